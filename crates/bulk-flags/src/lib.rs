//! The flags of `gridwright bulk`. The command line knows them for its help, and `gridwright-bulk` reads them; what
//! they mean is decided there.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// Make data sets of puzzles: millions of rows as JSON lines or Parquet
///
/// A plan says which puzzles, how many, and what each row holds; it is a TOML file, flags, or both. The
/// rows depend on the plan and its seed alone: any number of threads, shards and interruptions gives the same
/// bytes. What was begun goes on where it was when the same command is given again. The folder gets the
/// rows in a folder for each split, a manifest with hashes, and a page with plots.
///
/// Puzzles that are an earlier one in disguise are left out, and splits share no puzzle in any disguise.
#[derive(Args, Clone, PartialEq, Debug)]
#[command(
    subcommand_negates_reqs = true,
    after_long_help = "\
Examples:
  gridwright bulk --set 1000xsudoku/level=easy --set 200xcirth --seed 42 --out data
  gridwright bulk plan.toml --out data --format parquet --split train=0.9,test=0.1
  gridwright bulk plan.toml --out data --shard 2/8
  gridwright bulk merge data --verify"
)]
pub struct BulkArgs {
    /// What else can be done with a data set.
    #[command(subcommand)]
    pub verb: Option<BulkVerb>,

    /// The plan as TOML; flags come on top of it
    #[arg(value_name = "PLAN")]
    pub plan: Option<PathBuf>,

    /// So many puzzles of a family, with parameters: 1000xsudoku/size=9,level=hard; repeatable
    #[arg(long = "set", value_name = "NxFAMILY[/PARAMS]")]
    pub sets: Vec<String>,

    /// What to make them from
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,

    /// Names of splits and their shares, such as train=0.9,test=0.1
    #[arg(long, value_name = "NAME=SHARE,...")]
    pub split: Option<String>,

    /// Rate each puzzle by these profiles, and count techniques and search nodes
    #[arg(
        long,
        value_name = "PROFILE,...",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "gridwright"
    )]
    pub rate: Option<String>,

    /// Add every step of the solution, with its sentence in the language of --language
    #[arg(long)]
    pub trace: bool,

    /// The folder to write to, or to go on in
    #[arg(short = 'o', long, value_name = "FOLDER", required = true)]
    pub out: Option<PathBuf>,

    /// How rows are written [default: jsonl]
    #[arg(long, value_name = "FORMAT", value_parser = ["jsonl", "parquet"])]
    pub format: Option<String>,

    /// Puzzles in each file; what is begun of a file is made again after an interruption [default: 10000]
    #[arg(long, value_name = "N")]
    pub part_rows: Option<u64>,

    /// Do part I of N of the work, from 1
    #[arg(long, value_name = "I/N", default_value = "1/1", hide_default_value = true)]
    pub shard: String,

    /// Threads to work with; all cores when left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// What else can be done with a data set.
#[derive(Subcommand, Clone, PartialEq, Debug)]
pub enum BulkVerb {
    /// Put the shards of a data set together, without duplicates, and write its manifest and page
    ///
    /// All shards must be done. They may lie in one folder, or in several with --out for another. With
    /// --verify every file is read again: its hash, the hash of its rows, each solution against its
    /// puzzle, each canonical form, and that no puzzle is in two splits. The exit code is 1 if anything is
    /// not as it was written.
    Merge(MergeArgs),
}

/// The flags of `bulk merge`.
#[derive(Args, Clone, PartialEq, Debug)]
pub struct MergeArgs {
    /// The folders of the shards
    #[arg(value_name = "FOLDER", required = true)]
    pub folders: Vec<PathBuf>,

    /// Where the whole goes; the folder itself where there is just one
    #[arg(short = 'o', long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,

    /// Read every row again and hold it against its manifest
    #[arg(long)]
    pub verify: bool,

    /// Threads to work with; all cores when left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}
