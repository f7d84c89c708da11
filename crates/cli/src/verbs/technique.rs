//! `technique`: what a technique is, what it is worth, and a position that shows it.

use std::sync::Arc;

use anyhow::Result;
use gridwright::{
    Budget, FAMILIES, Family, Info, Marks, PROFILES, Position, Profile, Puzzle, Role, Solver, Step,
    StepQuery, Technique, Worth, effects_words, examples, lesson, next_step, position_text,
    sentence, techniques_in,
};
use serde_json::{Value as Json, json};
use strsim::levenshtein;

use super::tables::{aligned, wrapped};
use crate::args::{Format, TechniqueArgs};
use crate::complaint::{Complaint, Exit};
use crate::draw::Style;
use crate::json;
use crate::output::Sink;

/// More than any committed example takes.
const NODES: u64 = 50_000_000;

/// A technique and where it is used.
struct Entry {
    technique: &'static Technique,
    families: Vec<&'static dyn Family>,
}

impl Entry {
    fn info(&self) -> &'static Info {
        self.families[0].info()
    }

    fn family_ids(&self) -> Vec<&'static str> {
        self.families.iter().map(|family| family.info().id).collect()
    }

    /// What a step is worth by a profile at least.
    fn worth(&self, profile: &Profile) -> Option<Worth> {
        let Technique { rating, score, level, .. } = *self.technique;
        if !profile.is_default() {
            return Solver::worth(profile, self.technique);
        }
        let is_known = (self.info().techniques)(Profile::DEFAULT).contains(&self.technique);
        is_known.then_some(Worth { rating, score, level })
    }

    /// Its level by our own measure.
    fn level(&self) -> &'static str {
        self.technique.level.name()
    }

    /// One for each family that has one.
    fn examples(&self) -> Vec<Shown> {
        self.families.iter().filter_map(|&family| Shown::of(family, self.technique)).collect()
    }
}

/// All techniques, easiest first.
fn all() -> Vec<Entry> {
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

pub(super) fn run(args: &TechniqueArgs) -> Result<Exit> {
    let entries = all();
    let chosen = match &args.name {
        None => entries,
        Some(name) => named(entries, name)?,
    };
    let mut sink = Sink::open(args.output.path())?;
    let format = args.output.format(Format::Text);
    let is_list = args.list;
    match format {
        Format::Json | Format::Jsonl => {
            let techniques: Json = chosen.iter().map(|entry| facts(entry, !is_list)).collect();
            let answer = json::with(json::head("technique"), json!({ "techniques": techniques }));
            json::write(&mut sink, answer, format)?;
        }
        Format::Line => {
            for entry in &chosen {
                sink.line(entry.technique.id)?;
            }
        }
        Format::Tsv => {
            for entry in &chosen {
                sink.line(&row(entry, ",").join("\t"))?;
            }
        }
        Format::Text if is_list => sink.put(&table(&chosen))?,
        Format::Text => {
            let style = Style::of(&args.drawing, &sink);
            for entry in &chosen {
                sink.put(&page(entry, &style)?)?;
            }
        }
    }
    sink.finish(Exit::Done)
}

/// The techniques of that id, or else of that name.
fn named(mut entries: Vec<Entry>, name: &str) -> Result<Vec<Entry>> {
    let wanted = plain(name);
    if let Some(i) = entries.iter().position(|entry| plain(entry.technique.id) == wanted) {
        return Ok(vec![entries.swap_remove(i)]);
    }
    let has_name = |entry: &Entry| plain(entry.technique.name) == wanted;
    if entries.iter().any(has_name) {
        entries.retain(has_name);
        return Ok(entries);
    }
    let distance = |entry: &Entry| {
        let words = [plain(entry.technique.id), plain(entry.technique.name)];
        words.iter().map(|word| levenshtein(word, &wanted)).min().unwrap_or(usize::MAX)
    };
    let mut near: Vec<(usize, &str)> =
        entries.iter().map(|entry| (distance(entry), entry.technique.id)).collect();
    near.sort();
    near.retain(|&(distance, _)| distance <= 1 + wanted.chars().count() / 3);
    let near: Vec<&str> = near.iter().take(3).map(|&(_, id)| id).collect();
    let hint = match near[..] {
        [] => "see 'gridwright technique --list'".to_owned(),
        _ => format!("is it {}?", near.join(" or ")),
    };
    Err(Complaint::bad(format!("'{name}' is not a technique: {hint}")).into())
}

/// A name without what people write differently.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The value that a profile counts by.
fn value(profile: &Profile, worth: Worth) -> String {
    match profile.score_limits {
        Some(_) => worth.score.to_string(),
        None => worth.rating.to_string(),
    }
}

fn row(entry: &Entry, between: &str) -> Vec<String> {
    let Technique { id, name, .. } = *entry.technique;
    let families = entry.family_ids().join(between);
    let mut row = vec![id.to_owned(), name.to_owned(), families, entry.level().to_owned()];
    row.extend(PROFILES.iter().map(|profile| {
        entry.worth(profile).map_or_else(|| "-".to_owned(), |worth| value(profile, worth))
    }));
    row
}

fn table(entries: &[Entry]) -> String {
    let head = ["technique", "name", "families", "level"].map(str::to_owned);
    let head: Vec<String> =
        head.into_iter().chain(PROFILES.iter().map(|profile| profile.id.to_owned())).collect();
    let rows: Vec<Vec<String>> =
        [head].into_iter().chain(entries.iter().map(|entry| row(entry, ", "))).collect();
    aligned("", &rows) + "\n'gridwright technique NAME' shows one.\n"
}

fn page(entry: &Entry, style: &Style) -> Result<String> {
    let Technique { id, name, .. } = *entry.technique;
    let families = entry.family_ids().join(", ");
    let mut text = format!("{} ({id}), for {families}\n", style.bold(name));
    text.push_str(&wrapped(&lesson(entry.info(), id).unwrap_or_default(), ""));
    let worths = PROFILES.iter().filter_map(|profile| Some((profile, entry.worth(profile)?)));
    let rows: Vec<Vec<String>> = worths
        .map(|(profile, worth)| {
            let counted = if profile.score_limits.is_some() { "score" } else { "rating" };
            let value = value(profile, worth);
            vec![profile.id.to_owned(), format!("{counted} {value}"), worth.level.name().to_owned()]
        })
        .collect();
    text.push_str(&format!("\nWorth, at least\n{}", aligned("  ", &rows)));
    for shown in entry.examples() {
        text.push_str(&shown.text(style)?);
    }
    Ok(text)
}

fn facts(entry: &Entry, with_examples: bool) -> Json {
    let Technique { id, name, .. } = *entry.technique;
    let worths = PROFILES.iter().filter_map(|profile| {
        let worth = entry.worth(profile)?;
        let facts = json!({
            "rating": json::tenths(worth.rating),
            "score": worth.score,
            "level": worth.level.name(),
        });
        Some((profile.id.to_owned(), facts))
    });
    let mut facts = json!({
        "id": id,
        "name": name,
        "families": entry.family_ids(),
        "what": lesson(entry.info(), id),
        "worth": worths.collect::<json::Object>(),
    });
    if with_examples {
        facts["examples"] = entry.examples().iter().map(Shown::json).collect();
    }
    facts
}

/// An example, read and worked out.
struct Shown {
    puzzle: Arc<dyn Puzzle>,
    profile: &'static Profile,
    position: Position,
    step: Step,
}

impl Shown {
    fn of(family: &dyn Family, technique: &Technique) -> Option<Shown> {
        let mut all = examples(family.info()).filter(|example| example.technique == technique.id);
        let first = all.next()?;
        let is_ours = |profiles: &[&Profile]| profiles.contains(&Profile::DEFAULT);
        let example = if is_ours(&first.profiles) {
            first
        } else {
            all.find(|example| is_ours(&example.profiles)).unwrap_or(first)
        };
        let profile = *example.profiles.first()?;
        let opened = example.open(family).ok()?;
        let (puzzle, position) = (opened.puzzle, opened.position);
        let step =
            next_step(&*puzzle, &position, &StepQuery::by(profile), &mut Budget::nodes(NODES))?;
        Some(Shown { puzzle, profile, position, step })
    }

    fn text(&self, style: &Style) -> Result<String> {
        let puzzle = &*self.puzzle;
        let finding = &self.step.finding;
        let mut marks = Marks::with(self.position.values().to_vec());
        marks.notes = self.position.candidates().to_vec();
        marks.lights = finding.effects.iter().map(|e| (e.site(), Role::Hint)).collect();
        let picture = style.picture(puzzle, marks)?;
        let words = wrapped(&sentence(puzzle, &self.step), "  ");
        let effects = effects_words(puzzle.board(), &finding.effects);
        let (family, profile) = (puzzle.info().name, self.profile.id);
        Ok(format!(
            "\n{family}: it is next by {profile} in this position\n{picture}{words}  {effects}\n"
        ))
    }

    fn json(&self) -> Json {
        let puzzle = &*self.puzzle;
        json!({
            "family": puzzle.info().id,
            "profile": self.profile.id,
            "puzzle": puzzle.line(),
            "position": position_text(puzzle, &self.position),
            "step": json::step(puzzle, &self.position, &self.step),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{all, named};

    #[test]
    fn techniques_go_by_id_by_name_and_by_what_people_type() {
        for typed in ["x-wing", "X-Wing", "xwing", "x wing"] {
            let found = named(all(), typed).unwrap();
            assert_eq!(found.len(), 1, "{typed}");
            assert_eq!(found[0].technique.id, "x-wing", "{typed}");
        }
        let wrong = named(all(), "x-wng").err().unwrap().to_string();
        assert!(wrong.contains("is it x-wing"), "{wrong}");
        let strange = named(all(), "quadruple backflip").err().unwrap().to_string();
        assert!(strange.contains("--list"), "{strange}");
    }
}
