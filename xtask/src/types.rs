//! Generates types of requests and answers for other languages from the schemas in `docs/schema/`:
//! data classes for Python, interfaces for TypeScript. `cargo xtask types` and `cargo xtask schema`
//! write them; a test checks that they match the schemas.

mod definition;
mod python;
mod typescript;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::root;

/// Writes the files.
pub(crate) fn write() -> Result<()> {
    for (path, text) in files()? {
        fs::write(&path, text).with_context(|| format!("cannot write {path:?}"))?;
    }
    Ok(())
}

/// The files, and their expected contents.
fn files() -> Result<[(PathBuf, String); 2]> {
    let schema = |name: &str| -> Result<Value> {
        let path = root().join("docs/schema").join(name);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {path:?}"))?;
        Ok(serde_json::from_str(&text)?)
    };
    let (requests, answers) = (schema("requests.json")?, schema("answers.json")?);
    Ok([
        (root().join("crates/python/python/gridwright/answers.py"), python::text(&answers)?),
        (root().join("crates/wasm/npm/types.d.ts"), typescript::text(&requests, &answers)?),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_other_languages_are_up_to_date() {
        for (path, text) in files().unwrap() {
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == text, "{path:?} is out of date: run `cargo xtask types`");
        }
    }
}
