//! The program `gridwright-bulk`, which `gridwright bulk` starts.

use std::fs::File;
use std::io::{IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use gridwright_api::{Answer, BulkAnswer, ErrorAnswer, ErrorCode, Status};
use gridwright_bulk::{BulkError, Format, Job, MergeJob, Plan, Progress, Set, Shard, merge, run};
use gridwright_bulk_flags::{BulkArgs, BulkVerb, MergeArgs};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// Interval between two lines about the progress in a log.
const LOG_EVERY: Duration = Duration::from_secs(30);

/// Maximum size of a plan in bytes.
const MOST_BYTES: u64 = 4 << 20;

#[derive(Parser)]
#[command(name = "gridwright-bulk", version, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    args: BulkArgs,
    /// The language of steps
    #[arg(long, visible_alias = "lang", global = true, value_name = "CODE")]
    language: Option<String>,
    /// Write what was made, or what is wrong, as JSON
    #[arg(long, global = true)]
    json: bool,
    /// Write nothing to standard error but what is wrong
    #[arg(short = 'q', long, global = true)]
    quiet: bool,
    // `gridwright` accepts these flags with every verb, so they are accepted here, where they have
    // no effect.
    #[arg(long, global = true, hide = true)]
    ascii: bool,
    #[arg(long, global = true, hide = true, value_name = "WHEN")]
    color: Option<String>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let has_plan = cli.args.plan.is_some() || !cli.args.sets.is_empty();
    let outcome = match &cli.args.verb {
        Some(_) if has_plan => {
            Err(BulkError::Plan("merge takes no plan: expected folders alone".to_owned()))
        }
        Some(BulkVerb::Merge(args)) => merged(args, cli.json),
        None => made(&cli),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let code = match error {
                BulkError::Plan(_) => ErrorCode::BadRequest,
                BulkError::Refused { code, .. } => code,
                BulkError::Tampered(_) => ErrorCode::Tampered,
                BulkError::Interrupted => ErrorCode::OutOfBudget,
                _ => ErrorCode::Io,
            };
            if cli.json {
                print_json(&Answer::Error(ErrorAnswer::new(code, error.to_string())));
            } else {
                eprintln!("gridwright: {error}");
            }
            ExitCode::from(Status::of_error(code) as u8)
        }
    }
}

/// Prints a line on standard output. Errors are ignored: the files exist even if nobody reads the
/// line.
fn print_line(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Prints an answer in JSON on standard output.
fn print_json(answer: &impl Serialize) {
    print_line(
        &serde_json::to_string(answer).expect("answers have string keys and finite numbers"),
    );
}

fn threads(asked: Option<u16>) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(all, usize::from)
}

fn made(cli: &Cli) -> Result<(), BulkError> {
    let args = &cli.args;
    let plan = plan(args, cli.language.as_deref())?;
    let Some(out) = args.out.clone() else {
        return Err(BulkError::Plan("expected --out with a folder".to_owned()));
    };
    let shard = Shard::parse(&args.shard)?;
    let (threads, stop) = (threads(args.threads), stop_flag());
    let job = Job { plan, out: out.clone(), shard, threads, stop };
    let mut meter = Meter::new(cli.quiet);
    let outcome = run(&job, &mut |progress| meter.show(progress));
    meter.end();
    let summary = outcome?;
    if shard.count == 1 {
        return report(&out, cli.json);
    }
    if cli.json {
        let (rows, parts) = (summary.rows, summary.parts);
        print_json(&BulkAnswer::new(&args.shard, parts, rows));
    } else {
        let (rows, parts) = (summary.rows, summary.parts);
        let parts = if parts == 1 { "1 part".to_owned() } else { format!("{parts} parts") };
        print_line(&format!("shard {}: {rows} rows in {parts}", args.shard));
    }
    Ok(())
}

/// Returns a flag that Ctrl-C sets. A second Ctrl-C ends the program at once, as without a handler.
fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(3);
        }
    });
    stop
}

/// Reads the plan file and applies the flags to it.
fn plan(args: &BulkArgs, language: Option<&str>) -> Result<Plan, BulkError> {
    let mut plan = match &args.plan {
        None => Plan::default(),
        Some(path) => {
            let named = |error: BulkError| error.within(path.display());
            Plan::parse(&text_of(path).map_err(named)?).map_err(named)?
        }
    };
    for set in &args.sets {
        plan.sets.push(Set::parse(set)?);
    }
    plan.seed = args.seed.unwrap_or(plan.seed);
    plan.part_rows = args.part_rows.unwrap_or(plan.part_rows);
    plan.trace |= args.trace;
    if let Some(splits) = &args.split {
        plan.splits = Plan::parse_splits(splits)?;
    }
    if let Some(profiles) = &args.rate {
        plan.rate = profiles.split(',').map(str::to_owned).collect();
    }
    if let Some(language) = language {
        plan.language = language.to_owned();
    }
    if let Some(format) = args.format.as_deref().and_then(Format::named) {
        plan.format = format;
    }
    plan.checked()
}

fn text_of(path: &Path) -> Result<String, BulkError> {
    let io = |source| BulkError::Io { path: path.to_owned(), source };
    // The size that the system states is 0 for a device.
    let mut text = Vec::new();
    let file = File::open(path).map_err(io)?;
    file.take(MOST_BYTES + 1).read_to_end(&mut text).map_err(io)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(BulkError::Plan("expected a plan of at most 4 MiB".to_owned()));
    }
    String::from_utf8(text).map_err(|_| BulkError::Plan("expected a plan in UTF-8".to_owned()))
}

fn merged(args: &MergeArgs, json: bool) -> Result<(), BulkError> {
    let job = MergeJob {
        folders: args.folders.clone(),
        out: args.out.clone(),
        verify: args.verify,
        threads: threads(args.threads),
        stop: stop_flag(),
    };
    merge(&job)?;
    let out = args.out.as_ref().unwrap_or(&args.folders[0]);
    if args.verify && !json {
        print_line(
            "verified: every file and row is as it was written, and no puzzle is in two splits",
        );
    }
    report(out, json)
}

/// Prints a summary of a complete data set.
fn report(out: &Path, json: bool) -> Result<(), BulkError> {
    let path = out.join("manifest.json");
    let text = std::fs::read_to_string(&path).map_err(|source| BulkError::Io { path, source })?;
    if json {
        print_line(text.trim_end());
        return Ok(());
    }
    let manifest: gridwright_bulk::Manifest = serde_json::from_str(&text)
        .map_err(|error| BulkError::Tampered(format!("manifest.json: {error}")))?;
    let (rows, parts) = (manifest.rows, manifest.parts.len());
    let (duplicates, missing) = (manifest.duplicates, manifest.missing);
    print_line(&format!(
        "{rows} rows in {parts} parts; {duplicates} duplicates and {missing} not found left out"
    ));
    for split in &manifest.splits {
        print_line(&format!(
            "{}: {} rows, canonical forms {}",
            split.name, split.rows, split.canonical_sha256
        ));
    }
    print_line(&format!("rows {}", manifest.rows_sha256));
    Ok(())
}

/// Shows the progress: as a bar on a terminal, as occasional lines in a log.
struct Meter {
    bar: Option<ProgressBar>,
    is_log: bool,
    begun: Option<(Instant, u64)>,
    last_log: Instant,
}

impl Meter {
    fn new(is_quiet: bool) -> Meter {
        let is_terminal = std::io::stderr().is_terminal();
        let template = "{bar:30} {pos}/{len} rows, {per_sec}, {eta} left";
        let bar = (is_terminal && !is_quiet).then(|| {
            let bar = ProgressBar::new(0);
            match ProgressStyle::with_template(template) {
                Ok(style) => bar.with_style(style.progress_chars("=> ")),
                Err(_) => bar,
            }
        });
        Meter { bar, is_log: !is_terminal && !is_quiet, begun: None, last_log: Instant::now() }
    }

    fn show(&mut self, Progress { done, all }: Progress) {
        if let Some(bar) = &self.bar {
            if self.begun.is_none() {
                // Rows from an earlier run do not count towards the rate.
                bar.set_length(all);
                bar.set_position(done);
                bar.reset_eta();
            }
            bar.set_position(done);
        }
        let (begun, before) = *self.begun.get_or_insert_with(|| (Instant::now(), done));
        if self.is_log && self.last_log.elapsed() >= LOG_EVERY {
            self.last_log = Instant::now();
            let rate = (done - before) as f64 / begun.elapsed().as_secs_f64();
            let left = (all - done) as f64 / rate.max(1e-9) / 60.0;
            eprintln!(
                "gridwright: {done} of {all} rows, {rate:.0} a second, {left:.0} minutes left"
            );
        }
    }

    fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
