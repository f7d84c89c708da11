//! The rules of each kind of puzzle with a small example, for the page at the start of its chapter.

use gridwright::clues::Anchor;
use gridwright::params::ParamKind;
use gridwright::steps::next_step;
use gridwright::{Budget, Family, Generated, Params, Position, Puzzle, Recipe, StepQuery, family};
use gridwright_render::{Picture, Tag};

use crate::drawing::has_guide_areas;
use crate::kind::{kind_title, rule_keys};
use crate::layout::{Job, Pages};
use crate::page::{Face, Line};
use crate::plan::Source;
use crate::rules::Example;

/// The search budget for an example, in nodes.
const NODES: u64 = 2_000_000;
/// An index far from those that books use.
const INDEX: u64 = 1 << 40;

/// The page of rules at the start of each chapter; `None` if an earlier chapter explained the same
/// kind.
pub(crate) fn examples(job: &Job<'_>) -> Vec<Option<Example>> {
    let mut known: Vec<(&'static str, Vec<&'static str>)> = Vec::new();
    let example = |chapter: usize| {
        if !job.plan.shows("rules") {
            return None;
        }
        let entry = job.entries.iter().find(|entry| entry.chapter == chapter)?;
        let kind = (entry.puzzle.info().id, rule_keys(&*entry.puzzle));
        if known.contains(&kind) {
            return None;
        }
        known.push(kind);
        Some(explained(job, chapter, &*entry.puzzle))
    };
    (0..job.orders.len()).map(example).collect()
}

fn explained(job: &Job<'_>, chapter: usize, puzzle: &dyn Puzzle) -> Example {
    let (words, info, artist) = (job.words(), puzzle.info(), job.artist);
    let symbols = job.symbols(chapter, puzzle);
    let title = kind_title(words, info, &without_size(&puzzle.params()));
    let mut rules = vec![words.rules_of(puzzle)];
    let has_grids = puzzle
        .constraints()
        .iter()
        .any(|rule| rule.name().args.iter().any(|(name, _)| *name == "grid"));
    if has_grids {
        rules.push(words.get("book.grids").into_owned());
    }
    if has_guide_areas(puzzle) {
        rules.push(words.get("book.guide-areas").into_owned());
    }
    rules.extend(legend(job, puzzle, symbols));
    rules.push(words.get("book.unique").into_owned());
    if job.plan.shows("ids") && job.plan.shows("program") {
        rules.push(words.get("book.ids").into_owned());
    }
    // Words of the chapter's own list are kept.
    let asked = match &job.orders[chapter].source {
        Source::Made { params, .. } => params.only(|spec| {
            spec.is_structural || matches!(spec.kind, ParamKind::Lines(_) | ParamKind::Rows(_))
        }),
        Source::Own { .. } => puzzle.params().structural(),
    };
    let made = family(info.id).and_then(|family| small(family, puzzle, &asked, job.plan.seed));
    let figures = made.as_ref().map(|made| {
        let description = words.description(&*made.puzzle);
        let solved = artist.solution(&*made.puzzle, &made.solution, symbols);
        [
            (artist.board(&*made.puzzle, symbols), description),
            (solved, made.puzzle.solution_line(&made.solution)),
        ]
    });
    let step = made.as_ref().and_then(|made| {
        let (position, query) = (Position::of(&*made.puzzle), StepQuery::default());
        let step = next_step(&*made.puzzle, &position, &query, &mut Budget::nodes(NODES))?;
        let picture = artist.step(&*made.puzzle, &position, &step, symbols);
        let technique = words.technique(info, step.technique).into_owned();
        Some((picture, technique, words.full(&*made.puzzle, &step)))
    });
    let beside = made.as_ref().map(|made| {
        let clues = made.puzzle.clues().into_iter();
        let beside = clues.filter(|clue| clue.anchor == Anchor::Beside).map(|clue| clue.label);
        beside.collect::<Vec<_>>().join(", ")
    });
    let words = beside.filter(|words| !words.is_empty());
    Example { title, rules, figures, words, step }
}

/// The symbols of a puzzle in order, unless they are the digits from 1.
fn legend(job: &Job<'_>, puzzle: &dyn Puzzle, symbols: usize) -> Option<String> {
    let plain = &puzzle.board().symbols;
    let set = symbols.checked_sub(1).and_then(|set| puzzle.info().symbol_sets.get(set));
    let shown: Vec<char> = match set {
        Some(set) => set.chars.chars().take(plain.len()).collect(),
        None => plain.clone(),
    };
    let are_digits = shown.iter().all(|sign| ('1'..='9').contains(sign));
    // Letters of words need no list, and drawn lines have no symbols.
    let are_words = set.is_none() && plain.iter().all(|sign| sign.is_alphabetic());
    if are_digits || are_words || shown.len() < 4 {
        return None;
    }
    let list: Vec<String> = shown.iter().map(char::to_string).collect();
    let args = [("symbols", list.join(" ").into()), ("count", list.len().into())];
    Some(job.words().with("book.symbols", &args))
}

/// The parameters with the default board size.
fn without_size(params: &Params) -> Params {
    params
        .structural()
        .only(|spec| spec.is_structural && !matches!(spec.kind, ParamKind::Int { .. }))
}

/// A small and easy puzzle with the same rules.
fn small(
    family: &'static dyn Family,
    puzzle: &dyn Puzzle,
    asked: &Params,
    seed: u64,
) -> Option<Generated> {
    let asked = asked.to_string();
    let others: Vec<&str> = asked
        .split(',')
        .filter(|part| !part.is_empty() && !SIZES.iter().any(|name| part.starts_with(name)))
        .collect();
    let own: Vec<&str> = asked.split(',').filter(|part| !part.is_empty()).collect();
    let with = |sizes: &[&str], parts: &[&str]| [sizes, parts].concat().join(",");
    let tries = [
        with(&["size=4"], &others),
        with(&["width=4", "height=4"], &others),
        with(&["size=5"], &others),
        with(&["size=6"], &others),
        with(&["width=5", "height=5"], &others),
        with(&[], &others),
        with(&[], &own),
    ];
    let keys = rule_keys(puzzle);
    tries.iter().find_map(|text| {
        let params = Params::parse(family.info().params, text).ok()?;
        // If there is no easy one, any will do.
        let mut easy = params.clone();
        let levels =
            if easy.set("level", "easy").is_ok() { vec![easy, params] } else { vec![params] };
        levels.into_iter().find_map(|params| {
            let recipe = Recipe { index: INDEX, ..Recipe::new(family, params, seed) };
            let made = recipe.make(&mut Budget::nodes(NODES)).ok()?;
            (rule_keys(&*made.puzzle) == keys).then_some(made)
        })
    })
}

/// The parameters that determine the board size.
const SIZES: [&str; 4] = ["size=", "boxes=", "width=", "height="];

/// The largest and the smallest width of a cell of an example, in points.
const CELL: (f32, f32) = (28.0, 20.0);

impl Pages<'_> {
    /// The page of rules of a kind.
    pub(crate) fn rules_page(&mut self, example: &Example) {
        let (size, words) = (self.size, self.words());
        let (left, top, width, height) = self.body(self.here());
        let mut page = self.page();
        let mut y = self.heading(&mut page, &example.title, (left, top), width);
        let how = words.get("book.rules-of");
        let at = (left, y + size);
        let sub = Line::left(at, 1.15 * size, Face::Bold, &how);
        page.line(Tag::Heading(2), sub);
        y += 1.5 * size;
        for rule in &example.rules {
            y = self.paragraph(&mut page, rule, (left, y), width, (size, Face::Plain)) + 0.4 * size;
        }
        let bottom = top + height;
        // In large print there is room for the example only, without a step.
        let is_large = self.job.plan.large_print;
        let step = example.step.as_ref().filter(|_| !is_large);
        let step_lines = step.map_or(0.0, |(_, _, reason)| {
            let lines = crate::page::flowing(self.job.ruler, reason, size, Face::Plain, width);
            1.4 * size * lines.len() as f32 + 4.5 * size
        });
        let word_lines = example.words.as_ref().map_or(0.0, |words| {
            let small = self.text_size(0.9);
            let lines = crate::page::wrapped(self.job.ruler, words, small, Face::Quiet, width);
            1.4 * small * lines.len() as f32
        });
        let room = bottom - y - step_lines - word_lines - 5.0 * size;
        if let Some([(puzzle, alt), (solution, solved)]) = &example.figures {
            // About half of the room is for the step, which has notes and a legend.
            let part = match (step, &example.words) {
                (None, _) => 1.0,
                (Some(_), Some(_)) => 0.38,
                (Some(_), None) => 0.46,
            };
            let gap = 2.0 * size;
            let scale = ((width - gap) / (puzzle.width + solution.width))
                .min(part * room / puzzle.height.max(solution.height))
                .min(if is_large { 1.6 } else { 1.0 } * CELL.0 / Picture::CELL);
            if scale * Picture::CELL >= 0.5 * CELL.1 {
                let wide = scale * (puzzle.width + solution.width) + gap;
                let x = left + (width - wide) / 2.0;
                y += 0.6 * size;
                let second = x + scale * puzzle.width + gap;
                let figures = [
                    (puzzle, x, alt, "book.example"),
                    (solution, second, solved, "book.example-solution"),
                ];
                for (picture, x, alt, key) in figures {
                    page.picture(picture.clone(), (x, y), scale, alt.as_str());
                    let at = (
                        x + scale * picture.width / 2.0,
                        y + scale * solution.height.max(puzzle.height) + size,
                    );
                    let text = words.get(key);
                    let line = Line::centred(at, self.text_size(0.9), Face::Quiet, &text);
                    page.line(Tag::Paragraph, line);
                }
                y += scale * puzzle.height.max(solution.height) + 2.0 * size;
                if let Some(words) = &example.words {
                    let small = self.text_size(0.9);
                    y = self.paragraph(&mut page, words, (left, y), width, (small, Face::Quiet));
                    y += 0.8 * size;
                }
            }
        }
        if let Some((picture, technique, reason)) = step {
            let tall = bottom - y - step_lines;
            let scale = (width / picture.width)
                .min(tall / picture.height)
                .min(1.25 * CELL.0 / Picture::CELL);
            if scale * Picture::CELL >= CELL.1 {
                let text =
                    words.with("book.first-step", &[("technique", technique.as_str().into())]);
                y += size;
                let at = (left, y);
                page.line(Tag::Heading(2), Line::left(at, 1.15 * size, Face::Bold, &text));
                y += 0.6 * size;
                y = self.paragraph(&mut page, reason, (left, y), width, (size, Face::Plain));
                y += 0.5 * size;
                let x = left + (width - scale * picture.width) / 2.0;
                page.picture(picture.clone(), (x, y), scale, reason.as_str());
            }
        }
        self.add(page, "");
    }
}
