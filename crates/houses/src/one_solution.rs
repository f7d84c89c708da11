//! Tests whether a puzzle has a unique solution, for the techniques that assume it.

use std::sync::OnceLock;

use gridwright_core::{Budget, Position, Puzzle, Verdict, solve};

/// Maximum number of nodes for this test, after which such techniques are not used.
const NODES: u64 = 100_000;

/// Whether a puzzle has a unique solution, determined when a step first needs to know.
///
/// ```
/// use gridwright_core::{Budget, Position, toy::Toy};
/// use gridwright_houses::OneSolution;
/// let (empty, known) = (Toy::latin(3), OneSolution::default());
/// assert!(!known.is_known(&empty, &Position::of(&empty), &mut Budget::unlimited()));
/// ```
#[derive(Default)]
pub struct OneSolution(OnceLock<bool>);

impl OneSolution {
    /// Whether the solution is known to be unique. A position without some of the givens belongs to
    /// another puzzle, of which nothing is known.
    pub fn is_known(&self, puzzle: &dyn Puzzle, position: &Position, budget: &mut Budget) -> bool {
        let mut givens = puzzle.board().givens.iter().zip(position.values());
        givens.all(|(given, value)| given.is_none() || given == value)
            && self.is_found(puzzle, budget)
    }

    fn is_found(&self, puzzle: &dyn Puzzle, budget: &mut Budget) -> bool {
        if let Some(&is_one) = self.0.get() {
            return is_one;
        }
        let mut part = budget.part(NODES);
        let is_one = match solve(puzzle, &mut part) {
            Verdict::Unique(_) => true,
            Verdict::Several(..) | Verdict::None => false,
            // Another attempt would take as long.
            Verdict::OutOfBudget(_) if part.used() >= NODES / 2 => false,
            Verdict::OutOfBudget(_) => return false,
        };
        // An overspent budget is noticed at the next step.
        let _ = budget.spend(part.used());
        *self.0.get_or_init(|| is_one)
    }
}
