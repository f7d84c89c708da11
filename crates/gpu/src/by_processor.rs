//! Makes puzzles on the processor exactly as `make.wgsl` does on the card: the same puzzles for the
//! same seed and numbers.

use gridwright_sudoku9::Grid;

/// A set of cells as three bands of three rows; in a band, the cell in row r and column c is bit 10
/// r + c.
type Bands = [u32; 3];

/// The cells that can still hold each digit.
type Position = [Bands; 9];

// The lowest bit of each row of a band, the free bit after each row, all cells, one row, the top
// left cell of each box, and the factor that extends that cell to the whole box.
const ROWS: u32 = 0x0010_0401;
const FREE: u32 = 0x2008_0200;
const FULL: u32 = 0x1ff7_fdff;
const COLUMNS: u32 = 0x1ff;
const BOXES: u32 = 0x49;
const BOX: u32 = 0x0070_1c07;

/// The random number generator of the shader.
struct Random {
    a: u32,
    b: u32,
    c: u32,
    counter: u32,
}

impl Random {
    fn new(seed: u64, number: u64) -> Random {
        let (low, high) = (number as u32, (number >> 32) as u32);
        let mut random =
            Random { a: seed as u32 ^ high, b: (seed >> 32) as u32, c: low, counter: 1 };
        for _ in 0..12 {
            random.draw();
        }
        random
    }

    fn draw(&mut self) -> u32 {
        let value = self.a.wrapping_add(self.b).wrapping_add(self.counter);
        self.counter = self.counter.wrapping_add(1);
        self.a = self.b ^ (self.b >> 9);
        self.b = self.c.wrapping_add(self.c << 3);
        self.c = self.c.rotate_left(21).wrapping_add(value);
        value
    }

    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.draw()) * u64::from(n)) >> 32) as u32
    }
}

/// The full grid that puzzle number `number` of a seed is made from.
pub(crate) fn grid(seed: u64, number: u64) -> Grid {
    let solution = filled(&mut Random::new(seed, number));
    digits(&solution, &[FULL; 3])
}

/// Puzzle number `number` of a seed, which has one solution and no removable clue.
pub(crate) fn puzzle(seed: u64, number: u64) -> Grid {
    let mut random = Random::new(seed, number);
    let solution = filled(&mut random);
    let mut clues = [FULL; 3];
    let mut untried = [FULL; 3];
    while untried != [0; 3] {
        let left: u32 = untried.iter().map(|band| band.count_ones()).sum();
        let mut number = random.below(left);
        let mut tried = [0; 3];
        for (b, band) in untried.iter_mut().enumerate() {
            let here = band.count_ones();
            if number < here {
                tried[b] = nth(*band, number);
                *band ^= tried[b];
                break;
            }
            number -= here;
        }
        let mut position = [[0; 3]; 9];
        for (cells, digit) in position.iter_mut().zip(&solution) {
            for b in 0..3 {
                let open = FULL & !clues[b];
                let own = digit[b] & tried[b];
                let given = digit[b] & clues[b] & !tried[b];
                cells[b] = given | open | (tried[b] & !own);
            }
        }
        if search(position, None).is_none() {
            for b in 0..3 {
                clues[b] ^= tried[b];
            }
        }
    }
    digits(&solution, &clues)
}

/// A random full grid.
fn filled(random: &mut Random) -> Position {
    loop {
        if let Some(solution) = fill(random) {
            return solution;
        }
    }
}

/// The digits of a solution in the cells of `clues`; 0 elsewhere.
fn digits(solution: &Position, clues: &Bands) -> Grid {
    let mut grid = [0; 81];
    for (digit, cells) in solution.iter().enumerate() {
        for (at, square) in grid.iter_mut().enumerate() {
            if cells[at / 27] & clues[at / 27] & cell(at) != 0 {
                *square = digit as u8 + 1;
            }
        }
    }
    grid
}

/// The bit of a cell within its band.
fn cell(at: usize) -> u32 {
    let k = at % 27;
    1 << (k + k / 9)
}

/// The lowest set bit of `word` above its `n` lowest set bits.
fn nth(mut word: u32, n: u32) -> u32 {
    for _ in 0..n {
        word &= word - 1;
    }
    word & word.wrapping_neg()
}

/// Fills the three boxes on the diagonal at random and completes the grid; `None` if it has no
/// completion.
fn fill(random: &mut Random) -> Option<Position> {
    let mut position = [[FULL; 3]; 9];
    for b in 0..3 {
        let mut left = COLUMNS;
        for i in 0..9 {
            let bit = nth(left, random.below(9 - i));
            left ^= bit;
            let own = 1 << (10 * (i / 3) + i % 3 + 3 * b as u32);
            for (digit, cells) in position.iter_mut().enumerate() {
                if bit != 1 << digit {
                    cells[b] &= !own;
                }
            }
        }
    }
    search(position, Some(random))
}

/// State that is carried from round to round beside a position: cells that are a digit's only place
/// in a house, and cells that had one candidate left in the last round.
struct Seen {
    hidden: Bands,
    single: Bands,
}

impl Seen {
    /// A state that differs from that of every position, so that the next round counts as progress.
    const NOTHING: Seen = Seen { hidden: [0; 3], single: [u32::MAX, 0, 0] };
}

/// The first solution found by depth-first search, guessing digits in random order, or from the
/// highest down without a generator.
fn search(mut position: Position, mut random: Option<&mut Random>) -> Option<Position> {
    let mut stack = Vec::new();
    let mut seen = Seen::NOTHING;
    loop {
        match round(&mut position, &mut seen) {
            Round::Solved => return Some(position),
            Round::Moved => continue,
            Round::Broken => position = stack.pop()?,
            Round::Stuck => {
                let at = choose(&position);
                let has = |d: usize| (0..3).any(|b| position[d][b] & at[b] != 0);
                let digits = (0..9).filter(|&d| has(d)).map(|d| 1 << d).sum::<u32>();
                let taken = match &mut random {
                    Some(random) => nth(digits, random.below(digits.count_ones())),
                    None => 1 << digits.ilog2(),
                };
                let mut rest = position;
                for (d, cells) in position.iter_mut().enumerate() {
                    let other = if taken == 1 << d { &mut rest[d] } else { cells };
                    for b in 0..3 {
                        other[b] &= !at[b];
                    }
                }
                stack.push(rest);
            }
        }
        seen = Seen::NOTHING;
    }
}

enum Round {
    Solved,
    Broken,
    Moved,
    Stuck,
}

/// The bits that are set in at least two of three words.
fn two_of(a: u32, b: u32, c: u32) -> u32 {
    (a & b) | (a & c) | (b & c)
}

/// One round of propagation as in the shader. It must match the shader exactly, since it decides
/// when guesses are made and therefore which random numbers are drawn.
fn round(position: &mut Position, seen: &mut Seen) -> Round {
    let (mut one, mut two) = ([0; 3], [0; 3]);
    for cells in position.iter_mut().rev() {
        for b in 0..3 {
            cells[b] &= !(seen.hidden[b] & one[b]);
            two[b] |= one[b] & cells[b];
            one[b] |= cells[b];
        }
    }
    let mut broken = (one[0] & one[1] & one[2]) ^ FULL;
    let mut moved = 0;
    for b in 0..3 {
        let single = one[b] & !two[b];
        moved |= single ^ seen.single[b];
        seen.single[b] = single;
    }
    let mut hidden: Bands = [0; 3];
    let (mut in_boxes, mut in_columns, mut in_rows) = (u32::MAX, u32::MAX, u32::MAX);
    for cells in position.iter_mut() {
        let own: Bands = std::array::from_fn(|b| cells[b] & seen.single[b]);
        let below = own.map(|own| own | (own >> 10) | (own >> 20));
        let column = ((below[0] | below[1] | below[2]) & COLUMNS).wrapping_mul(ROWS);
        for b in 0..3 {
            let boxes = ((below[b] | (below[b] >> 1) | (below[b] >> 2)) & BOXES).wrapping_mul(BOX);
            let rows = (own[b] + FULL) & FREE;
            cells[b] = own[b] | (cells[b] & !(column | boxes | (rows - (rows >> 9))) & !hidden[b]);
        }
        let some = cells.map(|cells| cells | (cells >> 10) | (cells >> 20));
        let more = cells.map(|cells| two_of(cells, cells >> 10, cells >> 20));
        let any = some[0] | some[1] | some[2];
        in_columns &= any;
        let alone = any & !two_of(some[0], some[1], some[2]) & !(more[0] | more[1] | more[2]);
        let column = (alone & COLUMNS).wrapping_mul(ROWS);
        for b in 0..3 {
            let in_box = some[b] | (some[b] >> 1) | (some[b] >> 2);
            in_boxes &= in_box;
            let twice = two_of(some[b], some[b] >> 1, some[b] >> 2)
                | more[b]
                | (more[b] >> 1)
                | (more[b] >> 2);
            let boxes = (in_box & !twice & BOXES).wrapping_mul(BOX);
            let less = cells[b] + FULL;
            in_rows &= less;
            let rows = !((cells[b] & less) + FULL) & FREE;
            hidden[b] |= cells[b] & (column | boxes | (rows - (rows >> 9)));
        }
    }
    broken |= (!in_boxes & BOXES) | (!in_columns & COLUMNS) | (!in_rows & FREE);
    seen.hidden = hidden;
    for (hidden, single) in hidden.iter().zip(seen.single) {
        moved |= hidden & !single;
    }
    match () {
        () if broken != 0 => Round::Broken,
        () if two == [0; 3] => Round::Solved,
        () if moved != 0 => Round::Moved,
        () => Round::Stuck,
    }
}

/// Chooses the cell to guess at: one with two candidates, else with three, else any unsolved one;
/// among these the first cell of the band that has the most of them.
fn choose(position: &Position) -> Bands {
    let mut at_least = [[0; 3]; 4];
    for cells in position {
        for b in 0..3 {
            at_least[3][b] |= at_least[2][b] & cells[b];
            at_least[2][b] |= at_least[1][b] & cells[b];
            at_least[1][b] |= at_least[0][b] & cells[b];
            at_least[0][b] |= cells[b];
        }
    }
    let [_, two, three, four] = at_least;
    let exactly = |n: Bands, more: Bands| -> Bands { std::array::from_fn(|b| n[b] & !more[b]) };
    let cells = [exactly(two, three), exactly(three, four), two];
    let cells = cells.into_iter().find(|cells| *cells != [0; 3]).unwrap_or_default();
    // The band with the most such cells; the first one on a tie.
    let band = (0..3).rev().max_by_key(|&b: &usize| cells[b].count_ones()).unwrap_or(0);
    let mut at = [0; 3];
    at[band] = cells[band] & cells[band].wrapping_neg();
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridwright_sudoku9::{count, is_unique};

    #[test]
    fn puzzles_have_one_solution_and_no_clue_can_go() {
        let mut clues = 0;
        for number in 0..60 {
            let puzzle = puzzle(7, number);
            assert!(is_unique(&puzzle), "{number}");
            for at in (0..81).filter(|&at| puzzle[at] > 0) {
                let mut less = puzzle;
                less[at] = 0;
                assert_eq!(count(&less, 2), 2, "{number}: clue {at} can go");
                clues += 1;
            }
        }
        assert!((60 * 22..60 * 28).contains(&clues), "{clues} clues in 60 puzzles");
    }

    #[test]
    fn a_puzzle_depends_on_seed_and_number_alone() {
        assert_eq!(puzzle(1, 5), puzzle(1, 5));
        assert_ne!(puzzle(1, 5), puzzle(1, 6));
        assert_ne!(puzzle(1, 5), puzzle(2, 5));
        assert_ne!(puzzle(1, 5), puzzle(1, 5 | 1 << 40));
    }
}
