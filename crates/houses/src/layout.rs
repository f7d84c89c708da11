//! The shape of a board: its cells, its values and its houses.

use crate::bits::Bits;

/// The shape of a house, for finders that need lines or boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    /// A box or another area.
    Box,
    /// A row.
    Row,
    /// A column.
    Column,
    /// Any other group of cells in which no value repeats: a diagonal, a cage.
    Other,
}

/// A group of cells in which no value repeats.
#[derive(Clone, Debug)]
pub(crate) struct House<const W: usize> {
    /// Its index among the rules of the puzzle.
    pub(crate) rule: usize,
    /// Its shape.
    pub(crate) kind: Kind,
    /// Its cells in reading order.
    pub(crate) cells: Vec<u16>,
    /// The same as a set.
    pub(crate) set: Bits<W>,
    /// Whether every value has a place in it.
    pub(crate) is_full: bool,
}

/// The cells, values and houses of a board.
#[derive(Clone, Debug)]
pub(crate) struct Layout<const W: usize> {
    /// Number of values.
    pub(crate) n_values: usize,
    /// The houses: boxes first, then rows, columns and the others.
    pub(crate) houses: Vec<House<W>>,
    /// For each cell the cells that cannot hold the same value.
    pub(crate) peers: Vec<Bits<W>>,
    /// For each cell its houses, with its position in each.
    pub(crate) at: Vec<Vec<(u16, u8)>>,
    /// For each cell its full houses among the first 64, as a mask.
    pub(crate) full_at: Vec<u64>,
    /// Whether the houses are the only rules. Then two values can be swapped in a solution wherever
    /// the houses allow it, on which unique rectangles and graves are based.
    pub(crate) is_swappable: bool,
    /// Whether some cell sees two cells of a full house without sharing a house with both of them.
    pub(crate) is_seen_across: bool,
    kinds: [Vec<usize>; 4],
}

impl<const W: usize> Layout<W> {
    /// Creates a layout of these houses, each with its kind, its rule and its cells.
    ///
    /// # Panics
    /// When there are more cells than `W` words hold, or more than 64 values.
    pub(crate) fn new(
        n_cells: usize,
        n_values: usize,
        houses: impl IntoIterator<Item = (Kind, usize, Vec<u16>)>,
        is_swappable: bool,
    ) -> Layout<W> {
        assert!(n_cells <= 64 * W, "at most {} cells, not {n_cells}", 64 * W);
        assert!(n_values <= 64, "at most 64 values, not {n_values}");
        let mut houses: Vec<House<W>> = houses
            .into_iter()
            .map(|(kind, rule, cells)| House {
                rule,
                kind,
                is_full: cells.len() == n_values,
                set: cells.iter().map(|&cell| usize::from(cell)).collect(),
                cells,
            })
            .collect();
        houses.sort_by_key(|house| house.kind);
        let mut peers = vec![Bits::EMPTY; n_cells];
        let mut at = vec![Vec::new(); n_cells];
        let mut full_at = vec![0; n_cells];
        let mut kinds: [Vec<usize>; 4] = Default::default();
        for (h, house) in houses.iter().enumerate() {
            kinds[house.kind as usize].push(h);
            for (position, &cell) in house.cells.iter().enumerate() {
                peers[cell as usize] |= house.set;
                at[cell as usize].push((h as u16, position as u8));
                if house.is_full && h < 64 {
                    full_at[cell as usize] |= 1 << h;
                }
            }
        }
        for (cell, peers) in peers.iter_mut().enumerate() {
            peers.remove(cell);
        }
        let is_seen_across = false;
        let mut layout =
            Layout { n_values, houses, peers, at, full_at, is_swappable, is_seen_across, kinds };
        layout.is_seen_across = layout.looks_across();
        layout
    }

    fn looks_across(&self) -> bool {
        let full = self.houses.iter().filter(|house| house.is_full);
        full.into_iter().any(|house| {
            let pairs = house.cells.iter().enumerate().flat_map(|(i, &one)| {
                house.cells[..i].iter().map(move |&other| [usize::from(one), usize::from(other)])
            });
            pairs.into_iter().any(|pair| !self.seen_across(pair.into_iter().collect()).is_empty())
        })
    }

    /// The cells that see all of these, at least two cells, without sharing a house with all of
    /// them.
    pub(crate) fn seen_across(&self, cells: Bits<W>) -> Bits<W> {
        let first = cells.first().map_or(&[][..], |cell| &self.at[cell]);
        let shared = first.iter().map(|&(house, _)| self.houses[house as usize].set);
        shared.filter(|&set| cells.is_within(set)).fold(self.common_peers(cells), Bits::without)
    }

    /// Whether the only houses are rows and columns that contain every value.
    pub(crate) fn is_latin(&self) -> bool {
        let is_line = |kind: Kind| matches!(kind, Kind::Row | Kind::Column);
        self.houses.iter().all(|house| house.is_full && is_line(house.kind))
    }

    /// Number of cells.
    #[inline]
    pub(crate) fn n_cells(&self) -> usize {
        self.peers.len()
    }

    /// The indices of the houses of a kind.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> &[usize] {
        &self.kinds[kind as usize]
    }

    /// The first house of this kind that contains the cell, if there is one.
    #[inline]
    pub(crate) fn house_of(&self, cell: usize, kind: Kind) -> Option<usize> {
        let houses = self.at[cell].iter().map(|&(house, _)| house as usize);
        houses.into_iter().find(|&house| self.houses[house].kind == kind)
    }

    /// The cells that see all of these cells.
    #[inline]
    pub(crate) fn common_peers(&self, cells: Bits<W>) -> Bits<W> {
        cells.iter().fold(!Bits::EMPTY, |seen, cell| seen & self.peers[cell])
    }
}
