//! The development tasks of this repository: `cargo xtask` lists them.
//!
//! Each command has a module of its own: `test`, `setup`, `bench`, `books`, `fuzz`, `http`, `load`,
//! `deploy`, `tidy`, `new_family`, `web`, `site`, `pack`, `python`, `types` and `corpus`. `deny`
//! and `dependencies` check dependencies, `guide` makes a book of the documents, `dist` a release.
//! They share `shell`, which runs other programs, `tools`, which installs some, `release_build`,
//! which builds for distribution, and `cross`, which cross-compiles.

mod bench;
mod books;
mod corpus;
mod cross;
mod deny;
mod dependencies;
mod deploy;
mod dist;
mod fuzz;
mod guide;
mod http;
mod load;
mod machines;
mod new_family;
mod pack;
mod python;
mod release_build;
mod setup;
mod shell;
mod site;
mod test;
mod test_programs;
mod tidy;
mod tools;
mod types;
mod web;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
The chores of this repository.

usage: cargo xtask COMMAND [ARGS...]

  test             everything that must pass before a change is merged: format, tidy, setup, lints,
                   tests, documentation, examples, books, Python, the page in a real Chromium; stops at the first failure
  test --all       the same, and then the checks that take long: the page in full (golden seeds, windows of every
                   shape, Firefox), the package for Python installed by pip, books by epubcheck, samples (the suite on more puzzles), sound, stops, kills,
                   new-family in a copy of the repository, http, deploy, packages, cards and machines
  test --stage NAME...
                   the named stages of these alone, such as 'page in full' or stops
  setup            installs what the tests need and this machine lacks: tmux, ps, node and Chromium with apt-get,
                   a checker of PDF files and what Python is tested with, with pip below target/
  books            PDF files held against that checker
  tidy             the cheap checks alone: which crate may use which, cycles of modules, file
                   lengths, what the library may not do, documentation, links
  bench [ARGS...]  the benchmarks; a first word that begins the name of one picks it, others
                   pick rows by a part of their names, or are files of puzzles to measure too
  http             the server held against its OpenAPI document by schemathesis: minutes
  deny             every dependency held against deny.toml by cargo-deny: licences, sources, bans, known faults
  dependencies     writes docs/dependencies.md anew: how many there are, for what, under which licences
  deploy           tries what deploy/ has: the container file, the systemd unit, two instances behind a balancer
  load [NAME...]   how the server bears load on this machine: solve, generate, batch, hostile, soak;
                   six minutes for all of them
  sound            no step against a solution: every finder of named techniques on 100,000 random positions, and the
                   paths from 25,000 of each family, with a table of what was found: minutes
  fuzz [TARGET...] [--seconds N] [--guided]
                   the fuzz targets, each for a minute or so many seconds of processor time: their seeds, then mutations;
                   --guided has libFuzzer follow coverage, which builds everything once more
  oracle [FAMILY...] [--boards N] [--explanations N] [--seconds N] [--threads N]
                   100,000 boards of every family against the SAT solver, and every step of 10,000 explanations of each
                   against all solutions; hours, and a run goes on where the last one ended
  stops            every preset, variant, side and level ends soon after it is told to stop: half an hour
  kills            a game, a data set and the server, each killed 1,000 times at random moments: minutes
  new-family NAME  lays out the folder of a new family that compiles, and puts it in the list
  schema           writes docs/schema/ anew from the types of requests and answers and the paths of the server, and
                   then the types of other languages
  types            writes the types of requests and answers for Python and TypeScript anew from docs/schema/
  reach [FAMILY [WORD...]]
                   measures which levels puzzles of each shape reach and how long each takes, and writes the tables
                   and docs/generating.md anew; words pick shapes that have them, --missing those without
                   times: hours of processor time for all
  levels [FAMILY]  counts the steps of each level that puzzles made for it take, for docs/levels.md: minutes
  lookahead [WORD...] [PUZZLES]
                   measures how far ahead explanations look, for docs/levels.md; words pick shapes: minutes
  gallery          writes docs/gallery/ anew: sentences of all families in every language
  web              builds the page into web/dist, with the engine as WebAssembly
  web --site DIR [SETTINGS]
                   the page as a folder for any web server, with the name, languages, families and colours that a
                   file of settings says (docs/hosting.md)
  pack             the C library (for Windows too, where a linker for it is installed) and the npm package as archives
                   below target/packages
  packages         the same, and each of them used in a clean folder; programs in C and C++ are run under sanitizers
                   too, and the examples in Go and C#
  cards            the shaders of crates/gpu and the program that uses them, with a driver that computes on the processor: minutes
  machines         the tests of the 9 x 9 kernel for 64-bit ARM, run by qemu, and for WebAssembly, run by node: minutes
  page             the tests of the page in a real Chromium; with --all those that take long, too
  python           the package for Python as the tests have built it: its tests, its examples, its types
  python --all     the same package installed by pip: clusters of Ray and Dask, reasoning_gym, notebooks
  guide            the documents as a book that can be searched, target/guide
  dist [PART...]   a release below target/: archives, packages for Debian, Python, npm and C, the site, the book, lists of what
                   is inside and checksums, each thing installed and tried in a clean folder; or only some of them
                   (docs/releasing.md)
  reproduce        the programs of a release built in two folders and compared byte by byte: minutes
  fixtures         what this version writes (ids, games, logs, answers, proofs), kept for all later ones to read; once a release
  corpus DIR       the release program against puzzles with known answers: a folder of one family
                   or of many
  help             this text
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<()> {
    match args {
        [] | ["help" | "-h" | "--help"] => print!("{USAGE}"),
        ["test"] => test::run()?,
        ["test", "--all"] => test::run_all()?,
        ["test", "--stage", names @ ..] => test::run_named(names)?,
        ["setup"] => setup::run()?,
        ["books"] => books::run()?,
        ["tidy"] => tidy::run()?,
        ["bench", rest @ ..] => bench::run(rest)?,
        ["http"] => http::run()?,
        ["deny"] => deny::run()?,
        ["dependencies"] => dependencies::write()?,
        ["deploy"] => deploy::run()?,
        ["load", names @ ..] => load::run(names)?,
        ["cards"] => test::cards()?,
        ["machines"] => machines::run()?,
        ["fuzz", rest @ ..] => fuzz::run(rest)?,
        ["oracle", rest @ ..] => test::oracle(rest)?,
        ["sound"] => test::sound()?,
        ["stops"] => test::stops()?,
        ["kills"] => test::kills()?,
        ["new-family", name] => new_family::run(name)?,
        ["schema"] => test::schema()?,
        ["types"] => types::write()?,
        ["gallery"] => test::gallery()?,
        ["reach", families @ ..] => test::measure("reach", families)?,
        ["levels", families @ ..] => test::measure("levels", families)?,
        ["lookahead", words @ ..] => test::measure("lookahead", words)?,
        ["web"] => web::run()?,
        ["web", "--site", site] => web::site(Path::new(site), None)?,
        ["web", "--site", site, settings] => {
            web::site(Path::new(site), Some(Path::new(settings)))?;
        }
        ["page"] => web::test()?,
        ["page", "--all"] => web::test_long()?,
        ["pack"] => pack::run()?,
        ["python"] => python::test()?,
        ["python", "--all"] => python::test_long()?,
        ["packages"] => pack::try_out()?,
        ["dist", parts @ ..] => dist::run(parts)?,
        ["fixtures"] => test::fixtures()?,
        ["reproduce"] => dist::again()?,
        ["guide"] => guide::run()?,
        ["corpus", dir] => corpus::run(Path::new(dir))?,
        other => bail!("`{}` is not understood\n\n{USAGE}", other.join(" ")),
    }
    Ok(())
}
