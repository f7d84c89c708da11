//! Merges straight lines that touch or overlap.

use std::collections::BTreeMap;

use crate::shape::{At, Move};

/// A line between two points in hundredths, so that equal points compare as equal.
type Segment = ((i32, i32), (i32, i32));

/// Lines of one class.
#[derive(Default)]
pub(super) struct Lines {
    segments: Vec<Segment>,
}

impl Lines {
    pub(super) fn add(&mut self, from: At, to: At) {
        let fixed = |(x, y): At| ((x * 100.0).round() as i32, (y * 100.0).round() as i32);
        let (from, to) = (fixed(from), fixed(to));
        self.segments.push((from.min(to), from.max(to)));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// The moves that draw them, horizontal ones first.
    pub(super) fn moves(&self) -> Vec<Move> {
        let (mut level, mut upright) = (BTreeMap::new(), BTreeMap::new());
        let mut slanted = Vec::new();
        for &((x1, y1), (x2, y2)) in &self.segments {
            match (x1 == x2, y1 == y2) {
                (_, true) => level.entry(y1).or_insert_with(Vec::new).push((x1, x2)),
                (true, _) => upright.entry(x1).or_insert_with(Vec::new).push((y1, y2)),
                _ => slanted.push(((x1, y1), (x2, y2))),
            }
        }
        let mut merged: Vec<Segment> = Vec::new();
        for (y, spans) in level {
            merged.extend(joined(spans).into_iter().map(|(x1, x2)| ((x1, y), (x2, y))));
        }
        for (x, spans) in upright {
            merged.extend(joined(spans).into_iter().map(|(y1, y2)| ((x, y1), (x, y2))));
        }
        let point = |(x, y): (i32, i32)| (x as f32 / 100.0, y as f32 / 100.0);
        let both = merged.into_iter().chain(slanted);
        both.flat_map(|(from, to)| [Move::To(point(from)), Move::Line(point(to))]).collect()
    }
}

/// Merges spans that touch or overlap.
fn joined(mut spans: Vec<(i32, i32)>) -> Vec<(i32, i32)> {
    spans.sort_unstable();
    let mut joined: Vec<(i32, i32)> = Vec::new();
    for (start, end) in spans {
        match joined.last_mut() {
            Some((_, last)) if start <= *last => *last = end.max(*last),
            _ => joined.push((start, end)),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_continue_one_another_become_one() {
        let mut lines = Lines::default();
        for x in [2.0_f32, 0.0, 1.0, 4.0] {
            lines.add((x, 0.0), (x + 1.0, 0.0));
        }
        lines.add((0.0, 3.0), (0.0, 0.0));
        let expected = [
            Move::To((0.0, 0.0)),
            Move::Line((3.0, 0.0)),
            Move::To((4.0, 0.0)),
            Move::Line((5.0, 0.0)),
            Move::To((0.0, 0.0)),
            Move::Line((0.0, 3.0)),
        ];
        assert_eq!(lines.moves(), expected);
    }
}
