//! The lanes in x86 registers of 128, 256 and 512 bits.
#![allow(unsafe_code, reason = "intrinsics; see the note on `Word` for how they are called")]
// SAFETY of every block in this file: the types here are only ever named by the functions of `kernel`
// that are compiled for the instruction set and are called after it has been detected;
// loads and stores go through arrays that have the size of the register, and only those through a `Row` ask for alignment.

use super::{Eight, Four, Lanes, Row, Word};
use crate::bands::Words;
use crate::grid::Grid;
use crate::ties::{self, Maps, STRETCHES, Ties};
use core::arch::x86_64 as x;

/// 128 bits; `TERNARY` is set if there are instructions for any function of three bits, as in
/// AVX-512.
#[derive(Clone, Copy)]
pub(crate) struct Xmm<const TERNARY: bool>(x::__m128i);

/// 256 bits.
#[derive(Clone, Copy)]
pub(crate) struct Ymm<const TERNARY: bool>(x::__m256i);

/// 512 bits.
#[derive(Clone, Copy)]
pub(crate) struct Zmm(x::__m512i);

/// For each band the index of the first of 32 cells to load that include it, and the number of
/// cells loaded before it.
const SPLIT: [(usize, u32); 3] = [(0, 0), (27, 0), (81 - 32, 5)];

/// The operations of a word, which differ only in the names of the intrinsics.
macro_rules! word {
    ($splat:ident, $and:ident, $or:ident, $xor:ident, $andnot:ident, $sub:ident, $shl:ident, $shr:ident, $ternary:ident, $has_ternary:expr) => {
        #[inline(always)]
        fn splat(word: u32) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$splat(word as i32) })
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$and(self.0, other.0) })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$or(self.0, other.0) })
        }

        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$xor(self.0, other.0) })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$andnot(other.0, self.0) })
        }

        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$sub(self.0, other.0) })
        }

        #[inline(always)]
        fn shl<const N: i32>(self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$shl(self.0, x::_mm_cvtsi32_si128(N)) })
        }

        #[inline(always)]
        fn shr<const N: i32>(self) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { x::$shr(self.0, x::_mm_cvtsi32_si128(N)) })
        }

        #[inline(always)]
        fn or3(self, b: Self, c: Self) -> Self {
            if $has_ternary {
                // SAFETY: see the head of the file.
                Self(unsafe { x::$ternary::<0xfe>(self.0, b.0, c.0) })
            } else {
                self.or(b).or(c)
            }
        }

        #[inline(always)]
        fn two_of(self, b: Self, c: Self) -> Self {
            if $has_ternary {
                // SAFETY: see the head of the file.
                Self(unsafe { x::$ternary::<0xe8>(self.0, b.0, c.0) })
            } else {
                self.and(b).or(c.and(self.or(b)))
            }
        }

        #[inline(always)]
        fn or_and(self, a: Self, b: Self) -> Self {
            if $has_ternary {
                // SAFETY: see the head of the file.
                Self(unsafe { x::$ternary::<0xf8>(self.0, a.0, b.0) })
            } else {
                self.or(a.and(b))
            }
        }

        #[inline(always)]
        fn or_without(self, a: Self, b: Self) -> Self {
            if $has_ternary {
                // SAFETY: see the head of the file.
                Self(unsafe { x::$ternary::<0xf4>(self.0, a.0, b.0) })
            } else {
                self.or(a.without(b))
            }
        }
    };
}

impl<const TERNARY: bool> Word for Xmm<TERNARY> {
    word!(
        _mm_set1_epi32,
        _mm_and_si128,
        _mm_or_si128,
        _mm_xor_si128,
        _mm_andnot_si128,
        _mm_sub_epi32,
        _mm_sll_epi32,
        _mm_srl_epi32,
        _mm_ternarylogic_epi32,
        TERNARY
    );
}

impl<const TERNARY: bool> Word for Ymm<TERNARY> {
    word!(
        _mm256_set1_epi32,
        _mm256_and_si256,
        _mm256_or_si256,
        _mm256_xor_si256,
        _mm256_andnot_si256,
        _mm256_sub_epi32,
        _mm256_sll_epi32,
        _mm256_srl_epi32,
        _mm256_ternarylogic_epi32,
        TERNARY
    );
}

impl Word for Zmm {
    word!(
        _mm512_set1_epi32,
        _mm512_and_si512,
        _mm512_or_si512,
        _mm512_xor_si512,
        _mm512_andnot_si512,
        _mm512_sub_epi32,
        _mm512_sll_epi32,
        _mm512_srl_epi32,
        _mm512_ternarylogic_epi32,
        true
    );
}

impl<const TERNARY: bool> Four for Xmm<TERNARY> {
    #[inline(always)]
    fn split(grid: &Grid) -> Words {
        let mut words = [[0; 9]; 3];
        for (words, (from, extra)) in words.iter_mut().zip(SPLIT) {
            // SAFETY: see the head of the file; every load is within the 81 bytes.
            unsafe {
                let low = x::_mm_loadu_si128(grid.as_ptr().add(from).cast());
                let high = x::_mm_loadu_si128(grid.as_ptr().add(from + 16).cast());
                for (d, word) in words.iter_mut().enumerate() {
                    let sought = x::_mm_set1_epi8(d as i8 + 1);
                    let low = x::_mm_movemask_epi8(x::_mm_cmpeq_epi8(low, sought));
                    let high = x::_mm_movemask_epi8(x::_mm_cmpeq_epi8(high, sought));
                    *word = (low | high << 16) as u32 >> extra & 0x7ff_ffff;
                }
            }
        }
        words
    }

    #[inline(always)]
    fn ties(maps: &Maps) -> Ties {
        ties_by_two(maps)
    }

    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        // SAFETY: see the head of the file.
        Xmm(unsafe { x::_mm_loadu_si128(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 4]) {
        // SAFETY: see the head of the file.
        unsafe { x::_mm_storeu_si128(words.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn first(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm_cvtsi128_si32(self.0) as u32 }
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe {
            let zero = x::_mm_cmpeq_epi32(self.0, x::_mm_setzero_si128());
            !x::_mm_movemask_ps(x::_mm_castsi128_ps(zero)) as u32 & 0xf
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the head of the file.
        unsafe { x::_mm_testz_si128(self.0, self.0) == 1 }
    }

    #[inline(always)]
    fn swap1(self) -> Self {
        // SAFETY: see the head of the file.
        Xmm(unsafe { x::_mm_shuffle_epi32::<0b10_11_00_01>(self.0) })
    }

    #[inline(always)]
    fn swap2(self) -> Self {
        // SAFETY: see the head of the file.
        Xmm(unsafe { x::_mm_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        // SAFETY: see the head of the file.
        Xmm(unsafe { x::_mm_shuffle_epi32::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        // SAFETY: see the head of the file.
        Xmm(unsafe { x::_mm_shuffle_epi32::<0b11_01_00_10>(self.0) })
    }

    #[inline(always)]
    fn spread(self, lane: usize) -> Self {
        // SAFETY: see the head of the file.
        Xmm(unsafe {
            match lane {
                0 => x::_mm_shuffle_epi32::<0>(self.0),
                1 => x::_mm_shuffle_epi32::<0b01_01_01_01>(self.0),
                _ => x::_mm_shuffle_epi32::<0b10_10_10_10>(self.0),
            }
        })
    }

    #[inline(always)]
    fn pick(a: Self, b: Self, c: Self) -> Self {
        // SAFETY: see the head of the file; 16 bits at a time, which SSE4.1 has.
        Xmm(unsafe { x::_mm_blend_epi16::<0xf0>(x::_mm_blend_epi16::<0x0c>(a.0, b.0), c.0) })
    }
}

impl<const TERNARY: bool> Eight for Ymm<TERNARY> {
    type Four = Xmm<TERNARY>;

    #[inline(always)]
    fn split(grid: &Grid) -> Words {
        let mut words = [[0; 9]; 3];
        for (words, (from, extra)) in words.iter_mut().zip(SPLIT) {
            // SAFETY: see the head of the file; every load is within the 81 bytes.
            unsafe {
                let cells = x::_mm256_loadu_si256(grid.as_ptr().add(from).cast());
                for (d, word) in words.iter_mut().enumerate() {
                    let sought = x::_mm256_set1_epi8(d as i8 + 1);
                    let found = x::_mm256_movemask_epi8(x::_mm256_cmpeq_epi8(cells, sought));
                    *word = found as u32 >> extra & 0x7ff_ffff;
                }
            }
        }
        words
    }

    #[inline(always)]
    fn ties(maps: &Maps) -> Ties {
        ties_by_two(maps)
    }

    #[inline(always)]
    fn load(words: &[u32; 8]) -> Self {
        // SAFETY: see the head of the file.
        Ymm(unsafe { x::_mm256_loadu_si256(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 8]) {
        // SAFETY: see the head of the file.
        unsafe { x::_mm256_storeu_si256(words.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn first(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm_cvtsi128_si32(x::_mm256_castsi256_si128(self.0)) as u32 }
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: see the head of the file.
        unsafe {
            let zero = x::_mm256_cmpeq_epi32(self.0, x::_mm256_setzero_si256());
            !x::_mm256_movemask_ps(x::_mm256_castsi256_ps(zero)) as u32 & 0xff
        }
    }

    #[inline(always)]
    fn are_zero(self, four: Xmm<TERNARY>) -> bool {
        // SAFETY: see the head of the file.
        unsafe {
            let both = x::_mm256_or_si256(self.0, x::_mm256_zextsi128_si256(four.0));
            x::_mm256_testz_si256(both, both) == 1
        }
    }

    #[inline(always)]
    fn swap1(self) -> Self {
        // SAFETY: see the head of the file.
        Ymm(unsafe { x::_mm256_shuffle_epi32::<0b10_11_00_01>(self.0) })
    }

    #[inline(always)]
    fn swap2(self) -> Self {
        // SAFETY: see the head of the file.
        Ymm(unsafe { x::_mm256_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }

    #[inline(always)]
    fn swap4(self) -> Self {
        // SAFETY: see the head of the file.
        Ymm(unsafe { x::_mm256_permute4x64_epi64::<0b01_00_11_10>(self.0) })
    }

    #[inline(always)]
    fn spread(four: Xmm<TERNARY>, lane: usize) -> Self {
        // SAFETY: see the head of the file.
        Ymm(unsafe { x::_mm256_broadcastd_epi32(four.spread(lane).0) })
    }

    #[inline(always)]
    fn pick(a: Self, b: Self, c: Self) -> Xmm<TERNARY> {
        // SAFETY: see the head of the file.
        unsafe {
            let [a, b, c] = [
                x::_mm256_castsi256_si128(a.0),
                x::_mm256_castsi256_si128(b.0),
                x::_mm256_castsi256_si128(c.0),
            ];
            Xmm(x::_mm_blend_epi32::<0b1100>(x::_mm_blend_epi32::<0b0010>(a, b), c))
        }
    }
}

impl Lanes for Zmm {
    type Eight = Ymm<true>;

    #[inline(always)]
    fn load(row: &Row) -> Self {
        // SAFETY: see the head of the file.
        Zmm(unsafe { x::_mm512_load_si512(row.0.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        // SAFETY: see the head of the file.
        unsafe { x::_mm512_store_si512(row.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn nonzero(self) -> u16 {
        // SAFETY: see the head of the file.
        unsafe { x::_mm512_test_epi32_mask(self.0, self.0) }
    }

    #[inline(always)]
    fn split(grid: &Grid) -> Words {
        let mut words = [[0; 9]; 3];
        // SAFETY: see the head of the file; both loads are within the 81 bytes.
        unsafe {
            let head = x::_mm512_loadu_si512(grid.as_ptr().cast());
            let tail = x::_mm256_loadu_si256(grid.as_ptr().add(81 - 32).cast());
            for d in 0..9 {
                let first = x::_mm512_cmpeq_epi8_mask(head, x::_mm512_set1_epi8(d as i8 + 1));
                let last = x::_mm256_cmpeq_epi8_mask(tail, x::_mm256_set1_epi8(d as i8 + 1));
                words[0][d] = first as u32 & 0x7ff_ffff;
                words[1][d] = (first >> 27) as u32 & 0x7ff_ffff;
                words[2][d] = last >> 5;
            }
        }
        words
    }

    #[inline(always)]
    fn join(words: &Words) -> Grid {
        let mut bytes = [0; 96];
        for b in 0..3 {
            // SAFETY: see the head of the file; the last store ends at byte 86 of 96.
            unsafe {
                let mut cells = x::_mm256_setzero_si256();
                for d in 0..9 {
                    let digit = x::_mm256_set1_epi8(d as i8 + 1);
                    cells = x::_mm256_mask_mov_epi8(cells, words[b][d], digit);
                }
                x::_mm256_storeu_si256(bytes.as_mut_ptr().add(b * 27).cast(), cells);
            }
        }
        *bytes.first_chunk().expect("81 of 96")
    }

    #[inline(always)]
    fn ties(maps: &Maps) -> Ties {
        ties_by_four(maps)
    }
}

/// Computes the ties of maps, two of them at a time. All stretches of links that are parts of paths
/// are counted by their length: maps are composed by looking up the bytes of one in the other. Long
/// paths and cycles are followed one by one.
#[inline(always)]
fn ties_by_two(maps: &Maps) -> Ties {
    let mut ties = [[0; 4]; 9];
    for i in 0..9 {
        for k in 0..4 {
            // SAFETY: see the head of the file; SSSE3 comes with each of its instruction sets.
            unsafe {
                let load = |bytes: &[u8; 16]| x::_mm_loadu_si128(bytes.as_ptr().cast());
                let one = x::_mm_set1_epi8(1);
                let (to, back) = (load(&maps.to[i]), load(&maps.back[i]));
                let (over, over_back) = (load(&maps.to[i + k + 1]), load(&maps.back[i + k + 1]));
                let two = x::_mm_shuffle_epi8(over_back, to);
                let two_back = x::_mm_shuffle_epi8(over, back);
                let four = x::_mm_shuffle_epi8(two, two);
                let four_back = x::_mm_shuffle_epi8(two_back, two_back);
                let six = x::_mm_or_si128(
                    x::_mm_shuffle_epi8(two, four),
                    x::_mm_shuffle_epi8(two_back, four_back),
                );
                if x::_mm_testz_si128(six, six) == 0 {
                    ties[i][k] = ties::tie(maps, i, i + k + 1);
                    continue;
                }
                let pairs = [
                    (two, two_back),
                    (x::_mm_shuffle_epi8(to, two), x::_mm_shuffle_epi8(two, over_back)),
                    (four, four_back),
                    (x::_mm_shuffle_epi8(to, four), x::_mm_shuffle_epi8(four, over_back)),
                ];
                // A count is at most 18, so that five of them fit in 64 bits, 12 bits each.
                let zero = x::_mm_setzero_si128();
                let links = x::_mm_add_epi8(x::_mm_min_epu8(to, one), x::_mm_min_epu8(over, one));
                let mut counts = x::_mm_sad_epu8(links, zero);
                for (there, back) in pairs {
                    let stretches =
                        x::_mm_add_epi8(x::_mm_min_epu8(there, one), x::_mm_min_epu8(back, one));
                    counts = x::_mm_or_si128(
                        x::_mm_slli_epi64::<12>(counts),
                        x::_mm_sad_epu8(stretches, zero),
                    );
                }
                let counts = x::_mm_add_epi64(counts, x::_mm_unpackhi_epi64(counts, counts));
                let counts = x::_mm_cvtsi128_si64(counts) as u64;
                for (n, stretch) in STRETCHES.iter().enumerate() {
                    let count = counts >> (48 - 12 * n) & 0xfff;
                    ties[i][k] = count.wrapping_mul(*stretch).wrapping_add(ties[i][k]);
                }
            }
        }
    }
    ties
}

/// Computes the same for a map with the four after it at a time.
#[inline(always)]
fn ties_by_four(maps: &Maps) -> Ties {
    let mut ties = [[0; 4]; 9];
    for i in 0..9 {
        // SAFETY: see the head of the file; four maps of 16 bytes follow each of the nine.
        unsafe {
            let one = x::_mm512_set1_epi8(1);
            let to = x::_mm512_broadcast_i32x4(x::_mm_loadu_si128(maps.to[i].as_ptr().cast()));
            let back = x::_mm512_broadcast_i32x4(x::_mm_loadu_si128(maps.back[i].as_ptr().cast()));
            let over = x::_mm512_loadu_si512(maps.to.as_ptr().add(i + 1).cast());
            let over_back = x::_mm512_loadu_si512(maps.back.as_ptr().add(i + 1).cast());
            let two = x::_mm512_shuffle_epi8(over_back, to);
            let two_back = x::_mm512_shuffle_epi8(over, back);
            let four = x::_mm512_shuffle_epi8(two, two);
            let four_back = x::_mm512_shuffle_epi8(two_back, two_back);
            let six = x::_mm512_or_si512(
                x::_mm512_shuffle_epi8(two, four),
                x::_mm512_shuffle_epi8(two_back, four_back),
            );
            let pairs = [
                (to, over),
                (two, two_back),
                (x::_mm512_shuffle_epi8(to, two), x::_mm512_shuffle_epi8(two, over_back)),
                (four, four_back),
                (x::_mm512_shuffle_epi8(to, four), x::_mm512_shuffle_epi8(four, over_back)),
            ];
            let mut sum = x::_mm512_setzero_si512();
            for n in 0..5 {
                let (there, back) = pairs[n];
                let stretches = x::_mm512_add_epi8(
                    x::_mm512_min_epu8(there, one),
                    x::_mm512_min_epu8(back, one),
                );
                let counts = x::_mm512_sad_epu8(stretches, x::_mm512_setzero_si512());
                let stretch = x::_mm512_set1_epi64(STRETCHES[n] as i64);
                sum = x::_mm512_add_epi64(sum, x::_mm512_mullo_epi64(counts, stretch));
            }
            // Adds the two halves of each map.
            let sum = x::_mm512_add_epi64(sum, x::_mm512_unpackhi_epi64(sum, sum));
            let sum = x::_mm512_castsi512_si256(x::_mm512_maskz_compress_epi64(0b0101_0101, sum));
            x::_mm256_storeu_si256(ties[i].as_mut_ptr().cast(), sum);
            let long = x::_mm512_test_epi32_mask(six, six);
            if long != 0 {
                for k in (0..4).filter(|k| long >> (4 * k) & 0xf != 0) {
                    ties[i][k] = ties::tie(maps, i, i + k + 1);
                }
            }
        }
    }
    ties
}
