//! The key bindings. A letter is a command only if it is not a value of the board, so every command
//! has a function key or a control key as well.

use gridwright::Board;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::game::Way;

/// The commands of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Notes,
    Centre,
    Colours,
    DigitFirst,
    NextEmpty,
    Undo,
    Redo,
    Hint,
    AllSteps,
    Here,
    Check,
    AutoNotes,
    Watch,
    Checkpoint,
    Back,
    LastCorrect,
    Pause,
    Timer,
    Symbols,
    NextClue,
    Restart,
    Help,
    Leave,
}

/// A command, the key of its text, and its keys: a letter, with or without Ctrl, and a function
/// key.
pub(crate) struct Binding {
    pub(crate) command: Command,
    pub(crate) message: &'static str,
    letter: Option<char>,
    function: Option<u8>,
}

const fn bind(
    command: Command,
    message: &'static str,
    letter: Option<char>,
    function: Option<u8>,
) -> Binding {
    Binding { command, message, letter, function }
}

/// All commands, in the order in which they are shown.
pub(crate) const BINDINGS: &[Binding] = &[
    bind(Command::Help, "command.help", None, Some(1)),
    bind(Command::Hint, "command.hint", Some('t'), Some(2)),
    bind(Command::AllSteps, "command.all-steps", Some('a'), Some(10)),
    bind(Command::Here, "command.here", Some('x'), None),
    bind(Command::Check, "command.check", Some('v'), Some(3)),
    bind(Command::Watch, "command.watch", Some('w'), Some(5)),
    bind(Command::Undo, "command.undo", Some('u'), None),
    bind(Command::Redo, "command.redo", Some('r'), None),
    bind(Command::Notes, "command.notes", Some('n'), None),
    bind(Command::Centre, "command.centre", Some('m'), None),
    bind(Command::Colours, "command.colours", Some('c'), None),
    bind(Command::AutoNotes, "command.auto-notes", Some('N'), Some(4)),
    bind(Command::DigitFirst, "command.digit-first", Some('b'), None),
    bind(Command::NextEmpty, "command.next-empty", Some('o'), None),
    bind(Command::NextClue, "command.next-clue", Some('f'), None),
    bind(Command::Checkpoint, "command.checkpoint", Some('s'), Some(6)),
    bind(Command::Back, "command.back", Some('e'), Some(7)),
    bind(Command::LastCorrect, "command.last-correct", Some('g'), Some(8)),
    bind(Command::Pause, "command.pause", Some('p'), Some(9)),
    bind(Command::Timer, "command.timer", Some('d'), None),
    bind(Command::Symbols, "command.symbols", Some('y'), None),
    bind(Command::Restart, "command.restart", None, None),
    bind(Command::Leave, "command.leave", Some('q'), None),
];

/// The binding of a command.
pub(crate) fn binding(command: Command) -> &'static Binding {
    let found = BINDINGS.iter().find(|binding| binding.command == command);
    found.expect("every command has a binding")
}

/// The command that a key has on a board.
pub(crate) fn command(key: &KeyEvent, board: &Board) -> Option<Command> {
    let by = |wanted: &dyn Fn(&Binding) -> bool| {
        BINDINGS.iter().find(|binding| wanted(binding)).map(|binding| binding.command)
    };
    match key.code {
        KeyCode::F(n) => by(&|binding| binding.function == Some(n)),
        KeyCode::Tab => Some(Command::Notes),
        KeyCode::Char('?') => Some(Command::Help),
        KeyCode::Char(letter) if key.modifiers.contains(KeyModifiers::CONTROL) => match letter {
            'z' => Some(Command::Undo),
            'y' => Some(Command::Redo),
            letter => by(&|binding| binding.letter == Some(letter) && has_ctrl(letter)),
        },
        KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::ALT) => {
            by(&|binding| binding.letter == Some(letter) && is_free(letter, board))
        }
        _ => None,
    }
}

/// Whether Ctrl can be combined with a letter: terminals send Tab, Enter, Backspace or an interrupt
/// for some letters and do not distinguish capitals, and Ctrl+Y is redo, as in other programs.
fn has_ctrl(letter: char) -> bool {
    letter.is_ascii_lowercase() && !"chijmy".contains(letter)
}

/// The direction of a key: arrows, and h j k l where those are not values.
pub(crate) fn way(key: &KeyEvent, board: &Board) -> Option<Way> {
    match key.code {
        KeyCode::Up => Some(Way::Up),
        KeyCode::Down => Some(Way::Down),
        KeyCode::Left => Some(Way::Left),
        KeyCode::Right => Some(Way::Right),
        KeyCode::Char(letter)
            if is_free(letter, board) && !key.modifiers.contains(KeyModifiers::CONTROL) =>
        {
            match letter.to_ascii_lowercase() {
                'h' => Some(Way::Left),
                'j' => Some(Way::Down),
                'k' => Some(Way::Up),
                'l' => Some(Way::Right),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether a key means "back".
pub(crate) fn is_back(key: &KeyEvent) -> bool {
    matches!(key.code, KeyCode::Esc | KeyCode::Char('q') | KeyCode::Backspace)
}

/// The keys of a command on a board, as text for the player.
pub(crate) fn shown(binding: &Binding, board: &Board) -> String {
    let mut keys = Vec::new();
    match binding.letter {
        Some(letter) if is_free(letter, board) => keys.push(letter.to_string()),
        Some(letter) if has_ctrl(letter) => keys.push(format!("^{}", letter.to_ascii_uppercase())),
        _ => (),
    }
    keys.extend(binding.function.map(|n| format!("F{n}")));
    if binding.command == Command::Notes {
        keys.push("Tab".to_owned());
    }
    keys.join(" ")
}

fn is_free(letter: char, board: &Board) -> bool {
    board.value_of(letter).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(letter: char, modifiers: KeyModifiers) -> KeyEvent {
        KeyEvent::new(KeyCode::Char(letter), modifiers)
    }

    #[test]
    fn letters_are_values_first() {
        let digits = Board::of_cells(3, 3, ('1'..='3').collect());
        let letters = Board::of_cells(5, 5, ('A'..='Y').collect());
        let plain = KeyModifiers::NONE;
        assert_eq!(command(&key('u', plain), &digits), Some(Command::Undo));
        assert_eq!(command(&key('u', plain), &letters), None);
        assert_eq!(command(&key('u', KeyModifiers::CONTROL), &letters), Some(Command::Undo));
        assert_eq!(way(&key('l', plain), &digits), Some(Way::Right));
        assert_eq!(way(&key('l', plain), &letters), None);
        let f2 = KeyEvent::new(KeyCode::F(2), plain);
        assert_eq!(command(&f2, &letters), Some(Command::Hint));
    }

    #[test]
    fn every_command_can_be_reached_on_every_board() {
        let letters = Board::of_cells(5, 5, ('A'..='Z').collect());
        let in_menu_only = [Command::Symbols, Command::Restart, Command::Centre, Command::Colours];
        for binding in BINDINGS {
            let is_reached = !shown(binding, &letters).is_empty();
            assert!(is_reached || in_menu_only.contains(&binding.command), "{:?}", binding.command);
        }
        let mut keys: Vec<char> = BINDINGS.iter().filter_map(|binding| binding.letter).collect();
        keys.sort_unstable();
        let n_keys = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), n_keys, "no letter has two meanings");
        for taken in ['h', 'i', 'j', 'k', 'l'] {
            assert!(!keys.contains(&taken), "{taken} walks, or is Tab");
        }
    }
}
