//! Checks the texts about steps in every family and language: every mentioned place has a part in
//! the step, every place with a part is mentioned, and the short text agrees with the full one.

use std::collections::BTreeSet;

use gridwright::contract::Claim;
use gridwright::steps::{Arg, DeadEnd, Opened, examples, next_step};
use gridwright::{Budget, Family, Puzzle, Site, Step, StepQuery};
use gridwright_testkit::files::exceptions;
use gridwright_words::{Language, Words};
use libtest_mimic::Trial;

use crate::trials::of_each_family;

pub(crate) fn trials() -> Vec<Trial> {
    of_each_family("what is named plays a part, in short as in full", parts)
}

/// Examines the steps of a family's examples.
fn shown(family: &'static dyn Family, look: impl Fn(&dyn Puzzle, &Step) -> Vec<String>) {
    let (mut n_shown, mut faults) = (0, BTreeSet::new());
    for example in examples(family.info()) {
        let Opened { puzzle, position, .. } = example.open(family).unwrap();
        for profile in &example.profiles {
            let query = StepQuery::by(profile);
            let step = next_step(&*puzzle, &position, &query, &mut Budget::unlimited());
            let found = look(&*puzzle, &step.expect(example.technique)).into_iter();
            faults.extend(found.map(|fault| format!("{}: {fault}", example.technique)));
            n_shown += 1;
        }
    }
    assert!(n_shown > 0, "no examples");
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

fn parts(family: &'static dyn Family) {
    let counted = exceptions(family, "counted");
    shown(family, |puzzle, step| {
        let (finding, board) = (&step.finding, puzzle.board());
        let effects = finding.effects.iter().map(|effect| effect.site());
        let playing: BTreeSet<Site> = finding.because.iter().copied().chain(effects).collect();
        let named = finding.args.iter().flat_map(|(_, arg)| arg.sites());
        let idle = named.filter(|site| !playing.contains(site));
        let mut faults: Vec<String> =
            idle.map(|site| format!("{} plays no part", board.site_name(site))).collect();
        let named: BTreeSet<Site> = finding.args.iter().flat_map(|(_, arg)| arg.sites()).collect();
        let rules = finding.args.iter().flat_map(|(_, arg)| arg.rules());
        let in_rules: BTreeSet<Site> =
            rules.flat_map(|rule| puzzle.constraints()[rule].sites().to_vec()).collect();
        // Cells of a region are named by their corners, not one by one.
        let is_region = finding.args.iter().any(|(_, arg)| matches!(arg, Arg::Cells(_)));
        let is_counted = is_region || counted.iter().any(|id| id == step.technique.id);
        let unnamed = finding
            .because
            .iter()
            .filter(|site| !is_counted && !named.contains(site) && !in_rules.contains(site));
        faults.extend(unnamed.map(|&site| format!("{} is not named", board.site_name(site))));
        for words in Language::ALL.map(Words::new) {
            let (short, full) = (words.short(puzzle, step), words.why(puzzle, step));
            let is_line = !short.contains(['{', '}', '\n']) && !short.ends_with('.');
            let is_full = full.ends_with('.') && full.len() > short.len();
            if !is_line || !is_full || !places_in(&short).is_subset(&places_in(&full)) {
                faults.push(format!("{short} | {full}"));
            }
            let mut untold: Vec<String> = on_the_way(puzzle, words, step);
            untold.retain(|part| !full.contains(part.as_str()));
            faults.extend(untold.iter().map(|part| format!("{part} is not in {full}")));
            let stages = words.stages(puzzle, step);
            for text in [&short, &stages.place, &full, &stages.moves] {
                let spaced = format!(" {text} ");
                let wrong = never_in(words.language()).filter(|wrong| spaced.contains(wrong));
                faults.extend(wrong.map(|wrong| format!("\"{wrong}\" in {text}")));
            }
        }
        faults
    });
}

/// The parts of nested arguments that a sentence must mention, so that a reader can follow them:
/// the moves of a trial and its contradiction, and the cells counted in a region and the conclusion
/// from them.
fn on_the_way(puzzle: &dyn Puzzle, words: Words, step: &Step) -> Vec<String> {
    let board = puzzle.board();
    let claim = |claim: &Claim| {
        let sign = if claim.holds { "=" } else { "<>" };
        format!("{}{sign}{}", board.site_name(claim.site), board.symbol(claim.value))
    };
    let mut written = Vec::new();
    for (_, arg) in &step.finding.args {
        match arg {
            Arg::Trials(trials) => {
                for trial in trials {
                    written.push(claim(&trial.supposed));
                    written.extend(trial.moves.iter().filter(|one| one.holds).map(claim));
                    written.push(match trial.end {
                        DeadEnd::Site(at) => words.site(board, at),
                        DeadEnd::Place(rule, _) | DeadEnd::Rule(rule) => {
                            let name = puzzle.constraints()[rule].name();
                            // The article may be merged with a preposition.
                            let name = words.rule(puzzle.info(), &name);
                            name.split_once(' ').map_or(name.clone(), |(_, rest)| rest.to_owned())
                        }
                    });
                }
            }
            Arg::Counts(counts) => {
                for count in counts {
                    let ways = count.path.iter().chain(&count.blocked);
                    written.extend(ways.map(|&way| words.site(board, way)));
                    let is_region = count.cells.len() > 1;
                    written.extend(is_region.then(|| count.cells.len().to_string()));
                    let ends = [count.cells.first(), count.cells.last()].into_iter().flatten();
                    written
                        .extend(ends.map(|at| format!("r{}c{}", (at.y + 1) / 2, (at.x + 1) / 2)));
                }
            }
            _ => (),
        }
    }
    written
}

/// Texts that must not occur in a language: articles and prepositions that must be merged, or wrong
/// before a number that starts with a vowel, and remains of empty parts.
fn never_in(language: Language) -> impl Iterator<Item = &'static str> {
    const OWN: &[(&str, &[&str])] = &[
        ("en", &[" the the ", " in in ", " of of "]),
        ("es", &[" de el ", " a el ", " la la ", " el el ", " o 8", " en en "]),
        ("de", &[" in im ", " im im ", " in in ", " in den den ", " von im ", " im in "]),
        (
            "it",
            &[
                " in il ", " in la ", " in i ", " in gli ", " in le ", " in l'", " di il ",
                " di la ", " di i ", " di le ", " a il ", " a la ", " a i ", " a le ", " da il ",
                " da la ", " il 1 ", " il 8", " il 11", " in nel", " nel nel",
            ],
        ),
    ];
    let own = OWN.iter().find(|(code, _)| *code == language.code());
    let (_, own) = own.expect("what is never said in each language");
    own.iter().copied().chain(["  ", " ,", " .", " ;", "..", ", ,"])
}

/// The cells and edges that a text mentions.
fn places_in(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with('r') && word[1..].starts_with(char::is_numeric)).collect()
}
