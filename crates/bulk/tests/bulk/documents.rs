//! Runs the commands of docs/bulk.md and compares their output.

use std::fs;
use std::path::Path;
use std::process::Command;

use snapbox::{Assert, Data};

use crate::run::Folder;

/// In blocks marked `console bulk`, commands follow `$ `, and their output follows them. `toml`
/// blocks are the file `plan.toml`.
#[test]
fn the_document_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bulk.md");
    let text = fs::read_to_string(path).expect("it is there");
    let folder = Folder::new();
    // `gridwright bulk` starts the program under test; other verbs fail.
    let program = env!("CARGO_BIN_EXE_gridwright-bulk");
    let script =
        format!("#!/bin/sh\n[ \"$1\" = bulk ] || exit 127\nshift\nexec '{program}' \"$@\"\n");
    fs::create_dir(folder.path("bin")).expect("a new folder");
    fs::write(folder.path("bin/gridwright"), script).expect("writable");
    let chmod = Command::new("chmod").arg("+x").arg(folder.path("bin/gridwright")).status();
    assert!(chmod.expect("chmod runs").success());
    let mut n_commands = 0;
    for block in text.split("\n```").skip(1).step_by(2) {
        let (language, body) = block.split_once('\n').expect("a block has lines");
        match language {
            "toml" => fs::write(folder.path("plan.toml"), body).expect("writable"),
            "console bulk" => n_commands += transcript(&folder, body),
            _ => (),
        }
    }
    assert!(n_commands >= 4, "only {n_commands} commands");
}

fn transcript(folder: &Folder, body: &str) -> usize {
    let mut printed = String::new();
    let commands: Vec<&str> = body.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    for command in &commands {
        let path = format!("{}:{}", folder.path("bin").display(), env!("PATH"));
        let output = Command::new("sh")
            .args(["-c", command])
            .current_dir(folder.path(""))
            .env("PATH", path)
            .output()
            .expect("sh runs");
        printed.push_str(&format!("$ {command}\n"));
        printed.push_str(&String::from_utf8_lossy(&output.stdout));
        printed.push_str(&String::from_utf8_lossy(&output.stderr));
        if let Some(code @ 1..) = output.status.code() {
            printed.push_str(&format!("? {code}\n"));
        }
    }
    Assert::new().eq(Data::text(printed), Data::text(format!("{}\n", body.trim_end())));
    commands.len()
}
