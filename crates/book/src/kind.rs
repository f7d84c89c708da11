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

/// The title of puzzles with these parameters: the family, with the names of the variants they
/// belong to.
pub(crate) fn kind_title(words: Words, info: &Info, params: &Params) -> String {
    let asked = params.structural().to_string();
    let mut left: Vec<&str> = asked.split(',').filter(|part| !part.is_empty()).collect();
    let (mut names, mut sizes): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    // Variants with the most parameters come first.
    let mut variants: Vec<_> = info.variants.iter().filter(|one| !one.params.is_empty()).collect();
    variants.sort_by_key(|variant| std::cmp::Reverse(variant.params.split(',').count()));
    for variant in variants {
        let parts: Vec<&str> = variant.params.split(',').collect();
        if parts.iter().all(|part| left.contains(part)) {
            left.retain(|part| !parts.contains(part));
            let name = words.variant(info, variant).into_owned();
            let is_size = name.starts_with(|c: char| c.is_ascii_digit());
            if is_size { &mut sizes } else { &mut names }.push(name);
        }
    }
    let size = left.iter().find_map(|part| part.strip_prefix("size="));
    sizes.extend(size.map(|size| format!("{size} x {size}")));
    let family = words.family(info);
    let mut title = match names.is_empty() {
        true => family.into_owned(),
        false => {
            let args = [("variants", names.join(" ").into()), ("family", family.as_ref().into())];
            words.with("book.kind", &args)
        }
    };
    for size in sizes {
        title += &format!(" {size}");
    }
    title
}

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
        assert_eq!(english("sudoku", "diagonal=yes,windows=yes"), "Diagonal Windows Sudoku");
        assert_eq!(title(Language::German, "sudoku", "killer=yes"), "Killer-Sudoku");
    }
}
