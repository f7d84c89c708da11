//! Depth-first search over positions.

use crate::choice::{choose, first};
use crate::lanes::{Lanes, Word};
use crate::position::Position;
use core::mem::MaybeUninit;

/// Receives the events of a search and controls it.
pub(crate) trait Sink {
    /// Whether locked candidates are applied before a guess; not worthwhile if most searches end in
    /// a solution.
    const LOCKED: bool = true;
    /// Whether every guess is careful, instead of only the first one and those after a failure.
    const STEADY: bool = false;
    /// Called before each guess; `false` ends the search.
    fn node(&mut self) -> bool;
    /// Chooses the digit to try first from a set; the digit minus 1.
    #[inline(always)]
    fn pick(&mut self, digits: u16) -> usize {
        digits.trailing_zeros() as usize
    }
    /// Called with each solution; `false` ends the search.
    fn solution<L: Lanes>(&mut self, position: &Position<L::Eight>) -> bool;
}

/// Searches from a position; every solution is passed to the sink.
#[inline(always)]
#[allow(unsafe_code, reason = "a stack whose unused part is never written, nor read")]
pub(crate) fn search<L: Lanes, S: Sink>(start: Position<L::Eight>, sink: &mut S) {
    // Each guess decides a cell, so 81 entries are enough.
    let mut stack: [MaybeUninit<Position<L::Eight>>; 81] = [const { MaybeUninit::uninit() }; 81];
    let mut depth = 0;
    let mut has_failed = false;
    let mut p = start;
    let mut decided = [L::Eight::splat(0); 3];
    loop {
        let round = p.singles(&mut decided);
        if !round.is_broken() {
            if round.is_open() {
                if !p.is_same(&round.next) {
                    p = round.next;
                    continue;
                }
                let is_careful = S::STEADY || has_failed || depth == 0;
                if S::LOCKED && is_careful {
                    let next = p.locked();
                    if !p.is_same(&next) {
                        p = next;
                        continue;
                    }
                }
                if !sink.node() {
                    return;
                }
                let (pairs, open) = p.pairs_and_open(&round);
                let (b, bit) = match first(pairs) {
                    Some(first) if !is_careful => first,
                    _ => choose(&p, &p.words(), pairs, open),
                };
                let d = sink.pick(p.digits(b, bit));
                let (with, without) = p.guess(b, bit, d);
                stack[depth].write(without);
                depth += 1;
                p = with;
                continue;
            }
            if !sink.solution::<L>(&p) {
                return;
            }
        } else {
            has_failed = true;
        }
        if depth == 0 {
            return;
        }
        depth -= 1;
        // SAFETY: every entry below the old depth was written when the depth passed it.
        p = unsafe { stack[depth].assume_init() };
        decided = [L::Eight::splat(0); 3];
    }
}
