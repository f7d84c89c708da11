//! A game and the data saved with it: the session, the time, the help used, and the cursor.

use std::collections::BTreeMap;

use gridwright::scene::Pt;
use gridwright::{Action, Board, Level, Session, Site, Solution, Step, Value};

use crate::date::Date;
use crate::lock::Lock;
use crate::stats::{Record, kind};

/// The first line of a saved game.
const HEADER: &str = "gridwright-play 1";

/// A game in progress.
pub(crate) struct Game {
    /// The name of its file.
    pub(crate) name: String,
    pub(crate) session: Session,
    pub(crate) about: About,
    /// The centre of the cell with the cursor.
    pub(crate) cursor: Pt,
    /// The solution, once it is known to be the only one.
    pub(crate) solution: Option<Solution>,
    /// Prevents other programs from opening the game.
    pub(crate) lock: Option<Lock>,
}

/// The data saved beside the moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct About {
    /// The recipe that made the puzzle, if there is one.
    pub(crate) recipe: Option<String>,
    pub(crate) level: Option<Level>,
    /// The day of the puzzle, if it is a daily puzzle.
    pub(crate) daily: Option<Date>,
    pub(crate) seconds: u64,
    /// The current step of the first lesson, if the game is one.
    pub(crate) lesson: Option<usize>,
    /// Whether the player watched the solver.
    pub(crate) watched: bool,
}

/// A game left without a move is saved only after this many seconds.
const GLANCE: u64 = 60;

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Game({})", self.name)
    }
}

/// The four directions.
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
    pub(crate) fn new(name: String, session: Session, about: About) -> Game {
        let cursor = first_cell(session.puzzle().board());
        Game { name, session, about, cursor, solution: None, lock: None }
    }

    pub(crate) fn board(&self) -> &Board {
        self.session.puzzle().board()
    }

    /// Whether values lie on the edges between cells instead of in cells.
    pub(crate) fn is_drawn(&self) -> bool {
        self.board().has_edges()
    }

    /// The value of an edge with a line.
    pub(crate) fn stroke(&self) -> Value {
        self.session.line_value().unwrap_or_default()
    }

    /// The value of an edge that is marked as blocked, if there is one.
    pub(crate) fn blank(&self) -> Option<Value> {
        self.session.puzzle().unmarked()
    }

    /// The site at a point.
    pub(crate) fn site_at(&self, at: Pt) -> Option<Site> {
        self.board().site_at(at)
    }

    /// Moves the cursor to the next cell in a direction, skipping holes in the board.
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

    /// Whether a point is the centre of a cell of the board's rectangle.
    pub(crate) fn is_inside(&self, at: Pt) -> bool {
        let (width, height) = (2 * self.board().cols as i16, 2 * self.board().rows as i16);
        (1..width).contains(&at.x) && (1..height).contains(&at.y) && at.x % 2 != 0 && at.y % 2 != 0
    }

    /// The number of sites that the player has filled, and the number of sites to fill.
    pub(crate) fn progress(&self) -> (usize, usize) {
        self.session.progress(self.solution.as_deref())
    }

    /// The sites whose value differs from the solution, if that is known.
    pub(crate) fn wrong(&self) -> Option<Vec<Site>> {
        let solution = self.solution.as_ref()?;
        Some(self.session.wrong_sites(solution))
    }

    /// Counts a step that was shown to the player.
    pub(crate) fn show(&mut self, step: &Step) {
        self.session.act(&Action::ShowStep(step.clone())).expect("it is never refused");
    }

    /// Whether nothing in the game is worth saving yet.
    pub(crate) fn is_untouched(&self) -> bool {
        self.session.is_untouched() && self.about.seconds < GLANCE
    }

    pub(crate) fn record(&self, today: Date) -> Record {
        let family = self.session.puzzle().info().id.to_owned();
        let About { level, daily, seconds, watched, .. } = self.about;
        let hints = self.session.n_hints();
        let kind = kind(&self.session.puzzle().params());
        // Recipes with a long list of words are left out to keep the statistics file short.
        let recipe = self.about.recipe.clone().filter(|recipe| recipe.len() <= 200);
        let game = self.name.clone();
        Record { date: today, family, kind, level, seconds, hints, daily, game, recipe, watched }
    }

    /// The content of the game's file.
    pub(crate) fn write(&self) -> String {
        let About { recipe, level, daily, seconds, lesson, watched } = &self.about;
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
        line("watched", watched.then(|| "yes".to_owned()));
        line("lesson", lesson.map(|step| step.to_string()));
        line("cursor", Some(format!("{} {}", self.cursor.x, self.cursor.y)));
        text + "\n" + &self.session.save() + "end\n"
    }

    /// Parses the output of [`Game::write`]. The error is a sentence.
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
        // A truncated file must not be mistaken for a game with fewer moves.
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
            watched: field("watched").is_some(),
            lesson: field("lesson").and_then(|step| step.parse().ok()),
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

/// The centre of the first cell that is part of the board.
fn first_cell(board: &Board) -> Pt {
    let first =
        if board.has_edges() { None } else { board.sites.iter().min_by_key(|at| (at.y, at.x)) };
    first.copied().unwrap_or(Pt { x: 1, y: 1 })
}

#[cfg(test)]
pub(crate) mod tests {
    use gridwright::{Action, Budget, open};

    use super::*;

    /// A small board of cells with a unique solution.
    pub(crate) fn game() -> Game {
        let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
        let recipe = Some("some/recipe".to_owned());
        let about = About { recipe, seconds: 75, ..About::default() };
        Game::new("test".to_owned(), Session::new(puzzle), about)
    }

    #[test]
    fn a_game_survives_its_file() {
        let mut game = game();
        game.about.level = Some(Level::Hard);
        game.about.daily = "2026-11-15".parse().ok();
        (game.about.lesson, game.about.watched) = (Some(2), true);
        game.session.act(&Action::place(Site(2), Value(2))).unwrap();
        assert!(game.walk(Way::Down) && game.walk(Way::Right));
        let again = Game::read("test", &game.write()).unwrap();
        assert_eq!(again.write(), game.write());
        assert_eq!((again.about.clone(), again.cursor), (game.about.clone(), game.cursor));
        assert_eq!(again.session.value(Site(2)), Some(Value(2)));
    }

    #[test]
    fn the_cursor_stays_on_the_board() {
        let mut game = game();
        assert!(!game.walk(Way::Up) && !game.walk(Way::Left));
        assert!(game.walk(Way::Right) && game.walk(Way::Right) && !game.walk(Way::Right));
        assert_eq!(game.cursor, Pt::cell(0, 2));
    }
}
