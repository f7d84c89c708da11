//! Makes tampered explanations, which are well formed but wrong.

use std::panic::{self, AssertUnwindSafe};

use gridwright::budget::Rng;
use gridwright::contract::Claim;
use gridwright::steps::{Arg, Effect, Technique};
use gridwright::{
    Budget, Explanation, Mask, Position, Profile, Puzzle, Site, Step, StepQuery, Value, explain,
};
use gridwright_api::{ExplainAnswer, ExplainOutcome, Level, explanation, step as told_step};
use gridwright_proof::{Outcome, Proof, Report, verify};
use gridwright_words::{Language, Words};

/// A puzzle with its explanation, and all that is needed to tell another one.
pub struct Told<'p> {
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

/// How an explanation is tampered with: a name, and a change at a step. Nothing if it does not apply.
pub type Tampering = (&'static str, fn(&Told<'_>, usize, &mut Rng) -> Option<ExplainAnswer>);

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

impl<'p> Told<'p> {
    /// Explains a puzzle.
    pub fn of(
        puzzle: &'p dyn Puzzle,
        profile: &'static Profile,
        language: Language,
        budget: &mut Budget,
    ) -> Told<'p> {
        let explanation = explain(puzzle, &StepQuery::by(profile), budget);
        let words = Words::new(language);
        let answer = explanation_of(words, puzzle, profile, &explanation);
        let mut position = Position::of(puzzle);
        let mut positions = Vec::new();
        for step in &explanation.steps {
            positions.push(position.clone());
            let _ = position.apply(puzzle, step);
        }
        Told { puzzle, profile, explanation, answer, positions, words }
    }

    /// The explanation with one step replaced, whose texts and lists are written as if it were
    /// genuine.
    fn with_step(&self, at: usize, step: &Step) -> Option<ExplainAnswer> {
        if *step == self.explanation.steps[at] {
            return None;
        }
        let mut answer = self.answer.clone();
        answer.steps[at] = self.told(at, step);
        Some(answer)
    }

    /// A step as it is written. Where the words have something missing, they stay as they were.
    fn told(&self, at: usize, step: &Step) -> gridwright_api::Step {
        let tell = |step: &Step| told_step(self.words, self.puzzle, &self.positions[at], step);
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| ()));
        let told = panic::catch_unwind(AssertUnwindSafe(|| tell(step)));
        panic::set_hook(hook);
        told.unwrap_or_else(|_| {
            let mut told = tell(&self.explanation.steps[at]);
            let names: Vec<&str> = step.finding.args.iter().map(|arg| arg.0).collect();
            told.reason.parts.retain(|part| names.contains(&part.name.as_str()));
            told.technique = step.technique.id.to_owned();
            told.name = self.words.technique(self.puzzle.info(), step.technique).into_owned();
            told.rating = f64::from(step.worth.rating.0) / 10.0;
            told.score = step.worth.score;
            told
        })
    }

    /// The explanation with one argument of a step changed.
    fn with_arg(
        &self,
        at: usize,
        rng: &mut Rng,
        change: impl Fn(&Told<'_>, &mut Arg, &mut Rng) -> bool,
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
    told: &Explanation,
) -> ExplainAnswer {
    explanation(words, puzzle, profile, told)
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
    ("a link negated", |told, at, rng| {
        told.with_arg(at, rng, |_, arg, rng| {
            link(arg, rng).is_some_and(|(chain, i)| {
                chain[i] = chain[i].negated();
                true
            })
        })
    }),
    ("a link deleted", |told, at, rng| {
        let mut step = told.explanation.steps[at].clone();
        let args = &mut step.finding.args;
        let (chain, i) = args.iter_mut().find_map(|(_, arg)| link(arg, rng))?;
        chain.remove(i);
        let n = chain.len();
        // The argument with the number of moves must match.
        for (_, arg) in args.iter_mut().filter(|arg| arg.0 == "count") {
            *arg = Arg::Number(n);
        }
        told.with_step(at, &step)
    }),
    ("a link to another place", |told, at, rng| {
        told.with_arg(at, rng, |told, arg, rng| {
            link(arg, rng).is_some_and(|(chain, i)| {
                chain[i].site = told.site(rng);
                true
            })
        })
    }),
    ("a link about another value", |told, at, rng| {
        told.with_arg(at, rng, |told, arg, rng| {
            link(arg, rng).is_some_and(|(chain, i)| {
                chain[i].value = told.value(rng);
                true
            })
        })
    }),
    ("a chain left out", |told, at, rng| {
        told.with_arg(at, rng, |_, arg, rng| {
            claims_of(arg).is_some_and(|chains| {
                chains.remove(rng.below(chains.len()));
                true
            })
        })
    }),
    ("another premise: a place", |told, at, rng| {
        told.with_arg(at, rng, |told, arg, rng| match arg {
            Arg::Site(site) => {
                *site = told.site(rng);
                true
            }
            Arg::Sites(sites) if !sites.is_empty() => {
                let i = rng.below(sites.len());
                sites[i] = told.site(rng);
                true
            }
            _ => false,
        })
    }),
    ("one premise more", |told, at, rng| {
        told.with_arg(at, rng, |told, arg, rng| match arg {
            Arg::Sites(sites) => {
                sites.push(told.site(rng));
                true
            }
            _ => false,
        })
    }),
    ("one premise less", |told, at, rng| {
        told.with_arg(at, rng, |_, arg, rng| match arg {
            Arg::Sites(sites) if !sites.is_empty() => {
                sites.remove(rng.below(sites.len()));
                true
            }
            _ => false,
        })
    }),
    ("another premise: a value", |told, at, rng| {
        told.with_arg(at, rng, |told, arg, rng| match arg {
            Arg::Value(value) => {
                *value = told.value(rng);
                true
            }
            Arg::Values(values) => {
                *values = Mask(values.0 ^ Mask::of(told.value(rng)).0);
                true
            }
            _ => false,
        })
    }),
    ("another premise: a rule", |told, at, rng| {
        told.with_arg(at, rng, |told, arg, rng| {
            let n = told.puzzle.constraints().len();
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
    ("another number", |told, at, rng| {
        told.with_arg(at, rng, |_, arg, rng| match arg {
            Arg::Number(number) => {
                *number += 1 + rng.below(3);
                true
            }
            _ => false,
        })
    }),
    ("a part left out", |told, at, rng| {
        let mut step = told.explanation.steps[at].clone();
        if step.finding.args.is_empty() {
            return None;
        }
        step.finding.args.remove(rng.below(step.finding.args.len()));
        told.with_step(at, &step)
    }),
    ("the reason emptied", |told, at, _| {
        let mut step = told.explanation.steps[at].clone();
        step.finding.args.clear();
        step.finding.because.clear();
        told.with_step(at, &step)
    }),
    ("another technique", |told, at, rng| {
        let known = (told.puzzle.info().techniques)(told.profile);
        let other: &'static Technique = known[rng.below(known.len())];
        let mut step = told.explanation.steps[at].clone();
        if other == step.technique {
            return None;
        }
        step = Step { technique: other, ..Step::new(other, step.finding) };
        told.with_step(at, &step)
    }),
    ("looks elsewhere", |told, at, rng| {
        let mut step = told.explanation.steps[at].clone();
        if step.finding.because.is_empty() {
            return None;
        }
        let i = rng.below(step.finding.because.len());
        step.finding.because[i] = told.site(rng);
        told.with_step(at, &step)
    }),
    ("an effect more", |told, at, rng| {
        let mut step = told.explanation.steps[at].clone();
        let (position, site) = (&told.positions[at], told.site(rng));
        let is_touched = step.finding.effects.iter().any(|effect| effect.site() == site);
        if is_touched || !position.is_open(site) || position.at(site).is_empty() {
            return None;
        }
        let values: Vec<Value> = position.at(site).iter().collect();
        let gone = Mask::of(values[rng.below(values.len())]);
        step.finding.effects.push(Effect::Drop(site, gone));
        told.with_step(at, &step)
    }),
];

/// All ways of tampering with the written form: texts, numbers, names, order.
pub const WRITING: &[Tampering] = &[
    ("random premises", |told, at, rng| {
        let mut answer = told.answer.clone();
        let board = told.puzzle.board();
        let step = &mut answer.steps[at];
        let n = step.reason.sites.len().max(1);
        step.reason.sites = (0..n).map(|_| board.site_name(told.site(rng))).collect();
        step.because = step.reason.sites.clone();
        Some(answer)
    }),
    ("reason without data", |told, at, _| {
        let mut answer = told.answer.clone();
        answer.steps[at].reason = gridwright_api::Reason::default();
        Some(answer)
    }),
    ("chains negated in one place", |told, at, rng| {
        let mut answer = told.answer.clone();
        let chains = &mut answer.steps[at].reason.chains;
        let chain = chains.iter_mut().find(|chain| !chain.is_empty())?;
        let i = rng.below(chain.len());
        chain[i].holds = !chain[i].holds;
        Some(answer)
    }),
    ("chains cut in one place", |told, at, rng| {
        let mut answer = told.answer.clone();
        let chains = &mut answer.steps[at].reason.chains;
        let chain = chains.iter_mut().find(|chain| !chain.is_empty())?;
        chain.remove(rng.below(chain.len()));
        Some(answer)
    }),
    ("nonsense words", |told, at, rng| {
        let mut answer = told.answer.clone();
        let step = &mut answer.steps[at];
        let text = [&mut step.short, &mut step.full, &mut step.moves, &mut step.name];
        let i = rng.below(4);
        for (n, text) in text.into_iter().enumerate().filter(|(n, _)| *n == i) {
            *text = format!("Because the moon is full {n}.");
        }
        Some(answer)
    }),
    ("another rating", |told, at, rng| {
        let mut answer = told.answer.clone();
        answer.steps[at].rating += [0.1, 1.0, 3.0][rng.below(3)];
        Some(answer)
    }),
    ("another score", |told, at, rng| {
        let mut answer = told.answer.clone();
        answer.steps[at].score += 1 + rng.below(50) as u32;
        Some(answer)
    }),
    ("another level", |told, at, _| {
        let mut answer = told.answer.clone();
        let level = &mut answer.steps[at].level;
        *level = if *level == Level::Easy { Level::Expert } else { Level::Easy };
        Some(answer)
    }),
    ("a technique that does not exist", |told, at, _| {
        let mut answer = told.answer.clone();
        answer.steps[at].technique = "moon-wing".to_owned();
        Some(answer)
    }),
    ("other candidates", |told, at, rng| {
        let mut answer = told.answer.clone();
        let candidates = &mut answer.steps[at].reason.candidates;
        if candidates.is_empty() {
            return None;
        }
        let i = rng.below(candidates.len());
        candidates.remove(i);
        Some(answer)
    }),
    ("the id of another puzzle", |told, _, _| {
        let mut answer = told.answer.clone();
        answer.puzzle.id = Some(format!("{}1", answer.puzzle.id?));
        Some(answer)
    }),
    ("the whole solution as one step", |told, at, _| {
        let last = told.explanation.steps.last()?;
        let mut position = told.positions.last()?.clone();
        position.apply(told.puzzle, last).ok()?;
        let solution = position.solution()?;
        let open = told.puzzle.board().all_sites().filter(|&s| told.positions[0].is_open(s));
        let mut step = told.explanation.steps[at].clone();
        step.finding.effects = open.map(|s| Effect::Place(s, solution[s.index()])).collect();
        if step.finding.effects.len() < 2 {
            return None;
        }
        let mut answer = told.answer.clone();
        answer.steps = vec![told.told(at, &step)];
        answer.rating = None;
        Some(answer)
    }),
    ("a right value taken away", |told, at, rng| {
        let position = told.positions.last()?.clone();
        let mut end = position;
        end.apply(told.puzzle, told.explanation.steps.last()?).ok()?;
        let solution = end.solution()?;
        let board = told.puzzle.board();
        let open: Vec<Site> =
            board.all_sites().filter(|&s| told.positions[at].is_open(s)).collect();
        let site = open[rng.below(open.len())];
        let mut step = told.explanation.steps[at].clone();
        step.finding.effects = vec![Effect::Drop(site, Mask::of(solution[site.index()]))];
        told.with_step(at, &step)
    }),
    ("a wrong value placed", |told, at, rng| {
        let mut end = told.positions.last()?.clone();
        end.apply(told.puzzle, told.explanation.steps.last()?).ok()?;
        let solution = end.solution()?;
        let board = told.puzzle.board();
        let open: Vec<Site> =
            board.all_sites().filter(|&s| told.positions[at].is_open(s)).collect();
        let site = open[rng.below(open.len())];
        let others = board.all_values().without(Mask::of(solution[site.index()]));
        let others: Vec<Value> = others.iter().collect();
        let mut step = told.explanation.steps[at].clone();
        step.finding.effects = vec![Effect::Place(site, others[rng.below(others.len())])];
        told.with_step(at, &step)
    }),
    ("a placement left out", |told, at, _| {
        let places = told.explanation.steps[at].places();
        let mut answer = told.answer.clone();
        answer.steps.remove(at);
        places.then_some(answer)
    }),
    ("a step twice", |told, at, _| {
        let mut answer = told.answer.clone();
        answer.steps.insert(at, answer.steps[at].clone());
        Some(answer)
    }),
    ("another solution", |told, _, _| {
        let mut answer = told.answer.clone();
        answer.solution = Some(answer.solution?.chars().rev().chain(['1']).collect());
        Some(answer)
    }),
    ("another board at the end", |told, _, _| {
        let mut answer = told.answer.clone();
        answer.board.push('1');
        Some(answer)
    }),
    ("another end", |told, _, _| {
        let mut answer = told.answer.clone();
        answer.outcome = ExplainOutcome::Contradiction;
        Some(answer)
    }),
    ("the puzzle rated otherwise", |told, _, _| {
        let mut answer = told.answer.clone();
        answer.rating.as_mut()?.er += 0.5;
        Some(answer)
    }),
];
