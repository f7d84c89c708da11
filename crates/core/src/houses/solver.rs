//! Steps and whole paths of a puzzle by the techniques of a profile.

use crate::board::{Mask, Site, Value};
use crate::budget::Budget;
use crate::family::Puzzle;
use crate::houses::chains::multiple::LARGEST;
use crate::houses::layout::{Kind, Layout};
use crate::houses::profiles::finders::Find;
use crate::houses::profiles::{rows, techniques, worth_by};
use crate::houses::state::State;
use crate::houses::step::{Arg as Told, Effect as Change, Finding as Found, Node};
use crate::position::Position;
use crate::reason::{End, Explanation, PROFILES, Profile, check};
use crate::rule;
use crate::step::{Arg, Effect, Finding, Link, Row, Step, Technique, Tenths, Worth};

/// Finds named steps on a board of houses; made once for all puzzles that differ only in clues.
///
/// Houses are the all-different rules of the puzzle. Those called `row`, `column`, `box`, `region`
/// and `area` are known for what they are.
///
/// ```
/// use gridwright_core::{Asked, Budget, PROFILES, Position, Puzzle, Solver, Step, Tenths};
/// fn first<P: Puzzle>(puzzle: &P) -> Option<Step> {
///     let solver = Solver::of(puzzle, false)?;
///     let asked = Asked { profile: &PROFILES[0], at_most: Tenths(99), is_proper: false };
///     solver.step(puzzle, &[], &Position::of(puzzle), &asked, &mut Budget::unlimited())
/// }
/// ```
pub struct Solver {
    layout: Sized,
    is_all: bool,
    is_enough: bool,
}

/// What steps are asked for.
///
/// ```
/// use gridwright_core::{Asked, Profile, Tenths};
/// let profile = Profile::named("sukaku-1.18").unwrap();
/// let asked = Asked { profile, at_most: Tenths(45), is_proper: true };
/// assert_eq!(asked.at_most.to_string(), "4.5");
/// ```
pub struct Asked<'p> {
    /// By whose order and values.
    pub profile: &'p Profile,
    /// How hard a step may be.
    pub at_most: Tenths,
    /// Whether the puzzle is known to have one solution, so that a step may build on it.
    pub is_proper: bool,
}

/// From this rating on chains have other chains within them. They take longest where they lead nowhere:
/// without one solution to arrive at, and on boards with more rules than rows, columns and boxes. There
/// our own profile leaves them to a family's what-if; the others do as the programs they follow.
const NESTED: u16 = 90;

/// Sets of cells are arrays of fixed length; three lengths serve all boards.
enum Sized {
    Small(Layout<2>),
    Middle(Layout<6>),
    Large(Layout<40>),
}

macro_rules! with_layout {
    ($sized:expr, $layout:ident => $body:expr) => {
        match $sized {
            Sized::Small($layout) => $body,
            Sized::Middle($layout) => $body,
            Sized::Large($layout) => $body,
        }
    };
}

impl Solver {
    /// Lays a puzzle's houses out; nothing when there are too many sites.
    ///
    /// `is_swappable` says that two values can change places in a solution wherever rows, columns
    /// and boxes allow it: the puzzle has no other rules.
    pub fn of(puzzle: &dyn Puzzle, is_swappable: bool) -> Option<Solver> {
        let (n_sites, n_values) = (puzzle.board().n_sites(), puzzle.board().n_values());
        // A group of more sites than there are values is a contradiction, not a house.
        let is_house = |rule: &dyn rule::Constraint| {
            rule.kind() == rule::Kind::AllDifferent && rule.sites().len() <= n_values
        };
        let houses = puzzle.constraints().iter().enumerate().filter(|(_, rule)| is_house(&***rule));
        let houses = houses.map(|(index, rule)| {
            let kind = match rule.rule() {
                "row" => Kind::Row,
                "column" => Kind::Column,
                "box" | "region" | "area" => Kind::Box,
                _ => Kind::Other,
            };
            (kind, index, rule.sites().iter().map(|site| site.0).collect())
        });
        let layout = match n_sites {
            0..=128 => Sized::Small(Layout::new(n_sites, n_values, houses, is_swappable)),
            129..=384 => Sized::Middle(Layout::new(n_sites, n_values, houses, is_swappable)),
            385..=2560 => Sized::Large(Layout::new(n_sites, n_values, houses, is_swappable)),
            _ => return None,
        };
        let is_all = puzzle.constraints().iter().all(|rule| is_house(&**rule));
        Some(Solver { layout, is_all, is_enough: is_all && n_sites * n_values <= LARGEST })
    }

    /// Whether houses are all the rules there are.
    pub fn is_all(&self) -> bool {
        self.is_all
    }

    /// The same, on a board that all techniques can take on.
    pub fn is_enough(&self) -> bool {
        self.is_enough
    }

    /// What the techniques of houses are, for players; see [`crate::lesson`].
    pub const LESSONS: &'static str = include_str!("lessons.txt");

    /// The techniques of a profile, easiest first.
    pub fn techniques(profile: &Profile) -> Vec<&'static Technique> {
        techniques(profile)
    }

    /// What a step of a technique is worth by a profile at least; nothing if it has no such steps.
    pub fn worth(profile: &Profile, technique: &Technique) -> Option<Worth> {
        let is_known = techniques(profile).contains(&technique);
        is_known.then(|| worth_by(profile, technique, technique.rating.0))
    }

    /// Whether a technique builds on there being one solution, so that it serves plain boards only.
    pub fn needs_one_solution(technique: &Technique) -> bool {
        let by_swaps = [Find::UniqueLoop, Find::HiddenRectangle, Find::Grave];
        by_swaps.iter().any(|find| find.techniques().contains(&technique))
    }

    /// The first step, trying each of the family's `own` rows before what is harder.
    pub fn step<P: Puzzle>(
        &self,
        puzzle: &P,
        own: &[Row<P>],
        position: &Position,
        asked: &Asked<'_>,
        budget: &mut Budget,
    ) -> Option<Step> {
        let own = own_rows(puzzle, own, asked);
        self.step_with(&own, position, asked, budget)
    }

    /// Step after step, for puzzles of which houses are all the rules.
    pub fn path<P: Puzzle>(
        &self,
        puzzle: &P,
        own: &[Row<P>],
        position: &Position,
        asked: &Asked<'_>,
        budget: &mut Budget,
    ) -> Explanation {
        if position.has_dead_end() || !check(puzzle, position.values()).is_empty() {
            let position = position.clone();
            return Explanation { steps: Vec::new(), end: End::Contradiction, position };
        }
        let own = own_rows(puzzle, own, asked);
        self.path_with(&own, position, asked, budget)
    }

    fn step_with(
        &self,
        own: &[Own<'_>],
        position: &Position,
        asked: &Asked<'_>,
        budget: &mut Budget,
    ) -> Option<Step> {
        with_layout!(&self.layout, layout => {
            next(&State::of(layout, position, asked.is_proper), own, asked, budget)
        })
    }

    fn path_with(
        &self,
        own: &[Own<'_>],
        position: &Position,
        asked: &Asked<'_>,
        budget: &mut Budget,
    ) -> Explanation {
        with_layout!(&self.layout, layout => {
            path(State::of(layout, position, asked.is_proper), own, asked, budget)
        })
    }
}

/// Whether steps of at least this rating are looked for.
fn is_worth_it<const W: usize>(least: u16, asked: &Asked<'_>, layout: &Layout<W>) -> bool {
    let may_nest = asked.is_proper && (layout.is_swappable || *asked.profile != PROFILES[0]);
    least <= asked.at_most.0 && (least < NESTED || may_nest)
}

/// A family's own row with its puzzle. The puzzle's type ends here, so that finders are compiled
/// once and not again for every family.
pub(super) struct Own<'a> {
    rating: Tenths,
    find: Box<FindOwn<'a>>,
}

type FindOwn<'a> = dyn Fn(&Position, &mut Budget) -> Option<Step> + 'a;

fn own_rows<'a, P: Puzzle>(puzzle: &'a P, own: &'a [Row<P>], asked: &Asked<'_>) -> Vec<Own<'a>> {
    let within = own.iter().filter(|row| row.technique.rating <= asked.at_most);
    let own = within.map(|row| Own {
        rating: row.technique.rating,
        find: Box::new(move |position: &Position, budget: &mut Budget| {
            Some(Step::new(row.technique, (row.find)(puzzle, position, budget)?))
        }),
    });
    own.collect()
}

pub(super) fn path<const W: usize>(
    mut state: State<'_, W>,
    own: &[Own<'_>],
    asked: &Asked<'_>,
    budget: &mut Budget,
) -> Explanation {
    let mut steps = Vec::new();
    // Placing crosses out in every house, so that nothing is ever placed twice in one.
    let end = loop {
        if state.has_dead_end() {
            break End::Contradiction;
        }
        if state.is_solved() {
            break End::Solved;
        }
        if budget.spend(1).is_err() {
            break End::OutOfBudget;
        }
        let Some(step) = next(&state, own, asked, budget) else {
            break if budget.is_spent() { End::OutOfBudget } else { End::Stuck };
        };
        state.follow(&step);
        steps.push(step);
    };
    Explanation { steps, end, position: state.position() }
}

/// The first step in the order of the profile, with each of the family's own rows tried before
/// what is harder.
fn next<const W: usize>(
    state: &State<'_, W>,
    own: &[Own<'_>],
    asked: &Asked<'_>,
    budget: &mut Budget,
) -> Option<Step> {
    let mut own = own.iter().peekable();
    for &(least, find) in rows(asked.profile) {
        while let Some(row) = own.next_if(|row| row.rating.0 < least) {
            let step = (row.find)(&state.position(), budget);
            if step.is_some() {
                return step;
            }
        }
        if !is_worth_it(least, asked, state.layout) {
            continue;
        }
        let found = find(state, budget).filter(|found| found.rating <= asked.at_most);
        if let Some(found) = found {
            return Some(told(state.layout, asked.profile, found));
        }
    }
    own.find_map(|row| (row.find)(&state.position(), budget))
}

/// A step in the words and numbers of the rest of the program.
pub(super) fn told<const W: usize>(layout: &Layout<W>, profile: &Profile, found: Found) -> Step {
    let worth = worth_by(profile, found.technique, found.rating.0);
    let sites = |cells: Vec<u16>| cells.into_iter().map(Site).collect::<Vec<_>>();
    let rule = |house: u16| layout.houses[usize::from(house)].rule;
    let link =
        |node: Node| Link { site: Site(node.cell), value: Value(node.value), holds: node.is_on };
    let links = |nodes: Vec<Node>| nodes.into_iter().map(link).collect::<Vec<_>>();
    let arg = |arg: Told| match arg {
        Told::Cell(cell) => Arg::Site(Site(cell)),
        Told::Cells(cells) => Arg::Sites(sites(cells)),
        Told::Value(value) => Arg::Value(Value(value)),
        Told::Values(values) => Arg::Values(Mask(values)),
        Told::House(house) => Arg::Rule(rule(house)),
        Told::Houses(houses) => Arg::Rules(houses.into_iter().map(rule).collect()),
        Told::Chain(nodes) => Arg::Chains(vec![links(nodes)]),
        Told::Chains(chains) => Arg::Chains(chains.into_iter().map(links).collect()),
    };
    let effect = |change: Change| match change {
        Change::Place(cell, value) => Effect::Place(Site(cell), Value(value)),
        Change::Drop(cell, gone) => Effect::Drop(Site(cell), Mask(gone)),
    };
    let finding = Finding {
        because: sites(found.because),
        effects: found.effects.into_iter().map(effect).collect(),
        args: found.args.into_iter().map(arg).collect(),
    };
    Step { technique: found.technique, finding, worth }
}
