//! Runs the real program and looks at what a user would see.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, with an environment that asks for nothing special.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright"));
    command.env_remove("NO_COLOR").stdin(Stdio::null());
    command
}

/// Runs it with these words, and an empty standard input.
pub(crate) fn run(words: &str) -> Run {
    of(program().args(words.split_whitespace()).output().expect("the program runs"))
}

/// Runs it with something on standard input.
pub(crate) fn feed(words: &str, input: impl AsRef<[u8]>) -> Run {
    let mut command = program();
    command.args(words.split_whitespace()).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let (mut stdin, input) = (child.stdin.take().expect("piped"), input.as_ref().to_vec());
    // Both sides may fill their pipes, so one of them needs a thread. A program that does not
    // want the rest is one of the things under test.
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

/// Runs it, expects success and gives what it printed.
pub(crate) fn answer(words: &str) -> String {
    let run = run(words);
    assert_eq!(run.code, 0, "{words}: {run:?}");
    run.out
}

/// A folder for one test, with files in it.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file with content; its path as a word for the command line.
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

    /// The names of all files in it, sorted.
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
