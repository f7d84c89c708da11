//! Generates a Gogen puzzle: a full board, the cells to give, all words that the board spells, and
//! then fewer and fewer of them.

use std::cell::Cell;
use std::sync::Arc;

use gridwright_core::{
    Assessment, Attempt, Budget, End, Generated, Hardness, Level, OutOfBudget, ParamError, Params,
    Puzzle, Rng, Shortfall, Solution, StepQuery, Tenths, Value, attempt_until_right, explain,
};

use super::alphabet::SYMBOLS;
use super::follow;
use super::info::INFO;
use super::kernel::{self, Links, State, bits};
use super::lexicon::Lexicon;
use super::mask::CELLS;
use super::puzzle::Words;

/// Boards tried before giving up. About one in ten random boards is suitable.
const ATTEMPTS: usize = 20_000;

/// Boards tried for a level, each of which takes longer.
const LEVEL_ATTEMPTS: usize = 3000;

/// Swaps tried on a board before giving it up.
const MOST_SWAPS: usize = 150;

/// A list with this many times as many words as usual is too long.
const MOST_WORDS: usize = 2;

const ALL: u32 = (1 << CELLS) - 1;
/// A, E, I, O and U, which are hardly ever given in published puzzles.
const VOWELS: u32 = 1 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20;
/// The cells of odd rows and columns.
const ODD_LATTICE: u32 = 0b10101_00000_10101_00000_10101;
/// The lines a board can be mirrored in. A puzzle whose givens all lie on one of them looks the
/// same in the mirror, so its solution is never the only one.
const AXES: [u32; 4] = [
    0b00000_00000_11111_00000_00000,
    0b00100_00100_00100_00100_00100,
    0b10000_01000_00100_00010_00001,
    0b00001_00010_00100_01000_10000,
];

/// A published style, which decides how many letters stand in words and how many words there are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Uber,
    Ultra,
    Hyper,
    Golden,
}

/// The cells that are given.
enum Pattern {
    /// Exactly these.
    Cells(u32),
    /// A number of cells drawn from this range, none of them touching if they are scattered.
    Some { least: usize, most: usize, is_scattered: bool },
}

/// The wish for a puzzle, read from the parameters.
struct Wish<'l> {
    style: Style,
    pattern: Pattern,
    lexicon: &'l Lexicon,
    is_fewest: bool,
    hardness: Hardness,
}

fn clash<T>(why: impl Into<String>) -> Result<T, Shortfall> {
    Err(Shortfall::BadParams(ParamError::Clash(why.into())))
}

impl Wish<'_> {
    fn of<'l>(params: &Params, own: &'l Option<Lexicon>) -> Result<Wish<'l>, Shortfall> {
        let style = match params.value("style").expect("has a default") {
            "uber" => Style::Uber,
            "ultra" => Style::Ultra,
            "hyper" => Style::Hyper,
            _ => Style::Golden,
        };
        if own.is_some() && style == Style::Hyper {
            return clash("style=hyper has chains of letters, so words cannot be chosen for it");
        }
        if own.as_ref().is_some_and(|own| own.len() == 0) {
            return clash(
                "words: expected a word of 3 to 25 letters from A to Y, none twice in a row",
            );
        }
        let Some(lexicon) = own.as_ref().or_else(|| Lexicon::built_in()) else {
            return clash("expected words, since the list of words is not loaded");
        };
        let wish = Wish {
            style,
            pattern: pattern(params, style)?,
            lexicon,
            is_fewest: params.value("fewest") == Some("yes"),
            hardness: Hardness::of(params, &INFO).map_err(Shortfall::BadParams)?,
        };
        match wish.hardness.limit() {
            Some(limit) if !wish.pattern.can_be_solved(limit) => clash(format!(
                "{}: expected something harder, since with so few letters given no steps up to {limit} solve a board, \
                 even if all letters side by side stand so in words",
                wish.hardness.words().join(", ")
            )),
            _ => Ok(wish),
        }
    }

    /// Smallest number of letters that must stand in words.
    fn least_spelt(&self) -> u32 {
        match self.style {
            Style::Uber => 20,
            Style::Ultra | Style::Hyper | Style::Golden => CELLS as u32,
        }
    }

    /// Whether a board with these links has one solution and, where that is quick to find out, is
    /// not too hard.
    fn is_fine(
        &self,
        start: &State,
        links: &Links,
        budget: &mut Budget,
    ) -> Result<bool, OutOfBudget> {
        match self.hardness.limit().filter(|&limit| follow::is_within_reach(limit)) {
            Some(limit) => {
                budget.spend(1)?;
                Ok(follow::is_solved(*start, links, limit) && !self.has_many_steps(start, links))
            }
            None => is_unique(start, links, budget),
        }
    }

    /// Whether hard puzzles and nothing else are wanted, and one that techniques up to hard ones
    /// solve has too many hard steps.
    fn has_many_steps(&self, start: &State, links: &Links) -> bool {
        let most = Hardness::MOST_STEPS;
        self.hardness.is_just(Level::Hard) && follow::n_hard_steps(*start, links, most) > most
    }

    /// Number of words at which removal ends, unless more are needed.
    fn n_words(&self, n_givens: usize) -> usize {
        match (self.is_fewest, self.style) {
            (true, _) => 0,
            (false, Style::Uber) => 10,
            (false, Style::Ultra | Style::Hyper | Style::Golden) => 16 - n_givens.min(12) / 2,
        }
    }
}

fn pattern(params: &Params, style: Style) -> Result<Pattern, Shortfall> {
    let asked = match (params.int("givens"), params.value("pattern")) {
        (Some(_), Some(_)) => return clash("expected givens or pattern, not both"),
        (Some(n), None) => Pattern::Some { least: n, most: n, is_scattered: false },
        (None, Some(text)) => {
            let is_right = text.len() == CELLS && text.chars().all(|c| "xX.".contains(c));
            if !is_right {
                return clash(format!("pattern={text}: expected 25 cells, each x or a dot"));
            }
            let cells = text.char_indices().filter(|(_, c)| *c != '.');
            Pattern::Cells(cells.map(|(i, _)| 1 << i).sum())
        }
        (None, None) => match style {
            Style::Uber => Pattern::Cells(ODD_LATTICE),
            Style::Ultra => Pattern::Some { least: 2, most: 8, is_scattered: false },
            Style::Hyper => Pattern::Some { least: 2, most: 5, is_scattered: true },
            Style::Golden => Pattern::Some { least: 1, most: 1, is_scattered: false },
        },
    };
    match asked {
        Pattern::Cells(cells) if cells & ALL == ALL => clash("pattern: expected an empty cell"),
        Pattern::Cells(cells) if is_mirrored(cells) => clash(
            "pattern: expected a cell off every line the board can be mirrored in, or the \
             solution is never the only one",
        ),
        fine => Ok(fine),
    }
}

/// Whether some reflection keeps all the cells in their places.
fn is_mirrored(cells: u32) -> bool {
    AXES.iter().any(|axis| cells & !axis == 0)
}

impl Pattern {
    /// Whether steps up to a rating solve some board with this pattern, where that is quick to find
    /// out: words only determine which letters stand side by side, and steps need that alone. The
    /// identity of the letters makes no difference.
    fn can_be_solved(&self, limit: Tenths) -> bool {
        let patterns: Vec<u32> = match *self {
            Pattern::Cells(cells) => vec![cells],
            Pattern::Some { most: 1, .. } => (0..CELLS).map(|cell| 1 << cell).collect(),
            Pattern::Some { .. } => return true,
        };
        let letter = |cell: usize| char::from(b'A' + cell as u8);
        let mut words = Vec::new();
        for one in 0..CELLS {
            // Each pair stands in a word of three, there and back.
            words.extend(bits(around(one)).map(|other| [one, other, one].map(letter)));
        }
        let words: Vec<String> = words.into_iter().map(String::from_iter).collect();
        patterns.into_iter().filter(|&cells| !is_mirrored(cells)).any(|cells| {
            let given = |cell: usize| (cells >> cell & 1 == 1).then_some(Value(cell as u8));
            let board = Words::new((0..CELLS).map(given).collect(), words.clone());
            let query = StepQuery::default().at_most(limit);
            explain(&board, &query, &mut Budget::unlimited()).end == End::Solved
        })
    }

    fn draw(&self, rng: &mut Rng) -> u32 {
        let (least, most, is_scattered) = match *self {
            Pattern::Cells(cells) => return cells,
            Pattern::Some { least, most, is_scattered } => (least, most, is_scattered),
        };
        let n = least + rng.below(most - least + 1);
        loop {
            let mut cells = 0_u32;
            for cell in rng.permutation(CELLS) {
                if cells.count_ones() < n as u32 && !(is_scattered && around(cell) & cells != 0) {
                    cells |= 1 << cell;
                }
            }
            if !is_mirrored(cells) && cells.count_ones() == n as u32 {
                return cells;
            }
        }
    }
}

/// A puzzle being generated.
struct Draft {
    /// The cell of each letter.
    cell_of: [usize; CELLS],
    given_cells: u32,
    /// The state that the kernel starts from.
    start: State,
    /// The words still in the puzzle, those to be removed first at the front.
    words: Vec<Vec<u8>>,
    pairs: Pairs,
}

/// Numbers of times that each pair of letters stands side by side, and that each letter is used.
#[derive(Clone)]
struct Pairs {
    links: Links,
    sides: [[u16; CELLS]; CELLS],
    uses: [u16; CELLS],
}

impl Pairs {
    fn of(words: &[Vec<u8>]) -> Pairs {
        let mut pairs = Pairs { links: [0; CELLS], sides: [[0; CELLS]; CELLS], uses: [0; CELLS] };
        for word in words {
            for pair in word.windows(2) {
                let (a, b) = (usize::from(pair[0]), usize::from(pair[1]));
                pairs.sides[a][b] += 1;
                pairs.sides[b][a] += 1;
                pairs.links[a] |= 1 << b;
                pairs.links[b] |= 1 << a;
            }
            word.iter().for_each(|&letter| pairs.uses[usize::from(letter)] += 1);
        }
        pairs
    }

    fn without(&self, word: &[u8]) -> Pairs {
        let mut less = self.clone();
        for pair in word.windows(2) {
            for (a, b) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                let (a, b) = (usize::from(a), usize::from(b));
                less.sides[a][b] -= 1;
                if less.sides[a][b] == 0 {
                    less.links[a] &= !(1 << b);
                }
            }
        }
        word.iter().for_each(|&letter| less.uses[usize::from(letter)] -= 1);
        less
    }

    fn n_used(&self) -> u32 {
        self.uses.iter().filter(|&&n| n > 0).count() as u32
    }
}

pub(super) fn generate(
    params: &Params,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    let own = params.value("words").map(|words| Lexicon::new(words.split('+')));
    let wish = Wish::of(params, &own)?;
    let attempts = if wish.hardness.is_asked() { LEVEL_ATTEMPTS } else { ATTEMPTS };
    let n_boards = Cell::new(0);
    let mut n_tests = 0;
    let attempt = |_| {
        budget.phase("board");
        let mut draft = match Draft::of_board(&wish, rng, &n_boards, budget) {
            Ok(Some(draft)) => draft,
            Ok(None) => return Attempt::GivenUp,
            Err(OutOfBudget) => return Attempt::OutOfBudget,
        };
        budget.phase("words");
        let thinned = draft.thin_out(&wish, budget);
        n_tests += thinned.unwrap_or(0);
        // A puzzle whose thinning out was interrupted has too many words, but still one solution.
        let distance = match thinned {
            Ok(_) => {
                let misses = draft.assess(&wish, budget).misses;
                let is_long = draft.words.len() > MOST_WORDS * wish.n_words(draft.n_givens());
                let is_unusual = is_long && wish.hardness.is_asked() && !wish.is_fewest;
                if is_unusual { misses.max(Hardness::UNUSUAL) } else { misses }
            }
            Err(OutOfBudget) => usize::MAX,
        };
        let figures = [("boards", n_boards.get() as f64), ("tests", n_tests as f64)];
        let made = draft.finish(&figures, budget);
        Attempt::Made { made, distance, is_cut_short: thinned.is_err() }
    };
    attempt_until_right(attempts, attempt, || {
        let mut wanted = wish.hardness.words();
        if wanted.is_empty() {
            wanted.push("one solution".to_owned());
        }
        format!("no puzzle with {} in {} boards", wanted.join(" and "), n_boards.get())
    })
}

impl Draft {
    /// The first random board that has exactly one solution with all words that it spells.
    fn of_board(
        wish: &Wish<'_>,
        rng: &mut Rng,
        n_boards: &Cell<usize>,
        budget: &mut Budget,
    ) -> Result<Option<Draft>, OutOfBudget> {
        for _ in 0..ATTEMPTS {
            n_boards.set(n_boards.get() + 1);
            budget.spend(1)?;
            let given_cells = wish.pattern.draw(rng);
            let mut cell_of = letters_on(given_cells, rng);
            let words = match wish.style {
                Style::Hyper => {
                    let chains = chains(&cell_of, rng);
                    let pairs = Pairs::of(&chains);
                    let start = start(&cell_of, given_cells);
                    let is_full = pairs.n_used() >= wish.least_spelt();
                    (is_full && wish.is_fine(&start, &pairs.links, budget)?).then_some(chains)
                }
                Style::Uber | Style::Ultra | Style::Golden => {
                    let found = climb(wish, given_cells, &mut cell_of, rng, budget)?;
                    found.map(|found| ranked(wish.lexicon, &found, rng))
                }
            };
            if let Some(words) = words {
                let start = start(&cell_of, given_cells);
                let pairs = Pairs::of(&words);
                return Ok(Some(Draft { cell_of, given_cells, start, words, pairs }));
            }
        }
        Ok(None)
    }

    fn n_givens(&self) -> usize {
        self.given_cells.count_ones() as usize
    }

    /// Takes words away while the puzzle keeps its properties; returns the number of tests.
    ///
    /// For a wanted level, words are removed first while the level below suffices, and then one at
    /// a time until there are enough steps of the level itself.
    fn thin_out(&mut self, wish: &Wish<'_>, budget: &mut Budget) -> Result<usize, OutOfBudget> {
        self.drop_contained();
        let limit = wish.hardness.limit();
        let mut n_tests = 0;
        if limit.is_some() && !self.is_fine_without(usize::MAX, &self.pairs.links, limit, budget)? {
            return Ok(1);
        }
        let easier = wish.hardness.easier().filter(|_| limit.is_some());
        if easier.is_some() {
            if self.is_fine_without(usize::MAX, &self.pairs.links, easier, budget)? {
                n_tests += self.thin_out_within(wish, easier, budget)?;
            } else if self.judge(wish, budget).0 {
                // With fewer words it only gets harder.
                return Ok(1);
            }
        }
        Ok(n_tests + self.thin_out_within(wish, limit, budget)?)
    }

    /// Takes words away while techniques up to a rating suffice; without a rating, while there is
    /// one solution.
    fn thin_out_within(
        &mut self,
        wish: &Wish<'_>,
        limit: Option<Tenths>,
        budget: &mut Budget,
    ) -> Result<usize, OutOfBudget> {
        let is_last = limit == wish.hardness.limit();
        let n_wanted = wish.n_words(self.n_givens());
        let mut n_tests = 0;
        let mut at = 0;
        // How the words that are left compare with the wish, once that is known.
        let mut known: Option<Assessment> = None;
        while at < self.words.len() {
            let is_few = self.words.len() <= n_wanted;
            if is_few && !is_last {
                break;
            }
            if is_few && known.get_or_insert_with(|| self.assess(wish, budget)).misses == 0 {
                break;
            }
            let less = self.pairs.without(&self.words[at]);
            // Techniques, too, only depend on the letters that stand side by side.
            let is_same = less.links == self.pairs.links;
            let can_go = less.n_used() >= wish.least_spelt()
                && (is_same || {
                    n_tests += 1;
                    self.is_fine_without(at, &less.links, limit, budget)?
                });
            if !can_go {
                at += 1;
                continue;
            }
            let before = (self.words.remove(at), std::mem::replace(&mut self.pairs, less));
            if is_same {
                continue;
            }
            let (is_too_hard, now) =
                if is_last && limit.is_some() { self.judge(wish, budget) } else { (false, None) };
            if is_too_hard {
                self.words.insert(at, before.0);
                self.pairs = before.1;
                at += 1;
            } else {
                known = now;
            }
        }
        Ok(n_tests)
    }

    /// Drops words that stand inside others, since they require nothing of their own.
    fn drop_contained(&mut self) {
        let is_inside = |word: &[u8], other: &[u8]| {
            other.len() > word.len() && other.windows(word.len()).any(|part| part == word)
        };
        let words = std::mem::take(&mut self.words);
        let is_own = |word: &&Vec<u8>| !words.iter().any(|other| is_inside(word, other));
        self.words = words.iter().filter(is_own).cloned().collect();
        self.pairs = Pairs::of(&self.words);
    }

    fn is_fine_without(
        &self,
        at: usize,
        links: &Links,
        limit: Option<Tenths>,
        budget: &mut Budget,
    ) -> Result<bool, OutOfBudget> {
        match limit {
            Some(limit) if follow::is_within_reach(limit) => {
                budget.spend(1)?;
                Ok(follow::is_solved(self.start, links, limit))
            }
            Some(limit) => {
                let rest = self.words.iter().enumerate().filter(|&(i, _)| i != at);
                let puzzle = self.puzzle(rest.map(|(_, word)| word.as_slice()));
                let explained = explain(&puzzle, &StepQuery::default().at_most(limit), budget);
                if explained.end == End::OutOfBudget {
                    return Err(OutOfBudget);
                }
                Ok(explained.end == End::Solved)
            }
            None => is_unique(&self.start, links, budget),
        }
    }

    /// Compares it with the wish.
    fn assess(&self, wish: &Wish<'_>, budget: &mut Budget) -> Assessment {
        let puzzle = self.puzzle(self.words.iter().map(Vec::as_slice));
        wish.hardness.assess(&puzzle, budget)
    }

    /// Whether it is harder than asked for, and the comparison with the wish, if that took one.
    fn judge(&self, wish: &Wish<'_>, budget: &mut Budget) -> (bool, Option<Assessment>) {
        if wish.hardness.is_just(Level::Hard) {
            return (wish.has_many_steps(&self.start, &self.pairs.links), None);
        }
        let now = self.assess(wish, budget);
        (now.is_too_hard, Some(now))
    }

    fn puzzle<'w>(&self, words: impl Iterator<Item = &'w [u8]>) -> Words {
        let mut givens = vec![None; CELLS];
        for (letter, &cell) in self.cell_of.iter().enumerate() {
            if self.given_cells >> cell & 1 == 1 {
                givens[cell] = Some(Value(letter as u8));
            }
        }
        let spell = |word: &[u8]| word.iter().map(|&l| char::from(b'A' + l)).collect::<String>();
        let mut words: Vec<String> = words.map(spell).collect();
        words.sort();
        Words::new(givens, words)
    }

    fn finish(&self, figures: &[(&'static str, f64)], budget: &Budget) -> Generated {
        let puzzle = self.puzzle(self.words.iter().map(Vec::as_slice));
        let mut solution: Solution = vec![Value(0); CELLS];
        for (letter, &cell) in self.cell_of.iter().enumerate() {
            solution[cell] = Value(letter as u8);
        }
        let mut figures = figures.to_vec();
        figures.extend([
            ("clues", puzzle.board().n_givens() as f64),
            ("words", self.words.len() as f64),
            ("letters", f64::from(self.pairs.n_used())),
            ("nodes", budget.used() as f64),
        ]);
        Generated { puzzle: Arc::new(puzzle), solution, figures }
    }
}

/// The state that the kernel starts from.
fn start(cell_of: &[usize; CELLS], given_cells: u32) -> State {
    let letters = cell_of.iter().copied().enumerate();
    let givens = letters.filter(|&(_, cell)| given_cells >> cell & 1 == 1);
    State::new(givens).expect("each letter once")
}

fn is_unique(start: &State, links: &Links, budget: &mut Budget) -> Result<bool, OutOfBudget> {
    let (n, end) = kernel::count(start, links, 2, budget);
    end?;
    Ok(n == 1)
}

/// A random board as the cell of each letter, with no vowel given while another letter could be.
fn letters_on(given_cells: u32, rng: &mut Rng) -> [usize; CELLS] {
    let mut order = rng.permutation(CELLS);
    let is_given = |cell: usize| given_cells >> cell & 1 == 1;
    let is_vowel = |letter: usize| VOWELS >> letter & 1 == 1;
    let letters_of = |vowel: bool, given: bool, order: &[usize]| -> Vec<usize> {
        (0..SYMBOLS.len())
            .filter(|&l| is_vowel(l) == vowel && is_given(order[l]) == given)
            .collect()
    };
    let mut others = letters_of(false, false, &order);
    for vowel in letters_of(true, true, &order) {
        if !others.is_empty() {
            let other = others.swap_remove(rng.below(others.len()));
            order.swap(vowel, other);
        }
    }
    std::array::from_fn(|letter| order[letter])
}

/// Swaps letters while that brings more of them into words and side by side, until there are enough
/// and one solution; returns all words that the board then spells, or `None` for a board that does
/// not get there.
fn climb(
    wish: &Wish<'_>,
    given_cells: u32,
    cell_of: &mut [usize; CELLS],
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Vec<u32>>, OutOfBudget> {
    let is_given = |cell: usize| given_cells >> cell & 1 == 1;
    let is_vowel = |letter: usize| VOWELS >> letter & 1 == 1;
    let gives_vowel = |letter: usize, cell: usize| is_vowel(letter) && is_given(cell);
    let (mut found, mut uses) = wish.lexicon.on_board(cell_of);
    let mut is_new = true;
    for _ in 0..MOST_SWAPS {
        if is_new
            && uses.worth().0 >= wish.least_spelt()
            && wish.is_fine(&start(cell_of, given_cells), &uses.links(), budget)?
        {
            return Ok(Some(found));
        }
        budget.spend(1)?;
        // A letter in no word, if there is one, moves next to a letter that it often stands beside.
        let unused = ALL & !uses.letters;
        let movable: Vec<usize> = bits(if unused == 0 { ALL } else { unused }).collect();
        let one = movable[rng.below(movable.len())];
        let Some(partner) = wish.lexicon.partner(one, rng) else { return Ok(None) };
        let near: Vec<usize> = bits(around(cell_of[partner])).collect();
        let cell = near[rng.below(near.len())];
        let other = (0..CELLS).find(|&letter| cell_of[letter] == cell).expect("a full board");
        is_new = false;
        if one == other || gives_vowel(one, cell) || gives_vowel(other, cell_of[one]) {
            continue;
        }
        cell_of.swap(one, other);
        let (now_found, now_uses) = wish.lexicon.on_board(cell_of);
        if now_uses.worth() >= uses.worth() {
            (found, uses, is_new) = (now_found, now_uses, true);
        } else {
            cell_of.swap(one, other);
        }
    }
    Ok(None)
}

/// The cells that touch a cell.
fn around(cell: usize) -> u32 {
    super::Mask::of_bits(1 << cell).neighbourhood(1).bits() & !(1 << cell)
}

/// The words, those to be removed first at the front: ranked by shortness, rarity and chance.
fn ranked(lexicon: &Lexicon, found: &[u32], rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut found: Vec<(usize, u32)> = found
        .iter()
        .map(|&index| {
            let length = match lexicon.word(index).len() {
                ..=3 => 0,
                4 => 100,
                _ => 130,
            };
            let common = 120 - 120 * index as usize / lexicon.len();
            (length + common + rng.below(40), index)
        })
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, index)| lexicon.word(index).to_vec()).collect()
}

/// Walks over the board that never cross a cell twice, until every letter has been met often.
fn chains(cell_of: &[usize; CELLS], rng: &mut Rng) -> Vec<Vec<u8>> {
    /// This many walks join nearly all neighbours.
    const N_CHAINS: usize = 40;
    let mut letter_at = [0; CELLS];
    for (letter, &cell) in cell_of.iter().enumerate() {
        letter_at[cell] = letter as u8;
    }
    (0..N_CHAINS)
        .map(|i| {
            let length = 3 + rng.below(5);
            let mut cell = i % CELLS;
            let mut met = 1 << cell;
            let mut chain = vec![letter_at[cell]];
            while chain.len() < length {
                let steps: Vec<usize> = bits(around(cell) & !met).collect();
                if steps.is_empty() {
                    break;
                }
                cell = steps[rng.below(steps.len())];
                met |= 1 << cell;
                chain.push(letter_at[cell]);
            }
            chain
        })
        .filter(|chain| chain.len() > 2)
        .collect()
}

#[cfg(test)]
mod tests;
