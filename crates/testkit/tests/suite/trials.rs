//! Makes tests from the list of families, and the puzzles that these tests share.

use std::sync::OnceLock;

use gridwright::{FAMILIES, Family};
use gridwright_testkit::Bench;
use gridwright_testkit::files::{boards, cases};
use libtest_mimic::Trial;

/// A test of one family; it fails by panicking.
pub(crate) fn of_family(
    family: &'static dyn Family,
    name: &str,
    test: impl FnOnce() + Send + 'static,
) -> Trial {
    of_all(&format!("{}::{}", family.info().id, name.replace(' ', "_")), test)
}

/// The same test for every family.
pub(crate) fn of_each_family(name: &str, test: fn(&'static dyn Family)) -> Vec<Trial> {
    let trial = |&family: &&'static dyn Family| of_family(family, name, move || test(family));
    FAMILIES.iter().map(trial).collect()
}

/// A test of all families together; it fails by panicking.
pub(crate) fn of_all(name: &str, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        test();
        Ok(())
    })
}

/// The puzzles of a family, made once for all its tests.
pub(crate) fn bench(family: &'static dyn Family) -> &'static Bench<'static> {
    static BENCHES: OnceLock<Vec<OnceLock<Bench<'static>>>> = OnceLock::new();
    let benches = BENCHES.get_or_init(|| FAMILIES.iter().map(|_| OnceLock::new()).collect());
    let index = FAMILIES.iter().position(|other| other.info().id == family.info().id);
    let index = index.expect("tests are about families of the list");
    benches[index].get_or_init(|| Bench::new(family, &cases(family), &boards(family)))
}
