//! The flags of `completions`.

use clap::Args;
use clap_complete::Shell;

use super::flags::OutputArgs;

/// Write a completion script for a shell
#[derive(Args)]
#[command(
    long_about = "Write a completion script for a shell to standard output. It knows every verb, \
                  family and parameter of this program.",
    after_long_help = "\
Examples:
  gridwright completions bash > ~/.local/share/bash-completion/completions/gridwright
  gridwright completions zsh > ~/.zfunc/_gridwright
  gridwright completions fish > ~/.config/fish/completions/gridwright.fish"
)]
pub(crate) struct CompletionsArgs {
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// The shell to write it for
    #[arg(value_name = "SHELL", value_enum)]
    pub(crate) shell: Shell,
}
