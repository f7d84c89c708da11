//! Makes puzzles.

use std::collections::BTreeMap;

use gridwright::documents::puzzle_document;
use gridwright::{
    Budget, FAMILIES, Family, Generated, OpenError, Params, Profile, Recipe, Shortfall,
};
use gridwright_wire::{
    ErrorAnswer, ErrorCode, Figure, GenerateAnswer, GenerateOutcome, GenerateRequest, ParamValue,
};

use crate::convert;
use crate::error::{open_error, params_error, shortfall};
use crate::open::family_named;

/// Makes the puzzle of a seed.
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

/// What came of a recipe, for front ends that make puzzles themselves.
///
/// # Errors
/// When the recipe asks for what there is not.
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

/// What a request asks for, as a recipe.
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

/// Parameters by their names, checked.
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
