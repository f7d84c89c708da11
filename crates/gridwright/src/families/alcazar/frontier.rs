//! Exact counting, row by row: for every way in which the path can cross a line through the board,
//! the number of ways to get there is kept, so paths are counted without being visited.

use gridwright_core::{BigUint, Budget, Count, OutOfBudget};

use super::deduce::{Logic, Rules};
use super::grid::Grid;
use super::search::{Enough, visit_below};
use super::track::{Mark, Track};

/// Largest number of paths that are visited one by one.
const FEW: u64 = 64;

/// Counts the paths that avoid the walls and go over `laid`.
pub(super) fn count(
    grid: &Grid,
    walls: impl Iterator<Item = usize>,
    laid: impl Iterator<Item = usize>,
    limit: u64,
    budget: &mut Budget,
) -> Count {
    let none = Count::exactly(0);
    let Ok(track) = Track::with_walls(grid, walls) else { return none };
    let mut track = track.watched(budget);
    let mut laid = laid;
    if laid.any(|edge| track.lay(edge).is_err()) {
        return none;
    }
    let mut reasoner = Logic::default();
    if reasoner.close(&mut track, Rules::ROOT).is_err() {
        return none;
    }
    if track.is_whole() {
        return Count::up_to(limit, BigUint::from(1u32));
    }
    if limit > FEW {
        match sweep(&track, budget) {
            Ok(Some(n)) => return Count::up_to(limit, n),
            // The board is too wide and too open for a sweep.
            Ok(None) => (),
            Err(OutOfBudget) => return Count::OutOfBudget(0),
        }
    }
    let mut n = 0;
    let outcome = visit_below(&mut track, &mut reasoner, budget, &mut |_| {
        n += 1;
        if n < limit { Enough::No } else { Enough::Yes }
    });
    match outcome {
        Ok(()) => Count::up_to(limit, n.into()),
        Err(OutOfBudget) => Count::OutOfBudget(n),
    }
}

/// Most memory for ways to cross a line, in bytes.
const MOST_BYTES: usize = 1 << 29;

/// Number of ways to cross a line that cost one node of the budget.
const WAYS_PER_NODE: usize = 64;

/// Number of ways to cross a line that are followed between two checks whether to stop.
const WAYS_AT_A_TIME: usize = 4096;

/// Counts by sweeping over the board; `None` if it is too wide for that.
fn sweep(track: &Track<'_>, budget: &mut Budget) -> Result<Option<BigUint>, OutOfBudget> {
    let board = Sweep::of(track);
    // A cell has at most two ways on where both edges out of it are open; gaps add a few.
    let n_bits =
        board.cells.iter().filter(|cell| cell.right.is_open() && cell.down.is_open()).count() + 24;
    macro_rules! sweep_with {
        ($key:ty) => {
            match n_bits {
                0..=64 => board.count::<$key, 1>(budget),
                65..=128 => board.count::<$key, 2>(budget),
                129..=256 => board.count::<$key, 4>(budget),
                257..=512 => board.count::<$key, 8>(budget),
                513..=1024 => board.count::<$key, 16>(budget),
                1025..=2048 => board.count::<$key, 32>(budget),
                _ => board.count::<$key, 66>(budget),
            }
        };
    }
    match board.width {
        0..=31 => sweep_with!(u64),
        32..=63 => sweep_with!(u128),
        _ => Ok(None),
    }
}

/// The state of an edge, as far as a sweep needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Edge {
    can: bool,
    must: bool,
}

impl Edge {
    const NONE: Edge = Edge { can: false, must: false };

    fn of(track: &Track<'_>, edge: usize) -> Edge {
        let mark = track.mark(edge);
        Edge { can: mark != Mark::Blocked, must: mark == Mark::Path }
    }

    fn is_open(self) -> bool {
        self.can && !self.must
    }
}

/// A cell with its edges to the right and down, and its gaps.
struct Cell {
    right: Edge,
    down: Edge,
    /// Number of gaps at this cell.
    n_gaps: u32,
    /// Whether the path must go out here.
    must_leave: bool,
}

/// The board in the order it is swept, along its shorter side.
struct Sweep {
    width: usize,
    cells: Vec<Cell>,
    /// Number of gaps at and after each cell.
    gaps_from: Vec<u32>,
}

impl Sweep {
    fn of(track: &Track<'_>) -> Sweep {
        let grid = track.grid;
        let is_turned = grid.width > grid.height;
        let (width, height) =
            if is_turned { (grid.height, grid.width) } else { (grid.width, grid.height) };
        let mut cells = Vec::with_capacity(grid.n_cells());
        for row in 0..height {
            for col in 0..width {
                let cell = if is_turned { col * grid.width + row } else { row * grid.width + col };
                let [_, _, right, below] =
                    [0, 1, 2, 3].map(|i| usize::from(grid.edges_at(cell)[i]));
                let (right, down) = if is_turned { (below, right) } else { (right, below) };
                let inner = |edge: usize| match grid.is_border(edge) {
                    true => Edge::NONE,
                    false => Edge::of(track, edge),
                };
                let gaps = || {
                    let edges = grid.edges_at(cell).iter().map(|&edge| usize::from(edge));
                    edges.filter(|&edge| grid.is_border(edge)).map(|edge| Edge::of(track, edge))
                };
                let n_must = gaps().filter(|gap| gap.must).count();
                let n_can = gaps().filter(|gap| gap.can).count();
                cells.push(Cell {
                    right: inner(right),
                    down: inner(down),
                    n_gaps: if n_must > 0 { 1 } else { n_can as u32 },
                    must_leave: n_must > 0,
                });
            }
        }
        let mut gaps_from = vec![0; cells.len() + 1];
        for i in (0..cells.len()).rev() {
            gaps_from[i] = gaps_from[i + 1] + cells[i].n_gaps;
        }
        Sweep { width, cells, gaps_from }
    }

    fn count<K: Key, const L: usize>(
        &self,
        budget: &mut Budget,
    ) -> Result<Option<BigUint>, OutOfBudget> {
        // One cell alone can be entered and left by two gaps; a sweep uses one a cell.
        if self.cells.len() == 1 {
            return Ok(None);
        }
        let most = MOST_BYTES / (size_of::<K>() + 8 * L + 16);
        let mut from: Ways<K, L> = Ways::new();
        let mut to: Ways<K, L> = Ways::new();
        from.add(K::EMPTY, Wide::ONE);
        let mut total = Wide::<L>::ZERO;
        let mut unpaid = 0;
        for (i, cell) in self.cells.iter().enumerate() {
            let at = Crossing {
                cell,
                shift: 2 * (i % self.width) as u32,
                gaps_left: self.gaps_from[i + 1],
                is_last: i + 1 == self.cells.len(),
            };
            to.clear();
            for (keys, counts) in
                from.keys.chunks(WAYS_AT_A_TIME).zip(from.counts.chunks(WAYS_AT_A_TIME))
            {
                budget.go_on()?;
                for (&key, &n) in keys.iter().zip(counts) {
                    at.go_on(key, n, &mut to, &mut total);
                }
            }
            std::mem::swap(&mut from, &mut to);
            if from.keys.is_empty() {
                break;
            }
            if from.keys.len() > most {
                return Ok(None);
            }
            unpaid += from.keys.len();
            if unpaid >= WAYS_PER_NODE {
                budget.spend((unpaid / WAYS_PER_NODE) as u64)?;
                unpaid %= WAYS_PER_NODE;
            }
            if (i + 1).is_multiple_of(self.width) {
                from.next_row();
            }
        }
        Ok(Some(total.into()))
    }
}

/// The places where the path crosses the line: two bits for each place between cells, from the
/// left.
///
/// A place is crossed by nothing, by a stretch whose other end crosses further right, by one whose
/// other end crosses further left, or by one that leads to a gap.
trait Key: Copy + Eq {
    const EMPTY: Self;
    fn place(self, shift: u32) -> u64;
    fn set(self, shift: u32, way: u64) -> Self;
    fn shifted(self) -> Self;
    fn hash(self) -> u64;
    /// Number of places that lead to gaps.
    fn n_out(self) -> u32;
}

const NOTHING: u64 = 0;
const OPENS: u64 = 1;
const CLOSES: u64 = 2;
const OUT: u64 = 3;

macro_rules! key {
    ($key:ty) => {
        impl Key for $key {
            const EMPTY: $key = 0;

            #[inline]
            fn place(self, shift: u32) -> u64 {
                (self >> shift) as u64 & 3
            }

            #[inline]
            fn set(self, shift: u32, way: u64) -> $key {
                self & !(3 << shift) | <$key>::from(way) << shift
            }

            #[inline]
            fn shifted(self) -> $key {
                self << 2
            }

            #[inline]
            fn hash(self) -> u64 {
                let folded = (self ^ self >> (<$key>::BITS / 2)) as u64;
                let mixed = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                mixed ^ mixed >> 29
            }

            #[inline]
            fn n_out(self) -> u32 {
                const LOW: $key = <$key>::MAX / 3;
                (self & self >> 1 & LOW).count_ones()
            }
        }
    };
}

key!(u64);
key!(u128);

/// The place where the other end of a stretch crosses.
#[inline]
fn mate<K: Key>(key: K, shift: u32) -> u32 {
    let (way, mut at, mut depth) = (key.place(shift), shift, 0);
    loop {
        match key.place(at) {
            OPENS => depth += 1,
            CLOSES => depth -= 1,
            _ => (),
        }
        if depth == 0 {
            return at;
        }
        at = if way == OPENS { at + 2 } else { at - 2 };
    }
}

/// A cell about to be swept.
struct Crossing<'c> {
    cell: &'c Cell,
    /// The position where the edge to its left crosses; the one above it is next.
    shift: u32,
    gaps_left: u32,
    is_last: bool,
}

impl Crossing<'_> {
    /// Adds all continuations of one way to cross the line, and to the total where it ends.
    #[inline]
    fn go_on<K: Key, const L: usize>(
        &self,
        key: K,
        n: Wide<L>,
        to: &mut Ways<K, L>,
        total: &mut Wide<L>,
    ) {
        let Cell { right, down, n_gaps, must_leave } = *self.cell;
        let (at_left, at_top) = (self.shift, self.shift + 2);
        let (left, top) = (key.place(at_left), key.place(at_top));
        let bare = key.set(at_left, NOTHING).set(at_top, NOTHING);
        let n_out = key.n_out();
        // Both gaps must still be possible.
        let mut add = |key: K, n_out: u32, n: Wide<L>| {
            if n_out + self.gaps_left >= 2 {
                to.add(key, n);
            }
        };
        let can_leave = n_gaps > 0 && n_out < 2;
        match (left, top) {
            (NOTHING, NOTHING) => {
                if down.can && right.can && !must_leave {
                    add(bare.set(at_left, OPENS).set(at_top, CLOSES), n_out, n);
                }
                if can_leave && down.can && !right.must {
                    add(bare.set(at_left, OUT), n_out + 1, n.times(n_gaps));
                }
                if can_leave && right.can && !down.must {
                    add(bare.set(at_top, OUT), n_out + 1, n.times(n_gaps));
                }
            }
            (way, NOTHING) | (NOTHING, way) => {
                if down.can && !right.must && !must_leave {
                    add(bare.set(at_left, way), n_out, n);
                }
                if right.can && !down.must && !must_leave {
                    add(bare.set(at_top, way), n_out, n);
                }
                if n_gaps > 0 && !right.must && !down.must {
                    if way == OUT {
                        if self.is_last && bare == K::EMPTY && n_out == 1 {
                            total.add(n.times(n_gaps));
                        }
                    } else if n_out < 2 {
                        let end = mate(key, if left == NOTHING { at_top } else { at_left });
                        add(bare.set(end, OUT), n_out + 1, n.times(n_gaps));
                    }
                }
            }
            _ if must_leave || right.must || down.must => (),
            (OPENS, OPENS) => add(bare.set(mate(key, at_top), OPENS), n_out, n),
            (CLOSES, CLOSES) => add(bare.set(mate(key, at_left), CLOSES), n_out, n),
            (CLOSES, OPENS) => add(bare, n_out, n),
            // The path would close to a ring.
            (OPENS, CLOSES) => (),
            (OUT, OUT) => {
                if self.is_last && bare == K::EMPTY {
                    total.add(n);
                }
            }
            (OUT, _) => add(bare.set(mate(key, at_top), OUT), n_out, n),
            _ => add(bare.set(mate(key, at_left), OUT), n_out, n),
        }
    }
}

/// Ways to cross a line, and the number of ways that lead to each.
struct Ways<K, const L: usize> {
    keys: Vec<K>,
    counts: Vec<Wide<L>>,
    /// The index of each key, plus one, in a table with open addressing.
    slots: Vec<u32>,
}

impl<K: Key, const L: usize> Ways<K, L> {
    fn new() -> Ways<K, L> {
        Ways { keys: Vec::new(), counts: Vec::new(), slots: vec![0; 64] }
    }

    fn clear(&mut self) {
        if self.slots.len() > 64 && self.keys.len() * 8 < self.slots.len() {
            self.slots.truncate((self.keys.len() * 4).next_power_of_two().max(64));
        }
        self.slots.fill(0);
        self.keys.clear();
        self.counts.clear();
    }

    #[inline]
    fn add(&mut self, key: K, n: Wide<L>) {
        if self.keys.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut slot = key.hash() as usize & mask;
        loop {
            match self.slots[slot] as usize {
                0 => {
                    self.keys.push(key);
                    self.counts.push(n);
                    self.slots[slot] = self.keys.len() as u32;
                    return;
                }
                known if self.keys[known - 1] == key => {
                    self.counts[known - 1].add(n);
                    return;
                }
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let n = self.slots.len() * 2;
        self.slots.clear();
        self.slots.resize(n, 0);
        self.place_all();
    }

    fn place_all(&mut self) {
        let mask = self.slots.len() - 1;
        for (i, key) in self.keys.iter().enumerate() {
            let mut slot = key.hash() as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = i as u32 + 1;
        }
    }

    /// Starts the next row: nothing crosses to the right at the end of a row.
    fn next_row(&mut self) {
        self.keys.iter_mut().for_each(|key| *key = key.shifted());
    }
}

/// A number of `64 L` bits.
#[derive(Clone, Copy)]
struct Wide<const L: usize>([u64; L]);

impl<const L: usize> Wide<L> {
    const ZERO: Wide<L> = Wide([0; L]);
    const ONE: Wide<L> = {
        let mut limbs = [0; L];
        limbs[0] = 1;
        Wide(limbs)
    };

    #[inline]
    fn add(&mut self, other: Wide<L>) {
        let mut carry = false;
        for (limb, more) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = limb.overflowing_add(more);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = over || again;
        }
    }

    /// Multiplies by the number of gaps at a cell, which is small.
    #[inline]
    fn times(self, n: u32) -> Wide<L> {
        let mut product = self;
        for _ in 1..n {
            product.add(self);
        }
        product
    }
}

impl<const L: usize> From<Wide<L>> for BigUint {
    fn from(wide: Wide<L>) -> BigUint {
        let limbs: Vec<u32> =
            wide.0.into_iter().flat_map(|l| [l as u32, (l >> 32) as u32]).collect();
        BigUint::new(limbs)
    }
}
