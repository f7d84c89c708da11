//! Checks canonical forms against every symmetry on small boards, and against random ones on large
//! boards.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Budget, Family as _, Params, Puzzle as _, Rng, Site, Value, Verdict, solve};

use super::{canonical, least_table, least_turn};
use crate::families::sudoku::info::PARAMS;
use crate::families::sudoku::puzzle::Grid;
use crate::families::sudoku::shape::{Extra, Regions, Shape};
use crate::families::sudoku::{Sudoku, text};

fn read(line: &str) -> Grid {
    text::parse(line).expect("a puzzle")
}

fn made(params: &str, seed: u64) -> Grid {
    let params = Params::parse(PARAMS, params).expect("valid");
    let made = Sudoku.generate(1, &params, &mut Rng::from_seed(seed), &mut Budget::unlimited());
    read(&made.expect("no limit").puzzle.line())
}

/// The cell that a move brings to each place.
fn cells(rows: &[usize], cols: &[usize], is_turned: bool) -> Vec<usize> {
    let n = rows.len();
    let cell = |r: usize, c: usize| if is_turned { c * n + r } else { r * n + c };
    (0..n * n).map(|i| cell(rows[i / n], cols[i % n])).collect()
}

/// The puzzle after a move, with its symbols renamed. Jigsaw regions move along, even if they fall
/// apart.
fn moved(grid: &Grid, from: &[usize], symbols: &[usize]) -> Grid {
    let renamed = |value: Value| Value(symbols[value.index()] as u8);
    let givens = from.iter().map(|&cell| grid.board().givens[cell].map(renamed)).collect();
    match &grid.shape().regions {
        Regions::Jigsaw(map) => {
            let regions = Regions::Jigsaw(from.iter().map(|&cell| map[cell]).collect());
            Grid::new(Shape { regions, ..grid.shape().clone() }, givens)
        }
        Regions::Boxes { .. } | Regions::Latin => grid.with(givens),
    }
}

/// The height and the width of a box; both are the side where there are no boxes.
fn bands(shape: &Shape) -> (usize, usize) {
    match shape.regions {
        Regions::Boxes { rows, cols } => (rows, cols),
        Regions::Jigsaw(_) | Regions::Latin => (shape.n, shape.n),
    }
}

/// Whether a move maps the groups of the rules to such groups.
fn keeps_groups(grid: &Grid, from: &[usize]) -> bool {
    let groups = |to: &dyn Fn(usize) -> usize| -> BTreeSet<BTreeSet<usize>> {
        let rules = grid.constraints().iter();
        rules.map(|rule| rule.sites().iter().map(|site| to(site.index())).collect()).collect()
    };
    groups(&|cell| from[cell]) == groups(&|cell| cell)
}

/// A random move that keeps the rules.
fn disguise(grid: &Grid, rng: &mut Rng) -> Vec<usize> {
    let (shape, n) = (grid.shape(), grid.shape().n);
    let (high, wide) = bands(shape);
    let is_turned = high == wide && rng.below(2) == 1;
    let mut lines = |high: usize| -> Vec<usize> {
        let bands = rng.permutation(n / high).into_iter();
        let lines = |band| rng.permutation(high).into_iter().map(move |i| band * high + i);
        bands.flat_map(lines).collect()
    };
    if shape.extras.is_empty() {
        return cells(&lines(high), &lines(wide), is_turned);
    }
    // With extra rules, the columns get the order of the rows, reversed half of the time.
    loop {
        let rows = lines(high);
        let back = |line: &usize| if is_turned { n - 1 - line } else { *line };
        let cols: Vec<usize> = rows.iter().map(back).collect();
        let from = cells(&rows, &cols, is_turned);
        if rows.iter().enumerate().any(|(i, line)| i != *line) && keeps_groups(grid, &from) {
            return from;
        }
    }
}

/// All orders of the numbers below `n` that keep bands of `high` numbers together.
fn orders(n: usize, high: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for at in 0..n {
        let goes_on = |order: &Vec<usize>, next: usize| {
            !order.contains(&next)
                && (at.is_multiple_of(high) || order[at - 1] / high == next / high)
        };
        let longer = |order: &Vec<usize>| -> Vec<Vec<usize>> {
            let next = (0..n).filter(|&next| goes_on(order, next));
            next.map(|next| [&order[..], &[next]].concat()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// All moves that keep bands together; where boxes are square, rows and columns may be exchanged.
fn all_moves(n: usize, high: usize, wide: usize) -> Vec<Vec<usize>> {
    let (rows, cols) = (orders(n, high), orders(n, wide));
    let pairs = rows.iter().flat_map(|rows| cols.iter().map(move |cols| (rows, cols)));
    pairs
        .flat_map(|(rows, cols)| [false, true].map(|is_turned| (rows, cols, is_turned)))
        .filter(|&(.., is_turned)| high == wide || !is_turned)
        .map(|(rows, cols, is_turned)| cells(rows, cols, is_turned))
        .collect()
}

/// The least of all forms of the clues and regions under the moves, found by trying each move.
fn least_of_all(grid: &Grid, moves: &[Vec<usize>]) -> Vec<usize> {
    let named = |look: &mut dyn Iterator<Item = Option<usize>>| -> Vec<usize> {
        let mut names = Vec::new();
        look.map(|thing| {
            let Some(thing) = thing else { return 0 };
            if !names.contains(&thing) {
                names.push(thing);
            }
            names.iter().position(|&name| name == thing).map_or(0, |name| name + 1)
        })
        .collect()
    };
    let look = |from: &Vec<usize>| {
        let clues = from.iter().map(|&cell| grid.board().givens[cell].map(Value::index));
        let regions = from.iter().map(|&cell| match &grid.shape().regions {
            Regions::Jigsaw(map) => Some(usize::from(map[cell])),
            Regions::Boxes { .. } | Regions::Latin => None,
        });
        [named(&mut { clues }), named(&mut { regions })].concat()
    };
    moves.iter().map(look).min().expect("there are moves")
}

/// A board with a few random clues, which may clash: every board that can be read has a canonical
/// form.
fn sparse(grid: &Grid, n_clues: usize, rng: &mut Rng) -> Grid {
    let n = grid.shape().n;
    let mut givens = vec![None; n * n];
    for _ in 0..n_clues {
        givens[rng.below(n * n)] = Some(Value(rng.below(n) as u8));
    }
    grid.with(givens)
}

/// Checks that two boards share a canonical form exactly if a move maps one to the other.
fn hold_against_moves(what: &str, boards: &[Grid], moves: &[Vec<usize>]) {
    let mut names: BTreeMap<Vec<usize>, String> = BTreeMap::new();
    for board in boards {
        let name = canonical(board);
        let known = names.entry(least_of_all(board, moves)).or_insert_with(|| name.clone());
        assert_eq!(*known, name, "{what}: {} is like another", board.line());
    }
    let kinds: BTreeSet<&String> = names.values().collect();
    assert_eq!(kinds.len(), names.len(), "{what}: two that are not alike have one name");
    let n_alike = boards.len() - kinds.len();
    assert!(n_alike > 10 && kinds.len() > 10, "{what}: {n_alike} alike, {} kinds", kinds.len());
}

/// All Latin squares of side 4.
fn latin_squares() -> Vec<Vec<Value>> {
    let mut all: Vec<Vec<Value>> = vec![Vec::new()];
    for at in 0..16 {
        let fits = |square: &Vec<Value>, value: Value| {
            let (row, col) = (at / 4, at % 4);
            (0..at).all(|i| square[i] != value || (i / 4 != row && i % 4 != col))
        };
        let longer = |square: &Vec<Value>| -> Vec<Vec<Value>> {
            let values = (0..4).map(Value).filter(|&value| fits(square, value));
            values.map(|value| [&square[..], &[value]].concat()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[test]
fn on_four_by_four_all_moves_count_that_leave_the_rules_as_they_are() {
    let mut rng = Rng::from_seed(1);
    for (params, n_moves) in [
        ("size=4", 128),
        ("size=4,regions=latin", 1152),
        ("size=4,windows=yes", 64),
        ("size=4,diagonal=yes", 16),
        ("size=4,regions=latin,diagonal=yes", 32),
    ] {
        let bare = made(params, 1).with(vec![None; 16]);
        let solutions: BTreeSet<Vec<Value>> =
            latin_squares().into_iter().filter(|square| bare.accepts(square)).collect();
        let keeps = |from: &Vec<usize>| {
            // So few squares of this side satisfy the diagonals that other orders keep them by
            // chance.
            if bare.shape().has(Extra::Rising) {
                return keeps_groups(&bare, from);
            }
            let moved = |square: &Vec<Value>| from.iter().map(|&cell| square[cell]).collect();
            solutions.iter().all(|square| solutions.contains::<Vec<Value>>(&moved(square)))
        };
        let moves: Vec<Vec<usize>> = all_moves(4, 4, 4).into_iter().filter(keeps).collect();
        assert_eq!(moves.len(), n_moves, "{params}");
        let mut boards: Vec<Grid> = (0..150).map(|i| sparse(&bare, i % 6, &mut rng)).collect();
        boards.extend((0..30).map(|seed| made(params, seed)));
        hold_against_moves(params, &boards, &moves);
    }
}

#[test]
fn on_six_by_six_and_small_jigsaws_all_orders_of_lines_count() {
    let mut rng = Rng::from_seed(2);
    for (params, n_boards) in
        [("size=6", 60), ("size=6,boxes=3x2", 60), ("size=5,regions=latin", 60)]
    {
        let bare = made(params, 1);
        let (high, wide) = bands(bare.shape());
        let mut boards: Vec<Grid> = (0..n_boards).map(|i| sparse(&bare, i % 5, &mut rng)).collect();
        for seed in 0..5 {
            let puzzle = made(params, seed);
            let from = disguise(&puzzle, &mut rng);
            boards.push(moved(&puzzle, &from, &rng.permutation(bare.shape().n)));
            boards.push(puzzle);
        }
        hold_against_moves(params, &boards, &all_moves(bare.shape().n, high, wide));
    }
    let mut boards = Vec::new();
    for seed in 0..12 {
        let bare = made("size=4,regions=jigsaw", seed);
        for i in 0..10 {
            let board = sparse(&bare, i % 4, &mut rng);
            boards.push(moved(&board, &disguise(&board, &mut rng), &rng.permutation(4)));
            boards.push(board);
        }
    }
    hold_against_moves("jigsaws", &boards, &all_moves(4, 4, 4));
}

#[test]
fn puzzles_in_disguise_have_the_same_name_and_near_misses_another() {
    let mut rng = Rng::from_seed(3);
    let mut names = BTreeSet::new();
    for (params, n_seeds) in [
        ("size=7,regions=latin", 3),
        ("size=8", 3),
        ("size=8,boxes=4x2", 3),
        ("regions=jigsaw", 3),
        ("size=8,regions=jigsaw,diagonal=yes", 2),
        ("size=10", 2),
        ("size=12", 2),
        ("size=16,clues=120", 2),
        ("size=25,clues=400", 1),
        ("size=25,clues=625", 1),
        ("diagonal=yes", 3),
        ("windows=yes", 3),
        ("diagonal=yes,windows=yes", 2),
        ("size=16,diagonal=yes,clues=130", 1),
    ] {
        for seed in 0..n_seeds {
            let puzzle = made(params, seed);
            let (n, name) = (puzzle.shape().n, canonical(&puzzle));
            let has_diagonals = puzzle.shape().has(Extra::Rising);
            for _ in 0..4 {
                // A jigsaw with diagonals is only turned.
                let from = match puzzle.shape().regions {
                    Regions::Jigsaw(_) if has_diagonals => (0..n * n).rev().collect(),
                    _ => disguise(&puzzle, &mut rng),
                };
                let same = moved(&puzzle, &from, &rng.permutation(n));
                assert_eq!(canonical(&same), name, "{params}: {}", same.line());
            }
            let givens = &puzzle.board().givens;
            let clue = givens.iter().position(Option::is_some).expect("there are clues");
            let mut fewer = givens.clone();
            let value = fewer[clue].take().expect("a clue");
            let mut other = givens.clone();
            other[clue] = Some(Value((value.0 + 1) % n as u8));
            assert!(names.insert(name), "{params}: two alike");
            assert!(names.insert(canonical(&puzzle.with(fewer))), "{params}: a clue less");
            assert!(names.insert(canonical(&puzzle.with(other))), "{params}: another clue");
            if matches!(puzzle.shape().regions, Regions::Boxes { .. }) {
                let same: Vec<usize> = (0..n).collect();
                let mut across = same.clone();
                across.swap(0, n - 1);
                let torn = moved(&puzzle, &cells(&across, &same, false), &same);
                assert!(names.insert(canonical(&torn)), "{params}: bands torn apart");
            }
        }
    }
}

#[test]
fn boxes_that_stand_are_boxes_that_lie_on_a_page_turned_over() {
    let mut names = BTreeSet::new();
    for params in
        ["size=6", "size=8,diagonal=yes", "size=6,anti-king=yes", "size=6,killer=yes", "size=12"]
    {
        let lying = made(params, 4);
        let (shape, n) = (lying.shape(), lying.shape().n);
        let Regions::Boxes { rows, cols } = shape.regions else { panic!("{params} has boxes") };
        assert!(rows < cols, "{params}");
        let line = |cell: usize| (cell / n, cell % n);
        let cages = shape.cages.iter().cloned().map(|mut cage| {
            for site in &mut cage.cells {
                let (r, c) = line(site.index());
                *site = Site((c * n + r) as u16);
            }
            cage.cells.sort();
            cage
        });
        let regions = Regions::Boxes { rows: cols, cols: rows };
        let shape = Shape { regions, cages: cages.collect(), ..shape.clone() };
        let givens = (0..n * n).map(line).map(|(r, c)| lying.board().givens[c * n + r]).collect();
        let standing = Grid::new(shape, givens);
        // Both are one puzzle: the solution of the second is the transposed solution of the first.
        let [one, other] = [&lying, &standing].map(|grid| {
            let Verdict::Unique(found) = solve(grid, &mut Budget::unlimited()) else {
                panic!("{params}: one solution")
            };
            found
        });
        assert!((0..n * n).all(|i| one[i] == other[line(i).1 * n + line(i).0]), "{params}");
        let name = canonical(&lying);
        assert_eq!(canonical(&standing), name, "{params}");
        assert!(names.insert(name), "{params}");
    }
}

#[test]
fn windows_and_boxes_can_change_places() {
    let puzzle = made("windows=yes", 5);
    let mut lines: Vec<usize> = (0..9).collect();
    lines.swap(0, 3);
    lines.swap(5, 8);
    let same: Vec<usize> = (0..9).collect();
    let other = moved(&puzzle, &cells(&lines, &lines, false), &same);
    // It is a proper puzzle, whose solution has its lines in that order.
    let solved = solve(&other, &mut Budget::unlimited());
    assert!(matches!(solved, Verdict::Unique(_)), "{}", other.line());
    assert_eq!(canonical(&other), canonical(&puzzle));
    let rows_only = moved(&puzzle, &cells(&lines, &same, false), &same);
    assert_ne!(canonical(&rows_only), canonical(&puzzle));
}

#[test]
fn where_rules_speak_of_neighbours_or_sums_turns_count() {
    // Renaming keeps the rules only where no rule depends on the number of a symbol.
    for (params, renames) in [
        ("size=6,anti-knight=yes", Some(1)),
        ("size=8,anti-king=yes", Some(3)),
        ("size=6,non-consecutive=yes", None),
        ("layout=twin", Some(4)),
    ] {
        let puzzle = made(params, 7);
        let n = puzzle.shape().n as u8;
        let mut turned = puzzle.board().givens.clone();
        turned.reverse();
        for value in turned.iter_mut().flatten() {
            value.0 = renames.map_or(n - 1 - value.0, |by| (value.0 + by) % n);
        }
        assert_eq!(canonical(&puzzle.with(turned)), canonical(&puzzle), "{params}");
        let mut less = puzzle.board().givens.clone();
        let clue = less.iter().position(Option::is_some).expect("it has clues");
        less[clue] = None;
        assert_ne!(canonical(&puzzle.with(less)), canonical(&puzzle), "{params}");
    }
    let killer = |seed| canonical(&made("size=4,killer=yes", seed));
    assert_ne!(killer(1), killer(2));
}

#[test]
fn regions_that_are_boxes_are_boxes() {
    let map = "aabbaabbccddccdd";
    assert_eq!(
        canonical(&read(&format!("12........21..../regions={map}"))),
        canonical(&read("12........21...."))
    );
    let other = "12........21..../regions=aaabacbbccdbcddd";
    assert_ne!(canonical(&read(other)), canonical(&read("12........21....")));
    let classic = made("", 1);
    let boxes = (0..81).map(|i| (i / 27 * 3 + i % 9 / 3) as u8).collect();
    let shape = Shape::with_regions(9, Regions::Jigsaw(boxes));
    let jigsaw = Grid::new(shape, classic.board().givens.clone());
    assert_eq!(canonical(&jigsaw), canonical(&classic));
}

#[test]
fn a_budget_that_is_spent_leaves_turns() {
    let puzzle = made("size=8", 1);
    assert!(least_table(&puzzle, &mut Budget::nodes(200)).is_none());
    let upside_down: Vec<usize> = (0..64).rev().collect();
    let symbols = Rng::from_seed(1).permutation(8);
    let turned = moved(&puzzle, &upside_down, &symbols);
    assert_eq!(least_turn(&turned), least_turn(&puzzle));
    let quarter = cells(&[7, 6, 5, 4, 3, 2, 1, 0], &[0, 1, 2, 3, 4, 5, 6, 7], true);
    assert_ne!(least_turn(&moved(&puzzle, &quarter, &symbols)), least_turn(&puzzle));
    assert_ne!(least_turn(&puzzle), canonical(&puzzle));
}

/// Canonical forms are stored in files and must not change.
#[test]
fn names_are_what_they_always_were() {
    for (line, name) in [
        ("12........21....", "4: ..1..2....2..1../1212343412123434"),
        ("12........21..../latin", "4 latin: .........12.2..1"),
        (
            "12........21..../diagonal",
            "4 diagonal: ..1..2...1....2./1122334433441122/1.2..2.12.1..1.2",
        ),
        (
            "12........21..../windows",
            "4 windows: ...1..1...2....2/1212343434341212/1221122134433443",
        ),
        ("12........21..../regions=aaabacbbccdbcddd", "4: ..1...2..1...2../1232223311341444"),
        ("12........21..../anti-king", "4 anti-king: 0 0 0 0 0 0 1 2 0 0 0 0 2 1 0 0"),
    ] {
        assert_eq!(canonical(&read(line)), name, "{line}");
    }
}
