//! Links of pzpr and puzz.link: `https://puzz.link/p?sudoku/9/9/53h7j...`.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::super::shape::Shape;
use super::board::{clue, fault, fresh, grid, number};
use super::carries::{Boxes, Carries};

pub(super) const FORMAT: Format = Format {
    name: "pzpr",
    title: "puzz.link sudoku",
    carries: "4x4, 6x6, 9x9, 16x16 and 25x25; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    has_play: false,
    is_it,
    read,
    write,
};

const CARRIES: Carries = Carries {
    title: FORMAT.title,
    sides: &[4, 6, 9, 16, 25],
    boxes: Boxes::Usual,
    has_jigsaw: false,
    has_latin: false,
    has_cages: false,
    extras: &[],
};

const BASE: &str = "https://puzz.link/p?";

/// What follows the question mark of a link to one of its pages.
fn query(text: &str) -> Option<&str> {
    let (base, query) = text.trim().split_once('?')?;
    let is_page = ["/p", "/p.html", "/pzprv3", "/pzprv3/p.html", "/pzv.html"]
        .iter()
        .any(|page| base.ends_with(page));
    (is_page && base.starts_with("http") && query.contains('/')).then_some(query)
}

fn is_it(text: &str) -> bool {
    text.trim_start().starts_with("http") && query(text).is_some()
}

fn read(text: &str) -> Result<Record, ParseError> {
    let line = text.trim();
    let query = query(line).ok_or_else(|| fault(format!("a link such as {BASE}sudoku/9/9/...")))?;
    let start = line.chars().count() - query.chars().count();
    let at = |offset: usize, expected: String| ParseError::at(1, start + offset + 1, expected);
    let mut parts = query.split('/').filter(|part| !part.is_empty()).peekable();
    let kind = parts.next().unwrap_or_default();
    let kind = kind.strip_suffix("_edit").or(kind.strip_suffix("_play")).unwrap_or(kind);
    if kind != "sudoku" {
        let kind: String = kind.chars().take(20).collect();
        return Err(at(0, format!("a puzzle of kind sudoku, found {kind:?}")));
    }
    if let Some(variant) = parts.next_if(|part| part.starts_with("v:")) {
        let variant: String = variant.chars().take(20).collect();
        return Err(at(0, format!("sudoku without a variant, found {variant:?}")));
    }
    // A flag for how it is played may stand before the size.
    parts.next_if(|part| !part.starts_with(|c: char| c.is_ascii_digit()));
    let mut size = || parts.next().and_then(|part| part.parse::<usize>().ok());
    let (cols, rows) = (size(), size());
    let n = cols.filter(|n| rows == Some(*n) && CARRIES.sides.contains(n));
    let n = n.ok_or_else(|| at(0, "the size 4/4, 6/6, 9/9, 16/16 or 25/25".to_owned()))?;
    let body = parts.next().unwrap_or_default();
    let offset = (body.as_ptr() as usize).saturating_sub(query.as_ptr() as usize);
    let offset = if body.is_empty() { query.len() } else { offset };
    let signs: Vec<char> = body.chars().collect();
    let (mut clues, mut i) = (Vec::new(), 0);
    while let Some(&sign) = signs.get(i) {
        if clues.len() > n * n {
            break;
        }
        let hex = |from: usize, n_digits: usize| {
            let digits: String = signs.iter().skip(from).take(n_digits).collect();
            usize::from_str_radix(&digits, 16).ok().filter(|_| digits.len() == n_digits)
        };
        let (found, length) = match sign {
            '0'..='9' | 'a'..='f' => (hex(i, 1), 1),
            '-' => (hex(i + 1, 2), 3),
            '+' => (hex(i + 1, 3), 4),
            'g'..='z' => {
                clues.extend(std::iter::repeat_n(None, sign as usize - 'g' as usize + 1));
                i += 1;
                continue;
            }
            '.' => return Err(at(offset + i, "no clue that is a question mark".to_owned())),
            _ => (None, 1),
        };
        let expected = || format!("a hexadecimal number or a letter from g to z, found {sign:?}");
        let found = found.ok_or_else(|| at(offset + i, expected()))?;
        if found == 0 {
            return Err(at(offset + i, format!("a number from 1 to {n}, found 0")));
        }
        clues.push(clue(n, found).map_err(|expected| at(offset + i, expected))?);
        i += length;
    }
    if clues.len() != n * n {
        let expected = format!("{} cells, found {}", n * n, clues.len());
        return Err(at(offset + signs.len(), expected));
    }
    Ok(fresh(Grid::new(Shape::plain(n).expect("the sides have boxes"), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    CARRIES.check(grid.shape())?;
    let n = grid.shape().n;
    let mut body = String::new();
    let mut gap = 0;
    for clue in grid.board().givens.iter().copied().map(Some).chain([None]) {
        if clue == Some(None) {
            gap += 1;
        }
        if gap == 20 || (gap > 0 && clue != Some(None)) {
            body.push(char::from(b'g' + gap - 1));
            gap = 0;
        }
        if let Some(Some(value)) = clue {
            body += &match number(value) {
                number @ 0..16 => format!("{number:x}"),
                number => format!("-{number:02x}"),
            };
        }
    }
    Ok(format!("{BASE}sudoku/{n}/{n}/{body}"))
}
