//! The plan of a book, from TOML or from a front end.

use gridwright::params::ParamError;
use gridwright::{FAMILIES, Info, OpenError, Params, family};
use gridwright_render::{PdfKind, Ruler, Theme};
use gridwright_words::{Language, Words};

use crate::chapter::{Chapter, Order, Source, items};
use crate::kind::chapter_title;
use crate::plan_error::{PlanError, complaint};
use crate::shop::Shop;
use crate::trim::Trim;
use crate::word_lists::{n_words_of, with_words};

/// The plan of a book.
///
/// ```
/// let plan = gridwright_book::Plan::parse(r#"
///     title = "Seven of each"
///     trim = "a5"
///     [[chapter]]
///     family = "cirth"
///     params = "size=5"
///     count = 7
/// "#)?;
/// assert_eq!(plan.orders("")?[0].count, 7);
/// # Ok::<(), gridwright_book::PlanError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The title; if empty, a default in the language of the book.
    pub title: String,
    /// The subtitle.
    pub subtitle: String,
    /// The author.
    pub author: String,
    /// A description of the book, for its metadata.
    pub subject: String,
    /// The publisher, for the imprint.
    pub publisher: String,
    /// The copyright notice, for the imprint.
    pub copyright: String,
    /// Its ISBN, for the imprint.
    pub isbn: String,
    /// More text for the imprint, in Markdown.
    pub imprint: String,
    /// A text before the puzzles, in Markdown.
    pub foreword: String,
    /// A text after the puzzles, in Markdown.
    pub afterword: String,
    /// One of [`Language::CODES`].
    pub language: String,
    /// A size of [`Trim::named`].
    pub trim: String,
    /// The print shop, one of [`Shop::NAMES`], which determines margins and bleed.
    pub shop: Option<String>,
    /// The purpose of the PDF, one of [`Plan::PDF_KINDS`]; by default print if a shop is named,
    /// else screens.
    pub pdf: Option<String>,
    /// The bleed, in millimetres.
    pub bleed: f32,
    /// The margin at the spine, in millimetres.
    pub inner: Option<f32>,
    /// The margin away from the spine, in millimetres.
    pub outer: Option<f32>,
    /// The margin above, in millimetres.
    pub top: Option<f32>,
    /// The margin below, in millimetres.
    pub bottom: Option<f32>,
    /// Whether to use large print.
    pub large_print: bool,
    /// Whether the book is bound at the right, so that left-handed readers write away from the
    /// spine.
    pub left_handed: bool,
    /// `print` for greys, `light` for colours.
    pub theme: String,
    /// Year, month and day, `2026-11-17`, for standards that require a date.
    pub date: String,
    /// The elements to leave out, some of [`Plan::HIDDEN`].
    pub hide: Vec<String>,
    /// The spaces for readers to write in below each puzzle, some of [`Plan::ROOM`].
    pub room: Vec<String>,
    /// The seed of the puzzles.
    pub seed: u64,
    /// The number of puzzles per page in chapters that do not set it; by default as many as are
    /// comfortable.
    pub per_page: Option<usize>,
    /// The largest number of solutions per page; 0 for no solutions.
    pub solutions_per_page: usize,
    /// Whether there is an appendix with the first step of each puzzle.
    pub hints: bool,
    /// The number of lists in that appendix, each more detailed than the one before: 1 to 3.
    pub hint_stages: usize,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            title: String::new(),
            subtitle: String::new(),
            author: String::new(),
            subject: String::new(),
            publisher: String::new(),
            copyright: String::new(),
            isbn: String::new(),
            imprint: String::new(),
            foreword: String::new(),
            afterword: String::new(),
            language: "en".to_owned(),
            trim: "a4".to_owned(),
            shop: None,
            pdf: None,
            bleed: 0.0,
            inner: None,
            outer: None,
            top: None,
            bottom: None,
            large_print: false,
            left_handed: false,
            theme: "print".to_owned(),
            date: "2000-01-01".to_owned(),
            hide: Vec::new(),
            room: Vec::new(),
            seed: 1,
            per_page: None,
            solutions_per_page: 12,
            hints: false,
            hint_stages: 1,
            chapters: Vec::new(),
        }
    }
}

/// The message for a plan without chapters.
pub(crate) const NO_CHAPTER: &str = "expected at least one chapter";

/// The message for a chapter without a count.
pub(crate) const NO_COUNT: &str = "expected a count of at least 1";
/// The largest number of puzzles in a book; a larger one is probably a mistake.
const MOST_PUZZLES: usize = 10_000;
/// The largest number of puzzles per page.
const MOST_PER_PAGE: usize = 100;

impl Plan {
    /// The purposes of a PDF: `screen` (tagged, with outline, links and metadata), `print`, and
    /// `pdf-x` for print as PDF/X-1a.
    pub const PDF_KINDS: [&'static str; 3] = ["screen", "print", "pdf-x"];

    /// The elements that can be left out of a book: the ids of puzzles, their ratings, their levels
    /// in words and in dots, the cross-references between puzzles and solutions, the pages with
    /// rules, and the name of this program.
    pub const HIDDEN: [&'static str; 7] =
        ["ids", "ratings", "levels", "dots", "pages", "rules", "program"];

    /// The spaces that can be printed below a puzzle.
    pub const ROOM: [&'static str; 2] = ["time", "notes"];

    /// The title, or the default one in the language of the book.
    pub fn shown_title(&self) -> String {
        match self.title.as_str() {
            "" => self.words().get("book.title").into_owned(),
            title => title.to_owned(),
        }
    }

    /// Whether an element of [`Plan::HIDDEN`] is shown.
    pub(crate) fn shows(&self, what: &str) -> bool {
        debug_assert!(Plan::HIDDEN.contains(&what), "{what}");
        !self.hide.iter().any(|hidden| hidden == what)
    }

    /// Whether there is a space of [`Plan::ROOM`].
    pub(crate) fn has_room(&self, what: &str) -> bool {
        self.room.iter().any(|room| room == what)
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(Language::named(&self.language).unwrap_or_default())
    }

    /// The trim size and the theme, with defaults for unknown names.
    pub(crate) fn looks(&self) -> (Trim, Theme) {
        let theme = match (self.large_print, self.theme.as_str()) {
            (true, _) => Theme::LargePrint,
            (false, "light") => Theme::Light,
            (false, _) => Theme::Print,
        };
        let a4 = Trim::named("a4").expect("a size by name");
        (Trim::named(&self.trim).unwrap_or(a4), theme)
    }

    /// The print shop.
    pub(crate) fn shop(&self) -> Option<Shop> {
        self.shop.as_deref().and_then(Shop::named)
    }

    /// The kind of PDF.
    pub(crate) fn pdf_kind(&self) -> PdfKind {
        match (self.pdf.as_deref(), self.shop()) {
            (Some("pdf-x"), _) => PdfKind::PrintX1a,
            (Some("print"), _) | (None, Some(_)) => PdfKind::Print,
            _ => PdfKind::Screen,
        }
    }

    /// Year, month and day.
    pub(crate) fn day(&self) -> Option<(u16, u8, u8)> {
        let mut parts = self.date.split('-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let day = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        let is_leap = day.0 % 4 == 0 && (day.0 % 100 != 0 || day.0 % 400 == 0);
        let n_days = match day.1 {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        let is_day = (1..=n_days).contains(&day.2) && (1000..10_000).contains(&day.0);
        (is_day && parts.next().is_none()).then_some(day)
    }

    /// Validates the chapters. `text` is the text that the plan was read from, or empty.
    ///
    /// # Errors
    /// The first error, with its position and the expected value.
    pub fn orders(&self, text: &str) -> Result<Vec<Order>, PlanError> {
        if let Some(first) = self.faults(text, &[]).into_iter().next() {
            return Err(first);
        }
        let orders = self.chapters.iter().enumerate().map(|(i, chapter)| {
            self.order(chapter).map_err(|faults| {
                let (key, sentence) = faults.into_iter().next().unwrap_or_default();
                complaint(text, Some(i), key, sentence)
            })
        });
        orders.collect()
    }

    /// All errors of a plan. The files of the chapters `unread` are known to be missing, so their
    /// puzzles are not checked.
    pub(crate) fn faults(&self, text: &str, unread: &[usize]) -> Vec<PlanError> {
        let mut faults = Vec::new();
        let mut add = |chapter: Option<usize>, key: &str, sentence: String| {
            faults.push(complaint(text, chapter, key, sentence));
        };
        let one_of = |name: &str, value: &str, known: &[&str]| {
            let is_known = known.contains(&value.to_ascii_lowercase().as_str());
            let known = known.join(", ");
            (!is_known).then(|| format!("{name} {value:?}: expected one of {known}"))
        };
        let ruler = Ruler::new();
        let unlettered = |name: &str, text: &str| {
            let missing: Vec<String> = ruler.missing(text).chars().map(String::from).collect();
            let start: String = text.chars().take(40).collect();
            (!missing.is_empty()).then(|| {
                let missing = missing.join(" ");
                format!(
                    "{name} {start:?}: expected letters that the font of books has, found {missing}"
                )
            })
        };
        for (name, text) in [
            ("title", &self.title),
            ("subtitle", &self.subtitle),
            ("author", &self.author),
            ("publisher", &self.publisher),
            ("copyright", &self.copyright),
            ("isbn", &self.isbn),
            ("imprint", &self.imprint),
            ("foreword", &self.foreword),
            ("afterword", &self.afterword),
        ] {
            unlettered(name, text).into_iter().for_each(|fault| add(None, name, fault));
        }
        for (i, chapter) in self.chapters.iter().enumerate() {
            let fault = unlettered("title", &chapter.title);
            fault.into_iter().for_each(|fault| add(Some(i), "title", fault));
        }
        let choices: [(&str, Option<&String>, &[&str]); 4] = [
            ("language", Some(&self.language), &Language::CODES),
            ("theme", Some(&self.theme), &["print", "light"]),
            ("for", self.shop.as_ref(), &Shop::NAMES),
            ("pdf", self.pdf.as_ref(), &Plan::PDF_KINDS),
        ];
        for (name, value, known) in choices {
            let fault = value.and_then(|value| one_of(name, value, known));
            fault.into_iter().for_each(|fault| add(None, name, fault));
        }
        let lists: [(&str, &[String], &[&str]); 2] =
            [("hide", &self.hide, &Plan::HIDDEN), ("room", &self.room, &Plan::ROOM)];
        for (name, values, known) in lists {
            let wrong = values.iter().filter_map(|value| one_of(name, value, known));
            wrong.for_each(|fault| add(None, name, fault));
        }
        if Trim::named(&self.trim).is_none() {
            add(None, "trim", format!("trim {:?}: expected {}", self.trim, Trim::EXPECTED));
        }
        if self.day().is_none() {
            let sentence = format!("date {:?}: expected a day such as 2026-11-17", self.date);
            add(None, "date", sentence);
        }
        if !(1..=3).contains(&self.hint_stages) {
            let sentence = format!("hint-stages {}: expected 1 to 3", self.hint_stages);
            add(None, "hint-stages", sentence);
        } else if self.hint_stages > 1 && !self.hints {
            let sentence = format!("hint-stages {}: expected hints = true too", self.hint_stages);
            add(None, "hint-stages", sentence);
        }
        if self.solutions_per_page > MOST_PER_PAGE {
            let n = self.solutions_per_page;
            let sentence = format!("solutions-per-page {n}: expected 0 to {MOST_PER_PAGE}");
            add(None, "solutions-per-page", sentence);
        }
        if let Some(n) = self.per_page.filter(|n| !(1..=MOST_PER_PAGE).contains(n)) {
            let sentence = format!("per-page {n}: expected 1 to {MOST_PER_PAGE}");
            add(None, "per-page", sentence);
        }
        if !self.isbn.is_empty() && !is_isbn(&self.isbn) {
            let sentence = format!(
                "isbn {:?}: expected 10 or 13 digits, the last of which fits the others",
                self.isbn
            );
            add(None, "isbn", sentence);
        }
        for (name, value, most) in [
            ("bleed", Some(self.bleed), 25.0),
            ("inner", self.inner, 60.0),
            ("outer", self.outer, 60.0),
            ("top", self.top, 60.0),
            ("bottom", self.bottom, 60.0),
        ] {
            if let Some(value) = value.filter(|value| !(0.0..=most).contains(value)) {
                add(None, name, format!("{name} {value}: expected 0 to {most} millimetres"));
            }
        }
        let mut total: usize = 0;
        for (i, chapter) in self.chapters.iter().enumerate() {
            match self.order(chapter) {
                Ok(order) => {
                    let before = total;
                    total = total.saturating_add(order.count);
                    if total > MOST_PUZZLES && before <= MOST_PUZZLES {
                        let sentence =
                            format!("{total} puzzles: expected at most {MOST_PUZZLES} in a book");
                        add(Some(i), "count", sentence);
                    }
                }
                Err(faults) => {
                    let is_unread = |key: &str| {
                        unread.contains(&i) && matches!(key, "puzzles" | "count" | "params")
                    };
                    let faults = faults.into_iter().filter(|(key, _)| !is_unread(key));
                    faults.for_each(|(key, sentence)| add(Some(i), key, sentence));
                }
            }
        }
        if self.chapters.is_empty() {
            let sentence = NO_CHAPTER.to_owned();
            faults.push(match text.lines().last() {
                None => PlanError::Elsewhere(sentence),
                Some(last) => {
                    let (line, column) = (text.lines().count(), last.chars().count() + 1);
                    PlanError::At { line, column, sentence }
                }
            });
        }
        faults
    }

    /// Validates a chapter. An error has the key and the expected value.
    fn order(&self, chapter: &Chapter) -> Result<Order, Vec<Fault>> {
        let mut faults: Vec<Fault> = Vec::new();
        let mut add = |key: &'static str, sentence: String| faults.push((key, sentence));
        let named = family(&chapter.family);
        match chapter.family.as_str() {
            "" if chapter.puzzles.is_some() => (),
            "" => add("family", "expected a family, or puzzles of a file".to_owned()),
            name if named.is_none() => {
                add("family", OpenError::Family(name.to_owned()).to_string());
            }
            _ => (),
        }
        if chapter.count == Some(0) || (chapter.count.is_none() && chapter.puzzles.is_none()) {
            add("count", NO_COUNT.to_owned());
        }
        if let Some(n) = chapter.per_page.filter(|n| !(1..=MOST_PER_PAGE).contains(n)) {
            add("per-page", format!("per-page {n}: expected 1 to {MOST_PER_PAGE}"));
        }
        if let Some(name) = &chapter.symbols {
            // The puzzles of a file can be of any family.
            let families: Vec<&Info> = match named {
                Some(named) => vec![named.info()],
                None => FAMILIES.iter().map(|family| family.info()).collect(),
            };
            if families.iter().all(|info| info.symbol_set(name).is_none()) {
                let mut known = vec!["plain"];
                for set in families.iter().flat_map(|info| info.symbol_sets) {
                    if !known.contains(&set.name) {
                        known.push(set.name);
                    }
                }
                let known = known.join(", ");
                add("symbols", format!("symbols {name:?}: expected one of {known}"));
            }
        }
        let words = self.words();
        let (mut why_no_words, mut n_words) = (None, None);
        let (source, count, usual) = match (&chapter.puzzles, named) {
            (Some(own), family) => {
                for (key, is_set) in
                    [("params", !chapter.params.is_empty()), ("level", chapter.level.is_some())]
                {
                    if is_set {
                        let sentence =
                            format!("{key}: puzzles of a file are as they are, expected no {key}");
                        add(key, sentence);
                    }
                }
                let mut items = items(&own.text, family);
                let n = items.len();
                if n == 0 {
                    add("puzzles", format!("{}: there is no puzzle in it", own.name));
                } else if let Some(count) = chapter.count.filter(|&count| count > n) {
                    add("count", format!("count {count}: {} has {n} puzzles", own.name));
                }
                items.truncate(chapter.count.unwrap_or(n));
                let count = items.len();
                // Such a chapter is titled by its puzzles, which are read later.
                (Source::Own { family, name: own.name.clone(), items }, count, String::new())
            }
            (None, None) => return Err(faults),
            (None, Some(family)) => {
                let info = family.info();
                let mut params = match Params::parse(info.params, &chapter.params) {
                    Ok(params) => params,
                    Err(first) => {
                        let all = params_faults(info, &chapter.params, &first);
                        all.into_iter().for_each(|sentence| add("params", sentence));
                        Params::defaults(info.params)
                    }
                };
                if let Some(level) = &chapter.level {
                    let is_set = |part: &str| part.starts_with("level=");
                    if chapter.params.split(',').any(is_set) {
                        let sentence = "level: expected it once, here or in params".to_owned();
                        add("level", sentence);
                    } else if let Err(error) = params.set("level", level) {
                        add("level", error.to_string());
                    }
                }
                let usual = chapter_title(words, info, &params);
                let (with, no_words) = with_words(family, params.clone(), &self.language);
                n_words = (with != params).then(|| n_words_of(&self.language));
                (params, why_no_words) = (with, no_words);
                (Source::Made { family, params }, chapter.count.unwrap_or(1), usual)
            }
        };
        if !faults.is_empty() {
            return Err(faults);
        }
        let title = if chapter.title.is_empty() { usual } else { chapter.title.clone() };
        let per_page = chapter.per_page.or(self.per_page);
        let symbols = chapter.symbols.clone();
        Ok(Order { source, count, per_page, symbols, title, why_no_words, n_words })
    }
}

/// An invalid key of a chapter, and the sentence with the expected value.
type Fault = (&'static str, String);

/// All errors in parameters: those of each parameter alone, or if each is valid, the error of their
/// combination.
fn params_faults(info: &Info, params: &str, all: &ParamError) -> Vec<String> {
    let parts = params.split(',').filter(|part| !part.is_empty());
    let faults = parts.filter_map(|part| Params::parse(info.params, part).err());
    let mut faults: Vec<String> = faults.map(|error| error.to_string()).collect();
    if faults.is_empty() {
        faults.push(all.to_string());
    }
    faults
}

/// Whether a text is an ISBN: 10 or 13 digits, in groups or not, with the right check digit.
fn is_isbn(text: &str) -> bool {
    let signs: Vec<char> = text.chars().filter(|sign| !matches!(sign, '-' | ' ')).collect();
    let digit = |at: usize| match signs[at] {
        'X' | 'x' if at == 9 && signs.len() == 10 => Some(10),
        sign => sign.to_digit(10),
    };
    let Some(digits) = (0..signs.len()).map(digit).collect::<Option<Vec<u32>>>() else {
        return false;
    };
    match digits.len() {
        10 => digits.iter().zip((1..=10).rev()).map(|(digit, n)| digit * n).sum::<u32>() % 11 == 0,
        13 => digits.iter().zip([1, 3].iter().cycle()).map(|(d, n)| d * n).sum::<u32>() % 10 == 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = Plan::parse(text).expect_err("it is wrong").to_string();
        assert!(error.contains(expected), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }

    #[test]
    fn a_chapter_without_a_title_is_named_after_its_board_and_level() {
        let text = "language = \"de\"\n[[chapter]]\nfamily = \"cirth\"\ncount = 1\n\
            [[chapter]]\nfamily = \"cirth\"\ncount = 1\nparams = \"size=5,areas=none\"\nlevel = \"easy\"\n";
        let plan = Plan::parse(text).expect("it is right");
        let orders = plan.orders(text).expect("it is right");
        let titles: Vec<&str> = orders.iter().map(|order| order.title.as_str()).collect();
        assert_eq!(titles, ["Cirth", "Cirth 5 x 5, leicht"]);
    }

    #[test]
    fn what_is_wrong_is_reported_with_its_line() {
        let chapter = "[[chapter]]\nfamily = \"cirth\"\n";
        check(
            "title = \"x\"\ntrim = \"a9\"\n",
            "line 2, column 8: trim \"a9\": expected a size such as a4",
        );
        check("", "expected at least one chapter");
        check("title = 3", "line 1, column 9: title: expected a text in quotes, found 3");
        check(
            "titel = \"x\"",
            "line 1, column 1: unknown key \"titel\": expected one of title, subtitle",
        );
        check("\ntitel = \"x\"", "did you mean title?");
        check(
            "title = \"x",
            "line 1, column 9: expected a text that ends with its quote, found \"title",
        );
        check("title = x", "line 1, column 9: expected a text in quotes, a number, true or false");
        check(
            "\n\na book",
            "line 3, column 3: expected key = value, [[chapter]], or a comment after #",
        );
        check("seed = 1\nseed = 2", "line 2, column 1: expected each key once");
        check(
            "seed = -1",
            "line 1, column 8: seed: expected a whole number of at least 0, found -1",
        );
        check("hints = \"yes\"", "line 1, column 9: hints: expected true or false, found \"yes\"");
        check(
            "chapter = 3",
            "line 1, column 11: chapter: expected chapters that begin with [[chapter]]",
        );
        check(&format!("{chapter}cuont = 1"), "line 3, column 1: unknown key \"cuont\"");
        check(
            "[[chapter]]\nfamily = \"chess\"\ncount = 1",
            "line 2, column 10: unknown family \"chess\"",
        );
        check(&format!("{chapter}count = 0"), "line 3, column 9: expected a count");
        check(&format!("{chapter}count = 1\nlevel = \"mild\""), "line 4, column");
        check(&format!("{chapter}count = 1\nparams = \"size=999\""), "line 4, column");
        check(&format!("{chapter}count = 1\nper-page = 0"), "line 4, column 12: per-page 0");
        check(&format!("{chapter}count = 99999"), "expected at most 10000");
        check(&format!("bleed = 99.0\n{chapter}count = 1"), "line 1, column 9: bleed 99");
        check(&format!("{chapter}count = 1\nsymbols = \"emoji\""), "line 4, column 11: symbols");
    }

    #[test]
    fn files_that_cannot_be_read_are_described_with_their_line() {
        let text = "[[chapter]]\nfamily = \"gogen\"\ncount = 1\nparams = \"words=birds.txt\"";
        let read = |name: &str| Err(format!("there is no file {name:?}"));
        let error = Plan::parse_with(text, read).unwrap_err().to_string();
        assert_eq!(error, "line 4, column 10: there is no file \"birds.txt\"");
    }

    #[test]
    fn the_usual_title_is_in_the_language_of_the_book() {
        for (language, title) in
            [("en", "Puzzles"), ("es", "Puzles"), ("de", "Rätsel"), ("it", "Rompicapi")]
        {
            let plan = Plan { language: language.to_owned(), ..Plan::default() };
            assert_eq!(plan.shown_title(), title);
        }
        assert_eq!(Plan { title: "Mine".to_owned(), ..Plan::default() }.shown_title(), "Mine");
    }

    #[test]
    fn everything_that_is_wrong_is_reported_at_once() {
        let text = "titel = \"x\"\nseed = \"one\"\ntrim = \"a9\"\nhide = [\"id\"]\nfor = \"corner\"\n\
            author = \"一\"\nforeword = \"missing.md\"\ndate = \"soon\"\n\
            [[chapter]]\nfamily = \"chess\"\ncount = 1\n[[chapter]]\npuzzles = \"gone.sdm\"\n";
        let (_, faults) = Plan::examine(text, |_| Ok(None));
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        let places = [
            "line 1, column 1: unknown key",
            "line 2, column 8: seed",
            "line 3, column 8: trim",
            "line 4, column 8: hide \"id\": expected one of ids",
            "line 5, column 7: for \"corner\": expected one of kdp",
            "line 6, column 10: author \"一\"",
            "line 7, column 12: foreword: there is no file",
            "line 8, column 8: date",
            "line 10, column 10: unknown family",
            "line 13, column 11: there is no file \"gone.sdm\"",
        ];
        assert_eq!(faults.len(), places.len(), "{faults:#?}");
        for place in places {
            assert!(faults.iter().any(|fault| fault.starts_with(place)), "{place}: {faults:#?}");
        }
    }

    #[test]
    fn puzzles_of_files_are_counted_and_cut() {
        let puzzle = "cirth:12....3..";
        let text = "[[chapter]]\npuzzles = \"mine.txt\"\n";
        let read =
            |name: &str| Ok((name == "mine.txt").then(|| format!("# mine\n{puzzle}\n{puzzle}\n")));
        let plan = Plan::parse_with(text, read).expect("it is right");
        let [Order { count: 2, source: Source::Own { items, .. }, .. }] =
            &plan.orders(text).unwrap()[..]
        else {
            panic!("two puzzles of a file")
        };
        assert_eq!(items[0].line, 2);
        let more = format!("{text}count = 3\n");
        let error = Plan::parse_with(&more, read).unwrap_err().to_string();
        assert_eq!(error, "line 3, column 9: count 3: mine.txt has 2 puzzles");
        let params = format!("{text}params = \"size=4\"\n");
        let error = Plan::parse_with(&params, read).unwrap_err().to_string();
        assert!(error.contains("puzzles of a file are as they are"), "{error}");
    }
}
