//! Trim sizes of pages, in points.

/// Points per millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;
/// Points per inch.
pub(crate) const INCH: f32 = 72.0;

/// The size of a trimmed page.
///
/// ```
/// use gridwright_book::Trim;
/// assert_eq!(Trim::named("6x9"), Some(Trim { width: 432.0, height: 648.0 }));
/// assert_eq!(Trim::named("8.25x11"), Some(Trim { width: 594.0, height: 792.0 }));
/// assert_eq!(Trim::named("210x297mm"), Trim::named("a4"));
/// assert_eq!(Trim::named("a0"), None);
/// assert_eq!(Trim::named("1x1"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trim {
    /// Its width in points.
    pub width: f32,
    /// Its height in points.
    pub height: f32,
}

/// The shortest and the longest side that a page can have, in points.
const SIDES: std::ops::RangeInclusive<f32> = 3.0 * INCH..=17.0 * INCH;

impl Trim {
    /// The named sizes: those of paper, and those in inches that print shops offer. Any other size
    /// is given as its width, `x` and its height, in inches or followed by `mm`.
    pub const NAMES: [&'static str; 22] = [
        "a4",
        "a5",
        "a6",
        "b5",
        "letter",
        "5x8",
        "5.06x7.81",
        "5.25x8",
        "5.5x8.5",
        "6x9",
        "6.14x9.21",
        "6.69x9.61",
        "7x10",
        "7.44x9.69",
        "7.5x9.25",
        "8x10",
        "8.25x6",
        "8.25x8.25",
        "8.25x11",
        "8.27x11.69",
        "8.5x8.5",
        "8.5x11",
    ];

    /// The size with this name, or with this width and height.
    pub fn named(name: &str) -> Option<Trim> {
        let name = name.to_ascii_lowercase();
        let (width, height) = match name.as_str() {
            "a4" => (210.0 * MM, 297.0 * MM),
            "a5" => (148.0 * MM, 210.0 * MM),
            "a6" => (105.0 * MM, 148.0 * MM),
            "b5" => (176.0 * MM, 250.0 * MM),
            "letter" => (612.0, 792.0),
            sides => {
                let (sides, unit) = match sides.strip_suffix("mm") {
                    Some(sides) => (sides, MM),
                    None => (sides.strip_suffix("in").unwrap_or(sides), INCH),
                };
                let (width, height) = sides.trim().split_once('x')?;
                let side = |text: &str| text.trim().parse::<f32>().ok().map(|side| side * unit);
                (side(width)?, side(height)?)
            }
        };
        let is_page = SIDES.contains(&width) && SIDES.contains(&height);
        is_page.then_some(Trim { width, height })
    }

    /// A description of the accepted names.
    pub(crate) const EXPECTED: &'static str = "a size such as a4, a5, letter, 6x9 or 8.5x11 in inches, or 148x210mm, with sides of 3 to 17 inches";

    /// The sides in inches.
    pub(crate) fn inches(self) -> (f32, f32) {
        (self.width / INCH, self.height / INCH)
    }
}
