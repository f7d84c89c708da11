//! Completeness: finders show exactly the steps that trying all combinations of cells, values and
//! houses gives. Nothing here uses a finder or the indices of finders.

use std::collections::{BTreeMap, BTreeSet};

use super::sound::{Ground, random_position};
use crate::finder::DONE;
use crate::layout::Kind;
use crate::profiles::finders::Find;
use crate::state::State;
use crate::step::Effect;
use gridwright_core::{Budget, Position, Rng};

/// The changes of a step: cells with the values that they get or lose.
type Changes = Vec<(usize, &'static str, u64)>;

/// Conclusions, each with its technique.
type List = BTreeSet<(&'static str, Changes)>;

/// The finders whose steps are enumerated.
const ENUMERATED: [Find; 21] = [
    Find::LastCell,
    Find::HiddenSingle,
    Find::NakedSingle,
    Find::Pointing,
    Find::Claiming,
    Find::LockedPair,
    Find::LockedTriple,
    Find::NakedPair,
    Find::NakedTriple,
    Find::NakedQuad,
    Find::HiddenPair,
    Find::HiddenTriple,
    Find::HiddenQuad,
    Find::XWing,
    Find::Swordfish,
    Find::Jellyfish,
    Find::Skyscraper,
    Find::Kite,
    Find::TurbotFish,
    Find::XyWing,
    Find::XyzWing,
];

/// A position as plain lists.
struct Plain {
    n_values: usize,
    houses: Vec<(Kind, Vec<usize>)>,
    /// The candidates of each cell; empty if it has a value.
    left: Vec<u64>,
}

impl Plain {
    fn of(ground: &Ground, position: &Position) -> Plain {
        let houses = ground.layout.houses.iter();
        let cells = |cells: &[u16]| cells.iter().map(|&cell| usize::from(cell)).collect();
        let left = position.values().iter().zip(position.candidates());
        Plain {
            n_values: ground.layout.n_values,
            houses: houses.map(|house| (house.kind, cells(&house.cells))).collect(),
            left: left.map(|(value, left)| if value.is_some() { 0 } else { left.0 }).collect(),
        }
    }

    fn can(&self, cell: usize, value: usize) -> bool {
        self.left[cell] >> value & 1 == 1
    }

    fn sees(&self, a: usize, b: usize) -> bool {
        a != b && self.houses.iter().any(|(_, cells)| cells.contains(&a) && cells.contains(&b))
    }

    fn places(&self, cells: &[usize], value: usize) -> Vec<usize> {
        cells.iter().copied().filter(|&cell| self.can(cell, value)).collect()
    }

    /// The houses that contain every value.
    fn full(&self) -> impl Iterator<Item = &(Kind, Vec<usize>)> {
        self.houses.iter().filter(|(_, cells)| cells.len() == self.n_values)
    }

    fn union(&self, cells: &[usize]) -> u64 {
        cells.iter().fold(0, |union, &cell| union | self.left[cell])
    }

    fn open(&self) -> Vec<usize> {
        (0..self.left.len()).filter(|&cell| self.left[cell] != 0).collect()
    }

    /// The values that these cells lose; `None` if there are none.
    fn drops(&self, cells: impl Iterator<Item = usize>, gone: u64) -> Option<Changes> {
        let lost = cells.map(|cell| (cell, "goes", self.left[cell] & gone));
        let lost: BTreeSet<_> = lost.filter(|&(_, _, lost)| lost != 0).collect();
        (!lost.is_empty()).then(|| lost.into_iter().collect())
    }

    fn seen_by_all(&self, cells: &[usize], value: usize) -> Option<Changes> {
        let seen = self.open().into_iter();
        let seen = seen.filter(|&cell| cells.iter().all(|&other| self.sees(cell, other)));
        self.drops(seen, 1 << value)
    }

    /// All steps of the enumerated techniques.
    fn all(&self) -> List {
        let mut list = List::new();
        self.singles(&mut list);
        self.locked(&mut list);
        for k in 2..=4 {
            self.subsets(k, &mut list);
            self.fish(k, &mut list);
        }
        self.two_links(&mut list);
        self.wings(&mut list);
        list
    }

    fn singles(&self, list: &mut List) {
        for (cell, left) in self.left.iter().enumerate() {
            if left.count_ones() == 1 {
                list.insert(("naked-single", vec![(cell, "is", *left)]));
            }
        }
        for (kind, cells) in self.full() {
            let open: Vec<usize> =
                cells.iter().copied().filter(|&cell| self.left[cell] != 0).collect();
            if let [cell] = open[..]
                && self.left[cell].count_ones() == 1
            {
                list.insert(("last-cell", vec![(cell, "is", self.left[cell])]));
            }
            for value in 0..self.n_values {
                if let [cell] = self.places(cells, value)[..] {
                    let is_box = *kind == Kind::Box;
                    let id = if is_box { "hidden-single-box" } else { "hidden-single" };
                    list.insert((id, vec![(cell, "is", 1 << value)]));
                }
            }
        }
    }

    fn locked(&self, list: &mut List) {
        for (from, cells) in self.full() {
            for value in 0..self.n_values {
                let places = self.places(cells, value);
                if places.len() < 2 {
                    continue;
                }
                for (to, others) in &self.houses {
                    let is_line = |kind: Kind| kind == Kind::Row || kind == Kind::Column;
                    let id = match (*from, *to) {
                        (Kind::Box, to) if is_line(to) => "pointing",
                        (from, Kind::Box) if is_line(from) => "claiming",
                        (from, to) if from == Kind::Other || to == Kind::Other => "claiming",
                        _ => continue,
                    };
                    if others == cells || !places.iter().all(|cell| others.contains(cell)) {
                        continue;
                    }
                    let rest = others.iter().copied().filter(|cell| !places.contains(cell));
                    list.extend(self.drops(rest, 1 << value).map(|changes| (id, changes)));
                }
            }
        }
    }

    fn subsets(&self, k: usize, list: &mut List) {
        let naked = ["naked-pair", "naked-triple", "naked-quad"][k - 2];
        let hidden = ["hidden-pair", "hidden-triple", "hidden-quad"][k - 2];
        for (kind, cells) in &self.houses {
            for chosen in choices(cells, k) {
                let union = self.union(&chosen);
                let is_small = |&cell: &usize| self.left[cell].count_ones() >= 2;
                if union.count_ones() as usize != k || !chosen.iter().all(is_small) {
                    continue;
                }
                let rest = |house: &[usize]| -> Vec<usize> {
                    house.iter().copied().filter(|cell| !chosen.contains(cell)).collect()
                };
                let drops = self.drops(rest(cells).into_iter(), union);
                list.extend(drops.map(|changes| (naked, changes)));
                if *kind != Kind::Box || k > 3 {
                    continue;
                }
                for (line, others) in &self.houses {
                    let is_line = *line == Kind::Row || *line == Kind::Column;
                    if is_line && chosen.iter().all(|cell| others.contains(cell)) {
                        let both = rest(cells).into_iter().chain(rest(others));
                        let id = ["locked-pair", "locked-triple"][k - 2];
                        list.extend(self.drops(both, union).map(|changes| (id, changes)));
                    }
                }
            }
        }
        let values: Vec<usize> = (0..self.n_values).collect();
        for (_, cells) in self.full() {
            for chosen in choices(&values, k) {
                let places: Vec<Vec<usize>> =
                    chosen.iter().map(|&value| self.places(cells, value)).collect();
                let all: BTreeSet<usize> = places.iter().flatten().copied().collect();
                if all.len() == k && places.iter().all(|places| places.len() >= 2) {
                    let kept = chosen.iter().fold(0u64, |kept, value| kept | 1 << value);
                    let drops = self.drops(all.into_iter(), !kept);
                    list.extend(drops.map(|changes| (hidden, changes)));
                }
            }
        }
    }

    fn fish(&self, k: usize, list: &mut List) {
        let id = ["x-wing", "swordfish", "jellyfish"][k - 2];
        for (base, cover) in [(Kind::Row, Kind::Column), (Kind::Column, Kind::Row)] {
            let lines = |wanted: Kind| -> Vec<&Vec<usize>> {
                let lines = self.houses.iter().filter(|(kind, _)| *kind == wanted);
                lines.map(|(_, cells)| cells).collect()
            };
            let (bases, covers) = (lines(base), lines(cover));
            let indices: Vec<usize> = (0..bases.len()).collect();
            for value in 0..self.n_values {
                for chosen in choices(&indices, k) {
                    let places: Vec<Vec<usize>> =
                        chosen.iter().map(|&i| self.places(bases[i], value)).collect();
                    let body: Vec<usize> = places.iter().flatten().copied().collect();
                    let covering =
                        covers.iter().filter(|line| body.iter().any(|c| line.contains(c)));
                    let covering: Vec<&&Vec<usize>> = covering.collect();
                    let is_fish = places.iter().all(|places| (2..=k).contains(&places.len()));
                    if covering.len() == k && is_fish {
                        let rest = covering.into_iter().flat_map(|line| line.iter().copied());
                        let rest = rest.filter(|cell| !body.contains(cell));
                        list.extend(self.drops(rest, 1 << value).map(|changes| (id, changes)));
                    }
                }
            }
        }
    }

    /// Two houses with two places of a value each, joined by a third house.
    fn two_links(&self, list: &mut List) {
        for value in 0..self.n_values {
            let links = self.full().map(|(kind, cells)| (*kind, self.places(cells, value), cells));
            let links: Vec<_> = links.filter(|(_, places, _)| places.len() == 2).collect();
            for (i, (one, a, a_house)) in links.iter().enumerate() {
                for (other, b, b_house) in &links[i + 1..] {
                    let id = match (*one, *other) {
                        (Kind::Box, _) | (_, Kind::Box) => "turbot-fish",
                        (one, other) if one == other => "skyscraper",
                        _ => "two-string-kite",
                    };
                    for (near, far) in [(a[0], a[1]), (a[1], a[0])] {
                        for (beside, end) in [(b[0], b[1]), (b[1], b[0])] {
                            let joins = |house: &Vec<usize>| {
                                house.contains(&near)
                                    && house.contains(&beside)
                                    && !house.contains(&far)
                                    && !house.contains(&end)
                                    && house != *a_house
                                    && house != *b_house
                            };
                            let is_joined = self.houses.iter().any(|(_, house)| joins(house));
                            if near != beside && far != end && is_joined {
                                let drops = self.seen_by_all(&[far, end], value);
                                list.extend(drops.map(|changes| (id, changes)));
                            }
                        }
                    }
                }
            }
        }
    }

    fn wings(&self, list: &mut List) {
        let pairs: Vec<usize> =
            (0..self.left.len()).filter(|&cell| self.left[cell].count_ones() == 2).collect();
        for pivot in self.open() {
            let values = self.left[pivot];
            for wings in choices(&pairs, 2) {
                let [a, b] = [self.left[wings[0]], self.left[wings[1]]];
                let common = a & b;
                let is_seen = wings.iter().all(|&wing| self.sees(pivot, wing));
                if !is_seen || common.count_ones() != 1 {
                    continue;
                }
                let value = common.trailing_zeros() as usize;
                let drops = match values.count_ones() {
                    // Each wing shares one of the two values with the pivot, and both wings share
                    // the third value.
                    2 if (a ^ common) | (b ^ common) == values && values & common == 0 => {
                        Some(("xy-wing", self.seen_by_all(&wings, value)))
                    }
                    3 if a | b == values => {
                        let all = [pivot, wings[0], wings[1]];
                        Some(("xyz-wing", self.seen_by_all(&all, value)))
                    }
                    _ => None,
                };
                if let Some((id, Some(changes))) = drops {
                    list.insert((id, changes));
                }
            }
        }
    }
}

/// All choices of `k` items.
fn choices(items: &[usize], k: usize) -> Vec<Vec<usize>> {
    if k == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &item) in items.iter().enumerate() {
        for mut rest in choices(&items[i + 1..], k - 1) {
            rest.push(item);
            all.push(rest);
        }
    }
    all
}

fn shown(ground: &Ground, position: &Position) -> List {
    let state = State::of(&ground.layout, position, false);
    let mut list = List::new();
    for find in ENUMERATED {
        let (_, finder) = find.row::<2>();
        let flow = finder(&state, &mut Budget::unlimited(), &mut |found| {
            let mut changes: Changes = found
                .effects
                .iter()
                .map(|effect| match *effect {
                    Effect::Place(cell, value) => (cell.into(), "is", 1 << value),
                    Effect::Drop(cell, gone) => (cell.into(), "goes", gone),
                })
                .collect();
            changes.sort_unstable();
            list.insert((found.technique.id, changes));
            DONE
        });
        assert!(flow.is_continue(), "nobody stopped {find:?}");
    }
    list
}

#[test]
fn every_step_of_the_simple_techniques_is_shown() {
    let grounds = Ground::all();
    let mut rng = Rng::from_seed(24);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for i in 0..330 {
        let ground = &grounds[i % grounds.len()];
        let position = random_position(ground, &mut rng).position;
        let (shown, all) = (shown(ground, &position), Plain::of(ground, &position).all());
        let missed: Vec<_> = all.difference(&shown).collect();
        let invented: Vec<_> = shown.difference(&all).collect();
        assert!(missed.is_empty() && invented.is_empty(), "{missed:?}\n{invented:?}\n{position:?}");
        all.iter().for_each(|(id, _)| *counts.entry(id).or_insert(0) += 1);
    }
    let techniques = ENUMERATED.iter().flat_map(|find| find.techniques());
    for technique in techniques {
        assert!(counts.contains_key(technique.id), "no {} to compare", technique.id);
    }
}

/// Finders with another order of steps, each with one that shows the same steps.
const SCANNED: [(Find, Find); 15] = [
    (Find::ScannedPointing, Find::Pointing),
    (Find::ScannedClaiming, Find::Claiming),
    (Find::ScannedNakedPair, Find::NakedPair),
    (Find::ScannedXWing, Find::XWing),
    (Find::ScannedHiddenPair, Find::HiddenPair),
    (Find::ScannedNakedTriple, Find::NakedTriple),
    (Find::ScannedSwordfish, Find::Swordfish),
    (Find::ScannedHiddenTriple, Find::HiddenTriple),
    (Find::ScannedSkyscraper, Find::Skyscraper),
    (Find::ScannedXyWing, Find::XyWing),
    (Find::ScannedEmptyRectangle, Find::EmptyRectangle),
    (Find::ScannedWWing, Find::WWing),
    (Find::ScannedNakedQuad, Find::NakedQuad),
    (Find::ScannedJellyfish, Find::Jellyfish),
    (Find::ScannedHiddenQuad, Find::HiddenQuad),
];

#[test]
fn another_order_shows_the_same_steps() {
    let grounds = Ground::all();
    let mut rng = Rng::from_seed(25);
    let (mut n_shown, mut n_reordered) = (0, 0);
    for i in 0..330 {
        let ground = &grounds[i % grounds.len()];
        let position = random_position(ground, &mut rng).position;
        let state = State::of(&ground.layout, &position, true);
        for (scanned, plain) in SCANNED {
            let steps = |find: Find| {
                let mut all = Vec::new();
                let _ = find.row().1(&state, &mut Budget::unlimited(), &mut |finding| {
                    all.push((finding.technique.id, finding.effects, finding.args));
                    DONE
                });
                all
            };
            let (ours, theirs) = (steps(plain), steps(scanned));
            assert_eq!(ours.len(), theirs.len(), "{scanned:?} {position:?}");
            assert!(theirs.iter().all(|step| ours.contains(step)), "{scanned:?} {position:?}");
            n_shown += ours.len();
            n_reordered += usize::from(ours != theirs);
        }
    }
    assert!(n_shown > 1000 && n_reordered > 100, "{n_shown} {n_reordered}");
}
