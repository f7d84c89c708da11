//! The C library as an archive that can be unpacked anywhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::archive::{LICENCES, VERSION, blocks, empty, folder, pack_folder, put, unpack};
use crate::release_build::{build, built};
use crate::shell::{output, root, succeed};

/// Builds the library and packs it with its header, its manual page and its pkg-config file.
pub(crate) fn pack() -> Result<PathBuf> {
    build(&["gridwright-capi"])?;
    let source = root().join("crates/capi");
    let name = format!("gridwright-c-{VERSION}");
    let prefix = folder().join(&name);
    empty(&prefix)?;
    let put = |from: &Path, to: &str| put(from, &prefix.join(to));
    put(&source.join("include/gridwright.h"), "include/gridwright.h")?;
    put(&source.join("gridwright.3"), "share/man/man3/gridwright.3")?;
    put(&built("libgridwright_c.a"), "lib/libgridwright.a")?;
    put(&built("libgridwright_c.so"), "lib/libgridwright.so.0")?;
    let library = prefix.join("lib/libgridwright.so.0");
    succeed(Command::new("strip").arg("--strip-unneeded").arg(&library))?;
    println!("libgridwright.so.0: {} bytes", fs::metadata(&library)?.len());
    std::os::unix::fs::symlink("libgridwright.so.0", prefix.join("lib/libgridwright.so"))?;
    let flags = fs::read_to_string(source.join("gridwright.pc"))?.replace("@VERSION@", VERSION);
    fs::create_dir_all(prefix.join("lib/pkgconfig"))?;
    fs::write(prefix.join("lib/pkgconfig/gridwright.pc"), flags)?;
    for licence in LICENCES {
        put(&root().join(licence), &format!("share/doc/gridwright/{licence}"))?;
    }
    pack_folder(&name)
}

/// The functions that the header declares.
pub(super) fn functions() -> Result<BTreeSet<String>> {
    let header = fs::read_to_string(root().join("crates/capi/include/gridwright.h"))?;
    let code = header.lines().filter(|line| !line.starts_with("//"));
    let names = code.filter_map(|line| {
        let (before, _) = line.split_once('(')?;
        let name = before.rsplit([' ', '*']).next()?;
        name.starts_with("gridwright_").then(|| name.to_owned())
    });
    let names: BTreeSet<String> = names.collect();
    ensure!(names.contains("gridwright_ask"), "the header declares {names:?}");
    Ok(names)
}

/// Compiler options, and the command that runs the program.
type Trial = (&'static [&'static str], &'static [&'static str]);

/// The program by itself, under AddressSanitizer and UndefinedBehaviorSanitizer, and under
/// valgrind.
const TRIALS: [Trial; 3] = [
    (&[], &[]),
    (&["-fsanitize=address,undefined", "-fno-sanitize-recover=all"], &[]),
    (&[], VALGRIND),
];

/// Data that are created once and kept, such as texts, are in tables with interior pointers, which
/// valgrind reports as possibly lost.
const VALGRIND: &[&str] = &[
    "valgrind",
    // Otherwise a thread that counts may keep the one that is to stop it from running.
    "--fair-sched=yes",
    "--quiet",
    "--error-exitcode=1",
    "--leak-check=full",
    "--show-leak-kinds=definite",
    "--errors-for-leak-kinds=definite",
];

/// Unpacks the archive in a clean folder following the document, builds programs with it, and runs
/// them: by themselves, under AddressSanitizer and under valgrind.
pub(crate) fn try_out(archive: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let place = folder.path();
    fs::copy(archive, place.join(archive.file_name().context("a file has a name")?))?;
    // Runs the document's own commands on its first program.
    let first = |kind: &str| -> Result<String> {
        blocks(kind)?.into_iter().next().with_context(|| format!("the document has no {kind}"))
    };
    fs::write(place.join("program.c"), first("c")?)?;
    let commands = format!("{}./program\n", first("sh package")?);
    succeed(Command::new("sh").args(["-euxc", &commands]).current_dir(place))?;
    let prefix = unpack(archive, place)?;
    let use_prefix = |command: &mut Command| {
        command.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
        command.env("LD_LIBRARY_PATH", prefix.join("lib"));
    };
    exports(&prefix)?;
    let mut flags = Command::new("pkg-config");
    use_prefix(&mut flags);
    let flags = output(flags.args(["--cflags", "--libs", "gridwright"]))?;
    let built = place.join("program");
    for (compiler, program) in [("cc", "tour.c"), ("c++", "game.cpp")] {
        for (more, runner) in TRIALS {
            println!("-- {compiler} {program} {} {}", more.join(" "), runner.join(" "));
            let mut compile = Command::new(compiler);
            compile.args(["-g", "-D_DEFAULT_SOURCE"]).args(more);
            compile.arg(root().join("crates/capi/tests/programs").join(program));
            compile.arg("-o").arg(&built).args(flags.split_whitespace()).arg("-lpthread");
            succeed(&mut compile)?;
            let mut words = runner.iter().map(AsRef::as_ref).chain([built.as_os_str()]);
            let mut run = Command::new(words.next().context("there is a program")?);
            use_prefix(&mut run);
            succeed(run.args(words))?;
        }
    }
    let examples = root().join("crates/capi/examples");
    println!("-- go run main.go");
    let mut go = Command::new("go");
    go.args(["run", "main.go"]).current_dir(examples.join("go"));
    // A cache would keep the folder that an earlier archive was unpacked in.
    go.env("GOCACHE", place.join("go-cache"));
    use_prefix(&mut go);
    succeed(&mut go)?;
    println!("-- mcs Program.cs; mono Program.exe");
    let program = place.join("Program.exe");
    let mut compile = Command::new("mcs");
    compile.arg(format!("-out:{}", program.display())).arg(examples.join("csharp/Program.cs"));
    succeed(&mut compile)?;
    let mut mono = Command::new("mono");
    use_prefix(&mut mono);
    succeed(mono.arg(&program))
}

/// Checks that the shared library exports exactly the functions of the header.
fn exports(prefix: &Path) -> Result<()> {
    let library = prefix.join("lib/libgridwright.so.0");
    let listed = output(Command::new("nm").args(["-D", "--defined-only"]).arg(&library))?;
    let names = listed.lines().filter_map(|line| line.split_whitespace().last());
    let exported: BTreeSet<String> = names.map(str::to_owned).collect();
    let wanted = functions()?;
    ensure!(exported == wanted, "the library has {exported:?}, the header has {wanted:?}");
    Ok(())
}
