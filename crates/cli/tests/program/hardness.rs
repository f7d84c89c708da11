//! Generated puzzles have the requested levels, ratings and techniques when a separate process
//! rates them.

use std::collections::BTreeMap;

use crate::run::{answer, feed, run};

/// The output of `rate --batch` for each generated puzzle: ER, hardest technique, level.
fn made_and_rated(asked: &str, n: usize, by: &str) -> Vec<(f64, String, String)> {
    let family = asked.split(' ').next().expect("a family");
    let made = answer(&format!("generate {asked} -n {n} --seed 3 --format line"));
    let rated = feed(&format!("rate {family} --batch - {by}"), made).out;
    let columns = rated.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let rows = columns.map(|row| (row[1].parse().unwrap(), row[4].to_owned(), row[6].to_owned()));
    let rows: Vec<_> = rows.collect();
    assert_eq!(rows.len(), n, "{asked}");
    rows
}

const ALL: &[&str] = &["easy", "medium", "hard", "expert", "extreme"];

/// Checks that puzzles generated for each of these levels are rated at that level.
fn levels_hold(asked: &str, levels: &[&str]) {
    for level in levels {
        for (_, hardest, rated) in made_and_rated(&format!("{asked} --level {level}"), 10, "") {
            assert_eq!(rated, *level, "{asked}: {hardest}");
        }
    }
}

// There is one test per family, so that they run in parallel.

#[test]
fn levels_of_cirth_are_what_they_say() {
    levels_hold("cirth --size 5", &["easy", "hard"]);
    levels_hold("cirth --size 7", &["easy", "medium", "hard", "expert"]);
    levels_hold("cirth --size 9", &["easy", "medium", "hard", "extreme"]);
}

#[test]
fn levels_of_gogen_are_what_they_say() {
    levels_hold("gogen", ALL);
}

#[test]
fn levels_of_alcazar_are_what_they_say() {
    levels_hold("alcazar --width 6 --height 6", &["easy", "medium", "hard", "expert"]);
    levels_hold("alcazar --width 9 --height 8", &["easy", "medium", "hard", "expert"]);
}

#[test]
fn levels_of_sudoku_are_what_they_say() {
    levels_hold("sudoku", ALL);
}

#[test]
fn levels_of_other_sudoku_are_what_they_say() {
    levels_hold("sudoku --size 6", &["easy", "medium", "hard"]);
    levels_hold("sudoku --size 12", &["easy", "medium"]);
    levels_hold("sudoku --diagonal yes", &["easy", "medium"]);
    levels_hold("sudoku --killer yes", &["easy", "medium", "hard"]);
}

#[test]
fn a_rating_asked_for_holds_by_both_measures() {
    for by in ["", "--profile sukaku-1.18"] {
        for (er, ..) in made_and_rated("sudoku --rating 4.0..4.4", 5, by) {
            assert!((4.0..=4.4).contains(&er), "{er} by {by:?}");
        }
    }
    for (er, ..) in made_and_rated("gogen --rating 3.2", 3, "") {
        assert_eq!(er, 3.2);
    }
}

#[test]
fn a_rating_asked_for_holds_by_the_measure_named() {
    let asked = "sudoku --rating 7.1..7.3 --profile se-1.2.1";
    for (er, ..) in made_and_rated(asked, 3, "--profile se-1.2.1") {
        assert!((7.1..=7.3).contains(&er), "{er}");
    }
}

#[test]
fn a_technique_asked_for_is_the_hardest_where_nothing_harder_may_be() {
    for (er, hardest, _) in made_and_rated("sudoku --needs x-wing --at-most x-wing", 3, "") {
        assert_eq!((er, hardest.as_str()), (3.2, "x-wing"));
    }
    let asked = "alcazar --width 7 --height 7 --needs partition --at-most partition";
    for (_, hardest, _) in made_and_rated(asked, 3, "") {
        assert_eq!(hardest, "partition");
    }
    let id = answer("generate sudoku --needs xy-wing --seed 8 --json");
    assert!(id.contains("sudoku/needs=xy-wing@1#8"), "{id}");
}

#[test]
fn bottlenecks_are_counted() {
    let made = answer("generate sudoku --level hard --bottlenecks 1 -n 5 --seed 3 --format line");
    for puzzle in made.lines() {
        let rated = answer(&format!("rate {puzzle}"));
        assert!(rated.contains(", used once\n"), "{rated}");
    }
}

#[test]
fn wishes_that_cannot_be_met_are_refused_in_a_sentence() {
    for (asked, sentence) in [
        ("--needs xwing", "needs=xwing: expected a technique of sudoku; did you mean x-wing?"),
        (
            "--needs telepathy",
            "needs=telepathy: expected a technique of sudoku; 'gridwright families sudoku' lists them",
        ),
        (
            "--needs jellyfish --at-most x-wing",
            "at-most=x-wing: expected a technique rated 5.2 or higher with needs=jellyfish",
        ),
        (
            "--level easy --needs jellyfish",
            "level=easy: expected expert or a higher level with needs=jellyfish",
        ),
        (
            "--level expert --at-most x-wing",
            "level=expert: expected hard or a lower level with steps up to 3.2",
        ),
        ("--level hard --at-most naked-single", "level=hard: expected easy or a lower level"),
        (
            "--needs x-wing --rating 1.0..2.0",
            "rating=1.0..2.0: expected it to end at 3.2 or above, where needs=x-wing begins",
        ),
        ("--needs unique-rectangle-1 --killer yes", "needs=unique-rectangle-1: expected killer=no"),
        ("--clues 16", "clues=16: expected at least 17, the fewest that leave one solution"),
        ("--size 4 --clues 3", "clues=3: expected at least 4, the fewest that leave one solution"),
        (
            "--size 10 --clues 8",
            "clues=8: expected at least 9, since two values without a clue could be swapped",
        ),
        ("--rating 4.4..4.0", "expected a rating such as 4.2, or two such as 4.0..4.4"),
        ("--level easy --rating 5.0..6.0", "rating=5.0..6.0: expected it to begin at 2.3 or below"),
        (
            "--method three-phase --rating 4.0",
            "method=three-phase: expected no wish how hard it is",
        ),
    ] {
        let refused = run(&format!("generate sudoku {asked}"));
        assert_eq!(refused.code, 2, "{asked}");
        assert!(refused.err.contains(sentence), "{asked}: {}", refused.err);
    }
    // If no puzzle is found in time, that is reported, and the nearest one is written.
    let short = run("generate sudoku --rating 11.0..12.0 --seed 1 --nodes 2000 --format line");
    assert_eq!(short.code, 3, "{}", short.err);
    assert_eq!(short.out.trim().len(), 81, "the best so far");
}

/// The level of each technique, by its id.
fn levels_of_techniques() -> BTreeMap<String, usize> {
    let list = answer("technique --list --format tsv");
    let columns = list.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let rows = columns.filter_map(|row| Some((row[0].to_owned(), level_number(row[3])?)));
    rows.collect()
}

fn level_number(name: &str) -> Option<usize> {
    ALL.iter().position(|level| *level == name)
}

/// The median number of steps above the level below, on boards that were not used to choose the
/// limits.
fn median_steps(asked: &str, level: &str, levels: &BTreeMap<String, usize>) -> usize {
    let family = asked.split(' ').next().expect("a family");
    let made = answer(&format!("generate {asked} --level {level} -n 7 --seed 9100 --format line"));
    let rated = feed(&format!("rate {family} --batch - --format json"), made).out;
    let least = level_number(level).expect("a level");
    let steps = rated.lines().map(|line| {
        let answer: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let counts = answer["rating"]["counts"].as_object().expect("counts").clone();
        let beyond = counts.iter().filter(|(id, _)| levels[*id] >= least);
        beyond.map(|(_, n)| n.as_u64().expect("a number") as usize).sum()
    });
    let mut steps: Vec<usize> = steps.collect();
    assert_eq!(steps.len(), 7, "{asked}");
    steps.sort_unstable();
    steps[3]
}

#[test]
fn a_level_takes_as_many_steps_in_every_family() {
    let levels = levels_of_techniques();
    let small: &[&str] = &[
        "sudoku",
        "sudoku --size 6 --killer yes",
        "cirth --size 7",
        "gogen",
        "gogen --style hyper",
        "alcazar --width 6 --height 6",
        "futoshiki",
    ];
    for level in &ALL[1..4] {
        let medians: Vec<usize> =
            small.iter().map(|asked| median_steps(asked, level, &levels)).collect();
        let (least, most) = (medians.iter().min().unwrap(), medians.iter().max().unwrap());
        assert!(*least > 0 && *most <= 2 * least, "{level}: {medians:?} of {small:?}");
    }
}

/// What cannot exist or was never seen is refused with what is possible.
#[test]
fn what_is_never_made_is_refused_with_what_is_possible() {
    for (typed, sentence) in [
        ("generate sudoku --rating 0", "expected ratings from 1.0 to 13.0"),
        ("generate sudoku --rating 20", "expected ratings from 1.0 to 13.0"),
        (
            "generate sudoku --size 4 --level hard",
            "level=hard was never seen in 20 searches with size=4: expected easy, or anyway=yes",
        ),
        ("generate gogen --style golden --level easy", "expected something harder"),
        (
            "generate gogen --profile hodoku-2.2 --level hard",
            "'hodoku-2.2' for '--profile <PROFILE>': expected one of agreed, gridwright",
        ),
        ("solve sudoku/size=9,size=4@1#1", "size is asked for twice: expected it once"),
    ] {
        let refused = run(typed);
        assert_eq!(refused.code, 2, "{typed}: {}", refused.err);
        assert!(refused.err.contains(sentence), "{typed}: {}", refused.err);
    }
}

/// A budget that ends amid the making of a puzzle, or amid the removal of its clues, is reported as it
/// is.
#[test]
fn a_budget_that_ends_early_is_reported_as_it_is() {
    let spent = run("solve sudoku@1#1 --nodes 1");
    assert_eq!(spent.code, 3, "{}", spent.err);
    assert!(spent.err.contains("making it took more than the budget allows"), "{}", spent.err);
    let board = answer("show sudoku/size=16@1#1 --format line");
    let cut = feed("minimise --nodes 300 --json -", &board);
    assert_eq!(cut.code, 3, "{}", cut.out);
    let value: serde_json::Value = serde_json::from_str(&cut.out).expect("JSON");
    let number = |name: &str| value["figures"][name].as_u64().expect("a number") as usize;
    let clues = board.trim().chars().filter(|sign| *sign != '.').count();
    assert!(number("undecided") + number("tests") >= clues, "{clues} clues: {value}");
}

/// Puzzles are built towards a technique, also where it is rare.
#[test]
fn rare_techniques_are_made_where_they_are_asked_for() {
    for (asked, technique) in [
        ("sudoku --needs multi-colouring", "multi-colouring"),
        ("sudoku --killer yes --needs x-wing --at-most x-wing", "x-wing"),
        ("cirth --needs xy-wing", "xy-wing"),
    ] {
        let made = answer(&format!("generate {asked} --seed 1 --format line"));
        let family = asked.split(' ').next().expect("a family");
        let rated = feed(&format!("explain {family} --json -"), made).out;
        assert!(rated.contains(&format!("\"{technique}\": ")), "{asked}: {rated}");
    }
}
