//! Rejects output files whose ending contradicts the flag for their format.

use super::flags::{Ending, OutputArgs};
use super::values::{Format, PictureKind, Target};

impl OutputArgs {
    /// Checks that the ending of the output file does not stand for another format.
    ///
    /// # Errors
    /// Naming both formats.
    pub(super) fn expect_format(&self, format: Format) -> Result<(), String> {
        let is_fitting = match self.file_ending() {
            Some(Ending::Picture(_)) => false,
            Some(Ending::Json(_)) => format.is_json(),
            Some(Ending::Tsv | Ending::Other(_)) => !format.is_json(),
            Some(Ending::Text | Ending::Unknown) | None => true,
        };
        self.expect(is_fitting, format.name())
    }

    /// Checks that the ending of the output file does not stand for another kind of picture.
    ///
    /// # Errors
    /// Naming both formats.
    pub(super) fn expect_picture(&self, kind: PictureKind) -> Result<(), String> {
        let is_fitting = match self.file_ending() {
            Some(Ending::Picture(other)) => other == kind,
            Some(Ending::Text) => kind == PictureKind::Text,
            Some(Ending::Json(_) | Ending::Tsv | Ending::Other(_)) => false,
            Some(Ending::Unknown) | None => true,
        };
        self.expect(is_fitting, kind.name())
    }

    /// Checks that the ending of the output file does not stand for another form of a puzzle.
    ///
    /// # Errors
    /// Naming both formats.
    pub(super) fn expect_target(&self, target: Target) -> Result<(), String> {
        let format = match target {
            Target::Own(format) => return self.expect_format(format),
            Target::Id => return self.expect_format(Format::Line),
            Target::Other(other) => other.format,
        };
        let is_fitting = match self.file_ending() {
            Some(Ending::Picture(_)) => false,
            // Several formats can share an ending, as all tables do.
            Some(Ending::Other(other)) => {
                let are_tables = format.header.is_some() && other.format.header.is_some();
                are_tables || format.extensions.contains(&self.extension().as_str())
            }
            // A format with an ending of its own is no JSON and no table of ours.
            Some(Ending::Json(_) | Ending::Tsv) => format.extensions.is_empty(),
            Some(Ending::Text | Ending::Unknown) | None => true,
        };
        self.expect(is_fitting, format.name)
    }

    fn expect(&self, is_fitting: bool, asked: &str) -> Result<(), String> {
        match is_fitting {
            true => Ok(()),
            false => Err(format!(
                "the file ends in .{}, but {asked} is asked for: leave one of both out",
                self.extension()
            )),
        }
    }

    /// The ending of the file, in lower case.
    fn extension(&self) -> String {
        let ending = self.path().and_then(|path| path.extension());
        ending.map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
    }
}
