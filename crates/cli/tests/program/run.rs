//! Runs the real program and captures its output.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The result of a run: its exit code and its output.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, with a neutral environment.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright"));
    command.env_remove("NO_COLOR").stdin(Stdio::null());
    command
}

/// Runs it with these arguments and empty standard input.
pub(crate) fn run(words: &str) -> Run {
    of(program().args(words.split_whitespace()).output().expect("the program runs"))
}

/// Runs it with text on standard input.
pub(crate) fn feed(words: &str, input: impl AsRef<[u8]>) -> Run {
    let mut command = program();
    command.args(words.split_whitespace()).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let (mut stdin, input) = (child.stdin.take().expect("piped"), input.as_ref().to_vec());
    // Both pipes may fill up, so writing needs a thread. A program may also stop reading its input,
    // which is not an error here.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    feeder.join().expect("writing does not panic");
    of(output)
}

pub(crate) fn of(output: Output) -> Run {
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    Run {
        code: output.status.code().expect("it was not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Runs it, expects success and returns its output.
pub(crate) fn answer(words: &str) -> String {
    let run = run(words);
    assert_eq!(run.code, 0, "{words}: {run:?}");
    run.out
}

/// A temporary folder for one test.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file; returns its path as an argument for the command line.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), content).expect("a file in the folder");
        self.value(name)
    }

    pub(crate) fn value(&self, name: &str) -> String {
        let word = self.path(name).to_str().expect("a plain name").to_owned();
        assert!(!word.contains(char::is_whitespace), "words are split at blanks");
        word
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// The names of all files in the folder, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("the folder is there");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.expect("readable").file_name().into_string().expect("a plain name")
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }
}
