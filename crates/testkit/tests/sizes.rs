//! Every side a family offers, up to large ones, is made and has one solution by two methods.

use gridwright::{
    Budget, FAMILIES, Family, Generated, ParamKind, Params, Rng, Shortfall, Verdict,
    solve_generally,
};
use gridwright_testkit::ask;

/// The largest side that is tried: the oracle writes out every pair of cells of a row.
const LARGEST: usize = 25;

/// A puzzle of that side, by whichever structure the family has for it.
fn made(family: &dyn Family, side: usize) -> Result<Generated, String> {
    let info = family.info();
    let mut asked = vec![format!("size={side}")];
    let has_logic =
        |kind: ParamKind| matches!(kind, ParamKind::Choice(words) if words.contains(&"logic"));
    if info.params.iter().any(|spec| spec.name == "depth" && has_logic(spec.kind)) {
        asked.push("depth=logic".to_owned());
    }
    let plain = asked.join(",");
    let mut tries = vec![plain.clone()];
    for spec in info.params.iter().filter(|spec| spec.is_structural) {
        if let ParamKind::Choice(words) = spec.kind {
            tries.extend(words.iter().map(|word| format!("{plain},{}={word}", spec.name)));
        }
    }
    for text in &tries {
        let params = Params::parse(info.params, text).map_err(|error| error.to_string())?;
        let mut budget = Budget::nodes(20_000_000);
        match family.generate(1, &params, &mut Rng::from_seed(side as u64), &mut budget) {
            Ok(made) => return Ok(made),
            Err(Shortfall::BadParams(_)) => (),
            Err(shortfall) => return Err(format!("{text}: {shortfall}")),
        }
    }
    Err(format!("no structure has side {side}"))
}

#[test]
fn every_side_is_made_and_proved_by_two_methods() {
    let mut n_tried = 0;
    for family in FAMILIES {
        let info = family.info();
        let side = info.params.iter().find(|spec| spec.name == "size");
        let Some(ParamKind::Int { min, max }) = side.map(|spec| spec.kind) else { continue };
        for side in min..=max.min(LARGEST) {
            let made = made(*family, side).unwrap_or_else(|why| panic!("{}: {why}", info.id));
            let about = format!("{} {side}: {}", info.id, made.puzzle.line());
            let verdict = solve_generally(&*made.puzzle, &mut Budget::nodes(20_000_000));
            assert_eq!(verdict, Verdict::Unique(made.solution.clone()), "{about}");
            let answer = ask(&*made.puzzle, 2);
            assert_eq!(answer.solutions, std::slice::from_ref(&made.solution), "{about}");
            assert!(made.puzzle.accepts(&made.solution), "{about}");
            n_tried += 1;
        }
    }
    assert!(n_tried > 20, "only {n_tried} sides");
}
