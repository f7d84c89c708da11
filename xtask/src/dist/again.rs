//! `cargo xtask reproduce`: builds the programs twice, in two folders, and compares them byte by
//! byte.

use std::fs;

use anyhow::{Result, ensure};

use super::file::hash;
use super::programs::PROGRAMS;
use crate::pack::archive::empty;
use crate::release_build::{PROFILE, build, build_at, built, copy_sources};
use crate::shell::target;

/// Builds the programs here and from a copy of the sources in a folder with another name and depth,
/// and reports whether they are identical.
pub(crate) fn run() -> Result<()> {
    let packages = PROGRAMS.map(|(_, package)| package);
    build(&packages)?;
    let place = target().join("again/in a deeper place");
    let sources = place.join("sources");
    empty(&sources)?;
    copy_sources(&sources)?;
    let other = place.join("built");
    build_at(&sources, &other, &packages)?;
    let mut differ = Vec::new();
    for (program, _) in PROGRAMS {
        let (here, there) = (built(program), other.join(PROFILE).join(program));
        let is_same = fs::read(&here)? == fs::read(&there)?;
        println!("{program}: {}{}", hash(&here)?, if is_same { "" } else { " here" });
        if !is_same {
            println!("{program}: {} there", hash(&there)?);
            differ.push(program);
        }
    }
    ensure!(differ.is_empty(), "built in two folders, these differ: {}", differ.join(", "));
    fs::remove_dir_all(target().join("again"))?;
    println!("built in two folders, the programs are the same bytes");
    Ok(())
}
