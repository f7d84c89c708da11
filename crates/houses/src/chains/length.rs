//! The part of a chain's rating that depends on its length.

/// The tenths that the length of a chain adds to its rating.
///
/// The value rises by one when the number of nodes beyond the first two exceeds 4, 6, 8, 12, 16, 24
/// and so on.
pub(crate) fn length_term(n_nodes: usize) -> u16 {
    let beyond = n_nodes.saturating_sub(2);
    let (mut ceiling, mut is_odd, mut term) = (4, false, 0);
    while beyond > ceiling {
        term += 1;
        ceiling = if is_odd { ceiling * 4 / 3 } else { ceiling * 3 / 2 };
        is_odd = !is_odd;
    }
    term
}

#[cfg(test)]
mod tests {
    use super::length_term;

    #[test]
    fn a_turbot_fish_adds_nothing() {
        assert_eq!(length_term(6), 0);
        assert_eq!(length_term(7), 1);
    }

    #[test]
    fn ceilings_grow_by_half_and_by_a_third() {
        let first_with = |term| (0..).find(|&n| length_term(n) == term).unwrap() - 3;
        let ceilings: Vec<usize> = (1..=11).map(first_with).collect();
        assert_eq!(ceilings, [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128]);
    }
}
