//! Enums with fixed texts in JSON, such as outcomes.

/// Defines an enum whose variants are fixed texts in JSON, with a method that returns the text.
macro_rules! words {
    (
        $(#[$about:meta])*
        $name:ident { $( $(#[$meaning:meta])* $variant:ident = $word:literal, )+ }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[non_exhaustive]
        pub enum $name {
            $( $(#[$meaning])* #[serde(rename = $word)] $variant, )+
        }

        impl $name {
            /// All variants, in order.
            pub const ALL: &[$name] = &[$( $name::$variant, )+];

            /// The text of the variant in JSON.
            pub fn name(self) -> &'static str {
                match self {
                    $( $name::$variant => $word, )+
                }
            }
        }
    };
}

pub(crate) use words;
