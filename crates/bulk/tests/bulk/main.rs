//! The real program: what it leaves in a folder, however it was interrupted, shared out or tampered with.

mod documents;
mod killed;
mod rows;
mod run;
mod shards;
mod tampering;
