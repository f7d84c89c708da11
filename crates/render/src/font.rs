//! The built-in font, for formats that cannot rely on fonts of the reader's system.

use ttf_parser::{Face, GlyphId};

pub(crate) const REGULAR: &[u8] = include_bytes!("../fonts/AtkinsonHyperlegibleNext-Regular.ttf");
pub(crate) const BOLD: &[u8] = include_bytes!("../fonts/AtkinsonHyperlegibleNext-Bold.ttf");

/// The built-in font in one of two weights.
pub(crate) struct Font {
    pub(crate) data: &'static [u8],
    pub(crate) face: Face<'static>,
}

impl Font {
    pub(crate) fn regular() -> Font {
        Font::of(REGULAR)
    }

    pub(crate) fn bold() -> Font {
        Font::of(BOLD)
    }

    fn of(data: &'static [u8]) -> Font {
        Font { data, face: Face::parse(data, 0).expect("the built-in font can be parsed") }
    }

    /// Whether a character has a glyph of its own.
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
}

/// Measures texts in the built-in font.
///
/// ```
/// let ruler = gridwright_render::Ruler::new();
/// assert!(ruler.width("wide", 12.0) < ruler.bold_width("wide", 12.0));
/// ```
pub struct Ruler {
    regular: Font,
    bold: Font,
}

impl Ruler {
    /// A ruler for both weights.
    pub fn new() -> Ruler {
        Ruler { regular: Font::regular(), bold: Font::bold() }
    }

    /// The characters of a text that the font has no glyph for, each once; control characters apart.
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

impl Default for Ruler {
    fn default() -> Ruler {
        Ruler::new()
    }
}
