//! Lays the pages out: title, contents, rules, puzzles, solutions, hints.

use std::borrow::Cow;
use std::sync::Arc;

use gridwright::budget::OutOfBudget;
use gridwright::scene::{Item, Marks, Scene};
use gridwright::steps::Tenths;
use gridwright::{Budget, Info, Level, Puzzle, Solution, Step};
use gridwright_render::{DocumentInfo, Picture, PictureStyle, Ruler, Sheet, Theme, pdf_document};
use gridwright_words::Words;

use crate::hints::hint;
use crate::page::{Align, Face, Page, shortened, wrapped};
use crate::plan::{Order, Plan};
use crate::slots::Slots;
use crate::trim::{MM, Trim};

/// A puzzle for a book.
pub struct Entry {
    /// The chapter, from 0.
    pub chapter: usize,
    /// Its id, such as its recipe.
    pub id: String,
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// Its solution.
    pub solution: Solution,
    /// Its level and its rating, if known.
    pub rating: Option<(Level, Tenths)>,
    /// Its first step.
    pub hint: Option<Step>,
}

/// Why a book cannot be laid out.
///
/// ```
/// use gridwright_book::LayoutError;
/// let error = LayoutError::TooSmall { chapter: 1, per_page: 30, fits: 12 };
/// assert_eq!(
///     error.to_string(),
///     "chapter 1: 30 puzzles a page would be too small to write in, expected at most 12"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayoutError {
    /// The puzzles of a chapter would be too small.
    #[error(
        "chapter {chapter}: {per_page} puzzles a page would be too small to write in, expected at most {fits}"
    )]
    TooSmall {
        /// The chapter, from 1.
        chapter: usize,
        /// The number of puzzles per page that was requested.
        per_page: usize,
        /// The largest number that is possible.
        fits: usize,
    },
    /// The budget was told to stop.
    #[error("the book was not laid out in the time there was")]
    Stopped,
}

impl From<OutOfBudget> for LayoutError {
    fn from(_: OutOfBudget) -> LayoutError {
        LayoutError::Stopped
    }
}

/// Cells narrower than this many points cannot be written in.
const LEAST_CELL: f32 = 10.0;
/// The same in large print.
const LEAST_LARGE_CELL: f32 = 18.0;
/// Cells narrower than this many points cannot be read.
const LEAST_SOLVED_CELL: f32 = 5.0;
/// The same in large print.
const LEAST_LARGE_SOLVED_CELL: f32 = 11.0;
/// The largest sensible width of a cell, in points.
const MOST_CELL: f32 = 48.0;

/// Lays a book out and writes it as PDF.
///
/// # Errors
/// When the puzzles of a chapter would be too small, or the budget is told to stop.
pub fn lay_out(
    plan: &Plan,
    orders: &[Order],
    entries: &[Entry],
    budget: &Budget,
) -> Result<Vec<u8>, LayoutError> {
    let ruler = Ruler::new();
    let mut book = Book::new(plan, orders, entries, &ruler, budget);
    let chapters: Vec<Vec<usize>> = (0..orders.len())
        .map(|chapter| (0..entries.len()).filter(|&i| entries[i].chapter == chapter).collect())
        .collect();
    book.title_page();
    let contents_at = book.sheets.len();
    let n_contents = book.contents_pages(&[]).len();
    let blank = book.finished(book.page());
    book.sheets.extend(vec![blank; n_contents]);
    book.rules_pages();
    for (chapter, members) in chapters.iter().enumerate().filter(|(_, members)| !members.is_empty())
    {
        book.puzzle_pages(chapter, members)?;
    }
    if plan.solutions_per_page > 0 {
        book.mark(book.words.get("book.solutions").into_owned());
        for (chapter, members) in chapters.iter().enumerate() {
            book.solution_pages(chapter, members)?;
        }
    }
    if plan.hints {
        book.hint_pages()?;
    }
    let contents = book.contents_pages(&book.marks);
    for (i, page) in contents.into_iter().enumerate() {
        book.sheets[contents_at + i] = page;
    }
    let info = DocumentInfo {
        title: plan.shown_title(),
        author: plan.author.clone(),
        language: plan.language.clone(),
        bookmarks: book.marks.clone(),
    };
    Ok(pdf_document(&book.sheets, &info, budget)?)
}

struct Book<'a> {
    plan: &'a Plan,
    orders: &'a [Order],
    entries: &'a [Entry],
    ruler: &'a Ruler,
    budget: &'a Budget,
    words: Words,
    trim: Trim,
    theme: Theme,
    /// The size of running text.
    size: f32,
    sheets: Vec<Sheet>,
    /// The headings and the pages they start on, counted from 0.
    marks: Vec<(String, usize)>,
}

/// A part of a page: its left edge, its top, its width and its height.
type Area = (f32, f32, f32, f32);

impl<'a> Book<'a> {
    fn new(
        plan: &'a Plan,
        orders: &'a [Order],
        entries: &'a [Entry],
        ruler: &'a Ruler,
        budget: &'a Budget,
    ) -> Book<'a> {
        let (language, trim, theme) = plan.looks().expect("a plan is checked before it is used");
        let words = Words::new(language);
        let size = if trim.width < 450.0 { 9.5 } else { 11.0 };
        let size = if plan.large_print { 1.5 * size } else { size };
        let (sheets, marks) = (Vec::new(), Vec::new());
        Book { plan, orders, entries, ruler, budget, words, trim, theme, size, sheets, marks }
    }

    /// The printable area of a page.
    fn area(&self, page: usize) -> Area {
        let plan = self.plan;
        // The first page is a right-hand one: its spine is on the left.
        let left = if page.is_multiple_of(2) { plan.inner } else { plan.outer };
        let width = self.trim.width - (plan.inner + plan.outer) * MM;
        let height = self.trim.height - (plan.top + plan.bottom) * MM;
        (left * MM, plan.top * MM, width, height)
    }

    /// The printable area without the header and the page number.
    fn body(&self, page: usize) -> Area {
        let (left, top, width, height) = self.area(page);
        let line = 2.0 * self.size;
        (left, top + line, width, height - 2.0 * line)
    }

    fn page(&self) -> Page<'a> {
        Page::new(self.ruler, Theme::Print)
    }

    fn finished(&self, page: Page<'_>) -> Sheet {
        page.finish(self.trim.width, self.trim.height, self.plan.bleed * MM)
    }

    fn mark(&mut self, name: String) {
        self.marks.push((name, self.sheets.len()));
    }

    /// Finishes a page of the body with a header, a line and the page number.
    fn add(&mut self, mut page: Page<'_>, head: &str) {
        let n = self.sheets.len();
        self.number(&mut page, n, head);
        self.sheets.push(self.finished(page));
    }

    fn number(&self, page: &mut Page<'_>, n: usize, head: &str) {
        let (left, top, width, height) = self.area(n);
        let small = 0.85 * self.size;
        if !head.is_empty() {
            let head = shortened(self.ruler, head, small, width);
            let (x, align) = if n.is_multiple_of(2) {
                (left + width, Align::Right)
            } else {
                (left, Align::Left)
            };
            page.text((x, top + small), small, Face::Plain, align, &head);
            page.rule((left, top + 1.4 * small), width);
        }
        let number = (n + 1).to_string();
        let at = (left + width / 2.0, top + height);
        page.text(at, small, Face::Plain, Align::Centre, &number);
    }

    fn title_page(&mut self) {
        let (left, top, width, height) = self.area(0);
        let (mut page, middle) = (self.page(), left + width / 2.0);
        let big = (0.075 * self.trim.width).min(48.0);
        let mut y = top + 0.12 * height;
        for line in wrapped(self.ruler, &self.plan.shown_title(), big, Face::Bold, width) {
            y += 1.15 * big;
            page.text((middle, y), big, Face::Bold, Align::Centre, &line);
        }
        let medium = 0.45 * big;
        y += 0.5 * medium;
        for line in wrapped(self.ruler, &self.plan.subtitle, medium, Face::Plain, width) {
            y += 1.3 * medium;
            page.text((middle, y), medium, Face::Plain, Align::Centre, &line);
        }
        let bottom = top + height - 3.0 * medium;
        if let Some(first) = self.entries.first() {
            let picture = self.picture(first, Show::Puzzle);
            let room = (bottom - y - 2.0 * big).max(36.0);
            let scale = (0.72 * width / picture.width).min(room / picture.height);
            let at = (
                middle - scale * picture.width / 2.0,
                y + (bottom - y - scale * picture.height) / 2.0,
            );
            page.picture(picture, at, scale);
        }
        page.text((middle, top + height), medium, Face::Plain, Align::Centre, &self.plan.author);
        self.sheets.push(self.finished(page));
    }

    /// The pages of the contents; without marks they are only counted.
    fn contents_pages(&self, marks: &[(String, usize)]) -> Vec<Sheet> {
        // The number of lines is known even before the page numbers are.
        let n_parts = self.families().len()
            + self.orders.len()
            + usize::from(self.plan.solutions_per_page > 0)
            + usize::from(self.plan.hints);
        let pitch = 1.7 * self.size;
        let (_, _, _, height) = self.body(1);
        let per_page = (((height - 4.0 * self.size) / pitch) as usize).max(1);
        let mut pages = Vec::new();
        for i in 0..n_parts.div_ceil(per_page) {
            let n = 1 + i;
            let (left, top, width, _) = self.body(n);
            let mut page = self.page();
            let mut y = top + 1.5 * self.size;
            let title = self.words.get("book.contents");
            page.text((left, y), 1.6 * self.size, Face::Bold, Align::Left, &title);
            y += 0.8 * self.size;
            for (name, start) in marks.iter().skip(i * per_page).take(per_page) {
                y += pitch;
                let number = (start + 1).to_string();
                let room = width - 4.0 * self.size;
                let name = shortened(self.ruler, name, self.size, room);
                page.text((left, y), self.size, Face::Plain, Align::Left, &name);
                page.text((left + width, y), self.size, Face::Plain, Align::Right, &number);
                let start = left + self.ruler.width(&name, self.size) + 0.7 * self.size;
                let end = left + width - self.ruler.width(&number, self.size) - 0.7 * self.size;
                page.rule((start, y - 0.1 * self.size), (end - start).max(0.0));
            }
            self.number(&mut page, n, "");
            pages.push(self.finished(page));
        }
        pages
    }

    /// The families of the book, in order of appearance.
    fn families(&self) -> Vec<&'static Info> {
        let mut families: Vec<&'static Info> = Vec::new();
        for info in self.orders.iter().map(|order| order.family.info()) {
            if families.iter().all(|known| known.id != info.id) {
                families.push(info);
            }
        }
        families
    }

    fn rules_pages(&mut self) {
        for info in self.families() {
            let title = format!("{}: {}", self.words.family(info), self.words.get("book.rules-of"));
            self.mark(title.clone());
            let (left, top, width, _) = self.body(self.sheets.len());
            let mut page = self.page();
            let mut y = top + 1.5 * self.size;
            for line in wrapped(self.ruler, &title, 1.6 * self.size, Face::Bold, width) {
                page.text((left, y), 1.6 * self.size, Face::Bold, Align::Left, &line);
                y += 2.0 * self.size;
            }
            for text in [self.words.rules(info), self.words.get("book.ids")] {
                y += 0.6 * self.size;
                for line in wrapped(self.ruler, &text, self.size, Face::Plain, width) {
                    page.text((left, y), self.size, Face::Plain, Align::Left, &line);
                    y += 1.45 * self.size;
                }
            }
            self.add(page, "");
        }
    }

    fn picture(&self, entry: &Entry, show: Show) -> Picture {
        let values = match show {
            Show::Puzzle => entry.puzzle.board().givens.clone(),
            Show::Solution => entry.solution.iter().copied().map(Some).collect(),
        };
        let symbols = self.orders[entry.chapter].symbols;
        let mut scene = Scene::default();
        entry.puzzle.draw(&Marks { symbols, ..Marks::with(values) }, &mut scene);
        if show == Show::Solution {
            // A solution needs no captions, such as the words to find.
            scene.items.retain(|item| !matches!(item, Item::Caption(_)));
        }
        let style = PictureStyle { theme: self.theme, ..PictureStyle::default() };
        Picture::of(&scene, &style)
    }

    fn pictures(&self, members: &[usize], show: Show) -> Result<Vec<Picture>, LayoutError> {
        let mut pictures = Vec::with_capacity(members.len());
        for &i in members {
            self.budget.go_on()?;
            pictures.push(self.picture(&self.entries[i], show));
        }
        Ok(pictures)
    }

    /// The size of the smallest picture that all of these fit in.
    fn largest(&self, pictures: &[Picture]) -> (f32, f32) {
        pictures.iter().fold((1.0_f32, 1.0_f32), |(width, height), picture| {
            (width.max(picture.width), height.max(picture.height))
        })
    }

    fn puzzle_pages(&mut self, chapter: usize, members: &[usize]) -> Result<(), LayoutError> {
        let title = self.orders[chapter].title.clone();
        self.mark(title.clone());
        let below = 2.8 * self.size;
        let least = if self.plan.large_print { LEAST_LARGE_CELL } else { LEAST_CELL };
        let Order { mut per_page, is_asked, .. } = self.orders[chapter];
        let pictures = self.pictures(members, Show::Puzzle)?;
        let largest = self.largest(&pictures);
        let (_, _, width, height) = self.body(0);
        let fit = |n: usize| Slots::of(n, (width, height), largest, below);
        let is_legible = |slots: &Slots| slots.scale * Picture::CELL >= least;
        // A single picture on a page cannot be made larger.
        let fits = (1..=per_page).rev().find(|&n| is_legible(&fit(n))).unwrap_or(1);
        if is_asked && fits < per_page {
            return Err(LayoutError::TooSmall { chapter: chapter + 1, per_page, fits });
        }
        per_page = fits;
        let slots = fit(per_page);
        let scale = slots.scale.min(MOST_CELL / Picture::CELL);
        for (members, pictures) in members.chunks(per_page).zip(pictures.chunks(per_page)) {
            let (left, top, ..) = self.body(self.sheets.len());
            let mut page = self.page();
            for (slot, (&i, picture)) in members.iter().zip(pictures).enumerate() {
                let (x, y) = slots.corner(slot);
                let middle = left + x + slots.slot.0 / 2.0;
                let room = slots.slot.1 - below;
                let y = top + y + ((room - scale * picture.height) / 2.0).max(0.0);
                let at = (middle - scale * picture.width / 2.0, y);
                page.picture(picture.clone(), at, scale);
                let y = y + scale * picture.height;
                self.caption(&mut page, i, (middle, y), slots.slot.0 - 8.0);
            }
            self.add(page, &title);
        }
        Ok(())
    }

    /// The number, the level, the rating and the id of a puzzle.
    fn caption(&self, page: &mut Page<'_>, index: usize, (middle, y): (f32, f32), width: f32) {
        let entry = &self.entries[index];
        let number = (index + 1).to_string();
        let about = entry.rating.map_or(String::new(), |(level, rating)| {
            let level = self.words.level(level);
            format!("{level}, {rating}")
        });
        let (size, gap) = (self.size, 0.6 * self.size);
        let widths = (
            self.ruler.bold_width(&number, size),
            if about.is_empty() { 0.0 } else { gap + self.ruler.width(&about, 0.9 * size) },
        );
        let left = middle - (widths.0 + widths.1) / 2.0;
        let y = y + 1.1 * size;
        page.text((left, y), size, Face::Bold, Align::Left, &number);
        if !about.is_empty() {
            let at = (left + widths.0 + gap, y);
            page.text(at, 0.9 * size, Face::Plain, Align::Left, &about);
        }
        let small = 0.62 * size;
        let id = shortened(self.ruler, &entry.id, small, width);
        page.text((middle, y + 1.4 * small), small, Face::Quiet, Align::Centre, &id);
    }

    fn solution_pages(&mut self, chapter: usize, members: &[usize]) -> Result<(), LayoutError> {
        if members.is_empty() {
            return Ok(());
        }
        let head = format!("{}: {}", self.words.get("book.solutions"), self.orders[chapter].title);
        let below = 1.5 * self.size;
        let pictures = self.pictures(members, Show::Solution)?;
        let largest = self.largest(&pictures);
        let (_, _, width, height) = self.body(0);
        let fit = |n: usize| Slots::of(n, (width, height), largest, below);
        let least = if self.plan.large_print { LEAST_LARGE_SOLVED_CELL } else { LEAST_SOLVED_CELL };
        let is_legible = |n: &usize| fit(*n).scale * Picture::CELL >= least;
        let most = self.plan.solutions_per_page.min(members.len());
        let per_page = (1..=most).rev().find(is_legible).unwrap_or(1);
        let slots = fit(per_page);
        let scale = slots.scale.min(0.6 * MOST_CELL / Picture::CELL);
        for (members, pictures) in members.chunks(per_page).zip(pictures.chunks(per_page)) {
            let (left, top, ..) = self.body(self.sheets.len());
            let mut page = self.page();
            for (slot, (&i, picture)) in members.iter().zip(pictures).enumerate() {
                let (x, y) = slots.corner(slot);
                let (middle, y) = (left + x + slots.slot.0 / 2.0, top + y);
                let at = (middle - scale * picture.width / 2.0, y);
                page.picture(picture.clone(), at, scale);
                let y = y + scale * picture.height + self.size;
                let number = (i + 1).to_string();
                page.text((middle, y), 0.9 * self.size, Face::Bold, Align::Centre, &number);
            }
            self.add(page, &head);
        }
        Ok(())
    }

    fn hint_pages(&mut self) -> Result<(), LayoutError> {
        let head = self.words.get("book.hints").into_owned();
        self.mark(head.clone());
        let (_, _, width, height) = self.body(0);
        let (size, pitch) = (0.9 * self.size, 1.25 * self.size);
        let indent = 3.0 * size;
        let mut page = self.page();
        let mut used = 0.0;
        let (left, top, ..) = self.body(self.sheets.len());
        for text in self.how_to_read_hints() {
            for line in wrapped(self.ruler, &text, size, Face::Plain, width) {
                page.text((left, top + used + size), size, Face::Plain, Align::Left, &line);
                used += pitch;
            }
            used += 0.4 * pitch;
        }
        used += 0.6 * pitch;
        for (i, entry) in self.entries.iter().enumerate() {
            let Some(step) = &entry.hint else { continue };
            self.budget.go_on()?;
            let symbols = self.orders[entry.chapter].symbols;
            let hint = hint(self.words, &*entry.puzzle, step, symbols);
            let lines = wrapped(self.ruler, &hint, size, Face::Plain, width - indent);
            let tall = pitch * lines.len() as f32 + 0.4 * pitch;
            if used > 0.0 && used + tall > height {
                let full = std::mem::replace(&mut page, self.page());
                self.add(full, &head);
                used = 0.0;
            }
            let (left, top, ..) = self.body(self.sheets.len());
            let mut y = top + used + size;
            let number = (i + 1).to_string();
            page.text((left, y), size, Face::Bold, Align::Left, &number);
            for line in lines {
                page.text((left + indent, y), size, Face::Plain, Align::Left, &line);
                y += pitch;
            }
            used += tall;
        }
        self.add(page, &head);
        Ok(())
    }

    /// The notation of moves, with the notes of the families in the book.
    fn how_to_read_hints(&self) -> Vec<Cow<'static, str>> {
        let own = self.families().into_iter().filter_map(|info| self.words.notation(info));
        std::iter::once(self.words.get("book.moves")).chain(own).collect()
    }
}

/// Which of the two is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    Puzzle,
    Solution,
}

#[cfg(test)]
mod tests {
    use gridwright::steps::next_step;
    use gridwright::{Budget, FAMILIES, Position, Recipe, StepQuery};

    use super::*;

    /// A book of the first family: so many puzzles, so many a page.
    fn book(count: usize, extra: &str, per_page: usize) -> Result<Vec<u8>, LayoutError> {
        book_within(count, extra, per_page, &Budget::unlimited())
    }

    fn book_within(
        count: usize,
        extra: &str,
        per_page: usize,
        budget: &Budget,
    ) -> Result<Vec<u8>, LayoutError> {
        let info = FAMILIES[0].info();
        let (id, preset) = (info.id, info.presets[0]);
        let text = format!(
            "{extra}\n[[chapter]]\nfamily = \"{id}\"\nparams = \"{preset}\"\ncount = {count}\n\
             per-page = {per_page}\n"
        );
        let plan = Plan::parse(&text).unwrap();
        let orders = plan.orders(&text).unwrap();
        let entry = |index: u64| {
            let Order { family, params, .. } = &orders[0];
            let recipe = Recipe { index, ..Recipe::new(*family, params.clone(), 1) };
            let made = recipe.make(&mut Budget::unlimited()).unwrap();
            let (at, budget) = (Position::of(&*made.puzzle), &mut Budget::unlimited());
            let hint = next_step(&*made.puzzle, &at, &StepQuery::default(), budget);
            let (id, rating) = (recipe.to_string(), None);
            Entry { chapter: 0, id, puzzle: made.puzzle, solution: made.solution, rating, hint }
        };
        let entries: Vec<Entry> = (0..count as u64).map(entry).collect();
        lay_out(&plan, &orders, &entries, budget)
    }

    fn n_pages(file: &[u8]) -> usize {
        let page = b"/Type /Page\n";
        file.windows(page.len()).filter(|window| window == page).count()
    }

    #[test]
    fn pages_are_as_many_as_asked_for() {
        // Title, contents, rules, then the puzzles and the solutions.
        assert_eq!(n_pages(&book(8, "", 4).unwrap()), 3 + 2 + 1);
        assert_eq!(n_pages(&book(8, "solutions-per-page = 0", 4).unwrap()), 3 + 2);
        assert_eq!(n_pages(&book(8, "solutions-per-page = 1", 8).unwrap()), 3 + 1 + 8);
        assert_eq!(n_pages(&book(8, "hints = true", 4).unwrap()), 3 + 2 + 1 + 1);
    }

    #[test]
    fn too_many_a_page_are_refused_with_a_number_that_fits() {
        let small = "trim = \"a5\"\nlarge-print = true";
        let Err(LayoutError::TooSmall { fits, .. }) = book(2, small, 90) else {
            panic!("90 of them fit")
        };
        assert!((1..90).contains(&fits), "{fits}");
        assert!(book(2, small, fits).is_ok());
        assert!(book(2, small, fits + 1).is_err());
    }

    #[test]
    fn it_ends_when_it_is_told_to() {
        let stopped = Budget::unlimited().with_stop(Arc::new(true.into()));
        assert_eq!(book_within(8, "", 4, &stopped), Err(LayoutError::Stopped));
    }

    #[test]
    fn every_trim_size_and_language_can_be_laid_out() {
        for trim in Trim::NAMES {
            for language in gridwright_words::Language::CODES {
                let extra = format!("trim = \"{trim}\"\nlanguage = \"{language}\"\nbleed = 3.0");
                assert!(book(1, &extra, 1).is_ok(), "{extra}");
            }
        }
    }
}
