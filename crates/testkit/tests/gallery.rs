//! The gallery of sentences in `docs/gallery/`: one step of every kind of argument, with its picture, in every
//! language. `cargo xtask gallery` writes it; this test fails when it is out of date.

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use gridwright::steps::{Example, Opened, effects_words, examples, next_step};
use gridwright::{Budget, FAMILIES, Family, Info, Level, Position, Puzzle, Step, StepQuery};
use gridwright_render::{Picture, PictureStyle, svg};
use gridwright_words::{Language, Words};

/// Sentences of the first edition, for the same positions.
const BEFORE: &str = include_str!("../../../docs/gallery/before.txt");

/// Minimum number of steps in the gallery.
const LEAST: usize = 60;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/gallery")
}

/// A step with the position it is taken in.
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
            let Some(mut one) = of_example(*family, &example) else { continue };
            let text = english.why_pattern(info, one.step.technique);
            let before = before(info, one.step.technique.id);
            let is_new = seen.insert(text) || before.is_some();
            if is_new && seen.insert(format!("{} {}", info.id, one.step.technique.id)) {
                if let Some(Before { position: Some((puzzle, position)), moves, .. }) = before {
                    one = of_before(*family, one.step.technique.id, puzzle, position, moves);
                }
                of_family.push(one);
            }
        }
        of_family.sort_by_key(|shown| shown.step.worth.rating);
        shown.extend(of_family);
    }
    shown
}

fn of_example(family: &dyn Family, example: &Example) -> Option<Shown> {
    let query = StepQuery::by(example.profiles.first()?);
    let Opened { puzzle, position, .. } = example.open(family).expect("an example");
    let step = next_step(&*puzzle, &position, &query, &mut Budget::unlimited());
    Some(Shown { puzzle, position, step: step.expect("the example has a step") })
}

/// The step in the position that the first edition used.
fn of_before(family: &dyn Family, id: &str, puzzle: &str, position: &str, moves: &str) -> Shown {
    let puzzle = family.parse(puzzle).expect("a puzzle");
    let board = puzzle.board();
    let (mut values, mut candidates) = (Vec::new(), Vec::new());
    for text in position.split(',') {
        let symbols = text.trim_start_matches('=').chars();
        let left = symbols.map(|c| board.value_of(c).expect("a symbol"));
        candidates.push(left.clone().collect());
        values.push(left.clone().next().filter(|_| text.starts_with('=')));
    }
    let position = Position::from_parts(values, candidates);
    let mut found = None;
    let reasoner = puzzle.reasoner().expect("a family with techniques");
    let _ = reasoner.visit_steps(
        &position,
        &StepQuery::default(),
        &mut Budget::unlimited(),
        &mut |step: Step| {
            let is_it =
                step.technique.id == id && effects_words(board, &step.finding.effects) == moves;
            found = Some(step).filter(|_| is_it);
            if is_it { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    );
    let step = found.unwrap_or_else(|| panic!("{id} is not in its position: {moves}"));
    Shown { puzzle, position, step }
}

/// A sentence of the first edition.
struct Before {
    sentence: &'static str,
    /// The puzzle and the position, if they differ from those of the lesson.
    position: Option<(&'static str, &'static str)>,
    moves: &'static str,
}

fn before(info: &Info, technique: &str) -> Option<Before> {
    BEFORE.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let (head, sentence) = line.split_once(": ")?;
        let mut words = head.split(' ');
        let is_meant = words.next() == Some(info.id) && words.next() == Some(technique);
        let (_, moves) = sentence.rsplit_once(". ")?;
        is_meant.then(|| Before { sentence, position: words.next().zip(words.next()), moves })
    })
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
        text += &format!("Before: {}\n\n", before.sentence);
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
    for line in BEFORE.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split([' ', ':']);
        let (family, id) = (words.next().expect("a family"), words.next().expect("a technique"));
        let is_it =
            |shown: &&Shown| shown.puzzle.info().id == family && shown.step.technique.id == id;
        let shown = all.iter().find(is_it).unwrap_or_else(|| panic!("{id} is not in the gallery"));
        // In the same position the changes must be at the same places.
        let before = before(shown.puzzle.info(), id).expect("a sentence");
        let sites = |moves: &str| -> BTreeSet<String> {
            let site = |one: &str| one.split(['=', '<']).next().unwrap_or_default().to_owned();
            moves.split(' ').map(site).collect()
        };
        let after = effects_words(shown.puzzle.board(), &shown.step.finding.effects);
        assert_eq!(sites(before.moves), sites(&after), "{id}: another position than before");
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
