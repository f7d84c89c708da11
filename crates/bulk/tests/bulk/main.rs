//! Tests the real program: the files it leaves after interruptions, with shards, and after
//! tampering.

mod documents;
mod killed;
mod rows;
mod run;
mod shards;
mod tampering;
