//! The common frame of verbs on one puzzle: input, limits, output.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use gridwright::clues::culprits;
use gridwright::documents::puzzle_document;
use gridwright::formats::{FormatOf, Play, Record};
use gridwright::steps::has_profile;
use gridwright::{Budget, Profile, Puzzle};
use gridwright_api::{Answer, PuzzleInput, Request};

use crate::answers;
use crate::args::{CommonArgs, DrawingArgs, Format, ReduceArgs};
use crate::complaint::{Status, remark};
use crate::draw::Style;
use crate::input;
use crate::limits::{Limits, Watch};
use crate::output::Sink;
use crate::reduce::reduced;
use crate::words::{in_words, phrase, texts};

/// The flags of a verb that determine how its puzzle is read and its answer written.
#[derive(Clone, Copy)]
pub(super) struct Setup<'a> {
    common: &'a CommonArgs,
    drawing: Option<&'a DrawingArgs>,
    reduces: bool,
    counts_nodes_itself: bool,
    from: Option<FormatOf>,
}

impl<'a> Setup<'a> {
    pub(super) fn of(common: &'a CommonArgs) -> Setup<'a> {
        Setup { common, drawing: None, reduces: false, counts_nodes_itself: false, from: None }
    }

    /// Sets the flags for drawing.
    pub(super) fn drawn(self, drawing: &'a DrawingArgs) -> Setup<'a> {
        Setup { drawing: Some(drawing), ..self }
    }

    /// Removes clues first, if requested.
    pub(super) fn reduced(self, args: &ReduceArgs) -> Setup<'a> {
        Setup { reduces: args.reduce, ..self }
    }

    /// Leaves the node limit to the verb itself, so that it does not apply to making the puzzle.
    pub(super) fn counting_nodes_itself(self) -> Setup<'a> {
        Setup { counts_nodes_itself: true, ..self }
    }

    fn limits(&self) -> Limits {
        let limits = Limits::of(&self.common.limits);
        if self.counts_nodes_itself { limits.without_nodes() } else { limits }
    }

    /// Sets the format of another program in which the puzzle is read.
    pub(super) fn from(self, from: Option<FormatOf>) -> Setup<'a> {
        Setup { from, ..self }
    }
}

/// The state that a verb on one puzzle works with.
pub(super) struct Job {
    pub(super) puzzle: Arc<dyn Puzzle>,
    /// The player's entries, if the text has any.
    pub(super) play: Play,
    /// The recipe, if the puzzle was given by one and no clues were removed.
    pub(super) recipe: Option<String>,
    /// The saved game that the puzzle was read from.
    pub(super) saved: Option<String>,
    pub(super) format: Format,
    pub(super) style: Style,
    pub(super) limits: Limits,
    pub(super) watch: Watch,
    pub(super) sink: Sink,
}

impl Job {
    /// Checks that a profile can rate puzzles of this kind.
    ///
    /// # Errors
    /// Naming a profile that can.
    pub(super) fn expect_profile(&self, profile: &Profile) -> Result<()> {
        if !has_profile(&*self.puzzle, profile) {
            bail!(
                "{} does not rate this {} puzzle: expected --profile {}",
                profile.id,
                texts().family(self.puzzle.info()),
                Profile::DEFAULT.id
            );
        }
        Ok(())
    }

    /// Writes a remark to standard error, after flushing the output.
    pub(super) fn note(&mut self, sentence: impl AsRef<str>) -> Result<()> {
        self.sink.flush()?;
        remark(sentence);
        Ok(())
    }

    /// Appends possible causes to the sentence that there is no solution, as far as they are found
    /// quickly.
    pub(super) fn with_culprits(&self, sentence: &str) -> String {
        let found = culprits(&*self.puzzle, &mut self.limits.start_briefly().budget);
        let found = found.iter().map(|culprit| texts().culprit(&*self.puzzle, culprit));
        [sentence.to_owned()].into_iter().chain(found).collect::<Vec<_>>().join("; ")
    }
}

/// Reads the puzzle, runs the verb and finishes the output.
pub(super) fn with_puzzle(
    setup: Setup<'_>,
    verb: impl FnOnce(&mut Job) -> Result<Status>,
) -> Result<Status> {
    with_play(setup, |job| {
        if !job.play.is_empty() {
            let what = in_words(&job.play.to_string());
            remark(phrase("cli-run.play-ignored", &[("what", what.into())]));
        }
        verb(job)
    })
}

/// Like [`with_puzzle`], for a verb that uses the player's entries.
pub(super) fn with_play(
    setup: Setup<'_>,
    verb: impl FnOnce(&mut Job) -> Result<Status>,
) -> Result<Status> {
    let limits = setup.limits();
    let Setup { common, drawing, reduces, from, .. } = setup;
    let wanted = input::Request::of(&common.puzzle)?;
    let source = wanted.read()?;
    let sink = Sink::open(common.output.path())?;
    limits.arm();
    let mut watch = limits.start();
    let record = source.open(wanted.family, from, &mut watch.budget)?;
    source.look_at_notes(&record, common.puzzle.strict)?;
    let Record { mut puzzle, play, .. } = record;
    let style = Style::of(drawing.unwrap_or(&DrawingArgs::default()), &sink);
    style.check(puzzle.info())?;
    let mut recipe = source.recipe();
    let mut saved = source.saved_game();
    if reduces {
        puzzle = reduce(puzzle, &mut watch.budget);
        (recipe, saved) = (None, None);
    }
    let format = common.output.format(Format::Text);
    let mut job = Job { puzzle, play, recipe, saved, format, style, limits, watch, sink };
    let exit = verb(&mut job)?;
    if common.verbose {
        let (nodes, time) = (job.watch.budget.used(), job.watch.elapsed());
        job.note(nodes_used(nodes, time))?;
    }
    job.sink.finish(exit)
}

/// Answers a request about the puzzle, and writes the answer as JSON.
pub(super) fn ask(
    setup: Setup<'_>,
    request: impl FnOnce(PuzzleInput) -> Result<Request>,
) -> Result<Status> {
    ask_and_check(setup, request, |_| Ok(()))
}

/// Like [`ask`]; `check` rejects answers that are errors on the command line.
pub(super) fn ask_and_check(
    setup: Setup<'_>,
    request: impl FnOnce(PuzzleInput) -> Result<Request>,
    check: impl FnOnce(&Answer) -> Result<()>,
) -> Result<Status> {
    let limits = setup.limits();
    let Setup { common, reduces, from, .. } = setup;
    let wanted = input::Request::of(&common.puzzle)?;
    let source = wanted.read()?;
    let mut sink = Sink::open(common.output.path())?;
    limits.arm();
    let mut watch = limits.start();
    if common.puzzle.strict {
        let record = source.open(wanted.family, from, &mut watch.budget)?;
        source.look_at_notes(&record, true)?;
    }
    let input = if reduces {
        let Record { puzzle, .. } = source.open(wanted.family, from, &mut watch.budget)?;
        puzzle_document(&*reduce(puzzle, &mut watch.budget)).into()
    } else {
        source.input(wanted.family, from)
    };
    let answer = match answers::answer(request(input)?, &mut watch.budget) {
        Answer::Error(error) => return Err(source.complaint(error).into()),
        answer => answer,
    };
    check(&answer)?;
    let exit = answers::write(&mut sink, answer, common.output.format(Format::Json))?;
    if common.verbose {
        sink.flush()?;
        remark(nodes_used(watch.budget.used(), watch.elapsed()));
    }
    // The answer is complete even if it says that the budget was exhausted.
    sink.is_whole();
    sink.finish(exit)
}

/// The length of a search, in a sentence.
fn nodes_used(nodes: u64, time: Duration) -> String {
    phrase("cli-run.nodes", &[("nodes", nodes.into()), ("time", format!("{time:.1?}").into())])
}

/// Removes clues and reports their number.
fn reduce(puzzle: Arc<dyn Puzzle>, budget: &mut Budget) -> Arc<dyn Puzzle> {
    let n_clues = puzzle.board().n_givens();
    let reduction = reduced(puzzle, budget);
    remark(match reduction.refusal {
        Some(why) => phrase("cli-minimise.refused", &[("why", in_words(why).into())]),
        None => {
            let args = [("gone", reduction.removed.into()), ("all", n_clues.into())];
            phrase("cli-minimise.reduced", &args)
        }
    });
    reduction.puzzle
}
