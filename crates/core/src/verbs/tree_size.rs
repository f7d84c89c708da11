//! Estimates the size of a search tree while it is being searched, assuming that each branch holds
//! half of its parent's work.

/// The conditions on which plain search hands over to another method.
#[derive(Clone, Copy)]
pub(crate) struct HandOver {
    /// The number of nodes without a solution that is enough ...
    pub(crate) after_nodes: u64,
    /// ... as is an estimated tree size above this number with hardly any solutions ...
    pub(crate) estimated_nodes: u64,
    /// ... unless more solutions than this were found, as then listing them is the main work.
    pub(crate) unless_solutions: usize,
}

/// Estimates the size of a search tree from the part that is done.
pub(crate) struct TreeSizeEstimate {
    /// The share of the tree below each claim on the current path, starting with the root.
    shares: Vec<f64>,
    done: f64,
    n_refuted: u32,
    n_claims: u32,
}

impl Default for TreeSizeEstimate {
    fn default() -> TreeSizeEstimate {
        TreeSizeEstimate { shares: vec![1.0], done: 0.0, n_refuted: 0, n_claims: 0 }
    }
}

impl TreeSizeEstimate {
    /// Number of refuted claims before the first estimate.
    const LEAST: u32 = 32;

    pub(crate) fn claim(&mut self) {
        self.n_claims += 1;
        let share = self.shares.last_mut().expect("the whole is there");
        *share /= 2.0;
        let share = *share;
        self.shares.push(share);
    }

    /// Records that the last claim is refuted, so that its opposite is searched next.
    pub(crate) fn refute(&mut self) {
        self.n_refuted += 1;
        self.done += self.shares.pop().unwrap_or(0.0);
    }

    /// The estimated number of claims in the whole tree; 0 before the first estimate.
    pub(crate) fn nodes(&self) -> f64 {
        if self.n_refuted < TreeSizeEstimate::LEAST {
            0.0
        } else {
            f64::from(self.n_claims) / self.done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TreeSizeEstimate;

    /// Traverses a balanced tree in which every branch is refuted at depth `depth`.
    fn search_balanced(estimate: &mut TreeSizeEstimate, depth: u32, estimates: &mut Vec<f64>) {
        if depth > 0 {
            estimate.claim();
            search_balanced(estimate, depth - 1, estimates);
            search_balanced(estimate, depth - 1, estimates);
        } else {
            estimate.refute();
            estimates.push(estimate.nodes());
        }
    }

    #[test]
    fn estimates_a_balanced_tree_after_32_refutations() {
        let (mut estimate, mut estimates) = (TreeSizeEstimate::default(), Vec::new());
        search_balanced(&mut estimate, 10, &mut estimates);
        assert!(estimates[..31].iter().all(|&nodes| nodes == 0.0), "there is no estimate at first");
        assert!(
            estimates[31..].iter().all(|&nodes| (900.0..1400.0).contains(&nodes)),
            "{estimates:?}"
        );
        assert_eq!(estimates.last(), Some(&1023.0));
    }
}
