//! Links of Penpa+: lines of text and JSON, with common words abbreviated, deflated.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Site, Value};
use serde_json::{Map, Value as Json, json};

use super::super::cage::Outline;
use super::super::puzzle::Grid;
use super::super::shape::{Extra, Regions, Shape, around};
use super::board::{
    assembled, cage, clue, fault, grid, labels, noted, number, played, regions_of, side,
    usual_rules,
};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use super::f_puzzles::in_words;
use crate::codec::json::strict;
use crate::codec::{base64, deflate, percent};

pub(super) const FORMAT: Format = Format {
    name: "penpa",
    title: "a Penpa link",
    carries: "boxes of any shape, jigsaw or none, diagonals, killer cages; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["swaroopg92.github.io/penpa-edit/"],
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
    has_latin: true,
    cages: Cages::Any,
    has_overlaps: false,
    diagonals: Diagonals::Any,
    has_marks: false,
    extras: &[],
};

const BASE: &str = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=";

/// Abbreviations in the order in which they are applied, each as the full text and its short form.
const SHORT: [(&str, &str); 31] = [
    ("z", "zZ"),
    ("\"qa\"", "z9"),
    ("\"pu_q\"", "zQ"),
    ("\"pu_a\"", "zA"),
    ("\"grid\"", "zG"),
    ("\"edit_mode\"", "zM"),
    ("\"surface\"", "zS"),
    ("\"line\"", "zL"),
    ("\"lineE\"", "zE"),
    ("\"wall\"", "zW"),
    ("\"cage\"", "zC"),
    ("\"number\"", "zN"),
    ("\"symbol\"", "zY"),
    ("\"special\"", "zP"),
    ("\"board\"", "zB"),
    ("\"command_redo\"", "zR"),
    ("\"command_undo\"", "zU"),
    ("\"command_replay\"", "z8"),
    ("\"numberS\"", "z1"),
    ("\"freeline\"", "zF"),
    ("\"freelineE\"", "z2"),
    ("\"thermo\"", "zT"),
    ("\"arrows\"", "z3"),
    ("\"direction\"", "zD"),
    ("\"squareframe\"", "z0"),
    ("\"polygon\"", "z5"),
    ("\"deletelineE\"", "z4"),
    ("\"killercages\"", "z6"),
    ("\"nobulbthermo\"", "z7"),
    ("\"__a\"", "z_"),
    ("null", "zO"),
];

/// Styles of lines that are as thick as those between regions.
const THICK: [u64; 2] = [2, 21];

/// The line style of diagonals, which are dotted.
const DOTTED: u64 = 12;

/// The line style of cages, which are dashed.
const DASHED: u64 = 10;

/// Sizes of numbers that are clues; smaller ones are marks.
const LARGE: [&str; 3] = ["1", "6", "10"];

fn payload(text: &str) -> Option<&str> {
    let (_, after) = text.trim().split_once("m=")?;
    let (_, payload) = after.split_once("&p=")?;
    Some(payload.split('&').next().unwrap_or(payload))
}

fn is_it(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("http") && text.contains("penpa") && payload(text).is_some()
}

fn read(text: &str) -> Result<Record, ParseError> {
    let payload = payload(text).ok_or_else(|| fault(format!("a link such as {BASE}...")))?;
    let payload = percent::undo(payload);
    if payload.starts_with("http") {
        return Err(fault("a link that holds the puzzle itself, found one that leads to another"));
    }
    let bytes = base64::decode(&payload).map_err(fault)?;
    let mut plain = deflate::unpack(&bytes).map_err(fault)?;
    for (long, short) in SHORT.iter().rev() {
        plain = plain.replace(short, long);
        if plain.len() > 4 * crate::codec::MOST_UNPACKED {
            return Err(fault(crate::codec::TOO_LARGE));
        }
    }
    read_plain(&plain).map_err(|(name, expected)| ParseError::field(name, expected))
}

/// The name of a field, and the text that was expected there.
type Fault = (String, String);

/// The board of a link, with the surroundings that its numbering of points includes.
struct Board {
    n: usize,
    /// Number of points in a row, and below of rows, with margins and a border of two on every
    /// side.
    stride: usize,
    height: usize,
    /// Numbers of points above the first cell and, below, to the left of it.
    top: usize,
    left: usize,
}

impl Board {
    fn without_margins(n: usize) -> Board {
        Board { n, stride: n + 4, height: n + 4, top: 2, left: 2 }
    }

    /// A board from its columns and rows, margins included, and the margins above, below, left and
    /// right of it.
    fn with_margins(cols: usize, rows: usize, margins: [usize; 4]) -> Result<Board, String> {
        let [above, below, left, right] = margins;
        let (wide, high) = (cols.checked_sub(left + right), rows.checked_sub(above + below));
        let (Some(wide), Some(high)) = (wide, high) else {
            return Err("a board within its margins".to_owned());
        };
        if wide != high {
            return Err(format!("as many rows as columns, found {high} and {wide}"));
        }
        let (stride, height) = (cols + 4, rows + 4);
        Ok(Board { n: side(wide)?, stride, height, top: above + 2, left: left + 2 })
    }

    fn points(&self) -> usize {
        self.stride * self.height
    }

    /// The point of a cell.
    fn point(&self, cell: usize) -> usize {
        (cell / self.n + self.top) * self.stride + cell % self.n + self.left
    }

    /// The cell of a point.
    fn cell(&self, point: usize) -> Option<usize> {
        let (row, col) = (point / self.stride, point % self.stride);
        let inside = |i: usize, first: usize| i.checked_sub(first).filter(|&i| i < self.n);
        Some(inside(row, self.top)? * self.n + inside(col, self.left)?)
    }

    /// The point shown in the middle of the page: a cell, or a corner where the side is even.
    fn middle(&self) -> usize {
        let half = self.stride / 2;
        match self.n.is_multiple_of(2) {
            true => self.points() + (half - 1) * (self.stride + 1),
            false => half * (self.stride + 1),
        }
    }

    /// The two ends of the edge between two neighbours, the second right of or below the first.
    fn edge(&self, a: usize, b: usize) -> (usize, usize) {
        // The corner of a point is its lower right one.
        let corner = |point: usize| self.points() + point;
        let a_point = self.point(a);
        match b == a + 1 {
            true => (corner(a_point - self.stride), corner(a_point)),
            false => (corner(a_point - 1), corner(a_point)),
        }
    }

    /// An inner corner of a cell: upper left, upper right, lower left, lower right. A sum is placed
    /// in the first.
    fn corner(&self, cell: usize, which: usize) -> usize {
        4 * (self.points() + self.point(cell)) + which
    }

    /// The pieces of a diagonal, from corner to corner of a cell, in order.
    fn diagonal(&self, which: Extra) -> Vec<(usize, usize)> {
        let vertex = |row: usize, col: usize| {
            self.points() + (row + self.top - 1) * self.stride + col + self.left - 1
        };
        let piece = |i: usize| match which {
            Extra::Rising => (vertex(i, self.n - i), vertex(i + 1, self.n - i - 1)),
            _ => (vertex(i, i), vertex(i + 1, i + 1)),
        };
        (0..self.n).map(piece).collect()
    }

    /// The outline of a cage: along the sides of its cells, and from cell to cell.
    fn outline(&self, cells: &[usize]) -> Vec<(usize, usize)> {
        let n = self.n;
        let inside = |cell: usize, down: isize, right: isize| {
            let row = (cell / n).checked_add_signed(down).filter(|&row| row < n)?;
            let col = (cell % n).checked_add_signed(right).filter(|&col| col < n)?;
            Some(row * n + col).filter(|cell| cells.contains(cell))
        };
        // The step across a side, and the inner corners that the side runs between.
        const SIDES: [(isize, isize, usize, usize); 4] =
            [(-1, 0, 0, 1), (0, -1, 0, 2), (0, 1, 1, 3), (1, 0, 2, 3)];
        // The step to the next cell, the step across the side along which the outline continues,
        // and the inner corners of both cells there.
        const JOINTS: [(isize, isize, isize, isize, usize, usize); 4] =
            [(0, 1, -1, 0, 1, 0), (0, 1, 1, 0, 3, 2), (1, 0, 0, -1, 2, 0), (1, 0, 0, 1, 3, 1)];
        let mut lines = Vec::new();
        for &cell in cells {
            for (down, right, from, to) in SIDES {
                if inside(cell, down, right).is_none() {
                    lines.push((self.corner(cell, from), self.corner(cell, to)));
                }
            }
            for (down, right, side_down, side_right, from, to) in JOINTS {
                let Some(next) = inside(cell, down, right) else { continue };
                let is_closed = inside(cell, side_down, side_right).is_some()
                    && inside(next, side_down, side_right).is_some();
                if !is_closed {
                    lines.push((self.corner(cell, from), self.corner(next, to)));
                }
            }
        }
        lines
    }
}

fn read_plain(plain: &str) -> Result<Record, Fault> {
    let at = |name: &'static str| move |expected: String| (name.to_owned(), expected);
    let lines: Vec<&str> = plain.lines().collect();
    let head: Vec<&str> = lines.first().copied().unwrap_or_default().split(',').collect();
    let kind = head[0];
    if !["square", "sudoku"].contains(&kind) {
        let kind: String = kind.chars().take(20).collect();
        return Err(at("grid")(format!("a square grid, found {kind:?}")));
    }
    let size = |i: usize| head.get(i).and_then(|part| part.parse::<usize>().ok());
    let margins: Option<[usize; 4]> = match lines.get(1).copied().unwrap_or_default().trim() {
        "" => Some([0; 4]),
        list => serde_json::from_str(list).ok(),
    };
    let size = |i: usize| size(i).unwrap_or(0).min(1000);
    let margins = margins.filter(|margins| margins.iter().all(|&margin| margin < 100));
    let margins =
        margins.ok_or_else(|| at("grid")("four margins, such as [1,0,1,0]".to_owned()))?;
    let board = Board::with_margins(size(1), size(2), margins).map_err(at("grid"))?;
    let n = board.n;
    let rules = head.get(18).copied().unwrap_or_default();
    let rules = in_words(&rules.replace("%2D", " ").replace("%2C", ","));
    let problem = lines.get(3).copied().unwrap_or_default();
    let problem = strict(problem).map_err(at("problem"))?;
    let mut drawn = drawings(&problem);
    all_cells(&board, lines.get(5).copied().unwrap_or_default()).map_err(at("cells"))?;
    let clues = read_clues(&board, problem.get("number"), &mut drawn).map_err(at("number"))?;
    let lines_found = read_lines(&board, problem.get("lineE"), &mut drawn);
    let (regions, extras) = lines_found.map_err(at("lineE"))?;
    let cages = read_cages(&board, &problem, &mut drawn).map_err(at("killercages"))?;
    let shape = Shape { extras, ..Shape::with_regions(n, regions) };
    // The values that a player entered have a line of their own, together with the player's
    // drawings.
    let answer = strict(lines.get(4).copied().unwrap_or_default()).unwrap_or_default();
    let values = read_clues(&board, answer.get("number"), &mut BTreeSet::new());
    let values = values.map_err(at("answer"))?;
    let entry = |(cell, value): (usize, Option<Value>)| {
        let value = value.filter(|_| clues[cell].is_none());
        value.map(|value| (Site(cell as u16), value))
    };
    let entries = values.into_iter().enumerate().filter_map(entry).collect();
    let grid = assembled(shape, cages, clues).map_err(at("killercages"))?;
    let drawn = drawn.into_iter().map(|name| format!("drawings ({name})"));
    let notes = drawn.chain(rules).collect();
    noted(played(grid, entries, &vec![None; n * n]), notes).map_err(at("rules"))
}

/// Drawings that have no meaning of their own, by the names that Penpa has for them.
fn drawings(problem: &Map<String, Json>) -> BTreeSet<String> {
    let known = [
        "number",
        "numberS",
        "lineE",
        "killercages",
        "command_redo",
        "command_undo",
        "command_replay",
    ];
    let is_empty = |value: &Json| match value {
        Json::Array(list) => list.is_empty(),
        Json::Object(object) => object.is_empty(),
        Json::Null => true,
        _ => false,
    };
    // Dashes go around killer cages.
    let has_cages = problem.get("killercages").is_some_and(|cages| !is_empty(cages));
    let is_said = |name: &str| known.contains(&name) || (name == "cage" && has_cages);
    let drawn = problem.iter().filter(|(name, value)| !is_said(name) && !is_empty(value));
    drawn.map(|(name, _)| name.chars().take(30).collect()).collect()
}

/// The first part of a list as text, or the text itself.
fn first_text(value: &Json) -> Option<String> {
    match value.get(0).unwrap_or(value) {
        Json::String(text) => Some(text.trim().to_owned()),
        Json::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The clues; letters, marks, and numbers beside the board are drawings.
fn read_clues(
    board: &Board,
    numbers: Option<&Json>,
    drawn: &mut BTreeSet<String>,
) -> Result<super::board::Clues, String> {
    let mut clues = vec![None; board.n * board.n];
    for (point, value) in numbers.and_then(Json::as_object).into_iter().flatten() {
        let text = first_text(value).unwrap_or_default();
        if text.is_empty() {
            continue;
        }
        let size = value.get(2).map_or(Some(LARGE[0]), Json::as_str);
        let is_large = size.is_some_and(|size| LARGE.contains(&size));
        let cell = point.parse().ok().and_then(|point| board.cell(point));
        match (cell.filter(|_| is_large), text.parse()) {
            (Some(cell), Ok(found)) => clues[cell] = clue(board.n, found)?,
            _ => drop(drawn.insert("number".to_owned())),
        }
    }
    Ok(clues)
}

/// Refuses boards with cells taken away; `list` has the first one and the steps between them.
fn all_cells(board: &Board, list: &str) -> Result<(), String> {
    let steps: Vec<i64> = serde_json::from_str(list).unwrap_or_default();
    let sum = |at: &mut i64, step: &i64| {
        *at = at.saturating_add(*step);
        Some(*at)
    };
    let cell = |point: i64| usize::try_from(point).ok().and_then(|point| board.cell(point));
    let mut cells: Vec<usize> = steps.iter().scan(0, sum).filter_map(cell).collect();
    cells.sort_unstable();
    cells.dedup();
    match steps.is_empty() || (cells.len() == board.n * board.n && steps.len() == cells.len()) {
        true => Ok(()),
        false => Err("all cells of a square and no others".to_owned()),
    }
}

/// The regions that thick lines cut out, and diagonals.
fn read_lines(
    board: &Board,
    lines: Option<&Json>,
    drawn: &mut BTreeSet<String>,
) -> Result<(Regions, Vec<Extra>), String> {
    let n = board.n;
    let mut walls: BTreeSet<(usize, usize)> = BTreeSet::new();
    let mut slanted: Vec<(usize, usize)> = Vec::new();
    for (ends, style) in lines.and_then(Json::as_object).into_iter().flatten() {
        let ends = ends.split_once(',').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        let (a, b): (usize, usize) = ends.ok_or("lines between two corners")?;
        let (a, b) = (a.min(b), a.max(b));
        if style.is_null() {
            continue;
        } else if b - a == board.stride + 1 || b - a == board.stride - 1 {
            slanted.push((a, b));
        } else if style.as_u64().is_some_and(|style| THICK.contains(&style)) {
            walls.insert((a, b));
        } else {
            drawn.insert("lineE".to_owned());
        }
    }
    let mut extras = Vec::new();
    for which in Extra::DIAGONALS {
        let pieces = board.diagonal(which);
        if pieces.iter().all(|piece| slanted.contains(piece)) {
            slanted.retain(|piece| !pieces.contains(piece));
            extras.push(which);
        }
    }
    if !slanted.is_empty() {
        drawn.insert("lineE".to_owned());
    }
    let is_open = |a: usize, b: usize| !walls.contains(&board.edge(a.min(b), a.max(b)));
    let mut labels = vec![usize::MAX; n * n];
    let mut n_regions = 0;
    for start in 0..n * n {
        if labels[start] != usize::MAX {
            continue;
        }
        let mut open = vec![start];
        labels[start] = n_regions;
        while let Some(cell) = open.pop() {
            for next in around(n, cell) {
                if labels[next] == usize::MAX && is_open(cell, next) {
                    labels[next] = n_regions;
                    open.push(next);
                }
            }
        }
        n_regions += 1;
    }
    let regions = if n_regions == 1 { Regions::Latin } else { regions_of(n, &labels)? };
    Ok((regions, extras))
}

/// Cages, with the small numbers in them as sums; other small texts are drawings.
fn read_cages(
    board: &Board,
    problem: &Map<String, Json>,
    drawn: &mut BTreeSet<String>,
) -> Result<Vec<Outline>, String> {
    let mut sums: BTreeMap<usize, usize> = BTreeMap::new();
    for (place, value) in problem.get("numberS").and_then(Json::as_object).into_iter().flatten() {
        let place: usize = place.parse().map_err(|_| "small numbers in cells")?;
        let cell = board.cell((place / 4).saturating_sub(board.points()));
        let sum = first_text(value).and_then(|text| text.parse().ok());
        match (cell, sum) {
            (Some(cell), Some(sum)) => drop(sums.insert(cell, sum)),
            _ => drop(drawn.insert("numberS".to_owned())),
        }
    }
    let mut cages = Vec::new();
    for list in problem.get("killercages").and_then(Json::as_array).into_iter().flatten() {
        let point = |point: &Json| match point {
            Json::String(text) => text.parse().ok(),
            value => value.as_u64().map(|point| point as usize),
        };
        let cell = |value: &Json| point(value).and_then(|point| board.cell(point));
        let cells: Option<Vec<usize>> =
            list.as_array().map(|list| list.iter().filter_map(cell).collect());
        let mut cells = cells.filter(|cells| !cells.is_empty()).ok_or("lists of cells")?;
        cells.sort_unstable();
        let sum = cells.iter().find_map(|cell| sums.remove(cell));
        cages.push(cage(sum, cells));
    }
    if !sums.is_empty() {
        drawn.insert("numberS".to_owned());
    }
    Ok(cages)
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    CARRIES.check(grid.shape())?;
    let mut plain = plain(grid);
    for (long, short) in SHORT {
        plain = plain.replace(long, short);
    }
    Ok(format!("{BASE}{}", base64::encode(&deflate::pack(&plain))))
}

fn plain(grid: &Grid) -> String {
    let shape = grid.shape();
    let n = shape.n;
    let board = Board::without_margins(n);
    let (mut numbers, mut lines) = (Map::new(), Map::new());
    let (mut sums, mut dashes) = (Map::new(), Map::new());
    for (cell, clue) in grid.board().givens.iter().enumerate() {
        if let Some(value) = clue {
            let text = number(*value).to_string();
            numbers.insert(board.point(cell).to_string(), json!([text, 1, "1"]));
        }
    }
    let labels = match shape.regions {
        Regions::Latin => vec![0; n * n],
        Regions::Boxes { .. } | Regions::Jigsaw(_) => labels(shape),
    };
    for a in 0..n * n {
        let right = (a % n + 1 < n).then_some(a + 1);
        let below = (a / n + 1 < n).then_some(a + n);
        for b in [right, below].into_iter().flatten() {
            if labels[a] != labels[b] {
                let (from, to) = board.edge(a, b);
                lines.insert(format!("{from},{to}"), 2.into());
            }
        }
    }
    for which in Extra::DIAGONALS.into_iter().filter(|&which| shape.has(which)) {
        for (from, to) in board.diagonal(which) {
            lines.insert(format!("{from},{to}"), DOTTED.into());
        }
    }
    let mut cages = Vec::new();
    let with_sums = shape.cages.iter().map(|cage| &cage.cells);
    for group in with_sums.chain(&shape.groups) {
        cages.push(group.iter().map(|cell| board.point(cell.index())).collect::<Vec<usize>>());
        let cells: Vec<usize> = group.iter().map(|cell| cell.index()).collect();
        for (from, to) in board.outline(&cells) {
            dashes.insert(format!("{from},{to}"), DASHED.into());
        }
    }
    for cage in &shape.cages {
        let place = board.corner(cage.cells[0].index(), 0).to_string();
        sums.insert(place, json!([cage.sum.to_string(), 1]));
    }
    let stack = || json!({ "__a": [] });
    let problem = json!({
        "command_redo": stack(),
        "command_undo": stack(),
        "command_replay": stack(),
        "surface": {},
        "number": numbers,
        "numberS": sums,
        "symbol": {},
        "freeline": {},
        "freelineE": {},
        "thermo": [],
        "arrows": [],
        "direction": [],
        "squareframe": [],
        "polygon": [],
        "line": {},
        "lineE": lines,
        "wall": {},
        "cage": dashes,
        "deletelineE": {},
        "killercages": cages,
        "nobulbthermo": [],
    });
    let middle = board.middle();
    let canvas = 38 * (n + 1);
    let head = format!(
        "square,{n},{n},38,0,1,1,{canvas},{canvas},{middle},{middle},0,0,0,0,Title: ,Author: ,,{},OFF,false",
        usual_rules(shape).unwrap_or_default()
    );
    let points: Vec<usize> = (0..n * n).map(|cell| board.point(cell)).collect();
    let deltas: Vec<usize> =
        std::iter::once(points[0]).chain(points.windows(2).map(|two| two[1] - two[0])).collect();
    let deltas = Json::from(deltas);
    // Settings are left at their defaults; some readers count the lines.
    let rest = "[]\n{}\n\"x\"\n\"x\"\n[3,1,4]\n\n\n\n\n\n\n\n";
    let mode = "[\"1\",\"2\",\"1\"]~\"sudoku\"~[\"1\",9]";
    [&head, "[0,0,0,0]", mode, &problem.to_string(), "", &deltas.to_string(), rest].join("\n")
}
