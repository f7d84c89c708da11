//! Calls that may panic, and their arguments.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gridwright::contract::{Claim, Finding, WHAT_IF};
use gridwright::scene::Pt;
use gridwright::steps::{Arg, Effect};
use gridwright::{Board, Budget, ClueId, Mask, Site, Step, Value};

/// Texts that are not puzzles, ids, parameters or saved games.
pub(crate) const TEXTS: &[&str] = &[
    "",
    " ",
    "\n\n\n",
    "\u{0}",
    "\u{feff}",
    "🂡🂱🃁🃑",
    "ÄÖÜß",
    "[1, 2",
    "{\"format\": 7}",
    "{}",
    "=1,=2",
    "@#:/",
    "x/size=@1#",
    "99999999999999999999",
    "gridwright-game 1\n",
    "gridwright-game 1\nnosuch:1\nmoves 9",
    "........................................................................................",
    "111111111111111111111111111111111111111111111111111111111111111111111111111111111",
    "-1",
    "1x1",
    "1x99999999999",
    "0x0.",
    "65x65.",
    "r0c0",
    "r-16384c1",
    "r32767|c32767",
    "easy 0/0\t99999999999999999999/1",
];

pub(crate) const SITES: [Site; 3] = [Site(0), Site(9_999), Site(u16::MAX)];
pub(crate) const VALUES: [Value; 4] = [Value(0), Value(63), Value(64), Value(255)];
pub(crate) const MASKS: [Mask; 3] = [Mask(0), Mask(1 << 63), Mask(u64::MAX)];
pub(crate) const CLUES: [ClueId; 4] = [
    ClueId::Given(Site(0)),
    ClueId::Given(Site(u16::MAX)),
    ClueId::Other(0),
    ClueId::Other(u16::MAX),
];
pub(crate) const POINTS: [Pt; 5] = [
    Pt { x: 0, y: 0 },
    Pt { x: 1, y: 1 },
    Pt { x: -1, y: 2 },
    Pt { x: i16::MAX, y: i16::MIN },
    Pt { x: i16::MIN, y: i16::MAX },
];

/// Numbers of rows, moves, sites, tests: far too small and far too large.
pub(crate) const NUMBERS: [usize; 5] = [0, 1, 20_000, 65_536, usize::MAX];

/// A small budget, which ends wrong calls soon.
pub(crate) fn little() -> Budget {
    Budget::nodes(5_000)
}

/// Lists of values that no puzzle has: too short, too long, with values that do not exist.
pub(crate) fn wrong_values(n_sites: usize) -> Vec<Vec<Option<Value>>> {
    let mut mixed = vec![None; n_sites];
    for (i, value) in mixed.iter_mut().enumerate().step_by(2) {
        *value = Some(Value((i * 37 % 256) as u8));
    }
    vec![
        Vec::new(),
        vec![Some(Value(0))],
        vec![Some(Value(255)); n_sites],
        vec![Some(Value(0)); n_sites],
        vec![None; n_sites + 100],
        vec![Some(Value(63)); n_sites + 1],
        mixed,
    ]
}

/// Boards whose lists do not match one another.
pub(crate) fn wrong_boards() -> Vec<Board> {
    let (rows, cols) = (3, 3);
    let givens = vec![Some(Value(200)); 5];
    vec![
        Board::of_cells(0, 0, Vec::new()),
        Board::of_cells(1, 1, vec!['x'; 100]),
        Board { rows, cols, sites: POINTS.to_vec(), symbols: Vec::new(), givens: Vec::new() },
        Board { rows, cols, sites: POINTS.to_vec(), symbols: vec!['1'], givens },
        Board {
            rows: usize::MAX,
            cols: usize::MAX,
            sites: Vec::new(),
            symbols: vec!['1'; 300],
            givens: vec![None; 5],
        },
    ]
}

/// A step with a site and a value, and with arguments of every kind that refer to nothing.
pub(crate) fn wrong_step(site: Site, value: Value) -> Step {
    let effects = vec![Effect::Place(site, value), Effect::Drop(site, Mask(u64::MAX))];
    let args = wrong_args(site, value);
    Step::new(&WHAT_IF, Finding { because: vec![site], effects, args })
}

pub(crate) fn wrong_args(site: Site, value: Value) -> Vec<(&'static str, Arg)> {
    let claims = vec![vec![Claim::is(site, value), Claim::is_not(site, value)], Vec::new()];
    let all = Mask(u64::MAX);
    vec![
        ("pivot", Arg::Site(site)),
        ("region", Arg::Sites(vec![site])),
        ("value", Arg::Value(value)),
        ("values", Arg::Values(all)),
        ("rule", Arg::Rule(usize::MAX)),
        ("rules", Arg::Rules(vec![0, 9_999])),
        ("number", Arg::Number(usize::MAX)),
        ("word", Arg::Word("")),
        ("chains", Arg::Chains(claims.clone())),
        ("moves", Arg::Moves(claims.clone())),
        ("nodes", Arg::Nodes(claims.clone())),
        ("techniques", Arg::Techniques(vec![(&WHAT_IF, claims[0].clone())])),
        ("places", Arg::Places(vec![(usize::MAX, vec![site])])),
        ("candidates", Arg::Candidates(vec![(site, all)])),
        ("groups", Arg::Groups(vec![(vec![site], all)])),
        ("linked", Arg::Linked(vec![(usize::MAX, all)])),
        ("sets", Arg::Sets(vec![all])),
        ("region", Arg::Cells(POINTS.to_vec())),
    ]
}

/// Records the names of all calls, and of those that panic.
#[derive(Default)]
pub(crate) struct Trial {
    /// The subject of the next calls, such as a family.
    pub(crate) about: String,
    pub(crate) panics: BTreeSet<String>,
    pub(crate) called: BTreeSet<String>,
}

impl Trial {
    pub(crate) fn call<T>(&mut self, name: &str, call: impl FnOnce() -> T) -> Option<T> {
        self.called.insert(name.to_owned());
        match catch_unwind(AssertUnwindSafe(call)) {
            Ok(answer) => Some(answer),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&s| s.to_owned()));
                let text = text.unwrap_or_default();
                self.panics.insert(format!("{} {name}: {text}", self.about));
                None
            }
        }
    }
}

/// Calls a public function by its path and records it under that path: `tried!(trial, Board::symbol(&board, value))`.
macro_rules! tried {
    ($trial:expr, $name:ident ( $($arg:expr),* $(,)? )) => {
        $trial.call(stringify!($name), || $name($($arg),*))
    };
    ($trial:expr, $of:ident :: $name:ident ( $($arg:expr),* $(,)? )) => {
        $trial.call(concat!(stringify!($of), "::", stringify!($name)), || $of::$name($($arg),*))
    };
    ($trial:expr, $in:ident :: $of:ident :: $name:ident ( $($arg:expr),* $(,)? )) => {
        $trial.call(
            concat!(stringify!($in), "::", stringify!($of), "::", stringify!($name)),
            || $in::$of::$name($($arg),*),
        )
    };
}
pub(crate) use tried;
