//! `bulk`: starts the program that makes data sets.

use std::ffi::OsString;

use anyhow::Result;

use super::companion::Companion;
use crate::complaint::Status;

const BULK: Companion = Companion { name: "gridwright-bulk", what: "the maker of data sets" };

/// The arguments have been validated, and are passed on unchanged.
pub(super) fn run() -> Result<Status> {
    let mut words: Vec<OsString> = std::env::args_os().skip(1).collect();
    if let Some(verb) = words.iter().position(|word| word == "bulk") {
        words.remove(verb);
    }
    BULK.start(words)
}
