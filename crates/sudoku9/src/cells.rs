//! Conversion between grids and the cells of each digit, eight cells at a time.

use crate::bands::Words;
use crate::grid::Grid;

/// For each byte, its bit `i` as the lowest bit of byte `i`.
static BYTES: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut i = 0;
        while i < 8 {
            table[byte] |= (byte as u64 >> i & 1) << (8 * i);
            i += 1;
        }
        byte += 1;
    }
    table
};

/// The lowest bits of eight bytes, as adjacent bits.
#[inline(always)]
fn gather(bytes: u64) -> u32 {
    ((bytes & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The cells of each digit in each band, as 27 adjacent bits.
#[inline(always)]
pub(crate) fn split(grid: &Grid) -> Words {
    let mut words = [[0; 9]; 3];
    for (b, cells) in grid.as_chunks::<27>().0.iter().enumerate() {
        // The bits of the cells' values; values above 15 count as empty.
        let mut planes = [0u32; 4];
        for (start, drop) in [(0, 0), (8, 0), (16, 0), (19, 5)] {
            let Some(eight) = cells[start..].first_chunk() else { continue };
            let eight = u64::from_le_bytes(*eight);
            let high = (eight >> 4 | eight >> 5 | eight >> 6 | eight >> 7) & 0x0101_0101_0101_0101;
            let eight = eight & !(high * 15);
            for (i, plane) in planes.iter_mut().enumerate() {
                *plane |= gather(eight >> i) >> drop << (start + drop);
            }
        }
        let [p, q, r, s] = planes;
        let (low, high) = ([!p & !q, p & !q, !p & q, p & q], [!r & !s, r & !s, !r & s]);
        for d in 0..9 {
            words[b][d] = low[(d + 1) % 4] & high[(d + 1) / 4];
        }
    }
    words
}

/// The inverse of [`split`]; each cell must have exactly one digit.
#[inline(always)]
pub(crate) fn join(words: &Words) -> Grid {
    let mut grid = [0; 81];
    for (cells, [a, b, c, d, e, f, g, h, i]) in grid.as_chunks_mut::<27>().0.iter_mut().zip(words) {
        let planes = [a | c | e | g | i, b | c | f | g, d | e | f | g, h | i];
        let mut bytes = [0; 32];
        for (at, eight) in bytes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let mut value = 0;
            for (bit, plane) in planes.into_iter().enumerate() {
                value |= BYTES[(plane >> (8 * at) & 0xff) as usize] << bit;
            }
            *eight = value.to_le_bytes();
        }
        cells.copy_from_slice(&bytes[..27]);
    }
    grid
}
