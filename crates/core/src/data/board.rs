//! The board of a puzzle: numbered sites, each with one of at most 64 values.

use std::fmt;

/// A place that takes a value: a cell of a Latin square, an edge of a path puzzle.
///
/// ```
/// use gridwright_core::Site;
/// assert!(Site(3) < Site(4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u16);

impl Site {
    /// The index of the site in anything with one entry per site.
    ///
    /// ```
    /// assert_eq!(gridwright_core::Site(7).index(), 7);
    /// ```
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One of at most 64 values that a site can hold, as an index into [`Board::symbols`].
///
/// ```
/// use gridwright_core::Value;
/// assert_eq!(Value(2).index(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value(pub u8);

impl Value {
    /// The value as an index into [`Board::symbols`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A full assignment: one value for every site, in site order.
pub type Solution = Vec<Value>;

/// A set of values.
///
/// ```
/// use gridwright_core::{Mask, Value};
/// let mask = Mask::first(4).without(Mask::of(Value(1)));
/// assert_eq!(mask.len(), 3);
/// assert!(!mask.has(Value(1)));
/// assert_eq!(mask.iter().collect::<Vec<_>>(), [Value(0), Value(2), Value(3)]);
/// assert_eq!(Mask::of(Value(9)).only(), Some(Value(9)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Mask(pub u64);

impl Mask {
    /// No value at all.
    pub const EMPTY: Mask = Mask(0);

    /// The first `n` values; all 64 if `n` is larger.
    pub fn first(n: usize) -> Mask {
        Mask(if n >= 64 { u64::MAX } else { (1 << n) - 1 })
    }

    /// A single value. No board has more than 64, so larger ones count modulo 64.
    #[inline]
    pub fn of(value: Value) -> Mask {
        Mask(1u64.wrapping_shl(u32::from(value.0)))
    }

    /// Whether `value` is in the set.
    #[inline]
    pub fn has(self, value: Value) -> bool {
        self.0.wrapping_shr(u32::from(value.0)) & 1 == 1
    }

    /// The values of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: Mask) -> Mask {
        Mask(self.0 & !other.0)
    }

    /// The values in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Mask) -> Mask {
        Mask(self.0 & other.0)
    }

    /// The values in either set.
    #[must_use]
    #[inline]
    pub fn or(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }

    /// Number of values in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The value, if the set has exactly one.
    #[inline]
    pub fn only(self) -> Option<Value> {
        (self.0.is_power_of_two()).then(|| Value(self.0.trailing_zeros() as u8))
    }

    /// The values in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Value> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let value = (rest != 0).then(|| Value(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            value
        })
    }
}

impl FromIterator<Value> for Mask {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Mask {
        values.into_iter().fold(Mask::EMPTY, |mask, value| mask.or(Mask::of(value)))
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|v| v.0)).finish()
    }
}

/// A point in half-cell units: cell centres are odd/odd, edges odd/even, corners even/even.
///
/// ```
/// use gridwright_core::Pt;
/// assert_eq!(Pt::cell(0, 2), Pt { x: 5, y: 1 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pt {
    /// Half-cells from the left border.
    pub x: i16,
    /// Half-cells from the top border.
    pub y: i16,
}

impl Pt {
    /// The centre of a cell; rows and columns count from 0 and are clamped to the largest possible
    /// board.
    pub fn cell(row: usize, col: usize) -> Pt {
        Pt { x: half_cells(col) + 1, y: half_cells(row) + 1 }
    }
}

/// Converts a number of cells to half-cells; the result is at most the largest even `i16`.
pub(crate) fn half_cells(n_cells: usize) -> i16 {
    const MOST: i16 = i16::MAX - 1;
    i16::try_from(n_cells.saturating_mul(2)).map_or(MOST, |halves| halves.min(MOST))
}

/// The board of one puzzle, which never changes.
///
/// ```
/// use gridwright_core::{Board, Site, Value};
/// let mut board = Board::of_cells(2, 3, "123".chars().collect());
/// board.givens[4] = Some(Value(2));
/// assert_eq!(board.n_sites(), 6);
/// assert_eq!(board.site_name(Site(4)), "r2c2");
/// assert_eq!(board.site_named("r2c2"), Some(Site(4)));
/// assert_eq!(board.symbol(Value(2)), '3');
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Number of rows of cells.
    pub rows: usize,
    /// Number of columns of cells.
    pub cols: usize,
    /// The location of each site.
    pub sites: Vec<Pt>,
    /// The plain character of each value.
    pub symbols: Vec<char>,
    /// The given of each site, if it has one.
    pub givens: Vec<Option<Value>>,
}

impl Board {
    /// A board whose sites are all the cells of a rectangle, in reading order.
    pub fn of_cells(rows: usize, cols: usize, symbols: Vec<char>) -> Board {
        let sites: Vec<Pt> =
            (0..rows).flat_map(|r| (0..cols).map(move |c| Pt::cell(r, c))).collect();
        let givens = vec![None; sites.len()];
        Board { rows, cols, sites, symbols, givens }
    }

    /// Number of sites.
    pub fn n_sites(&self) -> usize {
        self.sites.len()
    }

    /// Number of values.
    pub fn n_values(&self) -> usize {
        self.symbols.len()
    }

    /// Number of givens.
    pub fn n_givens(&self) -> usize {
        self.givens.iter().flatten().count()
    }

    /// All sites, in order.
    pub fn all_sites(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.sites.len() as u16).map(Site)
    }

    /// The set of all values.
    pub fn all_values(&self) -> Mask {
        Mask::first(self.symbols.len())
    }

    /// The plain character of a value; `?` for a value the board does not have.
    pub fn symbol(&self, value: Value) -> char {
        self.symbols.get(value.index()).copied().unwrap_or('?')
    }

    /// The values cut or extended to one per site, with unknown values replaced by `None`.
    pub fn fitted(&self, values: &[Option<Value>]) -> Vec<Option<Value>> {
        let is_known = |value: &Value| value.index() < self.symbols.len();
        let value = |i: usize| values.get(i).copied().flatten().filter(is_known);
        (0..self.sites.len()).map(value).collect()
    }

    /// Whether there is one entry per site and every value belongs to the board.
    pub fn fits(&self, values: &[Option<Value>]) -> bool {
        let is_known = |value: &Option<Value>| value.is_none_or(|v| v.index() < self.symbols.len());
        values.len() == self.sites.len() && values.iter().all(is_known)
    }

    /// The value of a character; case is ignored where this is not ambiguous.
    pub fn value_of(&self, symbol: char) -> Option<Value> {
        let find = |wanted: char| self.symbols.iter().position(|&s| s == wanted);
        let index = find(symbol)
            .or_else(|| find(symbol.to_ascii_uppercase()))
            .or_else(|| find(symbol.to_ascii_lowercase()))?;
        Some(Value(index as u8))
    }

    /// The display name of a site: `r2c3` for a cell, `r2|c3` and `r2_c3` for the edge right of or
    /// below it (row or column 0 is outside the board); `site 99` for an unknown site.
    pub fn site_name(&self, site: Site) -> String {
        let Some(&Pt { x, y }) = self.sites.get(site.index()) else {
            return format!("site {}", site.0);
        };
        let (row, col) = ((i32::from(y) + 1) / 2, (i32::from(x) + 1) / 2);
        match (x % 2, y % 2) {
            (0, _) => format!("r{row}|c{col}"),
            (_, 0) => format!("r{row}_c{col}"),
            _ => format!("r{row}c{col}"),
        }
    }

    /// The site with this name.
    ///
    /// ```
    /// use gridwright_core::{Board, Site};
    /// let board = Board::of_cells(2, 3, "123".chars().collect());
    /// assert_eq!(board.site_named("r2c2"), Some(Site(4)));
    /// assert_eq!(board.site_named("r2c02"), None);
    /// assert_eq!(board.site_named("r2|c2"), None);
    /// ```
    pub fn site_named(&self, name: &str) -> Option<Site> {
        let (row, col) = name.strip_prefix('r')?.split_once('c')?;
        let number = row.trim_end_matches(['|', '_']);
        let (y, x) = (number.parse::<i16>().ok()?, col.parse::<i16>().ok()?);
        // An edge lies half a cell beyond the centre of its cell.
        let centre = |n: i16| n.checked_mul(2)?.checked_sub(1);
        let (cell_x, cell_y) = (centre(x)?, centre(y)?);
        let at = match &row[number.len()..] {
            "" => Pt { x: cell_x, y: cell_y },
            "|" => Pt { x: cell_x + 1, y: cell_y },
            _ => Pt { x: cell_x, y: cell_y + 1 },
        };
        // A name has only one spelling, but `parse` accepts others, such as leading zeros.
        self.site_at(at).filter(|&site| self.site_name(site) == name)
    }

    /// The site at a point, if there is one.
    ///
    /// ```
    /// use gridwright_core::{Board, Pt, Site};
    /// let board = Board::of_cells(2, 3, "123".chars().collect());
    /// assert_eq!(board.site_at(Pt::cell(1, 1)), Some(Site(4)));
    /// assert_eq!(board.site_at(Pt::cell(2, 0)), None);
    /// ```
    pub fn site_at(&self, at: Pt) -> Option<Site> {
        let index = self.sites.iter().position(|&site| site == at)?;
        Some(Site(index as u16))
    }

    /// The sites that belong to the cell with this centre: the cell itself, or the edges around it.
    ///
    /// ```
    /// use gridwright_core::{Board, Pt, Site};
    /// let board = Board::of_cells(2, 3, "123".chars().collect());
    /// assert_eq!(board.sites_of_cell(Pt::cell(1, 1)), [Site(4)]);
    /// ```
    pub fn sites_of_cell(&self, centre: Pt) -> Vec<Site> {
        let steps = [(0, 0), (0, -1), (0, 1), (-1, 0), (1, 0)];
        let moved = |(dx, dy): (i16, i16)| {
            Some(Pt { x: centre.x.checked_add(dx)?, y: centre.y.checked_add(dy)? })
        };
        steps.into_iter().filter_map(|step| self.site_at(moved(step)?)).collect()
    }

    /// Whether some sites are edges between cells.
    ///
    /// ```
    /// use gridwright_core::Board;
    /// assert!(!Board::of_cells(2, 3, "123".chars().collect()).has_edges());
    /// ```
    pub fn has_edges(&self) -> bool {
        self.sites.iter().any(|at| at.x % 2 == 0 || at.y % 2 == 0)
    }

    /// The eight symmetric images of the board: its rotations and reflections.
    pub fn turned(&self) -> [Turned; 8] {
        let (right, bottom) = (i32::from(half_cells(self.cols)), i32::from(half_cells(self.rows)));
        std::array::from_fn(|way| {
            let place = |site: &Site| {
                let Pt { x, y } = self.sites[site.index()];
                let (x, y) = (i32::from(x), i32::from(y));
                let x = if way & 1 == 0 { x } else { right - x };
                let y = if way & 2 == 0 { y } else { bottom - y };
                if way & 4 == 0 { (y, x) } else { (x, y) }
            };
            let mut sites: Vec<Site> = self.all_sites().collect();
            sites.sort_by_key(place);
            let (rows, cols) =
                if way & 4 == 0 { (self.rows, self.cols) } else { (self.cols, self.rows) };
            Turned { rows, cols, sites }
        })
    }
}

/// A rotated or reflected board.
///
/// ```
/// use gridwright_core::Board;
/// let board = Board::of_cells(1, 2, "12".chars().collect());
/// let upright = board.turned().into_iter().find(|turned| turned.rows == 2).unwrap();
/// assert_eq!((upright.cols, upright.sites.len()), (1, 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// Number of rows of cells.
    pub rows: usize,
    /// Number of columns of cells.
    pub cols: usize,
    /// The sites of the original board in the reading order of this one, row by row.
    pub sites: Vec<Site>,
}
