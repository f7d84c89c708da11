//! Clause learning on groups of literals of which at most one, or exactly one, is true. A group is
//! one set of bits here, where clauses would need one for every pair.
//!
//! It knows neither puzzles nor encodings.

use crate::data::budget::{Budget, OutOfBudget};
use crate::verbs::activity::Activity;
use crate::verbs::learn::{Learner, Lit};

/// Largest number of literals in a group; a larger one is written as clauses.
const MOST_MEMBERS: usize = 64;

/// Number of conflicts until the first restart; later ones follow Luby's sequence.
const RESTART: u64 = 64;

/// Number of learnt clauses from which on the less useful half is forgotten at a restart, and the
/// increase of that number each time.
const KEPT: usize = 2000;
const MORE_KEPT: usize = 300;

/// The factor by which activities shrink with each conflict.
const DECAY: f64 = 0.95;

/// Number of decisions without a conflict that cost one node, so that the stop flag is checked even
/// without conflicts.
const DECISIONS_PER_NODE: u32 = 1000;

/// Groups and clauses, with the clauses learnt from solving them.
///
/// Deterministic: the same calls in the same order give the same answers, models and conflicts.
pub(crate) struct GroupLearner {
    rules: Rules,
    /// For each group the members that are not known to be false.
    open: Vec<u64>,
    /// The groups of each literal: those of literal `i` are `seats[starts[i]..starts[i + 1]]`.
    seats: Vec<Seat>,
    starts: Vec<u32>,
    /// Whether groups were added since `seats` was made.
    is_stale: bool,
    /// The clauses that watch each literal.
    watches: Vec<Vec<Watch>>,
    n_learnt: usize,
    most_learnt: usize,
    /// The value of each literal.
    values: Vec<Truth>,
    causes: Vec<Cause>,
    /// The value that each variable had last.
    phases: Vec<bool>,
    /// The true literals in the order in which they became true; those before `head` are
    /// propagated.
    trail: Vec<Lit>,
    head: usize,
    /// The length of the trail before each decision.
    decisions: Vec<usize>,
    activity: Activity,
    is_contradictory: bool,
    model: Vec<bool>,
    n_idle: u32,
    scratch: Scratch,
    n_conflicts: u64,
}

/// The groups and clauses.
#[derive(Default)]
struct Rules {
    groups: Vec<Group>,
    /// The literals of all groups.
    members: Vec<Lit>,
    clauses: Vec<Clause>,
    /// The literals of all clauses. The first two of each are watched.
    literals: Vec<Lit>,
}

#[derive(Clone, Copy)]
struct Group {
    start: u32,
    len: u32,
    needs_one: bool,
}

/// The place of a literal in a group: the number of the group times 64, and its index there.
#[derive(Clone, Copy)]
struct Seat(u32);

impl Seat {
    #[inline]
    fn group(self) -> usize {
        (self.0 >> 6) as usize
    }

    #[inline]
    fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

#[derive(Clone, Copy)]
struct Clause {
    start: u32,
    len: u32,
    /// The number of levels among its literals when it was learnt; 0 if it was not learnt.
    n_levels: u32,
}

#[derive(Clone, Copy)]
struct Watch {
    clause: u32,
    /// Another literal of the clause; if it is true, the clause need not be looked at.
    other: Lit,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Truth {
    Unknown,
    True,
    False,
}

/// The level at which a variable got its value, and why.
#[derive(Clone, Copy)]
struct Cause {
    level: u32,
    reason: Reason,
}

/// The reason why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
    Decision,
    /// This literal is false: the negation of another member of a group.
    Literal(Lit),
    /// All other members of a group are false.
    Group(u32),
    /// All other literals of a clause are false.
    Clause(u32),
}

/// A contradiction.
#[derive(Clone, Copy)]
enum Conflict {
    /// These literals are false: the negations of two members of a group.
    Pair([Lit; 2]),
    /// All members of a group are false.
    Group(u32),
    /// All literals of a clause are false.
    Clause(u32),
}

impl Rules {
    #[inline]
    fn members(&self, group: u32) -> &[Lit] {
        let Group { start, len, .. } = self.groups[group as usize];
        &self.members[start as usize..][..len as usize]
    }

    #[inline]
    fn literals(&self, clause: u32) -> &[Lit] {
        let Clause { start, len, .. } = self.clauses[clause as usize];
        &self.literals[start as usize..][..len as usize]
    }

    /// The false literals from which a true literal followed; it may be among them itself.
    #[inline]
    fn premises<'r>(&'r self, reason: &'r Reason) -> &'r [Lit] {
        match reason {
            Reason::Decision => &[],
            Reason::Literal(lit) => std::slice::from_ref(lit),
            Reason::Group(group) => self.members(*group),
            Reason::Clause(clause) => self.literals(*clause),
        }
    }
}

/// Memory that is used again in every conflict.
#[derive(Default)]
struct Scratch {
    learnt: Vec<Lit>,
    /// Marks of variables, and the variables to unmark in the end.
    is_seen: Vec<bool>,
    seen: Vec<u32>,
    stack: Vec<u32>,
    /// For each level the conflict in which it was last met.
    stamps: Vec<u64>,
    stamp: u64,
}

impl Learner for GroupLearner {
    fn add_at_most_one(&mut self, literals: &[Lit]) {
        if !self.add_group(literals, false) {
            for (i, &a) in literals.iter().enumerate() {
                literals[..i].iter().for_each(|&b| self.add(&[!a, !b]));
            }
        }
    }

    fn add_exactly_one(&mut self, literals: &[Lit]) {
        if !self.add_group(literals, true) {
            self.add(literals);
            self.add_at_most_one(literals);
        }
    }

    fn add(&mut self, clause: &[Lit]) {
        self.undo_to(0);
        let mut literals: Vec<Lit> = Vec::with_capacity(clause.len());
        let mut is_true = false;
        for &lit in clause {
            match self.value(lit) {
                Truth::True => is_true = true,
                Truth::False => (),
                Truth::Unknown if self.scratch.is_seen[lit.var()] => {
                    is_true |= literals.contains(&!lit);
                }
                Truth::Unknown => {
                    self.scratch.is_seen[lit.var()] = true;
                    literals.push(lit);
                }
            }
        }
        literals.iter().for_each(|lit| self.scratch.is_seen[lit.var()] = false);
        if is_true {
            return;
        }
        match literals[..] {
            [] => self.is_contradictory = true,
            [lit] => self.set(lit, Reason::Decision),
            _ => {
                self.attach(&literals, 0);
            }
        }
    }

    fn solve(&mut self, budget: &mut Budget) -> Result<bool, OutOfBudget> {
        self.lay_out();
        self.undo_to(0);
        for round in 1.. {
            if let Some(answer) = self.search(RESTART * luby(round), budget)? {
                return Ok(answer);
            }
            if self.n_learnt > self.most_learnt {
                self.forget();
            }
        }
        unreachable!("the loop has no end")
    }

    fn holds(&self, var: usize) -> bool {
        self.model[var]
    }
}

impl GroupLearner {
    /// A learner without groups and clauses, over variables `0..n_vars`.
    pub(crate) fn new(n_vars: usize) -> GroupLearner {
        GroupLearner {
            rules: Rules::default(),
            open: Vec::new(),
            seats: Vec::new(),
            starts: vec![0; 2 * n_vars + 1],
            is_stale: false,
            watches: vec![Vec::new(); 2 * n_vars],
            n_learnt: 0,
            most_learnt: KEPT,
            values: vec![Truth::Unknown; 2 * n_vars],
            causes: vec![Cause { level: 0, reason: Reason::Decision }; n_vars],
            phases: vec![true; n_vars],
            trail: Vec::with_capacity(n_vars),
            head: 0,
            decisions: Vec::new(),
            activity: Activity::new(vec![0.0; n_vars]),
            is_contradictory: false,
            model: vec![false; n_vars],
            n_idle: 0,
            scratch: Scratch {
                is_seen: vec![false; n_vars],
                stamps: vec![0; n_vars + 1],
                ..Scratch::default()
            },
            n_conflicts: 0,
        }
    }

    /// Adds a group, if it has few enough members, all with different variables.
    fn add_group(&mut self, literals: &[Lit], needs_one: bool) -> bool {
        self.undo_to(0);
        let is_repeated =
            |(i, lit): (usize, &Lit)| literals[..i].iter().any(|other| other.var() == lit.var());
        if !(1..=MOST_MEMBERS).contains(&literals.len())
            || literals.iter().enumerate().any(is_repeated)
            || literals.iter().any(|&lit| self.value(lit) != Truth::Unknown)
        {
            return false;
        }
        let (start, len) = (self.rules.members.len() as u32, literals.len() as u32);
        self.rules.members.extend_from_slice(literals);
        self.rules.groups.push(Group { start, len, needs_one });
        self.open.push(u64::MAX >> (64 - len));
        self.is_stale = true;
        if len == 1 && needs_one {
            self.add(literals);
        }
        true
    }

    /// Searches for a number of conflicts; `None` if that was not enough.
    fn search(&mut self, n: u64, budget: &mut Budget) -> Result<Option<bool>, OutOfBudget> {
        let mut n_conflicts = 0;
        while !self.is_contradictory {
            let Some(conflict) = self.propagate() else {
                if n_conflicts >= n {
                    self.undo_to(0);
                    return Ok(None);
                }
                let Some(lit) = self.decision() else {
                    for (var, holds) in self.model.iter_mut().enumerate() {
                        *holds = self.values[Lit::yes(var).index()] == Truth::True;
                    }
                    self.undo_to(0);
                    return Ok(Some(true));
                };
                self.n_idle += 1;
                if self.n_idle >= DECISIONS_PER_NODE {
                    self.pay(budget)?;
                }
                self.decisions.push(self.trail.len());
                self.set(lit, Reason::Decision);
                continue;
            };
            self.n_conflicts += 1;
            n_conflicts += 1;
            if self.decisions.is_empty() {
                self.is_contradictory = true;
                break;
            }
            self.learn(conflict);
            self.pay(budget)?;
        }
        self.undo_to(0);
        Ok(Some(false))
    }

    fn pay(&mut self, budget: &mut Budget) -> Result<(), OutOfBudget> {
        self.n_idle = 0;
        budget.spend(1)
    }

    /// The literal to try next; `None` if all variables have values.
    fn decision(&mut self) -> Option<Lit> {
        loop {
            let var = self.activity.pop()? as usize;
            if self.value(Lit::yes(var)) == Truth::Unknown {
                return Some(if self.phases[var] { Lit::yes(var) } else { Lit::no(var) });
            }
        }
    }

    #[inline]
    fn value(&self, lit: Lit) -> Truth {
        self.values[lit.index()]
    }

    #[inline]
    fn set(&mut self, lit: Lit, reason: Reason) {
        self.values[lit.index()] = Truth::True;
        self.values[(!lit).index()] = Truth::False;
        self.causes[lit.var()] = Cause { level: self.decisions.len() as u32, reason };
        self.trail.push(lit);
    }

    /// Takes back all decisions above a level and their consequences.
    fn undo_to(&mut self, level: usize) {
        let Some(&start) = self.decisions.get(level) else { return };
        for (i, &lit) in self.trail.iter().enumerate().skip(start) {
            if i < self.head {
                let gone = (!lit).index();
                for seat in &self.seats[self.starts[gone] as usize..self.starts[gone + 1] as usize]
                {
                    self.open[seat.group()] |= seat.bit();
                }
            }
            self.values[lit.index()] = Truth::Unknown;
            self.values[(!lit).index()] = Truth::Unknown;
            self.phases[lit.var()] = lit.is_yes();
            self.activity.push(lit.var() as u32);
        }
        self.trail.truncate(start);
        self.decisions.truncate(level);
        self.head = self.head.min(start);
    }

    /// Draws all consequences.
    fn propagate(&mut self) -> Option<Conflict> {
        while let Some(&lit) = self.trail.get(self.head) {
            self.head += 1;
            let conflict = self.propagate_true(lit).or_else(|| self.propagate_false(!lit));
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Makes the other members of the groups of a true literal false.
    #[inline]
    fn propagate_true(&mut self, lit: Lit) -> Option<Conflict> {
        let level = self.decisions.len() as u32;
        let cause = Cause { level, reason: Reason::Literal(!lit) };
        let places = self.starts[lit.index()] as usize..self.starts[lit.index() + 1] as usize;
        for seat in &self.seats[places] {
            let mut rest = self.open[seat.group()] & !seat.bit();
            if rest == 0 {
                continue;
            }
            let members = &self.rules.members[self.rules.groups[seat.group()].start as usize..];
            while rest != 0 {
                let other = members[rest.trailing_zeros() as usize];
                rest &= rest - 1;
                let values = &mut self.values;
                match values[other.index()] {
                    Truth::Unknown => {
                        values[other.index()] = Truth::False;
                        values[(!other).index()] = Truth::True;
                        self.causes[other.var()] = cause;
                        self.trail.push(!other);
                    }
                    Truth::True => return Some(Conflict::Pair([!lit, !other])),
                    Truth::False => (),
                }
            }
        }
        None
    }

    /// Takes a false literal from its groups, where one member may be left, or none, and draws the
    /// consequences of clauses.
    #[inline]
    fn propagate_false(&mut self, lit: Lit) -> Option<Conflict> {
        let places = self.starts[lit.index()] as usize..self.starts[lit.index() + 1] as usize;
        for seat in &self.seats[places] {
            let open = &mut self.open[seat.group()];
            *open &= !seat.bit();
            if *open & open.wrapping_sub(1) != 0 {
                continue;
            }
            let group = self.rules.groups[seat.group()];
            if !group.needs_one {
                continue;
            }
            if *open == 0 {
                return Some(Conflict::Group(seat.group() as u32));
            }
            let last = self.rules.members[group.start as usize + open.trailing_zeros() as usize];
            if self.values[last.index()] == Truth::Unknown {
                self.values[last.index()] = Truth::True;
                self.values[(!last).index()] = Truth::False;
                let (level, reason) =
                    (self.decisions.len() as u32, Reason::Group(seat.group() as u32));
                self.causes[last.var()] = Cause { level, reason };
                self.trail.push(last);
            }
        }
        match self.watches[lit.index()].is_empty() {
            true => None,
            false => self.propagate_clauses(lit).map(Conflict::Clause),
        }
    }

    /// Draws the consequences of clauses that watch a literal that has become false.
    fn propagate_clauses(&mut self, gone: Lit) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[gone.index()]);
        let (mut conflict, mut n_kept) = (None, 0);
        'watches: for i in 0..watches.len() {
            let watch = watches[i];
            watches[n_kept] = watch;
            n_kept += 1;
            if conflict.is_some() || self.value(watch.other) == Truth::True {
                continue;
            }
            let Clause { start, len, .. } = self.rules.clauses[watch.clause as usize];
            let literals = &mut self.rules.literals[start as usize..][..len as usize];
            if literals[0] == gone {
                literals.swap(0, 1);
            }
            let other = literals[0];
            watches[n_kept - 1].other = other;
            if other != watch.other && self.values[other.index()] == Truth::True {
                continue;
            }
            for k in 2..literals.len() {
                if self.values[literals[k].index()] != Truth::False {
                    literals.swap(1, k);
                    let next = literals[1].index();
                    self.watches[next].push(Watch { clause: watch.clause, other });
                    n_kept -= 1;
                    continue 'watches;
                }
            }
            if self.value(other) == Truth::False {
                conflict = Some(watch.clause);
            } else {
                self.set(other, Reason::Clause(watch.clause));
            }
        }
        watches.truncate(n_kept);
        self.watches[gone.index()] = watches;
        conflict
    }

    /// Learns a clause from a conflict, goes back to the level where it has a consequence, and draws
    /// it.
    fn learn(&mut self, conflict: Conflict) {
        let n_levels = self.analyse(conflict);
        let learnt = std::mem::take(&mut self.scratch.learnt);
        let level = learnt.get(1).map_or(0, |lit| self.causes[lit.var()].level);
        self.undo_to(level as usize);
        let reason = match learnt.len() {
            1 => Reason::Decision,
            _ => Reason::Clause(self.attach(&learnt, n_levels)),
        };
        self.set(learnt[0], reason);
        self.scratch.learnt = learnt;
        self.activity.decay(DECAY);
    }

    /// Computes the clause that a conflict teaches: the first literal is the only one of the last
    /// level, and the second one has the highest level of the others. Returns the number of levels
    /// of its literals.
    fn analyse(&mut self, conflict: Conflict) -> u32 {
        let mut work = std::mem::take(&mut self.scratch);
        work.learnt.clear();
        let last = self.decisions.len() as u32;
        let (mut n_open, mut i) = (0, self.trail.len());
        let mut premises = match &conflict {
            Conflict::Pair(pair) => pair,
            Conflict::Group(group) => self.rules.members(*group),
            Conflict::Clause(clause) => self.rules.literals(*clause),
        };
        let first = loop {
            for &lit in premises {
                let var = lit.var();
                let level = self.causes[var].level;
                if work.is_seen[var] || level == 0 {
                    continue;
                }
                work.is_seen[var] = true;
                work.seen.push(var as u32);
                self.activity.raise(var as u32);
                if level == last {
                    n_open += 1;
                } else {
                    work.learnt.push(lit);
                }
            }
            i -= 1;
            while !work.is_seen[self.trail[i].var()] {
                i -= 1;
            }
            n_open -= 1;
            if n_open == 0 {
                break self.trail[i];
            }
            // The literal itself may be among the premises, but is marked.
            premises = self.rules.premises(&self.causes[self.trail[i].var()].reason);
        };
        self.shorten(&mut work);
        work.learnt.insert(0, !first);
        if work.learnt.len() > 2 {
            let level = |&i: &usize| self.causes[work.learnt[i].var()].level;
            let highest = (1..work.learnt.len()).max_by_key(level).unwrap_or(1);
            work.learnt.swap(1, highest);
        }
        work.stamp += 1;
        let mut n_levels = 0;
        for lit in &work.learnt {
            let stamp = &mut work.stamps[self.causes[lit.var()].level as usize];
            n_levels += u32::from(*stamp != work.stamp);
            *stamp = work.stamp;
        }
        for var in work.seen.drain(..) {
            work.is_seen[var as usize] = false;
        }
        self.scratch = work;
        n_levels
    }

    /// Removes the literals of the learnt clause that follow from the others.
    fn shorten(&self, work: &mut Scratch) {
        work.stamp += 1;
        for lit in &work.learnt {
            work.stamps[self.causes[lit.var()].level as usize] = work.stamp;
        }
        let mut learnt = std::mem::take(&mut work.learnt);
        learnt.retain(|&lit| !self.follows(lit.var(), work));
        work.learnt = learnt;
    }

    /// Whether the value of a marked variable follows from those of other marked ones; marks the
    /// variables in between.
    fn follows(&self, var: usize, work: &mut Scratch) -> bool {
        if self.causes[var].reason == Reason::Decision {
            return false;
        }
        let n_seen = work.seen.len();
        work.stack.clear();
        work.stack.push(var as u32);
        while let Some(var) = work.stack.pop() {
            for lit in self.rules.premises(&self.causes[var as usize].reason) {
                let var = lit.var();
                let Cause { level, reason } = self.causes[var];
                if work.is_seen[var] || level == 0 {
                    continue;
                }
                // A literal of a level without marks cannot follow from marked ones.
                let is_hopeless = work.stamps[level as usize] != work.stamp;
                if is_hopeless || reason == Reason::Decision {
                    for var in work.seen.drain(n_seen..) {
                        work.is_seen[var as usize] = false;
                    }
                    return false;
                }
                work.is_seen[var] = true;
                work.seen.push(var as u32);
                work.stack.push(var as u32);
            }
        }
        true
    }

    /// Adds a clause of at least two literals and watches the first two.
    fn attach(&mut self, literals: &[Lit], n_levels: u32) -> u32 {
        let clause = self.rules.clauses.len() as u32;
        let (start, len) = (self.rules.literals.len() as u32, literals.len() as u32);
        self.rules.literals.extend_from_slice(literals);
        self.rules.clauses.push(Clause { start, len, n_levels });
        self.n_learnt += usize::from(n_levels > 0);
        for (lit, other) in [(0, 1), (1, 0)] {
            self.watches[literals[lit].index()].push(Watch { clause, other: literals[other] });
        }
        clause
    }

    /// Forgets half of the learnt clauses, those with the most levels, before any decision.
    fn forget(&mut self) {
        let clauses = std::mem::take(&mut self.rules.clauses);
        let literals = std::mem::take(&mut self.rules.literals);
        let mut learnt: Vec<usize> =
            (0..clauses.len()).filter(|&i| clauses[i].n_levels > 2).collect();
        learnt.sort_by_key(|&i| (clauses[i].n_levels, clauses[i].len));
        let mut is_forgotten = vec![false; clauses.len()];
        learnt[learnt.len() / 2..].iter().for_each(|&i| is_forgotten[i] = true);
        self.watches.iter_mut().for_each(Vec::clear);
        self.n_learnt = 0;
        for (&Clause { start, len, n_levels }, is_forgotten) in clauses.iter().zip(is_forgotten) {
            if !is_forgotten {
                self.attach(&literals[start as usize..][..len as usize], n_levels);
            }
        }
        // Reasons of values before any decision are never asked for.
        self.most_learnt += MORE_KEPT;
    }

    /// Lists the groups of each literal.
    fn lay_out(&mut self) {
        if !std::mem::take(&mut self.is_stale) {
            return;
        }
        self.starts.fill(0);
        for lit in &self.rules.members {
            self.starts[lit.index() + 1] += 1;
        }
        for i in 1..self.starts.len() {
            self.starts[i] += self.starts[i - 1];
        }
        let mut next = self.starts.clone();
        self.seats = vec![Seat(0); self.rules.members.len()];
        for number in 0..self.rules.groups.len() as u32 {
            for (index, lit) in (0..).zip(self.rules.members(number)) {
                let next = &mut next[lit.index()];
                self.seats[*next as usize] = Seat(64 * number + index);
                *next += 1;
            }
        }
        // Values that were known before must be propagated in the new groups.
        self.head = 0;
    }
}

/// Luby's sequence 1, 1, 2, 1, 1, 2, 4, ... at a position from 1 on.
fn luby(mut i: u64) -> u64 {
    loop {
        let bits = 64 - i.leading_zeros();
        if i == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        i -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests;
