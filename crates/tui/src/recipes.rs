//! Helpers for recipes: the game made from a recipe, and the daily puzzle.

use gridwright::contract::Name;
use gridwright::params::ParamSpec;
use gridwright::{Family, Level, Params, Recipe};

use crate::date::Date;
use crate::game::{About, Game};
use crate::worker::Made;

/// The game for a puzzle that was made, and a message if the puzzle does not meet the request.
pub(crate) fn game_of(made: Made, name: String, daily: Option<Date>) -> (Game, Option<Name>) {
    let Made { session, solution, recipe, remark } = made;
    let level = recipe.as_ref().filter(|_| remark.is_none());
    let level = level.and_then(|recipe| asked_level(&recipe.params, recipe.family));
    let recipe = recipe.as_ref().map(ToString::to_string);
    let mut game = Game::new(name, session, About { recipe, level, daily, ..About::default() });
    game.solution = solution;
    (game, remark)
}

/// The level that parameters request.
fn asked_level(params: &Params, family: &dyn Family) -> Option<Level> {
    let name = ParamSpec::LEVEL.name;
    let has_level = family.info().params.iter().any(|spec| spec.name == name);
    if has_level { params.value(name).and_then(Level::named) } else { None }
}

/// The recipe of a daily puzzle: one for each family and level, the same for everyone.
pub(crate) fn daily_recipe(
    family: &'static dyn Family,
    level: Option<Level>,
    date: Date,
) -> Recipe {
    Recipe::daily(family, level, date.number())
}
