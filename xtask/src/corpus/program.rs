//! Calls the release build as a user would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::layout::PuzzleText;
use crate::shell::{cargo, metadata, succeed};

/// The built program, and a folder for its input files.
pub(crate) struct Program {
    path: PathBuf,
    scratch: PathBuf,
}

/// The result of a call.
pub(crate) struct Reply {
    pub(crate) is_success: bool,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Reply {
    /// The answer, or else the first line of the error.
    pub(crate) fn gist(&self) -> &str {
        let answer = self.stdout.trim();
        if answer.is_empty() { self.complaint() } else { answer }
    }

    /// The first line of the error.
    pub(crate) fn complaint(&self) -> &str {
        self.stderr.trim().lines().next().unwrap_or("no answer")
    }
}

impl Program {
    pub(crate) fn build() -> Result<Program> {
        succeed(&mut cargo(&["build", "--release", "--package", "gridwright-cli"]))?;
        let metadata = metadata()?;
        let target = metadata["target_directory"].as_str().context("cargo has no target folder")?;
        let name = format!("gridwright{}", std::env::consts::EXE_SUFFIX);
        let path = Path::new(target).join("release").join(name);
        let scratch =
            std::env::temp_dir().join(format!("gridwright-corpus-{}", std::process::id()));
        fs::create_dir_all(&scratch).with_context(|| format!("cannot make {scratch:?}"))?;
        Ok(Program { path, scratch })
    }

    /// The ids of the families that the program supports.
    pub(crate) fn families(&self) -> Result<Vec<String>> {
        let reply = self.call(&["families", "--format", "line"])?;
        if !reply.is_success {
            bail!("the program cannot list its families: {}", reply.complaint());
        }
        Ok(reply.stdout.split_whitespace().map(str::to_owned).collect())
    }

    pub(crate) fn call(&self, args: &[&str]) -> Result<Reply> {
        let mut command = Command::new(&self.path);
        let output = command.args(args).output();
        let output = output.with_context(|| format!("cannot run {}", self.path.display()))?;
        Ok(Reply {
            is_success: output.status.success(),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }

    /// A file with that puzzle; the next call may overwrite it.
    pub(crate) fn file_of(&self, puzzle: &PuzzleText) -> Result<String> {
        let path = match puzzle {
            PuzzleText::File(path) => path.clone(),
            PuzzleText::Inline(text) => self.write("puzzle.txt", text)?,
        };
        Ok(path.to_string_lossy().into_owned())
    }

    /// Writes a file for the program to read.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.scratch.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // If this fails, the files stay in the system's folder for temporary files.
        let _ = fs::remove_dir_all(&self.scratch);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gist_is_the_answer_or_the_complaint() {
        let reply = |stdout: &str, stderr: &str| Reply {
            is_success: false,
            stdout: stdout.to_owned(),
            stderr: stderr.to_owned(),
        };
        assert_eq!(reply("0\n", "no solution\n").gist(), "0");
        assert_eq!(reply("", "error: line 1\nusage\n").gist(), "error: line 1");
        assert_eq!(reply("", "").gist(), "no answer");
    }
}
