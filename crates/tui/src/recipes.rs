//! What the game asks of recipes: the level they ask for, the puzzle of a day.

use gridwright::params::ParamSpec;
use gridwright::{Family, Level, Params, Recipe};

use crate::date::Date;

/// The level that parameters ask for.
pub(crate) fn asked_level(params: &Params, family: &dyn Family) -> Option<Level> {
    let name = ParamSpec::LEVEL.name;
    let has_level = family.info().params.iter().any(|spec| spec.name == name);
    if has_level { params.value(name).and_then(Level::named) } else { None }
}

/// The puzzle of a day: one for each family and level, the same for everyone.
pub(crate) fn daily_recipe(
    family: &'static dyn Family,
    level: Option<Level>,
    date: Date,
) -> Recipe {
    let mut params = Params::defaults(family.info().params);
    if let Some(level) = level {
        // A family without levels has one puzzle a day.
        let _ = params.set(ParamSpec::LEVEL.name, level.name());
    }
    Recipe::new(family, params, date.number())
}
