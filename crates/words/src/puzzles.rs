//! Texts about families, their rules and techniques, and about the steps of a puzzle.
//!
//! Families bring their texts along in [`Info::texts`]; no family is known here.

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use gridwright_core::{
    Arg, Board, Claim, ClueId, Culprit, Info, Level, Mask, Name, NameArg, ParamSpec, Profile,
    Puzzle, Site, Step, SymbolSet, Technique, TextFiles,
};

use crate::words::{Args, Value, Words, missing};

/// What stands for the arguments of a text that is shown without any.
const GAP: &str = "…";

impl Words {
    /// The name of a family.
    pub fn family(&self, info: &Info) -> Cow<'static, str> {
        self.text(info.texts, "family.name")
    }

    /// What a family is, in one sentence.
    pub fn summary(&self, info: &Info) -> Cow<'static, str> {
        self.text(info.texts, "family.summary")
    }

    /// The rules of a family, for someone who has never seen a puzzle of it.
    pub fn rules(&self, info: &Info) -> Cow<'static, str> {
        self.text(info.texts, "family.rules")
    }

    /// How moves of a family are written, where they are not written like those of others.
    pub fn notation(&self, info: &Info) -> Option<Cow<'static, str>> {
        let key = "family.notation";
        Some(self.find(info.texts, key)?.with(key, &[]))
    }

    /// What a parameter of a family is.
    pub fn parameter(&self, info: &Info, spec: &ParamSpec) -> Cow<'static, str> {
        self.text(info.texts, &format!("parameter-{}", spec.name))
    }

    /// The name of a set of symbols.
    pub fn symbols(&self, info: &Info, set: &SymbolSet) -> Cow<'static, str> {
        self.text(info.texts, &format!("symbols-{}", set.name))
    }

    /// The name of a level.
    pub fn level(&self, level: Level) -> Cow<'static, str> {
        self.get(&format!("level.{}", level.name()))
    }

    /// Whose measure a profile is, in one sentence.
    pub fn profile(&self, info: &Info, profile: &Profile) -> Cow<'static, str> {
        self.text(info.texts, &format!("profile-{}", profile.id.replace('.', "_")))
    }

    /// The name of a technique.
    pub fn technique(&self, info: &Info, technique: &Technique) -> Cow<'static, str> {
        self.text(info.texts, &format!("technique-{}", technique.id))
    }

    /// What a technique is, in a few sentences.
    pub fn lesson(&self, info: &Info, technique: &Technique) -> Cow<'static, str> {
        self.text(info.texts, &format!("technique-{}.lesson", technique.id))
    }

    /// The reason for a step, in a sentence or two that a player can follow.
    ///
    /// ```
    /// use gridwright_core::{Puzzle, Step};
    /// use gridwright_words::{Language, Words};
    /// fn line(puzzle: &dyn Puzzle, step: &Step) -> String {
    ///     let words = Words::new(Language::English);
    ///     let name = words.technique(puzzle.info(), step.technique);
    ///     format!("{name}: {}", words.reason(puzzle, step))
    /// }
    /// ```
    pub fn reason(&self, puzzle: &dyn Puzzle, step: &Step) -> String {
        self.reason_in(puzzle.info().texts, puzzle, step)
    }

    /// The reason for a step by a technique whose texts stand in these files.
    pub fn reason_in(&self, texts: &[TextFiles], puzzle: &dyn Puzzle, step: &Step) -> String {
        let key = format!("technique-{}.reason", step.technique.id);
        let Some(found) = self.find(texts, &key) else { return missing(&key) };
        let value = |arg: &Arg| found.words.arg(puzzle, arg);
        let args: Args<'_> =
            step.finding.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        found.with(&key, &args).into_owned()
    }

    /// The reason that steps of a technique have, with `…` for what differs from step to step.
    pub fn reason_pattern(&self, info: &Info, technique: &Technique) -> String {
        let key = format!("technique-{}.reason", technique.id);
        let Some(found) = self.find(info.texts, &key) else { return missing(&key) };
        let mut names = Vec::new();
        self.variables(info, found.pattern, &mut names);
        let gap = if self.is_ascii() { "..." } else { GAP };
        let args: Args<'_> = names.iter().map(|&name| (name, gap.into())).collect();
        found.with(&key, &args).into_owned()
    }

    /// The names of the arguments that a text asks for.
    fn variables(
        &self,
        info: &Info,
        pattern: &'static Pattern<&'static str>,
        names: &mut Vec<&'static str>,
    ) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.variables_in(info, inline, names),
                    Expression::Select { selector, variants } => {
                        self.variables_in(info, selector, names);
                        variants.iter().for_each(|v| self.variables(info, &v.value, names));
                    }
                }
            }
        }
    }

    fn variables_in(
        &self,
        info: &Info,
        inline: &'static InlineExpression<&'static str>,
        names: &mut Vec<&'static str>,
    ) {
        match inline {
            InlineExpression::VariableReference { id } => names.push(id.name),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|arg| self.variables_in(info, arg, names));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute =
                    attribute.as_ref().map_or(String::new(), |a| format!(".{}", a.name));
                if let Some(found) = self.find(info.texts, &format!("{}{attribute}", id.name)) {
                    self.variables(info, found.pattern, names);
                }
            }
            _ => (),
        }
    }

    /// What a rule of a puzzle is called within a sentence: `row 3`.
    pub fn rule(&self, info: &Info, name: &Name) -> String {
        let key = format!("rule-{}", name.key);
        let Some(found) = self.find(info.texts, &key) else { return missing(&key) };
        let value = |arg: &NameArg| match arg {
            NameArg::Number(number) => Value::from(*number),
            NameArg::Text(text) => Value::from(text.clone()),
            NameArg::Name(name) => Value::from(found.words.rule(info, name)),
            other => Value::from(other.to_string()),
        };
        let args: Args<'_> = name.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        found.with(&key, &args).into_owned()
    }

    /// Sites as people list them: `r1c2`, `r1c2 and r3c4`, `r1c2, r3c4 and r5c6`.
    ///
    /// ```
    /// use gridwright_core::{Board, Site};
    /// use gridwright_words::{Language, Words};
    /// let board = Board::of_cells(2, 2, vec!['1', '2']);
    /// let sites = [Site(0), Site(1), Site(3)];
    /// assert_eq!(Words::new(Language::English).sites(&board, &sites), "r1c1, r1c2 and r2c2");
    /// ```
    pub fn sites(&self, board: &Board, sites: &[Site]) -> String {
        self.list(&site_names(board, sites))
    }

    /// Things as people list them: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.joined(items, "list.and")
    }

    /// What could be wrong in a puzzle without a solution, in a few words.
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
                let clue = |&site: &Site| {
                    let given = board.givens.get(site.index()).copied().flatten();
                    let value = given.map_or('.', |value| board.symbol(value));
                    format!("{}={value}", board.site_name(site))
                };
                let clues: Vec<String> = violation.sites.iter().map(clue).collect();
                let rule = self.rule(puzzle.info(), &violation.name);
                let args = [("clues", clues.join(", ").into()), ("rule", rule.into())];
                self.with("culprit.broken", &args)
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

    /// What a picture of a puzzle shows, for those who cannot see it.
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

    /// An argument of the texts about a step.
    fn arg(&self, puzzle: &dyn Puzzle, arg: &Arg) -> Value<'static> {
        let board = puzzle.board();
        let rule = |&index: &usize| match puzzle.constraints().get(index) {
            Some(rule) => self.rule(puzzle.info(), &rule.name()),
            None => String::new(),
        };
        match arg {
            Arg::Site(site) => board.site_name(*site).into(),
            Arg::Sites(sites) => Value::List(site_names(board, sites)),
            Arg::Value(value) => board.symbol(*value).into(),
            Arg::Values(values) => Value::List(value_names(board, *values)),
            Arg::Rule(index) => rule(index).into(),
            Arg::Rules(indices) => Value::List(indices.iter().map(rule).collect()),
            Arg::Number(number) => (*number).into(),
            Arg::Word(word) => (*word).into(),
            Arg::Chains(chains) => {
                let chains: Vec<String> =
                    chains.iter().map(|claims| chain(board, claims)).collect();
                chains.join("; ").into()
            }
        }
    }
}

/// A chain of claims in the notation of moves.
fn chain(board: &Board, claims: &[Claim]) -> String {
    let claim = |claim: &Claim| {
        let sign = if claim.holds { "=" } else { "<>" };
        format!("{}{sign}{}", board.site_name(claim.site), board.symbol(claim.value))
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(", ")
}

fn site_names(board: &Board, sites: &[Site]) -> Vec<String> {
    sites.iter().map(|&site| board.site_name(site)).collect()
}

fn value_names(board: &Board, values: Mask) -> Vec<String> {
    values.iter().map(|value| board.symbol(value).to_string()).collect()
}

#[cfg(test)]
mod tests {
    use gridwright_core::toy::Toy;
    use gridwright_core::{Effect, Finding, Value as Symbol, Violation, WHAT_IF};

    use super::*;
    use crate::language::Language;

    fn english() -> Words {
        Words::new(Language::English)
    }

    /// A reason with these arguments.
    fn reason(toy: &Toy, text: &'static str, args: &[(&'static str, Arg)]) -> String {
        let file: TextFiles = Box::leak(Box::new([("en", text)]));
        let found = english().find(&[file], "a").unwrap();
        let args: Args<'_> =
            args.iter().map(|(name, arg)| (*name, found.words.arg(toy, arg))).collect();
        found.with("a", &args).into_owned()
    }

    #[test]
    fn lists_are_joined_as_the_text_says() {
        let toy = Toy::latin(4);
        let sites = |n| vec![("cells", Arg::Sites((0..n).map(Site).collect()))];
        for (text, expected) in [
            ("a = { $cells }", ["nothing", "r1c1", "r1c1 and r1c2", "r1c1, r1c2 and r1c3"]),
            ("a = { AND($cells) }", ["nothing", "r1c1", "r1c1 and r1c2", "r1c1, r1c2 and r1c3"]),
            ("a = { OR($cells) }", ["nothing", "r1c1", "r1c1 or r1c2", "r1c1, r1c2 or r1c3"]),
            (
                "a = { ALL($cells) }",
                ["nothing", "r1c1", "both r1c1 and r1c2", "all of r1c1, r1c2 and r1c3"],
            ),
            ("a = { BOTH($cells) }", ["all of them", "all of them", "both", "all of them"]),
            ("a = { COUNT($cells) }", ["0", "1", "2", "3"]),
            (
                "a = { COUNT($cells) ->\n    [one] one\n   *[other] more\n }",
                ["more", "one", "more", "more"],
            ),
        ] {
            for (n, expected) in expected.into_iter().enumerate() {
                assert_eq!(reason(&toy, text, &sites(n as u16)), expected, "{text}");
            }
        }
    }

    #[test]
    fn every_kind_of_argument_has_its_text() {
        let toy = Toy::latin(4);
        let claim = |holds| Claim { site: Site(5), value: Symbol(3), holds };
        for (arg, expected) in [
            (Arg::Site(Site(4)), "r2c1"),
            (Arg::Value(Symbol(2)), "3"),
            (Arg::Values(Mask::first(2)), "1 and 2"),
            (Arg::Rule(0), "row 1"),
            (Arg::Rules(vec![0, 3]), "row 1 and column 2"),
            (Arg::Rule(99), ""),
            (Arg::Number(12), "12"),
            (Arg::Word("x"), "x"),
            (
                Arg::Chains(vec![vec![claim(true), claim(false)], vec![claim(true)]]),
                "r2c2=4, r2c2<>4; r2c2=4",
            ),
        ] {
            assert_eq!(reason(&toy, "a = { $arg }", &[("arg", arg)]), expected);
        }
    }

    #[test]
    fn a_step_is_explained_with_its_arguments_and_its_technique_without() {
        let toy = Toy::latin(4);
        let finding = Finding {
            because: vec![Site(0)],
            effects: vec![Effect::Drop(Site(0), Mask::first(1))],
            args: vec![("cell", Arg::Site(Site(0))), ("value", Arg::Value(Symbol(0)))],
        };
        let text = english().reason(&toy, &Step::new(&WHAT_IF, finding));
        assert!(text.starts_with("If r1c1 were 1, ") && text.ends_with("r1c1 is not 1."), "{text}");
        let pattern = english().reason_pattern(toy.info(), &WHAT_IF);
        assert!(
            pattern.starts_with("If … were …, ") && pattern.ends_with("… is not …."),
            "{pattern}"
        );
        let pattern = english().in_ascii().reason_pattern(toy.info(), &WHAT_IF);
        assert!(pattern.starts_with("If ... were ..., "), "{pattern}");
        assert_eq!(Words::new(Language::German).technique(toy.info(), &WHAT_IF), "Was wäre wenn");
    }

    #[test]
    fn names_within_names_are_in_the_same_language() {
        let toy = Toy::latin(4);
        let rule = toy.constraints()[0].name();
        assert_eq!(Words::new(Language::German).rule(toy.info(), &rule), "Zeile 1");
        let violation = Violation { rule: "row", name: rule, sites: vec![Site(0), Site(1)] };
        assert_eq!(
            english().culprit(&toy, &Culprit::Broken(violation)),
            "the clues r1c1=., r1c2=. do not go together in row 1"
        );
    }
}
