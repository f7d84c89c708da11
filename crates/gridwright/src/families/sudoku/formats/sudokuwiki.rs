//! Strings of SudokuWiki's solvers: a head such as `S9B`, then a number in base 36 for each cell.

use gridwright_core::{
    Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal, Site, Value,
};

use super::super::puzzle::Grid;
use super::super::shape::{Extra, Regions, Shape, around};
use super::board::{
    Clues, assembled, classic, clue, clues_81, fault, fresh, grid, labels, number, played,
    regions_of,
};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use super::colours::{cages_of, painted};

pub(super) const FORMAT: Format = Format {
    name: "sudokuwiki",
    title: "a SudokuWiki string",
    carries: "9x9, plain, diagonal, with windows, jigsaw, killer or both, and 6x6, plain or killer; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["sudokuwiki.org/...?bd="],
    wrap: None,
    has_play: true,
    is_it,
    read,
    write,
};

const CARRIES: Carries = Carries {
    title: FORMAT.title,
    sides: &[6, 9],
    boxes: Boxes::Usual,
    has_jigsaw: true,
    has_latin: false,
    cages: Cages::WithSums,
    has_overlaps: false,
    diagonals: Diagonals::Both,
    has_marks: false,
    extras: &[Extra::Windows],
};

const SITE: &str = "sudokuwiki.org/";

/// A kind of string, with the layout of the number of a cell.
struct Kind {
    head: &'static str,
    n: usize,
    /// Number of characters for each cell.
    width: usize,
    /// The number that is added to the candidates of an open cell.
    open: usize,
    /// Numbers of bits for the clue or the candidates, for the sum and the colour of a cage, and
    /// for the region.
    bits: [u32; 4],
}

const fn kind(head: &'static str, n: usize, width: usize, open: usize, bits: [u32; 4]) -> Kind {
    Kind { head, n, width, open, bits }
}

const KINDS: [Kind; 9] = [
    kind("S9B", 9, 2, 18, [10, 0, 0, 0]),
    kind("S6B", 6, 2, 18, [10, 0, 0, 0]),
    kind("X9B", 9, 2, 18, [10, 0, 0, 0]),
    kind("W9B", 9, 2, 18, [10, 0, 0, 0]),
    kind("C9B", 9, 2, 18, [10, 0, 0, 0]),
    kind("J9B", 9, 3, 18, [10, 0, 0, 4]),
    kind("L9B", 9, 4, 18, [10, 6, 5, 0]),
    kind("M9B", 9, 5, 18, [10, 6, 3, 4]),
    kind("L6C", 6, 4, 12, [7, 11, 3, 0]),
];

/// The contents of a cell.
#[derive(Clone, Copy, Default)]
struct Cell {
    value: usize,
    sum: usize,
    colour: usize,
    region: usize,
}

impl Kind {
    fn named(text: &str) -> Option<&'static Kind> {
        KINDS.iter().find(|kind| text.starts_with(kind.head))
    }

    fn n_signs(&self) -> usize {
        self.n * self.n * self.width
    }

    fn is_killer(&self) -> bool {
        self.head.starts_with(['L', 'M'])
    }

    /// The number that is added to a clue.
    fn clue_at(&self) -> usize {
        if self.is_killer() { self.n } else { 0 }
    }

    /// The number that is added to a value entered later; `None` for killers, which do not
    /// distinguish it from a clue.
    fn entry_at(&self) -> Option<usize> {
        (!self.is_killer()).then_some(self.open / 2)
    }

    /// Whether cages state how their cells are combined.
    fn has_operators(&self) -> bool {
        self.head == "L6C"
    }

    fn pack(&self, cell: Cell) -> String {
        let mut packed = 0;
        for (part, bits) in
            [cell.value, cell.sum, cell.colour, cell.region].into_iter().zip(self.bits).rev()
        {
            packed = (packed << bits) + part;
        }
        let sign = |place: u32| {
            let digit = packed / 36_usize.pow(place) % 36;
            char::from_digit(digit as u32, 36).expect("less than 36")
        };
        (0..self.width as u32).rev().map(sign).collect()
    }

    /// Undoes `pack`; `None` where something is left over.
    fn unpack(&self, signs: &str) -> Option<Cell> {
        let mut rest = usize::from_str_radix(signs, 36).ok()?;
        let mut part = |i: usize| {
            let part = rest & ((1 << self.bits[i]) - 1);
            rest >>= self.bits[i];
            part
        };
        let cell = Cell { value: part(0), sum: part(1), colour: part(2), region: part(3) };
        (rest == 0).then_some(cell)
    }
}

/// The string itself, without the link around it.
fn body(text: &str) -> &str {
    let text = text.trim();
    let after = text.split_once("bd=").map_or(text, |(_, after)| after);
    after.split('&').next().unwrap_or(after)
}

fn is_it(text: &str) -> bool {
    let text = text.trim();
    if text.starts_with("http") {
        return text.contains(SITE) && text.contains("bd=");
    }
    // A string that was cut off is reported as such, unless it may be a line of our own, whose
    // length is a square.
    let is_cut = |length: usize| length > 20 && length.isqrt().pow(2) != length;
    let is_word = || text.bytes().all(|sign| sign.is_ascii_alphanumeric());
    Kind::named(text)
        .is_some_and(|kind| text.len() == 3 + kind.n_signs() || (is_cut(text.len()) && is_word()))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let body = body(text);
    let Some(kind) = Kind::named(body) else {
        if body.len() == 81 {
            let clues = clues_81(body).map_err(|(_, expected)| fault(expected))?;
            return Ok(fresh(Grid::new(classic(), clues)));
        }
        let heads: Vec<&str> = KINDS.iter().map(|kind| kind.head).collect();
        return Err(fault(format!("81 cells, or a string that starts with {}", heads.join(", "))));
    };
    let &Kind { head, n, width, open, .. } = kind;
    if head == "C9B" {
        return Err(fault(
            "a string without colour groups, which C9B has and there is no rule for here",
        ));
    }
    let signs = &body[3..];
    if !signs.is_ascii() || signs.len() != kind.n_signs() {
        let expected = format!("{} signs after {head}, found {}", kind.n_signs(), signs.len());
        return Err(fault(expected));
    }
    let mut clues: Clues = Vec::new();
    let (mut found, mut cells, mut entries) = (Vec::new(), Vec::new(), Vec::new());
    for i in 0..n * n {
        let at = |expected: String| ParseError::at(1, 4 + i * width, expected);
        let packed = &signs[i * width..][..width];
        let is_word = packed.bytes().all(|sign| sign.is_ascii_alphanumeric());
        let cell = kind.unpack(packed).filter(|_| is_word).ok_or_else(|| {
            at(format!("{width} digits and letters that make up a cell, found {packed:?}"))
        })?;
        let value = cell.value;
        let is_mask = (open + 1..open + (1 << n)).contains(&value);
        let entry = kind.entry_at().and_then(|at| value.checked_sub(at));
        if let Some(entry) = entry.filter(|entry| (1..=n).contains(entry)) {
            clues.push(None);
            found.push(None);
            entries.push((Site(i as u16), Value(entry as u8 - 1)));
            cells.push(cell);
            continue;
        }
        match value.checked_sub(kind.clue_at()) {
            _ if is_mask => {
                clues.push(None);
                found.push(Some(Mask((value - open) as u64)));
            }
            Some(given) if (1..=n).contains(&given) => {
                clues.push(clue(n, given).map_err(at)?);
                found.push(None);
            }
            _ => return Err(at(format!("the clue or the candidates of a cell, found {value}"))),
        }
        cells.push(cell);
    }
    let shape = match head.as_bytes()[0] {
        b'J' | b'M' => {
            let regions: Vec<usize> = cells.iter().map(|cell| cell.region).collect();
            Shape::with_regions(n, regions_of(n, &regions).map_err(fault)?)
        }
        b'X' => Shape { extras: Extra::DIAGONALS.to_vec(), ..classic() },
        b'W' => Shape { extras: vec![Extra::Windows], ..classic() },
        _ => Shape::plain(n).expect("both sides have boxes"),
    };
    let cages = match kind.is_killer() {
        true => {
            let colours: Vec<usize> = cells.iter().map(|cell| cell.colour).collect();
            let mut sums: Vec<usize> = cells.iter().map(|cell| cell.sum).collect();
            if kind.has_operators() {
                take_operators(n, &colours, &mut sums).map_err(fault)?;
            }
            cages_of(n, &colours, &sums).map_err(fault)?
        }
        false => Vec::new(),
    };
    let grid = assembled(shape, cages, clues).map_err(fault)?;
    Ok(played(grid, entries, &found))
}

/// The cell with the operator of a cage that starts in a cell: the one right of it or else below
/// it, if that has the same colour.
fn operator_at(n: usize, colours: &[usize], first: usize) -> Option<usize> {
    let is_joined = |next: &usize| *next > first && colours[*next] == colours[first];
    around(n, first).find(is_joined)
}

/// The operator for addition; a cage without an operator is added up as well.
const ADDED: usize = 1;

/// Removes the operators from the places of sums; all cages must add up.
fn take_operators(n: usize, colours: &[usize], sums: &mut [usize]) -> Result<(), String> {
    for first in 0..n * n {
        // Earlier cells of the same colour were handled before, so this is the start of a cage.
        if sums[first] == 0 {
            continue;
        }
        if let Some(at) = operator_at(n, colours, first) {
            if sums[at] > ADDED {
                return Err("cages that add up, found another operator".to_owned());
            }
            sums[at] = 0;
        }
    }
    Ok(())
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    let shape = grid.shape();
    CARRIES.check(shape)?;
    let n = shape.n;
    let refuse = |what: &str| Err(Refusal(format!("{} {what}", FORMAT.title)));
    let has_cages = !shape.cages.is_empty();
    if !play.entries.is_empty() && has_cages {
        return refuse("with cages tells no clue from a value put in by a player");
    }
    let head = match (&shape.regions, &shape.extras[..], n, has_cages) {
        (Regions::Jigsaw(_), [], 9, false) => "J9B",
        (Regions::Jigsaw(_), [], 9, true) => "M9B",
        (Regions::Boxes { .. }, [], 9, false) => "S9B",
        (Regions::Boxes { .. }, [], 6, false) => "S6B",
        (Regions::Boxes { .. }, [], 9, true) => "L9B",
        (Regions::Boxes { .. }, [], 6, true) => "L6C",
        (Regions::Boxes { .. }, [Extra::Falling, Extra::Rising], 9, false) => "X9B",
        (Regions::Boxes { .. }, [Extra::Windows], 9, false) => "W9B",
        (_, [], ..) => return refuse("has jigsaw regions on 9x9 only"),
        (_, [Extra::Falling, Extra::Rising] | [_], 6, _) => {
            return refuse("has diagonals and windows on 9x9 only");
        }
        _ => return refuse("has diagonals or windows alone, with nothing else beside them"),
    };
    let kind = Kind::named(head).expect("all of these are known");
    let mut cells = vec![Cell::default(); n * n];
    for site in grid.board().all_sites() {
        let crossed = play.crossed.iter().find(|&&(other, _)| other == site);
        let gone = crossed.map_or(Mask::EMPTY, |&(_, gone)| gone);
        let open = || grid.board().all_values().without(gone).0 as usize + kind.open;
        let given = grid.board().givens[site.index()].map(|value| number(value) + kind.clue_at());
        let entry = play.entries.iter().find(|&&(other, _)| other == site);
        let entry = kind.entry_at().and_then(|at| Some(number(entry?.1) + at));
        cells[site.index()].value = given.or(entry).unwrap_or_else(open);
    }
    if matches!(shape.regions, Regions::Jigsaw(_)) {
        labels(shape).into_iter().zip(&mut cells).for_each(|(label, cell)| cell.region = label);
    }
    if has_cages {
        let colours = painted(FORMAT.title, n, &shape.cages)?;
        for (cell, &colour) in cells.iter_mut().zip(&colours) {
            cell.colour = colour;
        }
        for cage in &shape.cages {
            let first = cage.cells[0].index();
            cells[first].sum = cage.sum;
            let operator = kind.has_operators().then(|| operator_at(n, &colours, first)).flatten();
            if let Some(at) = operator {
                cells[at].sum = ADDED;
            }
        }
    }
    let packed: String = cells.into_iter().map(|cell| kind.pack(cell)).collect();
    Ok(format!("{head}{packed}"))
}
