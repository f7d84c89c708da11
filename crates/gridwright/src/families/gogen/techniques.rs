//! Techniques by which people solve a Gogen: the cells of a letter, judged by the letters it must
//! touch.
//!
//! Letters are examined in the order of the alphabet, so the same position always gets the same
//! step.

use std::ops::ControlFlow;

use gridwright_core::{
    Arg, Budget, Effect, Finding, Level, Mask as Letters, Position, Profile, Row, Site, Technique,
    Tenths, Value, Visit,
};

use super::ahead::{either_way, either_way_far, look_ahead, look_far_ahead};
use super::kernel::bits;
use super::mask::{CELLS, Mask};
use super::puzzle::Words;
use super::room::{misfits, without_room};
use super::view::{View, around, sites, value, values};

const fn technique(id: &'static str, (rating, score): (u16, u32), level: Level) -> Technique {
    Technique { id, rating: Tenths(rating), score, level }
}

static FIXED: Technique = technique("fixed-by-neighbours", (10, 5), Level::Easy);
static NEAR: Technique = technique("near", (11, 6), Level::Easy);
static LAST_CELL: Technique = technique("last-cell-for-letter", (12, 8), Level::Easy);
pub(super) static LAST_LETTER: Technique = technique("last-letter", (15, 14), Level::Easy);
pub(super) static PAIR_OF_LETTERS: Technique =
    technique("pair-of-letters", (26, 50), Level::Medium);
pub(super) static PAIR_OF_CELLS: Technique = technique("pair-of-cells", (28, 60), Level::Medium);
pub(super) static TWO_STEPS: Technique = technique("two-steps", (32, 70), Level::Medium);
pub(super) static ROOM: Technique = technique("room", (40, 100), Level::Hard);
pub(super) static ROOM_FOR_SOME: Technique = technique("room-for-some", (44, 105), Level::Expert);
pub(super) static TRIO_OF_LETTERS: Technique =
    technique("trio-of-letters", (46, 110), Level::Expert);
pub(super) static TRIO_OF_CELLS: Technique = technique("trio-of-cells", (48, 120), Level::Expert);
pub(super) static ARRANGEMENT: Technique = technique("arrangement", (52, 130), Level::Expert);
pub(super) static LOOK_AHEAD: Technique = technique("look-ahead", (60, 300), Level::Extreme);
pub(super) static EITHER_WAY: Technique = technique("either-way", (62, 400), Level::Extreme);

/// The result of a finder that was not stopped.
const DONE: ControlFlow<()> = ControlFlow::Continue(());

/// The technique table, easiest first. Looking further ahead than a few moves is rated at least as
/// much as either way, which takes fewer moves.
pub(super) const TABLE: &[Row<Words>] = &[
    Row { technique: &FIXED, find: fixed },
    Row { technique: &NEAR, find: near },
    Row { technique: &LAST_CELL, find: last_cell },
    Row { technique: &LAST_LETTER, find: last_letter },
    Row { technique: &PAIR_OF_LETTERS, find: few_cells::<2> },
    Row { technique: &PAIR_OF_CELLS, find: few_letters::<2> },
    Row { technique: &TWO_STEPS, find: two_steps },
    Row { technique: &ROOM, find: room },
    Row { technique: &ROOM_FOR_SOME, find: room_for_some },
    Row { technique: &TRIO_OF_LETTERS, find: few_cells::<3> },
    Row { technique: &TRIO_OF_CELLS, find: few_letters::<3> },
    Row { technique: &ARRANGEMENT, find: arrangement },
    Row { technique: &LOOK_AHEAD, find: look_ahead },
    Row { technique: &EITHER_WAY, find: either_way },
    Row { technique: &LOOK_AHEAD, find: look_far_ahead },
    Row { technique: &EITHER_WAY, find: either_way_far },
];

pub(super) fn techniques(_: &Profile) -> Vec<&'static Technique> {
    let mut all: Vec<&Technique> = TABLE.iter().map(|row| row.technique).collect();
    all.sort_by_key(|technique| technique.rating);
    all.dedup();
    all
}

/// The arguments about a letter and placed ones that it must touch: the words that require it, and
/// the cells of the placed ones.
fn beside(puzzle: &Words, view: &View, letter: usize, links: u32) -> Vec<(&'static str, Arg)> {
    let mut args = linked(puzzle, letter, links);
    // Cells are listed in the order in which the letters are named.
    let mut named: Vec<usize> = Vec::new();
    for (_, arg) in &args {
        if let Arg::Linked(groups) = arg {
            let letters = groups.iter().flat_map(|(_, letters)| letters.iter());
            named.extend(letters.map(Value::index));
        }
    }
    if named.is_empty() {
        named.extend(bits(links));
    }
    let at = named.into_iter().flat_map(|link| sites(view.cells[link])).collect();
    args.push(("at", Arg::Sites(at)));
    args
}

/// The arguments about a letter and others that it must touch, with the words that require it.
fn linked(puzzle: &Words, letter: usize, links: u32) -> Vec<(&'static str, Arg)> {
    let groups = by_word(puzzle, letter, links);
    let is_between = |&(rule, around): &(usize, Letters)| {
        let is_here = |three: &[u8]| {
            let ends = 1 << three[0] | 1 << three[2];
            usize::from(three[1]) == letter && around == Letters(ends) && three[0] != three[2]
        };
        puzzle.spelt()[rule - 1].windows(3).any(is_here)
    };
    let how = if groups.iter().any(is_between) { "between" } else { "beside" };
    let rules = groups.iter().map(|&(rule, _)| rule).collect();
    // One word is named once, several each with the letters that come from it.
    let links = if groups.len() == 1 { values(links) } else { Arg::Linked(groups) };
    vec![
        ("letter", value(letter)),
        ("words", Arg::Rules(rules)),
        ("how", Arg::Word(how)),
        ("links", links),
    ]
}

/// The words in which a letter stands beside others, each with those of them that no earlier word
/// has.
fn by_word(puzzle: &Words, letter: usize, links: u32) -> Vec<(usize, Letters)> {
    let mut left = links;
    let mut groups = Vec::new();
    for (i, word) in puzzle.spelt().iter().enumerate() {
        let around = neighbours_in(word, letter) & left;
        if around != 0 {
            left &= !around;
            // The first rule is that letters differ; the words follow.
            groups.push((i + 1, Letters(u64::from(around))));
        }
    }
    groups
}

/// The pairs of these letters that stand side by side in a word, each with the first such word.
fn side_by_side(puzzle: &Words, letters: u32) -> Vec<(usize, Letters)> {
    let mut pairs: Vec<(usize, Letters)> = Vec::new();
    for (i, word) in puzzle.spelt().iter().enumerate() {
        for pair in word.windows(2) {
            let both: u32 = 1 << pair[0] | 1 << pair[1];
            let pair = Letters(u64::from(both));
            if both.count_ones() == 2
                && both & !letters == 0
                && pairs.iter().all(|one| one.1 != pair)
            {
                pairs.push((i + 1, pair));
            }
        }
    }
    pairs
}

/// The letters beside a letter in a word.
fn neighbours_in(word: &[u8], letter: usize) -> u32 {
    word.windows(2).fold(0, |around, pair| match pair {
        [a, b] if usize::from(*a) == letter => around | 1 << b,
        [a, b] if usize::from(*b) == letter => around | 1 << a,
        _ => around,
    })
}

fn fixed(
    puzzle: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    view.open().try_for_each(|letter| {
        let (links, left) = view.touching(puzzle, letter);
        let is_fixed = links != 0 && left.count() == 1 && left & view.cells[letter] == left;
        if !is_fixed {
            return DONE;
        }
        let mut args = beside(puzzle, &view, letter, links);
        args.push(("cell", Arg::Site(sites(left)[0])));
        visit(Finding { because: view.places(links), effects: View::place(letter, left), args })
    })
}

fn near(
    puzzle: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    view.open().try_for_each(|letter| {
        let (links, left) = view.touching(puzzle, letter);
        let gone = view.cells[letter] & !left;
        if gone == Mask::EMPTY {
            return DONE;
        }
        let cells = sites(left & view.cells[letter]);
        let mut because = view.places(links);
        because.extend(&cells);
        let mut args = beside(puzzle, &view, letter, links);
        args.push(("cells", Arg::Sites(cells)));
        visit(Finding { because, effects: View::drops(letter, gone), args })
    })
}

fn last_cell(
    _: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    view.open().filter(|&letter| view.cells[letter].count() == 1).try_for_each(|letter| {
        let cell = view.cells[letter];
        let args = vec![("letter", value(letter)), ("cell", Arg::Site(sites(cell)[0]))];
        visit(Finding { because: sites(cell), effects: View::place(letter, cell), args })
    })
}

fn last_letter(
    _: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let all = (0..CELLS as u16).map(Site);
    all.into_iter().filter(|&site| position.is_open(site)).try_for_each(|site| {
        let Some(letter) = position.at(site).only() else { return DONE };
        let args = vec![("letter", Arg::Value(letter)), ("cell", Arg::Site(site))];
        visit(Finding { because: vec![site], effects: vec![Effect::Place(site, letter)], args })
    })
}

/// `K` letters that have `K` cells between them.
fn few_cells<const K: usize>(
    _: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    let few = |&letter: &usize| (1..=K).contains(&view.cells[letter].count());
    let letters: Vec<usize> = view.open().filter(few).collect();
    let sets: Vec<u32> = letters.iter().map(|&letter| view.cells[letter].bits()).collect();
    tight_sets(&sets, K, &mut |chosen, cells| {
        let kept = chosen.iter().fold(0, |kept, &i| kept | 1 << letters[i]);
        let cells = sites(Mask::of_bits(cells));
        let gone = Letters(!kept);
        drops(position, cells.iter().copied(), gone, &cells, Letters(kept))
            .map_or(DONE, &mut *visit)
    })
}

/// `K` cells that have `K` letters between them.
fn few_letters<const K: usize>(
    _: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let all = || (0..CELLS as u16).map(Site);
    let few = |&site: &Site| position.is_open(site) && (1..=K).contains(&position.at(site).len());
    let cells: Vec<Site> = all().filter(few).collect();
    let sets: Vec<u32> = cells.iter().map(|&site| position.at(site).0 as u32).collect();
    tight_sets(&sets, K, &mut |chosen, letters| {
        let because: Vec<Site> = chosen.iter().map(|&i| cells[i]).collect();
        let others = all().filter(|site| !because.contains(site));
        let letters = Letters(u64::from(letters));
        drops(position, others, letters, &because, letters).map_or(DONE, &mut *visit)
    })
}

/// Takes letters from some cells because of others; `None` if none of the cells has any of them.
fn drops(
    position: &Position,
    cells: impl Iterator<Item = Site>,
    gone: Letters,
    because: &[Site],
    letters: Letters,
) -> Option<Finding> {
    let drop = |site: Site| {
        let lost = position.at(site).and(gone);
        (position.is_open(site) && !lost.is_empty()).then_some(Effect::Drop(site, lost))
    };
    let effects: Vec<Effect> = cells.filter_map(drop).collect();
    let args = vec![("cells", Arg::Sites(because.to_vec())), ("letters", Arg::Values(letters))];
    (!effects.is_empty()).then(|| Finding { because: because.to_vec(), effects, args })
}

/// Shows every choice of `k` sets that have only `k` members together: their indices and their
/// union.
pub(super) fn tight_sets(
    sets: &[u32],
    k: usize,
    visit: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn extend(
        sets: &[u32],
        k: usize,
        union: u32,
        chosen: &mut Vec<usize>,
        visit: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if chosen.len() == k {
            return visit(chosen, union);
        }
        let start = chosen.last().map_or(0, |&last| last + 1);
        for i in start..sets.len() {
            let union = union | sets[i];
            if union.count_ones() as usize <= k {
                chosen.push(i);
                extend(sets, k, union, chosen, visit)?;
                chosen.pop();
            }
        }
        DONE
    }
    extend(sets, k, 0, &mut Vec::with_capacity(k), visit)
}

/// Restricts a letter by the cells of a letter that it follows or precedes, which is not placed
/// yet.
fn two_steps(
    puzzle: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    puzzle.spelt().iter().enumerate().try_for_each(|(i, word)| {
        let there = word.windows(2).map(|pair| (pair[0], pair[1], "after"));
        let back = word.windows(2).rev().map(|pair| (pair[1], pair[0], "before"));
        there.chain(back).try_for_each(|(from, to, side)| {
            let (from, to) = (usize::from(from), usize::from(to));
            let left = view.cells[to] & view.cells[from].neighbourhood(1);
            let gone = view.cells[to] & !left;
            if gone == Mask::EMPTY {
                return DONE;
            }
            visit(Finding {
                because: sites(view.cells[from] | left),
                effects: View::drops(to, gone),
                args: vec![
                    // The first rule is that letters differ; the words follow.
                    ("word", Arg::Rule(i + 1)),
                    ("letter", value(from)),
                    ("cells", Arg::Sites(sites(view.cells[from]))),
                    ("side", Arg::Word(side)),
                    ("next", value(to)),
                    ("next-cells", Arg::Sites(sites(left))),
                ],
            })
        })
    })
}

/// Drops cells that are surrounded by too few cells for all letters that a letter must touch.
fn room(
    puzzle: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    view.open().try_for_each(|letter| {
        let links = puzzle.links[letter];
        let any = bits(links).fold(Mask::EMPTY, |any, other| any | view.cells[other]);
        let crowded = |cell: &usize| (around(*cell) & any).count() < links.count_ones() as usize;
        let gone: u32 = bits(view.cells[letter].bits()).filter(crowded).map(|c| 1 << c).sum();
        if gone == 0 {
            return DONE;
        }
        let cells = sites(Mask::of_bits(gone));
        let args = vec![
            ("letter", value(letter)),
            ("links", Arg::Linked(by_word(puzzle, letter, links))),
            ("count", Arg::Number(links.count_ones() as usize)),
            ("cells", Arg::Sites(cells.clone())),
        ];
        let effects = View::drops(letter, Mask::of_bits(gone));
        visit(Finding { because: cells, effects, args })
    })
}

/// Drops cells that are surrounded by enough cells, too few of which are for some of the letters
/// that a letter must touch.
fn room_for_some(
    puzzle: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    let cells = view.cells.map(Mask::bits);
    view.open().try_for_each(|letter| {
        bits(cells[letter]).try_for_each(|cell| {
            let few = without_room(&cells, puzzle.links[letter], around(cell).bits());
            let Some((some, room)) = few else { return DONE };
            let (cells, site) = (sites(Mask::of_bits(room)), Site(cell as u16));
            visit(Finding {
                because: cells.iter().copied().chain([site]).collect(),
                effects: View::drops(letter, Mask::of_bits(1 << cell)),
                args: vec![
                    ("letter", value(letter)),
                    ("cell", Arg::Site(site)),
                    ("letters", values(some)),
                    ("links", Arg::Linked(by_word(puzzle, letter, some))),
                    ("room", Arg::Number(cells.len())),
                    ("cells", Arg::Sites(cells)),
                ],
            })
        })
    })
}

/// Drops cells around which there is room for all letters that a letter must touch, but not for
/// those of them that must touch one another to do so.
fn arrangement(
    puzzle: &Words,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    let cells = view.cells.map(Mask::bits);
    view.open().try_for_each(|letter| {
        bits(cells[letter]).try_for_each(|cell| {
            let misfits = misfits(&cells, &puzzle.links, letter, cell);
            // Where none of them touch one another, there are too few cells, which is easier to
            // see.
            let touch = |letters: &u32| bits(*letters).any(|one| puzzle.links[one] & letters != 0);
            let Some(letters) = misfits.filter(touch) else { return DONE };
            let any = bits(letters).fold(0, |any, other| any | cells[other]);
            let (room, site) = (sites(around(cell) & Mask::of_bits(any)), Site(cell as u16));
            visit(Finding {
                because: room.iter().copied().chain([site]).collect(),
                effects: View::drops(letter, Mask::of_bits(1 << cell)),
                args: vec![
                    ("letter", value(letter)),
                    ("cell", Arg::Site(site)),
                    ("letters", values(letters)),
                    ("links", Arg::Linked(by_word(puzzle, letter, letters))),
                    ("pairs", Arg::Linked(side_by_side(puzzle, letters))),
                    ("cells", Arg::Sites(room)),
                ],
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright_core::{
        Arg, Budget, Effect, End, Family, Mask as Letters, Params, Position, Profile, Puzzle, Rng,
        Site, StepQuery, Tenths, Value, explain,
    };

    use gridwright_words::{Language, Words};

    use super::{EITHER_WAY, LOOK_AHEAD, techniques};
    use crate::families::gogen::info::PARAMS;
    use crate::families::gogen::mask::CELLS;
    use crate::families::gogen::{Gogen, text};
    use crate::families::listed_steps::compare;
    use crate::recipe::Recipe;

    fn steps(puzzle: &dyn Puzzle) -> Vec<(&'static str, String)> {
        let english = Words::new(Language::English);
        let explained = explain(puzzle, &StepQuery::default(), &mut Budget::unlimited());
        explained.steps.iter().map(|step| (step.technique.id, english.why(puzzle, step))).collect()
    }

    #[test]
    fn sentences_say_what_can_be_seen_on_the_board() {
        let line = "N.W.R.....S.X.B.....Q.M.P/BOXED,FOAM,JUSTICE,MUSHY,PLAYING,QUAVER,WICKED";
        let steps = steps(&text::parse(line).unwrap());
        let sentence = |id: &str| steps.iter().find(|step| step.0 == id).unwrap().1.as_str();
        for (id, expected) in [
            (
                "fixed-by-neighbours",
                "The words say which letters E touches: X (word BOXED) and R (word QUAVER). The only \
                 free cell that touches both r3c3 and r1c5 is r2c4.",
            ),
            (
                "near",
                "The words say which letters A touches: M (word FOAM) and U (word QUAVER). Of the \
                 cells left for A, only r4c3 and r5c2 touch both r5c3 and r4c2.",
            ),
            (
                "two-steps",
                "In word FOAM the A stands right after the O, so the two touch. The O can only be in \
                 r3c4 or r4c4. Of the cells left for A, only r4c3 touches one of these.",
            ),
            (
                "last-cell-for-letter",
                "Every letter has a cell. All the others are taken or crossed out for A; only r4c3 is \
                 left.",
            ),
        ] {
            assert_eq!(sentence(id), expected);
        }
    }

    #[test]
    fn look_ahead_is_short_and_goes_to_the_end() {
        let mut n_looked = 0;
        for (style, n) in [("style=golden", 12), ("style=ultra,givens=2", 40), ("style=hyper", 40)]
        {
            let params = Params::parse(PARAMS, style).unwrap();
            for seed in 0..n {
                let mut rng = Rng::from_seed(seed);
                let made = Gogen.generate(1, &params, &mut rng, &mut Budget::unlimited()).unwrap();
                let explained =
                    explain(&*made.puzzle, &StepQuery::default(), &mut Budget::unlimited());
                assert_eq!(explained.end, End::Solved, "{style}, seed {seed}");
                for (_, arg) in explained.steps.iter().flat_map(|step| &step.finding.args) {
                    if let Arg::Moves(lists) = arg {
                        // The first of the moves is the supposition itself.
                        assert!(lists.iter().all(|list| list.len() <= 11), "{style}, seed {seed}");
                        n_looked += 1;
                    }
                }
            }
        }
        assert!(n_looked > 100, "{n_looked}");
    }

    /// Puzzles that look-ahead without forks does not solve.
    const HARDEST: [&str; 3] =
        ["gogen/style=golden@1#9098", "gogen/style=golden@1#9192", "gogen/style=golden@1#9258"];

    fn made(recipe: &str) -> std::sync::Arc<dyn Puzzle> {
        let recipe: Recipe = recipe.parse().unwrap();
        recipe.make(&mut Budget::unlimited()).unwrap().puzzle
    }

    #[test]
    fn forks_are_short_and_go_on_where_look_ahead_ends() {
        let mut n_forks = 0;
        for recipe in HARDEST {
            let puzzle = made(recipe);
            let plain = StepQuery::default().at_most(Tenths(LOOK_AHEAD.rating.0 + 1));
            let end = |query: &StepQuery| explain(&*puzzle, query, &mut Budget::unlimited()).end;
            assert_eq!(end(&plain), End::Stuck, "{recipe}");
            let explained = explain(&*puzzle, &StepQuery::default(), &mut Budget::unlimited());
            assert_eq!(explained.end, End::Solved, "{recipe}");
            for step in explained.steps.iter().filter(|step| step.technique == &EITHER_WAY) {
                let longest = step.finding.args.iter().filter_map(|(_, arg)| match arg {
                    Arg::Moves(lists) => lists.iter().map(Vec::len).max(),
                    _ => None,
                });
                // The first of the moves is the supposition itself.
                assert!(longest.sum::<usize>() <= 11, "{recipe}");
                n_forks += 1;
            }
        }
        assert!(n_forks > 2, "{n_forks}");
    }

    #[test]
    fn every_technique_is_needed_somewhere() {
        let mut met = BTreeSet::new();
        for style in ["style=uber", "style=ultra,givens=4", "style=ultra,givens=7"] {
            let params = Params::parse(PARAMS, style).unwrap();
            for seed in 0..40 {
                let mut rng = Rng::from_seed(seed);
                let made = Gogen.generate(1, &params, &mut rng, &mut Budget::unlimited()).unwrap();
                met.extend(steps(&*made.puzzle).into_iter().map(|step| step.0));
            }
        }
        met.extend(steps(&*made(HARDEST[0])).into_iter().map(|step| step.0));
        let all: BTreeSet<&str> =
            techniques(Profile::DEFAULT).iter().map(|technique| technique.id).collect();
        assert_eq!(met, all);
    }

    #[test]
    fn every_step_that_looks_at_one_letter_is_listed() {
        let params = Params::parse(PARAMS, "style=uber").unwrap();
        let touches = |a: usize, b: usize| {
            a != b && (a / 5).abs_diff(b / 5) <= 1 && (a % 5).abs_diff(b % 5) <= 1
        };
        let mut n_listed = [0; 3];
        for seed in 0..6 {
            let mut budget = Budget::unlimited();
            let made = Gogen.generate(1, &params, &mut Rng::from_seed(seed), &mut budget).unwrap();
            let puzzle = text::parse(&made.puzzle.line()).unwrap();
            let place = |cell: usize, letter: usize| {
                vec![Effect::Place(Site(cell as u16), Value(letter as u8))]
            };
            let cells_of = |position: &Position, letter: usize| -> Vec<usize> {
                let letter = Value(letter as u8);
                (0..CELLS).filter(|&cell| position.at(Site(cell as u16)).has(letter)).collect()
            };
            let at = |position: &Position, letter: usize| {
                let values = position.values();
                (0..CELLS).find(|&cell| values[cell] == Some(Value(letter as u8)))
            };
            let open = |position: &Position| -> Vec<usize> {
                (0..CELLS).filter(|&letter| at(position, letter).is_none()).collect()
            };
            n_listed[0] += compare(&puzzle, "last-cell-for-letter", |position| {
                let one = open(position).into_iter().filter_map(|letter| {
                    let [cell] = cells_of(position, letter)[..] else { return None };
                    Some(place(cell, letter))
                });
                one.collect()
            });
            n_listed[1] += compare(&puzzle, "last-letter", |position| {
                let cells = (0..CELLS).filter(|&cell| position.is_open(Site(cell as u16)));
                let one = cells.filter_map(|cell| {
                    Some(place(cell, position.at(Site(cell as u16)).only()?.index()))
                });
                one.collect()
            });
            n_listed[2] += compare(&puzzle, "near", |position| {
                let far = open(position).into_iter().filter_map(|letter| {
                    let pairs = puzzle.spelt.iter().flat_map(|word| word.windows(2));
                    let beside =
                        pairs.filter_map(|pair| match [pair[0], pair[1]].map(usize::from) {
                            [a, b] if a == letter => Some(b),
                            [a, b] if b == letter => Some(a),
                            _ => None,
                        });
                    let beside: Vec<usize> =
                        beside.filter_map(|other| at(position, other)).collect();
                    let gone = cells_of(position, letter).into_iter();
                    let gone = gone.filter(|&cell| !beside.iter().all(|&b| touches(cell, b)));
                    let drop = |cell: usize| {
                        Effect::Drop(Site(cell as u16), Letters::of(Value(letter as u8)))
                    };
                    let gone: Vec<Effect> = gone.map(drop).collect();
                    (!gone.is_empty()).then_some(gone)
                });
                far.collect()
            });
        }
        assert!(n_listed.iter().all(|&n| n > 20), "{n_listed:?}");
    }
}
