//! The flags of `generate`: those of every family, and those built from a family's schema.

use std::path::PathBuf;

use clap::error::Error;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use gridwright::{FAMILIES, Family, Level, family};

use super::family::{ParamValue, family_command, param_values};
use super::first_family::{example_id, first_family};
use super::flags::{
    DrawingArgs, GlobalArgs, LimitArgs, OUTPUT, OutputArgs, TargetArgs, ThreadArgs,
};
use super::values::{ANY, whole};

/// A family, its parameters, and the flags that all families share.
pub(crate) struct GenerateArgs {
    pub(crate) family: &'static dyn Family,
    /// The parameters that were given.
    pub(crate) params: Vec<ParamValue>,
    pub(crate) flags: GenerateFlags,
}

/// Make puzzles with exactly one solution.
///
/// Without FAMILY, the first one of 'gridwright families' is meant. Each family has parameters of
/// its own: 'gridwright generate FAMILY --help'. The same seed and parameters make the same
/// puzzles for ever, on any number of threads. Limits are in search nodes, because a limit in
/// seconds would make the result depend on the machine.
///
/// Text in a pipe has the recipe of each puzzle in a comment above it, and an empty line between
/// two; --format line has one puzzle a line, and nothing else. When a puzzle as asked for is not
/// found, the best one so far is written instead, with the id of its board, and the exit code is
/// 3.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("nodes", |arg| arg.default_value("50000000")),
    mut_arg("seconds", |arg| arg.default_value("0")),
)]
pub(crate) struct GenerateFlags {
    /// Say what each puzzle took, phase by phase
    #[arg(short = 'v', long, help_heading = OUTPUT)]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    #[command(flatten)]
    pub(crate) to: TargetArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// How many puzzles to make
    #[arg(
        short = 'n',
        long,
        value_name = "N",
        value_parser = whole(1..=u64::MAX),
        allow_negative_numbers = true,
        default_value = "1"
    )]
    pub(crate) number: u64,
    /// What to make them from; a random one, which is printed, when left out
    #[arg(long, value_name = "S", value_parser = whole(ANY), allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Rate the puzzles, and write figures to standard error at the end
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) stats: bool,
    /// Write the figures to this file: JSON, a plot if it ends in .svg, text if it ends in .txt
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) stats_file: Option<PathBuf>,
    /// Leave out puzzles that are an earlier one in disguise: turned, reordered, renamed
    #[arg(long, value_name = "HOW", value_parser = ["canonical"], help_heading = OUTPUT)]
    unique_by: Option<String>,
}

impl GenerateFlags {
    /// Whether to leave out puzzles with the canonical form of an earlier one.
    pub(crate) fn drops_duplicates(&self) -> bool {
        self.unique_by.is_some()
    }
}

impl GenerateArgs {
    /// The arguments for one easy puzzle of the first family, with the flags that all verbs share.
    pub(crate) fn one_puzzle(global: &GlobalArgs) -> GenerateArgs {
        let command = GenerateArgs::augment_args(Command::new("generate"));
        let mut words = vec!["generate", first_family().id, "--level", Level::Easy.name()];
        words.extend(global.ascii.then_some("--ascii"));
        words.extend(global.json.then_some("--json"));
        words.extend(["--color", global.color.name()]);
        let matches = command.get_matches_from(words);
        GenerateArgs::from_arg_matches(&matches).expect("every flag has a default")
    }
}

impl FromArgMatches for GenerateArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GenerateArgs, Error> {
        // Flags before the family's name are passed to the family's subcommand, so that has all of
        // them.
        let (family, params, matches) = match matches.subcommand() {
            None => (FAMILIES[0], Vec::new(), matches),
            Some((name, below)) => {
                let family = family(name).expect("the subcommands are the families");
                (family, param_values(family.info(), below), below)
            }
        };
        Ok(GenerateArgs { family, params, flags: GenerateFlags::from_arg_matches(matches)? })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = GenerateArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for GenerateArgs {
    fn augment_args(command: Command) -> Command {
        GenerateFlags::augment_args(command)
            .mut_args(|arg| arg.global(true))
            .subcommands(FAMILIES.iter().map(|&family| family_command(family)))
            .subcommand_value_name("FAMILY")
            .subcommand_help_heading("Families")
            .disable_help_subcommand(true)
    }

    fn augment_args_for_update(command: Command) -> Command {
        GenerateArgs::augment_args(command)
    }
}

fn examples() -> String {
    let (id, example) = (first_family().id, example_id());
    format!(
        "\
Examples:
  gridwright generate {id}
  gridwright generate {id} -n 1000 --seed 7 --format jsonl -o puzzles.jsonl
  gridwright generate {id} -n 100 --stats --format line > puzzles.txt
  gridwright show {example}"
    )
}
