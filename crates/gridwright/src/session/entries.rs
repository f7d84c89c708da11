//! What a player has on paper, read into a game: entries and notes in whatever form they come.

use gridwright_core::{Board, Budget, Mask, ParseError, Puzzle, Site, Value};
use serde_json::{Map, Value as Json};

use super::{Change, HEADER, Session, SessionError};
use crate::families::family;
use crate::id::{board_id, open};

/// Stand for an empty cell where they are no symbols of the puzzle.
const BLANKS: &str = ".0_*";

/// Draw the lines of a candidate grid.
const FRAME: &str = "|+-:'`=";

impl Session {
    /// Puts in what a player has, in one move. It reads
    ///
    /// - moves and notes, `r1c1=5 r1c2?13`, as in a saved game;
    /// - a saved game of the same puzzle;
    /// - `{"entries": {"r1c1": "5"}, "notes": {"r1c2": "13"}}`;
    /// - a grid of candidates, separated by blanks, in which several stand for notes;
    /// - the board with the entries filled in, as plain cells or as its family writes it.
    ///
    /// A cell with notes can be nothing else, a cell without any can still be everything.
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
        let changes = self.read(text)?;
        self.play(changes);
        Ok(())
    }

    fn read(&self, text: &str) -> Result<Vec<Change>, SessionError> {
        let (text, board) = (text.trim(), self.puzzle.board());
        if text.starts_with(HEADER) {
            let other = Session::load(text)?;
            if board_id(other.puzzle()) != board_id(&*self.puzzle) {
                return Err(ParseError::at(2, 1, "a saved game of this puzzle").into());
            }
            return self.all(&other.values, &other.notes);
        }
        if text.starts_with('{') {
            return self.object(text);
        }
        let is_move = |word: &str| {
            word.find(['=', '?']).is_some_and(|end| board.site_named(&word[..end]).is_some())
        };
        if text.split_whitespace().next().is_some_and(is_move) {
            return self.moves(text);
        }
        if let Some(values) = plain(board, text) {
            return self.all(&values, &vec![Mask::EMPTY; values.len()]);
        }
        if let Some(notes) = candidates(board, text) {
            return self.all(&board.givens, &notes);
        }
        let named = family(self.puzzle.info().id);
        match open(text, named, &mut Budget::nodes(0)) {
            // A board on which its family passes over what was drawn would be taken for an empty one.
            Ok(other)
                if is_same_board(&*other, &*self.puzzle)
                    && other.board().givens != board.givens =>
            {
                self.all(&other.board().givens, &vec![Mask::EMPTY; board.n_sites()])
            }
            _ => {
                let expected = format!(
                    "a position of this puzzle: moves such as {}={}, a saved game, a grid of \
                     candidates, or the board with entries filled in",
                    board.site_name(Site(0)),
                    board.symbol(Value(0))
                );
                Err(ParseError::at(1, 1, expected).into())
            }
        }
    }

    /// Moves one after another; a later one may take an earlier one back.
    fn moves(&self, text: &str) -> Result<Vec<Change>, SessionError> {
        let mut changes = Vec::new();
        for (i, line) in text.lines().enumerate() {
            for word in line.split_whitespace() {
                let column = word.as_ptr() as usize - line.as_ptr() as usize;
                let column = line[..column].chars().count() + 1;
                let change = self.change(word).ok_or_else(|| {
                    let example = self.puzzle.board().site_name(Site(0));
                    let expected = format!(
                        "an entry such as {example}=1 or notes such as {example}?12, at a place \
                         that is not given"
                    );
                    ParseError::at(i + 1, column, expected)
                })?;
                changes.push(change);
            }
        }
        Ok(changes)
    }

    fn object(&self, text: &str) -> Result<Vec<Change>, SessionError> {
        let json: Json = serde_json::from_str(text).map_err(|error| {
            ParseError::at(error.line().max(1), error.column().max(1), "JSON of a position")
        })?;
        let object = json.as_object().ok_or_else(|| ParseError::at(1, 1, "a JSON object"))?;
        let mut changes = Vec::new();
        for (name, fields) in object {
            let sign = match name.as_str() {
                "entries" => '=',
                "notes" => '?',
                _ => return Err(ParseError::field(name, "entries and notes, no other").into()),
            };
            let fields: &Map<String, Json> =
                fields.as_object().ok_or_else(|| ParseError::field(name, "an object"))?;
            for (site, symbols) in fields {
                let change = symbols
                    .as_str()
                    .and_then(|symbols| self.change(&format!("{site}{sign}{symbols}")));
                changes.push(change.ok_or_else(|| {
                    let expected = "the symbols at a place of the board that is not given";
                    ParseError::field(format!("{name}.{site}"), expected)
                })?);
            }
        }
        Ok(changes)
    }

    /// Everything as it is on paper.
    fn all(&self, values: &[Option<Value>], notes: &[Mask]) -> Result<Vec<Change>, SessionError> {
        let board = self.puzzle.board();
        let mut changes = Vec::new();
        for site in board.all_sites() {
            let i = site.index();
            match board.givens[i] {
                Some(given) if values[i].is_some_and(|value| value != given) => {
                    let (name, symbol) = (board.site_name(site), board.symbol(given));
                    return Err(ParseError::field(name, format!("the given {symbol}")).into());
                }
                Some(_) => continue,
                None => (),
            }
            let (old, new) = (self.values[i], values[i]);
            changes.push(Change::Value { site, old, new });
            let (old, new) = (self.notes[i], notes[i]);
            changes.push(Change::Notes { site, old, new });
        }
        Ok(changes)
    }
}

/// One symbol a cell, blanks and line breaks aside.
fn plain(board: &Board, text: &str) -> Option<Vec<Option<Value>>> {
    let symbols = text.chars().filter(|c| !c.is_whitespace());
    let values: Option<Vec<Option<Value>>> = symbols
        .map(|symbol| match board.value_of(symbol) {
            Some(value) => Some(Some(value)),
            None => BLANKS.contains(symbol).then_some(None),
        })
        .collect();
    values.filter(|values| values.len() == board.n_sites())
}

/// One word a cell with all its candidates. What is given stands alone.
fn candidates(board: &Board, text: &str) -> Option<Vec<Mask>> {
    let is_frame = |word: &str| word.chars().all(|c| FRAME.contains(c) || c == '.');
    let lines = text.lines().filter(|line| !line.split_whitespace().all(is_frame));
    let words = lines.flat_map(str::split_whitespace).filter(|word| !is_frame(word));
    let cell = |word: &str| -> Option<Mask> {
        let word = word.trim_matches(|c| FRAME.contains(c));
        word.chars().map(|symbol| board.value_of(symbol)).collect()
    };
    let notes: Vec<Mask> = words.map(cell).collect::<Option<_>>()?;
    let is_right = |(given, notes): (&Option<Value>, &Mask)| {
        given.is_none_or(|given| notes.only() == Some(given))
    };
    let fits = notes.len() == board.n_sites() && board.givens.iter().zip(&notes).all(is_right);
    let taken = board.givens.iter().zip(notes);
    fits.then(|| taken.map(|(given, at)| if given.is_some() { Mask::EMPTY } else { at }).collect())
}

/// Whether two puzzles are the same but for what is filled in.
fn is_same_board(one: &dyn Puzzle, other: &dyn Puzzle) -> bool {
    let bare = |puzzle: &dyn Puzzle| {
        let shown = puzzle.board();
        (shown.sites.clone(), shown.symbols.clone())
    };
    let rules = |puzzle: &dyn Puzzle| -> Vec<String> {
        puzzle.constraints().iter().map(|rule| rule.name().to_owned()).collect()
    };
    bare(one) == bare(other) && rules(one) == rules(other)
}
