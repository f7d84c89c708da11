//! The lanes in the 128-bit registers of 64-bit ARM processors.
#![allow(unsafe_code, reason = "intrinsics that read and write memory")]
// SAFETY of every block in this file: each processor of this architecture has NEON, and the compiler takes it for granted;
// loads and stores go through arrays of the size of the register.

use super::{Four, Word};
use core::arch::aarch64 as a;

#[derive(Clone, Copy)]
pub(crate) struct Neon(a::uint32x4_t);

impl Word for Neon {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vdupq_n_u32(word) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vandq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vorrq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::veorq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vbicq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vsubq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn shl<const N: i32>(self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vshlq_n_u32::<N>(self.0) })
    }

    #[inline(always)]
    fn shr<const N: i32>(self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vshrq_n_u32::<N>(self.0) })
    }

    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        // If the first two bits differ, the third decides.
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vbslq_u32(a::veorq_u32(self.0, b.0), c.0, b.0) })
    }
}

impl Neon {
    /// Moves the word of lane `lanes[i]` to lane `i`.
    #[inline(always)]
    fn shuffle(self, lanes: [u8; 4]) -> Self {
        let mut bytes = [0; 16];
        let mut i = 0;
        while i < 16 {
            bytes[i] = 4 * lanes[i / 4] + i as u8 % 4;
            i += 1;
        }
        // SAFETY: see the head of the file.
        Neon(unsafe {
            let order = a::vld1q_u8(bytes.as_ptr());
            a::vreinterpretq_u32_u8(a::vqtbl1q_u8(a::vreinterpretq_u8_u32(self.0), order))
        })
    }
}

impl Four for Neon {
    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vld1q_u32(words.as_ptr()) })
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 4]) {
        // SAFETY: see the head of the file.
        unsafe { a::vst1q_u32(words.as_mut_ptr(), self.0) }
    }

    #[inline(always)]
    fn first(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe { a::vgetq_lane_u32::<0>(self.0) }
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        let places = Self::load(&[1, 2, 4, 8]);
        // SAFETY: see the head of the file.
        unsafe { a::vaddvq_u32(a::vandq_u32(a::vtstq_u32(self.0, self.0), places.0)) }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the head of the file.
        unsafe { a::vmaxvq_u32(self.0) == 0 }
    }

    #[inline(always)]
    fn swap1(self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vrev64q_u32(self.0) })
    }

    #[inline(always)]
    fn swap2(self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe { a::vextq_u32::<2>(self.0, self.0) })
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        self.shuffle([1, 2, 0, 3])
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        self.shuffle([2, 0, 1, 3])
    }

    #[inline(always)]
    fn spread(self, lane: usize) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe {
            match lane {
                0 => a::vdupq_laneq_u32::<0>(self.0),
                1 => a::vdupq_laneq_u32::<1>(self.0),
                _ => a::vdupq_laneq_u32::<2>(self.0),
            }
        })
    }

    #[inline(always)]
    fn pick(a: Self, b: Self, c: Self) -> Self {
        // SAFETY: see the head of the file.
        Neon(unsafe {
            let two = a::vcopyq_laneq_u32::<1, 1>(a.0, b.0);
            a::vcopyq_laneq_u32::<2, 2>(two, c.0)
        })
    }
}
