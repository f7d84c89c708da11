//! The game on a screen in memory, driven by simulated keys and clicks without a terminal. For
//! pictures, measurements and tests.

use std::sync::Arc;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::app::App;
use crate::desk::{Effect, Event};
use crate::options::Options;
use crate::picture::svg;

/// A game on a screen in memory.
///
/// ```
/// use gridwright_tui::{Environment, Options, Rehearsal};
/// let folder = std::env::temp_dir().join("gridwright-rehearsal");
/// let options = Options { folder, ..Options::new(Environment::default()) };
/// let mut game = Rehearsal::new(options, 80, 24);
/// assert!(game.text().contains("New game"));
/// game.press("q");
/// assert!(game.is_over());
/// ```
pub struct Rehearsal {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Duration,
    is_over: bool,
    /// Jobs that have not been run yet.
    waiting: Vec<Effect>,
}

impl Rehearsal {
    /// Starts on a screen of this many columns and rows.
    ///
    /// # Panics
    /// Never: a screen in memory cannot fail.
    pub fn new(options: Options, columns: u16, rows: u16) -> Rehearsal {
        let (app, effects) = App::new(options);
        let terminal = Terminal::new(TestBackend::new(columns, rows)).expect("memory is there");
        let now = Duration::ZERO;
        let mut rehearsal = Rehearsal { app, terminal, now, is_over: false, waiting: Vec::new() };
        rehearsal.take(effects);
        rehearsal.work();
        rehearsal.draw();
        rehearsal
    }

    /// Presses keys, separated by spaces: `a`, `Enter`, `Shift+Right`, `Ctrl+z`, `F2`, `Alt+5`.
    /// Runs the jobs that they start.
    ///
    /// # Panics
    /// When a word is not the name of a key.
    pub fn press(&mut self, keys: &str) {
        for word in keys.split_whitespace() {
            self.press_only(word);
            self.work();
        }
        self.draw();
    }

    /// Presses one key and draws, without running the jobs that it starts.
    ///
    /// # Panics
    /// When the word is not the name of a key.
    pub fn press_only(&mut self, word: &str) {
        let key = key(word).unwrap_or_else(|| panic!("{word} is no key"));
        self.send(Event::Key(key));
        self.draw();
    }

    /// Pastes a text.
    pub fn paste(&mut self, text: &str) {
        self.send(Event::Paste(text.to_owned()));
        self.work();
        self.draw();
    }

    /// Presses the left mouse button at a column and a row.
    pub fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
        self.mouse(MouseEventKind::Up(MouseButton::Left), column, row);
    }

    /// Presses the right mouse button at a column and a row.
    pub fn right_click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Right), column, row);
        self.mouse(MouseEventKind::Up(MouseButton::Right), column, row);
    }

    /// Moves over the positions with the left mouse button held down.
    pub fn drag(&mut self, places: &[(u16, u16)]) {
        for (i, &(column, row)) in places.iter().enumerate() {
            let kind = match i {
                0 => MouseEventKind::Down(MouseButton::Left),
                _ => MouseEventKind::Drag(MouseButton::Left),
            };
            self.mouse(kind, column, row);
        }
        if let Some(&(column, row)) = places.last() {
            self.mouse(MouseEventKind::Up(MouseButton::Left), column, row);
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let modifiers = KeyModifiers::NONE;
        self.send(Event::Mouse(MouseEvent { kind, column, row, modifiers }));
        self.work();
        self.draw();
    }

    /// Lets time pass.
    pub fn wait(&mut self, time: Duration) {
        self.now += time;
        self.send(Event::Tick);
        self.work();
        self.draw();
    }

    /// Resizes the screen.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal.backend_mut().resize(columns, rows);
        self.send(Event::Tick);
        self.draw();
    }

    /// Runs the pending jobs one after the other.
    pub fn work(&mut self) {
        while let Some(effect) = self.waiting.pop() {
            if let Effect::Start(ticket, job) = effect {
                let outcome = job.run(&Arc::default());
                self.send(Event::Done(ticket, outcome));
            }
        }
    }

    /// Draws the current state.
    fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).expect("memory can be written");
    }

    fn send(&mut self, event: Event) {
        let effects = self.app.update(self.now, event);
        self.take(effects);
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Quit => self.is_over = true,
                Effect::Cancel(ticket) => {
                    self.waiting
                        .retain(|other| !matches!(other, Effect::Start(n, _) if *n == ticket));
                }
                start @ Effect::Start(..) => self.waiting.push(start),
            }
        }
    }

    /// Whether the player has quit.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The characters on the screen, line by line, without trailing spaces.
    pub fn text(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let mut out = String::new();
        for row in 0..buffer.area.height {
            let line: String =
                (0..buffer.area.width).map(|col| buffer[(col, row)].symbol()).collect();
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// The column and row of the first occurrence of a text.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        let screen = self.text();
        screen.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        })
    }

    /// The screen as an SVG picture.
    pub fn svg(&self, title: &str) -> String {
        svg(self.terminal.backend().buffer(), self.app.desk.look.theme, title)
    }
}

fn key(word: &str) -> Option<KeyEvent> {
    let (modifiers, name) = match word.split_once('+') {
        Some(("Shift", name)) => (KeyModifiers::SHIFT, name),
        Some(("Ctrl", name)) => (KeyModifiers::CONTROL, name),
        Some(("Alt", name)) => (KeyModifiers::ALT, name),
        _ => (KeyModifiers::NONE, word),
    };
    let code = match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageUp" => KeyCode::PageUp,
        "PageDown" => KeyCode::PageDown,
        "Tab" => KeyCode::Tab,
        "Space" => KeyCode::Char(' '),
        "Backspace" => KeyCode::Backspace,
        "Delete" => KeyCode::Delete,
        _ => match (name.strip_prefix('F').and_then(|n| n.parse().ok()), name.chars().count()) {
            (Some(n), 2..) => KeyCode::F(n),
            (_, 1) => KeyCode::Char(name.chars().next()?),
            _ => return None,
        },
    };
    Some(KeyEvent::new(code, modifiers))
}
