//! The choice of the cell to guess.

use crate::bands::Words;
use crate::bits::{FULL, LOW};
use crate::lanes::Eight;
use crate::position::Position;

/// For each bit of a band's word: its peers in its own band, and in each of the others.
static SIGHT: [(u32, u32); 32] = {
    let mut table = [(0, 0); 32];
    let mut at = 0;
    while at < 30 {
        let (r, c) = (at / 10, at % 10);
        if c < 9 {
            let column = LOW << c;
            table[at] = (column | 0x1ff << (10 * r) | (7 * LOW) << (c / 3 * 3), column);
        }
        at += 1;
    }
    table
};

/// Number of cells with two digits that are evaluated in each band.
const WEIGHED: u32 = 4;

/// The cell to guess, as band and bit; `pairs` are the cells with two digits left, `open` those
/// with two or more.
///
/// A guess that is not careful takes the first pair. A careful one takes, of the first pairs in
/// each band, the one whose digits have the most candidates among its peers, where candidates in
/// other pairs count four times: either guess then removes the most candidates, and decides each
/// pair that it touches. Without pairs, takes a cell with the fewest digits.
#[inline(always)]
pub(crate) fn choose<E: Eight>(
    p: &Position<E>,
    pairs: [u32; 3],
    open: [u32; 3],
    is_careful: bool,
) -> (usize, u32) {
    if !is_careful && let Some(b) = (0..3).find(|&b| pairs[b] != 0) {
        return (b, pairs[b] & pairs[b].wrapping_neg());
    }
    let words = p.words();
    if pairs[0] | pairs[1] | pairs[2] == 0 {
        return fewest(&words, open);
    }
    let mut best = (0, 0, 0);
    for b in 0..3 {
        let (u, v) = ((b + 1) % 3, (b + 2) % 3);
        let (mut rest, mut left) = (pairs[b], WEIGHED);
        while rest != 0 && left > 0 {
            left -= 1;
            let bit = rest & rest.wrapping_neg();
            let (same, column) = SIGHT[rest.trailing_zeros() as usize];
            rest ^= bit;
            let (x, y, z) = (pairs[b] & same, pairs[u] & column, pairs[v] & column);
            let digits = u32::from(p.digits(b, bit));
            let mut score = 1;
            for d in [digits.trailing_zeros(), 31 - digits.leading_zeros()] {
                let d = d.min(8) as usize;
                let (own, up, down) = (words[b][d], words[u][d], words[v][d]);
                let seen = (own & same).count_ones()
                    + (up & column).count_ones()
                    + (down & column).count_ones();
                let paired =
                    (own & x).count_ones() + (up & y).count_ones() + (down & z).count_ones();
                score *= seen + 3 * paired;
            }
            if score > best.0 {
                best = (score, b, bit);
            }
        }
    }
    (best.1, best.2)
}

/// The first of the cells with the fewest digits left.
#[inline(always)]
fn fewest(p: &Words, open: [u32; 3]) -> (usize, u32) {
    // Four planes of a binary counter, with one count per cell.
    let mut planes = [[0u32; 4]; 3];
    for b in 0..3 {
        for mut carry in p[b] {
            for plane in &mut planes[b] {
                (*plane, carry) = (*plane ^ carry, *plane & carry);
            }
        }
    }
    for left in 2..=9u32 {
        for b in 0..3 {
            let mut cells = open[b] & FULL;
            for (i, plane) in planes[b].into_iter().enumerate() {
                cells &= if left >> i & 1 == 1 { plane } else { !plane };
            }
            if cells != 0 {
                return (b, cells & cells.wrapping_neg());
            }
        }
    }
    (0, 1)
}
