//! The canonical form of a square under reordering of lines and renaming of digits.

use gridwright_core::{Budget, Table};

use super::puzzle::Square;

/// Maximum number of cells examined. If that is not enough, the square itself is used.
const MOST_LOOKS: u64 = 20_000_000;

pub(super) fn canonical(square: &Square) -> String {
    let labels = square.board.givens.iter();
    let labels = labels.map(|given| given.map_or(0, |value| u16::from(value.0) + 1)).collect();
    let table = Table { n_rows: square.n, n_cols: square.n, layers: vec![labels] };
    let mut budget = Budget::nodes(MOST_LOOKS);
    let both = [table.canonical(&mut budget), table.transposed().canonical(&mut budget)];
    let least = match both {
        [Ok(one), Ok(other)] => one.min(other),
        _ => table.relabelled(),
    };
    least.layers[0].iter().map(u16::to_string).collect()
}
