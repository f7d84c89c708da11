//! The C library as an archive to unpack anywhere.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::archive::{LICENCES, VERSION, blocks, empty, folder, put};
use crate::shell::{cargo, output, root, succeed, target};

/// Builds the library and packs it with its header, its page of the manual and what pkg-config needs.
pub(super) fn pack() -> Result<PathBuf> {
    succeed(&mut cargo(&["build", "--release", "--package", "gridwright-capi"]))?;
    let source = root().join("crates/capi");
    let name = format!("gridwright-c-{VERSION}");
    let prefix = folder().join(&name);
    empty(&prefix)?;
    let put = |from: &Path, to: &str| put(from, &prefix.join(to));
    let built = target().join("release");
    put(&source.join("include/gridwright.h"), "include/gridwright.h")?;
    put(&source.join("gridwright.3"), "share/man/man3/gridwright.3")?;
    put(&built.join("libgridwright_c.a"), "lib/libgridwright.a")?;
    put(&built.join("libgridwright_c.so"), "lib/libgridwright.so.0")?;
    std::os::unix::fs::symlink("libgridwright.so.0", prefix.join("lib/libgridwright.so"))?;
    let flags = fs::read_to_string(source.join("gridwright.pc"))?.replace("@VERSION@", VERSION);
    fs::create_dir_all(prefix.join("lib/pkgconfig"))?;
    fs::write(prefix.join("lib/pkgconfig/gridwright.pc"), flags)?;
    for licence in LICENCES {
        put(&root().join(licence), &format!("share/doc/gridwright/{licence}"))?;
    }
    let archive = folder().join(format!("{name}.tar.gz"));
    succeed(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(folder()).arg(&name))?;
    Ok(archive)
}

/// Unpacks the archive in a clean folder as the document says, builds programs with it, and runs them: as they are,
/// under AddressSanitizer and under valgrind.
pub(super) fn try_out(archive: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    fs::copy(archive, folder.path().join(archive.file_name().context("a file has a name")?))?;
    // The document's own commands, on its first program.
    let first = |kind: &str| -> Result<String> {
        blocks(kind)?.into_iter().next().with_context(|| format!("the document has no {kind}"))
    };
    fs::write(folder.path().join("program.c"), first("c")?)?;
    let commands = format!("{}./program\n", first("sh package")?);
    succeed(Command::new("sh").args(["-euxc", &commands]).current_dir(folder.path()))?;
    let prefix = folder.path().join(format!("gridwright-c-{VERSION}"));
    let programs = root().join("crates/capi/tests/programs");
    let mut flags = Command::new("pkg-config");
    flags.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    let flags = output(flags.args(["--cflags", "--libs", "gridwright"]))?;
    let tries: &[(&str, &str, &[&str], &[&str])] = &[
        ("cc", "tour.c", &[], &[]),
        ("c++", "game.cpp", &[], &[]),
        ("cc", "tour.c", &["-fsanitize=address"], &[]),
        ("cc", "tour.c", &[], &["valgrind", "--quiet", "--error-exitcode=1", "--leak-check=full"]),
    ];
    for (compiler, program, more, runner) in tries {
        println!("-- {compiler} {program} {} {}", more.join(" "), runner.join(" "));
        let built = folder.path().join("program");
        let mut compile = Command::new(compiler);
        compile
            .args(["-g", "-D_DEFAULT_SOURCE"])
            .args(*more)
            .arg(programs.join(program))
            .arg("-o")
            .arg(&built);
        compile.args(flags.split_whitespace()).arg("-lpthread");
        succeed(&mut compile)?;
        let mut words = runner.iter().map(AsRef::as_ref).chain([built.as_os_str()]);
        let mut run = Command::new(words.next().context("there is a program")?);
        succeed(run.args(words).env("LD_LIBRARY_PATH", prefix.join("lib")))?;
    }
    println!("-- go run main.go");
    let mut go = Command::new("go");
    go.args(["run", "main.go"]).current_dir(root().join("crates/capi/examples/go"));
    go.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    succeed(go.env("LD_LIBRARY_PATH", prefix.join("lib")))
}
