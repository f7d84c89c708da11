//! A rectangle of characters, each with a role and a tint, and its output with and without colour.

use gridwright_core::Role;

use crate::ansi::sgr;

/// One character of a picture.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{PlotStyle, Tile, plot};
/// let mut scene = Scene::new(1, 1);
/// scene.frame();
/// let plot = plot(&scene, &PlotStyle::default());
/// let Tile { sign, role, tint } = plot.tiles[0];
/// assert_eq!((sign, role, tint), ('┏', Some(gridwright_core::Role::Wall), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The character.
    pub sign: char,
    /// Its role; decides its colour.
    pub role: Option<Role>,
    /// The tint of the region it lies in.
    pub tint: Option<u8>,
}

impl Tile {
    const BLANK: Tile = Tile { sign: ' ', role: None, tint: None };
}

/// The position of a character: its column and its row, from the top left.
pub(crate) type Spot = (usize, usize);

pub(crate) struct Canvas {
    width: usize,
    tiles: Vec<Tile>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, tiles: vec![Tile::BLANK; width * height] }
    }

    /// Every position, in reading order.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let width = self.width;
        (0..self.tiles.len()).map(move |i| (i % width, i / width))
    }

    /// Writes a character; does nothing outside the canvas.
    pub(crate) fn put(&mut self, spot: Spot, sign: char, role: Option<Role>) {
        if let Some(tile) = self.tile_mut(spot) {
            (tile.sign, tile.role) = (sign, role);
        }
    }

    pub(crate) fn tint(&mut self, spot: Spot, tint: u8) {
        if let Some(tile) = self.tile_mut(spot) {
            tile.tint = Some(tint);
        }
    }

    /// Whether no character was written there, tinted or not.
    pub(crate) fn is_blank(&self, (col, row): Spot) -> bool {
        self.tiles[row * self.width + col].sign == ' '
    }

    /// Every character, in reading order.
    pub(crate) fn into_tiles(self) -> Vec<Tile> {
        self.tiles
    }

    /// The characters without colour.
    pub(crate) fn plain(&self) -> String {
        let mut out = String::new();
        for row in self.tiles.chunks(self.width) {
            let line: String = row.iter().map(|tile| tile.sign).collect();
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// The characters with SGR sequences; every line ends with a reset.
    pub(crate) fn ansi(&self) -> String {
        let mut out = String::new();
        for row in self.tiles.chunks(self.width) {
            let is_seen = |tile: &Tile| tile.sign != ' ' || tile.tint.is_some();
            let end = row.iter().rposition(is_seen).map_or(0, |last| last + 1);
            let mut current = String::new();
            for tile in &row[..end] {
                let wanted = sgr(tile.role, tile.tint);
                if wanted != current {
                    if !current.is_empty() {
                        out.push_str("\x1b[0m");
                    }
                    if !wanted.is_empty() {
                        out.push_str(&format!("\x1b[{wanted}m"));
                    }
                    current = wanted;
                }
                out.push(tile.sign);
            }
            if !current.is_empty() {
                out.push_str("\x1b[0m");
            }
            out.push('\n');
        }
        out
    }

    fn tile_mut(&mut self, (col, row): Spot) -> Option<&mut Tile> {
        if col < self.width { self.tiles.get_mut(row * self.width + col) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trims_blanks_at_the_end_unless_tinted() {
        let mut canvas = Canvas::new(4, 2);
        canvas.put((1, 0), 'a', None);
        canvas.put((0, 1), 'b', Some(Role::Given));
        canvas.tint((2, 1), 0);
        assert_eq!(canvas.plain(), " a\nb\n");
        assert_eq!(
            canvas.ansi(),
            " a\n\x1b[1mb\x1b[0m \x1b[38;5;16;48;5;229m \x1b[0m\n",
            "the blank in between has the default look"
        );
    }

    #[test]
    fn ignores_characters_outside() {
        let mut canvas = Canvas::new(2, 1);
        canvas.put((2, 0), 'x', None);
        canvas.put((0, 1), 'x', None);
        assert_eq!(canvas.plain(), "\n");
    }

    #[test]
    fn writes_one_sequence_for_equal_neighbours() {
        let mut canvas = Canvas::new(3, 1);
        for col in 0..3 {
            canvas.put((col, 0), 'x', Some(Role::Given));
        }
        assert_eq!(canvas.ansi(), "\x1b[1mxxx\x1b[0m\n");
    }
}
