//! The form for a new game: a family and all of its parameters.

use gridwright::params::{ParamKind, ParamSpec, Reach, levels_seen, lines_value};
use gridwright::steps::Technique;
use gridwright::{FAMILIES, Family, Info, Level, Params, Profile, Recipe};
use gridwright_words::Words;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEventKind};
use ratatui::layout::Rect;

use super::go::{Go, Place};
use crate::desk::{Desk, Event};
use crate::ui::{self, Chooser, Chose};

/// A value that can be selected, or none, and the text shown for it.
type Choice = (Option<String>, String);

pub(crate) struct NewGame {
    family: usize,
    /// The parameters of the family in the order they are shown, each with the requested value, if
    /// any.
    rows: Vec<(&'static ParamSpec, Option<String>)>,
    chooser: Chooser,
    notice: Option<String>,
    /// A list of values for the selected line, each with the text shown for it.
    picking: Option<(Chooser, Vec<Choice>)>,
}

impl NewGame {
    /// The form filled in from a recipe.
    pub(crate) fn of_recipe(recipe: &Recipe) -> NewGame {
        let mut form = NewGame::of(recipe.family);
        form.fill(&recipe.params);
        form
    }

    /// The form as it was filled in, with the reason why no puzzle was made.
    pub(crate) fn again(recipe: &Recipe, notice: String) -> NewGame {
        NewGame { notice: Some(notice), ..NewGame::of_recipe(recipe) }
    }

    fn of(family: &'static dyn Family) -> NewGame {
        let is_it = |other: &&dyn Family| family.info().id == other.info().id;
        let family = FAMILIES.iter().position(is_it).unwrap_or(0);
        let chooser = Chooser::starting(2);
        NewGame { family, rows: Vec::new(), chooser, notice: None, picking: None }
    }

    fn family(&self) -> &'static dyn Family {
        FAMILIES[self.family]
    }

    fn fill_with_last(&mut self, desk: &Desk) {
        let info = self.family().info();
        let last = Params::parse(info.params, desk.settings.last(info.id));
        self.fill(&last.unwrap_or_else(|_| Params::defaults(info.params)));
    }

    fn fill(&mut self, params: &Params) {
        let info = self.family().info();
        let mut specs: Vec<&'static ParamSpec> = info.params.iter().collect();
        // The parameters that matter most to players come first.
        specs.sort_by_key(|spec| match spec {
            spec if spec.name == ParamSpec::LEVEL.name => 0,
            spec if spec.is_structural => 1,
            _ => 2,
        });
        let row = |spec: &'static ParamSpec| {
            let asked = params.value(spec.name).map(str::to_owned);
            (spec, asked.filter(|asked| spec.default != Some(asked)))
        };
        self.rows = specs.into_iter().map(row).collect();
    }

    /// The number of lines: the family, the start, one for each parameter, and one that resets them
    /// all.
    fn n_lines(&self) -> usize {
        self.rows.len() + 3
    }

    fn is_at_reset(&self) -> bool {
        self.chooser.at + 1 == self.n_lines()
    }

    /// Resets all parameters, also for the next time.
    fn reset(&mut self, desk: &mut Desk) {
        self.fill(&Params::defaults(self.family().info().params));
        desk.settings.set_last(self.family().info().id, "");
        desk.store.keep_settings(&desk.settings);
        (self.notice, self.chooser) = (None, Chooser::default());
    }

    /// The list of values for the selected line, if there is a list of them.
    fn choices(&self, desk: &Desk) -> Option<Vec<Choice>> {
        let (spec, _) = self.rows.get(self.chooser.at.checked_sub(2)?)?;
        let info = self.family().info();
        if let ParamKind::Choice(words) = spec.kind {
            let any = spec.default.is_none().then(|| (None, desk.text("new.any")));
            let named = words.iter().map(|&word| {
                let name = desk.messages.parameter_value(info, spec, word);
                (Some(word.to_owned()), name)
            });
            return Some(any.into_iter().chain(named).collect());
        }
        if !picks_technique(spec) {
            return None;
        }
        let techniques = (info.techniques)(Profile::DEFAULT);
        let named = techniques.into_iter().map(|technique: &'static Technique| {
            let name = desk.messages.technique(info, technique);
            let line = format!("{:>4}  {name}", technique.rating.to_string());
            (Some(technique.id.to_owned()), line)
        });
        let nothing = spec.default.is_none().then(|| (None, desk.text("new.nothing")));
        Some(nothing.into_iter().chain(named).collect())
    }

    /// Handles keys and clicks while the list of values is open.
    fn pick(&mut self, event: &Event) -> Go {
        let Some((chooser, choices)) = &mut self.picking else { return Go::Stay };
        let chose = match event {
            Event::Key(key) if key.code == KeyCode::Esc => {
                self.picking = None;
                return Go::Stay;
            }
            Event::Key(key) => chooser.key(key, choices.len()),
            Event::Mouse(mouse) => chooser.mouse(mouse, choices.len()),
            _ => Chose::Nothing,
        };
        if chose == Chose::Taken {
            let picked = choices[chooser.at].0.clone();
            self.picking = None;
            if let Some((spec, asked)) = self.row() {
                *asked = picked.filter(|picked| spec.default != Some(picked));
            }
            self.notice = None;
        }
        Go::Stay
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        if self.picking.is_some() {
            return self.pick(event);
        }
        let opens = matches!(event, Event::Key(key) if key.code == KeyCode::Enter);
        if let Some(choices) = self.choices(desk).filter(|_| opens) {
            let now = self.row().and_then(|(spec, asked)| {
                asked.clone().or_else(|| spec.default.map(str::to_owned))
            });
            let at = choices.iter().position(|(value, _)| *value == now).unwrap_or(0);
            self.picking = Some((Chooser::starting(at), choices));
            return Go::Stay;
        }
        let chose = match event {
            Event::Key(key) => match self.change(key, desk) {
                true => return Go::Stay,
                false if key.code == KeyCode::Esc => {
                    return Go::To(Place::New(Some(self.family())));
                }
                false => self.chooser.key(key, self.n_lines()),
            },
            Event::Mouse(mouse) => {
                let chose = self.chooser.mouse(mouse, self.n_lines());
                let is_click = matches!(mouse.kind, MouseEventKind::Down(MouseButton::Left));
                if is_click && chose == Chose::Taken && self.chooser.at != 1 && !self.is_at_reset()
                {
                    self.turn(1, desk);
                    return Go::Stay;
                }
                chose
            }
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        match chose {
            Chose::Taken if self.is_at_reset() => {
                self.reset(desk);
                Go::Stay
            }
            Chose::Taken => self.start(desk),
            Chose::Moved | Chose::Nothing => Go::Stay,
        }
    }

    /// Edits the selected line; `false` if the key is not an edit.
    fn change(&mut self, key: &KeyEvent, desk: &Desk) -> bool {
        match key.code {
            KeyCode::Left => self.turn(-1, desk),
            KeyCode::Right => self.turn(1, desk),
            KeyCode::Delete => {
                if let Some(row) = self.row() {
                    row.1 = None;
                }
            }
            KeyCode::Backspace => {
                let Some((_, asked)) = self.row() else { return false };
                let mut text = asked.take().unwrap_or_default();
                text.pop();
                *asked = Some(text).filter(|text| !text.is_empty());
            }
            KeyCode::Char(letter) if !letter.is_whitespace() => {
                let Some((spec, asked)) = self.row() else { return false };
                let takes = match spec.kind {
                    ParamKind::Int { .. } => letter.is_ascii_digit(),
                    ParamKind::Choice(_) => false,
                    ParamKind::Ratings
                    | ParamKind::Text(_)
                    | ParamKind::Lines(_)
                    | ParamKind::Rows(_) => true,
                };
                if !takes {
                    return false;
                }
                asked.get_or_insert_default().push(letter);
            }
            _ => return false,
        }
        self.notice = None;
        true
    }

    fn row(&mut self) -> Option<&mut (&'static ParamSpec, Option<String>)> {
        self.rows.get_mut(self.chooser.at.checked_sub(2)?)
    }

    /// Selects the next or previous value of the selected line.
    fn turn(&mut self, by: isize, desk: &Desk) {
        if self.chooser.at == 0 {
            let n = FAMILIES.len() as isize;
            self.family = (self.family as isize + by).rem_euclid(n) as usize;
            self.fill_with_last(desk);
            return;
        }
        let Some((spec, asked)) = self.row() else { return };
        match spec.kind {
            ParamKind::Int { min, max } => {
                let now =
                    asked.as_deref().or(spec.default).and_then(|text| text.parse::<isize>().ok());
                let next = match now {
                    None => min as isize,
                    Some(now) => now.saturating_add(by).clamp(min as isize, max as isize),
                };
                *asked = Some(next.to_string()).filter(|next| spec.default != Some(next));
            }
            ParamKind::Choice(words) => {
                // A parameter without a default has "none" as an additional choice.
                let free = usize::from(spec.default.is_none());
                let n = (words.len() + free) as isize;
                let now = asked.as_deref().or(spec.default);
                let at = now.and_then(|now| words.iter().position(|word| *word == now));
                let at = at.map_or(0, |at| at + free) as isize;
                let next = (at + by).rem_euclid(n) as usize;
                let word = next.checked_sub(free).map(|i| words[i].to_owned());
                *asked = word.filter(|word| spec.default != Some(word));
            }
            ParamKind::Ratings | ParamKind::Text(_) | ParamKind::Lines(_) | ParamKind::Rows(_) => {}
        }
    }

    fn start(&mut self, desk: &mut Desk) -> Go {
        let family = self.family();
        let mut params = Params::defaults(family.info().params);
        for (spec, asked) in &self.rows {
            let Some(asked) = asked else { continue };
            let value = match spec.kind {
                ParamKind::Lines(_) | ParamKind::Rows(_) => {
                    let path = std::path::Path::new(asked);
                    match crate::store::read_text(path) {
                        Ok(text) => lines_value(&text),
                        // Short lists can be typed as they are written in an id.
                        Err(_) if !path.is_file() => asked.clone(),
                        Err(why) => {
                            self.notice = Some(format!("{asked}: {why}"));
                            return Go::Stay;
                        }
                    }
                }
                ParamKind::Int { .. }
                | ParamKind::Choice(_)
                | ParamKind::Ratings
                | ParamKind::Text(_) => asked.clone(),
            };
            if let Err(error) = params.set(spec.name, &value) {
                self.notice = Some(desk.messages.message(&error.message()));
                return Go::Stay;
            }
        }
        let recipe = desk.fresh(family, params);
        // Used as the default next time, once a puzzle has been made with it.
        desk.asked = Some(recipe.clone());
        Go::Make(recipe, None)
    }

    /// The levels observed so far for puzzles with these parameters.
    fn reach(&self) -> Option<Reach> {
        let info = self.family().info();
        let mut params = Params::defaults(info.params);
        for (spec, asked) in &self.rows {
            if let Some(asked) = asked {
                params.set(spec.name, asked).ok()?;
            }
        }
        levels_seen(info, &params)
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let info = self.family().info();
        let name = desk.messages.family(info);
        let title = desk.messages.with("new.advanced", &[("family", name.into())]);
        let body = desk.page(buffer, room, &title, "keys.advanced");
        if let Some((chooser, choices)) = &mut self.picking {
            let lines: Vec<String> = choices.iter().map(|(_, name)| name.clone()).collect();
            chooser.draw(buffer, body, &look, &lines);
            return;
        }
        let any = desk.messages.get("new.any");
        let names: Vec<_> =
            self.rows.iter().map(|(spec, _)| desk.messages.parameter_name(info, spec)).collect();
        let of_family = desk.messages.get("new.family");
        let widths = names.iter().chain([&of_family]).map(|name| name.chars().count());
        let width = widths.max().unwrap_or(0);
        let mut lines = vec![
            format!("{of_family:<width$} < {} >", desk.messages.family(info)),
            format!("[ {} ]", desk.messages.get("new.start")),
        ];
        let reach = self.reach();
        let is_never_seen = |word: &str| {
            let level = Level::named(word).zip(reach.as_ref());
            level.is_some_and(|(level, reach)| reach.never_seen(level).is_some())
        };
        lines.extend(self.rows.iter().zip(&names).map(|((spec, asked), name)| {
            let value = asked.as_deref().or(spec.default);
            let is_technique = picks_technique(spec);
            let shown = match value {
                None => any.to_string(),
                Some(id) if is_technique => technique_name(&desk.messages, info, id),
                Some(value) => desk.messages.parameter_value(info, spec, value),
            };
            let is_level = spec.name == ParamSpec::LEVEL.name;
            match spec.kind {
                _ if is_level && value.is_some_and(is_never_seen) => {
                    let never = desk.messages.get("new.never");
                    format!("{name:<width$} < {shown} > ({never})")
                }
                ParamKind::Int { .. } | ParamKind::Choice(_) => {
                    format!("{name:<width$} < {shown} >")
                }
                ParamKind::Ratings
                | ParamKind::Text(_)
                | ParamKind::Lines(_)
                | ParamKind::Rows(_) => {
                    format!("{name:<width$} {shown}_")
                }
            }
        }));
        lines.push(format!("[ {} ]", desk.messages.get("new.reset")));
        let help = match self.chooser.at.checked_sub(2).and_then(|i| self.rows.get(i)) {
            Some((spec, _)) => {
                let help = desk.messages.parameter(info, spec).into_owned();
                let help = match desk.messages.parameter_form(info, spec) {
                    Some(expected) => format!("{help} ({expected})"),
                    None => help,
                };
                let is_level = spec.name == ParamSpec::LEVEL.name;
                let lacks_some =
                    |reach: &Reach| Level::ALL.iter().any(|&l| reach.never_seen(l).is_some());
                match reach.filter(|reach| is_level && lacks_some(reach)) {
                    Some(reach) => {
                        let seen = reach.seen().into_iter().map(|level| desk.messages.level(level));
                        let seen: Vec<_> = seen.collect();
                        let seen =
                            desk.messages.with("new.seen", &[("levels", seen.join(", ").into())]);
                        format!("{help}. {seen}")
                    }
                    None => help,
                }
            }
            None => desk.messages.summary(info).into_owned(),
        };
        let (text, style) = match &self.notice {
            Some(notice) => (notice, look.warning()),
            None => (&help, look.dim()),
        };
        // The whole text is visible; the list scrolls.
        let n_lines = ui::wrap(text, usize::from(body.width)).len() as u16;
        let below = if body.height > 12 { 5 } else { 3 };
        let below = below.max(n_lines + 1).min(body.height.saturating_sub(1));
        let (list, rest) = ui::split_top(body, body.height.saturating_sub(below));
        self.chooser.draw(buffer, list, &look, &lines);
        ui::paragraph(buffer, rest, 1, text, style);
    }
}

/// Whether a technique is picked from a list for this parameter.
fn picks_technique(spec: &ParamSpec) -> bool {
    [ParamSpec::NEEDS.name, ParamSpec::AT_MOST.name].contains(&spec.name)
}

/// The name of a technique, or the typed text if there is none with that id.
fn technique_name(messages: &Words, info: &Info, id: &str) -> String {
    let techniques = (info.techniques)(Profile::DEFAULT);
    let known = techniques.into_iter().find(|technique| technique.id == id);
    known.map_or_else(|| id.to_owned(), |known| messages.technique(info, known).into_owned())
}
