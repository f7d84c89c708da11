//! Caches the texts of steps, since most steps of easy puzzles are among a few thousand.

use std::cell::RefCell;
use std::sync::Arc;

use gridwright::steps::{Arg, Effect, effects_words};
use gridwright::{Puzzle, Site, Step};
use gridwright_words::Words;

/// Number of cached steps per thread, which take about five megabytes of texts.
const MOST: usize = 1 << 14;

/// The texts about a step.
#[derive(Clone)]
pub(crate) struct StepText {
    /// The names of the sites that the reasoning looks at.
    pub(crate) because: Vec<String>,
    /// The effects of the step, such as `r1c1=5`.
    pub(crate) moves: String,
    /// The argument in sentences.
    pub(crate) text: String,
}

/// The cached texts of steps of puzzles with the same rules.
#[derive(Default)]
struct Known {
    words: Words,
    /// A puzzle with these rules. It keeps them alive, since they are recognised by their address.
    puzzle: Option<Arc<dyn Puzzle>>,
    /// A direct-mapped cache: each step is at the index that its key's hash gives, until another
    /// step replaces it.
    texts: Vec<Option<(Vec<u16>, StepText)>>,
}

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// The texts about a step of a puzzle.
pub(crate) fn step_text(words: Words, puzzle: &Arc<dyn Puzzle>, step: &Step) -> StepText {
    let Some(key) = key(step) else { return new_text(words, &**puzzle, step) };
    KNOWN.with_borrow_mut(|known| {
        let is_known = known.puzzle.as_ref().is_some_and(|it| is_same(&**it, &**puzzle));
        if known.words != words || !is_known {
            known.texts.clear();
            known.texts.resize(MOST, None);
            (known.words, known.puzzle) = (words, Some(Arc::clone(puzzle)));
        }
        let place = &mut known.texts[place_of(&key)];
        match place {
            Some((known, text)) if *known == key => text.clone(),
            place => place.insert((key, new_text(words, &**puzzle, step))).1.clone(),
        }
    })
}

/// The index of a step in the cache (FNV-1a over 16-bit words).
fn place_of(key: &[u16]) -> usize {
    let mix = |hash: u64, &word: &u16| (hash ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3);
    let hash = key.iter().fold(0xcbf2_9ce4_8422_2325, mix);
    (hash >> 32) as usize % MOST
}

fn new_text(words: Words, puzzle: &dyn Puzzle, step: &Step) -> StepText {
    let board = puzzle.board();
    StepText {
        because: step.finding.because.iter().map(|&site| board.site_name(site)).collect(),
        moves: effects_words(board, &step.finding.effects),
        text: words.full(puzzle, step),
    }
}

/// Whether the texts for one puzzle are valid for the other: they share their rules, and their
/// boards differ only in clues.
fn is_same(one: &dyn Puzzle, other: &dyn Puzzle) -> bool {
    let (board, other_board) = (one.board(), other.board());
    std::ptr::eq(one.constraints(), other.constraints())
        && std::ptr::eq(one.info(), other.info())
        && board.symbols == other_board.symbols
        && board.sites == other_board.sites
}

/// Everything that the text of a step depends on besides the puzzle; `None` for kinds of steps that
/// rarely recur.
fn key(step: &Step) -> Option<Vec<u16>> {
    let mut key = Vec::with_capacity(48);
    // Techniques and argument names are identified by their addresses.
    key.extend(words_of(std::ptr::from_ref(step.technique).addr() as u64));
    list(&mut key, &step.finding.because);
    for effect in &step.finding.effects {
        match *effect {
            Effect::Place(site, value) => key.extend([0, site.0, u16::from(value.0)]),
            Effect::Drop(site, gone) => {
                key.extend([1, site.0]);
                key.extend(words_of(gone.0));
            }
        }
    }
    for (name, arg) in &step.finding.args {
        key.extend(words_of(name.as_ptr().addr() as u64));
        key.push(name.len() as u16);
        match arg {
            Arg::Site(site) => key.extend([2, site.0]),
            Arg::Value(value) => key.extend([3, u16::from(value.0)]),
            Arg::Rule(index) => key.extend([4, u16::try_from(*index).ok()?]),
            Arg::Sites(sites) => {
                key.push(5);
                list(&mut key, sites);
            }
            Arg::Values(values) => {
                key.push(6);
                key.extend(words_of(values.0));
            }
            _ => return None,
        }
    }
    Some(key)
}

/// Appends sites, preceded by their number so that keys are unambiguous.
fn list(key: &mut Vec<u16>, sites: &[Site]) {
    key.push(sites.len() as u16);
    key.extend(sites.iter().map(|site| site.0));
}

fn words_of(bits: u64) -> [u16; 4] {
    [bits as u16, (bits >> 16) as u16, (bits >> 32) as u16, (bits >> 48) as u16]
}

#[cfg(test)]
mod tests {
    use gridwright::{Budget, StepQuery, explain};
    use gridwright_words::Language;

    use super::*;

    #[test]
    fn kept_texts_are_those_of_the_step_whatever_was_before() {
        let (mut n_steps, mut n_keys) = (0, 0);
        // Puzzles with different rules, symbols and languages in turn, each of them twice.
        let recipes =
            ["sudoku@1#1", "sudoku/level=easy@1#2", "sudoku/size=6@1#1", "cirth/size=6@1#1"];
        let recipes =
            recipes.into_iter().chain(["sudoku/diagonal=yes@1#1", "sudoku/killer=yes,size=4@1#3"]);
        let puzzles: Vec<Arc<dyn Puzzle>> = recipes
            .map(|recipe| {
                let recipe: gridwright::Recipe = recipe.parse().expect("a recipe");
                recipe.make(&mut Budget::unlimited()).expect("a puzzle").puzzle
            })
            .collect();
        for round in 0..4 {
            let words =
                Words::new(if round % 2 == 0 { Language::English } else { Language::German });
            for puzzle in &puzzles {
                let explanation =
                    explain(&**puzzle, &StepQuery::default(), &mut Budget::unlimited());
                for step in &explanation.steps {
                    let (kept, new) =
                        (step_text(words, puzzle, step), new_text(words, &**puzzle, step));
                    assert_eq!((kept.because, kept.moves), (new.because, new.moves));
                    assert_eq!(kept.text, new.text);
                    n_steps += 1;
                    n_keys += usize::from(key(step).is_some());
                }
            }
        }
        assert!(n_steps > 500 && n_keys > n_steps / 2, "{n_keys} of {n_steps} steps have keys");
    }

    #[test]
    fn steps_that_differ_have_other_keys() {
        let recipe: gridwright::Recipe = "sudoku@1#1".parse().expect("a recipe");
        let puzzle = recipe.make(&mut Budget::unlimited()).expect("a puzzle").puzzle;
        let steps = explain(&*puzzle, &StepQuery::default(), &mut Budget::unlimited()).steps;
        for (i, one) in steps.iter().enumerate() {
            for other in &steps[..i] {
                let is_same = one.technique == other.technique && one.finding == other.finding;
                assert!(key(one).is_none() || (key(one) == key(other)) == is_same);
            }
        }
    }
}
