//! The bit layout of a digit's candidates in a band of three rows, and operations that it makes
//! fast.
//!
//! Cell (row `r`, column `c`) of a band is bit `10 r + c`. The tenth bit of a row is a guard:
//! subtracting one from each row at once clears its lowest candidate, or the guard if the row has
//! no candidate.

use crate::lanes::Word;

/// The lowest cell of each row.
pub(crate) const LOW: u32 = 1 | 1 << 10 | 1 << 20;
/// The guard of each row.
pub(crate) const GUARD: u32 = LOW << 9;
/// All 27 cells.
pub(crate) const FULL: u32 = 0x1ff * LOW;
/// The nine columns, at the bits of the first row.
pub(crate) const COLUMNS: u32 = 0x1ff;
/// The first column of each box, at the bits of the first row.
pub(crate) const BOXES: u32 = 0o111;

/// The columns that contain a cell, at the bits of the first row; the bits above are arbitrary.
#[inline(always)]
pub(crate) fn fold<W: Word>(x: W) -> W {
    x.or3(x.shr::<10>(), x.shr::<20>())
}

/// Copies columns to all three rows.
#[inline(always)]
pub(crate) fn spread_rows<W: Word>(columns: W) -> W {
    columns.or3(columns.shl::<10>(), columns.shl::<20>())
}

/// Copies the first column of each box to all of its three columns.
#[inline(always)]
pub(crate) fn spread_boxes<W: Word>(first: W) -> W {
    first.shl::<3>().sub(first)
}

/// Clears the lowest cell of each row; the guard of a row stays set if the row had a cell.
#[inline(always)]
pub(crate) fn clear_lowest<W: Word>(x: W) -> W {
    x.or(W::splat(GUARD)).sub(W::splat(LOW))
}

/// Replaces the guard of each row by the nine cells of the row.
#[inline(always)]
pub(crate) fn spread_guards<W: Word>(guards: W) -> W {
    guards.sub(guards.shr::<9>())
}

/// The band of a cell, and its bit in the words of the band.
#[inline(always)]
pub(crate) fn place(cell: usize) -> (usize, u32) {
    (cell / 27, 1 << (cell % 27 / 9 * 10 + cell % 9))
}

/// Moves 27 adjacent bits apart to make room for the guards.
#[inline(always)]
pub(crate) fn open_rows<W: Word>(packed: W) -> W {
    let (second, third) = (packed.and(W::splat(0x1ff << 9)), packed.and(W::splat(0x1ff << 18)));
    packed.and(W::splat(0x1ff)).or3(second.shl::<1>(), third.shl::<2>())
}

/// The inverse of [`open_rows`].
#[inline(always)]
pub(crate) fn close_rows<W: Word>(x: W) -> W {
    let (second, third) =
        (x.shr::<1>().and(W::splat(0x1ff << 9)), x.shr::<2>().and(W::splat(0x1ff << 18)));
    x.and(W::splat(0x1ff)).or3(second, third)
}
