//! The committed header equals the output of cbindgen, and the manual page lists all of its
//! functions.
#![expect(clippy::disallowed_methods, reason = "tests read and write files")]

use std::path::Path;

#[test]
fn the_header_is_up_to_date() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut builder = cbindgen::Builder::new()
        .with_config(cbindgen::Config::from_file(here.join("cbindgen.toml")).unwrap())
        .with_src(here.join("../wire/src/status.rs"));
    for module in ["edge", "ask", "sudoku"] {
        builder = builder.with_src(here.join("src").join(module).with_extension("rs"));
    }
    let mut made = Vec::new();
    builder.generate().expect("cbindgen reads the source").write(&mut made);
    // In C, Rust's `# Safety` heading would be a stray line, so its paragraph joins the others.
    let made = String::from_utf8(made).unwrap().replace("// # Safety\n", "");
    let path = here.join("include/gridwright.h");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "include/gridwright.h is out of date: run with UPDATE=1");
}

#[test]
fn the_manual_page_names_every_function() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let header = std::fs::read_to_string(here.join("include/gridwright.h")).unwrap();
    let manual = std::fs::read_to_string(here.join("gridwright.3")).unwrap();
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let names = |text: &str| -> Vec<String> {
        let words = text.split(|c| !is_of_name(c)).filter(|word| word.starts_with("gridwright_"));
        words.map(str::to_owned).collect()
    };
    let declared: Vec<String> = header
        .lines()
        .filter(|line| !line.starts_with("//") && line.contains('('))
        .flat_map(names)
        .collect();
    assert!(declared.len() >= 10, "{declared:?}");
    let described = names(&manual);
    for name in declared {
        assert!(described.contains(&name), "gridwright.3 does not name {name}");
    }
}
