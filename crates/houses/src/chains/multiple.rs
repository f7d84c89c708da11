//! Several assumptions, one of which must be true, with a common consequence: all values of a cell, all
//! places of a value in a house, or a candidate and its negation.

use std::ops::ControlFlow;
use std::rc::Rc;

use crate::bits::{Bits, ones};
use crate::chains::inner::Lost;
use crate::chains::length::length_term;
use crate::chains::net::{
    BY_CELL, Id, InnerChain, InnerSearch, InnerStep, NONE, Net, Reach, Scratch, follow,
};
use crate::finder::{DONE, Show, Shown, best_first, list};
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::{Budget, Claim};

macro_rules! techniques {
    ($($id:ident, $key:literal, $rating:literal, $doc:literal;)*) => {
        $(
            #[doc = $doc]
            pub(crate) static $id: Technique = technique($key, $rating);
        )*
    };
}

techniques! {
    NISHIO_OFF, "nishio", 75, "Nishio forcing chain.";
    NISHIO_ON, "nishio-on", 75, "Nishio forcing chain.";
    CELL_CHAINS, "cell-chains", 80, "Cell forcing chains.";
    CELL_CHAINS_ON, "cell-chains-on", 80, "Cell forcing chains.";
    HOUSE_CHAINS, "house-chains", 80, "House forcing chains.";
    HOUSE_CHAINS_ON, "house-chains-on", 80, "House forcing chains.";
    DYNAMIC_CLASH, "dynamic-contradiction", 85, "Dynamic contradiction chains.";
    DYNAMIC_CLASH_ON, "dynamic-contradiction-on", 85, "Dynamic contradiction chains.";
    DYNAMIC_EITHER, "dynamic-double", 85, "Dynamic double chains.";
    DYNAMIC_EITHER_ON, "dynamic-double-on", 85, "Dynamic double chains.";
    DYNAMIC_CELL, "dynamic-cell-chains", 85, "Dynamic cell forcing chains.";
    DYNAMIC_CELL_ON, "dynamic-cell-chains-on", 85, "Dynamic cell forcing chains.";
    DYNAMIC_HOUSE, "dynamic-house-chains", 85, "Dynamic house forcing chains.";
    DYNAMIC_HOUSE_ON, "dynamic-house-chains-on", 85, "Dynamic house forcing chains.";
}

/// The techniques of Nishio.
pub(crate) const NISHIO: [&Technique; 2] = [&NISHIO_OFF, &NISHIO_ON];
/// The techniques of plain chains from a cell or a house.
pub(crate) const PLAIN: [&Technique; 4] =
    [&CELL_CHAINS, &CELL_CHAINS_ON, &HOUSE_CHAINS, &HOUSE_CHAINS_ON];
/// The techniques of dynamic chains, nested or not.
pub(crate) const DYNAMIC: [&Technique; 8] = [
    &DYNAMIC_CLASH,
    &DYNAMIC_CLASH_ON,
    &DYNAMIC_EITHER,
    &DYNAMIC_EITHER_ON,
    &DYNAMIC_CELL,
    &DYNAMIC_CELL_ON,
    &DYNAMIC_HOUSE,
    &DYNAMIC_HOUSE_ON,
];

/// The assumptions that are made, and the extent to which they are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Producer {
    /// Contradictions of one value from place to place.
    Nishio,
    /// Assumptions of all values of a cell or all places in a house, followed by plain chains.
    Multiple,
    /// The same, using earlier removals along the chain too; from depth 1 on with nested
    /// techniques.
    Dynamic(u8),
}

impl Producer {
    fn base(self) -> u16 {
        match self {
            Producer::Nishio => 75,
            Producer::Multiple => 80,
            Producer::Dynamic(depth) => 85 + 5 * depth as u16,
        }
    }

    fn reach<const W: usize>(self, inner: Option<InnerSearch<'_, W>>) -> Reach<'_, W> {
        match self {
            Producer::Nishio => Reach { has_cells: false, is_dynamic: true, inner },
            Producer::Multiple => Reach { has_cells: true, is_dynamic: false, inner },
            Producer::Dynamic(_) => Reach { has_cells: true, is_dynamic: true, inner },
        }
    }
}

/// Finds Nishio chains: a value that refutes or confirms itself.
pub(crate) fn nishio<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    multiple_chains(state, Producer::Nishio, None, budget, show)
}

/// Finds plain chains from all values of a cell or all places in a house.
pub(crate) fn multiple<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    multiple_chains(state, Producer::Multiple, None, budget, show)
}

/// Sets of assumptions with a common consequence.
#[derive(Clone, Copy)]
enum Cases {
    /// An assumption that refutes itself.
    Clash(Id),
    /// A candidate and its negation.
    Either(Id),
    /// All values of a cell.
    Cell(usize),
    /// All places of a value in a house.
    House(usize, usize),
}

struct Search<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    work: State<'a, W>,
    producer: Producer,
    reach: Reach<'s, W>,
    /// Whether rows and columns are the only houses.
    is_latin: bool,
    nets: Vec<Option<Net>>,
    scratch: Scratch,
    /// The shortest chains of all, or for each conclusion, by its candidate.
    best: Option<Best>,
    each: Option<Vec<Option<Best>>>,
    n_kept: u32,
}

/// Chains with a common consequence.
#[derive(Clone, Copy)]
struct Best {
    weight: usize,
    cases: Cases,
    target: Id,
    /// Number of chains kept before these.
    order: u32,
}

impl Best {
    /// The rank of the chains: of equally short ones either/or chains come first, then those of
    /// cells, of houses, and contradictions.
    fn key(&self) -> (usize, u8) {
        let rank = match self.cases {
            Cases::Either(_) => 0,
            Cases::Cell(_) => 1,
            Cases::House(..) => 2,
            Cases::Clash(_) => 3,
        };
        (self.weight, rank)
    }
}

/// Maximum number of candidates for which the nets of a board are kept in memory.
pub(crate) const LARGEST: usize = 4096;

/// Shows sets of chains of the producer, with nested steps found by `inner`, the shortest first.
pub(crate) fn multiple_chains<const W: usize>(
    state: &State<'_, W>,
    producer: Producer,
    inner: Option<InnerSearch<'_, W>>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let n_candidates = state.layout.n_cells() * state.layout.n_values;
    if n_candidates > LARGEST {
        return DONE;
    }
    let mut search = Search::new(state, producer, inner);
    best_first(show, |shown| {
        search.best = None;
        search.all(shown, budget);
        search.finding()
    })
}

/// Finds the shortest chains to each conclusion, as steps under an assumption, the shortest first.
/// `start` is the board without the assumption.
pub(crate) fn inner_chains<const W: usize>(
    start: &State<'_, W>,
    now: &State<'_, W>,
    producer: Producer,
    inner: Option<InnerSearch<'_, W>>,
    budget: &mut Budget,
) -> Vec<InnerStep> {
    let mut search = Search::new(now, producer, inner);
    search.each = Some(vec![None; search.nets.len()]);
    search.all(&Shown::default(), budget);
    let mut found: Vec<Best> = search.each.take().into_iter().flatten().flatten().collect();
    found.sort_by_key(|best| (best.key(), best.order));
    found.iter().map(|best| search.inner_step(best, start)).collect()
}

impl<'s, 'a, const W: usize> Search<'s, 'a, W> {
    fn new(
        state: &'s State<'a, W>,
        producer: Producer,
        inner: Option<InnerSearch<'s, W>>,
    ) -> Search<'s, 'a, W> {
        Search {
            state,
            work: state.clone(),
            producer,
            reach: producer.reach(inner),
            is_latin: state.layout.is_latin(),
            nets: vec![None; 2 * state.layout.n_cells() * state.layout.n_values],
            scratch: Scratch::default(),
            best: None,
            each: None,
            n_kept: 0,
        }
    }
}

impl<const W: usize> Search<'_, '_, W> {
    fn id(&self, cell: usize, value: usize, is_on: bool) -> Id {
        Net::id(cell, value, is_on, self.state.layout.n_values)
    }

    /// Computes the net of an assumption, unless it has been computed.
    fn ensure_net(&mut self, id: Id, budget: &mut Budget) {
        if self.nets[id as usize].is_none() {
            let net = follow(self.state, &mut self.work, id, self.reach, budget);
            self.nets[id as usize] = Some(net);
        }
    }

    fn all(&mut self, shown: &Shown, budget: &mut Budget) {
        let state = self.state;
        let (is_nishio, is_dynamic) = (self.producer == Producer::Nishio, self.reach.is_dynamic);
        for cell in state.open().iter() {
            let n = state.n_at(cell);
            if n < 2 || n == 2 && !is_dynamic {
                continue;
            }
            for value in ones(state.at(cell)) {
                if !budget.pay(1) {
                    return;
                }
                let on = self.id(cell, value, true);
                self.ensure_net(on, budget);
                if is_dynamic {
                    self.ensure_net(on - 1, budget);
                    self.clash(on, shown);
                    self.clash(on - 1, shown);
                }
                if is_dynamic && !is_nishio && n > 2 && !self.is_covered_by_a_line(on - 1) {
                    self.common_consequences(Cases::Either(on), &[on, on - 1], shown);
                }
                if !is_nishio {
                    self.houses(cell, value, shown, budget);
                }
            }
            if !is_nishio {
                let starts: Vec<Id> =
                    ones(state.at(cell)).map(|value| self.id(cell, value, true)).collect();
                self.common_consequences(Cases::Cell(cell), &starts, shown);
            }
        }
    }

    /// Whether every consequence of a value's absence is found from the places of a line as well.
    /// On a board with only rows and columns, the absence has consequences only if the value has
    /// one other place in a line. The absence and that other place imply each other, so they have
    /// the same consequences, and players know the two places of a line better than a value and its
    /// negation.
    fn is_covered_by_a_line(&self, off: Id) -> bool {
        let has_no_clash = self.nets[off as usize].as_ref().is_some_and(|net| net.clash.is_none());
        self.is_latin && self.reach.inner.is_none() && has_no_clash
    }

    /// Examines the houses in which the cell is the first place of the value.
    fn houses(&mut self, cell: usize, value: usize, shown: &Shown, budget: &mut Budget) {
        let layout = self.state.layout;
        for &(house, position) in &layout.at[cell] {
            let house = house as usize;
            let places = self.state.places(house, value);
            let is_first = places.trailing_zeros() == u32::from(position);
            if !is_first || !layout.houses[house].is_full || places.count_ones() < 2 {
                continue;
            }
            let cells = ones(places).map(|place| layout.houses[house].cells[place] as usize);
            let starts: Vec<Id> = cells.map(|cell| self.id(cell, value, true)).collect();
            for &start in &starts {
                self.ensure_net(start, budget);
            }
            self.common_consequences(Cases::House(house, value), &starts, shown);
        }
    }

    /// The conclusion as a candidate: placing one of two candidates is the same as removing the
    /// other.
    fn conclusion(&self, target: Id) -> usize {
        let (candidate, n_values) = (usize::from(target) / 2, self.state.layout.n_values);
        let others = self.state.at(candidate / n_values) & !(1 << (candidate % n_values));
        match target % 2 == 1 && others.count_ones() == 1 {
            true => 2 * (candidate - candidate % n_values + others.trailing_zeros() as usize),
            false => usize::from(target),
        }
    }

    /// The shortest chains found so far to the same conclusion, or to any conclusion if one is
    /// enough.
    fn best_for(&self, target: Id) -> Option<&Best> {
        match &self.each {
            Some(each) => each[self.conclusion(target)].as_ref(),
            None => self.best.as_ref(),
        }
    }

    fn keep(&mut self, weight: usize, cases: Cases, target: Id, shown: &Shown) {
        let kept = Best { weight, cases, target, order: self.n_kept };
        let is_best = self.best_for(target).is_none_or(|best| kept.key() < best.key());
        // In a net, a cell may have only one candidate left.
        let cell = usize::from(target) / 2 / self.state.layout.n_values;
        if !is_best || target % 2 == 1 && self.state.n_at(cell) < 2 {
            return;
        }
        self.n_kept += 1;
        let conclusion = self.conclusion(target);
        if let Some(each) = &mut self.each {
            each[conclusion] = Some(kept);
        } else if shown.lacks(self.technique(cases, target % 2 == 1), || vec![self.effect(target)])
        {
            self.best = Some(kept);
        }
    }

    fn clash(&mut self, start: Id, shown: &Shown) {
        let Some((on, off)) = self.nets[start as usize].as_ref().and_then(|net| net.clash) else {
            return;
        };
        let most = self.best_for(start ^ 1).map_or(usize::MAX, |best| best.weight);
        if let Some(weight) = self.weight(&[(start, on), (start, off)], most) {
            self.keep(weight, Cases::Clash(start), start ^ 1, shown);
        }
    }

    /// Number of nodes that these ends depend on, each in the net of its start; `None` if it
    /// exceeds `most`.
    fn weight(&mut self, ends: &[(Id, u16)], most: usize) -> Option<usize> {
        let mut weight = 0;
        for &(start, end) in ends {
            weight += self.nets[start as usize].as_mut()?.weight(end, &mut self.scratch);
            if weight > most {
                return None;
            }
        }
        if self.reach.inner.is_some() {
            weight += self.chains_within(ends).iter().map(|chain| chain.weight).sum::<usize>();
        }
        (weight <= most).then_some(weight)
    }

    /// The inner chains that these ends depend on, each once.
    fn chains_within(&mut self, ends: &[(Id, u16)]) -> Vec<Rc<InnerChain>> {
        let mut chains = Vec::new();
        for &(start, end) in ends {
            if let Some(net) = &self.nets[start as usize] {
                net.inner_chains(end, &mut self.scratch, &mut chains);
            }
        }
        chains
    }

    /// Searches for consequences that all the assumptions share.
    fn common_consequences(&mut self, cases: Cases, starts: &[Id], shown: &Shown) {
        let n_nodes = self.nets[starts[0] as usize].as_ref().map_or(0, |net| net.nodes.len());
        let mut ends = Vec::with_capacity(starts.len());
        for is_on in [1, 0] {
            for position in 0..n_nodes {
                let Some(first) = &self.nets[starts[0] as usize] else { return };
                let id = first.nodes[position].0;
                if id % 2 != is_on {
                    continue;
                }
                ends.clear();
                for &start in starts {
                    let net = self.nets[start as usize].as_ref();
                    let Some(end) = net.and_then(|net| net.position(id)) else { break };
                    ends.push((start, end));
                }
                if ends.len() < starts.len() || usize::from(ends[0].1) != position {
                    continue;
                }
                let most = self.best_for(id).map_or(usize::MAX, |best| best.weight);
                if let Some(weight) = self.weight(&ends, most) {
                    self.keep(weight, cases, id, shown);
                }
            }
        }
    }

    /// The assumptions of these cases, each with the position of its end.
    fn ends(&self, cases: Cases, target: Id) -> Vec<(Id, u16)> {
        let state = self.state;
        let starts: Vec<Id> = match cases {
            Cases::Clash(start) => {
                let clash = self.nets[start as usize].as_ref().and_then(|net| net.clash);
                return clash.map_or(Vec::new(), |(on, off)| vec![(start, on), (start, off)]);
            }
            Cases::Either(on) => vec![on, on - 1],
            Cases::Cell(cell) => {
                ones(state.at(cell)).map(|value| self.id(cell, value, true)).collect()
            }
            Cases::House(house, value) => {
                state.cells_in(house, value).iter().map(|cell| self.id(cell, value, true)).collect()
            }
        };
        let end = |start: Id| Some((start, self.nets[start as usize].as_ref()?.position(target)?));
        starts.into_iter().filter_map(end).collect()
    }

    /// Converts the chains to a step under an assumption.
    fn inner_step(&mut self, best: &Best, start: &State<'_, W>) -> InnerStep {
        let ends = self.ends(best.cases, best.target);
        let chains = self.chains_within(&ends);
        let n_values = self.state.layout.n_values;
        let mut lost = Lost::new(start, self.state);
        let mut nodes = Vec::new();
        for (assumption, end) in ends {
            let Some(net) = &self.nets[assumption as usize] else { continue };
            for (id, cause) in net.causes(end, &mut self.scratch) {
                let (cell, value) =
                    (usize::from(id) / 2 / n_values, usize::from(id) / 2 % n_values);
                match (cause, best.cases) {
                    (BY_CELL, _) => lost.in_cell(cell),
                    (NONE, Cases::Cell(_)) if id == assumption => lost.in_cell(cell),
                    (NONE, Cases::House(house, _)) if id == assumption => {
                        lost.in_house(house, 1 << value);
                    }
                    (NONE, _) => {}
                    (house, _) => lost.in_house(usize::from(house), 1 << value),
                }
                nodes.push(id);
            }
            nodes.push(NONE);
        }
        let within: usize = chains.iter().map(|chain| chain.weight).sum();
        let n_ends = nodes.iter().filter(|&&id| id == NONE).count();
        let weight = nodes.len() - n_ends + within;
        let (candidate, is_on) = (usize::from(best.target) / 2, best.target % 2 == 1);
        let (cell, mask) = (candidate / n_values, 1u64 << (candidate % n_values));
        let gone = if is_on { self.state.at(cell) & !mask } else { mask };
        InnerStep {
            gone: vec![(cell, gone)],
            because: lost.found(),
            chain: Some(Rc::new(InnerChain { weight, nodes })),
            technique: self.technique(best.cases, is_on),
        }
    }

    fn technique(&self, cases: Cases, holds: bool) -> &'static Technique {
        let is_dynamic = self.reach.is_dynamic;
        match (cases, holds, self.producer) {
            (Cases::Clash(_), false, Producer::Nishio) => &NISHIO_OFF,
            (Cases::Clash(_), true, Producer::Nishio) => &NISHIO_ON,
            (Cases::Clash(_), false, _) => &DYNAMIC_CLASH,
            (Cases::Clash(_), true, _) => &DYNAMIC_CLASH_ON,
            (Cases::Either(_), false, _) => &DYNAMIC_EITHER,
            (Cases::Either(_), true, _) => &DYNAMIC_EITHER_ON,
            (Cases::Cell(_), false, _) if is_dynamic => &DYNAMIC_CELL,
            (Cases::Cell(_), true, _) if is_dynamic => &DYNAMIC_CELL_ON,
            (Cases::House(..), false, _) if is_dynamic => &DYNAMIC_HOUSE,
            (Cases::House(..), true, _) if is_dynamic => &DYNAMIC_HOUSE_ON,
            (Cases::Cell(_), false, _) => &CELL_CHAINS,
            (Cases::Cell(_), true, _) => &CELL_CHAINS_ON,
            (Cases::House(..), false, _) => &HOUSE_CHAINS,
            (Cases::House(..), true, _) => &HOUSE_CHAINS_ON,
        }
    }

    fn effect(&self, target: Id) -> Effect {
        let (candidate, n_values) = (usize::from(target) / 2, self.state.layout.n_values);
        let (cell, value) = ((candidate / n_values) as u16, candidate % n_values);
        match target % 2 == 1 {
            true => Effect::Place(cell, value as u8),
            false => Effect::Drop(cell, 1 << value),
        }
    }

    fn finding(&mut self) -> Option<Finding> {
        let Best { weight, cases, target, .. } = self.best?;
        let effect = self.effect(target);
        let state = self.state;
        let mut chains: Vec<Vec<Claim>> = Vec::new();
        let mut about = None;
        let mut by: Vec<(&'static Technique, Vec<Claim>)> = Vec::new();
        for (start, end) in self.ends(cases, target) {
            let Some(net) = &self.nets[start as usize] else { continue };
            about = about.or(Some(net.node(target)));
            chains.push(net.derivation(end, &mut self.scratch));
            for (technique, claim) in net.techniques(end, &mut self.scratch) {
                match by.iter_mut().find(|(known, _)| *known == technique) {
                    Some((_, claims)) if claims.contains(&claim) => (),
                    Some((_, claims)) => claims.push(claim),
                    None => by.push((technique, vec![claim])),
                }
            }
        }
        let target = about?;
        let first = chains.first()?[0];
        let last = *chains.first()?.last()?;
        let cells: Bits<W> = chains.iter().flatten().map(|node| node.site.index()).collect();
        let (cell, value) = (target.site.0, target.value.0);
        let (from, from_value) = match cases {
            Cases::Clash(_) => (Arg::Cell(last.site.0), Arg::Value(last.value.0)),
            // A chain may begin with the result of another technique.
            Cases::Either(on) => {
                let start = self.nets[on as usize].as_ref().map_or(first, |net| net.node(on));
                (Arg::Cell(start.site.0), Arg::Value(start.value.0))
            }
            Cases::Cell(cell) => (Arg::Cell(cell as u16), Arg::Values(state.at(cell))),
            Cases::House(house, value) => (Arg::House(house as u16), Arg::Value(value as u8)),
        };
        let [from_name, from_value_name] = match cases {
            Cases::Clash(_) => ["clash", "clash-value"],
            Cases::Either(_) => ["either", "either-value"],
            Cases::Cell(_) => ["from", "from-values"],
            Cases::House(..) => ["from", "from-value"],
        };
        let technique = self.technique(cases, target.holds);
        let mut args = vec![
            ("cell", Arg::Cell(cell)),
            ("value", Arg::Value(value)),
            (from_name, from),
            (from_value_name, from_value),
        ];
        if let Cases::House(house, value) = cases {
            args.push(("places", Arg::Cells(list(state.cells_in(house, value)))));
        }
        if let Producer::Dynamic(_) = self.producer {
            args.push(("inner", Arg::Word(if by.is_empty() { "no" } else { "yes" })));
        }
        if !by.is_empty() {
            args.push(("by", Arg::Techniques(by)));
        }
        args.push(("chains", Arg::Chains(chains)));
        Some(Finding {
            technique,
            rating: Tenths(self.producer.base() + length_term(weight)),
            because: list(cells),
            effects: vec![effect],
            args,
        })
    }
}
