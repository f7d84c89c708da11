//! The flags of `doctor`.

use clap::Args;

use super::flags::OutputArgs;

/// Say what this program is and what it found on this machine
#[derive(Args)]
#[command(
    long_about = "Say what this program is and what it found on this machine: its version, what is \
                  compiled in, the instructions of the processor it uses, the folder for games, the \
                  languages and the terminal. Good to send along with a report of a fault. The exit \
                  code is 1 if something is wrong.",
    after_long_help = "\
Examples:
  gridwright doctor
  gridwright doctor --json"
)]
pub(crate) struct DoctorArgs {
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}
