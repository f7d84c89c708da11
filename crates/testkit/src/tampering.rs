//! Makes tampered explanations, which are well formed but wrong.

use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe};

use gridwright::budget::Rng;
use gridwright::contract::Claim;
use gridwright::scene::Pt;
use gridwright::steps::{Arg, DeadEnd, Effect, Technique};
use gridwright::{
    Budget, Explanation, Mask, Position, Profile, Puzzle, Site, Step, StepQuery, Value, board_id,
    explain,
};
use gridwright_api::{ExplainAnswer, ExplainOutcome, Level, explanation, step as step_json};
use gridwright_proof::{Outcome, Proof, Report, verify};
use gridwright_words::{Language, Words};

/// A puzzle with its explanation, and the data needed to make tampered versions of it.
pub struct Explained<'p> {
    /// The puzzle.
    pub puzzle: &'p dyn Puzzle,
    /// The profile.
    pub profile: &'static Profile,
    /// The steps.
    pub explanation: Explanation,
    /// The explanation as an answer.
    pub answer: ExplainAnswer,
    /// The position before each step.
    positions: Vec<Position>,
    words: Words,
}

/// A way of tampering with an explanation: its name, and a function that changes one step; `None`
/// if it does not apply.
pub type Tampering = (&'static str, fn(&Explained<'_>, usize, &mut Rng) -> Option<ExplainAnswer>);

/// Checks an explanation.
///
/// # Errors
/// When it cannot be read.
pub fn checked(puzzle: &dyn Puzzle, answer: &ExplainAnswer) -> Result<Report, String> {
    let proof = Proof::read(puzzle, answer).map_err(|error| error.to_string())?;
    let scale = gridwright::contract::Solver::worth_of;
    Ok(verify(puzzle, &proof, scale, &mut Budget::nodes(5_000_000)))
}

/// Whether the checker accepts an explanation as a proof, complete or not.
pub fn is_accepted(puzzle: &dyn Puzzle, answer: &ExplainAnswer) -> bool {
    let outcome = checked(puzzle, answer).map(|report| report.outcome);
    !matches!(outcome, Err(_) | Ok(Outcome::Refused(..)))
}

impl<'p> Explained<'p> {
    /// Explains a puzzle.
    pub fn of(
        puzzle: &'p dyn Puzzle,
        profile: &'static Profile,
        language: Language,
        budget: &mut Budget,
    ) -> Explained<'p> {
        let explanation = explain(puzzle, &StepQuery::by(profile), budget);
        let words = Words::new(language);
        let answer = explanation_of(words, puzzle, profile, &explanation);
        let mut position = Position::of(puzzle);
        let mut positions = Vec::new();
        for step in &explanation.steps {
            positions.push(position.clone());
            let _ = position.apply(puzzle, step);
        }
        Explained { puzzle, profile, explanation, answer, positions, words }
    }

    /// The explanation with one step replaced, whose texts and lists are written as if it were
    /// genuine.
    fn with_step(&self, at: usize, step: &Step) -> Option<ExplainAnswer> {
        if *step == self.explanation.steps[at] {
            return None;
        }
        let mut answer = self.answer.clone();
        answer.steps[at] = self.step(at, step);
        Some(answer)
    }

    /// A step as JSON. If its texts cannot be made, those of the original step are used.
    fn step(&self, at: usize, step: &Step) -> gridwright_api::Step {
        let written = |step: &Step| step_json(self.words, self.puzzle, &self.positions[at], step);
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| ()));
        let explained = panic::catch_unwind(AssertUnwindSafe(|| written(step)));
        panic::set_hook(hook);
        explained.unwrap_or_else(|_| {
            let mut explained = written(&self.explanation.steps[at]);
            let names: Vec<&str> = step.finding.args.iter().map(|arg| arg.0).collect();
            explained.reason.parts.retain(|part| names.contains(&part.name.as_str()));
            explained.technique = step.technique.id.to_owned();
            explained.name = self.words.technique(self.puzzle.info(), step.technique).into_owned();
            explained.rating = f64::from(step.worth.rating.0) / 10.0;
            explained.score = step.worth.score;
            explained
        })
    }

    /// The explanation with one argument of a step changed.
    fn with_arg(
        &self,
        at: usize,
        rng: &mut Rng,
        change: impl Fn(&Explained<'_>, &mut Arg, &mut Rng) -> bool,
    ) -> Option<ExplainAnswer> {
        let mut step = self.explanation.steps[at].clone();
        let n = step.finding.args.len();
        let start = if n == 0 { return None } else { rng.below(n) };
        let changed = (0..n).map(|i| (start + i) % n).find(|&i| {
            let arg = &mut step.finding.args[i].1;
            let before = arg.clone();
            change(self, arg, rng) && *arg != before
        });
        changed.and_then(|_| self.with_step(at, &step))
    }

    fn site(&self, rng: &mut Rng) -> Site {
        Site(rng.below(self.puzzle.board().n_sites()) as u16)
    }

    fn value(&self, rng: &mut Rng) -> Value {
        Value(rng.below(self.puzzle.board().n_values()) as u8)
    }
}

fn explanation_of(
    words: Words,
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    explained: &Explanation,
) -> ExplainAnswer {
    explanation(words, puzzle, profile, explained)
}

fn claims_of(arg: &mut Arg) -> Option<&mut Vec<Vec<Claim>>> {
    match arg {
        Arg::Chains(chains) | Arg::Moves(chains) | Arg::Nodes(chains)
            if chains.iter().any(|c| !c.is_empty()) =>
        {
            Some(chains)
        }
        _ => None,
    }
}

/// A random non-empty chain of an argument, and the index of one of its links.
fn link<'a>(arg: &'a mut Arg, rng: &mut Rng) -> Option<(&'a mut Vec<Claim>, usize)> {
    let chains = claims_of(arg)?;
    let full: Vec<usize> = (0..chains.len()).filter(|&i| !chains[i].is_empty()).collect();
    let chain = &mut chains[full[rng.below(full.len())]];
    let at = rng.below(chain.len());
    Some((chain, at))
}

/// All ways of tampering with the arguments of a step.
pub const ARGUMENTS: &[Tampering] = &[
    ("a link negated", |explained, at, rng| {
        explained.with_arg(at, rng, |_, arg, rng| {
            link(arg, rng).is_some_and(|(chain, i)| {
                chain[i] = chain[i].negated();
                true
            })
        })
    }),
    ("a link deleted", |explained, at, rng| {
        let mut step = explained.explanation.steps[at].clone();
        let args = &mut step.finding.args;
        let (chain, i) = args.iter_mut().find_map(|(_, arg)| link(arg, rng))?;
        chain.remove(i);
        let n = chain.len();
        // The argument with the number of moves must match.
        for (_, arg) in args.iter_mut().filter(|arg| arg.0 == "count") {
            *arg = Arg::Number(n);
        }
        explained.with_step(at, &step)
    }),
    ("a link to another place", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            link(arg, rng).is_some_and(|(chain, i)| {
                chain[i].site = explained.site(rng);
                true
            })
        })
    }),
    ("a link about another value", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            link(arg, rng).is_some_and(|(chain, i)| {
                chain[i].value = explained.value(rng);
                true
            })
        })
    }),
    ("a chain left out", |explained, at, rng| {
        explained.with_arg(at, rng, |_, arg, rng| {
            claims_of(arg).is_some_and(|chains| {
                chains.remove(rng.below(chains.len()));
                true
            })
        })
    }),
    ("another premise: a place", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| match arg {
            Arg::Site(site) => {
                *site = explained.site(rng);
                true
            }
            Arg::Sites(sites) if !sites.is_empty() => {
                let i = rng.below(sites.len());
                sites[i] = explained.site(rng);
                true
            }
            _ => false,
        })
    }),
    ("one premise more", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| match arg {
            Arg::Sites(sites) => {
                sites.push(explained.site(rng));
                true
            }
            _ => false,
        })
    }),
    ("one premise less", |explained, at, rng| {
        explained.with_arg(at, rng, |_, arg, rng| match arg {
            Arg::Sites(sites) if !sites.is_empty() => {
                sites.remove(rng.below(sites.len()));
                true
            }
            _ => false,
        })
    }),
    ("another premise: a value", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| match arg {
            Arg::Value(value) => {
                *value = explained.value(rng);
                true
            }
            Arg::Values(values) => {
                *values = Mask(values.0 ^ Mask::of(explained.value(rng)).0);
                true
            }
            _ => false,
        })
    }),
    ("another premise: a rule", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let n = explained.puzzle.constraints().len();
            match arg {
                Arg::Rule(rule) => *rule = rng.below(n),
                Arg::Rules(rules) if !rules.is_empty() => {
                    let i = rng.below(rules.len());
                    rules[i] = rng.below(n);
                }
                _ => return false,
            }
            true
        })
    }),
    ("another number", |explained, at, rng| {
        explained.with_arg(at, rng, |_, arg, rng| match arg {
            Arg::Number(number) => {
                *number += 1 + rng.below(3);
                true
            }
            _ => false,
        })
    }),
    ("another trial on the way", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let Arg::Trials(trials) = arg else { return false };
            let i = rng.below(trials.len().max(1));
            let Some(trial) = trials.get_mut(i) else { return false };
            match rng.below(4) {
                0 => trial.supposed.value = explained.value(rng),
                1 => trial.end = DeadEnd::Site(explained.site(rng)),
                2 if !trial.moves.is_empty() => {
                    let i = rng.below(trial.moves.len());
                    trial.moves[i] = trial.moves[i].negated();
                }
                _ => drop(trials.remove(i)),
            }
            true
        })
    }),
    ("a region counted otherwise", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let Arg::Counts(counts) = arg else { return false };
            let i = rng.below(counts.len().max(1));
            let Some(count) = counts.get_mut(i) else { return false };
            let colour = rng.below(2);
            match rng.below(5) {
                0 => count.n_cells[colour] += 1,
                1 => count.n_ways[colour] += 1,
                2 => count.n_used[colour] += 1,
                3 => count.blocked.push(explained.site(rng)),
                _ => drop(count.cells.pop()),
            }
            true
        })
    }),
    ("another keyword", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let Arg::Word(word) = arg else { return false };
            let steps = explained.explanation.steps.iter();
            let known =
                steps.flat_map(|step| &step.finding.args).filter_map(|(_, arg)| match arg {
                    Arg::Word(word) => Some(*word),
                    _ => None,
                });
            let mut known: Vec<&'static str> = known.collect();
            known.extend(["cell", "letter", "path", "blocked", "place", "rule", "both", "even"]);
            *word = known[rng.below(known.len())];
            true
        })
    }),
    ("another cell of a region", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let Arg::Cells(cells) = arg else { return false };
            let board = explained.puzzle.board();
            let i = rng.below(cells.len().max(1));
            let at = |n: usize| 2 * n as i16 + 1;
            let other = Pt { x: at(rng.below(board.cols)), y: at(rng.below(board.rows)) };
            match (cells.get_mut(i), rng.below(3)) {
                (Some(cell), 0) => *cell = other,
                (Some(_), 1) => drop(cells.remove(i)),
                _ => cells.push(other),
            }
            true
        })
    }),
    ("other candidates of a premise", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let value = Mask::of(explained.value(rng));
            let flip = |mask: &mut Mask| *mask = Mask(mask.0 ^ value.0);
            match arg {
                Arg::Candidates(all) if !all.is_empty() => {
                    let i = rng.below(all.len());
                    flip(&mut all[i].1);
                }
                Arg::Groups(all) if !all.is_empty() => {
                    let i = rng.below(all.len());
                    flip(&mut all[i].1);
                }
                Arg::Linked(all) if !all.is_empty() => {
                    let i = rng.below(all.len());
                    flip(&mut all[i].1);
                }
                Arg::Sets(all) if !all.is_empty() => {
                    let i = rng.below(all.len());
                    flip(&mut all[i]);
                }
                _ => return false,
            }
            true
        })
    }),
    ("other places in a house", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let Arg::Places(all) = arg else { return false };
            let i = rng.below(all.len().max(1));
            let Some((rule, sites)) = all.get_mut(i) else { return false };
            match rng.below(3) {
                0 => *rule = rng.below(explained.puzzle.constraints().len()),
                1 => sites.push(explained.site(rng)),
                _ => drop(sites.pop()),
            }
            true
        })
    }),
    ("another technique on the way", |explained, at, rng| {
        explained.with_arg(at, rng, |explained, arg, rng| {
            let Arg::Techniques(all) = arg else { return false };
            let i = rng.below(all.len().max(1));
            let Some((_, claims)) = all.get_mut(i) else { return false };
            match (claims.first_mut(), rng.below(2)) {
                (Some(claim), 0) => *claim = claim.negated(),
                (Some(claim), _) => claim.site = explained.site(rng),
                (None, _) => drop(all.remove(i)),
            }
            true
        })
    }),
    ("the argument of another step", |explained, at, rng| {
        let steps = &explained.explanation.steps;
        let other = &steps[rng.below(steps.len())];
        let mut step = steps[at].clone();
        step.finding.args.clone_from(&other.finding.args);
        step.finding.because.clone_from(&other.finding.because);
        (other.finding.effects != step.finding.effects)
            .then(|| explained.with_step(at, &step))
            .flatten()
    }),
    ("the effects of another step", |explained, at, rng| {
        let steps = &explained.explanation.steps;
        let mut step = steps[at].clone();
        step.finding.effects.clone_from(&steps[rng.below(steps.len())].finding.effects);
        explained.with_step(at, &step)
    }),
    ("random premises", |explained, at, rng| {
        let mut step = explained.explanation.steps[at].clone();
        let mut has_any = false;
        for (_, arg) in &mut step.finding.args {
            match arg {
                Arg::Site(site) => *site = explained.site(rng),
                Arg::Sites(sites) => {
                    sites.iter_mut().for_each(|site| *site = explained.site(rng));
                }
                Arg::Rule(rule) => *rule = rng.below(explained.puzzle.constraints().len()),
                _ => continue,
            }
            has_any = true;
        }
        for site in &mut step.finding.because {
            *site = explained.site(rng);
        }
        has_any.then(|| explained.with_step(at, &step)).flatten()
    }),
    ("a part left out", |explained, at, rng| {
        let mut step = explained.explanation.steps[at].clone();
        if step.finding.args.is_empty() {
            return None;
        }
        step.finding.args.remove(rng.below(step.finding.args.len()));
        explained.with_step(at, &step)
    }),
    ("the reason emptied", |explained, at, _| {
        let mut step = explained.explanation.steps[at].clone();
        step.finding.args.clear();
        step.finding.because.clear();
        explained.with_step(at, &step)
    }),
    ("another technique", |explained, at, rng| {
        let known = (explained.puzzle.info().techniques)(explained.profile);
        let other: &'static Technique = known[rng.below(known.len())];
        let mut step = explained.explanation.steps[at].clone();
        if other == step.technique {
            return None;
        }
        step = Step { technique: other, ..Step::new(other, step.finding) };
        explained.with_step(at, &step)
    }),
    ("looks elsewhere", |explained, at, rng| {
        let mut step = explained.explanation.steps[at].clone();
        if step.finding.because.is_empty() {
            return None;
        }
        let i = rng.below(step.finding.because.len());
        step.finding.because[i] = explained.site(rng);
        explained.with_step(at, &step)
    }),
    ("an effect more", |explained, at, rng| {
        let mut step = explained.explanation.steps[at].clone();
        let (position, site) = (&explained.positions[at], explained.site(rng));
        let is_touched = step.finding.effects.iter().any(|effect| effect.site() == site);
        if is_touched || !position.is_open(site) || position.at(site).is_empty() {
            return None;
        }
        let values: Vec<Value> = position.at(site).iter().collect();
        let gone = Mask::of(values[rng.below(values.len())]);
        step.finding.effects.push(Effect::Drop(site, gone));
        explained.with_step(at, &step)
    }),
];

/// All ways of tampering with the written form: texts, numbers, names, order.
pub const WRITING: &[Tampering] = &[
    ("random highlights", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        let board = explained.puzzle.board();
        let step = &mut answer.steps[at];
        let n = step.reason.sites.len().max(1);
        step.reason.sites = (0..n).map(|_| board.site_name(explained.site(rng))).collect();
        step.because = step.reason.sites.clone();
        Some(answer)
    }),
    ("reason without data", |explained, at, _| {
        let mut answer = explained.answer.clone();
        answer.steps[at].reason = gridwright_api::Reason::default();
        Some(answer)
    }),
    ("chains negated in one place", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        let chains = &mut answer.steps[at].reason.chains;
        let chain = chains.iter_mut().find(|chain| !chain.is_empty())?;
        let i = rng.below(chain.len());
        chain[i].holds = !chain[i].holds;
        Some(answer)
    }),
    ("chains cut in one place", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        let chains = &mut answer.steps[at].reason.chains;
        let chain = chains.iter_mut().find(|chain| !chain.is_empty())?;
        chain.remove(rng.below(chain.len()));
        Some(answer)
    }),
    ("nonsense words", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        let step = &mut answer.steps[at];
        let text = [&mut step.short, &mut step.full, &mut step.moves, &mut step.name];
        let i = rng.below(4);
        for (n, text) in text.into_iter().enumerate().filter(|(n, _)| *n == i) {
            *text = format!("Because the moon is full {n}.");
        }
        Some(answer)
    }),
    ("another rating", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        answer.steps[at].rating += [0.1, 1.0, 3.0][rng.below(3)];
        Some(answer)
    }),
    ("another score", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        answer.steps[at].score += 1 + rng.below(50) as u32;
        Some(answer)
    }),
    ("another level", |explained, at, _| {
        let mut answer = explained.answer.clone();
        let level = &mut answer.steps[at].level;
        *level = if *level == Level::Easy { Level::Expert } else { Level::Easy };
        Some(answer)
    }),
    ("a technique that does not exist", |explained, at, _| {
        let mut answer = explained.answer.clone();
        answer.steps[at].technique = "moon-wing".to_owned();
        Some(answer)
    }),
    ("other candidates", |explained, at, rng| {
        let mut answer = explained.answer.clone();
        let candidates = &mut answer.steps[at].reason.candidates;
        if candidates.is_empty() {
            return None;
        }
        let i = rng.below(candidates.len());
        candidates.remove(i);
        Some(answer)
    }),
    ("an id that does not exist", |explained, _, _| {
        let mut answer = explained.answer.clone();
        answer.puzzle.id = Some(format!("{}1", answer.puzzle.id?));
        Some(answer)
    }),
    ("the id of another puzzle", |explained, _, rng| {
        let mut answer = explained.answer.clone();
        let mut kept: BTreeSet<_> =
            explained.puzzle.clues().into_iter().map(|clue| clue.id).collect();
        let all: Vec<_> = kept.iter().copied().collect();
        kept.remove(all.get(rng.below(all.len().max(1)))?);
        let id = board_id(&*explained.puzzle.with_clues(&kept));
        let is_other = answer.puzzle.id.as_deref() != Some(id.as_str());
        answer.puzzle.id = Some(id);
        is_other.then_some(answer)
    }),
    ("the whole solution as one step", |explained, at, _| {
        let last = explained.explanation.steps.last()?;
        let mut position = explained.positions.last()?.clone();
        position.apply(explained.puzzle, last).ok()?;
        let solution = position.solution()?;
        let open =
            explained.puzzle.board().all_sites().filter(|&s| explained.positions[0].is_open(s));
        let mut step = explained.explanation.steps[at].clone();
        step.finding.effects = open.map(|s| Effect::Place(s, solution[s.index()])).collect();
        if step.finding.effects.len() < 2 {
            return None;
        }
        let mut answer = explained.answer.clone();
        answer.steps = vec![explained.step(at, &step)];
        answer.rating = None;
        Some(answer)
    }),
    ("a right value taken away", |explained, at, rng| {
        let position = explained.positions.last()?.clone();
        let mut end = position;
        end.apply(explained.puzzle, explained.explanation.steps.last()?).ok()?;
        let solution = end.solution()?;
        let board = explained.puzzle.board();
        let open: Vec<Site> =
            board.all_sites().filter(|&s| explained.positions[at].is_open(s)).collect();
        let site = open[rng.below(open.len())];
        let mut step = explained.explanation.steps[at].clone();
        step.finding.effects = vec![Effect::Drop(site, Mask::of(solution[site.index()]))];
        explained.with_step(at, &step)
    }),
    ("a wrong value placed", |explained, at, rng| {
        let mut end = explained.positions.last()?.clone();
        end.apply(explained.puzzle, explained.explanation.steps.last()?).ok()?;
        let solution = end.solution()?;
        let board = explained.puzzle.board();
        let open: Vec<Site> =
            board.all_sites().filter(|&s| explained.positions[at].is_open(s)).collect();
        let site = open[rng.below(open.len())];
        let others = board.all_values().without(Mask::of(solution[site.index()]));
        let others: Vec<Value> = others.iter().collect();
        let mut step = explained.explanation.steps[at].clone();
        step.finding.effects = vec![Effect::Place(site, others[rng.below(others.len())])];
        explained.with_step(at, &step)
    }),
    ("a placement left out", |explained, at, _| {
        let places = explained.explanation.steps[at].places();
        let mut answer = explained.answer.clone();
        answer.steps.remove(at);
        places.then_some(answer)
    }),
    ("a step twice", |explained, at, _| {
        let mut answer = explained.answer.clone();
        answer.steps.insert(at, answer.steps[at].clone());
        Some(answer)
    }),
    ("another solution", |explained, _, _| {
        let mut answer = explained.answer.clone();
        answer.solution = Some(answer.solution?.chars().rev().chain(['1']).collect());
        Some(answer)
    }),
    ("another board at the end", |explained, _, _| {
        let mut answer = explained.answer.clone();
        answer.board.push('1');
        Some(answer)
    }),
    ("another end", |explained, _, _| {
        let mut answer = explained.answer.clone();
        answer.outcome = ExplainOutcome::Contradiction;
        Some(answer)
    }),
    ("the puzzle rated otherwise", |explained, _, _| {
        let mut answer = explained.answer.clone();
        answer.rating.as_mut()?.er += 0.5;
        Some(answer)
    }),
];
