//! Shows the progress of a long run on standard error, for people at a terminal.

use std::fmt::Write;
use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::complaint;
use crate::words::texts;

/// A progress bar, or none if standard error is not a terminal.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    /// The progress of a known number of puzzles.
    pub(crate) fn of(number: u64) -> Progress {
        let [puzzles, rate, left] =
            ["cli-run.progress-puzzles", "cli-run.progress-rate", "cli-run.progress-left"]
                .map(|key| texts().get(key));
        let template =
            &format!("{{bar:30}} {{pos}}/{{len}} {puzzles}, {{rate}} {rate}, {{eta}} {left}");
        let bar = (number > 1 && is_seen()).then(|| styled(ProgressBar::new(number), template));
        // The bar is visible before the first puzzle is finished.
        bar.iter().for_each(ProgressBar::tick);
        Progress(bar)
    }

    /// No progress, for runs whose answers are visible as they come.
    pub(crate) fn none() -> Progress {
        Progress(None)
    }

    /// The progress of an unknown number of lines.
    pub(crate) fn of_lines() -> Progress {
        let [lines, rate] =
            ["cli-run.progress-lines", "cli-run.progress-rate"].map(|key| texts().get(key));
        let template = format!("{{pos}} {lines}, {{rate}} {rate}");
        let bar = || styled(ProgressBar::new_spinner(), &template);
        Progress(is_seen().then(bar))
    }

    pub(crate) fn advance(&self) {
        self.advance_by(1);
    }

    pub(crate) fn advance_by(&self, number: usize) {
        if let Some(bar) = &self.0 {
            bar.inc(number as u64);
        }
    }

    /// Runs `write` while the bar is hidden.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.0 {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    pub(crate) fn note(&self, sentence: &str) {
        self.aside(|| complaint::remark(sentence));
    }

    pub(crate) fn end(&self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}

fn is_seen() -> bool {
    std::io::stderr().is_terminal() && !complaint::is_quiet()
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    if let Ok(style) = ProgressStyle::with_template(template) {
        let rate = |state: &ProgressState, text: &mut dyn Write| {
            // A failure to format the bar is not worth an error.
            let _ = write!(text, "{:.0}", state.per_sec());
        };
        bar.set_style(style.progress_chars("=> ").with_key("rate", rate));
    }
    bar
}
