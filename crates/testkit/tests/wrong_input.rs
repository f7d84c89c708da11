//! No public call panics on what a caller passes: wrong lengths, sites, values, families and texts.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::clues::{Keep, clue_states, culprits, minimise_by_turns, without_clues};
use gridwright::contract::{Domains, Finding, Table, WHAT_IF, solve_generally};
use gridwright::formats::{Play, format_for_file, format_named, formats, read_as, write_as};
use gridwright::game::NoteUpdate;
use gridwright::scene::{Marks, Role, Scene};
use gridwright::steps::{
    Effect, Tenths, changed, examples, explain_from, next_step, position_text, techniques_in,
};
use gridwright::{
    Action, Board, Budget, ClueId, FAMILIES, Family, Mask, Params, Position, Puzzle, Recipe,
    Removal, Session, Site, Step, StepQuery, Value, board_id, check, count, explain, family,
    minimise, open, rate, solve,
};

/// Texts that are not puzzles, ids, parameters or saved games.
const TEXTS: &[&str] = &[
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
];

/// Lists of values that no puzzle has: too short, too long, with values that do not exist.
fn wrong_values(n_sites: usize) -> Vec<Vec<Option<Value>>> {
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

const SITES: [Site; 3] = [Site(0), Site(9_999), Site(u16::MAX)];
const VALUES: [Value; 4] = [Value(0), Value(63), Value(64), Value(255)];

/// Collects the names of calls that panic.
#[derive(Default)]
struct Trial {
    panics: Vec<String>,
}

impl Trial {
    fn call<T>(&mut self, name: &str, call: impl FnOnce() -> T) -> Option<T> {
        match catch_unwind(AssertUnwindSafe(call)) {
            Ok(answer) => Some(answer),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&s| s.to_owned()));
                self.panics.push(format!("{name}: {}", text.unwrap_or_default()));
                None
            }
        }
    }
}

/// A puzzle of every family, small.
fn samples() -> Vec<(&'static dyn Family, Arc<dyn Puzzle>)> {
    FAMILIES
        .iter()
        .map(|&family| {
            let preset = Params::parse(family.info().params, family.info().presets[0]).unwrap();
            let made = Recipe::new(family, preset, 1).make(&mut Budget::nodes(20_000_000));
            (family, made.expect("the first preset can be made").puzzle)
        })
        .collect()
}

fn step_with(site: Site, value: Value) -> Step {
    let effects = vec![Effect::Place(site, value), Effect::Drop(site, Mask(u64::MAX))];
    Step::new(&WHAT_IF, Finding { because: vec![site], effects, args: Vec::new() })
}

fn try_board(trial: &mut Trial, name: &str, board: &Board) {
    for site in SITES {
        trial.call(&format!("{name} site_name"), || board.site_name(site));
    }
    for value in VALUES {
        trial.call(&format!("{name} symbol"), || board.symbol(value));
    }
    for text in TEXTS {
        trial.call(&format!("{name} site_named"), || board.site_named(text));
        trial.call(&format!("{name} value_of"), || {
            text.chars().filter_map(|c| board.value_of(c)).count()
        });
    }
    trial.call(&format!("{name} turned"), || board.turned());
}

fn try_positions(trial: &mut Trial, name: &str, puzzle: &dyn Puzzle) {
    let n_sites = puzzle.board().n_sites();
    for values in wrong_values(n_sites) {
        let candidates = vec![Mask(u64::MAX); values.len() / 2];
        let parts = Position::from_parts(values.clone(), candidates);
        let with =
            trial.call(&format!("{name} Position::with"), || Position::with(puzzle, &values));
        for mut position in [Some(parts), with].into_iter().flatten() {
            for (site, value) in SITES.into_iter().flat_map(|s| VALUES.map(|v| (s, v))) {
                trial.call(&format!("{name} position getters"), || {
                    (position.value(site), position.is_open(site), position.at(site))
                });
                trial.call(&format!("{name} place"), || position.place(puzzle, site, value));
                trial.call(&format!("{name} cross_out"), || {
                    position.cross_out(site, Mask::of(value));
                });
                let step = step_with(site, value);
                trial.call(&format!("{name} apply"), || position.apply(puzzle, &step).is_ok());
                trial.call(&format!("{name} of_step"), || {
                    Marks::of_step(puzzle.board(), &position, &step)
                });
            }
            let query = StepQuery::default();
            trial.call(&format!("{name} next_step"), || {
                next_step(puzzle, &position, &query, &mut Budget::nodes(10_000))
            });
            trial.call(&format!("{name} explain_from"), || {
                explain_from(puzzle, position.clone(), &query, &mut Budget::nodes(10_000))
            });
            trial.call(&format!("{name} position_text"), || position_text(puzzle, &position));
            trial.call(&format!("{name} changed"), || {
                changed(puzzle, &position, Site(u16::MAX), Mask(u64::MAX))
            });
            trial.call(&format!("{name} with_candidates"), || Marks::with_candidates(&position));
        }
    }
}

fn try_values(trial: &mut Trial, name: &str, puzzle: &dyn Puzzle) {
    let n_sites = puzzle.board().n_sites();
    for values in wrong_values(n_sites) {
        trial.call(&format!("{name} check"), || check(puzzle, &values));
        trial.call(&format!("{name} clue_states"), || clue_states(puzzle, &values));
        trial.call(&format!("{name} clue_progress"), || puzzle.clue_progress(&values));
        for clue in [ClueId::Given(Site(u16::MAX)), ClueId::Other(0), ClueId::Other(u16::MAX)] {
            trial.call(&format!("{name} clue_ways"), || puzzle.clue_ways(clue, &values));
        }
        trial.call(&format!("{name} Domains::with"), || Domains::with(puzzle.board(), &values));
        let solution: Vec<Value> = values.iter().map(|value| value.unwrap_or_default()).collect();
        trial.call(&format!("{name} accepts"), || puzzle.accepts(&solution));
        trial.call(&format!("{name} solution_line"), || puzzle.solution_line(&solution));
        let marks = Marks {
            notes: vec![Mask(u64::MAX); 3],
            lights: vec![(Site(u16::MAX), Role::Error)],
            candidates: vec![(Site(u16::MAX), Value(255), Role::Gone)],
            symbols: 99,
            ..Marks::with(values.clone())
        };
        trial.call(&format!("{name} draw"), || puzzle.draw(&marks, &mut Scene::default()));
        let all = Removal::one_by_one((0..50).map(|i| ClueId::Given(Site(i * 1_000))));
        for keep in [Keep::Unique, Keep::Propagation, Keep::Technique(Tenths(99))] {
            let removal = all.clone().keeping(keep);
            trial.call(&format!("{name} minimise"), || {
                minimise(puzzle, &solution, &removal, &mut Budget::nodes(10_000))
            });
            let mut left = SITES.into_iter();
            trial.call(&format!("{name} minimise_by_turns"), || {
                let next = &mut |_| left.next();
                minimise_by_turns(puzzle, &solution, &removal, next, &mut Budget::nodes(10_000))
            });
        }
        let Some(other) =
            trial.call(&format!("{name} with_givens"), || puzzle.with_givens(values.clone()))
        else {
            continue;
        };
        let budget = || Budget::nodes(10_000);
        let other = &*other;
        trial.call(&format!("{name} solve"), || solve(other, &mut budget()));
        trial.call(&format!("{name} solve_generally"), || solve_generally(other, &mut budget()));
        trial.call(&format!("{name} count"), || count(other, 0, &mut budget()));
        trial.call(&format!("{name} count"), || count(other, u64::MAX, &mut budget()));
        trial.call(&format!("{name} culprits"), || culprits(other, &mut budget()));
        trial.call(&format!("{name} explain"), || {
            explain(other, &StepQuery::default(), &mut budget())
        });
        for profile in gridwright::steps::PROFILES {
            trial.call(&format!("{name} rate"), || rate(other, profile, &mut budget()).is_ok());
            let query = StepQuery::by(profile);
            trial.call(&format!("{name} explain by {}", profile.id), || {
                explain(other, &query, &mut budget())
            });
        }
        trial.call(&format!("{name} text"), || (other.text(), other.line(), other.json()));
        trial.call(&format!("{name} canonical"), || other.canonical());
        trial.call(&format!("{name} id"), || (board_id(other), other.params()));
        trial.call(&format!("{name} clauses"), || other.clauses().len());
    }
    let strange = [ClueId::Given(Site(u16::MAX)), ClueId::Other(u16::MAX), ClueId::Other(9_999)];
    trial.call(&format!("{name} with_clues"), || puzzle.with_clues(&strange.into()).line());
    trial.call(&format!("{name} with_clues"), || puzzle.with_clues(&BTreeSet::new()).line());
    trial.call(&format!("{name} without_clues"), || without_clues(puzzle, &strange).line());
}

fn try_family(trial: &mut Trial, family: &'static dyn Family, other: &Arc<dyn Puzzle>) {
    let info = family.info();
    let name = info.id;
    for text in TEXTS {
        trial.call(&format!("{name} parse"), || family.parse(text).is_ok());
        trial.call(&format!("{name} claims"), || family.claims(text));
        trial.call(&format!("{name} open"), || {
            open(text, Some(family), &mut Budget::nodes(10_000)).is_ok()
        });
        trial.call(&format!("{name} params"), || Params::parse(info.params, text).is_ok());
        trial.call(&format!("{name} lines"), || {
            family.solve_lines(TEXTS, &mut Budget::nodes(10_000), &mut |_| ())
        });
        for field in ["rows", "size", "words", "cages", "areas", "board", ""] {
            for json in [
                serde_json::json!({ field: text }),
                serde_json::json!({ field: [text, 7] }),
                serde_json::json!({ field: 1e300 }),
                serde_json::json!({ field: [[1, -1], [99_999]] }),
            ] {
                let object = json.as_object().expect("an object").clone();
                trial.call(&format!("{name} read_json"), || family.read_json(&object).is_ok());
            }
        }
    }
    let defaults = Params::defaults(info.params);
    for text in TEXTS {
        trial.call(&format!("{name} value of {text:?}"), || defaults.value(text).is_some());
        trial.call(&format!("{name} int of {text:?}"), || defaults.int(text).is_some());
    }
    for spec in info.params {
        trial.call(&format!("{name} int of {}", spec.name), || defaults.int(spec.name).is_some());
    }
    for generator in [0, 2, u32::MAX] {
        trial.call(&format!("{name} generate"), || {
            let (mut rng, mut budget) = (Rng::from_seed(1), Budget::nodes(1_000));
            family.generate(generator, &defaults, &mut rng, &mut budget).is_ok()
        });
    }
    // The parameters of another family, by a caller who mixes them up.
    for stranger in FAMILIES {
        let params = Params::defaults(stranger.info().params);
        trial.call(&format!("{name} generate as {}", stranger.info().id), || {
            let (mut rng, mut budget) = (Rng::from_seed(1), Budget::nodes(1_000));
            family.generate(1, &params, &mut rng, &mut budget).is_ok()
        });
        trial.call(&format!("{name} read examples of {}", stranger.info().id), || {
            examples(stranger.info()).take(20).filter(|e| e.open(family).is_ok()).count()
        });
    }
    for profile in gridwright::steps::PROFILES {
        trial.call(&format!("{name} techniques_in"), || techniques_in(info, profile).len());
    }
    for format in formats() {
        let what = format!("{name} as {}", format.format.name);
        trial.call(&format!("{what} written"), || {
            write_as(format, &**other, &Play::default(), &mut Budget::nodes(10_000)).is_ok()
        });
        let play = Play {
            entries: vec![(Site(u16::MAX), Value(255))],
            crossed: vec![(Site(u16::MAX), Mask(u64::MAX))],
        };
        trial.call(&format!("{what} written with play"), || {
            write_as(format, &**other, &play, &mut Budget::nodes(10_000)).is_ok()
        });
        for text in TEXTS {
            trial.call(&format!("{what} read"), || read_as(format, text).is_ok());
        }
    }
}

fn try_session(trial: &mut Trial, name: &str, puzzle: &Arc<dyn Puzzle>) {
    let mut game = Session::new(Arc::clone(puzzle));
    for (site, value) in SITES.into_iter().flat_map(|s| VALUES.map(|v| (s, v))) {
        trial.call(&format!("{name} Session::value"), || (game.value(site), game.notes(site)));
        trial.call(&format!("{name} Session::place"), || game.place(site, Some(value)).is_ok());
        trial.call(&format!("{name} Session::place"), || game.place(site, None).is_ok());
        trial.call(&format!("{name} Session::note"), || game.note(site, value).is_ok());
        let step = step_with(site, value);
        trial.call(&format!("{name} Session::has_done"), || game.has_done(&step));
        trial.call(&format!("{name} Session::candidates"), || game.candidates(site));
        let (sites, notes) = (vec![site, Site(0)], NoteUpdate::CrossOut);
        for action in [
            Action::Place { sites: sites.clone(), value, notes },
            Action::Toggle { sites: sites.clone(), value, notes },
            Action::Clear { sites },
            Action::ToggleNotes { site, values: Mask(u64::MAX) },
            Action::SetNotes { site, values: Mask(u64::MAX) },
            Action::CrossOut { site, values: Mask(u64::MAX) },
            Action::FollowStep(step),
        ] {
            trial.call(&format!("{name} {action:?}"), || game.act(&action).is_ok());
        }
    }
    trial.call(&format!("{name} undo"), || while game.undo() {});
    trial.call(&format!("{name} redo"), || while game.redo() {});
    for values in wrong_values(3) {
        let solution: Vec<Value> = values.iter().map(|value| value.unwrap_or_default()).collect();
        trial.call(&format!("{name} Session::wrong_sites"), || game.wrong_sites(&solution));
        trial.call(&format!("{name} Session::progress"), || game.progress(Some(&solution)));
        let action = Action::UndoMistakes(solution);
        trial.call(&format!("{name} {action:?}"), || game.act(&action).is_ok());
    }
    for n_moves in [0, 1, usize::MAX] {
        let action = Action::GoTo { n_moves };
        trial.call(&format!("{name} {action:?}"), || game.act(&action).is_ok());
    }
    let play = Play {
        entries: vec![(Site(u16::MAX), Value(255))],
        crossed: vec![(Site(u16::MAX), Mask(u64::MAX))],
    };
    trial.call(&format!("{name} Session::with_play"), || {
        Session::with_play(Arc::clone(puzzle), &play).is_ok()
    });
    for text in TEXTS {
        trial.call(&format!("{name} Session::load"), || Session::load(text).is_ok());
        trial.call(&format!("{name} Session::enter"), || game.enter(text).is_ok());
    }
    trial.call(&format!("{name} hint"), || game.hint(&mut Budget::nodes(10_000)));
    trial.call(&format!("{name} save"), || game.save());
}

#[test]
fn no_public_call_panics_on_what_a_caller_passes() {
    let mut trial = Trial::default();
    let quiet = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    trial.call("Mask", || {
        let _ = VALUES.map(|value| (Mask::of(value), Mask::first(7).has(value)));
        [0, 63, 64, 65, usize::MAX].map(Mask::first)
    });
    trial.call("Board::of_cells", || Board::of_cells(0, 0, Vec::new()).turned());
    trial.call("Board::of_cells", || Board::of_cells(1, 1, vec!['x'; 100]).all_values());
    trial.call("Scene", || Scene::new(0, 0).frame());
    trial.call("Table", || {
        let table = Table { n_rows: 3, n_cols: 3, layers: vec![vec![1, 2], vec![]] };
        (table.transposed(), table.canonical(&mut Budget::nodes(100)).is_ok(), table.relabelled())
    });
    trial.call("Rng", || {
        let mut rng = Rng::from_seed(0);
        (rng.below(0), rng.permutation(0))
    });
    for text in TEXTS {
        trial.call("open", || open(text, None, &mut Budget::nodes(10_000)).is_ok());
        trial.call("Recipe", || text.parse::<Recipe>().is_ok());
        trial.call("family", || family(text).is_some());
        trial.call("format_named", || format_named(text).is_some());
        trial.call("format_for_file", || format_for_file(text).is_some());
    }
    let samples = samples();
    for (i, (family, puzzle)) in samples.iter().enumerate() {
        let name = family.info().id;
        try_board(&mut trial, name, puzzle.board());
        try_positions(&mut trial, name, &**puzzle);
        try_values(&mut trial, name, &**puzzle);
        try_session(&mut trial, name, puzzle);
        try_family(&mut trial, *family, &samples[(i + 1) % samples.len()].1);
    }
    std::panic::set_hook(quiet);
    trial.panics.sort();
    trial.panics.dedup();
    assert!(
        trial.panics.is_empty(),
        "{} calls panic:\n{}",
        trial.panics.len(),
        trial.panics.join("\n")
    );
}
