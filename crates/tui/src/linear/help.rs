//! Commands that ask for help: hints in stages, all steps, forced values at a place, mistakes, the
//! rest of the solution.

use gridwright::game::{HintAt, Mistake};
use gridwright::{Action, Budget, Hint, Profile};

use super::Lines;
use super::commands::broken_rules;
use crate::board_words;
use crate::hints::{LAST_STAGE, advice, advice_on_step, left_out};
use crate::worker::{Job, Outcome};

/// Maximum number of steps listed unless all are requested.
const MOST_STEPS: usize = 12;

/// The search budget for explaining a mistake, in nodes.
const NODES: u64 = 2_000_000;

impl Lines {
    pub(super) fn hint(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let (puzzle, position) = (game.session.puzzle(), game.session.position());
        let next = self.advice.as_ref().and_then(|now| now.next(&self.messages, puzzle, &position));
        let advice = match next {
            Some(next) => next,
            None if self.advice.as_ref().is_some_and(|advice| advice.step.is_some()) => {
                return self.play_hint();
            }
            None => {
                let job = Job::Hint(game.session.clone());
                let Outcome::Hinted(hint) = job.run(&Default::default()) else {
                    return String::new();
                };
                return self.describe(&hint);
            }
        };
        self.advise(advice)
    }

    /// The text of a hint, and whether there is more to show.
    fn describe(&mut self, hint: &Hint) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let position = game.session.position();
        let mut advice = advice(&self.messages, game.session.puzzle(), &position, hint);
        match hint {
            // Nothing is marked on a board here, so the words name the places.
            Hint::Broken(broken) => advice.words = broken_rules(&self.messages, game, broken),
            Hint::Step(step) => game.show(step),
            Hint::Wrong(sites) | Hint::WrongNotes(sites) => game.session.show_mistakes(sites),
            _ => (),
        }
        self.advise(advice)
    }

    fn advise(&mut self, advice: crate::hints::Advice) -> String {
        let title = advice.title.as_ref().map_or(String::new(), |title| format!("{title}: "));
        let mut answer = format!("{title}{}", advice.words);
        if advice.step.is_some() {
            let is_last = advice.stage == LAST_STAGE;
            let key = if is_last { "linear.hint-play" } else { "linear.hint-more" };
            answer += &format!(" {}", self.messages.get(key));
        }
        self.advice = Some(advice);
        answer + &self.keep()
    }

    pub(super) fn play_hint(&mut self) -> String {
        let step = self.advice.take().and_then(|advice| advice.step);
        let (Some(game), Some(step)) = (&mut self.game, step) else {
            return self.messages.get("linear.hint-first").into_owned();
        };
        let words = self.messages.conclusion(game.session.puzzle(), &step.finding.effects);
        match game.session.act(&Action::FollowStep(step)) {
            Err(error) => self.messages.message(&error.message()),
            Ok(_) => self.moved(words),
        }
    }

    /// Lists every step that is possible now: its technique, and where to look.
    pub(super) fn steps(&mut self, rest: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let job = Job::Steps(game.session.clone());
        let steps = match job.run(&Default::default()) {
            Outcome::Steps(Ok(steps)) => steps,
            Outcome::Steps(Err(hint)) => return self.describe(&hint),
            _ => return String::new(),
        };
        // Showing where to look counts as a hint.
        game.show(&steps[0]);
        let puzzle = game.session.puzzle();
        let title = self.messages.with("steps.title", &[("steps", steps.len().into())]);
        let mut lines = vec![format!("{title}:")];
        let most = if rest == "all" { usize::MAX } else { MOST_STEPS };
        for (i, step) in steps.iter().enumerate().take(most) {
            lines.push(format!("{}. {}", i + 1, self.messages.stages(puzzle, step).place));
        }
        if steps.len() > most {
            let args = [("more", (steps.len() - most).into())];
            lines.push(self.messages.with("linear.more-steps", &args));
        }
        self.steps = steps;
        lines.join("\n") + &self.keep()
    }

    /// Explains one of the steps listed last in full.
    pub(super) fn step(&mut self, rest: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        if self.steps.is_empty() {
            return self.messages.get("linear.steps-first").into_owned();
        }
        let number = rest.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let Some(step) = number.and_then(|i| self.steps.get(i)).cloned() else {
            let args = [("number", rest.into()), ("most", self.steps.len().into())];
            return self.messages.with("linear.no-step", &args);
        };
        game.show(&step);
        let position = game.session.position();
        let puzzle = game.session.puzzle();
        let advice = advice_on_step(&self.messages, puzzle, &position, &step, LAST_STAGE);
        self.advise(advice)
    }

    /// Explains which value is forced at a place.
    pub(super) fn why(&mut self, place: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let place = place.to_ascii_lowercase();
        let (cell, way) = place.split_once(' ').unwrap_or((&place, ""));
        let side = board_words::side_named(&self.messages, game, cell, way).map(|(site, _)| site);
        let Some(site) = side.or_else(|| game.board().site_named(&place)) else {
            return self.messages.with("linear.no-place", &[("place", place.into())]);
        };
        let place = self.messages.site(game.board(), site);
        if game.session.value(site).is_some() {
            return self.messages.with("here.filled", &[("place", place.into())]);
        }
        let job = Job::HintAt(game.session.clone(), site);
        let Outcome::HintedAt(_, hint) = job.run(&Default::default()) else {
            return String::new();
        };
        match *hint {
            HintAt::Now(Hint::Step(step)) => {
                game.show(&step);
                let position = game.session.position();
                let puzzle = game.session.puzzle();
                let advice = advice_on_step(&self.messages, puzzle, &position, &step, LAST_STAGE);
                self.advise(advice)
            }
            HintAt::Now(other) => self.describe(&other),
            HintAt::Later { n_before, first } => {
                let args = [("place", place.into()), ("steps", n_before.into())];
                let later = self.messages.with("here.later", &args);
                format!("{later} {}", self.describe(&Hint::Step(first)))
            }
            _ => String::new(),
        }
    }

    /// Shows the first wrong move, and how it leads to a contradiction.
    pub(super) fn mistake(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let found = game.session.first_mistake(Profile::DEFAULT, &mut Budget::nodes(NODES));
        let mistake = match found {
            Ok(None) => return self.messages.get("linear.mistake-none").into_owned(),
            Ok(Some(mistake)) => mistake,
            Err(hint) => return self.describe(&hint),
        };
        let Mistake { site, value, refutation, .. } = mistake;
        game.session.show_mistakes(&[site]);
        let puzzle = game.session.puzzle();
        let mut lines = vec![self.messages.wrong_value(puzzle, site, value)];
        if let Some(refutation) = refutation {
            lines.extend(refutation.steps.iter().map(|step| self.messages.full(puzzle, step)));
            lines.push(self.messages.dead_end(puzzle, refutation.end));
        }
        lines.join("\n") + &self.keep()
    }

    /// Shows all steps to the end, ignoring wrong entries, each with its reason. They count as
    /// hints.
    pub(super) fn watch(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let job = Job::Explain(game.session.clone());
        let Outcome::Explained(rest) = job.run(&Default::default()) else {
            return String::new();
        };
        let explanation = &rest.explanation;
        explanation.steps.iter().for_each(|step| game.show(step));
        game.about.watched = true;
        let puzzle = game.session.puzzle();
        let mut lines: Vec<String> = vec![left_out(&self.messages, puzzle, &rest)];
        lines.retain(|line| !line.is_empty());
        for (i, step) in explanation.steps.iter().enumerate() {
            let name = self.messages.technique(puzzle.info(), step.technique);
            lines.push(format!("{}. {name}: {}", i + 1, self.messages.full(puzzle, step)));
        }
        let end = format!("watch.{}", explanation.end.name());
        lines.push(self.messages.get(&end).into_owned());
        lines.join("\n") + &self.keep()
    }
}
