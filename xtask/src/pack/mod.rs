//! `cargo xtask pack`: the libraries for other languages, ready to be installed anywhere.

mod archive;
mod c;
mod npm;

use anyhow::Result;

use crate::python;
use crate::setup;

/// Packs all of them.
pub(crate) fn run() -> Result<()> {
    for archive in [c::pack()?, npm::pack()?] {
        println!("{}", archive.display());
    }
    Ok(())
}

/// Packs all of them, and tries each out in a clean folder as the document says.
pub(crate) fn try_out() -> Result<()> {
    setup::for_packages()?;
    c::try_out(&c::pack()?)?;
    npm::try_out(&npm::pack()?)?;
    python::try_out()
}
