//! The questions of the public interface, asked of the latency solver; written once for every instruction set.

use crate::bands::Bands;
use crate::bits::place;
use crate::digits::{Sink, candidates, read, search, write};
use crate::grid::Grid;
use crate::lanes::{Lanes, digit};
use crate::random::below;

/// Keeps the first solution.
pub(crate) struct First(pub(crate) Option<Grid>);

impl Sink for First {
    #[inline(always)]
    fn node(&mut self) -> bool {
        true
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, bands: &Bands<L>) -> bool {
        self.0 = Some(write(bands));
        false
    }
}

#[inline(always)]
pub(crate) fn first<L: Lanes>(grid: &Grid) -> Option<Grid> {
    let mut sink = First(None);
    search(read::<L>(grid), &mut sink);
    sink.0
}

/// Counts up to a limit.
struct Counter {
    found: u64,
    limit: u64,
}

impl Sink for Counter {
    #[inline(always)]
    fn node(&mut self) -> bool {
        true
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, _: &Bands<L>) -> bool {
        self.found += 1;
        self.found < self.limit
    }
}

#[inline(always)]
pub(crate) fn count<L: Lanes>(grid: &Grid, limit: u64) -> u64 {
    if limit == 0 {
        return 0;
    }
    let mut sink = Counter { found: 0, limit };
    search(read::<L>(grid), &mut sink);
    sink.found
}

/// Follows a search from outside.
pub trait Watch {
    /// Called before each guess with the number of guesses made so far; `false` ends the search.
    fn go_on(&mut self, guesses: u64) -> bool;
    /// Called with each solution; `false` ends the search.
    fn solution(&mut self, grid: &Grid) -> bool;
}

struct Watched<'a> {
    watch: &'a mut dyn Watch,
    guesses: u64,
}

impl Sink for Watched<'_> {
    #[inline(always)]
    fn node(&mut self) -> bool {
        let go_on = self.watch.go_on(self.guesses);
        self.guesses += 1;
        go_on
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, bands: &Bands<L>) -> bool {
        self.watch.solution(&write(bands))
    }
}

#[inline(always)]
pub(crate) fn visit<L: Lanes>(grid: &Grid, watch: &mut dyn Watch) {
    search(read::<L>(grid), &mut Watched { watch, guesses: 0 });
}

/// The digits that some solution has at each cell, as bits 1 to 9; `None` without a solution.
#[inline(always)]
pub(crate) fn possible<L: Lanes>(grid: &Grid) -> Option<[u16; 81]> {
    let start = read::<L>(grid);
    let mut sink = First(None);
    search(start, &mut sink);
    let mut seen = sink.0?.map(|d| 1u16 << d);
    for at in 0..81 {
        for l in (0..11).filter(|l| l % 4 != 3) {
            if (candidates(&start, at) & !seen[at]) >> digit(l) & 1 == 0 {
                continue;
            }
            let (b, bit) = place(at);
            let mut with = start;
            with[b] = with[b].without(L::splat(bit)).or(L::only(l, bit));
            let mut sink = First(None);
            search(with, &mut sink);
            if let Some(solution) = sink.0 {
                for (set, d) in seen.iter_mut().zip(solution) {
                    *set |= 1 << d;
                }
            }
        }
    }
    Some(seen)
}

/// Completes a grid, trying digits in the order that `random` gives.
#[inline(always)]
pub(crate) fn complete<L: Lanes>(grid: &Grid, random: &mut dyn FnMut() -> u64) -> Option<Grid> {
    struct Shuffled<'a> {
        random: &'a mut dyn FnMut() -> u64,
        found: Option<Grid>,
    }
    impl Sink for Shuffled<'_> {
        // Which full grid a seed makes depends on where the guesses are made.
        const STEADY: bool = true;

        #[inline(always)]
        fn node(&mut self) -> bool {
            true
        }

        #[inline(always)]
        fn pick(&mut self, mut lanes: u16) -> usize {
            for _ in 0..below(self.random, lanes.count_ones() as usize) {
                lanes &= lanes - 1;
            }
            lanes.trailing_zeros() as usize
        }

        #[inline(always)]
        fn solution<L: Lanes>(&mut self, bands: &Bands<L>) -> bool {
            self.found = Some(write(bands));
            false
        }
    }
    let mut sink = Shuffled { random, found: None };
    search(read::<L>(grid), &mut sink);
    sink.found
}
