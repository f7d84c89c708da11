//! All verbs together, and the parser of the command line.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use clap::error::{Error, ErrorKind};
use clap::{ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use gridwright::family;
use gridwright::formats::formats;
use gridwright_bulk_flags::BulkArgs;
use gridwright_serve_flags::ServeArgs;

use super::ask::AskArgs;
use super::book::{BookArgs, BookTask};
use super::check::CheckArgs;
use super::completions::CompletionsArgs;
use super::convert::ConvertArgs;
use super::count::CountArgs;
use super::doctor::DoctorArgs;
use super::explain::ExplainArgs;
use super::families::FamiliesArgs;
use super::first_family::first_family;
use super::flags::{Ending, GlobalArgs};
use super::generate::GenerateArgs;
use super::hint::HintArgs;
use super::make::{CompleteArgs, EditArgs, RepairArgs, ReviewArgs};
use super::man::ManArgs;
use super::manual::manual;
use super::minimise::MinimiseArgs;
use super::play::PlayArgs;
use super::rate::RateArgs;
use super::show::ShowArgs;
use super::solve::SolveArgs;
use super::steps::StepsArgs;
use super::technique::TechniqueArgs;
use super::values::{Format, PictureKind};
use super::verify::VerifyArgs;
use super::verify_proof::VerifyProofArgs;

/// The name of the program.
pub(crate) const NAME: &str = "gridwright";

/// Grid puzzles: play, generate, solve, count, check, explain, rate and draw them.
///
/// A puzzle can be given as a file, on standard input, or as an id. On a terminal it is drawn; a
/// pipe or a file gets plain text that can be read again. Without a verb, a terminal gets the
/// game, and a pipe gets one puzzle.
#[derive(Parser)]
#[command(
    name = NAME,
    version,
    after_help = "Try 'gridwright VERB --help' for examples, and 'gridwright --help' for all.",
    after_long_help = manual(),
    subcommand_value_name = "VERB",
    subcommand_help_heading = "Verbs",
    disable_help_subcommand = true,
    max_term_width = 100
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) verb: Option<Verb>,
    #[command(flatten)]
    pub(crate) global: GlobalArgs,
}

/// The grammar without verbs. In help, its flags stand where they would stand behind all verbs.
#[derive(Parser)]
#[command(
    name = NAME,
    version,
    disable_help_subcommand = true,
    max_term_width = 100,
    next_display_order = VERBS.len()
)]
struct Root {
    #[command(flatten)]
    _global: GlobalArgs,
}

/// Adds the flags of a verb to a command.
type AddFlags = fn(Command) -> Command;

/// Each verb by its name. Building the grammar of all verbs takes ten times as long as that of one
/// verb, and longer than rating an easy puzzle.
const VERBS: [(&str, AddFlags); 27] = [
    ("play", PlayArgs::augment_args),
    ("generate", GenerateArgs::augment_args),
    ("solve", SolveArgs::augment_args),
    ("count", CountArgs::augment_args),
    ("check", CheckArgs::augment_args),
    ("verify", VerifyArgs::augment_args),
    ("explain", ExplainArgs::augment_args),
    ("hint", HintArgs::augment_args),
    ("steps", StepsArgs::augment_args),
    ("rate", RateArgs::augment_args),
    ("verify-proof", VerifyProofArgs::augment_args),
    ("minimise", MinimiseArgs::augment_args),
    ("edit", EditArgs::augment_args),
    ("review", ReviewArgs::augment_args),
    ("repair", RepairArgs::augment_args),
    ("complete", CompleteArgs::augment_args),
    ("convert", ConvertArgs::augment_args),
    ("show", ShowArgs::augment_args),
    ("book", BookArgs::augment_args),
    ("bulk", BulkArgs::augment_args),
    ("families", FamiliesArgs::augment_args),
    ("technique", TechniqueArgs::augment_args),
    ("ask", AskArgs::augment_args),
    ("serve", ServeArgs::augment_args),
    ("doctor", DoctorArgs::augment_args),
    ("completions", CompletionsArgs::augment_args),
    ("man", ManArgs::augment_args),
];

/// A verb with its flags, in the order they are shown.
#[derive(Subcommand)]
pub(crate) enum Verb {
    Play(PlayArgs),
    Generate(Box<GenerateArgs>),
    Solve(SolveArgs),
    Count(CountArgs),
    Check(CheckArgs),
    Verify(VerifyArgs),
    Explain(ExplainArgs),
    Hint(HintArgs),
    Steps(StepsArgs),
    Rate(RateArgs),
    VerifyProof(VerifyProofArgs),
    Minimise(MinimiseArgs),
    Edit(EditArgs),
    Review(ReviewArgs),
    Repair(RepairArgs),
    Complete(CompleteArgs),
    Convert(ConvertArgs),
    Show(ShowArgs),
    Book(Box<BookArgs>),
    Bulk(Box<BulkArgs>),
    Families(FamiliesArgs),
    Technique(TechniqueArgs),
    Ask(AskArgs),
    Serve(Box<ServeArgs>),
    Doctor(DoctorArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

impl Verb {
    /// Checks that the verb can write the format that the ending of the output file stands for, so
    /// that `x.png` never contains text.
    ///
    /// # Errors
    /// Naming the verb that writes that format, or the known endings.
    pub(crate) fn check_ending(&self) -> Result<(), String> {
        let picture = match self {
            Verb::Show(args) => args.kind().map(|kind| (&args.common.output, kind)),
            Verb::Explain(args) => args.kind.map(|kind| (&args.common.output, kind)),
            _ => None,
        };
        let target = match self {
            Verb::Generate(args) => args.flags.to.to.map(|to| (&args.flags.output, to)),
            Verb::Convert(args) => args.to.to.map(|to| (&args.common.output, to)),
            _ => None,
        };
        match (picture, target) {
            (Some((out, kind)), _) => return out.expect_picture(kind),
            (_, Some((out, target))) => return out.expect_target(target),
            (None, None) => (),
        }
        let (out, pictures): (_, &[PictureKind]) = match self {
            Verb::Book(args) => return check_book(args),
            Verb::Show(args) => (&args.common.output, &PictureKind::FILES),
            Verb::Explain(args) => (&args.common.output, &[PictureKind::Html]),
            Verb::Generate(args) => (&args.flags.output, &[]),
            Verb::Convert(args) => (&args.common.output, &[]),
            Verb::Solve(args) => (&args.common.output, &[]),
            Verb::Count(args) => (&args.common.output, &[]),
            Verb::Check(args) => (&args.common.output, &[]),
            Verb::Verify(args) => (&args.common.output, &[]),
            Verb::Hint(args) => (&args.common.output, &[]),
            Verb::Steps(args) => (&args.common.output, &[]),
            Verb::Rate(args) => (&args.common.output, &[]),
            Verb::Minimise(args) => (&args.common.output, &[]),
            Verb::Edit(args) => (&args.common.output, &[]),
            Verb::Review(args) => (&args.common.output, &[]),
            Verb::Repair(args) => (&args.common.output, &[]),
            Verb::Complete(args) => (&args.common.output, &[]),
            Verb::VerifyProof(args) => (&args.output, &[]),
            Verb::Families(args) => (&args.output, &[]),
            Verb::Technique(args) => (&args.output, &[]),
            Verb::Ask(args) => (&args.output, &[]),
            Verb::Play(_)
            | Verb::Bulk(_)
            | Verb::Serve(_)
            | Verb::Doctor(_)
            | Verb::Completions(_)
            | Verb::Man(_) => return Ok(()),
        };
        if self.has_several_answers()
            && matches!(out.file_ending(), Some(Ending::Json(Format::Json)))
        {
            return Err("a file that ends in .json holds one answer: expected .jsonl, a line for \
                        each of several"
                .to_owned());
        }
        if let Some(format) = out.asked() {
            return out.expect_format(format);
        }
        let writes_formats = matches!(self, Verb::Generate(_) | Verb::Convert(_));
        let writes_columns = matches!(self, Verb::Rate(_) | Verb::Technique(_));
        match out.ending() {
            Some(Ending::Tsv) if !writes_columns => {
                let writers = "'gridwright rate' and 'gridwright technique' write";
                Err(format!("the file ends in .tsv, which {writers}, not this verb"))
            }
            Some(Ending::Picture(kind)) if !pictures.contains(&kind) => {
                let kind = kind.name();
                Err(format!(
                    "the file ends in .{kind}, which 'gridwright show' writes, not this verb"
                ))
            }
            Some(Ending::Other(other)) if !writes_formats => {
                let name = other.format.name;
                Err(format!(
                    "the file ends as those of {name}, which 'gridwright convert' writes, not this verb"
                ))
            }
            Some(Ending::Unknown) => {
                let mut known = vec!["txt", "json", "jsonl"];
                if writes_columns {
                    known.push("tsv");
                }
                known.extend(pictures.iter().map(|kind| kind.name()));
                if writes_formats {
                    known.extend(formats().flat_map(|known| known.format.extensions).copied());
                }
                let name = out.path().map(|path| path.display().to_string()).unwrap_or_default();
                Err(format!(
                    "{name}: unknown ending: expected .{}, or none, or --format",
                    known.join(", .")
                ))
            }
            _ => Ok(()),
        }
    }
}

impl Verb {
    /// Whether the verb was asked for several answers, which are always lines.
    fn has_several_answers(&self) -> bool {
        let batch = match self {
            Verb::Generate(args) => return args.flags.number > 1,
            Verb::Ask(args) => return args.batch.is_some(),
            Verb::Verify(args) => &args.batch,
            Verb::Convert(args) => &args.batch,
            Verb::Solve(args) => &args.batch,
            Verb::Count(args) => &args.batch,
            Verb::Check(args) => &args.batch,
            Verb::Explain(args) => &args.batch,
            Verb::Hint(args) => &args.batch,
            Verb::Rate(args) => &args.batch,
            Verb::Minimise(args) => &args.batch,
            _ => return false,
        };
        batch.file.is_some()
    }
}

/// Checks the ending of a book's file: books are PDF or EPUB, and previews are PNG.
fn check_book(args: &BookArgs) -> Result<(), String> {
    let (task, _) = args.task()?;
    let known: &[&str] = match task {
        BookTask::Make => &["pdf", "epub"],
        BookTask::Preview => &["png"],
        BookTask::Check => return Ok(()),
    };
    let ending =
        |path: &Path| path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    for path in
        [args.out.path(), args.answers.as_deref(), args.cover.as_deref()].into_iter().flatten()
    {
        if let Some(other) = ending(path).filter(|ending| !known.contains(&ending.as_str())) {
            let (what, known) = (
                if task == BookTask::Make {
                    "books are PDF or EPUB"
                } else {
                    "pages are drawn as PNG"
                },
                known.join(" or ."),
            );
            return Err(format!("{what}: expected a file that ends in .{known}, found .{other}"));
        }
    }
    let files =
        [args.out.path(), args.answers.as_deref(), args.cover.as_deref(), args.log.as_deref()];
    let files: Vec<&Path> = files.into_iter().flatten().collect();
    if let Some(twice) = (1..files.len()).find(|&i| files[..i].contains(&files[i])) {
        let name = files[twice].display();
        return Err(format!(
            "{name}: expected a file of its own for each of -o, --answers, --cover and --log"
        ));
    }
    if args.cover.as_deref().and_then(ending).is_some_and(|ending| ending != "pdf") {
        return Err("covers are PDF: expected a file that ends in .pdf".to_owned());
    }
    Ok(())
}

impl Cli {
    /// Reads the command line.
    ///
    /// # Errors
    /// A sentence for the user; a request for help is returned as an error too.
    pub(crate) fn read(argv: Vec<OsString>) -> Result<Cli, Error> {
        Cli::from_arg_matches(&matches(spelt_out(argv))?)
    }
}

/// The whole grammar.
pub(crate) fn command() -> Command {
    Cli::command()
}

/// The grammar for a command line: with a verb as the first word, the flags of other verbs are left
/// out.
fn command_for(argv: &[OsString]) -> Command {
    let verb = argv.get(1).and_then(|word| VERBS.iter().find(|(name, _)| word == name));
    match verb {
        Some((name, add_flags)) => Root::command().subcommand(add_flags(Command::new(*name))),
        None => command(),
    }
}

/// Replaces `help`, `help VERB` and `version` by the flags they stand for.
fn spelt_out(mut argv: Vec<OsString>) -> Vec<OsString> {
    match argv.get(1).and_then(|word| word.to_str()) {
        Some("help") => {
            argv.remove(1);
            argv.push("--help".into());
        }
        Some("version") if argv.len() == 2 => argv[1] = "--version".into(),
        _ => (),
    }
    argv
}

fn matches(argv: Vec<OsString>) -> Result<ArgMatches, Error> {
    let error = match command_for(&argv).try_get_matches_from(&argv) {
        Ok(matches) => return Ok(matches),
        Err(error) => error,
    };
    // Without a family, `generate` uses the first one, and so it takes the flags of that one.
    let second = match (error.kind(), with_first_family(argv)) {
        (ErrorKind::UnknownArgument, Some(argv)) => command_for(&argv).try_get_matches_from(argv),
        _ => return Err(error),
    };
    second.map_err(|second| match second.kind() {
        ErrorKind::UnknownArgument => error,
        _ => second,
    })
}

fn with_first_family(mut argv: Vec<OsString>) -> Option<Vec<OsString>> {
    let names_family = |word: &OsString| word.to_str().is_some_and(|word| family(word).is_some());
    let is_generate = argv.get(1).is_some_and(|verb| verb == OsStr::new("generate"));
    if !is_generate || argv.iter().any(names_family) {
        return None;
    }
    argv.insert(2, first_family().id.into());
    Some(argv)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verb_of(words: &[&str]) -> Option<String> {
        let argv = [NAME].iter().chain(words).map(OsString::from).collect();
        let matches = matches(argv).ok()?;
        Some(matches.subcommand_name()?.to_owned())
    }

    #[test]
    fn the_grammar_is_sound_for_every_family() {
        command().debug_assert();
    }

    #[test]
    fn the_grammar_of_one_verb_is_that_of_all_verbs() {
        let mut all = command();
        all.build();
        let names: Vec<&str> = all.get_subcommands().map(Command::get_name).collect();
        assert_eq!(names, VERBS.map(|(name, _)| name));
        for name in names {
            let mut one = command_for(&[NAME, name].map(OsString::from));
            one.build();
            let help = |command: &Command| {
                command.find_subcommand(name).unwrap().clone().render_long_help().to_string()
            };
            assert_eq!(help(&one), help(&all), "{name}");
        }
    }

    #[test]
    fn flags_of_the_first_family_need_no_name() {
        let spec = first_family().params.first().expect("a family has parameters");
        let flag = format!("--{}", spec.name);
        let value = spec.default.expect("a shape has a default");
        assert_eq!(verb_of(&["generate", &flag, value]).as_deref(), Some("generate"));
        assert_eq!(verb_of(&["generate", "--no-such-flag"]), None);
        assert_eq!(verb_of(&["solve", &flag, value]), None);
    }
}
