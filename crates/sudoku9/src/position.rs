//! A single puzzle with its nine digits in parallel lanes: the solver for latency.
//!
//! Eight digits are in the lanes of three wide words, one for each band; the three bands of the
//! ninth digit are in a word of their own. So nearly every lane is used, and counting the digits of
//! a cell takes three exchanges of lanes.

use crate::bands::Words;
use crate::bits::{
    BOXES, COLUMNS, FULL, GUARD, LOW, clear_lowest, close_rows, fold, open_rows, spread_boxes,
    spread_guards, spread_rows,
};
use crate::grid::Grid;
use crate::lanes::{Eight, Four, Lanes, Word};

/// The candidates of a position.
#[derive(Clone, Copy)]
pub(crate) struct Position<E: Eight> {
    /// Digits 1 to 8 of each band.
    eight: [E; 3],
    /// Digit 9: its three bands, and an unused lane.
    nine: E::Four,
}

/// The result of one round of singles.
pub(crate) struct Round<E: Eight> {
    /// The position after it.
    pub(crate) next: Position<E>,
    /// Nonzero if a cell or a house has no candidate left, or the same digit is placed twice in a
    /// house.
    broken: E,
    broken_nine: E::Four,
    /// Cells with two or more digits left.
    open: [E; 3],
}

impl<E: Eight> Round<E> {
    #[inline(always)]
    pub(crate) fn is_broken(&self) -> bool {
        // The unused lane has no candidates, which would count as a contradiction.
        !self.broken.are_zero(self.broken_nine.and(E::Four::load(&[!0, !0, !0, 0])))
    }

    #[inline(always)]
    pub(crate) fn is_open(&self) -> bool {
        let zero = E::Four::splat(0);
        !self.open[0].or3(self.open[1], self.open[2]).are_zero(zero)
    }
}

/// The cells decided in a round, in every lane: if such a cell has two digits in the next round,
/// two singles coincided there.
pub(crate) type Decided<E> = [E; 3];

/// Adds two counts, saturating at two.
#[inline(always)]
fn add<W: Word>((one, two): (W, W), (one1, two1): (W, W)) -> (W, W) {
    (one.or(one1), two.or(two1).or_and(one, one1))
}

/// The cells of a band with at least one digit left, and those with at least two.
#[inline(always)]
fn ones_twos<E: Eight>(eight: E, nine: E) -> (E, E) {
    let other = eight.swap1();
    let (one, two) = (eight.or(other), eight.and(other));
    let (one, two) = add((one, two), (one.swap2(), two.swap2()));
    let (one, two) = add((one, two), (one.swap4(), two.swap4()));
    (one.or(nine), two.or_and(one, nine))
}

/// The cells of a band with three or more digits left.
#[inline(always)]
fn threes<E: Eight>(eight: E, nine: E) -> E {
    let other = eight.swap1();
    let (one, two) = (eight.or(other), eight.and(other));
    let (one1, two1) = (one.swap2(), two.swap2());
    let three = two.and(one1).or_and(one, two1);
    let (one, two) = add((one, two), (one1, two1));
    let (one1, two1) = (one.swap4(), two.swap4());
    let three = three.or3(three.swap4(), two.and(one1)).or_and(one, two1);
    let (_, two) = add((one, two), (one1, two1));
    three.or_and(two, nine)
}

/// The cells of a band with any digit left.
#[inline(always)]
fn any_digit<E: Eight>(eight: E, nine: E) -> E {
    let x = eight.or(eight.swap1());
    let x = x.or(x.swap2());
    x.or3(x.swap4(), nine)
}

/// The columns of a band with at least one cell, and those with at least two; the bits above the
/// columns are arbitrary.
#[inline(always)]
fn column_counts<W: Word>(x: W) -> (W, W) {
    let (x1, x2) = (x.shr::<10>(), x.shr::<20>());
    (x.or3(x1, x2), x.two_of(x1, x2))
}

/// The singles of a band: cells alone in their column, box or row, or naked singles.
#[inline(always)]
fn singles_of<W: Word>(x: W, (k, t): (W, W), alone_in_column: W, naked: W, broken: &mut W) -> W {
    let (boxes, guard) = (W::splat(BOXES), W::splat(GUARD));
    let (k1, k2) = (k.shr::<1>(), k.shr::<2>());
    let (t1, t2) = (t.shr::<1>(), t.shr::<2>());
    let some = k.or3(k1, k2);
    let alone_in_box = some.without(t.or3(t1, t2).or(k.two_of(k1, k2))).and(boxes);
    let rest = clear_lowest(x);
    *broken = broken.or_without(boxes, some).or_without(guard, rest);
    let alone_in_row = spread_guards(guard.without(clear_lowest(x.and(rest))));
    let alone =
        alone_in_row.or3(naked, spread_rows(spread_boxes(alone_in_box).or(alone_in_column)));
    x.and(alone)
}

/// The candidates of a band after the singles `s` have cleared their houses and cells; `k` has
/// their columns.
#[inline(always)]
fn cleared<W: Word>(x: W, s: W, k: W, column_has: W, decided: W, broken: &mut W) -> W {
    let (boxes, guard) = (W::splat(BOXES), W::splat(GUARD));
    let (k1, k2) = (k.shr::<1>(), k.shr::<2>());
    let box_has = spread_boxes(k.or3(k1, k2).and(boxes));
    let rest = clear_lowest(s);
    *broken = broken.or_and(k.two_of(k1, k2), boxes).or_and(s, rest);
    let row_has = spread_guards(rest.and(guard));
    let gone = row_has.or3(spread_rows(box_has.or(column_has)), decided);
    x.without(gone.without(s))
}

/// Applies locked candidates in the rows of a band: a digit confined to one box within a row is
/// removed from the rest of the box, and one confined to one row within a box from the rest of the
/// row.
#[inline(always)]
fn locked_in_rows<W: Word>(x: W) -> W {
    let (boxes, guard) = (W::splat(BOXES), W::splat(GUARD));
    let m = x.or3(x.shr::<1>(), x.shr::<2>()).and(W::splat(BOXES * LOW));
    let rest = m.and(clear_lowest(m));
    let row_to_box = m.and(spread_guards(guard.without(clear_lowest(rest))));
    let (m1, m2) = (m.shr::<10>(), m.shr::<20>());
    let box_to_row = m.and(spread_rows(m.or3(m1, m2).without(m.two_of(m1, m2)).and(boxes)));
    let boxes_taken = spread_rows(fold(row_to_box).and(boxes));
    let rows_taken = spread_guards(clear_lowest(box_to_row).and(guard));
    let gone = boxes_taken.without(row_to_box).or_without(rows_taken, box_to_row).and(m);
    x.without(spread_boxes(gone))
}

/// The columns of a band that are the only one with a cell in their box.
#[inline(always)]
fn only_column<W: Word>(k: W) -> W {
    let (k1, k2) = (k.shr::<1>(), k.shr::<2>());
    k.and(spread_boxes(k.or3(k1, k2).without(k.two_of(k1, k2)).and(W::splat(BOXES))))
}

/// Applies locked candidates in the columns of a band with columns `k`; `others` are the columns of
/// the other bands, and `beside` those that are the only one of a box there.
#[inline(always)]
fn locked_in_columns<W: Word>(x: W, k: W, others: W, beside: W) -> W {
    let column_to_box = k.without(others);
    let box_taken = spread_boxes(
        column_to_box.or3(column_to_box.shr::<1>(), column_to_box.shr::<2>()).and(W::splat(BOXES)),
    );
    x.without(spread_rows(beside.or(box_taken.without(column_to_box))))
}

impl<E: Eight> Position<E> {
    #[inline(always)]
    pub(crate) fn from_words(words: &Words) -> Self {
        let mut eight = [E::splat(0); 3];
        for b in 0..3 {
            let [first @ .., _] = &words[b];
            eight[b] = E::load(first);
        }
        Position { eight, nine: E::Four::load(&[words[0][8], words[1][8], words[2][8], 0]) }
    }

    #[inline(always)]
    pub(crate) fn words(&self) -> Words {
        let mut words = [[0; 9]; 3];
        let mut nine = [0; 4];
        self.nine.store(&mut nine);
        for b in 0..3 {
            let [first @ .., last] = &mut words[b];
            self.eight[b].store(first);
            *last = nine[b];
        }
        words
    }

    /// The position of a grid of givens, before any deduction.
    #[inline(always)]
    pub(crate) fn read<L: Lanes<Eight = E>>(grid: &Grid) -> Self {
        Self::of_grid::<L>(grid).with_candidates()
    }

    /// The given cells of a grid.
    #[inline(always)]
    pub(crate) fn of_grid<L: Lanes<Eight = E>>(grid: &Grid) -> Self {
        let packed = Self::from_words(&L::split(grid));
        let [a, b, c] = packed.eight;
        let eight = [open_rows(a), open_rows(b), open_rows(c)];
        Position { eight, nine: open_rows(packed.nine) }
    }

    /// The position of some givens, before any deduction.
    #[inline(always)]
    pub(crate) fn from_givens(givens: &Words) -> Self {
        Self::from_words(givens).with_candidates()
    }

    /// Adds every digit as a candidate of each cell without a given.
    #[inline(always)]
    fn with_candidates(self) -> Self {
        let Position { mut eight, nine } = self;
        let mut taken = [E::splat(0); 3];
        for b in 0..3 {
            taken[b] = any_digit(eight[b], E::spread(nine, b));
            eight[b] = eight[b].or_without(E::splat(FULL), taken[b]);
        }
        let taken = E::pick(taken[0], taken[1], taken[2]);
        let full = E::Four::load(&[FULL, FULL, FULL, 0]);
        Position { eight, nine: nine.or_without(full, taken) }
    }

    /// The grid of a position in which every cell is decided.
    #[inline(always)]
    pub(crate) fn write<L: Lanes<Eight = E>>(&self) -> Grid {
        let [a, b, c] = self.eight;
        let eight = [close_rows(a), close_rows(b), close_rows(c)];
        L::join(&Position::<E> { eight, nine: close_rows(self.nine) }.words())
    }

    #[inline(always)]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let [a, b, c] = self.eight;
        let [x, y, z] = other.eight;
        a.xor(x).or3(b.xor(y), c.xor(z)).are_zero(self.nine.xor(other.nine))
    }

    /// The digits that a cell can have; bit 0 stands for digit 1.
    #[inline(always)]
    pub(crate) fn digits(&self, b: usize, bit: u32) -> u16 {
        let nine = E::spread(self.nine, b).first() & bit != 0;
        self.low_digits(b, bit) as u16 | u16::from(nine) << 8
    }

    /// The same for digits 1 to 8.
    #[inline(always)]
    pub(crate) fn low_digits(&self, b: usize, bit: u32) -> u32 {
        self.eight[b].and(E::splat(bit)).nonzero()
    }

    /// The position with a candidate placed, and the one with it removed; `d` is the digit minus 1.
    #[inline(always)]
    pub(crate) fn guess(&self, b: usize, bit: u32, d: usize) -> (Self, Self) {
        let (mut with, mut without) = (*self, *self);
        let mut lanes = [0; 9];
        lanes[d & 15] = bit;
        let [first @ .., _] = &lanes;
        let taken = E::load(first);
        with.eight[b] = self.eight[b].without(E::splat(bit).without(taken));
        without.eight[b] = self.eight[b].without(taken);
        let mut cell = [0; 4];
        cell[b] = bit;
        let cell = E::Four::load(&cell);
        if d == 8 {
            without.nine = self.nine.without(cell);
        } else {
            with.nine = self.nine.without(cell);
        }
        (with, without)
    }

    /// Applies all naked and hidden singles at once; `decided` is that of the round before.
    #[inline(always)]
    pub(crate) fn singles(&self, decided: &mut Decided<E>) -> Round<E> {
        let Position { eight: p, nine } = *self;
        let zero = E::splat(0);
        let (full, columns, four_columns) =
            (E::splat(FULL), E::splat(COLUMNS), E::Four::splat(COLUMNS));
        let (mut k, mut t, mut naked, mut open) = ([zero; 3], [zero; 3], [zero; 3], [zero; 3]);
        let mut broken = zero;
        for b in 0..3 {
            (k[b], t[b]) = column_counts(p[b]);
            let (one, two) = ones_twos(p[b], E::spread(nine, b));
            broken = broken.or_without(full, one).or_and(two, decided[b]);
            naked[b] = one.without(two);
            open[b] = two;
        }
        let some = k[0].or3(k[1], k[2]);
        broken = broken.or_without(columns, some);
        let alone_in_column =
            some.without(t[0].or3(t[1], t[2]).or(k[0].two_of(k[1], k[2]))).and(columns);
        let mut s = [zero; 3];
        for b in 0..3 {
            s[b] = singles_of(p[b], (k[b], t[b]), alone_in_column, naked[b], &mut broken);
        }
        // The same for the ninth digit.
        let (k9, t9) = column_counts(nine);
        let (k1, k2) = (k9.turn1(), k9.turn2());
        let some = k9.or3(k1, k2);
        let mut broken_nine = four_columns.without(some);
        let alone_in_column =
            some.without(t9.or3(t9.turn1(), t9.turn2()).or(k9.two_of(k1, k2))).and(four_columns);
        let naked = E::pick(naked[0], naked[1], naked[2]);
        let s9 = singles_of(nine, (k9, t9), alone_in_column, naked, &mut broken_nine);

        for b in 0..3 {
            let (has, twice) = column_counts(s[b]);
            (k[b], decided[b]) = (has, any_digit(s[b], E::spread(s9, b)));
            // The arbitrary bits above the columns come from cells in the same column too.
            broken = broken.or(twice);
        }
        broken = broken.or(k[0].two_of(k[1], k[2]));
        let column_has = k[0].or3(k[1], k[2]).and(columns);
        let mut eight = p;
        for b in 0..3 {
            eight[b] = cleared(p[b], s[b], k[b], column_has, decided[b], &mut broken);
        }
        let (k9, twice) = column_counts(s9);
        let (k1, k2) = (k9.turn1(), k9.turn2());
        broken_nine = broken_nine.or3(twice, k9.two_of(k1, k2));
        let column_has = k9.or3(k1, k2).and(four_columns);
        let taken = E::pick(decided[0], decided[1], decided[2]);
        let nine = cleared(nine, s9, k9, column_has, taken, &mut broken_nine);
        Round { next: Position { eight, nine }, broken, broken_nine, open }
    }

    /// Applies locked candidates: a digit confined to one line of a box is removed from the rest of
    /// the line, and vice versa.
    #[inline(always)]
    pub(crate) fn locked(&self) -> Self {
        let Position { eight: mut p, mut nine } = *self;
        let zero = E::splat(0);
        let (mut k, mut only) = ([zero; 3], [zero; 3]);
        for b in 0..3 {
            p[b] = locked_in_rows(p[b]);
            k[b] = fold(p[b]).and(E::splat(COLUMNS));
            only[b] = only_column(k[b]);
        }
        for b in 0..3 {
            let (u, v) = ((b + 1) % 3, (b + 2) % 3);
            p[b] = locked_in_columns(p[b], k[b], k[u].or(k[v]), only[u].or(only[v]));
        }
        nine = locked_in_rows(nine);
        let k9 = fold(nine).and(E::Four::splat(COLUMNS));
        let only = only_column(k9);
        nine =
            locked_in_columns(nine, k9, k9.turn1().or(k9.turn2()), only.turn1().or(only.turn2()));
        Position { eight: p, nine }
    }

    /// The cells with exactly two digits left, and those with two or more, after a round without
    /// singles.
    #[inline(always)]
    pub(crate) fn pairs_and_open(&self, round: &Round<E>) -> ([u32; 3], [u32; 3]) {
        let (mut pairs, mut more) = ([0; 3], [0; 3]);
        for b in 0..3 {
            let open = round.open[b];
            pairs[b] = open.without(threes(self.eight[b], E::spread(self.nine, b))).first();
            more[b] = open.first();
        }
        (pairs, more)
    }
}
