//! The flags of `book`.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;
use gridwright_book::{Plan, Shop, Trim};

use super::first_family::first_family;
use super::flags::{LimitArgs, OUTPUT, OutArgs, ThreadArgs};
use super::values::{ANY, whole};

/// Make a book of puzzles, as PDF for print or screens, or as EPUB.
///
/// A title page, imprint, contents, chapters with the rules of each kind of puzzle and an example,
/// puzzles with number, level, rating and id, hints, and the solutions. 'book check PLAN' says
/// everything that is wrong with a plan; 'book preview PLAN -o pages.png' draws all pages side by
/// side. Fonts are embedded. The same plan and seed make the same bytes. A log holds a name of each
/// puzzle that is the same for all its disguises, so that a later volume repeats nothing. A line of
/// a log to be avoided can also be a puzzle or an id.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("nodes", |arg| arg.default_value("50000000")),
    mut_arg("seconds", |arg| arg.default_value("3600").help("Give the book up after S seconds; 0 is no limit")),
    mut_arg("out", |arg| {
        arg.long_help("Write to this file, which appears once it is whole. Of a book that breaks off, nothing is kept.")
    }),
)]
pub(crate) struct BookArgs {
    #[command(flatten)]
    pub(crate) out: OutArgs,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// Write what is in the book as JSON; without -o, the book itself too, in base64
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) json: bool,
    /// A plan of the book, in TOML; flags overrule it. With 'check' before it, it is only looked at;
    /// with 'preview', its pages are drawn
    #[arg(value_name = "[check|preview] PLAN", num_args = 0..=2)]
    words: Vec<PathBuf>,
    /// A chapter of N puzzles; repeat for more
    #[arg(id = "chapter", long = "chapter", value_name = "NxFAMILY[/PARAMS]")]
    pub(crate) chapters: Vec<String>,
    /// The title
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// A line below the title
    #[arg(long, value_name = "TEXT")]
    pub(crate) subtitle: Option<String>,
    /// Who made it
    #[arg(long, value_name = "TEXT")]
    pub(crate) author: Option<String>,
    /// The size of a page once it is cut: a4, a5, letter, 6x9 and so on in inches, or 148x210mm [default: a4]
    #[arg(long, value_name = "SIZE", value_parser = trim)]
    pub(crate) trim: Option<String>,
    /// The shop that prints it: margins and bleed by its rules, and remarks on what it would refuse
    #[arg(long = "for", id = "for", value_name = "SHOP", value_parser = PossibleValuesParser::new(Shop::NAMES))]
    pub(crate) shop: Option<String>,
    /// What the PDF is for [default: screen, or print with --for]
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(Plan::PDF_KINDS))]
    pub(crate) pdf: Option<String>,
    /// Paper beyond the cut, in millimetres [default: 0]
    #[arg(long, value_name = "MM")]
    pub(crate) bleed: Option<f32>,
    /// The margin at the spine, in millimetres [default: 18, or what the shop asks for]
    #[arg(long, value_name = "MM")]
    pub(crate) inner: Option<f32>,
    /// The other margin, in millimetres [default: 13, or what the shop asks for]
    #[arg(long, value_name = "MM")]
    pub(crate) outer: Option<f32>,
    /// Leave these out
    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = PossibleValuesParser::new(Plan::HIDDEN))]
    pub(crate) hide: Vec<String>,
    /// Leave room for these below each puzzle
    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = PossibleValuesParser::new(Plan::ROOM))]
    pub(crate) room: Vec<String>,
    /// Puzzles a page [default: as many as are comfortable]
    #[arg(long, value_name = "N", value_parser = whole(1..=100), allow_negative_numbers = true)]
    pub(crate) per_page: Option<u64>,
    /// Solutions a page, at most; 0 for none [default: 12]
    #[arg(long, value_name = "N", value_parser = whole(0..=100), allow_negative_numbers = true)]
    pub(crate) solutions_per_page: Option<u64>,
    /// Add the first step of each puzzle as an appendix
    #[arg(long)]
    pub(crate) hints: bool,
    /// Give those hints in so many lists that say more and more [default: 1]
    #[arg(long, value_name = "N", value_parser = whole(1..=3), allow_negative_numbers = true)]
    pub(crate) hint_stages: Option<u64>,
    /// Make everything larger and heavier
    #[arg(long)]
    pub(crate) large_print: bool,
    /// Bind it at the right, so that the left hand writes away from the spine
    #[arg(long)]
    pub(crate) left_handed: bool,
    /// Write the solutions and hints to this file instead
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) answers: Option<PathBuf>,
    /// Write a sheet for the cover to this file, with the width of the spine
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) cover: Option<PathBuf>,
    /// Make so many books by the plan that share no puzzle: book-a.pdf, book-b.pdf and so on
    #[arg(long, value_name = "N", value_parser = whole(2..=26), allow_negative_numbers = true, requires = "out")]
    pub(crate) editions: Option<u64>,
    /// What the puzzles are made from [default: 1]
    #[arg(long, value_name = "S", value_parser = whole(ANY), allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Leave out puzzles in this log, also in disguise; repeat for more
    #[arg(long, value_name = "FILE")]
    pub(crate) avoid: Vec<PathBuf>,
    /// Add the puzzles of this book to this log
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
}

/// The task of the verb `book`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BookTask {
    /// Makes the book.
    Make,
    /// Checks the plan.
    Check,
    /// Draws the pages.
    Preview,
}

impl BookArgs {
    /// The task, and the path of the plan if one is given.
    ///
    /// # Errors
    /// When there are two files.
    pub(crate) fn task(&self) -> Result<(BookTask, Option<&Path>), String> {
        let task = match self.words.first().and_then(|word| word.to_str()) {
            Some("check") => BookTask::Check,
            Some("preview") => BookTask::Preview,
            _ => BookTask::Make,
        };
        let mut files = self.words.iter().skip(usize::from(task != BookTask::Make));
        let plan = files.next().map(PathBuf::as_path);
        match files.next() {
            Some(other) => Err(format!("{}: expected one plan", other.display())),
            None => Ok((task, plan)),
        }
    }
}

/// Checks that a text names a page size.
fn trim(name: &str) -> Result<String, String> {
    match Trim::named(name) {
        Some(_) => Ok(name.to_owned()),
        None => Err(format!("expected one of {}, or width x height", Trim::NAMES.join(", "))),
    }
}

fn examples() -> String {
    let id = first_family().id;
    format!(
        "\
Examples:
  gridwright book --chapter 20x{id} --trim a5 -o book.pdf
  gridwright book book.toml -o book.pdf --log used.txt
  gridwright book check book.toml
  gridwright book preview book.toml -o pages.png
  gridwright book book.toml --for kdp --trim 6x9 -o inside.pdf --cover cover.pdf
  gridwright book book.toml -o book.epub
  gridwright book book.toml --seed 2 --avoid used.txt --log used.txt -o volume-2.pdf

A plan:
  title = \"A quiet week\"
  trim = \"6x9\"
  bleed = 3.2
  hints = true
  [[chapter]]
  family = \"{id}\"
  params = \"size=5\"
  level = \"easy\"
  count = 12
  per-page = 2
  [[chapter]]
  title = \"My own\"
  puzzles = \"mine.sdm\""
    )
}
