//! Shows first steps in the style of books: the technique, the place to look at, and the move.

use gridwright::contract::{Name, NameArg};
use gridwright::steps::{Arg, Effect};
use gridwright::{Board, Mask, Puzzle, Site, Step, Value};
use gridwright_words::Words;

/// Maximum number of cells that are listed, so that a hint takes a line or two.
const MOST_CELLS: usize = 6;

/// Stands for cells that are not listed.
const MORE: &str = "…";

/// A step in the style of books. Values are shown in the symbols of the puzzle's picture.
pub(crate) struct Hint {
    /// The technique: `Naked pair`.
    pub(crate) technique: String,
    /// The rules and cells to look at: `row 3, r3c1, r3c2`; empty if the move alone is enough.
    pub(crate) places: String,
    /// The move: `r3c4 r3c7<>25`.
    pub(crate) moves: String,
}

impl Hint {
    pub(crate) fn new(words: Words, puzzle: &dyn Puzzle, step: &Step, symbols: usize) -> Hint {
        let signs = Signs::new(puzzle, symbols);
        let technique = words.technique(puzzle.info(), step.technique).into_owned();
        let mut places = places(words, puzzle, step);
        if places.is_empty() {
            places = values(&signs, step);
        }
        let moves = moves(puzzle.board(), &signs, &step.finding.effects);
        Hint { technique, places: places.join(", "), moves }
    }

    /// The whole hint in a line, such as `Naked pair: row 3, r3c1, r3c2. r3c4 r3c7<>25`.
    pub(crate) fn line(&self) -> String {
        let Hint { technique, places, moves } = self;
        match places.is_empty() {
            true => format!("{technique}. {moves}"),
            // The list already ends with an ellipsis, so no full stop follows.
            false if places.ends_with(MORE) => format!("{technique}: {places} {moves}"),
            false => format!("{technique}: {places}. {moves}"),
        }
    }

    /// The text of one of `n_stages` stages, counted from 0: first the technique, then the place to
    /// look at, then the move. With two stages the first has the technique and the place; with one,
    /// everything is in a line.
    pub(crate) fn stage(&self, stage: usize, n_stages: usize) -> String {
        let Hint { technique, places, moves } = self;
        match (n_stages, stage) {
            (..=1, _) => self.line(),
            (2, 0) if !places.is_empty() => format!("{technique}: {places}"),
            (_, 0) => technique.clone(),
            (3.., 1) if !places.is_empty() => capitalised(places),
            (3.., 1) => technique.clone(),
            _ => moves.clone(),
        }
    }
}

/// A text with a capital first letter.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    // Names of cells stay as they are: `r1c2`.
    let is_cell = text.starts_with('r') && text[1..].starts_with(|c: char| c.is_ascii_digit());
    match letters.next() {
        Some(first) if !is_cell => first.to_uppercase().chain(letters).collect(),
        _ => text.to_owned(),
    }
}

/// The rows, cages, words and so on that a step uses, then those of its cells that neither these
/// names nor the move mention.
fn places(words: Words, puzzle: &dyn Puzzle, step: &Step) -> Vec<String> {
    let (mut rules, mut cells): (Vec<Name>, Vec<Site>) = (Vec::new(), Vec::new());
    let rule = |index: &usize| puzzle.constraints()[*index].name();
    for (_, arg) in &step.finding.args {
        rules.extend(arg.rules().iter().map(rule));
        if !matches!(arg, Arg::Chains(_) | Arg::Moves(_) | Arg::Nodes(_) | Arg::Techniques(_)) {
            cells.extend(arg.sites());
        }
    }
    let is_named = |cell: &Site| {
        let cell = puzzle.board().site_name(*cell);
        rules.iter().any(|name| mentions(name, &cell))
    };
    let is_moved = |cell: &Site| step.finding.effects.iter().any(|effect| effect.site() == *cell);
    cells.retain(|cell| !is_named(cell) && !is_moved(cell));
    let names = rules.iter().map(|name| words.rule(puzzle.info(), name));
    let names = names.chain(listed(puzzle.board(), &cells));
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    seen
}

/// Whether a name mentions a cell.
fn mentions(name: &Name, cell: &str) -> bool {
    name.args.iter().any(|(_, arg)| match arg {
        // The name of a sign holds two cells: `r2c1>r3c1`.
        NameArg::Text(text) => text.split(['<', '>']).any(|part| part == cell),
        NameArg::Name(name) => mentions(name, cell),
        _ => false,
    })
}

/// The values that a step uses, except those it places.
fn values(signs: &Signs, step: &Step) -> Vec<String> {
    let mut all = Mask::EMPTY;
    for (_, arg) in &step.finding.args {
        all = all.or(arg.values());
    }
    for effect in &step.finding.effects {
        if let Effect::Place(_, value) = effect {
            all = all.without(Mask::of(*value));
        }
    }
    all.iter().map(|value| signs.of(value).to_string()).collect()
}

/// The symbol of each value in one of the sets of a family.
struct Signs(Vec<char>);

impl Signs {
    fn new(puzzle: &dyn Puzzle, symbols: usize) -> Signs {
        let set = symbols.checked_sub(1).and_then(|set| puzzle.info().symbol_sets.get(set));
        Signs(set.map_or_else(|| puzzle.board().symbols.clone(), |set| set.chars.chars().collect()))
    }

    fn of(&self, value: Value) -> char {
        self.0.get(value.index()).copied().unwrap_or('?')
    }
}

/// The names of the first few cells.
fn listed(board: &Board, cells: &[Site]) -> Vec<String> {
    let mut names: Vec<String> =
        cells.iter().take(MOST_CELLS).map(|&cell| board.site_name(cell)).collect();
    if cells.len() > MOST_CELLS {
        names.push(MORE.to_owned());
    }
    names
}

/// The effects of a step, grouped by cells with the same effect.
fn moves(board: &Board, signs: &Signs, effects: &[Effect]) -> String {
    let mut groups: Vec<(String, Vec<Site>)> = Vec::new();
    for effect in effects {
        let (sign, mask) = match *effect {
            Effect::Place(_, value) => ("=", Mask::of(value)),
            Effect::Drop(_, gone) => ("<>", gone),
        };
        let values: String = mask.iter().map(|value| signs.of(value)).collect();
        let what = format!("{sign}{values}");
        match groups.iter_mut().find(|(known, _)| *known == what) {
            Some((_, cells)) => cells.push(effect.site()),
            None => groups.push((what, vec![effect.site()])),
        }
    }
    let words =
        |(what, cells): &(String, Vec<Site>)| format!("{}{what}", listed(board, cells).join(" "));
    groups.iter().map(words).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use gridwright::steps::next_step;
    use gridwright::{Budget, FAMILIES, Position, Recipe, StepQuery};
    use gridwright_words::Language;

    use super::*;

    fn first_steps(check: impl Fn(&dyn Puzzle, &Step)) {
        for family in FAMILIES {
            for preset in family.info().presets {
                let recipe = format!("{}/{preset}@1#0", family.info().id).replace("/@", "@");
                let recipe: Recipe = recipe.parse().unwrap();
                let Ok(made) = recipe.make(&mut Budget::nodes(2_000_000)) else { continue };
                let position = Position::of(&*made.puzzle);
                let budget = &mut Budget::nodes(2_000_000);
                if let Some(step) =
                    next_step(&*made.puzzle, &position, &StepQuery::default(), budget)
                {
                    check(&*made.puzzle, &step);
                }
            }
        }
    }

    #[test]
    fn hints_are_in_the_language_of_the_book() {
        first_steps(|puzzle, step| {
            let mut hints: Vec<String> = Vec::new();
            for language in Language::ALL {
                let hint = Hint::new(Words::new(language), puzzle, step, 0).line();
                assert!(hint.len() < 400 && hint.contains(['=', '<']), "{hint}");
                hints.push(hint);
            }
            let english = hints[0].split([':', '.']).next().unwrap();
            let name = Words::new(Language::English).technique(puzzle.info(), step.technique);
            assert_eq!(english, name);
            for hint in &hints[1..] {
                assert_ne!(hint, &hints[0]);
            }
        });
    }

    #[test]
    fn cells_of_a_sign_are_not_listed_again() {
        let name = Name::new("sign").with("sign", "r2c1>r3c1");
        assert!(mentions(&name, "r2c1") && mentions(&name, "r3c1"));
        assert!(!mentions(&name, "r2c11") && !mentions(&name, "r2c"));
        first_steps(|puzzle, step| {
            let hint = Hint::new(Words::new(Language::English), puzzle, step, 0);
            let cells =
                hint.places.split(", ").filter(|place| puzzle.board().site_named(place).is_some());
            for cell in cells {
                let is_in = |other: &str| other.split(['<', '>']).any(|part| part == cell);
                let n = hint.places.split(", ").filter(|other| is_in(other)).count();
                assert_eq!(n, 1, "{}", hint.places);
            }
        });
    }

    #[test]
    fn cells_with_the_same_effect_stand_together() {
        let board = Board::of_cells(3, 3, vec!['1', '2', '3']);
        let effects = [
            Effect::Drop(Site(0), Mask::of(Value(1))),
            Effect::Place(Site(4), Value(0)),
            Effect::Drop(Site(8), Mask::of(Value(1))),
        ];
        let digits = Signs(board.symbols.clone());
        assert_eq!(moves(&board, &digits, &effects), "r1c1 r3c3<>2, r2c2=1");
        let runes = Signs("ᚠᚢᚦ".chars().collect());
        assert_eq!(moves(&board, &runes, &effects), "r1c1 r3c3<>ᚢ, r2c2=ᚠ");
        let many: Vec<Effect> = (0..9).map(|i| Effect::Place(Site(i), Value(2))).collect();
        assert_eq!(moves(&board, &digits, &many), "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 …=3");
    }

    #[test]
    fn stages_say_a_little_more_each_time() {
        let [technique, places, moves] = ["Naked pair", "row 3", "r3c4<>25"].map(str::to_owned);
        let hint = Hint { technique, places, moves };
        let stages = |n: usize| (0..n).map(|stage| hint.stage(stage, n)).collect::<Vec<_>>();
        assert_eq!(stages(1), ["Naked pair: row 3. r3c4<>25"]);
        assert_eq!(stages(2), ["Naked pair: row 3", "r3c4<>25"]);
        assert_eq!(stages(3), ["Naked pair", "Row 3", "r3c4<>25"]);
        assert_eq!(capitalised("r1c2, r1c3"), "r1c2, r1c3");
    }

    #[test]
    fn a_list_that_is_cut_ends_in_three_dots() {
        let hint = |places: &str| Hint {
            technique: "T".to_owned(),
            places: places.to_owned(),
            moves: "r1c1=1".to_owned(),
        };
        assert_eq!(hint("row 3, r1c2, …").line(), "T: row 3, r1c2, … r1c1=1");
        assert_eq!(hint("row 3").line(), "T: row 3. r1c1=1");
        assert_eq!(hint("").line(), "T. r1c1=1");
    }
}
