//! The rule of one word: letters that follow one another stand in cells that touch.

use gridwright_core::{Conflict, Constraint, Domains, Mask as Letters, Name, Site, Value};

use super::alphabet::letter;
use super::mask::{CELLS, Mask};

/// The rule that each letter of a word is one king move from the next.
pub(super) struct Spelt {
    word: String,
    letters: Vec<Value>,
    sites: Vec<Site>,
}

impl Spelt {
    /// The rule for a word of letters from A to Y.
    pub(super) fn new(word: &str) -> Spelt {
        Spelt {
            word: word.to_owned(),
            letters: word.chars().filter_map(letter).collect(),
            sites: (0..CELLS as u16).map(Site).collect(),
        }
    }
}

/// A letter that follows itself in a word, which no move can spell.
pub(super) fn doubled<L: PartialEq + Copy>(word: &[L]) -> Option<L> {
    word.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// The cells where a word can run given the letters on the board, as far as following it from end
/// to end shows, and whether it is spelt already.
pub(super) fn progress(word: &[u8], values: &[Option<Value>]) -> (Vec<Site>, bool) {
    let empty = values.iter().enumerate().filter(|(_, value)| value.is_none());
    let empty = empty.fold(Mask::EMPTY, |mask, (i, _)| mask | Mask::of(cell(Site(i as u16))));
    let mut places = [Mask::EMPTY; CELLS];
    for &letter in word {
        let at = values.iter().position(|&value| value == Some(Value(letter)));
        places[usize::from(letter)] = at.map_or(empty, |i| Mask::of(cell(Site(i as u16))));
    }
    let pairs = || word.windows(2).map(|pair| (usize::from(pair[0]), usize::from(pair[1])));
    for (from, to) in pairs().chain(pairs().rev().map(|(from, to)| (to, from))) {
        places[to] = places[to] & places[from].neighbourhood(1);
    }
    let is_set = |&letter: &u8| values.contains(&Some(Value(letter)));
    let is_done = doubled(word).is_none()
        && word.iter().all(is_set)
        && word.iter().all(|&letter| places[usize::from(letter)] != Mask::EMPTY);
    let all = word.iter().fold(Mask::EMPTY, |mask, &letter| mask | places[usize::from(letter)]);
    ((0..CELLS as u16).map(Site).filter(|&site| all.get(cell(site))).collect(), is_done)
}

/// The paths on which a word can run given the letters on the board, at most `most` of them.
pub(super) fn paths(word: &[u8], values: &[Option<Value>], most: usize) -> Vec<Vec<Site>> {
    let mut found = Vec::new();
    if doubled(word).is_none() {
        extend(word, values, &mut Vec::new(), most, &mut found);
    }
    found
}

/// Adds all paths that begin like this one.
fn extend(
    word: &[u8],
    values: &[Option<Value>],
    path: &mut Vec<Site>,
    most: usize,
    found: &mut Vec<Vec<Site>>,
) {
    let Some(&letter) = word.get(path.len()) else {
        found.push(path.clone());
        return;
    };
    // A letter stands in one cell, on the board or earlier on the path, and no cell holds two.
    let placed = values.iter().position(|&value| value == Some(Value(letter)));
    let earlier = word[..path.len()].iter().position(|&other| other == letter);
    let known = placed.map(|i| Site(i as u16)).or_else(|| earlier.map(|i| path[i]));
    let near = path.last().map_or(!Mask::EMPTY, |&last| Mask::of(cell(last)).neighbourhood(1));
    for site in (0..CELLS as u16).map(Site) {
        let is_free = || values[site.index()].is_none() && !path.contains(&site);
        let fits = known.map_or_else(is_free, |known| known == site);
        if !fits || !near.get(cell(site)) || path.last() == Some(&site) || found.len() >= most {
            continue;
        }
        path.push(site);
        extend(word, values, path, most, found);
        path.pop();
    }
}

impl Constraint for Spelt {
    fn rule(&self) -> &'static str {
        "word"
    }

    fn name(&self) -> Name {
        Name::new("word").with("word", self.word.as_str())
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        if doubled(&self.letters).is_some() {
            return Err(Conflict);
        }
        let mut places = [Mask::EMPTY; CELLS];
        for &site in &self.sites {
            for value in domains.at(site).iter() {
                places[value.index()] = places[value.index()] | Mask::of(cell(site));
            }
        }
        // Forwards and backwards, so that restrictions at one end reach the other.
        let there = self.letters.windows(2).map(|pair| (pair[0], pair[1]));
        let back = self.letters.windows(2).rev().map(|pair| (pair[1], pair[0]));
        let mut mine = Letters::EMPTY;
        for (from, to) in there.chain(back) {
            let near = places[from.index()].neighbourhood(1);
            places[to.index()] = places[to.index()] & near;
            mine = mine.or(Letters::of(from)).or(Letters::of(to));
            if places[to.index()] == Mask::EMPTY {
                return Err(Conflict);
            }
        }
        for &site in &self.sites {
            let is_gone = |value: &Value| !places[value.index()].get(cell(site));
            let gone: Letters = domains.at(site).and(mine).iter().filter(is_gone).collect();
            domains.drop(site, gone)?;
        }
        Ok(())
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        // The first cell of each letter; backwards, so that it is the last one written.
        let mut places = [None; CELLS];
        for &site in self.sites.iter().rev() {
            let letter = values.get(site.index()).copied().flatten();
            if let Some(place) = letter.and_then(|letter| places.get_mut(letter.index())) {
                *place = Some(site);
            }
        }
        let apart = self.letters.windows(2).find_map(|pair| {
            let (one, other) = (places[pair[0].index()]?, places[pair[1].index()]?);
            if one == other {
                return Some(vec![one]);
            }
            let ((r, c), (s, t)) = (cell(one), cell(other));
            (r.abs_diff(s) > 1 || c.abs_diff(t) > 1).then_some(vec![one, other])
        });
        apart.map(|mut sites| {
            sites.sort();
            sites
        })
    }
}

fn cell(site: Site) -> (usize, usize) {
    (site.index() / 5, site.index() % 5)
}
