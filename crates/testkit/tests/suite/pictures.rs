//! Pictures of every family: well formed in every theme, and a few of them kept to be looked at.

use std::fs;
use std::sync::Arc;

use gridwright::scene::{Marks, Scene};
use gridwright::steps::next_step;
use gridwright::{Budget, FAMILIES, Family, Position, Puzzle, Solution, StepQuery, solve};
use gridwright_render::{Picture, PictureStyle, Theme, svg};
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
    trials
}

/// Has what must be escaped.
const DESCRIPTION: &str = "a < b & \"c\"";

/// The puzzles that the recipes of a family's presets make, one a preset.
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
    let style = PictureStyle {
        theme,
        title: Words::new(Language::English).family(puzzle.info()).into_owned(),
        description: DESCRIPTION.to_owned(),
    };
    svg(&Picture::of(&scene, &style))
}

fn solution(puzzle: &dyn Puzzle) -> Solution {
    let verdict = solve(puzzle, &mut Budget::unlimited());
    verdict.solution().expect("presets have solutions").clone()
}

/// The puzzle, its solution, its notes, the same in other symbols, and its first step.
fn all_marks(puzzle: &dyn Puzzle) -> Vec<(&'static str, Marks)> {
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
    marks.extend(step.map(|step| ("step", Marks::of_step(puzzle.board(), &start, &step))));
    marks
}

/// What is wrong with a picture, read as any program would read it.
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
    // Styles can ask for other files too; the namespace is the only address.
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
        for (what, marks) in all_marks(&*puzzle) {
            n_steps += usize::from(what == "step");
            for theme in themes {
                let svg = picture(&*puzzle, &marks, theme);
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

/// A few pictures are kept to be looked at. `UPDATE=1` writes them anew: look at each.
fn as_kept(family: &'static dyn Family) {
    let puzzles = puzzles(family);
    let puzzle = &*puzzles[puzzles.len() / 2];
    let mut changed = Vec::new();
    for (what, marks) in all_marks(puzzle) {
        let theme = if what == "step" { Theme::Auto } else { Theme::Light };
        let path = golden(family, &format!("{what}.svg"));
        let drawn = picture(puzzle, &marks, theme);
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &drawn).unwrap();
        }
        if fs::read_to_string(&path).unwrap_or_default() != drawn {
            changed.push(path.display().to_string());
        }
    }
    assert!(changed.is_empty(), "UPDATE=1 and look at {changed:#?}");
}
