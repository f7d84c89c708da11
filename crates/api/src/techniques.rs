//! The list of all techniques of all families, with lessons, ratings and example positions.

use std::sync::Arc;

use gridwright::contract::Solver;
use gridwright::scene::{Marks, Role};
use gridwright::steps::{
    Opened, PROFILES, Technique, Tenths, Worth, example_of, position_text, techniques_in,
};
use gridwright::{
    Board, Budget, FAMILIES, Family, Info, Mask, Position, Profile, Puzzle, Site, Step, board_id,
};
use gridwright_wire as wire;
use gridwright_wire::{ErrorAnswer, ErrorCode, PictureRequest};
use gridwright_words::{Language, Lesson, Words};
use strsim::levenshtein;

use crate::convert;
use crate::picture::{Content, draw, draw_step};

/// Maximum number of search nodes for the step of an example, more than any example needs.
const EXAMPLE_NODES: u64 = 50_000_000;

/// A technique and the families that use it.
///
/// ```
/// use gridwright_words::{Language, Words};
/// let (entry, words) = (&gridwright_api::all_techniques()[0], Words::new(Language::English));
/// assert!(!entry.family_ids().is_empty() && !entry.lesson(words).what.is_empty());
/// ```
pub struct Entry {
    /// The technique.
    pub technique: &'static Technique,
    /// The families that use the technique; never empty.
    pub families: Vec<&'static dyn Family>,
}

/// A position that shows a technique, with the step that it finds there.
///
/// ```
/// use gridwright_api::{Budget, techniques_named};
/// let entry = &techniques_named("naked single").unwrap()[0];
/// let shown = &entry.examples(&mut Budget::unlimited())[0];
/// assert_eq!(shown.step.technique.id, "naked-single");
/// ```
pub struct Shown {
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// The profile by whose order the technique is next.
    pub profile: &'static Profile,
    /// The position in which the technique is next.
    pub position: Position,
    /// The step.
    pub step: Step,
    /// The near miss: the same position except for one site, where the technique does not apply.
    pub near_miss: Position,
}

impl Entry {
    fn info(&self) -> &'static Info {
        self.families[0].info()
    }

    /// The ids of the families that use the technique.
    pub fn family_ids(&self) -> Vec<&'static str> {
        self.families.iter().map(|family| family.info().id).collect()
    }

    /// The lesson on the technique.
    pub fn lesson(&self, words: Words) -> Lesson {
        words.lesson(self.info(), self.technique)
    }

    /// The name of the technique.
    pub fn name(&self, words: Words) -> String {
        words.technique(self.info(), self.technique).into_owned()
    }

    /// The smallest worth of a step in a profile; `None` if the profile does not have the
    /// technique.
    pub fn worth(&self, profile: &Profile) -> Option<Worth> {
        let Technique { rating, score, level, .. } = *self.technique;
        if !profile.is_default() {
            return Solver::worth(profile, self.technique);
        }
        let is_known = (self.info().techniques)(Profile::DEFAULT).contains(&self.technique);
        is_known.then_some(Worth { rating, score, level })
    }

    /// One example for each family that has one.
    pub fn examples(&self, budget: &mut Budget) -> Vec<Shown> {
        let families = self.families.iter();
        families.filter_map(|&family| Shown::of(family, self.technique, budget)).collect()
    }

    /// Converts the technique to JSON values, without examples.
    pub(crate) fn to_wire(&self, words: Words) -> wire::Technique {
        let mut answer = wire::Technique::default();
        answer.id = self.technique.id.to_owned();
        answer.name = self.name(words);
        answer.families = self.family_ids().into_iter().map(str::to_owned).collect();
        let Lesson { what, spot, miss, relatives, .. } = self.lesson(words);
        answer.lesson = Some(wire::Lesson {
            what: what.into_owned(),
            spot: spot.into_owned(),
            miss: miss.into_owned(),
            relatives: relatives.into_owned(),
        });
        let worths = PROFILES.iter().filter_map(|profile| Some((profile, self.worth(profile)?)));
        answer.worth =
            worths.map(|(profile, worth)| (profile.id.to_owned(), to_wire(worth))).collect();
        answer
    }
}

/// Converts the worth of a step.
pub(crate) fn to_wire(worth: Worth) -> wire::Worth {
    wire::Worth {
        rating: convert::tenths(worth.rating),
        score: worth.score,
        level: convert::level(worth.level),
    }
}

/// All techniques, easiest first.
///
/// ```
/// let all = gridwright_api::all_techniques();
/// assert!(all.is_sorted_by_key(|entry| entry.technique.rating));
/// ```
pub fn all_techniques() -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for &family in FAMILIES {
        for technique in PROFILES.iter().flat_map(|profile| techniques_in(family.info(), profile)) {
            match entries.iter_mut().find(|entry| entry.technique.id == technique.id) {
                None => entries.push(Entry { technique, families: vec![family] }),
                Some(entry)
                    if entry.families.last().is_some_and(|f| f.info().id != family.info().id) =>
                {
                    entry.families.push(family);
                }
                Some(_) => (),
            }
        }
    }
    entries.sort_by_key(|entry| (entry.technique.rating, entry.technique.id));
    entries
}

/// The technique with this id, or else all with this name in any language; case, blanks and hyphens
/// are ignored.
///
/// # Errors
/// When there is none; names techniques with a similar spelling.
///
/// ```
/// use gridwright_api::techniques_named;
/// assert_eq!(techniques_named("X Wing").unwrap()[0].technique.id, "x-wing");
/// assert_eq!(techniques_named("Nacktes Paar").unwrap()[0].technique.id, "naked-pair");
/// assert_eq!(techniques_named("x-wng").err().unwrap().near[0], "x-wing");
/// ```
pub fn techniques_named(name: &str) -> Result<Vec<Entry>, UnknownTechnique> {
    let (mut entries, wanted) = (all_techniques(), plain(name));
    if let Some(i) = entries.iter().position(|entry| plain(entry.technique.id) == wanted) {
        return Ok(vec![entries.swap_remove(i)]);
    }
    let names =
        |entry: &Entry| Language::ALL.map(|language| plain(&entry.name(Words::new(language))));
    let has_name = |entry: &Entry| names(entry).contains(&wanted);
    if entries.iter().any(has_name) {
        entries.retain(has_name);
        return Ok(entries);
    }
    let distance = |entry: &Entry| {
        let spellings = names(entry).into_iter().chain([plain(entry.technique.id)]);
        spellings.map(|known| levenshtein(&known, &wanted)).min().unwrap_or(usize::MAX)
    };
    let mut near: Vec<(usize, &str)> =
        entries.iter().map(|entry| (distance(entry), entry.technique.id)).collect();
    near.sort_unstable();
    near.retain(|&(distance, _)| distance <= 1 + wanted.chars().count() / 3);
    let near = near.iter().take(3).map(|&(_, id)| id).collect();
    Err(UnknownTechnique { name: name.to_owned(), near })
}

/// The error for a name that no technique has.
///
/// ```
/// use gridwright_api::{ErrorAnswer, techniques_named};
/// let error = techniques_named("x-wng").err().unwrap();
/// assert!(ErrorAnswer::from(error).detail.contains("is it x-wing"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTechnique {
    /// The name that was not found.
    pub name: String,
    /// The ids of techniques with a similar name, the nearest first.
    pub near: Vec<&'static str>,
}

impl From<UnknownTechnique> for ErrorAnswer {
    fn from(error: UnknownTechnique) -> ErrorAnswer {
        let UnknownTechnique { name, near } = error;
        let detail = match near[..] {
            [] => format!("{name:?} is not a technique"),
            _ => format!("{name:?} is not a technique: is it {}?", near.join(" or ")),
        };
        ErrorAnswer::new(ErrorCode::UnknownTechnique, detail)
    }
}

/// A name reduced to its letters and digits in lower case.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Shown {
    /// An example of the technique in the family, preferably by the default profile.
    pub(crate) fn of(
        family: &dyn Family,
        technique: &Technique,
        budget: &mut Budget,
    ) -> Option<Shown> {
        let example = example_of(family.info(), technique)?;
        let profile = *example.profiles.first()?;
        let opened = example.open(family).ok()?;
        let mut part = budget.part(EXAMPLE_NODES);
        let step = example.step(&opened, &mut part);
        let Opened { puzzle, position, near_miss } = opened;
        let _ = budget.spend(part.used());
        Some(Shown { puzzle, profile, position, step: step?, near_miss })
    }

    /// The difference between the position and the near miss, as a sentence.
    pub fn near_miss_text(&self, words: Words) -> String {
        let board = self.puzzle.board();
        let has_other_ways =
            board.n_sites() > FEW_SITES && self.step.technique.rating >= WITH_OTHER_WAYS;
        let text = if has_other_ways { not_next_text } else { near_miss_text };
        text(words, board, &self.position, &self.near_miss)
    }

    /// Converts the example to JSON values, with pictures if requested.
    pub(crate) fn to_wire(
        &self,
        words: Words,
        picture: Option<&PictureRequest>,
        budget: &Budget,
    ) -> Result<wire::Example, ErrorAnswer> {
        let puzzle = &*self.puzzle;
        let mut answer = wire::Example::new(
            puzzle.info().id,
            self.profile.id,
            board_id(puzzle),
            position_text(puzzle, &self.position),
            convert::step(words, puzzle, &self.position, &self.step),
        );
        answer.near_miss = position_text(puzzle, &self.near_miss);
        answer.near_miss_text = self.near_miss_text(words);
        if let Some(picture) = picture {
            answer.picture =
                Some(draw_step(words, puzzle, &self.position, &self.step, picture, budget)?);
            let marks = self.near_miss_marks();
            let description = answer.near_miss_text.clone();
            let drawn = draw(words, puzzle, Content::Marks(marks), picture, description, budget)?;
            answer.near_miss_picture = Some(drawn);
        }
        Ok(answer)
    }

    /// The near miss with its candidates, and the differing sites highlighted.
    fn near_miss_marks(&self) -> Marks {
        let is_open = |site: &Site| self.near_miss.is_open(*site);
        let sites = || self.puzzle.board().all_sites();
        let notes = sites().map(|site| match is_open(&site) {
            true => self.near_miss.at(site),
            false => Mask::EMPTY,
        });
        let differing = differing(self.puzzle.board(), &self.position, &self.near_miss);
        let lights = differing.into_iter().map(|site| (site, Role::Because)).collect();
        Marks { notes: notes.collect(), lights, ..Marks::with(self.near_miss.values().to_vec()) }
    }
}

/// The sites whose candidates differ, or that have a value in only one of the positions.
fn differing(board: &Board, one: &Position, other: &Position) -> Vec<Site> {
    let differs =
        |site: &Site| (one.at(*site), one.value(*site)) != (other.at(*site), other.value(*site));
    board.all_sites().filter(differs).collect()
}

/// The sites by which a near miss is described, and whether they are those with a value in the
/// example only; if there are none of these, those with different candidates.
fn described(board: &Board, example: &Position, near_miss: &Position) -> (Vec<Site>, bool) {
    let sites = differing(board, example, near_miss);
    let opened: Vec<Site> = sites.iter().copied().filter(|&site| !example.is_open(site)).collect();
    let is_opened = !opened.is_empty();
    (if is_opened { opened } else { sites }, is_opened)
}

/// On boards with more than `FEW_SITES` sites, steps of techniques with at least this rating follow
/// in many ways: a change that breaks the shown step leaves others, so that the step is not the
/// next one, but can still be found.
const WITH_OTHER_WAYS: Tenths = Tenths(85);
const FEW_SITES: usize = 64;

fn near_miss_text(words: Words, board: &Board, example: &Position, near_miss: &Position) -> String {
    let (cells, is_opened) = described_cells(board, example, near_miss);
    words.near_miss(board, &cells, is_opened)
}

/// The difference to a position in which the step is not the next one, but can still be found.
fn not_next_text(words: Words, board: &Board, example: &Position, near_miss: &Position) -> String {
    let (cells, is_opened) = described_cells(board, example, near_miss);
    if is_opened || cells.is_empty() {
        return words.near_miss(board, &cells, is_opened);
    }
    let extra = |&(site, values): &(Site, Mask)| {
        let values: Vec<String> =
            values.iter().map(|value| board.symbol(value).to_string()).collect();
        let (cell, values) = (words.site(board, site), words.list(&values));
        words.with("lesson.extra", &[("cell", cell.into()), ("values", values.into())])
    };
    let cells = words.list(&cells.iter().map(extra).collect::<Vec<_>>());
    words.with("lesson.near-next", &[("cells", cells.into())])
}

/// The sites by which a near miss is described, each with its additional candidates, or with all if
/// the site has a value in the example.
fn described_cells(
    board: &Board,
    example: &Position,
    near_miss: &Position,
) -> (Vec<(Site, Mask)>, bool) {
    let (sites, is_opened) = described(board, example, near_miss);
    let shown = |site: Site| match is_opened {
        true => near_miss.at(site),
        false => near_miss.at(site).without(example.at(site)),
    };
    (sites.iter().map(|&site| (site, shown(site))).collect(), is_opened)
}

#[cfg(test)]
mod tests {
    use gridwright::steps::examples;

    use super::*;

    #[test]
    fn every_near_miss_names_the_site_that_differs() {
        let mut n_opened = 0;
        for &family in FAMILIES {
            for example in examples(family.info()) {
                let Opened { puzzle, position, near_miss } = example.open(family).unwrap();
                let board = puzzle.board();
                let (sites, is_opened) = described(board, &position, &near_miss);
                n_opened += usize::from(is_opened);
                for words in Language::ALL.map(Words::new) {
                    let text = near_miss_text(words, board, &position, &near_miss);
                    for &site in &sites {
                        let name = words.site(board, site);
                        assert!(text.contains(&name), "{}: {text}", example.technique);
                    }
                }
            }
        }
        assert!(n_opened > 0);
    }

    #[test]
    fn techniques_go_by_id_by_name_and_by_what_people_type() {
        for typed in ["x-wing", "X-Wing", "xwing", "x wing"] {
            let found = techniques_named(typed).unwrap();
            assert_eq!(found.len(), 1, "{typed}");
            assert_eq!(found[0].technique.id, "x-wing", "{typed}");
        }
        let strange = techniques_named("quadruple backflip").err().unwrap();
        assert!(strange.near.is_empty());
        let detail = ErrorAnswer::from(strange).detail;
        assert_eq!(detail, "\"quadruple backflip\" is not a technique");
    }
}
