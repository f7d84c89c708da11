//! Sudoku as plain text; `docs/formats/sudoku.md` has the whole of it.
//!
//! Many lines: an optional first line `sudoku` with words for whatever is not usual, the rows, drawn
//! or plain, then `regions` and `cages` blocks. One line: `CELLS/word/regions=MAP/cages=LIST`.

use gridwright_core::{ParseError, Puzzle as _, Site, Value};

use super::cage::Cage;
use super::puzzle::Grid;
use super::rows::{Line, Mark, VOID, board, dotted};
use super::shape::{Extra, Layout, Regions, SYMBOLS, Shape, boxes_named, jigsaw, usual_boxes};

/// What may stand for an empty cell.
pub(super) const BLANKS: &str = ".0*_-?·";

/// Of what the first line of a drawn board is made.
pub(super) const DRAWN: &str = ".0*+-|=·│─┌┏╔┃━";

/// What a text says of the shape before the board is known.
#[derive(Default)]
pub(super) struct Draft {
    layout: Option<Layout>,
    boxes: Option<(usize, usize)>,
    is_latin: bool,
    extras: Vec<Extra>,
}

impl Draft {
    /// Takes one word, or says what was expected.
    pub(super) fn word(&mut self, word: &str) -> Result<(), String> {
        let extra = Extra::named(word);
        if let Some(extra) = extra.filter(|extra| !self.extras.contains(extra)) {
            self.extras.push(extra);
            self.extras.sort_unstable();
            return Ok(());
        }
        let layout = Layout::named(word).filter(|&layout| layout != Layout::Single);
        if layout.is_some() && self.layout.is_none() {
            self.layout = layout;
            return Ok(());
        }
        let boxes = word.strip_prefix("boxes=").and_then(boxes_named);
        if boxes.is_some() && self.boxes.is_none() && !self.is_latin {
            self.boxes = boxes;
            return Ok(());
        }
        if word == "latin" && !self.is_latin && self.boxes.is_none() {
            self.is_latin = true;
            return Ok(());
        }
        let extras: Vec<&str> = Extra::ALL.iter().map(|extra| extra.name()).collect();
        let word: String = word.chars().take(30).collect();
        Err(format!(
            "each of {}, latin, boxes=2x3, twin, sohei, windmill or samurai at most once, found {word:?}",
            extras.join(", ")
        ))
    }

    /// The layout, which says how many cells the board has in which row.
    pub(super) fn layout(&self) -> Layout {
        self.layout.unwrap_or(Layout::Single)
    }

    /// The shape of a board of side `n`, cages apart; the error is told where the board starts.
    pub(super) fn shape(self, n: usize, regions: Option<Regions>) -> Result<Shape, String> {
        let layout = self.layout();
        let regions = match (regions, self.boxes) {
            (Some(_), Some(_)) => return Err("either boxes or regions, not both".to_owned()),
            (Some(_), None) if self.is_latin => {
                return Err("either latin or regions, not both".to_owned());
            }
            (Some(regions), None) => regions,
            (None, _) if self.is_latin => Regions::Latin,
            (None, Some((rows, cols))) if rows * cols == n => Regions::Boxes { rows, cols },
            (None, Some((rows, cols))) => {
                let side = rows * cols;
                return Err(format!(
                    "a board of {side}x{side} for boxes of {rows}x{cols}, found {n}x{n}"
                ));
            }
            (None, None) => match usual_boxes(n) {
                Some((rows, cols)) => Regions::Boxes { rows, cols },
                None => {
                    return Err(format!(
                        "a side that boxes can fill, such as 9 or 16: {n}x{n} needs the word latin or a map of regions"
                    ));
                }
            },
        };
        let shape = Shape { n, layout, regions, extras: self.extras, cages: Vec::new() };
        shape.clash().map(|()| shape)
    }
}

pub(super) fn parse(text: &str) -> Result<Grid, ParseError> {
    let with_dots = dotted(text);
    let text = with_dots.as_deref().unwrap_or(text);
    let lines = text.lines().enumerate().map(|(i, line)| Line { number: i + 1, text: line });
    let mut lines: Vec<Line<'_>> = lines.filter(|line| !line.is_idle()).collect();
    match lines.first() {
        None => return Err(ParseError::at(1, 1, "a board, but there is none")),
        Some(first) if lines.len() == 1 => return parse_line(*first),
        Some(_) => (),
    }
    let mut draft = Draft::default();
    if has_header(&lines[0]) {
        let head = lines.remove(0);
        for (column, word) in head.words().into_iter().skip(1) {
            draft.word(word).map_err(|expected| ParseError::at(head.number, column, expected))?;
        }
    }
    let is_head = |line: &Line<'_>| Block::of(line).is_some();
    let end = lines.iter().position(is_head).unwrap_or(lines.len());
    let (rows, mut rest) = lines.split_at(end);
    let (n, cells) = board(rows, draft.layout(), is_cell, lines[0].number)?;
    let mut regions = None;
    let mut cages: Option<Vec<Vec<Mark>>> = None;
    while let Some((head, after)) = rest.split_first() {
        let end = after.iter().position(is_head).unwrap_or(after.len());
        let (inside, left) = after.split_at(end);
        let (has_been, what) = match Block::of(head).expect("split at heads") {
            Block::Regions => {
                let has_been = regions.is_some();
                let (side, map) = board(inside, Layout::Single, is_label, head.number + 1)?;
                if side != n {
                    let expected = format!("a map of {n}x{n} regions, found {side}x{side}");
                    return Err(ParseError::at(head.number + 1, 1, expected));
                }
                regions = Some(map);
                (has_been, "regions")
            }
            Block::Cages => {
                let has_been = cages.is_some();
                cages = Some(inside.iter().map(cage_marks).collect());
                (has_been, "cages")
            }
        };
        if has_been {
            return Err(ParseError::at(head.number, 1, format!("{what} only once")));
        }
        rest = left;
    }
    assemble(draft, n, &cells, regions.as_deref(), cages.as_deref().unwrap_or_default())
}

fn has_header(line: &Line<'_>) -> bool {
    let first = line.text.split_whitespace().next();
    first.is_some_and(|word| word.eq_ignore_ascii_case(super::info::INFO.id))
}

/// What may follow the rows.
enum Block {
    Regions,
    Cages,
}

impl Block {
    fn of(line: &Line<'_>) -> Option<Block> {
        match line.text.trim() {
            "regions" => Some(Block::Regions),
            "cages" => Some(Block::Cages),
            _ => None,
        }
    }
}

fn cage_marks(line: &Line<'_>) -> Vec<Mark> {
    let signs = line.text.chars().enumerate().filter(|(_, sign)| !sign.is_whitespace());
    signs.map(|(i, sign)| Mark { line: line.number, column: i + 1, sign }).collect()
}

fn parse_line(line: Line<'_>) -> Result<Grid, ParseError> {
    let indent = line.text.chars().take_while(|c| c.is_whitespace()).count();
    let text = line.text.trim();
    if has_header(&line) && !text.contains('/') {
        let end = line.text.chars().count() + 1;
        return Err(ParseError::at(line.number, end, "the rows of a board below this line"));
    }
    let mut parts = Vec::new();
    let mut column = indent + 1;
    for part in text.split('/') {
        parts.push((column, part));
        column += part.chars().count() + 1;
    }
    let (mut draft, mut regions, mut cages) = (Draft::default(), None, None);
    let marks = |column: usize, text: &str| -> Vec<Mark> {
        let signs = text.chars().enumerate();
        signs.map(|(i, sign)| Mark { line: line.number, column: column + i, sign }).collect()
    };
    for &(column, part) in &parts[1..] {
        let error = |expected: String| Err(ParseError::at(line.number, column, expected));
        if let Some(map) = part.strip_prefix("regions=") {
            if regions.replace(marks(column + 8, map)).is_some() {
                return error("regions only once".to_owned());
            }
        } else if let Some(list) = part.strip_prefix("cages=") {
            let mut column = column + 6;
            let mut each = Vec::new();
            for cage in list.split(',') {
                each.push(marks(column, cage));
                column += cage.chars().count() + 1;
            }
            if cages.replace(each).is_some() {
                return error("cages only once".to_owned());
            }
        } else if let Err(expected) = draft.word(part) {
            return error(expected);
        }
    }
    let (column, cells) = parts[0];
    let row = Line { number: 1, text: cells };
    let (n, mut cells) = board(&[row], draft.layout(), is_cell, 1)
        .map_err(|error| error.shifted(line.number, column))?;
    for mark in &mut cells {
        (mark.line, mark.column) = (line.number, mark.column + column - 1);
    }
    let map: Option<&Vec<Mark>> = regions.as_ref();
    if let Some(map) = map.filter(|map| map.len() != n * n) {
        let expected = format!("{} letters for the regions, found {}", n * n, map.len());
        let column = map.first().map_or(1, |mark| mark.column);
        return Err(ParseError::at(line.number, column, expected));
    }
    assemble(draft, n, &cells, regions.as_deref(), cages.as_deref().unwrap_or_default())
}

/// Puts the parts together.
fn assemble(
    draft: Draft,
    n: usize,
    cells: &[Mark],
    regions: Option<&[Mark]>,
    cages: &[Vec<Mark>],
) -> Result<Grid, ParseError> {
    let givens = cells.iter().map(|&mark| given(n, mark)).collect::<Result<Vec<_>, _>>()?;
    let regions = regions.map(|map| {
        let labels: Vec<char> = map.iter().map(|mark| mark.sign).collect();
        jigsaw(n, &labels).map_err(|(cell, expected)| map[cell].error(expected))
    });
    let shape =
        draft.shape(n, regions.transpose()?).map_err(|expected| cells[0].error(expected))?;
    let mut read = Vec::new();
    for marks in cages {
        let Some(&first) = marks.first() else { continue };
        let text: String = marks.iter().map(|mark| mark.sign).collect();
        let cage = read_cage(&shape, &text)
            .map_err(|(at, expected)| marks.get(at).unwrap_or(&first).error(expected))?;
        read.push((first, cage));
    }
    let list = read.iter().map(|(_, cage)| cage.clone()).collect();
    let shape = with_cages(shape, list).map_err(|(cage, expected)| read[cage].0.error(expected))?;
    Ok(Grid::new(shape, givens))
}

/// The shape with its cages in order; the error has the index of the cage at fault.
pub(super) fn with_cages(mut shape: Shape, cages: Vec<Cage>) -> Result<Shape, (usize, String)> {
    let names = shape.board();
    let mut is_taken = vec![false; names.n_sites()];
    for (i, cage) in cages.iter().enumerate() {
        if let Some(expected) = cage.fault(shape.n) {
            return Err((i, expected));
        }
        for &cell in &cage.cells {
            if std::mem::replace(&mut is_taken[cell.index()], true) {
                let name = names.site_name(cell);
                return Err((i, format!("cages that do not overlap, but {name} is in two")));
            }
        }
    }
    shape.cages = cages;
    shape.cages.sort_by_key(|cage| cage.cells[0]);
    shape.clash().map_err(|expected| (0, expected))?;
    Ok(shape)
}

/// A cage such as `15r1c1r1c2`; the error has the index of the character at fault.
fn read_cage(shape: &Shape, text: &str) -> Result<Cage, (usize, String)> {
    let start = text.find('r').unwrap_or(text.len());
    let sum = text[..start].parse().ok().filter(|&sum: &usize| sum < 10_000);
    let sum = sum.ok_or_else(|| (0, "a sum and its cells, as in 15 r1c1 r1c2".to_owned()))?;
    let (sites, side) = (shape.sites(), shape.side());
    let mut cells = Vec::new();
    let mut at = start;
    while at < text.len() {
        let end = text[at + 1..].find('r').map_or(text.len(), |more| at + 1 + more);
        let cell = cell_named(&text[at..end]).and_then(|(row, col)| sites.get(row, col));
        let expected =
            || format!("cells from r1c1 to r{side}c{side}, found {:?}", start_of(&text[at..end]));
        cells.push(cell.ok_or_else(|| (at, expected()))?);
        at = end;
    }
    cells.sort_unstable();
    Ok(Cage { sum, cells })
}

fn start_of(text: &str) -> String {
    text.chars().take(12).collect()
}

/// The row and column, from 0, of a cell such as `r1c1`.
pub(super) fn cell_named(name: &str) -> Option<(usize, usize)> {
    let (row, col) = name.strip_prefix('r')?.split_once('c')?;
    let index = |text: &str| text.parse::<usize>().ok().filter(|&i| (1..100).contains(&i));
    Some((index(row)? - 1, index(col)? - 1))
}

fn is_cell(n: usize, mark: Mark) -> Result<(), ParseError> {
    given(n, mark).map(drop)
}

fn is_label(_: usize, mark: Mark) -> Result<(), ParseError> {
    if mark.sign.is_alphanumeric() {
        return Ok(());
    }
    Err(mark.error(format!("a letter or digit for the region, found {:?}", mark.sign)))
}

/// The clue of a cell.
pub(super) fn given(n: usize, mark: Mark) -> Result<Option<Value>, ParseError> {
    if BLANKS.contains(mark.sign) {
        return Ok(None);
    }
    let symbols = &SYMBOLS[..n];
    // Small letters are symbols of their own only on boards that need them.
    let exact = symbols.find(mark.sign);
    let value = exact.or_else(|| symbols.find(mark.sign.to_ascii_uppercase()));
    value.map(|value| Some(Value(value as u8))).ok_or_else(|| {
        let last = symbols.chars().last().expect("at least four");
        mark.error(format!("a symbol from 1 to {last} or a dot, found {:?}", mark.sign))
    })
}

pub(super) fn write(grid: &Grid) -> String {
    let shape = grid.shape();
    let mut words = shape.words();
    words.insert(0, super::info::INFO.id.to_owned());
    let mut text = words.join(" ") + "\n";
    for row in rows(grid) {
        text += &row;
        text.push('\n');
    }
    if let Regions::Jigsaw(map) = &shape.regions {
        text.push_str("regions\n");
        for row in region_rows(shape.n, map) {
            text += &row;
            text.push('\n');
        }
    }
    if !shape.cages.is_empty() {
        text.push_str("cages\n");
        for each in &shape.cages {
            text += &cage(grid, each, " ");
            text.push('\n');
        }
    }
    text
}

pub(super) fn line(grid: &Grid) -> String {
    let shape = grid.shape();
    let board = grid.board();
    let cell = |given: &Option<Value>| given.map_or('.', |value| board.symbol(value));
    let mut parts: Vec<String> = vec![board.givens.iter().map(cell).collect()];
    parts.extend(shape.words());
    if let Regions::Jigsaw(map) = &shape.regions {
        parts.push(format!("regions={}", region_rows(shape.n, map).concat()));
    }
    if !shape.cages.is_empty() {
        let cages: Vec<String> = shape.cages.iter().map(|each| cage(grid, each, "")).collect();
        parts.push(format!("cages={}", cages.join(",")));
    }
    parts.join("/")
}

/// A cage as its sum and its cells.
pub(super) fn cage(grid: &Grid, cage: &Cage, gap: &str) -> String {
    let names = cage.cells.iter().map(|&cell: &Site| grid.board().site_name(cell));
    let parts: Vec<String> = [cage.sum.to_string()].into_iter().chain(names).collect();
    parts.join(gap)
}

/// The rows of the board, places in no grid included.
pub(super) fn rows(grid: &Grid) -> Vec<String> {
    let (shape, board) = (grid.shape(), grid.board());
    let (side, sites) = (shape.side(), shape.sites());
    let sign = |r: usize, c: usize| match sites.get(r, c) {
        None => VOID,
        Some(site) => board.givens[site.index()].map_or('.', |value| board.symbol(value)),
    };
    (0..side).map(|r| (0..side).map(|c| sign(r, c)).collect()).collect()
}

/// The rows of a map of regions.
pub(super) fn region_rows(n: usize, map: &[u8]) -> Vec<String> {
    let labels: Vec<char> = SYMBOLS.chars().collect();
    map.chunks(n)
        .map(|row| row.iter().map(|&region| labels[usize::from(region)]).collect())
        .collect()
}

#[cfg(test)]
mod tests;
