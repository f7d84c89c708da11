//! One Gogen puzzle: its rules in each of the ways they are needed, and its picture.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{
    Anchor, Board, Budget, Claim, Clause, Clue, ClueId, ClueProgress, Constraint, Count, Info,
    Item, Kernel, Marks, Name, OutOfBudget, Params, Position, Pt, Puzzle, Reasoner, Role, Scene,
    Shape, Site, Solution, Step, StepQuery, Turned, Value, first_step,
};
use serde_json::{Map, Value as Json};

use super::kernel::{self, Links, State};
use super::mask::{CELLS, SIDE};
use super::techniques::TABLE;
use super::word::{self, Spelt};
use super::{INFO, PARAMS, SYMBOLS, json, letter, pieces, text};

/// A board with words to be spelt on it.
pub(super) struct Words {
    pub(super) words: Vec<String>,
    board: Board,
    constraints: Vec<Box<dyn Constraint>>,
    /// What the kernel starts from; `None` where a letter is given twice.
    start: Option<State>,
    pub(super) links: Links,
    /// The words as numbers of letters.
    spelt: Vec<Vec<u8>>,
}

impl Words {
    /// The words have letters from A to Y only, and none twice in a row.
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
        let links = kernel::links(spelt.iter().map(Vec::as_slice));
        Words { words, board, constraints, start, links, spelt }
    }

    /// The words as numbers of letters.
    pub(super) fn spelt(&self) -> &[Vec<u8>] {
        &self.spelt
    }

    /// How many solutions there would be with other words, up to `limit`.
    fn count_with(&self, links: &Links, limit: u64, budget: &mut Budget) -> Count {
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

impl Puzzle for Words {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        Params::defaults(PARAMS)
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    /// Each letter has one cell, and if it is in a cell then each letter that follows it in a
    /// word is in one of the cells around that.
    fn clauses(&self) -> Vec<Clause> {
        let all = || (0..CELLS as u16).map(Site);
        let around = |site: Site| {
            let (row, col) = (site.index() / SIDE, site.index() % SIDE);
            all().filter(move |other| {
                let (r, c) = (other.index() / SIDE, other.index() % SIDE);
                *other != site && row.abs_diff(r) <= 1 && col.abs_diff(c) <= 1
            })
        };
        let mut clauses: Vec<Clause> = (0..CELLS as u8)
            .map(|letter| Clause::ExactlyOne(all().map(|s| Claim::is(s, Value(letter))).collect()))
            .collect();
        let mut pairs: Vec<(u8, u8)> = Vec::new();
        for word in &self.words {
            let word: Vec<u8> = word.bytes().map(|letter| letter - b'A').collect();
            pairs.extend(word.windows(2).flat_map(|p| [(p[0], p[1]), (p[1], p[0])]));
        }
        pairs.sort_unstable();
        pairs.dedup();
        for (one, other) in pairs {
            clauses.extend(all().map(|site| {
                let beside = around(site).map(|near| Claim::is(near, Value(other)));
                Clause::AnyOf([Claim::is_not(site, Value(one))].into_iter().chain(beside).collect())
            }));
        }
        clauses
    }

    fn accepts(&self, values: &[Value]) -> bool {
        let keeps_clues = values.len() == CELLS
            && self
                .board
                .givens
                .iter()
                .zip(values)
                .all(|(given, value)| given.is_none_or(|g| g == *value));
        let text: String = values.iter().filter_map(|v| SYMBOLS.chars().nth(v.index())).collect();
        keeps_clues
            && text
                .parse()
                .is_ok_and(|board: pieces::Board| pieces::is_solution(&board, &self.words))
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn kernel(&self) -> Option<&dyn Kernel> {
        Some(self)
    }

    /// The givens and the words.
    fn clues(&self) -> Vec<Clue> {
        let words = self.words.iter().enumerate().map(|(i, word)| Clue {
            id: ClueId::Other(i as u16),
            kind: "word",
            label: word.clone(),
            anchor: Anchor::Beside,
            sites: Vec::new(),
        });
        self.board.given_clues().into_iter().chain(words).collect()
    }

    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        let is_kept = |clue: ClueId| kept.contains(&clue);
        let givens = self.board.givens.iter().zip(self.board.all_sites());
        let givens = givens.map(|(given, site)| given.filter(|_| is_kept(ClueId::Given(site))));
        let words = self.words.iter().enumerate();
        let words = words.filter(|(i, _)| is_kept(ClueId::Other(*i as u16)));
        Arc::new(Words::new(givens.collect(), words.map(|(_, word)| word.clone()).collect()))
    }

    fn clue_progress(&self, values: &[Option<Value>]) -> Vec<ClueProgress> {
        let values = self.board.fitted(values);
        let progress = |(i, letters): (usize, &Vec<u8>)| {
            let (sites, is_done) = word::progress(letters, &values);
            ClueProgress { id: ClueId::Other(i as u16), sites, is_done }
        };
        self.spelt.iter().enumerate().map(progress).collect()
    }

    /// A lattice: every cell is joined to all it touches.
    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        (scene.rows, scene.cols) = (SIDE, SIDE);
        for r in 0..SIDE {
            for c in 0..SIDE {
                let steps = [(0, 1), (1, 0), (1, 1)].map(|(down, right)| (r + down, c + right));
                for (s, t) in steps.into_iter().filter(|&(s, t)| s < SIDE && t < SIDE) {
                    scene.line(Pt::cell(r, c), Pt::cell(s, t), Role::Grid);
                }
                if r + 1 < SIDE && c > 0 {
                    scene.line(Pt::cell(r, c), Pt::cell(r + 1, c - 1), Role::Grid);
                }
            }
        }
        scene.cells(&self.board, marks, &self.board.symbols);
        scene.items.push(Item::Caption(self.words.join(" ")));
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn line(&self) -> String {
        text::line(self)
    }

    fn json(&self) -> Map<String, Json> {
        json::write(self)
    }

    /// The line of the puzzle turned so that its board reads least, with the words in order: it
    /// can be read as a puzzle. Letters stay what they are, or the words would be none.
    fn canonical(&self) -> String {
        let signs = text::board_chars(&self.board);
        let read = |turned: Turned| turned.sites.iter().map(|site| signs[site.index()]).collect();
        let least: Option<String> = self.board.turned().map(read).into_iter().min();
        let words: BTreeSet<&str> = self.words.iter().map(String::as_str).collect();
        let words: Vec<&str> = words.into_iter().collect();
        format!("{}/{}", least.expect("eight ways to turn it"), words.join(","))
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        Arc::new(Words::new(self.board.fitted(&givens), self.words.clone()))
    }
}

impl Reasoner for Words {
    fn step(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        first_step(TABLE, self, position, query.at_most, budget)
    }

    /// A step takes a few cells from one letter, so even a plain puzzle has a dozen alike.
    fn many_steps(&self) -> Option<usize> {
        Some(30)
    }
}

impl Kernel for Words {
    fn solve(
        &self,
        limit: usize,
        budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        let Some(start) = &self.start else { return Some(Ok(Vec::new())) };
        Some(kernel::solutions(start, &self.links, limit, budget))
    }

    fn count(&self, limit: u64, budget: &mut Budget) -> Option<Count> {
        Some(self.count_with(&self.links, limit, budget))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright_core::{
        Budget, Family, Params, Puzzle, Rng, Site, Verdict, check, clue_states, culprits, solve,
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
