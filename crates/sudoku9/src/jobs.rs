//! The operations of the public interface with the latency solver; written once for all instruction
//! sets.

use crate::bits::place;
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::position::Position;
use crate::random::below;
use crate::search::{Sink, search};

/// Keeps the first solution and stops.
pub(crate) struct First(pub(crate) Option<Grid>);

impl Sink for First {
    #[inline(always)]
    fn node(&mut self) -> bool {
        true
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, position: &Position<L::Eight>) -> bool {
        self.0 = Some(position.write::<L>());
        false
    }
}

#[inline(always)]
pub(crate) fn first<L: Lanes>(grid: &Grid) -> Option<Grid> {
    let mut sink = First(None);
    search::<L, _>(Position::read::<L>(grid), &mut sink);
    sink.0
}

/// Counts solutions up to a limit.
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
    fn solution<L: Lanes>(&mut self, _: &Position<L::Eight>) -> bool {
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
    search::<L, _>(Position::read::<L>(grid), &mut sink);
    sink.found
}

/// Observes a search and can end it.
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
    fn solution<L: Lanes>(&mut self, position: &Position<L::Eight>) -> bool {
        self.watch.solution(&position.write::<L>())
    }
}

#[inline(always)]
pub(crate) fn visit<L: Lanes>(grid: &Grid, watch: &mut dyn Watch) {
    search::<L, _>(Position::read::<L>(grid), &mut Watched { watch, guesses: 0 });
}

/// The digits of each cell in some solution, as bits 1 to 9; `None` without a solution.
#[inline(always)]
pub(crate) fn possible<L: Lanes>(grid: &Grid) -> Option<[u16; 81]> {
    let start = Position::read::<L>(grid);
    let mut sink = First(None);
    search::<L, _>(start, &mut sink);
    let mut seen = sink.0?.map(|d| 1u16 << d);
    for at in 0..81 {
        let (b, bit) = place(at);
        for d in 0..9 {
            if (start.digits(b, bit) << 1 & !seen[at]) >> (d + 1) & 1 == 0 {
                continue;
            }
            let mut sink = First(None);
            search::<L, _>(start.guess(b, bit, d).0, &mut sink);
            if let Some(solution) = sink.0 {
                for (set, d) in seen.iter_mut().zip(solution) {
                    *set |= 1 << d;
                }
            }
        }
    }
    Some(seen)
}

/// Completes a grid, trying digits in random order.
#[inline(always)]
pub(crate) fn complete<L: Lanes>(grid: &Grid, random: &mut dyn FnMut() -> u64) -> Option<Grid> {
    struct Shuffled<'a> {
        random: &'a mut dyn FnMut() -> u64,
        found: Option<Grid>,
    }
    impl Sink for Shuffled<'_> {
        // The guesses must not depend on the progress of the search, as they determine which full
        // grid a seed makes.
        const STEADY: bool = true;

        #[inline(always)]
        fn node(&mut self) -> bool {
            true
        }

        #[inline(always)]
        fn pick(&mut self, mut digits: u16) -> usize {
            for _ in 0..below(self.random, digits.count_ones() as usize) {
                digits &= digits - 1;
            }
            digits.trailing_zeros() as usize
        }

        #[inline(always)]
        fn solution<L: Lanes>(&mut self, position: &Position<L::Eight>) -> bool {
            self.found = Some(position.write::<L>());
            false
        }
    }
    let mut sink = Shuffled { random, found: None };
    search::<L, _>(Position::read::<L>(grid), &mut sink);
    sink.found
}
