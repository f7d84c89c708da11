//! The flags of `show`.

use clap::Args;
use gridwright_render::MOST_PIXELS;

use super::first_family::example_id;
use super::flags::{CommonArgs, DrawingArgs, Ending, OUTPUT, ReduceArgs, ThemeArgs};
use super::values::{PictureKind, whole};

/// Draw a puzzle.
///
/// On a terminal it is a picture. A pipe or a file gets text that can be read again, unless
/// --picture or a way of drawing (--as, --ascii, --color always, --symbols, --marks, --step) asks
/// for one.
///
/// --as svg, png, pdf and html make files: a file that stands alone, with nothing loaded from
/// elsewhere. In the picture of a step, cells it looked at are outlined, what it puts in is
/// framed, notes that go are struck out, and arrows lead from note to note: dashed where the
/// second is ruled out.
#[derive(Args)]
#[command(after_long_help = examples())]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    /// The kind of picture
    #[arg(
        id = "as",
        long = "as",
        value_name = "KIND",
        value_parser = PictureKind::parser(),
        conflicts_with_all = ["format", "json"],
        help_heading = OUTPUT
    )]
    kind: Option<PictureKind>,
    #[command(flatten)]
    pub(crate) theme: ThemeArgs,
    /// The longer side of an svg or png, in pixels [default: 1000 for png]
    #[arg(
        long,
        value_name = "PX",
        value_parser = whole(16..=u64::from(MOST_PIXELS)),
        allow_negative_numbers = true,
        help_heading = OUTPUT
    )]
    size: Option<u64>,
    /// Show the solution
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) solution: bool,
    /// Show what each open place can still hold; asks for a picture
    #[arg(long, alias = "notes", help_heading = OUTPUT)]
    pub(crate) marks: bool,
    /// Show step N of the explanation
    #[arg(
        long,
        value_name = "N",
        value_parser = whole(1..=u64::MAX),
        allow_negative_numbers = true,
        conflicts_with = "solution",
        help_heading = OUTPUT
    )]
    pub(crate) step: Option<u64>,
    /// Draw even where the output is not a terminal
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) picture: bool,
}

impl ShowArgs {
    /// The kind of picture given by the flag or by the ending of the output file.
    pub(crate) fn kind(&self) -> Option<PictureKind> {
        self.kind.or(match self.common.output.ending() {
            Some(Ending::Picture(kind)) => Some(kind),
            _ => None,
        })
    }

    /// The longer side of a picture, in pixels.
    pub(crate) fn pixels(&self) -> Option<u32> {
        self.size.map(|size| size as u32)
    }
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright show {example}
  gridwright show -f puzzle.txt --solution --ascii
  gridwright show {example} --marks
  gridwright show {example} --as svg -o puzzle.svg
  gridwright show {example} --as png --size 2000 --theme dark --solution -o solution.png
  gridwright show {example} --as pdf --step 3 -o step.pdf"
    )
}
