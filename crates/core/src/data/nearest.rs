//! The known name that a mistyped one most resembles, for "did you mean".

use strsim::osa_distance;

use crate::data::name::{Name, NameArg};

/// The known name nearest to what was typed, if it is near enough to be meant: about one mistake for
/// every three letters of the longer of both. Case does not matter.
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

/// The end of a sentence that names the nearest name, or nothing.
///
/// ```
/// assert_eq!(gridwright_core::did_you_mean("sudoko", ["sudoku"]), "; did you mean sudoku?");
/// assert_eq!(gridwright_core::did_you_mean("chess", ["sudoku"]), "");
/// ```
pub fn did_you_mean<'n>(typed: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    nearest(typed, known).map_or(String::new(), |name| format!("; did you mean {name}?"))
}

/// The end of a sentence that names what may be meant, as an argument of a message.
///
/// ```
/// use gridwright_core::{NameArg, meant};
/// assert_eq!(meant(None), NameArg::from(""));
/// ```
pub fn meant(nearest: Option<&str>) -> NameArg {
    nearest.map_or(NameArg::from(""), |name| Name::new("error.meant").with("name", name).into())
}
