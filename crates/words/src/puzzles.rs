//! Texts about families, their rules and techniques, and about positions of a puzzle.
//!
//! The texts of a family come from its [`Info::texts`]; this module knows no family.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;

use gridwright_core::{
    Board, Claim, ClueId, Culprit, DeadEnd, Info, Level, Name, NameArg, ParamKind, ParamSpec,
    Profile, Puzzle, Site, SymbolSet, Technique, TextFiles, Value as SiteValue, Variant, n_handed,
};

use crate::language::Language;
use crate::words::{Args, Numbered, RuleName, Value, Words, missing};

/// A lesson about a technique, for someone who meets it for the first time.
///
/// ```
/// use gridwright_core::toy::Toy;
/// use gridwright_core::{Puzzle, WHAT_IF};
/// use gridwright_words::{Language, Words};
/// let lesson = Words::new(Language::English).lesson(Toy::latin(4).info(), &WHAT_IF);
/// assert!(!lesson.what.is_empty() && !lesson.miss.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Lesson {
    /// A description of the technique.
    pub what: Cow<'static, str>,
    /// Advice on how to spot it.
    pub spot: Cow<'static, str>,
    /// Patterns that look similar but do not qualify.
    pub miss: Cow<'static, str>,
    /// The relation of the technique to similar ones.
    pub relatives: Cow<'static, str>,
}

/// A language, texts of a family, the number of files loaded so far, and one of the family's numbered rules.
type NumberedRule = (Words, usize, usize, &'static str, usize);

thread_local! {
    /// Cache of the names of rows, columns and the like, which most sentences contain.
    static NUMBERED: RefCell<BTreeMap<NumberedRule, RuleName>> =
        const { RefCell::new(BTreeMap::new()) };
}

impl Words {
    /// The name of a family.
    pub fn family(&self, info: &Info) -> Cow<'static, str> {
        self.text(info.texts, "family.name")
    }

    /// A description of a family, in one sentence.
    pub fn summary(&self, info: &Info) -> Cow<'static, str> {
        self.text(info.texts, "family.summary")
    }

    /// The rules of a family, for someone who has never seen a puzzle of it.
    pub fn rules(&self, info: &Info) -> Cow<'static, str> {
        self.text(info.texts, "family.rules")
    }

    /// The rules of one puzzle: those of its family that it uses, or all of them if the family has
    /// no separate texts for them.
    ///
    /// ```
    /// use gridwright_core::Puzzle;
    /// use gridwright_words::{Language, Words};
    /// fn in_german(puzzle: &dyn Puzzle) -> String {
    ///     Words::new(Language::German).rules_of(puzzle)
    /// }
    /// ```
    pub fn rules_of(&self, puzzle: &dyn Puzzle) -> String {
        let mut keys: Vec<&str> = Vec::new();
        for rule in puzzle.constraints() {
            let name = rule.name();
            // For a row of one of several grids, the text about rows.
            let part = name.args.iter().find_map(|(_, arg)| match arg {
                NameArg::Name(part) => Some(part.key),
                _ => None,
            });
            let key = part.unwrap_or(name.key);
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        let texts = puzzle.info().texts;
        let about = |key: &&str| {
            let key = format!("about-{key}");
            Some(self.find(texts, &key)?.with(&key, &[]).into_owned())
        };
        let sentences: Vec<String> = keys.iter().filter_map(about).collect();
        match sentences.is_empty() {
            true => self.rules(puzzle.info()).into_owned(),
            false => sentences.join(" "),
        }
    }

    /// The notation for moves of a family, if it has its own.
    pub fn notation(&self, info: &Info) -> Option<Cow<'static, str>> {
        let key = "family.notation";
        Some(self.find(info.texts, key)?.with(key, &[]))
    }

    /// The description of a parameter of a family.
    pub fn parameter(&self, info: &Info, spec: &ParamSpec) -> Cow<'static, str> {
        self.text(info.texts, &format!("parameter-{}", spec.name))
    }

    /// The name of a parameter, for forms: `Size`.
    pub fn parameter_name(&self, info: &Info, spec: &ParamSpec) -> Cow<'static, str> {
        self.text(info.texts, &format!("parameter-{}.name", spec.name))
    }

    /// The name of a value of a parameter: `half turn` for `rotate180`. Values without a name, such
    /// as numbers, are returned unchanged.
    pub fn parameter_value(&self, info: &Info, spec: &ParamSpec, value: &str) -> String {
        let is_choice = matches!(spec.kind, ParamKind::Choice(_));
        // Other values are typed by the user, and could look like the key of a text.
        let keys = is_choice.then(|| {
            let own = format!("parameter-{}.{value}", spec.name);
            [own, format!("level.{value}"), format!("choice.{value}")]
        });
        let named = |key: String| Some(self.find(info.texts, &key)?.with(&key, &[]).into_owned());
        let named = keys.into_iter().flatten().find_map(named);
        named.unwrap_or_else(|| value.to_owned())
    }

    /// The values that can be typed for a parameter; `None` if a value is chosen from a list.
    pub fn parameter_form(&self, info: &Info, spec: &ParamSpec) -> Option<String> {
        match spec.kind {
            ParamKind::Choice(_) => None,
            ParamKind::Int { min, max } => {
                Some(self.with("error.whole-number", &[("min", min.into()), ("max", max.into())]))
            }
            ParamKind::Ratings => Some(self.get("error.ratings").into_owned()),
            ParamKind::Text(_) | ParamKind::Lines(_) | ParamKind::Rows(_) => {
                Some(self.text(info.texts, &format!("parameter-{}.form", spec.name)).into_owned())
            }
        }
    }

    /// The name of a variant, as players call it.
    pub fn variant(&self, info: &Info, variant: &Variant) -> Cow<'static, str> {
        self.text(info.texts, &format!("variant-{}", variant.id))
    }

    /// The contradiction at the end of a refutation, in a sentence.
    pub fn dead_end(&self, puzzle: &dyn Puzzle, end: DeadEnd) -> String {
        let board = puzzle.board();
        let rule = |index: usize| Value::Rules(vec![self.rule_at(puzzle, index)]);
        match end {
            DeadEnd::Site(site) => {
                let cell = self.site(board, site);
                self.with("mistake.no-candidate", &[("cell", Value::from(cell))])
            }
            DeadEnd::Place(house, value) => {
                let value = board.symbol(value).to_string();
                let args = [("value", Value::from(value)), ("house", rule(house))];
                self.with("mistake.no-place", &args)
            }
            DeadEnd::Rule(house) => {
                let args = [("house", rule(house))];
                // Families whose rules are not houses have their own sentences.
                let key = format!("mistake-no-way-{}", puzzle.constraints()[house].name().key);
                match self.find(puzzle.info().texts, &key) {
                    Some(own) => own.with(&key, &args).into_owned(),
                    None => self.with("mistake.no-way", &args),
                }
            }
        }
    }

    /// A sentence saying that a value is wrong at a site.
    pub fn wrong_value(&self, puzzle: &dyn Puzzle, site: Site, value: SiteValue) -> String {
        let board = puzzle.board();
        let value = board.symbol(value).to_string();
        // If values are signs, the family has a sentence for each of them.
        let key = format!("mistake-wrong-{value}");
        let cell = self.site(board, site);
        let args = [("cell", Value::from(cell)), ("value", Value::from(value))];
        match self.find(puzzle.info().texts, &key) {
            Some(own) => own.with(&key, &args).into_owned(),
            None => self.with("mistake.wrong", &args),
        }
    }

    /// The name of a set of symbols.
    pub fn symbols(&self, info: &Info, set: &SymbolSet) -> Cow<'static, str> {
        self.text(info.texts, &format!("symbols-{}", set.name))
    }

    /// The name of a level.
    pub fn level(&self, level: Level) -> Cow<'static, str> {
        self.get(&format!("level.{}", level.name()))
    }

    /// The origin of a profile's ratings, in one sentence.
    pub fn profile(&self, info: &Info, profile: &Profile) -> Cow<'static, str> {
        self.text(info.texts, &format!("profile-{}", profile.id.replace('.', "_")))
    }

    /// The name of a technique.
    pub fn technique(&self, info: &Info, technique: &Technique) -> Cow<'static, str> {
        self.text(info.texts, &format!("technique-{}", technique.id))
    }

    /// The lesson about a technique.
    pub fn lesson(&self, info: &Info, technique: &Technique) -> Lesson {
        let key = format!("lesson-{}", technique.id);
        let part = |name: &str| self.text(info.texts, &format!("{key}.{name}"));
        Lesson {
            what: self.text(info.texts, &key),
            spot: part("spot"),
            miss: part("miss"),
            relatives: part("relatives"),
        }
    }

    /// The name of a rule of a puzzle, for use within a sentence: `row 3`.
    pub fn rule(&self, info: &Info, name: &Name) -> String {
        self.named(info.texts, "rule-", "", name)
    }

    /// The name of a rule, together with its phrase for "in the rule". If a language has no
    /// attribute `.in` for the name, a preposition is put before it.
    pub fn rule_name(&self, info: &Info, name: &Name) -> RuleName {
        let [("number", NameArg::Number(number))] = name.args[..] else {
            return self.new_rule_name(info, name, None);
        };
        let key = (*self, info.texts.as_ptr().addr(), n_handed(), name.key, number);
        if let Some(known) = NUMBERED.with_borrow(|known| known.get(&key).cloned()) {
            return known;
        }
        let numbered = Numbered { kind: name.key, number, files: info.texts };
        let made = self.new_rule_name(info, name, Some(numbered));
        NUMBERED.with_borrow_mut(|known| known.insert(key, made.clone()));
        made
    }

    fn new_rule_name(&self, info: &Info, name: &Name, numbered: Option<Numbered>) -> RuleName {
        let plain = self.rule(info, name);
        let has_form = self.find(info.texts, &format!("rule-{}.in", name.key)).is_some();
        let inside = match has_form {
            true => self.named(info.texts, "rule-", ".in", name),
            false => self.with("list.in", &[("name", plain.as_str().into())]),
        };
        RuleName { plain, inside, numbered }
    }

    /// The name of a constraint, by its index.
    pub(crate) fn rule_at(&self, puzzle: &dyn Puzzle, index: usize) -> RuleName {
        match puzzle.constraints().get(index) {
            Some(rule) => self.rule_name(puzzle.info(), &rule.name()),
            None => RuleName { plain: String::new(), inside: String::new(), numbered: None },
        }
    }

    /// The text of a message that is passed as data, such as that of an error.
    ///
    /// ```
    /// use gridwright_core::{Name, ParseError};
    /// use gridwright_words::{Language, Words};
    /// let error = ParseError::at(3, 5, "a digit");
    /// let said = Words::new(Language::English).message(&error.message());
    /// assert_eq!(said, error.to_string());
    /// ```
    pub fn message(&self, message: &Name) -> String {
        let english = || Words::new(Language::English).named(&[], "", "", message);
        let is_other = self.language() != Language::English;
        let whole = is_other.then(|| self.phrase(&english())).flatten();
        whole.unwrap_or_else(|| self.named(&[], "", "", message))
    }

    /// The text whose key is the name's key with a prefix and a suffix; names in its arguments are
    /// resolved in the same way.
    fn named(&self, files: &[TextFiles], before: &str, after: &str, name: &Name) -> String {
        let key = format!("{before}{}{after}", name.key);
        let Some(found) = self.find(files, &key) else { return missing(&key) };
        let value = |name: &str, arg: &NameArg| match arg {
            NameArg::Number(number) => Value::from(*number),
            NameArg::Text(text) if ["expected", "why"].contains(&name) => {
                Value::from(found.words.phrase(text).unwrap_or_else(|| text.clone()))
            }
            NameArg::Text(text) => Value::from(text.clone()),
            NameArg::Name(name) => Value::from(found.words.named(files, before, after, name)),
            other => Value::from(other.to_string()),
        };
        let args: Args<'_> =
            name.args.iter().map(|(name, arg)| (*name, value(name, arg))).collect();
        found.with(&key, &args).into_owned()
    }

    /// Joins items to a list: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.joined(items, "list.and")
    }

    /// A possible cause of a puzzle having no solution, in a few words.
    ///
    /// ```
    /// use gridwright_core::{Budget, Puzzle, culprits};
    /// use gridwright_words::Words;
    /// fn advice(words: Words, puzzle: &dyn Puzzle) -> Vec<String> {
    ///     let found = culprits(puzzle, &mut Budget::nodes(100_000));
    ///     found.iter().map(|culprit| words.culprit(puzzle, culprit)).collect()
    /// }
    /// ```
    pub fn culprit(&self, puzzle: &dyn Puzzle, culprit: &Culprit) -> String {
        let board = puzzle.board();
        match culprit {
            Culprit::Broken(violation) => {
                let rule = self.rule(puzzle.info(), &violation.name);
                let clues = self.values_at(puzzle, &board.givens, &violation.sites);
                // A text without moves is a sentence of its own.
                let key = if clues.contains('=') { "culprit.broken" } else { "culprit.own" };
                self.with(key, &[("clues", clues.into()), ("rule", rule.into())])
            }
            Culprit::Clues { clues, is_unique } => {
                let all = puzzle.clues();
                let name = |id: &ClueId| {
                    all.iter().find(|clue| clue.id == *id).map_or(String::new(), |c| c.name(board))
                };
                let clues = Value::List(clues.iter().map(name).collect());
                let is_unique = if *is_unique { "yes" } else { "no" };
                self.with("culprit.clues", &[("clues", clues), ("is-unique", is_unique.into())])
            }
            _ => missing("culprit"),
        }
    }

    /// Sentences about wrong parts of a player's position that are ignored: one for entries and one
    /// for notes.
    ///
    /// ```
    /// use gridwright_core::{Board, Site};
    /// use gridwright_words::{Language, Words};
    /// let board = Board::of_cells(2, 2, vec!['1', '2']);
    /// let sentences = Words::new(Language::English).left_out(&board, &[Site(3)], &[]);
    /// assert_eq!(sentences, ["r2c2 is wrong and is left out."]);
    /// ```
    pub fn left_out(&self, board: &Board, mistakes: &[Site], wrong_notes: &[Site]) -> Vec<String> {
        let both = [("step.mistakes", mistakes), ("step.wrong-notes", wrong_notes)];
        let texts = both.into_iter().filter(|(_, sites)| !sites.is_empty()).map(|(key, sites)| {
            let cells = self.sites(board, sites);
            let text = self.with(key, &[("cells", cells.into()), ("count", sites.len().into())]);
            capitalised(&text)
        });
        texts.collect()
    }

    /// The values at some sites, in the notation of moves or in a family's own words.
    ///
    /// ```
    /// use gridwright_core::toy::Toy;
    /// use gridwright_core::{Site, Value};
    /// use gridwright_words::{Language, Words};
    /// let values = vec![Some(Value(0)); 16];
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.values_at(&Toy::latin(4), &values, &[Site(0), Site(1)]), "r1c1=1, r1c2=1");
    /// ```
    pub fn values_at(
        &self,
        puzzle: &dyn Puzzle,
        values: &[Option<SiteValue>],
        sites: &[Site],
    ) -> String {
        let board = puzzle.board();
        let value = |site: Site| values.get(site.index()).copied().flatten();
        let claims: Option<Vec<Claim>> =
            sites.iter().map(|&site| Some(Claim::is(site, value(site)?))).collect();
        if let Some(own) = claims.and_then(|claims| self.own_moves(puzzle, &claims)) {
            return own;
        }
        let one = |&site: &Site| {
            let symbol = value(site).map_or('.', |value| board.symbol(value));
            format!("{}={symbol}", board.site_name(site))
        };
        sites.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// A description of the picture of a puzzle, for people who cannot see it.
    ///
    /// ```
    /// use gridwright_core::Puzzle;
    /// use gridwright_words::{Language, Words};
    /// fn alternative_text(puzzle: &dyn Puzzle) -> String {
    ///     Words::new(Language::English).description(puzzle)
    /// }
    /// ```
    pub fn description(&self, puzzle: &dyn Puzzle) -> String {
        let board = puzzle.board();
        let args = [
            ("rows", Value::from(board.rows)),
            ("columns", board.cols.into()),
            ("clues", board.n_givens().into()),
            ("line", puzzle.line().into()),
        ];
        self.with("picture.board", &args)
    }
}

/// Capitalises a text, unless it starts with the name of a cell.
fn capitalised(text: &str) -> String {
    if text.chars().nth(1).is_some_and(|sign| sign.is_ascii_digit()) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
