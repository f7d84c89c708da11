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

/// The first of the cells with two digits left, for a guess that is not careful.
#[inline(always)]
pub(crate) fn first(pairs: [u32; 3]) -> Option<(usize, u32)> {
    let b = (0..3).find(|&b| pairs[b] != 0)?;
    Some((b, pairs[b] & pairs[b].wrapping_neg()))
}

/// The cell to guess, as band and bit; `words` are those of the position, `pairs` the cells with
/// two digits left, `open` those with two or more.
///
/// Takes, of the first pairs in each band, the one whose digits have the most candidates among its
/// peers, where candidates in other pairs count four times: either guess then removes the most
/// candidates, and decides each pair that it touches. Without pairs, takes a cell with the fewest
/// digits.
#[inline(always)]
pub(crate) fn choose<E: Eight>(
    p: &Position<E>,
    words: &Words,
    pairs: [u32; 3],
    open: [u32; 3],
) -> (usize, u32) {
    if pairs[0] | pairs[1] | pairs[2] == 0 {
        return fewest(words, open);
    }
    let mut best = (0, 0, 0);
    for b in 0..3 {
        let (u, v) = ((b + 1) % 3, (b + 2) % 3);
        let (mut rest, mut left) = (pairs[b], WEIGHED);
        while rest != 0 && left > 0 {
            left -= 1;
            let at = rest.trailing_zeros();
            let (same, column) = SIGHT[at as usize];
            let nine = words[b][8] >> at & 1;
            let digits = p.low_digits(b, rest & rest.wrapping_neg()) | nine << 8;
            rest &= rest - 1;
            let paired = peers((same, column), pairs[b], pairs[u], pairs[v]);
            let mut score = 1;
            for d in [digits.trailing_zeros(), 31 - digits.leading_zeros()] {
                let d = d.min(8) as usize;
                let seen = peers((same, column), words[b][d], words[u][d], words[v][d]);
                score *= seen.count_ones() + 3 * (seen & paired).count_ones();
            }
            if score > best.0 {
                best = (score, b, 1 << at);
            }
        }
    }
    (best.1, best.2)
}

/// The cells among the peers of a cell, each as another bit: those in its own band, and those in
/// its column in the other two.
#[inline(always)]
fn peers((same, column): (u32, u32), own: u32, up: u32, down: u32) -> u64 {
    u64::from(own & same) | u64::from(up & column | (down & column) << 1) << 32
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
