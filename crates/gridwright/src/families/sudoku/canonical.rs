//! Canonical forms: one text for all puzzles that are the same up to symmetry.
//!
//! A symmetry permutes rows and columns, may transpose the board, and renames the symbols. The
//! standard 9 x 9 is left to the kernel. Where every rule is a group whose cells differ, and there
//! is one grid, the groups beside rows and columns are layers of a table: an order of rows and
//! columns that maps groups to groups keeps the rules. Rules about neighbours, sums or arbitrary
//! sets of cells, and boards of several grids, allow only the turns and reflections of the square;
//! cages and printed marks also keep the symbols as they are.

#[cfg(test)]
pub(super) mod least_grid;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use gridwright_core::{Budget, Kind, Mask, Puzzle as _, Site, Table};

use super::cage::{Cage, in_order};
use super::puzzle::Grid;
use super::shape::{Extra, Layout, Regions, SYMBOLS, Shape, boxes_of, jigsaw};
use super::{kernel, rules};

/// Budget for the canonical form of a table, which is a few seconds at most. Only boards made to
/// exceed it do; for those, only turns and reflections are tried.
const MOST_LOOKS: u64 = 200_000_000;

/// The canonical form of a puzzle, as text.
pub(super) fn canonical(grid: &Grid) -> String {
    match as_boxes(grid).or_else(|| laid_down(grid)).or_else(|| mirrored(grid)) {
        Some(grid) => canonical(&grid),
        None => kernel::canonical(grid)
            .or_else(|| least_table(grid, &mut Budget::nodes(MOST_LOOKS)))
            .unwrap_or_else(|| least_turn(grid)),
    }
}

/// The same puzzle with boxes, if the regions of a jigsaw are boxes.
fn as_boxes(grid: &Grid) -> Option<Grid> {
    let shape = grid.shape();
    let Regions::Jigsaw(map) = &shape.regions else { return None };
    let regions = boxes_of(shape.n, map)?;
    Some(Grid::new(Shape { regions, ..shape.clone() }, grid.board().givens.clone()))
}

/// The transposed puzzle, if its boxes are higher than wide.
fn laid_down(grid: &Grid) -> Option<Grid> {
    let shape = grid.shape();
    let n = shape.n;
    let Regions::Boxes { rows, cols } = shape.regions else { return None };
    if rows <= cols || shape.layout != Layout::Single {
        return None;
    }
    let over = |cell: usize| cell % n * n + cell / n;
    let regions = Regions::Boxes { rows: cols, cols: rows };
    Some(moved(grid, regions, shape.extras.clone(), over))
}

/// The puzzle mirrored left to right, if its only diagonal is the rising one.
fn mirrored(grid: &Grid) -> Option<Grid> {
    let shape = grid.shape();
    let n = shape.n;
    let is_single = shape.has(Extra::Rising) && !shape.has(Extra::Falling);
    if !is_single
        || shape.layout != Layout::Single
        || (shape.has(Extra::Windows) && !may_turn(shape))
    {
        return None;
    }
    let over = |cell: usize| cell / n * n + n - 1 - cell % n;
    let regions = match &shape.regions {
        Regions::Jigsaw(map) => {
            let labels: Vec<u8> = (0..n * n).map(|cell| map[over(cell)]).collect();
            jigsaw(n, &labels).expect("regions stay in one piece")
        }
        Regions::Boxes { .. } | Regions::Latin => shape.regions.clone(),
    };
    let fallen = |&extra: &Extra| if extra == Extra::Rising { Extra::Falling } else { extra };
    let extras = shape.extras.iter().map(fallen).collect();
    Some(moved(grid, regions, extras, over))
}

/// The puzzle with its cells moved by `over`, which is its own inverse, and with the regions and
/// extra rules that it has then.
fn moved(grid: &Grid, regions: Regions, extras: Vec<Extra>, over: impl Fn(usize) -> usize) -> Grid {
    let shape = grid.shape();
    let image = |site: Site| Site(over(site.index()) as u16);
    let images = |cells: &[Site]| sorted(cells.iter().map(|&site| image(site)).collect());
    let cages = shape.cages.iter();
    let cages = cages.map(|cage| Cage { sum: cage.sum, cells: images(&cage.cells) }).collect();
    let cages = in_order(cages);
    let groups = shape.groups.iter().map(|group| images(group)).collect();
    let marks = shape.marks.iter().map(|&(site, marks)| (image(site), marks));
    let onto = Shape { extras, cages, ..Shape::with_regions(shape.n, regions) };
    let board = grid.board();
    let givens = board.all_sites().map(|site| board.givens[image(site).index()]).collect();
    Grid::new(onto.with_groups(groups).with_marks(marks), givens)
}

/// The canonical form by the least of all tables that orders of rows and columns make; `None` if a
/// table cannot hold the rules or the budget runs out.
fn least_table(grid: &Grid, budget: &mut Budget) -> Option<String> {
    let least =
        tables(grid).iter().map(|table| table.canonical(budget)).collect::<Result<Vec<_>, _>>();
    let table = least.ok()?.into_iter().min()?;
    let symbols: Vec<char> = ['.'].into_iter().chain(SYMBOLS.chars()).collect();
    let layers: Vec<String> = table
        .layers
        .iter()
        .map(|layer| layer.iter().map(|&name| symbols[usize::from(name)]).collect())
        .collect();
    Some(named(grid.shape(), &layers.join("/")))
}

/// Puts the shape in front of a canonical form, so that no two shapes share one.
fn named(shape: &Shape, look: &str) -> String {
    let words = [vec![shape.n.to_string()], shape.words()].concat();
    format!("{}: {look}", words.join(" "))
}

/// Tables that each represent the puzzle; empty if a table cannot hold its rules.
fn tables(grid: &Grid) -> Vec<Table> {
    let shape = grid.shape();
    let is_held = |extra: &Extra| match extra {
        Extra::Falling | Extra::Rising | Extra::Windows => true,
        Extra::AntiKnight | Extra::AntiKing | Extra::NonConsecutive => false,
    };
    if shape.layout != Layout::Single
        || !shape.cages.is_empty()
        || !shape.groups.is_empty()
        || !shape.marks.is_empty()
        || !shape.extras.iter().all(is_held)
    {
        return Vec::new();
    }
    let n = shape.n;
    let layer = |name: &dyn Fn(usize, usize) -> usize| -> Vec<u16> {
        (0..n * n).map(|cell| name(cell / n, cell % n) as u16).collect()
    };
    let clue =
        |r: usize, c: usize| grid.board().givens[r * n + c].map_or(0, |clue| 1 + clue.index());
    let mut layers = vec![layer(&clue)];
    if shape.regions != Regions::Latin {
        layers.push(layer(&|r, c| 1 + shape.region_of(r, c)));
    }
    let (falling, rising) = (shape.has(Extra::Falling), shape.has(Extra::Rising));
    if falling || rising {
        // The crossing of both diagonals has a number of its own: it cannot be mistaken for a
        // diagonal, since it is a single cell.
        layers.push(layer(&|r, c| {
            usize::from(falling && r == c) + 2 * usize::from(rising && r + c + 1 == n)
        }));
    }
    let mut tables = vec![Table { n_rows: n, n_cols: n, layers }];
    if shape.has(Extra::Windows) {
        let windows = layer(&windows(shape));
        // With the groups implied by them, windows are boxes in other places, and the two can be
        // exchanged.
        let mut changed = tables[0].clone();
        let boxes = std::mem::replace(&mut changed.layers[1], windows.clone());
        changed.layers.push(boxes);
        tables[0].layers.push(windows);
        tables.push(changed);
    }
    if may_turn(shape) {
        tables.extend(tables.iter().map(Table::transposed).collect::<Vec<_>>());
    }
    tables
}

/// The window of each cell, or its implied group: the rest of the rows that windows lie in holds
/// every symbol once, and so do the rest of their columns and the cells outside both.
fn windows(shape: &Shape) -> impl Fn(usize, usize) -> usize {
    let (n, windows) = (shape.n, shape.windows());
    let (mut downs, mut across) = (vec![0; n], vec![0; n]);
    for (r, c, rows, cols) in windows {
        downs[r..r + rows].fill(r);
        across[c..c + cols].fill(c);
    }
    move |r, c| 1 + downs[r] * n + across[c]
}

/// Whether transposing the board keeps the shape of its boxes, or there are none.
fn may_turn(shape: &Shape) -> bool {
    match shape.regions {
        Regions::Boxes { rows, cols } => rows == cols,
        Regions::Jigsaw(_) | Regions::Latin => true,
    }
}

/// The numbers of a puzzle after a symmetry: the cells (0 for an empty one), then the regions, the
/// cages and the sums, the cages without sums and the marks, as far as the shape has any.
type Look = Vec<u16>;

fn least_turn(grid: &Grid) -> String {
    let shape = grid.shape();
    let (side, cells, sites) = (shape.side(), shape.cells(), shape.sites());
    let rules = Rules::of(shape);
    let mut best: Option<Look> = None;
    for turn in 0..8 {
        let [is_turned, is_upside_down, is_mirrored] = [1, 2, 4].map(|bit| turn & bit > 0);
        let back = |is_back: bool, line: usize| if is_back { side - 1 - line } else { line };
        let from = |&(r, c): &(usize, usize)| {
            let (r, c) = (back(is_upside_down, r), back(is_mirrored, c));
            if is_turned { sites.get(c, r) } else { sites.get(r, c) }
        };
        let Some(image) = cells.iter().map(from).collect::<Option<Vec<Site>>>() else {
            continue;
        };
        if !rules.allow(&image) {
            continue;
        }
        for naming in Naming::all(shape) {
            if let Some(look) = look(grid, &image, *naming, best.as_deref()) {
                best = Some(look);
            }
        }
    }
    let look: Vec<String> =
        best.expect("to leave all as it is is a move").iter().map(u16::to_string).collect();
    named(shape, &look.join(" "))
}

/// The numbers of a puzzle after a symmetry; `None` if they are more than the least so far.
fn look(grid: &Grid, image: &[Site], naming: Naming, least: Option<&[u16]>) -> Option<Look> {
    let (shape, givens) = (grid.shape(), &grid.board().givens);
    let mut look = Look::with_capacity(image.len());
    let mut names = Names::default();
    let mut is_less = least.is_none();
    for (i, site) in image.iter().enumerate() {
        let name = match givens[site.index()] {
            None => 0,
            Some(value) => match naming {
                Naming::Free => names.of(value.index()),
                Naming::Kept => value.index() as u16 + 1,
                Naming::Reversed => (shape.n - value.index()) as u16,
            },
        };
        if !is_less {
            let least = least.map_or(name, |least| least[i]);
            if name > least {
                return None;
            }
            is_less = name < least;
        }
        look.push(name);
    }
    if let Regions::Jigsaw(map) = &shape.regions {
        let mut names = Names::default();
        look.extend(image.iter().map(|site| names.of(usize::from(map[site.index()]))));
    }
    if !shape.cages.is_empty() {
        let mut names = Names::default();
        let mut sums = Vec::new();
        for site in image {
            let cage = shape.cages.iter().position(|cage| cage.cells.contains(site));
            let name = cage.map_or(0, |cage| names.of(cage));
            if usize::from(name) > sums.len() {
                sums.push(shape.cages[cage.expect("it has a name")].sum as u16);
            }
            look.push(name);
        }
        look.extend(sums);
    }
    let mut place = vec![0; image.len()];
    image.iter().zip(0..).for_each(|(site, i)| place[site.index()] = i);
    let places = |group: &Vec<Site>| {
        let mut places: Vec<u16> = group.iter().map(|site| place[site.index()]).collect();
        places.sort_unstable();
        places
    };
    if shape.has_overlapping_cages() {
        let cages = shape.cages.iter().map(|cage| (places(&cage.cells), cage.sum as u16));
        let mut cages: Vec<(Vec<u16>, u16)> = cages.collect();
        cages.sort_unstable();
        for (cells, sum) in cages {
            look.extend([cells.len() as u16, sum]);
            look.extend(cells);
        }
    }
    let mut groups: Vec<Vec<u16>> = shape.groups.iter().map(places).collect();
    groups.sort_unstable();
    if !groups.is_empty() || !shape.marks.is_empty() {
        look.push(groups.len() as u16);
    }
    for group in groups {
        look.push(group.len() as u16);
        look.extend(group);
    }
    let mut marks: Vec<(u16, Mask)> =
        shape.marks.iter().map(|&(site, marks)| (place[site.index()], marks)).collect();
    marks.sort_unstable();
    for (place, marks) in marks {
        look.extend([place, marks.len() as u16]);
        look.extend(marks.iter().map(|value| value.index() as u16 + 1));
    }
    (is_less || least.is_none_or(|least| look[..] < *least)).then_some(look)
}

/// A permitted way of renaming symbols.
#[derive(Clone, Copy)]
enum Naming {
    /// Symbols are numbered in the order in which they first appear.
    Free,
    Kept,
    /// The order of the symbols is reversed, which keeps consecutive symbols consecutive.
    Reversed,
}

impl Naming {
    fn all(shape: &Shape) -> &'static [Naming] {
        if !shape.cages.is_empty() || !shape.marks.is_empty() {
            &[Naming::Kept]
        } else if shape.has(Extra::NonConsecutive) {
            &[Naming::Kept, Naming::Reversed]
        } else {
            &[Naming::Free]
        }
    }
}

/// Numbers things from 1, in the order in which they are first asked for.
#[derive(Default)]
struct Names(Vec<usize>);

impl Names {
    fn of(&mut self, thing: usize) -> u16 {
        let known = self.0.iter().position(|&other| other == thing);
        known.unwrap_or_else(|| {
            self.0.push(thing);
            self.0.len() - 1
        }) as u16
            + 1
    }
}

/// The rules that a turn must leave unchanged; regions and cages of the puzzle turn along with it.
struct Rules {
    /// For each rule, whether it only requires its cells to differ, and its cells.
    groups: BTreeSet<(bool, Vec<Site>)>,
}

impl Rules {
    fn of(shape: &Shape) -> Rules {
        let regions = match shape.regions {
            Regions::Jigsaw(_) => Regions::Latin,
            Regions::Boxes { .. } | Regions::Latin => shape.regions.clone(),
        };
        let Shape { n, layout, extras, .. } = shape.clone();
        let bare = Shape { layout, extras, ..Shape::with_regions(n, regions) };
        let rules = rules::constraints(&bare);
        let groups = rules
            .iter()
            .map(|rule| (rule.kind() == Kind::AllDifferent, sorted(rule.sites().to_vec())));
        Rules { groups: groups.collect() }
    }

    fn allow(&self, image: &[Site]) -> bool {
        let moved = |(differ, group): &(bool, Vec<Site>)| {
            (*differ, sorted(group.iter().map(|site| image[site.index()]).collect()))
        };
        self.groups.iter().all(|group| self.groups.contains(&moved(group)))
    }
}

fn sorted(mut sites: Vec<Site>) -> Vec<Site> {
    sites.sort_unstable();
    sites
}
