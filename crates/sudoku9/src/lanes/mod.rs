//! Sixteen 32-bit words side by side, in whatever registers the processor has.
//!
//! The solvers are written once, over [`Lanes`]; each instruction set fills in the same few operations,
//! so every path walks the same search tree and gives the same answers in the same order.

use crate::grid::Grid;

mod portable;
#[cfg(target_arch = "x86_64")]
mod x86;

pub(crate) use portable::Words;
#[cfg(target_arch = "x86_64")]
pub(crate) use x86::{Avx2, Avx512, Sse41};

/// The lanes as memory, aligned for the widest register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Row(pub(crate) [u32; 16]);

/// The lane of a digit, 1 to 9: three digits to a group of four lanes.
#[inline(always)]
pub(crate) fn lane(digit: u8) -> usize {
    let d = usize::from(digit) - 1;
    d + d / 3
}

/// The digit 1 to 9 of a lane.
#[inline(always)]
pub(crate) fn digit(lane: usize) -> u8 {
    (lane - lane / 4 + 1) as u8
}

/// Sixteen 32-bit lanes and the operations the solvers need.
///
/// Every method is `inline(always)`: the intrinsics behind it must end up inside a function compiled for their instruction set.
/// For the same reason nothing over lanes goes through a closure, which would be compiled without it.
pub(crate) trait Lanes: Copy {
    fn splat(word: u32) -> Self;
    fn load(row: &Row) -> Self;
    fn store(self, row: &mut Row);
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn shl<const N: u32>(self) -> Self;
    fn shr<const N: u32>(self) -> Self;
    /// The word of lane 0.
    fn first(self) -> u32;
    /// `word` in one lane, zero in the others.
    fn only(lane: usize, word: u32) -> Self;
    /// Bit `i` says whether lane `i` is not zero.
    fn nonzero(self) -> u16;
    /// Within each group of four lanes, lanes 0, 1, 2 take the words of lanes 1, 2, 0.
    fn turn1(self) -> Self;
    /// Within each group of four lanes, lanes 0, 1, 2 take the words of lanes 2, 0, 1.
    fn turn2(self) -> Self;
    /// Groups 0, 1, 2 take the words of groups 1, 2, 0.
    fn swing1(self) -> Self;
    /// Groups 0, 1, 2 take the words of groups 2, 0, 1.
    fn swing2(self) -> Self;

    /// The cells of each digit (in its [`lane`]) in each band, as 27 bits.
    #[inline(always)]
    fn split(grid: &Grid) -> [Self; 3] {
        let mut rows = [Row([0; 16]); 3];
        for (row, cells) in rows.iter_mut().zip(grid.chunks_exact(27)) {
            for (i, &d) in cells.iter().enumerate() {
                if (1..=9).contains(&d) {
                    row.0[lane(d)] |= 1 << i;
                }
            }
        }
        [Self::load(&rows[0]), Self::load(&rows[1]), Self::load(&rows[2])]
    }

    /// The inverse of [`split`](Lanes::split).
    #[inline(always)]
    fn join(bands: [Self; 3]) -> Grid {
        let mut grid = [0; 81];
        for (band, cells) in bands.into_iter().zip(grid.chunks_exact_mut(27)) {
            let mut row = Row([0; 16]);
            band.store(&mut row);
            for d in 1..=9 {
                let mut rest = row.0[lane(d)];
                while rest != 0 {
                    cells[rest.trailing_zeros() as usize] = d;
                    rest &= rest - 1;
                }
            }
        }
        grid
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }

    /// Bits set in at least two of the three.
    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        self.and(b).or(c.and(self.or(b)))
    }

    /// `self | (a & b)`
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self.or(a.and(b))
    }

    /// `self | (a & !b)`
    #[inline(always)]
    fn or_without(self, a: Self, b: Self) -> Self {
        self.or(a.without(b))
    }
}
