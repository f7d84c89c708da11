//! The appendix with the first step of each puzzle, in one list or in several that become more
//! detailed.

use gridwright_render::Tag;

use crate::hints::Hint;
use crate::layout::{LayoutError, Pages};
use crate::page::{Face, Line, wrapped};

impl Pages<'_> {
    pub(crate) fn hint_pages(&mut self) -> Result<(), LayoutError> {
        let n_stages = self.job.plan.hint_stages.clamp(1, 3);
        for stage in 0..n_stages {
            self.hint_list(stage, n_stages)?;
        }
        Ok(())
    }

    fn hint_list(&mut self, stage: usize, n_stages: usize) -> Result<(), LayoutError> {
        let (job, words) = (self.job, self.words());
        let head = match n_stages {
            1 => words.get("book.hints").into_owned(),
            _ => words.with("book.hints-stage", &[("stage", (stage + 1).into())]),
        };
        self.mark(head.as_str(), 1);
        let (_, _, width, height) = self.body(0);
        let size = self.text_size(0.9);
        let pitch = 1.4 * size;
        let indent = 3.0 * size;
        let mut page = self.page();
        let (left, top, ..) = self.body(self.here());
        let mut y = self.heading(&mut page, &head, (left, top), width);
        // Only the list with moves needs an explanation of their notation.
        if stage + 1 == n_stages {
            for text in self.how_to_read_hints() {
                y = self.paragraph(&mut page, &text, (left, y), width, (size, Face::Plain))
                    + 0.4 * pitch;
            }
        }
        let mut used = y - top + 0.4 * pitch;
        let mut running = "";
        for (i, entry) in job.entries.iter().enumerate() {
            let Some(step) = &entry.hint else { continue };
            job.budget.go_on()?;
            let symbols = job.symbols(entry.chapter, &*entry.puzzle);
            let hint = Hint::new(words, &*entry.puzzle, step, symbols).stage(stage, n_stages);
            let lines = wrapped(job.ruler, &hint, size, Face::Plain, width - indent);
            let tall = pitch * (lines.len() as f32 + 0.3);
            if used > 0.0 && used + tall > height {
                let full = std::mem::replace(&mut page, self.page());
                self.add(full, running);
                running = &head;
                used = 0.0;
            }
            let (left, top, ..) = self.body(self.here());
            let mut y = top + used + size;
            let number = (i + 1).to_string();
            page.line(Tag::Paragraph, Line::left((left, y), size, Face::Bold, &number));
            let mut placed = Vec::new();
            for text in &lines {
                placed.push(Line::left((left + indent, y), size, Face::Plain, text));
                y += pitch;
            }
            page.lines(Tag::Paragraph, &placed);
            used += tall;
        }
        self.add(page, running);
        Ok(())
    }
}
