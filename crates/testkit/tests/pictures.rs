//! Pictures of every family: well formed in every theme, and a few of them kept to be looked at.

use std::fs;
use std::sync::Arc;

use gridwright::{
    Budget, FAMILIES, Family, Marks, Position, Puzzle, Scene, Solution, StepQuery, next_step, solve,
};
use gridwright_render::{Picture, PictureStyle, Theme, svg};
use gridwright_testkit::files::golden;

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
        title: puzzle.info().name.to_owned(),
        description: "a < b & \"c\"".to_owned(),
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

/// Why a text is no XML: tags that do not close, and what is not escaped.
fn fault(text: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>')?;
        let tag = &rest[start + 1..end];
        let between = &rest[..start];
        if between.contains('>') && open.last() != Some(&"style") {
            return Some(format!("a loose > in {between:?}"));
        }
        for (i, _) in between.match_indices('&') {
            if !["&amp;", "&lt;", "&gt;", "&quot;"].iter().any(|e| between[i..].starts_with(e)) {
                return Some(format!("a loose & in {between:?}"));
            }
        }
        let name = tag.trim_start_matches('/').split([' ', '/']).next()?;
        if !tag.matches('"').count().is_multiple_of(2) {
            return Some(format!("quotes in <{tag}>"));
        }
        match (tag.starts_with('/'), tag.ends_with('/')) {
            (true, _) if open.pop() != Some(name) => return Some(format!("</{name}> too early")),
            (false, false) => open.push(name),
            _ => (),
        }
        rest = &rest[end + 1..];
    }
    (!open.is_empty()).then(|| format!("{open:?} not closed"))
}

#[test]
fn the_check_for_faults_finds_them() {
    assert_eq!(fault("<a b=\"c\"><d/>&amp;</a>"), None);
    for wrong in ["<a>", "<a></b>", "<a>&</a>", "<a b=\"></a>", "<a>></a>"] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
}

#[test]
fn every_picture_is_well_formed_and_needs_nothing_from_elsewhere() {
    let themes = Theme::NAMES.map(|name| Theme::named(name).expect("its own name"));
    let mut n_steps = 0;
    for family in FAMILIES {
        for puzzle in puzzles(*family) {
            for (what, marks) in all_marks(&*puzzle) {
                n_steps += usize::from(what == "step");
                for theme in themes {
                    let text = picture(&*puzzle, &marks, theme);
                    let about = format!("{} {what} {theme:?}", puzzle.info().id);
                    assert_eq!(fault(&text), None, "{about}");
                    assert_eq!(text.matches("http").count(), 1, "{about}: the namespace alone");
                    assert!(text.contains("<title>") && text.contains("<desc>"), "{about}");
                    assert!(!text.contains("NaN") && !text.contains("inf"), "{about}");
                }
            }
        }
    }
    assert!(n_steps > 20, "only {n_steps} steps were drawn");
}

#[test]
fn notes_that_go_are_struck_out() {
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
#[test]
fn pictures_are_what_they_were() {
    let mut changed = Vec::new();
    for family in FAMILIES {
        let puzzles = puzzles(*family);
        let puzzle = &*puzzles[puzzles.len() / 2];
        for (what, marks) in all_marks(puzzle) {
            let theme = if what == "step" { Theme::Auto } else { Theme::Light };
            let path = golden(*family, &format!("{what}.svg"));
            let drawn = picture(puzzle, &marks, theme);
            if std::env::var_os("UPDATE").is_some() {
                fs::write(&path, &drawn).unwrap();
            }
            if fs::read_to_string(&path).unwrap_or_default() != drawn {
                changed.push(path.display().to_string());
            }
        }
    }
    assert!(changed.is_empty(), "UPDATE=1 and look at {changed:#?}");
}
