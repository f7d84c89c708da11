//! Game ids of Unequal in Simon Tatham's collection: `4:0D,3,0,0R,...`, in plain mode.
//!
//! Before the colon stand the side and the settings of its generator; after it the cells, each with
//! a number (0 for none) and a letter for every neighbour that it is greater than: up, right, down,
//! left. Small letters stand for runs of empty cells.

use std::any::Any;
use std::borrow::Cow;
use std::sync::Arc;

use gridwright_core::{
    Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Site, Value, shortened,
};

use super::puzzle::{SIZES, Square};
use super::sign::Sign;
use crate::codec::percent;

pub(super) const FORMAT: Format = Format {
    name: "unequal",
    title: "an Unequal id",
    carries: "givens and signs; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["chiark.greenend.org.uk/.../unequal.html#"],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

/// The part before the colon.
struct Head {
    n: usize,
    /// The letter of a mode in which marks have another meaning.
    mode: Option<char>,
}

fn head(text: &str) -> Option<Head> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let n = text[..end].parse().ok().filter(|_| end <= 2)?;
    let mut rest = text[end..].chars().peekable();
    let mode = rest.next_if(|c| matches!(c, 'a' | 'k'));
    // A difficulty is a setting of the generator only.
    let has_rest = match rest.next() {
        None => false,
        Some('d') => rest.next().is_none_or(|c| !c.is_ascii_lowercase()) || rest.next().is_some(),
        Some(_) => true,
    };
    (!has_rest).then_some(Head { n, mode })
}

/// The id in a link to the game on its author's page, or the text as it is.
fn id_in(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let id = text.split_once("/unequal.html#").filter(|_| text.starts_with("http"));
    id.map_or(Cow::Borrowed(text), |(_, id)| Cow::Owned(percent::undo(id)))
}

/// Whether the text has the generator's settings and a random seed in place of a board.
fn is_seed(id: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    id.split_once('#').is_some_and(|(before, seed)| {
        let side = before.trim_end_matches(|c: char| c.is_ascii_lowercase());
        is_number(side) && is_number(seed)
    })
}

fn is_it(text: &str) -> bool {
    let is_of_cells = |c: char| {
        c.is_ascii_digit() || c.is_ascii_lowercase() || matches!(c, ',' | 'U' | 'R' | 'D' | 'L')
    };
    let text = id_in(text);
    if is_seed(&text) {
        return true;
    }
    let Some((before, cells)) = text.split_once(':') else { return false };
    head(before).is_some() && cells.contains(',') && cells.chars().all(is_of_cells)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let id = &*id_in(text);
    let wanted = || ParseError::at(1, 1, "an Unequal id such as 4:0D,3,0,0R,...");
    if is_seed(id) {
        let id = shortened(id);
        let expected = format!(
            "a board, but {id} is a random seed of Unequal, from which only that program can make the puzzle"
        );
        return Err(ParseError::at(1, 1, expected));
    }
    let end = id.find(':').ok_or_else(wanted)?;
    let Head { n, mode } = head(&id[..end]).ok_or_else(wanted)?;
    let mode = mode.map(|mode| if mode == 'a' { "Adjacent" } else { "Kropki" });
    if let Some(mode) = mode {
        let expected = format!("plain Unequal, found the mode {mode}, in which marks are no signs");
        return Err(ParseError::at(1, 1, expected));
    }
    if !SIZES.contains(&n) {
        let expected = format!("a side from {} to {}, found {n}", SIZES.start(), SIZES.end());
        return Err(ParseError::at(1, 1, expected));
    }
    let mut reader = Reader { n, column: end + 2, givens: Vec::new(), signs: Vec::new() };
    let cells = &id[end + 1..];
    // The last cell has a comma too.
    let cells = cells.strip_suffix(',').unwrap_or(cells);
    for part in cells.split(',') {
        reader.part(part)?;
        reader.column += part.chars().count() + 1;
    }
    let n_cells = reader.givens.len();
    if n_cells != n * n {
        let expected = format!("{} cells, found {n_cells}", n * n);
        return Err(ParseError::at(1, id.chars().count() + 1, expected));
    }
    let square = Square::new(n, reader.givens, reader.signs);
    Ok(Record::new(Arc::new(square)))
}

/// The cells read so far.
struct Reader {
    n: usize,
    /// The column of the part being read, from 1.
    column: usize,
    givens: Vec<Option<Value>>,
    signs: Vec<Sign>,
}

impl Reader {
    /// Reads a run of empty cells, if any, and a cell.
    fn part(&mut self, part: &str) -> Result<(), ParseError> {
        let n = self.n;
        let error = |i: usize, expected: String| ParseError::at(1, self.column + i, expected);
        let cell = part.trim_start_matches(|c: char| c.is_ascii_lowercase());
        let n_letters = part.len() - cell.len();
        for letter in part[..n_letters].bytes() {
            self.givens.extend(vec![None; usize::from(letter - b'a') + 1]);
        }
        if self.givens.len() >= n * n {
            return Err(error(0, format!("{} cells, found more", n * n)));
        }
        let n_digits = cell.find(|c: char| !c.is_ascii_digit()).unwrap_or(cell.len());
        let number = cell[..n_digits].parse().ok().filter(|number| *number <= n);
        let number: usize = number
            .ok_or_else(|| error(n_letters, format!("a number from 0 to {n} for each cell")))?;
        let at = self.givens.len();
        self.givens.push(number.checked_sub(1).map(|value| Value(value as u8)));
        for (i, flag) in cell[n_digits..].chars().enumerate() {
            let i = n_letters + n_digits + i;
            let other = match flag {
                'U' => at.checked_sub(n),
                'R' => (at % n + 1 < n).then_some(at + 1),
                'D' => (at + n < n * n).then_some(at + n),
                'L' => (!at.is_multiple_of(n)).then(|| at - 1),
                _ => return Err(error(i, format!("U, R, D, L or a comma, found {flag:?}"))),
            };
            let other = other.ok_or_else(|| error(i, "signs within the board only".to_owned()))?;
            let [first, second] = [at.min(other), at.max(other)].map(|cell| Site(cell as u16));
            let sign = Sign { first, second, rises: other < at };
            let is_same = |known: &&Sign| (known.first, known.second) == (first, second);
            match self.signs.iter().find(is_same) {
                Some(known) if *known != sign => {
                    return Err(error(i, "two cells of which only one is greater".to_owned()));
                }
                Some(_) => (),
                None => self.signs.push(sign),
            }
        }
        Ok(())
    }
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let square: Option<&Square> = (puzzle as &dyn Any).downcast_ref();
    let square =
        square.ok_or_else(|| Refusal("only the family's own puzzles can be written".to_owned()))?;
    let mut id = format!("{}:", square.n);
    for (cell, given) in square.board().all_sites().zip(&square.board().givens) {
        let number = given.map_or(0, |value| value.index() + 1);
        id += &number.to_string();
        let flags = [(-(square.n as i32), 'U'), (1, 'R'), (square.n as i32, 'D'), (-1, 'L')];
        for (step, flag) in flags {
            let is_there = |sign: &Sign| {
                sign.larger() == cell && i32::from(sign.smaller().0) - i32::from(cell.0) == step
            };
            if square.signs.iter().any(is_there) {
                id.push(flag);
            }
        }
        id.push(',');
    }
    Ok(id)
}
