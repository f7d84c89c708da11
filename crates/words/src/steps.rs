//! Texts about single steps: where to look, the argument, and the conclusion.

use std::cmp::Ordering;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use gridwright_core::{
    Arg, Board, Claim, ColourCount, DeadEnd, Effect, Info, Item, MarkKind, Marks, Mask, Position,
    Pt, Puzzle, Scene, Site, Step, Technique, TextFiles, Trial,
};

use crate::sides;
use crate::words::{Args, RuleName, Value, Words, missing};

/// The placeholder for arguments in a text that is shown without them.
const GAP: &str = "…";

/// Maximum number of cells listed as the place to look at.
const MOST_CELLS: usize = 4;

/// The names of arguments that are chains of consequences.
const CHAINS: [&str; 2] = ["chain", "chains"];

/// The text of a family about a region whose cells are counted by colour.
const COLOUR_COUNT: &str = "counted-region";

/// Maximum number of runs of cells that are listed.
const MOST_RUNS: usize = 8;

/// The texts about a step in the stages of a hint, each more detailed than the one before it.
///
/// ```
/// use gridwright_core::{Puzzle, Step};
/// use gridwright_words::{Language, Words};
/// fn whole_hint(puzzle: &dyn Puzzle, step: &Step) -> String {
///     let stages = Words::new(Language::English).stages(puzzle, step);
///     [stages.place, stages.why, stages.moves].join("\n")
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Stages {
    /// The technique, and where to look.
    pub place: String,
    /// The argument, with its cells and values.
    pub why: String,
    /// The conclusion.
    pub moves: String,
}

impl Words {
    /// The stages of a hint for a step.
    pub fn stages(&self, puzzle: &dyn Puzzle, step: &Step) -> Stages {
        let technique = self.technique(puzzle.info(), step.technique);
        let place = self.place(puzzle, step);
        let args = [("technique", Value::from(technique)), ("place", place.into())];
        Stages {
            place: self.with("step.where", &args),
            why: self.why(puzzle, step),
            moves: self.conclusion(puzzle, &step.finding.effects),
        }
    }

    /// The argument and the conclusion of a step, in a few sentences that a learner can check on
    /// paper.
    ///
    /// ```
    /// use gridwright_core::{Puzzle, Step};
    /// use gridwright_words::{Language, Words};
    /// fn line(puzzle: &dyn Puzzle, step: &Step) -> String {
    ///     let words = Words::new(Language::English);
    ///     let name = words.technique(puzzle.info(), step.technique);
    ///     format!("{name}: {}", words.full(puzzle, step))
    /// }
    /// ```
    pub fn full(&self, puzzle: &dyn Puzzle, step: &Step) -> String {
        let (why, moves) = (self.why(puzzle, step), &step.finding.effects);
        format!("{why} {}", self.conclusion(puzzle, moves))
    }

    /// A step in one line, for someone who knows its technique.
    pub fn short(&self, puzzle: &dyn Puzzle, step: &Step) -> String {
        self.short_in(puzzle.info().texts, puzzle, step)
    }

    /// Like [`Words::short`], for a technique whose texts are in these files.
    pub fn short_in(&self, texts: &[TextFiles], puzzle: &dyn Puzzle, step: &Step) -> String {
        let key = format!("technique-{}.short", step.technique.id);
        self.text_of_step(texts, &key, puzzle, step)
    }

    /// The argument of a step, without its conclusion.
    pub fn why(&self, puzzle: &dyn Puzzle, step: &Step) -> String {
        self.why_in(puzzle.info().texts, puzzle, step)
    }

    /// Like [`Words::why`], for a technique whose texts are in these files.
    pub fn why_in(&self, texts: &[TextFiles], puzzle: &dyn Puzzle, step: &Step) -> String {
        let key = format!("technique-{}.full", step.technique.id);
        self.text_of_step(texts, &key, puzzle, step)
    }

    /// The results of [`Words::short`] and [`Words::full`]; the step's arguments are put in words
    /// only once.
    pub fn short_and_full(&self, puzzle: &dyn Puzzle, step: &Step) -> (String, String) {
        let texts = puzzle.info().texts;
        let keys = ["short", "full"].map(|form| format!("technique-{}.{form}", step.technique.id));
        let [short, why] = self.texts_of_step(texts, [&keys[0], &keys[1]], puzzle, step);
        (short, format!("{why} {}", self.conclusion(puzzle, &step.finding.effects)))
    }

    fn text_of_step(
        &self,
        texts: &[TextFiles],
        key: &str,
        puzzle: &dyn Puzzle,
        step: &Step,
    ) -> String {
        let [text] = self.texts_of_step(texts, [key], puzzle, step);
        text
    }

    /// Several texts about a step, whose arguments are put in words only once.
    fn texts_of_step<const N: usize>(
        &self,
        texts: &[TextFiles],
        keys: [&str; N],
        puzzle: &dyn Puzzle,
        step: &Step,
    ) -> [String; N] {
        // A text missing in a language is shown in English, and so are its arguments.
        let mut known: Option<(Words, Args<'_>)> = None;
        keys.map(|key| {
            let Some(found) = self.find(texts, key) else { return missing(key) };
            let args = match known.take() {
                Some((words, args)) if words == found.words => args,
                _ => found.words.args_of_step(texts, puzzle, step),
            };
            let text = found.with(key, &args);
            known = Some((found.words, args));
            // Empty parts of a text leave extra spaces between the others.
            if !text.contains("  ") && text.trim_matches(' ').len() == text.len() {
                return text.into_owned();
            }
            text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
        })
    }

    fn args_of_step<'s>(
        &self,
        texts: &[TextFiles],
        puzzle: &dyn Puzzle,
        step: &'s Step,
    ) -> Args<'s> {
        // Claims that follow by techniques used along the way do not follow from links of the
        // chain.
        let by: Vec<Claim> = step.finding.args.iter().flat_map(|(_, arg)| claims_by(arg)).collect();
        let value = |name: &str, arg: &Arg| match arg {
            // Other lists of claims are cases, not consequences.
            Arg::Chains(chains) if CHAINS.contains(&name) => {
                self.chains_in_words(puzzle, chains, &by).into()
            }
            _ => self.arg(texts, puzzle, arg),
        };
        step.finding.args.iter().map(|(name, arg)| (*name, value(name, arg))).collect()
    }

    /// The argument common to all steps of a technique, with `…` for the parts that vary.
    pub fn why_pattern(&self, info: &Info, technique: &Technique) -> String {
        let key = format!("technique-{}.full", technique.id);
        let Some(found) = self.find(info.texts, &key) else { return missing(&key) };
        let mut names = Vec::new();
        self.variables(info, found.pattern, &mut names);
        let gap = if self.is_ascii() { "..." } else { GAP };
        let inside = self.with("list.in", &[("name", gap.into())]);
        let any = RuleName { plain: gap.to_owned(), inside, numbered: None };
        let any = Value::Rules(vec![any]);
        let args: Args<'_> = names.iter().map(|&name| (name, any.clone())).collect();
        found.with(&key, &args).into_owned()
    }

    /// The picture of a position and its next step, with a legend of the marks used. `symbols` is
    /// the set of symbols for values, as in [`Marks::symbols`].
    ///
    /// ```
    /// use gridwright_core::{Item, Position, Puzzle, Scene, Step};
    /// use gridwright_words::{Language, Words};
    /// fn marks(puzzle: &dyn Puzzle, position: &Position, step: &Step) -> Vec<String> {
    ///     let scene = Words::new(Language::German).step_scene(puzzle, position, step, 0);
    ///     let legend = scene.items.into_iter().find_map(|item| match item {
    ///         Item::Legend(entries) => Some(entries),
    ///         _ => None,
    ///     });
    ///     legend.unwrap_or_default().into_iter().map(|(_, words)| words).collect()
    /// }
    /// ```
    pub fn step_scene(
        &self,
        puzzle: &dyn Puzzle,
        position: &Position,
        step: &Step,
        symbols: usize,
    ) -> Scene {
        let marks = Marks::of_step(puzzle.board(), position, step);
        self.marked_scene(puzzle, &Marks { symbols, ..marks })
    }

    /// The picture of a puzzle with marks, and a legend that explains them.
    ///
    /// ```
    /// use gridwright_core::{Marks, Puzzle, Role, Scene, Site};
    /// use gridwright_words::{Language, Words};
    /// fn first_site(puzzle: &dyn Puzzle) -> Scene {
    ///     let lights = vec![(Site(0), Role::Because)];
    ///     let marks = Marks { lights, ..Marks::of(puzzle.board()) };
    ///     Words::new(Language::Italian).marked_scene(puzzle, &marks)
    /// }
    /// ```
    pub fn marked_scene(&self, puzzle: &dyn Puzzle, marks: &Marks) -> Scene {
        let mut scene = Scene::default();
        puzzle.draw(marks, &mut scene);
        let words = |kind: MarkKind| self.get(&format!("mark.{}", kind.name())).into_owned();
        let entries = scene.mark_kinds().into_iter().map(|kind| (kind, words(kind))).collect();
        scene.items.push(Item::Legend(entries));
        scene
    }

    /// The place of a step's reasoning: the names of rules if they have names, or else sites.
    pub fn place(&self, puzzle: &dyn Puzzle, step: &Step) -> String {
        // A trial is located at its assumption; its consequences may lead anywhere.
        let is_trial = |arg: &Arg| matches!(arg, Arg::Moves(_) | Arg::Counts(_));
        if step.finding.args.iter().any(|(_, arg)| is_trial(arg)) {
            let tried: Vec<Site> =
                step.finding.effects.iter().map(|effect| effect.site()).collect();
            return self.sites(puzzle.board(), &tried);
        }
        // Cages that are counted lie in the houses that the step is about.
        let looked_at = step.finding.args.iter().filter(|(name, _)| *name != "counted");
        let mut rules: Vec<RuleName> = Vec::new();
        for index in looked_at.flat_map(|(_, arg)| arg.rules()) {
            let rule = self.rule_at(puzzle, index);
            if rules.iter().all(|other| other.plain != rule.plain) {
                rules.push(rule);
            }
        }
        if !rules.is_empty() {
            return self.rule_list(&rules);
        }
        let (board, sites) = (puzzle.board(), step.sites_seen());
        let cells = step.finding.args.iter().find_map(|(_, arg)| match arg {
            Arg::Cells(cells) => Some(cells.clone()),
            _ => None,
        });
        match (cells, sites.len()) {
            (Some(cells), _) => self.span(&cells),
            (None, 0..=MOST_CELLS) => self.sites(board, &sites),
            (None, _) => {
                let at = |site: &Site| board.sites.get(site.index()).copied();
                self.span(&sites.iter().filter_map(at).collect::<Vec<_>>())
            }
        }
    }

    /// The part of the board that contains these points.
    fn span(&self, points: &[Pt]) -> String {
        let points = || points.iter();
        let number = |coordinate: i16| usize::try_from((coordinate + 1) / 2).unwrap_or(0);
        let ends = |coordinate: fn(&Pt) -> i16| {
            let least = points().map(coordinate).min().unwrap_or_default();
            (number(least), number(points().map(coordinate).max().unwrap_or_default()))
        };
        let ((top, bottom), (left, right)) = (ends(|at| at.y), ends(|at| at.x));
        let cell = |row: usize, col: usize| format!("r{row}c{col}");
        match (top == bottom, left == right) {
            _ if top == 0 => (),
            (true, true) => return cell(top, left),
            // A row is not called "rows 1 to 1".
            (true, false) | (false, true) => {
                let ends = [("first", cell(top, left)), ("last", cell(bottom, right))];
                return self.with("step.rectangle", &ends.map(|(name, cell)| (name, cell.into())));
            }
            (false, false) => (),
        }
        let args = [("top", top), ("bottom", bottom), ("left", left), ("right", right)];
        self.with("step.span", &args.map(|(name, number)| (name, number.into())))
    }

    /// The conclusion of a step, in a sentence that groups sites with the same change.
    ///
    /// ```
    /// use gridwright_core::toy::Toy;
    /// use gridwright_core::{Effect, Mask, Site, Value};
    /// use gridwright_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let effects = [
    ///     Effect::Drop(Site(0), Mask::of(Value(2))),
    ///     Effect::Drop(Site(3), Mask::of(Value(2))),
    /// ];
    /// assert_eq!(words.conclusion(&Toy::latin(4), &effects), "So 3 can be removed from r1c1 and r1c4.");
    /// ```
    pub fn conclusion(&self, puzzle: &dyn Puzzle, effects: &[Effect]) -> String {
        let board = puzzle.board();
        let mut groups: Vec<(bool, Mask, Vec<Site>)> = Vec::new();
        for effect in effects {
            let (is_placed, values) = match *effect {
                Effect::Place(_, value) => (true, Mask::of(value)),
                Effect::Drop(_, values) => (false, values),
            };
            match groups.iter_mut().find(|group| (group.0, group.1) == (is_placed, values)) {
                Some(group) => group.2.push(effect.site()),
                None => groups.push((is_placed, values, vec![effect.site()])),
            }
        }
        let part = |(is_placed, values, sites): &(bool, Mask, Vec<Site>)| {
            let sites = self.site_names(board, sites);
            self.change(puzzle, *is_placed, *values, sites)
        };
        let parts: Vec<String> = groups.iter().map(part).collect();
        self.with("step.so", &[("changes", parts.join("; ").into())])
    }

    /// One change at several sites, in a family's own words if it has texts for its values.
    pub(crate) fn change(
        &self,
        puzzle: &dyn Puzzle,
        is_placed: bool,
        values: Mask,
        sites: Vec<String>,
    ) -> String {
        let texts = puzzle.info().texts;
        let what = if is_placed { "placed" } else { "gone" };
        let own = values.iter().next().filter(|_| values.len() == 1).and_then(|value| {
            let key = format!("change-{what}-{}", puzzle.board().symbol(value));
            Some((self.find(texts, &key)?, key))
        });
        if let Some((found, key)) = own {
            return found.with(&key, &[("cells", Value::List(sites))]).into_owned();
        }
        let values = Value::List(value_names(puzzle.board(), values));
        self.with(&format!("step.{what}"), &[("cells", Value::List(sites)), ("values", values)])
    }

    /// The names of the arguments that a text uses.
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

    /// The name of a site within a sentence: a cell by its row and column, an edge as a side of a
    /// cell.
    ///
    /// ```
    /// use gridwright_core::{Board, Site};
    /// use gridwright_words::{Language, Words};
    /// let board = Board::of_cells(2, 2, vec!['1', '2']);
    /// assert_eq!(Words::new(Language::English).site(&board, Site(3)), "r2c2");
    /// ```
    pub fn site(&self, board: &Board, site: Site) -> String {
        self.site_names(board, &[site]).swap_remove(0)
    }

    /// Joins the names of sites to a list: `r1c2`, `r1c2 and r3c4`, `r1c2, r3c4 and r5c6`.
    ///
    /// ```
    /// use gridwright_core::{Board, Site};
    /// use gridwright_words::{Language, Words};
    /// let board = Board::of_cells(2, 2, vec!['1', '2']);
    /// let sites = [Site(0), Site(1), Site(3)];
    /// assert_eq!(Words::new(Language::English).sites(&board, &sites), "r1c1, r1c2 and r2c2");
    /// ```
    pub fn sites(&self, board: &Board, sites: &[Site]) -> String {
        self.list(&self.site_names(board, sites))
    }

    /// The names of sites without a final "and": `r1c2 r3c4`. Sides of cells are separated by
    /// commas.
    ///
    /// ```
    /// use gridwright_core::{Board, Site};
    /// use gridwright_words::{Language, Words};
    /// let board = Board::of_cells(2, 2, vec!['1', '2']);
    /// assert_eq!(Words::new(Language::English).site_row(&board, &[Site(0), Site(3)]), "r1c1 r2c2");
    /// ```
    pub fn site_row(&self, board: &Board, sites: &[Site]) -> String {
        self.site_names(board, sites).join(if board.has_edges() { ", " } else { " " })
    }

    /// The names of sites. Sides of one cell are named from it, and the cell only with the last.
    pub(crate) fn site_names(&self, board: &Board, sites: &[Site]) -> Vec<String> {
        let centres: Vec<Pt> =
            sites.iter().filter_map(|s| board.sites.get(s.index())).copied().collect();
        let shared = sides::cell_of_all(&centres);
        let name = |(i, &site): (usize, &Site)| {
            let Some((side, cell)) =
                board.sites.get(site.index()).and_then(|&centre| sides::named(centre, shared))
            else {
                return board.site_name(site);
            };
            let side = self.with(side, &[]);
            if shared.is_some() && i + 1 < sites.len() {
                return side;
            }
            self.with("step.side-of", &[("side", side.into()), ("cell", cell_name(cell).into())])
        };
        sites.iter().enumerate().map(name).collect()
    }

    /// Converts an argument of a step to an argument of its text.
    pub(crate) fn arg(
        &self,
        texts: &[TextFiles],
        puzzle: &dyn Puzzle,
        arg: &Arg,
    ) -> Value<'static> {
        let board = puzzle.board();
        match arg {
            Arg::Site(site) => self.site(board, *site).into(),
            Arg::Sites(sites) => Value::List(self.site_names(board, sites)),
            Arg::Value(value) => board.symbol(*value).into(),
            Arg::Values(values) => Value::List(value_names(board, *values)),
            Arg::Rule(index) => Value::Rules(vec![self.rule_at(puzzle, *index)]),
            Arg::Rules(indices) => {
                Value::Rules(indices.iter().map(|&index| self.rule_at(puzzle, index)).collect())
            }
            Arg::Number(number) => (*number).into(),
            Arg::Word(word) => (*word).into(),
            Arg::Chains(chains) => {
                let chains: Vec<String> =
                    chains.iter().map(|claims| self.chain(board, claims)).collect();
                chains.join("; ").into()
            }
            Arg::Moves(tried) => {
                let tried: Vec<String> =
                    tried.iter().map(|moves| self.moves(puzzle, moves)).collect();
                tried.join("; ").into()
            }
            Arg::Nodes(nodes) => self.chain_in_words(puzzle, nodes, &[]).into(),
            Arg::Techniques(steps) => {
                let one = |(technique, claims): &(&Technique, Vec<Claim>)| {
                    let name = self.text(texts, &format!("technique-{}", technique.id));
                    let claims = self.chain(board, claims).into();
                    self.with("step.by", &[("technique", name.into()), ("claims", claims)])
                };
                Value::List(steps.iter().map(one).collect())
            }
            Arg::Places(places) => {
                let one = |(index, sites): &(usize, Vec<Site>)| {
                    let cells = Value::List(self.site_names(board, sites));
                    let house = Value::Rules(vec![self.rule_at(puzzle, *index)]);
                    self.with("step.places", &[("house", house), ("cells", cells)])
                };
                places.iter().map(one).collect::<Vec<_>>().join("; ").into()
            }
            Arg::Candidates(cells) => Value::List(self.candidates(board, cells)),
            Arg::Groups(groups) => {
                let one = |(sites, values): &(Vec<Site>, Mask)| {
                    let cell = self.site_names(board, sites).join("/").into();
                    let values = Value::List(value_names(board, *values));
                    self.with("step.candidates", &[("cell", cell), ("values", values)])
                };
                groups.iter().map(one).collect::<Vec<_>>().join("; ").into()
            }
            Arg::Linked(groups) => {
                let one = |&(index, values): &(usize, Mask)| {
                    let values = Value::List(value_names(board, values));
                    let rule = Value::Rules(vec![self.rule_at(puzzle, index)]);
                    self.with("step.linked", &[("values", values), ("rule", rule)])
                };
                Value::List(groups.iter().map(one).collect())
            }
            Arg::Sets(sets) => {
                let one = |&set: &Mask| value_names(board, set).join("+");
                Value::List(sets.iter().map(one).collect())
            }
            Arg::Cells(cells) => self.cells(cells),
            Arg::Trials(trials) => {
                let one = |trial| self.trial(puzzle, trial);
                trials.iter().map(one).collect::<Vec<_>>().join("; ").into()
            }
            Arg::Counts(counts) => {
                let one = |count| self.colour_count(texts, board, count);
                counts.iter().map(one).collect::<Vec<_>>().join(" ").into()
            }
        }
    }

    /// Describes a trial: its assumption, the moves that follow, and the contradiction.
    fn trial(&self, puzzle: &dyn Puzzle, Trial { supposed, moves, end }: &Trial) -> String {
        let board = puzzle.board();
        let mut args = vec![
            ("cell", Value::from(self.site(board, supposed.site))),
            ("value", board.symbol(supposed.value).into()),
            ("count", moves.len().into()),
            ("moves", self.moves(puzzle, moves).into()),
        ];
        let house = |rule: usize| Value::Rules(vec![self.rule_at(puzzle, rule)]);
        match *end {
            DeadEnd::Site(at) => {
                args.extend([("end", "cell".into()), ("at", self.site(board, at).into())]);
            }
            DeadEnd::Place(rule, lost) => {
                let lost = board.symbol(lost).into();
                args.extend([("end", "place".into()), ("lost", lost), ("house", house(rule))]);
            }
            DeadEnd::Rule(rule) => args.extend([("end", "rule".into()), ("house", house(rule))]),
        }
        self.with("step.trial", &args)
    }

    /// Describes a region: its cells and exits of each colour, and the conclusion from their
    /// numbers.
    fn colour_count(&self, texts: &[TextFiles], board: &Board, count: &ColourCount) -> String {
        let ColourCount { cells, n_cells: [dark, light], n_ways, n_used, n_gaps, path, blocked } =
            count;
        let (side, more) = match dark.cmp(light) {
            Ordering::Equal => ("even", 0),
            Ordering::Greater => ("dark", 2 * (dark - light)),
            Ordering::Less => ("light", 2 * (light - dark)),
        };
        let [gaps_dark, gaps_light] = n_gaps.unwrap_or_default();
        let args = [
            ("region", self.all_cells(cells)),
            ("count", cells.len().into()),
            ("dark", (*dark).into()),
            ("light", (*light).into()),
            ("side", side.into()),
            ("more", more.into()),
            ("ways-dark", n_ways[0].into()),
            ("ways-light", n_ways[1].into()),
            ("laid-dark", n_used[0].into()),
            ("laid-light", n_used[1].into()),
            ("gaps", if n_gaps.is_some() { "yes" } else { "no" }.into()),
            ("gaps-dark", gaps_dark.into()),
            ("gaps-light", gaps_light.into()),
            ("path", Value::List(self.site_names(board, path))),
            ("blocked", Value::List(self.site_names(board, blocked))),
        ];
        match self.find(texts, COLOUR_COUNT) {
            Some(found) => found.with(COLOUR_COUNT, &args).into_owned(),
            None => missing(COLOUR_COUNT),
        }
    }

    /// Describes how a position differs from the example of a technique to be a near miss: these
    /// sites have these candidates as well, or, if `is_opened`, values are removed there and leave
    /// these candidates. An empty list means that there is no such position.
    pub fn near_miss(&self, board: &Board, cells: &[(Site, Mask)], is_opened: bool) -> String {
        if cells.is_empty() {
            return self.get("lesson.near-clues").into_owned();
        }
        if is_opened {
            let cells = Value::List(self.candidates(board, cells));
            return self.with("lesson.near-opened", &[("cells", cells)]);
        }
        let one = |&(site, values): &(Site, Mask)| {
            let values = Value::List(value_names(board, values));
            self.with(
                "lesson.extra",
                &[("cell", self.site(board, site).into()), ("values", values)],
            )
        };
        let cells = Value::List(cells.iter().map(one).collect());
        self.with("lesson.near", &[("cells", cells)])
    }

    fn candidates(&self, board: &Board, cells: &[(Site, Mask)]) -> Vec<String> {
        let one = |&(site, values): &(Site, Mask)| {
            let values = Value::List(value_names(board, values));
            let cell = self.site(board, site).into();
            self.with("step.candidates", &[("cell", cell), ("values", values)])
        };
        cells.iter().map(one).collect()
    }

    /// Lists cells, or describes the part of the board if there are many.
    fn cells(&self, cells: &[Pt]) -> Value<'static> {
        let runs = runs(cells);
        if runs.len() > MOST_RUNS && !is_rectangle(&runs) {
            return self.span(cells).into();
        }
        self.all_cells(cells)
    }

    /// Lists cells, joining neighbours in a row into runs.
    fn all_cells(&self, cells: &[Pt]) -> Value<'static> {
        let runs = runs(cells);
        let ends = |first: &Pt, last: &Pt| {
            [("first", Value::from(cell_name(*first))), ("last", cell_name(*last).into())]
        };
        if let [(first, _), .., (_, last)] = &runs[..]
            && is_rectangle(&runs)
        {
            return self.with("step.rectangle", &ends(first, last)).into();
        }
        let one = |(first, last): &(Pt, Pt)| match (last.x - first.x) / 2 {
            0 => vec![cell_name(*first)],
            1 => vec![cell_name(*first), cell_name(*last)],
            _ => vec![self.with("step.run", &ends(first, last))],
        };
        Value::List(runs.iter().flat_map(one).collect())
    }
}

/// The first and the last cell of each run of neighbours in a row.
fn runs(cells: &[Pt]) -> Vec<(Pt, Pt)> {
    let mut cells = cells.to_vec();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    let mut runs: Vec<(Pt, Pt)> = Vec::new();
    for cell in cells {
        match runs.last_mut() {
            Some((_, last)) if (last.y, last.x + 2) == (cell.y, cell.x) => *last = cell,
            _ => runs.push((cell, cell)),
        }
    }
    runs
}

/// Whether runs of cells are those of a rectangle with several rows and columns.
fn is_rectangle(runs: &[(Pt, Pt)]) -> bool {
    let [(first, end), _, ..] = runs else { return false };
    first.x < end.x
        && runs.windows(2).all(|pair| pair[0].0.y + 2 == pair[1].0.y)
        && runs.iter().all(|run| (run.0.x, run.1.x) == (first.x, end.x))
}

/// The claims concluded by techniques that are used along the way.
fn claims_by(arg: &Arg) -> Vec<Claim> {
    match arg {
        Arg::Techniques(steps) => steps.iter().flat_map(|(_, claims)| claims).copied().collect(),
        _ => Vec::new(),
    }
}

fn cell_name(cell: Pt) -> String {
    format!("r{}c{}", (cell.y + 1) / 2, (cell.x + 1) / 2)
}

fn value_names(board: &Board, values: Mask) -> Vec<String> {
    values.iter().map(|value| board.symbol(value).to_string()).collect()
}

#[cfg(test)]
mod tests;
