//! The roles of shapes in a picture, and the kinds of marks that a legend explains.

/// The role of a shape. Themes turn roles into colours, but never distinguish them by colour alone.
///
/// ```
/// assert_ne!(gridwright_core::Role::Given, gridwright_core::Role::Entry);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A thin line between cells.
    Grid,
    /// A strong line: the border of the board or of an area, or a wall.
    Wall,
    /// A clue printed on the puzzle.
    Given,
    /// A value that the player or the solver entered.
    Entry,
    /// A note of the player.
    Pencil,
    /// A part of a drawn path.
    Path,
    /// A site or candidate that a step looks at.
    Because,
    /// A site or candidate with a special part in a step.
    Part(Part),
    /// A note that a step removes.
    Gone,
    /// Something that breaks a rule.
    Error,
    /// The site that a hint places a value at.
    Hint,
}

impl Role {
    /// The role of a step's argument with this name, if it has a special part.
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

    /// Whether the role is that of a site or candidate that a step looks at, with or without a
    /// special part.
    pub fn is_premise(self) -> bool {
        matches!(self, Role::Because | Role::Part(_))
    }
}

/// A special part of a cell in a step. Each is drawn with its own frame and mark.
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
    /// The first of two sets of candidates, of which one set is entirely true and the other false.
    ColourA,
    /// The second of these sets.
    ColourB,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 5] = [Part::Pivot, Part::Wing, Part::Fin, Part::ColourA, Part::ColourB];

    /// The stable name of the part.
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

/// A kind of mark in the picture of a step. The legend explains the kinds that appear.
///
/// ```
/// use gridwright_core::{MarkKind, Part};
/// assert_eq!(MarkKind::Part(Part::ColourA).name(), "colour-a");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// A region whose cells a step counts.
    Counted,
    /// A site or candidate that a step looks at.
    Looked,
    /// A site or candidate with a special part in a step.
    Part(Part),
    /// An arrow from a candidate to one that is then true.
    Strong,
    /// An arrow from a candidate to one that is then false.
    Weak,
    /// A value that a step places.
    GoesIn,
    /// A candidate that a step removes.
    CanGo,
}

impl MarkKind {
    /// All kinds, in the order of a legend.
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

    /// The stable name of the kind, which is the key of its text.
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

    /// The kind of mark for a role, if the legend explains it.
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
