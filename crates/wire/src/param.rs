//! Values of parameters.

use serde::{Deserialize, Serialize};

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a whole number or a text")]
pub enum ParamValue {
    /// A whole number.
    Number(u64),
    /// A word, or any other value as it stands in ids.
    Text(String),
}
