//! Plain arrays: compiled everywhere, and the yardstick for the rest.

use super::{Lanes, Row};

#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Words([u32; 16]);

/// One operation on all lanes; not a closure, see [`Lanes`].
macro_rules! each {
    ($i:ident => $word:expr) => {{
        let mut out = [0; 16];
        let mut $i = 0;
        while $i < 16 {
            out[$i] = $word;
            $i += 1;
        }
        Words(out)
    }};
}

impl Lanes for Words {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Words([word; 16])
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        Words(row.0)
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        row.0 = self.0;
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        each!(i => self.0[i] & other.0[i])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        each!(i => self.0[i] | other.0[i])
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        each!(i => self.0[i] ^ other.0[i])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        each!(i => self.0[i] & !other.0[i])
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        each!(i => self.0[i].wrapping_sub(other.0[i]))
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        each!(i => self.0[i] << N)
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        each!(i => self.0[i] >> N)
    }

    #[inline(always)]
    fn first(self) -> u32 {
        self.0[0]
    }

    #[inline(always)]
    fn only(lane: usize, word: u32) -> Self {
        let mut out = [0; 16];
        out[lane] = word;
        Words(out)
    }

    #[inline(always)]
    fn nonzero(self) -> u16 {
        let mut mask = 0;
        for (i, word) in self.0.into_iter().enumerate() {
            mask |= u16::from(word != 0) << i;
        }
        mask
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        const FROM: [usize; 16] = [1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15];
        each!(i => self.0[FROM[i]])
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        const FROM: [usize; 16] = [2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15];
        each!(i => self.0[FROM[i]])
    }

    #[inline(always)]
    fn swing1(self) -> Self {
        const FROM: [usize; 16] = [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15];
        each!(i => self.0[FROM[i]])
    }

    #[inline(always)]
    fn swing2(self) -> Self {
        const FROM: [usize; 16] = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15];
        each!(i => self.0[FROM[i]])
    }
}
