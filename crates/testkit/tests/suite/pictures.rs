//! Tests pictures of every family: all are well formed in every theme, and a few are compared with
//! golden files.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use gridwright::scene::{Item, MarkKind, Marks, Part, Role, Scene};
use gridwright::steps::{Effect, Opened, examples, next_step};
use gridwright::{Budget, FAMILIES, Family, Position, Puzzle, Solution, Step, StepQuery, solve};
use gridwright_render::{Charset, Picture, PictureStyle, TextStyle, Theme, svg, text};
use gridwright_testkit::files::golden;
use gridwright_words::{Language, Words};
use libtest_mimic::Trial;
use roxmltree::Document;

use crate::trials::{of_all, of_each_family};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials =
        of_each_family("every picture is well formed and needs no other file", well_formed);
    trials.extend(of_each_family("pictures are what they were", as_kept));
    trials.push(of_all("a_picture_that_is_cut_off_is_noticed", cut_off));
    trials.push(of_all("notes_that_go_are_struck_out", struck_out));
    trials.push(of_all("steps_of_every_kind_have_their_marks_and_a_legend", marked));
    trials
}

/// A text with characters that must be escaped.
const DESCRIPTION: &str = "a < b & \"c\"";

/// The puzzles of the recipes of a family's presets, one per preset.
fn puzzles(family: &dyn Family) -> Vec<Arc<dyn Puzzle>> {
    let info = family.info();
    let path = golden(family, &format!("recipes-{}.txt", info.generator));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines =
        text.lines().step_by(3).map(|line| line.split_once(' ').expect("recipe and line").1);
    lines.map(|line| family.parse(line).expect("a line reads again")).collect()
}

fn picture(puzzle: &dyn Puzzle, marks: &Marks, theme: Theme) -> String {
    let mut scene = Scene::default();
    puzzle.draw(marks, &mut scene);
    picture_of(&scene, puzzle, theme)
}

fn picture_of(scene: &Scene, puzzle: &dyn Puzzle, theme: Theme) -> String {
    let style = PictureStyle {
        theme,
        title: Words::new(Language::English).family(puzzle.info()).into_owned(),
        description: DESCRIPTION.to_owned(),
    };
    svg(&Picture::of(scene, &style))
}

fn solution(puzzle: &dyn Puzzle) -> Solution {
    let verdict = solve(puzzle, &mut Budget::unlimited());
    verdict.solution().expect("presets have solutions").clone()
}

/// The puzzle, its solution, its notes, its notes in other symbols, and its first step.
fn all_scenes(puzzle: &dyn Puzzle) -> Vec<(&'static str, Scene)> {
    let start = Position::of(puzzle);
    let solved = Marks::with(solution(puzzle).into_iter().map(Some).collect());
    let step = next_step(puzzle, &start, &StepQuery::default(), &mut Budget::nodes(1_000_000));
    let mut marks = vec![
        ("puzzle", Marks::of(puzzle.board())),
        ("solution", solved),
        ("notes", Marks::with_candidates(&start)),
    ];
    let symbols = puzzle.info().symbol_sets.len();
    if symbols > 0 {
        marks.push(("symbols", Marks { symbols, ..Marks::with_candidates(&start) }));
    }
    let scene = |(what, marks): (&'static str, Marks)| {
        let mut scene = Scene::default();
        puzzle.draw(&marks, &mut scene);
        (what, scene)
    };
    let mut scenes: Vec<(&str, Scene)> = marks.into_iter().map(scene).collect();
    let words = Words::new(Language::English);
    scenes.extend(step.map(|step| ("step", words.step_scene(puzzle, &start, &step, 0))));
    scenes
}

/// Checks that a picture is valid SVG without references to other files.
fn fault(svg: &str) -> Result<(), String> {
    let document = Document::parse(svg).map_err(|error| error.to_string())?;
    let root = document.root_element();
    let name = root.tag_name();
    if (name.namespace(), name.name()) != (Some("http://www.w3.org/2000/svg"), "svg") {
        return Err(format!("the root is {name:?}"));
    }
    let text_of = |name: &str| root.children().find(|node| node.has_tag_name(name))?.text();
    if text_of("title").is_none() || text_of("desc") != Some(DESCRIPTION) {
        return Err("the title is missing, or the description is another".to_owned());
    }
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            if value.contains("NaN") || value.contains("inf") || value.contains("http") {
                return Err(format!("{} is {value:?}", attribute.name()));
            }
        }
    }
    // Style sheets can load other files too; the namespace must be the only address.
    match svg.matches("http").count() + svg.matches("@import").count() {
        1 => Ok(()),
        _ => Err("there is another address than the namespace".to_owned()),
    }
}

fn cut_off() {
    for &family in FAMILIES {
        let puzzles = puzzles(family);
        let svg = picture(&*puzzles[0], &Marks::of(puzzles[0].board()), Theme::Light);
        assert_eq!(fault(&svg), Ok(()));
        let whole = svg.trim_end();
        for (end, _) in whole.char_indices() {
            assert!(fault(&whole[..end]).is_err(), "{} bytes of {}", end, whole.len());
        }
        for (good, bad) in
            [("</svg>", "</sgv>"), ("&lt;", "<"), ("&amp;", "&"), ("<desc>", "<desk>")]
        {
            assert!(svg.contains(good), "{good}");
            assert!(fault(&svg.replacen(good, bad, 1)).is_err(), "{bad}");
        }
    }
}

fn well_formed(family: &'static dyn Family) {
    let themes = Theme::NAMES.map(|name| Theme::named(name).expect("its own name"));
    let mut n_steps = 0;
    for puzzle in puzzles(family) {
        for (what, scene) in all_scenes(&*puzzle) {
            n_steps += usize::from(what == "step");
            for theme in themes {
                let svg = picture_of(&scene, &*puzzle, theme);
                assert_eq!(fault(&svg), Ok(()), "{what} {theme:?}");
            }
        }
    }
    assert!(n_steps > 5, "only {n_steps} steps were drawn");
}

fn struck_out() {
    let is_struck = |puzzle: Arc<dyn Puzzle>| {
        let explanation =
            gridwright::explain(&*puzzle, &StepQuery::default(), &mut Budget::nodes(1_000_000));
        let mut position = Position::of(&*puzzle);
        for step in &explanation.steps {
            if !step.places() {
                let marks = Marks::of_step(puzzle.board(), &position, step);
                return picture(&*puzzle, &marks, Theme::Light).contains("class=\"strike\"");
            }
            let _ = position.apply(&*puzzle, step);
        }
        false
    };
    let all = FAMILIES.iter().flat_map(|family| puzzles(*family));
    assert!(all.map(is_struck).filter(|&struck| struck).count() > 3);
}

/// The SVG classes that show a kind of mark; one of them is enough.
fn classes(kind: MarkKind) -> &'static [&'static str] {
    match kind {
        MarkKind::Counted => &["counted"],
        MarkKind::Looked => &["looked", "ring"],
        MarkKind::Part(Part::Pivot) => &["pivot"],
        MarkKind::Part(Part::Wing) => &["wing"],
        MarkKind::Part(Part::Fin) => &["fin"],
        MarkKind::Part(Part::ColourA) => &["colour-a"],
        MarkKind::Part(Part::ColourB) => &["colour-b"],
        MarkKind::Strong => &["link"],
        MarkKind::Weak => &["link weak"],
        MarkKind::GoesIn => &["changed", "halo-changed"],
        MarkKind::CanGo => &["strike"],
    }
}

/// The sign of a kind of mark in the legend of a text, in Unicode and in ASCII; `None` if the kind
/// may be missing there.
fn signs(kind: MarkKind) -> Option<[&'static str; 2]> {
    match kind {
        MarkKind::Part(Part::Pivot) => Some(["▲( )", "^( )"]),
        MarkKind::Part(Part::Wing) => Some(["△( )", "~( )"]),
        MarkKind::Part(Part::Fin) => Some(["◇( )", "%( )"]),
        MarkKind::Part(Part::ColourA) => Some(["A( )", "A( )"]),
        MarkKind::Part(Part::ColourB) => Some(["B( )", "B( )"]),
        // In text, a path may cover a whole counted region.
        MarkKind::Counted
        | MarkKind::Looked
        | MarkKind::Strong
        | MarkKind::Weak
        | MarkKind::GoesIn
        | MarkKind::CanGo => None,
    }
}

/// Every example of a technique is drawn with all marks of its step, in SVG and in text, and its
/// legend has exactly these marks.
fn marked() {
    let mut seen = BTreeSet::new();
    for &family in FAMILIES {
        for example in examples(family.info()) {
            let what = format!("{} of {}", example.technique, family.info().id);
            let Opened { puzzle, position, .. } = example.open(family).expect(&what);
            let query = StepQuery::by(example.profiles[0]);
            let step = next_step(&*puzzle, &position, &query, &mut Budget::unlimited());
            let step = step.expect(&what);
            seen.extend(check_marks(&*puzzle, &position, &step, &what));
        }
    }
    for kind in MarkKind::ALL {
        assert!(seen.contains(&kind), "{kind:?} in no example");
    }
}

fn check_marks(puzzle: &dyn Puzzle, position: &Position, step: &Step, what: &str) -> Vec<MarkKind> {
    let words = Words::new(Language::English);
    let scene = words.step_scene(puzzle, position, step, 0);
    let legend = scene.items.iter().find_map(|item| match item {
        Item::Legend(entries) => Some(entries.clone()),
        _ => None,
    });
    let legend = legend.expect(what);
    let kinds: Vec<MarkKind> = legend.iter().map(|&(kind, _)| kind).collect();
    assert_eq!(kinds, scene.mark_kinds(), "{what}");
    for (name, arg) in &step.finding.args {
        if let Some(role) = Role::of_argument(name).filter(|_| !arg.sites().is_empty()) {
            assert!(kinds.contains(&MarkKind::of_role(role).expect("a part")), "{what}: {name}");
        }
    }
    // Every effect of the step is visible.
    for effect in &step.finding.effects {
        let kind = match effect {
            Effect::Place(..) => MarkKind::GoesIn,
            Effect::Drop(..) => MarkKind::CanGo,
        };
        assert!(kinds.contains(&kind), "{what}: {kind:?}");
    }
    let drawn = svg(&Picture::of(&scene, &PictureStyle::titled(what)));
    let plain = text(&scene, &TextStyle::default());
    let ascii = text(&scene, &TextStyle { charset: Charset::Ascii, ..TextStyle::default() });
    assert!(ascii.is_ascii(), "{what}");
    for (kind, words) in &legend {
        let is_class = |class: &&str| drawn.contains(&format!("<g class=\"{class}\""));
        assert!(classes(*kind).iter().any(is_class), "{what}: {kind:?}");
        assert!(drawn.contains(&format!(">{words}</text>")), "{what}: {words}");
        for (text, i) in [(&plain, 0), (&ascii, 1)] {
            let sign = signs(*kind).map(|signs| signs[i]);
            let is_shown = sign.is_none_or(|sign| text.contains(&format!("{sign} {words}")));
            assert!(is_shown, "{what}: {sign:?} {words}\n{text}");
            let mark = sign.and_then(|sign| sign.chars().next());
            let board: Vec<&str> = text.lines().take(2 * scene.rows + 1).collect();
            let is_drawn = mark.is_none_or(|mark| board.iter().any(|line| line.contains(mark)));
            assert!(is_drawn, "{what}: {mark:?}\n{text}");
        }
    }
    kinds
}

/// Compares a few pictures with golden files. `UPDATE=1` rewrites them: review each one.
fn as_kept(family: &'static dyn Family) {
    let puzzles = puzzles(family);
    let puzzle = &*puzzles[puzzles.len() / 2];
    let mut changed = Vec::new();
    for (what, scene) in all_scenes(puzzle) {
        let theme = if what == "step" { Theme::Auto } else { Theme::Light };
        let path = golden(family, &format!("{what}.svg"));
        let drawn = picture_of(&scene, puzzle, theme);
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &drawn).unwrap();
        }
        if fs::read_to_string(&path).unwrap_or_default() != drawn {
            changed.push(path.display().to_string());
        }
    }
    assert!(changed.is_empty(), "UPDATE=1 and look at {changed:#?}");
}
