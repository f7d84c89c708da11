//! What roles, tints and marks look like: on terminals with millions of colours, with 256, with
//! 16, and with none. Colour never carries a message alone.

use gridwright::scene::{Part, Role};
use gridwright_render::Charset;
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    None,
    Sixteen,
    Indexed,
    True,
}

/// What can be shown, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) depth: Depth,
    pub(crate) charset: Charset,
}

/// What is laid over a cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Over {
    /// The same value as under the cursor.
    Same,
    /// What a clue beside the board is about.
    Clue,
    /// What a hint looks at.
    Because,
    /// What a hint looks at, in a part of its own.
    Part(Part),
    /// What a hint changes.
    Effect,
    /// A mistake.
    Error,
    /// The cursor.
    Cursor,
}

/// What the environment says about colours.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Environment {
    /// `NO_COLOR`.
    pub no_color: Option<String>,
    /// `COLORTERM`.
    pub colorterm: Option<String>,
    /// `TERM`.
    pub term: Option<String>,
    /// The first of `LC_ALL`, `LC_CTYPE`, `LANG` that is set and not empty.
    pub locale: Option<String>,
}

impl Environment {
    /// Reads the variables of this program.
    pub fn read() -> Environment {
        let var = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Environment {
            no_color: var("NO_COLOR"),
            colorterm: var("COLORTERM"),
            term: var("TERM"),
            locale: ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(var),
        }
    }

    /// Whether the terminal cannot place characters where it is told to.
    pub fn is_dumb(&self) -> bool {
        self.term.as_deref().is_none_or(|term| term == "dumb")
    }

    fn depth(&self) -> Depth {
        let term = self.term.as_deref().unwrap_or("dumb");
        let says = |word: &str| term.contains(word);
        match self.colorterm.as_deref() {
            _ if self.no_color.is_some() || self.is_dumb() || says("mono") => Depth::None,
            _ if term.starts_with("vt") => Depth::None,
            Some("truecolor" | "24bit") => Depth::True,
            _ if says("direct") => Depth::True,
            _ if says("256") => Depth::Indexed,
            _ => Depth::Sixteen,
        }
    }

    /// A locale that names another character set is believed; one that is silent is not asked.
    fn charset(&self) -> Charset {
        let says_utf8 = |locale: &String| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        if self.locale.as_ref().is_none_or(says_utf8) { Charset::Unicode } else { Charset::Ascii }
    }
}

/// Light grounds for regions, as in pictures of the command line: any two stay apart for eyes that
/// lack a kind of cones, and dark ink reads on each.
const TINTS: [u8; 6] = [229, 147, 115, 215, 195, 182];

impl Look {
    /// What the settings ask for, or else what the environment says.
    pub(crate) fn new(environment: &Environment, colours: &str, characters: &str) -> Look {
        let depth = match colours {
            "none" => Depth::None,
            "16" => Depth::Sixteen,
            "256" => Depth::Indexed,
            "true" => Depth::True,
            _ => environment.depth(),
        };
        let charset = match characters {
            "unicode" => Charset::Unicode,
            "ascii" => Charset::Ascii,
            _ => environment.charset(),
        };
        Look { depth, charset }
    }

    pub(crate) fn pick<T>(&self, unicode: T, ascii: T) -> T {
        match self.charset {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// A colour of the 256, or what comes closest to it.
    fn colour(&self, index: u8, sixteen: Color) -> Color {
        match self.depth {
            Depth::None => Color::Reset,
            Depth::Sixteen => sixteen,
            Depth::Indexed => Color::Indexed(index),
            Depth::True => {
                let (red, green, blue) = rgb(index);
                Color::Rgb(red, green, blue)
            }
        }
    }

    /// A character of the board.
    pub(crate) fn tile(&self, role: Option<Role>, tint: Option<u8>) -> Style {
        // Sixteen colours are too few, and too different from terminal to terminal, for tints.
        let has_tints = matches!(self.depth, Depth::Indexed | Depth::True);
        let tint = tint.filter(|_| has_tints).map(|tint| TINTS[usize::from(tint) % TINTS.len()]);
        let ground = tint.map(|tint| self.colour(tint, Color::Reset));
        let (ink, on_tint, sixteen, weight) = match role {
            None | Some(Role::Wall) => (None, 16, None, Modifier::empty()),
            Some(Role::Grid | Role::Pencil) => (None, 238, None, Modifier::DIM),
            Some(Role::Given | Role::Because | Role::Part(_)) => (None, 16, None, Modifier::BOLD),
            Some(Role::Entry) => (Some(63), 19, Some(Color::Blue), Modifier::empty()),
            Some(Role::Path) => (Some(130), 16, Some(Color::Yellow), Modifier::BOLD),
            Some(Role::Error | Role::Gone) => {
                (Some(160), 88, Some(Color::Red), Modifier::BOLD.union(Modifier::REVERSED))
            }
            Some(Role::Hint) => {
                (Some(28), 16, Some(Color::Green), Modifier::BOLD.union(Modifier::UNDERLINED))
            }
        };
        let mut style = Style::new().add_modifier(weight);
        match (ground, ink) {
            (Some(ground), _) => {
                // Dim ink on a light ground would vanish.
                style = style.bg(ground).fg(self.colour(on_tint, Color::Black));
                style = style.remove_modifier(Modifier::DIM);
            }
            (None, Some(ink)) => {
                style = style.fg(self.colour(ink, sixteen.unwrap_or(Color::Reset)));
            }
            (None, None) => (),
        }
        style
    }

    /// What is laid over a cell.
    pub(crate) fn over(&self, over: Over) -> Style {
        if self.depth == Depth::None {
            return match over {
                Over::Same => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
                Over::Clue | Over::Because | Over::Part(_) => {
                    Style::new().add_modifier(Modifier::UNDERLINED)
                }
                Over::Effect | Over::Error => {
                    Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
                }
                Over::Cursor => Style::new().add_modifier(Modifier::REVERSED),
            };
        }
        // Dim ink, as that of notes, would vanish on a light ground.
        let on = |ground: u8, sixteen: Color| {
            let style = Style::new().bg(self.colour(ground, sixteen));
            style.fg(self.colour(16, Color::Black)).remove_modifier(Modifier::DIM)
        };
        let bold = Modifier::BOLD;
        match over {
            Over::Same => on(117, Color::Cyan).add_modifier(bold),
            Over::Clue => on(152, Color::Cyan),
            Over::Because => on(153, Color::Blue),
            Over::Part(Part::Pivot | Part::ColourA) => on(111, Color::Blue).add_modifier(bold),
            Over::Part(Part::Wing | Part::ColourB) => on(189, Color::Magenta).add_modifier(bold),
            Over::Part(Part::Fin) => on(223, Color::Yellow).add_modifier(bold),
            Over::Effect => on(208, Color::Yellow).add_modifier(bold | Modifier::UNDERLINED),
            Over::Error => Style::new()
                .bg(self.colour(160, Color::Red))
                .fg(self.colour(231, Color::White))
                .add_modifier(bold),
            Over::Cursor => Style::new().add_modifier(bold | Modifier::REVERSED),
        }
    }

    /// A heading.
    pub(crate) fn title(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A remark that should not draw attention.
    pub(crate) fn dim(&self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The line that is chosen.
    pub(crate) fn chosen(&self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Something that went wrong.
    pub(crate) fn warning(&self) -> Style {
        Style::new().fg(self.colour(208, Color::Yellow)).add_modifier(Modifier::BOLD)
    }
}

/// The red, green and blue of a colour of the 256 that is not one of the first 16.
pub(crate) fn rgb(index: u8) -> (u8, u8, u8) {
    let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    match index {
        232.. => [8 + 10 * (index - 232); 3].into(),
        _ => {
            let n = index.saturating_sub(16);
            (level(n / 36), level(n / 6 % 6), level(n % 6))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(no_color: &str, colorterm: &str, term: &str) -> Depth {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let environment = Environment {
            no_color: some(no_color),
            colorterm: some(colorterm),
            term: some(term),
            locale: None,
        };
        Look::new(&environment, "auto", "auto").depth
    }

    #[test]
    fn the_environment_is_believed() {
        assert_eq!(depth("", "truecolor", "xterm-256color"), Depth::True);
        assert_eq!(depth("", "", "xterm-256color"), Depth::Indexed);
        assert_eq!(depth("", "", "xterm"), Depth::Sixteen);
        assert_eq!(depth("1", "truecolor", "xterm-256color"), Depth::None);
        assert_eq!(depth("", "", "vt100"), Depth::None);
        assert_eq!(depth("", "", ""), Depth::None);
    }

    #[test]
    fn settings_win() {
        let environment = Environment { locale: Some("C".to_owned()), ..Environment::default() };
        let look = Look::new(&environment, "256", "auto");
        assert_eq!((look.depth, look.charset), (Depth::Indexed, Charset::Ascii));
        assert_eq!(Look::new(&environment, "auto", "unicode").charset, Charset::Unicode);
    }

    #[test]
    fn without_colour_no_colour_is_used() {
        let look = Look { depth: Depth::None, charset: Charset::Unicode };
        let roles = [Role::Given, Role::Entry, Role::Path, Role::Error, Role::Hint, Role::Grid];
        for style in roles.map(|role| look.tile(Some(role), Some(1))) {
            assert!(
                matches!(style.fg, None | Some(Color::Reset)) && style.bg.is_none(),
                "{style:?}"
            );
        }
        let overs =
            [Over::Same, Over::Clue, Over::Because, Over::Effect, Over::Error, Over::Cursor];
        let overs = overs.into_iter().chain(Part::ALL.map(Over::Part));
        for style in overs.map(|over| look.over(over)) {
            assert!(style.fg.is_none() && style.bg.is_none() && !style.add_modifier.is_empty());
        }
    }
}
