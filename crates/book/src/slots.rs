//! How pictures share a page.

/// A table of equal places, and how large pictures are in them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Slots {
    pub(crate) cols: usize,
    pub(crate) rows: usize,
    /// The size of a place.
    pub(crate) place: (f32, f32),
    /// Points in one unit of a picture.
    pub(crate) scale: f32,
}

impl Slots {
    /// The table with `n` places in which pictures of that size are largest.
    pub(crate) fn of(n: usize, area: (f32, f32), picture: (f32, f32), below: f32) -> Slots {
        let tables = (1..=n).map(|cols| {
            let rows = n.div_ceil(cols);
            let place = (area.0 / cols as f32, area.1 / rows as f32);
            // Some air between pictures, but none around a single one.
            let gap = (if cols > 1 { GAP } else { 0.0 }, if rows > 1 { GAP } else { 0.0 });
            let wide = (place.0 - gap.0) / picture.0;
            let high = (place.1 - gap.1 - below) / picture.1;
            Slots { cols, rows, place, scale: wide.min(high).max(0.0) }
        });
        let best = tables.max_by(|one, other| one.scale.total_cmp(&other.scale));
        best.expect("there is at least one place")
    }

    /// The upper left corner of a place.
    pub(crate) fn corner(&self, index: usize) -> (f32, f32) {
        let (row, col) = (index / self.cols, index % self.cols);
        (col as f32 * self.place.0, row as f32 * self.place.1)
    }
}

/// Air between pictures, in points.
const GAP: f32 = 14.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_follows_the_shape_of_the_page() {
        let tall = Slots::of(2, (300.0, 600.0), (100.0, 100.0), 20.0);
        assert_eq!((tall.cols, tall.rows), (1, 2));
        let wide = Slots::of(2, (600.0, 300.0), (100.0, 100.0), 20.0);
        assert_eq!((wide.cols, wide.rows), (2, 1));
        let four = Slots::of(4, (500.0, 700.0), (100.0, 100.0), 20.0);
        assert_eq!((four.cols, four.rows), (2, 2));
        assert_eq!(four.corner(3), (250.0, 350.0));
    }
}
