//! One puzzle at a time, its nine digits side by side in the lanes: the solver for latency.
//!
//! The state is three wide words, one a band; a lane holds one digit's candidates there. Digits sit three to a group of
//! four lanes, so what concerns a cell (is one digit left? two?) takes two shuffles within groups and two between them.

use crate::bands::{Bands, USED, same};
use crate::bits::{
    BOXES, COLUMNS, FULL, GUARD, clear_lowest, close_rows, fold, open_rows, place, spread_boxes,
    spread_guards, spread_rows,
};
use crate::choice::choose;
use crate::grid::Grid;
use crate::lanes::{Lanes, digit};
use core::mem::MaybeUninit;

/// What is told about a search as it goes.
pub(crate) trait Sink {
    /// Whether locked candidates are looked for before a guess; they do not pay where most searches end in a solution.
    const LOCKED: bool = true;
    /// Whether every guess is made with the same care, and not just the first and those after a failure.
    const STEADY: bool = false;
    /// A guess is about to be made; `false` ends the search.
    fn node(&mut self) -> bool;
    /// The lane of the digit to try first, of those in `lanes`.
    #[inline(always)]
    fn pick(&mut self, lanes: u16) -> usize {
        lanes.trailing_zeros() as usize
    }
    /// A solution; `false` ends the search.
    fn solution<L: Lanes>(&mut self, bands: &Bands<L>) -> bool;
}

/// The position of a grid of givens, before any deduction.
#[inline(always)]
pub(crate) fn read<L: Lanes>(grid: &Grid) -> Bands<L> {
    let packed = L::split(grid);
    from_givens([open_rows(packed[0]), open_rows(packed[1]), open_rows(packed[2])])
}

/// The position of given cells, before any deduction.
#[inline(always)]
pub(crate) fn from_givens<L: Lanes>(mut bands: Bands<L>) -> Bands<L> {
    for band in &mut bands {
        let own = *band;
        let group = own.or3(own.turn1(), own.turn2());
        let taken = group.or3(group.swing1(), group.swing2());
        *band = own.or(L::splat(FULL).without(taken));
    }
    bands
}

/// The grid of a position in which every cell is decided.
#[inline(always)]
pub(crate) fn write<L: Lanes>(bands: &Bands<L>) -> Grid {
    L::join([close_rows(bands[0]), close_rows(bands[1]), close_rows(bands[2])])
}

/// How many digits are left in the cells of a band: at least one, at least two.
#[inline(always)]
fn ones_twos<L: Lanes>(x: L) -> (L, L) {
    let (x1, x2) = (x.turn1(), x.turn2());
    let (one, two) = (x.or3(x1, x2), x.two_of(x1, x2));
    let (one1, one2) = (one.swing1(), one.swing2());
    (one.or3(one1, one2), two.or3(two.swing1(), two.swing2()).or(one.two_of(one1, one2)))
}

/// Cells of a band with three or more digits left.
#[inline(always)]
fn threes<L: Lanes>(x: L) -> L {
    let (x1, x2) = (x.turn1(), x.turn2());
    let (one, two, three) = (x.or3(x1, x2), x.two_of(x1, x2), x.and(x1).and(x2));
    let (one1, one2) = (one.swing1(), one.swing2());
    let (two1, two2) = (two.swing1(), two.swing2());
    three
        .or3(three.swing1(), three.swing2())
        .or(one.and(one1).and(one2))
        .or_and(two, one1.or(one2))
        .or_and(two1, one.or(one2))
        .or_and(two2, one.or(one1))
}

/// What one round of singles found.
struct Round<L> {
    next: Bands<L>,
    /// Nonzero where a cell or a house has lost its last candidate, or two of a digit meet.
    broken: L,
    /// Cells with two or more digits left.
    open: Bands<L>,
}

/// Applies every naked and every hidden single at once.
#[inline(always)]
fn singles<L: Lanes>(p: &Bands<L>) -> Round<L> {
    let full = L::splat(FULL);
    let columns = L::splat(COLUMNS);
    let boxes = L::splat(BOXES);
    let guard = L::splat(GUARD);
    let zero = L::splat(0);
    let (mut c1, mut c2, mut naked, mut open) = ([zero; 3], [zero; 3], [zero; 3], [zero; 3]);
    let mut broken = zero;
    for b in 0..3 {
        let x = p[b];
        let (x1, x2) = (x.shr::<10>(), x.shr::<20>());
        c1[b] = x.or3(x1, x2).and(columns);
        c2[b] = x.two_of(x1, x2).and(columns);
        let (one, two) = ones_twos(x);
        broken = broken.or_without(full, one);
        naked[b] = one.without(two);
        open[b] = two;
    }
    let some = c1[0].or3(c1[1], c1[2]);
    broken = broken.or_without(columns, some);
    let alone_in_column = some.without(c2[0].or3(c2[1], c2[2]).or(c1[0].two_of(c1[1], c1[2])));
    let (mut single, mut s1, mut taken) = ([zero; 3], [zero; 3], [zero; 3]);
    for b in 0..3 {
        let x = p[b];
        let (k, k1, k2) = (c1[b], c1[b].shr::<1>(), c1[b].shr::<2>());
        let (t, t1, t2) = (c2[b], c2[b].shr::<1>(), c2[b].shr::<2>());
        let some = k.or3(k1, k2);
        broken = broken.or_without(boxes, some);
        let alone_in_box = some.without(t.or3(t1, t2).or(k.two_of(k1, k2))).and(boxes);
        let rest = clear_lowest(x);
        broken = broken.or_without(guard, rest);
        let alone_in_row = spread_guards(guard.without(clear_lowest(x.and(rest))));
        let alone =
            alone_in_row.or3(naked[b], spread_rows(spread_boxes(alone_in_box).or(alone_in_column)));
        let s = x.and(alone);
        single[b] = s;
        let (s10, s20) = (s.shr::<10>(), s.shr::<20>());
        s1[b] = s.or3(s10, s20).and(columns);
        broken = broken.or(s.two_of(s10, s20).and(columns));
        let (turned1, turned2) = (s.turn1(), s.turn2());
        let group = s.or3(turned1, turned2);
        taken[b] = turned1.or3(turned2, group.swing1()).or(group.swing2());
    }
    broken = broken.or(s1[0].two_of(s1[1], s1[2]));
    let column_has = s1[0].or3(s1[1], s1[2]);
    let mut next = [zero; 3];
    for b in 0..3 {
        let s = single[b];
        let (k, k1, k2) = (s1[b], s1[b].shr::<1>(), s1[b].shr::<2>());
        let box_has = spread_boxes(k.or3(k1, k2).and(boxes));
        broken = broken.or_and(k.two_of(k1, k2), boxes);
        let rest = clear_lowest(s);
        broken = broken.or_and(s, rest);
        let row_has = spread_guards(rest.and(guard));
        let seen = row_has.or(spread_rows(box_has.or(column_has)));
        next[b] = p[b].without(taken[b]).without(seen.without(s));
    }
    Round { next, broken, open }
}

/// Applies locked candidates: a digit kept to one line of a box leaves the rest of the line, and the other way round.
#[inline(always)]
pub(crate) fn locked<L: Lanes>(p: &Bands<L>) -> Bands<L> {
    let columns = L::splat(COLUMNS);
    let boxes = L::splat(BOXES);
    let guard = L::splat(GUARD);
    let zero = L::splat(0);
    let mut q = *p;
    let mut c1 = [zero; 3];
    // Rows: three short rows of three cells in each of three boxes.
    for b in 0..3 {
        let x = p[b];
        let m = x.or3(x.shr::<1>(), x.shr::<2>()).and(L::splat(BOXES * crate::bits::LOW));
        let rest = m.and(clear_lowest(m));
        let row_to_box = m.and(spread_guards(guard.without(clear_lowest(rest))));
        let (m1, m2) = (m.shr::<10>(), m.shr::<20>());
        let box_to_row = m.and(spread_rows(m.or3(m1, m2).without(m.two_of(m1, m2)).and(boxes)));
        let boxes_taken = spread_rows(fold(row_to_box).and(boxes));
        let rows_taken = spread_guards(clear_lowest(box_to_row).and(guard));
        let gone = boxes_taken.without(row_to_box).or_without(rows_taken, box_to_row).and(m);
        q[b] = x.without(spread_boxes(gone));
        c1[b] = fold(q[b]).and(columns);
    }
    // Columns: the same with bands in the place of rows.
    let mut only = [zero; 3];
    for b in 0..3 {
        let (k, k1, k2) = (c1[b], c1[b].shr::<1>(), c1[b].shr::<2>());
        only[b] = k.and(spread_boxes(k.or3(k1, k2).without(k.two_of(k1, k2)).and(boxes)));
    }
    for b in 0..3 {
        let (others, beside) =
            (c1[(b + 1) % 3].or(c1[(b + 2) % 3]), only[(b + 1) % 3].or(only[(b + 2) % 3]));
        let column_to_box = c1[b].without(others);
        let box_taken = spread_boxes(
            column_to_box.or3(column_to_box.shr::<1>(), column_to_box.shr::<2>()).and(boxes),
        );
        let gone = beside.or(box_taken.without(column_to_box));
        q[b] = q[b].without(spread_rows(gone));
    }
    q
}

/// The cell to guess at.
#[inline(always)]
fn guess_at<L: Lanes>(p: &Bands<L>, open: &Bands<L>, is_careful: bool) -> (usize, u32) {
    let (mut pairs, mut more) = ([0; 3], [0; 3]);
    for b in 0..3 {
        pairs[b] = open[b].without(threes(p[b])).first();
        more[b] = open[b].first();
    }
    choose(p, pairs, more, is_careful)
}

/// Depth-first search from a position; every solution goes to the sink.
#[inline(always)]
#[allow(unsafe_code, reason = "a stack whose unused part is never written, nor read")]
pub(crate) fn search<L: Lanes, S: Sink>(start: Bands<L>, sink: &mut S) {
    // A guess decides a cell, so 81 are enough.
    let mut stack: [MaybeUninit<Bands<L>>; 81] = [const { MaybeUninit::uninit() }; 81];
    let mut depth = 0;
    let mut has_failed = false;
    let mut p = start;
    loop {
        let round = singles(&p);
        if round.broken.nonzero() & USED == 0 {
            if round.open[0].or3(round.open[1], round.open[2]).nonzero() & USED != 0 {
                if !same(&p, &round.next) {
                    p = round.next;
                    continue;
                }
                let is_careful = S::STEADY || has_failed || depth == 0;
                if S::LOCKED && is_careful {
                    let next = locked(&p);
                    if !same(&p, &next) {
                        p = next;
                        continue;
                    }
                }
                if !sink.node() {
                    return;
                }
                let (b, bit) = guess_at(&p, &round.open, is_careful);
                let lane = sink.pick(p[b].and(L::splat(bit)).nonzero() & USED) & 15;
                let taken = L::only(lane, bit);
                let mut other = p;
                other[b] = other[b].without(taken);
                stack[depth].write(other);
                depth += 1;
                p[b] = p[b].without(L::splat(bit)).or(taken);
                continue;
            }
            if !sink.solution(&p) {
                return;
            }
        } else {
            has_failed = true;
        }
        if depth == 0 {
            return;
        }
        depth -= 1;
        // SAFETY: every entry below the old depth was written when the depth passed it.
        p = unsafe { stack[depth].assume_init() };
    }
}

/// The digits still possible at a cell of a position, as bits 1 to 9.
#[inline(always)]
pub(crate) fn candidates<L: Lanes>(p: &Bands<L>, at: usize) -> u16 {
    let (band, bit) = place(at);
    let lanes = p[band].and(L::splat(bit)).nonzero() & USED;
    (0..12).filter(|l| lanes >> l & 1 == 1).fold(0, |set, l| set | 1 << digit(l))
}
