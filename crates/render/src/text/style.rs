//! Options for pictures made of characters.

/// The set of characters to draw with.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Charset, TextStyle, text};
/// let mut scene = Scene::new(1, 2);
/// scene.frame();
/// let style = TextStyle { charset: Charset::Ascii, ..TextStyle::default() };
/// assert_eq!(text(&scene, &style), "\
/// +---+---+
/// |       |
/// +---+---+
/// ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Charset {
    /// Thin and thick box-drawing lines, and the symbols as they are.
    #[default]
    Unicode,
    /// ASCII only. Thin lines are left out, so that areas stand out by their walls.
    Ascii,
}

/// Whether roles and regions are shown in colour.
///
/// ```
/// use gridwright_core::{Item, Pt, Role, Scene};
/// use gridwright_render::{Ink, TextStyle, text};
/// let mut scene = Scene::new(1, 1);
/// scene.items.push(Item::Glyph { at: Pt::cell(0, 0), text: '7', plain: '7', role: Role::Error });
/// assert!(text(&scene, &TextStyle::default()).contains("!7"));
/// let colour = TextStyle { ink: Ink::Ansi, ..TextStyle::default() };
/// assert!(text(&scene, &colour).contains("\x1b[1;7;38;5;160m7\x1b[0m"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Characters only: `!` marks an error and `>` a hint.
    #[default]
    Plain,
    /// SGR colour codes, readable on dark and on light terminals.
    Ansi,
}

/// Options for drawing a scene as text.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{TextStyle, text};
/// let mut scene = Scene::new(1, 2);
/// scene.frame();
/// let narrow = TextStyle { width: Some(8), ..TextStyle::default() };
/// assert_eq!(text(&scene, &narrow), "\
/// ┏━┯━┓
/// ┃ │ ┃
/// ┗━┷━┛
/// ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextStyle {
    /// The characters to use.
    pub charset: Charset,
    /// Whether to use colour.
    pub ink: Ink,
    /// The available width in columns. A wider board is drawn at half the pitch, and captions are
    /// wrapped.
    pub width: Option<usize>,
}

impl Charset {
    pub(super) fn pick(self, unicode: char, ascii: char) -> char {
        match self {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// The character itself, or `?` if the charset cannot show it.
    pub(super) fn shown(self, sign: char) -> char {
        let can_be_shown = !sign.is_control() && (self == Charset::Unicode || sign.is_ascii());
        if can_be_shown { sign } else { '?' }
    }
}
