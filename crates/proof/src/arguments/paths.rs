//! Arguments about one path through all cells: rings, parts of the board, and counts of colours.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use gridwright_core::{Arg, ColourCount, Effect, Pt, Site, Value};

use crate::case::{Case, Checked, ensure, expect, same};
use crate::track::Track;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    let check: fn(&Paths<'_, '_>) -> Checked = match id {
        "cell-full" => |paths| paths.at_place(false),
        "two-ways" => |paths| paths.at_place(true),
        "early-ring" => |paths| paths.early_ring(false),
        "early-exit" => |paths| paths.early_ring(true),
        "fork" => |paths| paths.fork(),
        "partition" => |paths| paths.partition(),
        "exit-parity" => |paths| paths.exits(),
        "block-parity" | "region-parity" => |paths| paths.region(usize::MAX),
        "neck" => |paths| paths.region(6),
        "split" => |paths| paths.split(),
        "tied-edges" => |paths| paths.tie(),
        "edge-what-if" => |paths| paths.what_if(),
        _ => return None,
    };
    let paths = Paths { case, track: Track::of(case.rules, case.known) };
    Some(check(&paths))
}

struct Paths<'p, 'c> {
    case: &'p Case<'c>,
    track: Track,
}

/// Number of edges that lead out of a region from dark and from light cells: those on the path, and
/// those not blocked; first within the board, then across its border.
#[derive(Default)]
struct Tally {
    path: [[usize; 2]; 2],
    free: [[usize; 2]; 2],
}

impl Paths<'_, '_> {
    /// The edges that the step marks, each with whether it is path.
    fn marks(&self) -> Checked<Vec<(Site, bool)>> {
        let mark = |effect: &Effect| match *effect {
            Effect::Place(edge, Value(value)) => Ok((edge, value == 1)),
            Effect::Drop(..) => Err("it marks edges".to_owned()),
        };
        self.case.step.finding.effects.iter().map(mark).collect()
    }

    /// A cell by its rule, or the outside.
    fn place(&self, name: &str) -> Checked<usize> {
        match self.case.arg(name) {
            Some(Arg::Word("border")) => Ok(self.track.outside()),
            Some(Arg::Rule(cell)) if *cell < self.track.n_cells => Ok(*cell),
            _ => Err(format!("it does not say what the {name} is")),
        }
    }

    /// The cells of a region, without repetition.
    fn cells(&self, name: &str) -> Checked<BTreeSet<usize>> {
        self.cells_at(self.case.cells(name)?)
    }

    fn cells_at(&self, stated: &[Pt]) -> Checked<BTreeSet<usize>> {
        let cols = self.case.rules.puzzle.board().cols;
        let index = |at: &Pt| (at.y as usize / 2) * cols + at.x as usize / 2;
        let cells: BTreeSet<usize> = stated.iter().map(index).collect();
        expect(cells.len() == stated.len() && !cells.is_empty(), "the region")?;
        Ok(cells)
    }

    fn at_place(&self, is_path: bool) -> Checked {
        let place = self.place("place")?;
        let ways = match is_path {
            true => self.track.free(place),
            false => self.track.edges(place, Some(true)),
        };
        ensure(ways.len() == 2, || format!("there are {} ways, not two", ways.len()))?;
        expect(same(self.case.sites("ways")?, &ways), "which ways there are")?;
        let is_here = |&(edge, mark): &(Site, bool)| {
            mark == is_path && self.track.ends(edge).contains(&place)
        };
        expect(self.marks()?.iter().all(is_here), "what follows")?;
        self.case.looks_at(ways)
    }

    fn early_ring(&self, by_outside: bool) -> Checked {
        let (case, track, edge) = (self.case, &self.track, self.case.site("edge")?);
        expect(self.marks()? == [(edge, false)], "what follows")?;
        let [a, b] = track.ends(edge);
        ensure(track.closes(a, b, 1), || "it would not close a ring early".to_owned())?;
        let (stretch, _) = track.stretch(a);
        let is_by_outside = track.is_border(edge) || stretch.iter().any(|&e| track.is_border(e));
        expect(is_by_outside == by_outside, "where the ring leads")?;
        let n_cells = stretch.len() + 1 - usize::from(is_by_outside);
        expect(case.number("cells")? == n_cells, "how many cells the ring has")?;
        expect(case.number("left")? == track.n_cells - n_cells, "how many cells are left")?;
        case.looks_at(stretch)
    }

    fn fork(&self) -> Checked {
        let (case, track, cell) = (self.case, &self.track, self.place("cell")?);
        let (one, other, edge) = (case.site("one")?, case.site("other")?, case.site("edge")?);
        expect(self.marks()? == [(edge, true)], "what follows")?;
        expect(same(&track.free(cell), &[one, other, edge]), "the ways from the cell")?;
        let [a, b] = [one, other].map(|way| track.across(way, cell));
        ensure(track.closes(a, b, 2), || "the two ways would not close a ring early".to_owned())?;
        case.looks_at(track.stretch(a).0.into_iter().chain([one, other]))
    }

    /// The edges that lead out of a region.
    fn crossing(&self, cells: &BTreeSet<usize>) -> Vec<Site> {
        let crosses = |edge: &Site| {
            let [a, b] = self.track.ends(*edge).map(|place| cells.contains(&place));
            a != b
        };
        self.track.all().filter(crosses).collect()
    }

    fn partition(&self) -> Checked {
        let (case, track, edge) = (self.case, &self.track, self.case.site("edge")?);
        expect(self.marks()? == [(edge, true)], "what follows")?;
        let cells = self.cells("region")?;
        expect(case.number("count")? == cells.len() && cells.len() < track.n_cells, "the region")?;
        let inner = self.crossing(&cells).into_iter().filter(|&e| !track.is_border(e));
        let (walls, free): (Vec<Site>, Vec<Site>) =
            inner.partition(|&e| track.mark(e) == Some(false));
        let other = free.iter().find(|&&free| free != edge);
        ensure(free == [edge], || {
            let other = other.map_or("no edge".to_owned(), |&other| case.name(other));
            format!("{other} leads out of the region too")
        })?;
        case.looks_at(walls)
    }

    /// The end of an edge that lies in a region.
    fn inner(&self, cells: &BTreeSet<usize>, edge: Site) -> usize {
        let [a, b] = self.track.ends(edge);
        if cells.contains(&a) { a } else { b }
    }

    fn tally(&self, cells: &BTreeSet<usize>) -> (Tally, Vec<Site>) {
        let mut tally = Tally::default();
        let crossing = self.crossing(cells);
        let free = crossing.into_iter().filter(|&edge| self.track.mark(edge) != Some(false));
        let free: Vec<Site> = free.collect();
        for &edge in &free {
            let group = usize::from(self.track.is_border(edge));
            let colour = self.track.colour(self.inner(cells, edge));
            tally.free[group][colour] += 1;
            tally.path[group][colour] += usize::from(self.track.mark(edge) == Some(true));
        }
        (tally, free)
    }

    /// Checks that the step states the right numbers for a region.
    fn numbers(&self, cells: &BTreeSet<usize>, tally: &Tally) -> Checked {
        let case = self.case;
        let n_dark = cells.iter().filter(|&&cell| self.track.colour(cell) == 0).count();
        let sum = |counts: &[[usize; 2]; 2], colour: usize| counts[0][colour] + counts[1][colour];
        let stated = [
            ("dark", n_dark),
            ("light", cells.len() - n_dark),
            ("ways-dark", sum(&tally.free, 0)),
            ("ways-light", sum(&tally.free, 1)),
            ("laid-dark", sum(&tally.path, 0)),
            ("laid-light", sum(&tally.path, 1)),
        ];
        for (name, number) in stated {
            expect(case.number(name)? == number, "what was counted")?;
        }
        for (colour, name) in ["dark-ways-are", "light-ways-are"].into_iter().enumerate() {
            let marks = self.marks()?;
            let has = |mark: bool| {
                let is_it = |&(edge, own): &(Site, bool)| {
                    own == mark && self.track.colour(self.inner(cells, edge)) == colour
                };
                marks.iter().any(is_it)
            };
            let becomes = match (has(true), has(false)) {
                (true, _) => "used",
                (_, true) => "unused",
                _ => "open",
            };
            expect(case.word(name)? == becomes, "what ways become")?;
        }
        Ok(())
    }

    fn exits(&self) -> Checked {
        let cells: BTreeSet<usize> = (0..self.track.n_cells).collect();
        let (tally, free) = self.tally(&cells);
        let gaps = self.track.gaps();
        let ends = if gaps == [1, 1] { "different" } else { "same" };
        expect(self.case.word("ends")? == ends, "how the path ends")?;
        self.numbers(&cells, &tally)?;
        for (edge, is_path) in self.marks()? {
            let colour = self.track.colour(self.inner(&cells, edge));
            let wanted = if is_path { tally.free[1][colour] } else { tally.path[1][colour] };
            let is_gap = self.track.is_border(edge);
            ensure(is_gap && wanted == gaps[colour], || {
                format!("{} is not settled", self.case.name(edge))
            })?;
        }
        self.case.looks_at(free)
    }

    /// Checks a count by colour: the difference between the path's exits from dark and from light
    /// cells is twice that of the cells.
    fn region(&self, most_ways: usize) -> Checked {
        let (case, cells) = (self.case, self.cells("region")?);
        let (tally, free) = self.tally(&cells);
        expect(case.number("count")? == cells.len() && free.len() <= most_ways, "the region")?;
        self.numbers(&cells, &tally)?;
        let n_dark = cells.iter().filter(|&&cell| self.track.colour(cell) == 0).count() as i64;
        let surplus = 2 * n_dark - cells.len() as i64;
        let side = match surplus {
            0 => "even",
            1.. => "dark",
            _ => "light",
        };
        expect(case.word("side")? == side, "which colour has more cells")?;
        expect(case.number("more")? == 2 * surplus.unsigned_abs() as usize, "how many more")?;
        let gaps = match case.word("gaps")? {
            "no" => None,
            _ => {
                let gaps = self.track.gaps();
                let stated = [case.number("gaps-dark")?, case.number("gaps-light")?];
                expect(stated == gaps && case.word("gaps")? == "yes", "the gaps")?;
                Some(gaps)
            }
        };
        self.settles(&cells, &tally, gaps, &self.marks()?)?;
        case.looks_at(free)
    }

    /// Checks that counting a region determines the marks of some edges.
    fn settles(
        &self,
        cells: &BTreeSet<usize>,
        tally: &Tally,
        gaps: Option<[usize; 2]>,
        marks: &[(Site, bool)],
    ) -> Checked {
        let n_dark = cells.iter().filter(|&&cell| self.track.colour(cell) == 0).count() as i64;
        let surplus = 2 * n_dark - cells.len() as i64;
        let possible = self.possible(cells, tally, surplus, gaps);
        ensure(!possible.is_empty(), || "the count does not come out".to_owned())?;
        for &(edge, is_path) in marks {
            expect(self.crossing(cells).contains(&edge), "what follows")?;
            let colour = self.track.colour(self.inner(cells, edge));
            let group = usize::from(self.track.is_border(edge));
            let bound = if is_path { &tally.free } else { &tally.path };
            let is_settled = |used: &[[usize; 2]; 2]| match gaps {
                Some(_) => used[group][colour] == bound[group][colour],
                None => used[0][colour] + used[1][colour] == bound[0][colour] + bound[1][colour],
            };
            ensure(possible.iter().all(is_settled), || {
                format!("{} is not settled", self.case.name(edge))
            })?;
        }
        Ok(())
    }

    /// All numbers of edges by which the path can leave a region.
    fn possible(
        &self,
        cells: &BTreeSet<usize>,
        tally: &Tally,
        surplus: i64,
        gaps: Option<[usize; 2]>,
    ) -> Vec<[[usize; 2]; 2]> {
        let rest: BTreeSet<usize> =
            (0..self.track.n_cells).filter(|cell| !cells.contains(cell)).collect();
        let (beyond, _) = self.tally(&rest);
        let range =
            |group: usize, colour: usize| tally.path[group][colour]..=tally.free[group][colour];
        let mut possible = Vec::new();
        for inner_dark in range(0, 0) {
            for inner_light in range(0, 1) {
                for border_dark in range(1, 0) {
                    for border_light in range(1, 1) {
                        let border = [border_dark, border_light];
                        let dark = (inner_dark + border_dark) as i64;
                        let light = (inner_light + border_light) as i64;
                        let fits_gaps = gaps.is_none_or(|gaps| {
                            (0..2).all(|colour| {
                                let ways = beyond.path[1][colour]..=beyond.free[1][colour];
                                gaps[colour]
                                    .checked_sub(border[colour])
                                    .is_some_and(|n| ways.contains(&n))
                            })
                        });
                        let is_left = dark + light >= 2 && (!rest.is_empty() || dark + light == 2);
                        if dark - light == 2 * surplus && is_left && fits_gaps {
                            possible.push([[inner_dark, inner_light], border]);
                        }
                    }
                }
            }
        }
        possible
    }

    /// A stretch that a step names by its ends: a cell, two cells, or a place and the outside.
    fn ends(&self, name: &str) -> Checked<[usize; 2]> {
        let place = match self.case.arg(name) {
            Some(Arg::Rules(ends)) if ends.len() == 2 => ends[0],
            _ => self.place(name)?,
        };
        expect(place <= self.track.n_cells, "a stretch")?;
        let end = self.track.stretch(place).1;
        expect(self.track.edges(place, Some(true)).len() < 2, "a stretch")?;
        let stated = match self.case.arg(name) {
            Some(Arg::Rules(ends)) => ends[..] == [place, end],
            _ => end == place || end == self.track.outside() || place == self.track.outside(),
        };
        expect(stated, "a stretch")?;
        Ok([place, end])
    }

    /// Checks two stretches that divide the board: a line leads from one to the other through each
    /// part.
    fn split(&self) -> Checked {
        let (case, track) = (self.case, &self.track);
        let stretches = [self.ends("one")?, self.ends("other")?];
        let mut out: Vec<usize> = Vec::new();
        for [one, _] in stretches {
            out.push(one);
            let mut place = one;
            for edge in track.stretch(one).0 {
                place = track.across(edge, place);
                out.push(place);
            }
        }
        let parts = track.parts(&out);
        ensure(parts.len() == 2, || format!("the rest has {} parts, not two", parts.len()))?;
        let region = self.cells("region")?;
        expect(
            parts.iter().any(|part| part.iter().copied().eq(region.iter().copied())),
            "the region",
        )?;
        let n_dark = region.iter().filter(|&&cell| track.colour(cell) == 0).count();
        let stated = [("count", region.len()), ("dark", n_dark), ("light", region.len() - n_dark)];
        let ends = match (2 * n_dark).cmp(&region.len()) {
            Ordering::Greater => "dark",
            Ordering::Less => "light",
            Ordering::Equal => "different",
        };
        expect(case.word("ends")? == ends, "where the path enters and leaves")?;
        for (name, number) in stated {
            expect(case.number(name)? == number, "what was counted")?;
        }
        let (possible, border) = self.ways_between(stretches, &parts);
        for (edge, is_path) in self.marks()? {
            let follows = match is_path {
                // It is the only edge from its stretch into its part.
                true => possible.iter().any(|&(stretch, part, way)| {
                    let others =
                        possible.iter().filter(|other| (other.0, other.1) == (stretch, part));
                    way == edge && others.map(|other| other.2).collect::<BTreeSet<_>>().len() == 1
                }),
                false => border.contains(&edge) && !possible.iter().any(|way| way.2 == edge),
            };
            ensure(follows, || format!("{} is not settled", case.name(edge)))?;
        }
        case.looks_at(border)
    }

    /// The edges from the stretches into the parts with which lines can begin, each as the stretch,
    /// the part and the edge; and all open edges of the stretches' ends.
    fn ways_between(
        &self,
        stretches: [[usize; 2]; 2],
        parts: &[Vec<usize>],
    ) -> (Vec<(usize, usize, Site)>, BTreeSet<Site>) {
        let track = &self.track;
        let sign = |cell: usize| if track.colour(cell) == 0 { 1 } else { -1 };
        // A line through a part begins and ends next to it. Both ends together determine which
        // colour the part has more of.
        let gaps = track.gaps();
        let total = |part: &[usize]| -> i32 {
            let cells = part.iter().filter(|&&place| place != track.outside());
            let outside =
                if part.contains(&track.outside()) { gaps[0] as i32 - gaps[1] as i32 } else { 0 };
            cells.map(|&cell| 2 * sign(cell)).sum::<i32>() - outside
        };
        let mut border = BTreeSet::new();
        // The stretch, which of its ends, the part, the edge, and its sign.
        let mut ways: Vec<(usize, Option<usize>, usize, Site, i32)> = Vec::new();
        for (stretch, ends) in stretches.into_iter().enumerate() {
            let is_single = ends[0] == ends[1];
            for (end, &place) in ends[..if is_single { 1 } else { 2 }].iter().enumerate() {
                for edge in track.edges(place, None) {
                    border.insert(edge);
                    let inner = track.across(edge, place);
                    let charge = if place == track.outside() { sign(inner) } else { -sign(place) };
                    if let Some(part) = parts.iter().position(|part| part.contains(&inner)) {
                        ways.push((stretch, (!is_single).then_some(end), part, edge, charge));
                    }
                }
            }
        }
        let mut possible = Vec::new();
        for code in 0..4usize {
            let into = |stretch: usize, part: usize| {
                let end = (code >> stretch & 1) ^ part;
                ways.iter().filter(move |way| {
                    (way.0, way.2) == (stretch, part) && way.1.is_none_or(|own| own == end)
                })
            };
            let found = [0, 1].map(|part| {
                let mut found = Vec::new();
                for one in into(0, part) {
                    for other in
                        into(1, part).filter(|other| one.4 + other.4 == total(&parts[part]))
                    {
                        found.extend([(0, part, one.3), (1, part, other.3)]);
                    }
                }
                found
            });
            if found.iter().all(|found| !found.is_empty()) {
                possible.extend(found.concat());
            }
        }
        (possible, border)
    }

    fn opposite_of(&self, name: &str) -> Checked<(Site, bool)> {
        let edge = self.case.site(name)?;
        let supposed = match self.case.word("mark")? {
            "path" => true,
            "blocked" => false,
            _ => return Err("there is no such mark".to_owned()),
        };
        expect(self.marks()? == [(edge, !supposed)], "what follows")?;
        Ok((edge, supposed))
    }

    /// Checks edges that counting ties to a supposed edge, and that would then divide the board or
    /// close a ring.
    fn tie(&self) -> Checked {
        let (case, (edge, mark)) = (self.case, self.opposite_of("edge")?);
        let mut supposed = Paths { case, track: self.track.clone() };
        supposed.track.set(edge, mark);
        let mut marks = vec![(edge, mark)];
        for count in case.counts("counts")? {
            marks.extend(supposed.counted(count)?);
        }
        let mut all = supposed.track.clone();
        marks.iter().for_each(|&(edge, mark)| all.set(edge, mark));
        let all = Paths { case, track: all };
        let is_trouble = match case.word("trouble")? {
            "ring" => self.closes_one_of(&marks, false)?,
            "exit" => self.closes_one_of(&marks, true)?,
            _ => all.falls_apart()?,
        };
        ensure(is_trouble, || "together they do no harm".to_owned())?;
        let named = case.step.finding.args.iter().flat_map(|(_, arg)| arg.sites());
        case.looks_at(named.filter(|&site| site != edge))
    }

    /// The marks that follow from counting a region.
    fn counted(&self, count: &ColourCount) -> Checked<Vec<(Site, bool)>> {
        let cells = self.cells_at(&count.cells)?;
        let (tally, _) = self.tally(&cells);
        let n_dark = cells.iter().filter(|&&cell| self.track.colour(cell) == 0).count();
        let sum =
            |counts: &[[usize; 2]; 2]| [0, 1].map(|colour| counts[0][colour] + counts[1][colour]);
        expect(count.n_cells == [n_dark, cells.len() - n_dark], "what was counted")?;
        expect(count.n_ways == sum(&tally.free), "the ways of a region")?;
        expect(count.n_used == sum(&tally.path), "the used ways of a region")?;
        expect(count.n_gaps.is_none_or(|gaps| gaps == self.track.gaps()), "the gaps")?;
        let path = count.path.iter().map(|&edge| (edge, true));
        let marks: Vec<_> = path.chain(count.blocked.iter().map(|&edge| (edge, false))).collect();
        let is_new = |&(edge, _): &(Site, bool)| self.track.mark(edge).is_none();
        expect(!marks.is_empty() && marks.iter().all(is_new), "what follows from counting")?;
        self.settles(&cells, &tally, count.n_gaps, &marks)?;
        Ok(marks)
    }

    /// Whether the last of some edges to be drawn closes a ring early, with the number of cells
    /// that the step states.
    fn closes_one_of(&self, marks: &[(Site, bool)], by_outside: bool) -> Checked<bool> {
        let (n_cells, n_left) = (self.case.number("cells")?, self.case.number("left")?);
        let closes = |&(last, is_path): &(Site, bool)| {
            let mut track = self.track.clone();
            let others = marks.iter().filter(|(edge, _)| *edge != last);
            others.for_each(|&(edge, mark)| track.set(edge, mark));
            let [a, b] = track.ends(last);
            let stretch = track.stretch(a).0;
            let is_by_outside =
                track.is_border(last) || stretch.iter().any(|&e| track.is_border(e));
            is_path
                && track.closes(a, b, 1)
                && is_by_outside == by_outside
                && n_cells == stretch.len() + 1 - usize::from(by_outside)
                && n_cells + n_left == track.n_cells
        };
        Ok(marks.iter().any(closes))
    }

    /// Whether the board is divided in the way that the step states.
    fn falls_apart(&self) -> Checked<bool> {
        let (case, track) = (self.case, &self.track);
        let is_one_of = |parts: &[Vec<usize>], part: &BTreeSet<usize>| {
            parts.len() > 1 && parts.iter().any(|one| one.iter().copied().eq(part.iter().copied()))
        };
        Ok(match case.word("trouble")? {
            "apart" => is_one_of(&track.parts(&[track.outside()]), &self.cells("part")?),
            "cell" => is_one_of(&track.parts(&[self.place("by")?]), &self.cells("part")?),
            "side" => {
                let mut without = track.clone();
                without.set(case.site("by")?, false);
                is_one_of(&without.parts(&[]), &self.cells("part")?)
            }
            "parts" => {
                let n_parts = track.parts(&[track.outside(), self.place("by")?]).len();
                n_parts > 2 && case.number("total")? == n_parts
            }
            _ => false,
        })
    }

    fn what_if(&self) -> Checked {
        let (case, (edge, mark)) = (self.case, self.opposite_of("edge")?);
        let [moves] = &case.moves("moves")?[..] else {
            return Err("it has one list of moves".to_owned());
        };
        expect(case.number("count")? == moves.len(), "how many moves there are")?;
        let mut track = self.track.clone();
        track.set(edge, mark);
        track.cross_out();
        for claim in moves {
            let is_path = claim.value == Value(1);
            let is_new = claim.holds && track.mark(claim.site).is_none();
            let follows = || {
                let mut opposite = track.clone();
                opposite.set(claim.site, !is_path);
                track.follows(claim.site, is_path) || opposite.is_dead()
            };
            ensure(is_new && follows(), || format!("{} would not follow", case.name(claim.site)))?;
            track.set(claim.site, is_path);
            track.cross_out();
        }
        let is_dead = match case.word("end")? {
            "place" => {
                let place = self.place("place")?;
                let path = track.edges(place, Some(true));
                let can_go = |&way: &Site| {
                    let to = track.across(way, place);
                    track.edges(to, Some(true)).len() < 2 && !track.closes(place, to, 1)
                };
                let n_open = track.edges(place, None).iter().filter(|way| can_go(way)).count();
                path.len() > 2 || path.len() + n_open < 2
            }
            "parted" => track.is_parted() || track.has_cut_cells(),
            "colours" => track.is_dead(),
            _ => false,
        };
        ensure(is_dead, || "its moves do not end in a contradiction".to_owned())?;
        case.looks_at([edge].into_iter().chain(moves.iter().map(|claim| claim.site)))
    }
}
