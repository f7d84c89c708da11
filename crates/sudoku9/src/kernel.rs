//! The public interface: the operations, each compiled once for every instruction set, and the
//! choice between these.
#![allow(
    unsafe_code,
    reason = "a function compiled for an instruction set may only run where that set is present"
)]

use crate::answers::{self, Findings, LineBatch};
use crate::carver::{self, Carver, Shop};
use crate::colours;
use crate::grid::Grid;
use crate::jobs::{self, Watch};
use crate::lanes::{Pair, Two};
use crate::path::Path;
use crate::wide::Stack;

/// Compiles the operations for one instruction set.
macro_rules! compile {
    ($module:ident, $lanes:ty $(, $features:literal)?) => {
        mod $module {
            use super::{
                Carver, Findings, Grid, LineBatch, Shop, Stack, Watch, answers, carver, colours, jobs,
            };

            $(#[target_feature(enable = $features)])?
            pub(super) fn first(grid: &Grid) -> Option<Grid> {
                jobs::first::<$lanes>(grid)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn count(grid: &Grid, limit: u64) -> u64 {
                jobs::count::<$lanes>(grid, limit)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn visit(grid: &Grid, watch: &mut dyn Watch) {
                jobs::visit::<$lanes>(grid, watch);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn possible(grid: &Grid) -> Option<[u16; 81]> {
                jobs::possible::<$lanes>(grid)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn complete(grid: &Grid, random: &mut dyn FnMut() -> u64) -> Option<Grid> {
                jobs::complete::<$lanes>(grid, random)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn canonical(grid: &Grid) -> Grid {
                colours::canonical::<$lanes>(grid)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn carve_one(carver: &mut Carver<'_>) {
                carver::carve_one::<$lanes>(carver);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn carve_many(shop: &mut Shop<'_>) {
                carver::carve_many::<$lanes>(shop);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn answer_first(puzzles: &[Grid], answers: &mut [Option<Grid>], stack: &mut Stack) {
                answers::answer::<$lanes, _>(puzzles, 1, answers, stack, |_| true);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn answer_fully(
                puzzles: &[Grid],
                limit: u64,
                answers: &mut [Findings],
                stack: &mut Stack,
                go_on: &mut dyn FnMut(u64) -> bool,
            ) {
                answers::answer::<$lanes, _>(puzzles, limit, answers, stack, go_on);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn answer_lines(
                batch: &mut LineBatch<'_>,
                stack: &mut Stack,
                go_on: &mut dyn FnMut(u64) -> bool,
            ) {
                answers::answer_lines::<$lanes>(batch, stack, go_on);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn answer_count(puzzles: &[Grid], limit: u64, answers: &mut [u64], stack: &mut Stack) {
                answers::answer::<$lanes, _>(puzzles, limit, answers, stack, |_| true);
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
compile!(
    avx512,
    crate::lanes::Zmm,
    "avx512f,avx512bw,avx512vl,avx512dq,avx2,bmi1,bmi2,popcnt,lzcnt"
);
#[cfg(target_arch = "x86_64")]
compile!(avx2, super::Two<crate::lanes::Ymm<false>>, "avx2,bmi1,bmi2,popcnt,lzcnt");
#[cfg(target_arch = "x86_64")]
compile!(sse41, super::Sixteen<crate::lanes::Xmm<false>>, "sse4.1,ssse3,popcnt");
// Instruction sets that are part of the compilation target need no `target_feature`.
#[cfg(target_arch = "aarch64")]
compile!(neon, super::Sixteen<crate::lanes::Neon>);
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
compile!(simd128, super::Sixteen<crate::lanes::Simd128>);
compile!(portable, super::Sixteen<super::Two<super::Pair>>);

/// Sixteen lanes in registers of four lanes.
type Sixteen<F> = Two<Two<F>>;

/// Calls an operation on the kernel's path.
macro_rules! run {
    ($kernel:expr, $job:ident ( $($argument:expr),* )) => {
        match $kernel.path {
            // SAFETY: a kernel is only made for a path that this processor has.
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => unsafe { avx512::$job($($argument),*) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => unsafe { avx2::$job($($argument),*) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Path::Sse41 => unsafe { sse41::$job($($argument),*) },
            #[cfg(target_arch = "aarch64")]
            Path::Neon => neon::$job($($argument),*),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Simd128 => simd128::$job($($argument),*),
            _ => portable::$job($($argument),*),
        }
    };
}

/// The solver on one path, that is, with one instruction set.
///
/// ```
/// use gridwright_sudoku9::{Kernel, Path};
/// let portable = Kernel::with_path(Path::Portable).unwrap();
/// assert_eq!(portable.count(&[0; 81], 10), 10);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    path: Path,
}

impl Kernel {
    /// The solver on the fastest path of this processor.
    #[inline]
    pub fn best() -> Kernel {
        let path = Path::ALL.into_iter().find(|path| path.is_available()).unwrap_or(Path::Portable);
        Kernel { path }
    }

    /// The solver on a given path; `None` if this processor does not support it.
    pub fn with_path(path: Path) -> Option<Kernel> {
        path.is_available().then_some(Kernel { path })
    }

    /// The path of the solver.
    pub fn path(self) -> Path {
        self.path
    }

    /// See [`solve`].
    pub fn solve(self, grid: &Grid) -> Option<Grid> {
        run!(self, first(grid))
    }

    /// See [`count`].
    pub fn count(self, grid: &Grid, limit: u64) -> u64 {
        run!(self, count(grid, limit))
    }

    /// See [`is_unique`].
    pub fn is_unique(self, grid: &Grid) -> bool {
        self.count(grid, 2) == 1
    }

    /// See [`visit`].
    pub fn visit(self, grid: &Grid, watch: &mut dyn Watch) {
        run!(self, visit(grid, watch));
    }

    /// See [`possible`].
    pub fn possible(self, grid: &Grid) -> Option<[u16; 81]> {
        run!(self, possible(grid))
    }

    /// See [`canonical`](crate::canonical()).
    pub fn canonical(self, grid: &Grid) -> Grid {
        run!(self, canonical(grid))
    }

    pub(crate) fn complete(self, grid: &Grid, random: &mut dyn FnMut() -> u64) -> Option<Grid> {
        run!(self, complete(grid, random))
    }

    pub(crate) fn carve_one(self, carver: &mut Carver<'_>) {
        run!(self, carve_one(carver));
    }

    pub(crate) fn carve_many(self, shop: &mut Shop<'_>) {
        run!(self, carve_many(shop));
    }

    pub(crate) fn answer_first(
        self,
        puzzles: &[Grid],
        answers: &mut [Option<Grid>],
        stack: &mut Stack,
    ) {
        run!(self, answer_first(puzzles, answers, stack));
    }

    pub(crate) fn answer_fully(
        self,
        puzzles: &[Grid],
        limit: u64,
        answers: &mut [Findings],
        go_on: &mut dyn FnMut(u64) -> bool,
    ) {
        run!(self, answer_fully(puzzles, limit, answers, &mut Stack::new(), go_on));
    }

    pub(crate) fn answer_lines(
        self,
        batch: &mut LineBatch<'_>,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) {
        run!(self, answer_lines(batch, &mut Stack::new(), go_on));
    }

    pub(crate) fn answer_count(
        self,
        puzzles: &[Grid],
        limit: u64,
        answers: &mut [u64],
        stack: &mut Stack,
    ) {
        if limit == 0 {
            answers.fill(0);
        } else {
            run!(self, answer_count(puzzles, limit, answers, stack));
        }
    }
}

/// Finds the first solution; `None` if there is none.
///
/// ```
/// assert!(gridwright_sudoku9::solve(&[0; 81]).is_some());
/// ```
pub fn solve(grid: &Grid) -> Option<Grid> {
    Kernel::best().solve(grid)
}

/// Counts the solutions up to `limit`.
///
/// ```
/// assert_eq!(gridwright_sudoku9::count(&[0; 81], 1000), 1000);
/// ```
pub fn count(grid: &Grid, limit: u64) -> u64 {
    Kernel::best().count(grid, limit)
}

/// Whether there is exactly one solution.
///
/// ```
/// assert!(!gridwright_sudoku9::is_unique(&[0; 81]));
/// ```
pub fn is_unique(grid: &Grid) -> bool {
    Kernel::best().is_unique(grid)
}

/// Visits the solutions in a fixed order, calling `Watch::go_on` before each guess.
///
/// ```
/// use gridwright_sudoku9::{Grid, Watch, visit};
/// struct Three(u64);
/// impl Watch for Three {
///     fn go_on(&mut self, _guesses: u64) -> bool {
///         true
///     }
///     fn solution(&mut self, _grid: &Grid) -> bool {
///         self.0 += 1;
///         self.0 < 3
///     }
/// }
/// let mut three = Three(0);
/// visit(&[0; 81], &mut three);
/// assert_eq!(three.0, 3);
/// ```
pub fn visit(grid: &Grid, watch: &mut dyn Watch) {
    Kernel::best().visit(grid, watch);
}

/// Counts solutions up to `limit`, calling `go_on` with the number of guesses so far before each
/// guess.
///
/// The second part of the result is `false` if `go_on` ended the search, so that the count is only
/// a lower bound.
///
/// ```
/// let (found, whole) = gridwright_sudoku9::count_with(&[0; 81], u64::MAX, &mut |guesses| guesses < 1000);
/// assert!(found > 0 && !whole);
/// ```
pub fn count_with(grid: &Grid, limit: u64, go_on: &mut dyn FnMut(u64) -> bool) -> (u64, bool) {
    struct Counting<'a> {
        found: u64,
        limit: u64,
        whole: bool,
        go_on: &'a mut dyn FnMut(u64) -> bool,
    }
    impl Watch for Counting<'_> {
        fn go_on(&mut self, guesses: u64) -> bool {
            self.whole = (self.go_on)(guesses);
            self.whole
        }

        fn solution(&mut self, _: &Grid) -> bool {
            self.found += 1;
            self.found < self.limit
        }
    }
    let mut counting = Counting { found: 0, limit, whole: true, go_on };
    if limit > 0 {
        visit(grid, &mut counting);
    }
    (counting.found, counting.whole)
}

/// The digits that occur in some solution, for each cell as bits 1 to 9; `None` if there is no
/// solution.
///
/// ```
/// assert_eq!(gridwright_sudoku9::possible(&[0; 81]), Some([0b11_1111_1110; 81]));
/// ```
pub fn possible(grid: &Grid) -> Option<[u16; 81]> {
    Kernel::best().possible(grid)
}
