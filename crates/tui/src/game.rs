//! A game and what is kept with it: the session, the time, the help taken, where the cursor is.

use std::collections::BTreeMap;
use std::sync::Arc;

use gridwright::{
    Board, Level, Mask, Position, Pt, Puzzle, Session, SessionError, Site, Solution, Value,
};

use crate::date::Date;
use crate::stats::Record;
use crate::store::Lock;

/// The first line of a game's file.
const HEADER: &str = "gridwright-play 1";

/// A game in progress.
pub(crate) struct Game {
    /// The name of its file.
    pub(crate) name: String,
    pub(crate) session: Session,
    pub(crate) about: About,
    /// The middle of the cell the cursor is in.
    pub(crate) cursor: Pt,
    /// The solution, once it is known to be the only one.
    pub(crate) solution: Option<Solution>,
    /// Keeps other programs away from it.
    pub(crate) lock: Option<Lock>,
}

/// What is kept beside the moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct About {
    /// What made it, if a recipe did.
    pub(crate) recipe: Option<String>,
    pub(crate) level: Option<Level>,
    /// The day whose puzzle it is.
    pub(crate) daily: Option<Date>,
    pub(crate) seconds: u64,
    pub(crate) hints: u32,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Game({})", self.name)
    }
}

/// The four ways to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Way {
    pub(crate) const ALL: [Way; 4] = [Way::Up, Way::Down, Way::Left, Way::Right];

    pub(crate) fn step(self, at: Pt, far: i16) -> Pt {
        match self {
            Way::Up => Pt { y: at.y - far, ..at },
            Way::Down => Pt { y: at.y + far, ..at },
            Way::Left => Pt { x: at.x - far, ..at },
            Way::Right => Pt { x: at.x + far, ..at },
        }
    }
}

impl Game {
    pub(crate) fn new(name: String, puzzle: Arc<dyn Puzzle>, about: About) -> Game {
        let cursor = first_cell(puzzle.board());
        let session = Session::new(puzzle);
        Game { name, session, about, cursor, solution: None, lock: None }
    }

    pub(crate) fn board(&self) -> &Board {
        self.session.puzzle().board()
    }

    /// Whether values lie on the edges between cells, to be drawn, and not in cells.
    pub(crate) fn is_drawn(&self) -> bool {
        has_edges(self.board())
    }

    /// The value that is drawn on edges: the first that is not what open edges count as.
    pub(crate) fn stroke(&self) -> Value {
        let unmarked = self.session.puzzle().unmarked();
        let mut values = (0..self.board().n_values() as u8).map(Value);
        values.find(|&value| Some(value) != unmarked).unwrap_or_default()
    }

    /// The value that says an edge is not to be drawn on, if there is one.
    pub(crate) fn blank(&self) -> Option<Value> {
        self.session.puzzle().unmarked()
    }

    /// The site at a point.
    pub(crate) fn site_at(&self, at: Pt) -> Option<Site> {
        let index = self.board().sites.iter().position(|&site| site == at)?;
        Some(Site(index as u16))
    }

    /// Moves the cursor to the next cell in a direction, over holes in the board.
    pub(crate) fn walk(&mut self, way: Way) -> bool {
        let mut at = way.step(self.cursor, 2);
        while self.is_inside(at) {
            if self.is_drawn() || self.site_at(at).is_some() {
                self.cursor = at;
                return true;
            }
            at = way.step(at, 2);
        }
        false
    }

    /// Whether a point is the middle of a cell of the board's rectangle.
    pub(crate) fn is_inside(&self, at: Pt) -> bool {
        let (width, height) = (2 * self.board().cols as i16, 2 * self.board().rows as i16);
        (1..width).contains(&at.x) && (1..height).contains(&at.y) && at.x % 2 != 0 && at.y % 2 != 0
    }

    /// Puts a value at a site, or takes it away if it is there already.
    pub(crate) fn put(&mut self, site: Site, value: Value, tidy: Tidy) -> Result<(), SessionError> {
        match (self.session.value(site) == Some(value), tidy) {
            (true, _) => self.session.place(site, None),
            (false, Tidy::No) => self.session.place(site, Some(value)),
            (false, Tidy::Yes) => self.session.place_and_cross_out(site, value),
        }
    }

    /// How many sites the player has filled, and how many there are to fill.
    pub(crate) fn progress(&self) -> (usize, usize) {
        let board = self.board();
        let open = board.givens.iter().filter(|given| given.is_none()).count();
        let filled = self.session.values().iter().flatten().count() - board.n_givens();
        // Where open sites count as something, only what is drawn is progress.
        match (self.session.puzzle().unmarked(), &self.solution) {
            (Some(unmarked), Some(solution)) => {
                let to_draw = solution.iter().filter(|&&value| value != unmarked).count();
                let values = self.session.values().iter().flatten();
                (values.filter(|&&value| value != unmarked).count(), to_draw)
            }
            _ => (filled, open),
        }
    }

    /// What the values on the board leave a site.
    pub(crate) fn candidates(&self, site: Site) -> Mask {
        Position::with(self.session.puzzle(), self.session.values()).at(site)
    }

    /// How often each value can still be placed, where every value goes in as often as another.
    pub(crate) fn left(&self) -> Vec<Option<usize>> {
        let board = self.board();
        let n_values = board.n_values();
        let each = board.n_sites() / n_values.max(1);
        let is_even = board.n_sites().is_multiple_of(n_values.max(1));
        let mut counts = vec![0; n_values];
        for value in self.session.values().iter().flatten() {
            counts[value.index()] += 1;
        }
        let left = |count: &usize| is_even.then(|| each.saturating_sub(*count));
        counts.iter().map(left).collect()
    }

    /// The sites whose value differs from the solution, once that is known.
    pub(crate) fn wrong(&self) -> Option<Vec<Site>> {
        let solution = self.solution.as_ref()?;
        let is_wrong = |site: &Site| {
            self.session.value(*site).is_some_and(|value| value != solution[site.index()])
        };
        Some(self.board().all_sites().filter(is_wrong).collect())
    }

    /// What it is, in a few words: the parameters that shape it.
    pub(crate) fn shape(&self) -> String {
        let params = self.session.puzzle().params();
        match &self.about.recipe {
            Some(recipe) if recipe.len() <= 60 => recipe.clone(),
            _ => params.to_string(),
        }
    }

    pub(crate) fn record(&self, today: Date) -> Record {
        let family = self.session.puzzle().info().id.to_owned();
        let About { level, daily, seconds, hints, .. } = self.about;
        // A recipe that carries a list of words would make the file of records a long one.
        let recipe = self.about.recipe.clone().filter(|recipe| recipe.len() <= 200);
        let game = self.name.clone();
        Record { date: today, family, level, seconds, hints, daily, game, recipe }
    }

    /// The game as the text of a file.
    pub(crate) fn write(&self) -> String {
        let About { recipe, level, daily, seconds, hints } = &self.about;
        let mut text = format!("{HEADER}\n");
        let mut line = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                text.push_str(&format!("{name} {value}\n"));
            }
        };
        line("recipe", recipe.clone());
        line("level", level.map(|level| level.name().to_owned()));
        line("daily", daily.map(|date| date.to_string()));
        line("seconds", Some(seconds.to_string()));
        line("hints", Some(hints.to_string()));
        line("cursor", Some(format!("{} {}", self.cursor.x, self.cursor.y)));
        text + "\n" + &self.session.save() + "end\n"
    }

    /// Reads what [`Game::write`] wrote; says in a sentence what else was found.
    pub(crate) fn read(name: &str, text: &str) -> Result<Game, String> {
        let (head, rest) = text.split_once("\n\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        if lines.next() != Some(HEADER) {
            return Err(format!("line 1: expected {HEADER:?}"));
        }
        let fields: BTreeMap<&str, &str> = lines.filter_map(|line| line.split_once(' ')).collect();
        let field = |name: &str| fields.get(name).copied();
        let number = |name: &str| {
            let value = field(name).unwrap_or("0");
            value.parse::<u64>().map_err(|_| format!("{name}: expected a number, found {value:?}"))
        };
        // A file that was cut off must not pass for a game with fewer moves.
        let saved = rest
            .strip_suffix("end\n")
            .ok_or_else(|| "the end of the file is missing".to_owned())?;
        let session = Session::load(saved).map_err(|error| error.to_string())?;
        let daily = field("daily").map(str::parse).transpose()?;
        let about = About {
            recipe: field("recipe").map(str::to_owned),
            level: field("level").and_then(Level::named),
            daily,
            seconds: number("seconds")?,
            hints: number("hints")?.try_into().unwrap_or(u32::MAX),
        };
        let mut game = Game {
            name: name.to_owned(),
            cursor: first_cell(session.puzzle().board()),
            session,
            about,
            solution: None,
            lock: None,
        };
        let cursor = field("cursor").and_then(|text| {
            let (x, y) = text.split_once(' ')?;
            Some(Pt { x: x.parse().ok()?, y: y.parse().ok()? })
        });
        if let Some(at) = cursor.filter(|&at| game.is_inside(at)) {
            game.cursor = at;
        }
        Ok(game)
    }
}

/// Whether notes are kept tidy as values go in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tidy {
    Yes,
    No,
}

/// Whether some site lies on an edge between cells.
fn has_edges(board: &Board) -> bool {
    board.sites.iter().any(|at| at.x % 2 == 0 || at.y % 2 == 0)
}

/// The middle of the first cell that is part of the board.
fn first_cell(board: &Board) -> Pt {
    let first =
        if has_edges(board) { None } else { board.sites.iter().min_by_key(|at| (at.y, at.x)) };
    first.copied().unwrap_or(Pt { x: 1, y: 1 })
}

#[cfg(test)]
pub(crate) mod tests {
    use gridwright::{Budget, open};

    use super::*;

    /// A small board of cells with a unique solution.
    pub(crate) fn game() -> Game {
        let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
        let recipe = Some("some/recipe".to_owned());
        let about = About { recipe, seconds: 75, hints: 2, ..About::default() };
        Game::new("test".to_owned(), puzzle, about)
    }

    #[test]
    fn a_game_survives_its_file() {
        let mut game = game();
        game.about.level = Some(Level::Hard);
        game.about.daily = "2026-11-15".parse().ok();
        game.put(Site(2), Value(2), Tidy::Yes).unwrap();
        assert!(game.walk(Way::Down) && game.walk(Way::Right));
        let again = Game::read("test", &game.write()).unwrap();
        assert_eq!(again.write(), game.write());
        assert_eq!((again.about.clone(), again.cursor), (game.about.clone(), game.cursor));
        assert_eq!(again.session.value(Site(2)), Some(Value(2)));
    }

    #[test]
    fn putting_a_value_twice_takes_it_away() {
        let mut game = game();
        game.put(Site(2), Value(2), Tidy::No).unwrap();
        game.put(Site(2), Value(2), Tidy::No).unwrap();
        assert_eq!(game.session.value(Site(2)), None);
        assert_eq!(game.progress(), (0, 6));
        assert_eq!(game.left(), [Some(2), Some(2), Some(2)]);
    }

    #[test]
    fn the_cursor_stays_on_the_board() {
        let mut game = game();
        assert!(!game.walk(Way::Up) && !game.walk(Way::Left));
        assert!(game.walk(Way::Right) && game.walk(Way::Right) && !game.walk(Way::Right));
        assert_eq!(game.cursor, Pt::cell(0, 2));
    }
}
