//! Game ids of Solo in Simon Tatham's collection: `3x3:5_3b7d6...`, with jigsaw, X and killer.

use std::borrow::Cow;

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Value};

use super::super::cage::Outline;
use super::super::puzzle::Grid;
use super::super::shape::{Extra, Regions, Shape, unreached};
use super::board::{
    assembled, cage, cell_name, clue, fresh, grid, labels, number, regions_of, side,
};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use crate::codec::percent;

pub(super) const FORMAT: Format = Format {
    name: "solo",
    title: "a Solo id",
    carries: "boxes of any shape, jigsaw, diagonals, killer cages that fill the board; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["chiark.greenend.org.uk/.../solo.html#"],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

const CARRIES: Carries = Carries {
    title: FORMAT.title,
    sides: &[],
    boxes: Boxes::Any,
    has_jigsaw: true,
    has_latin: false,
    cages: Cages::WithSums,
    has_overlaps: false,
    diagonals: Diagonals::Both,
    has_marks: false,
    extras: &[],
};

/// The part before the colon or the number sign.
struct Head {
    n: usize,
    /// Rows and columns of a box; `None` for a jigsaw.
    boxes: Option<(usize, usize)>,
    is_diagonal: bool,
    is_killer: bool,
}

/// Reads the number at the start of a text; returns it and the rest.
fn digits(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok().filter(|&number: &usize| number < 1_000_000)?, &text[end..]))
}

fn head(text: &str) -> Option<Head> {
    let (first, rest) = digits(text)?;
    let (n, boxes, mut rest) = match rest.strip_prefix('x').map(digits) {
        // The numbers of columns and rows of boxes; a box is as high as there are columns of them.
        Some(Some((second, rest))) => (first.checked_mul(second)?, Some((first, second)), rest),
        // One number alone is a jigsaw.
        _ => (first, None, rest.strip_prefix('j')?),
    };
    let (mut is_diagonal, mut is_killer) = (false, false);
    while let Some(flag) = rest.chars().next() {
        match flag {
            'j' if boxes.is_some() => return None,
            'x' => is_diagonal = true,
            'k' => is_killer = true,
            // Symmetry and difficulty are settings of the generator only.
            'a' | 'r' | 'm' | 'd' => break,
            _ => return None,
        }
        rest = &rest[1..];
    }
    Some(Head { n, boxes, is_diagonal, is_killer })
}

/// The id in a link to the game on its author's page, or the text as it is.
fn id_in(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let id = text.split_once("/solo.html#").filter(|_| text.starts_with("http"));
    id.map_or(Cow::Borrowed(text), |(_, id)| Cow::Owned(percent::undo(id)))
}

fn is_it(text: &str) -> bool {
    let text = &*id_in(text);
    let end = text.find([':', '#']);
    text.starts_with(|c: char| c.is_ascii_digit())
        && end.is_some_and(|end| end < 20 && head(&text[..end]).is_some())
        && !text.contains(char::is_whitespace)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let id = &*id_in(text);
    let wanted = || ParseError::at(1, 1, "a Solo id such as 3x3:... or 9j:...");
    let end = id.find([':', '#']).ok_or_else(wanted)?;
    let known = head(&id[..end]).ok_or_else(wanted)?;
    if id[end..].starts_with('#') {
        let expected = "the board after a colon: a seed is known only to the program that made it";
        return Err(ParseError::at(1, end + 1, expected));
    }
    let n = side(known.n).map_err(|expected| ParseError::at(1, 1, expected))?;
    let mut parts = Vec::new();
    let mut column = end + 2;
    for part in id[end + 1..].split(',') {
        parts.push((column, part));
        column += part.chars().count() + 1;
    }
    let n_parts = 1 + usize::from(known.boxes.is_none()) + 2 * usize::from(known.is_killer);
    if parts.len() != n_parts {
        let expected = format!("{n_parts} parts between commas, found {}", parts.len());
        return Err(ParseError::at(1, end + 2, expected));
    }
    let mut parts = parts.into_iter();
    let mut next = move || parts.next().expect("counted");
    let at = |column: usize| move |expected: String| ParseError::at(1, column, expected);

    let (column, cells) = next();
    let numbers = runs(cells, n * n).map_err(at(column))?;
    let clues = numbers.into_iter().map(|number| clue(n, number.unwrap_or(0)));
    let clues = clues.collect::<Result<Vec<_>, _>>().map_err(at(column))?;
    let regions = match known.boxes {
        Some((rows, cols)) if rows > 1 && cols > 1 => Regions::Boxes { rows, cols },
        Some(_) => return Err(ParseError::at(1, 1, "boxes of at least two rows and columns")),
        None => {
            let (column, walls) = next();
            let labels = blocks(walls, n).map_err(at(column))?;
            regions_of(n, &labels).map_err(at(column))?
        }
    };
    let mut cages = Vec::new();
    if known.is_killer {
        let (column, walls) = next();
        let labels = blocks(walls, n).map_err(at(column))?;
        let (column, sums) = next();
        let sums = runs(sums, n * n).map_err(at(column))?;
        cages = cages_of(n, &labels, &sums).map_err(at(column))?;
    }
    let extras = if known.is_diagonal { Extra::DIAGONALS.to_vec() } else { Vec::new() };
    let shape = Shape { extras, ..Shape::with_regions(n, regions) };
    let grid = assembled(shape, cages, clues).map_err(at(end + 2))?;
    Ok(fresh(grid))
}

/// Reads numbers, and letters for runs of cells without one.
fn runs(text: &str, n_cells: usize) -> Result<Vec<Option<usize>>, String> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        match sign {
            'a'..='z' => {
                cells.extend(std::iter::repeat_n(None, sign as usize - 'a' as usize + 1));
                rest = &rest[1..];
            }
            '_' => rest = &rest[1..],
            '0'..='9' => {
                let (number, after) = digits(rest).ok_or("numbers below a million")?;
                cells.push(Some(number));
                rest = after;
            }
            _ => return Err(format!("numbers, letters and _, found {sign:?}")),
        }
        if cells.len() > n_cells {
            break;
        }
    }
    match cells.len() == n_cells {
        true => Ok(cells),
        false => Err(format!("{n_cells} cells, found {}", cells.len())),
    }
}

/// The two cells on either side of each inner edge: upright ones in reading order, then flat ones
/// column by column.
fn edges(n: usize) -> impl Iterator<Item = (usize, usize)> {
    let upright = (0..n).flat_map(move |y| (0..n - 1).map(move |x| (y * n + x, y * n + x + 1)));
    let flat = (0..n).flat_map(move |x| (0..n - 1).map(move |y| (y * n + x, (y + 1) * n + x)));
    upright.chain(flat)
}

/// The block of each cell, numbered by first cells, from the edges between blocks.
fn blocks(text: &str, n: usize) -> Result<Vec<usize>, String> {
    let all: Vec<(usize, usize)> = edges(n).collect();
    let mut is_wall = vec![false; all.len()];
    let mut at = 0;
    for sign in text.chars() {
        let (gap, has_wall) = match sign {
            '_' => (0, true),
            'a'..='y' => (sign as usize - 'a' as usize + 1, true),
            'z' => (25, false),
            _ => return Err(format!("letters and _ for the edges, found {sign:?}")),
        };
        at += gap;
        if has_wall {
            // The last one lies beyond the board.
            if let Some(wall) = is_wall.get_mut(at) {
                *wall = true;
            }
            at += 1;
        }
        if at > all.len() + 1 {
            break;
        }
    }
    if at != all.len() + 1 {
        return Err(format!("{} edges and an end, found {at}", all.len()));
    }
    let mut label: Vec<usize> = (0..n * n).collect();
    fn root(label: &mut [usize], mut cell: usize) -> usize {
        while label[cell] != cell {
            label[cell] = label[label[cell]];
            cell = label[cell];
        }
        cell
    }
    for (i, &(a, b)) in all.iter().enumerate().filter(|&(i, _)| !is_wall[i]) {
        debug_assert!(!is_wall[i]);
        let (a, b) = (root(&mut label, a), root(&mut label, b));
        label[a.max(b)] = a.min(b);
    }
    Ok((0..n * n).map(|cell| root(&mut label, cell)).collect())
}

fn cages_of(n: usize, labels: &[usize], sums: &[Option<usize>]) -> Result<Vec<Outline>, String> {
    let mut cages = Vec::new();
    for first in (0..n * n).filter(|&cell| labels[cell] == cell) {
        let cells: Vec<usize> = (0..n * n).filter(|&cell| labels[cell] == first).collect();
        let sum = sums[first];
        let name = cell_name(n, first);
        let sum = sum.ok_or_else(|| format!("the sum of the cage at {name} in its first cell"))?;
        cages.push(cage(sum, cells));
    }
    match sums.iter().flatten().count() == cages.len() {
        true => Ok(cages),
        false => Err("one sum for each cage".to_owned()),
    }
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    let shape = grid.shape();
    CARRIES.check(shape)?;
    let n = shape.n;
    let mut id = match shape.regions {
        Regions::Boxes { rows, cols } => format!("{rows}x{cols}"),
        Regions::Jigsaw(_) | Regions::Latin => format!("{n}j"),
    };
    if shape.has(Extra::Rising) {
        id.push('x');
    }
    let is_killer = !shape.cages.is_empty();
    if is_killer {
        id.push('k');
    }
    let clues: Vec<Option<usize>> =
        grid.board().givens.iter().map(|clue: &Option<Value>| clue.map(number)).collect();
    id = format!("{id}:{}", write_runs(&clues));
    if matches!(shape.regions, Regions::Jigsaw(_)) {
        id = format!("{id},{}", write_blocks(n, &labels(shape)));
    }
    if is_killer {
        let (labels, sums) = cage_labels(grid)?;
        id = format!("{id},{},{}", write_blocks(n, &labels), write_runs(&sums));
    }
    Ok(id)
}

/// The cage of each cell by its first cell, and the sums there.
fn cage_labels(grid: &Grid) -> Result<(Vec<usize>, Vec<Option<usize>>), Refusal> {
    let (shape, n) = (grid.shape(), grid.shape().n);
    let (mut labels, mut sums) = (vec![usize::MAX; n * n], vec![None; n * n]);
    for cage in &shape.cages {
        let cells: Vec<usize> = cage.cells.iter().map(|cell| cell.index()).collect();
        let name = cell_name(n, cells[0]);
        // Solo itself accepts no others.
        if !(2..=n).contains(&cells.len()) {
            let what = format!("has only cages of 2 to {n} cells, unlike the one at {name}");
            return Err(Refusal(format!("{} {what}", FORMAT.title)));
        }
        if unreached(n, &cells).is_some() {
            let what = "has only cages whose cells touch, unlike the one at";
            return Err(Refusal(format!("{} {what} {name}", FORMAT.title)));
        }
        cells.iter().for_each(|&cell| labels[cell] = cells[0]);
        sums[cells[0]] = Some(cage.sum);
    }
    match labels.iter().position(|&label| label == usize::MAX) {
        None => Ok((labels, sums)),
        Some(cell) => {
            let name = cell_name(n, cell);
            let what = format!("has only cages that fill the board, and {name} is in none");
            Err(Refusal(format!("{} {what}", FORMAT.title)))
        }
    }
}

fn write_runs(cells: &[Option<usize>]) -> String {
    let mut text = String::new();
    let mut gap = 0;
    let close = |text: &mut String, gap: &mut usize| {
        while *gap > 0 {
            let run = (*gap).min(26);
            text.push(char::from(b'a' + run as u8 - 1));
            *gap -= run;
        }
    };
    for cell in cells {
        match cell {
            None => gap += 1,
            Some(number) => {
                if gap == 0 && !text.is_empty() {
                    text.push('_');
                }
                close(&mut text, &mut gap);
                text += &number.to_string();
            }
        }
    }
    close(&mut text, &mut gap);
    text
}

fn write_blocks(n: usize, labels: &[usize]) -> String {
    let mut text = String::new();
    let mut gap = 0;
    let walls = edges(n).map(|(a, b)| labels[a] != labels[b]).chain([true]);
    for is_wall in walls {
        if !is_wall {
            gap += 1;
            continue;
        }
        while gap > 25 {
            text.push('z');
            gap -= 25;
        }
        text.push(if gap == 0 { '_' } else { char::from(b'a' + gap as u8 - 1) });
        gap = 0;
    }
    text
}
