//! Depth-first walks with low-link values, which find single places and links that hold a graph
//! together.
//!
//! The caller defines the places and links: `partition.rs` walks over cells and edges, `spans.rs`
//! over the ends of segments.

use gridwright_core::Conflict;

/// Stands for the link that led to the root of a walk, which has none.
const START: u16 = u16::MAX;

/// An entry of the list of links of a place.
pub(super) enum Link {
    /// A link to follow: the place it leads to, and its number.
    To(usize, u16),
    /// A link that is not in the graph, or the one by which the place was entered.
    Skipped,
    /// The end of the list.
    None,
}

/// Memory for walks, kept from one to the next.
#[derive(Default)]
pub(super) struct LowLink {
    /// Time at which each place was reached, from 1; 0 if it was not reached yet.
    reached: Vec<u32>,
    /// The earliest time of the places reached from a place and those below it, without going back
    /// by the link that led here.
    low: Vec<u32>,
    /// Places from the root down, the link each was entered by, and the next of its links to try.
    stack: Vec<(u16, u16, u16)>,
    /// Number of parts that hang below each place.
    n_below: Vec<u8>,
    bridges: Vec<usize>,
}

impl LowLink {
    /// Forgets the last walk.
    pub(super) fn clear(&mut self, n_places: usize) {
        self.bridges.clear();
        self.stack.clear();
        for list in [&mut self.reached, &mut self.low] {
            list.clear();
            list.resize(n_places, 0);
        }
        self.n_below.clear();
        self.n_below.resize(n_places, 0);
    }

    /// Counts one part below a place that is not in the graph.
    pub(super) fn start_with_one_below(&mut self, place: usize) {
        self.n_below[place] = 1;
    }

    /// The links of the last walk that are the only way to the places behind them.
    pub(super) fn bridges(&self) -> &[usize] {
        &self.bridges
    }

    /// Walks over everything that can be reached from `root`; returns the number of places.
    ///
    /// `link` gives the n-th link of a place that was entered by another one; skipped links are not
    /// part of the graph. `may_be_bridge` selects the links to collect.
    ///
    /// # Errors
    /// When more than `most` parts hang together by one place.
    #[inline]
    pub(super) fn walk(
        &mut self,
        root: usize,
        most: u8,
        link: impl Fn(usize, usize, u16) -> Link,
        may_be_bridge: impl Fn(u16) -> bool,
    ) -> Result<u32, Conflict> {
        let mut n_reached = 1;
        self.reached[root] = 1;
        self.low[root] = 1;
        self.stack.push((root as u16, START, 0));
        while let Some(&mut (place, by, ref mut next)) = self.stack.last_mut() {
            let at = usize::from(place);
            let n = usize::from(*next);
            *next += 1;
            match link(at, n, by) {
                Link::Skipped => continue,
                Link::To(to, name) => {
                    if self.reached[to] == 0 {
                        n_reached += 1;
                        self.reached[to] = n_reached;
                        self.low[to] = n_reached;
                        self.stack.push((to as u16, name, 0));
                    } else {
                        self.low[at] = self.low[at].min(self.reached[to]);
                    }
                    continue;
                }
                Link::None => (),
            }
            self.stack.pop();
            let Some(&(above, _, _)) = self.stack.last() else { break };
            let above = usize::from(above);
            self.low[above] = self.low[above].min(self.low[at]);
            if self.low[at] < self.reached[above] {
                continue;
            }
            // Nothing below goes further up than the place above.
            self.n_below[above] += 1;
            let above_it = u8::from(above != root);
            if self.n_below[above] + above_it > most {
                return Err(Conflict);
            }
            if self.low[at] > self.reached[above] && may_be_bridge(by) {
                self.bridges.push(by.into());
            }
        }
        Ok(n_reached)
    }
}
