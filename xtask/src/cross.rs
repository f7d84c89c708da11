//! Cross-compiles for a target that the toolchain of this machine may lack.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{output, succeed, target};

/// A target to compile for.
pub(crate) struct Target {
    pub(crate) triple: &'static str,
    /// The crates of the standard library to build if the target is not installed.
    pub(crate) parts: &'static str,
    /// Whether to use the linker that comes with Rust.
    pub(crate) has_own_linker: bool,
}

impl Target {
    /// Makes a cargo command compile for this target. If the target is not installed, rustup adds
    /// it, or Debian's compiler is unpacked below `target/` together with the sources of the
    /// standard library, which is then built too; nothing is installed on the system. Returns whether it is built.
    pub(crate) fn prepare(&self, build: &mut Command) -> Result<bool> {
        build.args(["--target", self.triple]);
        if self.is_installed() {
            return Ok(false);
        }
        let added = Command::new("rustup").args(["target", "add", self.triple]).output();
        if added.is_ok_and(|added| added.status.success()) && self.is_installed() {
            return Ok(false);
        }
        let rustc = debian_rustc()
            .with_context(|| format!("there is no standard library for {}", self.triple))?;
        build.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
        build.arg(self.build_std());
        if self.has_own_linker {
            let name = self.triple.to_uppercase().replace('-', "_");
            build.env(format!("CARGO_TARGET_{name}_LINKER"), linker()?);
        }
        Ok(true)
    }

    /// The same, but also builds the standard library from its sources if rustup has them or adds them, so that
    /// options of the compiler hold for it too. Returns whether it is built.
    pub(crate) fn prepare_with_library(&self, build: &mut Command) -> Result<bool> {
        let sources = sysroot()?.join("lib/rustlib/src/rust/library");
        if !sources.exists() {
            // If the sources cannot be added, another way is tried below.
            let _ = Command::new("rustup").args(["component", "add", "rust-src"]).output();
        }
        if !sources.exists() {
            return self.prepare(build);
        }
        build.args(["--target", self.triple]).arg(self.build_std());
        build.env("RUSTC_BOOTSTRAP", "1");
        Ok(true)
    }

    /// The option of cargo that builds the standard library.
    fn build_std(&self) -> String {
        format!("-Zbuild-std={}", self.parts)
    }

    fn is_installed(&self) -> bool {
        let words = ["--print", "target-libdir", "--target", self.triple];
        let folder = output(Command::new("rustc").args(words));
        folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
    }
}

/// The folder of the compiler.
fn sysroot() -> Result<PathBuf> {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    Ok(PathBuf::from(sysroot.trim()))
}

/// The linker that comes with Rust.
fn linker() -> Result<PathBuf> {
    let host = output(Command::new("rustc").arg("-vV"))?;
    let host =
        host.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc has a host")?;
    Ok(sysroot()?.join(format!("lib/rustlib/{host}/bin/rust-lld")))
}

/// Debian's compiler with the sources of its standard library.
fn debian_rustc() -> Result<PathBuf> {
    let folder = target().join("debian-rust");
    let unpacked = folder.join("root");
    if !unpacked.join("usr/bin/rustc").exists() {
        unpack_debian(&folder, &unpacked)?;
    }
    let wrapper = folder.join("rustc");
    let libraries = unpacked.join("usr/lib/x86_64-linux-gnu");
    let script = format!(
        "#!/bin/sh\nLD_LIBRARY_PATH={} exec {} \"$@\"\n",
        libraries.display(),
        unpacked.join("usr/bin/rustc").display()
    );
    if fs::read_to_string(&wrapper).is_ok_and(|kept| kept == script) {
        // A newer file would look like a new compiler to cargo.
        return Ok(wrapper);
    }
    fs::write(&wrapper, script)?;
    succeed(Command::new("chmod").arg("+x").arg(&wrapper))?;
    Ok(wrapper)
}

fn unpack_debian(folder: &Path, unpacked: &Path) -> Result<()> {
    let (lists, archives) = (folder.join("lists"), folder.join("archives"));
    fs::create_dir_all(lists.join("partial"))?;
    fs::create_dir_all(archives.join("partial"))?;
    let apt_get = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(["-qq", "-o", "Debug::NoLocking=1", "-o", "APT::Sandbox::User=root"]);
        command.arg("-o").arg(format!("Dir::State::lists={}", lists.display()));
        command.arg("-o").arg(format!("Dir::Cache={}", folder.display()));
        succeed(command.args(words))
    };
    apt_get(&["update"])?;
    apt_get(&[
        "install",
        "-y",
        "--download-only",
        "--no-install-recommends",
        "rustc-web",
        "rust-web-src",
    ])?;
    for entry in fs::read_dir(&archives)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "deb") {
            succeed(Command::new("dpkg").arg("-x").arg(&path).arg(unpacked))?;
        }
    }
    ensure!(unpacked.join("usr/bin/rustc").exists(), "rustc-web has no compiler");
    fs::remove_dir_all(&lists)?;
    fs::remove_dir_all(&archives)?;
    Ok(())
}
