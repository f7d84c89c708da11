//! Trim sizes of pages, in points.

/// Points per millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// The size of a trimmed page.
///
/// ```
/// use gridwright_book::Trim;
/// assert_eq!(Trim::named("6x9"), Some(Trim { width: 432.0, height: 648.0 }));
/// assert_eq!(Trim::named("a0"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trim {
    /// Its width in points.
    pub width: f32,
    /// Its height in points.
    pub height: f32,
}

impl Trim {
    /// The names of the supported sizes.
    pub const NAMES: [&'static str; 5] = ["a4", "a5", "letter", "6x9", "8.5x11"];

    /// The size of that name.
    pub fn named(name: &str) -> Option<Trim> {
        let (width, height) = match name.to_ascii_lowercase().as_str() {
            "a4" => (210.0 * MM, 297.0 * MM),
            "a5" => (148.0 * MM, 210.0 * MM),
            "letter" | "8.5x11" => (612.0, 792.0),
            "6x9" => (432.0, 648.0),
            _ => return None,
        };
        Some(Trim { width, height })
    }
}
