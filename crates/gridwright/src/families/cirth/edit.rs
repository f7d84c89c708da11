//! Areas drawn by hand. They are read by the JSON reader, whose errors are shown.

use std::sync::Arc;

use gridwright_core::{ParseError, Puzzle, Site};
use serde_json::json;

use super::json;
use super::puzzle::{Mode, Square};

/// The area of each cell; `None` where there are no areas.
pub(super) fn areas(square: &Square) -> Option<Vec<u16>> {
    let n_cells = square.n * square.n;
    (!square.areas.is_empty())
        .then(|| (0..n_cells).map(|cell| square.areas.of(cell) as u16).collect())
}

pub(super) fn with_areas(square: &Square, areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
    let mut numbers: Vec<u16> = areas.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    let cells = |number: &u16| -> Vec<String> {
        let all = areas.iter().enumerate().filter(|(_, area)| *area == number);
        all.map(|(cell, _)| square.board().site_name(Site(cell as u16))).collect()
    };
    let lists: Vec<Vec<String>> = numbers.iter().map(cells).collect();
    let mut object = json::write(square);
    if square.mode == Mode::None {
        object.insert("mode".to_owned(), json!(Mode::Guide.name()));
    }
    object.insert("areas".to_owned(), json!(lists));
    Ok(Arc::new(json::read(&object)?))
}
