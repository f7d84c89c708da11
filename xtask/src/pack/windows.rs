//! The C library for Windows, cross-compiled.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::archive::{LICENCES, VERSION, empty, folder, pack_folder, put, unpack};
use super::c::functions;
use crate::cross::Target;
use crate::setup::WINDOWS_COMPILER;
use crate::shell::{cargo, output, root, succeed, target};

const WINDOWS: Target =
    Target { triple: "x86_64-pc-windows-gnu", parts: "std,panic_unwind", has_own_linker: false };

/// Tools that come with the compiler for Windows.
const DLLTOOL: &str = "x86_64-w64-mingw32-dlltool";
const STRIP: &str = "x86_64-w64-mingw32-strip";
const OBJDUMP: &str = "x86_64-w64-mingw32-objdump";

/// Builds the library and packs it with its header and the files that Windows linkers need.
pub(super) fn pack() -> Result<PathBuf> {
    let mut build = cargo(&["rustc", "--release", "--package", "gridwright-capi", "--lib"]);
    build.args(["--crate-type", "cdylib"]);
    WINDOWS.prepare(&mut build)?;
    succeed(&mut build)?;
    let source = root().join("crates/capi");
    let name = format!("gridwright-c-{VERSION}-windows-x86_64");
    let prefix = folder().join(&name);
    empty(&prefix)?;
    let library = prefix.join("bin/gridwright.dll");
    put(&target().join(WINDOWS.triple).join("release/gridwright_c.dll"), &library)?;
    succeed(Command::new(STRIP).arg("--strip-unneeded").arg(&library))?;
    put(&source.join("include/gridwright.h"), &prefix.join("include/gridwright.h"))?;
    for licence in LICENCES {
        put(&root().join(licence), &prefix.join("share/doc/gridwright").join(licence))?;
    }
    // Cargo gives the library another name, and an import library made by it would use that name.
    // Microsoft's linker makes its own import library from the list of names.
    let names: Vec<String> = functions()?.into_iter().map(|name| format!("    {name}\n")).collect();
    let list = prefix.join("lib/gridwright.def");
    fs::create_dir_all(prefix.join("lib"))?;
    fs::write(&list, format!("LIBRARY gridwright.dll\nEXPORTS\n{}", names.concat()))?;
    let import = prefix.join("lib/libgridwright.dll.a");
    succeed(Command::new(DLLTOOL).arg("-d").arg(&list).arg("-l").arg(&import))?;
    pack_folder(&name)
}

/// Unpacks the archive in a clean folder and compares the library with its header; a program is
/// linked with it, and run if Wine is installed.
pub(super) fn try_out(archive: &Path) -> Result<()> {
    let place = tempfile::tempdir()?;
    let prefix = unpack(archive, place.path())?;
    let library = prefix.join("bin/gridwright.dll");
    let about = output(Command::new(OBJDUMP).arg("-p").arg(&library))?;
    let wanted = functions()?;
    let after = about.split("[Ordinal/Name Pointer] Table").nth(1).context("a list of names")?;
    let exported: BTreeSet<String> = after
        .lines()
        .filter_map(|line| line.split_whitespace().last())
        .filter(|name| name.starts_with("gridwright_"))
        .map(str::to_owned)
        .collect();
    ensure!(exported == wanted, "gridwright.dll has {exported:?}, the header has {wanted:?}");
    let needs: Vec<&str> =
        about.lines().filter_map(|line| line.trim().strip_prefix("DLL Name: ")).collect();
    ensure!(
        !needs.is_empty() && !needs.iter().any(|name| name.starts_with("lib")),
        "gridwright.dll needs what Windows does not have: {needs:?}"
    );
    println!("gridwright.dll needs {}", needs.join(", "));
    let program = prefix.join("bin/tour.exe");
    succeed(
        Command::new(WINDOWS_COMPILER)
            .args(["-D_DEFAULT_SOURCE", "-o"])
            .arg(&program)
            .arg(root().join("crates/capi/tests/programs/tour.c"))
            .arg("-I")
            .arg(prefix.join("include"))
            .arg("-L")
            .arg(prefix.join("lib"))
            .args(["-lgridwright", "-static-libgcc", "-Wl,-Bstatic", "-lpthread"]),
    )?;
    if Command::new("wine").arg("--version").output().is_err() {
        println!("tour.exe was linked, and not run: Wine is not installed");
        return Ok(());
    }
    succeed(Command::new("wine").arg(&program).env("WINEDEBUG", "-all").current_dir(place.path()))
}
