//! Plans as TOML: which keys there are, what each takes, and in which line it stands.

use std::collections::BTreeMap;

use gridwright::params::did_you_mean;
use serde::Deserialize;

use crate::plan::{Chapter, Plan};
use crate::plan_error::{PlanError, complaint, line_of};

/// Any value of TOML but dates.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum Raw {
    Flag(bool),
    Whole(i64),
    Number(f64),
    Text(String),
    List(Vec<Raw>),
    Table(BTreeMap<String, Raw>),
}

impl Plan {
    /// Reads a plan.
    ///
    /// # Errors
    /// Saying what was expected, and in which line.
    pub fn parse(text: &str) -> Result<Plan, PlanError> {
        Plan::parse_with(text, |_| Ok(None))
    }

    /// The same for a plan whose parameters name files, such as `words=birds.txt`: `read` has the text of
    /// such a file, or `None` for what is no file.
    ///
    /// # Errors
    /// Saying what was expected, and in which line.
    ///
    /// ```
    /// use gridwright_book::Plan;
    /// let text = "[[chapter]]\nfamily = 'gogen'\nparams = 'words=fruit.txt'\ncount = 1";
    /// let fruit = |name: &str| Ok((name == "fruit.txt").then(|| "pear\nplum\nfig".to_owned()));
    /// let plan = Plan::parse_with(text, fruit)?;
    /// assert_eq!(plan.chapters[0].params, "words=pear+plum+fig");
    /// # Ok::<(), gridwright_book::PlanError>(())
    /// ```
    pub fn parse_with(
        text: &str,
        read: impl Fn(&str) -> Result<Option<String>, String>,
    ) -> Result<Plan, PlanError> {
        let mut plan = read_plan(text)?;
        for (i, chapter) in plan.chapters.iter_mut().enumerate() {
            chapter
                .read_files(&read)
                .map_err(|sentence| complaint(text, Some(i), "params", sentence))?;
        }
        plan.orders(text)?;
        Ok(plan)
    }
}

/// Reads a plan; values are not checked beyond their types.
fn read_plan(text: &str) -> Result<Plan, PlanError> {
    let raw = basic_toml::from_str(text).map_err(|error| not_toml(text, &error))?;
    let mut top = Table::new(text, None, raw);
    let mut plan = Plan::default();
    for (key, field) in [
        ("title", &mut plan.title),
        ("subtitle", &mut plan.subtitle),
        ("author", &mut plan.author),
        ("language", &mut plan.language),
        ("trim", &mut plan.trim),
        ("theme", &mut plan.theme),
    ] {
        top.set(key, field, &Kind::TEXT)?;
    }
    for (key, field) in [
        ("bleed", &mut plan.bleed),
        ("inner", &mut plan.inner),
        ("outer", &mut plan.outer),
        ("top", &mut plan.top),
        ("bottom", &mut plan.bottom),
    ] {
        top.set(key, field, &Kind::LENGTH)?;
    }
    top.set("large-print", &mut plan.large_print, &Kind::FLAG)?;
    top.set("hints", &mut plan.hints, &Kind::FLAG)?;
    top.set("seed", &mut plan.seed, &Kind::SEED)?;
    top.set("solutions-per-page", &mut plan.solutions_per_page, &Kind::WHOLE)?;
    plan.per_page = top.take("per-page", &Kind::WHOLE)?;
    let chapters = top.take("chapter", &Kind::CHAPTERS)?.unwrap_or_default();
    top.end()?;
    for (i, raw) in chapters.into_iter().enumerate() {
        plan.chapters.push(chapter(Table::new(text, Some(i), raw))?);
    }
    Ok(plan)
}

fn chapter(mut table: Table<'_>) -> Result<Chapter, PlanError> {
    let mut chapter = Chapter::default();
    table.set("title", &mut chapter.title, &Kind::TEXT)?;
    table.set("family", &mut chapter.family, &Kind::TEXT)?;
    table.set("params", &mut chapter.params, &Kind::TEXT)?;
    chapter.level = table.take("level", &Kind::TEXT)?;
    table.set("count", &mut chapter.count, &Kind::WHOLE)?;
    chapter.per_page = table.take("per-page", &Kind::WHOLE)?;
    chapter.symbols = table.take("symbols", &Kind::TEXT)?;
    table.end()?;
    Ok(chapter)
}

/// What a key takes: in words, and how it is read.
struct Kind<T> {
    expected: &'static str,
    read: fn(&Raw) -> Option<T>,
}

impl Kind<String> {
    const TEXT: Kind<String> = Kind {
        expected: "a text in quotes",
        read: |raw| if let Raw::Text(text) = raw { Some(text.clone()) } else { None },
    };
}

impl Kind<bool> {
    const FLAG: Kind<bool> = Kind {
        expected: "true or false",
        read: |raw| if let Raw::Flag(flag) = raw { Some(*flag) } else { None },
    };
}

impl Kind<usize> {
    const WHOLE: Kind<usize> = Kind {
        expected: "a whole number of at least 0",
        read: |raw| if let Raw::Whole(n) = raw { (*n).try_into().ok() } else { None },
    };
}

impl Kind<u64> {
    const SEED: Kind<u64> = Kind {
        expected: "a whole number of at least 0",
        read: |raw| if let Raw::Whole(n) = raw { (*n).try_into().ok() } else { None },
    };
}

impl Kind<f32> {
    const LENGTH: Kind<f32> = Kind {
        expected: "a number of millimetres",
        read: |raw| match raw {
            Raw::Whole(n) => Some(*n as f32),
            Raw::Number(n) => Some(*n as f32),
            _ => None,
        },
    };
}

impl Kind<Vec<BTreeMap<String, Raw>>> {
    const CHAPTERS: Kind<Vec<BTreeMap<String, Raw>>> = Kind {
        expected: "chapters that begin with [[chapter]]",
        read: |raw| {
            let Raw::List(list) = raw else { return None };
            let table =
                |raw: &Raw| if let Raw::Table(table) = raw { Some(table.clone()) } else { None };
            list.iter().map(table).collect()
        },
    };
}

/// The keys of the top of a plan or of one of its chapters that are still to be read.
struct Table<'a> {
    text: &'a str,
    chapter: Option<usize>,
    raw: BTreeMap<String, Raw>,
    known: Vec<&'static str>,
}

impl<'a> Table<'a> {
    fn new(text: &'a str, chapter: Option<usize>, raw: BTreeMap<String, Raw>) -> Table<'a> {
        Table { text, chapter, raw, known: Vec::new() }
    }

    /// The value of a key that is there.
    fn take<T>(&mut self, key: &'static str, kind: &Kind<T>) -> Result<Option<T>, PlanError> {
        self.known.push(key);
        let Some(raw) = self.raw.remove(key) else { return Ok(None) };
        let value = (kind.read)(&raw).ok_or_else(|| {
            let found = raw.described();
            self.wrong(key, format!("{key}: expected {}, found {found}", kind.expected))
        })?;
        Ok(Some(value))
    }

    /// The same into a field, which else keeps its default.
    fn set<T>(
        &mut self,
        key: &'static str,
        field: &mut T,
        kind: &Kind<T>,
    ) -> Result<(), PlanError> {
        if let Some(value) = self.take(key, kind)? {
            *field = value;
        }
        Ok(())
    }

    /// Refuses what is left.
    fn end(self) -> Result<(), PlanError> {
        let Some(key) = self.raw.keys().next() else { return Ok(()) };
        let hint = did_you_mean(key, self.known.iter().copied());
        let known = self.known.join(", ");
        Err(self.wrong(key, format!("unknown key {key:?}: expected one of {known}{hint}")))
    }

    fn wrong(&self, key: &str, sentence: String) -> PlanError {
        match line_of(self.text, self.chapter, key) {
            Some(line) => PlanError::At { line, sentence },
            None => PlanError::Elsewhere(sentence),
        }
    }
}

impl Raw {
    fn described(&self) -> String {
        match self {
            Raw::Flag(flag) => flag.to_string(),
            Raw::Whole(n) => n.to_string(),
            Raw::Number(n) => n.to_string(),
            Raw::Text(text) => format!("{text:?}"),
            Raw::List(_) => "a list".to_owned(),
            Raw::Table(_) => "a table".to_owned(),
        }
    }
}

/// What was expected in a line that is no TOML.
fn not_toml(text: &str, error: &basic_toml::Error) -> PlanError {
    let line = error.line_col().map_or(0, |(line, _)| line);
    let found = text.lines().nth(line).unwrap_or_default().trim();
    let value = found.split_once('=').map(|(_, value)| value.trim());
    let expected = match value {
        _ if error.to_string().contains("duplicate") => "each key once",
        None => "key = value, [[chapter]], or a comment after #",
        Some(value) if value.starts_with(['"', '\'']) => "a text that ends with its quote",
        Some(_) => "a text in quotes, a number, true or false",
    };
    let found: String = found.chars().take(40).collect();
    PlanError::At { line: line + 1, sentence: format!("expected {expected}, found {found:?}") }
}
