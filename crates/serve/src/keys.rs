//! API keys. Only their hashes are stored.

use std::collections::BTreeMap;

use anyhow::{Result, bail, ensure};
use sha2::{Digest, Sha256};

/// The accepted keys: the SHA-256 of each, and the name of the client that owns it.
///
/// Keys are looked up by their hash, so the time of a lookup reveals nothing about any key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Keys(BTreeMap<[u8; 32], String>);

impl Keys {
    /// Reads lines of a name and a hash; empty lines and those that start with # are skipped.
    pub(crate) fn read(text: &str) -> Result<Keys> {
        let mut keys = BTreeMap::new();
        for (i, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.trim_start().starts_with('#') {
                continue;
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            let known = match words[..] {
                [name, hash] => from_hex(hash).map(|hash| (hash, name.to_owned())),
                _ => None,
            };
            let Some((hash, name)) = known else {
                bail!("line {}: expected a name and the SHA-256 of a key in 64 hex digits", i + 1);
            };
            ensure!(keys.insert(hash, name).is_none(), "line {}: the key is there twice", i + 1);
        }
        ensure!(!keys.is_empty(), "expected at least one key");
        Ok(Keys(keys))
    }

    /// The client that owns a key.
    pub(crate) fn owner(&self, key: &str) -> Option<&str> {
        let hash: [u8; 32] = Sha256::digest(key).into();
        self.0.get(&hash).map(String::as_str)
    }
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    // The SHA-256 of "abc".
    const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    #[test]
    fn keys_are_found_by_their_hashes() {
        let keys = Keys::read(&format!("# clients\n\nanna {ABC}\n")).unwrap();
        assert_eq!(keys.owner("abc"), Some("anna"));
        assert_eq!(keys.owner("abd"), None);
        assert_eq!(keys.owner(ABC), None);
    }

    #[test]
    fn what_is_no_list_of_keys_is_refused() {
        for (text, why) in [
            ("", "at least one key"),
            ("anna abc", "line 1: expected a name"),
            (&format!("# x\nanna {ABC} more"), "line 2: expected a name"),
            (&format!("anna {ABC}\nbert {ABC}"), "line 2: the key is there twice"),
        ] {
            let error = Keys::read(text).unwrap_err().to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
