//! The plan of a book, from TOML or from a front end.

use gridwright::formats::{Item, Splitter, formats};
use gridwright::params::{ParamError, ParamKind, lines_value};
use gridwright::{Family, OpenError, Params, family};
use gridwright_render::{PdfKind, Ruler, Theme};
use gridwright_words::{Language, Words};

use crate::kind::chapter_title;
use crate::plan_error::{PlanError, complaint};
use crate::shop::Shop;
use crate::trim::Trim;

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

/// A chapter: puzzles of one kind, or from a file.
///
/// ```
/// let chapter = gridwright_book::Chapter { count: Some(3), ..Default::default() };
/// assert!(chapter.params.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// Its title; by default made from the family, the kind of board and the level.
    pub title: String,
    /// The family.
    pub family: String,
    /// The parameters, as in ids: `size=6,boxes=3x2`.
    pub params: String,
    /// A file of puzzles to use instead of making them.
    pub puzzles: Option<OwnPuzzles>,
    /// Shorthand for the parameter `level`.
    pub level: Option<String>,
    /// The number of puzzles; if left out, all puzzles of the file.
    pub count: Option<usize>,
    /// The number of puzzles per page.
    pub per_page: Option<usize>,
    /// A set of symbols of the family.
    pub symbols: Option<String>,
}

/// A file of puzzles.
///
/// ```
/// let own = gridwright_book::OwnPuzzles::named("mine.sdm");
/// assert!(own.text.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnPuzzles {
    /// Its name.
    pub name: String,
    /// Its content, in any supported format.
    pub text: String,
}

impl OwnPuzzles {
    /// A file whose content has not been read yet.
    pub fn named(name: impl Into<String>) -> OwnPuzzles {
        OwnPuzzles { name: name.into(), text: String::new() }
    }
}

/// A chapter with all its fields validated.
pub struct Order {
    /// Where its puzzles come from.
    pub source: Source,
    /// The number of puzzles.
    pub count: usize,
    /// The number of puzzles per page, if the plan sets it.
    pub per_page: Option<usize>,
    /// The name of a set of symbols.
    pub symbols: Option<String>,
    /// The title.
    pub title: String,
}

/// The source of a chapter's puzzles.
pub enum Source {
    /// Puzzles made from recipes.
    Made {
        /// The family of the puzzles.
        family: &'static dyn Family,
        /// Their parameters.
        params: Params,
    },
    /// Puzzles read from a file.
    Own {
        /// The family, if the plan names one.
        family: Option<&'static dyn Family>,
        /// The name of the file.
        name: String,
        /// The puzzles.
        items: Vec<Item>,
    },
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
        let is_day = (1..=12).contains(&day.1) && (1..=31).contains(&day.2) && day.0 >= 1000;
        (is_day && parts.next().is_none()).then_some(day)
    }

    /// Validates the chapters. `text` is the text that the plan was read from, or empty.
    ///
    /// # Errors
    /// The first error, with what was expected and where.
    pub fn orders(&self, text: &str) -> Result<Vec<Order>, PlanError> {
        if let Some(first) = self.faults(text).into_iter().next() {
            return Err(first);
        }
        let orders = self.chapters.iter().enumerate().map(|(i, chapter)| {
            self.order(chapter).map_err(|(key, sentence)| complaint(text, Some(i), key, sentence))
        });
        orders.collect()
    }

    /// All errors of a plan.
    pub(crate) fn faults(&self, text: &str) -> Vec<PlanError> {
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
        if self.chapters.is_empty() {
            add(None, "", NO_CHAPTER.to_owned());
        }
        let mut total: usize = 0;
        for (i, chapter) in self.chapters.iter().enumerate() {
            match self.order(chapter) {
                Ok(order) => total = total.saturating_add(order.count),
                Err((key, sentence)) => add(Some(i), key, sentence),
            }
        }
        if total > MOST_PUZZLES {
            add(None, "", format!("{total} puzzles: expected at most {MOST_PUZZLES}"));
        }
        faults
    }

    /// Validates a chapter. The error is the wrong key and what was expected.
    fn order(&self, chapter: &Chapter) -> Result<Order, (&'static str, String)> {
        let named = match chapter.family.as_str() {
            "" if chapter.puzzles.is_some() => None,
            name => Some(
                family(name)
                    .ok_or_else(|| ("family", OpenError::Family(name.to_owned()).to_string()))?,
            ),
        };
        if chapter.count == Some(0) || (chapter.count.is_none() && chapter.puzzles.is_none()) {
            return Err(("count", NO_COUNT.to_owned()));
        }
        let per_page = chapter.per_page.or(self.per_page);
        if let Some(per_page) = per_page.filter(|n| !(1..=MOST_PER_PAGE).contains(n)) {
            let sentence = format!("per-page {per_page}: expected 1 to {MOST_PER_PAGE}");
            return Err(("per-page", sentence));
        }
        if let (Some(named), Some(name)) = (named, &chapter.symbols) {
            let info = named.info();
            if info.symbol_set(name).is_none() {
                let known = info.symbol_sets.iter().map(|set| set.name);
                let known = std::iter::once("plain").chain(known).collect::<Vec<_>>().join(", ");
                return Err(("symbols", format!("symbols {name:?}: expected one of {known}")));
            }
        }
        let words = self.words();
        let (source, count, usual) = match (&chapter.puzzles, named) {
            (Some(own), family) => {
                for (key, is_set) in
                    [("params", !chapter.params.is_empty()), ("level", chapter.level.is_some())]
                {
                    if is_set {
                        let sentence =
                            format!("{key}: puzzles of a file are as they are, expected no {key}");
                        return Err((key, sentence));
                    }
                }
                let mut items = items(&own.text, family);
                if items.is_empty() {
                    return Err(("puzzles", format!("{}: there is no puzzle in it", own.name)));
                }
                let n = items.len();
                if let Some(count) = chapter.count.filter(|&count| count > n) {
                    let sentence = format!("count {count}: {} has {n} puzzles", own.name);
                    return Err(("count", sentence));
                }
                items.truncate(chapter.count.unwrap_or(n));
                let count = items.len();
                let usual = match family {
                    Some(family) => words.family(family.info()).into_owned(),
                    None => words.get("book.title").into_owned(),
                };
                (Source::Own { family, name: own.name.clone(), items }, count, usual)
            }
            (None, None) => return Err(("family", "expected a family".to_owned())),
            (None, Some(family)) => {
                let info = family.info();
                let wrong = |key: &'static str| move |error: ParamError| (key, error.to_string());
                let mut params =
                    Params::parse(info.params, &chapter.params).map_err(wrong("params"))?;
                if let Some(level) = &chapter.level {
                    params.set("level", level).map_err(wrong("level"))?;
                }
                let usual = chapter_title(words, info, &params);
                (Source::Made { family, params }, chapter.count.unwrap_or(1), usual)
            }
        };
        let title = if chapter.title.is_empty() { usual } else { chapter.title.clone() };
        Ok(Order { source, count, per_page, symbols: chapter.symbols.clone(), title })
    }
}

/// The puzzles of a text: XML elements that hold one, or the items that [`Splitter`] finds in its
/// lines.
fn items(text: &str, family: Option<&'static dyn Family>) -> Vec<Item> {
    let body = text.trim_start_matches('\u{feff}').trim_start();
    if body.starts_with('<') {
        let is_known = |tag: &str| {
            let name = tag.split([' ', '\t', '\r', '\n', '/', '>']).next();
            formats().any(|known| known.format.tag.is_some() && known.format.tag == name)
        };
        let mut line = 1;
        let mut items = Vec::new();
        for part in text.split('<') {
            if let Some((tag, _)) = part.split_once('>').filter(|(tag, _)| is_known(tag)) {
                items.push(Item { line, text: format!("<{tag}>") });
            }
            line += part.matches('\n').count();
        }
        return items;
    }
    let mut splitter = Splitter::new(family);
    let mut items: Vec<Item> =
        (1..).zip(text.lines()).flat_map(|(number, line)| splitter.add(number, line)).collect();
    items.extend(splitter.end());
    items
}

impl Chapter {
    /// Replaces the names of files by their contents, which `read` returns: of puzzles, and in
    /// parameters that take lines.
    ///
    /// # Errors
    /// The key that names a file that cannot be read, and the error of `read`.
    pub fn read_files(
        &mut self,
        read: impl Fn(&str) -> Result<Option<String>, String>,
    ) -> Result<(), (&'static str, String)> {
        if let Some(own) = self.puzzles.as_mut().filter(|own| own.text.is_empty()) {
            let found = read(&own.name).map_err(|sentence| ("puzzles", sentence))?;
            own.text =
                found.ok_or_else(|| ("puzzles", format!("there is no file {:?}", own.name)))?;
        }
        let Some(family) = family(&self.family) else { return Ok(()) };
        let takes_lines = |name: &str| {
            let spec = family.info().params.iter().find(|spec| spec.name == name);
            spec.is_some_and(|spec| matches!(spec.kind, ParamKind::Lines(_) | ParamKind::Rows(_)))
        };
        let mut parts = Vec::new();
        for part in self.params.split(',') {
            let file = part.split_once('=').filter(|(name, _)| takes_lines(name));
            let lines = match file {
                Some((name, file)) => read(file)
                    .map_err(|sentence| ("params", sentence))?
                    .map(|text| format!("{name}={}", lines_value(&text))),
                None => None,
            };
            parts.push(lines.unwrap_or_else(|| part.to_owned()));
        }
        self.params = parts.join(",");
        Ok(())
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
    fn what_is_wrong_is_said_with_its_line() {
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
    fn files_that_cannot_be_read_are_told_with_their_line() {
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
    fn everything_that_is_wrong_is_said_at_once() {
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
        assert_eq!(faults.len(), places.len() + 1, "{faults:#?}");
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
