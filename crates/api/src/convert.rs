//! Converts values of the library to JSON values, including all their sentences.

use gridwright::clues::{Anchor, Culprit, clue_states};
use gridwright::contract::Claim;
use gridwright::documents::puzzle_document;
use gridwright::game::Continuation;
use gridwright::scene::Pt;
use gridwright::steps::{
    Arg, ColourCount, DeadEnd, Effect, End, Route, Technique, Tenths, Trial, effects_words,
};
use gridwright::{
    Board, Clue, ClueId, Explanation, Mask, Position, Profile, Puzzle, Rating, Site, Step, Value,
    Violation,
};
use gridwright_wire as wire;
use gridwright_words::Words;

/// Converts a step, with its reason as data and in sentences, in the position in which it is taken.
///
/// ```
/// use gridwright::{Budget, Position, StepQuery, open};
/// use gridwright::steps::next_step;
/// use gridwright_words::{Language, Words};
/// let words = Words::new(Language::English);
/// let (query, mut budget) = (StepQuery::default(), Budget::unlimited());
/// let puzzle = open("cirth:12....3..", None, &mut budget)?;
/// let start = Position::of(&*puzzle);
/// let step = next_step(&*puzzle, &start, &query, &mut budget).unwrap();
/// let step = gridwright_api::step(words, &*puzzle, &start, &step);
/// assert_eq!((step.technique.as_str(), step.moves.as_str()), ("last-cell", "r2c1=2"));
/// assert_eq!(step.reason.rules[0].name, "column 1");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn step(words: Words, puzzle: &dyn Puzzle, position: &Position, step: &Step) -> wire::Step {
    let board = puzzle.board();
    let finding = &step.finding;
    let level = level(step.worth.level);
    let name = words.technique(puzzle.info(), step.technique);
    let mut answer = wire::Step::new(step.technique.id, name, level);
    answer.rating = tenths(step.worth.rating);
    answer.score = step.worth.score;
    answer.because = site_names(board, &finding.because);
    answer.reason = reason(words, puzzle, position, step);
    answer.effects = finding.effects.iter().map(|&one| effect(board, one)).collect();
    (answer.short, answer.full) = words.short_and_full(puzzle, step);
    answer.moves = effects_words(board, &finding.effects);
    answer
}

/// Converts steps, each in the position in which it is taken, starting from a position.
pub(crate) fn steps(
    words: Words,
    puzzle: &dyn Puzzle,
    mut position: Position,
    steps: &[Step],
) -> Vec<wire::Step> {
    let one = |taken: &Step| {
        let answer = step(words, puzzle, &position, taken);
        // The last step of a contradiction leaves a site without candidates; it is reported all the same.
        let _ = position.apply(puzzle, taken);
        answer
    };
    steps.iter().map(one).collect()
}

fn effect(board: &Board, effect: Effect) -> wire::Effect {
    match effect {
        Effect::Place(site, value) => {
            wire::Effect::Place { site: board.site_name(site), place: symbol(board, value) }
        }
        Effect::Drop(site, gone) => {
            wire::Effect::Drop { site: board.site_name(site), drop: symbols(board, gone) }
        }
    }
}

/// Collects the rules, sites and values in the sentence of a step, with the candidates and chains
/// that matter.
fn reason(words: Words, puzzle: &dyn Puzzle, position: &Position, step: &Step) -> wire::Reason {
    let board = puzzle.board();
    let (mut rules, mut sites, mut values) = (Vec::new(), Vec::new(), Mask::EMPTY);
    let mut chains: &[Vec<Claim>] = &[];
    for (_, arg) in &step.finding.args {
        rules.extend(arg.rules());
        values = values.or(arg.values());
        match arg {
            Arg::Chains(of_step) | Arg::Moves(of_step) => chains = of_step,
            // Their results are contained in the chains.
            Arg::Techniques(_) => (),
            // Several arguments may contain the same site.
            _ => {
                for site in arg.sites() {
                    if !sites.contains(&site) {
                        sites.push(site);
                    }
                }
            }
        }
    }
    let rule = |&index: &usize| {
        let rule = &puzzle.constraints()[index];
        wire::Rule::new(index, rule.rule(), words.rule_name(puzzle.info(), &rule.name()).plain)
    };
    let claim = |link: &Claim| wire::Claim {
        site: board.site_name(link.site),
        value: symbol(board, link.value),
        holds: link.holds,
    };
    let open = step.finding.because.iter().filter(|&&site| position.is_open(site));
    let candidates = open.map(|&site| {
        let mentioned = position.at(site).and(values);
        let shown = if mentioned.is_empty() { position.at(site) } else { mentioned };
        wire::Candidates { site: board.site_name(site), values: symbols(board, shown) }
    });
    let mut reason = wire::Reason::default();
    reason.rules = rules.iter().map(rule).collect();
    reason.sites = site_names(board, &sites);
    reason.values = symbols(board, values);
    reason.candidates = candidates.collect();
    reason.chains = chains.iter().map(|chain| chain.iter().map(claim).collect()).collect();
    reason.parts = step.finding.args.iter().map(|(name, arg)| part(board, name, arg)).collect();
    reason
}

/// Writes claims in short notation, such as `r1c1=2 r1c2<>2`.
fn claims(board: &Board, claims: &[Claim]) -> String {
    let one = |claim: &Claim| {
        let sign = if claim.holds { "=" } else { "<>" };
        format!("{}{sign}{}", board.site_name(claim.site), symbol(board, claim.value))
    };
    claims.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Converts a certificate.
#[cfg(feature = "proof")]
pub(crate) fn certificate(
    puzzle: &dyn Puzzle,
    made: &gridwright::steps::Certificate,
) -> wire::Certificate {
    let board = puzzle.board();
    let all = |list: &[Vec<Claim>]| list.iter().map(|one| claims(board, one)).collect();
    let solution = made.solution.as_ref();
    let solution = solution.map(|values| values.iter().map(|&v| board.symbol(v)).collect());
    wire::Certificate::new(solution, all(&made.cuts), all(&made.clauses))
}

/// Converts an argument of a step to a form that `gridwright-proof` reads back.
fn part(board: &Board, name: &str, arg: &Arg) -> wire::Part {
    let site = |site: &Site| board.site_name(*site);
    let joined = |first: String, rest: Vec<String>| {
        std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ")
    };
    let chains = |all: &[Vec<Claim>]| all.iter().map(|chain| claims(board, chain)).collect();
    let (kind, is): (&str, Vec<String>) = match arg {
        Arg::Site(one) => ("site", vec![site(one)]),
        Arg::Sites(all) => ("sites", all.iter().map(site).collect()),
        Arg::Value(value) => ("value", vec![symbol(board, *value)]),
        Arg::Values(values) => ("values", vec![symbols(board, *values)]),
        Arg::Rule(rule) => ("rule", vec![rule.to_string()]),
        Arg::Rules(rules) => ("rules", rules.iter().map(usize::to_string).collect()),
        Arg::Number(number) => ("number", vec![number.to_string()]),
        Arg::Word(word) => ("word", vec![(*word).to_owned()]),
        Arg::Chains(all) => ("chains", chains(all)),
        Arg::Moves(all) => ("moves", chains(all)),
        Arg::Nodes(all) => ("nodes", chains(all)),
        Arg::Techniques(steps) => {
            let one = |(by, of): &(&Technique, Vec<Claim>)| {
                joined(by.id.to_owned(), vec![claims(board, of)])
            };
            ("techniques", steps.iter().map(one).collect())
        }
        Arg::Places(places) => {
            let one = |(rule, sites): &(usize, Vec<Site>)| {
                joined(rule.to_string(), sites.iter().map(site).collect())
            };
            ("places", places.iter().map(one).collect())
        }
        Arg::Candidates(cells) => {
            let one = |(at, values): &(Site, Mask)| joined(site(at), vec![symbols(board, *values)]);
            ("candidates", cells.iter().map(one).collect())
        }
        Arg::Groups(groups) => {
            let one = |(sites, values): &(Vec<Site>, Mask)| {
                joined(symbols(board, *values), sites.iter().map(site).collect())
            };
            ("groups", groups.iter().map(one).collect())
        }
        Arg::Linked(groups) => {
            let one = |(rule, values): &(usize, Mask)| {
                joined(rule.to_string(), vec![symbols(board, *values)])
            };
            ("linked", groups.iter().map(one).collect())
        }
        Arg::Sets(sets) => ("sets", sets.iter().map(|&set| symbols(board, set)).collect()),
        Arg::Cells(cells) => {
            let one = |at: &Pt| format!("r{}c{}", (at.y + 1) / 2, (at.x + 1) / 2);
            ("cells", cells.iter().map(one).collect())
        }
        Arg::Trials(trials) => ("trials", trials.iter().map(|one| trial(board, one)).collect()),
        Arg::Counts(counts) => {
            ("counts", counts.iter().map(|one| colour_count(board, one)).collect())
        }
    };
    wire::Part { name: name.to_owned(), kind: kind.to_owned(), is }
}

/// Writes a trial: the assumption, the moves that follow, and the end: `r1c1=2 r1c3=4 cell r5c5`,
/// or `place` with a rule and a value, or `rule` with a rule.
fn trial(board: &Board, Trial { supposed, moves, end }: &Trial) -> String {
    let mut words = vec![claims(board, &[*supposed])];
    words.extend((!moves.is_empty()).then(|| claims(board, moves)));
    words.push(match *end {
        DeadEnd::Site(at) => format!("cell {}", board.site_name(at)),
        DeadEnd::Place(rule, lost) => format!("place {rule} {}", symbol(board, lost)),
        DeadEnd::Rule(rule) => format!("rule {rule}"),
    });
    words.join(" ")
}

/// Writes a counted region: its cells; pairs of numbers for dark and light: cells, edges out of it,
/// used edges and, where they count, gaps; then the edges that become path or blocked: `r1c1 r1c2
/// cells 1 1 ways 2 1 used 1 0 path r1_c1 blocked r1|c2`.
fn colour_count(board: &Board, count: &ColourCount) -> String {
    let mut words: Vec<String> =
        count.cells.iter().map(|at| format!("r{}c{}", (at.y + 1) / 2, (at.x + 1) / 2)).collect();
    let numbers = [
        ("cells", Some(count.n_cells)),
        ("ways", Some(count.n_ways)),
        ("used", Some(count.n_used)),
        ("gaps", count.n_gaps),
    ];
    let pair = |(name, pair): (&str, Option<[usize; 2]>)| {
        pair.map(|[dark, light]| format!("{name} {dark} {light}"))
    };
    words.extend(numbers.into_iter().filter_map(pair));
    for (name, sites) in [("path", &count.path), ("blocked", &count.blocked)] {
        words.push(name.to_owned());
        words.extend(site_names(board, sites));
    }
    words.join(" ")
}

/// Converts an explanation from the clues, complete enough to be checked as a proof.
///
/// ```
/// use gridwright::{Budget, Profile, StepQuery, explain, open};
/// use gridwright_words::{Language, Words};
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let explanation = explain(&*puzzle, &StepQuery::default(), &mut Budget::unlimited());
/// let words = Words::new(Language::English);
/// let answer = gridwright_api::explanation(words, &*puzzle, Profile::DEFAULT, &explanation);
/// assert_eq!(answer.profile.id, "gridwright");
/// assert_eq!(answer.outcome.name(), "solved");
/// assert_eq!(answer.solution.as_deref(), Some("123231312"));
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn explanation(
    words: Words,
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    explanation: &Explanation,
) -> wire::ExplainAnswer {
    let mut answer = explanation_from(words, puzzle, profile, Position::of(puzzle), explanation);
    answer.rating = explanation.rating(profile).as_ref().map(rating);
    answer
}

/// Converts an explanation from a player's position.
///
/// ```
/// use gridwright::{Action, Budget, Profile, Session, open};
/// use gridwright_words::{Language, Words};
/// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// game.act(&Action::Enter("r2c1=3".to_owned())).unwrap();
/// let rest = game.explain_in(Profile::DEFAULT, &mut Budget::unlimited());
/// let words = Words::new(Language::English);
/// let answer = gridwright_api::continuation(words, game.puzzle(), Profile::DEFAULT, &rest);
/// assert_eq!(answer.mistakes, ["r2c1"]);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn continuation(
    words: Words,
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    rest: &Continuation,
) -> wire::ExplainAnswer {
    let start = rest.start.clone();
    let mut answer = explanation_from(words, puzzle, profile, start, &rest.explanation);
    answer.start = Some(puzzle.with_givens(rest.start.values().to_vec()).line());
    answer.mistakes = site_names(puzzle.board(), &rest.mistakes);
    answer.wrong_notes = site_names(puzzle.board(), &rest.wrong_notes);
    answer
}

fn explanation_from(
    words: Words,
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    start: Position,
    explanation: &Explanation,
) -> wire::ExplainAnswer {
    let outcome = match explanation.end {
        End::Solved => wire::ExplainOutcome::Solved,
        End::Stuck => wire::ExplainOutcome::Stuck,
        End::Contradiction => wire::ExplainOutcome::Contradiction,
        End::OutOfBudget => wire::ExplainOutcome::OutOfBudget,
    };
    let end = &explanation.position;
    let mut answer =
        wire::ExplainAnswer::new(outcome, puzzle_document(puzzle), profile_ref(profile));
    answer.steps = steps(words, puzzle, start, &explanation.steps);
    answer.board = puzzle.with_givens(end.values().to_vec()).line();
    answer.solution = end.solution().map(|values| puzzle.solution_line(&values));
    answer
}

/// Converts a rating with its profile.
///
/// ```
/// use gridwright::{Budget, Profile, open, rate};
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let rating = rate(&*puzzle, Profile::DEFAULT, &mut Budget::unlimited()).unwrap();
/// let rating = gridwright_api::rating(&rating);
/// assert_eq!((rating.profile.id.as_str(), rating.solved), ("gridwright", true));
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn rating(rating: &Rating) -> wire::Rating {
    let mut answer = wire::Rating::new(profile_ref(rating.profile));
    answer.er = tenths(rating.er);
    answer.ep = tenths(rating.ep);
    answer.ed = tenths(rating.ed);
    answer.hardest = rating.hardest_name().to_owned();
    answer.bottlenecks = rating.bottlenecks();
    answer.score = rating.score;
    answer.level = level(rating.level);
    answer.solved = rating.end == End::Solved;
    let counts = rating.counts.iter().map(|(technique, n)| (technique.id.to_owned(), *n));
    answer.counts = counts.collect();
    answer
}

/// Converts the easiest path and the comparison with the usual one.
pub(crate) fn route(board: &Board, route: &Route) -> wire::Route {
    let pair = |(rating, n): (Tenths, usize)| (tenths(rating), n);
    let mut answer = wire::Route::new(pair(route.hardest), pair(route.usual));
    answer.positions = route.positions;
    answer.complete = route.is_complete;
    let line = |step: &Step| {
        format!("{}\t{}", step.technique.id, effects_words(board, &step.finding.effects))
    };
    answer.steps = route.explanation.steps.iter().map(line).collect();
    answer
}

/// Converts broken rules with the sites that break them.
///
/// ```
/// use gridwright::{Budget, check, open};
/// use gridwright_words::{Language, Words};
/// let puzzle = open("cirth:11.......", None, &mut Budget::unlimited())?;
/// let broken = check(&*puzzle, &puzzle.board().givens);
/// let words = Words::new(Language::German);
/// let violations = gridwright_api::violations(words, &*puzzle, &broken);
/// assert_eq!(violations[0].name, "Zeile 1");
/// assert_eq!(violations[0].sites, ["r1c1", "r1c2"]);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn violations(
    words: Words,
    puzzle: &dyn Puzzle,
    violations: &[Violation],
) -> Vec<wire::Violation> {
    let one = |broken: &Violation| {
        let name = words.rule(puzzle.info(), &broken.name);
        wire::Violation::new(broken.rule, name, site_names(puzzle.board(), &broken.sites))
    };
    violations.iter().map(one).collect()
}

/// Converts clues of a puzzle.
pub(crate) fn clues<'c>(
    board: &Board,
    clues: impl IntoIterator<Item = &'c Clue>,
) -> Vec<wire::Clue> {
    clues.into_iter().map(|one| clue(board, one)).collect()
}

pub(crate) fn clue(board: &Board, clue: &Clue) -> wire::Clue {
    let anchor = match clue.anchor {
        Anchor::At(at) => wire::Anchor::At { x: at.x, y: at.y },
        Anchor::Corner(site) => wire::Anchor::Corner { site: board.site_name(site) },
        _ => wire::Anchor::Beside,
    };
    let mut answer = wire::Clue::new(clue.name(board), clue.kind, clue.label.as_str(), anchor);
    answer.sites = site_names(board, &clue.sites);
    answer
}

/// Converts the clues that are not givens, with their states for these values.
pub(crate) fn clues_in_game(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Vec<wire::Clue> {
    let board = puzzle.board();
    let states = clue_states(puzzle, values).into_iter();
    let answer = states.map(|state| {
        let mut answer = clue(board, &state.clue);
        answer.sites = site_names(board, &state.sites);
        answer.done = Some(state.is_done);
        answer.left = state.left;
        answer
    });
    answer.collect()
}

/// Converts possible reasons why a puzzle has no solution.
pub(crate) fn culprits(words: Words, puzzle: &dyn Puzzle, found: &[Culprit]) -> Vec<wire::Culprit> {
    let printed = puzzle.clues();
    let named = |id: &ClueId| {
        let clue = printed.iter().find(|clue| clue.id == *id)?;
        Some(clue.name(puzzle.board()))
    };
    let one = |culprit: &Culprit| {
        let mut answer = wire::Culprit::default();
        answer.sentence = words.culprit(puzzle, culprit);
        match culprit {
            Culprit::Broken(broken) => {
                answer.violation = violations(words, puzzle, std::slice::from_ref(broken)).pop();
            }
            Culprit::Clues { clues, is_unique } => {
                answer.clues = clues.iter().filter_map(named).collect();
                answer.unique = Some(*is_unique);
            }
            _ => (),
        }
        answer
    };
    found.iter().map(one).collect()
}

/// Converts a level.
pub(crate) fn level(level: gridwright::Level) -> wire::Level {
    match level {
        gridwright::Level::Easy => wire::Level::Easy,
        gridwright::Level::Medium => wire::Level::Medium,
        gridwright::Level::Hard => wire::Level::Hard,
        gridwright::Level::Expert => wire::Level::Expert,
        gridwright::Level::Extreme => wire::Level::Extreme,
    }
}

/// The id and version of a profile.
pub(crate) fn profile_ref(profile: &Profile) -> wire::ProfileRef {
    wire::ProfileRef { id: profile.id.to_owned(), version: profile.version }
}

/// Converts a rating to a number with one decimal.
pub(crate) fn tenths(rating: Tenths) -> f64 {
    f64::from(rating.0) / 10.0
}

/// The symbol of a value.
pub(crate) fn symbol(board: &Board, value: Value) -> String {
    board.symbol(value).to_string()
}

/// The symbols of values in order, as one string.
pub(crate) fn symbols(board: &Board, values: Mask) -> String {
    values.iter().map(|value| board.symbol(value)).collect()
}

/// The names of sites.
pub(crate) fn site_names(board: &Board, sites: &[Site]) -> Vec<String> {
    sites.iter().map(|&site| board.site_name(site)).collect()
}
