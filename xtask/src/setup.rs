//! `cargo xtask setup`: installs what the tests need and this machine lacks.
//!
//! Every need is a row of a table with a check and a way to install it, so that another need is
//! another row. What Rust needs is left to cargo; Python packages go below `target/`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{succeed, target};

/// Something that tests need.
struct Need {
    name: &'static str,
    /// Who needs it.
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
        name: "pikepdf and page-validation",
        purpose: "PDF files are checked with them",
        is_met: || PDF_CHECKERS.iter().all(|package| has_package(package)),
        install: || pip_install(&PDF_CHECKERS),
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

/// What the trial of packages needs besides.
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

/// The program that links for Windows, and compiles programs in C for it.
pub(crate) const WINDOWS_COMPILER: &str = "x86_64-w64-mingw32-gcc";

/// Whether this machine links for Windows.
pub(crate) fn has_linker_for_windows() -> bool {
    runs(Command::new(WINDOWS_COMPILER).arg("--version"))
}

/// Where Debian's driver that computes on the processor is listed.
pub(crate) const SOFTWARE_CARD: &str = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json";

/// What the tests for graphics cards need besides.
const CARD_NEEDS: &[Need] = &[Need {
    name: "lavapipe",
    purpose: "shaders are run by it where there is no graphics card",
    is_met: || Path::new(SOFTWARE_CARD).exists(),
    install: || install_packages(&["mesa-vulkan-drivers", "libvulkan1"]),
}];

/// The packages that check PDF files, one version of each.
const PDF_CHECKERS: [&str; 2] = ["pikepdf==10.17.0", "page-validation==0.11.0"];

/// What the package for Python is tested with, one version of each.
const PYTHON_TESTERS: &[&str] =
    &["pytest==9.2.0", "mypy==2.4.1", "pyarrow==26.0.1", "typing-extensions"];

/// The package that checks the server, one version of it. It is large, so only `cargo xtask http` has it.
const HTTP_CHECKER: &str = "schemathesis==4.32.5";

/// Installs what `cargo xtask http` needs.
pub(crate) fn install_http_checker() -> Result<()> {
    if runs(Command::new(python()).args(["-c", "import schemathesis"])) {
        return Ok(());
    }
    pip_install(&[HTTP_CHECKER])
}

/// Installs what is missing.
pub(crate) fn run() -> Result<()> {
    install(NEEDS)
}

/// Installs what is missing for the trial of packages.
pub(crate) fn for_packages() -> Result<()> {
    install(PACKAGE_NEEDS)
}

/// Installs what is missing for the tests for graphics cards.
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

/// The Python that has the packages of [`NEEDS`].
pub(crate) fn python() -> PathBuf {
    python_of(&environment())
}

/// The folder of our own Python environment.
fn environment() -> PathBuf {
    target().join("checkers")
}

/// The interpreter of an environment.
pub(crate) fn python_of(environment: &Path) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })
}

/// Whether that version of a package is there.
fn has_package(package: &str) -> bool {
    let (name, version) = package.split_once("==").expect("one version");
    let import =
        format!("import importlib.metadata as m; assert m.version({name:?}) == {version:?}");
    runs(Command::new(python()).args(["-c", &import]))
}

/// Installs Python packages into our own environment.
fn pip_install(packages: &[&str]) -> Result<()> {
    succeed(Command::new("python3").args(["-m", "venv"]).arg(environment()))?;
    succeed(Command::new(python()).args(["-m", "pip", "install", "--quiet"]).args(packages))
}

/// Whether a command can be run and succeeds. What it writes is not shown.
fn runs(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Installs packages of the system, with `apt-get`.
fn install_packages(names: &[&str]) -> Result<()> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let prefix: &[&str] = if is_root { &[] } else { &["sudo", "-n"] };
    let may_install = is_root || runs(Command::new("sudo").args(["-n", "true"]));
    if !may_install || !runs(Command::new("apt-get").arg("--version")) {
        bail!("install it yourself, as in `apt-get install {}`", names.join(" "));
    }
    // Another installation may be going on.
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
