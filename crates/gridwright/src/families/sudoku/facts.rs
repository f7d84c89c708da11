//! The implementation of the contract for a puzzle: facts, rules in three ways, forms and the
//! picture.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright_core::{
    Anchor, Board, Budget, Clause, Clue, ClueId, ClueKind, ClueProgress, ClueWay, Constraint,
    Count, Info, Kernel, Marks, Mask, NewClue, OutOfBudget, Params, ParseError, Position, Puzzle,
    Reasoner, Scene, Site, Solution, Value,
};
use serde_json::{Map, Value as Json};

use super::cage::Cage;
use super::drawing::draw;
use super::info::{INFO, PARAMS};
use super::puzzle::Grid;
use super::shape::{Extra, Layout, Regions, Shape, around, usual_boxes};
use super::{canonical, clauses, edit, json, kernel, killer, text};

/// Largest number of ways to fill a cage that are listed.
const MOST_WAYS: usize = 200;

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
        for (name, value) in diagonals_and_rules(shape) {
            text += &format!(",{name}={value}");
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

    /// Compares every cell with every other one and adds up every cage.
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
        let repeats_nothing = |cells: &[Site]| {
            let held: Vec<Value> = cells.iter().map(|cell| values[cell.index()]).collect();
            (0..held.len()).all(|i| !held[..i].contains(&held[i]))
        };
        let adds_up = |cage: &Cage| {
            let worth = cage.cells.iter().map(|cell| values[cell.index()].index() + 1);
            repeats_nothing(&cage.cells) && worth.sum::<usize>() == cage.sum
        };
        let keeps_clue = |i: usize| self.board.givens[i].is_none_or(|given| given == values[i]);
        has_size
            && (0..cells.len()).all(|i| keeps_clue(i) && (0..i).all(|j| goes_with(i, j)))
            && shape.cages.iter().all(adds_up)
            && shape.groups.iter().all(|group| repeats_nothing(group))
            && shape.marks.iter().all(|(site, marks)| marks.has(values[site.index()]))
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn kernel(&self) -> Option<&dyn Kernel> {
        Some(self)
    }

    /// The givens, and a clue for each cage, each cage without a sum and each cell with marks.
    fn clues(&self) -> Vec<Clue> {
        let shape = self.shape();
        let clue = |kind: &'static str, label: String, sites: &[Site]| Clue {
            id: ClueId::Other(0),
            kind,
            label,
            anchor: sites.iter().min().map_or(Anchor::Beside, |&cell| Anchor::Corner(cell)),
            sites: sites.to_vec(),
        };
        let cages = shape.cages.iter().map(|cage| clue("cage", cage.sum.to_string(), &cage.cells));
        let groups = shape.groups.iter().map(|group| clue("cage", text::NO_SUM.to_owned(), group));
        let marks = shape.marks.iter().map(|&(site, marks)| {
            let label = marks.iter().map(|value| self.board.symbol(value)).collect();
            clue("marks", label, &[site])
        });
        let others = cages.chain(groups).chain(marks).enumerate();
        let others = others.map(|(i, clue)| Clue { id: ClueId::Other(i as u16), ..clue });
        self.board.given_clues().into_iter().chain(others).collect()
    }

    fn clue_kinds(&self) -> &'static [ClueKind] {
        edit::KINDS
    }

    fn with_clue(&self, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
        edit::with_clue(self, clue)
    }

    fn clue_ideas(&self, solution: &[Value]) -> Vec<NewClue> {
        edit::ideas(self, solution)
    }

    fn areas(&self) -> Option<Vec<u16>> {
        edit::areas(self)
    }

    fn area_ideas(&self, kept: &[Value], lost: &[Value]) -> Vec<Vec<u16>> {
        edit::area_ideas(self, kept, lost)
    }

    fn with_areas(&self, areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
        edit::with_areas(self, areas)
    }

    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        let is_kept = |clue: ClueId| kept.contains(&clue);
        let givens = self.board.givens.iter().zip(self.board.all_sites());
        let givens = givens.map(|(given, site)| given.filter(|_| is_kept(ClueId::Given(site))));
        let givens: Vec<Option<Value>> = givens.collect();
        let mut shape = self.shape().clone();
        // Clues are numbered in this order.
        let mut next = 0..;
        let mut is_next_kept = || next.next().is_some_and(|i| is_kept(ClueId::Other(i)));
        shape.cages.retain(|_| is_next_kept());
        shape.groups.retain(|_| is_next_kept());
        shape.marks.retain(|_| is_next_kept());
        match shape == *self.shape() {
            true => Arc::new(self.with(givens)),
            false => Arc::new(Grid::new(shape, givens)),
        }
    }

    /// Pairs of cages that touch.
    fn joinable(&self) -> Vec<(ClueId, ClueId)> {
        let (cages, n) = (&self.shape().cages, self.shape().n);
        if self.shape().layout != Layout::Single {
            return Vec::new();
        }
        let is_beside = |one: &Cage, other: &Cage| {
            let mut beside = one.cells.iter().flat_map(|cell| around(n, cell.index()));
            beside.any(|cell| other.cells.contains(&Site(cell as u16)))
        };
        let mut pairs = Vec::new();
        for (j, other) in cages.iter().enumerate() {
            let before = cages[..j].iter().enumerate().filter(|(_, one)| is_beside(one, other));
            pairs.extend(before.map(|(i, _)| (ClueId::Other(i as u16), ClueId::Other(j as u16))));
        }
        pairs
    }

    /// Joins two cages; `None` if a value of the solution would be in the new one twice.
    fn with_joined(
        &self,
        one: ClueId,
        other: ClueId,
        solution: &[Value],
    ) -> Option<Arc<dyn Puzzle>> {
        let (ClueId::Other(one), ClueId::Other(other)) = (one, other) else { return None };
        let (first, last) = (usize::from(one.min(other)), usize::from(one.max(other)));
        let mut shape = self.shape().clone();
        if first == last || last >= shape.cages.len() {
            return None;
        }
        let gone = shape.cages.remove(last);
        let cage = &mut shape.cages[first];
        cage.sum += gone.sum;
        cage.cells.extend(gone.cells);
        cage.cells.sort_unstable();
        let mut held = Mask::EMPTY;
        for cell in &cage.cells {
            let value = Mask::of(*solution.get(cell.index())?);
            if !held.and(value).is_empty() {
                return None;
            }
            held = held.or(value);
        }
        Some(Arc::new(Grid::new(shape, self.board.givens.clone())))
    }

    /// Cages are done when they add up, those without a sum when they are full, marks when one of them
    /// stands there.
    fn clue_progress(&self, values: &[Option<Value>]) -> Vec<ClueProgress> {
        let shape = self.shape();
        let value = |cell: &Site| values.get(cell.index()).copied().flatten();
        let held = |cells: &[Site]| cells.iter().map(value).collect::<Option<Vec<Value>>>();
        let open = |sites: &[Site]| ClueProgress::open(ClueId::Other(0), sites.to_vec());
        let cages = shape.cages.iter().map(|cage| {
            let worth = |value: Value| value.index() + 1;
            let placed: usize = cage.cells.iter().filter_map(value).map(worth).sum();
            let left = cage.sum.checked_sub(placed);
            let is_done = held(&cage.cells).is_some() && left == Some(0);
            ClueProgress { is_done, left, ..open(&cage.cells) }
        });
        let groups = shape
            .groups
            .iter()
            .map(|group| ClueProgress { is_done: held(group).is_some(), ..open(group) });
        let marks = shape.marks.iter().map(|(site, marks)| ClueProgress {
            is_done: value(site).is_some_and(|value| marks.has(value)),
            ..open(&[*site])
        });
        let all = cages.chain(groups).chain(marks).enumerate();
        all.map(|(i, clue)| ClueProgress { id: ClueId::Other(i as u16), ..clue }).collect()
    }

    /// The sets of digits with which the open cells of a cage make up its sum.
    fn clue_ways(&self, clue: ClueId, values: &[Option<Value>]) -> Vec<ClueWay> {
        let ClueId::Other(index) = clue else { return Vec::new() };
        let (frame, cages) = self.sums();
        let position = Position::with(self, &self.board.fitted(values));
        let (sites, ways) = killer::ways_left(frame, cages, &position, usize::from(index));
        let way = |values: Mask| ClueWay { sites: sites.clone(), values };
        ways.into_iter().take(MOST_WAYS).map(way).collect()
    }

    /// The candidates that occur in some way to make the sum of their cage.
    fn clue_candidates(&self, values: &[Option<Value>]) -> Option<Vec<Mask>> {
        if self.shape().cages.is_empty() {
            return None;
        }
        let (frame, cages) = self.sums();
        Some(killer::by_sums(frame, cages, &Position::with(self, values)))
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

    fn solution_line(&self, solution: &[Value]) -> String {
        kernel::solution_line(self, solution)
            .unwrap_or_else(|| solution.iter().map(|&value| self.board.symbol(value)).collect())
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

/// Whether two cells of one grid must hold different symbols.
fn must_differ(shape: &Shape, (r, c): (usize, usize), (s, d): (usize, usize)) -> bool {
    let n = shape.n;
    let (down, across) = (r.abs_diff(s), c.abs_diff(d));
    let same_region = match &shape.regions {
        Regions::Boxes { rows, cols } => r / rows == s / rows && c / cols == d / cols,
        Regions::Jigsaw(map) => map[r * n + c] == map[s * n + d],
        Regions::Latin => false,
    };
    let breaks = |extra: &Extra| match extra {
        Extra::Falling => r == c && s == d,
        Extra::Rising => r + c == n - 1 && s + d == n - 1,
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

/// The parameters that ask for the extra rules of a shape, with their values.
fn diagonals_and_rules(shape: &Shape) -> Vec<(&'static str, &'static str)> {
    let parameter = |word: &'static str| match word {
        "falling-diagonal" => ("diagonal", "falling"),
        "rising-diagonal" => ("diagonal", "rising"),
        word => (word, "yes"),
    };
    shape.rule_words().into_iter().map(parameter).collect()
}

fn are_beside((r, c): (usize, usize), (s, d): (usize, usize)) -> bool {
    r.abs_diff(s) + c.abs_diff(d) == 1
}
