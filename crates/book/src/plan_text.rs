//! Reads plans from TOML: the keys, their types, and their positions.

use std::collections::BTreeMap;

use gridwright::params::did_you_mean;
use gridwright_files::nests_too_deep;
use serde::Deserialize;

use crate::chapter::{Chapter, OwnPuzzles};
use crate::plan::{NO_CHAPTER, NO_COUNT, Plan};
use crate::plan_error::{Place, PlanError, complaint, place_of};

/// Any TOML value except dates.
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
    /// The first error, with its position and the expected value.
    pub fn parse(text: &str) -> Result<Plan, PlanError> {
        Plan::parse_with(text, |_| Ok(None))
    }

    /// Like [`Plan::parse`], for a plan that names files, such as `words=birds.txt`,
    /// `puzzles = "mine.sdm"` or `foreword = "foreword.md"`: `read` returns the text of such a
    /// file, or `None` if there is no such file.
    ///
    /// # Errors
    /// The first error, with its position and the expected value.
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
        let (plan, faults) = Plan::examine(text, read);
        match faults.into_iter().next() {
            None => Ok(plan),
            Some(first) => Err(first),
        }
    }

    /// Reads a plan and finds all its errors, in the order of lines. Values that cannot be used are
    /// replaced by defaults.
    ///
    /// ```
    /// let text = "titel = 'x'\ntrim = 'a9'\n[[chapter]]\nfamily = 'chess'\ncount = 1";
    /// let (_, faults) = gridwright_book::Plan::examine(text, |_| Ok(None));
    /// let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    /// assert_eq!(faults.len(), 3);
    /// assert!(faults[1].starts_with("line 2, column 8: trim \"a9\": expected a size"));
    /// ```
    pub fn examine(
        text: &str,
        read: impl Fn(&str) -> Result<Option<String>, String>,
    ) -> (Plan, Vec<PlanError>) {
        let mut faults = Vec::new();
        let mut plan = read_plan(text, &mut faults);
        let is_read = faults.is_empty();
        plan.read_texts(text, &read, &mut faults);
        let mut unread = Vec::new();
        for (i, chapter) in plan.chapters.iter_mut().enumerate() {
            if let Err((key, sentence)) = chapter.read_files(&read) {
                faults.push(complaint(text, Some(i), key, sentence));
                unread.push(i);
            }
        }
        // If the plan could not be parsed completely, missing chapters or counts are not reported.
        let lacks_count = plan.chapters.iter().any(|chapter| chapter.count.is_none());
        let is_excused = |fault: &PlanError| {
            let sentence = fault.to_string();
            !is_read
                && (plan.chapters.is_empty() && sentence.ends_with(NO_CHAPTER)
                    || lacks_count && sentence.ends_with(NO_COUNT))
        };
        faults.extend(plan.faults(text, &unread).into_iter().filter(|fault| !is_excused(fault)));
        faults.sort_by_key(|fault| match fault {
            PlanError::At { line, column, .. } => (*line, *column),
            PlanError::Elsewhere(_) => (usize::MAX, 0),
        });
        faults.dedup();
        (plan, faults)
    }

    /// Replaces the names of files in texts by the files' contents.
    fn read_texts(
        &mut self,
        text: &str,
        read: &impl Fn(&str) -> Result<Option<String>, String>,
        faults: &mut Vec<PlanError>,
    ) {
        for (key, field) in [
            ("imprint", &mut self.imprint),
            ("foreword", &mut self.foreword),
            ("afterword", &mut self.afterword),
        ] {
            let is_name = field.ends_with(".md") || field.ends_with(".txt");
            if !is_name || field.contains('\n') {
                continue;
            }
            match read(field) {
                Ok(Some(found)) => *field = found,
                Ok(None) => {
                    let sentence = format!("{key}: there is no file {field:?}");
                    faults.push(complaint(text, None, key, sentence));
                }
                Err(sentence) => faults.push(complaint(text, None, key, sentence)),
            }
        }
    }
}

/// Reads a plan; values are checked only for their types.
fn read_plan(text: &str, faults: &mut Vec<PlanError>) -> Plan {
    let mut plan = Plan::default();
    if let Some(line) = nests_too_deep(text) {
        let sentence = "expected tables and lists that nest less deeply".to_owned();
        faults.push(PlanError::At { line, column: 1, sentence });
        return plan;
    }
    let raw = parsed_lines(text, faults);
    let mut top = Table { text, chapter: None, raw, known: Vec::new(), faults };
    for (key, field) in [
        ("title", &mut plan.title),
        ("subtitle", &mut plan.subtitle),
        ("author", &mut plan.author),
        ("subject", &mut plan.subject),
        ("publisher", &mut plan.publisher),
        ("copyright", &mut plan.copyright),
        ("isbn", &mut plan.isbn),
        ("imprint", &mut plan.imprint),
        ("foreword", &mut plan.foreword),
        ("afterword", &mut plan.afterword),
        ("language", &mut plan.language),
        ("trim", &mut plan.trim),
        ("theme", &mut plan.theme),
        ("date", &mut plan.date),
    ] {
        top.set(key, field, &Kind::TEXT);
    }
    plan.shop = top.take("for", &Kind::TEXT);
    plan.pdf = top.take("pdf", &Kind::TEXT);
    top.set("bleed", &mut plan.bleed, &Kind::LENGTH);
    for (key, field) in [
        ("inner", &mut plan.inner),
        ("outer", &mut plan.outer),
        ("top", &mut plan.top),
        ("bottom", &mut plan.bottom),
    ] {
        *field = top.take(key, &Kind::LENGTH);
    }
    top.set("large-print", &mut plan.large_print, &Kind::FLAG);
    top.set("left-handed", &mut plan.left_handed, &Kind::FLAG);
    top.set("hints", &mut plan.hints, &Kind::FLAG);
    top.set("hint-stages", &mut plan.hint_stages, &Kind::WHOLE);
    top.set("hide", &mut plan.hide, &Kind::WORDS);
    top.set("room", &mut plan.room, &Kind::WORDS);
    top.set("seed", &mut plan.seed, &Kind::SEED);
    top.set("solutions-per-page", &mut plan.solutions_per_page, &Kind::WHOLE);
    plan.per_page = top.take("per-page", &Kind::WHOLE);
    let chapters = top.take("chapter", &Kind::CHAPTERS).unwrap_or_default();
    top.end();
    for (i, raw) in chapters.into_iter().enumerate() {
        let table = Table { text, chapter: Some(i), raw, known: Vec::new(), faults };
        plan.chapters.push(chapter(table));
    }
    plan
}

fn chapter(mut table: Table<'_>) -> Chapter {
    let mut chapter = Chapter::default();
    table.set("title", &mut chapter.title, &Kind::TEXT);
    table.set("family", &mut chapter.family, &Kind::TEXT);
    table.set("params", &mut chapter.params, &Kind::TEXT);
    let puzzles: Option<String> = table.take("puzzles", &Kind::TEXT);
    chapter.puzzles = puzzles.map(OwnPuzzles::named);
    chapter.level = table.take("level", &Kind::TEXT);
    chapter.count = table.take("count", &Kind::WHOLE);
    chapter.per_page = table.take("per-page", &Kind::WHOLE);
    chapter.symbols = table.take("symbols", &Kind::TEXT);
    table.end();
    chapter
}

/// The type of a key's value: its description and its parser.
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

impl Kind<Vec<String>> {
    const WORDS: Kind<Vec<String>> = Kind {
        expected: "a list of texts in quotes, such as [\"ids\"]",
        read: |raw| match raw {
            Raw::List(list) => list.iter().map(Kind::TEXT.read).collect(),
            _ => None,
        },
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

/// The keys at the top of a plan or in a chapter that have not been read yet.
struct Table<'a> {
    text: &'a str,
    chapter: Option<usize>,
    raw: BTreeMap<String, Raw>,
    known: Vec<&'static str>,
    faults: &'a mut Vec<PlanError>,
}

impl Table<'_> {
    /// The value of a key, if the key is present.
    fn take<T>(&mut self, key: &'static str, kind: &Kind<T>) -> Option<T> {
        self.known.push(key);
        let raw = self.raw.remove(key)?;
        let value = (kind.read)(&raw);
        if value.is_none() {
            let found = raw.described();
            let sentence = format!("{key}: expected {}, found {found}", kind.expected);
            self.faults.push(complaint(self.text, self.chapter, key, sentence));
        }
        value
    }

    /// Like [`Table::take`], storing the value in a field; without the key the field keeps its
    /// default.
    fn set<T>(&mut self, key: &'static str, field: &mut T, kind: &Kind<T>) {
        if let Some(value) = self.take(key, kind) {
            *field = value;
        }
    }

    /// Reports all remaining keys as unknown.
    fn end(self) {
        let known = self.known.join(", ");
        for key in self.raw.keys() {
            let hint = did_you_mean(key, self.known.iter().copied());
            let sentence = format!("unknown key {key:?}: expected one of {known}{hint}");
            self.faults.push(match place_of(self.text, self.chapter, key) {
                Some(Place { line, column, .. }) => PlanError::At { line, column, sentence },
                None => PlanError::Elsewhere(sentence),
            });
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

/// The keys of a text. Lines that are not TOML are reported and left out, so that errors in other
/// lines are found too.
fn parsed_lines(text: &str, faults: &mut Vec<PlanError>) -> BTreeMap<String, Raw> {
    let mut lines: Vec<&str> = text.lines().collect();
    for _ in 0..MOST_BAD_LINES {
        let rest = lines.join("\n");
        let error = match basic_toml::from_str(&rest) {
            Ok(raw) => return raw,
            Err(error) => error,
        };
        let (line, _) = error.line_col().unwrap_or((0, 0));
        faults.push(not_toml(&rest, &error));
        // An error at the end means that a text or list is not closed, and the parser gives no
        // better position.
        match lines.get_mut(line) {
            // Without its header, the keys of a table would belong to the table before it.
            Some(bad) if !bad.is_empty() && !bad.trim_start().starts_with('[') => *bad = "",
            _ => break,
        }
    }
    BTreeMap::new()
}

/// The number of lines that are not TOML after which a text is given up.
const MOST_BAD_LINES: usize = 20;

/// The error for a line that is not TOML.
fn not_toml(text: &str, error: &basic_toml::Error) -> PlanError {
    let (line, column) = error.line_col().unwrap_or((0, 0));
    let found = text.lines().nth(line).unwrap_or_default().trim();
    let value = found.split_once('=').map(|(_, value)| value.trim());
    let expected = match value {
        _ if error.to_string().contains("duplicate") => "each key once",
        None => "key = value, [[chapter]], or a comment after #",
        Some(value) if value.starts_with(['"', '\'']) => "a text that ends with its quote",
        Some(value) if value.starts_with('[') => "a list that ends with a bracket",
        Some(_) => "a text in quotes, a number, true or false",
    };
    let found: String = found.chars().take(40).collect();
    let sentence = format!("expected {expected}, found {found:?}");
    // The unclosed quote or bracket is the place to look at.
    let whole = text.lines().nth(line).unwrap_or_default();
    let is_open = |expected: &str| expected.contains("that ends with");
    let start = value.filter(|_| is_open(expected)).map(|value| {
        let before = whole.trim_end().strip_suffix(value).unwrap_or_default();
        before.chars().count()
    });
    let column = start.filter(|start| *start > 0).unwrap_or(column) + 1;
    PlanError::At { line: line + 1, column, sentence }
}
