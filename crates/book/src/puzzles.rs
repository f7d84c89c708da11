//! The pages with puzzles.

use gridwright::Level;
use gridwright_render::{Picture, Tag};

use crate::drawing::smallest_text;
use crate::layout::{LayoutError, Pages};
use crate::page::{Face, Line, Page, cut, fitted};
use crate::slots::Slots;

/// The minimum width of a cell that can be written in, in points.
const LEAST_CELL: f32 = 10.0;
/// The minimum width in large print.
const LEAST_LARGE_CELL: f32 = 18.0;
/// A cell width that is comfortable to write in.
const GOOD_CELL: f32 = 23.5;
/// The maximum sensible width of a cell, in points.
const MOST_CELL: f32 = 42.0;
/// The maximum width in large print.
const MOST_LARGE_CELL: f32 = 60.0;
/// The numbers of puzzles per page to choose from if the plan does not set one.
const USUAL: [usize; 4] = [6, 4, 2, 1];

/// Whether an id is short enough to be typed.
pub(crate) fn is_short(id: &str) -> bool {
    id.len() <= 64
}

impl Pages<'_> {
    /// Lays out a chapter: the rules of its kind if they are new, and its puzzles.
    pub(crate) fn chapter(&mut self, chapter: usize) -> Result<(), LayoutError> {
        let job = self.job;
        let members = job.members(chapter);
        if members.is_empty() {
            return Ok(());
        }
        let title = job.title(chapter);
        self.mark(title.as_str(), 1);
        for example in self.examples.get(chapter).map_or(&[][..], Vec::as_slice) {
            self.rules_page(example);
        }
        let slots = self.slots(chapter, &members)?;
        let is_large = job.plan.large_print;
        let most = if is_large { MOST_LARGE_CELL } else { MOST_CELL };
        let scale = slots.scale.min(most / Picture::CELL);
        let below = self.caption_height();
        for (i, members) in members.chunks(slots.number()).enumerate() {
            job.budget.go_on()?;
            let (left, top, width, _) = self.body(self.here());
            let mut page = self.page();
            if i == 0 {
                self.chapter_head(&mut page, &title, (left, top), width);
            }
            for (slot, &member) in members.iter().enumerate() {
                let size = self.sizes.puzzles[member];
                let (x, y) = slots.corner(slot);
                let middle = left + x + slots.slot.0 / 2.0;
                let room = slots.slot.1 - below;
                // Boards side by side have one upper edge, and their captions share a line.
                let row = members.chunks(slots.cols).nth(slot / slots.cols).unwrap_or_default();
                let tallest = row.iter().map(|&other| self.sizes.puzzles[other].1);
                let tallest = scale * tallest.fold(0.0, f32::max);
                let y = top + y + ((room - tallest) / 2.0).max(0.0);
                if !self.is_dry() {
                    let entry = &job.entries[member];
                    let symbols = job.symbols(chapter, &*entry.puzzle);
                    let picture = job.artist.puzzle(&*entry.puzzle, symbols);
                    let words = self.words().description(&*entry.puzzle);
                    page.picture(picture, (middle - scale * size.0 / 2.0, y), scale, words);
                }
                let y = y + tallest;
                self.caption(&mut page, member, (middle, y), slots.slot.0 - 10.0);
                self.draft.puzzles.push(self.here());
            }
            let smallest =
                members.iter().map(|&member| smallest_text(&*job.entries[member].puzzle));
            self.note_text(scale * smallest.fold(f32::INFINITY, f32::min));
            let head = if i == 0 { "" } else { &title };
            self.add(page, head);
        }
        Ok(())
    }

    /// Draws the title of a chapter in place of the header.
    fn chapter_head(&self, page: &mut Page<'_>, title: &str, (left, top): (f32, f32), width: f32) {
        let ruler = self.job.ruler;
        let sizes = (self.text_size(0.85), 1.25 * self.size);
        let size = fitted(ruler, title, Face::Bold, width, sizes);
        let text = cut(ruler, title, size, Face::Bold, width);
        let at = (left + width / 2.0, top - 0.9 * self.size);
        page.line(Tag::Heading(1), Line::centred(at, size, Face::Bold, &text));
    }

    /// Chooses the grid for a chapter's puzzles on a page.
    fn slots(&self, chapter: usize, members: &[usize]) -> Result<Slots, LayoutError> {
        let (plan, order) = (self.job.plan, &self.job.orders[chapter]);
        let largest = members.iter().fold((1.0_f32, 1.0_f32), |(width, height), &member| {
            let (w, h) = self.sizes.puzzles[member];
            (width.max(w), height.max(h))
        });
        let (_, _, width, height) = self.body(0);
        let below = self.caption_height();
        let fit = |n: usize| Slots::of(n, (width, height), largest, below);
        let cell = |n: usize| fit(n).scale * Picture::CELL;
        let least = if plan.large_print { LEAST_LARGE_CELL } else { LEAST_CELL };
        let n = match order.per_page {
            Some(per_page) => {
                // A single picture on a page cannot be made larger, so it is always accepted.
                let fits = (1..=per_page).rev().find(|&n| cell(n) >= least).unwrap_or(1);
                if fits < per_page {
                    return Err(LayoutError::TooSmall { chapter: chapter + 1, per_page, fits });
                }
                per_page
            }
            None if plan.large_print => 1,
            None => {
                let good =
                    USUAL.into_iter().find(|&n| n <= members.len().max(2) && cell(n) >= GOOD_CELL);
                good.unwrap_or(1)
            }
        };
        Ok(fit(n))
    }

    /// The height of the caption below a puzzle.
    fn caption_height(&self) -> f32 {
        let plan = self.job.plan;
        let mut height = 1.7 * self.size;
        if plan.shows("pages") && self.job.has_both() {
            height += 1.3 * self.text_size(0.8);
        }
        if plan.shows("ids") {
            height += 1.3 * self.text_size(0.62);
        }
        if !plan.room.is_empty() {
            height += 2.0 * self.text_size(0.9);
        }
        height
    }

    /// Draws the number of a puzzle with its level, the page of its solution, its id, and space for
    /// the reader's notes.
    fn caption(&self, page: &mut Page<'_>, index: usize, (middle, y): (f32, f32), width: f32) {
        let (plan, ruler) = (self.job.plan, self.job.ruler);
        let entry = &self.job.entries[index];
        let number = (index + 1).to_string();
        let about = entry.rating.map_or(String::new(), |(level, rating)| {
            let level = plan.shows("levels").then(|| self.words().level(level).into_owned());
            let rating = plan.shows("ratings").then(|| rating.to_string());
            level.into_iter().chain(rating).collect::<Vec<_>>().join(", ")
        });
        let dots = entry.rating.filter(|_| plan.shows("dots")).map(|(level, _)| level as usize + 1);
        let (size, small, gap) = (self.size, self.text_size(0.9), 0.6 * self.size);
        let dots_width = dots.map_or(0.0, |_| gap + Page::dots_width(small, Level::ALL.len()));
        let about_width = if about.is_empty() { 0.0 } else { gap + ruler.width(&about, small) };
        let number_width = ruler.bold_width(&number, size);
        let mut x = middle - (number_width + dots_width + about_width) / 2.0;
        let mut y = y + 1.2 * size;
        page.line(Tag::Heading(2), Line::left((x, y), size, Face::Bold, &number));
        x += number_width;
        if let Some(dots) = dots {
            page.dots((x + gap, y), small, (dots, Level::ALL.len()));
            x += dots_width;
        }
        if !about.is_empty() {
            page.line(Tag::Paragraph, Line::left((x + gap, y), small, Face::Plain, &about));
        }
        if plan.shows("pages") && self.job.has_both() {
            let size = self.text_size(0.8);
            y += 1.3 * size;
            let target = self.before.solutions.get(index).copied().unwrap_or(0);
            let text = self.words().with("book.solution-on", &[("page", (target + 1).into())]);
            page.linked_line(Line::centred((middle, y), size, Face::Quiet, &text), target);
        }
        if plan.shows("ids") {
            let size = self.text_size(0.62);
            y += 1.3 * size;
            // An id that is cut off cannot be opened.
            if is_short(&entry.id) && ruler.width(&entry.id, size) <= width {
                page.line(Tag::Paragraph, Line::centred((middle, y), size, Face::Quiet, &entry.id));
            }
        }
        if !plan.room.is_empty() {
            y += 2.0 * small;
            let rooms: Vec<_> =
                ["time", "notes"].into_iter().filter(|room| plan.has_room(room)).collect();
            let mut x = middle - width / 2.0;
            let whole = width - gap * (rooms.len() - 1) as f32;
            for room in &rooms {
                // A time needs less space than notes.
                let part = match (rooms.len(), *room) {
                    (1, _) => 1.0,
                    (_, "time") => 0.36,
                    _ => 0.64,
                };
                let key = if *room == "time" { "book.room-time" } else { "book.room-notes" };
                let label = self.words().get(key);
                page.line(Tag::Artifact, Line::left((x, y), small, Face::Quiet, &label));
                let start = x + ruler.width(&label, small) + 0.4 * small;
                page.rule((start, y + 0.12 * small), (x + part * whole - start).max(0.0));
                x += part * whole + gap;
            }
        }
    }
}
