//! The lanes in x86 registers: one of 512 bits, two of 256, or four of 128.
#![allow(unsafe_code, reason = "intrinsics; see the note on `Lanes` for how they are called")]
// SAFETY of every block in this file: the types here are only ever named by the functions of `kernel`
// that are compiled for the instruction set and are called after it has been detected;
// loads and stores go through a `Row`, which has the size and the alignment of all sixteen lanes.

use super::{Lanes, Row, lane};
use crate::grid::Grid;
use core::arch::x86_64 as x;

#[derive(Clone, Copy)]
pub(crate) struct Avx512(x::__m512i);

/// Four registers of 128 bits, group by group.
#[derive(Clone, Copy)]
pub(crate) struct Sse41([x::__m128i; 4]);

/// Two registers of 256 bits.
#[derive(Clone, Copy)]
pub(crate) struct Avx2([x::__m256i; 2]);

impl Lanes for Avx512 {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_load_si512(row.0.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        // SAFETY: see the head of the file.
        unsafe { x::_mm512_store_si512(row.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_xor_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_slli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_srli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn first(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm512_cvtsi512_si32(self.0) as u32 }
    }

    #[inline(always)]
    fn only(lane: usize, word: u32) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_maskz_set1_epi32(1 << lane, word as i32) })
    }

    #[inline(always)]
    fn nonzero(self) -> u16 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm512_test_epi32_mask(self.0, self.0) }
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_shuffle_epi32::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_shuffle_epi32::<0b11_01_00_10>(self.0) })
    }

    #[inline(always)]
    fn swing1(self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_shuffle_i32x4::<0b11_00_10_01>(self.0, self.0) })
    }

    #[inline(always)]
    fn swing2(self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_shuffle_i32x4::<0b11_01_00_10>(self.0, self.0) })
    }

    #[inline(always)]
    fn split(grid: &Grid) -> [Self; 3] {
        let mut rows = [Row([0; 16]); 3];
        // SAFETY: see the head of the file; both loads are within the 81 bytes.
        unsafe {
            let head = x::_mm512_loadu_si512(grid.as_ptr().cast());
            let tail = x::_mm256_loadu_si256(grid.as_ptr().add(81 - 32).cast());
            for d in 1..=9 {
                let first = x::_mm512_cmpeq_epi8_mask(head, x::_mm512_set1_epi8(d as i8));
                let last = x::_mm256_cmpeq_epi8_mask(tail, x::_mm256_set1_epi8(d as i8));
                rows[0].0[lane(d)] = first as u32 & 0x7ff_ffff;
                rows[1].0[lane(d)] = (first >> 27) as u32 & 0x7ff_ffff;
                rows[2].0[lane(d)] = last >> 5;
            }
        }
        [Self::load(&rows[0]), Self::load(&rows[1]), Self::load(&rows[2])]
    }

    #[inline(always)]
    fn join(bands: [Self; 3]) -> Grid {
        let mut bytes = [0; 96];
        for (b, band) in bands.into_iter().enumerate() {
            let mut row = Row([0; 16]);
            band.store(&mut row);
            // SAFETY: see the head of the file; the last store ends at byte 86 of 96.
            unsafe {
                let mut cells = x::_mm256_setzero_si256();
                for d in 1..=9 {
                    cells = x::_mm256_mask_mov_epi8(
                        cells,
                        row.0[lane(d)],
                        x::_mm256_set1_epi8(d as i8),
                    );
                }
                x::_mm256_storeu_si256(bytes.as_mut_ptr().add(b * 27).cast(), cells);
            }
        }
        *bytes.first_chunk().expect("81 of 96")
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_ternarylogic_epi32::<0xfe>(self.0, b.0, c.0) })
    }

    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_ternarylogic_epi32::<0xe8>(self.0, b.0, c.0) })
    }

    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_ternarylogic_epi32::<0xf8>(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn or_without(self, a: Self, b: Self) -> Self {
        // SAFETY: see the head of the file.
        Avx512(unsafe { x::_mm512_ternarylogic_epi32::<0xf4>(self.0, a.0, b.0) })
    }
}

/// The operations that work register by register and differ only in the names of the intrinsics.
macro_rules! by_register {
    ([$($i:literal)*], $splat:ident, $load:ident, $store:ident, $and:ident, $or:ident, $xor:ident, $andnot:ident, $sub:ident,
     $shl:ident, $shr:ident, $register:ty) => {
        #[inline(always)]
        fn splat(word: u32) -> Self {
            // SAFETY: see the head of the file.
            let word = unsafe { x::$splat(word as i32) };
            Self([$({ let _ = $i; word }),*])
        }

        #[inline(always)]
        fn load(row: &Row) -> Self {
            let from: *const $register = row.0.as_ptr().cast();
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$load(from.add($i))),*] })
        }

        #[inline(always)]
        fn store(self, row: &mut Row) {
            let to: *mut $register = row.0.as_mut_ptr().cast();
            // SAFETY: see the head of the file.
            unsafe {
                $(x::$store(to.add($i), self.0[$i]);)*
            }
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$and(self.0[$i], other.0[$i])),*] })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$or(self.0[$i], other.0[$i])),*] })
        }

        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$xor(self.0[$i], other.0[$i])),*] })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$andnot(other.0[$i], self.0[$i])),*] })
        }

        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$sub(self.0[$i], other.0[$i])),*] })
        }

        #[inline(always)]
        fn shl<const N: u32>(self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$shl(self.0[$i], x::_mm_cvtsi32_si128(N as i32))),*] })
        }

        #[inline(always)]
        fn shr<const N: u32>(self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { [$(x::$shr(self.0[$i], x::_mm_cvtsi32_si128(N as i32))),*] })
        }
    };
}

impl Lanes for Avx2 {
    by_register!(
        [0 1], _mm256_set1_epi32, _mm256_load_si256, _mm256_store_si256, _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256,
        _mm256_andnot_si256, _mm256_sub_epi32, _mm256_sll_epi32, _mm256_srl_epi32, x::__m256i
    );

    #[inline(always)]
    fn split(grid: &Grid) -> [Self; 3] {
        let mut rows = [Row([0; 16]); 3];
        for (row, (from, extra)) in rows.iter_mut().zip([(0, 0), (27, 0), (81 - 32, 5)]) {
            // SAFETY: see the head of the file; every load is within the 81 bytes.
            unsafe {
                let cells = x::_mm256_loadu_si256(grid.as_ptr().add(from).cast());
                for d in 1..=9 {
                    let found = x::_mm256_movemask_epi8(x::_mm256_cmpeq_epi8(
                        cells,
                        x::_mm256_set1_epi8(d as i8),
                    ));
                    row.0[lane(d)] = (found as u32 >> extra) & 0x7ff_ffff;
                }
            }
        }
        [Self::load(&rows[0]), Self::load(&rows[1]), Self::load(&rows[2])]
    }

    #[inline(always)]
    fn first(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm_cvtsi128_si32(x::_mm256_castsi256_si128(self.0[0])) as u32 }
    }

    #[inline(always)]
    fn only(lane: usize, word: u32) -> Self {
        let mut row = Row([0; 16]);
        row.0[lane] = word;
        Self::load(&row)
    }

    #[inline(always)]
    fn nonzero(self) -> u16 {
        // SAFETY: see the head of the file.
        let zero = unsafe {
            let none = x::_mm256_setzero_si256();
            let [a, b] =
                [x::_mm256_cmpeq_epi32(self.0[0], none), x::_mm256_cmpeq_epi32(self.0[1], none)];
            x::_mm256_movemask_ps(x::_mm256_castsi256_ps(a))
                | x::_mm256_movemask_ps(x::_mm256_castsi256_ps(b)) << 8
        };
        !zero as u16
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        // SAFETY: see the head of the file.
        Avx2(unsafe {
            [
                x::_mm256_shuffle_epi32::<0b11_00_10_01>(self.0[0]),
                x::_mm256_shuffle_epi32::<0b11_00_10_01>(self.0[1]),
            ]
        })
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        // SAFETY: see the head of the file.
        Avx2(unsafe {
            [
                x::_mm256_shuffle_epi32::<0b11_01_00_10>(self.0[0]),
                x::_mm256_shuffle_epi32::<0b11_01_00_10>(self.0[1]),
            ]
        })
    }

    #[inline(always)]
    fn swing1(self) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the head of the file.
        Avx2(unsafe {
            [x::_mm256_permute2x128_si256::<0x21>(a, b), x::_mm256_permute2x128_si256::<0x30>(a, b)]
        })
    }

    #[inline(always)]
    fn swing2(self) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the head of the file.
        Avx2(unsafe {
            [x::_mm256_permute2x128_si256::<0x02>(a, b), x::_mm256_permute2x128_si256::<0x31>(a, b)]
        })
    }
}

impl Lanes for Sse41 {
    by_register!(
        [0 1 2 3], _mm_set1_epi32, _mm_load_si128, _mm_store_si128, _mm_and_si128, _mm_or_si128, _mm_xor_si128, _mm_andnot_si128,
        _mm_sub_epi32, _mm_sll_epi32, _mm_srl_epi32, x::__m128i
    );

    #[inline(always)]
    fn split(grid: &Grid) -> [Self; 3] {
        let mut rows = [Row([0; 16]); 3];
        for (row, (from, extra)) in rows.iter_mut().zip([(0, 0), (27, 0), (81 - 32, 5)]) {
            // SAFETY: see the head of the file; every load is within the 81 bytes.
            unsafe {
                let low = x::_mm_loadu_si128(grid.as_ptr().add(from).cast());
                let high = x::_mm_loadu_si128(grid.as_ptr().add(from + 16).cast());
                for d in 1..=9 {
                    let sought = x::_mm_set1_epi8(d as i8);
                    let low = x::_mm_movemask_epi8(x::_mm_cmpeq_epi8(low, sought));
                    let high = x::_mm_movemask_epi8(x::_mm_cmpeq_epi8(high, sought));
                    row.0[lane(d)] = ((low | high << 16) as u32 >> extra) & 0x7ff_ffff;
                }
            }
        }
        [Self::load(&rows[0]), Self::load(&rows[1]), Self::load(&rows[2])]
    }

    #[inline(always)]
    fn first(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm_cvtsi128_si32(self.0[0]) as u32 }
    }

    #[inline(always)]
    fn only(lane: usize, word: u32) -> Self {
        let mut row = Row([0; 16]);
        row.0[lane] = word;
        Self::load(&row)
    }

    #[inline(always)]
    fn nonzero(self) -> u16 {
        // SAFETY: see the head of the file.
        unsafe {
            // Packed to bytes with saturation, what is not zero stays so.
            let low = x::_mm_packs_epi32(self.0[0], self.0[1]);
            let high = x::_mm_packs_epi32(self.0[2], self.0[3]);
            let none = x::_mm_cmpeq_epi8(x::_mm_packs_epi16(low, high), x::_mm_setzero_si128());
            !x::_mm_movemask_epi8(none) as u16
        }
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        // SAFETY: see the head of the file.
        Sse41(unsafe {
            [
                x::_mm_shuffle_epi32::<0b11_00_10_01>(self.0[0]),
                x::_mm_shuffle_epi32::<0b11_00_10_01>(self.0[1]),
                x::_mm_shuffle_epi32::<0b11_00_10_01>(self.0[2]),
                x::_mm_shuffle_epi32::<0b11_00_10_01>(self.0[3]),
            ]
        })
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        // SAFETY: see the head of the file.
        Sse41(unsafe {
            [
                x::_mm_shuffle_epi32::<0b11_01_00_10>(self.0[0]),
                x::_mm_shuffle_epi32::<0b11_01_00_10>(self.0[1]),
                x::_mm_shuffle_epi32::<0b11_01_00_10>(self.0[2]),
                x::_mm_shuffle_epi32::<0b11_01_00_10>(self.0[3]),
            ]
        })
    }

    #[inline(always)]
    fn swing1(self) -> Self {
        let [a, b, c, rest] = self.0;
        Sse41([b, c, a, rest])
    }

    #[inline(always)]
    fn swing2(self) -> Self {
        let [a, b, c, rest] = self.0;
        Sse41([c, a, b, rest])
    }
}
