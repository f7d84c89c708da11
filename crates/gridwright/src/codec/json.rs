//! JSON of other programs: strict, or in a compact form that leaves out quotes and braces.

use serde_json::{Map, Value as Json};

/// Deepest nesting that is read: deeper than any puzzle, and safe for the stack.
const DEEPEST: usize = 60;

/// Reads JSON; the error is worded to follow "expected".
pub(crate) fn strict(text: &str) -> Result<Map<String, Json>, String> {
    match serde_json::from_str(text) {
        Ok(Json::Object(object)) => Ok(object),
        Ok(_) => Err("a JSON object".to_owned()),
        Err(error) => {
            let message = error.to_string();
            Err(format!("JSON ({})", message.replace('\n', " ")))
        }
    }
}

/// Reads JSON without quotes around names, with `t` and `f`, with nothing for `{}` in a list, and
/// with quotes of either kind.
pub(crate) fn compact(text: &str) -> Result<Map<String, Json>, String> {
    let mut reader = Compact { signs: text.chars().collect(), at: 0 };
    let value = reader.value(0)?;
    reader.blanks();
    match value {
        Json::Object(object) if reader.at == reader.signs.len() => Ok(object),
        Json::Object(_) => Err(reader.expected("the end")),
        _ => Err("an object in braces".to_owned()),
    }
}

struct Compact {
    signs: Vec<char>,
    at: usize,
}

impl Compact {
    fn expected(&self, what: &str) -> String {
        format!("{what} at character {} of the packed text", self.at + 1)
    }

    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn takes(&mut self, sign: char) -> bool {
        self.blanks();
        let is_it = self.peek() == Some(sign);
        self.at += usize::from(is_it);
        is_it
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth > DEEPEST {
            return Err(self.expected(&format!("at most {DEEPEST} brackets in one another")));
        }
        self.blanks();
        match self.peek() {
            Some('{') => self.object(depth),
            Some('[') => self.list(depth),
            Some('"' | '\'') => Ok(Json::String(self.string()?)),
            Some(_) => self.word(),
            None => Err(self.expected("more text")),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, String> {
        self.at += 1;
        let mut object = Map::new();
        if self.takes('}') {
            return Ok(Json::Object(object));
        }
        loop {
            self.blanks();
            let name = match self.peek() {
                Some('"' | '\'') => self.string()?,
                _ => self.token(),
            };
            if name.is_empty() || !self.takes(':') {
                return Err(self.expected("a name and a colon"));
            }
            let value = self.value(depth + 1)?;
            object.insert(name, value);
            if self.takes('}') {
                return Ok(Json::Object(object));
            }
            if !self.takes(',') {
                return Err(self.expected("a comma or a closing brace"));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, String> {
        self.at += 1;
        let mut list = Vec::new();
        if self.takes(']') {
            return Ok(Json::Array(list));
        }
        loop {
            self.blanks();
            list.push(match self.peek() {
                Some(',' | ']') => Json::Object(Map::new()),
                _ => self.value(depth + 1)?,
            });
            if self.takes(']') {
                return Ok(Json::Array(list));
            }
            if !self.takes(',') {
                return Err(self.expected("a comma or a closing bracket"));
            }
        }
    }

    fn string(&mut self) -> Result<String, String> {
        let quote = self.signs[self.at];
        self.at += 1;
        let mut text = String::new();
        loop {
            let sign = self.peek().ok_or_else(|| self.expected("a closing quote"))?;
            self.at += 1;
            match sign {
                sign if sign == quote => return Ok(text),
                '\\' => {
                    let escaped = self.peek().ok_or_else(|| self.expected("a closing quote"))?;
                    self.at += 1;
                    text.push(match escaped {
                        'n' => '\n',
                        't' => '\t',
                        'r' => '\r',
                        'u' => {
                            let end = (self.at + 4).min(self.signs.len());
                            let digits: String = self.signs[self.at..end].iter().collect();
                            self.at = end;
                            let code = u32::from_str_radix(&digits, 16).ok();
                            code.and_then(char::from_u32).unwrap_or('\u{fffd}')
                        }
                        other => other,
                    });
                }
                sign => text.push(sign),
            }
        }
    }

    /// Reads everything up to the next character that has a meaning.
    fn token(&mut self) -> String {
        let start = self.at;
        while self.peek().is_some_and(|sign| !",:{}[]\"'".contains(sign)) {
            self.at += 1;
        }
        self.signs[start..self.at].iter().collect::<String>().trim().to_owned()
    }

    fn word(&mut self) -> Result<Json, String> {
        let word = self.token();
        Ok(match word.as_str() {
            "" => return Err(self.expected("a value")),
            "t" | "true" => Json::Bool(true),
            "f" | "false" => Json::Bool(false),
            "null" => Json::Null,
            _ => match serde_json::from_str(&word) {
                Ok(number @ Json::Number(_)) => number,
                // A colour, most likely.
                _ => Json::String(word),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compact_json_is_read_as_the_full_one() {
        let read = |text: &str| compact(text).map(|object| Json::Object(object).to_string());
        let full = r#"{"cells":[[{},{"v":5},{}],[]],"x":true,"c":"ff00ff","s":"it's"}"#;
        assert_eq!(read(r#"{cells:[[,{v:5},],[]],x:t,c:ff00ff,s:"it's"}"#).as_deref(), Ok(full));
        assert_eq!(read(r"{cells:[[,{v:5},],[]],x:t,c:ff00ff,s:'it\'s'}").as_deref(), Ok(full));
        assert_eq!(read(full).as_deref(), Ok(full));
        for bad in ["", "{", "{a", "{a:", "{a:[", "{a:'", "[]", "{a:1}}", "{:1}", "{a:}", "{a:1,}"]
        {
            assert!(read(bad).is_err(), "{bad}");
        }
        assert!(read(&format!("{{a:{}", "[".repeat(100_000))).unwrap_err().contains("60 brackets"));
        assert!(strict(&format!("{{\"a\":{}", "[".repeat(100_000))).is_err());
    }
}
