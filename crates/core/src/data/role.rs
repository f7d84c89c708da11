//! What a shape of a picture is for, and the kinds of marks that a legend explains.

/// What a shape is for. Themes turn roles into ink; colour is never the only carrier.
///
/// ```
/// assert_ne!(gridwright_core::Role::Given, gridwright_core::Role::Entry);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A thin line between cells.
    Grid,
    /// A line that matters: the border of the board, of an area, a wall.
    Wall,
    /// A clue printed on the puzzle.
    Given,
    /// A value the player or the solver put in.
    Entry,
    /// A small note of the player's.
    Pencil,
    /// Part of a drawn path.
    Path,
    /// What a step of reasoning looked at.
    Because,
    /// What a step of reasoning looked at, in a part of its own.
    Part(Part),
    /// A note that a step of reasoning takes away.
    Gone,
    /// Something that breaks a rule.
    Error,
    /// What a hint points at.
    Hint,
}

impl Role {
    /// The part that something plays in a step, by the name of the argument that mentions it.
    ///
    /// ```
    /// use gridwright_core::{Part, Role};
    /// assert_eq!(Role::of_argument("wings"), Some(Role::Part(Part::Wing)));
    /// assert_eq!(Role::of_argument("cells"), None, "looked at like everything else");
    /// ```
    pub fn of_argument(name: &str) -> Option<Role> {
        let part = match name {
            "pivot" => Part::Pivot,
            "wings" => Part::Wing,
            "fins" => Part::Fin,
            "colour-a" => Part::ColourA,
            "colour-b" => Part::ColourB,
            _ => return None,
        };
        Some(Role::Part(part))
    }

    /// Whether it is for what a step of reasoning looked at, in whatever part.
    pub fn is_premise(self) -> bool {
        matches!(self, Role::Because | Role::Part(_))
    }
}

/// A part that a cell plays in a step. Each is drawn with a frame and a mark of its own.
///
/// ```
/// use gridwright_core::Part;
/// assert_eq!(Part::ALL.map(Part::name)[0], "pivot");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The cell of a wing that all others depend on.
    Pivot,
    /// A cell of a wing that depends on its pivot.
    Wing,
    /// A cell that keeps a fish from being complete.
    Fin,
    /// One of two sets of candidates, of which all of one set hold and none of the other.
    ColourA,
    /// The other set.
    ColourB,
}

impl Part {
    /// Every part.
    pub const ALL: [Part; 5] = [Part::Pivot, Part::Wing, Part::Fin, Part::ColourA, Part::ColourB];

    /// Its stable name.
    pub fn name(self) -> &'static str {
        match self {
            Part::Pivot => "pivot",
            Part::Wing => "wing",
            Part::Fin => "fin",
            Part::ColourA => "colour-a",
            Part::ColourB => "colour-b",
        }
    }
}

/// A kind of mark in the picture of a step. Its legend explains those that appear.
///
/// ```
/// use gridwright_core::{MarkKind, Part};
/// assert_eq!(MarkKind::Part(Part::ColourA).name(), "colour-a");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// A region whose cells a step counted.
    Counted,
    /// What a step looked at.
    Looked,
    /// What a step looked at, in a part of its own.
    Part(Part),
    /// From a candidate to one that then holds.
    Strong,
    /// From a candidate to one that is then ruled out.
    Weak,
    /// A value that a step places.
    GoesIn,
    /// A candidate that a step takes away.
    CanGo,
}

impl MarkKind {
    /// All of them, in the order of a legend.
    pub const ALL: [MarkKind; 11] = [
        MarkKind::Counted,
        MarkKind::Looked,
        MarkKind::Part(Part::Pivot),
        MarkKind::Part(Part::Wing),
        MarkKind::Part(Part::Fin),
        MarkKind::Part(Part::ColourA),
        MarkKind::Part(Part::ColourB),
        MarkKind::Strong,
        MarkKind::Weak,
        MarkKind::GoesIn,
        MarkKind::CanGo,
    ];

    /// Its stable name, which texts about it are found by.
    pub fn name(self) -> &'static str {
        match self {
            MarkKind::Counted => "counted",
            MarkKind::Looked => "looked",
            MarkKind::Part(part) => part.name(),
            MarkKind::Strong => "strong",
            MarkKind::Weak => "weak",
            MarkKind::GoesIn => "goes-in",
            MarkKind::CanGo => "can-go",
        }
    }

    /// The kind of mark that something with a role gets.
    pub fn of_role(role: Role) -> Option<MarkKind> {
        match role {
            Role::Because => Some(MarkKind::Looked),
            Role::Part(part) => Some(MarkKind::Part(part)),
            Role::Gone => Some(MarkKind::CanGo),
            Role::Hint => Some(MarkKind::GoesIn),
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Error => None,
        }
    }
}
