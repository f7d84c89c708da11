//! The screens, one file each; `go` says where one leads to, `screen` is the one that is shown.

mod daily;
mod games;
mod go;
mod help;
mod making;
mod menu;
mod new_game;
mod open;
mod panel;
mod play;
mod play_draw;
mod play_mouse;
mod screen;
mod settings;
mod solved;
mod stats;
mod techniques;
mod watch;

pub(crate) use go::{Go, Place};
pub(crate) use help::Help;
pub(crate) use making::{Asked, Making};
pub(crate) use menu::Menu;
pub(crate) use play::Play;
pub(crate) use screen::Screen;
pub(crate) use solved::Solved;
pub(crate) use watch::Watch;
