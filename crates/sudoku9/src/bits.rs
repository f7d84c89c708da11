//! How a digit's candidates in a band of three rows lie in a word, and the bit tricks that layout is for.
//!
//! Cell (row `r`, column `c`) of a band is bit `10 r + c`. The spare tenth bit of a row is a guard:
//! subtracting one from each row at once clears its lowest candidate, and takes the guard where there was none.

use crate::lanes::Word;

/// The lowest cell of each row.
pub(crate) const LOW: u32 = 1 | 1 << 10 | 1 << 20;
/// The guard of each row.
pub(crate) const GUARD: u32 = LOW << 9;
/// All 27 cells.
pub(crate) const FULL: u32 = 0x1ff * LOW;
/// The nine columns, in the place of the first row.
pub(crate) const COLUMNS: u32 = 0x1ff;
/// The first column of each box, in the place of the first row.
pub(crate) const BOXES: u32 = 0o111;

/// The columns that have a cell, with rubbish above them.
#[inline(always)]
pub(crate) fn fold<W: Word>(x: W) -> W {
    x.or3(x.shr::<10>(), x.shr::<20>())
}

/// Columns spread over the three rows.
#[inline(always)]
pub(crate) fn spread_rows<W: Word>(columns: W) -> W {
    columns.or3(columns.shl::<10>(), columns.shl::<20>())
}

/// First columns of boxes spread over their three columns.
#[inline(always)]
pub(crate) fn spread_boxes<W: Word>(first: W) -> W {
    first.shl::<3>().sub(first)
}

/// Clears the lowest cell of each row; a row's guard survives where there was one.
#[inline(always)]
pub(crate) fn clear_lowest<W: Word>(x: W) -> W {
    x.or(W::splat(GUARD)).sub(W::splat(LOW))
}

/// Guards spread over the nine cells of their rows.
#[inline(always)]
pub(crate) fn spread_guards<W: Word>(guards: W) -> W {
    guards.sub(guards.shr::<9>())
}

/// A cell of the grid as band, and bit in the band's word.
#[inline(always)]
pub(crate) fn place(cell: usize) -> (usize, u32) {
    (cell / 27, 1 << (cell % 27 / 9 * 10 + cell % 9))
}

/// 27 bits moved apart to make room for the guards.
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
