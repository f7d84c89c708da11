//! The gallery of sentences in `docs/gallery/`: one step of every kind of argument, with its picture, in every
//! language. `cargo xtask gallery` writes it; this test fails when it is out of date.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gridwright::steps::{Opened, examples, next_step};
use gridwright::{Budget, FAMILIES, Info, Level, Position, Puzzle, Step, StepQuery};
use gridwright_render::{Picture, PictureStyle, svg};
use gridwright_words::{Language, Words};

/// Sentences of the first edition, in the same positions.
const BEFORE: &str = include_str!("../../../docs/gallery/before.txt");

/// What the gallery has at least.
const LEAST: usize = 60;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/gallery")
}

/// A step and where it is taken.
struct Shown {
    puzzle: std::sync::Arc<dyn Puzzle>,
    position: Position,
    step: Step,
}

/// One example for each text of a technique, easiest first within a family.
fn chosen() -> Vec<Shown> {
    let english = Words::new(Language::English);
    let (mut shown, mut seen) = (Vec::new(), BTreeSet::new());
    for family in FAMILIES {
        let info: &'static Info = family.info();
        let mut of_family = Vec::new();
        for example in examples(info) {
            let Some(profile) = example.profiles.first() else { continue };
            let Opened { puzzle, position, .. } = example.open(*family).expect("an example");
            let query = StepQuery::by(profile);
            let step = next_step(&*puzzle, &position, &query, &mut Budget::unlimited());
            let step = step.expect("the example has a step");
            let text = english.why_pattern(info, step.technique);
            let is_wanted = before(info, step.technique.id).is_some();
            let is_new = seen.insert(text) || is_wanted;
            if is_new && seen.insert(format!("{} {}", info.id, step.technique.id)) {
                of_family.push(Shown { puzzle, position, step });
            }
        }
        of_family.sort_by_key(|shown| shown.step.worth.rating);
        shown.extend(of_family);
    }
    shown
}

fn before(info: &Info, technique: &str) -> Option<&'static str> {
    let start = format!("{} {technique}: ", info.id);
    BEFORE.lines().find_map(|line| line.strip_prefix(&start))
}

fn file_name(shown: &Shown) -> String {
    format!("{}-{}.svg", shown.puzzle.info().id, shown.step.technique.id)
}

fn picture(shown: &Shown) -> String {
    let words = Words::new(Language::English);
    let puzzle = &*shown.puzzle;
    let scene = words.step_scene(puzzle, &shown.position, &shown.step, 0);
    let style = PictureStyle {
        title: words.technique(puzzle.info(), shown.step.technique).into_owned(),
        description: words.full(puzzle, &shown.step),
        ..PictureStyle::default()
    };
    svg(&Picture::of(&scene, &style))
}

fn entry(shown: &Shown) -> String {
    let (puzzle, step) = (&*shown.puzzle, &shown.step);
    let (info, id) = (puzzle.info(), step.technique.id);
    let english = Words::new(Language::English);
    let (name, level) = (english.technique(info, step.technique), step.worth.level.name());
    let mut text = format!("### {name}\n\n`{id}`, {level}, {}\n\n", step.worth.rating);
    text += &format!("![{name}]({})\n\n", file_name(shown));
    if let Some(before) = before(info, id) {
        text += &format!("Before: {before}\n\n");
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let (short, stages) = (words.short(puzzle, step), words.stages(puzzle, step));
        text += &format!(
            "- **{}** *{short}*\n  - {}\n  - {}\n  - {}\n",
            language.code(),
            stages.place,
            stages.why,
            stages.moves
        );
    }
    text + "\n"
}

fn page(all: &[Shown]) -> String {
    let mut text = format!(
        "# Gallery of sentences\n\n{} steps over all families and levels, each with its picture, in one line and in \
         the three stages of a hint, in every language. `cargo xtask gallery` writes this page and its pictures; a \
         test fails when they are out of date. \"Before\" is what the first edition said in the same position.\n\n",
        all.len()
    );
    let mut family = "";
    for shown in all {
        let info = shown.puzzle.info();
        if info.id != family {
            family = info.id;
            text += &format!("## {}\n\n", Words::new(Language::English).family(info));
        }
        text += &entry(shown);
    }
    text
}

#[test]
fn the_gallery_is_as_made() {
    let all = chosen();
    assert!(all.len() >= LEAST, "{} sentences", all.len());
    let levels: BTreeSet<Level> = all.iter().map(|shown| shown.step.worth.level).collect();
    assert_eq!(levels.len(), Level::ALL.len(), "{levels:?}");
    for line in BEFORE.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (id, _) = line.split_once(": ").expect("a family, a technique and a sentence");
        let name =
            |shown: &Shown| format!("{} {}", shown.puzzle.info().id, shown.step.technique.id);
        assert!(all.iter().any(|shown| name(shown) == id), "{id} is not in the gallery");
    }
    let mut files: Vec<(String, String)> =
        all.iter().map(|shown| (file_name(shown), picture(shown))).collect();
    files.push(("README.md".to_owned(), page(&all)));
    if std::env::var_os("UPDATE").is_some() {
        for entry in fs::read_dir(folder()).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|extension| extension == "svg") {
                fs::remove_file(path).expect("a file is removed");
            }
        }
        for (name, content) in &files {
            fs::write(folder().join(name), content).expect("a file is written");
        }
    }
    for (name, content) in &files {
        let kept = fs::read_to_string(folder().join(name)).unwrap_or_default();
        assert!(kept == *content, "docs/gallery/{name} is out of date: cargo xtask gallery");
    }
    let n_kept = fs::read_dir(folder()).expect("a folder").count();
    assert_eq!(n_kept, files.len() + 1, "docs/gallery/ has files that are not made");
}
