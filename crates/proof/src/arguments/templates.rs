//! One value in all rows at once, gone through case by case.

use gridwright_core::Shape;

use crate::case::{Case, Checked, expect};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    (id == "templates").then(|| templates(case))
}

fn templates(case: &Case<'_>) -> Checked {
    let (value, houses) = (case.value("value")?, case.rules("houses")?);
    expect(case.drops_of(value)? == *case.sites("cells")?, "which cells no way uses")?;
    let mut premises = Premises::default();
    let mut places = Vec::new();
    for &house in houses {
        expect(case.shape(house) == Shape::Row, "which rows it looks at")?;
        places.extend(case.places_in(house, value)?);
        case.has_place(&mut premises, house, value)?;
    }
    case.looks_at(places)?;
    case.expect_effects(&premises)
}
