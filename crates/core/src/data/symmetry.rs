//! Symmetries of boards: the sites that get or lose a given together.

use crate::data::board::{Board, Pt, Site, half_cells};

/// The image of a point on a board with this right and bottom border, in half-cells.
type Image = fn(i16, i16, Pt) -> Pt;

const HALF_TURN: Image =
    |right, bottom, at| Pt { x: right.wrapping_sub(at.x), y: bottom.wrapping_sub(at.y) };
const QUARTER_TURN: Image = |_, bottom, at| Pt { x: bottom.wrapping_sub(at.y), y: at.x };
const MIRROR: Image = |right, _, at| Pt { x: right.wrapping_sub(at.x), y: at.y };
const SWAP: Image = |_, _, at| Pt { x: at.y, y: at.x };

/// A symmetry, as the images of a point that generate it.
///
/// ```
/// use gridwright_core::{Board, Site, Symmetry};
/// let board = Board::of_cells(3, 3, "123".chars().collect());
/// let turned = Symmetry::named("rotate180").unwrap();
/// assert_eq!(turned.orbit(&board, Site(1)), Some(vec![Site(1), Site(7)]));
/// let long = Board::of_cells(1, 3, "123".chars().collect());
/// assert_eq!(Symmetry::named("rotate90").unwrap().orbit(&long, Site(2)), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Symmetry(&'static [Image]);

impl Symmetry {
    /// The names of all symmetries.
    pub const NAMES: [&str; 6] = ["none", "rotate180", "rotate90", "mirror", "diagonal", "full"];

    /// The symmetry with this name.
    ///
    /// ```
    /// use gridwright_core::Symmetry;
    /// assert!(Symmetry::NAMES.iter().all(|name| Symmetry::named(name).is_some()));
    /// assert!(Symmetry::named("sideways").is_none());
    /// ```
    pub fn named(name: &str) -> Option<Symmetry> {
        Some(Symmetry(match name {
            "none" => &[],
            "rotate180" => &[HALF_TURN],
            "rotate90" => &[QUARTER_TURN],
            "mirror" => &[MIRROR],
            "diagonal" => &[SWAP],
            "full" => &[QUARTER_TURN, MIRROR],
            _ => return None,
        }))
    }

    /// Whether the symmetry has no images, so that every site stands alone.
    ///
    /// ```
    /// assert!(gridwright_core::Symmetry::named("none").unwrap().is_none());
    /// ```
    pub fn is_none(self) -> bool {
        self.0.is_empty()
    }

    /// The images of a point of a board, one for each generator of the symmetry.
    ///
    /// ```
    /// use gridwright_core::{Pt, Symmetry};
    /// let mirror = Symmetry::named("mirror").unwrap();
    /// let images: Vec<Pt> = mirror.images(9, 9, Pt::cell(0, 0)).collect();
    /// assert_eq!(images, [Pt::cell(0, 8)]);
    /// ```
    pub fn images(self, rows: usize, cols: usize, at: Pt) -> impl Iterator<Item = Pt> {
        let (right, bottom) = (half_cells(cols), half_cells(rows));
        self.0.iter().map(move |image| image(right, bottom, at))
    }

    /// The orbit of a site, itself first; `None` if the board does not have this symmetry or this
    /// site.
    ///
    /// ```
    /// use gridwright_core::{Board, Site, Symmetry};
    /// let board = Board::of_cells(2, 2, "12".chars().collect());
    /// assert_eq!(Symmetry::named("full").unwrap().orbit(&board, Site(0)).unwrap().len(), 4);
    /// ```
    pub fn orbit(self, board: &Board, site: Site) -> Option<Vec<Site>> {
        let mut orbit = vec![site];
        let mut next = 0;
        while next < orbit.len() {
            let at = *board.sites.get(orbit[next].index())?;
            for image in self.images(board.rows, board.cols, at) {
                let site = board.site_at(image)?;
                if !orbit.contains(&site) {
                    orbit.push(site);
                }
            }
            next += 1;
        }
        Some(orbit)
    }
}
