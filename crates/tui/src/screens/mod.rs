//! The screens, one file each; `go` has the transitions between them, `screen` the current one.

mod daily;
mod footer;
mod games;
mod go;
mod help;
mod lesson;
mod making;
mod menu;
mod new_game;
mod offer;
mod open;
mod panel;
mod pick;
mod play;
mod play_draw;
mod play_entry;
mod play_help;
mod play_lesson;
mod play_mouse;
mod screen;
mod settings;
mod solved;
mod stats;
mod technique_page;
mod techniques;
mod watch;

pub(crate) use go::{Go, Place};
pub(crate) use help::Help;
pub(crate) use lesson::first_recipe;
pub(crate) use making::{Asked, Making};
pub(crate) use menu::Menu;
pub(crate) use play::Play;
pub(crate) use screen::Screen;
pub(crate) use solved::Solved;
pub(crate) use watch::Watch;
