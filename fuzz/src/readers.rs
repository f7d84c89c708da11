//! Targets for parsers of puzzles, games, positions and answers: they must not panic, errors are
//! one sentence, and parsed input can be written and parsed again.

use gridwright::answers::{grade, read_answer};
use gridwright::contract::LineAnswer;
use gridwright::documents::{open_document, puzzle_document};
use gridwright::formats::{Item, Splitter, formats, open_record, read_as, write_as};
use gridwright::{Budget, FAMILIES, Family, Puzzle, Recipe, Session, open};
use gridwright_testkit::reads_back;
use serde_json::Value as Json;

use crate::boards::{sample, samples};
use crate::ensure::{ensure, sentence};
use crate::outcome::Outcome;
use crate::seeds::{self, free_sites, inputs, picked, split};

/// Search budget of each operation, in nodes.
const NODES: u64 = 2_000;

/// Maximum number of sites of boards that are written in every form.
const MOST_SITES: usize = 700;

fn budget() -> Budget {
    Budget::nodes(NODES)
}

/// Checks the result of parsing a puzzle.
fn checked<'a, E: ToString>(
    family: &dyn Family,
    read: Result<&'a dyn Puzzle, &E>,
) -> Result<(Option<&'a dyn Puzzle>, String), String> {
    match read {
        Ok(puzzle) => {
            if puzzle.board().n_sites() <= MOST_SITES {
                reads_back(family, puzzle)?;
            }
            Ok((Some(puzzle), format!("{} {}", family.info().id, puzzle.params())))
        }
        Err(error) => {
            let error = error.to_string();
            sentence(&error)?;
            Ok((None, error))
        }
    }
}

fn family_of(puzzle: &dyn Puzzle) -> &'static dyn Family {
    let is_it = |family: &&&dyn Family| family.info().id == puzzle.info().id;
    *FAMILIES.iter().find(is_it).expect("a puzzle is of a family in the list")
}

pub(crate) fn text_seeds() -> Vec<Vec<u8>> {
    let forms = samples().iter().flat_map(|sample| {
        let puzzle = &sample.puzzle;
        let headed = format!("{}\n{}", sample.family.info().id, puzzle.text());
        [puzzle.text(), puzzle.line(), gridwright::board_id(&**puzzle), headed]
    });
    inputs(forms)
}

/// Checks that the answer of the batch solver equals that of parsing and solving as usual.
fn same_as_usual(family: &dyn Family, line: &str, answer: LineAnswer<'_>) -> Result<(), String> {
    let puzzle = family.parse(line).map_err(|error| format!("answered, yet {error}"))?;
    let verdict = gridwright::solve(&*puzzle, &mut Budget::nodes(200_000));
    let solution = verdict.solution().map(|one| puzzle.solution_line(one));
    let name = verdict.name();
    let is_same = match answer {
        LineAnswer::Unique(line) => name == "unique" && solution.as_deref() == Some(line),
        LineAnswer::Several => name == "several",
        LineAnswer::None => name == "none",
    };
    ensure!(is_same || name == "out-of-budget", "{answer:?}, yet {name} {solution:?}");
    Ok(())
}

/// Boards as text: every family, and readers that do not know the family.
pub(crate) fn texts(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    let mut outcome = String::new();
    for &family in FAMILIES {
        let parsed = family.parse(&text);
        let (_, what) = checked(family, parsed.as_deref())?;
        outcome.push_str(&what);
        let _ = (family.claims(&text), family.is_marked(&text), family.could_be(&text));
        let line = text.lines().next().unwrap_or_default();
        let mut comparison = Ok(());
        family.solve_lines(&[line], &mut budget(), &mut |answer| {
            comparison = answer.map_or(Ok(()), |answer| same_as_usual(family, line, answer));
        });
        comparison?;
    }
    match open_record(&text, None, &mut budget()) {
        Ok(record) => {
            let family = family_of(&*record.puzzle);
            checked::<String>(family, Ok(&*record.puzzle))?;
        }
        Err(error) => {
            sentence(&error.to_string())?;
            outcome.push_str(&error.to_string());
        }
    }
    Ok(outcome)
}

pub(crate) fn document_seeds() -> Vec<Vec<u8>> {
    let document = |sample: &crate::boards::Sample| {
        serde_json::to_string(&puzzle_document(&*sample.puzzle)).expect("a document")
    };
    inputs(samples().iter().map(document))
}

/// Puzzles as JSON: the envelope, and the definition as every family reads it.
pub(crate) fn documents(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    let mut outcome = match open(&text, None, &mut budget()) {
        Ok(puzzle) => checked::<String>(family_of(&*puzzle), Ok(&*puzzle))?.1,
        Err(error) => {
            sentence(&error.to_string())?;
            error.to_string()
        }
    };
    let Ok(json) = serde_json::from_slice::<Json>(input) else { return Ok(outcome) };
    let definition = json.get("definition").unwrap_or(&json);
    if let Some(members) = definition.as_object() {
        for &family in FAMILIES {
            let read = family.read_json(members);
            let (puzzle, what) = checked(family, read.as_deref())?;
            if puzzle.is_some() {
                outcome.push_str(&what);
            }
        }
    }
    if let Ok(document) = serde_json::from_value(json) {
        drop(open_document(&document));
    }
    Ok(outcome)
}

pub(crate) fn format_seeds() -> Vec<Vec<u8>> {
    seeds::in_formats().into_iter().map(|(number, text)| picked(number, &text)).collect()
}

/// A text in another program's format; the parsed content can be written and read again.
pub(crate) fn formats_read(input: &[u8]) -> Outcome {
    let (pick, text) = split(input);
    let all: Vec<_> = formats().collect();
    let format = all[pick % all.len()];
    let recognised: Vec<&str> =
        all.iter().filter(|format| (format.format.is_it)(&text)).map(|f| f.format.name).collect();
    let record = match read_as(format, &text) {
        Err(error) => {
            sentence(&error.to_string())?;
            return Ok(format!("{recognised:?} {} {error}", format.format.name));
        }
        Ok(record) => record,
    };
    let name = format.format.name;
    let puzzle = &*record.puzzle;
    checked::<String>(format.family, Ok(puzzle))?;
    for note in &record.notes {
        sentence(note)?;
    }
    let game = Session::with_play(record.puzzle.clone(), &record.play);
    game.map_err(|error| format!("{name}: what was played does not fit: {error}"))?;
    let written = match write_as(format, puzzle, &record.play, &mut Budget::nodes(20_000)) {
        Ok(written) => written,
        Err(refusal) => {
            sentence(&refusal.to_string())?;
            return Ok(format!("{name} {refusal}"));
        }
    };
    let again = read_as(format, &written).map_err(|error| {
        format!("{name}: what it writes cannot be read: {error}\n{written}\nfrom {}", puzzle.line())
    })?;
    ensure!(
        again.puzzle.line() == puzzle.line(),
        "{name}: {} comes back as {}",
        puzzle.line(),
        again.puzzle.line()
    );
    // A site with one remaining candidate would look like a clue in some formats, which then store
    // no removed candidates.
    let is_kept = again.play.entries == record.play.entries
        && again.play.crossed.iter().all(|crossed| record.play.crossed.contains(crossed));
    ensure!(is_kept, "{name}: {:?} comes back as {:?}", record.play, again.play);
    Ok(format!("{name} {recognised:?} {} notes", record.notes.len()))
}

pub(crate) fn list_seeds() -> Vec<Vec<u8>> {
    let forms = |i: usize| match i % 3 {
        0 => samples()[i].puzzle.text(),
        1 => samples()[i].puzzle.line(),
        _ => gridwright::board_id(&*samples()[i].puzzle),
    };
    let n = samples().len();
    let all = (0..n).step_by(3).map(|i| {
        let texts: Vec<String> = (0..3).map(|j| forms((i + j) % n)).collect();
        texts.join(["\n\n", "\n", "\r\n\r\n"][i % 3])
    });
    let formats = seeds::in_formats().into_iter().step_by(7).map(|(_, text)| text);
    inputs(all.chain(formats))
}

/// A text with many puzzles, split into its puzzles.
pub(crate) fn lists(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    let n_lines = text.lines().count();
    let mut outcome = String::new();
    for family in [None, Some(FAMILIES[input.len() % FAMILIES.len()])] {
        let mut splitter = Splitter::new(family);
        let mut items: Vec<Item> =
            (1..).zip(text.lines()).flat_map(|(n, line)| splitter.add(n, line)).collect();
        items.extend(splitter.end());
        let are_in_order = items.windows(2).all(|pair| pair[0].line < pair[1].line);
        ensure!(are_in_order, "puzzles out of order: {items:?}");
        let has_place = |item: &Item| (1..=n_lines).contains(&item.line);
        ensure!(items.iter().all(has_place), "a puzzle outside the text: {items:?}");
        ensure!(items.iter().all(|item| !item.text.trim().is_empty()), "no text: {items:?}");
        let n_read = items
            .iter()
            .take(20)
            .filter(|item| open_record(&item.text, family, &mut Budget::nodes(0)).is_ok())
            .count();
        outcome.push_str(&format!(
            "{} of {} ",
            "r".repeat(n_read),
            "i".repeat(items.len().min(20))
        ));
    }
    Ok(outcome)
}

pub(crate) fn recipe_seeds() -> Vec<Vec<u8>> {
    let mut recipes = Vec::new();
    for family in FAMILIES {
        let info = family.info();
        for preset in info.presets.iter().take(6) {
            recipes.push(format!("{}/{preset}@{}#7.2", info.id, info.generator));
        }
        for variant in gridwright_testkit::requests::variants(info, |_| true) {
            recipes.push(format!("{}/{variant}@1#1", info.id));
        }
    }
    inputs(recipes)
}

/// Recipes: a parsed recipe is displayed in the same way, and making its puzzle stays within the
/// budget.
pub(crate) fn recipes(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    match text.parse::<Recipe>() {
        Err(error) => {
            sentence(&error.to_string())?;
            Ok(error.to_string())
        }
        Ok(recipe) => {
            let again = recipe.to_string();
            let other = again.parse::<Recipe>().map_err(|error| format!("{again}: {error}"))?;
            ensure!(other.to_string() == again, "{again} becomes {other}");
            match recipe.make(&mut Budget::nodes(200)) {
                Ok(made) => {
                    ensure!(made.puzzle.accepts(&made.solution), "{again}: a wrong solution");
                    Ok("made".to_owned())
                }
                Err(shortfall) => {
                    sentence(&shortfall.to_string())?;
                    Ok(shortfall.to_string())
                }
            }
        }
    }
}

pub(crate) fn game_seeds() -> Vec<Vec<u8>> {
    inputs(seeds::games())
}

/// Saved games: a parsed game can be saved and parsed again, and undone to its start.
pub(crate) fn games(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    let opened = Session::open(&text, None, &mut budget());
    if let Err(error) = &opened {
        sentence(&error.to_string())?;
    }
    let mut game = match Session::load(&text) {
        Ok(game) => game,
        Err(error) => {
            sentence(&error.to_string())?;
            return Ok(error.to_string());
        }
    };
    let saved = game.save();
    let givens = game.puzzle().board().givens.iter();
    let has_givens =
        givens.zip(game.values()).all(|(given, value)| given.is_none() || given == value);
    ensure!(has_givens, "a clue was changed:\n{saved}");
    let again = Session::load(&saved).map_err(|error| format!("{error}:\n{saved}"))?;
    ensure!(again.save() == saved, "saves otherwise:\n{saved}\n{}", again.save());
    ensure!(again.marks() == game.marks(), "stands elsewhere:\n{saved}");
    let marks = game.marks();
    let (at, n_moves) = game.n_moves();
    while game.undo() {}
    let is_bare = game.values() == game.puzzle().board().givens.as_slice();
    ensure!(is_bare, "undoing everything leaves something:\n{saved}");
    for _ in 0..at {
        game.redo();
    }
    ensure!(game.marks() == marks, "undo and redo lead elsewhere:\n{saved}");
    Ok(format!("{} moves, {} checkpoints", n_moves.min(9), game.checkpoints().len().min(3)))
}

pub(crate) fn position_seeds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (i, sample) in samples().iter().enumerate() {
        let board = sample.puzzle.board();
        let Some(solution) = &sample.solution else { continue };
        let name = |site| board.site_name(site);
        let symbol = |site: gridwright::Site| board.symbol(solution[site.index()]);
        let free = free_sites(sample);
        let moves = free.iter().take(3).map(|&site| format!("{}={}", name(site), symbol(site)));
        all.push(picked(i, &moves.collect::<Vec<_>>().join(" ")));
        let notes = free.iter().take(3).map(|&site| format!("{}?{}", name(site), symbol(site)));
        all.push(picked(i, &notes.collect::<Vec<_>>().join("\n")));
        all.push(picked(i, &sample.puzzle.solution_line(solution)));
        all.push(picked(i, &sample.puzzle.text()));
        let Some(&site) = free.first() else { continue };
        let json =
            format!("{{\"entries\":{{\"{}\":\"{}\"}},\"notes\":{{}}}}", name(site), symbol(site));
        all.push(picked(i, &json));
    }
    all
}

/// Positions that a player enters on a board; a refused one leaves the game as it was.
pub(crate) fn positions(input: &[u8]) -> Outcome {
    let (pick, text) = split(input);
    let mut game = Session::new(sample(pick).puzzle.clone());
    let before = game.save();
    match game.enter(&text) {
        Err(error) => {
            sentence(&error.to_string())?;
            ensure!(game.save() == before, "a refused position left a trace");
            Ok(error.to_string())
        }
        Ok(()) => {
            let saved = game.save();
            let again = Session::load(&saved).map_err(|error| format!("{error}:\n{saved}"))?;
            ensure!(again.marks() == game.marks(), "a position does not load:\n{saved}");
            Ok(format!("{} moves", game.n_moves().0))
        }
    }
}

pub(crate) fn answer_seeds() -> Vec<Vec<u8>> {
    let mut all = position_seeds();
    for (i, sample) in samples().iter().enumerate() {
        let Some(solution) = &sample.solution else { continue };
        let line = sample.puzzle.solution_line(solution);
        all.push(picked(i, &format!("The answer is:\n```\n{line}\n```\nas asked.")));
        all.push(picked(i, &format!("{{\"solution\": \"{line}\"}}")));
    }
    all
}

/// Answers in any text, and their grades.
pub(crate) fn answers(input: &[u8]) -> Outcome {
    let (pick, text) = split(input);
    let puzzle = &*sample(pick).puzzle;
    let Some(answer) = read_answer(puzzle, &text) else { return Ok("no answer".to_owned()) };
    ensure!(answer.len() == puzzle.board().n_sites(), "{} values", answer.len());
    let n_values = puzzle.board().n_values();
    ensure!(answer.iter().flatten().all(|value| value.index() < n_values), "no such value");
    let graded = grade(puzzle, &answer, &mut Budget::nodes(20_000));
    // Sites that the answer leaves out have their givens.
    let values = answer.iter().zip(&puzzle.board().givens).map(|(value, given)| value.or(*given));
    let full: Option<Vec<_>> = values.collect();
    let is_changed = answer
        .iter()
        .zip(&puzzle.board().givens)
        .any(|(value, given)| given.is_some() && value.is_some() && value != given);
    let is_right = !is_changed && full.is_some_and(|full| puzzle.accepts(&full));
    let says_right = graded.verdict == gridwright::answers::Verdict::Right;
    ensure!(is_right == says_right || puzzle.unmarked().is_some(), "{graded:?}, yet {is_right}");
    let credit = graded.credit();
    ensure!((0.0..=1.0).contains(&credit), "credit {credit}");
    Ok(format!("{:?}", graded.verdict))
}
