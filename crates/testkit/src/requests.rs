//! Requests for puzzles, generated from the schema of a family: every preset, variant, level and
//! size. A new family or parameter is included automatically.

use gridwright::Info;
use gridwright::params::{ParamKind, ParamSpec};

/// Board sizes for which everything is requested, in addition to the smallest and the largest of a
/// family.
const SIDES: [usize; 11] = [4, 5, 6, 7, 9, 10, 12, 16, 20, 25, 36];

/// The number parameters that determine the board size, with their minimum and maximum: its side,
/// or width and height.
pub fn sides(info: &Info) -> impl Iterator<Item = (&'static str, usize, usize)> {
    info.params.iter().filter(|spec| spec.is_structural).filter_map(|spec| match spec.kind {
        ParamKind::Int { min, max } => Some((spec.name, min, max)),
        _ => None,
    })
}

/// The sides for which a square board is possible; empty if no number determines the size.
pub fn all_sides(info: &Info) -> Vec<usize> {
    let min = sides(info).map(|(_, min, _)| min).max();
    let max = sides(info).map(|(.., max)| max).min();
    min.zip(max).map_or(Vec::new(), |(min, max)| (min..=max).collect())
}

/// A selection of these sides, small and large.
pub fn some_sides(info: &Info) -> Vec<usize> {
    let mut some = all_sides(info);
    let ends = [some.first().copied(), some.last().copied()];
    some.retain(|side| SIDES.contains(side) || ends.contains(&Some(*side)));
    some
}

/// The parameters of a square board with this side.
pub fn of_side(info: &Info, side: usize) -> String {
    let parts: Vec<String> = sides(info).map(|(name, ..)| format!("{name}={side}")).collect();
    parts.join(",")
}

/// Every choice of each choice parameter except the defaults: `regions=jigsaw`, `level=easy`.
/// Parameters about measuring difficulty are left out.
pub fn variants(info: &Info, is_wanted: impl Fn(&ParamSpec) -> bool) -> Vec<String> {
    let is_measure = |spec: &ParamSpec| ["profile", "anyway"].contains(&spec.name);
    let specs = info.params.iter().filter(|spec| is_wanted(spec) && !is_measure(spec));
    let mut variants = Vec::new();
    for spec in specs {
        if let ParamKind::Choice(words) = spec.kind {
            let others = words.iter().filter(|word| spec.default != Some(word));
            variants.extend(others.map(|word| format!("{}={word}", spec.name)));
        }
    }
    variants
}

/// All requests: every preset; every size, plain and with each variant of the board; and at some
/// sizes every other variant, such as a level or a symmetry, and every two variants of the board
/// together.
pub fn requests(info: &Info) -> Vec<String> {
    let boards = variants(info, |spec| spec.is_structural);
    let others = variants(info, |spec| !spec.is_structural);
    let mut asked: Vec<Vec<String>> =
        info.presets.iter().map(|preset| vec![(*preset).to_owned()]).collect();
    let mut sides: Vec<(String, bool)> = Vec::new();
    let some = some_sides(info);
    for side in all_sides(info) {
        sides.push((of_side(info, side), some.contains(&side)));
    }
    if sides.is_empty() {
        sides.push((String::new(), true));
    }
    for (side, has_all) in sides {
        asked.push(vec![side.clone()]);
        asked.extend(boards.iter().map(|board| vec![side.clone(), board.clone()]));
        if has_all {
            asked.extend(others.iter().map(|other| vec![side.clone(), other.clone()]));
            for (i, one) in boards.iter().enumerate() {
                let rest = boards[i + 1..].iter().filter(|other| name_of(other) != name_of(one));
                asked.extend(rest.map(|other| vec![side.clone(), one.clone(), other.clone()]));
            }
        }
    }
    let mut asked: Vec<String> = asked.into_iter().map(|parts| join(&parts)).collect();
    asked.sort_unstable();
    asked.dedup();
    asked
}

/// The largest side at which every variant is a class of its own.
const SMALL: usize = 7;

/// One request for each class of puzzles: some sizes, plain and with each variant of the board and
/// each level; and small boards and the default one with every other variant.
pub fn classes(info: &Info) -> Vec<String> {
    let boards = variants(info, |spec| spec.is_structural);
    let levels = variants(info, |spec| spec.name == ParamSpec::LEVEL.name);
    let others = variants(info, |spec| !spec.is_structural);
    let mut asked = others.clone();
    let small = some_sides(info).into_iter().filter(|&side| side <= SMALL);
    for side in small.map(|side| of_side(info, side)) {
        asked.extend(others.iter().map(|other| join(&[side.clone(), other.clone()])));
    }
    let sides: Vec<String> = some_sides(info).into_iter().map(|side| of_side(info, side)).collect();
    for side in if sides.is_empty() { vec![String::new()] } else { sides } {
        asked.push(side.clone());
        let variants = boards.iter().chain(&levels);
        asked.extend(variants.map(|variant| join(&[side.clone(), variant.clone()])));
    }
    asked.sort_unstable();
    asked.dedup();
    asked
}

/// Joins parameters, leaving out empty ones.
pub fn join(parts: &[String]) -> String {
    let parts: Vec<&str> =
        parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(",")
}

/// The name in a part such as `name=value`.
fn name_of(part: &str) -> &str {
    part.split('=').next().unwrap_or(part)
}
