//! Contiguous areas that cover the square, each an ordered list of cells.
//!
//! An area grown by a walk keeps the order of the walk. In text, every cell of an area points to
//! the next one by a compass letter, and the last one has an `o`, so areas of any contiguous shape
//! take one letter for each cell:
//!
//! ```text
//! e s o     r1c1 r1c2 r2c2 are an area, and r1c3 is one,
//! o o s     as are r2c1 and r3c1;
//! o o w     the last one is r2c3 r3c3 r3c2
//! ```

use gridwright_core::{Mask, Rng, Site, Value};

/// The areas of a square, in the reading order of their first cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Areas {
    n: usize,
    lists: Vec<Vec<Site>>,
    /// The area of each cell.
    index: Vec<usize>,
}

/// A reason that lists of cells are not areas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum AreaFault {
    Empty { area: usize },
    Overlap { area: usize, cell: Site },
    Hole { cell: Site },
    Apart { area: usize, cell: Site },
}

/// Compass steps clockwise from east, as letters and as row and column changes.
const STEPS: [(char, isize, isize); 4] = [('e', 0, 1), ('s', 1, 0), ('w', 0, -1), ('n', -1, 0)];

/// The letter of the last cell of an area.
pub(super) const END: char = 'o';

impl Areas {
    /// The areas of a square without any.
    pub(super) fn none(n: usize) -> Areas {
        Areas { n, lists: Vec::new(), index: vec![0; n * n] }
    }

    /// Grows areas by random walks: from the first free cell, each step in a random direction or
    /// the first free one clockwise from it, until the area has `n` cells or is walled in.
    ///
    /// With `distinct`, cells whose symbol the area already has do not count as free.
    pub(super) fn grow(n: usize, distinct: Option<&[Value]>, rng: &mut Rng) -> Areas {
        let mut is_free = vec![true; n * n];
        let mut lists = Vec::new();
        while let Some(start) = is_free.iter().position(|&free| free) {
            let mut walk = Vec::new();
            let mut symbols = Mask::EMPTY;
            let mut next = Some(start);
            while let Some(cell) = next {
                is_free[cell] = false;
                walk.push(Site(cell as u16));
                symbols = symbols.or(distinct.map_or(Mask::EMPTY, |full| Mask::of(full[cell])));
                if walk.len() == n {
                    break;
                }
                let first = rng.below(4);
                let turns = (0..4).map(|turn| (first + turn) % 4);
                let is_valid = |&cell: &usize| {
                    is_free[cell] && distinct.is_none_or(|full| !symbols.has(full[cell]))
                };
                next = turns.filter_map(|way| neighbour(n, cell, way)).find(is_valid);
            }
            lists.push(walk);
        }
        Areas::of_lists(n, lists).expect("walks are areas")
    }

    /// Areas from lists of cells in any order.
    pub(super) fn of_lists(n: usize, lists: Vec<Vec<Site>>) -> Result<Areas, AreaFault> {
        let mut owner: Vec<Option<usize>> = vec![None; n * n];
        for (area, list) in lists.iter().enumerate() {
            if list.is_empty() {
                return Err(AreaFault::Empty { area });
            }
            for &cell in list {
                if owner[cell.index()].replace(area).is_some() {
                    return Err(AreaFault::Overlap { area, cell });
                }
            }
        }
        if let Some(hole) = owner.iter().position(Option::is_none) {
            return Err(AreaFault::Hole { cell: Site(hole as u16) });
        }
        let mut ordered = Vec::new();
        for (area, list) in lists.into_iter().enumerate() {
            ordered.push(in_order(n, list).map_err(|cell| AreaFault::Apart { area, cell })?);
        }
        ordered.sort_unstable_by_key(|list| list[0]);
        let mut index = vec![0; n * n];
        for (area, list) in ordered.iter().enumerate() {
            list.iter().for_each(|cell| index[cell.index()] = area);
        }
        Ok(Areas { n, lists: ordered, index })
    }

    /// Reads the letters of all cells; the error has the first wrong cell and the text that was
    /// expected.
    pub(super) fn of_letters(n: usize, letters: &[char]) -> Result<Areas, (Site, &'static str)> {
        let mut onward = vec![None; n * n];
        for (cell, &letter) in letters.iter().enumerate() {
            if letter != END {
                let way = STEPS.iter().position(|&(known, ..)| known == letter);
                let way = way.ok_or((Site(cell as u16), "n, e, s, w or o"))?;
                let off = (Site(cell as u16), "a step that stays on the board");
                onward[cell] = Some(neighbour(n, cell, way).ok_or(off)?);
            }
        }
        let mut lists: Vec<Vec<Site>> = vec![Vec::new(); n * n];
        for cell in 0..n * n {
            let mut end = cell;
            let mut n_steps = 0;
            while let Some(next) = onward[end] {
                (end, n_steps) = (next, n_steps + 1);
                if n_steps > n * n {
                    return Err((Site(cell as u16), "steps that come to an o, not a ring"));
                }
            }
            lists[end].push(Site(cell as u16));
        }
        lists.retain(|list| !list.is_empty());
        let lists = lists.into_iter().map(|list| follow(&list, &onward)).collect();
        Ok(Areas::of_lists(n, lists).expect("cells that point to one end are an area"))
    }

    /// One letter for each cell, in reading order, that [`Areas::of_letters`] reads.
    pub(super) fn letters(&self) -> Vec<char> {
        let mut letters = vec![END; self.n * self.n];
        for list in &self.lists {
            for (cell, next) in links(self.n, list) {
                let way = (0..4).find(|&way| neighbour(self.n, cell.index(), way) == Some(next));
                letters[cell.index()] = STEPS[way.expect("links join neighbours")].0;
            }
        }
        letters
    }

    pub(super) fn lists(&self) -> &[Vec<Site>] {
        &self.lists
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lists.is_empty()
    }

    /// The number of the area a cell is in.
    pub(super) fn of(&self, cell: usize) -> usize {
        self.index[cell]
    }
}

fn neighbour(n: usize, cell: usize, way: usize) -> Option<usize> {
    let (_, down, right) = STEPS[way];
    let row = (cell / n).checked_add_signed(down).filter(|&row| row < n)?;
    let col = (cell % n).checked_add_signed(right).filter(|&col| col < n)?;
    Some(row * n + col)
}

fn is_walk(n: usize, list: &[Site]) -> bool {
    let touches = |pair: &[Site]| {
        (0..4).any(|way| neighbour(n, pair[0].index(), way) == Some(pair[1].index()))
    };
    list.windows(2).all(touches)
}

/// Puts cells into the order that an area keeps: a walk unchanged, any other shape in the order of
/// its links. The error is a cell that the others do not reach.
fn in_order(n: usize, mut list: Vec<Site>) -> Result<Vec<Site>, Site> {
    if is_walk(n, &list) {
        return Ok(list);
    }
    list.sort_unstable();
    let links = links(n, &list);
    let unreached =
        |cell: &&Site| **cell != list[0] && !links.iter().any(|(from, _)| from == *cell);
    if let Some(&cell) = list.iter().find(unreached) {
        return Err(cell);
    }
    let mut onward = vec![None; n * n];
    links.iter().for_each(|&(cell, next)| onward[cell.index()] = Some(next));
    Ok(follow(&list, &onward))
}

/// The cell that each cell of an area points to: along the walk, or else towards the first cell.
fn links(n: usize, list: &[Site]) -> Vec<(Site, usize)> {
    if is_walk(n, list) {
        return list.windows(2).map(|pair| (pair[0], pair[1].index())).collect();
    }
    let mut links: Vec<(Site, usize)> = Vec::new();
    let mut reached = vec![list[0]];
    let mut done = 0;
    while done < reached.len() {
        let cell = reached[done].index();
        done += 1;
        for way in 0..4 {
            let Some(next) = neighbour(n, cell, way) else { continue };
            let next = Site(next as u16);
            if list.contains(&next) && !reached.contains(&next) {
                reached.push(next);
                links.push((next, cell));
            }
        }
    }
    links
}

/// The cells in the order they point to one another if that is a line, else in reading order.
fn follow(list: &[Site], onward: &[Option<usize>]) -> Vec<Site> {
    let is_pointed_at = |cell: &Site| {
        list.iter().filter(|other| onward[other.index()] == Some(cell.index())).count()
    };
    let is_line = list.iter().all(|cell| is_pointed_at(cell) <= 1);
    let start = list.iter().find(|cell| is_pointed_at(cell) == 0);
    match start {
        Some(&start) if is_line => {
            let next = |cell: &Site| onward[cell.index()].map(|next| Site(next as u16));
            std::iter::successors(Some(start), next).collect()
        }
        _ => list.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::{AreaFault, Areas, is_walk};
    use crate::families::cirth::square;
    use gridwright_core::{Mask, Rng, Site};

    fn sites(cells: &[u16]) -> Vec<Site> {
        cells.iter().copied().map(Site).collect()
    }

    #[test]
    fn grown_areas_are_walks_that_cover_the_square_once() {
        for seed in 0..200 {
            let mut rng = Rng::from_seed(seed);
            let n = 3 + rng.below(14);
            let full = square::uniform(n, &mut rng);
            for distinct in [None, Some(&full[..])] {
                let areas = Areas::grow(n, distinct, &mut rng);
                let mut seen = vec![0; n * n];
                for list in areas.lists() {
                    assert!((1..=n).contains(&list.len()), "seed {seed}");
                    assert!(is_walk(n, list), "seed {seed}: {list:?}");
                    list.iter().for_each(|cell| seen[cell.index()] += 1);
                    let symbols: Mask = list.iter().map(|cell| full[cell.index()]).collect();
                    assert!(distinct.is_none() || symbols.len() == list.len(), "seed {seed}");
                }
                assert!(seen.iter().all(|&n| n == 1), "seed {seed}");
                assert_eq!(Areas::of_letters(n, &areas.letters()), Ok(areas), "seed {seed}");
            }
        }
    }

    #[test]
    fn an_area_starts_at_the_first_free_cell_and_stops_only_when_walled_in_or_full() {
        for seed in 0..50 {
            let n = 6;
            let areas = Areas::grow(n, None, &mut Rng::from_seed(seed));
            let mut free = vec![true; n * n];
            for list in areas.lists() {
                assert_eq!(free.iter().position(|&f| f), Some(list[0].index()));
                list.iter().for_each(|cell| free[cell.index()] = false);
                let last = list.last().expect("not empty").index();
                let is_walled_in =
                    (0..4).filter_map(|w| super::neighbour(n, last, w)).all(|c| !free[c]);
                assert!(list.len() == n || is_walled_in, "seed {seed}: {list:?}");
            }
        }
    }

    #[test]
    fn any_contiguous_shape_survives_its_letters() {
        // A plus and the corners around it; the plus is no walk.
        let lists = vec![sites(&[1, 3, 4]), sites(&[5, 2]), sites(&[0]), sites(&[6, 7, 8])];
        let areas = Areas::of_lists(3, lists).unwrap();
        assert_eq!(Areas::of_letters(3, &areas.letters()), Ok(areas));
    }

    #[test]
    fn faults_are_distinguished() {
        let rows = || vec![sites(&[0, 1, 2]), sites(&[3, 4, 5]), sites(&[6, 7, 8])];
        assert!(Areas::of_lists(3, rows()).is_ok());
        let mut lists = rows();
        lists[2] = sites(&[6, 7, 2]);
        assert_eq!(Areas::of_lists(3, lists), Err(AreaFault::Overlap { area: 2, cell: Site(2) }));
        let mut lists = rows();
        lists[1].pop();
        assert_eq!(Areas::of_lists(3, lists), Err(AreaFault::Hole { cell: Site(5) }));
        let lists = vec![sites(&[0, 1, 5]), sites(&[3, 4, 2]), sites(&[6, 7, 8])];
        assert_eq!(Areas::of_lists(3, lists), Err(AreaFault::Apart { area: 0, cell: Site(5) }));
        let ring: Vec<char> = "esonwoooo".chars().collect();
        assert_eq!(Areas::of_letters(3, &ring).unwrap_err().0, Site(0));
    }
}
