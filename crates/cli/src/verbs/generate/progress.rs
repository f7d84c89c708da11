//! A progress bar on standard error, for people who wait at a terminal.

use std::fmt::Write;
use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::complaint;

/// A bar, or nothing where nobody looks.
pub(super) struct Progress(Option<ProgressBar>);

impl Progress {
    pub(super) fn new(number: u64) -> Progress {
        if number == 1 || !std::io::stderr().is_terminal() {
            return Progress(None);
        }
        let bar = ProgressBar::new(number);
        let template = "{bar:30} {pos}/{len} puzzles, {rate} a second, {eta} left";
        if let Ok(style) = ProgressStyle::with_template(template) {
            let rate = |state: &ProgressState, text: &mut dyn Write| {
                // A bar that cannot be written is nothing to fail over.
                let _ = write!(text, "{:.0}", state.per_sec());
            };
            bar.set_style(style.progress_chars("=> ").with_key("rate", rate));
        }
        Progress(Some(bar))
    }

    pub(super) fn advance(&self) {
        if let Some(bar) = &self.0 {
            bar.inc(1);
        }
    }

    /// Writes to the terminal while the bar is out of the way.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.0 {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    pub(super) fn say(&self, sentence: &str) {
        self.aside(|| complaint::say(sentence));
    }

    pub(super) fn end(&self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
