//! Canonical forms: one text for all squares that are the same up to symmetry.
//!
//! Permuting rows, columns or symbols, and transposing, keep the rules. Areas that are a rule move
//! along: an order of lines that maps them to the areas of another square makes the two the same,
//! and turning the paper is one such order. Areas that only guided the removal of clues say nothing
//! about the solution, so a square is the same without them or with others. Exchanging symbols with
//! rows or columns would also keep the rules, but then the place of a symbol in a row becomes the
//! symbol of a cell, and players would not recognise the puzzle.

use gridwright_core::{Budget, Puzzle as _, Table};

use super::puzzle::{Mode, SYMBOLS, Square};

/// Budget for the canonical form of a table, which is a few seconds at most. Only squares made to
/// exceed it do; for those, only turns and reflections are tried.
const MOST_LOOKS: u64 = 200_000_000;

/// The canonical form: the board of a square that represents all of them, and a number for each
/// cell for areas that are a rule.
pub(super) fn canonical(square: &Square) -> String {
    let table = table(square);
    let mut budget = Budget::nodes(MOST_LOOKS);
    let both = [table.canonical(&mut budget), table.transposed().canonical(&mut budget)];
    let least = match both {
        [Ok(one), Ok(other)] => one.min(other),
        _ => least_turn(square),
    };
    written(&least)
}

/// The table of clues, and of areas where they are a rule.
fn table(square: &Square) -> Table {
    let givens = square.board().givens.iter();
    let mut layers: Vec<Vec<u16>> =
        vec![givens.map(|given| given.map_or(0, |value| u16::from(value.0) + 1)).collect()];
    if square.mode == Mode::Distinct {
        let cells = 0..square.n * square.n;
        layers.push(cells.map(|cell| square.areas.of(cell) as u16 + 1).collect());
    }
    Table { n_rows: square.n, n_cols: square.n, layers }
}

fn least_turn(square: &Square) -> Table {
    let table = table(square);
    let turned = square.board().turned().map(|turned| {
        let seen = |layer: &Vec<u16>| turned.sites.iter().map(|site| layer[site.index()]).collect();
        Table { layers: table.layers.iter().map(seen).collect(), ..table }.relabelled()
    });
    turned.into_iter().min().expect("eight ways to turn it")
}

fn written(table: &Table) -> String {
    let symbols: Vec<char> = ['.'].into_iter().chain(SYMBOLS.chars()).collect();
    let board: String = table.layers[0].iter().map(|&name| symbols[usize::from(name)]).collect();
    match table.layers.get(1) {
        None => board,
        Some(areas) => {
            let areas: Vec<String> = areas.iter().map(u16::to_string).collect();
            format!("{board}/{}", areas.join(","))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use gridwright_core::{Budget, Family as _, Params, Puzzle, Rng, Site, Value};

    use super::{canonical, least_turn, written};
    use crate::families::cirth::areas::Areas;
    use crate::families::cirth::info::PARAMS;
    use crate::families::cirth::puzzle::{Mode, Square};
    use crate::families::cirth::{Cirth, text};

    fn made(params: &str, seed: u64) -> Square {
        let params = Params::parse(PARAMS, params).expect("valid");
        let made = Cirth.generate(1, &params, &mut Rng::from_seed(seed), &mut Budget::unlimited());
        text::parse(&made.expect("no limit").puzzle.line()).expect("a square")
    }

    /// The square with cells moved from other cells, and its symbols renamed.
    fn moved(square: &Square, from: &[usize], symbols: &[usize]) -> Square {
        let renamed = |value: Value| Value(symbols[value.index()] as u8);
        let givens = from.iter().map(|&cell| square.board().givens[cell].map(renamed)).collect();
        let areas = match square.mode {
            Mode::None => Areas::none(square.n),
            Mode::Guide | Mode::Distinct => {
                let mut lists = vec![Vec::new(); square.areas.lists().len()];
                for (to, &cell) in from.iter().enumerate() {
                    lists[square.areas.of(cell)].push(Site(to as u16));
                }
                Areas::of_lists(square.n, lists).expect("areas")
            }
        };
        Square::new(square.n, square.mode, areas, givens)
    }

    /// A random order of lines, possibly with rows and columns exchanged.
    fn lines(rng: &mut Rng, n: usize) -> Vec<usize> {
        let (rows, cols, is_turned) = (rng.permutation(n), rng.permutation(n), rng.below(2) == 1);
        let cell = |(r, c): (usize, usize)| if is_turned { c * n + r } else { r * n + c };
        (0..n * n).map(|i| cell((rows[i / n], cols[i % n]))).collect()
    }

    /// A random number of quarter turns, possibly with a reflection.
    fn turn(rng: &mut Rng, n: usize) -> Vec<usize> {
        let (quarters, is_mirrored) = (rng.below(4), rng.below(2) == 1);
        let cell = |i: usize| {
            let (mut r, mut c) = (i / n, i % n);
            for _ in 0..quarters {
                (r, c) = (c, n - 1 - r);
            }
            r * n + if is_mirrored { n - 1 - c } else { c }
        };
        (0..n * n).map(cell).collect()
    }

    #[test]
    fn squares_in_disguise_have_the_same_name_and_with_a_clue_less_another() {
        let mut rng = Rng::from_seed(1);
        let mut names = BTreeSet::new();
        for (params, n_seeds) in [
            ("size=5,areas=none", 6),
            ("size=9,areas=none", 4),
            ("size=7", 4),
            ("size=6,areas=distinct", 6),
            ("size=9,areas=distinct", 3),
            ("size=12,fill=shuffled,clues=144,areas=none", 1),
            ("size=30,depth=logic", 1),
            ("size=50,areas=none,clues=2400", 1),
            ("size=50,areas=distinct,clues=2400", 1),
        ] {
            for seed in 0..n_seeds {
                let square = made(params, seed);
                let (n, name) = (square.n, canonical(&square));
                for _ in 0..4 {
                    let from = match square.mode {
                        Mode::None => lines(&mut rng, n),
                        Mode::Guide | Mode::Distinct => turn(&mut rng, n),
                    };
                    let symbols = rng.permutation(n);
                    assert_eq!(canonical(&moved(&square, &from, &symbols)), name, "{params}");
                }
                assert!(names.insert(name), "{params}: two alike");
                let mut fewer = square.board().givens.clone();
                let clue = fewer.iter().position(Option::is_some).expect("there are clues");
                fewer[clue] = None;
                assert!(names.insert(square.with_givens(fewer).canonical()), "{params}");
            }
        }
    }

    #[test]
    fn areas_count_only_where_they_are_a_rule() {
        let square = made("size=6", 3);
        let (n, givens) = (square.n, square.board().givens.clone());
        let rows: Vec<Vec<Site>> =
            (0..n as u16).map(|r| (0..n as u16).map(|c| Site(6 * r + c)).collect()).collect();
        let rows = Areas::of_lists(n, rows).expect("rows are areas");
        let with =
            |mode, areas: &Areas| canonical(&Square::new(n, mode, areas.clone(), givens.clone()));
        let bare = with(Mode::None, &Areas::none(n));
        assert_eq!(canonical(&square), bare);
        assert_eq!(with(Mode::Guide, &rows), bare);
        let distinct = with(Mode::Distinct, &square.areas);
        assert!(distinct != bare && distinct != with(Mode::Distinct, &rows));
    }

    /// All squares that single exchanges of lines and symbols lead to, each as its cells and areas:
    /// deliberately slow and plain.
    fn orbit(square: &Square) -> BTreeSet<Vec<usize>> {
        let n = square.n;
        let clue = |given: &Option<Value>| given.map_or(0, |value| value.index() + 1);
        let mut start: Vec<usize> = square.board().givens.iter().map(clue).collect();
        let has_areas = square.mode == Mode::Distinct;
        start.extend((0..n * n).map(|cell| if has_areas { square.areas.of(cell) } else { 0 }));
        // Areas are numbered by their first cells, so that their former numbers do not matter.
        let tidy = |look: Vec<usize>| -> Vec<usize> {
            let (cells, areas) = look.split_at(n * n);
            let first =
                |area: &usize| areas.iter().position(|other| other == area).expect("itself");
            cells.iter().copied().chain(areas.iter().map(first)).collect()
        };
        let start = tidy(start);
        let mut seen = BTreeSet::from([start.clone()]);
        let mut todo = vec![start];
        while let Some(look) = todo.pop() {
            let read = |from: &dyn Fn(usize, usize) -> usize| -> Vec<usize> {
                let cells: Vec<usize> = (0..n * n).map(|i| from(i / n, i % n)).collect();
                cells
                    .iter()
                    .copied()
                    .chain(cells.iter().map(|cell| n * n + cell))
                    .map(|i| look[i])
                    .collect()
            };
            let mut next = vec![read(&|r, c| c * n + r)];
            for i in 1..n {
                let swap = |k: usize| {
                    if k == i {
                        0
                    } else if k == 0 {
                        i
                    } else {
                        k
                    }
                };
                next.push(read(&|r, c| swap(r) * n + c));
                next.push(read(&|r, c| r * n + swap(c)));
                let named = |clue: usize| clue.checked_sub(1).map_or(0, |value| swap(value) + 1);
                let cells = look[..n * n].iter().map(|&clue| named(clue));
                next.push(cells.chain(look[n * n..].iter().copied()).collect());
            }
            todo.extend(next.into_iter().map(tidy).filter(|look| seen.insert(look.clone())));
        }
        seen
    }

    #[test]
    fn on_small_squares_the_name_is_that_of_the_orbit() {
        let mut rng = Rng::from_seed(2);
        for mode in [Mode::None, Mode::Distinct] {
            let mut of_name: BTreeMap<String, BTreeSet<Vec<usize>>> = BTreeMap::new();
            let mut n_alike = 0;
            for _ in 0..120 {
                // Clues may also clash: every board that can be read has a canonical form.
                let n_clues = rng.below(5);
                let mut givens = vec![None; 9];
                for _ in 0..n_clues {
                    givens[rng.below(9)] = Some(Value(rng.below(3) as u8));
                }
                let areas = if mode == Mode::None {
                    Areas::none(3)
                } else {
                    Areas::grow(3, None, &mut rng)
                };
                let square = Square::new(3, mode, areas, givens);
                let own = orbit(&square);
                match of_name.get(&canonical(&square)) {
                    Some(orbit) => {
                        assert_eq!(*orbit, own, "{} has a name that is not its own", square.line());
                        n_alike += 1;
                    }
                    None => {
                        let is_new = of_name.values().all(|orbit| orbit.is_disjoint(&own));
                        assert!(
                            is_new,
                            "{} has a name of its own, and is like another",
                            square.line()
                        );
                        of_name.insert(canonical(&square), own);
                    }
                }
            }
            assert!(n_alike > 2 && of_name.len() > 10, "{n_alike} alike, {} kinds", of_name.len());
        }
    }

    #[test]
    fn a_name_is_of_a_square_that_is_alike_and_stays_what_it_is() {
        let square = made("size=4,areas=none", 1);
        let name = canonical(&square);
        assert_eq!(canonical(&text::parse(&name).expect("a board in a line")), name);
        let turned = written(&least_turn(&square));
        assert_eq!(canonical(&text::parse(&turned).expect("a board in a line")), name);
        for (line, name) in [
            ("...4.....5.4.3...213.3...", "1.2...3..2..4........253."),
            (
                ".3.2.......3..1./seeseeooeeeoeeeo/distinct",
                "..12...1.....3../1,2,2,2,3,3,3,3,1,1,1,2,4,4,4,4",
            ),
        ] {
            assert_eq!(canonical(&text::parse(line).expect("a square")), name);
        }
    }
}
