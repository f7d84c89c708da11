//! Finds steps and whole solving paths by the techniques of a profile.

use std::cell::LazyCell;
use std::ops::ControlFlow;

use gridwright_core::{
    Arg, Budget, Constraint, Effect, End, Explanation, Finding, Kind as RuleKind, Mask, Position,
    Profile, Puzzle, Row, Shape, Site, Step, StepQuery, Technique, Tenths, TextFiles, Value, Visit,
    Worth, check, first_shown, text_files, text_files_apart,
};

use crate::chains::multiple::LARGEST;
use crate::layout::{Kind, Layout};
use crate::profiles::finders::Find;
use crate::profiles::{order, takes_singles_in_turn, techniques, worth_by};
use crate::single_queue::SingleQueue;
use crate::state::State;
use crate::step::{Arg as RawArg, Effect as RawEffect, Finding as RawFinding};
use crate::techniques::singles::HIDDEN_SINGLE_BOX;
use crate::techniques::wings;

/// Finds named steps on a board of houses; can be shared by all puzzles that differ only in their
/// clues.
///
/// The houses are the all-different rules of the puzzle; their shapes determine the rows, columns
/// and boxes.
///
/// ```
/// use gridwright_core::{Budget, Position, Puzzle, Step, StepQuery, first_shown};
/// use gridwright_houses::{Asked, Solver};
/// fn first<P: Puzzle>(puzzle: &P) -> Option<Step> {
///     let solver = Solver::of(puzzle, false)?;
///     let asked = Asked { query: StepQuery::default(), is_proper: false };
///     let (position, mut budget) = (Position::of(puzzle), Budget::unlimited());
///     first_shown(|visit| solver.visit_steps(puzzle, &[], &position, &asked, &mut budget, visit))
/// }
/// ```
pub struct Solver {
    layout: Sized,
    is_all: bool,
    is_enough: bool,
}

/// The request for steps on a board of houses.
///
/// ```
/// use gridwright_core::{StepQuery, Tenths};
/// use gridwright_houses::Asked;
/// let asked = Asked { query: StepQuery::default().at_most(Tenths(45)), is_proper: true };
/// assert_eq!(asked.query.at_most.to_string(), "4.5");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The profile, and the limits of the steps.
    pub query: StepQuery,
    /// Whether the puzzle is known to have a unique solution, so that steps may assume it.
    pub is_proper: bool,
}

/// The rating from which chains are nested. Nested chains take longest where they lead nowhere:
/// without a unique solution, and on boards with rules other than rows, columns and boxes. There
/// the default profile leaves such positions to a family's what-if; the other profiles follow the
/// programs they are named after.
const NESTED: u16 = 90;

/// The layout. Sets of cells are arrays of fixed length; three lengths suffice for all boards.
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
    /// Creates the layout of a puzzle's houses; `None` if there are too many sites.
    ///
    /// `is_swappable` means that two values can be swapped in a solution wherever rows, columns and
    /// boxes allow it, because the puzzle has no other rules.
    pub fn of(puzzle: &dyn Puzzle, is_swappable: bool) -> Option<Solver> {
        let (n_sites, n_values) = (puzzle.board().n_sites(), puzzle.board().n_values());
        // A group of more sites than values is a contradiction, not a house.
        let is_house = |rule: &dyn Constraint| {
            rule.kind() == RuleKind::AllDifferent && rule.sites().len() <= n_values
        };
        let houses = puzzle.constraints().iter().enumerate().filter(|(_, rule)| is_house(&***rule));
        let houses = houses.map(|(index, rule)| {
            let kind = match rule.shape() {
                Shape::Row => Kind::Row,
                Shape::Column => Kind::Column,
                Shape::Box => Kind::Box,
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
        // Restrictions of single sites are already applied to the start position.
        let is_known =
            |rule: &dyn Constraint| is_house(rule) || rule.kind() == RuleKind::Candidates;
        let is_all = puzzle.constraints().iter().all(|rule| is_known(&**rule));
        Some(Solver { layout, is_all, is_enough: is_all && n_sites * n_values <= LARGEST })
    }

    /// Whether the houses are the only rules.
    pub fn is_all(&self) -> bool {
        self.is_all
    }

    /// Whether the houses are the only rules, on a board that all techniques support.
    pub fn is_enough(&self) -> bool {
        self.is_enough
    }

    /// Texts about the techniques and profiles, for a family's [`gridwright_core::Info`].
    pub const TEXTS: TextFiles = text_files!("texts");

    /// Lessons about the techniques, for a family's [`gridwright_core::Info`].
    pub const LESSONS: TextFiles = text_files_apart!("lessons");

    /// The techniques of a profile, easiest first.
    pub fn techniques(profile: &Profile) -> Vec<&'static Technique> {
        techniques(profile)
    }

    /// The smallest worth of a step of a technique in a profile; `None` if the profile does not
    /// have the technique.
    pub fn worth(profile: &Profile, technique: &Technique) -> Option<Worth> {
        let is_known = techniques(profile).contains(&technique);
        is_known.then(|| worth_by(profile, technique, technique.rating.0))
    }

    /// The worth of a step with this rating in a profile; `None` if the profile does not have the
    /// technique.
    ///
    /// ```
    /// use gridwright_core::{Profile, Tenths};
    /// use gridwright_houses::Solver;
    /// let chain = Solver::techniques(Profile::DEFAULT).into_iter().find(|one| one.id == "nishio");
    /// let worth = Solver::worth_of(Profile::DEFAULT, chain.unwrap(), Tenths(78)).unwrap();
    /// assert_eq!((worth.rating, worth.score), (Tenths(78), 78));
    /// ```
    pub fn worth_of(profile: &Profile, technique: &Technique, rating: Tenths) -> Option<Worth> {
        let is_known = techniques(profile).contains(&technique);
        is_known.then(|| worth_by(profile, technique, rating.0))
    }

    /// Whether a technique assumes a unique solution, so that it is only used on plain boards.
    pub fn needs_one_solution(technique: &Technique) -> bool {
        let by_swaps = [
            Find::UniqueLoop,
            Find::HiddenRectangle,
            Find::AvoidableRectangle,
            Find::RectangleMissing,
            Find::Grave,
        ];
        by_swaps.iter().any(|find| find.techniques().contains(&technique))
    }

    /// Whether a technique needs houses that share several cells. On a board with only rows and
    /// columns it finds nothing, or only steps that an easier technique has found before.
    pub fn needs_boxes(technique: &Technique) -> bool {
        let by_boxes = [
            Find::Pointing,
            Find::Claiming,
            Find::EveryPlaceSees,
            Find::LockedPair,
            Find::LockedTriple,
            // Two or three parallel lines are a fish, and other links do not meet.
            Find::Skyscraper,
            Find::Kite,
            Find::TurbotFish,
            Find::EmptyRectangle,
            Find::ThreeLinks,
            // Two such cells in the same line are a naked pair.
            Find::RemotePair,
            // No cell covered by a fish sees its fins.
            Find::FinnedXWing,
            Find::SashimiXWing,
            Find::FinnedSwordfish,
            Find::SashimiSwordfish,
            Find::FinnedJellyfish,
            Find::SashimiJellyfish,
            Find::XyzWing,
            Find::SueDeCoq,
            // No two houses share more than a cell.
            Find::GroupedChain,
            Find::FrankenFish,
            Find::FinnedFrankenFish,
            Find::FinnedMutantFish,
        ];
        // The pair sees at most one cell of the set, so that the others are a naked set.
        let rings =
            [&wings::WXYZ_RING, &wings::VWXYZ_RING, &wings::UVWXYZ_RING, &wings::TUVWXYZ_RING];
        let is_of = |find: &Find| find.techniques().contains(&technique);
        technique.id == HIDDEN_SINGLE_BOX.id
            || rings.contains(&technique)
            || by_boxes.iter().any(is_of)
    }

    /// Shows steps in the order of the profile, with each of the family's `own` rows before harder
    /// ones.
    pub fn visit_steps<P: Puzzle>(
        &self,
        puzzle: &P,
        own: &[Row<P>],
        position: &Position,
        asked: &Asked,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        let own = own_rows(puzzle, own, asked);
        let position = position.fitting(puzzle.board());
        self.visit_with(&own, &puzzle.board().givens, &position, asked, budget, visit)
    }

    /// Finds a whole path, for puzzles whose only rules are houses.
    pub fn path<P: Puzzle>(
        &self,
        puzzle: &P,
        own: &[Row<P>],
        position: &Position,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Explanation {
        let position = &*position.fitting(puzzle.board());
        if position.has_dead_end() || !check(puzzle, position.values()).is_empty() {
            let position = position.clone();
            return Explanation { steps: Vec::new(), end: End::Contradiction, position };
        }
        let own = own_rows(puzzle, own, asked);
        self.path_with(&own, &puzzle.board().givens, position, asked, budget)
    }

    fn visit_with(
        &self,
        own: &[Own<'_>],
        givens: &[Option<Value>],
        position: &Position,
        asked: &Asked,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        with_layout!(&self.layout, layout => {
            let state = State::of(layout, position, asked.is_proper).printed(givens);
            visit_all(&state, own, asked, budget, visit)
        })
    }

    fn path_with(
        &self,
        own: &[Own<'_>],
        givens: &[Option<Value>],
        position: &Position,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Explanation {
        with_layout!(&self.layout, layout => {
            let state = State::of(layout, position, asked.is_proper).printed(givens);
            path(state, own, asked, budget)
        })
    }
}

/// Whether steps of at least this rating are searched for.
fn is_worth_it<const W: usize>(least: u16, asked: &Asked, layout: &Layout<W>) -> bool {
    let may_nest = asked.is_proper && (layout.is_swappable || !asked.query.profile.is_default());
    least <= asked.query.at_most.0 && (least < NESTED || may_nest)
}

/// A family's own row bound to its puzzle. This erases the puzzle's type, so that finders are not
/// compiled again for every family.
pub(super) struct Own<'a> {
    rating: Tenths,
    find: Box<FindOwn<'a>>,
}

type FindOwn<'a> = dyn Fn(&Position, &mut Budget, Visit<'_, Step>) -> ControlFlow<()> + 'a;

fn own_rows<'a, P: Puzzle>(puzzle: &'a P, own: &'a [Row<P>], asked: &Asked) -> Vec<Own<'a>> {
    let within = own.iter().filter(|row| asked.query.asks_for(row.technique));
    let own = within.map(|row| Own {
        rating: row.technique.rating,
        find: Box::new(move |position: &Position, budget: &mut Budget, visit: Visit<'_, Step>| {
            (row.find)(puzzle, position, budget, &mut |finding| {
                visit(Step::new(row.technique, finding))
            })
        }),
    });
    own.collect()
}

pub(super) fn path<const W: usize>(
    mut state: State<'_, W>,
    own: &[Own<'_>],
    asked: &Asked,
    budget: &mut Budget,
) -> Explanation {
    let mut steps = Vec::new();
    let mut singles = takes_singles_in_turn(&asked.query).then(|| SingleQueue::of(&state));
    // Placing a value removes it from all houses of the cell, so that no value is ever placed twice
    // in one.
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
        let single = singles.as_mut().and_then(SingleQueue::next);
        let single = single.and_then(|single| the_single(&state, single, asked, budget));
        let any = || first_shown(|visit| visit_all(&state, own, asked, budget, visit));
        let Some(step) = single.or_else(any) else {
            break if budget.is_spent() { End::OutOfBudget } else { End::Stuck };
        };
        state.follow(&step);
        if let Some(singles) = &mut singles {
            singles.follow(&step);
        }
        steps.push(step);
    };
    Explanation { steps, end, position: state.position() }
}

/// Finds the step of a finder that places this value.
fn the_single<const W: usize>(
    state: &State<'_, W>,
    (finder, cell, value): (Find, usize, usize),
    asked: &Asked,
    budget: &mut Budget,
) -> Option<Step> {
    let wanted = [RawEffect::Place(cell as u16, value as u8)];
    let mut found = None;
    let _ = finder.row().1(state, budget, &mut |finding: RawFinding| {
        if finding.effects != wanted {
            return ControlFlow::Continue(());
        }
        found = Some(to_step(state.layout, asked.query.profile, finding));
        ControlFlow::Break(())
    });
    found
}

/// Shows steps in the order of the profile, with each of the family's own rows before harder ones.
fn visit_all<const W: usize>(
    state: &State<'_, W>,
    own: &[Own<'_>],
    asked: &Asked,
    budget: &mut Budget,
    visit: Visit<'_, Step>,
) -> ControlFlow<()> {
    let mut own = own.iter().peekable();
    let position = LazyCell::new(|| state.position());
    for finder in order(asked.query.profile) {
        let (least, find) = finder.row();
        while let Some(row) = own.next_if(|row| row.rating.0 < least) {
            (row.find)(&position, budget, visit)?;
        }
        let only = asked.query.only;
        let is_asked_for = only.is_none_or(|only| finder.techniques().contains(&only));
        if !is_asked_for || !is_worth_it(least, asked, state.layout) {
            continue;
        }
        let mut go_on = ControlFlow::Continue(());
        let _ = find(state, budget, &mut |found| {
            // A finder shows its easiest step first.
            if found.rating > asked.query.at_most {
                return ControlFlow::Break(());
            }
            go_on = visit(to_step(state.layout, asked.query.profile, found));
            go_on
        });
        go_on?;
    }
    own.try_for_each(|row| (row.find)(&position, budget, visit))
}

/// Converts a finding to a [`Step`] with its worth in the profile.
pub(super) fn to_step<const W: usize>(
    layout: &Layout<W>,
    profile: &Profile,
    found: RawFinding,
) -> Step {
    let worth = worth_by(profile, found.technique, found.rating.0);
    let sites = |cells: Vec<u16>| cells.into_iter().map(Site).collect::<Vec<_>>();
    let rule = |house: u16| layout.houses[usize::from(house)].rule;
    let arg = |arg: RawArg| match arg {
        RawArg::Cell(cell) => Arg::Site(Site(cell)),
        RawArg::Cells(cells) => Arg::Sites(sites(cells)),
        RawArg::Value(value) => Arg::Value(Value(value)),
        RawArg::Values(values) => Arg::Values(Mask(values)),
        RawArg::House(house) => Arg::Rule(rule(house)),
        RawArg::Houses(houses) => Arg::Rules(houses.into_iter().map(rule).collect()),
        RawArg::Chain(claims) => Arg::Chains(vec![claims]),
        RawArg::Chains(chains) => Arg::Chains(chains),
        RawArg::Nodes(nodes) => Arg::Nodes(nodes),
        RawArg::Groups(groups) => {
            let groups = groups.into_iter().map(|(cells, values)| (sites(cells), Mask(values)));
            Arg::Groups(groups.collect())
        }
        RawArg::Sets(sets) => Arg::Sets(sets.into_iter().map(Mask).collect()),
        RawArg::Word(word) => Arg::Word(word),
        RawArg::Techniques(steps) => Arg::Techniques(steps),
        RawArg::Places(places) => {
            let places = places.into_iter().map(|(house, cells)| (rule(house), sites(cells)));
            Arg::Places(places.collect())
        }
        RawArg::Candidates(cells) => {
            let cells = cells.into_iter().map(|(cell, values)| (Site(cell), Mask(values)));
            Arg::Candidates(cells.collect())
        }
    };
    let effect = |effect: RawEffect| match effect {
        RawEffect::Place(cell, value) => Effect::Place(Site(cell), Value(value)),
        RawEffect::Drop(cell, gone) => Effect::Drop(Site(cell), Mask(gone)),
    };
    let finding = Finding {
        because: sites(found.because),
        effects: found.effects.into_iter().map(effect).collect(),
        args: found.args.into_iter().map(|(name, value)| (name, arg(value))).collect(),
    };
    Step { technique: found.technique, finding, worth }
}
