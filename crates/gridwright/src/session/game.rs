//! The session: a puzzle with a player's entries. All changes go through [`Session::act`].

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Marks, Mask, Play, Position, Puzzle, Record, Site, Step, Value, Violation,
    check, peers,
};

use super::action::{Action, Checkpoint, Colour, Layer, NoteUpdate, Outcome};
use super::entries::{Entries, expect_free, expect_value};
use super::error::SessionError;
use super::help::Help;
use super::history::History;
use super::{position_text, saved};
use crate::board_id::board_id;
use crate::game_header::GAME_HEADER;
use crate::open::open_record;

/// A game: a puzzle, the player's entries, and every move for undo and redo.
///
/// ```
/// use gridwright::{Action, Budget, Session, Site, Value, open};
/// let mut budget = Budget::unlimited();
/// let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// game.act(&Action::place(Site(2), Value(2)))?;
/// game.act(&Action::Checkpoint)?;
/// game.act(&Action::place(Site(3), Value(1)))?;
/// game.act(&Action::FillNotes)?;
/// assert_eq!(game.check().len(), 0);
/// game.act(&Action::BackToCheckpoint)?;
/// assert_eq!(game.value(Site(3)), None);
/// assert_eq!(game.value(Site(2)), Some(Value(2)));
/// let again = Session::load(&game.save())?;
/// assert_eq!(again.save(), game.save());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Session {
    puzzle: Arc<dyn Puzzle>,
    history: History,
    help: Help,
}

impl Session {
    /// Starts a game.
    pub fn new(puzzle: Arc<dyn Puzzle>) -> Session {
        let history = History::new(Entries::of(&*puzzle));
        Session { puzzle, history, help: Help::default() }
    }

    /// Opens a game from any text that [`crate::open`] reads. A saved game is restored; any other
    /// puzzle starts a new game, with the entries that the text has.
    ///
    /// # Errors
    /// Saying where something else was expected, and what.
    ///
    /// ```
    /// use gridwright::{Budget, Session, Site};
    /// let mut game = Session::open("cirth:12....3..", None, &mut Budget::unlimited())?;
    /// game.enter("r1c3=3")?;
    /// let again = Session::open(&game.save(), None, &mut Budget::unlimited())?;
    /// assert_eq!(again.value(Site(2)), game.value(Site(2)));
    /// # Ok::<(), gridwright::SessionError>(())
    /// ```
    pub fn open(
        text: &str,
        named: Option<&'static dyn Family>,
        budget: &mut Budget,
    ) -> Result<Session, SessionError> {
        if text.trim_start().starts_with(GAME_HEADER) {
            return Session::load(text.trim_start());
        }
        let Record { puzzle, play, .. } =
            open_record(text, named, budget).map_err(SessionError::Open)?;
        Session::with_play(puzzle, &play)
    }

    /// Starts a game with entries that were made before, as one move.
    ///
    /// # Errors
    /// When the entries are of another puzzle.
    ///
    /// ```
    /// use gridwright::{Budget, Session, Site};
    /// use gridwright::formats::open_record;
    /// let line = format!(":0000:x:+1{}4::::", ".".repeat(79));
    /// let record = open_record(&line, None, &mut Budget::unlimited())?;
    /// let game = Session::with_play(record.puzzle, &record.play)?;
    /// assert!(game.value(Site(0)).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_play(puzzle: Arc<dyn Puzzle>, play: &Play) -> Result<Session, SessionError> {
        let mut session = Session::new(puzzle);
        let puzzle = &*session.puzzle;
        let mut entries = session.history.entries.clone();
        for &(site, value) in &play.entries {
            entries.place(puzzle, site, value, NoteUpdate::Keep)?;
        }
        if !play.crossed.is_empty() {
            // Candidates that sums exclude are steps, which the player need not have taken yet.
            entries.allow_notes(puzzle);
        }
        for &(site, gone) in &play.crossed {
            entries.set_notes(puzzle, site, entries.notes(site).without(gone))?;
        }
        session.history.commit(&entries);
        Ok(session)
    }

    /// Takes an action. An action that changes nothing is no move, and loses no move that can be redone.
    ///
    /// # Errors
    /// When the action is about something that is given or is not there; the game is then as it was.
    pub fn act(&mut self, action: &Action) -> Result<Outcome, SessionError> {
        let before = self.history.entries.clone();
        let n_before = self.history.at;
        match action {
            Action::Undo => drop(self.history.undo()),
            Action::Redo => drop(self.history.redo()),
            Action::UndoMistakes(solution) => {
                while self.has_mistake(solution) && self.history.undo() {}
            }
            Action::Checkpoint => self.history.add_checkpoint(),
            Action::BackToCheckpoint => self.history.back_to_checkpoint(),
            Action::ShowStep(step) => self.help.add(&*self.puzzle, step),
            Action::GoTo { n_moves } => {
                if *n_moves > self.history.moves.len() {
                    return Err(SessionError::NoMove(*n_moves));
                }
                self.history.go_to(*n_moves);
            }
            _ => {
                let entries = self.entries_after(action)?;
                self.history.commit(&entries);
                if let Action::FollowStep(step) = action {
                    self.help.add(&*self.puzzle, step);
                }
            }
        }
        Ok(Outcome {
            n_moves: self.history.at.abs_diff(n_before),
            changes: before.changes_to(&self.history.entries),
        })
    }

    /// The entries after an action that makes a move.
    fn entries_after(&self, action: &Action) -> Result<Entries, SessionError> {
        let puzzle = &*self.puzzle;
        let mut entries = self.history.entries.clone();
        match action {
            Action::Place { sites, value, notes } => {
                for &site in sites {
                    entries.place(puzzle, site, *value, *notes)?;
                }
            }
            Action::Toggle { sites, value, notes } => {
                for &site in sites {
                    if entries.value(site) == Some(*value) {
                        expect_free(puzzle, site)?;
                        entries.values[site.index()] = None;
                    } else {
                        entries.place(puzzle, site, *value, *notes)?;
                    }
                }
            }
            Action::Clear { sites } => entries.clear(puzzle, sites)?,
            Action::ToggleNotes { site, values } => {
                let toggled = Mask(entries.notes(*site).0 ^ values.0);
                entries.set_notes(puzzle, *site, toggled)?;
            }
            Action::ToggleNote { sites, value } => {
                entries.toggle_mark(puzzle, sites, *value, Layer::Notes)?;
            }
            Action::ToggleCentre { sites, value } => {
                entries.toggle_mark(puzzle, sites, *value, Layer::Centre)?;
            }
            Action::Paint { sites, colour } => entries.paint(sites, *colour)?,
            Action::Erase { sites, layer } => entries.erase(puzzle, sites, *layer)?,
            Action::SetNotes { site, values } => entries.set_notes(puzzle, *site, *values)?,
            Action::CrossOut { site, values } => {
                let position = Position::with(puzzle, &entries.values);
                entries.cross_out(puzzle, &position, *site, *values)?;
            }
            Action::FillNotes => entries.fill_notes(puzzle),
            Action::FollowStep(step) => entries.follow(puzzle, step)?,
            Action::Enter(text) => entries = position_text::read(puzzle, &entries, text)?,
            Action::Restart => entries = Entries::of(puzzle),
            Action::Undo
            | Action::Redo
            | Action::UndoMistakes(_)
            | Action::ShowStep(_)
            | Action::Checkpoint
            | Action::BackToCheckpoint
            | Action::GoTo { .. } => (),
        }
        if matches!(
            action,
            Action::Place { .. }
                | Action::Toggle { .. }
                | Action::Clear { .. }
                | Action::Erase { .. }
        ) {
            self.give_back_notes(&mut entries);
        }
        Ok(entries)
    }

    /// Gives back notes that a value crossed out when it is taken away or replaced, unless another
    /// such value forbids them: a mistake costs no notes.
    fn give_back_notes(&self, entries: &mut Entries) {
        let constraints = self.puzzle.constraints();
        for site in self.puzzle.board().all_sites() {
            let Some(gone) = self.value(site).filter(|&old| entries.value(site) != Some(old))
            else {
                continue;
            };
            for (noted, layer) in self.history.crossed_out_by(site, gone) {
                if peers(constraints, site).any(|peer| peer == noted)
                    && peers(constraints, noted).all(|peer| entries.value(peer) != Some(gone))
                {
                    let marks = match layer {
                        Layer::Centre => &mut entries.centre,
                        _ => &mut entries.notes,
                    };
                    marks[noted.index()] = marks[noted.index()].or(Mask::of(gone));
                }
            }
        }
    }

    fn has_mistake(&self, solution: &[Value]) -> bool {
        let pairs = self.values().iter().zip(solution);
        pairs.into_iter().any(|(value, right)| value.is_some_and(|value| value != *right))
    }

    /// The puzzle played.
    pub fn puzzle(&self) -> &dyn Puzzle {
        &*self.puzzle
    }

    /// The value at a site, given or put in.
    pub fn value(&self, site: Site) -> Option<Value> {
        self.history.entries.value(site)
    }

    /// The value at every site, given or put in.
    pub fn values(&self) -> &[Option<Value>] {
        &self.history.entries.values
    }

    /// The notes at a site.
    pub fn notes(&self, site: Site) -> Mask {
        self.history.entries.notes(site)
    }

    /// The marks in the middle of a cell.
    ///
    /// ```
    /// # use gridwright::{Action, Budget, Session, Site, Value, game::Layer, open};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// let sites = vec![Site(3), Site(4)];
    /// game.act(&Action::ToggleCentre { sites: sites.clone(), value: Value(1) })?;
    /// assert!(game.centre(Site(3)).has(Value(1)) && game.notes(Site(3)).is_empty());
    /// game.act(&Action::Erase { sites, layer: Layer::Value })?;
    /// assert!(game.centre(Site(3)).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn centre(&self, site: Site) -> Mask {
        self.history.entries.centre(site)
    }

    /// The colour of a cell, if the player gave it one.
    ///
    /// ```
    /// # use gridwright::{Action, Budget, Session, Site, game::Colour, open};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// let colour = Colour::new(2).unwrap();
    /// game.act(&Action::Paint { sites: vec![Site(0), Site(3)], colour })?;
    /// let again = Session::load(&game.save())?;
    /// assert_eq!((again.colour(Site(0)), again.colour(Site(1))), (Some(colour), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn colour(&self, site: Site) -> Option<Colour> {
        self.history.entries.colour(site)
    }

    /// The marks to draw: values and notes.
    pub fn marks(&self) -> Marks {
        let Entries { values, notes, .. } = self.history.entries.clone();
        Marks { notes, ..Marks::with(values) }
    }

    /// The player's candidates: the notes where there are some, else all that the values on the
    /// board allow.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, Site, Value, open};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// assert_eq!(game.position().at(Site(4)).len(), 2);
    /// game.note(Site(4), Value(0))?;
    /// assert_eq!(game.position().at(Site(4)).only(), Some(Value(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&self) -> Position {
        let mut position = Position::with(&*self.puzzle, self.values());
        let all = self.puzzle.board().all_values();
        for site in self.puzzle.board().all_sites() {
            if self.has_notes(site) {
                position.cross_out(site, all.without(self.notes(site)));
            }
        }
        position
    }

    /// Whether the notes at a site count: it has some, and no value.
    pub(super) fn has_notes(&self, site: Site) -> bool {
        self.value(site).is_none() && !self.notes(site).is_empty()
    }

    /// The rules that are broken now.
    pub fn check(&self) -> Vec<Violation> {
        check(&*self.puzzle, self.values())
    }

    /// Whether every site that has to be filled is, and no rule is broken.
    pub fn is_solved(&self) -> bool {
        let unmarked = self.puzzle.unmarked();
        let full: Option<Vec<Value>> =
            self.values().iter().map(|value| value.or(unmarked)).collect();
        full.is_some_and(|values| self.puzzle.accepts(&values))
    }

    /// The number of moves in force, and that of all moves, with those that can be redone.
    pub fn n_moves(&self) -> (usize, usize) {
        (self.history.at, self.history.moves.len())
    }

    /// The number of steps and mistakes shown to the player: each counts once, however often it is
    /// shown, whether or not the player acts on it.
    ///
    /// ```
    /// use gridwright::{Action, Budget, Hint, Session, open};
    /// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// let Hint::Step(step) = game.hint(&mut Budget::unlimited()) else { unreachable!() };
    /// game.act(&Action::ShowStep(step.clone()))?;
    /// game.act(&Action::FollowStep(step))?;
    /// assert_eq!(Session::load(&game.save())?.n_hints(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn n_hints(&self) -> usize {
        self.help.shown().len()
    }

    /// Counts mistakes that are shown to the player: the values at these sites, or the notes where
    /// there is no value. Each counts once, like a step that rules these values out there.
    ///
    /// ```
    /// use gridwright::{Action, Budget, Session, Site, Value, open};
    /// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// game.act(&Action::place(Site(3), Value(2)))?;
    /// game.show_mistakes(&[Site(3)]);
    /// game.show_mistakes(&[Site(3)]);
    /// assert_eq!(Session::load(&game.save())?.n_hints(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn show_mistakes(&mut self, sites: &[Site]) {
        for &site in sites {
            let value = self.value(site).map(|value| std::iter::once(value).collect());
            let wrong = value.unwrap_or_else(|| self.notes(site));
            self.help.add_mistake(self.puzzle.board(), site, wrong);
        }
    }

    /// Whether the player has done nothing yet: no move, no checkpoint, no step shown.
    pub fn is_untouched(&self) -> bool {
        let History { moves, checkpoints, .. } = &self.history;
        moves.is_empty() && checkpoints.is_empty() && self.n_hints() == 0
    }

    /// Whether this game is of the same puzzle and begins with all moves of the other.
    ///
    /// ```
    /// use gridwright::{Action, Budget, Session, Site, Value, open};
    /// let start = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// let mut game = start.clone();
    /// game.act(&Action::place(Site(2), Value(2)))?;
    /// assert!(game.continues(&start) && !start.continues(&game));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn continues(&self, other: &Session) -> bool {
        board_id(self.puzzle()) == board_id(other.puzzle())
            && self.history.moves.starts_with(&other.history.moves)
    }

    /// The checkpoints, oldest first.
    pub fn checkpoints(&self) -> Vec<Checkpoint> {
        let checkpoints = self.history.checkpoints.iter();
        checkpoints.map(|&n_moves| Checkpoint { n_moves }).collect()
    }

    /// The game as text that [`Session::load`] reads, with every move that can be redone.
    pub fn save(&self) -> String {
        saved::write(&*self.puzzle, &self.history, &self.help)
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// Naming the line that is wrong and what was expected there.
    pub fn load(text: &str) -> Result<Session, SessionError> {
        let (puzzle, history, help) = saved::read(text)?;
        Ok(Session { puzzle, history, help })
    }

    /// Puts a value in, or takes it out; notes stay as they are.
    ///
    /// # Errors
    /// When the site is given, or there is no such site or value.
    pub fn place(&mut self, site: Site, value: Option<Value>) -> Result<(), SessionError> {
        let mut entries = self.history.entries.clone();
        expect_free(&*self.puzzle, site)?;
        value.map_or(Ok(()), |value| expect_value(&*self.puzzle, value))?;
        entries.values[site.index()] = value;
        self.history.commit(&entries);
        Ok(())
    }

    /// Adds a note, or removes it if it is there.
    ///
    /// # Errors
    /// When the site is given, or there is no such site or value.
    pub fn note(&mut self, site: Site, value: Value) -> Result<(), SessionError> {
        expect_value(&*self.puzzle, value)?;
        self.act(&Action::ToggleNotes { site, values: Mask::of(value) }).map(drop)
    }

    /// Enters a player's position, in one move. It reads
    ///
    /// - moves and notes, `r1c1=5 r1c2?13`, as in a saved game;
    /// - a saved game of the same puzzle;
    /// - `{"entries": {"r1c1": "5"}, "notes": {"r1c2": "13"}}`;
    /// - a grid of candidates, separated by blanks, in which several stand for notes;
    /// - the board with the entries filled in, as plain cells or as its family writes it.
    ///
    /// Notes list all candidates of a cell; a cell without notes has all that are possible.
    ///
    /// # Errors
    /// Saying what was expected instead; the game is then as it was.
    ///
    /// ```
    /// use gridwright::{Budget, Session, Site, Value, open};
    /// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// game.enter("r1c3=3 r2c1?23")?;
    /// assert_eq!(game.value(Site(2)), Some(Value(2)));
    /// assert_eq!(game.notes(Site(3)).len(), 2);
    /// game.enter("12. 2.. 3..")?;
    /// assert_eq!(game.value(Site(3)), Some(Value(1)));
    /// assert!(game.enter("12").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn enter(&mut self, text: &str) -> Result<(), SessionError> {
        self.act(&Action::Enter(text.to_owned())).map(drop)
    }

    /// Takes the last move back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.history.undo()
    }

    /// Repeats the move that was undone last; `false` when there is none.
    pub fn redo(&mut self) -> bool {
        self.history.redo()
    }

    /// See [`Action::FillNotes`].
    pub fn note_candidates(&mut self) {
        self.act(&Action::FillNotes).expect("it is never refused");
    }

    /// See [`Action::Checkpoint`].
    pub fn checkpoint(&mut self) -> Checkpoint {
        self.history.add_checkpoint();
        Checkpoint { n_moves: self.history.at }
    }

    /// See [`Action::GoTo`].
    pub fn back_to(&mut self, checkpoint: Checkpoint) {
        self.history.go_to(checkpoint.n_moves);
    }

    /// See [`Action::place`].
    ///
    /// # Errors
    /// When the site is given, or there is no such site or value.
    pub fn place_and_cross_out(&mut self, site: Site, value: Value) -> Result<(), SessionError> {
        self.act(&Action::place(site, value)).map(drop)
    }

    /// See [`Action::FollowStep`].
    ///
    /// # Errors
    /// When the step is about a given or a site that is not there.
    pub fn play_step(&mut self, step: &Step) -> Result<(), SessionError> {
        self.act(&Action::FollowStep(step.clone())).map(drop)
    }

    /// See [`Action::Restart`].
    pub fn restart(&mut self) {
        self.act(&Action::Restart).expect("it is never refused");
    }
}
