//! Closed sets of words, such as outcomes.

/// Defines an enum whose variants are words in JSON, with a method that gives the word.
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
            /// All of them, in order.
            pub const ALL: &[$name] = &[$( $name::$variant, )+];

            /// The word that stands for it in JSON.
            pub fn name(self) -> &'static str {
                match self {
                    $( $name::$variant => $word, )+
                }
            }
        }
    };
}

pub(crate) use words;
