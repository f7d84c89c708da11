//! One Sudoku: its rules in each of the ways they are needed, and its picture.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, OnceLock};

use gridwright_core::{
    Anchor, Board, Budget, Clause, Clue, ClueId, ClueProgress, Constraint, Count, Explanation,
    Info, Item, Kernel, Marks, NESTED_WHAT_IF, OutOfBudget, Params, Position, Profile, Pt, Puzzle,
    Reasoner, Role, Row, Scene, Site, Solution, Step, StepQuery, Tenths, Value, Verdict, solve,
};
use gridwright_houses::{Asked, Solver};
use serde_json::{Map, Value as Json};

use super::shape::{Extra, Regions, Shape, usual_boxes};
use super::techniques::{NESTED_ONLY, OWN};
use super::{INFO, PARAMS, canonical, clauses, json, kernel, rules, text};

/// A shape with its clues.
pub(super) struct Grid {
    /// Shared by all puzzles that differ only in their clues.
    rules: Arc<Rules>,
    board: Board,
    /// Whether it has one solution, once somebody had to know.
    is_proper: OnceLock<bool>,
}

struct Rules {
    shape: Shape,
    constraints: Vec<Box<dyn Constraint>>,
    /// Made when the first step is looked for.
    solver: OnceLock<Solver>,
}

/// Nodes that may be spent on knowing that there is one solution, before steps do without it.
const NODES_FOR_PROPER: u64 = 100_000;

/// The least that a step which builds on there being one solution is rated.
const LEAST_BY_SWAPS: Tenths = Tenths(45);

impl Grid {
    /// A puzzle of a shape that does not clash with itself.
    pub(super) fn new(shape: Shape, givens: Vec<Option<Value>>) -> Grid {
        // The one that is met most often is laid out once.
        static CLASSIC: LazyLock<Grid> =
            LazyLock::new(|| Grid::laid_out(Shape::plain(9).expect("nine has boxes")));
        if shape.is_classic() {
            return CLASSIC.with(givens);
        }
        let mut grid = Grid::laid_out(shape);
        grid.board.givens = givens;
        grid
    }

    fn laid_out(shape: Shape) -> Grid {
        let board = shape.board();
        let constraints = rules::constraints(&shape);
        let rules = Rules { shape, constraints, solver: OnceLock::new() };
        Grid { rules: Arc::new(rules), board, is_proper: OnceLock::new() }
    }

    /// The same puzzle with other clues.
    pub(super) fn with(&self, givens: Vec<Option<Value>>) -> Grid {
        Grid {
            rules: Arc::clone(&self.rules),
            board: Board { givens, ..self.board.clone() },
            is_proper: OnceLock::new(),
        }
    }

    pub(super) fn shape(&self) -> &Shape {
        &self.rules.shape
    }

    fn solver(&self) -> &Solver {
        self.rules.solver.get_or_init(|| {
            Solver::of(self, self.shape().is_plain()).expect("no board has too many cells")
        })
    }

    /// What is tried beside the techniques of houses.
    fn own(&self, asked: &Asked) -> &'static [Row<Grid>] {
        let own = match self.solver().is_enough() {
            true if self.nests_chains(asked.query.profile) => &[],
            true => NESTED_ONLY,
            false => OWN,
        };
        // Without one solution to arrive at, the last and longest of them finds nothing.
        let is_nested = own.last().is_some_and(|row| row.technique == &NESTED_WHAT_IF);
        &own[..own.len() - usize::from(is_nested && !asked.is_proper)]
    }

    fn asked(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Asked {
        // A position without some of the clues belongs to another puzzle.
        let is_of_this = || {
            let mut clues = self.board.givens.iter().zip(position.values());
            clues.all(|(clue, value)| clue.is_none() || clue == value)
        };
        let least = if self.shape().is_plain() { LEAST_BY_SWAPS } else { NESTED_WHAT_IF.rating };
        let is_proper = query.at_most >= least && is_of_this() && self.is_proper(budget);
        Asked { query: *query, is_proper }
    }

    /// Whether chains within chains are all it has for the hardest steps.
    fn nests_chains(&self, profile: &Profile) -> bool {
        self.shape().is_plain() || !profile.is_default()
    }

    /// Whether it is known to have one solution.
    fn is_proper(&self, budget: &mut Budget) -> bool {
        if let Some(&is_proper) = self.is_proper.get() {
            return is_proper;
        }
        let mut part = budget.part(NODES_FOR_PROPER);
        let is_proper = match solve(self, &mut part) {
            Verdict::Unique(_) => true,
            Verdict::Several(..) | Verdict::None => false,
            // Trying again would take as long.
            Verdict::OutOfBudget(_) if part.used() >= NODES_FOR_PROPER / 2 => false,
            Verdict::OutOfBudget(_) => return false,
        };
        // What is overspent shows at the next step.
        let _ = budget.spend(part.used());
        *self.is_proper.get_or_init(|| is_proper)
    }
}

impl Puzzle for Grid {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        let shape = self.shape();
        let mut text = format!("size={},layout={}", shape.n, shape.layout.name());
        match shape.regions {
            Regions::Boxes { rows, cols } if usual_boxes(shape.n) == Some((rows, cols)) => (),
            Regions::Boxes { rows, cols } => text += &format!(",boxes={rows}x{cols}"),
            Regions::Jigsaw(_) => text += ",regions=jigsaw",
            Regions::Latin => text += ",regions=latin",
        }
        for extra in &shape.extras {
            text += &format!(",{}=yes", extra.name());
        }
        if !shape.cages.is_empty() {
            text += ",killer=yes";
        }
        Params::parse(PARAMS, &text).expect("a puzzle has valid parameters")
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.rules.constraints
    }

    fn clauses(&self) -> Vec<Clause> {
        clauses::clauses(self.shape())
    }

    /// Every cell is compared with every other one, and every cage is added up.
    fn accepts(&self, values: &[Value]) -> bool {
        let shape = self.shape();
        let (cells, n) = (shape.cells(), shape.n);
        let has_size = values.len() == cells.len() && values.iter().all(|v| v.index() < n);
        let goes_with = |i: usize, j: usize| {
            let (at, also) = (cells[i], cells[j]);
            let same = values[i] == values[j];
            let next = values[i].0.abs_diff(values[j].0) == 1;
            shape.layout.corners().iter().all(|&(top, left)| {
                let inside = |(r, c): (usize, usize)| {
                    (r >= top && c >= left && r < top + n && c < left + n)
                        .then(|| (r - top, c - left))
                };
                let (Some(a), Some(b)) = (inside(at), inside(also)) else { return true };
                let is_twice = same && must_differ(shape, a, b);
                let follows = next && shape.has(Extra::NonConsecutive) && are_beside(a, b);
                !is_twice && !follows
            })
        };
        let adds_up = |cage: &super::cage::Cage| {
            let held: Vec<usize> = cage.cells.iter().map(|c| values[c.index()].index()).collect();
            let is_new = |i: usize| !held[..i].contains(&held[i]);
            (0..held.len()).all(is_new) && held.iter().map(|v| v + 1).sum::<usize>() == cage.sum
        };
        let keeps_clue = |i: usize| self.board.givens[i].is_none_or(|given| given == values[i]);
        has_size
            && (0..cells.len()).all(|i| keeps_clue(i) && (0..i).all(|j| goes_with(i, j)))
            && shape.cages.iter().all(adds_up)
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn kernel(&self) -> Option<&dyn Kernel> {
        Some(self)
    }

    /// The givens, and a clue for each cage.
    fn clues(&self) -> Vec<Clue> {
        let cages = self.shape().cages.iter().enumerate().map(|(i, cage)| Clue {
            id: ClueId::Other(i as u16),
            kind: "cage",
            label: cage.sum.to_string(),
            anchor: cage.cells.iter().min().map_or(Anchor::Beside, |&cell| Anchor::Corner(cell)),
            sites: cage.cells.clone(),
        });
        self.board.given_clues().into_iter().chain(cages).collect()
    }

    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        let is_kept = |clue: ClueId| kept.contains(&clue);
        let givens = self.board.givens.iter().zip(self.board.all_sites());
        let givens = givens.map(|(given, site)| given.filter(|_| is_kept(ClueId::Given(site))));
        let givens: Vec<Option<Value>> = givens.collect();
        let mut cages = self.shape().cages.iter().enumerate();
        if cages.all(|(i, _)| is_kept(ClueId::Other(i as u16))) {
            return Arc::new(self.with(givens));
        }
        let cages = self.shape().cages.iter().enumerate();
        let cages = cages.filter(|(i, _)| is_kept(ClueId::Other(*i as u16)));
        let cages = cages.map(|(_, cage)| cage.clone()).collect();
        let shape = Shape { cages, ..self.shape().clone() };
        Arc::new(Grid::new(shape, givens))
    }

    /// The sums of the cages.
    fn clue_progress(&self, values: &[Option<Value>]) -> Vec<ClueProgress> {
        let progress = |(i, cage): (usize, &super::cage::Cage)| {
            let value = |cell: &Site| values.get(cell.index()).copied().flatten();
            let held: Option<Vec<usize>> =
                cage.cells.iter().map(|cell| Some(value(cell)?.index() + 1)).collect();
            ClueProgress {
                id: ClueId::Other(i as u16),
                sites: cage.cells.clone(),
                is_done: held.is_some_and(|held| held.iter().sum::<usize>() == cage.sum),
            }
        };
        self.shape().cages.iter().enumerate().map(progress).collect()
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        draw(self, marks, scene);
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

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        Arc::new(self.with(self.board.fitted(&givens)))
    }

    fn canonical(&self) -> String {
        canonical::canonical(self)
    }
}

impl Reasoner for Grid {
    /// The profiles other than our own know nothing but houses.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default() || self.solver().is_enough()
    }

    fn step(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        let asked = self.asked(position, query, budget);
        self.solver().step(self, self.own(&asked), position, &asked, budget)
    }

    fn path(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Explanation> {
        self.solver().is_all().then(|| {
            let asked = self.asked(position, query, budget);
            self.solver().path(self, self.own(&asked), position, &asked, budget)
        })
    }
}

impl Kernel for Grid {
    fn solve(
        &self,
        limit: usize,
        budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        kernel::solutions(self, limit, budget)
    }

    fn count(&self, limit: u64, budget: &mut Budget) -> Option<Count> {
        kernel::count(self, limit, budget)
    }
}

/// Whether two cells of one grid may not hold the same symbol.
fn must_differ(shape: &Shape, (r, c): (usize, usize), (s, d): (usize, usize)) -> bool {
    let n = shape.n;
    let (down, across) = (r.abs_diff(s), c.abs_diff(d));
    let same_region = match &shape.regions {
        Regions::Boxes { rows, cols } => r / rows == s / rows && c / cols == d / cols,
        Regions::Jigsaw(map) => map[r * n + c] == map[s * n + d],
        Regions::Latin => false,
    };
    let breaks = |extra: &Extra| match extra {
        Extra::Diagonal => (r == c && s == d) || (r + c == n - 1 && s + d == n - 1),
        Extra::Windows => {
            let Regions::Boxes { rows, cols } = shape.regions else { return false };
            // Windows and the lines between them alternate.
            let window = |r: usize, c: usize| {
                let (i, j) = (r / (rows + 1), c / (cols + 1));
                let is_inside = !r.is_multiple_of(rows + 1) && !c.is_multiple_of(cols + 1);
                (is_inside && i < cols - 1 && j < rows - 1).then_some((i, j))
            };
            window(r, c).is_some() && window(r, c) == window(s, d)
        }
        Extra::AntiKnight => down * across == 2,
        Extra::AntiKing => down.max(across) == 1,
        Extra::NonConsecutive => false,
    };
    down == 0 || across == 0 || same_region || shape.extras.iter().any(breaks)
}

fn are_beside((r, c): (usize, usize), (s, d): (usize, usize)) -> bool {
    r.abs_diff(s) + c.abs_diff(d) == 1
}

fn draw(grid: &Grid, marks: &Marks, scene: &mut Scene) {
    let (shape, board) = (grid.shape(), grid.board());
    let marks = &*marks.fitted(board);
    let side = shape.side();
    (scene.rows, scene.cols) = (side, side);
    tint(grid, scene);
    draw_diagonals(shape, scene);
    let sites = shape.sites();
    // A line above and left of every cell, and what lies beyond the last ones.
    for r in 0..=side {
        for c in 0..=side {
            let (x, y) = (2 * c as i16, 2 * r as i16);
            let here = sites.get(r, c).is_some();
            let role = |other: Option<(usize, usize)>| {
                let other = other.filter(|&(s, d)| sites.get(s, d).is_some());
                match other {
                    None => here.then_some(Role::Wall),
                    Some(_) if !here => Some(Role::Wall),
                    Some((s, d)) if shape.region_of(r, c) != shape.region_of(s, d) => {
                        Some(Role::Wall)
                    }
                    Some(_) => Some(Role::Grid),
                }
            };
            if let Some(role) = role(r.checked_sub(1).map(|s| (s, c))) {
                scene.line(Pt { x, y }, Pt { x: x + 2, y }, role);
            }
            if let Some(role) = role(c.checked_sub(1).map(|d| (r, d))) {
                scene.line(Pt { x, y }, Pt { x, y: y + 2 }, role);
            }
        }
    }
    for cage in &shape.cages {
        let cells = cage.cells.iter().map(|cell| board.sites[cell.index()]).collect();
        let (label, words) = (cage.sum.to_string(), text::cage(grid, cage, " "));
        scene.items.push(Item::Cage { cells, label, words });
    }
    scene.cells(board, marks, &board.symbols);
    for site in board.all_sites() {
        let has_notes = marks.notes.get(site.index()).is_some_and(|notes| !notes.is_empty());
        let is_lit = marks.lights.iter().any(|(lit, _)| *lit == site);
        if marks.values[site.index()].is_none() && !has_notes && !is_lit {
            let at = board.sites[site.index()];
            scene.items.push(Item::Glyph { at, text: '*', plain: '*', role: Role::Grid });
        }
    }
    let extras: Vec<&str> = shape.extras.iter().map(|extra| extra.name()).collect();
    if !extras.is_empty() {
        scene.items.push(Item::Caption(format!("also: {}", extras.join(", "))));
    }
}

fn draw_diagonals(shape: &Shape, scene: &mut Scene) {
    if !shape.has(Extra::Diagonal) {
        return;
    }
    let side = 2 * shape.n as i16;
    for &(row, col) in shape.layout.corners() {
        let (x, y) = (2 * col as i16, 2 * row as i16);
        let [left, right] = [x, x + side].map(|x| Pt { x, y });
        let [low_left, low_right] = [x, x + side].map(|x| Pt { x, y: y + side });
        scene.items.push(Item::Guide { from: left, to: low_right });
        scene.items.push(Item::Guide { from: right, to: low_left });
    }
}

/// The cage of each site.
fn cages_by_cell(shape: &Shape, n_sites: usize) -> Vec<Option<usize>> {
    let mut cage_of = vec![None; n_sites];
    for (i, cage) in shape.cages.iter().enumerate() {
        cage.cells.iter().for_each(|cell| cage_of[cell.index()] = Some(i));
    }
    cage_of
}

/// Tints jigsaw regions and cages, each unlike its neighbours, and else windows and diagonals.
fn tint(grid: &Grid, scene: &mut Scene) {
    let (shape, board) = (grid.shape(), grid.board());
    let cells = shape.cells();
    let group: Vec<Option<usize>> = match &shape.regions {
        _ if !shape.cages.is_empty() => cages_by_cell(shape, cells.len()),
        Regions::Jigsaw(map) => map.iter().map(|&region| Some(usize::from(region))).collect(),
        Regions::Boxes { .. } | Regions::Latin => {
            let windows = shape.windows();
            let marked = |&(r, c): &(usize, usize)| {
                let in_window = |&(top, left, rows, cols): &(usize, usize, usize, usize)| {
                    (top..top + rows).contains(&r) && (left..left + cols).contains(&c)
                };
                let on_diagonal =
                    || shape.grids_at(r, c).any(|(_, r, c)| r == c || r + c == shape.n - 1);
                let is_marked =
                    windows.iter().any(in_window) || (shape.has(Extra::Diagonal) && on_diagonal());
                is_marked.then_some(0)
            };
            cells.iter().map(marked).collect()
        }
    };
    let n_groups = group.iter().flatten().max().map_or(0, |most| most + 1);
    let sites = shape.sites();
    let mut tints: Vec<Option<u8>> = vec![None; n_groups];
    for i in 0..n_groups {
        let inside = || (0..cells.len()).filter(|&cell| group[cell] == Some(i));
        let mut used = [0; Item::TINTS as usize];
        for (r, c) in inside().map(|cell| cells[cell]) {
            let beside = [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)];
            let others = beside.into_iter().filter_map(|(r, c)| sites.get(r, c));
            for other in others.filter_map(|site| group[site.index()]) {
                if let Some(tint) = tints[other] {
                    used[usize::from(tint)] += 1;
                }
            }
        }
        let tint = (0..Item::TINTS).min_by_key(|&tint| used[usize::from(tint)]).unwrap_or(0);
        tints[i] = Some(tint);
        let cells = inside().map(|cell| board.sites[cell]).collect();
        scene.items.push(Item::Region { cells, tint });
    }
}
