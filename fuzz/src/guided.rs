//! The targets under libFuzzer, which keeps inputs that reach new code: `cargo xtask fuzz --guided`
//! builds and runs it. `GRIDWRIGHT_FUZZ` names the target.

#![no_main]

use std::sync::OnceLock;

use gridwright::budget::Rng;
use gridwright_fuzz::mutate::mutated;
use gridwright_fuzz::{Target, driver, target};
use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target, fuzzer_mutate};

fn asked() -> &'static Target {
    static ASKED: OnceLock<&'static Target> = OnceLock::new();
    ASKED.get_or_init(|| {
        let name = std::env::var("GRIDWRIGHT_FUZZ").unwrap_or_default();
        target(&name).unwrap_or_else(|| panic!("GRIDWRIGHT_FUZZ={name:?} is no target"))
    })
}

fuzz_target!(|data: &[u8]| -> Corpus {
    match driver::run_once(asked(), data) {
        Ok(_) => Corpus::Keep,
        Err(what) => {
            eprintln!("{}: {what}", asked().name);
            std::process::abort();
        }
    }
});

// Half of the mutations are libFuzzer's own, which use the values that the code compares.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed % 2 == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let changed = mutated(&data[..size], &[], &mut Rng::from_seed(seed.into()));
    let length = changed.len().min(max_size);
    data[..length].copy_from_slice(&changed[..length]);
    length
});
