//! The flags of `technique`.

use clap::Args;

use super::flags::{DrawingArgs, OutputArgs};
use super::values::{Format, technique_parser};

/// Say what a technique is, with a position that shows it
#[derive(Args)]
#[command(
    long_about = "Say what a technique is, what a step of it is worth by every profile, and show a \
                  position in which it is next, with the step it makes.\n\n\
                  --list gives all techniques of all families. A value is the least rating of a \
                  step, or its score where a profile adds up scores. --format tsv writes the \
                  columns id, name, families, level and one for each profile; --format line writes \
                  ids.",
    after_long_help = "\
Examples:
  gridwright technique x-wing
  gridwright technique 'Naked pair' --ascii
  gridwright technique --list
  gridwright technique --list --format tsv | cut -f1,5",
    mut_arg("format", |arg| arg.value_parser(Format::parser_with_tsv())),
)]
pub(crate) struct TechniqueArgs {
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    /// The technique, by its id or its name
    #[arg(
        value_name = "NAME",
        value_parser = technique_parser(),
        hide_possible_values = true,
        required_unless_present = "list"
    )]
    pub(crate) name: Option<String>,
    /// List all techniques with their values by every profile
    #[arg(long, conflicts_with = "name")]
    pub(crate) list: bool,
}
