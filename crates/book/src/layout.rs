//! Lays out the pages of a book in several passes: the first passes find out on which page
//! everything is, and the last one draws, so that pages can refer to one another.

use std::borrow::Cow;

use gridwright::budget::OutOfBudget;
use gridwright::{Budget, Info, Puzzle};
use gridwright_render::{Bookmark, Edges, Picture, Ruler, Sheet, Tag, Theme};
use gridwright_words::Words;

use crate::chapter::Order;
use crate::drawing::Artist;
use crate::entry::Entry;
use crate::kind::kind_title;
use crate::markdown::{Block, BlockKind};
use crate::page::{Align, Face, Line, Page, Word, cut, flowing, wrapped};
use crate::plan::Plan;
use crate::rules::Example;
use crate::shop::{LEAST_TEXT, Margins};
use crate::trim::{MM, Trim};

/// The reason why a book cannot be laid out.
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
    /// A character of a puzzle is missing from the font.
    #[error("page {page}: expected letters that the font of books has, found {letters}")]
    NoGlyph {
        /// The page, from 1.
        page: usize,
        /// The characters.
        letters: String,
    },
    /// The margins leave no room.
    #[error(
        "the margins leave {width:.0} x {height:.0} points of the page, expected at least 150 x 200"
    )]
    NoRoom {
        /// The width that is left.
        width: i32,
        /// The height that is left.
        height: i32,
    },
    /// The budget was stopped.
    #[error("the book was not laid out in the time there was")]
    Stopped,
}

impl From<OutOfBudget> for LayoutError {
    fn from(_: OutOfBudget) -> LayoutError {
        LayoutError::Stopped
    }
}

/// The part of a book that is laid out.
///
/// ```
/// assert_ne!(gridwright_book::Part::Whole, gridwright_book::Part::Answers);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The whole book.
    Whole,
    /// Everything except solutions and hints, which are in a separate file.
    Puzzles,
    /// Only the solutions and hints.
    Answers,
}

/// The input of the layout.
#[derive(Clone, Copy)]
pub(crate) struct Job<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) orders: &'a [Order],
    pub(crate) entries: &'a [Entry],
    pub(crate) part: Part,
    pub(crate) ruler: &'a Ruler,
    pub(crate) budget: &'a Budget,
    pub(crate) artist: Artist<'a>,
    pub(crate) trim: Trim,
}

impl Job<'_> {
    pub(crate) fn words(&self) -> Words {
        self.artist.words
    }

    /// The title of a chapter. Puzzles of a file are named after their kind, or else their family, if they have it in common.
    pub(crate) fn title(&self, chapter: usize) -> String {
        let title = &self.orders[chapter].title;
        if !title.is_empty() {
            return title.clone();
        }
        let common = |name: &dyn Fn(&dyn Puzzle) -> String| {
            let members = self.members(chapter);
            let mut names = members.iter().map(|&i| name(&*self.entries[i].puzzle));
            let first = names.next()?;
            names.all(|name| name == first).then_some(first)
        };
        let words = self.words();
        let kind = |puzzle: &dyn Puzzle| kind_title(words, puzzle.info(), &puzzle.params());
        let family = |puzzle: &dyn Puzzle| words.family(puzzle.info()).into_owned();
        let named = common(&kind).or_else(|| common(&family));
        named.unwrap_or_else(|| words.get("book.title").into_owned())
    }

    /// The index of the set of symbols that a chapter requests; 0 if it requests none.
    pub(crate) fn symbols(&self, chapter: usize, puzzle: &dyn Puzzle) -> usize {
        let asked = self.orders[chapter].symbols.as_deref();
        asked.and_then(|name| puzzle.info().symbol_set(name)).unwrap_or(0)
    }

    pub(crate) fn members(&self, chapter: usize) -> Vec<usize> {
        (0..self.entries.len()).filter(|&i| self.entries[i].chapter == chapter).collect()
    }

    /// Whether solutions are in the same file as puzzles.
    pub(crate) fn has_both(&self) -> bool {
        self.part == Part::Whole && self.plan.solutions_per_page > 0
    }

    /// The families of the book, in order of appearance.
    pub(crate) fn families(&self) -> Vec<&'static Info> {
        let mut families: Vec<&'static Info> = Vec::new();
        for info in self.entries.iter().map(|entry| entry.puzzle.info()) {
            if families.iter().all(|known| known.id != info.id) {
                families.push(info);
            }
        }
        families
    }
}

/// The sizes of all pictures, in their own units.
pub(crate) struct Sizes {
    pub(crate) puzzles: Vec<(f32, f32)>,
    pub(crate) solutions: Vec<(f32, f32)>,
}

impl Sizes {
    pub(crate) fn of(job: &Job<'_>) -> Result<Sizes, LayoutError> {
        let (mut puzzles, mut solutions) = (Vec::new(), Vec::new());
        for entry in job.entries {
            job.budget.go_on()?;
            let symbols = job.symbols(entry.chapter, &*entry.puzzle);
            let size = |picture: Picture| (picture.width, picture.height);
            if job.part != Part::Answers {
                puzzles.push(size(job.artist.puzzle(&*entry.puzzle, symbols)));
            }
            if job.part != Part::Puzzles && job.plan.solutions_per_page > 0 {
                let solved = job.artist.solution(&*entry.puzzle, &entry.solution, symbols);
                solutions.push(size(solved));
            }
        }
        Ok(Sizes { puzzles, solutions })
    }
}

/// The page numbers found by a pass.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) n_pages: usize,
    /// The page of each puzzle, from 0.
    pub(crate) puzzles: Vec<usize>,
    /// The page of each solution, from 0.
    pub(crate) solutions: Vec<usize>,
    /// The headings for contents and outline.
    pub(crate) marks: Vec<Bookmark>,
}

/// The pages of one pass.
pub(crate) struct Pages<'a> {
    pub(crate) job: &'a Job<'a>,
    pub(crate) sizes: &'a Sizes,
    pub(crate) examples: &'a [Vec<Example>],
    /// The result of the previous pass.
    pub(crate) before: &'a Draft,
    pub(crate) draft: Draft,
    is_dry: bool,
    pub(crate) margins: Margins,
    /// The size of running text.
    pub(crate) size: f32,
    /// The size of the smallest text so far.
    pub(crate) least_text: f32,
    pub(crate) sheets: Vec<Sheet>,
}

/// A part of a page: its left edge, its top, its width and its height.
pub(crate) type Area = (f32, f32, f32, f32);

/// The minimum size of anything in large print, in points.
const LEAST_LARGE: f32 = 16.0;

impl<'a> Pages<'a> {
    pub(crate) fn new(
        job: &'a Job<'a>,
        sizes: &'a Sizes,
        examples: &'a [Vec<Example>],
        before: &'a Draft,
        is_dry: bool,
    ) -> Pages<'a> {
        let plan = job.plan;
        let size = match (plan.large_print, job.trim.width < 450.0) {
            (true, _) => 18.0,
            (false, true) => 9.5,
            (false, false) => 11.0,
        };
        let usual = match plan.shop() {
            Some(shop) => shop.margins(before.n_pages, plan.bleed),
            None => Margins { inner: 18.0, outer: 13.0, top: 13.0, bottom: 13.0 },
        };
        let margins = Margins {
            inner: plan.inner.unwrap_or(usual.inner),
            outer: plan.outer.unwrap_or(usual.outer),
            top: plan.top.unwrap_or(usual.top),
            bottom: plan.bottom.unwrap_or(usual.bottom),
        };
        let (draft, sheets) = (Draft::default(), Vec::new());
        let least_text = size;
        Pages { job, sizes, examples, before, draft, is_dry, margins, size, least_text, sheets }
    }

    pub(crate) fn all(mut self) -> Result<Pages<'a>, LayoutError> {
        let (_, _, width, height) = self.area(0);
        if width < 150.0 || height < 200.0 {
            return Err(LayoutError::NoRoom { width: width as i32, height: height as i32 });
        }
        let plan = self.job.plan;
        let has_answers = self.job.part != Part::Puzzles;
        self.title_page();
        if self.job.part != Part::Answers {
            self.imprint_page();
            self.contents_pages();
            self.text_pages("book.foreword", &plan.foreword);
            for chapter in 0..self.job.orders.len() {
                self.chapter(chapter)?;
            }
        }
        if plan.hints && has_answers {
            self.hint_pages()?;
        }
        if plan.solutions_per_page > 0 && has_answers {
            self.solution_pages()?;
        }
        if self.job.part != Part::Answers {
            self.text_pages("book.afterword", &plan.afterword);
        }
        let n_blank = plan.shop().map_or(0, |shop| shop.blank_pages(self.sheets.len()));
        for _ in 0..n_blank {
            let blank = self.page();
            self.push(blank);
        }
        self.draft.n_pages = self.sheets.len();
        Ok(self)
    }

    /// The number of the current page, from 0.
    pub(crate) fn here(&self) -> usize {
        self.sheets.len()
    }

    pub(crate) fn words(&self) -> Words {
        self.job.words()
    }

    /// Whether the spine is on the left of a page. It is for the first page, unless the book is
    /// bound at the right.
    fn spine_is_left(&self, page: usize) -> bool {
        page.is_multiple_of(2) != self.job.plan.left_handed
    }

    /// The printable area of a page.
    pub(crate) fn area(&self, page: usize) -> Area {
        let Margins { inner, outer, top, bottom } = self.margins;
        let left = if self.spine_is_left(page) { inner } else { outer };
        let width = self.job.trim.width - (inner + outer) * MM;
        let height = self.job.trim.height - (top + bottom) * MM;
        (left * MM, top * MM, width, height)
    }

    /// The printable area without the header and the page number.
    pub(crate) fn body(&self, page: usize) -> Area {
        let (left, top, width, height) = self.area(page);
        let line = 2.0 * self.size;
        (left, top + line, width, height - 2.0 * line)
    }

    /// A text size relative to that of running text, but never too small to read.
    pub(crate) fn text_size(&self, part: f32) -> f32 {
        let least = if self.job.plan.large_print { LEAST_LARGE } else { LEAST_TEXT };
        (part * self.size).max(least)
    }

    /// Records the size of a text within a picture.
    pub(crate) fn note_text(&mut self, points: f32) {
        self.least_text = self.least_text.min(points);
    }

    pub(crate) fn page(&self) -> Page<'a> {
        let theme = if self.job.artist.theme == Theme::Light { Theme::Light } else { Theme::Print };
        let size = (self.job.trim.width, self.job.trim.height);
        Page::new(self.job.ruler, theme, size, self.is_dry)
    }

    /// Whether nothing is drawn in this pass.
    pub(crate) fn is_dry(&self) -> bool {
        self.is_dry
    }

    /// Adds a page without a header.
    pub(crate) fn push(&mut self, page: Page<'_>) {
        let bleed = self.job.plan.bleed * MM;
        let mut edges = Edges::all(bleed);
        let at_spine = self.job.plan.shop().is_none_or(super::shop::Shop::bleeds_at_spine);
        if !at_spine {
            let spine =
                if self.spine_is_left(self.here()) { &mut edges.left } else { &mut edges.right };
            *spine = 0.0;
        }
        self.sheets.push(page.finish(edges));
    }

    /// Adds a page of the body with a header, a line and the page number.
    pub(crate) fn add(&mut self, mut page: Page<'_>, head: &str) {
        let n = self.here();
        let (left, top, width, height) = self.area(n);
        let small = self.text_size(0.85);
        if !head.is_empty() {
            let head = cut(self.job.ruler, head, small, Face::Plain, width);
            let (x, align) = if self.spine_is_left(n) {
                (left + width, Align::Right)
            } else {
                (left, Align::Left)
            };
            let at = (x, top + small);
            let line = Line { at, size: small, face: Face::Plain, align, text: &head };
            page.line(Tag::Artifact, line);
            page.rule((left, top + 1.4 * small), width);
        }
        let number = (n + 1).to_string();
        let at = (left + width / 2.0, top + height);
        let line = Line::centred(at, small, Face::Plain, &number);
        page.line(Tag::Artifact, line);
        self.push(page);
    }

    /// Records a heading on the current page.
    pub(crate) fn mark(&mut self, title: impl Into<String>, level: u8) {
        let (title, page) = (title.into(), self.here());
        self.draft.marks.push(Bookmark { title, page, level });
    }

    /// Writes a heading; returns how far down the page it reaches.
    pub(crate) fn heading(
        &self,
        page: &mut Page<'_>,
        text: &str,
        (left, top): (f32, f32),
        width: f32,
    ) -> f32 {
        let size = 1.6 * self.size;
        let lines = wrapped(self.job.ruler, text, size, Face::Bold, width);
        let mut y = top + 0.2 * size;
        let mut placed = Vec::new();
        for text in &lines {
            y += 1.15 * size;
            placed.push(Line::left((left, y - 0.3 * size), size, Face::Bold, text));
        }
        page.lines(Tag::Heading(1), &placed);
        y + 0.4 * size
    }

    /// Writes a paragraph; returns how far down the page it reaches.
    pub(crate) fn paragraph(
        &self,
        page: &mut Page<'_>,
        text: &str,
        (left, top): (f32, f32),
        width: f32,
        (size, face): (f32, Face),
    ) -> f32 {
        let lines = flowing(self.job.ruler, text, size, face, width);
        let mut y = top;
        let mut placed = Vec::new();
        for text in &lines {
            y += 1.4 * size;
            placed.push(Line { at: (left, y - 0.35 * size), size, face, align: Align::Left, text });
        }
        page.lines(Tag::Paragraph, &placed);
        y
    }

    /// Writes a Markdown text on pages of its own, with a title unless it starts with a heading.
    fn text_pages(&mut self, key: &str, text: &str) {
        let blocks = crate::markdown::blocks(text);
        let Some(first) = blocks.first() else { return };
        let title = match first.kind {
            BlockKind::Heading => plain(first),
            _ => self.words().get(key).into_owned(),
        };
        self.mark(title.as_str(), 1);
        let (_, _, width, height) = self.body(0);
        let mut page = self.page();
        let (left, top, ..) = self.body(self.here());
        let mut used = match first.kind {
            BlockKind::Heading => 0.0,
            _ => self.heading(&mut page, &title, (left, top), width) - top,
        };
        let mut head = "";
        for block in &blocks {
            let (size, tag) = match block.kind {
                BlockKind::Heading => (1.4 * self.size, Tag::Heading(1)),
                _ => (self.size, Tag::Paragraph),
            };
            let indent = if let BlockKind::Item(_) = block.kind { 1.6 * size } else { 0.0 };
            let lines = self.set(&block.words, size, width - indent);
            let pitch = 1.4 * size;
            let mut at = 0;
            while at < lines.len() {
                let room = ((height - used) / pitch) as usize;
                // A heading stays with the text that follows it, and a paragraph has no orphan
                // lines.
                let needed =
                    if block.kind == BlockKind::Heading { 4 } else { 2.min(lines.len() - at) };
                if room < needed && used > 0.0 {
                    let full = std::mem::replace(&mut page, self.page());
                    self.add(full, head);
                    head = &title;
                    used = 0.0;
                    continue;
                }
                let mut n = room.max(1).min(lines.len() - at);
                if lines.len() - at - n == 1 && n > 2 {
                    n -= 1;
                }
                let (left, top, ..) = self.body(self.here());
                let y = |i: usize| top + used + pitch * (i as f32 + 1.0) - 0.35 * size;
                let mut words: Vec<((f32, f32), &Word)> = Vec::new();
                for (i, line) in lines[at..at + n].iter().enumerate() {
                    words.extend(line.iter().map(|(x, word)| ((left + indent + x, y(i)), *word)));
                }
                if let (BlockKind::Item(number), 0) = (block.kind, at) {
                    let text = number.map_or("•".to_owned(), |number| format!("{number}."));
                    let label = Line::left((left + 0.3 * size, y(0)), size, Face::Plain, &text);
                    page.line(Tag::Artifact, label);
                }
                page.words(tag.clone(), size, &words);
                used += pitch * n as f32;
                at += n;
            }
            used += 0.5 * pitch;
        }
        self.add(page, head);
    }

    /// Breaks words into lines; returns each word with its distance from the left.
    pub(crate) fn set<'w>(
        &self,
        words: &'w [Option<Word>],
        size: f32,
        width: f32,
    ) -> Vec<Vec<(f32, &'w Word)>> {
        let blank = self.job.ruler.width(" ", size);
        let mut lines: Vec<Vec<(f32, &Word)>> = vec![Vec::new()];
        let mut x = 0.0;
        for word in words {
            let Some(word) = word else {
                lines.push(Vec::new());
                x = 0.0;
                continue;
            };
            let wide = word.face.width(self.job.ruler, &word.text, size);
            let space = if word.is_glued || x == 0.0 { 0.0 } else { blank };
            if x > 0.0 && x + space + wide > width && !word.is_glued {
                lines.push(Vec::new());
                x = 0.0;
            }
            let start = if x == 0.0 { 0.0 } else { x + space };
            if let Some(line) = lines.last_mut() {
                line.push((start, word));
            }
            x = start + wide;
        }
        lines
    }

    /// The explanation of the notation of moves, with the notes of the families in the book.
    pub(crate) fn how_to_read_hints(&self) -> Vec<Cow<'static, str>> {
        let words = self.words();
        let own = self.job.families().into_iter().filter_map(|info| words.notation(info));
        let moves = if self.job.plan.hint_stages > 1 { "book.moves-only" } else { "book.moves" };
        std::iter::once(words.get(moves)).chain(own).collect()
    }
}

/// The words of a block without their styles.
fn plain(block: &Block) -> String {
    let mut text = String::new();
    for word in block.words.iter().flatten() {
        if !text.is_empty() && !word.is_glued {
            text.push(' ');
        }
        text.push_str(&word.text);
    }
    text
}
