//! Measures how far ahead explanations look, for the table in `docs/levels.md`.
//!
//! `cargo xtask lookahead [WORD...] [PUZZLES]` runs it; the words select the shapes that contain
//! all of them. The length of a list of moves is the number of moves that follow from the
//! assumption.

use gridwright::steps::{Arg, End};
use gridwright::{Budget, FAMILIES, Family, Params, Recipe, Step, StepQuery, explain};

/// The measured shapes, with the number of puzzles.
const SHAPES: &[(&str, &str, u64)] = &[
    ("gogen", "style=uber", 3000),
    ("gogen", "style=ultra", 3000),
    ("gogen", "style=hyper", 3000),
    ("gogen", "style=golden", 1000),
    ("alcazar", "width=4,height=4", 1000),
    ("alcazar", "width=4,height=4,walls=unique", 1000),
    ("alcazar", "width=6,height=6", 1000),
    ("alcazar", "width=6,height=6,walls=unique", 1000),
    ("alcazar", "width=8,height=8", 300),
    ("alcazar", "width=8,height=8,walls=unique", 1000),
    ("alcazar", "width=9,height=9", 300),
    ("alcazar", "width=9,height=9,walls=unique", 1000),
    ("alcazar", "width=10,height=10", 300),
    ("alcazar", "width=10,height=10,walls=unique", 1000),
    ("alcazar", "width=12,height=12", 100),
    ("alcazar", "width=12,height=12,walls=unique", 300),
    ("alcazar", "width=8,height=8,walls=unique,gaps=2", 1000),
    ("alcazar", "width=8,height=8,fewest=yes", 50),
    ("cirth", "size=7,areas=distinct", 300),
];

/// The first seed.
const SEED: u64 = 9000;

/// Number of moves above which a list counts as long.
const LONG: usize = 10;

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let puzzles = words.last().and_then(|word| word.parse::<u64>().ok());
    if puzzles.is_some() {
        words.pop();
    }
    println!("| shape | puzzles | look ahead | more than {LONG} moves | longest | stuck |");
    println!("|---|---|---|---|---|---|");
    for &(id, shape, n) in SHAPES {
        let text = format!("{id} {shape}");
        if !words.iter().all(|word| text.contains(word)) {
            continue;
        }
        let family = FAMILIES.iter().find(|family| family.info().id == id).expect("a family");
        let n = puzzles.unwrap_or(n);
        let mut row = Row::default();
        (SEED..SEED + n).for_each(|seed| row.count(*family, shape, seed));
        let Row { look, long, longest, stuck } = row;
        println!("| {text} | {n} | {look} | {long} | {longest} | {stuck} |");
    }
}

#[derive(Default)]
struct Row {
    /// The numbers of puzzles that need look-ahead, and that need a long one.
    look: usize,
    long: usize,
    longest: usize,
    stuck: usize,
}

impl Row {
    fn count(&mut self, family: &'static dyn Family, shape: &str, seed: u64) {
        let params = Params::parse(family.info().params, shape).expect("a shape");
        let generator = family.info().generator;
        let recipe = Recipe { family, params, generator, seed, index: 0 };
        let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
        let explained = explain(&*made.puzzle, &StepQuery::default(), &mut Budget::unlimited());
        let longest = explained.steps.iter().filter_map(moves).max();
        self.look += usize::from(longest.is_some());
        self.long += usize::from(longest > Some(LONG));
        self.longest = self.longest.max(longest.unwrap_or(0));
        self.stuck += usize::from(explained.end != End::Solved);
    }
}

/// The number of moves on the longest way of a step to its contradiction, without the assumption;
/// where there are two ways on, the moves up to there count too.
fn moves(step: &Step) -> Option<usize> {
    let args = &step.finding.args;
    let lists = args.iter().filter_map(|(_, arg)| match arg {
        Arg::Moves(lists) => lists.iter().map(Vec::len).max(),
        _ => None,
    });
    let lists: Vec<usize> = lists.collect();
    let supposed = usize::from(["look-ahead", "either-way"].contains(&step.technique.id));
    (!lists.is_empty()).then(|| lists.iter().sum::<usize>() - supposed)
}
