//! Texts for terminals that show ASCII only.

use std::borrow::Cow;

/// Replaces accented letters and typographic signs by their usual ASCII spelling; other characters stay.
///
/// ```
/// assert_eq!(gridwright_words::to_ascii("¿Qué más? Rätsel…"), "Que mas? Raetsel...");
/// ```
pub fn to_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            'ä' => out.push_str("ae"),
            'ö' => out.push_str("oe"),
            'ü' => out.push_str("ue"),
            'Ä' => out.push_str("Ae"),
            'Ö' => out.push_str("Oe"),
            'Ü' => out.push_str("Ue"),
            'ß' => out.push_str("ss"),
            'á' | 'à' => out.push('a'),
            'é' | 'è' => out.push('e'),
            'í' | 'ì' => out.push('i'),
            'ó' | 'ò' => out.push('o'),
            'ú' | 'ù' => out.push('u'),
            'Á' | 'À' => out.push('A'),
            'É' | 'È' => out.push('E'),
            'Í' | 'Ì' => out.push('I'),
            'Ó' | 'Ò' => out.push('O'),
            'Ú' | 'Ù' => out.push('U'),
            'ñ' => out.push('n'),
            'Ñ' => out.push('N'),
            '’' => out.push('\''),
            '«' | '»' | '„' | '“' | '”' => out.push('"'),
            '…' => out.push_str("..."),
            '¿' | '¡' => (),
            other => out.push(other),
        }
    }
    Cow::Owned(out)
}
