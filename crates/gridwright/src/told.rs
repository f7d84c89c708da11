//! Steps, explanations and ratings as JSON: all that a reader needs to show them, to highlight what
//! they are about, or to check them.

use gridwright_core::{
    Arg, Board, Claim, Effect, Explanation, Mask, Position, Profile, Puzzle, Rating, Site, Step,
    Tenths, effects_words, sentence,
};
use serde_json::{Map, Value as Json, json};

/// A step with its reason as data and in words, taken in this position.
///
/// ```
/// use gridwright::{Budget, Position, Tenths, open, step_json};
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let start = Position::of(&*puzzle);
/// let step = puzzle.step(&start, Tenths(99), &mut Budget::unlimited()).unwrap();
/// let json = step_json(&*puzzle, &start, &step);
/// assert_eq!(json["technique"], "last-cell");
/// assert_eq!(json["effects"][0]["place"], "2");
/// assert_eq!(json["reason"]["rules"][0]["name"], "column 1");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn step_json(puzzle: &dyn Puzzle, position: &Position, step: &Step) -> Json {
    let board = puzzle.board();
    let effect = |effect: &Effect| match *effect {
        Effect::Place(site, value) => json!({
            "site": board.site_name(site),
            "place": board.symbol(value).to_string(),
        }),
        Effect::Drop(site, gone) => json!({
            "site": board.site_name(site),
            "drop": symbols(board, gone),
        }),
    };
    let finding = &step.finding;
    json!({
        "technique": step.technique.id,
        "name": step.technique.name,
        "rating": tenths(step.worth.rating),
        "score": step.worth.score,
        "level": step.worth.level.name(),
        "because": names(board, &finding.because),
        "reason": reason(puzzle, position, step),
        "effects": finding.effects.iter().map(effect).collect::<Vec<_>>(),
        "words": sentence(puzzle, step),
        "move": effects_words(board, &finding.effects),
    })
}

/// What the sentence tells of: rules, sites, values, and the candidates and links that matter.
fn reason(puzzle: &dyn Puzzle, position: &Position, step: &Step) -> Json {
    let board = puzzle.board();
    let (mut rules, mut sites, mut values) = (Vec::new(), Vec::new(), Mask::EMPTY);
    let mut chains: &[Vec<Claim>] = &[];
    for arg in &step.finding.args {
        match arg {
            Arg::Site(site) => sites.push(*site),
            Arg::Sites(more) => sites.extend(more),
            Arg::Value(value) => values = values.or(Mask::of(*value)),
            Arg::Values(more) => values = values.or(*more),
            Arg::Rule(rule) => rules.push(*rule),
            Arg::Rules(more) => rules.extend(more),
            Arg::Chains(told) => chains = told,
            Arg::Number(_) | Arg::Word(_) => (),
        }
    }
    let rule = |&index: &usize| {
        let rule = &puzzle.constraints()[index];
        json!({ "index": index, "rule": rule.rule(), "name": rule.name() })
    };
    let link = |link: &Claim| {
        json!({
            "site": board.site_name(link.site),
            "value": board.symbol(link.value).to_string(),
            "holds": link.holds,
        })
    };
    let chain = |links: &Vec<Claim>| links.iter().map(link).collect::<Json>();
    let open = step.finding.because.iter().filter(|&&site| position.is_open(site));
    let candidates = open.map(|&site| {
        let told = position.at(site).and(values);
        let shown = if told.is_empty() { position.at(site) } else { told };
        json!({ "site": board.site_name(site), "values": symbols(board, shown) })
    });
    json!({
        "rules": rules.iter().map(rule).collect::<Json>(),
        "sites": names(board, &sites),
        "values": symbols(board, values),
        "candidates": candidates.collect::<Json>(),
        "chains": chains.iter().map(chain).collect::<Json>(),
    })
}

/// An explanation from the puzzle's start as fields that a proof checker reads: the profile, every
/// step, how it ends and where, and the rating if it ends in the solution.
///
/// ```
/// use gridwright::{Budget, PROFILES, explain, explanation_json, open};
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let explanation = explain(&*puzzle, &mut Budget::unlimited());
/// let json = explanation_json(&*puzzle, &PROFILES[0], &explanation);
/// assert_eq!(json["profile"]["id"], "gridwright");
/// assert_eq!(json["end"], "solved");
/// assert_eq!(json["solution"], "123231312");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn explanation_json(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    explanation: &Explanation,
) -> Map<String, Json> {
    let mut position = Position::of(puzzle);
    let mut steps = Vec::new();
    for step in &explanation.steps {
        steps.push(step_json(puzzle, &position, step));
        // The last step of a contradiction leaves some site without candidates; it is told all the same.
        let _ = position.apply(puzzle, step);
    }
    let end = &explanation.position;
    let solution = end.solution().map(|values| puzzle.solution_line(&values));
    let fields = json!({
        "profile": { "id": profile.id, "version": profile.version },
        "steps": steps,
        "end": explanation.end.word(),
        "board": puzzle.with_givens(end.values().to_vec()).line(),
        "solution": solution,
        "rating": explanation.rating(puzzle, profile).as_ref().map(rating_json),
    });
    let Json::Object(fields) = fields else { unreachable!("an object literal") };
    fields
}

/// A rating with whose it is.
///
/// ```
/// use gridwright::{Budget, PROFILES, open, rate, rating_json};
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let rating = rate(&*puzzle, &PROFILES[0], &mut Budget::unlimited()).unwrap();
/// assert_eq!(rating_json(&rating)["profile"], "gridwright");
/// assert_eq!(rating_json(&rating)["version"], PROFILES[0].version);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn rating_json(rating: &Rating) -> Json {
    let counts: Map<String, Json> =
        rating.counts.iter().map(|(technique, n)| (technique.id.to_owned(), (*n).into())).collect();
    json!({
        "profile": rating.profile.id,
        "version": rating.profile.version,
        "er": tenths(rating.er),
        "ep": tenths(rating.ep),
        "ed": tenths(rating.ed),
        "hardest": rating.hardest_name(),
        "bottlenecks": rating.bottlenecks(),
        "score": rating.score,
        "level": rating.level.name(),
        "end": rating.end.word(),
        "counts": counts,
    })
}

fn symbols(board: &Board, values: Mask) -> String {
    values.iter().map(|value| board.symbol(value)).collect()
}

fn names(board: &Board, sites: &[Site]) -> Json {
    sites.iter().map(|&site| board.site_name(site)).collect()
}

/// A rating as a number with one decimal.
fn tenths(rating: Tenths) -> Json {
    (f64::from(rating.0) / 10.0).into()
}
