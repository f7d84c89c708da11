//! `cargo xtask pack`: packs the libraries for other languages.

pub(crate) mod archive;
pub(crate) mod c;
pub(crate) mod npm;
mod windows;

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::setup;

/// Packs all libraries.
pub(crate) fn run() -> Result<()> {
    report(&c::pack()?)?;
    match setup::has_linker_for_windows() {
        true => report(&windows::pack()?)?,
        false => println!(
            "no library for Windows: it needs a linker, as in `apt-get install gcc-mingw-w64-x86-64`"
        ),
    }
    report(&npm::pack()?)
}

/// Packs all libraries, and tests each in a clean folder following the document.
pub(crate) fn try_out() -> Result<()> {
    setup::for_packages()?;
    c::try_out(&c::pack()?)?;
    windows::try_out(&windows::pack()?)?;
    npm::try_out(&npm::pack()?)
}

fn report(archive: &Path) -> Result<()> {
    println!("{}: {} bytes", archive.display(), fs::metadata(archive)?.len());
    Ok(())
}
