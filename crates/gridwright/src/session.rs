//! A game in progress: what every front end would otherwise write again. It knows no family.

mod entries;

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright_core::{
    Budget, Effect, Marks, Mask, ParseError, Position, Profile, Puzzle, Site, Step, StepQuery,
    Value, Verdict, Violation, check, next_step, peers, solve,
};

use crate::id::{OpenError, board_id, open};

/// The first line of a saved game.
pub(crate) const HEADER: &str = "gridwright-game 1";

/// A game: a puzzle, what the player put in, and every move for undo and redo.
///
/// ```
/// use gridwright::{Budget, Session, Site, Value, open};
/// let mut budget = Budget::unlimited();
/// let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// game.place(Site(2), Some(Value(2)))?;
/// let checkpoint = game.checkpoint();
/// game.place(Site(3), Some(Value(1)))?;
/// game.note(Site(4), Value(1))?;
/// assert_eq!(game.check().len(), 0);
/// game.back_to(checkpoint);
/// assert_eq!(game.value(Site(3)), None);
/// assert_eq!(game.value(Site(2)), Some(Value(2)));
/// let again = Session::load(&game.save())?;
/// assert_eq!(again.save(), game.save());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Session {
    puzzle: Arc<dyn Puzzle>,
    values: Vec<Option<Value>>,
    notes: Vec<Mask>,
    moves: Vec<Move>,
    /// Moves in force; the rest can be redone.
    at: usize,
    checkpoints: Vec<usize>,
}

/// All that one action of the player changed.
type Move = Vec<Change>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Value { site: Site, old: Option<Value>, new: Option<Value> },
    Notes { site: Site, old: Mask, new: Mask },
}

/// A point of the game to come back to.
///
/// ```
/// # use gridwright::{Budget, Session, open};
/// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// let start = game.checkpoint();
/// assert_eq!(game.checkpoints(), [start]);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checkpoint(usize);

/// What can be said to a player who asks for help.
///
/// ```
/// use gridwright::{Budget, Hint, Session, open};
/// let mut budget = Budget::unlimited();
/// let game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// assert!(matches!(game.hint(&mut budget), Hint::Step(_)));
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Nothing is left to do.
    Solved,
    /// Rules are broken.
    Broken(Vec<Violation>),
    /// No rule is broken yet, but these sites are not as in the solution.
    Wrong(Vec<Site>),
    /// The values are right so far, but the notes at these sites lack what belongs there.
    WrongNotes(Vec<Site>),
    /// The next step.
    Step(Step),
    /// All is right so far, and no technique finds a next step: from here it needs trial.
    NoLogic,
    /// The puzzle has several solutions, and nothing more is forced.
    Several,
    /// The puzzle itself has no solution.
    NoSolution,
    /// Not decided in time.
    OutOfBudget,
}

/// Why a move or a saved game was refused.
///
/// ```
/// use gridwright::{Budget, Session, Site, open};
/// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// let error = game.place(Site(0), None).unwrap_err();
/// assert_eq!(error.to_string(), "r1c1 is given and cannot be changed");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// A clue is not the player's to change.
    #[error("{0} is given and cannot be changed")]
    Given(String),
    /// The board has no such site.
    #[error("there is no site {0} on this board")]
    NoSite(usize),
    /// The puzzle has no such value.
    #[error("there is no value {0} in this puzzle")]
    NoValue(usize),
    /// A saved game that does not read.
    #[error("{0}")]
    Parse(#[from] ParseError),
    /// A saved game whose puzzle does not open.
    #[error("line 2: {0}")]
    Puzzle(#[from] OpenError),
}

impl Session {
    /// Starts a game.
    pub fn new(puzzle: Arc<dyn Puzzle>) -> Session {
        let values = puzzle.board().givens.clone();
        let notes = vec![Mask::EMPTY; values.len()];
        Session { puzzle, values, notes, moves: Vec::new(), at: 0, checkpoints: Vec::new() }
    }

    /// The puzzle played.
    pub fn puzzle(&self) -> &dyn Puzzle {
        &*self.puzzle
    }

    /// What stands at a site, given or put in.
    pub fn value(&self, site: Site) -> Option<Value> {
        self.values.get(site.index()).copied().flatten()
    }

    /// What stands at every site.
    pub fn values(&self) -> &[Option<Value>] {
        &self.values
    }

    /// The notes at a site.
    pub fn notes(&self, site: Site) -> Mask {
        self.notes.get(site.index()).copied().unwrap_or_default()
    }

    /// What to draw: values and notes.
    pub fn marks(&self) -> Marks {
        Marks { notes: self.notes.clone(), ..Marks::with(self.values.clone()) }
    }

    /// Puts a value in, or takes it out.
    ///
    /// # Errors
    /// When the site is given, or there is no such site or value.
    pub fn place(&mut self, site: Site, value: Option<Value>) -> Result<(), SessionError> {
        self.expect_free(site)?;
        value.map_or(Ok(()), |value| self.expect_value(value))?;
        let old = self.values[site.index()];
        self.play(vec![Change::Value { site, old, new: value }]);
        Ok(())
    }

    /// Adds a note, or takes it away if it is there.
    ///
    /// # Errors
    /// When the site is given, or there is no such site or value.
    pub fn note(&mut self, site: Site, value: Value) -> Result<(), SessionError> {
        self.expect_free(site)?;
        self.expect_value(value)?;
        let old = self.notes[site.index()];
        self.play(vec![Change::Notes { site, old, new: Mask(old.0 ^ Mask::of(value).0) }]);
        Ok(())
    }

    /// Notes every candidate that the values on the board allow, in one move.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, Site, open};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// game.note_candidates();
    /// assert_eq!(game.notes(Site(2)).len(), 1);
    /// game.undo();
    /// assert!(game.notes(Site(2)).is_empty());
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn note_candidates(&mut self) {
        let position = Position::with(&*self.puzzle, &self.values);
        let open = self.puzzle.board().all_sites().filter(|&site| position.is_open(site));
        let changes = open.map(|site| Change::Notes {
            site,
            old: self.notes[site.index()],
            new: position.at(site),
        });
        self.play(changes.collect());
    }

    /// Takes the last move back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        if self.at == 0 {
            return false;
        }
        self.at -= 1;
        for change in self.moves[self.at].clone().into_iter().rev() {
            match change {
                Change::Value { site, old, .. } => self.values[site.index()] = old,
                Change::Notes { site, old, .. } => self.notes[site.index()] = old,
            }
        }
        true
    }

    /// Makes the move taken back last again; `false` when there is none.
    pub fn redo(&mut self) -> bool {
        if self.at == self.moves.len() {
            return false;
        }
        for change in self.moves[self.at].clone() {
            self.make(change);
        }
        self.at += 1;
        true
    }

    /// Remembers this point of the game.
    pub fn checkpoint(&mut self) -> Checkpoint {
        if self.checkpoints.last() != Some(&self.at) {
            self.checkpoints.retain(|&at| at < self.at);
            self.checkpoints.push(self.at);
        }
        Checkpoint(self.at)
    }

    /// The points remembered, oldest first.
    pub fn checkpoints(&self) -> Vec<Checkpoint> {
        self.checkpoints.iter().copied().map(Checkpoint).collect()
    }

    /// Goes to a remembered point, by undoing or redoing.
    pub fn back_to(&mut self, checkpoint: Checkpoint) {
        while self.at > checkpoint.0 && self.undo() {}
        while self.at < checkpoint.0 && self.redo() {}
    }

    /// The rules broken now.
    pub fn check(&self) -> Vec<Violation> {
        check(&*self.puzzle, &self.values)
    }

    /// Whether every site that has to be filled is, and no rule is broken.
    pub fn is_solved(&self) -> bool {
        let unmarked = self.puzzle.unmarked();
        let full: Option<Vec<Value>> = self.values.iter().map(|value| value.or(unmarked)).collect();
        full.is_some_and(|values| self.puzzle.accepts(&values))
    }

    /// The candidates as the player has them: the notes where there are some, else all that the
    /// values on the board allow.
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
        let mut position = Position::with(&*self.puzzle, &self.values);
        let all = self.puzzle.board().all_values();
        for site in self.puzzle.board().all_sites() {
            if self.has_notes(site) {
                position.cross_out(site, all.without(self.notes(site)));
            }
        }
        position
    }

    fn has_notes(&self, site: Site) -> bool {
        self.value(site).is_none() && !self.notes(site).is_empty()
    }

    /// Looks for a mistake first, then for the next step from the player's own candidates.
    pub fn hint(&self, budget: &mut Budget) -> Hint {
        self.hint_in(Profile::DEFAULT, budget)
    }

    /// The same by the techniques of a profile that the puzzle has.
    pub fn hint_in(&self, profile: &'static Profile, budget: &mut Budget) -> Hint {
        if self.is_solved() {
            return Hint::Solved;
        }
        let broken = self.check();
        if !broken.is_empty() {
            return Hint::Broken(broken);
        }
        // With several solutions, what the player has may be on the way to any of them.
        let no_step = match solve(&*self.puzzle, budget) {
            Verdict::OutOfBudget(_) => return Hint::OutOfBudget,
            Verdict::None => return Hint::NoSolution,
            Verdict::Several(..) => Hint::Several,
            Verdict::Unique(solution) => {
                let is_wrong = |site: &Site| {
                    self.value(*site).is_some_and(|value| value != solution[site.index()])
                };
                let wrong: Vec<Site> = self.puzzle.board().all_sites().filter(is_wrong).collect();
                if !wrong.is_empty() {
                    return Hint::Wrong(wrong);
                }
                let lacks = |site: &Site| {
                    self.has_notes(*site) && !self.notes(*site).has(solution[site.index()])
                };
                let lacking: Vec<Site> = self.puzzle.board().all_sites().filter(lacks).collect();
                if !lacking.is_empty() {
                    return Hint::WrongNotes(lacking);
                }
                Hint::NoLogic
            }
        };
        let mut position = self.position();
        if position.has_dead_end() {
            // Only where there is no one solution: then nothing says which notes are wrong.
            position = Position::with(&*self.puzzle, &self.values);
        }
        match next_step(&*self.puzzle, &position, &StepQuery::by(profile), budget) {
            Some(step) => Hint::Step(step),
            None if budget.is_spent() => Hint::OutOfBudget,
            None => no_step,
        }
    }

    /// The game as text that [`Session::load`] reads, with every move that can be redone.
    pub fn save(&self) -> String {
        let board = self.puzzle.board();
        let mut text = format!("{HEADER}\n{}\n", board_id(&*self.puzzle));
        let symbols = |mask: Mask| mask.iter().map(|v| board.symbol(v)).collect::<String>();
        for changes in &self.moves {
            text.push_str("move");
            for change in changes {
                text.push(' ');
                match *change {
                    Change::Value { site, new, .. } => {
                        let new = new.map_or(String::new(), |v| board.symbol(v).to_string());
                        text.push_str(&format!("{}={new}", board.site_name(site)));
                    }
                    Change::Notes { site, new, .. } => {
                        text.push_str(&format!("{}?{}", board.site_name(site), symbols(new)));
                    }
                }
            }
            text.push('\n');
        }
        text.push_str(&format!("at {}\n", self.at));
        for checkpoint in &self.checkpoints {
            text.push_str(&format!("checkpoint {checkpoint}\n"));
        }
        text
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// Saying which line is wrong and what was expected there.
    pub fn load(text: &str) -> Result<Session, SessionError> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(ParseError::at(1, 1, format!("{HEADER:?}")).into());
        }
        let id = lines.next().ok_or_else(|| ParseError::at(2, 1, "a puzzle id"))?;
        let mut session = Session::new(open(id, None, &mut Budget::nodes(0))?);
        let mut at = 0;
        for (i, line) in lines.enumerate() {
            let expected = |what: &str| ParseError::at(i + 3, 1, what);
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let reached = || {
                let n = rest.parse::<usize>().ok().filter(|&n| n <= session.moves.len());
                n.ok_or_else(|| expected("a number of moves"))
            };
            match word {
                "move" => {
                    let changes = rest.split(' ').filter(|part| !part.is_empty());
                    let changes: Option<Move> = changes.map(|part| session.change(part)).collect();
                    let changes = changes
                        .ok_or_else(|| expected("moves such as r1c1=5 or notes such as r1c1?12"))?;
                    session.play(changes);
                }
                "at" => at = reached()?,
                "checkpoint" => {
                    let checkpoint = reached()?;
                    session.checkpoints.push(checkpoint);
                }
                _ => return Err(expected("move, at or checkpoint").into()),
            }
        }
        session.back_to(Checkpoint(at));
        Ok(session)
    }

    /// How many moves are in force, and how many there are with those that can be redone.
    pub fn n_moves(&self) -> (usize, usize) {
        (self.at, self.moves.len())
    }

    /// Whether the game stands at a remembered point.
    pub fn is_at(&self, checkpoint: Checkpoint) -> bool {
        self.at == checkpoint.0
    }

    /// Puts a value in and crosses it out of the notes of all sites that may not hold it too, in
    /// one move: taking it back brings the notes back.
    ///
    /// # Errors
    /// When the site is given, or there is no such site or value.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, Site, Value, open};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// game.note(Site(5), Value(2))?;
    /// game.place_and_cross_out(Site(2), Value(2))?;
    /// assert!(game.notes(Site(5)).is_empty());
    /// game.undo();
    /// assert!(game.notes(Site(5)).has(Value(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn place_and_cross_out(&mut self, site: Site, value: Value) -> Result<(), SessionError> {
        self.expect_free(site)?;
        self.expect_value(value)?;
        let mut changes = Vec::new();
        self.placing(site, value, &mut changes);
        self.play(changes);
        Ok(())
    }

    /// Does what a step says, in one move. A site whose candidates are crossed out and that has no
    /// notes yet gets those that the values on the board leave it.
    ///
    /// # Errors
    /// When the step is about a given or a site that is not there.
    pub fn play_step(&mut self, step: &Step) -> Result<(), SessionError> {
        let position = Position::with(&*self.puzzle, &self.values);
        let mut changes = Vec::new();
        for &effect in &step.finding.effects {
            self.expect_free(effect.site())?;
            match effect {
                Effect::Place(site, value) => {
                    self.expect_value(value)?;
                    self.placing(site, value, &mut changes);
                }
                Effect::Drop(site, gone) => {
                    let old = self.notes(site);
                    let known = if old.is_empty() { position.at(site) } else { old };
                    changes.push(Change::Notes { site, old, new: known.without(gone) });
                }
            }
        }
        self.play(changes);
        Ok(())
    }

    /// Whether doing what a step says would change nothing that can be seen.
    pub fn has_done(&self, step: &Step) -> bool {
        step.finding.effects.iter().all(|&effect| match effect {
            Effect::Place(site, value) => self.value(site) == Some(value),
            Effect::Drop(site, gone) => {
                let notes = self.notes(site);
                self.value(site).is_some() || !notes.is_empty() && notes.and(gone).is_empty()
            }
        })
    }

    /// Takes everything off the board that the player put there, in one move.
    pub fn restart(&mut self) {
        let mut changes = Vec::new();
        for site in self.puzzle.board().all_sites() {
            let (old, notes) = (self.value(site), self.notes(site));
            if self.puzzle.board().givens[site.index()].is_none() && old.is_some() {
                changes.push(Change::Value { site, old, new: None });
            }
            if !notes.is_empty() {
                changes.push(Change::Notes { site, old: notes, new: Mask::EMPTY });
            }
        }
        self.play(changes);
    }

    /// Takes moves back until every value on the board is as in `solution`; says how many.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, Site, Value, open, solve};
    /// # let mut budget = Budget::unlimited();
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
    /// let solution = solve(game.puzzle(), &mut budget).solution().unwrap().clone();
    /// game.place(Site(2), Some(Value(2)))?;
    /// game.place(Site(3), Some(Value(0)))?;
    /// game.place(Site(4), Some(Value(2)))?;
    /// assert_eq!(game.undo_to_last_correct(&solution), 2);
    /// assert_eq!(game.value(Site(2)), Some(Value(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo_to_last_correct(&mut self, solution: &[Value]) -> usize {
        let is_right = |(value, right): (&Option<Value>, &Value)| value.is_none_or(|v| v == *right);
        let before = self.at;
        while !self.values.iter().zip(solution).all(is_right) && self.undo() {}
        before - self.at
    }

    /// What putting a value in changes, with the notes it crosses out.
    fn placing(&self, site: Site, value: Value, changes: &mut Move) {
        changes.push(Change::Value { site, old: self.value(site), new: Some(value) });
        let peers: BTreeSet<Site> = peers(self.puzzle.constraints(), site).collect();
        for other in peers {
            let old = self.notes(other);
            if old.has(value) {
                let new = old.without(Mask::of(value));
                changes.push(Change::Notes { site: other, old, new });
            }
        }
    }

    fn change(&self, text: &str) -> Option<Change> {
        let board = self.puzzle.board();
        let split = text.find(['=', '?'])?;
        let site = board.site_named(&text[..split])?;
        self.expect_free(site).ok()?;
        let values: Option<Vec<Value>> =
            text[split + 1..].chars().map(|symbol| board.value_of(symbol)).collect();
        let values = values?;
        if text.as_bytes()[split] == b'?' {
            let (old, new) = (self.notes[site.index()], values.into_iter().collect());
            return Some(Change::Notes { site, old, new });
        }
        let old = self.values[site.index()];
        match values[..] {
            [] => Some(Change::Value { site, old, new: None }),
            [value] => Some(Change::Value { site, old, new: Some(value) }),
            _ => None,
        }
    }

    /// A new move; what could have been redone is gone.
    fn play(&mut self, changes: Move) {
        self.moves.truncate(self.at);
        self.checkpoints.retain(|&checkpoint| checkpoint <= self.at);
        for &change in &changes {
            self.make(change);
        }
        self.moves.push(changes);
        self.at += 1;
    }

    fn make(&mut self, change: Change) {
        match change {
            Change::Value { site, new, .. } => self.values[site.index()] = new,
            Change::Notes { site, new, .. } => self.notes[site.index()] = new,
        }
    }

    fn expect_free(&self, site: Site) -> Result<(), SessionError> {
        match self.puzzle.board().givens.get(site.index()) {
            None => Err(SessionError::NoSite(site.index())),
            Some(Some(_)) => Err(SessionError::Given(self.puzzle.board().site_name(site))),
            Some(None) => Ok(()),
        }
    }

    fn expect_value(&self, value: Value) -> Result<(), SessionError> {
        let is_known = value.index() < self.puzzle.board().n_values();
        if is_known { Ok(()) } else { Err(SessionError::NoValue(value.index())) }
    }
}
