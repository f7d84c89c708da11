//! The picture of a Sudoku.

use std::borrow::Cow;

use gridwright_core::{Item, Marks, Mask, Pt, Puzzle, Role, Scene, Site};

use super::puzzle::Grid;
use super::shape::{Extra, Regions, Shape};
use super::text;

pub(super) fn draw(grid: &Grid, marks: &Marks, scene: &mut Scene) {
    let (shape, board) = (grid.shape(), grid.board());
    let marks = &*marks.fitted(board);
    let side = shape.side();
    (scene.rows, scene.cols) = (side, side);
    tint(grid, scene);
    draw_diagonals(shape, scene);
    let sites = shape.sites();
    // Lines above and to the left of every cell, and the right and lower edges of the board.
    for r in 0..=side {
        for c in 0..=side {
            let (x, y) = (2 * c as i16, 2 * r as i16);
            let here = sites.get(r, c).is_some();
            let role = |other: Option<(usize, usize)>| {
                let other = other.filter(|&(s, d)| sites.get(s, d).is_some());
                match other {
                    None => here.then_some(Role::Wall),
                    Some(_) if !here => Some(Role::Wall),
                    Some((s, d)) if shape.region_of(r, c) != shape.region_of(s, d) => {
                        Some(Role::Wall)
                    }
                    Some(_) => Some(Role::Grid),
                }
            };
            if let Some(role) = role(r.checked_sub(1).map(|s| (s, c))) {
                scene.line(Pt { x, y }, Pt { x: x + 2, y }, role);
            }
            if let Some(role) = role(c.checked_sub(1).map(|d| (r, d))) {
                scene.line(Pt { x, y }, Pt { x, y: y + 2 }, role);
            }
        }
    }
    let mut outline = |label: String, cells: &[Site]| {
        let words = text::cage(grid, Some(&*label).filter(|label| !label.is_empty()), cells, " ");
        let cells = cells.iter().map(|cell| board.sites[cell.index()]).collect();
        scene.items.push(Item::Cage { cells, label, words });
    };
    // A sum stands in the first cell of its cage, or where another sum is there already, in the next.
    let mut with_sum: Vec<Site> = Vec::new();
    for cage in &shape.cages {
        let mut cells = cage.cells.clone();
        let free = cells.iter().position(|cell| !with_sum.contains(cell)).unwrap_or(0);
        cells[..=free].rotate_right(1);
        with_sum.push(cells[0]);
        outline(cage.sum.to_string(), &cells);
    }
    shape.groups.iter().for_each(|group| outline(String::new(), group));
    let marks = &*with_printed(shape, marks, board.n_sites());
    scene.cells(board, marks, &board.symbols);
    for site in board.all_sites() {
        let has_notes = marks.notes.get(site.index()).is_some_and(|notes| !notes.is_empty());
        let is_lit = marks.lights.iter().any(|(lit, _)| *lit == site);
        if marks.values[site.index()].is_none() && !has_notes && !is_lit {
            let at = board.sites[site.index()];
            scene.items.push(Item::Glyph { at, text: '*', plain: '*', role: Role::Grid });
        }
    }
    number_grids(shape, scene);
    let extras = shape.rule_words();
    if !extras.is_empty() {
        scene.items.push(Item::Caption(format!("also: {}", extras.join(", "))));
    }
}

/// Writes the number of each grid beside it if there are several, as houses and hints have it.
fn number_grids(shape: &Shape, scene: &mut Scene) {
    let corners = shape.layout.corners();
    if corners.len() < 2 {
        return;
    }
    let (half, side) = (shape.n / 2, shape.side());
    for (i, &(row, col)) in corners.iter().enumerate() {
        let left = col.checked_sub(1).map(|left| (row + half, left));
        let above = row.checked_sub(1).map(|above| (above, col + half));
        let right = Some((row + half, col + shape.n));
        let below = Some((row + shape.n, col + half));
        let mut beside = [left, right, above, below].into_iter().flatten();
        let is_free =
            |&(row, col): &(usize, usize)| row < side && col < side && !shape.covers(row, col);
        // A grid in the middle may have others on all sides.
        if let Some((row, col)) = beside.find(is_free) {
            let at = Pt { x: 2 * col as i16 + 1, y: 2 * row as i16 + 1 };
            // In parentheses, since it is no clue.
            let text = format!("({})", i + 1);
            scene.items.push(Item::Label { at, plain: text.clone(), text, role: Role::Grid });
        }
    }
}

/// Printed marks are shown where a cell has neither a value nor notes.
fn with_printed<'m>(shape: &Shape, marks: &'m Marks, n_sites: usize) -> Cow<'m, Marks> {
    if shape.marks.is_empty() {
        return Cow::Borrowed(marks);
    }
    let mut marks = marks.clone();
    marks.notes.resize(n_sites, Mask::EMPTY);
    for &(site, printed) in &shape.marks {
        let notes = &mut marks.notes[site.index()];
        if notes.is_empty() {
            *notes = printed;
        }
    }
    Cow::Owned(marks)
}

fn draw_diagonals(shape: &Shape, scene: &mut Scene) {
    let side = 2 * shape.n as i16;
    for &(row, col) in shape.layout.corners() {
        let (x, y) = (2 * col as i16, 2 * row as i16);
        let [left, right] = [x, x + side].map(|x| Pt { x, y });
        let [low_left, low_right] = [x, x + side].map(|x| Pt { x, y: y + side });
        if shape.has(Extra::Falling) {
            scene.items.push(Item::Guide { from: left, to: low_right });
        }
        if shape.has(Extra::Rising) {
            scene.items.push(Item::Guide { from: right, to: low_left });
        }
    }
}

/// The cage of each site.
fn cages_by_cell(shape: &Shape, n_sites: usize) -> Vec<Option<usize>> {
    let mut cage_of = vec![None; n_sites];
    for (i, cage) in shape.cages.iter().enumerate() {
        cage.cells.iter().for_each(|cell| cage_of[cell.index()] = Some(i));
    }
    cage_of
}

/// Tints windows and diagonals; where there are none, jigsaw regions and cages, each unlike its
/// neighbours. Regions and cages have outlines besides, windows do not.
fn tint(grid: &Grid, scene: &mut Scene) {
    let (shape, board) = (grid.shape(), grid.board());
    let cells = shape.cells();
    let group: Vec<Option<usize>> = match &shape.regions {
        Regions::Boxes { .. } | Regions::Latin
            if [Extra::Windows, Extra::Falling, Extra::Rising].iter().any(|e| shape.has(*e)) =>
        {
            let windows = shape.windows();
            let marked = |&&(r, c): &&(usize, usize)| {
                let in_window = |&(top, left, rows, cols): &(usize, usize, usize, usize)| {
                    (top..top + rows).contains(&r) && (left..left + cols).contains(&c)
                };
                let is_on_diagonal = |(_, r, c): (usize, usize, usize)| {
                    (shape.has(Extra::Falling) && r == c)
                        || (shape.has(Extra::Rising) && r + c == shape.n - 1)
                };
                windows.iter().any(in_window) || shape.grids_at(r, c).any(is_on_diagonal)
            };
            let marked = cells.iter().filter(marked).map(|&(r, c)| Pt::cell(r, c)).collect();
            scene.items.push(Item::Region { cells: marked, tint: Item::MARKED_TINT });
            return;
        }
        _ if !shape.cages.is_empty() => cages_by_cell(shape, cells.len()),
        Regions::Jigsaw(map) => map.iter().map(|&region| Some(usize::from(region))).collect(),
        Regions::Boxes { .. } | Regions::Latin => return,
    };
    let n_groups = group.iter().flatten().max().map_or(0, |most| most + 1);
    let sites = shape.sites();
    let mut tints: Vec<Option<u8>> = vec![None; n_groups];
    for i in 0..n_groups {
        let inside = || (0..cells.len()).filter(|&cell| group[cell] == Some(i));
        let mut used = [0; Item::TINTS as usize];
        for (r, c) in inside().map(|cell| cells[cell]) {
            let beside = [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)];
            let others = beside.into_iter().filter_map(|(r, c)| sites.get(r, c));
            for other in others.filter_map(|site| group[site.index()]) {
                if let Some(tint) = tints[other] {
                    used[usize::from(tint)] += 1;
                }
            }
        }
        let tint = (0..Item::TINTS).min_by_key(|&tint| used[usize::from(tint)]).unwrap_or(0);
        tints[i] = Some(tint);
        let cells = inside().map(|cell| board.sites[cell]).collect();
        scene.items.push(Item::Region { cells, tint });
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Family, Params, Rng};

    use super::super::Sudoku;
    use super::*;

    #[test]
    fn several_grids_are_numbered_beside_them() {
        for (layout, expected) in [
            ("single", ""),
            ("twin", "12"),
            ("sohei", "1234"),
            // The grid in the middle of a windmill has others on all sides.
            ("windmill", "1245"),
            ("samurai", "12345"),
        ] {
            let mut params = Params::defaults(Sudoku.info().params);
            params.set("layout", layout).unwrap();
            let (mut rng, mut budget) = (Rng::from_seed(1), gridwright_core::Budget::unlimited());
            let made = Sudoku.generate(1, &params, &mut rng, &mut budget).unwrap();
            let (board, mut scene) = (made.puzzle.board(), Scene::default());
            made.puzzle.draw(&Marks::of(board), &mut scene);
            let mut numbers = String::new();
            for item in &scene.items {
                if let Item::Label { at, text, .. } = item {
                    assert!(!board.sites.contains(at), "{layout}: {text} is in a cell");
                    numbers.extend(text.chars().filter(char::is_ascii_digit));
                }
            }
            assert_eq!(numbers, expected, "{layout}");
        }
    }
}
