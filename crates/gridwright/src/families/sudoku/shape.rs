//! The shape of a Sudoku, which is everything but its given values: side, layout, regions, extra
//! rules, cages and marks.

use gridwright_core::{Board, Mask, Pt, Site};

use super::cage::{Cage, apart};

/// One plain character for every symbol of the largest board.
pub(super) const SYMBOLS: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn";

/// The smallest and the largest side.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 4..=49;

/// The number of grids and the way they overlap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    Single,
    Twin,
    Sohei,
    Windmill,
    Samurai,
}

impl Layout {
    pub(super) const ALL: [Layout; 5] =
        [Layout::Single, Layout::Twin, Layout::Sohei, Layout::Windmill, Layout::Samurai];

    pub(super) fn name(self) -> &'static str {
        match self {
            Layout::Single => "single",
            Layout::Twin => "twin",
            Layout::Sohei => "sohei",
            Layout::Windmill => "windmill",
            Layout::Samurai => "samurai",
        }
    }

    pub(super) fn named(name: &str) -> Option<Layout> {
        Layout::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// The row and column of the first cell of each grid.
    pub(super) fn corners(self) -> &'static [(usize, usize)] {
        match self {
            Layout::Single => &[(0, 0)],
            Layout::Twin => &[(0, 0), (6, 6)],
            Layout::Sohei => &[(0, 6), (6, 0), (6, 12), (12, 6)],
            Layout::Windmill => &[(0, 3), (3, 12), (6, 6), (9, 0), (12, 9)],
            Layout::Samurai => &[(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)],
        }
    }
}

/// The groups beside rows and columns that hold every symbol once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Regions {
    /// Rectangles of so many rows and columns.
    Boxes { rows: usize, cols: usize },
    /// Contiguous shapes: the region of each cell, numbered by their first cells.
    Jigsaw(Vec<u8>),
    /// None: a Latin square.
    Latin,
}

/// A rule beyond rows, columns and regions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Extra {
    /// The diagonal from the top left.
    Falling,
    /// The diagonal from the bottom left.
    Rising,
    Windows,
    AntiKnight,
    AntiKing,
    NonConsecutive,
}

impl Extra {
    pub(super) const ALL: [Extra; 6] = [
        Extra::Falling,
        Extra::Rising,
        Extra::Windows,
        Extra::AntiKnight,
        Extra::AntiKing,
        Extra::NonConsecutive,
    ];

    /// Both diagonals, which share a keyword.
    pub(super) const DIAGONALS: [Extra; 2] = [Extra::Falling, Extra::Rising];

    /// The keywords for extra rules in texts.
    pub(super) fn words() -> Vec<&'static str> {
        [BOTH_DIAGONALS].into_iter().chain(Extra::ALL.map(Extra::name)).collect()
    }

    fn name(self) -> &'static str {
        match self {
            Extra::Falling => "falling-diagonal",
            Extra::Rising => "rising-diagonal",
            Extra::Windows => "windows",
            Extra::AntiKnight => "anti-knight",
            Extra::AntiKing => "anti-king",
            Extra::NonConsecutive => "non-consecutive",
        }
    }

    /// The extra rules of a keyword; none for a word that is not among [`Extra::words`].
    pub(super) fn named(word: &str) -> &'static [Extra] {
        if word == BOTH_DIAGONALS {
            return &Extra::DIAGONALS;
        }
        let at = Extra::ALL.iter().position(|extra| extra.name() == word);
        at.map_or(&[], |at| std::slice::from_ref(&Extra::ALL[at]))
    }
}

/// The keyword for both diagonals together.
const BOTH_DIAGONALS: &str = "diagonal";

/// Everything about a Sudoku but its given values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// Number of cells along a side of one grid, which is also the number of symbols.
    pub(super) n: usize,
    pub(super) layout: Layout,
    pub(super) regions: Regions,
    /// In the order of [`Extra::ALL`], each at most once.
    pub(super) extras: Vec<Extra>,
    /// In the order of their cells. They may overlap.
    pub(super) cages: Vec<Cage>,
    /// Cages without a sum: cells that repeat nothing, in reading order. They may overlap.
    pub(super) groups: Vec<Vec<Site>>,
    /// Marks that are printed in cells and leave them no other value, in the order of the cells.
    pub(super) marks: Vec<(Site, Mask)>,
}

/// The default boxes of a side, as rows and columns: as square as possible, and wider than high. A
/// prime side has none.
pub(super) fn usual_boxes(n: usize) -> Option<(usize, usize)> {
    let rows = (2..=n.isqrt()).rev().find(|rows| n.is_multiple_of(*rows))?;
    Some((rows, n / rows))
}

/// Boxes written as `2x3`: rows by columns.
pub(super) fn boxes_named(text: &str) -> Option<(usize, usize)> {
    let (rows, cols) = text.split_once('x')?;
    let number = |text: &str| {
        let n: usize = text.parse().ok()?;
        (n.to_string() == text && (2..=*SIZES.end()).contains(&n)).then_some(n)
    };
    Some((number(rows)?, number(cols)?))
}

impl Shape {
    /// One grid with the usual boxes, if the side has any.
    pub(super) fn plain(n: usize) -> Option<Shape> {
        let (rows, cols) = usual_boxes(n)?;
        Some(Shape::with_regions(n, Regions::Boxes { rows, cols }))
    }

    pub(super) fn with_regions(n: usize, regions: Regions) -> Shape {
        Shape {
            n,
            layout: Layout::Single,
            regions,
            extras: Vec::new(),
            cages: Vec::new(),
            groups: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// Sets the cages without sums, in the order of their first cells and each once.
    pub(super) fn with_groups(mut self, groups: Vec<Vec<Site>>) -> Shape {
        self.groups = groups;
        self.groups.iter_mut().for_each(|group| group.sort_unstable());
        self.groups.sort_unstable();
        self.groups.dedup();
        self
    }

    /// Sets the printed marks of different cells; marks that allow every value are left out.
    pub(super) fn with_marks(mut self, marks: impl IntoIterator<Item = (Site, Mask)>) -> Shape {
        let all = Mask::first(self.n);
        self.marks = marks.into_iter().filter(|&(_, mask)| mask != all).collect();
        self.marks.sort_unstable();
        self
    }

    /// Checks that the parts of the shape go together; the error is worded to follow "expected".
    pub(super) fn clash(&self) -> Result<(), String> {
        if self.layout != Layout::Single {
            let name = self.layout.name();
            if self.regions != (Regions::Boxes { rows: 3, cols: 3 }) {
                return Err(format!("grids of 9x9 with boxes of 3x3 in a {name}"));
            }
            if !self.cages.is_empty() || !self.groups.is_empty() {
                return Err(format!("no cages in a {name}"));
            }
        }
        if self.has(Extra::Windows) {
            match self.regions {
                Regions::Boxes { rows, cols } if rows.abs_diff(cols) <= 1 => (),
                Regions::Boxes { .. } | Regions::Jigsaw(_) | Regions::Latin => {
                    return Err("boxes that are square or nearly so, for windows".to_owned());
                }
            }
        }
        if self.layout != Layout::Single && self.has(Extra::Windows) {
            return Err("windows in a single grid only".to_owned());
        }
        Ok(())
    }

    pub(super) fn has(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }

    /// Whether it is the standard 9 x 9 without extra rules.
    pub(super) fn is_classic(&self) -> bool {
        self.is_plain() && self.regions == (Regions::Boxes { rows: 3, cols: 3 })
    }

    /// Whether a cell is in two cages with sums.
    pub(super) fn has_overlapping_cages(&self) -> bool {
        apart(&self.cages).len() < self.cages.len()
    }

    /// Whether rows, columns and boxes of one grid are all its rules.
    pub(super) fn is_plain(&self) -> bool {
        self.layout == Layout::Single
            && matches!(self.regions, Regions::Boxes { .. })
            && self.extras.is_empty()
            && self.cages.is_empty()
            && self.groups.is_empty()
            && self.marks.is_empty()
    }

    /// Number of rows of the whole board, which has as many columns.
    pub(super) fn side(&self) -> usize {
        self.layout.corners().iter().map(|&(row, _)| row).max().unwrap_or(0) + self.n
    }

    /// Whether a cell of the board lies in a grid.
    pub(super) fn covers(&self, row: usize, col: usize) -> bool {
        self.grids_at(row, col).next().is_some()
    }

    /// The grids a cell lies in, each with the cell's row and column in it.
    pub(super) fn grids_at(
        &self,
        row: usize,
        col: usize,
    ) -> impl Iterator<Item = (usize, usize, usize)> {
        let n = self.n;
        let corners = self.layout.corners().iter().enumerate();
        corners.filter_map(move |(grid, &(top, left))| {
            let (r, c) = (row.checked_sub(top)?, col.checked_sub(left)?);
            (r < n && c < n).then_some((grid, r, c))
        })
    }

    /// The cells of the board that lie in a grid, in reading order: the sites.
    pub(super) fn cells(&self) -> Vec<(usize, usize)> {
        let side = self.side();
        let all = (0..side).flat_map(|r| (0..side).map(move |c| (r, c)));
        all.filter(|&(r, c)| self.covers(r, c)).collect()
    }

    /// Number of cells of the board that lie in a grid.
    pub(super) fn n_cells(&self) -> usize {
        match self.layout {
            Layout::Single => self.n * self.n,
            Layout::Twin | Layout::Sohei | Layout::Windmill | Layout::Samurai => self.cells().len(),
        }
    }

    /// The site of each cell of the board.
    pub(super) fn sites(&self) -> Sites {
        let side = self.side();
        let mut at = vec![None; side * side];
        for (i, (r, c)) in self.cells().into_iter().enumerate() {
            at[r * side + c] = Some(Site(i as u16));
        }
        Sites { side, at }
    }

    /// The board without clues.
    pub(super) fn board(&self) -> Board {
        let side = self.side();
        let sites: Vec<Pt> = self.cells().into_iter().map(|(r, c)| Pt::cell(r, c)).collect();
        let symbols = SYMBOLS.chars().take(self.n).collect();
        let givens = vec![None; sites.len()];
        Board { rows: side, cols: side, sites, symbols, givens }
    }

    /// The windows of a grid: the first row and column of each, and its rows and columns.
    pub(super) fn windows(&self) -> Vec<(usize, usize, usize, usize)> {
        match self.regions {
            Regions::Boxes { rows, cols } if self.has(Extra::Windows) => {
                let downs = (0..cols - 1).map(|i| 1 + i * (rows + 1));
                let across = move || (0..rows - 1).map(move |i| 1 + i * (cols + 1));
                downs.flat_map(|r| across().map(move |c| (r, c, rows, cols))).collect()
            }
            Regions::Boxes { .. } | Regions::Jigsaw(_) | Regions::Latin => Vec::new(),
        }
    }

    /// A number for the region of a cell; cells of one region have the same one.
    pub(super) fn region_of(&self, row: usize, col: usize) -> usize {
        match &self.regions {
            Regions::Boxes { rows, cols } => row / rows * self.side() + col / cols,
            Regions::Jigsaw(map) => usize::from(map[row * self.n + col]),
            Regions::Latin => 0,
        }
    }

    /// The keywords of its extra rules.
    pub(super) fn rule_words(&self) -> Vec<&'static str> {
        let has_both = Extra::DIAGONALS.iter().all(|&diagonal| self.has(diagonal));
        let is_left = |extra: &Extra| !has_both || !Extra::DIAGONALS.contains(extra);
        let rest = self.extras.iter().copied().filter(is_left).map(Extra::name);
        has_both.then_some(BOTH_DIAGONALS).into_iter().chain(rest).collect()
    }

    /// The keywords for all that differs from the usual grid of this side, except maps, cages and
    /// marks.
    pub(super) fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if self.layout != Layout::Single {
            words.push(self.layout.name().to_owned());
        }
        match self.regions {
            Regions::Boxes { rows, cols } if usual_boxes(self.n) != Some((rows, cols)) => {
                words.push(format!("boxes={rows}x{cols}"));
            }
            Regions::Latin => words.push("latin".to_owned()),
            Regions::Boxes { .. } | Regions::Jigsaw(_) => (),
        }
        words.extend(self.rule_words().into_iter().map(str::to_owned));
        words
    }
}

/// The site of each cell of the board.
pub(super) struct Sites {
    side: usize,
    at: Vec<Option<Site>>,
}

impl Sites {
    pub(super) fn get(&self, row: usize, col: usize) -> Option<Site> {
        if row < self.side && col < self.side { self.at[row * self.side + col] } else { None }
    }

    /// The site of a cell that lies in a grid.
    pub(super) fn of(&self, row: usize, col: usize) -> Site {
        self.get(row, col).expect("in a grid")
    }
}

/// A fault in a jigsaw's map: a cell of the faulty region, and the text that was expected.
pub(super) type MapFault = (usize, String);

/// A jigsaw from one label a cell: `n` contiguous regions of `n` cells.
pub(super) fn jigsaw<L: PartialEq + Copy + std::fmt::Display>(
    n: usize,
    labels: &[L],
) -> Result<Regions, MapFault> {
    let mut known: Vec<(L, Vec<usize>)> = Vec::new();
    for (cell, &label) in labels.iter().enumerate() {
        match known.iter_mut().find(|(other, _)| *other == label) {
            Some((_, cells)) => cells.push(cell),
            None => known.push((label, vec![cell])),
        }
    }
    let mut map = vec![0; n * n];
    for (region, (label, cells)) in known.iter().enumerate() {
        if cells.len() != n {
            let expected = format!("{n} cells in region {label}, found {}", cells.len());
            return Err((cells[0], expected));
        }
        if let Some(apart) = unreached(n, cells) {
            return Err((apart, format!("the cells of region {label} to touch one another")));
        }
        cells.iter().for_each(|&cell| map[cell] = region as u8);
    }
    Ok(Regions::Jigsaw(map))
}

/// The boxes that one label for each cell describes, if they describe boxes.
pub(super) fn boxes_of<L: Ord + Copy>(n: usize, labels: &[L]) -> Option<Regions> {
    let sizes = (2..=n / 2).filter(|rows| n.is_multiple_of(*rows)).map(|rows| (rows, n / rows));
    let are_told = |&(rows, cols): &(usize, usize)| {
        let first = |cell: usize| labels[cell / n / rows * rows * n + cell % n / cols * cols];
        let mut firsts: Vec<L> = (0..n * n).map(first).collect();
        let are_filled = firsts == labels;
        firsts.sort_unstable();
        firsts.dedup();
        are_filled && firsts.len() == n
    };
    sizes.filter(are_told).map(|(rows, cols)| Regions::Boxes { rows, cols }).next()
}

/// A cell of the set that no path inside the set joins to the first one.
pub(super) fn unreached(n: usize, cells: &[usize]) -> Option<usize> {
    let mut reached = vec![*cells.first()?];
    let mut done = 0;
    while done < reached.len() {
        for next in around(n, reached[done]) {
            if cells.contains(&next) && !reached.contains(&next) {
                reached.push(next);
            }
        }
        done += 1;
    }
    cells.iter().copied().find(|cell| !reached.contains(cell))
}

/// The cells beside, above and below a cell of a square.
pub(super) fn around(n: usize, cell: usize) -> impl Iterator<Item = usize> {
    let (r, c) = (cell / n, cell % n);
    let sides = [
        (r > 0).then(|| cell - n),
        (c > 0).then(|| cell - 1),
        (c + 1 < n).then_some(cell + 1),
        (r + 1 < n).then_some(cell + n),
    ];
    sides.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::{Extra, Layout, Regions, Shape, boxes_named, boxes_of, jigsaw, usual_boxes};

    #[test]
    fn boxes_are_as_square_as_can_be() {
        let expected = [(4, (2, 2)), (6, (2, 3)), (8, (2, 4)), (12, (3, 4)), (20, (4, 5))];
        for (n, boxes) in expected {
            assert_eq!(usual_boxes(n), Some(boxes));
        }
        assert!([5, 7, 11, 13, 17, 19, 23].into_iter().all(|n| usual_boxes(n).is_none()));
        assert_eq!(boxes_named("3x2"), Some((3, 2)));
        assert!(
            ["3", "3x", "x3", "03x3", "1x9", "3x3x3"].into_iter().all(|t| boxes_named(t).is_none())
        );
    }

    #[test]
    fn boxes_are_known_from_what_they_tell_apart() {
        let of = |n, map: &str| boxes_of(n, &map.chars().collect::<Vec<_>>());
        assert_eq!(of(4, "aabbaabbddccddcc"), Some(Regions::Boxes { rows: 2, cols: 2 }));
        assert_eq!(
            of(6, "aabbccaabbccaabbccddeeffddeeffddeeff"),
            Some(Regions::Boxes { rows: 3, cols: 2 })
        );
        // Two boxes with one label, and a region that is no box.
        assert_eq!(of(4, "aabbaabbccaaccaa"), None);
        assert_eq!(of(4, "aaabacbbccdbcddd"), None);
        assert_eq!(of(5, "aaaaabbbbbcccccdddddeeeee"), None);
    }

    #[test]
    fn layouts_cover_what_they_should() {
        let cells = |layout| Shape { layout, ..Shape::plain(9).unwrap() }.cells().len();
        let counts = Layout::ALL.map(cells);
        assert_eq!(counts, [81, 153, 4 * 81 - 4 * 9, 5 * 81 - 8 * 9, 5 * 81 - 4 * 9]);
    }

    #[test]
    fn windows_lie_between_the_boxes() {
        let shape = |n| Shape { extras: vec![Extra::Windows], ..Shape::plain(n).unwrap() };
        assert_eq!(shape(9).windows(), [(1, 1, 3, 3), (1, 5, 3, 3), (5, 1, 3, 3), (5, 5, 3, 3)]);
        assert_eq!(shape(6).windows(), [(1, 1, 2, 3), (4, 1, 2, 3)]);
        assert!(shape(12).clash().is_ok());
        assert!(shape(8).clash().is_err());
        for (r, c, rows, cols) in
            [6, 9, 12, 16, 20, 25].into_iter().flat_map(|n| shape(n).windows())
        {
            assert!(r + rows <= 25 && c + cols <= 25);
        }
    }

    #[test]
    fn maps_of_the_wrong_size_or_in_pieces_are_refused() {
        let read = |map: &str| jigsaw(4, &map.chars().collect::<Vec<_>>());
        assert!(matches!(read("aabbaabbccddccdd"), Ok(Regions::Jigsaw(_))));
        assert_eq!(read("aabbaabbccddcccd").unwrap_err().1, "4 cells in region c, found 5");
        let apart = read("aabbabbaccddccdd").unwrap_err();
        assert_eq!(apart, (7, "the cells of region a to touch one another".to_owned()));
    }
}
