//! The instruction sets the kernel is compiled for.

use core::fmt;

/// An instruction set; all of them give the same answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// Registers of 512 bits.
    Avx512,
    /// Registers of 256 bits.
    Avx2,
    /// Registers of 128 bits.
    Sse41,
    /// No instruction set in particular.
    Portable,
}

impl Path {
    /// Every path there is, the fastest first.
    pub const ALL: [Path; 4] = [Path::Avx512, Path::Avx2, Path::Sse41, Path::Portable];

    /// Whether this processor can run the path.
    #[inline]
    pub fn is_available(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::is_x86_feature_detected as has;
            let bits = || has!("bmi1") && has!("bmi2") && has!("popcnt") && has!("lzcnt");
            match self {
                Path::Avx512 => {
                    has!("avx512f")
                        && has!("avx512bw")
                        && has!("avx512vl")
                        && has!("avx512dq")
                        && has!("avx2")
                        && bits()
                }
                Path::Avx2 => has!("avx2") && bits(),
                Path::Sse41 => has!("sse4.1") && has!("ssse3") && has!("popcnt"),
                Path::Portable => true,
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            self == Path::Portable
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Path::Avx512 => "avx512",
            Path::Avx2 => "avx2",
            Path::Sse41 => "sse4.1",
            Path::Portable => "portable",
        })
    }
}

/// The paths this processor can run, the fastest first.
///
/// ```
/// assert!(gridwright_sudoku9::paths().any(|path| path == gridwright_sudoku9::Path::Portable));
/// ```
pub fn paths() -> impl Iterator<Item = Path> {
    Path::ALL.into_iter().filter(|path| path.is_available())
}
