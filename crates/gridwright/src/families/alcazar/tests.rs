//! Checks the parts against one another and against brute force.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{
    Arg, BigUint, Budget, Count, Effect, End, Keep, Kernel as _, Position, Profile, Puzzle,
    Removal, Rng, Site, Solution, Step, StepQuery, Tenths, Value, Verdict, all_steps, count,
    explain, minimise, solve, solve_generally,
};
use gridwright_words::{Language, Words};

use super::super::listed_steps::compare;
use super::catalogue::{TIE, WHAT_IF};
use super::deduce::{Logic, Rules};
use super::grid::Grid;
use super::grid::{BLOCKED, PATH, site};
use super::puzzle::{Walls, solution_of};
use super::route::Symmetry;
use super::techniques::techniques;
use super::text;
use super::track::{Mark, Track};

const BALL_ROOM: &str = "\
+   +---+   +---+---+---+---+---+---+   +
|                               |       |
+   +   +   +   +---+   +   +   +   +   +
|                                       |
+   +   +---+---+---+---+   +   +   +   +
        |       |       |               |
+   +   +   +   +   +   +   +   +   +   +
|                                       |
+   +   +---+   +   +   +   +---+   +   +
|                               |       |
+   +   +---+   +   +   +   +   +   +   +
|                                       |
+---+   +   +   +---+   +   +---+   +   +
|               |           |           |
+   +   +   +   +   +   +   +   +   +   +
|       |                               |
+   +   +   +   +   +   +   +   +   +   +
|                                   |   |
+   +   +   +   +   +   +   +   +   +   +
|               |           |           |
+---+---+   +---+---+   +---+---+---+   +
";

/// A board with random walls, from open to nearly closed.
fn random_board(rng: &mut Rng) -> Walls {
    let (width, height) = (1 + rng.below(5), 1 + rng.below(4));
    let (inner, border) = (rng.below(60), rng.below(100));
    let grid = Grid::new(width, height);
    let is_wall: Vec<bool> = (0..grid.n_edges())
        .map(|edge| rng.below(100) < if grid.is_border(edge) { border } else { inner })
        .collect();
    Walls::of_walls(grid, |edge| is_wall[edge])
}

/// Every path, by walking from every gap and trying all ways; each is met from both ends.
fn all_paths(puzzle: &Walls) -> Vec<Solution> {
    fn walk(
        puzzle: &Walls,
        cell: usize,
        used: &mut Vec<usize>,
        seen: &mut Vec<bool>,
        found: &mut Vec<Solution>,
    ) {
        let grid = &puzzle.grid;
        seen[cell] = true;
        for &edge in grid.edges_at(cell) {
            let (edge, to) = (usize::from(edge), grid.across(edge.into(), cell));
            if puzzle.is_wall(edge) || used.contains(&edge) {
                continue;
            }
            used.push(edge);
            if to == grid.outside() {
                if used[0] < edge && used.len() == grid.n_places() {
                    let path: Vec<bool> =
                        (0..grid.n_edges()).map(|edge| used.contains(&edge)).collect();
                    found.push(solution_of(&path));
                }
            } else if !seen[to] {
                walk(puzzle, to, used, seen, found);
            }
            used.pop();
        }
        seen[cell] = false;
    }
    let (grid, mut found) = (&puzzle.grid, Vec::new());
    for start in grid.border().filter(|&edge| !puzzle.is_wall(edge)) {
        let cell = grid.across(start, grid.outside());
        walk(puzzle, cell, &mut vec![start], &mut vec![false; grid.n_cells()], &mut found);
    }
    found.sort();
    found
}

#[test]
fn counts_solutions_and_logic_agree_with_brute_force() {
    let mut rng = Rng::from_seed(1);
    let mut met = [0; 3];
    for round in 0..4000 {
        let puzzle = random_board(&mut rng);
        let paths = all_paths(&puzzle);
        met[paths.len().min(2)] += 1;
        let about = || format!("round {round}: {} paths\n{}", paths.len(), puzzle.text());
        let counted = count(&puzzle, u64::MAX, &mut Budget::unlimited());
        assert_eq!(counted, Count::exactly(paths.len() as u64), "{}", about());
        let mut visited = puzzle.solve(usize::MAX, &mut Budget::unlimited()).unwrap().unwrap();
        visited.sort();
        assert_eq!(visited, paths, "{}", about());
        assert!(paths.iter().all(|path| puzzle.accepts(path)), "{}", about());
        let word = ["none", "unique", "several"][paths.len().min(2)];
        assert_eq!(solve(&puzzle, &mut Budget::unlimited()).name(), word, "{}", about());
        if round % 8 == 0 {
            let general = solve_generally(&puzzle, &mut Budget::unlimited());
            assert_eq!(general.name(), word, "{}", about());
        }
        // Every consequence of logic of any strength holds in every solution.
        for technique in techniques(Profile::DEFAULT) {
            let walls = (0..puzzle.grid.n_edges()).filter(|&edge| puzzle.is_wall(edge));
            let Ok(mut track) = Track::with_walls(&puzzle.grid, walls) else { continue };
            let rules = Rules::within(technique.rating);
            if Logic::default().close(&mut track, rules).is_err() {
                assert!(paths.is_empty(), "{}: {}", technique.id, about());
                continue;
            }
            for edge in 0..puzzle.grid.n_edges() {
                let is_so = |path: &Solution| match track.mark(edge) {
                    Mark::Open => true,
                    Mark::Path => path[edge] == PATH,
                    Mark::Blocked => path[edge] != PATH,
                };
                assert!(paths.iter().all(is_so), "{}: {}", technique.id, about());
            }
            assert!(!track.is_whole() || paths.len() == 1, "{}: {}", technique.id, about());
        }
    }
    assert!(met.iter().all(|&n| n > 100), "every verdict must be met: {met:?}");
}

#[test]
fn steps_arrive_where_fast_logic_arrives() {
    let mut rng = Rng::from_seed(2);
    let mut n_solved = 0;
    for _ in 0..150 {
        let puzzle = random_board(&mut rng);
        if !matches!(solve(&puzzle, &mut Budget::unlimited()), Verdict::Unique(_)) {
            continue;
        }
        for technique in techniques(Profile::DEFAULT).into_iter().filter(|t| t.rating <= TIE.rating)
        {
            let explained = explain(
                &puzzle,
                &StepQuery::default().at_most(technique.rating),
                &mut Budget::unlimited(),
            );
            let walls = (0..puzzle.grid.n_edges()).filter(|&edge| puzzle.is_wall(edge));
            let mut track = Track::with_walls(&puzzle.grid, walls).unwrap();
            Logic::default().close(&mut track, Rules::within(technique.rating)).unwrap();
            // Fast logic always includes single cells and segments.
            if technique.level > gridwright_core::Level::Easy {
                assert_eq!(explained.end == End::Solved, track.is_whole(), "{}", puzzle.text());
            }
            n_solved += usize::from(track.is_whole());
        }
    }
    assert!(n_solved > 100, "{n_solved}");
}

#[test]
fn known_numbers_of_paths() {
    let open = |n: usize| Walls::of_walls(Grid::new(n, n), |_| false);
    for (n, expected) in [(2, "16"), (3, "48"), (4, "324"), (5, "3868"), (6, "114212")] {
        assert_eq!(count(&open(n), u64::MAX, &mut Budget::unlimited()).to_string(), expected);
    }
    let eight = count(&open(8), u64::MAX, &mut Budget::unlimited());
    assert_eq!(eight.to_string(), "799881388");
    assert_eq!(count(&open(8), 1000, &mut Budget::unlimited()), Count::AtLeast(1000));
    // From corner to corner: 104, 111712, 2688307514 self-avoiding tours (OEIS A000532).
    for (n, expected) in [(5, 104_u64), (7, 111_712)] {
        let grid = Grid::new(n, n);
        let (first, last) = (0, grid.n_edges() - 1);
        let is_wall = |edge: usize| grid.is_border(edge) && edge != first && edge != last;
        let corners = Walls::of_walls(grid.clone(), is_wall);
        let counted = count(&corners, u64::MAX, &mut Budget::unlimited());
        assert_eq!(counted, Count::Exactly(BigUint::from(expected)), "{n}");
    }
}

#[test]
fn large_open_boards_answer_within_their_budget() {
    let open = Walls::of_walls(Grid::new(40, 40), |_| false);
    let counted = count(&open, u64::MAX, &mut Budget::nodes(2000));
    assert!(matches!(counted, Count::OutOfBudget(_)), "{counted}");
    let verdict = solve(&open, &mut Budget::nodes(100_000));
    assert!(matches!(verdict, Verdict::Several(..)), "{}", verdict.name());
}

#[test]
fn the_ball_room_is_solved_by_logic() {
    let puzzle = text::parse(BALL_ROOM).unwrap();
    let Verdict::Unique(solution) = solve(&puzzle, &mut Budget::unlimited()) else {
        panic!("not unique");
    };
    let explained =
        explain(&puzzle, &StepQuery::default().at_most(TIE.rating), &mut Budget::unlimited());
    assert_eq!(explained.end, End::Solved);
    assert_eq!(explained.position.solution(), Some(solution.clone()));
    for step in &explained.steps {
        let words = Words::new(Language::English).why(&puzzle, step);
        assert!(words.ends_with('.') && !words.contains('{'), "{words}");
    }
    // A path drawn over the board does not change it.
    let solved = puzzle.with_givens(solution.iter().copied().map(Some).collect());
    assert!(solved.text().contains('╔'));
    assert_eq!(text::parse(&solved.text()).unwrap().text(), puzzle.text());
}

#[test]
fn what_needs_looking_ahead_is_still_proved_and_explained() {
    let grid = Grid::new(10, 10);
    let mut n_met = 0;
    for seed in 0..100 {
        let mut rng = Rng::from_seed(seed);
        let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
        let full = Walls::of_walls(grid.clone(), |edge| !path[edge]);
        let order: Vec<Site> =
            rng.permutation(grid.n_edges()).into_iter().map(|edge| Site(edge as u16)).collect();
        let mut budget = Budget::unlimited();
        let solution = solution_of(&path);
        let carved = minimise(&full, &solution, &Removal::of_sites(order), &mut budget);
        let puzzle = full.with_givens(carved.givens);
        assert_eq!(solve(&*puzzle, &mut budget), Verdict::Unique(solution.clone()), "{seed}");
        if explain(&*puzzle, &StepQuery::default().at_most(TIE.rating), &mut budget).end
            == End::Stuck
        {
            n_met += 1;
            let explained = explain(&*puzzle, &StepQuery::default(), &mut Budget::nodes(1_000_000));
            assert_eq!(explained.position.solution(), Some(solution), "{seed}\n{}", puzzle.text());
        }
    }
    assert!(n_met > 0, "none of the boards needed it");
}

/// Boards that once took lists of 13 to 46 moves.
#[test]
fn look_ahead_is_short() {
    let boards = [
        "8x8.7fc0804840aaa9121508490204075261016d",
        "8x8.ff401200e003a010750c08b404520201417f",
        "8x8.ff808857402000d400090936240a02b002fd",
        "8x8.9fa08040421160901800181684d2020011ff",
        "8x8.e7a0894941220010581248058602264901ef",
        "8x8.fb80a046c0a03050902a24042401021003fe",
        "8x8.ef8090404123241d1060081008823a4101bf",
        "8x8.e782044048222210504a2a8414c2120105f6",
        "8x8.ffa2804008222010700a09142c52028020e7",
        "8x8.3b828044412c2210115809064492104401ff",
        "8x8.d700004440e9a01111480c240507120801ff",
    ];
    let moves = |step: &Step| match step.finding.args.iter().find(|arg| arg.0 == "moves") {
        Some((_, Arg::Moves(lists))) => lists.iter().map(Vec::len).max(),
        _ => None,
    };
    let longest = boards.map(|board| {
        let puzzle = text::parse(board).unwrap();
        let explained = explain(&puzzle, &StepQuery::default(), &mut Budget::unlimited());
        assert_eq!(explained.end, End::Solved, "{board}");
        explained.steps.iter().filter_map(moves).max().expect("it needs look-ahead")
    });
    assert!(longest.iter().filter(|&&n| n > 10).count() <= 2, "{longest:?}");
    assert!(longest.iter().all(|&n| n <= 12), "{longest:?}");
}

/// The chi-squared statistic of the draws for each degree of freedom; chance alone gives 1.
fn unevenness(draws: usize, n_kinds: usize, drawn: &BTreeMap<Vec<bool>, usize>) -> f64 {
    let expected = draws as f64 / n_kinds as f64;
    let square = |n: usize| (n as f64 - expected).powi(2) / expected;
    let missing = n_kinds - drawn.len();
    let sum = drawn.values().map(|&n| square(n)).sum::<f64>() + missing as f64 * expected;
    sum / (n_kinds - 1) as f64
}

#[test]
fn random_paths_are_drawn_evenly() {
    let grid = Grid::new(4, 4);
    let mut rng = Rng::from_seed(3);
    let mut drawn = BTreeMap::new();
    let draws = 324 * 20;
    for _ in 0..draws {
        *drawn
            .entry(Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap())
            .or_insert(0) += 1;
    }
    let uneven = unevenness(draws, 324, &drawn);
    // 323 degrees of freedom: five standard deviations are 0.39.
    assert!((0.6..1.4).contains(&uneven), "{uneven}");
}

#[test]
fn symmetric_paths_are_symmetric() {
    let mut rng = Rng::from_seed(4);
    for (symmetry, width, height) in [
        (Symmetry::Mirror, 6, 5),
        (Symmetry::Mirror, 4, 4),
        (Symmetry::HalfTurn, 5, 5),
        (Symmetry::HalfTurn, 6, 5),
        (Symmetry::HalfTurn, 5, 4),
    ] {
        let grid = Grid::new(width, height);
        for _ in 0..20 {
            let path = symmetry.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
            let puzzle = Walls::of_walls(grid.clone(), |_| false);
            assert!(puzzle.accepts(&solution_of(&path)), "{symmetry:?} {width} x {height}");
            for edge in 0..grid.n_edges() {
                assert_eq!(path[edge], path[symmetry.image(&grid, edge)]);
            }
        }
    }
}

#[test]
fn the_words_under_a_picture_are_no_part_of_the_board() {
    let drawing = "+---+---+\n|       |\n+   +   +\n|   |   |\n+   +   +\n";
    let plain = text::parse(drawing).unwrap();
    for below in ["alcazar@1#1, 4 clues, easy\n", "\nthe only solution\n"] {
        let read = text::parse(&format!("{drawing}{below}")).unwrap();
        assert_eq!(read.text(), plain.text(), "{below}");
    }
}

#[test]
fn bad_boards_are_refused_in_a_sentence() {
    for (drawing, expected) in [
        ("|   |\n", "line 1, column 1: expected walls that run from a + to a +"),
        ("+--+\n", "line 1, column 4: expected the last + a multiple of 4 columns after the first"),
        ("+-+-+-+-+\n", "line 1, column 3: expected corners 4 columns apart, as in +---+---+"),
        (
            "+---+\n|   |\n",
            "line 2, column 5: expected an odd number of lines, walls first and last, not 2",
        ),
        (
            "+---+---+\n| *   * |\n+   +   +\n| 2   * |\n+---+---+\n",
            "line 4, column 3: expected walls alone, for pictures of other boards are not read; their text is",
        ),
        ("+---+\n|   |\n+---+---+\n", "line 3, column 9: expected a row of 1 cells like the first"),
    ] {
        let error = text::parse(drawing).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some(expected), "{drawing}");
    }
    let wide = format!("{}+\n\n{}+\n", "+   ".repeat(65), "+   ".repeat(65));
    let error = text::parse(&wide).err().unwrap().to_string();
    assert!(error.contains("at most 64 columns"), "{error}");
    for (line, expected) in [
        (
            "3x2",
            "line 1, column 1: expected a size and walls such as 10x8.0f3a, or a drawing of walls",
        ),
        ("0x2.0", "line 1, column 1: expected a side from 1 to 64"),
        ("2x65.0", "line 1, column 3: expected a side from 1 to 64"),
        ("2x2.00", "line 1, column 7: expected 3 digits for the walls"),
        ("2x2.0g0", "line 1, column 6: expected a digit 0 to 9 or a to f"),
        ("2x2.0000", "line 1, column 8: expected an end after 3 digits"),
    ] {
        let error = text::parse(line).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some(expected), "{line}");
    }
}

#[test]
fn drawings_are_read_as_loosely_as_they_are_written() {
    let plain = text::parse("+   +---+\n|       |\n+   +   +\n        |\n+---+---+\n").unwrap();
    for other in [
        "# a comment\n\n   +   +---+\n   |       |\n   +   +   +\n           |\n   +---+---+",
        "+ x +---+ and more\n| ═══╗  |\n+ * +   +\n   ?    |\n+---+---+\n",
        "┏   ╺━━━┓\n┃       ┃\n╹   ·   ┃\n        ┃\n╺━━━━━━━┛\n",
        "\u{1b}[1m+   +---+\u{1b}[0m\n|       |\n+   +   +\n        |\n+---+---+\n",
    ] {
        assert_eq!(text::parse(other).unwrap().text(), plain.text(), "{other}");
    }
    let open = text::parse("+   +   +\n\n+   +   +\n\n+   +   +\n").unwrap();
    assert_eq!((open.grid.width, open.grid.height), (2, 2));
    assert_eq!(text::parse(&open.text()).unwrap().line(), open.line());
}

#[test]
fn levels_of_logic_are_kept_while_walls_go() {
    let grid = Grid::new(7, 6);
    for (seed, at_most) in [(1, 16), (2, 30), (3, 40), (4, 50), (5, 65)] {
        let mut rng = Rng::from_seed(seed);
        let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
        let full = Walls::of_walls(grid.clone(), |edge| !path[edge]);
        let order: Vec<Site> =
            rng.permutation(grid.n_edges()).into_iter().map(|edge| Site(edge as u16)).collect();
        let keep = Keep::Technique(Tenths(at_most));
        let mut budget = Budget::unlimited();
        let solution = solution_of(&path);
        let carved =
            minimise(&full, &solution, &Removal::of_sites(order).keeping(keep), &mut budget);
        let puzzle = full.with_givens(carved.givens.clone());
        let solves = |puzzle: &dyn Puzzle| {
            let explained = explain(
                puzzle,
                &StepQuery::default().at_most(Tenths(at_most)),
                &mut Budget::unlimited(),
            );
            explained.end == End::Solved
        };
        assert!(solves(&*puzzle), "{at_most}");
        for site in puzzle.board().all_sites() {
            let mut givens = carved.givens.clone();
            if givens[site.index()].take().is_some() {
                assert!(!solves(&*full.with_givens(givens)), "{at_most}: {site:?} can go");
            }
        }
    }
}

/// A drawing in its eight turns and reflections, made from its characters alone.
fn turned_drawings(drawing: &str) -> Vec<String> {
    let lines: Vec<Vec<char>> = drawing.lines().map(|line| line.chars().collect()).collect();
    let (height, width) = (lines.len() / 2, lines[0].len() / 4);
    let sign = |row: usize, col: usize| lines[row].get(col).copied().unwrap_or(' ');
    let is_flat = |r: usize, c: usize| sign(2 * r, 4 * c + 2) == '-';
    let is_upright = |r: usize, c: usize| sign(2 * r + 1, 4 * c) == '|';
    let drawn = |height: usize,
                 width: usize,
                 is_flat: &dyn Fn(usize, usize) -> bool,
                 is_upright: &dyn Fn(usize, usize) -> bool| {
        let mut text = String::new();
        for r in 0..=height {
            for c in 0..width {
                text += if is_flat(r, c) { "+---" } else { "+   " };
            }
            text += "+\n";
            for c in (0..=width).filter(|_| r < height) {
                text += if is_upright(r, c) { "|   " } else { "    " };
            }
            text += if r < height { "\n" } else { "" };
        }
        text
    };
    let mut all = Vec::new();
    for (is_mirrored, is_flipped) in [(false, false), (false, true), (true, false), (true, true)] {
        let back = |yes: bool, last: usize, i: usize| if yes { last - i } else { i };
        let flat = |r, c| is_flat(back(is_flipped, height, r), back(is_mirrored, width - 1, c));
        let upright =
            |r, c| is_upright(back(is_flipped, height - 1, r), back(is_mirrored, width, c));
        all.push(drawn(height, width, &flat, &upright));
        all.push(drawn(width, height, &|r, c| upright(c, r), &|r, c| flat(c, r)));
    }
    all
}

#[test]
fn boards_have_one_name_exactly_where_turning_the_paper_makes_one_the_other() {
    for (width, height) in [(1, 2), (2, 1), (2, 2)] {
        let grid = Grid::new(width, height);
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        for walls in 0..1 << grid.n_edges() {
            let board = Walls::of_walls(grid.clone(), |edge| walls >> edge & 1 == 1);
            let turned = turned_drawings(&board.text()).into_iter().min().unwrap();
            let name = names.entry(turned).or_insert_with(|| board.canonical());
            assert_eq!(*name, board.canonical(), "{}", board.text());
        }
        let n_names = names.values().collect::<BTreeSet<_>>().len();
        assert_eq!(n_names, names.len(), "two kinds of board with one name");
        assert!(n_names > 1 << (grid.n_edges() - 3), "{n_names} kinds of board");
    }
}

#[test]
fn a_turned_puzzle_has_the_same_name_and_one_with_a_wall_less_another() {
    let ball_room = text::parse(BALL_ROOM).unwrap();
    let name = ball_room.canonical();
    assert_eq!(text::parse(&name).unwrap().canonical(), name);
    let turned = turned_drawings(BALL_ROOM);
    let lines: BTreeSet<String> =
        turned.iter().map(|drawing| text::parse(drawing).unwrap().line()).collect();
    assert!(lines.len() == 8 && lines.contains(&name));
    for drawing in &turned {
        assert_eq!(text::parse(drawing).unwrap().canonical(), name);
    }
    let mut givens = ball_room.board().givens.clone();
    let wall = givens.iter().position(Option::is_some).unwrap();
    givens[wall] = None;
    assert_ne!(ball_room.with_givens(givens).canonical(), name);
    // A path that is shown is no part of the puzzle.
    let Verdict::Unique(path) = solve(&ball_room, &mut Budget::unlimited()) else { panic!() };
    let shown = ball_room.with_givens(path.into_iter().map(Some).collect());
    assert_eq!(shown.canonical(), name);
}

/// Boards that can be read and merely have no path: a dead end, no gaps, parts separated by walls,
/// gaps of the wrong colours.
#[test]
fn boards_without_a_path_are_puzzles_without_a_solution() {
    for drawing in [
        "+---+\n|   |\n+   +\n",
        "+---+---+\n|       |\n+   +   +\n|       |\n+---+---+\n",
        "+   +   +\n|   |   |\n+   +   +\n",
        "+   +---+   +\n|           |\n+   +   +   +\n|           |\n+---+---+---+\n",
        "+---+---+---+\n|   |   |   |\n+---+---+---+\n|   |   |   |\n+---+---+---+\n",
    ] {
        let puzzle = text::parse(drawing).unwrap();
        assert_eq!(solve(&puzzle, &mut Budget::unlimited()), Verdict::None, "{drawing}");
        let n = count(&puzzle, 10, &mut Budget::unlimited());
        assert_eq!(n.to_string(), "0", "{drawing}");
        assert!(text::parse(&text::line(&puzzle)).is_ok(), "{drawing}");
        assert_ne!(
            explain(&puzzle, &StepQuery::default(), &mut Budget::unlimited()).end,
            End::Solved
        );
    }
}

#[test]
fn every_place_that_is_full_or_has_two_ways_is_listed() {
    let puzzle = text::parse(BALL_ROOM).expect("a board");
    let grid = &puzzle.grid;
    // The effects at each cell, and at the border, that counting its edges decides.
    let decided = |position: &Position, marks: [usize; 2], mark: Value| -> Vec<Vec<Effect>> {
        let places = (0..=grid.n_cells()).map(|place| {
            let edges = (0..grid.n_edges()).filter(|&edge| grid.ends(edge).contains(&place));
            let (open, done): (Vec<Site>, Vec<Site>) =
                edges.map(site).partition(|&site| position.is_open(site));
            let n_path = done.iter().filter(|site| position.value(**site) == Some(PATH)).count();
            (open, n_path)
        });
        let is_decided = |(open, n_path): &(Vec<Site>, usize)| {
            let [paths, ways] = marks;
            !open.is_empty()
                && (*n_path == paths && paths == 2 || n_path + open.len() == ways && *n_path < 2)
        };
        let open = places.filter(is_decided).map(|(open, _)| open);
        open.map(|open| open.iter().map(|&site| Effect::Place(site, mark)).collect()).collect()
    };
    let full = |position: &Position| decided(position, [2, usize::MAX], BLOCKED);
    let forced = |position: &Position| decided(position, [usize::MAX, 2], PATH);
    assert!(compare(&puzzle, "cell-full", full) > 30);
    assert!(compare(&puzzle, "two-ways", forced) > 30);
}

/// At the start nothing is drawn yet: consequences of the walls alone belong to every supposition,
/// not only to the first.
#[test]
fn suppositions_are_listed_where_easier_steps_are_left() {
    let puzzle = text::parse(BALL_ROOM).expect("a board");
    let Verdict::Unique(solution) = solve(&puzzle, &mut Budget::unlimited()) else { panic!() };
    let walls = || (0..puzzle.grid.n_edges()).filter(|&edge| puzzle.is_wall(edge));
    let rules = Rules::within(TIE.rating);
    let is_dead = |&(edge, mark): &(usize, Mark)| {
        // A track of its own, on which nothing was tried before.
        let mut track = Track::with_walls(&puzzle.grid, walls()).unwrap();
        track.set(edge, mark).is_err() || Logic::default().close(&mut track, rules).is_err()
    };
    let track = Track::with_walls(&puzzle.grid, walls()).unwrap();
    let marks = track.open_edges().flat_map(|edge| [(edge, Mark::Path), (edge, Mark::Blocked)]);
    let expected: Vec<(usize, Mark)> = marks.filter(is_dead).collect();
    let query = StepQuery::default().only(&WHAT_IF);
    let steps = all_steps(&puzzle, &Position::of(&puzzle), &query, &mut Budget::unlimited());
    assert!(expected.len() > 30, "{}", expected.len());
    assert_eq!(steps.len(), expected.len());
    for step in &steps {
        for effect in &step.finding.effects {
            let &Effect::Place(site, value) = effect else { panic!("{effect:?}") };
            assert_eq!(solution[site.index()], value);
        }
    }
}
