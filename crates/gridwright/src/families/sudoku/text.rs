//! Sudoku as plain text; `docs/formats/sudoku.md` has the full format.
//!
//! Many lines: an optional first line `sudoku` with keywords for whatever is unusual, the rows,
//! drawn or plain, then `regions`, `cages` and `marks` blocks. One line:
//! `CELLS/keyword/regions=MAP/cages=LIST/marks=LIST`.

use gridwright_core::{Mask, ParseError, Puzzle as _, Site, Value, did_you_mean};

use super::cage::{Cage, Outline, in_order};
use super::kernel;
use super::puzzle::Grid;
use super::rows::{BLANKS, Line, Mark, VOID, board, dotted, uncrossed};
use super::shape::{
    Extra, Layout, Regions, SIZES, SYMBOLS, Shape, boxes_named, jigsaw, usual_boxes,
};
use super::table::rows_of_table;

/// The text in place of a sum for a cage without one.
pub(super) const NO_SUM: &str = "-";

/// Largest sum that is read.
const MOST_SUM: usize = 9999;

/// The characters of the first line of a drawn board.
pub(super) const DRAWN: &str = ".0*+-|=·│─┌┏╔┃━";

/// The parts of a shape that keywords give before the side of the board is known.
#[derive(Default)]
pub(super) struct Draft {
    layout: Option<Layout>,
    boxes: Option<(usize, usize)>,
    is_latin: bool,
    extras: Vec<Extra>,
}

impl Draft {
    /// Takes one keyword; the error is the text that was expected.
    pub(super) fn word(&mut self, word: &str) -> Result<(), String> {
        let extras = Extra::named(word);
        let layout = Layout::named(word).filter(|&layout| layout != Layout::Single);
        let boxes = word.strip_prefix("boxes=").map(boxes_named);
        let is_again = if !extras.is_empty() {
            extras.iter().any(|extra| self.extras.contains(extra))
        } else if layout.is_some() {
            self.layout.is_some()
        } else if boxes.is_some() || word == "latin" {
            self.boxes.is_some() || self.is_latin
        } else {
            return Err(unknown_word(word));
        };
        if is_again {
            return Err(format!("each of its kind only once, found {:?} as well", shown(word)));
        }
        match boxes {
            Some(None) => {
                let most = SIZES.end();
                let expected = format!("boxes as in boxes=2x3, with sides from 2 to {most}");
                return Err(format!("{expected}, found {:?}", shown(word)));
            }
            Some(boxes) => self.boxes = boxes,
            None => (),
        }
        self.layout = self.layout.or(layout);
        self.is_latin |= word == "latin";
        self.extras.extend(extras);
        self.extras.sort_unstable();
        Ok(())
    }

    /// The layout, which gives the number of cells in each row of the board.
    pub(super) fn layout(&self) -> Layout {
        self.layout.unwrap_or(Layout::Single)
    }

    /// The shape of a board of side `n`, cages and marks apart; the error is placed where the board starts.
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
        let shape = Shape { layout, extras: self.extras, ..Shape::with_regions(n, regions) };
        shape.clash().map(|()| shape)
    }
}

/// The error text for an unknown keyword.
fn unknown_word(word: &str) -> String {
    let layouts = Layout::ALL.into_iter().filter(|&layout| layout != Layout::Single);
    let mut known = Extra::words();
    known.extend(["latin", "boxes"]);
    known.extend(layouts.map(Layout::name));
    let meant = did_you_mean(word.split('=').next().unwrap_or(word), known.iter().copied());
    let known = known.join(", ").replace("boxes", "boxes=2x3");
    format!("one of {known}, found {:?}{meant}", shown(word))
}

/// The start of a word, short enough to be quoted in an error.
fn shown(word: &str) -> String {
    word.chars().take(30).collect()
}

pub(super) fn parse(text: &str) -> Result<Grid, ParseError> {
    let rows = rows_of_table(text).or_else(|| dotted(text)).or_else(|| uncrossed(text));
    let text = rows.as_deref().unwrap_or(text);
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
    let mut parts = Parts::default();
    while let Some((head, after)) = rest.split_first() {
        let end = after.iter().position(is_head).unwrap_or(after.len());
        let (inside, left) = after.split_at(end);
        let (has_been, what) = match Block::of(head).expect("split at heads") {
            Block::Regions => {
                let (side, map) = board(inside, Layout::Single, is_label, head.number + 1)?;
                if side != n {
                    let expected = format!("a map of {n}x{n} regions, found {side}x{side}");
                    return Err(ParseError::at(head.number + 1, 1, expected));
                }
                (parts.regions.replace(map).is_some(), "regions")
            }
            Block::Cages => {
                let list = inside.iter().map(entry).collect();
                (parts.cages.replace(list).is_some(), "cages")
            }
            Block::Marks => {
                let list = inside.iter().map(entry).collect();
                (parts.marks.replace(list).is_some(), "marks")
            }
        };
        if has_been {
            return Err(ParseError::at(head.number, 1, format!("{what} only once")));
        }
        rest = left;
    }
    assemble(draft, n, &cells, &parts)
}

/// The parts that follow the cells of a board, each character with its place.
#[derive(Default)]
struct Parts {
    regions: Option<Vec<Mark>>,
    cages: Option<Vec<Vec<Mark>>>,
    marks: Option<Vec<Vec<Mark>>>,
}

fn has_header(line: &Line<'_>) -> bool {
    let first = line.text.split_whitespace().next();
    first.is_some_and(|word| word.eq_ignore_ascii_case(super::info::INFO.id))
}

/// A block that may follow the rows.
enum Block {
    Regions,
    Cages,
    Marks,
}

impl Block {
    fn of(line: &Line<'_>) -> Option<Block> {
        match line.text.trim() {
            "regions" => Some(Block::Regions),
            "cages" => Some(Block::Cages),
            "marks" => Some(Block::Marks),
            _ => None,
        }
    }
}

/// The characters of a line of a block, without spaces.
fn entry(line: &Line<'_>) -> Vec<Mark> {
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
    let (mut draft, mut rest) = (Draft::default(), Parts::default());
    let marks = |column: usize, text: &str| -> Vec<Mark> {
        let signs = text.chars().enumerate();
        signs.map(|(i, sign)| Mark { line: line.number, column: column + i, sign }).collect()
    };
    let list = |mut column: usize, text: &str| -> Vec<Vec<Mark>> {
        let mut list = Vec::new();
        for entry in text.split(',') {
            list.push(marks(column, entry));
            column += entry.chars().count() + 1;
        }
        list
    };
    for &(column, part) in &parts[1..] {
        let error = |expected: String| Err(ParseError::at(line.number, column, expected));
        if let Some(map) = part.strip_prefix("regions=") {
            if rest.regions.replace(marks(column + 8, map)).is_some() {
                return error("regions only once".to_owned());
            }
        } else if let Some(cages) = part.strip_prefix("cages=") {
            if rest.cages.replace(list(column + 6, cages)).is_some() {
                return error("cages only once".to_owned());
            }
        } else if let Some(marks) = part.strip_prefix("marks=") {
            if rest.marks.replace(list(column + 6, marks)).is_some() {
                return error("marks only once".to_owned());
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
    if let Some(map) = rest.regions.as_ref().filter(|map| map.len() != n * n) {
        let expected = format!("{} letters for the regions, found {}", n * n, map.len());
        let column = map.first().map_or(1, |mark| mark.column);
        return Err(ParseError::at(line.number, column, expected));
    }
    assemble(draft, n, &cells, &rest)
}

/// Builds the puzzle from the parts of its text.
fn assemble(draft: Draft, n: usize, cells: &[Mark], parts: &Parts) -> Result<Grid, ParseError> {
    let givens = cells.iter().map(|&mark| given(n, mark)).collect::<Result<Vec<_>, _>>()?;
    let regions = parts.regions.as_ref().map(|map| {
        let labels: Vec<char> = map.iter().map(|mark| mark.sign).collect();
        jigsaw(n, &labels).map_err(|(cell, expected)| map[cell].error(expected))
    });
    let shape =
        draft.shape(n, regions.transpose()?).map_err(|expected| cells[0].error(expected))?;
    let (places, cages) = entries(parts.cages.as_deref(), |text| read_cage(&shape, text))?;
    let shape =
        with_cages(shape, cages).map_err(|(cage, expected)| places[cage].error(expected))?;
    let (places, marks) = entries(parts.marks.as_deref(), |text| read_marks(&shape, text))?;
    let shape =
        with_marks(shape, marks).map_err(|(entry, expected)| places[entry].error(expected))?;
    Ok(Grid::new(shape, givens))
}

/// Reads the entries of a block, each with its first character.
fn entries<T>(
    list: Option<&[Vec<Mark>]>,
    read: impl Fn(&str) -> Result<T, (usize, String)>,
) -> Result<(Vec<Mark>, Vec<T>), ParseError> {
    let (mut places, mut all) = (Vec::new(), Vec::new());
    for signs in list.unwrap_or_default() {
        let Some(&first) = signs.first() else { continue };
        let text: String = signs.iter().map(|mark| mark.sign).collect();
        let entry = read(&text).map_err(|(at, expected)| {
            let at = text.get(..at).map_or(0, |before| before.chars().count());
            signs.get(at).unwrap_or(&first).error(expected)
        })?;
        places.push(first);
        all.push(entry);
    }
    Ok((places, all))
}

/// The shape with its cages in order; the error has the index of the cage at fault.
pub(super) fn with_cages(shape: Shape, cages: Vec<Outline>) -> Result<Shape, (usize, String)> {
    let names = shape.board();
    let (mut with_sums, mut groups) = (Vec::new(), Vec::new());
    for (i, Outline { sum, mut cells }) in cages.into_iter().enumerate() {
        cells.sort_unstable();
        if cells.is_empty() {
            return Err((i, "at least one cell in a cage, found none".to_owned()));
        }
        if let Some(two) = cells.windows(2).find(|two| two[0] == two[1]) {
            let name = names.site_name(two[0]);
            return Err((i, format!("each cell of a cage once, but {name} is in it twice")));
        }
        let Some(sum) = sum else {
            groups.push(cells);
            continue;
        };
        if sum > MOST_SUM {
            return Err((i, format!("a sum of at most {MOST_SUM}, found {sum}")));
        }
        with_sums.push(Cage { sum, cells });
    }
    let shape = Shape { cages: in_order(with_sums), ..shape }.with_groups(groups);
    shape.clash().map_err(|expected| (0, expected))?;
    Ok(shape)
}

/// Marks and the cells that they are printed in.
pub(super) type Marked = (Mask, Vec<Site>);

/// The shape with its marks; the error has the index of the entry at fault.
pub(super) fn with_marks(shape: Shape, marks: Vec<Marked>) -> Result<Shape, (usize, String)> {
    let names = shape.board();
    let mut all: Vec<(Site, Mask)> = Vec::new();
    for (i, (mask, cells)) in marks.into_iter().enumerate() {
        for cell in cells {
            if all.iter().any(|&(other, _)| other == cell) {
                let name = names.site_name(cell);
                return Err((i, format!("the marks of each cell once, but {name} has them twice")));
            }
            all.push((cell, mask));
        }
    }
    Ok(shape.with_marks(all))
}

/// A cage such as `15r1c1r1c2`, or `-r1c1r1c2` without a sum; the error has the index of the
/// character at fault.
fn read_cage(shape: &Shape, text: &str) -> Result<Outline, (usize, String)> {
    let start = text.find('r').unwrap_or(text.len());
    let sum = match &text[..start] {
        NO_SUM => None,
        sum => Some(sum.parse().map_err(|_| {
            (0, "a sum (or - for none) and its cells, as in 15 r1c1 r1c2".to_owned())
        })?),
    };
    Ok(Outline { sum, cells: read_cells(shape, text, start)? })
}

const WANTED_MARKS: &str = "marks and their cells, as in 23 r6c1";

/// Marks such as `23r6c1`, for one or several cells; the error has the index of the character at
/// fault.
fn read_marks(shape: &Shape, text: &str) -> Result<Marked, (usize, String)> {
    let start = text.find('r').unwrap_or(text.len());
    let mask = marks_named(shape.n, &text[..start]).map_err(|expected| (0, expected))?;
    let cells = read_cells(shape, text, start)?;
    match cells.is_empty() {
        true => Err((0, WANTED_MARKS.to_owned())),
        false => Ok((mask, cells)),
    }
}

/// The values of marks such as `23`.
pub(super) fn marks_named(n: usize, text: &str) -> Result<Mask, String> {
    let mut mask = Mask::EMPTY;
    for (i, sign) in text.chars().enumerate() {
        let value = given(n, Mark { line: 1, column: i + 1, sign }).ok().flatten();
        match value.map(Mask::of).filter(|&one| mask.and(one).is_empty()) {
            Some(one) => mask = mask.or(one),
            None => return Err(format!("marks as symbols, each once, found {:?}", start_of(text))),
        }
    }
    match mask.is_empty() {
        true => Err(WANTED_MARKS.to_owned()),
        false => Ok(mask),
    }
}

/// Reads the cells of an entry from `start` on; the error has the index of the character at fault.
fn read_cells(shape: &Shape, text: &str, start: usize) -> Result<Vec<Site>, (usize, String)> {
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
    Ok(cells)
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
    for (name, list) in [("cages", cages(grid, " ")), ("marks", marks(grid, " "))] {
        if !list.is_empty() {
            text += &format!("{name}\n{}\n", list.join("\n"));
        }
    }
    text
}

pub(super) fn line(grid: &Grid) -> String {
    let shape = grid.shape();
    let board = grid.board();
    // The standard 9 x 9, by far the most frequent, is written as its clues alone.
    if let Some(line) = kernel::line(grid) {
        return line;
    }
    let cell = |given: &Option<Value>| given.map_or('.', |value| board.symbol(value));
    let cells: String = board.givens.iter().map(cell).collect();
    let mut parts: Vec<String> = vec![cells];
    parts.extend(shape.words());
    if let Regions::Jigsaw(map) = &shape.regions {
        parts.push(format!("regions={}", region_rows(shape.n, map).concat()));
    }
    for (name, list) in [("cages", cages(grid, "")), ("marks", marks(grid, ""))] {
        if !list.is_empty() {
            parts.push(format!("{name}={}", list.join(",")));
        }
    }
    parts.join("/")
}

/// All cages, those without a sum last.
fn cages(grid: &Grid, gap: &str) -> Vec<String> {
    let Shape { cages, groups, .. } = grid.shape();
    let cages = cages.iter().map(|each| cage(grid, Some(&each.sum.to_string()), &each.cells, gap));
    cages.chain(groups.iter().map(|group| cage(grid, None, group, gap))).collect()
}

/// A cage as its sum and its cells.
pub(super) fn cage(grid: &Grid, sum: Option<&str>, cells: &[Site], gap: &str) -> String {
    let names = cells.iter().map(|&cell| grid.board().site_name(cell));
    let sum = sum.unwrap_or(NO_SUM).to_owned();
    [sum].into_iter().chain(names).collect::<Vec<String>>().join(gap)
}

/// All marks, one entry for each cell.
fn marks(grid: &Grid, gap: &str) -> Vec<String> {
    let board = grid.board();
    let entry = |&(site, mask): &(Site, Mask)| {
        let values: String = mask.iter().map(|value| board.symbol(value)).collect();
        format!("{values}{gap}{}", board.site_name(site))
    };
    grid.shape().marks.iter().map(entry).collect()
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
