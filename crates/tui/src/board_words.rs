//! Descriptions of boards, cells and edges in words.

use gridwright::clues::{ClueState, clue_states};
use gridwright::contract::Constraint;
use gridwright::game::{Change, Outcome};
use gridwright::scene::Pt;
use gridwright::{Mask, Puzzle, Session, Site};
use gridwright_words::Words;

use crate::game::{Game, Way};
use crate::stats::{Manner, clock, title};

/// The name of a clue: that of the rule of its cells, as in hints, if there is one.
pub(crate) fn clue(messages: &Words, puzzle: &dyn Puzzle, clue: &ClueState) -> String {
    let sites = &clue.clue.sites;
    // A rule may list the cells of a sign in the other order.
    let is_its = |rule: &&dyn Constraint| {
        rule.sites().len() == sites.len() && sites.iter().all(|site| rule.sites().contains(site))
    };
    // A clue about the whole board is not a rule about certain cells.
    let has_cells = (2..puzzle.board().n_sites()).contains(&sites.len());
    let mut rules = puzzle.constraints().iter().map(|rule| &**rule);
    let rule = rules.find(is_its).filter(|_| has_cells);
    let own = || clue.clue.name(puzzle.board());
    rule.map_or_else(own, |rule| messages.rule(puzzle.info(), &rule.name()))
}

/// The rules of a puzzle; where there are several grids, also how they go together.
pub(crate) fn rules(messages: &Words, puzzle: &dyn Puzzle) -> String {
    let is_of_grid =
        |rule: &dyn Constraint| rule.name().args.iter().any(|(name, _)| *name == "grid");
    let has_grids = puzzle.constraints().iter().any(|rule| is_of_grid(&**rule));
    let grids = if has_grids { format!(" {}", messages.get("help.grids")) } else { String::new() };
    messages.rules_of(puzzle) + &grids
}

/// Maximum number of combinations for a sum that are listed; more are only counted.
const MOST_WAYS: usize = 8;

/// The rest of a sum, and the combinations that are still possible for it.
pub(crate) fn sum(messages: &Words, session: &Session, clue: &ClueState) -> Option<String> {
    let (left, puzzle) = (clue.left?, session.puzzle());
    let open = clue.sites.iter().filter(|&&site| session.value(site).is_none());
    let args =
        [("sum", (&clue.clue.label).into()), ("left", left.into()), ("cells", open.count().into())];
    let sum = messages.with("cage.here", &args);
    let ways = puzzle.clue_ways(clue.clue.id, session.values());
    let symbols =
        |mask: Mask| -> String { mask.iter().map(|value| puzzle.board().symbol(value)).collect() };
    let ways = match ways.len() {
        _ if clue.is_done => return Some(sum),
        0 => messages.get("cage.none").into_owned(),
        n if n > MOST_WAYS => messages.with("cage.many", &[("ways", n.into())]),
        _ => {
            let ways: Vec<String> = ways.iter().map(|way| symbols(way.values)).collect();
            messages.with("cage.ways", &[("ways", ways.join(" ").into())])
        }
    };
    Some(format!("{sum} {ways}"))
}

/// The introduction that is shown when a game starts.
pub(crate) fn introduce(messages: &Words, game: &Game) -> String {
    let puzzle = game.session.puzzle();
    let board = puzzle.board();
    let level =
        game.about.level.map_or(String::new(), |level| format!(", {}", messages.level(level)));
    let size = messages
        .with("linear.size", &[("rows", board.rows.into()), ("columns", board.cols.into())]);
    let (done, all) = game.progress();
    let progress = messages.with("linear.progress", &[("done", done.into()), ("all", all.into())]);
    format!("{}{level}. {size} {progress}", title(messages, puzzle.info(), &puzzle.params()))
}

/// The result of a solved game, in a few lines that can be copied.
pub(crate) fn result(messages: &Words, game: &Game, manner: Manner) -> Vec<String> {
    let about = &game.about;
    let puzzle = game.session.puzzle();
    let mut name = title(messages, puzzle.info(), &puzzle.params());
    if let Some(level) = about.level {
        name += &format!(", {}", messages.level(level));
    }
    if let Some(day) = about.daily {
        name += &format!(", {day}");
    }
    let time = ("time", clock(about.seconds).into());
    let hints = ("hints", game.session.n_hints().into());
    let how = match manner {
        Manner::Clean => messages.with("share.clean", &[time]),
        Manner::Hinted => messages.with("share.helped", &[time, hints]),
        Manner::Watched => messages.with("share.watched", &[time]),
    };
    let id = about.recipe.clone().unwrap_or_else(|| gridwright::board_id(puzzle));
    vec![format!("Gridwright: {name}"), how, id]
}

/// Describes a cell: "r4c7, candidates 3 8"; on a board of edges, the four edges around it.
pub(crate) fn cell(messages: &Words, game: &Game, at: Pt) -> String {
    let name = cell_name(at);
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

/// The rules that a place takes part in (those other than rows and columns with all their places),
/// and the rest of its sum.
pub(crate) fn groups(messages: &Words, game: &Game, place: &str) -> String {
    let (puzzle, board) = (game.session.puzzle(), game.board());
    let Some(here) = board.site_named(place) else {
        return match cell_named(game, place) {
            Some(at) => cell(messages, game, at),
            None => messages.with("linear.no-place", &[("place", place.into())]),
        };
    };
    // A cage within a row is not the row itself.
    let is_line = |sites: &[Site]| {
        let at = |site: &Site| board.sites[site.index()];
        let first = at(&sites[0]);
        let is_straight = sites.iter().all(|site| at(site).x == first.x)
            || sites.iter().all(|site| at(site).y == first.y);
        is_straight && sites.len() == board.n_values()
    };
    let rules = puzzle.constraints().iter().filter(|rule| rule.sites().contains(&here));
    // Rules about the whole board are left out, since they are not about one place in particular.
    let rules = rules.filter(|rule| rule.sites().len() < board.n_sites());
    let mut groups: Vec<String> = Vec::new();
    for rule in rules {
        let name = messages.rule(puzzle.info(), &rule.name());
        let is_named = rule.sites().iter().all(|&site| name.contains(&board.site_name(site)));
        let group = match is_line(rule.sites()) || is_named {
            true => name,
            false => format!("{name} ({})", messages.site_row(board, rule.sites())),
        };
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    let args = [("place", place.into()), ("groups", groups.join(", ").into())];
    if groups.is_empty() {
        return messages.with("linear.no-group", &[("place", place.into())]);
    }
    let clues = clue_states(puzzle, game.session.values());
    let clues = clues.iter().filter(|clue| clue.sites.contains(&here));
    let sums = clues.filter_map(|clue| sum(messages, &game.session, clue));
    [messages.with("linear.groups", &args)].into_iter().chain(sums).collect::<Vec<_>>().join(" ")
}

/// The openings for a path: the sides of the border that have no wall.
pub(crate) fn gaps(messages: &Words, game: &Game) -> String {
    let board = game.board();
    let side = |cell: Pt, way: Way| {
        let site = game.site_at(way.step(cell, 1));
        let is_gap = site.is_some_and(|site| board.givens[site.index()].is_none());
        (is_gap && !game.is_inside(way.step(cell, 2)))
            .then(|| format!("{} {}", cell_name(cell), messages.get(way_key(way))))
    };
    let sides = cells(game).flat_map(|cell| Way::ALL.map(|way| side(cell, way)));
    let sides: Vec<String> = sides.flatten().collect();
    messages.with("linear.gaps", &[("sides", sides.join(", ").into())])
}

/// The cells in which a partly drawn line ends; empty if there are none.
pub(crate) fn loose_ends(messages: &Words, game: &Game) -> String {
    let is_line = |site: &Site| game.session.value(*site) == Some(game.stroke());
    let is_end = |cell: &Pt| {
        game.board().sites_of_cell(*cell).iter().filter(|site| is_line(site)).count() == 1
    };
    let ends: Vec<String> = cells(game).filter(is_end).map(cell_name).collect();
    match game.is_drawn() && !ends.is_empty() {
        true => format!(" {}", messages.with("linear.ends", &[("cells", ends.join(", ").into())])),
        false => String::new(),
    }
}

/// The side of a cell that words such as `r1c2` and `up` name on a board of edges, and the
/// remaining words.
pub(crate) fn side_named<'a>(
    messages: &Words,
    game: &Game,
    cell: &str,
    words: &'a str,
) -> Option<(Site, &'a str)> {
    let at = cell_named(game, cell).filter(|_| game.is_drawn())?;
    let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
    let site = game.site_at(way_named(messages, word)?.step(at, 1))?;
    Some((site, rest.trim()))
}

/// The direction that a word names, in English or in the language of the game.
pub(crate) fn way_named(messages: &Words, word: &str) -> Option<Way> {
    Some(match word.to_lowercase().as_str() {
        "up" | "u" => Way::Up,
        "down" | "d" => Way::Down,
        "left" | "l" => Way::Left,
        "right" | "r" => Way::Right,
        word => Way::ALL.into_iter().find(|&way| messages.get(way_key(way)) == word)?,
    })
}

/// Moves to the next cell, in reading order and wrapping around, that no path visits yet, and
/// describes it.
pub(crate) fn next_open_cell(messages: &Words, game: &mut Game, has_looked: bool) -> String {
    let is_line = |site: &Site| game.session.value(*site) == Some(game.stroke());
    let n_lines = |cell: Pt| game.board().sites_of_cell(cell).iter().filter(|s| is_line(s)).count();
    let open: Vec<Pt> = cells(game).filter(|&cell| n_lines(cell) < 2).collect();
    let key = |at: &Pt| (at.y, at.x);
    let is_next = |at: &&Pt| key(at) > key(&game.cursor) || !has_looked && **at == game.cursor;
    let next = open.iter().find(is_next).or(open.first()).copied();
    match next {
        Some(at) => {
            game.cursor = at;
            cell(messages, game, at)
        }
        None => messages.get("linear.none-empty").into_owned(),
    }
}

/// The centres of all cells, in reading order.
fn cells(game: &Game) -> impl Iterator<Item = Pt> + use<> {
    let (rows, cols) = (game.board().rows, game.board().cols);
    (0..rows).flat_map(move |row| (0..cols).map(move |col| Pt::cell(row, col)))
}

fn cell_name(at: Pt) -> String {
    format!("r{}c{}", (at.y + 1) / 2, (at.x + 1) / 2)
}

fn way_key(way: Way) -> &'static str {
    match way {
        Way::Up => "way.up",
        Way::Down => "way.down",
        Way::Left => "way.left",
        Way::Right => "way.right",
    }
}

/// Describes a site.
pub(crate) fn site(messages: &Words, game: &Game, site: Site) -> String {
    let board = game.board();
    if game.is_drawn() {
        let name = messages.site(board, site);
        return format!("{name}: {}", edge_state(messages, game, site));
    }
    let name = board.site_name(site);
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

/// Describes a row of the board, from left to right.
pub(crate) fn row(messages: &Words, game: &Game, row: usize) -> String {
    let board = game.board();
    let cells = (0..board.cols).map(|col| short(messages, game, Pt::cell(row, col)));
    let cells: Vec<String> = cells.collect();
    let joint = if game.is_drawn() { "; " } else { " " };
    messages
        .with("linear.row", &[("number", (row + 1).into()), ("cells", cells.join(joint).into())])
}

/// Describes a column of the board, from top to bottom.
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

/// All places with a given value.
pub(crate) fn places(messages: &Words, session: &Session, value: gridwright::Value) -> String {
    let board = session.puzzle().board();
    let sites = board.all_sites().filter(|&site| session.value(site) == Some(value));
    let sites: Vec<Site> = sites.collect();
    match sites.is_empty() {
        true => messages.with("linear.nowhere", &[("value", board.symbol(value).into())]),
        false => {
            let args = [
                ("value", board.symbol(value).into()),
                ("places", messages.site_row(board, &sites).into()),
            ];
            messages.with("linear.places", &args)
        }
    }
}

/// Maximum number of sites listed individually after a change.
const NAMED: usize = 8;

/// Describes what a move changed: first the sites with a new value, then those with new notes.
pub(crate) fn changes(messages: &Words, game: &Game, outcome: &Outcome) -> String {
    let sites = |is_value: bool| -> Vec<Site> {
        let changes = outcome.changes.iter().copied();
        let changes = changes.filter(|change| matches!(change, Change::Value { .. }) == is_value);
        changes.map(Change::site).collect()
    };
    let (values, mut notes) = (sites(true), sites(false));
    notes.retain(|site| !values.contains(site));
    // Showing the candidates of a cell that became empty would be unrequested help.
    let state = |&one: &Site| match game.session.value(one) {
        None if !game.is_drawn() => {
            format!("{}, {}", game.board().site_name(one), messages.get("linear.empty"))
        }
        _ => site(messages, game, one),
    };
    let mut parts: Vec<String> = values.iter().take(NAMED).map(state).collect();
    if values.len() > NAMED {
        parts.push(messages.site_row(game.board(), &values[NAMED..]));
    }
    if !notes.is_empty() {
        let places = messages.site_row(game.board(), &notes);
        parts.push(messages.with("linear.noted", &[("places", places.into())]));
    }
    parts.join("; ")
}

/// The centre of the cell with a name such as `r4c7`.
pub(crate) fn cell_named(game: &Game, name: &str) -> Option<Pt> {
    let (row, col) = name.strip_prefix('r')?.split_once('c')?;
    let (row, col): (usize, usize) = (row.parse().ok()?, col.parse().ok()?);
    let board = game.board();
    let is_inside = (1..=board.rows).contains(&row) && (1..=board.cols).contains(&col);
    is_inside.then(|| Pt::cell(row - 1, col - 1))
}
