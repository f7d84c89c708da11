//! Generates puzzles.

use std::collections::BTreeMap;

use gridwright::documents::puzzle_document;
use gridwright::{
    Budget, FAMILIES, Family, Generated, Level, OpenError, Params, Profile, Recipe, Shortfall,
};
use gridwright_wire::{
    DailyRequest, ErrorAnswer, ErrorCode, Figure, GenerateAnswer, GenerateOutcome, GenerateRequest,
    ParamValue,
};

use crate::convert;
use crate::error::{open_error, params_error, shortfall};
use crate::open::family_named;

/// Generates the puzzle of a seed.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, GenerateRequest, generate};
/// let mut request = GenerateRequest::new(42);
/// request.family = Some("cirth".to_owned());
/// let answer = generate(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.recipe.as_deref(), Some("cirth@1#42"));
/// ```
pub fn generate(
    request: &GenerateRequest,
    budget: &mut Budget,
) -> Result<GenerateAnswer, ErrorAnswer> {
    let recipe = recipe(request)?;
    let result = recipe.make(budget);
    let mut answer = generated(&recipe, result.as_ref())?;
    if let Some(made) = result.map_or_else(Shortfall::into_best, Some) {
        if request.rate {
            let rating = gridwright::rate(&*made.puzzle, Profile::DEFAULT, budget);
            answer.rating = rating.ok().as_ref().map(convert::rating);
        }
        answer.canonical = request.canonical.then(|| made.puzzle.canonical());
    }
    Ok(answer)
}

/// Generates the puzzle of a day.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, DailyRequest, daily};
/// let mut request = DailyRequest::new("2026-11-16");
/// request.family = Some("cirth".to_owned());
/// let answer = daily(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.recipe.as_deref(), Some("cirth@1#20261116"));
/// ```
pub fn daily(request: &DailyRequest, budget: &mut Budget) -> Result<GenerateAnswer, ErrorAnswer> {
    let family = request.family.as_deref().map_or(Ok(FAMILIES[0]), family_named)?;
    let bad = |detail| ErrorAnswer::new(ErrorCode::BadRequest, detail);
    let date = &request.date;
    let day = day_number(date)
        .ok_or_else(|| bad(format!("date {date:?}: expected one such as 2026-11-16")))?;
    let level = match request.level.as_deref() {
        None => None,
        Some(name) => Some(Level::named(name).ok_or_else(|| {
            let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
            bad(format!("unknown level {name:?}: expected one of {}", known.join(", ")))
        })?),
    };
    let recipe = Recipe::daily(family, level, day);
    generated(&recipe, recipe.make(budget).as_ref())
}

/// A day such as 2026-11-16 as the number 20261116, if it exists.
fn day_number(date: &str) -> Option<u64> {
    let is_shaped = date.bytes().enumerate().all(|(i, byte)| match i {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    });
    if date.len() != 10 || !is_shaped {
        return None;
    }
    let [year, month, day]: [u64; 3] =
        [&date[..4], &date[5..7], &date[8..]].map(|digits| digits.parse().unwrap_or(0));
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 => 28 + u64::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (year >= 1970 && (1..=days).contains(&day)).then(|| year * 10_000 + month * 100 + day)
}

/// Converts the result of a recipe, for front ends that make puzzles themselves.
///
/// # Errors
/// When the recipe cannot be satisfied by any puzzle.
///
/// ```
/// use gridwright::{Budget, Recipe};
/// let recipe: Recipe = "cirth/size=4@1#7".parse()?;
/// let result = recipe.make(&mut Budget::unlimited());
/// let answer = gridwright_api::generated(&recipe, result.as_ref()).unwrap();
/// assert_eq!(answer.outcome.name(), "made");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn generated(
    recipe: &Recipe,
    result: Result<&Generated, &Shortfall>,
) -> Result<GenerateAnswer, ErrorAnswer> {
    let (outcome, made) = match result {
        Ok(made) => (GenerateOutcome::Made, Some(made)),
        Err(Shortfall::OutOfBudget(best)) => (GenerateOutcome::OutOfBudget, best.as_deref()),
        Err(Shortfall::NotFound { best, .. }) => (GenerateOutcome::NotFound, best.as_deref()),
        Err(other) => return Err(shortfall(other)),
    };
    let mut answer = GenerateAnswer::new(outcome, recipe.family.info().id);
    match result {
        Ok(_) => answer.recipe = Some(recipe.to_string()),
        Err(why) => answer.detail = Some(why.to_string()),
    }
    if let Some(made) = made {
        answer.puzzle = Some(puzzle_document(&*made.puzzle));
        answer.solution = Some(made.puzzle.solution_line(&made.solution));
        let figures = made.figures.iter().map(|&(what, n)| (what.to_owned(), Figure(n)));
        answer.figures = figures.collect();
    }
    Ok(answer)
}

/// The recipe for a request.
fn recipe(request: &GenerateRequest) -> Result<Recipe, ErrorAnswer> {
    let family = match &request.family {
        None => FAMILIES[0],
        Some(name) => family_named(name)?,
    };
    let info = family.info();
    let params = params(family, &request.params)?;
    let (known, generator) = (info.generator, request.generator.unwrap_or(info.generator));
    if !(1..=known).contains(&generator) {
        let (family, asked) = (info.id, generator.into());
        return Err(open_error(&OpenError::Generator { family, asked, known }));
    }
    let seed = request.seed.as_u64().ok_or_else(|| {
        let detail = format!("seed {}: expected at most {}", request.seed, u64::MAX);
        ErrorAnswer::new(ErrorCode::BadRequest, detail)
    })?;
    Ok(Recipe { family, params, generator, seed, index: request.index })
}

/// Checks parameters given by name.
pub(super) fn params(
    family: &dyn Family,
    asked: &BTreeMap<String, ParamValue>,
) -> Result<Params, ErrorAnswer> {
    let mut params = Params::defaults(family.info().params);
    for (name, value) in asked {
        let set = match value {
            ParamValue::Number(number) => params.set(name, &number.to_string()),
            ParamValue::Text(text) => params.set(name, text),
        };
        set.map_err(|error| params_error(&error))?;
    }
    Ok(params)
}

#[cfg(test)]
mod tests {
    use super::day_number;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (date, number) in [("1970-01-01", 19_700_101), ("2024-02-29", 20_240_229)] {
            assert_eq!(day_number(date), Some(number));
        }
        let none =
            ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "1969-12-31"];
        let others =
            ["", "today", "2026-1-1", "2026/01/01", "2026-01-01T", "２026-1-1", "+026-01-01"];
        for date in none.into_iter().chain(others) {
            assert_eq!(day_number(date), None, "{date}");
        }
    }
}
