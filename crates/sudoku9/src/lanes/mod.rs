//! 32-bit words side by side, in whatever registers the processor has.
//!
//! The solvers are written once, over [`Eight`] and [`Lanes`]. An instruction set fills in a few operations on one of its registers,
//! and [`Two`] makes more lanes of fewer; so every path walks the same search tree and gives the same answers in the same order.

use crate::bands::Words;
use crate::cells;
use crate::grid::Grid;
use crate::ties::{self, Maps, Ties};

#[cfg(target_arch = "aarch64")]
mod neon;
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
mod two;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(target_arch = "aarch64")]
pub(crate) use neon::Neon;
pub(crate) use portable::Pair;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use simd128::Simd128;
pub(crate) use two::Two;
#[cfg(target_arch = "x86_64")]
pub(crate) use x86::{Xmm, Ymm, Zmm};

/// Sixteen lanes as memory, aligned for the widest register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Row(pub(crate) [u32; 16]);

/// Lanes of 32 bits each, and what is done in every lane on its own.
///
/// Every method is `inline(always)`: the intrinsics behind it must end up inside a function compiled for their instruction set.
/// For the same reason nothing over lanes goes through a closure, which would be compiled without it.
pub(crate) trait Word: Copy {
    fn splat(word: u32) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// No lane may fall below zero.
    fn sub(self, other: Self) -> Self;
    /// No lane may lose a bit.
    fn shl<const N: i32>(self) -> Self;
    fn shr<const N: i32>(self) -> Self;

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

/// Four lanes.
pub(crate) trait Four: Word {
    /// See [`Lanes::split`].
    #[inline(always)]
    fn split(grid: &Grid) -> Words {
        cells::split(grid)
    }
    /// See [`Lanes::ties`].
    #[inline(always)]
    fn ties(maps: &Maps) -> Ties {
        ties::ties(maps)
    }
    fn load(words: &[u32; 4]) -> Self;
    fn store(self, words: &mut [u32; 4]);
    /// The word of lane 0.
    fn first(self) -> u32;
    /// Bit `i` says whether lane `i` is not zero.
    fn nonzero(self) -> u32;
    /// Whether all lanes are zero.
    fn is_zero(self) -> bool;
    /// Lanes 0, 1, 2, 3 take the words of lanes 1, 0, 3, 2.
    fn swap1(self) -> Self;
    /// Lanes 0, 1, 2, 3 take the words of lanes 2, 3, 0, 1.
    fn swap2(self) -> Self;
    /// Lanes 0, 1, 2 take the words of lanes 1, 2, 0.
    fn turn1(self) -> Self;
    /// Lanes 0, 1, 2 take the words of lanes 2, 0, 1.
    fn turn2(self) -> Self;
    /// The word of one of the lanes 0, 1, 2 in every lane.
    fn spread(self, lane: usize) -> Self;
    /// Lane 0 of `a`, lane 1 of `b`, lane 2 of `c`; what lane 3 has does not matter.
    fn pick(a: Self, b: Self, c: Self) -> Self;
}

/// Eight lanes, and four in registers of the same kind.
pub(crate) trait Eight: Word {
    type Four: Four;
    /// See [`Lanes::split`].
    fn split(grid: &Grid) -> Words;
    /// See [`Lanes::ties`].
    fn ties(maps: &Maps) -> Ties;
    fn load(words: &[u32; 8]) -> Self;
    fn store(self, words: &mut [u32; 8]);
    fn first(self) -> u32;
    fn nonzero(self) -> u32;
    /// Whether all lanes of both are zero.
    fn are_zero(self, four: Self::Four) -> bool;
    /// Neighbours change places.
    fn swap1(self) -> Self;
    /// Pairs change places.
    fn swap2(self) -> Self;
    /// Halves change places.
    fn swap4(self) -> Self;
    /// The word of one of the lanes 0, 1, 2 in every lane.
    fn spread(four: Self::Four, lane: usize) -> Self;
    /// Lane 0 of `a`, lane 1 of `b`, lane 2 of `c`; what lane 3 has does not matter.
    fn pick(a: Self, b: Self, c: Self) -> Self::Four;
}

/// Sixteen lanes, and eight in registers of the same kind.
pub(crate) trait Lanes: Word {
    type Eight: Eight;
    fn load(row: &Row) -> Self;
    fn store(self, row: &mut Row);
    /// Bit `i` says whether lane `i` is not zero.
    fn nonzero(self) -> u16;

    /// The cells of each digit in each band, as 27 bits.
    fn split(grid: &Grid) -> Words;

    /// The inverse of [`split`](Lanes::split), where each cell has one digit.
    #[inline(always)]
    fn join(words: &Words) -> Grid {
        cells::join(words)
    }

    /// How maps hang together.
    fn ties(maps: &Maps) -> Ties;
}
