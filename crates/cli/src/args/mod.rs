//! The grammar of the command line: each verb's flags as a struct, and the help.
//!
//! `Cli::read` is the only place where arguments are looked up by name; everything below takes the
//! structs. The parameters of a family come from its own schema, so no family is named. Read in
//! this order: `values` (the values of flags), `flags` (flags that verbs share), `family` (flags
//! built from a schema), one file a verb, `cli` (all verbs), `usage` (mistakes).

mod ask;
mod book;
mod check;
mod cli;
mod completions;
mod contradiction;
mod convert;
mod count;
mod doctor;
mod explain;
mod families;
mod family;
mod first_family;
mod flags;
mod generate;
mod hint;
mod make;
mod man;
mod manual;
mod minimise;
mod play;
mod rate;
mod show;
mod solve;
mod steps;
mod technique;
mod usage;
mod values;
mod verify;
mod verify_proof;

pub(crate) use ask::AskArgs;
pub(crate) use book::{BookArgs, BookTask};
pub(crate) use check::CheckArgs;
pub(crate) use cli::{Cli, NAME, Verb, command};
pub(crate) use completions::CompletionsArgs;
pub(crate) use convert::ConvertArgs;
pub(crate) use count::CountArgs;
pub(crate) use doctor::DoctorArgs;
pub(crate) use explain::ExplainArgs;
pub(crate) use families::FamiliesArgs;
pub(crate) use family::ParamValue;
pub(crate) use first_family::first_family;
pub(crate) use flags::{
    BatchArgs, CommonArgs, DrawingArgs, GlobalArgs, LimitArgs, OutputArgs, PositionArgs,
    PuzzleArgs, ReduceArgs,
};
pub(crate) use generate::GenerateArgs;
pub(crate) use hint::HintArgs;
pub(crate) use make::{CompleteArgs, EditArgs, RepairArgs, ReviewArgs};
pub(crate) use man::ManArgs;
pub(crate) use minimise::MinimiseArgs;
pub(crate) use play::PlayArgs;
pub(crate) use rate::RateArgs;
pub(crate) use show::ShowArgs;
pub(crate) use solve::SolveArgs;
pub(crate) use steps::StepsArgs;
pub(crate) use technique::TechniqueArgs;
pub(crate) use usage::{one_word_too_many, report_usage, several_files, voice};
pub(crate) use values::{Color, Format, KeepGoal, PictureKind, Target};
pub(crate) use verify::VerifyArgs;
pub(crate) use verify_proof::VerifyProofArgs;
