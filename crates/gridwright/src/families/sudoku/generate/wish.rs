//! The wish for a puzzle, read from the parameters.

use gridwright_core::{
    Hardness, Keep, Level, ParamError, Params, Rng, Shortfall, Site, Symmetry, Technique,
};
use gridwright_houses::Solver;

use super::super::info::INFO;
use super::super::killer::{LEFTOVERS, SIGHTS};
use super::super::shape::{Extra, Layout, Regions, Shape, boxes_named, usual_boxes};
use super::super::symmetry::{orbits, pattern};
use super::super::techniques::NEIGHBOURS;

/// Largest side at which the default depth proves that no clue can be removed.
const EXACT_UP_TO: usize = 16;

/// The same for jigsaws, which take longer to prove anything about.
const EXACT_JIGSAW_UP_TO: usize = 12;

/// The same where cells a knight's or a king's move apart differ.
const EXACT_LEAPS_UP_TO: usize = 9;

/// The same where neighbours are not consecutive: so few clues are enough that proofs are long.
const EXACT_NON_CONSECUTIVE_UP_TO: usize = 6;

/// The same with windows.
const EXACT_WINDOWS_UP_TO: usize = 12;

/// Largest number of cells of a board whose single solution is proved in no time.
const SMALL: usize = 100;

/// Largest number of cells of a board on which extreme puzzles are rare.
const RARE_EXTREME_UP_TO: usize = 64;

/// The same for experts' puzzles.
const RARE_EXPERT_UP_TO: usize = 36;

/// Largest number of cells at which extreme puzzles are hard all over the board.
const ALL_EXTREME_UP_TO: usize = 140;

/// The same with diagonals, windows, knights and the like, where extreme steps take long to find.
const ALL_EXTREME_WITH_EXTRAS_UP_TO: usize = 64;

/// The same for experts' puzzles.
const ALL_EXPERT_UP_TO: usize = 200;

/// The same for medium and hard ones: samurai are still hard all over.
const ALL_HARD_UP_TO: usize = 380;

/// The method of generation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    Default,
    ThreePhase,
}

/// The request for a puzzle, as its parameters state it.
pub(super) struct Wish {
    /// The shape, without the regions of a jigsaw and without cages, which are made later.
    pub(super) shape: Shape,
    pub(super) is_jigsaw: bool,
    /// Whether a half-turn maps the regions of a jigsaw to one another.
    pub(super) has_symmetric_regions: bool,
    pub(super) is_killer: bool,
    pub(super) method: Method,
    /// Largest number of cells that the last of the three phases removes.
    pub(super) target: usize,
    /// Groups of cells that lose their clues together; empty if each cell is on its own.
    pub(super) orbits: Vec<Vec<Site>>,
    pub(super) pattern: Option<Vec<Site>>,
    pub(super) clues: Option<usize>,
    pub(super) is_minimal: bool,
    pub(super) is_exact: bool,
    pub(super) hardness: Hardness,
}

/// The rule that a technique needs and the board lacks, if any.
fn rule_for(
    needed: &'static Technique,
    is_killer: bool,
    is_jigsaw: bool,
    shape: &Shape,
) -> Option<&'static str> {
    let id = needed.id;
    if Solver::needs_one_solution(needed) {
        // Such techniques apply to plain boards only.
        return match shape.regions {
            _ if is_killer => Some("killer=no"),
            Regions::Boxes { .. } if shape.layout != Layout::Single => Some("layout=single"),
            Regions::Boxes { .. } if shape.extras.is_empty() => None,
            Regions::Boxes { .. } => Some("rows, columns and boxes alone"),
            _ => Some("regions=boxes"),
        };
    }
    if id == SIGHTS[LEFTOVERS].technique.id {
        return (!is_jigsaw).then_some("regions=jigsaw");
    }
    if SIGHTS.iter().any(|sight| sight.technique.id == id) {
        return (!is_killer).then_some("killer=yes");
    }
    (id == NEIGHBOURS.id && !shape.has(Extra::NonConsecutive)).then_some("non-consecutive=yes")
}

/// The fewest givens with which a board can have one solution, as far as it is known, and the
/// reason.
fn fewest_clues(shape: &Shape, is_jigsaw: bool, is_killer: bool) -> Option<(usize, &'static str)> {
    if is_killer || shape.has(Extra::NonConsecutive) {
        return None;
    }
    // Found by examining all grids: for 9 x 9 by McGuire, Tugemann and Civario in 2012.
    let known = match shape.regions {
        Regions::Boxes { rows: 2, cols: 2 } => Some(4),
        Regions::Boxes { rows: 2, cols: 3 } | Regions::Boxes { rows: 3, cols: 2 } => Some(8),
        Regions::Boxes { rows: 3, cols: 3 } => Some(17),
        _ => None,
    };
    Some(match known.filter(|_| shape.is_plain() && !is_jigsaw) {
        Some(least) => (least, "the fewest that leave one solution"),
        None => (shape.n - 1, "since two values without a clue could be swapped"),
    })
}

impl Wish {
    pub(super) fn of(params: &Params) -> Result<Wish, Shortfall> {
        let clash = |why: String| Err(Shortfall::BadParams(ParamError::Clash(why)));
        let word = |name| params.value(name).expect("has a default");
        let is_yes = |name| word(name) == "yes";
        let n = params.int("size").expect("has a default");
        let boxes = params.value("boxes");
        let regions = match (word("regions"), boxes) {
            ("boxes", None) => match usual_boxes(n) {
                Some((rows, cols)) => Regions::Boxes { rows, cols },
                None => {
                    return clash(format!(
                        "size={n}: no boxes fill this side; expected regions=jigsaw or regions=latin with it"
                    ));
                }
            },
            ("boxes", Some(text)) => match boxes_named(text) {
                Some((rows, cols)) if rows * cols == n => Regions::Boxes { rows, cols },
                Some((rows, cols)) => {
                    let side = rows * cols;
                    return clash(format!(
                        "boxes={text}: expected size={side} with it, found size={n}"
                    ));
                }
                None => {
                    return clash(format!("boxes={text}: expected rows by columns, such as 2x3"));
                }
            },
            (regions, Some(text)) => {
                return clash(format!(
                    "boxes={text}: expected regions=boxes with it, found regions={regions}"
                ));
            }
            (_, None) => Regions::Latin,
        };
        let layout = Layout::named(word("layout")).expect("in the schema");
        let is_asked = |extra: &Extra| match extra {
            Extra::Falling => ["yes", "falling"].contains(&word("diagonal")),
            Extra::Rising => ["yes", "rising"].contains(&word("diagonal")),
            Extra::Windows => is_yes("windows"),
            Extra::AntiKnight => is_yes("anti-knight"),
            Extra::AntiKing => is_yes("anti-king"),
            Extra::NonConsecutive => is_yes("non-consecutive"),
        };
        let extras: Vec<Extra> = Extra::ALL.into_iter().filter(is_asked).collect();
        let is_jigsaw = word("regions") == "jigsaw";
        let has_symmetric_regions = word("region-symmetry") == "rotate180";
        if has_symmetric_regions && !is_jigsaw {
            return clash(format!(
                "region-symmetry=rotate180: expected regions=jigsaw with it, found regions={}",
                word("regions")
            ));
        }
        let is_killer = is_yes("killer");
        let shape = Shape { layout, extras, ..Shape::with_regions(n, regions) };
        if let Err(expected) = shape.clash() {
            return clash(format!("expected {expected}"));
        }
        if is_killer && layout != Layout::Single {
            return clash(format!(
                "killer=yes: expected layout=single with it, found layout={}",
                layout.name()
            ));
        }
        let method =
            if word("method") == "three-phase" { Method::ThreePhase } else { Method::Default };
        let target = params.value("target");
        let hardness = Hardness::of(params, &INFO).map_err(Shortfall::BadParams)?;
        if let Some(needed) = hardness.needed()
            && let Some(rule) = rule_for(needed, is_killer, is_jigsaw, &shape)
        {
            let needed = needed.id;
            return clash(format!("needs={needed}: expected {rule} with it"));
        }
        let only_default = if hardness.is_asked() {
            Some("wish how hard it is")
        } else {
            ["symmetry", "pattern", "clues"].into_iter().find(|name| match *name {
                "symmetry" => word("symmetry") != "none",
                name => params.value(name).is_some(),
            })
        };
        match (method, target, only_default) {
            (Method::Default, Some(target), _) => {
                return clash(format!("target={target}: expected method=three-phase with it"));
            }
            (Method::ThreePhase, _, Some(name)) => {
                return clash(format!("method=three-phase: expected no {name} with it"));
            }
            (Method::ThreePhase, _, None) if is_killer || layout != Layout::Single => {
                return clash("method=three-phase: expected one grid without cages".to_owned());
            }
            _ => (),
        }
        let n_sites = shape.n_cells();
        // Ten for each step on the 9 x 9, and the same share of other boards.
        let steps = match target {
            Some("easy") => Some(1),
            None | Some("medium") => Some(2),
            Some("hard") => Some(3),
            _ => None,
        };
        let target = steps.map_or(usize::MAX, |steps| (steps * 10 * n_sites + 40) / 81);
        let symmetry = Symmetry::named(word("symmetry")).filter(|symmetry| !symmetry.is_none());
        let orbits = symmetry.map_or(Some(Vec::new()), |symmetry| orbits(symmetry, &shape));
        let Some(orbits) = orbits else {
            let (symmetry, layout) = (word("symmetry"), layout.name());
            return clash(format!("symmetry={symmetry}: a {layout} does not have it"));
        };
        let rows = params.value("pattern");
        let pattern = rows.map(|rows| pattern(&shape, rows));
        if pattern == Some(None) {
            let side = shape.side();
            return clash(format!(
                "pattern: expected {side} rows of {side}, x for a clue and a dot for none"
            ));
        }
        let clues = params.int("clues");
        if let Some(clues) = clues.filter(|&clues| clues > n_sites) {
            return clash(format!(
                "clues={clues}: expected at most {n_sites}, the cells of the board"
            ));
        }
        if let Some((least, why)) = fewest_clues(&shape, is_jigsaw, is_killer)
            && let Some(clues) = clues.filter(|&clues| clues < least)
        {
            return clash(format!("clues={clues}: expected at least {least}, {why}"));
        }
        if let Some(clues) = clues.filter(|_| !orbits.is_empty()) {
            let can_be = sums(&orbits, n_sites);
            if !can_be[clues] {
                let below = (0..clues).rev().find(|&n| can_be[n]).unwrap_or(0);
                let above = (clues..=n_sites).find(|&n| can_be[n]).unwrap_or(n_sites);
                let symmetry = word("symmetry");
                return clash(format!(
                    "clues={clues}: clues come in groups with symmetry={symmetry}; expected {below} or {above}"
                ));
            }
        }
        let asked =
            [("clues", clues.is_some()), ("symmetry", symmetry.is_some()), ("killer", is_killer)];
        if let Some((name, _)) = asked.iter().find(|(_, is_asked)| *is_asked && rows.is_some()) {
            return clash(format!("pattern: expected no {name} with it"));
        }
        if hardness.is_asked() && hardness.level() != Some(Level::Easy) && word("depth") == "logic"
        {
            let why = "depth=logic stops at singles, so how hard it is can only be level=easy";
            return clash(why.to_owned());
        }
        let exact_up_to = if shape.has(Extra::NonConsecutive) {
            EXACT_NON_CONSECUTIVE_UP_TO
        } else if shape.has(Extra::AntiKnight) || shape.has(Extra::AntiKing) {
            EXACT_LEAPS_UP_TO
        } else if shape.has(Extra::Windows) {
            EXACT_WINDOWS_UP_TO
        } else if is_jigsaw {
            EXACT_JIGSAW_UP_TO
        } else {
            EXACT_UP_TO
        };
        Ok(Wish {
            shape,
            is_jigsaw,
            has_symmetric_regions,
            is_killer,
            method,
            target,
            orbits,
            pattern: pattern.flatten(),
            clues: clues.or(is_killer.then_some(0)),
            is_minimal: is_yes("minimal"),
            is_exact: match word("depth") {
                "auto" => n <= exact_up_to,
                depth => depth == "exact",
            },
            hardness,
        })
    }

    /// Whether making many puzzles and rejecting those of another difficulty is quicker than rating
    /// a puzzle after each clue that is removed.
    pub(super) fn is_quick(&self) -> bool {
        self.hardness.is_asked() && self.shape.is_classic() && self.clues.is_none()
    }

    /// Whether the wish leaves open which clues there are and how many.
    pub(super) fn can_give_more(&self) -> bool {
        let is_free = self.clues.is_none() && self.pattern.is_none() && self.orbits.is_empty();
        is_free && !self.is_minimal
    }

    /// Whether only a part of the board is to be as hard as asked for, since looking for hard steps
    /// everywhere takes too long.
    pub(super) fn has_hard_part(&self) -> bool {
        let up_to = match self.hardness.level() {
            Some(Level::Extreme) if self.shape.extras.is_empty() => ALL_EXTREME_UP_TO,
            Some(Level::Extreme) => ALL_EXTREME_WITH_EXTRAS_UP_TO,
            Some(Level::Expert) => ALL_EXPERT_UP_TO,
            Some(Level::Medium | Level::Hard) => ALL_HARD_UP_TO,
            Some(Level::Easy) | None => return false,
        };
        let is_just = self.hardness.level().is_some_and(|level| self.hardness.is_just(level));
        let is_large = self.shape.n_cells() > up_to;
        is_just && is_large && self.can_give_more() && !self.is_killer
    }

    /// Whether puzzles of the level are so rare on this board that they are built by changing others.
    pub(super) fn is_rare(&self) -> bool {
        let up_to = match self.hardness.level() {
            Some(Level::Extreme) => RARE_EXTREME_UP_TO,
            Some(Level::Expert) => RARE_EXPERT_UP_TO,
            Some(Level::Easy | Level::Medium | Level::Hard) | None => return false,
        };
        let is_just = self.hardness.level().is_some_and(|level| self.hardness.is_just(level));
        is_just
            && self.hardness.is_by_default()
            && self.can_give_more()
            && !self.is_killer
            && self.shape.n_cells() <= up_to
    }

    /// Whether clues may go in an order that leaves room for the technique asked for.
    pub(super) fn needs_room(&self) -> bool {
        let is_small = self.shape.n_cells() <= SMALL;
        self.hardness.needed().is_some() && self.can_give_more() && !self.is_killer && is_small
    }

    /// The condition that must hold while clues are removed.
    pub(super) fn keep(&self) -> Keep {
        if self.is_quick() {
            return Keep::Unique;
        }
        let usual = if self.is_exact { Keep::Unique } else { Keep::Propagation };
        self.hardness.keep_by_propagation().unwrap_or(usual)
    }

    /// Random cells for the givens that are asked for beside cages, in the symmetry asked for.
    pub(super) fn random_givens(&self, rng: &mut Rng) -> Vec<Site> {
        let n_sites = self.shape.n_cells();
        let mut groups = self.orbits.clone();
        if groups.is_empty() {
            groups = (0..n_sites).map(|i| vec![Site(i as u16)]).collect();
        }
        rng.shuffle(&mut groups);
        let mut left = self.clues.unwrap_or(0);
        let mut givens = Vec::new();
        // A group is taken if those after it can make up the rest.
        for (i, group) in groups.iter().enumerate() {
            let rest = left.checked_sub(group.len());
            if let Some(rest) = rest.filter(|&rest| sums(&groups[i + 1..], rest)[rest]) {
                givens.extend(group);
                left = rest;
            }
        }
        givens
    }

    /// The parts of the wish beyond the shape, for a sentence.
    pub(super) fn words(&self) -> String {
        let mut words = Vec::new();
        words.extend(self.clues.map(|clues| format!("clues={clues}")));
        words.extend(self.hardness.words());
        words.extend(self.pattern.as_ref().map(|_| "this pattern".to_owned()));
        words.extend(self.is_minimal.then(|| "minimal=yes".to_owned()));
        words.join(" and ")
    }
}

/// For each number up to `most`, whether some of the groups have that many cells together.
fn sums(groups: &[Vec<Site>], most: usize) -> Vec<bool> {
    let mut can_be = vec![false; most + 1];
    can_be[0] = true;
    for group in groups {
        for n in (group.len()..=most).rev() {
            can_be[n] |= can_be[n - group.len()];
        }
    }
    can_be
}
