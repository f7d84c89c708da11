//! Checks of Futoshiki beyond those of every family: counts against brute force, ids of another
//! program, generation at every size and level, and the canonical form.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright_core::{
    Budget, ClueId, Count, Effect, End, Family as _, Generated, Level, Mask, Params, Play,
    Position, Profile, Puzzle, Removal, Rng, Shortfall, Site, Step, StepQuery, Value, Verdict,
    count, culprits, effects_words, explain, explain_from, minimise, rate, solve, without_clues,
};
use gridwright_words::{Language, Words};

use super::super::listed_steps::compare;
use super::canonical::{Count as Counting, disguised};
use super::info::PARAMS;
use super::puzzle::Square;
use super::techniques::NEVER_NEXT;
use super::{Futoshiki, text, unequal};
use crate::{family, open};

fn made(params: &str, seed: u64) -> Generated {
    try_made(params, seed).unwrap_or_else(|shortfall| panic!("{params} seed {seed}: {shortfall}"))
}

fn try_made(params: &str, seed: u64) -> Result<Generated, Shortfall> {
    let params = Params::parse(PARAMS, params).expect("valid");
    Futoshiki.generate(1, &params, &mut Rng::from_seed(seed), &mut Budget::nodes(20_000_000))
}

fn square(puzzle: &dyn Puzzle) -> Square {
    text::parse(&puzzle.line()).expect("a line")
}

/// All Latin squares of a side that have these numbers (0 for any), row by row: deliberately slow
/// and plain.
fn latin(n: usize, cells: &[usize]) -> Vec<Vec<usize>> {
    let mut squares = Vec::new();
    let mut grid: Vec<usize> = Vec::new();
    fn extend(n: usize, cells: &[usize], grid: &mut Vec<usize>, squares: &mut Vec<Vec<usize>>) {
        let at = grid.len();
        if at == n * n {
            squares.push(grid.clone());
            return;
        }
        for number in 1..=n {
            let is_other = cells[at] != 0 && cells[at] != number;
            let in_row = grid[at - at % n..].contains(&number);
            let in_column = (0..at / n).any(|row| grid[row * n + at % n] == number);
            if !is_other && !in_row && !in_column {
                grid.push(number);
                extend(n, cells, grid, squares);
                grid.pop();
            }
        }
    }
    extend(n, cells, &mut grid, &mut squares);
    squares
}

#[test]
fn counts_on_small_boards_are_those_of_brute_force() {
    let all = latin(4, &[0; 16]);
    assert_eq!(all.len(), 576);
    let mut rng = Rng::from_seed(1);
    let mut met = [0; 3];
    for _ in 0..400 {
        // The text is put together here, and read by the family.
        let mut cells = [0; 16];
        for _ in 0..rng.below(4) {
            cells[rng.below(16)] = 1 + rng.below(4);
        }
        let mut signs: Vec<(usize, usize, bool)> = Vec::new();
        let mut line = String::new();
        for (i, &cell) in cells.iter().enumerate() {
            if i > 0 && i % 4 == 0 {
                line.push('/');
            }
            line.push(char::from(b"0123456789"[cell]));
            for (is_there, other, marks) in [(i % 4 < 3, i + 1, "<>"), (i < 12, i + 4, "^v")] {
                if is_there && rng.below(3) == 0 {
                    let falls = rng.below(2);
                    signs.push((i, other, falls == 0));
                    line.push(char::from(marks.as_bytes()[falls]));
                }
            }
        }
        let keeps = |grid: &&Vec<usize>| {
            let has_cells = (0..16).all(|i| cells[i] == 0 || cells[i] == grid[i]);
            has_cells && signs.iter().all(|&(a, b, rises)| (grid[a] < grid[b]) == rises)
        };
        let right = all.iter().filter(keeps).count();
        met[right.min(2)] += 1;
        let puzzle = Futoshiki.parse(&line).expect("a line");
        let counted = count(&*puzzle, u64::MAX, &mut Budget::unlimited());
        assert_eq!(counted, Count::exactly(right as u64), "{line}");
    }
    assert!(met.iter().all(|&n| n > 10), "{met:?}");
}

/// Ids of Unequal, made without this program, and their solutions.
const IDS: &[(&str, &str)] = &[
    ("4:0,0R,0,3,3,0,0D,0,2,0,0,0,0,0,0R,2,", "1423324123144132"),
    ("4:0,0,0,0,0,0,2,0,0D,0,0U,0,0R,0,0,3,", "3412132442312143"),
    ("5:0,0,0,0D,0,0,0D,0L,0D,0,0,0,0,0,0,0D,0L,0,0UD,0U,0,0,0,0,0L,", "4135234521524132314515234"),
    ("5:3,0,0,0,0,0,0U,5,0,0,0,0,0,0,0,1,0,0R,0U,4,0,0,0,0,2,", "3124524531524131532443152"),
];

fn read_id(id: &str) -> Result<Arc<dyn Puzzle>, String> {
    let record = (unequal::FORMAT.read)(id).map_err(|error| error.to_string());
    record.map(|record| record.puzzle)
}

#[test]
fn ids_of_unequal_are_read_and_written() {
    for (id, solution) in IDS {
        let opened = open(id, None, &mut Budget::nodes(0)).expect(id);
        assert_eq!(opened.info().id, "futoshiki", "{id}");
        let puzzle = read_id(id).expect(id);
        assert_eq!(puzzle.line(), opened.line());
        let nothing = Play::default();
        let again = unequal::FORMAT.written(&*puzzle, &nothing, &mut Budget::nodes(0));
        assert_eq!(again.as_deref(), Ok(*id));
        assert_eq!(by_brute_force(id), [*solution], "{id}");
        let verdict = solve(&*puzzle, &mut Budget::unlimited());
        let Verdict::Unique(found) = verdict else { panic!("{id}: {}", verdict.name()) };
        assert_eq!(puzzle.solution_line(&found), *solution, "{id}");
    }
    // The last comma may be missing, runs of empty cells are letters, flags may come from both
    // sides, and the settings of the generator do not count.
    let (id, _) = IDS[1];
    let line = read_id(id).unwrap().line();
    for other in [
        "4:0,0,0,0,0,0,2,0,0D,0,0U,0,0R,0,0,3",
        "4dt:0,0,0,0,0,0,2,0,0D,0,0U,0,0R,0,0,3,",
        "4de:e0,2,a0D,a0U,a0R,b3,",
    ] {
        assert!((unequal::FORMAT.is_it)(other), "{other}");
        assert_eq!(read_id(other).map(|puzzle| puzzle.line()).as_ref(), Ok(&line), "{other}");
    }
}

#[test]
fn what_is_no_plain_unequal_id_is_refused_by_name() {
    const SEED: &str = "1: expected a board, but ";
    let cells = "0,".repeat(16);
    for (id, expected) in [
        (format!("4a:{cells}"), "1: expected plain Unequal, found the mode Adjacent, in which"),
        (format!("4adk:{cells}"), "1: expected plain Unequal, found the mode Adjacent, in which"),
        (format!("4k:{cells}"), "1: expected plain Unequal, found the mode Kropki, in which"),
        (format!("3:{cells}"), "1: expected a side from 4 to 9, found 3"),
        (format!("10:{cells}"), "1: expected a side from 4 to 9, found 10"),
        ("4:0,0".to_owned(), "6: expected 16 cells, found 2"),
        (format!("4:{cells}0,"), "35: expected 16 cells, found more"),
        ("4:5,".to_owned(), "3: expected a number from 0 to 4 for each cell"),
        ("4:,0".to_owned(), "3: expected a number from 0 to 4 for each cell"),
        ("4:0U,".to_owned(), "4: expected signs within the board only"),
        ("4:0,0,0,0R,".to_owned(), "10: expected signs within the board only"),
        ("4:0L,".to_owned(), "4: expected signs within the board only"),
        ("4:0R,0L,".to_owned(), "7: expected two cells of which only one is greater"),
        ("4:0X,".to_owned(), "4: expected U, R, D, L or a comma, found 'X'"),
        ("4#123".to_owned(), SEED),
        ("4de#1234".to_owned(), SEED),
        ("5adk#123".to_owned(), SEED),
        ("hello".to_owned(), "1: expected an Unequal id such as 4:0D,3,0,0R,..."),
        ("4q:0,0".to_owned(), "1: expected an Unequal id such as 4:0D,3,0,0R,..."),
    ] {
        let error = read_id(&id).err().expect(&id);
        let expected = format!("line 1, column {expected}");
        assert!(error.starts_with(&expected), "{id}: {error}");
    }
    for id in ["5dk#123", "4de#1234"] {
        for named in [None, family("futoshiki")] {
            let error = open(id, named, &mut Budget::nodes(0)).err().expect(id).to_string();
            let expected =
                format!("{id} is a random seed of Unequal, from which only that program");
            assert!(error.contains(&expected), "{error}");
        }
    }
    for other in
        ["3x3:5_3b7d6", "9j:a1,b", "5:1/2/3/4/5", "4#", "#123", "4#12a", "4:0", "", ":", "a:0,0"]
    {
        assert!(!(unequal::FORMAT.is_it)(other), "{other}");
    }
}

/// The solutions of an id, read without the family.
fn by_brute_force(id: &str) -> Vec<String> {
    let (n, cells) = id.split_once(':').expect("an id");
    let n: usize = n.parse().expect("a side");
    let cells: Vec<&str> = cells.trim_end_matches(',').split(',').collect();
    let number = |cell: &&str| cell.trim_end_matches(['U', 'R', 'D', 'L']).parse().expect("a cell");
    let numbers: Vec<usize> = cells.iter().map(number).collect();
    let keeps = |grid: &Vec<usize>| {
        cells.iter().enumerate().all(|(i, cell)| {
            (!cell.contains('U') || grid[i] > grid[i - n])
                && (!cell.contains('R') || grid[i] > grid[i + 1])
                && (!cell.contains('D') || grid[i] > grid[i + n])
                && (!cell.contains('L') || grid[i] > grid[i - 1])
        })
    };
    let right = latin(n, &numbers).into_iter().filter(keeps);
    right.map(|grid| grid.iter().map(usize::to_string).collect()).collect()
}

#[test]
fn every_form_is_known_without_a_name_and_by_nobody_else() {
    let mut puzzles: Vec<Arc<dyn Puzzle>> =
        Futoshiki.info().presets.iter().map(|preset| made(preset, 1).puzzle).collect();
    // Boards with nothing printed, and boards with givens only.
    for n in 4..=9 {
        puzzles.push(Arc::new(Square::new(n, vec![None; n * n], Vec::new())));
        puzzles.push(made(&format!("size={n},signs=0"), 2).puzzle);
    }
    for puzzle in &puzzles {
        let id = unequal::FORMAT.written(&**puzzle, &Play::default(), &mut Budget::nodes(0));
        for form in [puzzle.text(), puzzle.line(), id.expect("it holds everything")] {
            let opened = open(&form, None, &mut Budget::nodes(0));
            let opened = opened.unwrap_or_else(|error| panic!("{error}:\n{form}"));
            assert_eq!(opened.info().id, "futoshiki", "{form}");
            assert_eq!(opened.line(), puzzle.line());
        }
        for other in crate::FAMILIES.iter().filter(|family| family.info().id != "futoshiki") {
            for form in [puzzle.text(), puzzle.line()] {
                assert!(other.parse(&form).is_err(), "{} reads\n{form}", other.info().id);
            }
        }
    }
}

/// Whether it has one solution, and several without any one of its clues.
fn is_minimal(puzzle: &dyn Puzzle) -> bool {
    let n_solutions = |puzzle: &dyn Puzzle| count(puzzle, 2, &mut Budget::unlimited());
    n_solutions(puzzle) == Count::exactly(1)
        && puzzle.clues().iter().all(|clue| {
            n_solutions(&*without_clues(puzzle, &[clue.id])) == Count::AtLeast(2u8.into())
        })
}

#[test]
fn puzzles_of_every_size_are_minimal_in_givens_and_signs() {
    let mut n_of_both = 0;
    for n in 4..=9 {
        for seed in 0..3 {
            let Generated { puzzle, .. } = made(&format!("size={n}"), seed);
            assert!(is_minimal(&*puzzle), "{}", puzzle.line());
            let n_givens = puzzle.board().n_givens();
            n_of_both += usize::from(n_givens > 0 && n_givens < puzzle.clues().len());
        }
    }
    assert!(n_of_both > 12, "{n_of_both} puzzles have both kinds");
}

#[test]
fn amounts_are_met_as_numbers_and_as_shares() {
    for (params, n_givens, n_signs) in [
        ("size=4,givens=0", Some(0), None),
        ("givens=25", Some(25), None),
        ("givens=3", Some(3), None),
        ("size=6,givens=25%", Some(9), None),
        ("signs=0", None, Some(0)),
        ("size=6,signs=50%", None, Some(30)),
        ("size=7,signs=100%", None, Some(84)),
        ("size=6,givens=5,signs=15", Some(5), Some(15)),
        ("size=5,givens=0,signs=50%", Some(0), Some(20)),
        ("size=5,givens=100%,signs=100%", Some(25), Some(40)),
        ("size=5,givens=4,signs=5,minimal=yes", Some(4), Some(5)),
        ("size=9,givens=30,signs=20", Some(30), Some(20)),
    ] {
        let Generated { puzzle, solution, .. } = made(params, 3);
        let found = (puzzle.board().n_givens(), square(&*puzzle).signs.len());
        assert!(n_givens.is_none_or(|n| n == found.0), "{params}: {found:?}");
        assert!(n_signs.is_none_or(|n| n == found.1), "{params}: {found:?}");
        assert!(puzzle.accepts(&solution), "{params}");
        let counted = count(&*puzzle, 2, &mut Budget::unlimited());
        assert_eq!(counted, Count::exactly(1), "{params}");
        if params.contains("minimal") {
            assert!(is_minimal(&*puzzle), "{params}: {}", puzzle.line());
        }
    }
    for (params, expected) in [
        (
            "givens=26",
            "givens=26: expected a number up to 25, or a share of the cells of the board",
        ),
        ("signs=41", "signs=41: expected a number up to 40, or a share of the places between"),
        ("signs=101%", "signs=101%: expected a number up to 40"),
        ("signs=many", "signs=many: expected a number up to 40"),
        ("signs=%", "signs=%: expected a number up to 40"),
        ("signs=5%5", "signs=5%5: expected a number up to 40"),
        ("givens=0,signs=0", "givens=0: expected signs with it"),
    ] {
        let error = try_made(params, 1).err().expect(params).to_string();
        assert!(error.starts_with(expected), "{error}");
    }
    // One clue cannot be enough.
    let params = Params::parse(PARAMS, "size=4,givens=1,signs=0").unwrap();
    let missed = Futoshiki.generate(1, &params, &mut Rng::from_seed(1), &mut Budget::unlimited());
    let missed = missed.err().expect("there is none").to_string();
    assert_eq!(missed, "no puzzle with givens=1 and signs=0 in 1000 attempts");
}

#[test]
fn every_level_is_made() {
    for (params, levels) in [
        ("size=4", &Level::ALL[..]),
        ("size=5", &Level::ALL[..]),
        ("size=6", &Level::ALL[..]),
        ("size=7,givens=5", &Level::ALL[..]),
        ("size=8", &Level::ALL[..4]),
        ("size=9", &Level::ALL[..3]),
    ] {
        for level in levels {
            let params = format!("{params},level={}", level.name());
            let Generated { puzzle, .. } = made(&params, 1);
            let rating = rate(&*puzzle, Profile::DEFAULT, &mut Budget::unlimited());
            assert_eq!(rating.map(|rating| rating.level), Ok(*level), "{params}");
        }
    }
}

#[test]
fn wishes_for_techniques_are_met() {
    for (params, wanted) in [
        ("needs=sign-room,at-most=sign-room", "sign-room"),
        ("size=4,needs=sign-chain,at-most=sign-chain", "sign-chain"),
        ("size=6,needs=xy-wing,rating=4.2..4.4", "xy-wing"),
        ("size=4,at-most=forced-end,needs=forced-end", "forced-end"),
    ] {
        let Generated { puzzle, .. } = made(params, 1);
        let rating = rate(&*puzzle, Profile::DEFAULT, &mut Budget::unlimited()).unwrap();
        assert_eq!(rating.hardest_name(), wanted, "{params}");
    }
}

#[test]
fn disguises_share_a_canonical_form_and_a_clue_less_has_another() {
    let mut forms = BTreeSet::new();
    for seed in 0..20 {
        let puzzle = made(["size=4", "", "size=6", "givens=0"][seed as usize % 4], seed).puzzle;
        let (square, form) = (square(&*puzzle), puzzle.canonical());
        let mut lines = BTreeSet::new();
        for turned in square.board().turned() {
            for counting in [Counting::Up, Counting::Down] {
                let other = disguised(&square, &turned, counting);
                assert_eq!(other.canonical(), form, "{}", other.line());
                // It has one solution, like the puzzle it comes from.
                let counted = count(&other, 2, &mut Budget::unlimited());
                assert_eq!(counted, Count::exactly(1), "{}", other.line());
                lines.insert(other.line());
            }
        }
        assert!(lines.len() > 4 && lines.contains(&form), "{form}: {}", lines.len());
        assert!(forms.insert(form));
        let fewer = without_clues(&square, &[puzzle.clues()[0].id]);
        assert!(forms.insert(fewer.canonical()), "{}", fewer.line());
    }
}

#[test]
fn a_misprint_is_named() {
    let puzzle = Futoshiki.parse("1<2>34/34..v/..../....").unwrap();
    let found = culprits(&*puzzle, &mut Budget::unlimited());
    let english = Words::new(Language::English);
    let words: Vec<String> =
        found.iter().map(|culprit| english.culprit(&*puzzle, culprit)).collect();
    assert_eq!(words, ["without r1c2>r1c3 it has several solutions"]);
}

#[test]
fn minimising_says_which_signs_went() {
    // The first row is given, and so are the signs between its cells.
    let puzzle = Futoshiki.parse("1<2<3<4/3>.../.^.../....").unwrap();
    let Verdict::Unique(solution) = solve(&*puzzle, &mut Budget::unlimited()) else {
        panic!("not unique");
    };
    let clues = puzzle.clues();
    let removal = Removal::one_by_one(clues.iter().map(|clue| clue.id).rev());
    let minimised = minimise(&*puzzle, &solution, &removal, &mut Budget::unlimited());
    let name = |id: &ClueId| {
        let clue = clues.iter().find(|clue| clue.id == *id).expect("a clue of the puzzle");
        clue.name(puzzle.board())
    };
    let went: Vec<String> = minimised.removed.iter().map(name).collect();
    assert_eq!(went, ["r1c3<r1c4", "r1c2<r1c3", "r1c1<r1c2", "r1c4"]);
    assert!(is_minimal(&*without_clues(&*puzzle, &minimised.removed)));
}

#[test]
fn signs_in_a_circle_have_no_solution_and_no_chain() {
    let square = text::parse(".<v.^../.>.../..../....").unwrap_or_else(|error| panic!("{error}"));
    assert!(square.heights().is_none());
    let counted = count(&square, 1, &mut Budget::unlimited());
    assert_eq!(counted, Count::exactly(0));
    let explained = explain(&square, &StepQuery::default(), &mut Budget::unlimited());
    assert_eq!(explained.end, End::Contradiction);
}

/// The first step of a technique on the way through a puzzle.
fn step_of(id: &str, line: &str) -> (Arc<dyn Puzzle>, Step) {
    let puzzle = Futoshiki.parse(line).expect("a line");
    let explained = explain(&*puzzle, &StepQuery::default(), &mut Budget::unlimited());
    let step = explained.steps.into_iter().find(|step| step.technique.id == id);
    (puzzle, step.unwrap_or_else(|| panic!("no {id} in {line}")))
}

#[test]
fn steps_name_the_cells_and_the_signs_they_use() {
    for (id, line, effects, reason) in [
        (
            "forced-end",
            ".>.<.<./..../..../....",
            "r1c2=1",
            "In row 1 only r1c2 can be 1: the signs r1c1>r1c2, r1c2<r1c3 and r1c3<r1c4 keep it out \
             of r1c1, r1c3 and r1c4.",
        ),
        (
            "sign-chain",
            ".<.<../..../..../....",
            "r1c1<>34 r1c2<>14 r1c3<>12",
            "The signs r1c1<r1c2 and r1c2<r1c3 form a chain: of r1c1, r1c2 and r1c3 each is smaller \
             than the next. Every one of them must leave lower values for those before it and \
             higher ones for those after it.",
        ),
        (
            "sign-bound",
            ".^.../..../..../....",
            "r1c1<>4",
            "The sign r1c1<r2c1 makes r1c1 smaller than r2c1. r2c1 is at most 4, so r1c1 is less \
             than that.",
        ),
        (
            "sign-room",
            ".<.>../..../..../....",
            "r1c2<>2",
            "The signs r1c1<r1c2 and r1c2>r1c3 make r1c1 and r1c3 smaller than r1c2, and in row 1 \
             they all differ. If r1c2 were 2, there would not be enough values for them.",
        ),
        (
            "sign-room",
            ".>.<../..../..../....",
            "r1c2<>3",
            "The signs r1c1>r1c2 and r1c2<r1c3 make r1c1 and r1c3 greater than r1c2, and in row 1 \
             they all differ. If r1c2 were 3, there would not be enough values for them.",
        ),
    ] {
        let (puzzle, step) = step_of(id, line);
        assert_eq!(effects_words(puzzle.board(), &step.finding.effects), effects, "{line}");
        assert_eq!(Words::new(Language::English).why(&*puzzle, &step), reason, "{line}");
        let all: BTreeSet<String> =
            Language::ALL.map(|language| Words::new(language).why(&*puzzle, &step)).into();
        assert_eq!(all.len(), Language::ALL.len(), "{id} is not in every language");
    }
}

#[test]
fn every_bound_of_a_sign_is_listed() {
    let mut n_listed = 0;
    for seed in 0..6 {
        let square = square(&*made("size=6", seed).puzzle);
        n_listed += compare(&square, "sign-bound", |position| {
            let mut all = Vec::new();
            for sign in &square.signs {
                let (low, high) = (sign.smaller(), sign.larger());
                let top = position.at(high).iter().max();
                let bottom = position.at(low).iter().min();
                let too_high = |value: &Value| top.is_some_and(|top| *value >= top);
                let too_low = |value: &Value| bottom.is_some_and(|bottom| *value <= bottom);
                let lost = |cell: Site, is_lost: &dyn Fn(&Value) -> bool| -> Mask {
                    position.at(cell).iter().filter(|value| is_lost(value)).collect()
                };
                for (cell, gone) in [(low, lost(low, &too_high)), (high, lost(high, &too_low))] {
                    if position.is_open(cell) && !gone.is_empty() {
                        all.push(vec![Effect::Drop(cell, gone)]);
                    }
                }
            }
            all
        });
    }
    assert!(n_listed > 50, "{n_listed} bounds");
}

#[test]
fn what_is_never_next_is_not_next_at_random_positions() {
    let mut rng = Rng::from_seed(20);
    let mut n_steps = 0;
    for seed in 0..12 {
        let puzzle = made(["size=5", "size=6", "size=7"][seed as usize % 3], seed).puzzle;
        let Verdict::Unique(solution) = solve(&*puzzle, &mut Budget::unlimited()) else { panic!() };
        for _ in 0..20 {
            let mut position = Position::of(&*puzzle);
            let share = rng.below(60);
            for site in puzzle
                .board()
                .all_sites()
                .filter(|&site| position.is_open(site))
                .collect::<Vec<_>>()
            {
                for value in
                    position.at(site).iter().filter(|&value| value != solution[site.index()])
                {
                    if rng.below(100) < share {
                        position.cross_out(site, Mask::of(value));
                    }
                }
            }
            let explained =
                explain_from(&*puzzle, position, &StepQuery::default(), &mut Budget::nodes(50_000));
            n_steps += explained.steps.len();
            let never = explained.steps.iter().find(|step| NEVER_NEXT.contains(&step.technique.id));
            assert_eq!(never.map(|step| step.technique.id), None, "{}", puzzle.line());
        }
    }
    assert!(n_steps > 1000, "{n_steps} steps");
}
