//! What each line means.

use std::collections::BTreeMap;

use gridwright::clues::{Anchor, clue_states};
use gridwright::game::NoteUpdate;
use gridwright::scene::{Pt, Scene};
use gridwright::{Action, FAMILIES, Hint, Level, Mask, Params, Site, Value, Violation, family};
use gridwright_render::{Charset, TextStyle, text};
use gridwright_words::Words;

use super::{Lines, words};
use crate::game::{Game, Way};
use crate::hints::{LAST_STAGE, advice, advice_on_step, left_out, names};
use crate::recipes::daily_recipe;
use crate::settings::Settings;
use crate::stats::{clock, streaks, sums};
use crate::worker::{Job, Outcome};

impl Lines {
    /// Answers a line; `None` at the end.
    pub(super) fn answer(&mut self, line: &str) -> Option<String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_ascii_lowercase(), rest.trim());
        Some(match word.as_str() {
            "" => String::new(),
            "quit" | "exit" | "leave" => return None,
            "help" => self.messages.get("linear.help").into_owned(),
            "families" => {
                let line = |family: &&dyn gridwright::Family| {
                    format!("{}: {}", family.info().id, self.messages.summary(family.info()))
                };
                FAMILIES.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            "new" => self.new_game(rest),
            "daily" => self.daily_game(rest),
            "open" => self.open(rest.to_owned(), None),
            "games" => self.games(),
            "continue" => self.go_on(rest),
            "statistics" => self.statistics(),
            _ if self.game.is_none() => {
                self.messages.with("linear.no-game", &[("command", word.into())])
            }
            _ => self.in_game(&word, rest),
        })
    }

    fn new_game(&mut self, rest: &str) -> String {
        let (name, params) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let family = if name.is_empty() { Some(FAMILIES[0]) } else { family(name) };
        let Some(family) = family else {
            let error = gridwright::OpenError::Family(name.to_owned());
            return self.messages.message(&error.message());
        };
        let params = params.split_whitespace().collect::<Vec<_>>().join(",");
        match Params::parse(family.info().params, &params) {
            Ok(params) => {
                let recipe = self.fresh(family, params);
                self.make(&recipe, None)
            }
            Err(error) => self.messages.message(&error.message()),
        }
    }

    fn daily_game(&mut self, rest: &str) -> String {
        let (name, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let family = if name.is_empty() { Some(FAMILIES[0]) } else { family(name) };
        let Some(family) = family else {
            let error = gridwright::OpenError::Family(name.to_owned());
            return self.messages.message(&error.message());
        };
        let known = Level::named(level.trim());
        if known.is_none() && !level.trim().is_empty() {
            return format!("{level}: expected one of {}", Level::NAMES.join(", "));
        }
        self.daily(&daily_recipe(family, known, self.today))
    }

    fn games(&mut self) -> String {
        let shelf = self.store.shelf();
        let mut lines: Vec<String> = Vec::new();
        for (aside, why) in &shelf.damaged {
            lines.push(
                self.messages
                    .with("notice.damaged", &[("why", why.into()), ("file", aside.into())]),
            );
        }
        for (i, game) in shelf.games.iter().enumerate() {
            lines.push(format!("{}: {}", i + 1, words::introduce(&self.messages, game)));
        }
        if shelf.games.is_empty() {
            lines.push(self.messages.get("games.none").into_owned());
        }
        lines.join("\n")
    }

    fn go_on(&mut self, rest: &str) -> String {
        let games = self.store.shelf().games;
        let at = if rest.is_empty() { Some(1) } else { rest.parse::<usize>().ok() };
        let name = at.and_then(|n| games.get(n.checked_sub(1)?)).map(|game| game.name.clone());
        // Without such a game, the one in hand goes on.
        let Some(name) = name else { return self.messages.get("notice.gone").into_owned() };
        // A game that is held by this very program is let go of first.
        self.leave();
        self.load(&name)
    }

    fn statistics(&self) -> String {
        let records = self.store.records();
        let (now, most) = streaks(&records, self.today);
        let mut lines =
            vec![self.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())])];
        for (group, sum) in sums(&records) {
            let (best, mean) = sum.times();
            let all = self.messages.with(
                "solved.all",
                &[("solved", sum.solved.into()), ("best", best.into()), ("mean", mean.into())],
            );
            lines.push(format!("{}: {all}", group.name(&self.messages)));
        }
        lines.join("\n")
    }

    fn in_game(&mut self, word: &str, rest: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let messages = &self.messages;
        match word {
            "undo" | "redo" => {
                let action = if word == "undo" { Action::Undo } else { Action::Redo };
                let outcome = game.session.act(&action).unwrap_or_default();
                if outcome.n_moves == 0 {
                    return messages.get("game.no-more").into_owned();
                }
                let changes = words::changes(messages, game, &outcome);
                let key = if word == "undo" { "linear.undone" } else { "linear.redone" };
                let answer = messages.with(key, &[("changes", changes.into())]);
                self.moved(answer)
            }
            "hint" => self.hint(),
            "play" => self.play_hint(),
            "check" => check(messages, game),
            "notes" => {
                moves(game, &Action::FillNotes);
                let answer = messages.get("linear.done").into_owned();
                self.moved(answer)
            }
            "checkpoint" => {
                moves(game, &Action::Checkpoint);
                let answer = messages.get("game.checkpoint").into_owned();
                answer + &self.keep()
            }
            "back" => self.back(),
            "correct" => {
                let n = match game.solution.clone() {
                    Some(solution) => moves(game, &Action::UndoMistakes(solution)),
                    None => return messages.get("game.no-solution").into_owned(),
                };
                let answer = messages.with("game.last-correct", &[("moves", n.into())]);
                self.moved(answer)
            }
            "restart" => {
                moves(game, &Action::Restart);
                let answer = messages.get("linear.done").into_owned();
                self.moved(answer)
            }
            "board" => {
                let rows = 0..game.board().rows;
                rows.map(|row| words::row(messages, game, row)).collect::<Vec<_>>().join("\n")
            }
            "picture" => picture(game),
            "row" | "column" => {
                let most = if word == "row" { game.board().rows } else { game.board().cols };
                match rest.parse::<usize>().ok().filter(|n| (1..=most).contains(n)) {
                    Some(n) if word == "row" => words::row(messages, game, n - 1),
                    Some(n) => words::column(messages, game, n - 1),
                    None => format!("{word} {rest}: expected a number from 1 to {most}"),
                }
            }
            "where" => match only_value(game, rest) {
                Some(value) => words::places(messages, &game.session, value),
                None => no_value(game, rest),
            },
            "empty" => {
                let open = game.board().all_sites();
                let open: Vec<Site> =
                    open.filter(|&site| game.session.value(site).is_none()).collect();
                names(game.board(), &open)
            }
            "clues" => clues(game),
            "rules" => messages.rules(game.session.puzzle().info()).into_owned(),
            "time" => {
                let trouble = self.keep();
                let seconds = self.game.as_ref().map_or(0, |game| game.about.seconds);
                clock(seconds) + &trouble
            }
            "watch" => self.watch(),
            "id" => gridwright::board_id(game.session.puzzle()),
            "draw" | "block" => self.draw(word, rest),
            "put" | "clear" | "note" | "look" => {
                let (place, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.at_place(word, place, value.trim())
            }
            place => self.at_place("", place, rest),
        }
    }

    /// A command about a place: `r4c7 5`, `note r4c7 3 8`, `clear r4c7`, or just `r4c7`.
    fn at_place(&mut self, word: &str, place: &str, values: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let messages = &self.messages;
        let place = place.to_ascii_lowercase();
        let Some(site) = game.board().site_named(&place) else {
            return match words::cell_named(game, &place) {
                Some(at) if values.is_empty() => words::cell(messages, game, at),
                _ if word.is_empty() => {
                    messages.with("linear.unknown", &[("command", place.into())])
                }
                _ => messages.with("linear.no-place", &[("place", place.into())]),
            };
        };
        let action = match (word, values) {
            ("look" | "", "") => return words::site(messages, game, site),
            ("clear", _) => Action::Clear { sites: vec![site] },
            ("note", values) => {
                let noted: Option<Mask> = values
                    .chars()
                    .filter(|c| !c.is_whitespace())
                    .map(|c| game.board().value_of(c))
                    .collect();
                match noted {
                    None => return no_value(game, values),
                    Some(values) => Action::ToggleNotes { site, values },
                }
            }
            (_, values) => match only_value(game, values) {
                None => return no_value(game, values),
                // A line says what is to be, so the same value twice changes nothing.
                Some(value) => {
                    let notes = self.settings.note_update();
                    Action::Place { sites: vec![site], value, notes }
                }
            },
        };
        match game.session.act(&action) {
            Err(error) => self.messages.message(&error.message()),
            Ok(_) => {
                let answer = words::site(messages, game, site);
                let answer = answer + &remark_on_mistakes(messages, &self.settings, game, &[site]);
                self.moved(answer)
            }
        }
    }

    /// `draw r1c1 right down down`: over the edges on the way; `block` marks one without going.
    fn draw(&mut self, word: &str, rest: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let mut parts = rest.split_whitespace();
        let place = parts.next().unwrap_or("").to_ascii_lowercase();
        let Some(mut at) = words::cell_named(game, &place).filter(|_| game.is_drawn()) else {
            return self.messages.with("linear.no-place", &[("place", place.into())]);
        };
        let value = match word {
            "block" => game.blank().unwrap_or_default(),
            _ => game.stroke(),
        };
        let mut sites = Vec::new();
        for part in parts {
            let way = match part.to_ascii_lowercase().as_str() {
                "up" | "u" => Way::Up,
                "down" | "d" => Way::Down,
                "left" | "l" => Way::Left,
                "right" | "r" => Way::Right,
                _ => return self.messages.with("linear.no-way", &[("word", part.into())]),
            };
            let Some(site) = game.site_at(way.step(at, 1)) else {
                return self.messages.with("linear.no-place", &[("place", place.into())]);
            };
            sites.push(site);
            let next: Pt = way.step(at, 2);
            if word == "draw" && game.is_inside(next) {
                at = next;
            }
        }
        let action = Action::Place { sites: sites.clone(), value, notes: NoteUpdate::Keep };
        if let Err(error) = game.session.act(&action) {
            return self.messages.message(&error.message());
        }
        game.cursor = at;
        let answer = words::cell(&self.messages, game, at);
        let answer = answer + &remark_on_mistakes(&self.messages, &self.settings, game, &sites);
        self.moved(answer)
    }

    fn hint(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let puzzle = game.session.puzzle();
        let next = self.advice.as_ref().and_then(|now| now.next(&self.messages, puzzle));
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
                let advice = advice(&self.messages, puzzle, &hint);
                if let Hint::Step(step) = &*hint {
                    game.show(step);
                }
                advice
            }
        };
        let title = advice.title.as_ref().map_or(String::new(), |title| format!("{title}: "));
        let mut answer = format!("{title}{}", advice.words);
        if advice.step.is_some() {
            let key = if advice.stage < LAST_STAGE { "hint.more" } else { "hint.again" };
            answer += &format!(" {}", self.messages.get(key));
        }
        self.advice = Some(advice);
        answer + &self.keep()
    }

    fn play_hint(&mut self) -> String {
        let step = self.advice.take().and_then(|advice| advice.step);
        let (Some(game), Some(step)) = (&mut self.game, step) else { return self.hint_first() };
        let words = gridwright::steps::effects_words(game.board(), &step.finding.effects);
        match game.session.act(&Action::FollowStep(step)) {
            Err(error) => self.messages.message(&error.message()),
            Ok(_) => self.moved(words),
        }
    }

    fn hint_first(&self) -> String {
        self.messages.get("linear.hint-first").into_owned()
    }

    fn back(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        match moves(game, &Action::BackToCheckpoint) {
            0 if game.session.checkpoints().is_empty() => {
                self.messages.get("game.no-checkpoint").into_owned()
            }
            0 => self.messages.get("game.at-checkpoint").into_owned(),
            n => {
                let answer = self.messages.with("game.back", &[("moves", n.into())]);
                self.moved(answer)
            }
        }
    }

    /// All steps to the end without what is wrong, each with its reason. They count as hints.
    fn watch(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let job = Job::Explain(game.session.clone());
        let Outcome::Explained(rest) = job.run(&Default::default()) else {
            return String::new();
        };
        let explanation = &rest.explanation;
        explanation.steps.iter().for_each(|step| game.show(step));
        let puzzle = game.session.puzzle();
        let mut lines: Vec<String> = vec![left_out(&self.messages, puzzle, &rest)];
        lines.retain(|line| !line.is_empty());
        for (i, step) in explanation.steps.iter().enumerate() {
            let name = self.messages.technique(puzzle.info(), step.technique);
            let advice = advice_on_step(&self.messages, puzzle, step, LAST_STAGE);
            lines.push(format!("{}. {name}: {}", i + 1, advice.words));
        }
        let end = format!("watch.{}", explanation.end.name());
        lines.push(self.messages.get(&end).into_owned());
        lines.join("\n") + &self.keep()
    }
}

/// What is wrong at these places after a move, as far as the player wants to be told.
fn remark_on_mistakes(
    messages: &Words,
    settings: &Settings,
    game: &Game,
    sites: &[Site],
) -> String {
    let mut broken = game.session.check();
    broken.retain(|rule| rule.sites.iter().any(|site| sites.contains(site)));
    let wrong = game.wrong().filter(|_| settings.is("mistakes", "solution")).unwrap_or_default();
    let wrong: Vec<Site> = wrong.into_iter().filter(|site| sites.contains(site)).collect();
    let (done, all) = game.progress();
    match settings.value("mistakes") {
        "never" => String::new(),
        _ if !broken.is_empty() => format!(". {}", broken_rules(messages, game, &broken)),
        _ if !wrong.is_empty() => {
            let places = names(game.board(), &wrong);
            format!(". {}", messages.with("hint.wrong", &[("places", places.into())]))
        }
        _ if done == all && !game.is_drawn() && !game.session.is_solved() => {
            format!(". {}", messages.get("game.full"))
        }
        _ => String::new(),
    }
}

/// The rules that are broken, each with its places.
fn broken_rules(messages: &Words, game: &Game, broken: &[Violation]) -> String {
    let info = game.session.puzzle().info();
    let named = broken.iter().map(|rule| (messages.rule(info, &rule.name), &rule.sites));
    let rules: BTreeMap<String, &Vec<Site>> = named.collect();
    let rules =
        rules.iter().map(|(name, sites)| format!("{name} ({})", names(game.board(), sites)));
    let rules = rules.collect::<Vec<_>>().join(", ");
    messages.with("hint.broken", &[("rules", rules.into())])
}

/// Takes an action that is never refused; returns how many moves it made or took back.
fn moves(game: &mut Game, action: &Action) -> usize {
    game.session.act(action).map_or(0, |outcome| outcome.n_moves)
}

fn check(messages: &Words, game: &Game) -> String {
    let broken = game.session.check();
    if !broken.is_empty() {
        return broken_rules(messages, game, &broken);
    }
    match game.wrong() {
        None => messages.get("game.no-solution").into_owned(),
        Some(wrong) if wrong.is_empty() => messages.get("game.no-mistakes").into_owned(),
        Some(wrong) => {
            let list = names(game.board(), &wrong);
            messages
                .with("game.mistakes", &[("count", wrong.len().into()), ("places", list.into())])
        }
    }
}

fn clues(game: &Game) -> String {
    let session = &game.session;
    let clue = |clue: &gridwright::clues::ClueState| {
        let tick = if clue.is_done { "done" } else { "open" };
        match clue.clue.anchor {
            Anchor::Corner(_) => {
                format!("{}, {tick}: {}", clue.clue.label, names(game.board(), &clue.sites))
            }
            _ => format!("{}, {tick}", clue.clue.name(game.board())),
        }
    };
    let clues = clue_states(session.puzzle(), session.values());
    clues.iter().map(clue).collect::<Vec<_>>().join("\n")
}

fn picture(game: &Game) -> String {
    let mut scene = Scene::default();
    game.session.puzzle().draw(&game.session.marks(), &mut scene);
    text(&scene, &TextStyle { charset: Charset::Ascii, ..TextStyle::default() })
}

/// The value of a text that is one character.
fn only_value(game: &Game, text: &str) -> Option<Value> {
    let mut signs = text.chars();
    let value = game.board().value_of(signs.next()?)?;
    signs.next().is_none().then_some(value)
}

fn no_value(game: &Game, text: &str) -> String {
    let known: String = game.board().symbols.iter().collect();
    format!("{text:?}: expected one of {known}")
}
