//! Calls to functions on puzzles: facts, reasoners, kernels, positions, and every verb.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright::answers::{grade, json_text, read_answer};
use gridwright::budget::Rng;
use gridwright::clues::{
    Keep, clue_states, culprits, join_clues, minimise_by_turns, without_clues,
};
use gridwright::contract::{
    Asked, Clause, Constraint, Domains, Hardness, Kernel, Reasoner, Renamed, Row, Solver, WHAT_IF,
    nested_what_if, random_solution, solve_from, solve_generally, visit_rows, what_if,
};
use gridwright::documents::{open_document, puzzle_document};
use gridwright::making::{
    Edit, NewClue, Symmetry, complete, edit, edit_with_images, repairs, true_candidates,
};
use gridwright::scene::{Marks, Role, Scene};
use gridwright::steps::{
    PROFILES, Tenths, all_steps, certify, changed, easiest_route, explain_from, has_profile,
    next_step, position_text, refute,
};
use gridwright::{
    Info, Level, Params, Position, Puzzle, Removal, Site, StepQuery, Value, board_id, check, count,
    explain, minimise, rate, solve,
};
use serde_json::{Map, Value as Json, json};

use super::trial::{
    CLUES, MASKS, NUMBERS, SITES, TEXTS, Trial, VALUES, little, tried, wrong_step, wrong_values,
};

/// A puzzle of any family as a sized type, which some functions require.
struct Any(Arc<dyn Puzzle>);

impl Puzzle for Any {
    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn params(&self) -> Params {
        self.0.params()
    }

    fn board(&self) -> &gridwright::Board {
        self.0.board()
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        self.0.constraints()
    }

    fn clauses(&self) -> Vec<Clause> {
        self.0.clauses()
    }

    fn accepts(&self, values: &[Value]) -> bool {
        self.0.accepts(values)
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        self.0.draw(marks, scene);
    }

    fn text(&self) -> String {
        self.0.text()
    }

    fn line(&self) -> String {
        self.0.line()
    }

    fn canonical(&self) -> String {
        self.0.canonical()
    }

    fn json(&self) -> Map<String, Json> {
        self.0.json()
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        self.0.with_givens(givens)
    }
}

pub(crate) fn try_puzzle(trial: &mut Trial, puzzle: &Arc<dyn Puzzle>) {
    let n_sites = puzzle.board().n_sites();
    facts(trial, &**puzzle);
    clues(trial, puzzle);
    edits(trial, &**puzzle);
    for values in wrong_values(n_sites) {
        try_values(trial, puzzle, &values);
        let made = tried!(trial, Puzzle::with_givens(&**puzzle, values.clone()));
        if let Some(other) = made {
            verbs(trial, &*other);
        }
        let candidates = vec![MASKS[2]; values.len() / 2];
        let parts = Position::from_parts(values.clone(), candidates);
        let with = tried!(trial, Position::with(&**puzzle, &values));
        let noted = tried!(trial, Position::noted(&**puzzle, &values));
        for position in [Some(parts), with, noted].into_iter().flatten() {
            try_position(trial, puzzle, position);
        }
    }
    tried!(trial, Position::of(&**puzzle));
}

pub(crate) fn facts(trial: &mut Trial, puzzle: &dyn Puzzle) {
    let board = puzzle.board();
    tried!(trial, Puzzle::info(puzzle));
    tried!(trial, Puzzle::board(puzzle));
    tried!(trial, Puzzle::clues(puzzle));
    tried!(trial, Puzzle::joinable(puzzle));
    tried!(trial, Puzzle::printable(puzzle));
    tried!(trial, Puzzle::clue_kinds(puzzle));
    tried!(trial, Puzzle::areas(puzzle));
    tried!(trial, Puzzle::unmarked(puzzle));
    let rules = trial.call("Puzzle::constraints", || puzzle.constraints()).unwrap_or_default();
    for rule in rules {
        tried!(trial, Constraint::rule(&**rule));
        tried!(trial, Constraint::name(&**rule));
        tried!(trial, Constraint::sites(&**rule));
        tried!(trial, Constraint::shape(&**rule));
        tried!(trial, Constraint::kind(&**rule));
        for values in wrong_values(board.n_sites()) {
            tried!(trial, Constraint::violation(&**rule, &values));
            tried!(trial, Constraint::prune(&**rule, &mut Domains::with(board, &values)));
        }
        // The domains belong to another board.
        let other = gridwright::Board::of_cells(1, 1, vec!['1']);
        tried!(trial, Constraint::prune(&**rule, &mut Domains::of(&other)));
    }
    let document = tried!(trial, puzzle_document(puzzle)).expect("a document");
    for text in TEXTS {
        tried!(trial, read_answer(puzzle, text));
        tried!(trial, Puzzle::read_solution(puzzle, text));
        tried!(trial, json_text(&json!([text, { "a": text }, null, 1e300])));
        let mut wrong = document.clone();
        for (_, part) in &mut wrong.definition {
            *part = json!([text, [text, 7], -1]);
        }
        tried!(trial, open_document(&wrong));
        wrong.family = (*text).to_owned();
        tried!(trial, open_document(&wrong));
    }
    for profile in PROFILES {
        tried!(trial, has_profile(puzzle, profile));
    }
}

fn clues(trial: &mut Trial, puzzle: &Arc<dyn Puzzle>) {
    tried!(trial, Puzzle::with_clues(&**puzzle, &CLUES.into()));
    tried!(trial, Puzzle::with_clues(&**puzzle, &BTreeSet::new()));
    tried!(trial, without_clues(&**puzzle, &CLUES));
    for symbols in ["", "ab", "\u{0}\u{0}\u{0}"] {
        tried!(trial, Renamed::new(puzzle.clone(), symbols.chars()));
    }
    for values in wrong_values(puzzle.board().n_sites()) {
        let solution: Vec<Value> = values.iter().map(|value| value.unwrap_or_default()).collect();
        for (one, other) in CLUES.into_iter().flat_map(|one| CLUES.map(|other| (one, other))) {
            tried!(trial, Puzzle::with_joined(&**puzzle, one, other, &solution));
        }
        tried!(trial, Puzzle::clue_ideas(&**puzzle, &solution));
        tried!(trial, Puzzle::area_ideas(&**puzzle, &solution, &solution[..solution.len() / 2]));
        let all = Removal::one_by_one((0..50).map(|i| gridwright::ClueId::Given(Site(i * 1_000))));
        for keep in [Keep::Unique, Keep::Propagation, Keep::Technique(Tenths(99))] {
            let removal = all.clone().keeping(keep);
            tried!(trial, minimise(&**puzzle, &solution, &removal, &mut little()));
            let mut left = SITES.into_iter();
            let next = &mut |_: bool| left.next();
            tried!(trial, minimise_by_turns(&**puzzle, &solution, &removal, next, &mut little()));
            let mut rng = Rng::from_seed(1);
            tried!(trial, join_clues(puzzle, &solution, keep, usize::MAX, &mut rng, &mut little()));
            if let Some(kernel) = puzzle.kernel() {
                tried!(
                    trial,
                    Kernel::minimise(kernel, &solution, &SITES, keep, usize::MAX, &mut little())
                );
            }
        }
    }
}

fn edits(trial: &mut Trial, puzzle: &dyn Puzzle) {
    let n_sites = puzzle.board().n_sites();
    let mut changes = vec![
        Edit::Areas(Vec::new()),
        Edit::Areas(vec![u16::MAX; n_sites]),
        Edit::Areas(vec![0; n_sites + 1]),
    ];
    for site in SITES {
        changes.push(Edit::Given(site, None));
        changes.extend(VALUES.map(|value| Edit::Given(site, Some(value))));
    }
    changes.extend(CLUES.map(Edit::Remove));
    for kind in ["cage", "word", "sign", "marks", "nosuch", ""] {
        for text in TEXTS {
            for sites in [Vec::new(), vec![Site(0)], vec![Site(0), Site(1)], SITES.to_vec()] {
                let clue = NewClue::new(kind, *text, sites);
                tried!(trial, Puzzle::with_clue(puzzle, &clue));
                changes.push(Edit::Add(clue));
            }
        }
    }
    for change in &changes {
        tried!(trial, edit(puzzle, change));
        let mut rng = Rng::from_seed(1);
        let symmetry = Symmetry::named("full").expect("a symmetry of the list");
        tried!(trial, edit_with_images(puzzle, change, symmetry, &mut rng, &mut little()));
    }
    for areas in [Vec::new(), vec![u16::MAX; n_sites], vec![0; n_sites + 1]] {
        tried!(trial, Puzzle::with_areas(puzzle, &areas));
    }
}

fn try_values(trial: &mut Trial, puzzle: &Arc<dyn Puzzle>, values: &[Option<Value>]) {
    let puzzle = &**puzzle;
    tried!(trial, check(puzzle, values));
    tried!(trial, clue_states(puzzle, values));
    tried!(trial, grade(puzzle, values, &mut little()));
    tried!(trial, Puzzle::clue_progress(puzzle, values));
    tried!(trial, Puzzle::clue_candidates(puzzle, values));
    for clue in CLUES {
        tried!(trial, Puzzle::clue_ways(puzzle, clue, values));
    }
    let solution: Vec<Value> = values.iter().map(|value| value.unwrap_or_default()).collect();
    tried!(trial, Puzzle::accepts(puzzle, &solution));
    tried!(trial, Puzzle::solution_line(puzzle, &solution));
    let marks = Marks {
        notes: vec![MASKS[2]; 3],
        lights: vec![(Site(u16::MAX), Role::Error)],
        candidates: vec![(Site(u16::MAX), Value(255), Role::Gone)],
        rules: vec![usize::MAX],
        symbols: 99,
        ..Marks::with(values.to_vec())
    };
    tried!(trial, Puzzle::draw(puzzle, &marks, &mut Scene::default()));
}

/// Calls to the verbs, with a puzzle with wrong givens.
fn verbs(trial: &mut Trial, puzzle: &dyn Puzzle) {
    let query = StepQuery::default();
    tried!(trial, solve(puzzle, &mut little()));
    tried!(trial, solve_generally(puzzle, &mut little()));
    tried!(trial, count(puzzle, 0, &mut little()));
    tried!(trial, count(puzzle, u64::MAX, &mut little()));
    tried!(trial, culprits(puzzle, &mut little()));
    tried!(trial, explain(puzzle, &query, &mut little()));
    tried!(trial, certify(puzzle, &mut little()));
    tried!(trial, true_candidates(puzzle, &mut little()));
    tried!(trial, complete(puzzle, &mut Rng::from_seed(1), &mut little()));
    tried!(trial, random_solution(puzzle, &mut Rng::from_seed(1), &mut little()));
    for most in [0, 3] {
        tried!(trial, repairs(puzzle, most, &mut little()));
    }
    for profile in PROFILES {
        tried!(trial, rate(puzzle, profile, &mut little()));
        tried!(trial, explain(puzzle, &StepQuery::by(profile), &mut little()));
        tried!(trial, easiest_route(puzzle, profile, &mut little()));
    }
    tried!(trial, Puzzle::text(puzzle));
    tried!(trial, Puzzle::line(puzzle));
    tried!(trial, Puzzle::json(puzzle));
    tried!(trial, Puzzle::canonical(puzzle));
    tried!(trial, Puzzle::params(puzzle));
    tried!(trial, Puzzle::clauses(puzzle));
    tried!(trial, board_id(puzzle));
    tried!(trial, puzzle_document(puzzle));
    trial.call("Puzzle::kernel", || puzzle.kernel().is_some());
    if let Some(kernel) = puzzle.kernel() {
        for n in NUMBERS {
            tried!(trial, Kernel::solve(kernel, n, &mut little()));
            tried!(trial, Kernel::count(kernel, n as u64, &mut little()));
        }
    }
    for words in ["level=hard", "rating=20", "needs=x-wing", "at-most=nosuch,bottlenecks=99", ""] {
        // Parameters that this family lacks belong to other families.
        let info = puzzle.info();
        let Ok(params) = Params::parse(info.params, words) else { continue };
        let Some(Ok(wish)) = tried!(trial, Hardness::of(&params, info)) else { continue };
        tried!(trial, Hardness::is_asked(&wish));
        tried!(trial, Hardness::is_by_default(&wish));
        tried!(trial, Hardness::level(&wish));
        tried!(trial, Hardness::is_just(&wish, Level::Extreme));
        tried!(trial, Hardness::is_technique_alone(&wish));
        tried!(trial, Hardness::needed(&wish));
        tried!(trial, Hardness::aim(&wish));
        tried!(trial, Hardness::limit(&wish));
        tried!(trial, Hardness::easier(&wish));
        tried!(trial, Hardness::keep(&wish));
        tried!(trial, Hardness::keep_by_propagation(&wish));
        tried!(trial, Hardness::words(&wish));
        tried!(trial, Hardness::misses(&wish, puzzle, &mut little()));
        tried!(trial, Hardness::misses_among_harder_steps(&wish, puzzle, &mut little()));
        tried!(trial, Hardness::assess(&wish, puzzle, &mut little()));
    }
}

fn try_position(trial: &mut Trial, puzzle: &Arc<dyn Puzzle>, mut position: Position) {
    let any = Any(Arc::clone(puzzle));
    let puzzle = &**puzzle;
    for (site, value) in SITES.into_iter().flat_map(|site| VALUES.map(|value| (site, value))) {
        tried!(trial, Position::place(&mut position, puzzle, site, value));
        let step = wrong_step(site, value);
        tried!(trial, Position::apply(&mut position, puzzle, &step));
        tried!(trial, Marks::of_step(puzzle.board(), &position, &step));
        tried!(trial, changed(puzzle, &position, site, MASKS[2]));
    }
    let query = StepQuery::default();
    tried!(trial, next_step(puzzle, &position, &query, &mut little()));
    tried!(trial, all_steps(puzzle, &position, &query, &mut little()));
    tried!(trial, explain_from(puzzle, position.clone(), &query, &mut little()));
    tried!(trial, position_text(puzzle, &position));
    tried!(trial, solve_from(puzzle, &position, &mut little()));
    for profile in PROFILES {
        tried!(trial, refute(puzzle, &position, profile, &mut little()));
        let query = StepQuery::by(profile);
        if let Some(reasoner) = puzzle.reasoner() {
            tried!(trial, Reasoner::follows(reasoner, profile));
            tried!(trial, Reasoner::step(reasoner, &position, &query, &mut little()));
            tried!(trial, Reasoner::path(reasoner, &position, &query, &mut little()));
            let mut n_left = 20;
            let visit = &mut |_| {
                n_left -= 1;
                if n_left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            tried!(trial, Reasoner::visit_steps(reasoner, &position, &query, &mut little(), visit));
        }
    }
    trial.call("Puzzle::reasoner", || puzzle.reasoner().is_some());
    let rows = [Row { technique: &WHAT_IF, find: what_if }];
    let go_on = &mut |_| ControlFlow::Continue(());
    tried!(trial, what_if(&any, &position, &mut little(), go_on));
    let go_on = &mut |_| ControlFlow::Continue(());
    tried!(trial, nested_what_if(&any, &position, &mut little(), go_on));
    let go_on = &mut |_| ControlFlow::Continue(());
    tried!(trial, visit_rows(&rows, &any, &position, &query, &mut little(), go_on));
    for is_swappable in [true, false] {
        let Some(Some(solver)) = tried!(trial, Solver::of(puzzle, is_swappable)) else { continue };
        tried!(trial, Solver::is_all(&solver));
        tried!(trial, Solver::is_enough(&solver));
        let asked = Asked { query, is_proper: is_swappable };
        let go_on = &mut |_| ControlFlow::Continue(());
        tried!(
            trial,
            Solver::visit_steps(&solver, &any, &rows, &position, &asked, &mut little(), go_on)
        );
        tried!(trial, Solver::path(&solver, &any, &rows, &position, &asked, &mut little()));
    }
}

/// Calls to functions on techniques, which need no puzzle.
pub(crate) fn try_techniques(trial: &mut Trial) {
    trial.about = "techniques".to_owned();
    for profile in PROFILES {
        let known = tried!(trial, Solver::techniques(profile)).unwrap_or_default();
        for technique in known.into_iter().chain([&WHAT_IF]) {
            tried!(trial, Solver::worth(profile, technique));
            tried!(trial, Solver::needs_one_solution(technique));
            tried!(trial, Solver::needs_boxes(technique));
            for rating in [Tenths(0), Tenths(u16::MAX)] {
                tried!(trial, Solver::worth_of(profile, technique, rating));
            }
        }
    }
}
