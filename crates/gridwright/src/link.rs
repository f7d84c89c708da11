//! Recognises addresses of links.

use crate::exchange::formats;

/// The site of a link, which has any scheme, starts with `www.` or starts with a site whose links
/// are read.
pub(crate) fn link_site(text: &str) -> Option<&str> {
    let word = text.trim();
    if word.contains(char::is_whitespace) {
        return None;
    }
    let is_scheme = |scheme: &str| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    };
    let site =
        |address| str::split(address, ['/', '?', '#']).next().filter(|site| !site.is_empty());
    match word.split_once("://") {
        Some((scheme, address)) if is_scheme(scheme) => site(address),
        _ => site(word).filter(|site| site.starts_with("www.") || is_known_site(site)),
    }
}

/// Whether links of the site are read.
fn is_known_site(site: &str) -> bool {
    let mut links = formats().flat_map(|known| known.format.links);
    links.any(|link| link.split('/').next().is_some_and(|known| known.eq_ignore_ascii_case(site)))
}

#[cfg(test)]
mod tests {
    use super::link_site;

    #[test]
    fn links_are_recognised_by_their_scheme_or_site() {
        for (text, site) in [
            ("https://example.com/puzzle?x=1", Some("example.com")),
            ("ftp://x.y/z", Some("x.y")),
            ("sudokupad.app/sudoku123", Some("sudokupad.app")),
            ("f-puzzles.com/?load=abc\n", Some("f-puzzles.com")),
            ("www.x.org#1", Some("www.x.org")),
            ("x.org/1", None),
            ("1://2", None),
            ("://", None),
            ("see https://x.org", None),
            ("", None),
        ] {
            assert_eq!(link_site(text), site, "{text}");
        }
    }
}
