//! Values named one by one, such as `r1c1=5`.

use gridwright_core::{Board, Site, Value};

use super::rows::{Found, Rows};

/// The board with all values that a text names by their sites, if it names any.
pub(super) fn find(board: &Board, rows: &Rows<'_>, text: &str) -> Option<Found> {
    let mut values = board.givens.clone();
    let mut end = None;
    for (at, _) in text.match_indices(['r', 'R']) {
        let is_inside = text[..at].ends_with(|before: char| before.is_alphanumeric());
        if let Some((site, value)) = entry(board, rows, &text[at..]).filter(|_| !is_inside) {
            values[site.index()] = Some(value);
            end = Some(at);
        }
    }
    Some(Found { end: end?, values })
}

/// The site and the value of the move that a text starts with.
fn entry(board: &Board, rows: &Rows<'_>, text: &str) -> Option<(Site, Value)> {
    let digits =
        |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let row = 1 + digits(&text[1..]);
    let edge = usize::from(text[row..].starts_with(['|', '_']));
    let column = row + edge + 1;
    if !text[row + edge..].starts_with(['c', 'C']) {
        return None;
    }
    let end = column + digits(&text[column..]);
    let site = board.site_named(&text[..end].to_ascii_lowercase())?;
    let quotes = [' ', '\t', '"', '\'', '`', '*'];
    let value = text[end..].trim_start_matches(quotes);
    let value = value.strip_prefix(['=', ':', '→'])?.trim_start_matches(quotes);
    let value = value.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    rows.cell(value)?.map(|value| (site, value))
}
