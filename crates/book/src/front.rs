//! The pages before the puzzles: title, imprint, contents.

use gridwright_render::{Class, Tag};

use crate::layout::{Pages, Part};
use crate::markdown::blocks;
use crate::page::{Align, Face, Line, balanced, cut};

impl Pages<'_> {
    pub(crate) fn title_page(&mut self) {
        let (plan, ruler) = (self.job.plan, self.job.ruler);
        let (left, top, width, height) = self.area(0);
        let (mut page, middle) = (self.page(), left + width / 2.0);
        let below = match self.job.part {
            Part::Answers => self.words().get("book.solutions").into_owned(),
            Part::Whole | Part::Puzzles => plan.subtitle.clone(),
        };
        // The title becomes smaller until it leaves room for the rest.
        let mut big = (0.085 * self.job.trim.width).min(46.0);
        let (title, below, medium) = loop {
            let medium = (0.42 * big).max(self.text_size(1.1));
            let title = balanced(ruler, &plan.shown_title(), big, Face::Bold, 0.94 * width);
            let below = balanced(ruler, &below, medium, Face::Plain, 0.8 * width);
            let tall = 1.2 * big * title.len() as f32 + 1.35 * medium * below.len() as f32;
            if tall <= 0.36 * height || big <= self.text_size(1.3) {
                break (title, below, medium);
            }
            big *= 0.92;
        };
        let mut y = top + 0.12 * height;
        let mut lines = Vec::new();
        for text in &title {
            y += 1.2 * big;
            lines.push(Line::centred((middle, y), big, Face::Bold, text));
        }
        page.lines(Tag::Heading(1), &lines);
        y += 0.35 * big;
        lines.clear();
        for text in &below {
            y += 1.35 * medium;
            lines.push(Line::centred((middle, y), medium, Face::Plain, text));
        }
        page.lines(Tag::Paragraph, &lines);
        // The publisher is on the last line, the author above it.
        let mut foot = top + height;
        for (text, size) in [(&plan.publisher, self.text_size(0.9)), (&plan.author, medium)] {
            let set = balanced(ruler, text, size, Face::Plain, 0.9 * width);
            let first = foot - 1.3 * size * (set.len().max(1) - 1) as f32;
            let placed: Vec<Line<'_>> = set
                .iter()
                .enumerate()
                .map(|(i, text)| {
                    let at = (middle, first + 1.3 * size * i as f32);
                    Line::centred(at, size, Face::Plain, text)
                })
                .collect();
            page.lines(Tag::Paragraph, &placed);
            foot = first - 1.8 * medium;
        }
        let bottom = foot - 1.5 * medium;
        if let Some(first) = self.job.entries.first().filter(|_| self.job.part != Part::Answers) {
            let symbols = self.job.symbols(first.chapter, &*first.puzzle);
            let mut picture = self.job.artist.board(&*first.puzzle, symbols);
            let room = bottom - y - big;
            let scale = (0.6 * width / picture.width).min(room / picture.height);
            // The picture is an ornament, so labels too small to read are removed.
            if 12.0 * scale < 7.0 {
                picture.shapes.retain(|shape| shape.class != Class::CageLabel);
            }
            // A board too small to recognise is no ornament.
            if scale * picture.width >= 0.15 * width {
                let x = middle - scale * picture.width / 2.0;
                let y = y + (bottom - y - scale * picture.height) / 2.0 + 0.3 * big;
                page.picture(picture, (x, y), scale, self.words().description(&*first.puzzle));
            }
        }
        self.push(page);
    }

    /// The imprint, at the bottom of the page after the title.
    pub(crate) fn imprint_page(&mut self) {
        let plan = self.job.plan;
        let isbn = if plan.isbn.is_empty() { String::new() } else { format!("ISBN {}", plan.isbn) };
        let is_wanted = [&plan.publisher, &plan.copyright, &isbn, &plan.imprint];
        if is_wanted.iter().all(|text| text.is_empty()) {
            return;
        }
        let made = match plan.shows("program") {
            true => self.words().get("book.made-with").into_owned(),
            false => String::new(),
        };
        let mut texts = vec![plan.shown_title(), plan.author.clone(), plan.copyright.clone()];
        texts.push(plan.imprint.clone());
        texts.extend([plan.publisher.clone(), isbn, made]);
        let (left, top, width, height) = self.area(self.here());
        let size = self.text_size(0.85);
        let pitch = 1.4 * size;
        let blocks: Vec<_> = texts.iter().flat_map(|text| blocks(text)).collect();
        let lines: Vec<_> =
            blocks.iter().map(|block| self.set(&block.words, size, 0.8 * width)).collect();
        let tall: f32 = lines.iter().map(|lines| pitch * (lines.len() as f32 + 0.4)).sum();
        let mut y = (top + height - tall).max(top);
        let mut page = self.page();
        for lines in &lines {
            let mut words = Vec::new();
            for line in lines {
                y += pitch;
                words.extend(line.iter().map(|(x, word)| ((left + x, y), *word)));
            }
            y += 0.4 * pitch;
            page.words(Tag::Paragraph, size, &words);
        }
        self.push(page);
    }

    /// The table of contents, with the page numbers of the previous pass.
    pub(crate) fn contents_pages(&mut self) {
        let (ruler, marks) = (self.job.ruler, &self.before.marks);
        let size = self.size;
        let pitch = 1.7 * size;
        let (_, _, _, height) = self.body(1);
        let per_page = (((height - 4.0 * size) / pitch) as usize).max(1);
        let title = self.words().get("book.contents");
        for (i, marks) in marks.chunks(per_page).enumerate() {
            let (left, top, width, _) = self.body(self.here());
            let mut page = self.page();
            let mut y = match i {
                0 => self.heading(&mut page, &title, (left, top), width),
                _ => top,
            };
            for mark in marks {
                y += pitch;
                let number = (mark.page + 1).to_string();
                let name = cut(ruler, &mark.title, size, Face::Plain, width - 4.0 * size);
                let line = |x: f32, align: Align, text| Line {
                    at: (x, y),
                    size,
                    face: Face::Plain,
                    align,
                    text,
                };
                page.linked_line(line(left, Align::Left, &name), mark.page);
                page.linked_line(line(left + width, Align::Right, &number), mark.page);
                let start = left + ruler.width(&name, size) + 0.7 * size;
                let end = left + width - ruler.width(&number, size) - 0.7 * size;
                page.leader((start, y - 0.05 * size), (end - start).max(0.0), size);
            }
            self.add(page, "");
        }
    }
}
