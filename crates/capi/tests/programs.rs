//! Programs in C and C++ that use the library: linked with the shared and the static one, and run.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where cargo has put the libraries: the folder of this test program, or the one above.
fn library(name: &str) -> PathBuf {
    let here = std::env::current_exe().unwrap();
    let folders = here.ancestors().skip(1).take(2).map(|folder| folder.join(name));
    folders.into_iter().find(|path| path.exists()).unwrap_or_else(|| panic!("{name} is not built"))
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Compiles and links a program with what is given, runs it, and returns what it prints.
fn try_out(compiler: &str, program: &str, link: &[&str]) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let built = folder.path().join("program");
    let mut compile = Command::new(compiler);
    compile.args(["-Wall", "-Wextra", "-Werror", "-pedantic", "-D_DEFAULT_SOURCE", "-g"]).arg("-I");
    compile.arg(here.join("include")).arg(here.join("tests/programs").join(program));
    compile.arg("-o").arg(&built).args(link).args(["-lpthread", "-ldl", "-lm"]);
    run(&mut compile);
    run(&mut Command::new(&built))
}

const VERSION: &str = concat!("gridwright ", env!("CARGO_PKG_VERSION"), "\n");

#[test]
fn a_program_in_c_uses_everything() {
    let shared = library("libgridwright_c.so");
    let path = format!("-Wl,-rpath,{}", shared.parent().unwrap().display());
    let link = [shared.to_str().unwrap(), path.as_str()];
    assert_eq!(try_out("cc", "tour.c", &[link[0], link[1], "-std=c11"]), VERSION);
}

#[test]
fn a_program_in_cpp_asks() {
    let archive = library("libgridwright_c.a");
    assert_eq!(try_out("c++", "game.cpp", &[archive.to_str().unwrap(), "-std=c++17"]), VERSION);
}
