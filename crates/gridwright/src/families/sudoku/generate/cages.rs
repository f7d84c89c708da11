//! Cages for a full grid, built towards a level: the techniques of the level must find the solution,
//! which proves that there is no other one.
//!
//! Cages are grown at random. Where the techniques get stuck, a cage is split or hands a cell to
//! its neighbour. Then cages are joined as long as the techniques still get through. For a wanted
//! level, this is done for the level below, and then cages are joined until there are enough steps
//! of the level itself.

use gridwright_core::{
    Assessment, Budget, Hardness, Level, Mask, OutOfBudget, Position, Rng, Site, Solution,
    StepQuery, Technique, Tenths, Value, Verdict, first_shown, solve_from,
};
use gridwright_houses::Asked;

use super::super::cage::Cage;
use super::super::killer::{Cages, Follow, Frame, SIGHTS};
use super::super::puzzle::Grid;
use super::super::shape::{around, unreached};
use super::aim::{Aim, EASY, EXPERT, HARD, Plan};
use super::draft::Stop;

/// Side above which boards take long.
const LARGE: usize = 9;

/// Large boards split one of this many stuck cages before the effect is checked.
const SPLIT_OF: usize = 8;

/// Changes tried on 81 cells before new cages are grown.
const REPAIRS: usize = 250;

/// Largest number of pairs of neighbours that are tried to be joined.
const JOINS: usize = 200;

/// Cells handed over after joining, where cages are not yet as hard as asked for.
const HAND_OVERS: usize = 500;

/// Changes after the technique asked for was first used.
const MENDS: usize = 60;

/// Search nodes for checking that some cages leave one solution.
const NODES_A_PROOF: u64 = 500;

/// A grid with cages.
pub(super) struct Caged {
    pub(super) grid: Grid,
    /// Distance from the wish, if it was computed on the way; see [`Hardness::misses`].
    pub(super) misses: Option<usize>,
}

/// The full grid with cages, and no other clues than `givens`, as near to the wish as possible;
/// `None` where the techniques never get through.
pub(super) fn build(
    full: &Grid,
    solution: &[Value],
    givens: &[Site],
    aim: &Aim,
    wish: &Hardness,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Caged>, Stop> {
    let (frame, _) = full.sums();
    // Cages a little easier than asked for come first.
    let base = wish.easier().map(|easier| Aim::new(Some(easier.min(HARD.limit)), false));
    let (last, aim) = (aim, base.as_ref().unwrap_or(aim));
    let mut builder = Builder { full, frame, solution, givens, aim, rng, budget };
    let mut lists = builder.grow();
    if builder.n() > LARGE {
        builder.split_where_stuck(&mut lists)?;
    } else if !builder.repair(&mut lists)? {
        return Ok(None);
    }
    if let Some(needed) = wish.needed() {
        return builder.join_for(lists, needed, wish);
    }
    // On large boards cages are joined once only, which takes long enough.
    if base.is_none() || builder.n() <= LARGE {
        builder.join(&mut lists)?;
    }
    if base.is_some() {
        builder.aim = last;
        return builder.join_towards(lists, wish);
    }
    Ok(Some(Caged { grid: builder.grid(&lists), misses: None }))
}

struct Builder<'b> {
    full: &'b Grid,
    frame: &'b Frame,
    solution: &'b [Value],
    givens: &'b [Site],
    aim: &'b Aim,
    rng: &'b mut Rng,
    budget: &'b mut Budget,
}

/// The cells of each cage.
type Lists = Vec<Vec<usize>>;

impl Builder<'_> {
    fn n(&self) -> usize {
        self.full.shape().n
    }

    /// Scales a number meant for 81 cells to this board.
    fn in_proportion(&self, number: usize) -> usize {
        number * self.solution.len() / 81
    }

    fn plan(&self) -> &'static Plan {
        self.aim.plan()
    }

    /// Random cages over the whole board that repeat nothing.
    fn grow(&mut self) -> Lists {
        let n = self.n();
        let mut owner: Vec<Option<usize>> = vec![None; n * n];
        let mut lists: Lists = Vec::new();
        for start in self.rng.permutation(n * n) {
            if owner[start].is_some() {
                continue;
            }
            // On large boards small cages are the quickest way to any level; joining comes later.
            let sizes = if n > LARGE { EASY.sizes } else { self.plan().sizes };
            let wanted = sizes[self.rng.below(sizes.len())];
            let stays_inside = self.rng.below(100) < self.plan().inside;
            let mut cage = vec![start];
            owner[start] = Some(lists.len());
            while cage.len() < wanted {
                let fits = |cell: &usize| {
                    owner[*cell].is_none()
                        && self.can_have(&cage, *cell)
                        && (!stays_inside || self.share_a_house(&cage, *cell))
                };
                let edge: Vec<usize> =
                    cage.iter().flat_map(|&cell| around(n, cell)).filter(fits).collect();
                if edge.is_empty() {
                    break;
                }
                let next = edge[self.rng.below(edge.len())];
                owner[next] = Some(lists.len());
                cage.push(next);
            }
            lists.push(cage);
        }
        // A cage of one cell is a clue in disguise, so it joins a neighbour that has room.
        for i in 0..lists.len() {
            let &[lone] = &lists[i][..] else { continue };
            let has_room = |&other: &usize| {
                other != i && lists[other].len() < 4 && self.can_have(&lists[other], lone)
            };
            let home = around(n, lone).filter_map(|cell| owner[cell]).find(has_room);
            if let Some(home) = home {
                lists[home].push(lone);
                owner[lone] = Some(home);
                lists[i].clear();
            }
        }
        lists.retain(|list| !list.is_empty());
        lists
    }

    fn can_have(&self, cage: &[usize], cell: usize) -> bool {
        cage.iter().all(|&other| self.solution[other] != self.solution[cell])
    }

    fn share_a_house(&self, cage: &[usize], cell: usize) -> bool {
        let of = |cell: usize| &self.frame.houses_at[cell];
        of(cell).iter().any(|house| cage.iter().all(|&other| of(other).contains(house)))
    }

    /// Changes cages where the techniques are stuck; returns whether these get through in the end.
    fn repair(&mut self, lists: &mut Lists) -> Result<bool, Stop> {
        let mut position = self.follow_plan(lists)?;
        for _ in 0..self.in_proportion(REPAIRS).max(REPAIRS) {
            if position.solution().is_some() {
                return Ok(true);
            }
            self.budget.spend(1)?;
            let is_stuck =
                |list: &Vec<usize>| list.iter().any(|&c| position.is_open(Site(c as u16)));
            let stuck: Vec<usize> = (0..lists.len()).filter(|&i| is_stuck(&lists[i])).collect();
            let Some(&i) = stuck.get(self.rng.below(stuck.len())) else { return Ok(false) };
            let mut changed = lists.clone();
            let is_changed = if self.rng.below(3) == 0 {
                self.split(&mut changed, i)
            } else {
                self.hand_over(&mut changed, i)
            };
            let n_lone = |lists: &Lists| lists.iter().filter(|list| list.len() == 1).count();
            let most_lone = self.in_proportion(self.plan().lone).max(n_lone(lists));
            if !is_changed || n_lone(&changed) > most_lone {
                continue;
            }
            let after = self.follow_plan(&changed)?;
            if n_left(&after) <= n_left(&position) {
                (*lists, position) = (changed, after);
            }
        }
        Ok(position.solution().is_some())
    }

    /// Splits cages where the techniques are stuck, until they get through. Steps found before stay
    /// valid.
    fn split_where_stuck(&mut self, lists: &mut Lists) -> Result<(), Stop> {
        let limits = self.limits();
        let mut position = Position::open(&self.full.board);
        loop {
            self.go_on(lists, limits, &mut position, &mut |_| ())?;
            let is_stuck = |list: &Vec<usize>| {
                list.len() > 1 && list.iter().any(|&c| position.is_open(Site(c as u16)))
            };
            let mut stuck: Vec<usize> = (0..lists.len()).filter(|&i| is_stuck(&lists[i])).collect();
            if stuck.is_empty() {
                return Ok(());
            }
            // Cages of one cell are clues in disguise, and come last.
            self.rng.shuffle(&mut stuck);
            stuck.sort_by_key(|&i| lists[i].len() < 4);
            for &i in &stuck[..stuck.len().div_ceil(SPLIT_OF)] {
                self.split_anyhow(lists, i);
            }
        }
    }

    /// Splits a cage of at least two cells: a large one into two of at least two where that can be.
    fn split_anyhow(&mut self, lists: &mut Lists, i: usize) {
        const TRIES: usize = 8;
        let before = lists.len();
        for _ in 0..TRIES {
            let mut changed = lists.clone();
            if self.split(&mut changed, i) && changed[i].len() > 1 && changed[before].len() > 1 {
                *lists = changed;
                return;
            }
        }
        let n = self.n();
        let is_end = |&cell: &usize| {
            let rest: Vec<usize> = lists[i].iter().copied().filter(|&c| c != cell).collect();
            unreached(n, &rest).is_none()
        };
        let ends: Vec<usize> = lists[i].iter().copied().filter(is_end).collect();
        let end = ends[self.rng.below(ends.len())];
        lists[i].retain(|&cell| cell != end);
        lists.push(vec![end]);
    }

    /// Splits a cage of at least three cells in two; returns whether it has that many.
    fn split(&mut self, lists: &mut Lists, i: usize) -> bool {
        let n = self.n();
        let list = &lists[i];
        if list.len() < 3 {
            return false;
        }
        let mut part = vec![list[self.rng.below(list.len())]];
        let wanted = 1 + self.rng.below(list.len() - 1);
        while part.len() < wanted {
            let beside = part.iter().flat_map(|&cell| around(n, cell));
            let edge: Vec<usize> =
                beside.filter(|cell| list.contains(cell) && !part.contains(cell)).collect();
            part.push(edge[self.rng.below(edge.len())]);
        }
        let rest: Vec<usize> = list.iter().copied().filter(|cell| !part.contains(cell)).collect();
        if unreached(n, &rest).is_some() {
            return false;
        }
        lists[i] = part;
        lists.push(rest);
        true
    }

    /// Hands a cell of a cage to a neighbouring one; returns whether that was possible.
    fn hand_over(&mut self, lists: &mut Lists, i: usize) -> bool {
        let n = self.n();
        let cell = lists[i][self.rng.below(lists[i].len())];
        let owner = |cell: usize| lists.iter().position(|list| list.contains(&cell));
        let beside: Vec<usize> =
            around(n, cell).filter_map(owner).filter(|&other| other != i).collect();
        let Some(&other) = beside.get(self.rng.below(beside.len())) else { return false };
        if lists[other].len() >= self.plan().most || !self.can_have(&lists[other], cell) {
            return false;
        }
        lists[other].push(cell);
        lists[i].retain(|&own| own != cell);
        if lists[i].is_empty() {
            lists.remove(i);
            return true;
        }
        unreached(n, &lists[i]).is_none()
    }

    /// Joins cages while the techniques still find the solution.
    fn join(&mut self, lists: &mut Lists) -> Result<(), Stop> {
        for (one, other) in self.pairs(lists) {
            let Some(joined) = self.joined(lists, one, other, self.plan().most) else { continue };
            if self.follow_plan(&joined)?.solution().is_some() {
                *lists = joined;
            }
        }
        Ok(())
    }

    /// Joins cages, and then hands cells over, until they are as hard as asked for; returns the
    /// nearest result.
    fn join_towards(&mut self, mut lists: Lists, wish: &Hardness) -> Result<Option<Caged>, Stop> {
        let is_extreme = self.aim.level == Level::Extreme;
        let most = self.plan().most.max(if is_extreme { EXPERT.most + 1 } else { 0 });
        let mut nearest: Option<(usize, Grid)> = None;
        let pairs = self.pairs(&lists);
        let mut others: Vec<Solution> = Vec::new();
        let mut reached = Tenths(0);
        // Positions with more candidates than this took too many steps.
        let mut most_left = usize::MAX;
        for change in 0..pairs.len() + HAND_OVERS {
            let Some(joined) = self.changed(&lists, pairs.get(change), most) else { continue };
            let cages = self.cages(&joined);
            if others.iter().any(|other| allow(&cages, other)) {
                continue;
            }
            let (mut position, hardest) = self.follow_easier(&joined, wish)?;
            if position.solution().is_some() {
                // A cell handed over must not make the cages easier.
                if change < pairs.len() || hardest >= reached {
                    (lists, reached) = (joined, hardest);
                }
                continue;
            }
            let n_left = n_left(&position);
            if is_extreme && n_left >= most_left {
                continue;
            }
            let grid = self.grid(&joined);
            let has_one_solution = if is_extreme {
                self.has_one_solution(&grid, &position, &mut others)?
            } else {
                // Everything found so far is there for the harder steps as well.
                let limits = self.limits();
                self.go_on(&joined, limits, &mut position, &mut |_| ())?;
                position.solution().is_some()
            };
            if !has_one_solution {
                continue;
            }
            let Assessment { misses, is_too_hard } = wish.assess(&grid, self.budget);
            if nearest.as_ref().is_none_or(|&(least, _)| misses < least) {
                nearest = Some((misses, grid));
            }
            if misses == 0 {
                break;
            }
            if is_too_hard {
                most_left = most_left.min(n_left);
            } else {
                lists = joined;
            }
        }
        Ok(nearest.map(|(misses, grid)| Caged { grid, misses: Some(misses) }))
    }

    /// Joins cages, and then hands cells over, until a technique is used; where steps up to it get
    /// stuck then, other cages are changed. Returns the result nearest to the wish.
    fn join_for(
        &mut self,
        mut lists: Lists,
        needed: &'static Technique,
        wish: &Hardness,
    ) -> Result<Option<Caged>, Stop> {
        let most = self.plan().most.max(EXPERT.most);
        let mut nearest: Option<(usize, Grid)> = None;
        let pairs = self.pairs(&lists);
        for change in 0..pairs.len() + HAND_OVERS {
            let Some(changed) = self.changed(&lists, pairs.get(change), most) else { continue };
            let (position, is_used) = self.follow_for(&changed, needed)?;
            let is_solved = position.solution().is_some();
            if is_used && let Some(grid) = self.mend(changed.clone(), position, needed)? {
                let misses = wish.misses(&grid, self.budget);
                if nearest.as_ref().is_none_or(|&(least, _)| misses < least) {
                    nearest = Some((misses, grid));
                }
                if misses == 0 {
                    break;
                }
            }
            if is_solved {
                lists = changed;
            }
        }
        Ok(nearest.map(|(misses, grid)| Caged { grid, misses: Some(misses) }))
    }

    /// The cages after a change, if it is allowed: joined at a pair of cells, or without a pair,
    /// with a random cell handed over.
    fn changed(
        &mut self,
        lists: &Lists,
        pair: Option<&(usize, usize)>,
        most: usize,
    ) -> Option<Lists> {
        if let Some(&(one, other)) = pair {
            return self.joined(lists, one, other, most);
        }
        let mut changed = lists.clone();
        let i = self.rng.below(lists.len());
        self.hand_over(&mut changed, i).then_some(changed)
    }

    /// Changes cages where steps up to a technique are stuck, as long as it is still used; returns
    /// the grid once the steps get through.
    fn mend(
        &mut self,
        mut lists: Lists,
        mut position: Position,
        needed: &'static Technique,
    ) -> Result<Option<Grid>, Stop> {
        for _ in 0..MENDS {
            if position.solution().is_some() {
                return Ok(Some(self.grid(&lists)));
            }
            self.budget.spend(1)?;
            let is_stuck =
                |list: &Vec<usize>| list.iter().any(|&c| position.is_open(Site(c as u16)));
            let stuck: Vec<usize> = (0..lists.len()).filter(|&i| is_stuck(&lists[i])).collect();
            let Some(&i) = stuck.get(self.rng.below(stuck.len())) else { return Ok(None) };
            let mut changed = lists.clone();
            let is_changed = match self.rng.below(3) {
                0 => self.hand_over(&mut changed, i),
                _ => self.split(&mut changed, i),
            };
            let n_lone = |lists: &Lists| lists.iter().filter(|list| list.len() == 1).count();
            if !is_changed || n_lone(&changed) > n_lone(&lists) {
                continue;
            }
            let (after, is_used) = self.follow_for(&changed, needed)?;
            if is_used && n_left(&after) <= n_left(&position) {
                (lists, position) = (changed, after);
            }
        }
        Ok(position.solution().map(|_| self.grid(&lists)))
    }

    /// The position reached by techniques easier than those asked for.
    /// Also returns the rating of the hardest of them that was used.
    fn follow_easier(
        &mut self,
        lists: &Lists,
        wish: &Hardness,
    ) -> Result<(Position, Tenths), OutOfBudget> {
        let (mut position, mut hardest) = (Position::open(&self.full.board), Tenths(0));
        let limits = match wish.easier() {
            Some(easier) if easier > HARD.limit => (EXPERT.limit.min(easier), EXPERT.houses),
            Some(easier) => (easier, easier),
            None => return Ok((position, hardest)),
        };
        let mut used = |by: &'static Technique| hardest = hardest.max(by.rating);
        self.go_on(lists, limits, &mut position, &mut used)?;
        Ok((position, hardest))
    }

    /// Whether the solution is shown to be the only one within a few search nodes, starting from a
    /// position that follows from the clues. Another solution that is found is added to `others`.
    fn has_one_solution(
        &mut self,
        grid: &Grid,
        position: &Position,
        others: &mut Vec<Solution>,
    ) -> Result<bool, OutOfBudget> {
        let mut part = self.budget.part(NODES_A_PROOF);
        let verdict = solve_from(grid, position, &mut part);
        self.budget.spend(part.used())?;
        if let Verdict::Several(one, two) = verdict {
            others.push(if one[..] == *self.solution { two } else { one });
            return Ok(false);
        }
        Ok(matches!(verdict, Verdict::Unique(_)))
    }

    /// Pairs of neighbouring cells in a random order, those of small cages first.
    fn pairs(&mut self, lists: &Lists) -> Vec<(usize, usize)> {
        let n = self.n();
        let mut size = vec![0; n * n];
        for list in lists {
            list.iter().for_each(|&cell| size[cell] = list.len());
        }
        let beside = (0..n * n).flat_map(|one| around(n, one).map(move |other| (one, other)));
        let mut pairs: Vec<(usize, usize)> = beside.filter(|(one, other)| one < other).collect();
        self.rng.shuffle(&mut pairs);
        pairs.sort_by_key(|&(one, other)| size[one].min(size[other]));
        pairs.truncate(JOINS);
        pairs
    }

    /// The cages with those of two cells joined, if the result is allowed.
    fn joined(&self, lists: &Lists, one: usize, other: usize, most: usize) -> Option<Lists> {
        let owner = |cell: usize| lists.iter().position(|list| list.contains(&cell));
        let (i, j) = (owner(one)?, owner(other)?);
        let is_allowed = i != j
            && lists[i].len() + lists[j].len() <= most.min(self.n())
            && lists[j].iter().all(|&cell| self.can_have(&lists[i], cell));
        is_allowed.then(|| {
            let mut lists = lists.clone();
            let cells = std::mem::take(&mut lists[j]);
            lists[i].extend(cells);
            lists.swap_remove(j);
            lists
        })
    }

    /// The position that the techniques of the plan reach with these cages.
    fn follow_plan(&mut self, lists: &Lists) -> Result<Position, OutOfBudget> {
        self.follow(lists, self.limits())
    }

    /// The highest ratings that the plan allows for steps about cages and for other steps.
    fn limits(&self) -> (Tenths, Tenths) {
        let at_most = |limit: Tenths| self.aim.limit.map_or(limit, |aim| aim.min(limit));
        (at_most(self.plan().limit), at_most(self.plan().houses))
    }

    /// The position reached by steps about cages up to one rating, and other steps up to another.
    fn follow(&mut self, lists: &Lists, limits: (Tenths, Tenths)) -> Result<Position, OutOfBudget> {
        let mut position = Position::open(&self.full.board);
        self.go_on(lists, limits, &mut position, &mut |_| ())?;
        Ok(position)
    }

    /// The position reached by steps up to the rating of a technique, and whether the technique is
    /// used on the way.
    fn follow_for(
        &mut self,
        lists: &Lists,
        technique: &'static Technique,
    ) -> Result<(Position, bool), OutOfBudget> {
        let (mut position, mut is_used) = (Position::open(&self.full.board), false);
        let mut used = |by: &'static Technique| is_used |= by.id == technique.id;
        self.go_on(lists, (technique.rating, technique.rating), &mut position, &mut used)?;
        Ok((position, is_used))
    }

    /// Continues a position by steps about cages up to one rating, and other steps up to another.
    fn go_on(
        &mut self,
        lists: &Lists,
        (limit, houses): (Tenths, Tenths),
        position: &mut Position,
        used: &mut dyn FnMut(&'static Technique),
    ) -> Result<(), OutOfBudget> {
        let cages = Cages::unnamed(self.solution.len(), self.cages(lists));
        let full = self.full;
        let more = |position: &Position, budget: &mut Budget| {
            // Up to this rating, every step of houses is a single.
            if houses <= EASY.houses {
                return None;
            }
            let query = StepQuery::default().at_most(houses);
            let asked = Asked { query, is_proper: false };
            let step = first_shown(|visit| {
                full.solver().visit_steps(full, &[], position, &asked, budget, visit)
            });
            step.map(|step| (step.technique, step.finding.effects))
        };
        let n_sights = SIGHTS.iter().filter(|sight| sight.technique.rating <= limit).count();
        let follow = Follow { frame: self.frame, cages: &cages, n_sights, more: &more };
        for &site in self.givens {
            follow.place(position, site, self.solution[site.index()]);
        }
        follow.to_the_end(position, used, self.budget)
    }

    fn cages(&self, lists: &Lists) -> Vec<Cage> {
        let cage = |list: &Vec<usize>| {
            let mut cells: Vec<Site> = list.iter().map(|&cell| Site(cell as u16)).collect();
            cells.sort_unstable();
            Cage { sum: list.iter().map(|&cell| self.solution[cell].index() + 1).sum(), cells }
        };
        let mut cages: Vec<Cage> = lists.iter().map(cage).collect();
        cages.sort_by_key(|cage| cage.cells[0]);
        cages
    }

    fn grid(&self, lists: &Lists) -> Grid {
        let mut shape = self.full.shape().clone();
        shape.cages = self.cages(lists);
        let mut givens = vec![None; self.solution.len()];
        for &site in self.givens {
            givens[site.index()] = Some(self.solution[site.index()]);
        }
        Grid::new(shape, givens)
    }
}

/// Whether values that keep all other rules keep those of the cages as well.
fn allow(cages: &[Cage], values: &[Value]) -> bool {
    cages.iter().all(|cage| {
        let values = || cage.cells.iter().map(|cell| values[cell.index()]);
        let different = values().fold(Mask::EMPTY, |seen, value| seen.or(Mask::of(value)));
        values().map(|value| value.index() + 1).sum::<usize>() == cage.sum
            && different.len() == cage.cells.len()
    })
}

/// Number of candidates that are still to be excluded.
fn n_left(position: &Position) -> usize {
    position.candidates().iter().map(|mask| mask.len() - 1).sum()
}

#[cfg(test)]
mod tests {
    use gridwright_core::{
        Budget, Keep, Level, Params, Profile, Rng, Site, Value, Verdict, join_clues, rate, solve,
    };

    use super::{Cage, allow};
    use crate::families::sudoku::generate::generate;
    use crate::families::sudoku::info::PARAMS;

    #[test]
    fn killers_come_out_as_hard_as_asked_for() {
        for (asked, level) in [
            ("level=easy", Level::Easy),
            ("level=medium", Level::Medium),
            ("level=hard", Level::Hard),
            ("level=expert", Level::Expert),
            ("level=extreme", Level::Extreme),
            ("level=medium,clues=6", Level::Medium),
            ("level=easy,clues=8,symmetry=rotate180", Level::Easy),
            ("size=6,level=easy", Level::Easy),
            ("size=6,level=hard", Level::Hard),
            ("size=12,level=easy", Level::Easy),
            ("size=20", Level::Easy),
            ("diagonal=yes,level=medium", Level::Medium),
            ("regions=jigsaw,level=hard", Level::Hard),
        ] {
            let params = Params::parse(PARAMS, &format!("killer=yes,{asked}")).expect(asked);
            let mut budget = Budget::nodes(20_000_000);
            let made = generate(&params, &mut Rng::from_seed(1), &mut budget);
            let made = made.unwrap_or_else(|shortfall| panic!("{asked}: {shortfall}"));
            let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut budget).expect(asked);
            assert_eq!(rating.level, level, "{asked}");
            let verdict = solve(&*made.puzzle, &mut budget);
            assert_eq!(verdict, Verdict::Unique(made.solution), "{asked}");
            let n_givens = made.puzzle.board().n_givens();
            assert_eq!(n_givens, params.int("clues").unwrap_or(0), "{asked}");
        }
    }

    #[test]
    fn cages_allow_what_keeps_their_sums_and_repeats_nothing() {
        let cage = |sum, cells: [u16; 2]| Cage { sum, cells: cells.map(Site).to_vec() };
        let values = [0, 1, 2, 2].map(Value);
        assert!(allow(&[cage(3, [0, 1]), cage(5, [1, 2])], &values));
        assert!(!allow(&[cage(3, [0, 1]), cage(4, [1, 2])], &values));
        assert!(!allow(&[cage(6, [2, 3])], &values));
    }

    #[test]
    fn cages_are_joined_until_no_two_can_be() {
        let params = Params::parse(PARAMS, "size=6,killer=yes,level=easy").expect("parameters");
        for seed in 1..=3 {
            let mut budget = Budget::nodes(20_000_000);
            let mut rng = Rng::from_seed(seed);
            let made = generate(&params, &mut rng, &mut budget).expect("an easy killer");
            let n_cages = made.puzzle.clues().len();
            let joined = join_clues(
                &made.puzzle,
                &made.solution,
                Keep::Unique,
                usize::MAX,
                &mut rng,
                &mut budget,
            );
            assert!(joined.n_joined > 0 && joined.undecided == 0, "seed {seed}");
            let clues = joined.puzzle.clues();
            assert_eq!(clues.len() + joined.n_joined, n_cages);
            assert_eq!(clues.iter().map(|clue| clue.sites.len()).sum::<usize>(), 36);
            let verdict = solve(&*joined.puzzle, &mut budget);
            assert_eq!(verdict, Verdict::Unique(made.solution.clone()));
            for (one, other) in joined.puzzle.joinable() {
                if let Some(fewer) = joined.puzzle.with_joined(one, other, &made.solution) {
                    let verdict = solve(&*fewer, &mut budget);
                    assert!(matches!(verdict, Verdict::Several(..)), "{one:?} and {other:?}");
                }
            }
        }
    }
}
