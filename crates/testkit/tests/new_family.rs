//! The family created by `cargo xtask new-family` compiles, makes puzzles and reads them back.

#[path = "../../../xtask/new-family/mod.rs"]
mod example;

use gridwright_core::{Budget, Family as _, Params, Rng, Verdict, solve};

#[test]
fn it_makes_puzzles_with_one_solution_and_reads_them_back() {
    let family = example::Example;
    for (seed, size) in (1..).zip(3..=6) {
        let params = Params::parse(family.info().params, &format!("size={size}")).unwrap();
        let (mut rng, mut budget) = (Rng::from_seed(seed), Budget::unlimited());
        let made = family.generate(1, &params, &mut rng, &mut budget).unwrap();
        let Verdict::Unique(solution) = solve(&*made.puzzle, &mut budget) else {
            panic!("several solutions or none:\n{}", made.puzzle.text());
        };
        assert!(made.puzzle.accepts(&solution) && solution == made.solution);
        for text in [made.puzzle.text(), made.puzzle.line()] {
            assert_eq!(family.parse(&text).unwrap().line(), made.puzzle.line());
        }
        let read = family.read_json(&made.puzzle.json()).unwrap();
        assert_eq!((read.line(), read.params()), (made.puzzle.line(), params));
    }
}

#[test]
fn it_refuses_what_is_no_square() {
    let wrong = ["", "example", "12/34", "12./..3/..4", "12./..3/....", "example\n1..\n...\n..é\n"];
    for text in wrong {
        let error = example::Example.parse(text).err().expect(text).to_string();
        assert!(error.contains("expected"), "{text:?}: {error}");
    }
    assert!(
        example::Example
            .generate(
                2,
                &Params::defaults(example::Example.info().params),
                &mut Rng::from_seed(1),
                &mut Budget::unlimited()
            )
            .is_err()
    );
}
