//! Numbers that every JSON reader reads without rounding.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

/// The largest whole number up to which all whole numbers are exact in a double-precision float.
const MOST_EXACT: u64 = (1 << 53) - 1;

/// A whole number of any length. Up to 2^53 - 1 it is written as a JSON number, above that as a
/// string of digits, which no reader rounds; both are read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Whole(String);

impl Whole {
    /// The number, or `None` if it exceeds 64 bits.
    pub fn as_u64(&self) -> Option<u64> {
        self.0.parse().ok()
    }
}

impl From<u64> for Whole {
    fn from(number: u64) -> Whole {
        Whole(number.to_string())
    }
}

impl FromStr for Whole {
    type Err = &'static str;

    fn from_str(digits: &str) -> Result<Whole, &'static str> {
        let is_plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let has_one_spelling = digits == "0" || !digits.starts_with('0');
        if is_plain && has_one_spelling {
            Ok(Whole(digits.to_owned()))
        } else {
            Err("expected digits without a sign or leading zeros")
        }
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Whole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_u64() {
            Some(number) if number <= MOST_EXACT => serializer.serialize_u64(number),
            _ => serializer.serialize_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole, D::Error> {
        struct Expected;
        impl Visitor<'_> for Expected {
            type Value = Whole;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number, or a string of digits")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Whole, E> {
                Ok(Whole::from(number))
            }

            fn visit_str<E: Error>(self, digits: &str) -> Result<Whole, E> {
                digits.parse().map_err(|_| E::invalid_value(Unexpected::Str(digits), &self))
            }
        }
        deserializer.deserialize_any(Expected)
    }
}

/// A measured number, written without a decimal point if it is whole.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Figure(pub f64);

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Figure(number) = *self;
        if number.fract() == 0.0 && number.abs() <= MOST_EXACT as f64 {
            serializer.serialize_i64(number as i64)
        } else {
            serializer.serialize_f64(number)
        }
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Figure, D::Error> {
        f64::deserialize(deserializer).map(Figure)
    }
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{Figure, Whole};

    impl JsonSchema for Whole {
        fn schema_name() -> Cow<'static, str> {
            "Whole".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "A whole number of any length: a number up to 2^53 - 1, a string of digits above.",
                "anyOf": [
                    { "type": "integer", "minimum": 0 },
                    { "type": "string", "pattern": "^(0|[1-9][0-9]*)$" },
                ],
            })
        }
    }

    impl JsonSchema for Figure {
        fn schema_name() -> Cow<'static, str> {
            "Figure".into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "number" })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_strings() {
        for (digits, json) in [
            ("0", "0"),
            ("12", "12"),
            ("9007199254740991", "9007199254740991"),
            ("9007199254740992", "\"9007199254740992\""),
            ("123456789012345678901234567890", "\"123456789012345678901234567890\""),
        ] {
            let number: Whole = digits.parse().unwrap();
            assert_eq!(serde_json::to_string(&number).unwrap(), json);
            assert_eq!(serde_json::from_str::<Whole>(json).unwrap(), number);
            let quoted = format!("\"{digits}\"");
            assert_eq!(serde_json::from_str::<Whole>(&quoted).unwrap(), number);
        }
        for wrong in ["-1", "1.5", "\"\"", "\"-1\"", "\"1e3\"", "\"007\"", "null", "[]"] {
            assert!(serde_json::from_str::<Whole>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn whole_figures_have_no_decimal_point() {
        for (number, json) in
            [(0.0, "0"), (12.0, "12"), (-3.0, "-3"), (0.5, "0.5"), (1e300, "1e+300")]
        {
            assert_eq!(serde_json::to_string(&Figure(number)).unwrap(), json);
            assert_eq!(serde_json::from_str::<Figure>(json).unwrap(), Figure(number));
        }
    }
}
