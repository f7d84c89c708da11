//! The instruction sets for which the solver is compiled.

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
    /// Registers of 128 bits on 64-bit ARM processors.
    Neon,
    /// Values of 128 bits in WebAssembly, if the program was compiled for them.
    Simd128,
    /// No particular instruction set.
    Portable,
}

impl Path {
    /// All paths, the fastest first.
    pub const ALL: [Path; 6] =
        [Path::Avx512, Path::Avx2, Path::Sse41, Path::Neon, Path::Simd128, Path::Portable];

    /// The name of the path, such as `avx2`.
    pub fn name(self) -> &'static str {
        match self {
            Path::Avx512 => "avx512",
            Path::Avx2 => "avx2",
            Path::Sse41 => "sse4.1",
            Path::Neon => "neon",
            Path::Simd128 => "simd128",
            Path::Portable => "portable",
        }
    }

    /// Whether this processor can run the path. With `--cfg gridwright_without_avx512` among the
    /// compiler flags AVX-512 is never available, so that the other paths can be measured on any
    /// processor.
    #[inline]
    pub fn is_available(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::is_x86_feature_detected as has;
            let bits = || has!("bmi1") && has!("bmi2") && has!("popcnt") && has!("lzcnt");
            match self {
                Path::Avx512 => {
                    cfg!(not(gridwright_without_avx512))
                        && has!("avx512f")
                        && has!("avx512bw")
                        && has!("avx512vl")
                        && has!("avx512dq")
                        && has!("avx2")
                        && bits()
                }
                Path::Avx2 => has!("avx2") && bits(),
                Path::Sse41 => has!("sse4.1") && has!("ssse3") && has!("popcnt"),
                Path::Neon | Path::Simd128 => false,
                Path::Portable => true,
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            match self {
                Path::Neon => cfg!(target_arch = "aarch64"),
                Path::Simd128 => cfg!(target_feature = "simd128"),
                Path::Portable => true,
                Path::Avx512 | Path::Avx2 | Path::Sse41 => false,
            }
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The paths that this processor can run, the fastest first.
///
/// ```
/// assert!(gridwright_sudoku9::paths().any(|path| path == gridwright_sudoku9::Path::Portable));
/// ```
pub fn paths() -> impl Iterator<Item = Path> {
    Path::ALL.into_iter().filter(|path| path.is_available())
}
