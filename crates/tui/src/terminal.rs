//! The real terminal: reads events, draws frames, and restores the screen in all cases.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event as Input,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};

use crate::app::App;
use crate::desk::{Effect, Event};
use crate::options::Options;

/// The interval between clock ticks, while something is animated and otherwise.
const LIVELY: Duration = Duration::from_millis(100);
const CALM: Duration = Duration::from_millis(500);

/// Plays in the terminal until the player quits.
///
/// # Errors
/// When the terminal cannot be read or written.
pub fn play(options: Options) -> io::Result<()> {
    let (sender, receiver) = mpsc::channel();
    let raw = Raw::enter()?;
    listen(sender.clone());
    let begun = Instant::now();
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let (mut app, effects) = App::new(options);
    let mut workers = Workers { sender, running: BTreeMap::new() };
    let mut goes_on = workers.run(effects);
    while goes_on {
        if terminal.draw(|frame| app.draw(frame)).is_err() {
            // The terminal is gone; the game has already been saved.
            app.update(begun.elapsed(), Event::Stop);
            break;
        }
        let pause = if app.screen.is_lively() { LIVELY } else { CALM };
        let mut next = match receiver.recv_timeout(pause) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => Some(Event::Tick),
            Err(RecvTimeoutError::Disconnected) => Some(Event::Stop),
        };
        // All pending events are handled before the next frame is drawn.
        while let (Some(event), true) = (next.take(), goes_on) {
            goes_on = workers.run(app.update(begun.elapsed(), event));
            next = receiver.try_recv().ok();
        }
    }
    workers.stop_all();
    drop(raw);
    Ok(())
}

/// Forwards events from the keyboard, the mouse and the system.
fn listen(sender: Sender<Event>) {
    let stop = sender.clone();
    // Without a handler, a signal ends the program immediately, which loses nothing either.
    let _ = ctrlc::set_handler(move || drop(stop.send(Event::Stop)));
    thread::spawn(move || {
        loop {
            let event = match event::read() {
                Ok(Input::Key(key)) => Event::Key(key),
                Ok(Input::Mouse(mouse)) => Event::Mouse(mouse),
                Ok(Input::Paste(text)) => Event::Paste(text),
                Ok(Input::Resize(..) | Input::FocusGained | Input::FocusLost) => Event::Tick,
                Err(_) => Event::Stop,
            };
            let is_end = matches!(event, Event::Stop);
            if sender.send(event).is_err() || is_end {
                return;
            }
        }
    });
}

/// The running jobs, each with the flag that cancels it.
struct Workers {
    sender: Sender<Event>,
    running: BTreeMap<u64, Arc<AtomicBool>>,
}

impl Workers {
    /// Carries out effects; `false` at the end of the game.
    fn run(&mut self, effects: Vec<Effect>) -> bool {
        let mut goes_on = true;
        for effect in effects {
            match effect {
                Effect::Quit => goes_on = false,
                Effect::Cancel(ticket) => {
                    if let Some(stop) = self.running.remove(&ticket) {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
                Effect::Start(ticket, job) => {
                    let stop = Arc::new(AtomicBool::new(false));
                    self.running.insert(ticket, Arc::clone(&stop));
                    let sender = self.sender.clone();
                    thread::spawn(move || {
                        let outcome = job.run(&stop);
                        drop(sender.send(Event::Done(ticket, outcome)));
                    });
                }
            }
        }
        goes_on
    }

    fn stop_all(&mut self) {
        for stop in self.running.values() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// The terminal in raw mode, restored when dropped.
struct Raw;

impl Raw {
    fn enter() -> io::Result<Raw> {
        enable_raw_mode()?;
        let raw = Raw;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        // A panic message belongs on the normal screen.
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            usual(panic);
        }));
        Ok(raw)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    let mut out = io::stdout();
    let _ = execute!(
        out,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
    let _ = out.flush();
}
