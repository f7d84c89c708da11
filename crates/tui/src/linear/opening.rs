//! Commands that start or continue a game, and list what can be played.

use gridwright::params::{ParamKind, ParamSpec, levels_seen};
use gridwright::{FAMILIES, Family, Info, Level, OpenError, Params, family};

use super::Lines;
use crate::board_words;
use crate::date::Date;
use crate::recipes::daily_recipe;

/// The parameter that a value belongs to, if it is that of one parameter only: `golden` is a style.
fn choice(info: &Info, value: &str) -> Option<&'static str> {
    let takes = |spec: &&ParamSpec| match spec.kind {
        ParamKind::Choice(words) => words.contains(&value),
        _ => false,
    };
    let mut specs = info.params.iter().filter(takes);
    specs.next().filter(|_| specs.next().is_none()).map(|spec| spec.name)
}

impl Lines {
    /// Lists every family with its description and the names of its variants.
    pub(super) fn families(&self) -> String {
        let line = |family: &&dyn Family| {
            let info = family.info();
            let kinds: Vec<&str> = info.variants.iter().map(|variant| variant.id).collect();
            let kinds = self.messages.with("linear.kinds", &[("kinds", kinds.join(", ").into())]);
            format!("{}: {}. {kinds}", info.id, self.messages.summary(info))
        };
        FAMILIES.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// `new sudoku killer hard`, `new cirth size=5`: a family, a variant, a level and parameters,
    /// all of them optional.
    pub(super) fn new_game(&mut self, rest: &str) -> String {
        let (family, rest) = match self.family_of(rest) {
            Ok(asked) => asked,
            Err(sentence) => return sentence,
        };
        match self.params_of(family, rest) {
            Ok(params) => {
                let recipe = self.fresh(family, params);
                self.make(&recipe, None)
            }
            Err(sentence) => sentence,
        }
    }

    /// The family that a line starts with, or else the first one, and the rest of the line.
    fn family_of<'a>(&self, rest: &'a str) -> Result<(&'static dyn Family, &'a str), String> {
        let (name, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let first = FAMILIES[0];
        let is_of_first = name.is_empty()
            || name.contains('=')
            || Level::named(name).is_some()
            || first.info().variants.iter().any(|variant| variant.id == name);
        match family(name) {
            Some(family) => Ok((family, after)),
            None if is_of_first => Ok((first, rest)),
            None => Err(self.messages.message(&OpenError::Family(name.to_owned()).message())),
        }
    }

    /// The parameters that words ask for; the level is easy by default.
    fn params_of(&self, family: &'static dyn Family, words: &str) -> Result<Params, String> {
        let info = family.info();
        let refused =
            |error: gridwright::params::ParamError| self.messages.message(&error.message());
        let variant = |word: &str| info.variants.iter().find(|variant| variant.id == word);
        let kind = words.split_whitespace().find_map(variant);
        let kind = kind.map_or("", |variant| variant.params);
        let mut params = Params::parse(info.params, kind).map_err(refused)?;
        let mut has_level = false;
        for word in words.split_whitespace().filter(|word| variant(word).is_none()) {
            let level = Level::named(word).map(|_| ParamSpec::LEVEL.name);
            let (name, value) = match (word.split_once('='), level.or_else(|| choice(info, word))) {
                (Some(pair), _) => pair,
                (None, Some(name)) => (name, word),
                (None, None) => {
                    let kinds = info.variants.iter().map(|variant| variant.id);
                    let known = kinds.chain(Level::NAMES).collect::<Vec<_>>().join(", ");
                    let args = [("value", word.into()), ("known", known.into())];
                    return Err(self.messages.with("linear.no-value", &args));
                }
            };
            params.set(name, value).map_err(refused)?;
            // Parameters for techniques or ratings determine the difficulty, too.
            has_level |= !info.params.iter().any(|spec| spec.name == name && spec.is_structural);
        }
        let takes_level = info.params.iter().any(|spec| spec.name == ParamSpec::LEVEL.name);
        let reach = levels_seen(info, &params);
        let is_seen =
            |level: &Level| reach.as_ref().is_none_or(|reach| reach.never_seen(*level).is_none());
        if let Some(level) =
            Level::ALL.into_iter().find(is_seen).filter(|_| takes_level && !has_level)
        {
            params.set(ParamSpec::LEVEL.name, level.name()).map_err(refused)?;
        }
        Ok(params)
    }

    pub(super) fn daily_game(&mut self, rest: &str) -> String {
        let (family, rest) = match self.family_of(rest) {
            Ok(asked) => asked,
            Err(sentence) => return sentence,
        };
        let (mut level, mut day) = (None, self.today);
        for word in rest.split_whitespace() {
            match (Level::named(word), word.parse::<Date>()) {
                (Some(known), _) => level = Some(known),
                (None, Ok(date)) if date > self.today => {
                    let args = [("day", word.into()), ("today", self.today.to_string().into())];
                    return self.messages.with("linear.no-day-yet", &args);
                }
                (None, Ok(date)) => day = date,
                (None, Err(_)) => {
                    let known = Level::NAMES.join(", ");
                    let day = self.today.to_string();
                    let args =
                        [("value", word.into()), ("known", known.into()), ("day", day.into())];
                    return self.messages.with("linear.no-day", &args);
                }
            }
        }
        self.daily(&daily_recipe(family, level, day), day)
    }

    /// Lists the games in progress: their kind, their progress, the day they were last played, and
    /// whether another program has them open.
    pub(super) fn games(&mut self) -> String {
        let shelf = self.store.shelf();
        let mut lines: Vec<String> = Vec::new();
        for (aside, why) in &shelf.damaged {
            let args = [("why", why.into()), ("file", aside.into())];
            lines.push(self.messages.with("notice.damaged", &args));
        }
        for (i, (game, date)) in shelf.games.iter().zip(&shelf.dates).enumerate() {
            let words = board_words::introduce(&self.messages, game);
            let is_here = self.game.as_ref().is_some_and(|here| here.name == game.name);
            let is_elsewhere = !is_here && self.store.lock(&game.name).is_err();
            let elsewhere = match is_elsewhere {
                true => format!(", {}", self.messages.get("games.elsewhere")),
                false => String::new(),
            };
            lines.push(format!("{}: {words} {date}{elsewhere}", i + 1));
        }
        if shelf.games.is_empty() {
            lines.push(self.messages.get("games.none").into_owned());
        }
        lines.join("\n")
    }

    pub(super) fn go_on(&mut self, rest: &str) -> String {
        let games = self.store.shelf().games;
        let at = if rest.is_empty() { Some(1) } else { rest.parse::<usize>().ok() };
        let name = at.and_then(|n| games.get(n.checked_sub(1)?)).map(|game| game.name.clone());
        // If there is no such game, the current one continues.
        let Some(name) = name else {
            let args = [("number", rest.into()), ("most", games.len().into())];
            return match games.is_empty() {
                true => self.messages.get("games.none").into_owned(),
                false => self.messages.with("linear.no-game-number", &args),
            };
        };
        // A game that this program itself has open must be closed first.
        self.leave();
        self.load(&name)
    }

    pub(super) fn export(&self) -> String {
        match self.store.export(self.today) {
            Ok(file) => {
                let file = file.display().to_string();
                self.messages.with("stats.exported", &[("file", file.into())])
            }
            Err(error) => {
                let why = crate::store::reason(&error);
                self.messages.with("stats.not-exported", &[("why", why.into())])
            }
        }
    }
}
