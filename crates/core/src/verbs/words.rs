//! Steps in words. The sentences live in the technique table; this fills in their gaps.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Board, Mask, Site};
use crate::data::claim::Claim;
use crate::data::clue::ClueId;
use crate::data::step::{Arg, Effect, Step};
use crate::verbs::culprits::Culprit;

/// The reason for a step, in a sentence or two that a player can follow.
///
/// ```
/// use gridwright_core::{Puzzle, Step, sentence};
/// fn line(puzzle: &dyn Puzzle, step: &Step) -> String {
///     format!("{}: {}", step.technique.name, sentence(puzzle, step))
/// }
/// ```
pub fn sentence(puzzle: &dyn Puzzle, step: &Step) -> String {
    let mut text = String::new();
    let mut rest = step.technique.words;
    while let Some(open) = rest.find('{') {
        let close = open + rest[open..].find('}').expect("templates close their braces");
        let (index, how) =
            rest[open + 1..close].split_once(':').unwrap_or((&rest[open + 1..close], "and"));
        let index: usize = index.parse().expect("templates number their gaps");
        text.push_str(&rest[..open]);
        text.push_str(&arg_words(puzzle, &step.finding.args[index], how));
        rest = &rest[close + 1..];
    }
    text.push_str(rest);
    text
}

/// What a step changes, in short: `r1c2=5` for a value, `r1c2<>34` for candidates that go.
///
/// ```
/// use gridwright_core::{Board, Effect, Mask, Site, Value, effects_words};
/// let board = Board::of_cells(2, 2, vec!['1', '2']);
/// let effects =
///     [Effect::Place(Site(0), Value(1)), Effect::Drop(Site(3), Mask::first(2))];
/// assert_eq!(effects_words(&board, &effects), "r1c1=2 r2c2<>12");
/// ```
pub fn effects_words(board: &Board, effects: &[Effect]) -> String {
    let word = |effect: &Effect| match *effect {
        Effect::Place(site, value) => {
            format!("{}={}", board.site_name(site), board.symbol(value))
        }
        Effect::Drop(site, gone) => {
            let gone: String = gone.iter().map(|value| board.symbol(value)).collect();
            format!("{}<>{gone}", board.site_name(site))
        }
    };
    effects.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// An argument in words. Lists end in `how`, `and` or `or`; `all` says so where there are several, and
/// `both` says only whether there are two or more.
fn arg_words(puzzle: &dyn Puzzle, arg: &Arg, how: &str) -> String {
    let board = puzzle.board();
    let n = match arg {
        Arg::Sites(sites) => sites.len(),
        Arg::Values(values) => values.len(),
        Arg::Rules(rules) => rules.len(),
        _ => 1,
    };
    match how {
        "both" => return if n == 2 { "both" } else { "all of them" }.to_owned(),
        "all" if n == 2 => return format!("both {}", arg_words(puzzle, arg, "and")),
        "all" if n > 2 => return format!("all of {}", arg_words(puzzle, arg, "and")),
        _ => (),
    }
    let list = |words: &[String]| list(words, how);
    let rule = |&index: &usize| puzzle.constraints()[index].name().to_owned();
    match arg {
        Arg::Site(site) => board.site_name(*site),
        Arg::Sites(sites) => list(&site_names(board, sites)),
        Arg::Value(value) => board.symbol(*value).to_string(),
        Arg::Values(mask) => list(&value_names(board, *mask)),
        Arg::Rule(index) => rule(index),
        Arg::Number(n) => n.to_string(),
        Arg::Word(word) => (*word).to_owned(),
        Arg::Rules(indices) => list(&indices.iter().map(rule).collect::<Vec<_>>()),
        Arg::Chains(chains) => {
            let chains: Vec<String> =
                chains.iter().map(|links| chain_words(board, links)).collect();
            chains.join("; ")
        }
    }
}

fn chain_words(board: &Board, links: &[Claim]) -> String {
    let word = |link: &Claim| {
        let sign = if link.holds { "=" } else { "<>" };
        format!("{}{sign}{}", board.site_name(link.site), board.symbol(link.value))
    };
    links.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// What could be wrong in a puzzle without a solution, in a few words.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, culprit_words, culprits};
/// fn advice(puzzle: &dyn Puzzle) -> Vec<String> {
///     let found = culprits(puzzle, &mut Budget::nodes(100_000));
///     found.iter().map(|culprit| culprit_words(puzzle, culprit)).collect()
/// }
/// ```
pub fn culprit_words(puzzle: &dyn Puzzle, culprit: &Culprit) -> String {
    let board = puzzle.board();
    match culprit {
        Culprit::Broken(violation) => {
            let clue = |&site: &Site| {
                let given = board.givens.get(site.index()).copied().flatten();
                let value = given.map_or('.', |value| board.symbol(value));
                format!("{}={value}", board.site_name(site))
            };
            let clues: Vec<String> = violation.sites.iter().map(clue).collect();
            format!("the clues {} do not go together in {}", clues.join(", "), violation.name)
        }
        Culprit::Clues { clues, is_unique } => {
            let all = puzzle.clues();
            let label = |id: &ClueId| {
                all.iter().find(|clue| clue.id == *id).map_or(String::new(), |c| c.name(board))
            };
            let labels: Vec<String> = clues.iter().map(label).collect();
            let left = if *is_unique { "1 solution" } else { "several solutions" };
            format!("without {} it has {left}", list(&labels, "and"))
        }
    }
}

/// Sites as people list them: `r1c2`, `r1c2 and r3c4`, `r1c2, r3c4 and r5c6`.
///
/// ```
/// use gridwright_core::{Board, Site, sites_words};
/// let board = Board::of_cells(2, 2, vec!['1', '2']);
/// assert_eq!(sites_words(&board, &[Site(0), Site(1), Site(3)]), "r1c1, r1c2 and r2c2");
/// ```
pub fn sites_words(board: &Board, sites: &[Site]) -> String {
    list(&site_names(board, sites), "and")
}

fn site_names(board: &Board, sites: &[Site]) -> Vec<String> {
    sites.iter().map(|&site| board.site_name(site)).collect()
}

fn value_names(board: &Board, mask: Mask) -> Vec<String> {
    mask.iter().map(|value| board.symbol(value).to_string()).collect()
}

/// `a`, `a and b`, `a, b and c`.
fn list(words: &[String], and: &str) -> String {
    match words {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}
