//! The members at the start of every document: the name of the format and the version of its
//! layout.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

/// The `format` member of every document.
pub const FORMAT: &str = "gridwright";

/// The `version` member of every document. It increases when a member is removed or changes its
/// meaning.
pub const VERSION: u64 = 1;

/// The text `gridwright`; any other is refused when read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FormatName;

impl Serialize for FormatName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(FORMAT)
    }
}

impl<'de> Deserialize<'de> for FormatName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FormatName, D::Error> {
        struct Expected;
        impl Visitor<'_> for Expected {
            type Value = FormatName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the format {FORMAT:?}")
            }

            fn visit_str<E: Error>(self, found: &str) -> Result<FormatName, E> {
                let wrong = || E::invalid_value(serde::de::Unexpected::Str(found), &self);
                if found == FORMAT { Ok(FormatName) } else { Err(wrong()) }
            }
        }
        deserializer.deserialize_str(Expected)
    }
}

/// The version of the layout; any other is refused when read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(VERSION)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        struct Expected;
        impl Visitor<'_> for Expected {
            type Value = Version;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "version {VERSION}")
            }

            fn visit_u64<E: Error>(self, found: u64) -> Result<Version, E> {
                let wrong = || E::invalid_value(serde::de::Unexpected::Unsigned(found), &self);
                if found == VERSION { Ok(Version) } else { Err(wrong()) }
            }
        }
        deserializer.deserialize_u64(Expected)
    }
}

#[cfg(feature = "schema")]
pub(crate) use schema::add_envelope;

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use serde_json::{Value as Json, json};

    use super::{FORMAT, FormatName, VERSION, Version};

    /// Adds the members `format` and `version` to the schema of every answer.
    pub(crate) fn add_envelope(schema: &mut Schema) {
        let variants = schema.get_mut("oneOf").and_then(Json::as_array_mut);
        for variant in variants.into_iter().flatten() {
            variant["properties"]["format"] = json!({ "const": FORMAT });
            variant["properties"]["version"] = json!({ "const": VERSION });
            if let Some(required) = variant["required"].as_array_mut() {
                required.splice(0..0, [json!("format"), json!("version")]);
            }
        }
    }

    impl JsonSchema for FormatName {
        fn schema_name() -> Cow<'static, str> {
            "FormatName".into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "const": FORMAT })
        }
    }

    impl JsonSchema for Version {
        fn schema_name() -> Cow<'static, str> {
            "Version".into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "const": VERSION })
        }
    }
}
