//! The edges by which a path must go on.

use std::collections::{BTreeSet, VecDeque};

use gridwright_core::{Budget, Level, Position, Profile, Pt, Site, StepQuery, next_step};

use super::game::Session;
use super::hint::Hint;

impl Session {
    /// The edges by which a path must go on at both ends of the line drawn at `from`, nearest first
    /// and at most `most` of them: those that steps of the two lowest levels prove. Empty where
    /// they prove nothing, and on boards without edges.
    ///
    /// # Errors
    /// With the hint to show instead, when there is a mistake or nothing left to do.
    ///
    /// ```
    /// use gridwright::{Action, Budget, Hint, Session, open};
    /// let mut budget = Budget::unlimited();
    /// let mut game = Session::new(open("alcazar:3x2.722b8", None, &mut budget)?);
    /// let Hint::Step(step) = game.hint(&mut budget) else { unreachable!() };
    /// let site = step.finding.effects[0].site();
    /// assert!(!game.path_from(site, 9, &mut budget).unwrap().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path_from(
        &self,
        from: Site,
        most: usize,
        budget: &mut Budget,
    ) -> Result<Vec<Site>, Hint> {
        let Some(line) = self.line_value() else { return Ok(Vec::new()) };
        self.before_any_step(budget)?;
        let position = self.easy_consequences(budget);
        let is_line = |site: Site| position.value(site) == Some(line);
        let mut seen = BTreeSet::from([from]);
        let mut next = VecDeque::from([from]);
        let mut found = Vec::new();
        while let Some(site) = next.pop_front() {
            if self.value(site) != Some(line) && is_line(site) {
                found.push(site);
            }
            for beside in self.edges_beside(site) {
                if is_line(beside) && seen.insert(beside) {
                    next.push_back(beside);
                }
            }
        }
        found.truncate(most);
        Ok(found)
    }

    /// The position after every step of the two lowest levels.
    fn easy_consequences(&self, budget: &mut Budget) -> Position {
        let techniques = (self.puzzle().info().techniques)(Profile::DEFAULT);
        let easy = techniques.iter().filter(|technique| technique.level <= Level::Medium);
        let mut position = self.position();
        let Some(at_most) = easy.map(|technique| technique.rating).max() else { return position };
        let query = StepQuery::default().at_most(at_most);
        while let Some(step) = next_step(self.puzzle(), &position, &query, budget) {
            if position.apply(self.puzzle(), &step).is_err() {
                break;
            }
        }
        position
    }

    /// The edges that share a cell with an edge.
    fn edges_beside(&self, site: Site) -> Vec<Site> {
        let board = self.puzzle().board();
        let Some(&Pt { x, y }) = board.sites.get(site.index()) else { return Vec::new() };
        let (dx, dy) = if x % 2 == 0 { (1, 0) } else { (0, 1) };
        let cells = [Pt { x: x - dx, y: y - dy }, Pt { x: x + dx, y: y + dy }];
        cells.into_iter().flat_map(|cell| board.sites_of_cell(cell)).collect()
    }
}
