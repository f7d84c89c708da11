//! Vectors of 32-bit words in the registers of the processor.
//!
//! The solvers are written once, over [`Eight`] and [`Lanes`]. An instruction set implements a few
//! operations on one of its registers, and [`Two`] combines registers to more lanes; so every path
//! searches the same tree and gives the same answers in the same order.

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

/// Sixteen lanes in memory, aligned for the widest register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Row(pub(crate) [u32; 16]);

/// Lanes of 32 bits, and operations on every lane separately.
///
/// Every method is `inline(always)`: the intrinsics in it must end up inside a function compiled
/// for their instruction set. For the same reason lanes are never passed to closures, which would
/// be compiled without it.
pub(crate) trait Word: Copy {
    fn splat(word: u32) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// Subtracts; no lane may fall below zero.
    fn sub(self, other: Self) -> Self;
    /// Shifts left; no lane may lose a bit.
    fn shl<const N: i32>(self) -> Self;
    fn shr<const N: i32>(self) -> Self;

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }

    /// The bits set in at least two of the three words.
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
    /// A mask whose bit `i` is set if lane `i` is not zero.
    fn nonzero(self) -> u32;
    /// Whether all lanes are zero.
    fn is_zero(self) -> bool;
    /// Moves the words of lanes 1, 0, 3, 2 to lanes 0, 1, 2, 3.
    fn swap1(self) -> Self;
    /// Moves the words of lanes 2, 3, 0, 1 to lanes 0, 1, 2, 3.
    fn swap2(self) -> Self;
    /// Moves the words of lanes 1, 2, 0 to lanes 0, 1, 2.
    fn turn1(self) -> Self;
    /// Moves the words of lanes 2, 0, 1 to lanes 0, 1, 2.
    fn turn2(self) -> Self;
    /// Copies the word of one of the lanes 0, 1, 2 to every lane.
    fn spread(self, lane: usize) -> Self;
    /// Lane 0 of `a`, lane 1 of `b` and lane 2 of `c`; lane 3 is arbitrary.
    fn pick(a: Self, b: Self, c: Self) -> Self;
}

/// Eight lanes, with a type of four lanes in registers of the same kind.
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
    /// Swaps adjacent lanes.
    fn swap1(self) -> Self;
    /// Swaps adjacent pairs of lanes.
    fn swap2(self) -> Self;
    /// Swaps the lower and the upper half.
    fn swap4(self) -> Self;
    /// Copies the word of one of the lanes 0, 1, 2 to every lane.
    fn spread(four: Self::Four, lane: usize) -> Self;
    /// Lane 0 of `a`, lane 1 of `b` and lane 2 of `c`; lane 3 is arbitrary.
    fn pick(a: Self, b: Self, c: Self) -> Self::Four;
}

/// Sixteen lanes, with a type of eight lanes in registers of the same kind.
pub(crate) trait Lanes: Word {
    type Eight: Eight;
    fn load(row: &Row) -> Self;
    fn store(self, row: &mut Row);
    /// A mask whose bit `i` is set if lane `i` is not zero.
    fn nonzero(self) -> u16;

    /// The cells of each digit in each band, as 27 adjacent bits.
    fn split(grid: &Grid) -> Words;

    /// The inverse of [`split`](Lanes::split); each cell must have exactly one digit.
    #[inline(always)]
    fn join(words: &Words) -> Grid {
        cells::join(words)
    }

    /// The ties between maps, as in the module `ties`.
    fn ties(maps: &Maps) -> Ties;
}
