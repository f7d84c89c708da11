//! Propagation to a fixpoint and depth-first search with a trail.
//!
//! A [`Search`] is a state over a [`Model`] that can be narrowed, branched and undone. Its callers
//! count solutions and decide when to stop.

use crate::data::board::{Mask, Site, Solution, Value};
use crate::data::budget::{Budget, OutOfBudget};
use crate::data::domains::{Conflict, Domains};
use crate::data::step::Effect;
use crate::verbs::model::Model;
use crate::verbs::tree_size::{HandOver, TreeSizeEstimate};

/// A search state: the candidates, and for each unit and value the places left for it.
pub(crate) struct Search<'m, 'p> {
    pub(crate) model: &'m Model<'p>,
    pub(crate) domains: Domains,
    /// `places[u * n_values + v]` has bit `i` set while the `i`th site of unit `u` can be `v`.
    places: Vec<u64>,
    /// Sites with a known value that has not been propagated yet.
    queue: Vec<(u16, u8)>,
    /// The length of the part of the trail that the rules in `Model::others` have been notified of.
    shown: usize,
    /// Whether locked candidates are used. They make search trees smaller, but cost more than they
    /// save where propagation alone decides.
    is_locking: bool,
    /// For each unit the values that lost places since the last search for locked candidates.
    touched: Vec<u64>,
    /// A bit for each rule in `Model::others`, set if one of its sites changed.
    dirty: Vec<u64>,
}

impl<'m, 'p> Search<'m, 'p> {
    /// The state with all candidates.
    pub(crate) fn new(model: &'m Model<'p>) -> Search<'m, 'p> {
        let all = Mask::first(model.n_values);
        Search {
            model,
            domains: Domains::open(model.n_sites, all),
            places: vec![all.0; model.unit_sites.len()],
            queue: Vec::new(),
            shown: 0,
            dirty: all_dirty(model.others.len()),
            is_locking: false,
            touched: vec![0; model.unit_sites.len() / model.n_values.max(1)],
        }
    }

    /// The state with these values fixed and propagated.
    pub(crate) fn with(
        model: &'m Model<'p>,
        values: impl IntoIterator<Item = (Site, Value)>,
    ) -> Result<Search<'m, 'p>, Conflict> {
        let mut search = Search::new(model);
        search.fix_in_bulk(&values.into_iter().collect::<Vec<_>>())?;
        Ok(search)
    }

    pub(crate) fn mark(&self) -> usize {
        self.domains.mark()
    }

    pub(crate) fn undo_to(&mut self, mark: usize) {
        self.queue.clear();
        while self.domains.trail.len() > mark {
            let (site, old) = self.domains.trail.pop().expect("longer than the mark");
            let site = usize::from(site);
            let mut back = old & !self.domains.masks[site];
            self.domains.masks[site] = old;
            while back != 0 {
                let value = back.trailing_zeros() as usize;
                back &= back - 1;
                for seat in self.model.seats.of(site) {
                    self.places[seat.unit as usize + value] |= 1 << seat.index;
                }
            }
        }
        self.shown = self.shown.min(mark);
    }

    /// A copy of the state, for cases where restoring it is faster than undoing changes.
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot {
            masks: self.domains.masks.clone(),
            places: self.places.clone(),
            mark: self.mark(),
        }
    }

    /// Restores a snapshot taken earlier on the same path.
    pub(crate) fn restore(&mut self, snapshot: &Snapshot) {
        self.queue.clear();
        self.domains.masks.copy_from_slice(&snapshot.masks);
        self.domains.trail.truncate(snapshot.mark);
        self.places.copy_from_slice(&snapshot.places);
        self.shown = self.shown.min(snapshot.mark);
    }

    /// Fixes values and propagates.
    pub(crate) fn fix_all(
        &mut self,
        values: impl IntoIterator<Item = (Site, Value)>,
    ) -> Result<(), Conflict> {
        self.queue.extend(values.into_iter().map(|(site, value)| (site.0, value.0)));
        self.settle()
    }

    /// Fixes many values at once and propagates, without a trail, so that only a snapshot can undo
    /// it.
    ///
    /// Removing candidates one by one is slowest on an open board, which is where many clues are
    /// added together; here each unit is computed only once.
    pub(crate) fn fix_in_bulk(&mut self, values: &[(Site, Value)]) -> Result<(), Conflict> {
        let (model, n) = (self.model, self.model.n_values);
        if values.len() < 2 * n {
            return self.fix_all(values.iter().copied());
        }
        let masks = &mut self.domains.masks;
        let mut used = vec![0u64; model.unit_sites.len() / n];
        for &(site, value) in values {
            let (site, bit) = (site.index(), 1 << value.0);
            if masks[site] & bit == 0 {
                return Err(Conflict);
            }
            masks[site] = bit;
            for seat in model.seats.of(site) {
                let used = &mut used[seat.unit as usize / n];
                if *used & bit != 0 {
                    return Err(Conflict);
                }
                *used |= bit;
            }
        }
        // The fixed values are already propagated; other sites with one value left are not.
        let mut is_clue = vec![false; masks.len()];
        values.iter().for_each(|(site, _)| is_clue[site.index()] = true);
        let mut narrow = |site: usize, kept: u64| {
            let (old, new) = (masks[site], masks[site] & kept);
            masks[site] = new;
            if new == 0 {
                return Err(Conflict);
            }
            if new != old && new & (new - 1) == 0 && !is_clue[site] {
                self.queue.push((site as u16, new.trailing_zeros() as u8));
            }
            Ok(())
        };
        for &(site, value) in values {
            let peers = model.peers.of(site.index()).iter();
            peers.copied().try_for_each(|peer| narrow(usize::from(peer), !(1 << value.0)))?;
        }
        for site in (0..model.n_sites).filter(|&site| !is_clue[site]) {
            let seats = model.seats.of(site).iter();
            narrow(site, !seats.fold(0, |all, seat| all | used[seat.unit as usize / n]))?;
        }
        self.dirty = all_dirty(model.others.len());
        self.find_places()?;
        self.settle()
    }

    /// Computes the places of each value in each unit from the masks.
    fn find_places(&mut self) -> Result<(), Conflict> {
        let (model, n) = (self.model, self.model.n_values);
        let mut matrix = [0u64; 64];
        for (sites, places) in model.unit_sites.chunks(n).zip(self.places.chunks_mut(n)) {
            for (row, &site) in matrix.iter_mut().zip(sites) {
                *row = self.domains.masks[usize::from(site)];
            }
            matrix[n..].fill(0);
            transpose(&mut matrix, n);
            places.copy_from_slice(&matrix[..n]);
            for (value, &left) in places.iter().enumerate() {
                if left & left.wrapping_sub(1) == 0 {
                    if left == 0 {
                        return Err(Conflict);
                    }
                    let last = sites[left.trailing_zeros() as usize];
                    if self.domains.masks[usize::from(last)] != 1 << value {
                        self.queue.push((last, value as u8));
                    }
                }
            }
        }
        Ok(())
    }

    /// Removes values from a site and propagates.
    pub(crate) fn drop_all(&mut self, site: Site, gone: Mask) -> Result<(), Conflict> {
        for value in gone.iter() {
            self.drop_value(site.index(), value.index())?;
        }
        self.settle()
    }

    /// Propagates to a fixpoint.
    pub(crate) fn settle(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some((site, value)) = self.queue.pop() {
                self.fix(usize::from(site), usize::from(value))?;
            }
            if self.is_locking && self.lock()? {
                continue;
            }
            if self.model.others.is_empty() || !self.prune_next()? {
                return Ok(());
            }
        }
    }

    /// Applies the effects of a step and propagates.
    pub(crate) fn apply(&mut self, effects: &[Effect]) -> Result<(), Conflict> {
        effects.iter().try_for_each(|&effect| match effect {
            Effect::Place(site, value) => self.fix_all([(site, value)]),
            Effect::Drop(site, gone) => self.drop_all(site, gone),
        })
    }

    fn fix(&mut self, site: usize, value: usize) -> Result<(), Conflict> {
        let bit = 1 << value;
        let old = self.domains.masks[site];
        if old & bit == 0 {
            return Err(Conflict);
        }
        if old != bit {
            self.domains.trail.push((site as u16, old));
            self.domains.masks[site] = bit;
            let mut gone = old ^ bit;
            while gone != 0 {
                let other = gone.trailing_zeros() as usize;
                gone &= gone - 1;
                self.leave_seats(site, other, u32::MAX)?;
            }
        }
        let model = self.model;
        for seat in model.seats.of(site) {
            let unit = seat.unit as usize;
            let mut rest = self.places[unit + value] & !(1 << seat.index);
            if rest == 0 {
                continue;
            }
            while rest != 0 {
                let other = model.unit_sites[unit + rest.trailing_zeros() as usize];
                rest &= rest - 1;
                self.drop_value_but(usize::from(other), value, seat.unit)?;
            }
            // One store for all sites of the unit. It comes last, because after a conflict only the
            // sites changed so far are undone.
            self.places[unit + value] = 1 << seat.index;
        }
        for &peer in model.peers.of(site) {
            self.drop_value(usize::from(peer), value)?;
        }
        Ok(())
    }

    #[inline]
    fn drop_value(&mut self, site: usize, value: usize) -> Result<(), Conflict> {
        self.drop_value_but(site, value, u32::MAX)
    }

    /// Drops a value whose places in the unit `done` are already up to date.
    #[inline]
    fn drop_value_but(&mut self, site: usize, value: usize, done: u32) -> Result<(), Conflict> {
        let old = self.domains.masks[site];
        let new = old & !(1 << value);
        if new == old {
            return Ok(());
        }
        self.domains.trail.push((site as u16, old));
        self.domains.masks[site] = new;
        if new & new.wrapping_sub(1) == 0 {
            if new == 0 {
                return Err(Conflict);
            }
            self.queue.push((site as u16, new.trailing_zeros() as u8));
        }
        self.leave_seats(site, value, done)
    }

    /// Removes the site from the places of the value in its units, where one place may be left, or
    /// none.
    #[inline]
    fn leave_seats(&mut self, site: usize, value: usize, done: u32) -> Result<(), Conflict> {
        let model = self.model;
        for seat in model.seats.of(site) {
            if seat.unit == done {
                continue;
            }
            let unit = seat.unit as usize;
            let left = self.places[unit + value] & !(1 << seat.index);
            self.places[unit + value] = left;
            if self.is_locking {
                self.touched[usize::from(seat.number)] |= 1 << value;
            }
            if left & left.wrapping_sub(1) == 0 {
                if left == 0 {
                    return Err(Conflict);
                }
                let last = model.unit_sites[unit + left.trailing_zeros() as usize];
                // A site with this value only is already in the queue.
                if self.domains.masks[usize::from(last)] != 1 << value {
                    self.queue.push((last, value as u8));
                }
            }
        }
        Ok(())
    }

    /// Removes locked candidates: where all places of a value in one unit lie in another, the rest of
    /// the other unit loses it. Returns whether anything changed.
    fn lock(&mut self) -> Result<bool, Conflict> {
        let (model, n) = (self.model, self.model.n_values);
        for number in 0..self.touched.len() {
            let mut values = std::mem::take(&mut self.touched[number]);
            while values != 0 {
                let value = values.trailing_zeros() as usize;
                values &= values - 1;
                let places = self.places[number * n + value];
                if places & places.wrapping_sub(1) == 0 {
                    continue;
                }
                for meet in model.meets.of(number) {
                    let other = meet.other as usize;
                    let mut rest = self.places[other + value] & !meet.shared_there;
                    if places & !meet.shared != 0 || rest == 0 {
                        continue;
                    }
                    self.touched[number] |= values;
                    while rest != 0 {
                        let site = model.unit_sites[other + rest.trailing_zeros() as usize];
                        rest &= rest - 1;
                        self.drop_value(usize::from(site), value)?;
                    }
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Prunes by one of the other rules with changed sites; returns `false` if there is none.
    fn prune_next(&mut self) -> Result<bool, Conflict> {
        let model = self.model;
        for &(site, _) in &self.domains.trail[self.shown..] {
            for &other in model.others_of.of(usize::from(site)) {
                self.dirty[usize::from(other) / 64] |= 1 << (other % 64);
            }
        }
        self.shown = self.domains.trail.len();
        let Some(word) = self.dirty.iter().position(|&dirty| dirty != 0) else { return Ok(false) };
        let bit = self.dirty[word].trailing_zeros() as usize;
        let next = 64 * word + bit;
        self.dirty[word] &= self.dirty[word] - 1;
        let mark = self.domains.mark();
        let outcome = model.others[next].prune(&mut self.domains);
        if outcome.is_err() {
            // The rule may have more to prune, so it is called again after the undo.
            self.dirty[word] |= 1 << bit;
            self.absorb(mark).ok();
            return Err(Conflict);
        }
        self.absorb(mark)?;
        Ok(true)
    }

    /// Updates the places after a rule pruned the domains.
    fn absorb(&mut self, mark: usize) -> Result<(), Conflict> {
        for i in mark..self.domains.trail.len() {
            let (site, old) = self.domains.trail[i];
            let now = self.domains.masks[usize::from(site)];
            if let Some(value) = Mask(now).only() {
                self.queue.push((site, value.0));
            }
            for value in Mask(old & !now).iter() {
                self.leave_seats(usize::from(site), value.index(), u32::MAX)?;
            }
        }
        Ok(())
    }

    /// Runs a job on the state without its locked candidates, and restores the state.
    pub(crate) fn with_locked<T>(&mut self, job: impl FnOnce(&Self) -> T) -> Result<T, Conflict> {
        let mark = self.mark();
        self.start_locking();
        let result = self.settle().map(|()| job(self));
        self.undo_to(mark);
        self.is_locking = false;
        result
    }

    fn start_locking(&mut self) {
        self.is_locking = !self.model.meets.items.is_empty();
        self.touched.fill(u64::MAX >> (64 - self.model.n_values));
    }

    /// Number of sites with more than one value left.
    pub(crate) fn n_open(&self) -> usize {
        self.domains.masks.iter().filter(|mask| mask.count_ones() > 1).count()
    }

    /// The claim to branch on: a value of a site with few values, or a place of a value with few
    /// places.
    fn branch(&self) -> Option<(usize, usize)> {
        let mut fewest = u32::MAX;
        let mut choice = None;
        for (site, &mask) in self.domains.masks.iter().enumerate() {
            let n = mask.count_ones();
            if n > 1 && n < fewest {
                fewest = n;
                choice = Some((site, mask.trailing_zeros() as usize));
                if n == 2 {
                    return choice;
                }
            }
        }
        choice?;
        let n_values = self.model.n_values;
        for (entry, &places) in self.places.iter().enumerate() {
            let n = places.count_ones();
            if n > 1 && n < fewest {
                fewest = n;
                let (unit, value) = (entry - entry % n_values, entry % n_values);
                let site = self.model.unit_sites[unit + places.trailing_zeros() as usize];
                choice = Some((usize::from(site), value));
                if n == 2 {
                    break;
                }
            }
        }
        choice
    }

    /// Visits the solutions below the current state, which must be propagated, until the visitor
    /// stops. Restores the state.
    pub(crate) fn visit(
        &mut self,
        hand_over: HandOver,
        budget: &mut Budget,
        visitor: &mut dyn FnMut(Solution) -> Enough,
    ) -> Result<Visit, OutOfBudget> {
        let base = self.mark();
        self.start_locking();
        let outcome = match self.settle() {
            Ok(()) => self.visit_below(hand_over, budget, visitor),
            Err(Conflict) => Ok(Visit::Whole),
        };
        self.undo_to(base);
        self.is_locking = false;
        outcome
    }

    fn visit_below(
        &mut self,
        hand_over: HandOver,
        budget: &mut Budget,
        visitor: &mut dyn FnMut(Solution) -> Enough,
    ) -> Result<Visit, OutOfBudget> {
        let (mut n_found, mut n_vain) = (0, 0);
        let mut estimate = TreeSizeEstimate::default();
        // The claims tried so far, each with the mark before it.
        let mut tried: Vec<(usize, usize, usize)> = Vec::new();
        loop {
            let is_alive = match self.branch() {
                None => {
                    let solution = self.domains.solution().expect("nothing to branch on");
                    if visitor(solution) == Enough::Yes {
                        return Ok(Visit::Whole);
                    }
                    (n_found, n_vain) = (n_found + 1, 0);
                    false
                }
                Some((site, value)) => {
                    let is_hopeless =
                        n_found < 2 && estimate.nodes() > hand_over.estimated_nodes as f64;
                    if (n_vain >= hand_over.after_nodes && n_found <= hand_over.unless_solutions)
                        || is_hopeless
                    {
                        return Ok(Visit::Dragging);
                    }
                    budget.spend(1)?;
                    n_vain += 1;
                    estimate.claim();
                    tried.push((self.mark(), site, value));
                    self.queue.push((site as u16, value as u8));
                    self.settle().is_ok()
                }
            };
            if is_alive {
                continue;
            }
            loop {
                estimate.refute();
                let Some((mark, site, value)) = tried.pop() else { return Ok(Visit::Whole) };
                self.undo_to(mark);
                // The value is refuted; the consequences belong to the claim before it.
                let refuted = self.drop_value(site, value).and_then(|()| self.settle());
                if refuted.is_ok() {
                    break;
                }
            }
        }
    }
}

/// A set of `n` bits, all of them set.
fn all_dirty(n: usize) -> Vec<u64> {
    let mut words = vec![u64::MAX; n.div_ceil(64)];
    if let Some(last) = words.last_mut().filter(|_| !n.is_multiple_of(64)) {
        *last = (1 << (n % 64)) - 1;
    }
    words
}

/// Transposes a bit matrix: bit `j` of row `i` becomes bit `i` of row `j`, for rows and bits below
/// `n`. Blocks of the matrix are swapped across the diagonal, largest first.
fn transpose(matrix: &mut [u64; 64], n: usize) {
    let mut size = n.next_power_of_two() / 2;
    // The bits whose index has the bit `size` unset.
    let mut low = u64::MAX / ((1u64 << size.max(1)) + 1);
    while size > 0 {
        let mut i = 0;
        while i < n {
            for a in i..i + size {
                let b = a + size;
                let swapped = (matrix[a] >> size ^ matrix[b]) & low;
                matrix[a] ^= swapped << size;
                matrix[b] ^= swapped;
            }
            i += 2 * size;
        }
        size /= 2;
        low ^= low << size;
    }
}

/// A copy of a search's state.
#[derive(PartialEq, Eq)]
pub(crate) struct Snapshot {
    masks: Vec<u64>,
    places: Vec<u64>,
    mark: usize,
}

/// The end of a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visit {
    /// All solutions were visited, or the visitor stopped.
    Whole,
    /// The limits of the hand-over were reached.
    Dragging,
}

/// Whether a visitor of solutions has seen enough.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Enough {
    Yes,
    No,
}

#[cfg(test)]
mod tests {
    use super::{Model, Search, transpose};
    use crate::data::board::{Site, Value};
    use crate::data::budget::Rng;
    use crate::toy::Toy;

    #[test]
    fn transposing_swaps_rows_and_bits() {
        let mut rng = Rng::from_seed(1);
        for n in 1..=64 {
            let all = u64::MAX >> (64 - n);
            let mut matrix = [0; 64];
            matrix[..n].iter_mut().for_each(|row| *row = rng.draw() & all);
            let before = matrix;
            transpose(&mut matrix, n);
            for (i, row) in before[..n].iter().enumerate() {
                for (j, column) in matrix[..n].iter().enumerate() {
                    assert_eq!(row >> j & 1, column >> i & 1, "n {n}, row {i}, bit {j}");
                }
            }
        }
    }

    #[test]
    fn many_clues_at_once_and_one_by_one_lead_to_the_same_state() {
        let mut rng = Rng::from_seed(2);
        let (mut n_open, mut n_conflicts) = (0, 0);
        for round in 0..400 {
            let n = 3 + rng.below(7);
            let cyclic = |i: usize| Value(((i / n + i % n) % n) as u8);
            let group: Vec<Site> = (0..n.min(4) as u16 - 1).map(|i| Site(i * 2)).collect();
            let toy = Toy::new(n, vec![group], vec![]);
            let mut clues: Vec<(Site, Value)> =
                (0..n * n).map(|i| (Site(i as u16), cyclic(i))).collect();
            rng.shuffle(&mut clues);
            clues.truncate(2 * n + rng.below(n));
            if rng.below(3) == 0 {
                let wrong = rng.below(clues.len());
                clues[wrong].1 = Value(rng.below(n) as u8);
            }
            let model = Model::new(&toy);
            let (mut bulk, mut single) = (Search::new(&model), Search::new(&model));
            let (a, b) = (bulk.fix_in_bulk(&clues), single.fix_all(clues.iter().copied()));
            assert_eq!(a, b, "round {round}");
            if a.is_ok() {
                assert_eq!(bulk.domains.masks, single.domains.masks, "round {round}");
                assert_eq!(bulk.places, single.places, "round {round}");
                n_open += 1;
            } else {
                n_conflicts += 1;
            }
        }
        assert!(n_open > 30 && n_conflicts > 30, "{n_open} open, {n_conflicts} conflicts");
    }
}
