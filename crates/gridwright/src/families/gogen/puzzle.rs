//! One Gogen puzzle: its board, its words and its rules.

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{Board, Budget, Constraint, Count, Name, OutOfBudget, Shape, Value};

use super::alphabet::{SYMBOLS, letter};
use super::kernel::{self, Links, State};
use super::mask::SIDE;
use super::word::{Spelt, doubled};

/// A board with words to be spelt on it.
pub(super) struct Words {
    pub(super) words: Vec<String>,
    pub(super) board: Board,
    pub(super) constraints: Vec<Box<dyn Constraint>>,
    /// The state that the kernel starts from; `None` where a letter is given twice, or a word has
    /// one twice in a row and so cannot be spelt.
    pub(super) start: Option<State>,
    pub(super) links: Links,
    /// The words as numbers of letters.
    pub(super) spelt: Vec<Vec<u8>>,
}

impl Words {
    /// A puzzle with words of letters from A to Y only.
    pub(super) fn new(givens: Vec<Option<Value>>, words: Vec<String>) -> Words {
        let mut board = Board::of_cells(SIDE, SIDE, SYMBOLS.chars().collect());
        board.givens = givens;
        let everywhere = board.all_sites().collect();
        let mut constraints: Vec<Box<dyn Constraint>> = vec![Box::new(AllDifferent::new(
            Shape::Other,
            "letter",
            Name::new("each-once"),
            everywhere,
        ))];
        constraints.extend(words.iter().map(|word| Box::new(Spelt::new(word)) as Box<_>));
        let placed = board.givens.iter().enumerate();
        let start = State::new(placed.filter_map(|(cell, given)| Some(((*given)?.index(), cell))));
        let spelt: Vec<Vec<u8>> = words.iter().map(|word| letters(word)).collect();
        let start = start.filter(|_| !spelt.iter().any(|word| doubled(word).is_some()));
        let links = kernel::links(spelt.iter().map(Vec::as_slice));
        Words { words, board, constraints, start, links, spelt }
    }

    /// The words as numbers of letters.
    pub(super) fn spelt(&self) -> &[Vec<u8>] {
        &self.spelt
    }

    /// The number of solutions with other words, up to `limit`.
    pub(super) fn count_with(&self, links: &Links, limit: u64, budget: &mut Budget) -> Count {
        let Some(start) = &self.start else { return Count::exactly(0) };
        match kernel::count(start, links, limit, budget) {
            (n, Err(OutOfBudget)) => Count::OutOfBudget(n),
            (n, Ok(())) => Count::up_to(limit, n.into()),
        }
    }
}

/// A word as numbers of letters.
pub(super) fn letters(word: &str) -> Vec<u8> {
    word.chars().filter_map(|c| letter(c).map(|value| value.0)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright_core::{
        Budget, End, Family, Params, Puzzle, Rng, Site, StepQuery, Verdict, check, clue_states,
        culprits, explain, solve, solve_generally,
    };
    use gridwright_words::{Language, Words};

    use crate::families::gogen::Gogen;
    use crate::families::gogen::text::parse;

    const LINE: &str = "N.W.R.....S.X.B.....Q.M.P/BOXED,FOAM,JUSTICE,MUSHY,PLAYING,QUAVER,WICKED";

    #[test]
    fn the_easy_board_has_its_one_solution() {
        let puzzle = parse(LINE).unwrap();
        let Verdict::Unique(solution) = solve(&puzzle, &mut Budget::unlimited()) else {
            panic!("not unique");
        };
        assert_eq!(puzzle.solution_line(&solution), "NGWKRTICEDSYXVBHUAOFQJMLP");
    }

    #[test]
    fn words_are_ticked_off_and_their_cells_told() {
        let puzzle = parse(LINE).unwrap();
        let mut values = puzzle.board().givens.clone();
        let clue = |values: &[_], word: &str| {
            let mut clues = clue_states(&puzzle, values).into_iter();
            clues.find(|state| state.clue.label == word).expect("a word of the list")
        };
        // Q is at r5c1 and R at r1c5: QUAVER leaves Q for one of the two empty cells around it
        // that are not a given letter's.
        let quaver = clue(&values, "QUAVER");
        assert!(!quaver.is_done);
        assert!(quaver.sites.contains(&Site(20)) && quaver.sites.contains(&Site(4)));
        assert!(!quaver.sites.contains(&Site(0)), "N is no letter of it");
        let solution = "NGWKRTICEDSYXVBHUAOFQJMLP";
        for (i, letter) in solution.chars().enumerate() {
            values[i] = puzzle.board().value_of(letter);
        }
        assert!(puzzle.clue_progress(&values).iter().all(|clue| clue.is_done));
        let (g, k) = (values[1], values[3]);
        (values[1], values[3]) = (k, g);
        assert!(!clue(&values, "WICKED").is_done, "K is far from C");
        assert!(clue(&values, "FOAM").is_done);
    }

    /// A move leaves the cell, so that no letter follows itself.
    #[test]
    fn words_with_a_letter_twice_in_a_row_leave_no_solution() {
        let puzzle = parse(&format!("{LINE},ALL")).unwrap();
        assert_eq!(puzzle.line(), format!("{LINE},ALL"));
        assert_eq!(solve(&puzzle, &mut Budget::unlimited()), Verdict::None);
        assert_eq!(solve_generally(&puzzle, &mut Budget::unlimited()), Verdict::None);
        let solved = "NGWKRTICEDSYXVBHUAOFQJMLP";
        let values: Vec<_> = solved.chars().map(|sign| puzzle.board().value_of(sign)).collect();
        let full: Vec<_> = values.iter().map(|value| value.unwrap()).collect();
        assert!(!puzzle.accepts(&full));
        let broken = check(&puzzle, &values);
        assert!(broken.iter().any(|broken| broken.sites == [Site(23)]), "the cell of L");
        let states = clue_states(&puzzle, &values);
        assert_eq!(states.iter().filter(|state| !state.is_done).count(), 1);
        let explained = explain(&puzzle, &StepQuery::default(), &mut Budget::unlimited());
        assert_eq!(explained.end, End::Contradiction);
    }

    /// Eight boards, turned by hand rather than by the board itself.
    fn turns(cells: &str) -> Vec<String> {
        let cells: Vec<char> = cells.chars().collect();
        let quarter = |cells: &[char]| -> Vec<char> {
            (0..25).map(|i| cells[(4 - i % 5) * 5 + i / 5]).collect()
        };
        let mirrored = cells.chunks(5).flat_map(|row| row.iter().rev().copied()).collect();
        let four = |start: Vec<char>| {
            std::iter::successors(Some(start), |cells| Some(quarter(cells))).take(4)
        };
        four(cells).chain(four(mirrored)).map(String::from_iter).collect()
    }

    #[test]
    fn a_turned_board_with_its_words_in_another_order_has_the_same_name() {
        let mut names = BTreeSet::new();
        for seed in 0..12 {
            let params = ["style=uber", "style=hyper", "givens=3"][seed % 3];
            let params = Params::parse(Gogen.info().params, params).unwrap();
            let mut rng = Rng::from_seed(seed as u64);
            let made = Gogen.generate(1, &params, &mut rng, &mut Budget::unlimited()).unwrap();
            let (line, name) = (made.puzzle.line(), made.puzzle.canonical());
            assert_eq!(parse(&name).unwrap().canonical(), name);
            let (cells, words) = line.split_once('/').unwrap();
            let mut words: Vec<&str> = words.split(',').collect();
            for cells in turns(cells) {
                rng.shuffle(&mut words);
                let other = parse(&format!("{cells}/{}", words.join(","))).unwrap();
                assert_eq!(other.canonical(), name, "{cells}");
            }
            assert!(names.insert(name));
            // One word less, or two letters in each other's places, is another puzzle.
            let fewer = format!("{cells}/{}", words[1..].join(","));
            assert!(names.insert(parse(&fewer).unwrap().canonical()));
            let mut cells: Vec<char> = cells.chars().collect();
            let given: Vec<usize> = (0..25).filter(|&i| cells[i] != '.').collect();
            cells.swap(given[0], given[1]);
            let swapped = String::from_iter(cells);
            let is_turned = turns(&swapped).iter().any(|cells| line.starts_with(cells.as_str()));
            let swapped = parse(&format!("{swapped}/{}", words.join(","))).unwrap().canonical();
            assert_eq!(names.insert(swapped), !is_turned);
        }
    }

    #[test]
    fn misprints_are_named() {
        let blamed = |line: &str| {
            let puzzle = parse(line).unwrap();
            assert_eq!(solve(&puzzle, &mut Budget::unlimited()), Verdict::None);
            let found = culprits(&puzzle, &mut Budget::unlimited());
            found
                .iter()
                .map(|culprit| Words::new(Language::English).culprit(&puzzle, culprit))
                .collect::<Vec<_>>()
        };
        let one = blamed(&LINE.replace("JUSTICE", "JUSTCIE"));
        assert_eq!(one, ["without JUSTCIE it has several solutions"]);
        let two = blamed(&LINE.replace("JUSTICE", "JUSTICE,NWRS,RNX"));
        assert_eq!(two, ["without NWRS and RNX it has 1 solution"]);
        // Three are too many to be tried together, but the givens break them.
        let three = blamed(&format!("{LINE},NR,SB,QP"));
        assert!(three.iter().all(|words| words.starts_with("the clues")), "{three:?}");
    }

    #[test]
    fn givens_that_contradict_a_word_are_pointed_at() {
        let puzzle = parse("A...B..................../AB").unwrap();
        let broken = check(&puzzle, &puzzle.board().givens);
        assert_eq!(broken.len(), 1);
        assert_eq!(broken[0].name.to_string(), "word AB");
        assert_eq!(solve(&puzzle, &mut Budget::unlimited()), Verdict::None);
    }
}
