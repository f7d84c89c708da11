//! Finds the known name nearest to a mistyped one, for "did you mean".

use strsim::osa_distance;

use crate::data::name::{Name, NameArg};

/// The known name nearest to the typed one, if it is near enough: about one mistake for every three
/// letters of the longer of the two. Case is ignored.
///
/// ```
/// use gridwright_core::nearest;
/// assert_eq!(nearest("sovle", ["solve", "show"]), Some("solve"));
/// assert_eq!(nearest("sudko", ["sudoku", "gogen"]), Some("sudoku"));
/// assert_eq!(nearest("killer", ["fill", "size"]), None);
/// ```
pub fn nearest<'n>(typed: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let typed = typed.to_lowercase();
    let n_letters = |text: &str| text.chars().count();
    let near = known.into_iter().filter_map(|name| {
        let most = 1.max(n_letters(&typed).max(n_letters(name)) / 3);
        let distance = osa_distance(&typed, &name.to_lowercase());
        (distance <= most).then_some((distance, name))
    });
    near.min_by_key(|(distance, _)| *distance).map(|(_, name)| name)
}

/// A sentence ending that suggests the nearest known name; empty if there is none.
///
/// ```
/// assert_eq!(gridwright_core::did_you_mean("sudoko", ["sudoku"]), "; did you mean sudoku?");
/// assert_eq!(gridwright_core::did_you_mean("chess", ["sudoku"]), "");
/// ```
pub fn did_you_mean<'n>(typed: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    nearest(typed, known).map_or(String::new(), |name| format!("; did you mean {name}?"))
}

/// The same suggestion as an argument of a message.
///
/// ```
/// use gridwright_core::{NameArg, meant};
/// assert_eq!(meant(None), NameArg::from(""));
/// ```
pub fn meant(nearest: Option<&str>) -> NameArg {
    nearest.map_or(NameArg::from(""), |name| Name::new("error.meant").with("name", name).into())
}
