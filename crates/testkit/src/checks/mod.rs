//! The checks, in the order in which a new family should pass them.

mod all_steps;
mod broken;
mod ensure;
mod facts;
mod forms;
mod help;
mod making;
mod play;
mod proofs;
mod reasons;
mod verdicts;

use crate::bench::Bench;

/// A property that every family must have.
pub struct Check {
    /// The property in a few words.
    pub name: &'static str,
    /// Returns a description of the first violation.
    pub run: fn(&Bench<'_>) -> Result<(), String>,
}

/// All checks.
pub static CHECKS: &[Check] = &[
    Check { name: "facts are complete and in order", run: facts::in_order },
    Check { name: "text, line, JSON and id forms round-trip", run: forms::round_trip },
    Check { name: "names for logs are the same in every form", run: forms::names },
    Check { name: "junk is refused in a sentence", run: forms::junk },
    Check { name: "the same seed makes the same puzzle", run: forms::seeds },
    Check { name: "pictures cover every site", run: forms::pictures },
    Check { name: "made puzzles have one solution by every method", run: verdicts::made },
    Check { name: "verdicts on mutants agree with the oracle", run: verdicts::mutants },
    Check { name: "counts agree with the oracle", run: verdicts::counts },
    Check { name: "the checker agrees with the rules read aloud", run: verdicts::near_misses },
    Check { name: "a stopped or small budget is an answer", run: verdicts::budgets },
    Check { name: "every rule is alone broken in a case", run: broken::cases },
    Check { name: "sites at fault break the rule alone", run: broken::sites_at_fault },
    Check { name: "steps never contradict a solution", run: reasons::sound },
    Check { name: "all next steps are listed, easiest first", run: all_steps::listed },
    Check { name: "ratings are those of the steps", run: reasons::ratings },
    Check { name: "explanations are proofs, false ones are refused", run: proofs::hold },
    Check { name: "minimised puzzles are minimal, by either way", run: reasons::minimal },
    Check { name: "clues of every kind can be minimised", run: reasons::minimal_in_all_clues },
    Check { name: "puzzles are made by hand, clue by clue", run: making::by_hand },
    Check { name: "true candidates are the oracle's", run: making::candidates },
    Check { name: "repairs leave one solution", run: making::repaired },
    Check { name: "a game saves, loads, undoes and ends", run: play::game },
    Check { name: "clues beside the board come true", run: play::beside },
    Check { name: "hints lead to the solution", run: play::hints },
    Check { name: "games are explained from the middle", run: play::explained_from_the_middle },
    Check { name: "the first wrong move is found and refuted", run: help::mistakes },
    Check { name: "what is forced at a site is right", run: help::sites },
    Check { name: "clues come true in a way that is listed", run: help::clues },
    Check { name: "paths are followed as they are proved", run: help::paths },
];

pub use forms::reads_back;
pub(crate) use reasons::follow;
