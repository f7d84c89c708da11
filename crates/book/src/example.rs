//! The rules of each kind of puzzle with a small example, for the page at the start of its chapter.

use gridwright::clues::Anchor;
use gridwright::contract::Renamed;
use gridwright::params::ParamKind;
use gridwright::steps::next_step;
use gridwright::{Budget, Family, Generated, Params, Position, Puzzle, Recipe, StepQuery, family};
use gridwright_render::{Form, Picture, Tag};

use crate::chapter::Source;
use crate::drawing::has_guide_areas;
use crate::kind::{kind_title, rule_keys};
use crate::layout::{Job, Pages};
use crate::page::{Face, Line, Page, flowing, wrapped};
use crate::puzzles::is_short;
use crate::rules::{Example, Worked};
use crate::shop::LEAST_TEXT;

/// The search budget for an example, in nodes.
const NODES: u64 = 2_000_000;
/// An index far from those that books use.
const INDEX: u64 = 1 << 40;

/// A kind of puzzle that needs a page of rules of its own: its family, the keys of its rules, whether
/// it has several grids, whether it has areas without a rule, and its set of symbols.
type Kind = (&'static str, Vec<&'static str>, bool, bool, usize);

/// The pages of rules at the start of each chapter: one for each kind of puzzle that no earlier
/// chapter has, and one without an example for a known kind with other symbols.
pub(crate) fn examples(job: &Job<'_>) -> Vec<Vec<Example>> {
    let mut known: Vec<(Kind, Option<String>)> = Vec::new();
    let mut examples: Vec<Vec<Example>> = job.orders.iter().map(|_| Vec::new()).collect();
    for entry in job.entries.iter().filter(|_| job.plan.shows("rules")) {
        let puzzle = &*entry.puzzle;
        let symbols = job.symbols(entry.chapter, puzzle);
        let info = puzzle.info();
        let kind =
            (info.id, rule_keys(puzzle), has_grids(puzzle), has_guide_areas(puzzle), symbols);
        let list = legend(job, puzzle, symbols);
        let mut alike = known.iter().filter(|(other, _)| *other == kind).peekable();
        let is_new = alike.peek().is_none();
        if !is_new && (list.is_none() || alike.any(|(_, other)| *other == list)) {
            continue;
        }
        known.push((kind, list));
        let example = explained(job, entry.chapter, puzzle);
        examples[entry.chapter].push(match is_new {
            true => example,
            false => {
                let title = kind_title(job.words(), info, &puzzle.params());
                Example { title, worked: Vec::new(), ..example }
            }
        });
    }
    examples
}

/// Whether a puzzle has several grids.
fn has_grids(puzzle: &dyn Puzzle) -> bool {
    let mut rules = puzzle.constraints().iter();
    rules.any(|rule| rule.name().args.iter().any(|(name, _)| *name == "grid"))
}

fn explained(job: &Job<'_>, chapter: usize, puzzle: &dyn Puzzle) -> Example {
    let (words, info) = (job.words(), puzzle.info());
    let symbols = job.symbols(chapter, puzzle);
    let title = kind_title(words, info, &without_size(&puzzle.params()));
    let mut rules = vec![words.rules_of(puzzle)];
    if has_grids(puzzle) {
        rules.push(words.get("book.grids").into_owned());
    }
    if has_guide_areas(puzzle) {
        rules.push(words.get("book.guide-areas").into_owned());
    }
    rules.extend(legend(job, puzzle, symbols));
    rules.push(words.get("book.unique").into_owned());
    // Later chapters with the same rules may have ids where this one has none.
    let has_ids = job.entries.iter().any(|entry| is_short(&entry.id));
    if job.plan.shows("ids") && job.plan.shows("program") && has_ids {
        rules.push(words.get("book.ids").into_owned());
    }
    // The words of the chapter's own list are kept.
    let asked = match &job.orders[chapter].source {
        Source::Made { params, .. } => params.only(|spec| {
            spec.is_structural || matches!(spec.kind, ParamKind::Lines(_) | ParamKind::Rows(_))
        }),
        Source::Own { .. } => puzzle.params().structural(),
    };
    let worked = family(info.id).map(|family| chosen(family, puzzle, &asked, job.plan.seed));
    let worked = worked.into_iter().flatten();
    let worked = worked.map(|(made, caption)| worked_out(job, &made, caption, symbols)).collect();
    Example { title, rules, worked }
}

/// A made puzzle with its pictures, its words and its first step.
fn worked_out(job: &Job<'_>, made: &Generated, caption: &'static str, symbols: usize) -> Worked {
    let (words, info, artist) = (job.words(), made.puzzle.info(), job.artist);
    let description = words.description(&*made.puzzle);
    let solved = artist.solution(&*made.puzzle, &made.solution, symbols);
    let figures = [
        (artist.board(&*made.puzzle, symbols), description),
        (solved, made.puzzle.solution_line(&made.solution)),
    ];
    let (position, query) = (Position::of(&*made.puzzle), StepQuery::default());
    let step = next_step(&*made.puzzle, &position, &query, &mut Budget::nodes(NODES));
    let step = step.map(|step| {
        let picture = artist.step(&*made.puzzle, &position, &step, symbols);
        let technique = words.technique(info, step.technique).into_owned();
        let set = symbols.checked_sub(1).and_then(|set| info.symbol_sets.get(set));
        let reason = match set {
            Some(set) => words.full(&Renamed::new(made.puzzle.clone(), set.chars.chars()), &step),
            None => words.full(&*made.puzzle, &step),
        };
        (picture, technique, reason)
    });
    let clues = made.puzzle.clues().into_iter();
    let beside = clues.filter(|clue| clue.anchor == Anchor::Beside).map(|clue| clue.label);
    let beside = beside.collect::<Vec<_>>().join(", ");
    Worked { caption, figures, words: Some(beside).filter(|words| !words.is_empty()), step }
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

/// Small and easy puzzles with the same rules, each with the key of its caption: one like the puzzle,
/// and where that has several grids, a single grid for pages on which several are too small.
fn chosen(
    family: &'static dyn Family,
    puzzle: &dyn Puzzle,
    asked: &Params,
    seed: u64,
) -> Vec<(Generated, &'static str)> {
    let (keys, grids) = (rule_keys(puzzle), has_grids(puzzle));
    let with = |asked: &Params, grids: bool| {
        let fits = |made: &dyn Puzzle| rule_keys(made) == keys && has_grids(made) == grids;
        small(family, asked, seed, &fits)
    };
    let like = with(asked, grids).map(|made| (made, "book.example"));
    let single = || {
        let named = family.info().params.iter().filter(|spec| asked.value(spec.name).is_some());
        let mut fewer = named.map(|omitted| asked.only(|spec| spec.name != omitted.name));
        fewer.find_map(|asked| with(&asked, false))
    };
    let single = grids.then(single).flatten().map(|made| (made, "book.example-grid"));
    like.into_iter().chain(single).collect()
}

/// A small and easy puzzle that fits.
fn small(
    family: &'static dyn Family,
    asked: &Params,
    seed: u64,
    fits: &dyn Fn(&dyn Puzzle) -> bool,
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
    tries.iter().find_map(|text| {
        let params = Params::parse(family.info().params, text).ok()?;
        // If no easy puzzle is found, any level will do.
        let mut easy = params.clone();
        let levels =
            if easy.set("level", "easy").is_ok() { vec![easy, params] } else { vec![params] };
        levels.into_iter().find_map(|params| {
            let recipe = Recipe { index: INDEX, ..Recipe::new(family, params, seed) };
            let made = recipe.make(&mut Budget::nodes(NODES)).ok()?;
            fits(&*made.puzzle).then_some(made)
        })
    })
}

/// The parameters that determine the board size.
const SIZES: [&str; 4] = ["size=", "boxes=", "width=", "height="];

/// The largest and the smallest width of a cell of an example, in points.
const CELL: (f32, f32) = (28.0, 15.0);
/// The same for the picture of a step, which has notes.
const STEP_CELL: (f32, f32) = (35.0, 20.0);
/// The factor by which cells may be larger in large print.
const LARGE: f32 = 1.6;

/// Whether no text of a picture is too small to read at this scale.
fn is_legible(picture: &Picture, scale: f32) -> bool {
    picture.shapes.iter().all(|shape| match shape.form {
        Form::Text { size, .. } => scale * size >= LEAST_TEXT,
        Form::Path(_) | Form::Disc { .. } => true,
    })
}

/// The scales of the figures and of the first step of a worked example; `None` for what could not be
/// read.
struct Placing {
    figures: Option<f32>,
    step: Option<f32>,
    is_one_page: bool,
}

impl Placing {
    /// Whether nothing is left out.
    fn is_whole(&self, worked: &Worked) -> bool {
        self.figures.is_some() && self.step.is_some() == worked.step.is_some()
    }
}

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
        let placed = example.worked.iter().map(|one| (one, self.placing(one, bottom - y, width)));
        let placed: Vec<(&Worked, Placing)> = placed.collect();
        let best = placed.iter().find(|(one, placing)| placing.is_whole(one)).or(placed.first());
        let Some((worked, placing)) = best else {
            self.add(page, "");
            return;
        };
        if let Some(scale) = placing.figures {
            y = self.example_figures(&mut page, worked, (left, y), width, scale);
        }
        match placing.step {
            Some(scale) if placing.is_one_page => {
                self.first_step(&mut page, worked, (left, y), width, scale);
            }
            Some(scale) => {
                let full = std::mem::replace(&mut page, self.page());
                self.add(full, "");
                let (left, top, width, _) = self.body(self.here());
                self.first_step(&mut page, worked, (left, top), width, scale);
                self.add(page, &example.title);
                return;
            }
            None => (),
        }
        self.add(page, "");
    }

    /// Where and how large a worked example is shown below the rules. The first step has a page of its
    /// own if both would be too small on one.
    fn placing(&self, worked: &Worked, room: f32, width: f32) -> Placing {
        let both = self.scales(worked, room, width);
        if let Some((figures, step)) = both.filter(|scales| self.are_legible(worked, *scales)) {
            return Placing { figures: Some(figures), step: Some(step), is_one_page: true };
        }
        let scale = self.figure_scale(worked, room - self.figure_text(worked, width), width);
        let are_legible = worked.figures.iter().all(|(picture, _)| is_legible(picture, scale));
        let (.., height) = self.body(self.here() + 1);
        let step_scale = self.step_scale(worked, height - self.step_text(worked, width), width);
        let step = worked.step.as_ref().filter(|(picture, ..)| is_legible(picture, step_scale));
        Placing {
            figures: are_legible.then_some(scale),
            step: step.map(|_| step_scale),
            is_one_page: false,
        }
    }

    /// Whether the figures and the step are large enough at these scales. In large print, the notes
    /// and the legend of a step must be large too, so it needs a page of its own.
    fn are_legible(&self, worked: &Worked, (figures, step): (f32, f32)) -> bool {
        let pictures = worked.figures.iter().map(|(picture, _)| (picture, figures));
        let steps = worked.step.iter().map(|(picture, ..)| (picture, step));
        let mut all = pictures.chain(steps);
        !self.job.plan.large_print
            && figures * Picture::CELL >= CELL.1
            && step * Picture::CELL >= STEP_CELL.1
            && all.all(|(picture, scale)| is_legible(picture, scale))
    }

    /// The scales of the figures and of the step if both are on one page.
    fn scales(&self, worked: &Worked, room: f32, width: f32) -> Option<(f32, f32)> {
        let room = room - self.figure_text(worked, width) - self.step_text(worked, width);
        let [(puzzle, _), (solution, _)] = &worked.figures;
        let (picture, ..) = worked.step.as_ref()?;
        // The step has notes and a legend, so it needs the larger part of the room.
        let figures = self.figure_scale(worked, 0.42 * room, width);
        let used = figures * puzzle.height.max(solution.height);
        let step = ((room - used) / picture.height).min(self.step_scale(worked, room, width));
        Some((figures, step))
    }

    /// The height of everything around the figures.
    fn figure_text(&self, worked: &Worked, width: f32) -> f32 {
        let small = self.text_size(0.9);
        let words = worked.words.as_ref().map_or(0.0, |words| {
            let lines = wrapped(self.job.ruler, words, small, Face::Quiet, width).len();
            1.4 * small * lines as f32 + 0.8 * self.size
        });
        2.6 * self.size + words
    }

    /// The height of everything around the picture of the step.
    fn step_text(&self, worked: &Worked, width: f32) -> f32 {
        let Some((_, technique, reason)) = &worked.step else { return 0.0 };
        let size = self.size;
        let title = self.step_title(technique);
        let n_titles = wrapped(self.job.ruler, &title, 1.15 * size, Face::Bold, width).len();
        let n_lines = flowing(self.job.ruler, reason, size, Face::Plain, width).len();
        1.4 * size * n_lines as f32 + 1.4 * 1.15 * size * n_titles as f32 + 1.6 * size
    }

    fn step_title(&self, technique: &str) -> String {
        self.words().with("book.first-step", &[("technique", technique.into())])
    }

    fn figure_scale(&self, worked: &Worked, room: f32, width: f32) -> f32 {
        let [(puzzle, _), (solution, _)] = &worked.figures;
        ((width - 2.0 * self.size) / (puzzle.width + solution.width))
            .min(room / puzzle.height.max(solution.height))
            .min(self.largest(CELL.0) / Picture::CELL)
    }

    fn step_scale(&self, worked: &Worked, room: f32, width: f32) -> f32 {
        let Some((picture, ..)) = &worked.step else { return 0.0 };
        let largest = self.largest(STEP_CELL.0) / Picture::CELL;
        (width / picture.width).min(room / picture.height).min(largest)
    }

    fn largest(&self, cell: f32) -> f32 {
        if self.job.plan.large_print { LARGE * cell } else { cell }
    }

    /// Draws the example and its solution side by side; returns how far down the page they reach.
    fn example_figures(
        &self,
        page: &mut Page<'_>,
        worked: &Worked,
        (left, top): (f32, f32),
        width: f32,
        scale: f32,
    ) -> f32 {
        let [(puzzle, alt), (solution, solved)] = &worked.figures;
        if scale <= 0.0 {
            return top;
        }
        let size = self.size;
        let gap = 2.0 * size;
        let wide = scale * (puzzle.width + solution.width) + gap;
        let x = left + (width - wide) / 2.0;
        let mut y = top + 0.6 * size;
        let tall = scale * puzzle.height.max(solution.height);
        let second = x + scale * puzzle.width + gap;
        let figures =
            [(puzzle, x, alt, worked.caption), (solution, second, solved, "book.example-solution")];
        for (picture, x, alt, key) in figures {
            page.picture(picture.clone(), (x, y), scale, alt.as_str());
            let at = (x + scale * picture.width / 2.0, y + tall + size);
            let text = self.words().get(key);
            page.line(Tag::Paragraph, Line::centred(at, self.text_size(0.9), Face::Quiet, &text));
        }
        y += tall + 2.0 * size;
        if let Some(words) = &worked.words {
            let small = self.text_size(0.9);
            y = self.paragraph(page, words, (left, y), width, (small, Face::Quiet)) + 0.8 * size;
        }
        y
    }

    /// Draws the first step of the example, with its reason.
    fn first_step(
        &self,
        page: &mut Page<'_>,
        worked: &Worked,
        (left, top): (f32, f32),
        width: f32,
        scale: f32,
    ) {
        let Some((picture, technique, reason)) = &worked.step else { return };
        let size = self.size;
        let large = 1.15 * size;
        let mut y = top + 0.5 * size;
        let mut placed = Vec::new();
        let lines = wrapped(self.job.ruler, &self.step_title(technique), large, Face::Bold, width);
        for text in &lines {
            y += 1.4 * large;
            placed.push(Line::left((left, y - 0.35 * large), large, Face::Bold, text));
        }
        page.lines(Tag::Heading(2), &placed);
        y = self.paragraph(page, reason, (left, y), width, (size, Face::Plain)) + 0.5 * size;
        let x = left + (width - scale * picture.width) / 2.0;
        page.picture(picture.clone(), (x, y), scale, reason.as_str());
    }
}
