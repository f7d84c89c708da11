//! The page to play on, as it was built: the files of `dist` are a part of the program that uses this crate.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// What is there when the program is built; nothing where the page has not been built.
#[derive(RustEmbed)]
#[folder = "dist"]
#[allow_missing = true]
struct Built;

/// Every file of the page with its name from the folder of the page, such as `index.html`, in the order of their names.
///
/// ```
/// assert!(gridwright_page::files().iter().any(|(name, _)| name == "index.html"));
/// ```
#[must_use]
pub fn files() -> Vec<(String, &'static [u8])> {
    let bytes = |name: &str| match Built::get(name)?.data {
        Cow::Borrowed(bytes) => Some(bytes),
        // Files are read only where they are not a part of the program, which the features of rust-embed rule out.
        Cow::Owned(_) => None,
    };
    let mut names: Vec<String> = Built::iter().map(Cow::into_owned).collect();
    names.sort_unstable();
    names.into_iter().filter_map(|name| bytes(&name).map(|bytes| (name, bytes))).collect()
}
