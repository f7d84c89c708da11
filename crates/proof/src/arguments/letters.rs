//! Arguments about letters, which are adjacent on the board if they are adjacent in a word.

use gridwright_core::{Arg, Claim, Mask, NameArg, Site, Value};

use crate::case::{Case, Checked, ensure, expect, is_distinct, same};
use crate::premises::Premises;
use crate::state::State;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "last-cell-for-letter" => last_cell(case),
        "last-letter" => last_letter(case),
        "fixed-by-neighbours" => beside(case, true),
        "near" => beside(case, false),
        "pair-of-letters" => few_cells(case, 2),
        "trio-of-letters" => few_cells(case, 3),
        "pair-of-cells" => few_letters(case, 2),
        "trio-of-cells" => few_letters(case, 3),
        "two-steps" => two_steps(case),
        "room" => room(case),
        "room-for-some" => room_for_some(case),
        "arrangement" => arrangement(case),
        "look-ahead" => look_ahead(case),
        "either-way" => either_way(case),
        _ => return None,
    })
}

fn all_sites(case: &Case<'_>) -> Vec<Site> {
    case.rules.puzzle.board().all_sites().collect()
}

/// The cells in which a letter can still be; one of them contains it.
fn cells_of(case: &Case<'_>, letter: Value) -> Vec<Site> {
    case.with(&all_sites(case), letter)
}

/// Whether two cells touch at a side or a corner.
fn touch(case: &Case<'_>, one: Site, other: Site) -> bool {
    let [a, b] = [one, other].map(|site| case.rules.puzzle.board().sites[site.index()]);
    one != other && a.x.abs_diff(b.x) <= 2 && a.y.abs_diff(b.y) <= 2
}

/// The letters of a word, if the rule is about a word.
fn word(case: &Case<'_>, rule: usize) -> Checked<Vec<Value>> {
    let name = case.rules.puzzle.constraints()[rule].name();
    let board = case.rules.puzzle.board();
    match (name.key, &name.args[..]) {
        ("word", [(_, NameArg::Text(word))]) => {
            let letters: Option<Vec<Value>> = word.chars().map(|c| board.value_of(c)).collect();
            letters.ok_or_else(|| "it is about words".to_owned())
        }
        _ => Err("it is about words".to_owned()),
    }
}

/// The letters adjacent to a letter in a word.
fn beside_in(word: &[Value], letter: Value) -> Mask {
    let pairs = word.windows(2).flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])]);
    pairs.filter(|pair| pair.0 == letter).map(|pair| pair.1).collect()
}

/// The letters adjacent to a letter in any word.
fn links_of(case: &Case<'_>, letter: Value) -> Mask {
    let rules = 0..case.rules.puzzle.constraints().len();
    let words = rules.filter_map(|rule| word(case, rule).ok());
    words.fold(Mask::EMPTY, |all, word| all.or(beside_in(&word, letter)))
}

fn last_cell(case: &Case<'_>) -> Checked {
    let (site, letter) = case.placement()?;
    expect((case.site("cell")?, case.value("letter")?) == (site, letter), "the cell")?;
    expect(cells_of(case, letter) == [site], "the cells left")?;
    case.looks_at([site])
}

fn last_letter(case: &Case<'_>) -> Checked {
    let (site, letter) = case.placement()?;
    expect((case.site("cell")?, case.value("letter")?) == (site, letter), "the cell")?;
    expect(case.at(site) == Mask::of(letter), "the letters left")?;
    case.looks_at([site])
}

/// The adjacent letters that the step names for a letter, in the order in which it names them.
fn named_links(case: &Case<'_>, letter: Value) -> Checked<Vec<Value>> {
    let words: Option<&Vec<usize>> = match case.arg("words") {
        Some(_) => Some(case.rules("words")?),
        None => None,
    };
    let groups: Vec<(Option<usize>, Mask)> = match case.arg("links") {
        Some(Arg::Linked(groups)) => {
            let named: Vec<usize> = groups.iter().map(|group| group.0).collect();
            expect(words.is_none_or(|words| *words == named), "the words")?;
            groups.iter().map(|group| (Some(group.0), group.1)).collect()
        }
        Some(Arg::Values(links)) => {
            let one = match words.map(|words| &words[..]) {
                Some(&[one]) => Some(one),
                None => None,
                Some(_) => return Err("it does not say from which words".to_owned()),
            };
            vec![(one, *links)]
        }
        _ => return Err("it does not say which letters touch".to_owned()),
    };
    let n_named: usize = groups.iter().map(|group| group.1.len()).sum();
    let all = groups.iter().fold(Mask::EMPTY, |all, group| all.or(group.1));
    expect(n_named == all.len(), "that each letter is named once")?;
    let mut how = "beside";
    for &(rule, links) in &groups {
        let around = match rule {
            Some(rule) => {
                let word = word(case, rule)?;
                let is_between = |three: &[Value]| {
                    let ends = Mask::of(three[0]).or(Mask::of(three[2]));
                    three[1] == letter && links == ends && three[0] != three[2]
                };
                how = if word.windows(3).any(is_between) { "between" } else { how };
                beside_in(&word, letter)
            }
            None => links_of(case, letter),
        };
        let has_link = !links.is_empty() && links.without(around).is_empty();
        ensure(has_link, || "a word does not have these letters side by side".to_owned())?;
    }
    if case.arg("how").is_some() {
        expect(case.word("how")? == how, "how letters touch")?;
    }
    Ok(groups.iter().flat_map(|group| group.1.iter().collect::<Vec<_>>()).collect())
}

/// Checks a letter adjacent to letters that are already placed.
fn beside(case: &Case<'_>, is_fixed: bool) -> Checked {
    let letter = case.value("letter")?;
    let links = named_links(case, letter)?;
    expect(case.arg("words").is_some() && case.arg("how").is_some(), "which words have them")?;
    let mut at = Vec::new();
    for link in &links {
        let places = cells_of(case, *link);
        expect(places.iter().all(|&site| !case.known.is_open(site)), "which letters stand")?;
        at.extend(places);
    }
    expect(case.sites("at")?[..] == at[..] && is_distinct(&at), "where the letters stand")?;
    let near = |site: &Site| at.iter().all(|&other| touch(case, *site, other));
    if is_fixed {
        let (site, placed) = case.placement()?;
        expect((site, placed) == (case.site("cell")?, letter), "the cell")?;
        let free: Vec<Site> =
            all_sites(case).into_iter().filter(|&s| case.known.is_open(s)).collect();
        let left: Vec<Site> = free.into_iter().filter(near).collect();
        expect(left == [site], "which free cells touch them")?;
        return case.looks_at(at);
    }
    let (left, gone): (Vec<Site>, Vec<Site>) = cells_of(case, letter).into_iter().partition(near);
    expect(same(case.sites("cells")?, &left), "which cells touch them")?;
    let dropped = case.drops_of(letter)?;
    expect(dropped.iter().all(|site| gone.contains(site)), "where the letter goes")?;
    case.looks_at(at.into_iter().chain(left))
}

/// Checks that some letters have only as many cells as there are letters.
fn few_cells(case: &Case<'_>, n: usize) -> Checked {
    let (cells, letters) = (case.sites("cells")?, case.values("letters")?);
    expect(cells.len() == n && letters.len() == n && is_distinct(cells), "how many there are")?;
    let mut all = Vec::new();
    for letter in letters.iter() {
        all.extend(cells_of(case, letter));
    }
    expect(all.iter().all(|cell| cells.contains(cell)), "the cells of the letters")?;
    expect(cells.iter().all(|cell| all.contains(cell)), "the cells of the letters")?;
    for (site, gone) in case.drops()? {
        expect(cells.contains(&site) && gone.and(letters).is_empty(), "what goes")?;
    }
    case.looks_at(cells.iter().copied())
}

/// Checks that some cells have only as many letters as there are cells.
fn few_letters(case: &Case<'_>, n: usize) -> Checked {
    let (cells, letters) = (case.sites("cells")?, case.values("letters")?);
    expect(cells.len() == n && letters.len() == n && is_distinct(cells), "how many there are")?;
    expect(case.union(cells) == letters, "the letters of the cells")?;
    for (site, gone) in case.drops()? {
        expect(!cells.contains(&site) && gone.without(letters).is_empty(), "what goes")?;
    }
    case.looks_at(cells.iter().copied())
}

/// Checks a letter adjacent to one with few cells left.
fn two_steps(case: &Case<'_>) -> Checked {
    let (letter, next) = (case.value("letter")?, case.value("next")?);
    let word = word(case, case.rule("word")?)?;
    let pair = match case.word("side")? {
        "after" => [letter, next],
        "before" => [next, letter],
        _ => return Err("there is no such side".to_owned()),
    };
    expect(word.windows(2).any(|two| two == pair), "how the letters stand in the word")?;
    let cells = cells_of(case, letter);
    expect(same(case.sites("cells")?, &cells), "the cells of the letter")?;
    let near = |site: &Site| cells.iter().any(|&other| other == *site || touch(case, *site, other));
    let (left, gone): (Vec<Site>, Vec<Site>) = cells_of(case, next).into_iter().partition(near);
    expect(same(case.sites("next-cells")?, &left), "the cells that are left")?;
    let dropped = case.drops_of(next)?;
    expect(dropped.iter().all(|site| gone.contains(site)), "where the letter goes")?;
    let mut seen = cells;
    seen.extend(left.into_iter().filter(|site| !case.at(*site).has(letter)));
    case.looks_at(seen)
}

/// The premises that some letters are all around one cell.
fn around(case: &Case<'_>, letters: Mask, site: Site) -> Premises {
    let mut premises = Premises::default();
    for letter in letters.iter() {
        let near = cells_of(case, letter).into_iter().filter(|&cell| touch(case, site, cell));
        premises.one_of(near.map(|cell| (cell, letter)).collect());
    }
    premises
}

fn room(case: &Case<'_>) -> Checked {
    let letter = case.value("letter")?;
    let links: Mask = named_links(case, letter)?.into_iter().collect();
    expect(links == links_of(case, letter), "which letters touch")?;
    expect(case.number("count")? == links.len(), "how many letters touch")?;
    let cells = case.sites("cells")?;
    expect(same(&case.drops_of(letter)?, cells), "where the letter goes")?;
    for &site in cells {
        let has_room =
            |cell: &Site| touch(case, site, *cell) && !case.at(*cell).and(links).is_empty();
        let n = all_sites(case).iter().filter(|cell| has_room(cell)).count();
        ensure(n < links.len(), || format!("there is room around {}", case.name(site)))?;
    }
    case.looks_at(cells.iter().copied())
}

fn room_for_some(case: &Case<'_>) -> Checked {
    let (letter, site, letters) =
        (case.value("letter")?, case.site("cell")?, case.values("letters")?);
    expect(case.drops_of(letter)? == [site], "where the letter goes")?;
    let links: Mask = named_links(case, letter)?.into_iter().collect();
    expect(links == letters, "which letters touch")?;
    let near = |cell: &Site| touch(case, site, *cell) && !case.at(*cell).and(letters).is_empty();
    let cells: Vec<Site> = all_sites(case).into_iter().filter(near).collect();
    expect(same(case.sites("cells")?, &cells), "the room that there is")?;
    expect(
        case.number("room")? == cells.len() && cells.len() < letters.len(),
        "how much room there is",
    )?;
    let is_full = around(case, letters, site).are_impossible(case.rules, case.known);
    expect(is_full, "that there is no room")?;
    case.looks_at(cells.into_iter().chain([site]))
}

/// Whether the letters can all be placed around a cell so that those adjacent in a word touch.
fn fit_around(case: &Case<'_>, state: &State, letters: &[Value], site: Site) -> bool {
    fn fit(
        case: &Case<'_>,
        state: &State,
        letters: &[(Value, Mask)],
        site: Site,
        seated: &mut Vec<(Site, Value)>,
    ) -> bool {
        let Some((&(letter, links), others)) = letters.split_first() else { return true };
        all_sites(case).into_iter().any(|cell| {
            let fits = |&(at, other): &(Site, Value)| {
                at != cell && (!links.has(other) || touch(case, cell, at))
            };
            if !touch(case, site, cell) || !state.at(cell).has(letter) || !seated.iter().all(fits) {
                return false;
            }
            seated.push((cell, letter));
            let is_done = fit(case, state, others, site, seated);
            seated.pop();
            is_done
        })
    }
    let letters: Vec<(Value, Mask)> =
        letters.iter().map(|&letter| (letter, links_of(case, letter))).collect();
    fit(case, state, &letters, site, &mut Vec::new())
}

fn arrangement(case: &Case<'_>) -> Checked {
    let (letter, site, letters) =
        (case.value("letter")?, case.site("cell")?, case.values("letters")?);
    expect(case.drops_of(letter)? == [site], "where the letter goes")?;
    let links: Mask = named_links(case, letter)?.into_iter().collect();
    expect(links == letters, "which letters touch")?;
    let Some(Arg::Linked(pairs)) = case.arg("pairs") else {
        return Err("it does not say which letters touch one another".to_owned());
    };
    let mut named: Vec<(Value, Value)> = Vec::new();
    for &(rule, pair) in pairs {
        let two: Vec<Value> = pair.iter().collect();
        let (&[one, other], word) = (&two[..], word(case, rule)?) else {
            return Err("it does not name pairs of letters".to_owned());
        };
        let is_there = |at: &[Value]| at == [one, other] || at == [other, one];
        expect(word.windows(2).any(is_there), "which letters touch one another")?;
        named.push((one, other));
    }
    let touching = letters.iter().flat_map(|one| {
        let others = links_of(case, one).and(letters).iter().filter(move |&other| one < other);
        others.map(move |other| (one, other)).collect::<Vec<_>>()
    });
    let touching: Vec<(Value, Value)> = touching.collect();
    let is_all = named.len() == touching.len() && touching.iter().all(|pair| named.contains(pair));
    expect(is_all && !named.is_empty(), "which letters touch one another")?;
    let near = |cell: &Site| touch(case, site, *cell) && !case.at(*cell).and(letters).is_empty();
    let cells: Vec<Site> = all_sites(case).into_iter().filter(near).collect();
    expect(same(case.sites("cells")?, &cells), "the room that there is")?;
    let all: Vec<Value> = letters.iter().collect();
    expect(!fit_around(case, case.known, &all, site), "that they cannot be arranged")?;
    case.looks_at(cells.into_iter().chain([site]))
}

/// Checks moves that leave a letter without cells, a cell without letters, or letters with too few
/// cells.
fn look_ahead(case: &Case<'_>) -> Checked {
    let (letter, cells, moves) =
        (case.value("letter")?, case.sites("cells")?, case.moves("moves")?);
    expect(
        same(&case.drops_of(letter)?, cells) && moves.len() == cells.len(),
        "where the letter goes",
    )?;
    let n_followed = moves.iter().map(|moves| moves.len().saturating_sub(1)).max();
    expect(case.number("count")? == n_followed.unwrap_or(0), "how many moves follow")?;
    let mut ends = Ends::named(case)?;
    for (&cell, moves) in cells.iter().zip(moves) {
        let state = replay(case, case.known, Claim::is(cell, letter), moves)?;
        ends.expect_one(case, &state)?;
    }
    ends.expect_all_met()?;
    case.looks_at_all()
}

/// Checks moves up to a letter or a cell with few ways on, and from there each way to a
/// contradiction.
fn either_way(case: &Case<'_>) -> Checked {
    let (letter, cell) = (case.value("letter")?, case.site("cell")?);
    expect(case.drops_of(letter)? == [cell], "where the letter goes")?;
    let [moves] = &case.moves("moves")?[..] else {
        return Err("it has one list of moves up to the choice".to_owned());
    };
    let branches = case.moves("branches")?;
    expect(case.number("count")? + 1 == moves.len(), "how many moves follow")?;
    let state = replay(case, case.known, Claim::is(cell, letter), moves)?;
    let choices: Vec<Claim> = match case.word("split")? {
        "letter" => {
            let (next, places) = (case.value("next")?, case.sites("next-cells")?);
            let sites = all_sites(case).into_iter().filter(|&site| state.at(site).has(next));
            expect(same(places, &sites.collect::<Vec<_>>()), "the cells of the letter")?;
            places.iter().map(|&place| Claim::is(place, next)).collect()
        }
        "cell" => {
            let (at, letters) = (case.site("at")?, case.values("letters")?);
            expect(state.at(at) == letters, "the letters of the cell")?;
            letters.iter().map(|letter| Claim::is(at, letter)).collect()
        }
        _ => return Err("it does not say which ways there are".to_owned()),
    };
    let mut ends = Ends::named(case)?;
    expect(choices.len() == branches.len(), "how many ways there are")?;
    for (&choice, moves) in choices.iter().zip(branches) {
        let state = replay(case, &state, choice, moves)?;
        ends.expect_one(case, &state)?;
    }
    ends.expect_all_met()?;
    case.looks_at_all()
}

/// The state after a supposition and the moves that follow from it, each from those before.
fn replay(case: &Case<'_>, state: &State, supposed: Claim, moves: &[Claim]) -> Checked<State> {
    expect(moves.first() == Some(&supposed), "what is supposed")?;
    let mut state = state.clone();
    for (i, &claim) in moves.iter().enumerate() {
        let links: Vec<Value> = links_of(case, claim.value).iter().collect();
        let follows = i == 0
            || claim.holds && case.rules.follows(&state, claim)
            || !claim.holds
                && state.at(claim.site).has(claim.value)
                && !fit_around(case, &state, &links, claim.site);
        ensure(follows, || {
            let sign = if claim.holds { "=" } else { "<>" };
            let (name, letter) = (case.name(claim.site), case.symbol(claim.value));
            format!("{name}{sign}{letter} would not follow")
        })?;
        case.rules.apply(&mut state, claim);
        case.rules.cross_out_all(&mut state);
    }
    Ok(state)
}

/// The contradictions that a step names for the ends of its lists of moves, and which of them were
/// met.
struct Ends<'c> {
    lost: Mask,
    empty: Vec<Site>,
    crowd: Option<(Mask, &'c [Site])>,
    met_lost: Mask,
    met_empty: Vec<Site>,
    is_crowd_met: bool,
}

impl<'c> Ends<'c> {
    fn named(case: &Case<'c>) -> Checked<Ends<'c>> {
        let lost = case.arg("lost").map_or(Ok(Mask::EMPTY), |_| case.values("lost"))?;
        let empty = match case.arg("empty") {
            Some(_) => case.sites("empty")?.clone(),
            None => Vec::new(),
        };
        let crowd = match case.arg("crowd") {
            Some(_) => {
                let (letters, room) = (case.values("crowd")?, case.sites("room-cells")?);
                let is_room = is_distinct(room) && case.number("room")? == room.len();
                expect(is_room && room.len() < letters.len(), "the room that there is")?;
                Some((letters, &room[..]))
            }
            None => None,
        };
        expect(is_distinct(&empty), "where it ends")?;
        let end = match (lost.is_empty(), empty.is_empty(), crowd.is_some()) {
            (false, true, false) => "letter",
            (true, false, false) => "cell",
            (false, false, false) => "both",
            (true, true, true) => "crowd",
            (false, true, true) => "letter-crowd",
            (true, false, true) => "cell-crowd",
            (false, false, true) => "any",
            (true, true, false) => return Err("it does not say how it ends".to_owned()),
        };
        expect(case.word("end")? == end, "how it ends")?;
        let (met_lost, met_empty) = (Mask::EMPTY, Vec::new());
        Ok(Ends { lost, empty, crowd, met_lost, met_empty, is_crowd_met: false })
    }

    /// Checks that a state has one of the contradictions.
    fn expect_one(&mut self, case: &Case<'_>, state: &State) -> Checked {
        let all = all_sites(case);
        let has_place = |letter: &Value| all.iter().any(|&site| state.at(site).has(*letter));
        let lost: Mask = self.lost.iter().filter(|letter| !has_place(letter)).collect();
        let empty = self.empty.iter().filter(|&&site| state.at(site).is_empty());
        let empty: Vec<Site> = empty.copied().collect();
        let is_crowd = self.crowd.is_some_and(|(letters, room)| {
            let has_one = |&&site: &&Site| !state.at(site).and(letters).is_empty();
            same(room, &all.iter().filter(has_one).copied().collect::<Vec<_>>())
        });
        let is_dead = !lost.is_empty() || !empty.is_empty() || is_crowd;
        self.met_lost = self.met_lost.or(lost);
        self.met_empty.extend(empty);
        self.is_crowd_met |= is_crowd;
        ensure(is_dead, || "its moves do not end in a contradiction".to_owned())
    }

    /// Checks that each contradiction was met.
    fn expect_all_met(&self) -> Checked {
        let is_met = self.met_lost == self.lost
            && self.empty.iter().all(|site| self.met_empty.contains(site))
            && self.is_crowd_met == self.crowd.is_some();
        expect(is_met, "where it ends")
    }
}
