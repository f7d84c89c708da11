//! The chores of this repository: `cargo xtask` lists them.
//!
//! Each command has a module of its own: `test`, `setup`, `bench`, `books`, `http`, `load`, `deploy`, `tidy`,
//! `new_family`, `web`, `site`, `pack`, `python`, `types` and `corpus`.
//! They share `shell`, which runs other programs, and `cross`, which compiles for other machines.

mod bench;
mod books;
mod corpus;
mod cross;
mod deploy;
mod http;
mod load;
mod new_family;
mod pack;
mod python;
mod setup;
mod shell;
mod site;
mod test;
mod tidy;
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
                   shape, Firefox), the package for Python installed by pip, samples (the suite on more puzzles), sound, stops, new-family in a copy of the
                   repository, http, deploy, packages and cards
  setup            installs what the tests need and this machine lacks: tmux, ps, node and Chromium with apt-get,
                   a checker of PDF files and what Python is tested with, with pip below target/
  books            PDF files held against that checker
  tidy             the cheap checks alone: which crate may use which, cycles of modules, file
                   lengths, what the library may not do, documentation, links
  bench [ARGS...]  the benchmarks; a first word that begins the name of one picks it, others
                   pick rows by a part of their names, or are files of puzzles to measure too
  http             the server held against its OpenAPI document by schemathesis: minutes
  deploy           tries what deploy/ has: the container file, the systemd unit, two instances behind a balancer
  load [NAME...]   how the server bears load on this machine: solve, generate, batch, hostile, soak;
                   six minutes for all of them
  sound            no step against a solution: every finder of named techniques on 100,000 random positions, and the
                   paths from 25,000 of each family, with a table of what was found: minutes
  stops            every preset, variant, side and level ends soon after it is told to stop: half an hour
  new-family NAME  lays out the folder of a new family that compiles, and puts it in the list
  schema           writes docs/schema/ anew from the types of requests and answers and the paths of the server, and
                   then the types of other languages
  types            writes the types of requests and answers for Python and TypeScript anew from docs/schema/
  reach [FAMILY [WORD...]]
                   measures which levels puzzles of each shape reach and how long each takes, and writes the tables
                   and docs/generating.md anew; words pick shapes that have them, --missing those without
                   times: hours of processor time for all
  levels [FAMILY]  counts the steps of each level that puzzles made for it take, for docs/levels.md: minutes
  gallery          writes docs/gallery/ anew: sentences of all families in every language
  web              builds the page into web/dist, with the engine as WebAssembly
  web --site DIR [SETTINGS]
                   the page as a folder for any web server, with the name, languages, families and colours that a
                   file of settings says (docs/hosting.md)
  pack             the C library (for Windows too, where a linker for it is installed) and the npm package as archives
                   below target/packages
  packages         the same, and each of them used in a clean folder; programs in C and C++ are run under sanitizers
                   too, and the examples in Go and C#
  cards            the shaders of crates/gpu, run by a driver that computes on the processor: minutes
  python           the package for Python as the tests have built it: its tests, its examples, its types
  python --all     the same package installed by pip: clusters of Ray and Dask, reasoning_gym, notebooks
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
        ["setup"] => setup::run()?,
        ["books"] => books::run()?,
        ["tidy"] => tidy::run()?,
        ["bench", rest @ ..] => bench::run(rest)?,
        ["http"] => http::run()?,
        ["deploy"] => deploy::run()?,
        ["load", names @ ..] => load::run(names)?,
        ["cards"] => test::cards()?,
        ["sound"] => test::sound()?,
        ["stops"] => test::stops()?,
        ["new-family", name] => new_family::run(name)?,
        ["schema"] => test::schema()?,
        ["types"] => types::write()?,
        ["gallery"] => test::gallery()?,
        ["reach", families @ ..] => test::measure("reach", families)?,
        ["levels", families @ ..] => test::measure("levels", families)?,
        ["web"] => web::run()?,
        ["web", "--site", site] => web::site(Path::new(site), None)?,
        ["web", "--site", site, settings] => {
            web::site(Path::new(site), Some(Path::new(settings)))?;
        }
        ["pack"] => pack::run()?,
        ["python"] => python::test()?,
        ["python", "--all"] => python::test_long()?,
        ["packages"] => pack::try_out()?,
        ["corpus", dir] => corpus::run(Path::new(dir))?,
        other => bail!("`{}` is not understood\n\n{USAGE}", other.join(" ")),
    }
    Ok(())
}
