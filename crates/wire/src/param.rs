//! The values of parameters in requests.

use serde::{Deserialize, Serialize};

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a whole number or a text")]
pub enum ParamValue {
    /// A number.
    Number(u64),
    /// Any value as text, written as in ids.
    Text(String),
}
