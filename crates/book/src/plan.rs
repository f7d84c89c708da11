//! The plan of a book, from TOML or from a front end.

use gridwright::params::{ParamError, ParamKind, lines_value};
use gridwright::{Family, Level, OpenError, Params, family};
use gridwright_render::{Ruler, Theme};
use gridwright_words::{Language, Words};

use crate::plan_error::{PlanError, complaint};
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
    /// The title; empty for the usual one in the language of the book.
    pub title: String,
    /// The subtitle.
    pub subtitle: String,
    /// The author.
    pub author: String,
    /// One of [`Language::CODES`].
    pub language: String,
    /// One of [`Trim::NAMES`].
    pub trim: String,
    /// The bleed, in millimetres.
    pub bleed: f32,
    /// The margin at the spine, in millimetres.
    pub inner: f32,
    /// The margin away from the spine, in millimetres.
    pub outer: f32,
    /// The margin above, in millimetres.
    pub top: f32,
    /// The margin below, in millimetres.
    pub bottom: f32,
    /// Whether to use large print.
    pub large_print: bool,
    /// `print` for greys, `light` for colours.
    pub theme: String,
    /// The seed of the puzzles.
    pub seed: u64,
    /// The default number of puzzles per page.
    pub per_page: Option<usize>,
    /// The largest number of solutions per page; 0 for no solutions.
    pub solutions_per_page: usize,
    /// Whether there is an appendix with the first step of each puzzle.
    pub hints: bool,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter: puzzles of one kind.
///
/// ```
/// let chapter = gridwright_book::Chapter { count: 3, ..Default::default() };
/// assert!(chapter.params.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// Its title; made from the family, the kind of board and the level by default.
    pub title: String,
    /// The family.
    pub family: String,
    /// The parameters, as in ids: `size=6,boxes=3x2`.
    pub params: String,
    /// Shorthand for the parameter `level`.
    pub level: Option<String>,
    /// The number of puzzles.
    pub count: usize,
    /// The number of puzzles per page.
    pub per_page: Option<usize>,
    /// A set of symbols of the family.
    pub symbols: Option<String>,
}

/// A chapter with all its fields checked.
pub struct Order {
    /// The family of its puzzles.
    pub family: &'static dyn Family,
    /// The parameters of its puzzles.
    pub params: Params,
    /// The number of puzzles.
    pub count: usize,
    /// The number of puzzles per page.
    pub per_page: usize,
    /// Whether that number is fixed by the plan, or a default that is lowered for large boards.
    pub is_asked: bool,
    /// The index of the symbol set; see [`gridwright::scene::Marks::symbols`].
    pub symbols: usize,
    /// The title.
    pub title: String,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            title: String::new(),
            subtitle: String::new(),
            author: String::new(),
            language: "en".to_owned(),
            trim: "a4".to_owned(),
            bleed: 0.0,
            inner: 18.0,
            outer: 13.0,
            top: 13.0,
            bottom: 13.0,
            large_print: false,
            theme: "print".to_owned(),
            seed: 1,
            per_page: None,
            solutions_per_page: 12,
            hints: false,
            chapters: Vec::new(),
        }
    }
}

/// The largest number of puzzles in a chapter; a larger one is taken for a mistake.
const MOST_PUZZLES: usize = 10_000;
/// The largest number of puzzles per page.
const MOST_PER_PAGE: usize = 100;

impl Plan {
    /// The title, or the usual one in the language of the book.
    pub fn shown_title(&self) -> String {
        match self.title.as_str() {
            "" => self.words().get("book.title").into_owned(),
            title => title.to_owned(),
        }
    }

    fn words(&self) -> Words {
        Words::new(Language::named(&self.language).unwrap_or_default())
    }

    /// The language, trim size and theme.
    pub(crate) fn looks(&self) -> Option<(Language, Trim, Theme)> {
        let theme = match (self.large_print, self.theme.as_str()) {
            (true, _) => Theme::LargePrint,
            (false, "print") => Theme::Print,
            (false, "light") => Theme::Light,
            _ => return None,
        };
        Some((Language::named(&self.language)?, Trim::named(&self.trim)?, theme))
    }

    /// The chapters, each checked; `text` is where the plan was read from, or empty.
    ///
    /// # Errors
    /// Saying what was expected, and in which line.
    pub fn orders(&self, text: &str) -> Result<Vec<Order>, PlanError> {
        let complain =
            |chapter: Option<usize>, key: &str, sentence| complaint(text, chapter, key, sentence);
        let one_of = |name: &str, value: &str, known: &[&str]| {
            if known.contains(&value.to_ascii_lowercase().as_str()) {
                return Ok(());
            }
            let known = known.join(", ");
            Err(complain(None, name, format!("{name} {value:?}: expected one of {known}")))
        };
        let ruler = Ruler::new();
        let lettered = |chapter: Option<usize>, name: &str, text: &str| {
            let missing = ruler.missing(text);
            match missing.is_empty() {
                true => Ok(()),
                false => {
                    let letters: Vec<String> = missing.chars().map(String::from).collect();
                    let sentence = format!(
                        "{name} {text:?}: expected letters that the font of books has, found {}",
                        letters.join(" ")
                    );
                    Err(complain(chapter, name, sentence))
                }
            }
        };
        lettered(None, "title", &self.title)?;
        lettered(None, "subtitle", &self.subtitle)?;
        lettered(None, "author", &self.author)?;
        for (i, chapter) in self.chapters.iter().enumerate() {
            lettered(Some(i), "title", &chapter.title)?;
        }
        one_of("language", &self.language, &Language::CODES)?;
        one_of("trim", &self.trim, &Trim::NAMES)?;
        one_of("theme", &self.theme, &["print", "light"])?;
        let lengths = [
            ("bleed", self.bleed, 25.0),
            ("inner", self.inner, 60.0),
            ("outer", self.outer, 60.0),
            ("top", self.top, 60.0),
            ("bottom", self.bottom, 60.0),
        ];
        for (name, value, most) in lengths {
            if !(0.0..=most).contains(&value) {
                let sentence = format!("{name} {value}: expected 0 to {most} millimetres");
                return Err(complain(None, name, sentence));
            }
        }
        if self.chapters.is_empty() {
            return Err(complain(None, "", "expected at least one chapter".to_owned()));
        }
        let total: usize = self.chapters.iter().map(|chapter| chapter.count).sum();
        if total > MOST_PUZZLES {
            let sentence = format!("{total} puzzles: expected at most {MOST_PUZZLES}");
            return Err(complain(None, "", sentence));
        }
        let orders = self.chapters.iter().enumerate().map(|(i, chapter)| {
            self.order(chapter).map_err(|(key, sentence)| complain(Some(i), key, sentence))
        });
        orders.collect()
    }

    /// Checks a chapter. The error is the wrong key and what was expected.
    fn order(&self, chapter: &Chapter) -> Result<Order, (&'static str, String)> {
        let family = family(&chapter.family)
            .ok_or_else(|| ("family", OpenError::Family(chapter.family.clone()).to_string()))?;
        let info = family.info();
        let wrong = |key: &'static str| move |error: ParamError| (key, error.to_string());
        let mut params = Params::parse(info.params, &chapter.params).map_err(wrong("params"))?;
        if let Some(level) = &chapter.level {
            params.set("level", level).map_err(wrong("level"))?;
        }
        if chapter.count == 0 {
            return Err(("count", "expected a count of at least 1".to_owned()));
        }
        let asked = chapter.per_page.or(self.per_page);
        let (per_page, is_asked) = (asked.unwrap_or(self.usual_per_page()), asked.is_some());
        if !(1..=MOST_PER_PAGE).contains(&per_page) {
            let sentence = format!("per-page {per_page}: expected 1 to {MOST_PER_PAGE}");
            return Err(("per-page", sentence));
        }
        let symbols = match &chapter.symbols {
            None => 0,
            Some(name) => info.symbol_set(name).ok_or_else(|| {
                let known: Vec<&str> = info.symbol_sets.iter().map(|set| set.name).collect();
                let known = ["plain"].into_iter().chain(known).collect::<Vec<_>>().join(", ");
                ("symbols", format!("symbols {name:?}: expected one of {known}"))
            })?,
        };
        let words = self.words();
        let title = match chapter.title.as_str() {
            "" => usual_title(&words.family(info), &params, words),
            title => title.to_owned(),
        };
        Ok(Order { family, params, count: chapter.count, per_page, is_asked, symbols, title })
    }

    fn usual_per_page(&self) -> usize {
        let is_small = matches!(self.trim.to_ascii_lowercase().as_str(), "a5" | "6x9");
        match (self.large_print, is_small) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 4,
        }
    }
}

impl Chapter {
    /// Replaces the names of files in parameters that take lines by the lines that `read` finds there.
    ///
    /// # Errors
    /// What `read` says of a file that it cannot read.
    pub fn read_files(
        &mut self,
        read: impl Fn(&str) -> Result<Option<String>, String>,
    ) -> Result<(), String> {
        let Some(family) = family(&self.family) else { return Ok(()) };
        let takes_lines = |name: &str| {
            let spec = family.info().params.iter().find(|spec| spec.name == name);
            spec.is_some_and(|spec| matches!(spec.kind, ParamKind::Lines(_) | ParamKind::Rows(_)))
        };
        let mut parts = Vec::new();
        for part in self.params.split(',') {
            let file = part.split_once('=').filter(|(name, _)| takes_lines(name));
            let lines = match file {
                Some((name, file)) => {
                    read(file)?.map(|text| format!("{name}={}", lines_value(&text)))
                }
                None => None,
            };
            parts.push(lines.unwrap_or_else(|| part.to_owned()));
        }
        self.params = parts.join(",");
        Ok(())
    }
}

/// The greatest length of the kind of board in a title.
const LONGEST_KIND: usize = 40;

/// The kind of board and the level of a chapter, which distinguish it from others of its family.
fn usual_title(family: &str, params: &Params, words: Words) -> String {
    let mut title = family.to_owned();
    let kind = params.structural().to_string();
    if !kind.is_empty() && kind.len() <= LONGEST_KIND {
        title += &format!(" ({})", kind.replace(',', ", "));
    }
    if let Some(level) = params.value("level").and_then(Level::named) {
        title += &format!(", {}", words.level(level));
    }
    title
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
        assert_eq!(titles, ["Cirth", "Cirth (size=5, areas=none), leicht"]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let chapter = "[[chapter]]\nfamily = \"cirth\"\n";
        check("title = \"x\"\ntrim = \"a9\"\n", "line 2: trim \"a9\": expected one of a4");
        check("", "expected at least one chapter");
        check("title = 3", "line 1: title: expected a text in quotes, found 3");
        check("titel = \"x\"", "line 1: unknown key \"titel\": expected one of title, subtitle");
        check("\ntitel = \"x\"", "did you mean title?");
        check("title = \"x", "line 1: expected a text that ends with its quote, found \"title");
        check("title = x", "line 1: expected a text in quotes, a number, true or false");
        check("\n\na book", "line 3: expected key = value, [[chapter]], or a comment after #");
        check("seed = 1\nseed = 2", "line 2: expected each key once");
        check("seed = -1", "line 1: seed: expected a whole number of at least 0, found -1");
        check("hints = \"yes\"", "line 1: hints: expected true or false, found \"yes\"");
        check("chapter = 3", "line 1: chapter: expected chapters that begin with [[chapter]]");
        check(&format!("{chapter}cuont = 1"), "line 3: unknown key \"cuont\"");
        check("[[chapter]]\nfamily = \"chess\"\ncount = 1", "line 2: unknown family \"chess\"");
        check(&format!("{chapter}count = 0"), "line 3: expected a count");
        check(&format!("{chapter}count = 1\nlevel = \"mild\""), "line 4:");
        check(&format!("{chapter}count = 1\nparams = \"size=999\""), "line 4:");
        check(&format!("{chapter}count = 1\nper-page = 0"), "line 4: per-page 0");
        check(&format!("{chapter}count = 99999"), "expected at most 10000");
        check(&format!("bleed = 99.0\n{chapter}count = 1"), "line 1: bleed 99");
        check(&format!("{chapter}count = 1\nsymbols = \"emoji\""), "line 4: symbols");
    }

    #[test]
    fn files_that_cannot_be_read_are_told_with_their_line() {
        let text = "[[chapter]]\nfamily = \"gogen\"\ncount = 1\nparams = \"words=birds.txt\"";
        let read = |name: &str| Err(format!("there is no file {name:?}"));
        let error = Plan::parse_with(text, read).unwrap_err().to_string();
        assert_eq!(error, "line 4: there is no file \"birds.txt\"");
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
    fn small_pages_and_large_print_hold_fewer_puzzles() {
        let per_page = |extra: &str| {
            let text = format!("{extra}\n[[chapter]]\nfamily = \"cirth\"\ncount = 1");
            Plan::parse(&text).unwrap().orders(&text).unwrap()[0].per_page
        };
        assert_eq!(per_page(""), 4);
        assert_eq!(per_page("trim = \"a5\""), 2);
        assert_eq!(per_page("large-print = true"), 1);
        assert_eq!(per_page("per-page = 6"), 6);
    }
}
