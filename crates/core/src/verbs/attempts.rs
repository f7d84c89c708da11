//! Attempts to generate a puzzle until one matches the request, keeping the nearest one otherwise.

use crate::contract::family::{Generated, Shortfall};
use crate::data::budget::OutOfBudget;
use crate::verbs::hardness::Hardness;

/// The result of one attempt to make a puzzle.
///
/// ```
/// use gridwright_core::Attempt;
/// assert!(matches!(Attempt::from(gridwright_core::OutOfBudget), Attempt::OutOfBudget));
/// ```
#[non_exhaustive]
pub enum Attempt {
    /// A puzzle was made.
    Made {
        /// The puzzle.
        made: Generated,
        /// Its distance from the request; 0 is a match.
        distance: usize,
        /// Whether the budget was spent before the puzzle was finished.
        is_cut_short: bool,
    },
    /// No puzzle was made; another attempt may succeed.
    Failed,
    /// No puzzle was made, and further attempts are not worthwhile.
    GivenUp,
    /// No puzzle can be made, for the reason in this sentence.
    NoPuzzle(String),
    /// The budget was spent.
    OutOfBudget,
}

impl From<OutOfBudget> for Attempt {
    fn from(_: OutOfBudget) -> Attempt {
        Attempt::OutOfBudget
    }
}

/// Number of puzzles that match except for their number of steps, after which the first of them is
/// accepted.
const UNUSUAL_ATTEMPTS: usize = 8;

/// Makes attempts, numbered from 1, until one matches; `why_not` returns the sentence for the error
/// if none does.
///
/// A puzzle with a distance of at most [`Hardness::UNUSUAL`] is accepted after some of them, or
/// after the last attempt.
///
/// ```
/// use gridwright_core::{Attempt, Shortfall, attempt_until_right};
/// let answer = attempt_until_right(9, |_| Attempt::Failed, || "no luck".to_owned());
/// assert_eq!(answer.err().unwrap().to_string(), "no luck");
/// ```
///
/// # Errors
/// When none of `most` attempts matches or the budget is spent; contains the nearest puzzle made.
pub fn attempt_until_right(
    most: usize,
    mut attempt: impl FnMut(usize) -> Attempt,
    why_not: impl FnOnce() -> String,
) -> Result<Generated, Shortfall> {
    let mut best: Option<(usize, Box<Generated>)> = None;
    let mut n_unusual = 0;
    for n in 1..=most {
        if n_unusual == UNUSUAL_ATTEMPTS {
            break;
        }
        match attempt(n) {
            Attempt::Made { made, distance: 0, is_cut_short: false } => return Ok(made),
            Attempt::Made { made, distance, is_cut_short } => {
                n_unusual += usize::from(distance <= Hardness::UNUSUAL);
                if best.as_ref().is_none_or(|&(least, _)| distance < least) {
                    best = Some((distance, Box::new(made)));
                }
                if is_cut_short {
                    return Err(Shortfall::OutOfBudget(best.map(|(_, made)| made)));
                }
            }
            Attempt::Failed => (),
            Attempt::GivenUp => break,
            Attempt::NoPuzzle(why) => return Err(Shortfall::NotFound { why, best: None }),
            Attempt::OutOfBudget => {
                return Err(Shortfall::OutOfBudget(best.map(|(_, made)| made)));
            }
        }
    }
    match best {
        Some((distance, made)) if distance <= Hardness::UNUSUAL => Ok(*made),
        best => Err(Shortfall::NotFound { why: why_not(), best: best.map(|(_, made)| made) }),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toy::Toy;

    /// An attempt whose puzzle has a number as its figure.
    fn made(number: usize, distance: usize, is_cut_short: bool) -> Attempt {
        let figures = vec![("number", number as f64)];
        let puzzle = Arc::new(Toy::latin(2));
        Attempt::Made {
            made: Generated { puzzle, solution: Vec::new(), figures },
            distance,
            is_cut_short,
        }
    }

    /// The outcome, and the number of the puzzle.
    fn outcome(attempts: &[fn(usize) -> Attempt]) -> (&'static str, Option<f64>) {
        let number = |made: &Generated| made.figures[0].1;
        let answer =
            attempt_until_right(attempts.len(), |n| attempts[n - 1](n), || "not found".to_owned());
        match answer {
            Ok(made) => ("right", Some(number(&made))),
            Err(shortfall) => {
                let what = match &shortfall {
                    Shortfall::OutOfBudget(_) => "out of budget",
                    Shortfall::NotFound { why, .. } if why == "not found" => "not found",
                    _ => "impossible",
                };
                (what, shortfall.into_best().as_ref().map(number))
            }
        }
    }

    #[test]
    fn the_first_right_one_wins_and_else_the_nearest() {
        type Make = fn(usize) -> Attempt;
        let [right, near, far]: [Make; 3] =
            [|n| made(n, 0, false), |n| made(n, 2, false), |n| made(n, 3, false)];
        let unusual: Make = |n| made(n, Hardness::UNUSUAL, false);
        let cut_short: Make = |n| made(n, 0, true);
        let [failed, given_up, spent]: [Make; 3] =
            [|_| Attempt::Failed, |_| Attempt::GivenUp, |_| Attempt::OutOfBudget];
        let impossible: Make = |_| Attempt::NoPuzzle("none".to_owned());
        assert_eq!(outcome(&[far, failed, right, right]), ("right", Some(3.0)));
        assert_eq!(outcome(&[far, near, near, far]), ("not found", Some(2.0)));
        assert_eq!(outcome(&[far, given_up, right]), ("not found", Some(1.0)));
        assert_eq!(outcome(&[far, spent, right]), ("out of budget", Some(1.0)));
        assert_eq!(outcome(&[far, cut_short, right]), ("out of budget", Some(2.0)));
        assert_eq!(outcome(&[far, impossible, right]), ("impossible", None));
        assert_eq!(outcome(&[failed, failed]), ("not found", None));
        assert_eq!(outcome(&[]), ("not found", None));
        assert_eq!(outcome(&[unusual, far, right]), ("right", Some(3.0)));
        assert_eq!(outcome(&[far, unusual, unusual, near]), ("right", Some(2.0)));
        assert_eq!(outcome(&[unusual, far, spent, right]), ("out of budget", Some(1.0)));
        let many = [unusual; UNUSUAL_ATTEMPTS];
        assert_eq!(outcome(&[&many[..], &[right]].concat()), ("right", Some(1.0)));
    }
}
