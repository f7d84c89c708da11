//! The program `gridwright-serve`, which `gridwright serve` starts.

use std::io::{IsTerminal, Write};
use std::process::{Command, ExitCode, Stdio};

use clap::Parser;
use gridwright_serve::{Server, Settings, serve};
use gridwright_serve_flags::ServeArgs;

#[derive(Parser)]
#[command(name = "gridwright-serve", version, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    args: ServeArgs,
}

fn main() -> ExitCode {
    let Cli { args } = Cli::parse();
    match Settings::of(&args, std::io::stderr().is_terminal())
        .and_then(|settings| serve(settings, |server| started(server, &args)))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gridwright: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Prints the address of the server to standard output, where a program that started it can read
/// it.
fn started(server: &Server, args: &ServeArgs) {
    let url = server.url();
    let mut out = std::io::stdout();
    // The server keeps running even if standard output is closed.
    let _ = writeln!(out, "listening at {url}").and_then(|()| out.flush());
    if args.public {
        let address = server.address();
        // Behind a proxy on the same machine, the server itself must not be reachable from outside.
        let who = if address.ip().is_loopback() {
            "only a proxy on this machine can let other machines"
        } else {
            "other machines can"
        };
        eprintln!(
            "gridwright: {who} ask this server at {address}, within stricter limits; nothing is \
             encrypted, so put a proxy with TLS in front of it"
        );
    }
    if args.open && !open(&url) {
        eprintln!("gridwright: cannot open a browser; the page is at {url}");
    }
}

/// Opens a page in the browser of the system.
fn open(url: &str) -> bool {
    let (program, words): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(words).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
