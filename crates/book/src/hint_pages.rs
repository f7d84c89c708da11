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
        let mut hints: Vec<(usize, Vec<String>)> = Vec::new();
        for (i, entry) in job.entries.iter().enumerate() {
            let Some(step) = &entry.hint else { continue };
            job.budget.go_on()?;
            let symbols = job.symbols(entry.chapter, &*entry.puzzle);
            let hint = Hint::new(words, &*entry.puzzle, step, symbols).stage(stage, n_stages);
            hints.push((i, wrapped(job.ruler, &hint, size, Face::Plain, width - indent)));
        }
        let n_lines: Vec<usize> = hints.iter().map(|(_, lines)| lines.len()).collect();
        let gap = tightest(&n_lines, used / pitch, height / pitch);
        for (i, lines) in &hints {
            let tall = pitch * (lines.len() as f32 + gap);
            if used > 0.0 && used + tall > height {
                let full = std::mem::replace(&mut page, self.page());
                self.add(full, running);
                running = &head;
                used = 0.0;
            }
            let (left, top, ..) = self.body(self.here());
            let mut y = top + used + size;
            let number = (*i + 1).to_string();
            page.line(Tag::Paragraph, Line::left((left, y), size, Face::Bold, &number));
            let mut placed = Vec::new();
            for text in lines {
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

/// The gap between hints, in lines: the usual one, unless a smaller one avoids a last page with only
/// one or two hints. `used` lines of the first page are taken, and each page has `height`.
fn tightest(n_lines: &[usize], used: f32, height: f32) -> f32 {
    const USUAL: f32 = 0.3;
    // The number of pages, and of hints on the last one.
    let pages = |gap: f32| {
        let (mut y, mut n_pages, mut n_last) = (used, 1, 0);
        for &n in n_lines {
            let tall = n as f32 + gap;
            if y > 0.0 && y + tall > height {
                (y, n_pages, n_last) = (0.0, n_pages + 1, 0);
            }
            y += tall;
            n_last += 1;
        }
        (n_pages, n_last)
    };
    let (usual, n_last) = pages(USUAL);
    if usual == 1 || n_last > 2 {
        return USUAL;
    }
    [0.22, 0.14, 0.06, 0.0].into_iter().find(|&gap| pages(gap).0 < usual).unwrap_or(USUAL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_last_page_with_one_hint_is_avoided() {
        // 31 lines and 30 gaps of 0.3 in 40 lines, but 32 would need a second page.
        assert_eq!(tightest(&[1; 30], 0.0, 40.0), 0.3);
        let gap = tightest(&[1; 31], 0.0, 40.0);
        assert!(gap < 0.3 && 31.0 * (1.0 + gap) <= 40.0, "{gap}");
        assert_eq!(tightest(&[1; 45], 0.0, 40.0), 0.3, "a well filled second page");
    }
}
