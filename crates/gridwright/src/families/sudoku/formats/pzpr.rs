//! Links of pzpr and puzz.link: `https://puzz.link/p?sudoku/9/9/53h7j...`; its files are read too.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Site, Value};

use super::super::puzzle::Grid;
use super::super::shape::Shape;
use super::board::{clue, fault, fresh, grid, number, played};
use super::carries::{Boxes, Cages, Carries, Diagonals};

pub(super) const FORMAT: Format = Format {
    name: "pzpr",
    title: "puzz.link sudoku",
    carries: "4x4, 6x6, 9x9, 16x16 and 25x25; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["puzz.link/p?sudoku/"],
    wrap: None,
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
    cages: Cages::None,
    has_overlaps: false,
    diagonals: Diagonals::None,
    has_marks: false,
    extras: &[],
};

const BASE: &str = "https://puzz.link/p?";

/// The query of a link to one of its pages.
fn query(text: &str) -> Option<&str> {
    let (base, query) = text.trim().split_once('?')?;
    let is_page = ["/p", "/p.html", "/pzprv3", "/pzprv3/p.html", "/pzv.html"]
        .iter()
        .any(|page| base.ends_with(page));
    (is_page && base.starts_with("http") && query.contains('/')).then_some(query)
}

/// The start of a file.
const FILE: &str = "pzprv3";

fn is_it(text: &str) -> bool {
    let text = text.trim_start();
    let is_file =
        || text.strip_prefix(FILE).is_some_and(|rest| rest.starts_with(['/', '\r', '\n']));
    (text.starts_with("http") && query(text).is_some()) || is_file()
}

/// Reads a file, with lines or slashes between its parts: the kind, the side, rows of clues, rows
/// of answers.
fn read_file(text: &str) -> Result<Record, ParseError> {
    let mut lines = text.trim().split(['\n', '/']).map(str::trim).skip(1);
    let kind = lines.next().unwrap_or_default();
    if kind != "sudoku" {
        let kind: String = kind.chars().take(20).collect();
        return Err(fault(format!("a puzzle of kind sudoku, found {kind:?}")));
    }
    let n = lines.next().and_then(|side| side.parse().ok());
    let n = n.filter(|n| CARRIES.sides.contains(n));
    let n = n.ok_or_else(|| fault("the side 4, 6, 9, 16 or 25"))?;
    let rows: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    if rows.len() != n && rows.len() != 2 * n {
        return Err(fault(format!("{n} rows of clues, and {n} of answers or none")));
    }
    let values = |rows: &[&str]| -> Result<Vec<Option<Value>>, ParseError> {
        let mut values = Vec::new();
        for row in rows {
            // Marks of a player are in brackets or are signs, and are no answers.
            let value = |word: &str| {
                let end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
                if end == 0 { Ok(None) } else { clue(n, word[..end].parse().unwrap_or(usize::MAX)) }
            };
            let found = row.split_whitespace().map(value).collect::<Result<Vec<_>, _>>();
            let found = found.map_err(fault)?;
            if found.len() != n {
                return Err(fault(format!("{n} cells a row, found {}", found.len())));
            }
            values.extend(found);
        }
        Ok(values)
    };
    let grid = Grid::new(Shape::plain(n).expect("all of these have boxes"), values(&rows[..n])?);
    let answers = values(&rows[n..])?.into_iter().enumerate();
    let is_open = |cell: usize| grid.board().givens[cell].is_none();
    let entries = answers
        .filter_map(|(cell, value)| Some((Site(cell as u16), value?)))
        .filter(|(site, _)| is_open(site.index()))
        .collect();
    Ok(played(grid, entries, &vec![None; n * n]))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let line = text.trim();
    if line.starts_with(FILE) {
        return read_file(line);
    }
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
