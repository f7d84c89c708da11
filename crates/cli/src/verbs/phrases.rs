//! Lines of text that several verbs write: on steps, broken rules and pictures.

use gridwright::{Profile, Puzzle, Step, Value, Violation, rate};
use gridwright_render::PictureStyle;

use crate::draw::Style;
use crate::limits::Limits;
use crate::words::{phrase, texts};

/// The steps, numbered, each with its technique, its reason and its move.
pub(super) fn step_lines(puzzle: &dyn Puzzle, steps: &[Step], style: &Style) -> Vec<String> {
    let line = |(i, step): (usize, &Step)| {
        let name = style.bold(&texts().technique(puzzle.info(), step.technique));
        format!("{}. {name}: {}", i + 1, texts().full(puzzle, step))
    };
    steps.iter().enumerate().map(line).collect()
}

/// A broken rule and the sites at fault, with their values.
pub(super) fn violation_line(
    puzzle: &dyn Puzzle,
    values: &[Option<Value>],
    violation: &Violation,
) -> String {
    let at_fault = texts().values_at(puzzle, values, &violation.sites);
    let rule = texts().rule(puzzle.info(), &violation.name);
    phrase("cli-hint.broken", &[("rule", rule.into()), ("places", at_fault.into())])
}

/// The title and description of a picture, for people who cannot see it.
pub(super) fn describe(puzzle: &dyn Puzzle) -> PictureStyle {
    PictureStyle {
        title: texts().family(puzzle.info()).into_owned(),
        description: texts().description(puzzle),
        ..PictureStyle::default()
    }
}

/// The line under a picture: the name, the number of clues, and the rating if it is found quickly.
pub(super) fn caption(name: Option<&str>, puzzle: &dyn Puzzle, limits: &Limits) -> String {
    let rating = rate(puzzle, Profile::DEFAULT, &mut limits.start_briefly().budget);
    let family = texts().family(puzzle.info());
    let name = name.unwrap_or(&family);
    let mut args = vec![("name", name.into()), ("n", puzzle.board().n_givens().into())];
    let Ok(rating) = rating else { return phrase("cli-solve.caption", &args) };
    args.push(("level", texts().level(rating.level).into()));
    phrase("cli-solve.caption-level", &args)
}
