//! Entity tags, which avoid sending an answer that the client already has.

use axum::http::HeaderMap;
use axum::http::header::IF_NONE_MATCH;
use sha2::{Digest, Sha256};

/// The entity tag for these bytes, without its quotation marks.
pub(crate) fn tag_of(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash[..12].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether the client already has the answer with this entity tag.
pub(crate) fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or("");
    let mut tags = known.split(',').map(|tag| tag.trim().trim_start_matches("W/"));
    tags.any(|known| known == "*" || known == tag)
}
