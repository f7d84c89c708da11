//! The parts a Gogen solver is made of, for programmers who want to write their own.

use std::fmt;
use std::str::FromStr;

use gridwright_core::ParseError;

use super::mask::{CELLS, Cell, Mask, SIDE};

/// A board of 5 x 5 cells, each empty or with a letter from A to Y.
///
/// ```
/// use gridwright::gogen::Board;
/// let mut board: Board = "N.W.R / ..... / S.X.B / ..... / Q.M.P".parse()?;
/// assert_eq!(board.get((0, 2)), Some('W'));
/// board.set((0, 1), Some('G'));
/// board.set((7, 7), Some('A'));
/// board.set((1, 1), Some('!'));
/// assert_eq!(board.get((7, 7)), None);
/// assert_eq!(board.to_string(), "NGW.R\n.....\nS.X.B\n.....\nQ.M.P\n");
/// # Ok::<(), gridwright::text::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board([[Option<char>; SIDE]; SIDE]);

impl Board {
    /// The letter in a cell; `None` for an empty cell or one outside the board.
    pub fn get(&self, (row, col): Cell) -> Option<char> {
        *self.0.get(row)?.get(col)?
    }

    /// Puts a letter into a cell, or empties it. A cell outside the board, or a character other
    /// than a letter from A to Y, in upper or lower case, changes nothing.
    pub fn set(&mut self, (row, col): Cell, letter: Option<char>) {
        let place = self.0.get_mut(row).and_then(|row| row.get_mut(col));
        if let Some(place) = place
            && letter.is_none_or(|letter| upper(letter).is_some())
        {
            *place = letter.and_then(upper);
        }
    }
}

impl FromStr for Board {
    type Err = ParseError;

    /// Reads 25 cells; blanks and slashes between them are skipped, `.`, `?`, `_` and `-`
    /// stand for empty ones.
    fn from_str(text: &str) -> Result<Board, ParseError> {
        let mut board = Board::default();
        let mut n_cells = 0;
        for (i, sign) in text.chars().enumerate() {
            if sign.is_whitespace() || sign == '/' {
                continue;
            }
            let letter = upper(sign);
            if letter.is_none() && !".?_-".contains(sign) {
                return Err(ParseError::at(1, i + 1, "a letter from A to Y or a dot"));
            }
            if n_cells < CELLS {
                board.0[n_cells / SIDE][n_cells % SIDE] = letter;
            }
            n_cells += 1;
        }
        if n_cells != CELLS {
            return Err(ParseError::at(1, 1, format!("25 cells, found {n_cells}")));
        }
        Ok(board)
    }
}

impl fmt::Display for Board {
    /// Five rows, a dot for an empty cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            let row: String = row.iter().map(|letter| letter.unwrap_or('.')).collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

fn upper(letter: char) -> Option<char> {
    Some(letter.to_ascii_uppercase()).filter(|letter| ('A'..='Y').contains(letter))
}

/// The place of a letter: row and column from 0, or `None` when it is not on the board.
///
/// ```
/// use gridwright::gogen::{Board, position};
/// let board: Board = "N.W.R / ..... / S.X.B / ..... / Q.M.P".parse()?;
/// assert_eq!(position(&board, 'B'), Some((2, 4)));
/// assert_eq!(position(&board, 'O'), None);
/// # Ok::<(), gridwright::text::ParseError>(())
/// ```
pub fn position(board: &Board, letter: char) -> Option<Cell> {
    let letter = upper(letter)?;
    let all = (0..SIDE).flat_map(|row| (0..SIDE).map(move |col| (row, col)));
    all.into_iter().find(|&cell| board.get(cell) == Some(letter))
}

/// Whether every letter from A to Y is on the board once and every word can be spelt by king
/// moves from letter to letter.
///
/// ```
/// use gridwright::gogen::{Board, is_solution};
/// let words = ["BOXED", "FOAM", "JUSTICE", "MUSHY", "PLAYING", "QUAVER", "WICKED"];
/// let solved: Board = "NGWKR TICED SYXVB HUAOF QJMLP".parse()?;
/// assert!(is_solution(&solved, &words));
/// assert!(!is_solution(&solved, &["BOXES"]));
/// assert!(!is_solution(&"N.W.R ..... S.X.B ..... Q.M.P".parse()?, &words));
/// # Ok::<(), gridwright::text::ParseError>(())
/// ```
pub fn is_solution<W: AsRef<str>>(board: &Board, words: &[W]) -> bool {
    let has_all = ('A'..='Y').all(|letter| position(board, letter).is_some());
    has_all
        && words.iter().all(|word| {
            let cells: Option<Vec<Cell>> =
                word.as_ref().chars().map(|letter| position(board, letter)).collect();
            cells.is_some_and(|cells| cells.windows(2).all(|pair| is_a_move(pair[0], pair[1])))
        })
}

/// Whether a king can go from one cell to the other; standing still is no move.
fn is_a_move(from: Cell, to: Cell) -> bool {
    from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)) == 1
}

/// Brings a letter's mask up to date with the board, and the board with the mask.
///
/// If the letter is on the board, the mask becomes its cell. Otherwise the cells that hold other
/// letters are cleared, and if one cell remains the letter is placed there.
///
/// ```
/// use gridwright::gogen::{Board, Mask, position, update};
/// let mut board: Board = "N.W.R / ..... / S.X.B / ..... / Q.M.P".parse()?;
/// let mut e = Mask::default();
/// update(&mut board, 'E', &mut e);
/// assert_eq!(e.to_string(), "01010\n11111\n01010\n11111\n01010\n");
///
/// let mut b = Mask::default();
/// update(&mut board, 'B', &mut b);
/// assert_eq!(b, Mask::of((2, 4)));
///
/// let mut o = Mask::of((0, 0)) | Mask::of((3, 3));
/// update(&mut board, 'O', &mut o);
/// assert_eq!(position(&board, 'O'), Some((3, 3)));
/// # Ok::<(), gridwright::text::ParseError>(())
/// ```
///
/// A character other than a letter from A to Y, in upper or lower case, changes nothing.
pub fn update(board: &mut Board, letter: char, mask: &mut Mask) {
    if upper(letter).is_none() {
        return;
    }
    if let Some(cell) = position(board, letter) {
        *mask = Mask::of(cell);
        return;
    }
    for row in 0..SIDE {
        for col in 0..SIDE {
            if board.get((row, col)).is_some() {
                mask.set((row, col), false);
            }
        }
    }
    if mask.count() == 1 {
        board.set(mask.first(true).expect("one is left"), Some(letter));
    }
}

/// Cuts the masks of two letters that follow one another in a word: each keeps the cells within
/// one move of the other as it was before the call.
///
/// ```
/// use gridwright::gogen::{Board, Mask, neighbourhood_intersect, update};
/// let mut board: Board = "N.W.R / ..... / S.X.B / ..... / Q.M.P".parse()?;
/// let (mut x, mut e) = (Mask::default(), Mask::default());
/// update(&mut board, 'X', &mut x);
/// update(&mut board, 'E', &mut e);
/// neighbourhood_intersect(&mut x, &mut e);
/// assert_eq!(e.to_string(), "00000\n01110\n01010\n01110\n00000\n");
/// assert_eq!(x, Mask::of((2, 2)));
/// # Ok::<(), gridwright::text::ParseError>(())
/// ```
pub fn neighbourhood_intersect(a: &mut Mask, b: &mut Mask) {
    let (old_a, old_b) = (*a, *b);
    *a = old_a & old_b.neighbourhood(1);
    *b = old_b & old_a.neighbourhood(1);
}
