//! Generates a Futoshiki: a full square with all its signs, from which clues are taken away.

use std::sync::Arc;

use gridwright_core::{
    Attempt, Budget, ClueId, Generated, Hardness, Keep, Level, Minimised, ParamError, Params,
    Puzzle, Removal, Rng, Shortfall, Site, Solution, attempt_until_right, carve_towards,
    give_towards, minimise, random_solution,
};

use super::info::INFO;
use super::puzzle::Square;
use super::sign::{Sign, edges, n_edges};

/// Attempts at wanted numbers of clues or a level before giving up.
const ATTEMPTS: usize = 1000;

/// Weight of a given against a sign when the next clue to try is drawn, as a rule.
const GIVEN_WEIGHT: usize = 4;

/// The wish for a puzzle, read from the parameters.
struct Wish {
    n: usize,
    givens: Option<usize>,
    signs: Option<usize>,
    is_minimal: bool,
    hardness: Hardness,
}

impl Wish {
    fn of(params: &Params) -> Result<Wish, Shortfall> {
        let n = params.int("size").expect("has a default");
        let asked = |name: &str, all: usize, of: &str| {
            params.value(name).map(|text| amount(name, text, all, of)).transpose()
        };
        let givens = asked("givens", n * n, "the cells of the board")?;
        let signs = asked("signs", n_edges(n), "the places between cells")?;
        if (givens, signs) == (Some(0), Some(0)) {
            let why = "givens=0: expected signs with it, since nothing else tells where values are";
            return Err(Shortfall::BadParams(ParamError::Clash(why.to_owned())));
        }
        Ok(Wish {
            n,
            givens,
            signs,
            is_minimal: params.value("minimal") == Some("yes"),
            hardness: Hardness::of(params, &INFO)?,
        })
    }

    /// The condition that must hold while clues are removed.
    fn keep(&self) -> Keep {
        self.hardness.keep_by_propagation().unwrap_or(Keep::Unique)
    }

    /// Weight of a given against a sign when the next clue to try is drawn. Expert techniques are
    /// those of rows and columns, and fewer signs leave more room for them.
    fn given_weight(&self) -> usize {
        if self.hardness.level() == Some(Level::Expert) { 1 } else { GIVEN_WEIGHT }
    }

    /// The parts of the wish, each in the words of a recipe.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        words.extend(self.givens.map(|n| format!("givens={n}")));
        words.extend(self.signs.map(|n| format!("signs={n}")));
        words.extend(self.is_minimal.then(|| "minimal=yes".to_owned()));
        words.extend(self.hardness.words());
        words
    }

    /// The distance of a puzzle from the wish; 0 is right.
    fn distance(&self, square: &Square, budget: &mut Budget) -> usize {
        let (n_givens, n_signs) = (square.board().n_givens(), square.signs.len());
        let by_number = self.givens.map_or(0, |n| n.abs_diff(n_givens))
            + self.signs.map_or(0, |n| n.abs_diff(n_signs));
        if by_number > 0 { 2 * by_number } else { self.hardness.misses(square, budget) }
    }
}

/// Reads a number of things, or a percentage of all of them.
fn amount(name: &str, text: &str, all: usize, of: &str) -> Result<usize, ParamError> {
    let number = |text: &str| {
        let is_plain = (1..=3).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<usize>().ok().filter(|_| is_plain)
    };
    let amount = match text.strip_suffix('%') {
        Some(share) => number(share).filter(|&share| share <= 100).map(|s| (all * s + 50) / 100),
        None => number(text).filter(|&n| n <= all),
    };
    amount.ok_or_else(|| {
        let expected = format!("a number up to {all}, or a share of {of} such as 25%");
        ParamError::Clash(format!("{name}={text}: expected {expected}"))
    })
}

pub(super) fn generate(
    params: &Params,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    let wish = Wish::of(params)?;
    let attempt = |attempt: usize| {
        let Some((carving, solution)) = carve(&wish, attempt, rng, budget) else {
            return Attempt::OutOfBudget;
        };
        let Carving { mut square, tests, undecided, misses, .. } = carving;
        // Only a wanted level is rated; otherwise this phase is empty.
        budget.phase("rating");
        let mut distance = misses.unwrap_or_else(|| wish.distance(&square, budget));
        if distance > 0
            && distance != Hardness::LACKS
            && (wish.givens, wish.is_minimal) == (None, false)
            && let Some(more) = give_towards(&square, &solution, &wish.hardness, rng, budget)
        {
            square = Square::new(wish.n, more.board().givens.clone(), square.signs);
            distance = 0;
        }
        let (n_givens, n_signs) = (square.board().n_givens(), square.signs.len());
        let figures = vec![
            ("attempts", attempt as f64),
            ("givens", n_givens as f64),
            ("signs", n_signs as f64),
            ("clues", (n_givens + n_signs) as f64),
            ("tests", tests as f64),
            ("undecided", undecided as f64),
            ("nodes", budget.used() as f64),
        ];
        let made = Generated { puzzle: Arc::new(square), solution, figures };
        let is_cut_short = undecided > 0 || budget.is_spent();
        Attempt::Made { made, distance, is_cut_short }
    };
    attempt_until_right(ATTEMPTS, attempt, || {
        format!("no puzzle with {} in {ATTEMPTS} attempts", wish.words().join(" and "))
    })
}

/// One attempt; `None` when the budget ends before there is a full square.
fn carve(
    wish: &Wish,
    attempt: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Option<(Carving, Solution)> {
    let n = wish.n;
    budget.phase("fill");
    let empty = Square::new(n, vec![None; n * n], Vec::new());
    let solution = random_solution(&empty, rng, budget).ok()?.expect("there are Latin squares");
    budget.phase("removal");
    let givens = solution.iter().copied().map(Some).collect();
    let sign = |(first, second): (Site, Site)| {
        let rises = solution[first.index()] < solution[second.index()];
        Sign { first, second, rises }
    };
    let mut signs: Vec<Sign> = edges(n).map(sign).collect();
    // Where the number of signs is known they can be chosen at once, while all values are given.
    // With few givens asked for as well this seldom works, and so every other attempt takes signs
    // away last.
    let are_chosen = wish.signs.is_some() && (wish.givens.is_none() || attempt.is_multiple_of(2));
    if let Some(n_signs) = wish.signs.filter(|_| are_chosen) {
        rng.shuffle(&mut signs);
        signs.truncate(n_signs);
    }
    let square = Square::new(n, givens, signs);
    let mut carving = Carving { square, keep: wish.keep(), tests: 0, undecided: 0, misses: None };
    if let (None, None) = (wish.givens, wish.signs) {
        let order = carving.mixed(wish.given_weight(), rng);
        let removal = Removal::one_by_one(order).keeping(carving.keep);
        let carved =
            carve_towards(&carving.square, &solution, &removal, &wish.hardness, attempt, budget);
        carving.misses = carved.misses;
        carving.take(carved.minimised);
        return Some((carving, solution));
    }
    let most = wish.givens.map_or(usize::MAX, |n_givens| n * n - n_givens);
    let order = shuffled(carving.givens(), rng);
    carving.remove(order, most, &solution, budget);
    // Removing signs does not make the givens fewer.
    let has_too_many = wish.givens.is_some_and(|most| carving.square.board().n_givens() > most);
    if !has_too_many && !are_chosen {
        let most = wish.signs.map_or(usize::MAX, |n_signs| n_edges(n) - n_signs);
        let order = shuffled(carving.signs(), rng);
        carving.remove(order, most, &solution, budget);
    }
    if !has_too_many && wish.is_minimal {
        let order = carving.mixed(GIVEN_WEIGHT, rng);
        carving.remove(order, usize::MAX, &solution, budget);
    }
    Some((carving, solution))
}

fn shuffled(mut clues: Vec<ClueId>, rng: &mut Rng) -> Vec<ClueId> {
    rng.shuffle(&mut clues);
    clues
}

/// A puzzle that loses clues.
struct Carving {
    square: Square,
    keep: Keep,
    tests: u64,
    undecided: usize,
    /// The distance of its difficulty from the wish, where it is known.
    misses: Option<usize>,
}

impl Carving {
    fn givens(&self) -> Vec<ClueId> {
        self.square.board().given_clues().iter().map(|clue| clue.id).collect()
    }

    fn signs(&self) -> Vec<ClueId> {
        (0..self.square.signs.len()).map(|i| ClueId::Other(i as u16)).collect()
    }

    /// All clues in random order, most givens before most signs: clues tried first are likelier to
    /// go, and a given says as much as several signs.
    fn mixed(&self, weight: usize, rng: &mut Rng) -> Vec<ClueId> {
        let (mut givens, mut signs) = (shuffled(self.givens(), rng), shuffled(self.signs(), rng));
        let mut order = Vec::with_capacity(givens.len() + signs.len());
        while !givens.is_empty() || !signs.is_empty() {
            let is_given = rng.below(weight * givens.len() + signs.len()) >= signs.len();
            order.extend(if is_given { givens.pop() } else { signs.pop() });
        }
        order
    }

    /// Takes clues away in this order, at most `most` of them.
    fn remove(
        &mut self,
        order: Vec<ClueId>,
        most: usize,
        solution: &Solution,
        budget: &mut Budget,
    ) {
        let removal = Removal::one_by_one(order).keeping(self.keep).at_most(most);
        let carved = minimise(&self.square, solution, &removal, budget);
        self.take(carved);
    }

    /// Applies the result of a removal.
    fn take(&mut self, carved: Minimised) {
        let Minimised { removed, tests, undecided, .. } = carved;
        let kept = self.givens().into_iter().chain(self.signs());
        self.square = self.square.with(&kept.filter(|clue| !removed.contains(clue)).collect());
        self.tests += tests;
        self.undecided += undecided;
    }
}
