//! Boards, cells and edges in words.

use gridwright::game::{Change, Outcome};
use gridwright::scene::Pt;
use gridwright::{Session, Site};
use gridwright_words::Words;

use crate::game::{Game, Way};
use crate::hints::names;

/// What a player hears when a game begins.
pub(crate) fn introduce(messages: &Words, game: &Game) -> String {
    let puzzle = game.session.puzzle();
    let board = puzzle.board();
    let level =
        game.about.level.map_or(String::new(), |level| format!(", {}", messages.level(level)));
    let size = messages
        .with("linear.size", &[("rows", board.rows.into()), ("columns", board.cols.into())]);
    let (done, all) = game.progress();
    let progress = messages.with("linear.progress", &[("done", done.into()), ("all", all.into())]);
    format!("{}{level}. {size} {progress}", messages.family(puzzle.info()))
}

/// One cell: "r4c7, candidates 3 8"; of a board of edges, the four around it.
pub(crate) fn cell(messages: &Words, game: &Game, at: Pt) -> String {
    let name = format!("r{}c{}", (at.y + 1) / 2, (at.x + 1) / 2);
    if game.is_drawn() {
        let around = Way::ALL.map(|way| {
            let site = game.site_at(way.step(at, 1));
            let state = site.map_or(String::new(), |site| edge_state(messages, game, site));
            format!("{} {state}", messages.get(way_key(way)))
        });
        return format!("{name}: {}", around.join(", "));
    }
    match game.site_at(at) {
        Some(site) => self::site(messages, game, site),
        None => messages.with("linear.no-place", &[("place", name.into())]),
    }
}

fn way_key(way: Way) -> &'static str {
    match way {
        Way::Up => "way.up",
        Way::Down => "way.down",
        Way::Left => "way.left",
        Way::Right => "way.right",
    }
}

/// One site by its name.
pub(crate) fn site(messages: &Words, game: &Game, site: Site) -> String {
    let board = game.board();
    let name = board.site_name(site);
    if game.is_drawn() {
        return format!("{name}, {}", edge_state(messages, game, site));
    }
    let symbols = |values: &mut dyn Iterator<Item = gridwright::Value>| -> String {
        values.map(|value| board.symbol(value).to_string()).collect::<Vec<_>>().join(" ")
    };
    let notes = game.session.notes(site);
    let notes = match notes.is_empty() {
        true => String::new(),
        false => messages.with("linear.notes", &[("notes", (symbols(&mut notes.iter())).into())]),
    };
    match (game.session.value(site), board.givens[site.index()]) {
        (Some(value), Some(_)) => messages
            .with("linear.given", &[("place", name.into()), ("value", board.symbol(value).into())]),
        (Some(value), None) => messages
            .with("linear.holds", &[("place", name.into()), ("value", board.symbol(value).into())]),
        (None, _) => {
            let candidates = symbols(&mut game.session.candidates(site).iter());
            messages.with(
                "linear.candidates",
                &[("place", name.into()), ("candidates", candidates.into())],
            ) + &notes
        }
    }
}

/// Whether an edge is a wall, drawn over, blocked or open.
fn edge_state(messages: &Words, game: &Game, site: Site) -> String {
    let value = game.session.value(site);
    let is_given = game.board().givens[site.index()].is_some();
    let key = match value {
        None => "linear.open",
        Some(value) if Some(value) == game.blank() && is_given => "linear.wall",
        Some(value) if Some(value) == game.blank() => "linear.blocked",
        Some(_) => "linear.path",
    };
    messages.get(key).into_owned()
}

/// One row of the board, from left to right.
pub(crate) fn row(messages: &Words, game: &Game, row: usize) -> String {
    let board = game.board();
    let cells = (0..board.cols).map(|col| short(messages, game, Pt::cell(row, col)));
    let cells: Vec<String> = cells.collect();
    let joint = if game.is_drawn() { "; " } else { " " };
    messages
        .with("linear.row", &[("number", (row + 1).into()), ("cells", cells.join(joint).into())])
}

/// One column of the board, from top to bottom.
pub(crate) fn column(messages: &Words, game: &Game, col: usize) -> String {
    let board = game.board();
    let cells = (0..board.rows).map(|row| short(messages, game, Pt::cell(row, col)));
    let joint = if game.is_drawn() { "; " } else { " " };
    messages.with(
        "linear.column",
        &[("number", (col + 1).into()), ("cells", cells.collect::<Vec<_>>().join(joint).into())],
    )
}

fn short(messages: &Words, game: &Game, at: Pt) -> String {
    if game.is_drawn() {
        return cell(messages, game, at);
    }
    match game.site_at(at).map(|site| game.session.value(site)) {
        Some(Some(value)) => game.board().symbol(value).to_string(),
        Some(None) => messages.get("linear.empty").into_owned(),
        None => "-".to_owned(),
    }
}

/// Every place where a value stands.
pub(crate) fn places(messages: &Words, session: &Session, value: gridwright::Value) -> String {
    let board = session.puzzle().board();
    let sites = board.all_sites().filter(|&site| session.value(site) == Some(value));
    let sites: Vec<Site> = sites.collect();
    match sites.is_empty() {
        true => messages.with("linear.nowhere", &[("value", board.symbol(value).into())]),
        false => names(board, &sites),
    }
}

/// How many sites are named one by one after a change.
const NAMED: usize = 8;

/// What a move changed: the sites with another value as they are now, then those with other notes.
pub(crate) fn changes(messages: &Words, game: &Game, outcome: &Outcome) -> String {
    let sites = |is_value: bool| -> Vec<Site> {
        let changes = outcome.changes.iter().copied();
        let changes = changes.filter(|change| matches!(change, Change::Value { .. }) == is_value);
        changes.map(Change::site).collect()
    };
    let (values, mut notes) = (sites(true), sites(false));
    notes.retain(|site| !values.contains(site));
    let mut parts: Vec<String> =
        values.iter().take(NAMED).map(|&one| site(messages, game, one)).collect();
    if values.len() > NAMED {
        parts.push(names(game.board(), &values[NAMED..]));
    }
    if !notes.is_empty() {
        let places = names(game.board(), &notes);
        parts.push(messages.with("linear.noted", &[("places", places.into())]));
    }
    parts.join("; ")
}

/// The middle of the cell of a name such as `r4c7`.
pub(crate) fn cell_named(game: &Game, name: &str) -> Option<Pt> {
    let (row, col) = name.strip_prefix('r')?.split_once('c')?;
    let (row, col): (usize, usize) = (row.parse().ok()?, col.parse().ok()?);
    let board = game.board();
    let is_inside = (1..=board.rows).contains(&row) && (1..=board.cols).contains(&col);
    is_inside.then(|| Pt::cell(row - 1, col - 1))
}
