//! `serve`: starts the server, which is a separate program.

use anyhow::Result;
use gridwright_serve_flags::ServeArgs;

use super::companion::Companion;
use crate::complaint::Status;

const SERVER: Companion = Companion { name: "gridwright-serve", what: "the server" };

pub(super) fn run(args: &ServeArgs) -> Result<Status> {
    SERVER.start(args.words())
}
