//! Programs in C and C++ that use the library: linked with the shared and the static one, and run.
#![expect(clippy::disallowed_methods, reason = "tests read and write files")]

#[path = "../../api/tests/common/table.rs"]
mod table;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The time after which a program is taken to have no end.
const LONGEST: Duration = Duration::from_secs(300);

/// The path of a library that cargo has built: in the folder of this test program or in its parent.
fn library(name: &str) -> PathBuf {
    let here = std::env::current_exe().unwrap();
    let folders = here.ancestors().skip(1).take(2).map(|folder| folder.join(name));
    folders.into_iter().find(|path| path.exists()).unwrap_or_else(|| panic!("{name} is not built"))
}

/// A path in this package.
fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn run(command: &mut Command) -> String {
    let [printed, remarks] = [0, 1].map(|_| tempfile::NamedTempFile::new().unwrap());
    command.stdout(printed.reopen().unwrap()).stderr(remarks.reopen().unwrap());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begun.elapsed() > LONGEST {
            child.kill().unwrap();
            panic!("{command:?}: still at work after {LONGEST:?}");
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    let [printed, errors] = [printed, remarks]
        .map(|file| String::from_utf8_lossy(&std::fs::read(file.path()).unwrap()).into_owned());
    assert!(status.success(), "{command:?}: {errors}");
    printed
}

/// The C programs in a document's code blocks.
fn shown_in(document: &str) -> Vec<String> {
    let path = here("../../docs").join(document);
    let text = std::fs::read_to_string(path).unwrap();
    let blocks = text.split("\n```c\n").skip(1);
    blocks.map(|block| block.split("\n```").next().unwrap_or_default().to_owned() + "\n").collect()
}

/// Compiles a program, links it with a library, runs it, and returns what it prints.
fn try_out(compiler: &str, program: &Path, standard: &str, library: &Path) -> String {
    try_out_with(compiler, program, standard, library, "")
}

/// Like [`try_out`], with text on standard input.
fn try_out_with(
    compiler: &str,
    program: &Path,
    standard: &str,
    library: &Path,
    input: &str,
) -> String {
    let folder = tempfile::tempdir().unwrap();
    // The name under which the dynamic linker looks for the shared library.
    std::os::unix::fs::symlink(library, folder.path().join("libgridwright.so.0")).unwrap();
    let built = folder.path().join("program");
    let mut compile = Command::new(compiler);
    compile.args(["-Wall", "-Wextra", "-Werror", "-pedantic", "-D_DEFAULT_SOURCE", "-g", standard]);
    compile.arg("-I").arg(here("include")).arg(program);
    compile.arg("-o").arg(&built).arg(library).args(["-lpthread", "-ldl", "-lm"]);
    run(&mut compile);
    let lines = folder.path().join("input");
    std::fs::write(&lines, input).unwrap();
    let mut program = Command::new(&built);
    program.env("LD_LIBRARY_PATH", folder.path()).stdin(std::fs::File::open(&lines).unwrap());
    run(&mut program)
}

const VERSION: &str = concat!("gridwright ", env!("CARGO_PKG_VERSION"), "\n");

#[test]
fn a_program_in_c_uses_everything() {
    let shared = library("libgridwright_c.so");
    assert_eq!(try_out("cc", &here("tests/programs/tour.c"), "-std=c11", &shared), VERSION);
}

#[test]
fn a_program_in_cpp_asks() {
    let archive = library("libgridwright_c.a");
    assert_eq!(try_out("c++", &here("tests/programs/game.cpp"), "-std=c++17", &archive), VERSION);
}

#[test]
fn answers_are_those_of_the_table() {
    let rows = table::rows();
    let requests: String = rows.iter().map(|row| format!("{}\n", row.request)).collect();
    let (program, shared) = (here("tests/programs/table.c"), library("libgridwright_c.so"));
    let printed = try_out_with("cc", &program, "-std=c11", &shared, &requests);
    assert_eq!(printed.lines().count(), rows.len());
    for (answer, row) in printed.lines().zip(&rows) {
        assert_eq!(answer, row.answer, "{}", row.request);
    }
}

#[test]
fn the_programs_of_the_document_work() {
    let shared = library("libgridwright_c.so");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shown.c");
    let printed = shown_in("embedding.md").into_iter().map(|program| {
        std::fs::write(&path, program).unwrap();
        try_out("cc", &path, "-std=c11", &shared)
    });
    let printed: Vec<String> = printed.collect();
    let [hint, game, sudoku] = &printed[..] else { panic!("expected three programs: {printed:?}") };
    assert!(hint.contains(r#""outcome":"step""#), "{hint}");
    assert!(game.starts_with("Last cell: ") && game.ends_with("+---+---+---+\n"), "{game}");
    assert!(sudoku.ends_with("\n1\n") && sudoku.len() == 2 * 82 + 2, "{sudoku}");
}
