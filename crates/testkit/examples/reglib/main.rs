//! Compares our techniques with a library of positions in HoDoKu's format, each of which shows a
//! technique.
//!
//! `cargo run --release -p gridwright-testkit --example reglib -- FILE [CODE...]` prints a table:
//! for each technique the number of its positions, and in how many of them its move is the next
//! step of our own profile, is a step of our technique, and is reached without a harder step. With
//! codes, only those techniques are examined, and every miss is printed.

use std::process::ExitCode;

use gridwright::steps::{
    Effect, Technique, Tenths, all_steps, explain_from, next_step, techniques_in,
};
use gridwright::{Budget, Mask, Position, Profile, Puzzle, Site, Step, StepQuery, Value};

/// The codes of the library, with the ids of our techniques.
const TECHNIQUES: &[(&str, &str)] = &[
    ("0000", "last-cell"),
    ("0002", "hidden-single hidden-single-box"),
    ("0003", "naked-single"),
    ("0100", "pointing"),
    ("0101", "claiming"),
    ("0110", "locked-pair"),
    ("0111", "locked-triple"),
    ("0200", "naked-pair"),
    ("0201", "naked-triple"),
    ("0202", "naked-quad"),
    ("0210", "hidden-pair"),
    ("0211", "hidden-triple"),
    ("0212", "hidden-quad"),
    ("0300", "x-wing"),
    ("0301", "swordfish"),
    ("0302", "jellyfish"),
    ("0310", "finned-x-wing"),
    ("0311", "finned-swordfish"),
    ("0312", "finned-jellyfish"),
    ("0320", "sashimi-x-wing"),
    ("0321", "sashimi-swordfish"),
    ("0322", "sashimi-jellyfish"),
    ("0331", "franken-fish"),
    ("0332", "franken-fish"),
    ("0340", "finned-franken-fish"),
    ("0341", "finned-franken-fish"),
    ("0342", "finned-franken-fish"),
    ("0362", "finned-mutant-fish"),
    ("0363", "-"),
    ("0364", "-"),
    ("0400", "skyscraper"),
    ("0401", "two-string-kite"),
    ("0402", "empty-rectangle"),
    ("0403", "turbot-fish"),
    ("0404", "two-string-kite"),
    ("0405", "empty-rectangle"),
    ("0500", "simple-colouring"),
    ("0501", "simple-colouring"),
    ("0502", "multi-colouring"),
    ("0503", "multi-colouring"),
    ("0600-1", "unique-rectangle-1"),
    ("0601-1", "unique-rectangle-2"),
    ("0602-1", "unique-rectangle-3"),
    ("0603-1", "unique-rectangle-4"),
    ("0604-1", "unique-rectangle-2"),
    ("0605-1", "unique-rectangle-4 hidden-rectangle"),
    ("0606-1", "hidden-rectangle"),
    ("0600-2", "unique-rectangle-missing"),
    ("0601-2", "unique-rectangle-missing"),
    ("0602-2", "unique-rectangle-missing"),
    ("0603-2", "unique-rectangle-missing"),
    ("0604-2", "unique-rectangle-missing"),
    ("0605-2", "unique-rectangle-missing"),
    ("0606-2", "unique-rectangle-missing"),
    ("0607", "avoidable-rectangle-1"),
    ("0608", "avoidable-rectangle-2"),
    ("0610", "bug-1"),
    ("0701", "x-chain"),
    ("0702", "xy-chain"),
    ("0703", "remote-pair"),
    ("0706", "continuous-loop"),
    ("0707", "aic"),
    ("0708", "aic"),
    ("0709", "grouped-loop als-aic"),
    ("0710", "grouped-aic als-aic"),
    ("0711", "grouped-aic als-aic"),
    ("0800", "xy-wing"),
    ("0801", "xyz-wing"),
    ("0803", "w-wing"),
    ("0901", "als-xz"),
    ("0902", "als-xy-wing"),
    ("0903", "als-chain"),
    ("0904", "death-blossom"),
    ("1101", "sue-de-coq"),
    ("1201", "templates"),
    ("1202", "templates"),
];

const NODES: u64 = 50_000_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((file, wanted)) = args.split_first() else {
        eprintln!("expected FILE [CODE...]");
        return ExitCode::FAILURE;
    };
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::FAILURE;
        }
    };
    println!(
        "| code | technique | positions | next | shown | reached |\n|---|---|---|---|---|---|"
    );
    let mut total = [0; 4];
    for &(code, ids) in TECHNIQUES {
        if !wanted.is_empty() && !wanted.iter().any(|start| code.starts_with(start)) {
            continue;
        }
        let mut counts = [0; 4];
        for case in text.lines().filter_map(Case::read).filter(|case| case.code.starts_with(code)) {
            let found = case.look(ids);
            counts[0] += 1;
            (1..).zip(found).for_each(|(i, found)| counts[i] += usize::from(found));
            if !wanted.is_empty() && !found[2] {
                println!("{}", case.line);
            }
        }
        let [n, next, shown, reached] = counts;
        println!("| {code} | {ids} | {n} | {next} | {shown} | {reached} |");
        total.iter_mut().zip(counts).for_each(|(sum, n)| *sum += n);
    }
    let [n, next, shown, reached] = total;
    println!("| | all | {n} | {next} | {shown} | {reached} |");
    ExitCode::SUCCESS
}

/// A position of the library.
struct Case<'t> {
    line: &'t str,
    code: &'t str,
    puzzle: std::sync::Arc<dyn Puzzle>,
    position: Position,
    /// The claims that the move removes, and those that it places.
    gone: Vec<(Site, Value)>,
    placed: Vec<(Site, Value)>,
}

impl<'t> Case<'t> {
    fn read(line: &'t str) -> Option<Case<'t>> {
        let fields: Vec<&str> = line.strip_prefix(':')?.split(':').collect();
        let &[code, _, cells, deleted, gone, placed, ..] = &fields[..] else { return None };
        // These cases show moves that must not be found.
        if code.ends_with("-x") {
            return None;
        }
        let mut givens = String::new();
        let mut values = Vec::new();
        let mut is_given = true;
        for c in cells.chars() {
            if c == '+' {
                is_given = false;
                continue;
            }
            let value = c.to_digit(10).filter(|&d| d > 0).map(|d| Value(d as u8 - 1));
            givens.push(if is_given && value.is_some() { c } else { '.' });
            values.push(value);
            is_given = true;
        }
        let puzzle = gridwright::open(&givens, None, &mut Budget::unlimited()).ok()?;
        let mut position = Position::with(&*puzzle, &values);
        for (site, value) in claims(deleted) {
            position.cross_out(site, Mask::of(value));
        }
        let (gone, placed) = (claims(gone), claims(placed));
        Some(Case { line, code, puzzle, position, gone, placed })
    }

    /// Whether the move is the next step, is a step of these techniques, and is reached.
    fn look(&self, ids: &str) -> [bool; 3] {
        let known = techniques_in(self.puzzle.info(), Profile::DEFAULT);
        let has_id = |technique: &&&'static Technique| ids.split(' ').any(|id| id == technique.id);
        let ours: Vec<&'static Technique> = known.iter().filter(has_id).copied().collect();
        let query = StepQuery::default();
        let next = next_step(&*self.puzzle, &self.position, &query, &mut Budget::nodes(NODES));
        let is_next = next.is_some_and(|step| self.is_done_by(&step));
        let shows = |technique: &&'static Technique| {
            let mut budget = Budget::nodes(NODES);
            let steps =
                all_steps(&*self.puzzle, &self.position, &query.only(technique), &mut budget);
            steps.iter().any(|step| self.is_done_by(step))
        };
        let is_shown = ours.iter().any(shows);
        let limit = ours.iter().map(|technique| technique.rating).max().unwrap_or(Tenths(74));
        [is_next, is_shown, is_shown || self.is_reached(&query.at_most(limit))]
    }

    fn is_reached(&self, query: &StepQuery) -> bool {
        let mut budget = Budget::nodes(NODES);
        let path = explain_from(&*self.puzzle, self.position.clone(), query, &mut budget);
        self.is_done(&path.position)
    }

    fn is_done_by(&self, step: &Step) -> bool {
        let mut position = self.position.clone();
        for effect in &step.finding.effects {
            match *effect {
                Effect::Place(site, value) => position.fix(site, value),
                Effect::Drop(site, gone) => position.cross_out(site, gone),
            }
        }
        self.is_done(&position)
    }

    fn is_done(&self, position: &Position) -> bool {
        self.gone.iter().all(|&(site, value)| !position.at(site).has(value))
            && self.placed.iter().all(|&(site, value)| position.at(site) == Mask::of(value))
    }
}

/// Claims such as `436`: the value 4, row 3, column 6.
fn claims(text: &str) -> Vec<(Site, Value)> {
    let claim = |word: &str| {
        let digits: Vec<u32> = word.chars().filter_map(|c| c.to_digit(10)).collect();
        let &[value, row, column] = &digits[..] else { return None };
        Some((Site((9 * (row - 1) + column - 1) as u16), Value(value as u8 - 1)))
    };
    text.split(' ').filter_map(claim).collect()
}
