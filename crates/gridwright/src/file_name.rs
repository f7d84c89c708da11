//! Distinguishes names of files from boards.

use crate::link::link_site;
use crate::recognise::is_id;

/// Whether a word that is not a puzzle was more likely meant as the name of a file than as a board: it
/// has an ending or starts in a folder, or its parts are shorter than any board.
///
/// ```
/// use gridwright::text::is_file_name;
/// assert!(is_file_name("puzzle.txt") && is_file_name("sudoku/foo.txt") && is_file_name("./a"));
/// assert!(!is_file_name("sudoku@1#1") && !is_file_name("12....3..") && !is_file_name("ftp://x.y/z.txt"));
/// ```
pub fn is_file_name(word: &str) -> bool {
    /// Number of cells of four rows of four; only squares of three have fewer.
    const LEAST_CELLS: usize = 16;
    if word.len() > 255 || word.contains('\n') || is_id(word) || link_site(word).is_some() {
        return false;
    }
    let name = word.rsplit(['/', '\\']).next().unwrap_or(word);
    let is_plain = |text: &str| text.chars().all(|c| c.is_alphanumeric() || "_-".contains(c));
    let has_letter = |text: &str| text.contains(char::is_alphabetic);
    let is_ending = |end: &str| end.len() <= 10 && is_plain(end) && has_letter(end);
    // Dots are empty cells to a board; a name has few.
    let is_named = name.matches('.').count() <= 2
        && name.rsplit_once('.').is_some_and(|(stem, end)| !stem.is_empty() && is_ending(end));
    let is_short = |part: &str| !part.is_empty() && part.len() < LEAST_CELLS && is_plain(part);
    let is_short = has_letter(word) && word.split('/').all(is_short);
    let starts = ["/", "./", "../", "~/"];
    is_named || is_short || starts.iter().any(|start| word.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::is_file_name;

    #[test]
    fn file_names_are_distinguished_from_ids_and_boards() {
        for name in ["nosuch.txt", "sudoku/foo.txt", "a/b", "../x", "board.sdk", "x"] {
            assert!(is_file_name(name), "{name}");
        }
        for other in
            ["sudoku/foo@1#1", "sudoku:1..", "............3...", "1234", "sudokupad.app/x.txt"]
        {
            assert!(!is_file_name(other), "{other}");
        }
    }
}
