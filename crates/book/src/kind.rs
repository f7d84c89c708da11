//! Names of kinds of puzzles: "Killer Sudoku, medium".

use gridwright::contract::NameArg;
use gridwright::{Info, Level, Params, Puzzle};
use gridwright_words::Words;

/// The title of a chapter: the kind of puzzle and its level.
pub(crate) fn chapter_title(words: Words, info: &Info, params: &Params) -> String {
    let kind = kind_title(words, info, params);
    match params.value("level").and_then(Level::named) {
        Some(level) => format!("{kind}, {}", words.level(level)),
        None => kind,
    }
}

/// The title of puzzles with these parameters: the family, with the names of the variants and rules
/// they have, and the size of the board.
pub(crate) fn kind_title(words: Words, info: &Info, params: &Params) -> String {
    let asked = params.to_string();
    let mut left: Vec<&str> = asked.split(',').filter(|part| !part.is_empty()).collect();
    let is_size = |part: &&str| SIZES.iter().any(|size| part.starts_with(size));
    let mut title = words.family(info).into_owned();
    let mut name = |id: &str, variants: &str| {
        let args =
            [("id", id.into()), ("variants", variants.into()), ("family", title.as_str().into())];
        title = words.with("book.kind", &args);
    };
    for variant in info.variants {
        let parts: Vec<&str> = variant.params.split(',').filter(|part| !is_size(part)).collect();
        if parts.iter().all(|part| !part.is_empty() && left.contains(part)) && !parts.is_empty() {
            left.retain(|part| !parts.contains(part));
            name(variant.id, &words.variant(info, variant));
        }
    }
    for spec in info.params.iter().filter(|spec| spec.is_structural) {
        if left.contains(&format!("{}=yes", spec.name).as_str()) {
            name(spec.name, &words.parameter_name(info, spec));
        }
    }
    let side = |name: &str| {
        let is_asked = left.iter().any(|part| part.starts_with(&format!("{name}=")));
        params.value(name).map(|side| (side, is_asked))
    };
    match (side("size"), side("width"), side("height")) {
        (Some((size, true)), ..) => title += &format!(" {size} x {size}"),
        (_, Some((width, one)), Some((height, other))) if one || other => {
            title += &format!(" {width} x {height}");
        }
        _ => (),
    }
    title
}

/// The parameters that determine the board size.
const SIZES: [&str; 4] = ["size=", "boxes=", "width=", "height="];

/// The keys of a puzzle's rules, each once: puzzles with the same rules are of one kind.
pub(crate) fn rule_keys(puzzle: &dyn Puzzle) -> Vec<&'static str> {
    let mut keys: Vec<&'static str> = Vec::new();
    for rule in puzzle.constraints() {
        let name = rule.name();
        // For a row of one of several grids, the key of rows.
        let part = name.args.iter().find_map(|(_, arg)| match arg {
            NameArg::Name(part) => Some(part.key),
            _ => None,
        });
        let key = part.unwrap_or(name.key);
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use gridwright::family;
    use gridwright_words::Language;

    use super::*;

    #[test]
    fn titles_are_what_players_say() {
        let title = |language: Language, id: &str, params: &str| {
            let info = family(id).unwrap().info();
            let params = Params::parse(info.params, params).unwrap();
            chapter_title(Words::new(language), info, &params)
        };
        let english = |id: &str, params: &str| title(Language::English, id, params);
        assert_eq!(english("sudoku", ""), "Sudoku");
        assert_eq!(english("sudoku", "killer=yes,level=medium"), "Killer Sudoku, medium");
        assert_eq!(english("sudoku", "size=6,killer=yes"), "Killer Sudoku 6 x 6");
        assert_eq!(english("sudoku", "size=12"), "Sudoku 12 x 12");
        assert_eq!(english("sudoku", "diagonal=yes,windows=yes"), "Windows Diagonal Sudoku");
        assert_eq!(english("sudoku", "non-consecutive=yes"), "Non-consecutive Sudoku");
        assert_eq!(english("cirth", "size=9,areas=distinct"), "Cirth with distinct areas");
        assert_eq!(english("alcazar", "width=10"), "Alcazar 10 x 8");
        assert_eq!(english("gogen", "style=ultra,words=pear+plum"), "Ultra Gogen");
        let german = |id: &str, params: &str| title(Language::German, id, params);
        assert_eq!(german("sudoku", "killer=yes"), "Killer-Sudoku");
        assert_eq!(german("sudoku", "killer=yes,diagonal=yes"), "Diagonal-Killer-Sudoku");
        assert_eq!(german("sudoku", "killer=yes,regions=jigsaw"), "Unregelmäßiges Killer-Sudoku");
        assert_eq!(german("sudoku", "non-consecutive=yes"), "Sudoku ohne Folgewerte");
    }
}
