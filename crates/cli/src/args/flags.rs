//! Flags that several verbs share. The doc comment of a field is its help.

use std::path::{Path, PathBuf};

use clap::{Args, value_parser};
use gridwright::Profile;
use gridwright::budget::CardCheck;
use gridwright::formats::{FormatOf, format_for_file};

use super::values::{
    ANY, Color, Format, PictureKind, Target, foreign_format_parser, language_parser,
    profile_parser, puzzle_completer, seconds, theme_parser, whole,
};
use gridwright_render::Theme;
use gridwright_words::Language;

// The headings under which the help lists flags.
pub(super) const INPUT: &str = "Input";
pub(super) const OUTPUT: &str = "Output";
pub(super) const LIMITS: &str = "Limits";

/// What every verb takes, and a command line without one. Verbs that have more to say of one of these
/// define it again, under the same id.
#[derive(Args, Clone)]
pub(crate) struct GlobalArgs {
    /// The language of all that is said [default: en; in a game, that of the locale]
    #[arg(
        long,
        visible_alias = "lang",
        global = true,
        value_name = "CODE",
        value_parser = language_parser(),
        help_heading = OUTPUT
    )]
    pub(crate) language: Option<Language>,
    /// Draw with plain ASCII characters
    #[arg(long, global = true, help_heading = OUTPUT)]
    pub(crate) ascii: bool,
    /// Colour: on a terminal (unless NO_COLOR is set), always, or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        value_parser = Color::parser(),
        default_value = "auto",
        help_heading = OUTPUT
    )]
    pub(crate) color: Color,
    /// Write the answer, or what is wrong, as JSON
    #[arg(long, global = true, help_heading = OUTPUT)]
    pub(crate) json: bool,
    /// Write nothing to standard error but what is wrong
    #[arg(short = 'q', long, global = true, help_heading = OUTPUT)]
    pub(crate) quiet: bool,
}

/// What every verb that works on one puzzle takes.
#[derive(Args)]
pub(crate) struct CommonArgs {
    #[command(flatten)]
    pub(crate) puzzle: PuzzleArgs,
    /// Say how much work it was
    #[arg(short = 'v', long, help_heading = OUTPUT)]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// `[FAMILY] [PUZZLE] [-f FILE]`.
#[derive(Args)]
pub(crate) struct PuzzleArgs {
    /// The family; recognised from the content when left out
    #[arg(
        value_name = "FAMILY",
        add = puzzle_completer()
    )]
    pub(crate) family: Option<String>,
    /// A file, '-' for standard input, an id, or a board in one line
    #[arg(
        value_name = "PUZZLE",
        add = puzzle_completer(),
        long_help = "A file, '-' for standard input, an id, or a board in one line. A file that \
                     exists wins over a board. When left out, standard input is read."
    )]
    pub(crate) puzzle: Option<String>,
    /// Read the puzzle from this file; '-' is standard input
    #[arg(
        id = "file",
        short = 'f',
        long = "file",
        value_name = "FILE",
        help_heading = INPUT,
        long_help = "Read the puzzle from this file; '-' is standard input. Where a puzzle is \
                     spread over several files, such as a board and its words, repeat it."
    )]
    pub(crate) files: Vec<PathBuf>,
    /// Refuse a file of another program that has rules in words or drawings
    #[arg(
        long,
        help_heading = INPUT,
        long_help = "Refuse a file or link of another program that has rules in words or drawings. \
                     Without it they are ignored with a remark where the rules that can be \
                     read leave one solution."
    )]
    pub(crate) strict: bool,
}

/// `--format`, `--json` and `-o`.
#[derive(Args)]
pub(crate) struct OutputArgs {
    /// How to write the answer [default: text]
    #[arg(long, value_name = "FORMAT", value_parser = Format::parser(), help_heading = OUTPUT)]
    format: Option<Format>,
    /// Short for --format json
    #[arg(long, conflicts_with = "format", help_heading = OUTPUT)]
    json: bool,
    #[command(flatten)]
    out: OutArgs,
}

impl OutputArgs {
    /// The format: that of the flags, else that of the output file's ending, else the default of
    /// the verb.
    pub(crate) fn format(&self, default: Format) -> Format {
        match (self.json, self.format, self.out.ending()) {
            (true, ..) => Format::Json,
            (_, Some(format), _) => format,
            (_, None, Some(Ending::Json(format))) => format,
            _ => default,
        }
    }

    /// Like [`OutputArgs::format`], for verbs that can write columns; they do so if the output file
    /// is a table.
    pub(crate) fn format_or_columns(&self, default: Format) -> Format {
        let is_table = matches!(self.out.ending(), Some(Ending::Tsv));
        self.format(if is_table { Format::Tsv } else { default })
    }

    /// The format given by a flag.
    pub(super) fn asked(&self) -> Option<Format> {
        if self.json { Some(Format::Json) } else { self.format }
    }

    /// The meaning of the output file's ending, regardless of flags.
    pub(super) fn file_ending(&self) -> Option<Ending> {
        self.out.ending()
    }

    /// The meaning of the output file's ending; `None` if a flag gives the format.
    pub(super) fn ending(&self) -> Option<Ending> {
        self.out.ending().filter(|_| !self.json && self.format.is_none())
    }

    /// The file to write to.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.out.path()
    }
}

/// `-o`.
#[derive(Args)]
pub(crate) struct OutArgs {
    /// Write to this file, which appears once it is whole
    #[arg(
        short = 'o',
        long,
        value_name = "FILE",
        value_parser = value_parser!(PathBuf),
        help_heading = OUTPUT,
        long_help = "Write to this file, which appears once it is whole. If the run breaks off, \
                     what was made so far is kept as FILE.partial."
    )]
    out: Option<PathBuf>,
}

/// The meaning of an output file's ending.
#[derive(Clone, Copy)]
pub(super) enum Ending {
    /// Plain text, as the verb writes it without flags.
    Text,
    /// Columns separated by tabs.
    Tsv,
    /// Gridwright's own JSON.
    Json(Format),
    /// A picture.
    Picture(PictureKind),
    /// A format of another program.
    Other(FormatOf),
    /// An unknown ending.
    Unknown,
}

impl OutArgs {
    /// The meaning of the ending, if the file has one.
    pub(super) fn ending(&self) -> Option<Ending> {
        let name = self.path()?.file_name()?.to_string_lossy().to_ascii_lowercase();
        let ending = Path::new(&name).extension()?.to_str()?;
        Some(match ending {
            "txt" => Ending::Text,
            "tsv" => Ending::Tsv,
            "json" => Ending::Json(Format::Json),
            "jsonl" => Ending::Json(Format::Jsonl),
            ending => match PictureKind::of_ending(ending) {
                Some(kind) => Ending::Picture(kind),
                None => format_for_file(&name).map_or(Ending::Unknown, Ending::Other),
            },
        })
    }

    /// The file to write to.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.out.as_deref()
    }
}

/// `--nodes` and `--seconds`. Zero means no limit; a verb can have other defaults.
#[derive(Args)]
pub(crate) struct LimitArgs {
    /// Give a puzzle up after N search nodes; 0 is no limit
    #[arg(
        long,
        value_name = "N",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        default_value = "0",
        help_heading = LIMITS
    )]
    nodes: u64,
    /// Give a puzzle up after S seconds; 0 is no limit
    #[arg(
        long,
        value_name = "S",
        value_parser = seconds,
        allow_negative_numbers = true,
        default_value = "60",
        help_heading = LIMITS
    )]
    seconds: f64,
}

impl LimitArgs {
    /// Maximum number of search nodes per puzzle; `None` for no limit.
    pub(crate) fn nodes(&self) -> Option<u64> {
        (self.nodes > 0).then_some(self.nodes)
    }

    /// Maximum number of seconds per puzzle; `None` for no limit.
    pub(crate) fn seconds(&self) -> Option<f64> {
        (self.seconds > 0.0).then_some(self.seconds)
    }
}

/// What a drawing in text looks like. The default is what verbs without these flags do.
#[derive(Args, Default)]
pub(crate) struct DrawingArgs {
    /// Colour: on a terminal (unless NO_COLOR is set), always, or never
    #[arg(
        long,
        value_name = "WHEN",
        value_parser = Color::parser(),
        default_value = "auto",
        help_heading = OUTPUT,
        long_help = "Colour: on a terminal (unless NO_COLOR is set), always, or never. Text to a \
                     pipe or a file is plain and can be read again, unless --color always, \
                     --ascii or --symbols asks for a picture."
    )]
    pub(crate) color: Color,
    /// Draw with plain ASCII characters
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) ascii: bool,
    /// Draw values in another set of symbols, see 'gridwright families FAMILY'
    #[arg(long, value_name = "NAME", help_heading = OUTPUT)]
    pub(crate) symbols: Option<String>,
}

/// `-r`.
#[derive(Args)]
pub(crate) struct ReduceArgs {
    /// First take away as many clues as possible while the solution stays the only one
    #[arg(short = 'r', long, help_heading = INPUT)]
    pub(crate) reduce: bool,
}

/// `--profile`.
#[derive(Args)]
pub(crate) struct ProfileArgs {
    /// By whose measure
    #[arg(
        long,
        value_name = "P",
        value_parser = profile_parser(),
        default_value = Profile::DEFAULT.id,
        help_heading = OUTPUT
    )]
    pub(crate) profile: &'static Profile,
}

/// `--theme`.
#[derive(Args)]
pub(crate) struct ThemeArgs {
    /// Colours and sizes of a picture that is not text; auto follows the screen
    #[arg(
        long,
        value_name = "THEME",
        value_parser = theme_parser(),
        default_value = "light",
        help_heading = OUTPUT
    )]
    pub(crate) theme: Theme,
}

/// `--threads`.
#[derive(Args)]
pub(crate) struct ThreadArgs {
    /// Threads to work with; all cores when left out
    #[arg(
        long,
        value_name = "T",
        value_parser = whole(1..=1024),
        allow_negative_numbers = true,
        help_heading = LIMITS
    )]
    threads: Option<u64>,
}

impl ThreadArgs {
    /// Number of worker threads.
    pub(crate) fn number(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, |threads| threads as usize)
    }
}

/// `--batch` and `--threads`.
#[derive(Args)]
pub(crate) struct BatchArgs {
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    /// One puzzle a line in, one answer a line out; '-' is standard input
    #[arg(
        id = "batch",
        long = "batch",
        value_name = "FILE",
        conflicts_with_all = ["file", "puzzle"],
        help_heading = INPUT
    )]
    pub(crate) file: Option<PathBuf>,
}

/// `--verify`, in builds that can use graphics cards.
#[derive(Args)]
pub(crate) struct CardArgs {
    /// How many answers of a graphics card to check on the processor
    #[cfg(feature = "gpu")]
    #[arg(
        long,
        value_name = "HOW",
        value_parser = ["sample", "all"],
        default_value = "sample",
        requires = "batch",
        help_heading = INPUT,
        long_help = "How many answers of a graphics card to check on the processor: 'sample', one in \
                     64, or 'all'. A card is used where there is one and a batch has enough puzzles; \
                     after one wrong answer it is not used any more. Answers are the same with and \
                     without a card."
    )]
    verify: String,
}

impl CardArgs {
    /// The share of a graphics card's answers to check; `None` if no card may be used.
    #[cfg(feature = "gpu")]
    pub(crate) fn check(&self) -> Option<CardCheck> {
        Some(if self.verify == "all" { CardCheck::All } else { CardCheck::Sample })
    }

    #[cfg(not(feature = "gpu"))]
    pub(crate) fn check(&self) -> Option<CardCheck> {
        None
    }
}

/// The long help of `--batch`; `answer` describes the output for each puzzle.
pub(super) fn batch_help(answer: &str) -> String {
    format!(
        "Read one puzzle a line (the one-line form, an id, a JSON object, or a link or line of \
         another program), or the elements of a JSON list, and write one answer a \
         line in the same order, on all cores and in bounded memory: {answer}. A line that is no \
         puzzle is answered with 'error', a tab and a sentence. Blank lines and lines that start \
         with # are skipped. The exit code is 2 if any line was no puzzle, 3 if any was not \
         decided in time, 1 if the answer to any is no."
    )
}

/// `--to`.
#[derive(Args)]
pub(crate) struct TargetArgs {
    /// Write a file or link of another program, see 'gridwright convert --list'
    #[arg(
        long,
        value_name = "NAME",
        value_parser = Target::parser(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = ["format", "json"],
        help_heading = OUTPUT,
        long_help = "Write a file or link of another program; 'gridwright convert --list' has all \
                     names. When left out, the ending of the file after -o decides. What the \
                     format cannot hold is refused by name."
    )]
    pub(super) to: Option<Target>,
}

impl TargetArgs {
    /// The form to write: that of the flags, else that of the output file's name.
    pub(crate) fn target(&self, output: &OutputArgs, default: Format) -> Target {
        if let Some(target) = self.to {
            return target;
        }
        match output.ending() {
            Some(Ending::Other(other)) => Target::Other(other),
            _ => Target::Own(output.format(default)),
        }
    }
}

/// `--from`.
#[derive(Args)]
pub(crate) struct SourceArgs {
    /// Read this format, whatever the content looks like
    #[arg(
        long,
        value_name = "NAME",
        value_parser = foreign_format_parser(),
        hide_possible_values = true,
        ignore_case = true,
        help_heading = INPUT
    )]
    pub(crate) from: Option<FormatOf>,
}

/// What a player has put in.
#[derive(Args)]
pub(crate) struct PositionArgs {
    /// What the player has: a file, '-', or moves such as r1c1=5 r1c2?13
    #[arg(
        long,
        value_name = "POSITION",
        help_heading = INPUT,
        long_help = "What the player has put in so far: a file, '-' for standard input, or the \
                     text itself. It is moves and notes (r1c1=5 r1c2?13), a saved game, a grid of \
                     candidates, the board with the entries filled in, JSON with entries and \
                     notes, or the position of an example of 'technique --json'. A cell with notes can be nothing else; one without can still be \
                     anything."
    )]
    pub(crate) position: Option<String>,
}
