//! The flags of `book`.

use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use gridwright_book::Trim;

use super::first_family::first_family;
use super::flags::{LimitArgs, OUTPUT, OutArgs, ThreadArgs};
use super::values::{ANY, whole};

/// Make a book of puzzles, as a PDF for the printer.
///
/// A title page, contents, the rules of each family, chapters with so many puzzles a page, each
/// with its number, level, rating and id, then the solutions. Fonts are embedded. The same plan
/// and seed make the same bytes. A log holds a name of each puzzle that is the same for all its
/// disguises, so that a later volume repeats nothing. A line of a log to be avoided can also be a
/// puzzle or an id.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("nodes", |arg| arg.default_value("50000000")),
    mut_arg("seconds", |arg| arg.default_value("0")),
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
    /// A plan of the book, in TOML; flags overrule it
    #[arg(value_name = "PLAN")]
    pub(crate) plan: Option<PathBuf>,
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
    /// The size of a page once it is cut [default: a4]
    #[arg(long, value_name = "SIZE", value_parser = PossibleValuesParser::new(Trim::NAMES))]
    pub(crate) trim: Option<String>,
    /// Paper beyond the cut, in millimetres [default: 0]
    #[arg(long, value_name = "MM")]
    pub(crate) bleed: Option<f32>,
    /// The margin at the spine, in millimetres [default: 18]
    #[arg(long, value_name = "MM")]
    pub(crate) inner: Option<f32>,
    /// The other margin, in millimetres [default: 13]
    #[arg(long, value_name = "MM")]
    pub(crate) outer: Option<f32>,
    /// Puzzles a page [default: 4, 2 on small pages]
    #[arg(long, value_name = "N", value_parser = whole(1..=100), allow_negative_numbers = true)]
    pub(crate) per_page: Option<u64>,
    /// Solutions a page, at most; 0 for none [default: 12]
    #[arg(long, value_name = "N", value_parser = whole(0..=100), allow_negative_numbers = true)]
    pub(crate) solutions_per_page: Option<u64>,
    /// Add the first step of each puzzle as an appendix
    #[arg(long)]
    pub(crate) hints: bool,
    /// Make everything larger and heavier
    #[arg(long)]
    pub(crate) large_print: bool,
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

fn examples() -> String {
    let id = first_family().id;
    format!(
        "\
Examples:
  gridwright book --chapter 20x{id} --trim a5 -o book.pdf
  gridwright book book.toml -o book.pdf --log used.txt
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
  per-page = 2"
    )
}
