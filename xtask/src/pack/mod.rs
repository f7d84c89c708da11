//! `cargo xtask pack`: the libraries for other languages, ready to be installed anywhere.

mod archive;
mod c;
mod npm;
mod windows;

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::setup;

/// Packs all of them.
pub(crate) fn run() -> Result<()> {
    tell(&c::pack()?)?;
    match setup::has_linker_for_windows() {
        true => tell(&windows::pack()?)?,
        false => println!(
            "no library for Windows: it needs a linker, as in `apt-get install gcc-mingw-w64-x86-64`"
        ),
    }
    tell(&npm::pack()?)
}

/// Packs all of them, and tries each out in a clean folder as the document says.
pub(crate) fn try_out() -> Result<()> {
    setup::for_packages()?;
    c::try_out(&c::pack()?)?;
    windows::try_out(&windows::pack()?)?;
    npm::try_out(&npm::pack()?)
}

fn tell(archive: &Path) -> Result<()> {
    println!("{}: {} bytes", archive.display(), fs::metadata(archive)?.len());
    Ok(())
}
