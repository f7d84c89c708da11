//! Applies the techniques of cages as far as they lead, many steps at a time and without
//! explanations.

use std::ops::ControlFlow;

use gridwright_core::{Budget, Effect, Mask, OutOfBudget, Position, Site, Technique, Value};

use super::cages::Cages;
use super::frame::Frame;
use super::sights::{SIGHTS, Sight};
use super::view::View;

/// A fallback where no technique about cages helps: the technique of a step, and its effects.
pub(in super::super) type More<'m> =
    dyn Fn(&Position, &mut Budget) -> Option<(&'static Technique, Vec<Effect>)> + 'm;

/// The board, cages and techniques with which positions are followed.
pub(in super::super) struct Follow<'f> {
    pub(in super::super) frame: &'f Frame,
    pub(in super::super) cages: &'f Cages,
    /// Number of techniques about cages that may be used, from the easiest on.
    pub(in super::super) n_sights: usize,
    pub(in super::super) more: &'f More<'f>,
}

impl Follow<'_> {
    /// Applies singles, techniques about cages and the fallback until nothing more follows; each
    /// technique but singles is reported as it is used.
    ///
    /// # Errors
    /// When the budget is spent.
    pub(in super::super) fn to_the_end(
        &self,
        position: &mut Position,
        used: &mut dyn FnMut(&'static Technique),
        budget: &mut Budget,
    ) -> Result<(), OutOfBudget> {
        loop {
            budget.spend(1)?;
            if self.singles(position) {
                continue;
            }
            if position.values().iter().all(Option::is_some) {
                return Ok(());
            }
            let found = self.by_cages(position, budget)?;
            let found = found.or_else(|| (self.more)(position, budget));
            let Some((technique, effects)) = found else { return Ok(()) };
            used(technique);
            for effect in effects {
                match effect {
                    Effect::Place(site, value) => self.place(position, site, value),
                    Effect::Drop(site, gone) => position.cross_out(site, gone),
                }
            }
        }
    }

    /// All findings of the easiest technique about cages that has any.
    fn by_cages(
        &self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Option<(&'static Technique, Vec<Effect>)>, OutOfBudget> {
        let view = View::new(self.frame, self.cages, position);
        for Sight { technique, visit } in &SIGHTS[..self.n_sights] {
            // On large boards each of them takes a while, so the budget is checked before each.
            budget.spend(0)?;
            let mut effects = Vec::new();
            let _ = visit(&view, &mut |finding| {
                effects.extend(finding.effects);
                ControlFlow::Continue(())
            });
            if !effects.is_empty() {
                return Ok(Some((*technique, effects)));
            }
        }
        Ok(None)
    }

    pub(in super::super) fn place(&self, position: &mut Position, site: Site, value: Value) {
        position.fix(site, value);
        let mates = self.cages.of(site).map_or(&[][..], |cage| &self.cages.list[cage].cells);
        let peers = self.frame.peers[site.index()].iter().chain(mates);
        for &peer in peers.filter(|peer| **peer != site) {
            position.cross_out(peer, Mask::of(value));
        }
    }

    /// Places all singles of cells and houses; returns whether there was any.
    fn singles(&self, position: &mut Position) -> bool {
        let mut has_changed = false;
        for site in (0..position.values().len()).map(|i| Site(i as u16)) {
            if let Some(value) = position.at(site).only().filter(|_| position.is_open(site)) {
                self.place(position, site, value);
                has_changed = true;
            }
        }
        for house in &self.frame.houses {
            let (mut once, mut twice) = (Mask::EMPTY, Mask::EMPTY);
            for &site in &house.sites {
                let at = position.at(site);
                twice = twice.or(once.and(at));
                once = once.or(at);
            }
            let alone = once.without(twice);
            for &site in &house.sites {
                let value = position.at(site).and(alone).only();
                if let Some(value) = value.filter(|_| position.is_open(site)) {
                    self.place(position, site, value);
                    has_changed = true;
                }
            }
        }
        has_changed
    }
}
