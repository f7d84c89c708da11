//! Third-party tools in fixed versions, built by cargo below `target/tools`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, output, succeed, target};

/// A program that cargo can install.
pub(crate) struct Tool {
    /// Its name, which is also the name of its package.
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// Additional options for cargo.
    pub(crate) options: &'static [&'static str],
}

/// Checks dependencies against rules.
pub(crate) const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2", options: &[] };

/// Makes software bills of materials.
pub(crate) const CYCLONEDX: Tool = Tool { name: "cargo-cyclonedx", version: "0.5.9", options: &[] };

/// Makes a book of the documents.
pub(crate) const MDBOOK: Tool = Tool {
    name: "mdbook",
    version: "0.5.4",
    options: &["--no-default-features", "--features", "search"],
};

impl Tool {
    /// A command for the program, which is installed if it is missing. It is built without
    /// optimisation, since it runs briefly and optimising would take minutes.
    pub(crate) fn command(&self) -> Result<Command> {
        let folder = target().join("tools");
        let path = self.path(&folder);
        if !self.is_here(&path) {
            let Tool { name, version, options } = self;
            println!("{name} {version}: building it below target/tools, which takes some minutes");
            let mut install = cargo(&["install", "--quiet", "--debug", "--locked", name]);
            install.args(["--version", version, "--root"]).arg(&folder).args(*options);
            // Common dependencies of the tools are built once.
            install.env("CARGO_TARGET_DIR", folder.join("build"));
            succeed(&mut install).with_context(|| format!("{name} cannot be had"))?;
        }
        Ok(Command::new(path))
    }

    fn path(&self, folder: &std::path::Path) -> PathBuf {
        folder.join("bin").join(format!("{}{}", self.name, std::env::consts::EXE_SUFFIX))
    }

    fn is_here(&self, path: &PathBuf) -> bool {
        let version =
            output(Command::new(path).args(self.name.strip_prefix("cargo-")).arg("--version"));
        version.is_ok_and(|version| version.contains(self.version))
    }
}
