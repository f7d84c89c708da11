//! The lanes in the 128-bit values of WebAssembly.
#![allow(unsafe_code, reason = "intrinsics that read and write memory")]

use super::{Four, Word};
use core::arch::wasm32 as w;

#[derive(Clone, Copy)]
pub(crate) struct Simd128(w::v128);

impl Word for Simd128 {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Simd128(w::u32x4_splat(word))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Simd128(w::v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Simd128(w::v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Simd128(w::v128_xor(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Simd128(w::v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Simd128(w::u32x4_sub(self.0, other.0))
    }

    #[inline(always)]
    fn shl<const N: i32>(self) -> Self {
        Simd128(w::u32x4_shl(self.0, N as u32))
    }

    #[inline(always)]
    fn shr<const N: i32>(self) -> Self {
        Simd128(w::u32x4_shr(self.0, N as u32))
    }
}

impl Four for Simd128 {
    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        // SAFETY: the array has the size of the value, and any alignment will do.
        Simd128(unsafe { w::v128_load(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 4]) {
        // SAFETY: as above.
        unsafe { w::v128_store(words.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn first(self) -> u32 {
        w::u32x4_extract_lane::<0>(self.0)
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        w::i32x4_bitmask(w::i32x4_ne(self.0, w::u32x4_splat(0))).into()
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !w::v128_any_true(self.0)
    }

    #[inline(always)]
    fn swap1(self) -> Self {
        Simd128(w::u32x4_shuffle::<1, 0, 3, 2>(self.0, self.0))
    }

    #[inline(always)]
    fn swap2(self) -> Self {
        Simd128(w::u32x4_shuffle::<2, 3, 0, 1>(self.0, self.0))
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        Simd128(w::u32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        Simd128(w::u32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn spread(self, lane: usize) -> Self {
        Simd128(match lane {
            0 => w::u32x4_shuffle::<0, 0, 0, 0>(self.0, self.0),
            1 => w::u32x4_shuffle::<1, 1, 1, 1>(self.0, self.0),
            _ => w::u32x4_shuffle::<2, 2, 2, 2>(self.0, self.0),
        })
    }

    #[inline(always)]
    fn pick(a: Self, b: Self, c: Self) -> Self {
        Simd128(w::u32x4_shuffle::<0, 1, 6, 3>(w::u32x4_shuffle::<0, 5, 2, 3>(a.0, b.0), c.0))
    }
}
