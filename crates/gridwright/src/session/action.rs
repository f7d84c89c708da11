//! The actions of a player in a game, and their outcomes, as data.

use gridwright_core::{Mask, Site, Solution, Step, Value};

/// An action of a player in a game. Each action is at most one move: one [`Action::Undo`] takes all
/// of it back.
///
/// ```
/// use gridwright::{Action, Budget, Mask, Session, Site, Value, open};
/// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// let values = [Value(0), Value(2)].into_iter().collect();
/// game.act(&Action::ToggleNotes { site: Site(4), values })?;
/// game.act(&Action::Clear { sites: vec![Site(4)] })?;
/// assert!(game.notes(Site(4)).is_empty());
/// let outcome = game.act(&Action::Undo)?;
/// assert_eq!(outcome.sites(), [Site(4)]);
/// assert_eq!(game.notes(Site(4)), values);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Action {
    /// Puts a value at every one of these sites.
    Place {
        /// The sites.
        sites: Vec<Site>,
        /// The value.
        value: Value,
        /// The effect on the notes of other sites.
        notes: NoteUpdate,
    },
    /// Puts a value at these sites, and takes it out at those that hold it already.
    Toggle {
        /// The sites.
        sites: Vec<Site>,
        /// The value.
        value: Value,
        /// The effect on the notes of other sites where the value is put in.
        notes: NoteUpdate,
    },
    /// Takes the value out of each site, or its notes where it has no value. Givens are skipped; it is
    /// refused when all the sites are given.
    Clear {
        /// The sites.
        sites: Vec<Site>,
    },
    /// Adds notes at a site, and removes those that are there already.
    ToggleNotes {
        /// The site.
        site: Site,
        /// The values.
        values: Mask,
    },
    /// Adds a note at each of these sites, or removes it where all of them have it. Sites that hold a
    /// value are skipped; it is refused when all the sites are given.
    ToggleNote {
        /// The sites.
        sites: Vec<Site>,
        /// The value.
        value: Value,
    },
    /// The same with the marks in the middle of cells, whose meaning is up to the player: hints do
    /// not read them.
    ToggleCentre {
        /// The sites.
        sites: Vec<Site>,
        /// The value.
        value: Value,
    },
    /// Colours these sites, or takes the colour away where all of them have it. Givens can be coloured.
    Paint {
        /// The sites.
        sites: Vec<Site>,
        /// The colour.
        colour: Colour,
    },
    /// Takes one layer away at all these sites: the given one if any site has it, or else the first
    /// that some site has of values, notes, marks in the middle and colours.
    Erase {
        /// The sites.
        sites: Vec<Site>,
        /// The layer that is tried first.
        layer: Layer,
    },
    /// Replaces the notes at a site.
    SetNotes {
        /// The site.
        site: Site,
        /// The values noted from now on.
        values: Mask,
    },
    /// Removes candidates at a site. A site without notes gets all other candidates as notes.
    CrossOut {
        /// The site.
        site: Site,
        /// The candidates to remove.
        values: Mask,
    },
    /// Replaces the notes at every empty site by the candidates that the values on the board allow.
    FillNotes,
    /// Follows a step: places its values and removes its candidates. It counts as shown.
    FollowStep(Step),
    /// Counts a step that is shown to the player, whether or not it is followed then. It is no
    /// move; [`crate::Session::n_hints`] has the number.
    ShowStep(Step),
    /// Enters a position from a text in any of the forms that [`crate::Session::enter`] reads.
    Enter(String),
    /// Removes everything that the player has entered. Earlier moves can still be undone.
    Restart,
    /// Takes the last move back.
    Undo,
    /// Repeats the move that was undone last.
    Redo,
    /// Undoes moves until every value on the board agrees with the solution.
    UndoMistakes(Solution),
    /// Remembers this point of the game.
    Checkpoint,
    /// Goes to the latest checkpoint other than the current point of the game. From the
    /// latest one it goes further back only when there are moves to redo.
    BackToCheckpoint,
    /// Goes to a point of the game, by undoing or redoing until `n_moves` moves are in force.
    GoTo {
        /// The number of moves.
        n_moves: usize,
    },
}

impl Action {
    /// Puts a value at one site and removes it from the notes of sites that may not hold it too.
    pub fn place(site: Site, value: Value) -> Action {
        Action::Place { sites: vec![site], value, notes: NoteUpdate::CrossOut }
    }
}

/// A layer of a cell that a player can write on.
///
/// ```
/// assert_eq!(gridwright::game::Layer::ALL.len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// The value.
    Value,
    /// Notes: the values that are still possible.
    Notes,
    /// Marks in the middle of the cell.
    Centre,
    /// A colour.
    Colour,
}

impl Layer {
    /// Every layer, in the order in which they are erased.
    pub const ALL: [Layer; 4] = [Layer::Value, Layer::Notes, Layer::Centre, Layer::Colour];
}

/// One of the colours that cells can have, numbered from 1.
///
/// ```
/// use gridwright::game::Colour;
/// assert_eq!(Colour::new(6).map(Colour::number), Some(6));
/// assert_eq!((Colour::new(0), Colour::new(7)), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(u8);

impl Colour {
    /// Number of colours.
    pub const COUNT: u8 = 6;

    /// The colour of that number.
    pub fn new(number: u8) -> Option<Colour> {
        (1..=Colour::COUNT).contains(&number).then_some(Colour(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// The effect of placing a value on the notes of the sites that may not hold the same value.
///
/// ```
/// use gridwright::game::NoteUpdate;
/// use gridwright::{Action, Site, Value};
/// let Action::Place { notes, .. } = Action::place(Site(0), Value(1)) else { unreachable!() };
/// assert_eq!(notes, NoteUpdate::CrossOut);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NoteUpdate {
    /// The value is removed from the notes, which get it back when it is taken away or replaced.
    #[default]
    CrossOut,
    /// The notes stay as they are.
    Keep,
}

/// A point of the game to go back to.
///
/// ```
/// # use gridwright::{Action, Budget, Session, game::Checkpoint, open};
/// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// game.act(&Action::Checkpoint)?;
/// assert_eq!(game.checkpoints(), [Checkpoint { n_moves: 0 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Checkpoint {
    /// Number of moves that had been made.
    pub n_moves: usize,
}

/// The outcome of an action.
///
/// ```
/// use gridwright::{Action, Budget, Session, Site, Value, open};
/// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// assert_eq!(game.act(&Action::Undo)?.n_moves, 0);
/// let outcome = game.act(&Action::place(Site(2), Value(2)))?;
/// assert_eq!((outcome.n_moves, outcome.sites()), (1, vec![Site(2)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Outcome {
    /// Number of moves made, undone or redone. An action that changes nothing is no move.
    pub n_moves: usize,
    /// Every difference between the board before and after: values first, then notes, marks and
    /// colours.
    pub changes: Vec<Change>,
}

impl Outcome {
    /// The sites that have changed, in order.
    pub fn sites(&self) -> Vec<Site> {
        let mut sites: Vec<Site> = self.changes.iter().map(|change| change.site()).collect();
        sites.sort_unstable();
        sites.dedup();
        sites
    }
}

/// One difference between two points of a game.
///
/// ```
/// use gridwright::{Site, Value, game::Change};
/// let change = Change::Value { site: Site(3), old: None, new: Some(Value(1)) };
/// assert_eq!(change.site(), Site(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another value, or none.
    Value {
        /// The site.
        site: Site,
        /// The value before.
        old: Option<Value>,
        /// The value now.
        new: Option<Value>,
    },
    /// Other notes.
    Notes {
        /// The site.
        site: Site,
        /// The notes before.
        old: Mask,
        /// The notes now.
        new: Mask,
    },
    /// Other marks in the middle.
    Centre {
        /// The site.
        site: Site,
        /// The marks before.
        old: Mask,
        /// The marks now.
        new: Mask,
    },
    /// Another colour, or none.
    Colour {
        /// The site.
        site: Site,
        /// The colour before.
        old: Option<Colour>,
        /// The colour now.
        new: Option<Colour>,
    },
}

impl Change {
    /// The site that changed.
    pub fn site(self) -> Site {
        match self {
            Change::Value { site, .. }
            | Change::Notes { site, .. }
            | Change::Centre { site, .. }
            | Change::Colour { site, .. } => site,
        }
    }
}
