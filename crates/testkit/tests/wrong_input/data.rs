//! Calls to functions on plain data: boards, masks, budgets, steps, pictures, errors, tables.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gridwright::answers::{Grade, Verdict as GradeVerdict};
use gridwright::budget::{CardCheck, OutOfBudget, Rng};
use gridwright::clues::{Anchor, ClueProgress, Keep};
use gridwright::contract::{
    Claim, Clause, Conflict, Constraint, Domains, Name, NameArg, Shape, Table, Visit, WHAT_IF,
    constraints, first_shown,
};
use gridwright::formats::{Play, Refusal};
use gridwright::game::{Change, Colour, Outcome};
use gridwright::making::{NewClue, Symmetry};
use gridwright::params::{ParamError, ParamKind, ParamSpec, Reach, did_you_mean, nearest};
use gridwright::scene::{Item, MarkKind, Marks, Part, Pt, Role, Scene};
use gridwright::steps::{Effect, End, PROFILES, Tenths, effects_words};
use gridwright::text::{ParseError, Place, is_file_name, shortened};
use gridwright::{
    Action, BigUint, Board, Budget, Clue, ClueId, Count, Explanation, Level, Mask, Minimised,
    OpenError, Params, Position, Profile, Rating, Removal, SessionError, Shortfall, Site, Step,
    StepQuery, Value, Verdict,
};

use super::trial::{
    CLUES, MASKS, NUMBERS, POINTS, SITES, TEXTS, Trial, VALUES, tried, wrong_args, wrong_boards,
    wrong_step, wrong_values,
};

pub(crate) fn try_data(trial: &mut Trial) {
    trial.about = "data".to_owned();
    values_and_masks(trial);
    super::pieces::try_pieces(trial);
    budgets(trial);
    clues(trial);
    steps(trial);
    texts(trial);
    errors(trial);
    tables(trial);
    for board in wrong_boards() {
        try_board(trial, &board);
    }
}

/// Calls with a board, which may be one that no puzzle has.
pub(crate) fn try_board(trial: &mut Trial, board: &Board) {
    tried!(trial, Board::n_sites(board));
    tried!(trial, Board::n_values(board));
    tried!(trial, Board::n_givens(board));
    tried!(trial, Board::all_values(board));
    tried!(trial, Board::has_edges(board));
    tried!(trial, Board::turned(board));
    tried!(trial, Board::given_clues(board));
    tried!(trial, Minimised::start(board));
    tried!(trial, Domains::of(board));
    tried!(trial, Position::open(board));
    trial.call("Board::all_sites", || board.all_sites().count());
    for site in board.all_sites() {
        tried!(trial, Board::site_name(board, site));
    }
    for site in SITES {
        tried!(trial, Board::site_name(board, site));
        for name in Symmetry::NAMES {
            let symmetry = Symmetry::named(name).expect("a symmetry of the list");
            tried!(trial, Symmetry::orbit(symmetry, board, site));
        }
        let claim = Effect::Place(site, Value(255));
        tried!(trial, effects_words(board, &[claim, Effect::Drop(site, Mask(u64::MAX))]));
        let clue = |id, anchor, sites| Clue { id, kind: "", label: String::new(), anchor, sites };
        for anchor in [Anchor::At(POINTS[3]), Anchor::Corner(site), Anchor::Beside] {
            for id in CLUES {
                tried!(trial, Clue::name(&clue(id, anchor, vec![site, site]), board));
                tried!(trial, Clue::name(&clue(id, anchor, Vec::new()), board));
            }
        }
    }
    for value in VALUES {
        tried!(trial, Board::symbol(board, value));
    }
    for at in POINTS {
        tried!(trial, Board::site_at(board, at));
        tried!(trial, Board::sites_of_cell(board, at));
    }
    for text in TEXTS {
        tried!(trial, Board::site_named(board, text));
        for symbol in text.chars() {
            tried!(trial, Board::value_of(board, symbol));
        }
    }
    for values in wrong_values(board.n_sites()) {
        tried!(trial, Board::fits(board, &values));
        tried!(trial, Board::fitted(board, &values));
        tried!(trial, Domains::with(board, &values));
        let position = Position::from_parts(values.clone(), vec![Mask(u64::MAX); 2]);
        tried!(trial, Position::fits(&position, board));
        tried!(trial, Position::fitted(&position, board));
        tried!(trial, Position::fitting(&position, board));
        let step = wrong_step(SITES[2], Value(255));
        tried!(trial, Marks::of_step(board, &position, &step));
        try_scene(trial, board, values);
    }
    let mut domains = Domains::with(board, &[]);
    for (site, mask) in SITES.into_iter().flat_map(|site| MASKS.map(|mask| (site, mask))) {
        tried!(trial, Domains::at(&domains, site));
        tried!(trial, Domains::drop(&mut domains, site, mask));
        tried!(trial, Domains::keep(&mut domains, site, mask));
        tried!(trial, Domains::mark(&domains));
        tried!(trial, Domains::solution(&domains));
        let (name, sites) = (Name::new("row"), vec![site, site, Site(1)]);
        let rule = tried!(trial, constraints::AllDifferent::new(Shape::Row, "row", name, sites));
        let rule = rule.expect("a rule");
        tried!(trial, constraints::AllDifferent::prune(&rule, &mut domains));
        tried!(trial, constraints::AllDifferent::violation(&rule, &[None, Some(Value(255))]));
        tried!(trial, constraints::AllDifferent::rule(&rule));
        tried!(trial, constraints::AllDifferent::name(&rule));
        tried!(trial, constraints::AllDifferent::sites(&rule));
        tried!(trial, constraints::AllDifferent::shape(&rule));
        tried!(trial, constraints::AllDifferent::kind(&rule));
    }
    for mark in NUMBERS {
        tried!(trial, Domains::undo_to(&mut domains, mark));
    }
}

fn try_scene(trial: &mut Trial, board: &Board, values: Vec<Option<Value>>) {
    let marks = Marks {
        notes: vec![Mask(u64::MAX); 3],
        lights: vec![(Site(u16::MAX), Role::Error), (Site(0), Role::Because)],
        candidates: vec![(Site(u16::MAX), Value(255), Role::Gone)],
        links: vec![(Claim::is(Site(0), Value(64)), Claim::is(Site(u16::MAX), Value(0)))],
        rules: vec![usize::MAX],
        counted: POINTS.to_vec(),
        symbols: 99,
        ..Marks::with(values)
    };
    tried!(trial, Marks::of(board));
    tried!(trial, Marks::fitted(&marks, board));
    let mut scene = Scene::new(board.rows.min(100), board.cols.min(100));
    for symbols in [vec![], vec!['x'], vec!['y'; 100]] {
        tried!(trial, Scene::cells(&mut scene, board, &marks, &symbols));
    }
    tried!(trial, Scene::count(&mut scene, &marks));
    tried!(trial, Scene::mark_kinds(&scene));
    trial.call("Scene::hits", || scene.hits().count());
}

fn values_and_masks(trial: &mut Trial) {
    for value in VALUES {
        tried!(trial, Value::index(value));
        tried!(trial, Mask::of(value));
        for mask in MASKS {
            tried!(trial, Mask::has(mask, value));
        }
    }
    for mask in MASKS {
        tried!(trial, Mask::only(mask));
        tried!(trial, Mask::len(mask));
        tried!(trial, Mask::is_empty(mask));
        trial.call("Mask::iter", || mask.iter().count());
        for other in MASKS {
            tried!(trial, Mask::and(mask, other));
            tried!(trial, Mask::or(mask, other));
            tried!(trial, Mask::without(mask, other));
        }
    }
    tried!(trial, Mask::from_iter(VALUES));
    for n in NUMBERS {
        tried!(trial, Mask::first(n));
        tried!(trial, Pt::cell(n, usize::MAX - n));
        // Boards of a larger size would not fit into memory, which is not the mistake under test.
        let (rows, cols) = (n.min(20_000), n.min(3));
        tried!(trial, Board::of_cells(rows, cols, vec!['x']));
        tried!(trial, Scene::new(n, n));
        let mut scene = Scene::new(n.min(70_000), 2);
        tried!(trial, Scene::frame(&mut scene));
        tried!(trial, Scene::walls_where(&mut scene, |_, _| true));
        tried!(trial, Scene::line(&mut scene, POINTS[3], POINTS[4], Role::Grid));
    }
    for site in SITES {
        tried!(trial, Site::index(site));
        for value in VALUES {
            let claim = tried!(trial, Claim::is(site, value)).expect("a claim");
            tried!(trial, Claim::is_not(site, value));
            tried!(trial, Claim::negated(claim));
            let clause = Clause::AnyOf(vec![claim]);
            tried!(trial, Clause::claims(&clause));
            tried!(trial, Action::place(site, value));
            let change = Change::Value { site, old: None, new: Some(value) };
            tried!(trial, Change::site(change));
            tried!(trial, Effect::site(Effect::Place(site, value)));
        }
    }
    for values in wrong_values(9) {
        tried!(trial, Marks::with(values.clone()));
        for masks in [Vec::new(), vec![Mask(u64::MAX); 200]] {
            let made = tried!(trial, Position::from_parts(values.clone(), masks));
            let Some(mut position) = made else { continue };
            try_position(trial, &mut position);
        }
    }
    tried!(trial, Outcome::sites(&Outcome::default()));
    for number in [0, 6, 7, 255] {
        if let Some(Some(colour)) = tried!(trial, Colour::new(number)) {
            tried!(trial, Colour::number(colour));
        }
    }
}

/// Calls with a position that need no puzzle.
fn try_position(trial: &mut Trial, position: &mut Position) {
    tried!(trial, Position::values(position));
    tried!(trial, Position::candidates(position));
    tried!(trial, Position::has_dead_end(position));
    tried!(trial, Position::solution(position));
    tried!(trial, Marks::with_candidates(position));
    for site in SITES {
        tried!(trial, Position::value(position, site));
        tried!(trial, Position::is_open(position, site));
        tried!(trial, Position::at(position, site));
        for mask in MASKS {
            tried!(trial, Position::cross_out(position, site, mask));
        }
        for value in VALUES {
            tried!(trial, Position::fix(position, site, value));
        }
    }
}

fn budgets(trial: &mut Trial) {
    let stop = Arc::new(AtomicBool::new(false));
    let unlimited = tried!(trial, Budget::unlimited()).expect("a budget");
    for nodes in [0, 1, u64::MAX] {
        let budget = tried!(trial, Budget::nodes(nodes)).expect("a budget");
        let budget = tried!(trial, Budget::with_stop(budget, Arc::clone(&stop))).expect("a budget");
        let budget = tried!(trial, Budget::with_phases(budget, Arc::new(|_| ()))).expect("one");
        let budget = tried!(trial, Budget::with_notes(budget, Arc::new(|_| ()))).expect("one");
        let budget = tried!(trial, Budget::with_rejections(budget, Arc::new(|_| ()))).expect("one");
        let budget = tried!(trial, Budget::with_card(budget, CardCheck::All)).expect("one");
        tried!(trial, Budget::card(&budget));
        let made = tried!(trial, Budget::with_progress(budget, Arc::new(|_, _| ())));
        for mut budget in [made.expect("a budget"), unlimited.clone()] {
            tried!(trial, Budget::phase(&budget, ""));
            tried!(trial, Budget::reject(&budget, ""));
            tried!(trial, Budget::note(&budget, String::new));
            tried!(trial, Budget::progress(&budget, usize::MAX, 0));
            for nodes in [0, 1, u64::MAX, u64::MAX] {
                tried!(trial, Budget::part(&budget, nodes));
                tried!(trial, Budget::spend(&mut budget, nodes));
                tried!(trial, Budget::pay(&mut budget, nodes));
                tried!(trial, Budget::used(&budget));
                tried!(trial, Budget::has_refused(&budget));
                tried!(trial, Budget::is_spent(&budget));
                tried!(trial, Budget::is_stopped(&budget));
                tried!(trial, Budget::go_on(&budget));
            }
        }
    }
    tried!(trial, Rng::from_key([255; 32]));
    for seed in [0, u64::MAX] {
        let mut rng = tried!(trial, Rng::from_seed(seed)).expect("a stream");
        tried!(trial, Rng::draw(&mut rng));
        tried!(trial, Rng::shuffle(&mut rng, &mut [(); 0]));
        for n in NUMBERS {
            tried!(trial, Rng::below(&mut rng, n));
            tried!(trial, Rng::permutation(&mut rng, n.min(1_000)));
        }
    }
}

fn clues(trial: &mut Trial) {
    for id in CLUES {
        tried!(trial, ClueId::site(id));
        tried!(trial, ClueProgress::open(id, SITES.to_vec()));
        let removal = tried!(trial, Removal::one_by_one([id, id])).expect("a removal");
        let mut minimised = Minimised::start(&Board::of_cells(1, 1, vec!['1']));
        tried!(trial, Minimised::remove(&mut minimised, id));
        for n in NUMBERS {
            tried!(trial, Removal::at_most(removal.clone(), n));
            tried!(trial, Minimised::with_undecided(minimised.clone(), n));
        }
        tried!(trial, Removal::keeping(removal, Keep::Technique(Tenths(u16::MAX))));
    }
    tried!(trial, Removal::of_sites(SITES));
    tried!(trial, Removal::in_groups(vec![Vec::new(), CLUES.to_vec()]));
    for values in wrong_values(3) {
        tried!(trial, Minimised::to(&values, Vec::new(), u64::MAX));
        tried!(trial, Minimised::to(&[None], values, 0));
    }
    for text in TEXTS {
        tried!(trial, NewClue::new(*text, *text, SITES.to_vec()));
        let Some(Some(symmetry)) = tried!(trial, Symmetry::named(text)) else { continue };
        tried!(trial, Symmetry::is_none(symmetry));
    }
    for name in Symmetry::NAMES {
        let symmetry = Symmetry::named(name).expect("a symmetry of the list");
        tried!(trial, Symmetry::is_none(symmetry));
        for (n, at) in NUMBERS.into_iter().flat_map(|n| POINTS.map(|at| (n, at))) {
            trial.call("Symmetry::images", || symmetry.images(n, n, at).count());
        }
    }
    let play = Play { entries: vec![(SITES[2], VALUES[3])], crossed: vec![(SITES[2], MASKS[2])] };
    tried!(trial, Play::is_empty(&play));
    trial.call("Play::fmt", || (play.to_string(), Play::default().to_string()));
}

fn steps(trial: &mut Trial) {
    for (site, value) in SITES.into_iter().flat_map(|site| VALUES.map(|value| (site, value))) {
        let step = wrong_step(site, value);
        tried!(trial, Step::new(&WHAT_IF, step.finding.clone()));
        tried!(trial, Step::sites_seen(&step));
        tried!(trial, Step::site_roles(&step));
        tried!(trial, Step::places(&step));
        let mut highest = step;
        highest.worth.rating = Tenths(u16::MAX);
        highest.worth.score = u32::MAX;
        tried!(trial, Step::rated_by_length(highest.clone()));
        for (_, arg) in wrong_args(site, value) {
            use gridwright::steps::Arg;
            tried!(trial, Arg::sites(&arg));
            tried!(trial, Arg::values(&arg));
            tried!(trial, Arg::rules(&arg));
        }
        let position = Position::from_parts(Vec::new(), Vec::new());
        for end in [End::Solved, End::Stuck, End::Contradiction, End::OutOfBudget] {
            tried!(trial, End::name(end));
            let steps = vec![highest.clone(), highest.clone()];
            let explanation = Explanation { steps, end, position: position.clone() };
            for profile in PROFILES {
                let rating = tried!(trial, Explanation::rating(&explanation, profile));
                let Some(Some(mut rating)) = rating else { continue };
                rating.steps = [usize::MAX; 5];
                for level in Level::ALL {
                    tried!(trial, Level::name(level));
                    tried!(trial, Rating::steps_from(&rating, level));
                }
                tried!(trial, Rating::bottlenecks(&rating));
                tried!(trial, Rating::uses(&rating, &WHAT_IF));
                tried!(trial, Rating::hardest_name(&rating));
            }
        }
    }
    for profile in PROFILES {
        tried!(trial, Profile::is_default(profile));
        let query = tried!(trial, StepQuery::by(profile)).expect("a query");
        let query = tried!(trial, StepQuery::at_most(query, Tenths(0))).expect("a query");
        let query = tried!(trial, StepQuery::only(query, &WHAT_IF)).expect("a query");
        tried!(trial, StepQuery::asks_for(&query, &WHAT_IF));
    }
    for text in TEXTS {
        tried!(trial, Level::named(text));
        tried!(trial, Role::of_argument(text));
    }
    for part in Part::ALL {
        tried!(trial, Part::name(part));
        let role = Role::Part(part);
        tried!(trial, Role::is_premise(role));
        tried!(trial, MarkKind::of_role(role));
    }
    for kind in MarkKind::ALL {
        tried!(trial, MarkKind::name(kind));
    }
    let mut scene = Scene::new(1, 1);
    scene.items = vec![Item::Hit { site: SITES[2], at: POINTS[3] }];
    tried!(trial, Scene::mark_kinds(&scene));
    trial.call("Tenths::fmt", || Tenths(u16::MAX).to_string());
    tried!(trial, first_shown(|visit| visit(Site(0))));
    tried!(trial, first_shown(|_: Visit<'_, Site>| ControlFlow::Continue(())));
    let solution = vec![Value(255)];
    for verdict in [Verdict::Unique(solution), Verdict::None, Verdict::OutOfBudget(None)] {
        tried!(trial, Verdict::name(&verdict));
        tried!(trial, Verdict::solution(&verdict));
    }
    for n in [0, 1, u64::MAX] {
        tried!(trial, Count::exactly(n));
        let count = tried!(trial, Count::up_to(n, BigUint::from(n))).expect("a count");
        trial.call("Count::fmt", || count.to_string());
    }
    for n in NUMBERS {
        let verdict = GradeVerdict::Wrong;
        let (values, changed) = (Vec::new(), SITES.to_vec());
        let (violations, first_error) = (Vec::new(), None);
        let (right, open) = (n, n);
        let grade = Grade { verdict, values, changed, violations, first_error, right, open };
        tried!(trial, Grade::credit(&grade));
    }
}

fn texts(trial: &mut Trial) {
    for text in TEXTS {
        tried!(trial, is_file_name(text));
        tried!(trial, shortened(text));
        tried!(trial, nearest(text, TEXTS.iter().copied()));
        tried!(trial, did_you_mean(text, TEXTS.iter().copied()));
        let long = text.repeat(5_000);
        tried!(trial, shortened(&long));
        tried!(trial, nearest(&long[..long.len().min(300)], []));
        let reach = trial.call("Reach::read", || Reach::read(text).collect::<Vec<_>>());
        for reach in reach.into_iter().flatten() {
            tried!(trial, Reach::seen(&reach));
            tried!(trial, Reach::never_seen(&reach, Level::Extreme));
        }
        tried!(trial, Reach::of(text, &Params::defaults(&[])));
    }
    let reach = Reach::read("-\teasy 0/0 1\tmedium 0/1").next().expect("a line of the table");
    tried!(trial, Reach::seen(&reach));
    tried!(trial, Reach::never_seen(&reach, Level::Extreme));
    for kind in [
        ParamKind::Int { min: usize::MAX, max: 0 },
        ParamKind::Choice(&[]),
        ParamKind::Ratings,
        ParamKind::Text(""),
        ParamKind::Lines(""),
        ParamKind::Rows(""),
    ] {
        trial.call("ParamKind::fmt", || kind.to_string());
        let specs: &'static [ParamSpec] = Box::leak(Box::new([ParamSpec {
            name: "x",
            kind,
            default: Some("none"),
            is_structural: true,
        }]));
        let mut params = tried!(trial, Params::defaults(specs)).expect("parameters");
        for text in TEXTS {
            tried!(trial, Params::parse(specs, text));
            tried!(trial, Params::parse(specs, &format!("x={text}")));
            tried!(trial, Params::set(&mut params, "x", text));
            tried!(trial, Params::set(&mut params, text, "x"));
            tried!(trial, Params::value(&params, text));
            tried!(trial, Params::int(&params, text));
        }
        tried!(trial, Params::int(&params, "x"));
        tried!(trial, Params::are_of(&params, &[]));
        tried!(trial, Params::structural(&params));
        tried!(trial, Params::only(&params, |_| false));
        trial.call("Params::fmt", || params.to_string());
    }
    tried!(trial, ParamSpec::profile(&[]));
}

fn errors(trial: &mut Trial) {
    for text in TEXTS {
        let name = tried!(trial, Name::new("")).expect("a name");
        let name = tried!(trial, Name::with(name, "", *text)).expect("a name");
        tried!(trial, NameArg::from(*text));
        tried!(trial, NameArg::from((*text).to_owned()));
        tried!(trial, NameArg::from(usize::MAX));
        let arg = tried!(trial, NameArg::from(name.clone())).expect("an argument");
        trial.call("NameArg::fmt", || arg.to_string());
        trial.call("Name::fmt", || name.to_string());
        let error = tried!(trial, ParseError::field(*text, *text)).expect("an error");
        tried!(trial, ParseError::several(text));
        tried!(trial, ParseError::below(error.clone(), text));
        trial.call("Place::fmt", || error.place.to_string());
        for (line, column) in NUMBERS.into_iter().flat_map(|n| NUMBERS.map(|other| (n, other))) {
            let error = tried!(trial, ParseError::at(line, column, *text)).expect("an error");
            for (first_line, first_column) in [(0, 0), (1, 1), (usize::MAX, usize::MAX)] {
                tried!(trial, ParseError::shifted(error.clone(), first_line, first_column));
            }
            tried!(trial, ParseError::message(&error));
            trial.call("ParseError::fmt", || error.to_string());
            trial.call("Place::fmt", || Place::Text { line, column }.to_string());
        }
        trial.call("Refusal::fmt", || Refusal((*text).to_owned()).to_string());
        for error in [
            OpenError::Parse(error.clone()),
            OpenError::ReadAs { family: "", error: error.clone() },
            OpenError::Ambiguous(Vec::new()),
            OpenError::OtherFamily { asked: "", found: "" },
            OpenError::Link((*text).to_owned()),
            OpenError::Family((*text).to_owned()),
            OpenError::Generator { family: "", asked: u64::MAX, known: 0 },
            OpenError::Shortfall(Shortfall::NoGenerator(u32::MAX)),
        ] {
            tried!(trial, OpenError::message(&error));
            let error = SessionError::Open(error);
            tried!(trial, SessionError::message(&error));
        }
        for error in [
            ParamError::Unknown { name: (*text).to_owned(), known: Vec::new() },
            ParamError::Twice { name: (*text).to_owned() },
            ParamError::BadValue {
                name: String::new(),
                value: (*text).to_owned(),
                kind: ParamKind::Choice(&[]),
            },
        ] {
            tried!(trial, ParamError::message(&error));
            let shortfall = tried!(trial, Shortfall::from(error)).expect("a shortfall");
            tried!(trial, Shortfall::message(&shortfall));
            trial.call("Shortfall::fmt", || shortfall.to_string());
            tried!(trial, Shortfall::into_best(shortfall));
        }
    }
    tried!(trial, Shortfall::from(OutOfBudget));
    for n in NUMBERS {
        for error in [SessionError::NoSite(n), SessionError::NoValue(n), SessionError::NoMove(n)] {
            tried!(trial, SessionError::message(&error));
        }
    }
    tried!(trial, SessionError::message(&SessionError::Given(String::new())));
    let _: Result<(), Conflict> = Err(Conflict);
}

fn tables(trial: &mut Trial) {
    for (n_rows, n_cols) in [(0, 0), (0, 3), (3, 0), (3, 3), (1, 100)] {
        for layers in [vec![], vec![vec![]], vec![vec![1, 2], vec![], vec![u16::MAX; 200]]] {
            let table = Table { n_rows, n_cols, layers };
            tried!(trial, Table::transposed(&table));
            tried!(trial, Table::relabelled(table.clone()));
            tried!(trial, Table::canonical(&table, &mut Budget::nodes(100)));
        }
    }
}
