//! The families, one folder each, and the list of them. Nothing else names a family.

mod alcazar;
mod cirth;
mod futoshiki;
pub mod gogen;
mod sudoku;

use gridwright_core::Family;

/// Families with parts that programmers can use on their own.
pub(crate) mod pieces {
    pub use super::gogen;
}

/// Every family, in the order they are shown.
///
/// ```
/// assert!(gridwright::FAMILIES.iter().any(|family| family.info().id == "cirth"));
/// ```
pub static FAMILIES: &[&dyn Family] =
    &[&sudoku::Sudoku, &cirth::Cirth, &gogen::Gogen, &alcazar::Alcazar, &futoshiki::Futoshiki];

/// The family of that name or alias; case does not matter.
///
/// ```
/// assert_eq!(gridwright::family("Cirth").unwrap().info().id, "cirth");
/// assert!(gridwright::family("chess").is_none());
/// ```
pub fn family(name: &str) -> Option<&'static dyn Family> {
    let is_named = |family: &&&dyn Family| {
        let info = family.info();
        let mut names = info.aliases.iter().chain([&info.id]);
        names.any(|known| known.eq_ignore_ascii_case(name))
    };
    FAMILIES.iter().find(is_named).copied()
}

#[cfg(test)]
mod listed_steps;
