//! The pages with solutions: in order through all chapters, all cells of one size.

use gridwright_render::{Picture, Tag};

use crate::layout::{LayoutError, Pages, Part};
use crate::page::{Align, Face, Line, Page, cut};
use crate::slots::Slots;

/// The minimum width of a cell that can be read, in points: digits in a narrower one would be below
/// 7 points.
const LEAST_CELL: f32 = 9.0;
/// The minimum width in large print.
const LEAST_LARGE_CELL: f32 = 20.0;
/// The maximum width of a cell; with a larger one, solutions would be as large as puzzles.
const MOST_CELL: f32 = 17.0;
/// The maximum width in large print.
const MOST_LARGE_CELL: f32 = 26.0;
/// The minimum gap between solutions, in points.
const GAP: f32 = 12.0;

/// A row of solutions: the range of their indices, and its height.
struct Row {
    members: std::ops::Range<usize>,
    height: f32,
    /// The chapter that starts with this row.
    chapter: Option<usize>,
}

impl Pages<'_> {
    pub(crate) fn solution_pages(&mut self) -> Result<(), LayoutError> {
        let job = self.job;
        let title = self.words().get("book.solutions").into_owned();
        self.mark(title.as_str(), 1);
        let (_, _, width, height) = self.body(0);
        let mut scale = self.scale();
        let (usual, filled) = self.n_pages(scale);
        // Slightly smaller solutions may avoid a last page that is nearly empty.
        if usual > 1 && filled < 0.3 {
            let least = self.least_cell() / Picture::CELL;
            let smaller = [0.97, 0.94, 0.91, 0.88].map(|part| part * scale);
            let fewer = |one: &f32| *one >= least && self.n_pages(*one).0 < usual;
            scale = smaller.into_iter().find(fewer).unwrap_or(scale);
        }
        let rows = self.rows(scale, width);
        for row in &rows {
            for member in row.members.clone() {
                self.note_text(0.8 * self.scale_of(member, scale) * Picture::CELL);
            }
        }
        let mut page = self.page();
        let (left, top, ..) = self.body(self.here());
        let mut used = self.heading(&mut page, &title, (left, top), width) - top;
        let mut head = "";
        for row in rows {
            job.budget.go_on()?;
            let above = row.chapter.map_or(0.0, |_| 2.2 * self.size);
            if used > 0.0 && used + above + row.height > height {
                let full = std::mem::replace(&mut page, self.page());
                self.add(full, head);
                head = &title;
                used = 0.0;
            }
            let (left, top, ..) = self.body(self.here());
            if let Some(chapter) = row.chapter {
                let size = 1.1 * self.size;
                let title = &job.title(chapter);
                let text = cut(job.ruler, title, size, Face::Bold, width);
                let at = (left, top + used + 1.3 * size);
                let line = Line::left(at, size, Face::Bold, &text);
                page.line(Tag::Heading(2), line);
            }
            used += above;
            self.row(&mut page, &row, (left, top + used), width, scale);
            used += row.height;
        }
        self.add(page, head);
        Ok(())
    }

    /// The number of pages with solutions of this scale, and the part of the last page that is
    /// filled.
    fn n_pages(&self, scale: f32) -> (usize, f32) {
        let (_, _, width, height) = self.body(0);
        // The first page has a heading.
        let (mut n_pages, mut used) = (1, 1.6 * 1.75 * self.size);
        for row in self.rows(scale, width) {
            let tall = row.height + row.chapter.map_or(0.0, |_| 2.2 * self.size);
            if used > 0.0 && used + tall > height {
                (n_pages, used) = (n_pages + 1, 0.0);
            }
            used += tall;
        }
        (n_pages, used / height)
    }

    /// The minimum width of a cell.
    fn least_cell(&self) -> f32 {
        if self.job.plan.large_print { LEAST_LARGE_CELL } else { LEAST_CELL }
    }

    /// The scale of most solutions: a page holds the requested number of solutions of the size that
    /// takes the most room in total.
    fn scale(&self) -> f32 {
        let (_, _, width, height) = self.body(0);
        let sizes = &self.sizes.solutions;
        let room = |size: &(f32, f32)| {
            let times = sizes.iter().filter(|other| *other == size).count();
            times as f32 * size.0 * size.1
        };
        let mut commonest = sizes.first().copied().unwrap_or((1.0, 1.0));
        let mut distinct: Vec<(f32, f32)> = Vec::new();
        for size in sizes {
            if !distinct.contains(size) {
                distinct.push(*size);
            }
        }
        for size in &distinct {
            if room(size) > room(&commonest) {
                commonest = *size;
            }
        }
        let n = self.job.plan.solutions_per_page;
        let fit = Slots::of(n, (width, height), commonest, self.below());
        let least = self.least_cell();
        let most = if self.job.plan.large_print { MOST_LARGE_CELL } else { MOST_CELL };
        // Fewer solutions per page are better than illegible ones.
        let legible = (1..=n).rev().map(|n| Slots::of(n, (width, height), commonest, self.below()));
        let legible = legible.into_iter().find(|slots| slots.scale * Picture::CELL >= least);
        legible.unwrap_or(fit).scale.min(most / Picture::CELL)
    }

    /// The scale of one solution; a board that is wider than a page is drawn smaller.
    fn scale_of(&self, member: usize, scale: f32) -> f32 {
        let (_, _, width, height) = self.body(0);
        let (w, h) = self.sizes.solutions[member];
        scale.min(width / w).min((height - self.below() - 4.0 * self.size) / h)
    }

    /// The height of the caption below a solution.
    fn below(&self) -> f32 {
        2.1 * self.size
    }

    fn rows(&self, scale: f32, width: f32) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut used = 0.0;
        for (member, entry) in self.job.entries.iter().enumerate() {
            let own = self.scale_of(member, scale);
            let (w, h) = self.sizes.solutions[member];
            let (w, h) = (own * w, own * h + self.below());
            let before = member.checked_sub(1).map(|before| self.job.entries[before].chapter);
            let begins = before != Some(entry.chapter);
            match rows.last_mut() {
                Some(row) if !begins && used + GAP + w <= width => {
                    row.members.end += 1;
                    row.height = row.height.max(h);
                    used += GAP + w;
                }
                _ => {
                    let chapter = begins.then_some(entry.chapter);
                    rows.push(Row { members: member..member + 1, height: h, chapter });
                    used = w;
                }
            }
        }
        rows
    }

    fn row(
        &mut self,
        page: &mut Page<'_>,
        row: &Row,
        (left, top): (f32, f32),
        width: f32,
        scale: f32,
    ) {
        let job = self.job;
        let wide = |pages: &Self, member: usize| {
            pages.scale_of(member, scale) * pages.sizes.solutions[member].0
        };
        // Rows of equal solutions form columns: as many as fit, with equal gaps.
        let first = wide(self, row.members.start);
        let are_equal = row.members.clone().all(|member| (wide(self, member) - first).abs() < 0.01);
        let n = match are_equal {
            true => (((width + GAP) / (first + GAP)) as usize).max(1),
            false => row.members.len(),
        };
        let all: f32 = match are_equal {
            true => first * n as f32,
            false => row.members.clone().map(|member| wide(self, member)).sum(),
        };
        let gap = if n > 1 { ((width - all) / (n - 1) as f32).min(4.0 * GAP) } else { 0.0 };
        let mut x = left + (width - all - gap * (n - 1) as f32) / 2.0;
        for member in row.members.clone() {
            let entry = &job.entries[member];
            let own = self.scale_of(member, scale);
            let size = self.sizes.solutions[member];
            let middle = x + own * size.0 / 2.0;
            if !self.is_dry() {
                let symbols = job.symbols(entry.chapter, &*entry.puzzle);
                let picture = job.artist.solution(&*entry.puzzle, &entry.solution, symbols);
                let words = entry.puzzle.solution_line(&entry.solution);
                page.picture(picture, (x, top), own, words);
            }
            self.draft.solutions.push(self.here());
            self.solution_caption(page, member, (middle, top + own * size.1 + 1.05 * self.size));
            x += own * size.0 + gap;
        }
    }

    /// Draws the number of a solution, and the page of its puzzle.
    fn solution_caption(&self, page: &mut Page<'_>, member: usize, (middle, y): (f32, f32)) {
        let number = (member + 1).to_string();
        let size = self.text_size(0.95);
        let has_page = self.job.part == Part::Whole && self.job.plan.shows("pages");
        let small = self.text_size(0.72);
        let target = self.before.puzzles.get(member).copied().unwrap_or(0);
        let about = self.words().with("book.page", &[("page", (target + 1).into())]);
        let ruler = self.job.ruler;
        let widths = (
            ruler.bold_width(&number, size),
            if has_page { 0.5 * size + ruler.width(&about, small) } else { 0.0 },
        );
        let x = middle - (widths.0 + widths.1) / 2.0;
        let (face, align) = (Face::Bold, Align::Left);
        page.line(Tag::Paragraph, Line { at: (x, y), size, face, align, text: &number });
        if has_page {
            let at = (x + widths.0 + 0.5 * size, y);
            let line = Line { at, size: small, face: Face::Quiet, align, text: &about };
            page.linked_line(line, target);
        }
    }
}
