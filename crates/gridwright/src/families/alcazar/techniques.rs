//! The technique table: the ways in which people find the path, easiest first.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use gridwright_core::{
    Arg, Budget, Claim, ColourCount, Conflict, Effect, Finding, Position, Profile, Pt, Row, Site,
    Technique, Tenths, Value, Visit,
};

use super::catalogue::{
    BLOCK_PARITY, EARLY_EXIT, EXIT_PARITY, FORCED, FORK, FULL, LOOP, NECK, PARTITION,
    REGION_PARITY, SPLIT, TIE, WHAT_IF,
};
use super::deduce::{Logic, Rules, fork_at};
use super::flow::Flow;
use super::grid::{BLOCKED, Grid, PATH, site, sites};
use super::necks::necks;
use super::parity::{Crossing, Tally, blocks, exits};
use super::partition::{Walks, cut_off};
use super::puzzle::Walls;
use super::splits::{Split, visit_splits};
use super::suppose::Supposed;
use super::ties::{Harm, Tie, first_tie, opposite, reasons};
use super::track::{Mark, Track};
use super::way::{DeadEnd, Way};

pub(super) static TABLE: &[Row<Walls>] = &[
    Row { technique: &FULL, find: full },
    Row { technique: &FORCED, find: forced },
    Row { technique: &LOOP, find: early_ring },
    Row { technique: &EARLY_EXIT, find: early_exit },
    Row { technique: &FORK, find: fork },
    Row { technique: &PARTITION, find: partition },
    Row { technique: &EXIT_PARITY, find: exit_parity },
    Row { technique: &BLOCK_PARITY, find: block_parity },
    Row { technique: &REGION_PARITY, find: region_parity },
    Row { technique: &NECK, find: neck },
    Row { technique: &SPLIT, find: split },
    Row { technique: &TIE, find: tie },
    Row { technique: &WHAT_IF, find: what_if },
];

/// The result of a finder that was not stopped.
const DONE: ControlFlow<()> = ControlFlow::Continue(());

pub(super) fn techniques(_: &Profile) -> Vec<&'static Technique> {
    TABLE.iter().map(|row| row.technique).collect()
}

/// The position as a track, before any consequence is drawn; `None` if it is contradictory.
fn track_of<'g>(puzzle: &'g Walls, position: &Position, budget: &Budget) -> Option<Track<'g>> {
    let mut track = Track::new(&puzzle.grid).watched(budget);
    for (edge, value) in position.values().iter().enumerate() {
        match *value {
            Some(PATH) => track.lay(edge).ok()?,
            Some(_) => track.block(edge).ok()?,
            None => (),
        }
    }
    Some(track)
}

fn place(edge: usize, mark: Mark) -> Effect {
    Effect::Place(site(edge), value_of(mark))
}

fn value_of(mark: Mark) -> Value {
    if mark == Mark::Path { PATH } else { BLOCKED }
}

fn places(path: &[usize], blocked: &[usize]) -> Vec<Effect> {
    let path = path.iter().map(|&edge| place(edge, Mark::Path));
    path.chain(blocked.iter().map(|&edge| place(edge, Mark::Blocked))).collect()
}

fn mark_arg(mark: Mark) -> Arg {
    Arg::Word(if mark == Mark::Path { "path" } else { "blocked" })
}

/// A cell is named by its rule; the border by a keyword that texts know.
fn place_name(grid: &Grid, place: usize) -> Arg {
    if place == grid.outside() { Arg::Word("border") } else { Arg::Rule(place) }
}

fn full(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    let is_full = |at: usize| track.n_path(at) == 2 && track.n_free(at) > 2;
    at_each_place(&track, Mark::Blocked, is_full, visit)
}

fn forced(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    let is_forced = |at: usize| track.n_free(at) == 2 && track.n_path(at) < 2;
    at_each_place(&track, Mark::Path, is_forced, visit)
}

/// Gives all open edges at every decided place the mark.
fn at_each_place(
    track: &Track<'_>,
    mark: Mark,
    is_decided: impl Fn(usize) -> bool,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    for at in (0..track.grid.n_places()).filter(|&place| is_decided(place)) {
        let open: Vec<usize> = track.open_at(at).collect();
        let edges = track.grid.edges_at(at).iter().map(|&edge| usize::from(edge));
        let because: Vec<usize> = edges
            .filter(|&edge| match mark {
                Mark::Blocked => track.is_path(edge),
                Mark::Path | Mark::Open => !track.is_blocked(edge),
            })
            .collect();
        let ways = Arg::Sites(sites(&because));
        visit(Finding {
            because: sites(&because),
            effects: open.iter().map(|&edge| place(edge, mark)).collect(),
            args: vec![("place", place_name(track.grid, at)), ("ways", ways)],
        })?;
    }
    DONE
}

fn early_ring(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    closing(&track, false, visit)
}

fn early_exit(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    closing(&track, true, visit)
}

/// Shows the edges that would close a ring too early, either through the outside or not.
fn closing(track: &Track<'_>, by_outside: bool, visit: Visit<'_, Finding>) -> ControlFlow<()> {
    let grid = track.grid;
    track.open_edges().filter(|&edge| track.closes_early(edge)).try_for_each(|edge| {
        let segment = segment_from(track, grid.ends(edge)[0]);
        let is_by_outside = grid.ends(edge).contains(&grid.outside())
            || segment.iter().any(|&edge| grid.is_border(edge));
        if is_by_outside != by_outside {
            return DONE;
        }
        let n_cells = segment.len() + 1 - usize::from(is_by_outside);
        visit(Finding {
            because: sites(&segment),
            effects: vec![place(edge, Mark::Blocked)],
            args: vec![
                ("edge", Arg::Site(site(edge))),
                ("cells", Arg::Number(n_cells)),
                ("left", Arg::Number(grid.n_cells() - n_cells)),
            ],
        })
    })
}

/// The path edges of the segment that ends at a place.
fn segment_from(track: &Track<'_>, start: usize) -> Vec<usize> {
    let (mut place, mut segment) = (start, Vec::new());
    loop {
        let edges = track.grid.edges_at(place).iter().map(|&edge| usize::from(edge));
        let next = edges.filter(|&e| track.is_path(e)).find(|e| segment.last() != Some(e));
        let Some(edge) = next else { return segment };
        segment.push(edge);
        place = track.grid.across(edge, place);
    }
}

fn fork(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    (0..puzzle.grid.n_cells()).try_for_each(|cell| {
        let Some([one, other, third]) = fork_at(&track, cell) else { return DONE };
        let mut because = segment_from(&track, puzzle.grid.across(one, cell));
        because.extend([one, other]);
        visit(Finding {
            because: sites(&because),
            effects: vec![place(third, Mark::Path)],
            args: vec![
                ("cell", Arg::Rule(cell)),
                ("one", Arg::Site(site(one))),
                ("other", Arg::Site(site(other))),
                ("edge", Arg::Site(site(third))),
            ],
        })
    })
}

fn partition(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    let mut walks = Walks::default();
    if walks.hangs_together(&track).is_err() {
        return DONE;
    }
    let Ok(bridges) = walks.bridges(&track) else { return DONE };
    let mut is_out = vec![false; puzzle.grid.n_places()];
    is_out[puzzle.grid.outside()] = true;
    for &edge in bridges {
        let cells = cut_off(&track, edge, &is_out);
        visit(Finding {
            because: sites(&walls_around(&track, &cells)),
            effects: vec![place(edge, Mark::Path)],
            args: vec![
                ("edge", Arg::Site(site(edge))),
                ("count", Arg::Number(cells.len())),
                ("region", cells_arg(&puzzle.grid, &cells)),
            ],
        })?;
    }
    DONE
}

/// The blocked edges between some cells and all others.
fn walls_around(track: &Track<'_>, cells: &[usize]) -> Vec<usize> {
    let crosses = |&edge: &usize| {
        let [a, b] = track.grid.ends(edge).map(|place| cells.contains(&place));
        a != b && !track.grid.is_border(edge)
    };
    (0..track.grid.n_edges()).filter(|&edge| track.is_blocked(edge)).filter(crosses).collect()
}

fn exit_parity(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    let Ok(Some(crossing)) = exits(&track) else { return DONE };
    let ends = if puzzle.grid.exits_wanted() == [1, 1] { "different" } else { "same" };
    let mut args = vec![("ends", Arg::Word(ends))];
    args.extend(count_colours(&puzzle.grid, &crossing.cells));
    args.extend(count_ways(&track, &crossing));
    visit(Finding {
        because: sites(&crossing.border),
        effects: places(&crossing.path, &crossing.blocked),
        args,
    })
}

fn block_parity(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    by_regions(&track, budget, visit, blocks)
}

fn region_parity(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    if budget.spend(1).is_err() {
        return DONE;
    }
    let explained = Logic::default().flow.explained(&track);
    explained.iter().try_for_each(|crossing| visit(region(&track, crossing)))
}

fn neck(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    by_regions(&track, budget, visit, necks)
}

/// Visits regions until the callback returns `false`.
type Look = fn(&Track<'_>, &mut dyn FnMut(Crossing) -> bool) -> Result<(), Conflict>;

/// Shows the findings of `look` about regions, until the visitor has seen enough or a region proves
/// that there is no path.
fn by_regions(
    track: &Track<'_>,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
    look: Look,
) -> ControlFlow<()> {
    let mut go_on = DONE;
    if budget.spend(1).is_ok() {
        let _ = look(track, &mut |crossing| {
            go_on = visit(region(track, &crossing));
            go_on.is_continue()
        });
    }
    go_on
}

/// The finding from counting the colours of a region.
fn region(track: &Track<'_>, crossing: &Crossing) -> Finding {
    let (grid, cells) = (track.grid, &crossing.cells);
    let mut args = vec![
        ("region", cells_arg(grid, cells)),
        ("count", Arg::Number(cells.len())),
        ("side", Arg::Word("even")),
    ];
    args.extend(count_colours(grid, cells));
    args.extend(count_ways(track, crossing));
    let tally = tally(track, crossing);
    args.push(("more", Arg::Number(2 * tally.surplus.unsigned_abs() as usize)));
    args[2].1 = Arg::Word(match tally.surplus {
        0 => "even",
        1.. => "dark",
        _ => "light",
    });
    match gaps_needed(track, crossing) {
        None => args.push(("gaps", Arg::Word("no"))),
        Some([dark, light]) => {
            args.push(("gaps", Arg::Word("yes")));
            args.extend([("gaps-dark", Arg::Number(dark)), ("gaps-light", Arg::Number(light))]);
        }
    }
    Finding {
        because: sites(&crossing.border),
        effects: places(&crossing.path, &crossing.blocked),
        args,
    }
}

/// The gaps of each colour that the path uses, where a region alone does not settle its border.
fn gaps_needed(track: &Track<'_>, crossing: &Crossing) -> Option<[usize; 2]> {
    let (grid, cells) = (track.grid, &crossing.cells);
    let verdict = tally(track, crossing).verdict((cells.len() == grid.n_cells()).then_some(2));
    let is_said = |edges: &[usize], mark: Mark| {
        edges.iter().all(|&edge| {
            verdict.is_ok_and(|verdict| verdict[grid.colour(inner(grid, cells, edge))] == mark)
        })
    };
    let is_settled =
        is_said(&crossing.path, Mark::Path) && is_said(&crossing.blocked, Mark::Blocked);
    (!is_settled).then(|| grid.exits_wanted())
}

/// The colour count of a region, as a part of an argument.
fn colour_count(track: &Track<'_>, crossing: &Crossing) -> ColourCount {
    let grid = track.grid;
    let Tally { free, path, .. } = tally(track, crossing);
    let number = |n: i32| usize::try_from(n).unwrap_or(0);
    let n_dark = crossing.cells.iter().filter(|&&cell| grid.colour(cell) == 0).count();
    ColourCount {
        cells: middles(grid, &crossing.cells),
        n_cells: [n_dark, crossing.cells.len() - n_dark],
        n_ways: free.map(number),
        n_used: path.map(number),
        n_gaps: gaps_needed(track, crossing),
        path: sites(&crossing.path),
        blocked: sites(&crossing.blocked),
    }
}

/// The end of a border edge that lies in a region.
fn inner(grid: &Grid, cells: &[usize], edge: usize) -> usize {
    let [a, b] = grid.ends(edge);
    if cells.contains(&a) { a } else { b }
}

fn cells_arg(grid: &Grid, cells: &[usize]) -> Arg {
    Arg::Cells(middles(grid, cells))
}

fn middles(grid: &Grid, cells: &[usize]) -> Vec<Pt> {
    let middle = |&cell: &usize| {
        let (row, col) = grid.row_col(cell);
        Pt::cell(row, col)
    };
    cells.iter().map(middle).collect()
}

/// The numbers of dark cells of a region, which have the colour of r1c1, and of light ones.
fn count_colours(grid: &Grid, cells: &[usize]) -> [(&'static str, Arg); 2] {
    let n_dark = cells.iter().filter(|&&cell| grid.colour(cell) == 0).count();
    [("dark", Arg::Number(n_dark)), ("light", Arg::Number(cells.len() - n_dark))]
}

fn tally(track: &Track<'_>, crossing: &Crossing) -> Tally {
    let grid = track.grid;
    let mut tally = Tally::default();
    for &cell in &crossing.cells {
        tally.surplus += if grid.colour(cell) == 0 { 1 } else { -1 };
    }
    for &edge in &crossing.border {
        let colour = grid.colour(inner(grid, &crossing.cells, edge));
        tally.free[colour] += 1;
        tally.path[colour] += i32::from(track.is_path(edge));
    }
    tally
}

/// The arguments about the ways across the border of a region by the colours of their cells in it:
/// how many there are, how many are path already, and what becomes of the others.
fn count_ways(track: &Track<'_>, crossing: &Crossing) -> Vec<(&'static str, Arg)> {
    let grid = track.grid;
    let Tally { free, path, .. } = tally(track, crossing);
    let becomes = |colour: usize| {
        let is_at = |&edge: &usize| grid.colour(inner(grid, &crossing.cells, edge)) == colour;
        match (crossing.path.iter().any(is_at), crossing.blocked.iter().any(is_at)) {
            (true, _) => "used",
            (_, true) => "unused",
            _ => "open",
        }
    };
    let number = |n: i32| Arg::Number(usize::try_from(n).unwrap_or(0));
    vec![
        ("ways-dark", number(free[0])),
        ("ways-light", number(free[1])),
        ("laid-dark", number(path[0])),
        ("laid-light", number(path[1])),
        ("dark-ways-are", Arg::Word(becomes(0))),
        ("light-ways-are", Arg::Word(becomes(1))),
    ]
}

fn split(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(track) = track_of(puzzle, position, budget) else { return DONE };
    if budget.spend(1).is_err() {
        return DONE;
    }
    let mut go_on = DONE;
    let _ = visit_splits(&track, &mut |split| {
        go_on = visit(split_finding(puzzle, &split));
        go_on
    });
    go_on
}

fn split_finding(puzzle: &Walls, split: &Split) -> Finding {
    // A stretch that leads outside is named by its other end.
    let ends = |[one, other]: [usize; 2]| match (one, other) {
        _ if one == other || other == puzzle.grid.outside() => place_name(&puzzle.grid, one),
        _ if one == puzzle.grid.outside() => place_name(&puzzle.grid, other),
        _ => Arg::Rules(vec![one, other]),
    };
    let mut args = vec![
        ("one", ends(split.stretches[0])),
        ("other", ends(split.stretches[1])),
        ("count", Arg::Number(split.cells.len())),
        ("region", cells_arg(&puzzle.grid, &split.cells)),
    ];
    args.extend(count_colours(&puzzle.grid, &split.cells));
    let n_dark = split.cells.iter().filter(|&&cell| puzzle.grid.colour(cell) == 0).count();
    let ends = match n_dark.cmp(&(split.cells.len() - n_dark)) {
        Ordering::Greater => "dark",
        Ordering::Less => "light",
        Ordering::Equal => "different",
    };
    args.push(("ends", Arg::Word(ends)));
    Finding { because: sites(&split.border), effects: places(&split.path, &split.blocked), args }
}

fn tie(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(mut track) = track_of(puzzle, position, budget) else { return DONE };
    let Logic { mut flow, mut walks, .. } = Logic::default();
    let mut shown = Vec::new();
    while budget.spend(1).is_ok() {
        let Ok(Some(tie)) = first_tie(&mut track, &mut flow, &mut walks, &shown) else { break };
        shown.push((tie.edge, tie.mark));
        visit(tie_finding(&mut track, &mut flow, &mut walks, &tie))?;
    }
    DONE
}

fn tie_finding(track: &mut Track<'_>, flow: &mut Flow, walks: &mut Walks, tie: &Tie) -> Finding {
    let then = track.now();
    let supposed = opposite(tie.mark);
    let mut args = vec![("edge", Arg::Site(site(tie.edge))), ("mark", mark_arg(supposed))];
    let harm = if track.set(tie.edge, supposed).is_ok() {
        let (regions, harm) = reasons(track, flow, walks, tie);
        let counts = regions.iter().map(|region| colour_count(track, region)).collect();
        args.push(("counts", Arg::Counts(counts)));
        for region in &regions {
            region.path.iter().for_each(|&edge| {
                track.lay(edge).ok();
            });
            region.blocked.iter().for_each(|&edge| {
                track.block(edge).ok();
            });
        }
        harm
    } else {
        args.push(("counts", Arg::Counts(Vec::new())));
        Some(Harm::Ring { edge: tie.edge })
    };
    args.extend(harm.map(|harm| harm_args(track, &harm)).unwrap_or_default());
    track.undo_to(then);
    let because = args.iter().flat_map(|(_, arg)| arg.sites()).filter(|&at| at != site(tie.edge));
    Finding { because: distinct(because), effects: vec![place(tie.edge, tie.mark)], args }
}

/// Each site once, in the order of first appearance.
fn distinct(sites: impl Iterator<Item = Site>) -> Vec<Site> {
    let mut all = Vec::new();
    sites.for_each(|site| {
        if !all.contains(&site) {
            all.push(site);
        }
    });
    all
}

/// The arguments for the harm of tied edges, which are marked on the track by now.
fn harm_args(track: &Track<'_>, harm: &Harm) -> Vec<(&'static str, Arg)> {
    let grid = track.grid;
    let trouble = |name: &'static str| ("trouble", Arg::Word(name));
    let part_arg = |part: &[usize]| ("part", cells_arg(grid, part));
    match harm {
        Harm::Ring { edge } => {
            let stretch = segment_from(track, grid.ends(*edge)[0]);
            let is_by_outside =
                grid.is_border(*edge) || stretch.iter().any(|&edge| grid.is_border(edge));
            let n_cells = stretch.len() + 1 - usize::from(is_by_outside);
            vec![
                trouble(if is_by_outside { "exit" } else { "ring" }),
                ("cells", Arg::Number(n_cells)),
                ("left", Arg::Number(grid.n_cells() - n_cells)),
            ]
        }
        Harm::Apart { part } => vec![trouble("apart"), part_arg(part)],
        Harm::Cell { part, cell } => {
            vec![trouble("cell"), part_arg(part), ("by", place_name(grid, *cell))]
        }
        Harm::Edge { part, edge } => {
            vec![trouble("side"), part_arg(part), ("by", Arg::Site(site(*edge)))]
        }
        Harm::Parts { parts, cell } => {
            vec![
                trouble("parts"),
                ("total", Arg::Number(parts.len())),
                ("by", place_name(grid, *cell)),
            ]
        }
    }
}

fn what_if(
    puzzle: &Walls,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(mut track) = track_of(puzzle, position, budget) else { return DONE };
    let mut reasoner = Logic::default();
    // The plainer the steps that follow, the easier the contradiction is to see.
    let strengths = [Tenths(0), EXIT_PARITY.rating, REGION_PARITY.rating, TIE.rating];
    let Ok(mut doubts) = reasoner.doubts(&track, budget) else { return DONE };
    let mut long = Vec::new();
    for rules in strengths.map(Rules::within) {
        let (mut next, mut short) = (0, Vec::new());
        while let Ok(Some(supposed)) =
            reasoner.impossible(&mut track, &doubts[next..], rules, budget)
        {
            let is_it = |&(edge, mark): &(usize, Mark)| supposed == Supposed { edge, mark };
            // Marks before it, and those with long lists of plain moves, are left for the next
            // strength.
            next += doubts[next..].iter().position(is_it).unwrap_or(0);
            let way = reasoner.way(&mut track, rules, supposed);
            let Some(way) = way.or_else(|| Logic::default().way(&mut track, rules, supposed))
            else {
                next += 1;
                continue;
            };
            if way.moves.len() > SHORT || !reasoner.confirms(&mut track, supposed, &way) {
                long.push((supposed, way));
                if rules.flow {
                    doubts.remove(next);
                } else {
                    next += 1;
                }
                continue;
            }
            long.retain(|(other, _)| *other != supposed);
            short.push((supposed, way));
            doubts.remove(next);
            if short.len() == AT_ONCE {
                show(&track, &mut short, visit)?;
            }
        }
        show(&track, &mut short, visit)?;
    }
    long.sort_by_key(|(supposed, way)| (way.moves.len(), supposed.edge));
    let (mut sure, mut others) = (Vec::new(), Vec::new());
    for (supposed, way) in long {
        if budget.spend(1).is_err() {
            return DONE;
        }
        let way = reasoner.shortened(&mut track, supposed, way);
        match reasoner.confirms(&mut track, supposed, &way) {
            true => sure.push((supposed, way)),
            false => others.push((supposed, way)),
        }
        if sure.len() == AT_ONCE {
            show(&track, &mut sure, visit)?;
        }
    }
    show(&track, &mut sure, visit)?;
    show(&track, &mut others, visit)
}

/// Number of moves up to which a list is short; longer ones, and those with moves that take more
/// than simple steps to see, are shown only where there are no others.
const SHORT: usize = 10;

/// Number of dead ends collected before the shortest of them is shown.
const AT_ONCE: usize = 16;

/// Shows dead ends, those that are reached by the fewest moves first.
fn show(
    track: &Track<'_>,
    found: &mut Vec<(Supposed, Way)>,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    found.sort_by_key(|(supposed, way)| (way.moves.len(), supposed.edge));
    let mut seen = Vec::new();
    found.retain(|&(supposed, _)| {
        let is_new = !seen.contains(&supposed);
        seen.push(supposed);
        is_new
    });
    found.drain(..).try_for_each(|(supposed, way)| visit(dead_end(track, supposed, &way)))
}

/// The finding that an edge cannot have a mark, with the moves that would follow and their dead
/// end.
fn dead_end(track: &Track<'_>, supposed: Supposed, Way { moves, end }: &Way) -> Finding {
    let claim = |&(edge, mark): &(usize, Mark)| Claim::is(site(edge), value_of(mark));
    let mut because = vec![site(supposed.edge)];
    because.extend(moves.iter().map(|&(edge, _)| site(edge)));
    let mut args = vec![
        ("edge", Arg::Site(site(supposed.edge))),
        ("mark", mark_arg(supposed.mark)),
        ("count", Arg::Number(moves.len())),
        ("moves", Arg::Moves(vec![moves.iter().map(claim).collect()])),
        ("end", Arg::Word(end.name())),
    ];
    if let DeadEnd::Place(place) = *end {
        args.push(("place", place_name(track.grid, place)));
    }
    let effects = vec![place(supposed.edge, opposite(supposed.mark))];
    Finding { because, effects, args }
}
