//! The candidates of one puzzle as three wide words, one for each band, with the nine digits side by side in the lanes.

use crate::lanes::Lanes;

/// The lanes that hold digits.
pub(crate) const USED: u16 = 0x777;

/// The candidates of a position: a word of lanes for each band.
pub(crate) type Bands<L> = [L; 3];

/// Whether two positions are the same.
#[inline(always)]
pub(crate) fn same<L: Lanes>(a: &Bands<L>, b: &Bands<L>) -> bool {
    a[0].xor(b[0]).or3(a[1].xor(b[1]), a[2].xor(b[2])).nonzero() & USED == 0
}
