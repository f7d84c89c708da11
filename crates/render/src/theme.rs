//! Colours and weights of classes in each theme. Classes never differ in colour alone, but also in
//! weight, outline, dashes or strokes.

use gridwright_core::Part;

use crate::shape::Class;

/// Colours and weights of a picture.
///
/// ```
/// use gridwright_render::Theme;
/// assert_eq!(Theme::named("large-print"), Some(Theme::LargePrint));
/// assert_eq!(Theme::named("pink"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark ink on white.
    #[default]
    Light,
    /// Light ink on a dark background.
    Dark,
    /// The reader's preference if the format supports it, else light.
    Auto,
    /// Black and greys, for printing.
    Print,
    /// Black on white with heavy lines and larger symbols.
    LargePrint,
}

impl Theme {
    /// The names of the themes.
    pub const NAMES: [&'static str; 5] = ["light", "dark", "auto", "print", "large-print"];

    const ALL: [Theme; 5] =
        [Theme::Light, Theme::Dark, Theme::Auto, Theme::Print, Theme::LargePrint];

    /// The theme of that name.
    pub fn named(name: &str) -> Option<Theme> {
        let known = Theme::NAMES.iter().zip(Theme::ALL).find(|(known, _)| **known == name);
        known.map(|(_, theme)| theme)
    }

    /// The size of symbols relative to the default.
    pub(crate) fn scale(self) -> f32 {
        if self == Theme::LargePrint { 1.2 } else { 1.0 }
    }
}

/// A colour: red, green, blue.
pub(crate) type Rgb = [u8; 3];

/// The fill and the pen of a class.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Paint {
    pub(crate) fill: Option<Rgb>,
    pub(crate) line: Option<Pen>,
    pub(crate) is_bold: bool,
}

/// Colour, width and style of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pen {
    pub(crate) colour: Rgb,
    pub(crate) width: f32,
    /// Lengths of dashes and of the gaps between them.
    pub(crate) dash: Option<[f32; 2]>,
    pub(crate) is_round: bool,
}

struct Palette {
    ground: Rgb,
    ink: Rgb,
    entry: Rgb,
    note: Rgb,
    thin: Rgb,
    guide: Rgb,
    looked: [Rgb; 2],
    /// Background and line colour of each part, in the order of [`Part::ALL`].
    parts: [[Rgb; 2]; 5],
    changed: [Rgb; 2],
    wrong: [Rgb; 2],
    path: Rgb,
    link: Rgb,
    hatch: Rgb,
    node: Rgb,
    tints: [Rgb; 6],
}

/// Tints also differ in lightness, so that they remain distinguishable in greyscale.
const LIGHT: Palette = Palette {
    ground: [255, 255, 255],
    ink: [17, 17, 17],
    entry: [22, 66, 140],
    note: [64, 64, 64],
    thin: [150, 150, 150],
    guide: [176, 176, 190],
    looked: [[255, 241, 199], [131, 88, 0]],
    parts: [
        [[225, 213, 246], [86, 52, 140]],
        [[214, 236, 203], [44, 100, 26]],
        [[255, 220, 199], [148, 62, 18]],
        [[201, 236, 240], [8, 94, 100]],
        [[249, 217, 234], [138, 30, 96]],
    ],
    changed: [[211, 231, 251], [10, 90, 168]],
    wrong: [[253, 227, 220], [171, 47, 18]],
    path: [0, 96, 144],
    link: [131, 88, 0],
    hatch: [150, 158, 168],
    node: [255, 255, 255],
    tints: [
        [255, 248, 220],
        [218, 232, 254],
        [255, 218, 188],
        [194, 228, 200],
        [216, 196, 236],
        [160, 198, 216],
    ],
};

const DARK: Palette = Palette {
    ground: [20, 23, 28],
    ink: [240, 240, 240],
    entry: [160, 202, 255],
    note: [204, 208, 216],
    thin: [92, 98, 108],
    guide: [84, 88, 110],
    looked: [[58, 47, 18], [224, 176, 74]],
    parts: [
        [[52, 38, 84], [203, 180, 255]],
        [[28, 58, 24], [152, 216, 124]],
        [[80, 42, 20], [255, 178, 130]],
        [[12, 62, 68], [116, 222, 230]],
        [[80, 24, 56], [255, 156, 210]],
    ],
    changed: [[20, 58, 96], [132, 191, 247]],
    wrong: [[67, 31, 22], [255, 157, 130]],
    path: [96, 196, 255],
    link: [224, 176, 74],
    hatch: [104, 114, 126],
    node: [20, 23, 28],
    tints: [[33, 33, 33], [28, 42, 66], [64, 46, 30], [34, 66, 48], [70, 56, 94], [44, 84, 102]],
};

const PRINT: Palette = Palette {
    ground: [255, 255, 255],
    ink: [0, 0, 0],
    entry: [0, 0, 0],
    note: [40, 40, 40],
    thin: [120, 120, 120],
    guide: [170, 170, 170],
    looked: [[229, 229, 229], [70, 70, 70]],
    parts: [
        [[206, 206, 206], [0, 0, 0]],
        [[226, 226, 226], [0, 0, 0]],
        [[255, 255, 255], [0, 0, 0]],
        [[216, 216, 216], [0, 0, 0]],
        [[255, 255, 255], [0, 0, 0]],
    ],
    changed: [[222, 222, 222], [0, 0, 0]],
    wrong: [[226, 226, 226], [0, 0, 0]],
    path: [130, 130, 130],
    link: [60, 60, 60],
    hatch: [150, 150, 150],
    node: [255, 255, 255],
    tints: [
        [255, 255, 255],
        [229, 229, 229],
        [216, 216, 216],
        [204, 204, 204],
        [192, 192, 192],
        [180, 180, 180],
    ],
};

/// The paint of a class in a theme.
pub(crate) fn paint(theme: Theme, class: Class) -> Paint {
    let palette = match theme {
        Theme::Light | Theme::Auto => &LIGHT,
        Theme::Dark => &DARK,
        Theme::Print | Theme::LargePrint => &PRINT,
    };
    let heavy = if theme == Theme::LargePrint { 1.5 } else { 1.0 };
    let filled = |fill: Rgb| Paint { fill: Some(fill), line: None, is_bold: false };
    let pen = |colour: Rgb, width: f32| Pen { colour, width, dash: None, is_round: false };
    let drawn = |pen: Pen| Paint { fill: None, line: Some(pen), is_bold: false };
    let both = |[fill, line]: [Rgb; 2], width: f32| Paint {
        fill: Some(fill),
        line: Some(pen(line, width)),
        is_bold: false,
    };
    let dashed = |pen: Pen, dash: [f32; 2]| Pen { dash: Some(dash), ..pen };
    let round = |pen: Pen| Pen { is_round: true, ..pen };
    let bold = |fill: Rgb| Paint { is_bold: true, ..filled(fill) };
    match class {
        Class::Ground => filled(palette.ground),
        Class::Tint(tint) => filled(palette.tints[usize::from(tint) % palette.tints.len()]),
        Class::Looked => {
            let line = dashed(pen(palette.looked[1], 1.4), [3.5, 2.5]);
            Paint { line: Some(line), ..filled(palette.looked[0]) }
        }
        Class::Part(part) => {
            let [ground, line] = palette.parts[part as usize];
            let line = match part {
                Part::Pivot => pen(line, 2.5),
                Part::Wing | Part::ColourA => pen(line, 1.4),
                Part::Fin => dashed(pen(line, 1.8), [1.8, 2.4]),
                Part::ColourB => dashed(pen(line, 1.6), [7.0, 2.5]),
            };
            Paint { line: Some(line), ..filled(ground) }
        }
        Class::Changed => both(palette.changed, 2.5),
        Class::Wrong => both(palette.wrong, 1.25),
        Class::Hatch => drawn(pen(palette.hatch, 0.9)),
        Class::Guide => drawn(pen(palette.guide, 1.5 * heavy)),
        Class::HaloChanged => drawn(round(pen(palette.changed[0], 17.0))),
        Class::HaloWrong => drawn(dashed(pen(palette.wrong[0], 17.0), [3.0, 3.0])),
        Class::Grid => drawn(pen(palette.thin, heavy)),
        Class::Cage => drawn(dashed(pen(palette.note, 0.8 * heavy), [2.5, 2.5])),
        Class::Wall => drawn(pen(palette.ink, 2.75 * heavy)),
        Class::Dot => filled(palette.thin),
        Class::Path => drawn(round(pen(palette.path, 5.0 * heavy))),
        Class::Node => both([palette.node, palette.ink], 1.5 * heavy),
        Class::Ring => both(palette.looked, 1.0),
        Class::Counted => drawn(dashed(pen(palette.looked[1], 1.75), [5.0, 3.0])),
        Class::Strong => drawn(pen(palette.link, 1.4)),
        Class::Weak => drawn(dashed(pen(palette.link, 1.4), [4.0, 3.0])),
        Class::PartMark(part @ (Part::Wing | Part::Fin)) => {
            both([palette.ground, palette.parts[part as usize][1]], 1.3)
        }
        Class::PartMark(part) => filled(palette.parts[part as usize][1]),
        Class::MarkLetter => bold(palette.ground),
        Class::ArrowHead => filled(palette.link),
        Class::LabelGround => filled(palette.ground),
        Class::Note => filled(palette.note),
        Class::CageLabel => filled(palette.ink),
        Class::Given | Class::Label => bold(palette.ink),
        Class::Entry => filled(palette.entry),
        Class::Placed => bold(palette.changed[1]),
        Class::Fault => bold(palette.wrong[1]),
        Class::Strike => drawn(round(pen(palette.wrong[1], 1.75))),
        Class::Underline => drawn(pen(palette.wrong[1], 1.5)),
        Class::Caption => filled(palette.ink),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour, as WCAG 2 defines it.
    fn luminance(colour: Rgb) -> f64 {
        let linear = colour.map(|v| {
            let v = f64::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05);
        a.max(b) / a.min(b)
    }

    fn fill(theme: Theme, class: Class) -> Rgb {
        paint(theme, class).fill.expect("it is filled")
    }

    #[test]
    fn every_sign_reads_on_every_ground_it_can_stand_on() {
        for theme in Theme::ALL {
            let tints = (0..6).map(Class::Tint);
            let parts = Part::ALL.map(Class::Part);
            let grounds = tints.chain([Class::Ground, Class::Looked]).chain(parts);
            let grounds: Vec<Class> = grounds.collect();
            for class in [Class::Given, Class::Label, Class::Entry, Class::Note, Class::CageLabel] {
                for &ground in &grounds {
                    let contrast = contrast(fill(theme, class), fill(theme, ground));
                    assert!(contrast >= 4.5, "{theme:?} {class:?} on {ground:?}: {contrast:.2}");
                }
            }
            for (sign, ground) in [(Class::Placed, Class::Changed), (Class::Fault, Class::Wrong)] {
                let contrast = contrast(fill(theme, sign), fill(theme, ground));
                assert!(contrast >= 4.5, "{theme:?} {sign:?}: {contrast:.2}");
            }
        }
    }

    #[test]
    fn frames_of_parts_differ_without_colour() {
        let theme = Theme::Print;
        let classes = Part::ALL.map(Class::Part).into_iter().chain([Class::Looked, Class::Changed]);
        let frames: Vec<_> = classes
            .map(|class| {
                let pen = paint(theme, class).line.expect("a frame");
                (
                    fill(theme, class),
                    pen.width.to_bits(),
                    pen.dash.map(|dash| dash.map(f32::to_bits)),
                )
            })
            .collect();
        for (i, one) in frames.iter().enumerate() {
            assert!(!frames[..i].contains(one), "{one:?}");
        }
    }

    /// A colour as a black-and-white printer shows it.
    fn grey(colour: Rgb) -> Rgb {
        let [r, g, b] = colour.map(f64::from);
        [(0.299 * r + 0.587 * g + 0.114 * b).round() as u8; 3]
    }

    /// The visibility that a class needs against the background.
    enum Demand {
        /// Legible: letters and symbols.
        Sign,
        /// Clearly visible: outlines and lines with a meaning.
        Line,
        /// Visible, but less than the rest: thin lines and dots that structure the board.
        Faint,
        /// A background that is the only mark of a cell, or one of two marks.
        Area,
        /// No requirement: the background itself, classes with the background's colour, and areas
        /// with an outline.
        Nothing,
    }

    /// Every class, with all tints and parts.
    fn all_classes() -> Vec<Class> {
        let tints = (0..6).map(Class::Tint);
        let parts =
            Part::ALL.into_iter().flat_map(|part| [Class::Part(part), Class::PartMark(part)]);
        let others = [
            Class::Ground,
            Class::Looked,
            Class::Changed,
            Class::Wrong,
            Class::Hatch,
            Class::Guide,
            Class::HaloChanged,
            Class::HaloWrong,
            Class::Grid,
            Class::Cage,
            Class::Wall,
            Class::Dot,
            Class::Path,
            Class::Node,
            Class::Ring,
            Class::Counted,
            Class::Strong,
            Class::Weak,
            Class::MarkLetter,
            Class::ArrowHead,
            Class::LabelGround,
            Class::Note,
            Class::CageLabel,
            Class::Given,
            Class::Label,
            Class::Entry,
            Class::Placed,
            Class::Fault,
            Class::Strike,
            Class::Underline,
            Class::Caption,
        ];
        tints.chain(parts).chain(others).collect()
    }

    fn demand(class: Class) -> Demand {
        match class {
            Class::Note
            | Class::CageLabel
            | Class::Given
            | Class::Label
            | Class::Entry
            | Class::Placed
            | Class::Fault
            | Class::Caption => Demand::Sign,
            Class::Looked
            | Class::Part(_)
            | Class::Changed
            | Class::Wrong
            | Class::Cage
            | Class::Wall
            | Class::Path
            | Class::Node
            | Class::Ring
            | Class::Counted
            | Class::Strong
            | Class::Weak
            | Class::PartMark(_)
            | Class::ArrowHead
            | Class::Strike
            | Class::Underline => Demand::Line,
            Class::Hatch | Class::Guide | Class::Grid | Class::Dot => Demand::Faint,
            Class::Tint(gridwright_core::Item::MARKED_TINT) => Demand::Area,
            Class::HaloChanged | Class::HaloWrong => Demand::Area,
            // Other tints only have to differ from each other, and letters of badges are on badges.
            Class::Tint(_) | Class::Ground | Class::LabelGround | Class::MarkLetter => {
                Demand::Nothing
            }
        }
    }

    #[test]
    fn every_class_is_seen_in_every_theme_in_colour_and_in_grey() {
        for theme in Theme::ALL {
            let ground = fill(theme, Class::Ground);
            for class in all_classes() {
                let least = match demand(class) {
                    Demand::Sign => 4.5,
                    Demand::Line => 3.0,
                    Demand::Faint => 2.0,
                    Demand::Area => 1.15,
                    Demand::Nothing => continue,
                };
                let Paint { fill, line, .. } = paint(theme, class);
                let colours = fill.into_iter().chain(line.map(|pen| pen.colour));
                let colours: Vec<Rgb> = colours.collect();
                // For an area with an outline, the contrast of the outline is enough.
                let most = |as_shown: fn(Rgb) -> Rgb| {
                    let each = colours.iter().map(|&one| contrast(as_shown(one), as_shown(ground)));
                    each.fold(0.0, f64::max)
                };
                let (coloured, grey) = (most(|colour| colour), most(grey));
                assert!(coloured >= least, "{theme:?} {class:?}: {coloured:.2}");
                assert!(grey >= least, "{theme:?} {class:?} in grey: {grey:.2}");
            }
        }
    }

    /// Windows have no outline, so their tint must be visible.
    #[test]
    fn marked_cells_are_seen_in_every_theme() {
        let marked = Class::Tint(gridwright_core::Item::MARKED_TINT);
        for theme in Theme::ALL {
            let (marked, ground) = (fill(theme, marked), fill(theme, Class::Ground));
            for contrast in [contrast(marked, ground), contrast(grey(marked), grey(ground))] {
                assert!(contrast >= 1.3, "{theme:?}: {contrast:.2}");
            }
        }
    }

    /// Print shops lose greys below a tenth.
    #[test]
    fn greys_of_print_are_white_or_dark_enough_for_a_press() {
        for theme in [Theme::Print, Theme::LargePrint] {
            for class in all_classes() {
                let Paint { fill, line, .. } = paint(theme, class);
                for [red, green, blue] in fill.into_iter().chain(line.map(|pen| pen.colour)) {
                    assert!(red == green && green == blue, "{theme:?} {class:?}");
                    assert!(red == 255 || red <= 229, "{theme:?} {class:?}: {red}");
                }
            }
        }
    }

    #[test]
    fn no_two_tints_are_the_same_grey() {
        for theme in Theme::ALL {
            let tints: Vec<Rgb> = (0..6).map(|tint| fill(theme, Class::Tint(tint))).collect();
            for (i, &one) in tints.iter().enumerate() {
                for &other in &tints[..i] {
                    let contrast = contrast(one, other);
                    assert!(contrast >= 1.05, "{theme:?}: {one:?} and {other:?}: {contrast:.3}");
                }
            }
        }
    }
}
