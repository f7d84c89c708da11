//! Two lanes in a plain 64-bit word: compiled everywhere, and the reference for the other paths.

use super::{Four, Two, Word};

/// Two lanes; lane 0 is the lower half.
#[derive(Clone, Copy)]
pub(crate) struct Pair(u64);

/// The same word in both lanes.
const fn both(word: u32) -> u64 {
    (word as u64) << 32 | word as u64
}

impl Word for Pair {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Pair(both(word))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Pair(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Pair(self.0 | other.0)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Pair(self.0 ^ other.0)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Pair(self.0 & !other.0)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Pair(self.0.wrapping_sub(other.0))
    }

    #[inline(always)]
    fn shl<const N: i32>(self) -> Self {
        Pair(self.0 << N)
    }

    #[inline(always)]
    fn shr<const N: i32>(self) -> Self {
        Pair(self.0 >> N & both(u32::MAX >> N))
    }
}

impl Four for Two<Pair> {
    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        let [a, b, c, d] = words.map(u64::from);
        Two(Pair(a | b << 32), Pair(c | d << 32))
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 4]) {
        *words =
            [self.0.0 as u32, (self.0.0 >> 32) as u32, self.1.0 as u32, (self.1.0 >> 32) as u32];
    }

    #[inline(always)]
    fn first(self) -> u32 {
        self.0.0 as u32
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        let mut words = [0; 4];
        self.store(&mut words);
        words.into_iter().rev().fold(0, |mask, word| mask << 1 | u32::from(word != 0))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.0 | self.1.0 == 0
    }

    #[inline(always)]
    fn swap1(self) -> Self {
        Two(Pair(self.0.0.rotate_left(32)), Pair(self.1.0.rotate_left(32)))
    }

    #[inline(always)]
    fn swap2(self) -> Self {
        Two(self.1, self.0)
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        Two(
            Pair(self.0.0 >> 32 | self.1.0 << 32),
            Pair(self.0.0 & 0xffff_ffff | self.1.0 >> 32 << 32),
        )
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        Two(
            Pair(self.1.0 & 0xffff_ffff | self.0.0 << 32),
            Pair(self.0.0 >> 32 | self.1.0 >> 32 << 32),
        )
    }

    #[inline(always)]
    fn spread(self, lane: usize) -> Self {
        let word = match lane {
            0 => self.0.0 as u32,
            1 => (self.0.0 >> 32) as u32,
            _ => self.1.0 as u32,
        };
        Self::splat(word)
    }

    #[inline(always)]
    fn pick(a: Self, b: Self, c: Self) -> Self {
        Two(Pair(a.0.0 & 0xffff_ffff | b.0.0 >> 32 << 32), c.1)
    }
}
