//! Sixteen puzzles at a time, one in each lane: the solver for throughput.
//!
//! All lanes find and apply singles in step; a lane that is stuck, broken or solved is handled
//! separately, and takes the next puzzle when it has finished one. The result in a lane does not
//! depend on the other lanes.

use crate::bands::Words;
use crate::bits::{
    BOXES, COLUMNS, FULL, GUARD, clear_lowest, spread_boxes, spread_guards, spread_rows,
};
use crate::choice::{choose, first};
use crate::grid::Grid;
use crate::lanes::{Lanes, Row};
use crate::position::Position;

/// The start of a search in a lane.
pub(crate) struct Start {
    /// The cells given to each digit.
    pub(crate) givens: Words,
    /// A candidate to exclude: its band, its digit from 0, and its bit.
    pub(crate) without: Option<(usize, usize, u32)>,
}

/// Supplies the lanes with puzzles and receives the solutions.
pub(crate) trait Feed {
    /// Whether locked candidates are applied before a guess; not worthwhile if most searches end in
    /// a solution.
    const LOCKED: bool = true;
    /// The next puzzle for a lane, if there is one.
    fn next<L: Lanes>(&mut self, lane: usize) -> Option<Start>;
    /// Called with a solution in a lane; `false` ends the search there.
    fn solution<L: Lanes>(&mut self, lane: usize, words: &Words) -> bool;
    /// Called before each guess in a lane; `false` abandons the puzzle.
    #[inline(always)]
    fn go_on(&mut self, _lane: usize) -> bool {
        true
    }
    /// Called when the search in a lane was completed.
    fn finish(&mut self, lane: usize);
}

/// A position saved at a guess.
#[derive(Clone, Copy)]
struct Frame {
    candidates: Words,
    fixed: [u32; 3],
}

/// The saved positions: those of all lanes at one depth, then those at the next. The stack grows as
/// deep as the searches go, and its memory is reused for any number of puzzles.
pub(crate) struct Stack(Vec<Frame>);

impl Stack {
    pub(crate) fn new() -> Stack {
        Stack(Vec::new())
    }

    #[inline(always)]
    fn put(&mut self, at: usize, depth: usize, frame: Frame) {
        let place = 16 * depth + at;
        if place >= self.0.len() {
            self.grow();
        }
        self.0[place] = frame;
    }

    #[cold]
    fn grow(&mut self) {
        // Depths are reached one after the other, so room for a few more is enough.
        let n = self.0.len() + 4 * 16;
        self.0.resize(n, Frame { candidates: [[0; 9]; 3], fixed: [0; 3] });
    }
}

/// The positions of all lanes.
struct State {
    /// The candidates, by band and digit.
    candidates: [[Row; 9]; 3],
    /// The singles found and not yet applied; `active` has a bit for each digit with any in some
    /// lane.
    singles: [[Row; 9]; 3],
    active: u32,
    /// The cells of those singles, for all digits together.
    fresh: [Row; 3],
    /// The cells that are decided.
    fixed: [Row; 3],
    /// The cells with exactly two digits left, and those with two or more.
    pairs: [Row; 3],
    open: [Row; 3],
}

/// The lanes in which an event occurred, as bits.
struct Events {
    broken: u16,
    solved: u16,
    stuck: u16,
}

/// Applies the singles found before and finds new ones, in every lane.
#[inline(always)]
fn round<L: Lanes>(state: &mut State) -> Events {
    let zero = L::splat(0);
    let full = L::splat(FULL);
    let columns = L::splat(COLUMNS);
    let boxes = L::splat(BOXES);
    let guard = L::splat(GUARD);
    let mut broken = zero;
    let (mut one, mut two, mut three) = ([zero; 3], [zero; 3], [zero; 3]);
    let (mut fresh, mut fixed) = ([zero; 3], [zero; 3]);
    for b in 0..3 {
        fresh[b] = L::load(&state.fresh[b]);
        fixed[b] = L::load(&state.fixed[b]).or(fresh[b]);
    }
    for d in 0..9 {
        if state.active >> d & 1 == 1 {
            let mut c = [zero; 3];
            for b in 0..3 {
                let s = L::load(&state.singles[b][d]);
                let (s1, s2) = (s.shr::<10>(), s.shr::<20>());
                // The arbitrary bits above the columns come from cells in the same column too.
                c[b] = s.or3(s1, s2);
                broken = broken.or(s.two_of(s1, s2));
            }
            broken = broken.or(c[0].two_of(c[1], c[2]));
            let column_has = c[0].or3(c[1], c[2]).and(columns);
            for b in 0..3 {
                let s = L::load(&state.singles[b][d]);
                let (k, k1, k2) = (c[b], c[b].shr::<1>(), c[b].shr::<2>());
                let box_has = spread_boxes(k.or3(k1, k2).and(boxes));
                broken = broken.or_and(k.two_of(k1, k2), boxes);
                let rest = clear_lowest(s);
                broken = broken.or_and(s, rest);
                let row_has = spread_guards(rest.and(guard));
                let seen = row_has.or3(spread_rows(box_has.or(column_has)), fresh[b]);
                let x = s.or_without(L::load(&state.candidates[b][d]), seen);
                x.store(&mut state.candidates[b][d]);
                three[b] = three[b].or_and(two[b], x);
                two[b] = two[b].or_and(one[b], x);
                one[b] = one[b].or(x);
            }
        } else {
            for b in 0..3 {
                let x = L::load(&state.candidates[b][d]).without(fresh[b]);
                x.store(&mut state.candidates[b][d]);
                three[b] = three[b].or_and(two[b], x);
                two[b] = two[b].or_and(one[b], x);
                one[b] = one[b].or(x);
            }
        }
    }
    let mut unsolved = zero;
    for b in 0..3 {
        broken = broken.or_without(full, one[b]);
        unsolved = unsolved.or_without(full, fixed[b]);
        fixed[b].store(&mut state.fixed[b]);
        two[b].without(three[b]).store(&mut state.pairs[b]);
        two[b].store(&mut state.open[b]);
        // From here on, `one` has the cells with exactly one digit left.
        one[b] = one[b].without(two[b]);
        fresh[b] = zero;
    }
    let mut found = zero;
    state.active = 0;
    for d in 0..9 {
        let (mut c1, mut c2) = ([zero; 3], [zero; 3]);
        for b in 0..3 {
            let x = L::load(&state.candidates[b][d]);
            let (x1, x2) = (x.shr::<10>(), x.shr::<20>());
            c1[b] = x.or3(x1, x2);
            c2[b] = x.two_of(x1, x2);
        }
        let some = c1[0].or3(c1[1], c1[2]);
        broken = broken.or_without(columns, some);
        let alone_in_column =
            some.without(c2[0].or3(c2[1], c2[2]).or(c1[0].two_of(c1[1], c1[2]))).and(columns);
        let mut any = zero;
        for b in 0..3 {
            let x = L::load(&state.candidates[b][d]);
            let (k, k1, k2) = (c1[b], c1[b].shr::<1>(), c1[b].shr::<2>());
            let (t, t1, t2) = (c2[b], c2[b].shr::<1>(), c2[b].shr::<2>());
            let some = k.or3(k1, k2);
            broken = broken.or_without(boxes, some);
            let alone_in_box = some.without(t.or3(t1, t2).or(k.two_of(k1, k2))).and(boxes);
            let rest = clear_lowest(x);
            broken = broken.or_without(guard, rest);
            let alone_in_row = spread_guards(guard.without(clear_lowest(x.and(rest))));
            let alone = alone_in_row
                .or3(one[b], spread_rows(spread_boxes(alone_in_box).or(alone_in_column)));
            let s = x.and(alone).without(fixed[b]);
            broken = broken.or_and(fresh[b], s);
            fresh[b] = fresh[b].or(s);
            any = any.or(s);
            s.store(&mut state.singles[b][d]);
        }
        if any.nonzero() != 0 {
            state.active |= 1 << d;
            found = found.or(any);
        }
    }
    for b in 0..3 {
        fresh[b].store(&mut state.fresh[b]);
    }
    let (broken, unsolved, moved) = (broken.nonzero(), unsolved.nonzero(), found.nonzero());
    Events { broken, solved: !broken & !unsolved, stuck: !broken & unsolved & !moved }
}

impl State {
    fn empty() -> State {
        let full = [[Row([FULL; 16]); 9]; 3];
        let none = [Row([0; 16]); 3];
        State {
            candidates: full,
            singles: [[none[0]; 9]; 3],
            active: 0,
            fresh: none,
            fixed: none,
            pairs: none,
            open: none,
        }
    }

    /// Starts a puzzle in a lane, or empties the lane.
    fn begin(&mut self, at: usize, start: Option<&Start>) {
        let none = [[0; 9]; 3];
        let givens = start.map_or(&none, |start| &start.givens);
        for b in 0..3 {
            let mut cells = 0;
            for d in 0..9 {
                self.candidates[b][d].0[at] = FULL;
                self.singles[b][d].0[at] = givens[b][d];
                cells |= givens[b][d];
            }
            self.fresh[b].0[at] = cells;
            self.fixed[b].0[at] = 0;
        }
        if let Some(&Start { without: Some((b, d, bit)), .. }) = start {
            self.candidates[b][d].0[at] ^= bit;
        }
        self.active = 0x1ff;
    }

    fn words(&self, at: usize) -> Words {
        let mut words = [[0; 9]; 3];
        for b in 0..3 {
            for d in 0..9 {
                words[b][d] = self.candidates[b][d].0[at];
            }
        }
        words
    }

    /// Applies locked candidates in a lane; if that changes nothing, guesses and returns the
    /// position to return to.
    #[inline(always)]
    fn advance<L: Lanes, F: Feed>(&mut self, at: usize, is_careful: bool) -> Option<Frame> {
        let mut candidates = self.words(at);
        let before = Position::<L::Eight>::from_words(&candidates);
        if F::LOCKED && is_careful {
            let after = before.locked();
            if !before.is_same(&after) {
                let words = after.words();
                for b in 0..3 {
                    for d in 0..9 {
                        self.candidates[b][d].0[at] = words[b][d];
                    }
                }
                return None;
            }
        }
        let (mut pairs, mut open, mut fixed) = ([0; 3], [0; 3], [0; 3]);
        for b in 0..3 {
            pairs[b] = self.pairs[b].0[at];
            open[b] = self.open[b].0[at];
            fixed[b] = self.fixed[b].0[at];
        }
        let (b, bit) = match first(pairs) {
            Some(first) if !is_careful => first,
            _ => choose(&before, &candidates, pairs, open),
        };
        let mut d = 0;
        while d < 8 && candidates[b][d] & bit == 0 {
            d += 1;
        }
        candidates[b][d] &= !bit;
        self.singles[b][d].0[at] = bit;
        self.fresh[b].0[at] = bit;
        self.active |= 1 << d;
        Some(Frame { candidates, fixed })
    }

    fn restore(&mut self, at: usize, frame: &Frame) {
        for b in 0..3 {
            for d in 0..9 {
                self.candidates[b][d].0[at] = frame.candidates[b][d];
                self.singles[b][d].0[at] = 0;
            }
            self.fresh[b].0[at] = 0;
            self.fixed[b].0[at] = frame.fixed[b];
        }
    }
}

/// Solves all puzzles of the feed.
#[inline(always)]
pub(crate) fn run<L: Lanes, F: Feed>(stack: &mut Stack, feed: &mut F) {
    let mut state = State::empty();
    let mut depth = [0usize; 16];
    let mut live = 0u16;
    let mut failed = 0u16;
    let mut renew = u16::MAX;
    loop {
        while renew != 0 {
            let at = renew.trailing_zeros() as usize;
            renew &= renew - 1;
            depth[at] = 0;
            failed &= !(1 << at);
            let start = feed.next::<L>(at);
            live = live & !(1 << at) | u16::from(start.is_some()) << at;
            state.begin(at, start.as_ref());
        }
        if live == 0 {
            return;
        }
        let events = round::<L>(&mut state);
        failed |= events.broken;
        let mut rest = (events.broken | events.solved) & live;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let solved = events.solved >> at & 1 == 1;
            if (solved && !feed.solution::<L>(at, &state.words(at))) || depth[at] == 0 {
                feed.finish(at);
                renew |= 1 << at;
            } else {
                depth[at] -= 1;
                state.restore(at, &stack.0[16 * depth[at] + at]);
            }
        }
        let mut rest = events.stuck & live;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            // A descent without failures so far is likely to end in a solution.
            let is_careful = failed >> at & 1 == 1 || depth[at] == 0;
            if let Some(frame) = state.advance::<L, F>(at, is_careful) {
                stack.put(at, depth[at], frame);
                depth[at] += 1;
                renew |= u16::from(!feed.go_on(at)) << at;
            }
        }
    }
}

/// The givens of a grid, by digit.
#[inline(always)]
pub(crate) fn givens<L: Lanes>(grid: &Grid) -> Words {
    Position::<L::Eight>::of_grid::<L>(grid).words()
}

/// The grid of a solution.
#[inline(always)]
pub(crate) fn grid<L: Lanes>(words: &Words) -> Grid {
    Position::<L::Eight>::from_words(words).write::<L>()
}
