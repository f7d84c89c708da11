//! The shapes of a picture, and the classes that themes style.

use gridwright_core::Part;

/// A shape to be drawn.
///
/// ```
/// use gridwright_render::{Class, Form, Shape};
/// let dot = Shape { class: Class::Dot, form: Form::Disc { centre: (20.0, 20.0), radius: 2.0 } };
/// assert!(dot.class < Class::Note);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// Its class, which decides its colours.
    pub class: Class,
    /// Its geometry.
    pub form: Form,
}

/// A point: distances from the left and from the top.
pub type At = (f32, f32);

/// The geometry of a shape.
///
/// ```
/// use gridwright_render::{Form, Move};
/// let line = Form::Path(vec![Move::To((0.0, 0.0)), Move::Line((40.0, 0.0))]);
/// assert!(matches!(line, Form::Path(moves) if moves.len() == 2));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// Lines, or an area if the class is filled.
    Path(Vec<Move>),
    /// A circle.
    Disc {
        /// Its centre.
        centre: At,
        /// Its radius.
        radius: f32,
    },
    /// A line of text.
    Text {
        /// The middle of the text on its baseline.
        at: At,
        /// The size of the font.
        size: f32,
        /// The characters.
        text: String,
    },
}

/// A segment of a path.
///
/// ```
/// use gridwright_render::Move;
/// assert_ne!(Move::To((0.0, 0.0)), Move::Line((0.0, 0.0)));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Move {
    /// Starts a new subpath.
    To(At),
    /// A straight line.
    Line(At),
    /// A curve that leaves towards a control point and arrives from there.
    Curve {
        /// The control point of the quadratic Bézier curve.
        control: At,
        /// The end point.
        to: At,
    },
    /// Closes the subpath.
    Close,
}

/// The purpose of a shape, for themes. Ordered from back to front: later classes cover earlier ones.
///
/// ```
/// use gridwright_render::Class;
/// assert!(Class::Ground < Class::Tint(0) && Class::Tint(5) < Class::Given);
/// assert_eq!(Class::Tint(2).name(), "tint2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// The background.
    Ground,
    /// The background of a region.
    Tint(u8),
    /// A cell that is a reason of a step.
    Looked,
    /// A cell with a specific part in a step.
    Part(Part),
    /// A cell that a step changes.
    Changed,
    /// A cell that breaks a rule.
    Wrong,
    /// The hatching of the dark cells of a counted region.
    Hatch,
    /// A light line across cells.
    Guide,
    /// The halo of a line that a step places.
    HaloChanged,
    /// The halo of a line that breaks a rule.
    HaloWrong,
    /// A thin line between cells.
    Grid,
    /// The outline of a cage.
    Cage,
    /// A path through cells.
    Path,
    /// A thick line, such as the border of an area.
    Wall,
    /// A small dot.
    Dot,
    /// A cell of a lattice.
    Node,
    /// The outline of a counted region.
    Counted,
    /// An arrow from a note to one that must then be true.
    Strong,
    /// An arrow from a note to one that must then be false.
    Weak,
    /// The head of an arrow.
    ArrowHead,
    /// A ring around a note that is a reason of a step.
    Ring,
    /// The badge of a part.
    PartMark(Part),
    /// A letter in a badge.
    MarkLetter,
    /// The background of a label.
    LabelGround,
    /// A note.
    Note,
    /// The label of a cage.
    CageLabel,
    /// A clue that is not a value, such as a sign between cells.
    Label,
    /// A clue.
    Given,
    /// A value entered by the player.
    Entry,
    /// A value that a step places.
    Placed,
    /// A value that breaks a rule.
    Fault,
    /// A strike through a note that a step removes.
    Strike,
    /// An underline of a value that breaks a rule.
    Underline,
    /// A caption under the board.
    Caption,
}

impl Class {
    /// Every class.
    pub const ALL: [Class; 47] = [
        Class::Ground,
        Class::Tint(0),
        Class::Tint(1),
        Class::Tint(2),
        Class::Tint(3),
        Class::Tint(4),
        Class::Tint(5),
        Class::Looked,
        Class::Part(Part::Pivot),
        Class::Part(Part::Wing),
        Class::Part(Part::Fin),
        Class::Part(Part::ColourA),
        Class::Part(Part::ColourB),
        Class::Changed,
        Class::Wrong,
        Class::Hatch,
        Class::Guide,
        Class::HaloChanged,
        Class::HaloWrong,
        Class::Grid,
        Class::Cage,
        Class::Path,
        Class::Wall,
        Class::Dot,
        Class::Node,
        Class::Counted,
        Class::Strong,
        Class::Weak,
        Class::ArrowHead,
        Class::Ring,
        Class::PartMark(Part::Pivot),
        Class::PartMark(Part::Wing),
        Class::PartMark(Part::Fin),
        Class::PartMark(Part::ColourA),
        Class::PartMark(Part::ColourB),
        Class::MarkLetter,
        Class::LabelGround,
        Class::Note,
        Class::CageLabel,
        Class::Label,
        Class::Given,
        Class::Entry,
        Class::Placed,
        Class::Fault,
        Class::Strike,
        Class::Underline,
        Class::Caption,
    ];

    /// Its name in style sheets; two names with a space between them stand for both classes.
    pub fn name(self) -> &'static str {
        match self {
            Class::Ground => "ground",
            Class::Tint(0) => "tint0",
            Class::Tint(1) => "tint1",
            Class::Tint(2) => "tint2",
            Class::Tint(3) => "tint3",
            Class::Tint(4) => "tint4",
            Class::Tint(_) => "tint5",
            Class::Looked => "looked",
            Class::Part(part) => part.name(),
            Class::Changed => "changed",
            Class::Wrong => "clash",
            Class::Hatch => "shade",
            Class::Guide => "guide",
            Class::HaloChanged => "halo-changed",
            Class::HaloWrong => "halo-wrong",
            Class::Grid => "grid",
            Class::Cage => "cage",
            Class::Wall => "wall",
            Class::Dot => "dot",
            Class::Path => "path",
            Class::Node => "node",
            Class::Counted => "counted",
            Class::Strong => "link",
            Class::Weak => "link weak",
            Class::ArrowHead => "arrow-head",
            Class::Ring => "ring",
            Class::PartMark(Part::Pivot) => "pivot-mark",
            Class::PartMark(Part::Wing) => "wing-mark",
            Class::PartMark(Part::Fin) => "fin-mark",
            Class::PartMark(Part::ColourA) => "colour-a-mark",
            Class::PartMark(Part::ColourB) => "colour-b-mark",
            Class::MarkLetter => "mark-letter",
            Class::LabelGround => "label-ground",
            Class::Note => "note",
            Class::CageLabel => "cage-label",
            Class::Label => "label",
            Class::Given => "given",
            Class::Entry => "entry",
            Class::Placed => "placed",
            Class::Fault => "fault",
            Class::Strike => "strike",
            Class::Underline => "underline",
            Class::Caption => "caption",
        }
    }
}
