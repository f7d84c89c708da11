//! The built-in font, for formats that cannot rely on fonts of the reader's system.

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use crate::shape::{At, Move};

#[cfg(any(not(target_family = "wasm"), feature = "png", feature = "pdf"))]
pub(crate) const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-Regular.ttf");
#[cfg(any(not(target_family = "wasm"), feature = "png", feature = "pdf"))]
pub(crate) const BOLD: &[u8] = include_bytes!("../fonts/NotoSans-Bold.ttf");

/// The files of both weights, regular first.
#[cfg(any(not(target_family = "wasm"), feature = "png", feature = "pdf"))]
fn files() -> Option<[&'static [u8]; 2]> {
    Some([REGULAR, BOLD])
}

/// The files of both weights, regular first. In a browser they are `None` until the page has loaded
/// them.
#[cfg(all(target_family = "wasm", not(feature = "png"), not(feature = "pdf")))]
fn files() -> Option<[&'static [u8]; 2]> {
    use gridwright_core::{file_apart, handed_content};
    use std::sync::OnceLock;

    static FILES: OnceLock<[Box<[u8]>; 2]> = OnceLock::new();
    if FILES.get().is_none() {
        let regular = handed_content(file_apart!("../fonts/NotoSans-Regular.ttf"));
        let bold = handed_content(file_apart!("../fonts/NotoSans-Bold.ttf"));
        // The page passes them as text in which each character stands for the byte with its number.
        let bytes = |text: &str| text.chars().map(|c| c as u8).collect();
        let _ = FILES.set([bytes(regular?), bytes(bold?)]);
    }
    FILES.get().map(|files| files.each_ref().map(|file| &**file))
}

/// The built-in font in one of two weights.
pub(crate) struct Font {
    #[cfg(feature = "pdf")]
    pub(crate) data: &'static [u8],
    pub(crate) face: Face<'static>,
}

impl Font {
    /// Both weights, regular first; `None` in a browser until the page has loaded them.
    pub(crate) fn both() -> Option<[Font; 2]> {
        files().map(|files| files.map(Font::of))
    }

    #[cfg(any(feature = "png", feature = "pdf"))]
    pub(crate) fn regular() -> Font {
        Font::of(REGULAR)
    }

    #[cfg(any(feature = "png", feature = "pdf"))]
    pub(crate) fn bold() -> Font {
        Font::of(BOLD)
    }

    fn of(data: &'static [u8]) -> Font {
        let face = Face::parse(data, 0).expect("the built-in font can be parsed");
        Font {
            #[cfg(feature = "pdf")]
            data,
            face,
        }
    }

    /// Whether a character has a glyph of its own.
    #[cfg(any(feature = "png", feature = "pdf"))]
    fn has_glyph(&self, c: char) -> bool {
        self.face.glyph_index(c).is_some()
    }

    /// The glyph of a character, or of the question mark where there is none.
    pub(crate) fn glyph(&self, c: char) -> GlyphId {
        let known = self.face.glyph_index(c).or_else(|| self.face.glyph_index('?'));
        known.expect("the font has a question mark")
    }

    /// The advance width of a glyph at font size 1.
    pub(crate) fn advance(&self, glyph: GlyphId) -> f32 {
        let advance = self.face.glyph_hor_advance(glyph).unwrap_or_default();
        f32::from(advance) / f32::from(self.face.units_per_em())
    }

    /// The width of a text at font size 1.
    pub(crate) fn width(&self, text: &str) -> f32 {
        text.chars().map(|c| self.advance(self.glyph(c))).sum()
    }

    /// The outlines of the letters of a text; `at` is the middle of its baseline.
    pub(crate) fn outline(&self, text: &str, at: At, size: f32) -> Vec<Move> {
        let scale = size / f32::from(self.face.units_per_em());
        let left = at.0 - 0.5 * size * self.width(text);
        let mut letters = Letters { moves: Vec::new(), at: (left, at.1), scale };
        for c in text.chars() {
            let glyph = self.glyph(c);
            self.face.outline_glyph(glyph, &mut letters);
            letters.at.0 += size * self.advance(glyph);
        }
        letters.moves
    }
}

/// Collects outlines of glyphs, scaled and moved to their place.
struct Letters {
    moves: Vec<Move>,
    at: At,
    scale: f32,
}

impl Letters {
    fn place(&self, x: f32, y: f32) -> At {
        (self.at.0 + self.scale * x, self.at.1 - self.scale * y)
    }
}

impl OutlineBuilder for Letters {
    fn move_to(&mut self, x: f32, y: f32) {
        self.moves.push(Move::To(self.place(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.moves.push(Move::Line(self.place(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.moves.push(Move::Curve { control: self.place(x1, y1), to: self.place(x, y) });
    }

    /// Never called, since curves of TrueType fonts are quadratic.
    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, x: f32, y: f32) {
        self.line_to(x, y);
    }

    fn close(&mut self) {
        self.moves.push(Move::Close);
    }
}

/// Measures texts in the built-in font.
///
/// ```
/// let ruler = gridwright_render::Ruler::new();
/// assert!(ruler.width("wide", 12.0) < ruler.bold_width("wide", 12.0));
/// assert_eq!(ruler.missing("Šárka Żółć Ωμέγα Щука"), "");
/// ```
#[cfg(any(feature = "png", feature = "pdf"))]
pub struct Ruler {
    regular: Font,
    bold: Font,
}

#[cfg(any(feature = "png", feature = "pdf"))]
impl Ruler {
    /// A ruler for both weights.
    pub fn new() -> Ruler {
        Ruler { regular: Font::regular(), bold: Font::bold() }
    }

    /// The characters of a text for which the font has no glyph, each once, except control
    /// characters.
    ///
    /// ```
    /// let ruler = gridwright_render::Ruler::new();
    /// assert_eq!(ruler.missing("Year 1"), "");
    /// assert_eq!(ruler.missing("一 and 一"), "一");
    /// ```
    pub fn missing(&self, text: &str) -> String {
        let mut missing = String::new();
        for c in text.chars().filter(|c| !c.is_control()) {
            let is_known = self.regular.has_glyph(c) && self.bold.has_glyph(c);
            if !is_known && !missing.contains(c) {
                missing.push(c);
            }
        }
        missing
    }

    /// The width of a text in the regular weight at a size.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        size * self.regular.width(text)
    }

    /// The width of a text in the bold weight at a size.
    pub fn bold_width(&self, text: &str, size: f32) -> f32 {
        size * self.bold.width(text)
    }
}

#[cfg(any(feature = "png", feature = "pdf"))]
impl Default for Ruler {
    fn default() -> Ruler {
        Ruler::new()
    }
}
