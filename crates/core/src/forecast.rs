//! How long a search will take, told while it runs: of two claims that exclude one another, each is
//! taken to be half of the work.

/// When plain search should say that it drags on.
#[derive(Clone, Copy)]
pub(crate) struct Patience {
    /// After so many nodes without a solution ...
    pub(crate) nodes: u64,
    /// ... or when more than so many seem to be needed in all, and there is hardly a solution ...
    pub(crate) hopeless: u64,
    /// ... unless it has found more than this many: then listing them is the work.
    pub(crate) solutions: usize,
}

/// How large a search tree will be, judged by the part of it that is done.
pub(crate) struct Forecast {
    /// The part that each claim on the way down is, the whole first.
    parts: Vec<f64>,
    done: f64,
    n_refuted: u32,
    n_claims: u32,
}

impl Default for Forecast {
    fn default() -> Forecast {
        Forecast { parts: vec![1.0], done: 0.0, n_refuted: 0, n_claims: 0 }
    }
}

impl Forecast {
    /// Refuted claims before anything is said.
    const LEAST: u32 = 32;

    pub(crate) fn claim(&mut self) {
        self.n_claims += 1;
        let part = self.parts.last_mut().expect("the whole is there");
        *part /= 2.0;
        let part = *part;
        self.parts.push(part);
    }

    /// All is known of the last claim, and its opposite is next.
    pub(crate) fn refute(&mut self) {
        self.n_refuted += 1;
        self.done += self.parts.pop().unwrap_or(0.0);
    }

    /// The claims that the whole tree will take; none that is known of in the beginning.
    pub(crate) fn nodes(&self) -> f64 {
        if self.n_refuted < Forecast::LEAST { 0.0 } else { f64::from(self.n_claims) / self.done }
    }
}

#[cfg(test)]
mod tests {
    use super::Forecast;

    /// Goes through a tree in which a claim and its opposite are both refuted `depth` claims down.
    fn even(forecast: &mut Forecast, depth: u32, told: &mut Vec<f64>) {
        if depth > 0 {
            forecast.claim();
            even(forecast, depth - 1, told);
            even(forecast, depth - 1, told);
        } else {
            forecast.refute();
            told.push(forecast.nodes());
        }
    }

    #[test]
    fn an_even_tree_is_foretold_from_the_first_word_on() {
        let (mut forecast, mut told) = (Forecast::default(), Vec::new());
        even(&mut forecast, 10, &mut told);
        assert!(told[..31].iter().all(|&nodes| nodes == 0.0), "nothing is said at first");
        assert!(told[31..].iter().all(|&nodes| (900.0..1400.0).contains(&nodes)), "{told:?}");
        assert_eq!(told.last(), Some(&1023.0));
    }
}
