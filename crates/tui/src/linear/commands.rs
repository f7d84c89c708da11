//! The commands of a game in lines of text.

use std::collections::BTreeMap;

use gridwright::clues::{Anchor, clue_states};
use gridwright::game::{NoteUpdate, Outcome};
use gridwright::params::nearest;
use gridwright::scene::{Pt, Scene};
use gridwright::{Action, Mask, SessionError, Site, Value, Violation};
use gridwright_render::{Charset, TextStyle, text};
use gridwright_words::Words;

use super::Lines;
use crate::board_words;
use crate::game::Game;
use crate::settings::Settings;
use crate::stats::{clock, streaks, sums};

/// Every command, to find the one that was meant.
const COMMANDS: &str = "back block board check checkpoint clear clues column continue correct daily \
    draw empty exit export families games help hint id leave left look mistake new next note notes \
    open picture play put quit redo restart row rules share statistics step steps time undo watch \
    where why";

impl Lines {
    /// Answers a command; `None` at the end of the game.
    pub(super) fn answer(&mut self, line: &str) -> Option<String> {
        let (word, rest) = line.split_once(ends_word).unwrap_or((line, ""));
        let (word, rest) = (word.to_ascii_lowercase(), rest.trim());
        Some(match word.as_str() {
            "" => String::new(),
            "quit" | "exit" | "leave" => return None,
            "help" => {
                let parts = ["linear.help", "linear.steps-help", "linear.notation"];
                parts.map(|key| self.messages.get(key)).join("\n")
            }
            "families" => self.families(),
            "new" => self.new_game(rest),
            "daily" => self.daily_game(rest),
            "open" => self.open(rest.to_owned(), None),
            "games" => self.games(),
            "continue" => self.go_on(rest),
            "statistics" => self.statistics(),
            "export" => self.export(),
            "share" => match &self.result {
                Some(result) => result.clone(),
                None => self.messages.get("linear.no-result").into_owned(),
            },
            _ if self.game.is_none() => {
                self.messages.with("linear.no-game", &[("command", word.into())])
            }
            _ => self.in_game(&word, rest),
        })
    }

    fn statistics(&self) -> String {
        let records = self.store.records();
        let (now, most) = streaks(&records, self.today);
        let mut lines =
            vec![self.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())])];
        for (group, sum) in sums(&records) {
            let (best, mean) = sum.times();
            let (now, most) = sum.streaks(self.today);
            let args = [
                ("kind", group.name(&self.messages).into()),
                ("solved", sum.solved.into()),
                ("clean", sum.unaided.into()),
                ("hinted", sum.hinted().into()),
                ("watched", sum.watched.into()),
                ("best", best.into()),
                ("mean", mean.into()),
                ("now", now.into()),
                ("most", most.into()),
            ];
            lines.push(self.messages.with("linear.sum", &args));
        }
        if records.is_empty() {
            lines.push(self.messages.get("stats.none").into_owned());
        }
        lines.join("\n")
    }

    fn in_game(&mut self, word: &str, rest: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let messages = &self.messages;
        if let Some(example) = example_of_incomplete(game, word, rest) {
            let args = [("command", word.into()), ("example", example.into())];
            return messages.with("linear.incomplete", &args);
        }
        match word {
            "undo" | "redo" => {
                let action = if word == "undo" { Action::Undo } else { Action::Redo };
                let outcome = game.session.act(&action).unwrap_or_default();
                if outcome.n_moves == 0 {
                    return messages.get("game.no-more").into_owned();
                }
                let changes = board_words::changes(messages, game, &outcome);
                let key = if word == "undo" { "linear.undone" } else { "linear.redone" };
                let answer = messages.with(key, &[("changes", changes.into())]);
                self.moved(answer)
            }
            "hint" => self.hint(),
            "play" => self.play_hint(),
            "check" => {
                let answer = check(messages, game);
                answer + &self.keep()
            }
            "notes" => {
                let outcome = game.session.act(&Action::FillNotes).unwrap_or_default();
                let cells = outcome.sites().len();
                let answer = messages.with("linear.noted-all", &[("cells", cells.into())]);
                self.moved(answer)
            }
            "checkpoint" => {
                perform(game, &Action::Checkpoint);
                let answer = messages.get("game.checkpoint").into_owned();
                answer + &self.keep()
            }
            "back" => self.back(),
            "correct" => {
                let Some(solution) = game.solution.clone() else {
                    return messages.get("game.no-solution").into_owned();
                };
                let wrong = game.session.wrong_sites(&solution);
                game.session.show_mistakes(&wrong);
                let undone = game.session.act(&Action::UndoMistakes(solution)).unwrap_or_default();
                let answer =
                    messages.with("linear.undone-moves", &[("moves", undone.n_moves.into())]);
                let answer = answer + &now(messages, game, &undone);
                self.moved(answer)
            }
            "restart" => {
                perform(game, &Action::Restart);
                let answer = messages.get("linear.restarted").into_owned();
                self.moved(answer)
            }
            "board" => {
                let rows = 0..game.board().rows;
                rows.map(|row| board_words::row(messages, game, row)).collect::<Vec<_>>().join("\n")
            }
            "picture" => picture(game),
            "row" | "column" => {
                let most = if word == "row" { game.board().rows } else { game.board().cols };
                match rest.parse::<usize>().ok().filter(|n| (1..=most).contains(n)) {
                    Some(n) if word == "row" => board_words::row(messages, game, n - 1),
                    Some(n) => board_words::column(messages, game, n - 1),
                    None => {
                        let args = [
                            ("command", word.into()),
                            ("word", rest.into()),
                            ("most", most.into()),
                        ];
                        messages.with("linear.no-number", &args)
                    }
                }
            }
            "where" => match only_value(game, rest) {
                Some(value) => board_words::places(messages, &game.session, value),
                None => no_value(messages, game, rest),
            },
            "left" => left(messages, game),
            "next" => {
                let is_next = std::mem::replace(&mut self.has_looked, true);
                next_empty(messages, game, is_next)
            }
            "steps" => self.steps(rest),
            "step" => self.step(rest),
            "why" => self.why(rest),
            "mistake" => self.mistake(),
            "empty" => {
                let open = game.board().all_sites();
                let open: Vec<Site> =
                    open.filter(|&site| game.session.value(site).is_none()).collect();
                match open.is_empty() {
                    true => messages.get("linear.none-empty").into_owned(),
                    false => {
                        let places = messages.site_row(game.board(), &open);
                        let args = [("count", open.len().into()), ("places", places.into())];
                        messages.with("linear.empty-at", &args)
                    }
                }
            }
            "clues" => clues(messages, game),
            "rules" if rest.is_empty() => board_words::rules(messages, game.session.puzzle()),
            "rules" => board_words::groups(messages, game, &rest.to_ascii_lowercase()),
            "time" => {
                let trouble = self.keep();
                let seconds = self.game.as_ref().map_or(0, |game| game.about.seconds);
                self.messages.with("solved.time", &[("time", clock(seconds).into())]) + &trouble
            }
            "watch" => self.watch(),
            "id" => gridwright::board_id(game.session.puzzle()),
            "draw" | "block" => self.draw(word, rest),
            "put" | "clear" | "note" | "look" => {
                let (place, value) = rest.split_once(ends_word).unwrap_or((rest, ""));
                self.at_place(word, place, value.trim())
            }
            place => self.at_place("", place, rest),
        }
    }

    /// A command about a place: `r4c7 5` or `r4c7=5`, `note r4c7 3 8`, `clear r4c7`, or just `r4c7`.
    fn at_place(&mut self, word: &str, place: &str, values: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let messages = &self.messages;
        let place = place.to_ascii_lowercase();
        let side = board_words::side_named(messages, game, &place, values);
        let (site, values) = match side {
            Some((site, rest)) => (Some(site), rest),
            None => (game.board().site_named(&place), values),
        };
        let Some(site) = site else {
            return match board_words::cell_named(game, &place) {
                Some(at) if values.is_empty() && word == "clear" => {
                    let sites = game.board().sites_of_cell(at);
                    perform(game, &Action::Clear { sites });
                    let answer = board_words::cell(messages, game, at);
                    return self.moved(answer);
                }
                Some(at) if values.is_empty() => board_words::cell(messages, game, at),
                Some(_) if game.is_drawn() => {
                    let word = values.split(' ').next().unwrap_or_default();
                    messages.with("linear.no-way", &[("word", word.into())])
                }
                _ if word.is_empty() => unknown(messages, &place),
                _ => messages.with("linear.no-place", &[("place", place.into())]),
            };
        };
        if !game.is_drawn() {
            (game.cursor, self.has_looked) = (game.board().sites[site.index()], true);
        }
        let action = match (word, values) {
            ("look" | "", "") => return board_words::site(messages, game, site),
            ("clear", _) => Action::Clear { sites: vec![site] },
            ("note", values) => {
                let noted: Option<Mask> = values
                    .chars()
                    .filter(|c| !c.is_whitespace())
                    .map(|c| game.board().value_of(c))
                    .collect();
                match noted {
                    None => return no_value(messages, game, values),
                    Some(values) => Action::ToggleNotes { site, values },
                }
            }
            (_, values) => match only_value(game, values) {
                None => return no_value(messages, game, values),
                // A line states the desired value, so giving the same value twice changes nothing.
                Some(value) => {
                    let notes = self.settings.note_update();
                    Action::Place { sites: vec![site], value, notes }
                }
            },
        };
        match game.session.act(&action) {
            Err(error) => refused(messages, game, &error),
            Ok(_) => {
                let answer = board_words::site(messages, game, site);
                let answer = answer + &remark_on_mistakes(messages, &self.settings, game, &[site]);
                self.moved(answer)
            }
        }
    }

    /// `draw r1c1 right down down` draws over the edges along that path; `block` marks one edge
    /// without moving.
    fn draw(&mut self, word: &str, rest: &str) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let mut parts = rest.split_whitespace();
        let place = parts.next().unwrap_or("").to_ascii_lowercase();
        let Some(mut at) = board_words::cell_named(game, &place).filter(|_| game.is_drawn()) else {
            return self.messages.with("linear.no-place", &[("place", place.into())]);
        };
        let value = match word {
            "block" => game.blank().unwrap_or_default(),
            _ => game.stroke(),
        };
        let mut sites = Vec::new();
        for part in parts {
            let Some(way) = board_words::way_named(&self.messages, part) else {
                return self.messages.with("linear.no-way", &[("word", part.into())]);
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
            return refused(&self.messages, game, &error);
        }
        game.cursor = at;
        let answer = board_words::cell(&self.messages, game, at);
        let answer = answer + &remark_on_mistakes(&self.messages, &self.settings, game, &sites);
        self.moved(answer)
    }

    fn back(&mut self) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let outcome = game.session.act(&Action::BackToCheckpoint).unwrap_or_default();
        match outcome.n_moves {
            0 if game.session.checkpoints().is_empty() => {
                self.messages.get("game.no-checkpoint").into_owned()
            }
            0 => self.messages.get("game.at-checkpoint").into_owned(),
            n => {
                let answer = self.messages.with("game.back", &[("moves", n.into())]);
                let answer = answer + &now(&self.messages, game, &outcome);
                self.moved(answer)
            }
        }
    }
}

/// What the board has after moves were taken back; empty if nothing changed.
fn now(messages: &Words, game: &Game, outcome: &Outcome) -> String {
    match outcome.changes.is_empty() {
        true => String::new(),
        false => {
            let changes = board_words::changes(messages, game, outcome);
            format!(" {}", messages.with("linear.now", &[("changes", changes.into())]))
        }
    }
}

/// The answer to a word that is neither a command nor a place.
fn unknown(messages: &Words, word: &str) -> String {
    match nearest(word, COMMANDS.split(' ')) {
        Some(name) => {
            messages.with("linear.meant", &[("command", word.into()), ("name", name.into())])
        }
        None => messages.with("linear.unknown", &[("command", word.into())]),
    }
}

/// Whether a sign ends the first word. Moves may also be typed in the notation of hints and files:
/// `r4c7=5`.
fn ends_word(sign: char) -> bool {
    sign.is_whitespace() || sign == '='
}

/// A complete example of a command that lacks its place, value or direction.
fn example_of_incomplete(game: &Game, word: &str, rest: &str) -> Option<String> {
    let n_words = rest.split_whitespace().count();
    let value = game.board().symbols.first().copied().unwrap_or('1');
    let place = match game.is_drawn() {
        true => "r1c1 right".to_owned(),
        false => game.board().site_name(Site(0)),
    };
    let (n_needed, example) = match word {
        "row" | "column" | "step" => (1, "1".to_owned()),
        "where" => (1, value.to_string()),
        "look" | "why" | "clear" => (1, place),
        "put" | "note" if !game.is_drawn() => (2, format!("{place} {value}")),
        "draw" | "block" if game.is_drawn() => (2, place),
        _ => return None,
    };
    (n_words < n_needed).then(|| format!("{word} {example}"))
}

/// The reason why an action was refused, with places in words.
fn refused(messages: &Words, game: &Game, error: &SessionError) -> String {
    let site = match error {
        SessionError::Given(name) => game.board().site_named(name),
        _ => None,
    };
    match site {
        Some(site) => {
            let place = messages.site(game.board(), site);
            messages.with("game.given", &[("place", place.into())])
        }
        None => messages.message(&error.message()),
    }
}

/// Describes the mistakes at these places after a move, as far as the settings ask for it.
fn remark_on_mistakes(
    messages: &Words,
    settings: &Settings,
    game: &mut Game,
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
            game.session.show_mistakes(&wrong);
            let places = messages.site_row(game.board(), &wrong);
            format!(". {}", messages.with("hint.wrong", &[("places", places.into())]))
        }
        _ if done == all && !game.is_drawn() && !game.session.is_solved() => {
            format!(". {}", messages.get("game.full"))
        }
        _ => String::new(),
    }
}

/// The broken rules, each with its places.
pub(super) fn broken_rules(messages: &Words, game: &Game, broken: &[Violation]) -> String {
    let info = game.session.puzzle().info();
    let named = broken.iter().map(|rule| (messages.rule(info, &rule.name), &rule.sites));
    let rules: BTreeMap<String, &Vec<Site>> = named.collect();
    let rules = rules
        .iter()
        .map(|(name, sites)| format!("{name} ({})", messages.site_row(game.board(), sites)));
    let rules = rules.collect::<Vec<_>>().join(", ");
    messages.with("hint.broken", &[("rules", rules.into())])
}

/// Performs an action that is never refused.
fn perform(game: &mut Game, action: &Action) {
    let _ = game.session.act(action);
}

/// Reports mistakes; a mistake that is pointed out counts as a hint.
fn check(messages: &Words, game: &mut Game) -> String {
    let broken = game.session.check();
    if !broken.is_empty() {
        return broken_rules(messages, game, &broken);
    }
    match game.wrong() {
        None => messages.get("game.no-solution").into_owned(),
        Some(wrong) if wrong.is_empty() => messages.get("game.no-mistakes").into_owned(),
        Some(wrong) => {
            game.session.show_mistakes(&wrong);
            let list = messages.site_row(game.board(), &wrong);
            messages
                .with("game.mistakes", &[("count", wrong.len().into()), ("places", list.into())])
        }
    }
}

/// The number of times each value is still to be placed.
fn left(messages: &Words, game: &Game) -> String {
    let missing = game.session.missing().filter(|_| !game.is_drawn());
    let Some(missing) = missing else {
        let (done, all) = game.progress();
        let progress =
            messages.with("linear.progress", &[("done", done.into()), ("all", all.into())]);
        return format!("{progress}{}", board_words::loose_ends(messages, game));
    };
    let symbols = game.board().symbols.iter().zip(missing).filter(|(_, left)| *left > 0);
    let values: Vec<String> = symbols.map(|(symbol, left)| format!("{symbol} ({left})")).collect();
    match values.is_empty() {
        true => messages.get("linear.all-placed").into_owned(),
        false => messages.with("linear.left", &[("values", values.join(", ").into())]),
    }
}

/// Moves to the next place without a value, in reading order and wrapping around: after the one named
/// last, or from the first one on if none was named yet.
fn next_empty(messages: &Words, game: &mut Game, has_looked: bool) -> String {
    if game.is_drawn() {
        return board_words::next_open_cell(messages, game, has_looked);
    }
    let board = game.session.puzzle().board();
    let key = |at: Pt| (at.y, at.x);
    let open = board.all_sites().filter(|&site| game.session.value(site).is_none());
    let mut open: Vec<Pt> = open.map(|site| board.sites[site.index()]).collect();
    open.sort_by_key(|&at| key(at));
    let is_next = |at: Pt| key(at) > key(game.cursor) || !has_looked && at == game.cursor;
    let next = open.iter().find(|&&at| is_next(at)).or(open.first()).copied();
    let Some(at) = next else { return messages.get("linear.none-empty").into_owned() };
    game.cursor = at;
    match game.site_at(at) {
        Some(site) => board_words::site(messages, game, site),
        None => String::new(),
    }
}

fn clues(messages: &Words, game: &Game) -> String {
    let session = &game.session;
    let clue = |clue: &gridwright::clues::ClueState| {
        let name = match clue.clue.anchor {
            Anchor::Corner(_) => {
                format!("{} ({})", clue.clue.label, messages.site_row(game.board(), &clue.sites))
            }
            _ => board_words::clue(messages, session.puzzle(), clue),
        };
        match (clue.is_done, clue.left) {
            (true, _) => messages.with("linear.clue-done", &[("clue", name.into())]),
            (false, None) => messages.with("linear.clue-open", &[("clue", name.into())]),
            (false, Some(left)) => {
                messages.with("linear.clue-sum", &[("clue", name.into()), ("left", left.into())])
            }
        }
    };
    let clues = clue_states(session.puzzle(), session.values());
    if game.is_drawn() && clues.is_empty() {
        return board_words::gaps(messages, game);
    }
    match clues.is_empty() {
        true => messages.get("linear.no-clues").into_owned(),
        false => clues.iter().map(clue).collect::<Vec<_>>().join("\n"),
    }
}

fn picture(game: &Game) -> String {
    let mut scene = Scene::default();
    game.session.puzzle().draw(&game.session.marks(), &mut scene);
    text(&scene, &TextStyle { charset: Charset::Ascii, ..TextStyle::default() })
}

/// The value of a text of one character.
fn only_value(game: &Game, text: &str) -> Option<Value> {
    let mut signs = text.chars();
    let value = game.board().value_of(signs.next()?)?;
    signs.next().is_none().then_some(value)
}

fn no_value(messages: &Words, game: &Game, text: &str) -> String {
    let known: String = game.board().symbols.iter().collect();
    messages.with("linear.no-value", &[("value", text.into()), ("known", known.into())])
}
