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
    /// use gridwright_core::Role;
    /// assert_eq!(Role::of_argument("wings"), Some(Role::Wing));
    /// assert_eq!(Role::of_argument("cells"), None, "looked at like everything else");
    /// ```
    pub fn of_argument(name: &str) -> Option<Role> {
        match name {
            "pivot" => Some(Role::Pivot),
            "wings" => Some(Role::Wing),
            "fins" => Some(Role::Fin),
            "colour-a" => Some(Role::ColourA),
            "colour-b" => Some(Role::ColourB),
            _ => None,
        }
    }

    /// Whether it is for what a step of reasoning looked at, in whatever part.
    pub fn is_premise(self) -> bool {
        match self {
            Role::Because
            | Role::Pivot
            | Role::Wing
            | Role::Fin
            | Role::ColourA
            | Role::ColourB => true,
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Gone
            | Role::Error
            | Role::Hint => false,
        }
    }
}

/// A kind of mark in the picture of a step. Its legend explains those that appear.
///
/// ```
/// use gridwright_core::MarkKind;
/// assert_eq!(MarkKind::ColourA.name(), "colour-a");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// A region whose cells a step counted.
    Counted,
    /// What a step looked at.
    Looked,
    /// The pivot of a wing.
    Pivot,
    /// The cells around a pivot.
    Wing,
    /// A fin of a fish.
    Fin,
    /// One of two colours.
    ColourA,
    /// The other colour.
    ColourB,
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
        MarkKind::Pivot,
        MarkKind::Wing,
        MarkKind::Fin,
        MarkKind::ColourA,
        MarkKind::ColourB,
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
            MarkKind::Pivot => "pivot",
            MarkKind::Wing => "wing",
            MarkKind::Fin => "fin",
            MarkKind::ColourA => "colour-a",
            MarkKind::ColourB => "colour-b",
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
            Role::Pivot => Some(MarkKind::Pivot),
            Role::Wing => Some(MarkKind::Wing),
            Role::Fin => Some(MarkKind::Fin),
            Role::ColourA => Some(MarkKind::ColourA),
            Role::ColourB => Some(MarkKind::ColourB),
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
