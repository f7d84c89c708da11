//! Checks broken rules: hand-made cases, and the sites at fault.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::contract::Constraint;
use gridwright::{Puzzle, Solution, Value, check};

use super::ensure::ensure;
use crate::bench::Bench;

/// Number of random grids tried for each sample.
const PER_SAMPLE: usize = 20;

/// A line of the cases: a position of a puzzle, and the rules it breaks.
struct Case {
    puzzle: Arc<dyn Puzzle>,
    values: Vec<Option<Value>>,
    line: String,
}

/// Checks the hand-made positions; every rule must be the only broken one at least once.
pub(super) fn cases(bench: &Bench<'_>) -> Result<(), String> {
    let mut alone: BTreeSet<&'static str> = BTreeSet::new();
    let mut rules: BTreeSet<&'static str> = BTreeSet::new();
    for Case { puzzle, values, line } in read_cases(bench)? {
        rules.extend(puzzle.constraints().iter().map(|constraint| constraint.rule()));
        let broken = check(&*puzzle, &values);
        let broken: BTreeSet<&'static str> =
            broken.iter().map(|violation| violation.rule).collect();
        let broken: Vec<&'static str> = broken.into_iter().collect();
        if let [rule] = broken[..] {
            alone.insert(rule);
        }
        let broken = if broken.is_empty() { "ok".to_owned() } else { broken.join(" ") };
        let (_, expected) = line.split_once("->").expect("lines of cases have an arrow");
        ensure!(broken == expected.trim(), "{line}: found {broken}");
    }
    for sample in &bench.samples {
        rules.extend(sample.puzzle.constraints().iter().map(|constraint| constraint.rule()));
    }
    ensure!(alone == rules, "rules broken alone: {alone:?}; rules there are: {rules:?}");
    Ok(())
}

/// The sites at fault must break the rule on their own, since clause learning forbids their values
/// whatever the rest of the board is. Parts of a solution must break nothing.
pub(super) fn sites_at_fault(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(25);
    let mut met: BTreeMap<&'static str, usize> = BTreeMap::new();
    for Case { puzzle, values, .. } in read_cases(bench)? {
        each_alone(&*puzzle, &values, &mut met)?;
    }
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        for _ in 0..PER_SAMPLE {
            let part = part_of(&sample.solution, &mut rng);
            let broken = check(puzzle, &part);
            ensure!(broken.is_empty(), "part of a solution breaks a rule: {broken:?}");
            each_alone(puzzle, &spoilt(puzzle, &part, &mut rng), &mut met)?;
        }
    }
    let constraints = bench.samples.iter().flat_map(|sample| sample.puzzle.constraints());
    for rule in constraints.map(|constraint| constraint.rule()) {
        let n = met.get(rule).copied().unwrap_or(0);
        ensure!(n > 0, "{rule} was never broken");
    }
    Ok(())
}

/// Checks and counts every rule that these values break.
fn each_alone(
    puzzle: &dyn Puzzle,
    values: &[Option<Value>],
    met: &mut BTreeMap<&'static str, usize>,
) -> Result<(), String> {
    for constraint in puzzle.constraints() {
        if let Some(sites) = constraint.violation(values) {
            *met.entry(constraint.rule()).or_insert(0) += 1;
            let sites: BTreeSet<usize> = sites.iter().map(|site| site.index()).collect();
            alone(&**constraint, values, &sites)
                .map_err(|why| format!("{}: {why}\n{}", constraint.name(), puzzle.text()))?;
        }
    }
    Ok(())
}

fn alone(
    constraint: &dyn Constraint,
    values: &[Option<Value>],
    sites: &BTreeSet<usize>,
) -> Result<(), String> {
    let own: BTreeSet<usize> = constraint.sites().iter().map(|site| site.index()).collect();
    ensure!(!sites.is_empty(), "broken at no site");
    ensure!(sites.is_subset(&own), "{sites:?} has sites that the rule is not about: {own:?}");
    ensure!(sites.iter().all(|&site| values[site].is_some()), "an empty site is at fault");
    let keep = |(site, &value): (usize, &Option<Value>)| value.filter(|_| sites.contains(&site));
    let rest: Vec<Option<Value>> = values.iter().enumerate().map(keep).collect();
    let again = constraint.violation(&rest);
    ensure!(again.is_some(), "{sites:?} are at fault, but alone they break nothing");
    Ok(())
}

/// A random part of a solution; sometimes all of it.
fn part_of(solution: &Solution, rng: &mut Rng) -> Vec<Option<Value>> {
    let share = 1 + rng.below(4);
    solution.iter().map(|&value| (rng.below(4) < share).then_some(value)).collect()
}

/// A position with a few changed values.
fn spoilt(puzzle: &dyn Puzzle, part: &[Option<Value>], rng: &mut Rng) -> Vec<Option<Value>> {
    let mut values = part.to_vec();
    let n_values = puzzle.board().n_values();
    for _ in 0..1 + rng.below(4) {
        values[rng.below(part.len())] = Some(Value(rng.below(n_values) as u8));
    }
    values
}

/// Reads the cases: puzzle lines, then lines `moves -> broken rules`, in blocks separated by `---`.
fn read_cases(bench: &Bench<'_>) -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    for block in bench.cases.split("\n---\n") {
        let lines = || block.lines().filter(|line| !line.starts_with('#'));
        let text: Vec<&str> = lines().filter(|line| !line.contains("->")).collect();
        let puzzle = bench.family.parse(&text.join("\n"));
        let puzzle = puzzle.map_err(|error| format!("case: {error}\n{}", text.join("\n")))?;
        for line in lines().filter(|line| line.contains("->")) {
            let moves = line.split("->").next().unwrap_or_default();
            let values = position(&*puzzle, moves).ok_or_else(|| format!("case: {line}"))?;
            cases.push(Case { puzzle: Arc::clone(&puzzle), values, line: line.to_owned() });
        }
    }
    Ok(cases)
}

/// The puzzles of the cases.
pub(super) fn case_puzzles(bench: &Bench<'_>) -> Result<Vec<Arc<dyn Puzzle>>, String> {
    let mut puzzles: Vec<Arc<dyn Puzzle>> = Vec::new();
    for case in read_cases(bench)? {
        if !puzzles.last().is_some_and(|last| Arc::ptr_eq(last, &case.puzzle)) {
            puzzles.push(case.puzzle);
        }
    }
    Ok(puzzles)
}

fn position(puzzle: &dyn Puzzle, moves: &str) -> Option<Vec<Option<Value>>> {
    let board = puzzle.board();
    let mut values = board.givens.clone();
    for token in moves.split_whitespace() {
        let (name, symbol) = token.split_once('=')?;
        let site = board.site_named(name)?;
        values[site.index()] = Some(board.value_of(symbol.chars().next()?)?);
    }
    Some(values)
}
