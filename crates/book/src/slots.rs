//! Grids of equal slots for the pictures on a page.

/// A grid of equal slots, and the scale of the pictures in them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Slots {
    pub(crate) cols: usize,
    pub(crate) rows: usize,
    n: usize,
    /// The size of a slot.
    pub(crate) slot: (f32, f32),
    /// Points per unit of a picture.
    pub(crate) scale: f32,
}

impl Slots {
    /// The grid of `n` slots in which pictures of this size become largest; `below` points are
    /// reserved under each picture.
    pub(crate) fn of(n: usize, area: (f32, f32), picture: (f32, f32), below: f32) -> Slots {
        let grids = (1..=n).map(|cols| {
            let rows = n.div_ceil(cols);
            let slot = (area.0 / cols as f32, area.1 / rows as f32);
            // There are gaps between pictures, but none around a single one.
            let gap = (if cols > 1 { GAP } else { 0.0 }, if rows > 1 { GAP } else { 0.0 });
            let wide = (slot.0 - gap.0) / picture.0;
            let high = (slot.1 - gap.1 - below) / picture.1;
            Slots { cols, rows, n, slot, scale: wide.min(high).max(0.0) }
        });
        let best = grids.max_by(|one, other| one.scale.total_cmp(&other.scale));
        best.expect("there is at least one slot")
    }

    /// The number of slots.
    pub(crate) fn number(&self) -> usize {
        self.n
    }

    /// The upper left corner of a slot.
    pub(crate) fn corner(&self, index: usize) -> (f32, f32) {
        let (row, col) = (index / self.cols, index % self.cols);
        (col as f32 * self.slot.0, row as f32 * self.slot.1)
    }
}

/// The gap between pictures, in points.
const GAP: f32 = 14.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_the_shape_of_the_page() {
        let tall = Slots::of(2, (300.0, 600.0), (100.0, 100.0), 20.0);
        assert_eq!((tall.cols, tall.rows), (1, 2));
        let wide = Slots::of(2, (600.0, 300.0), (100.0, 100.0), 20.0);
        assert_eq!((wide.cols, wide.rows), (2, 1));
        let four = Slots::of(4, (500.0, 700.0), (100.0, 100.0), 20.0);
        assert_eq!((four.cols, four.rows), (2, 2));
        assert_eq!(four.corner(3), (250.0, 350.0));
    }
}
