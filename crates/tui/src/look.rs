//! The styles of roles, tints and marks: on terminals with millions of colours, with 256, with 16,
//! and without colour. Colour is never the only sign of anything.

use gridwright::game::Colour;
use gridwright::scene::{Part, Role};
use gridwright_render::Charset;
use ratatui::style::{Color, Modifier, Style};

/// The number of colours that a terminal supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    None,
    Sixteen,
    Indexed,
    True,
}

/// The background for which colours are chosen, and their contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Dark,
    Light,
    /// Maximum contrast between colours and with the background.
    Contrast,
}

/// The capabilities of the terminal, and the chosen theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) depth: Depth,
    pub(crate) theme: Theme,
    pub(crate) charset: Charset,
}

/// Highlights of a cell of the board, the most important last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Over {
    /// In the same row, column or box as the cursor.
    Peer,
    /// A colour chosen by the player.
    Colour(Colour),
    /// The same value as under the cursor.
    Same,
    /// The cells of the selected clue beside the board.
    Clue,
    /// One of several selected cells.
    Chosen,
    /// A reason of a hint.
    Because,
    /// A reason of a hint, in a colour of its own.
    Part(Part),
    /// Changed by undo or redo.
    Changed,
    /// A conclusion of a hint.
    Effect,
    /// A mistake.
    Error,
    /// The cursor.
    Cursor,
}

/// The environment variables about the terminal.
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
    /// `COLORFGBG`, in which some terminals state their background.
    pub colorfgbg: Option<String>,
}

impl Environment {
    /// Reads the environment variables of this process.
    pub fn read() -> Environment {
        let var = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Environment {
            no_color: var("NO_COLOR"),
            colorterm: var("COLORTERM"),
            term: var("TERM"),
            locale: ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(var),
            colorfgbg: var("COLORFGBG"),
        }
    }

    /// Whether the terminal cannot move its cursor.
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

    /// The theme is dark unless the terminal states a light background: 7 and 15 are the two
    /// whites.
    fn theme(&self) -> Theme {
        let ground = self.colorfgbg.as_deref().and_then(|colours| colours.rsplit(';').next());
        if matches!(ground, Some("7" | "15")) { Theme::Light } else { Theme::Dark }
    }

    /// ASCII if the locale names a character set other than UTF-8, else Unicode.
    fn charset(&self) -> Charset {
        let says_utf8 = |locale: &String| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        if self.locale.as_ref().is_none_or(says_utf8) { Charset::Unicode } else { Charset::Ascii }
    }
}

/// Background colours of regions in the light theme: pale, with dark text.
const LIGHT_TINTS: [u8; 6] = [229, 189, 158, 223, 195, 225];

/// The same for the dark theme, with light text.
const DARK_TINTS: [u8; 6] = [58, 17, 23, 52, 238, 53];

/// Background colours of regions that are not a rule of the puzzle: barely visible.
const LIGHT_GUIDES: [u8; 6] = [255, 253, 254, 252, 255, 253];
const DARK_GUIDES: [u8; 6] = [234, 236, 235, 237, 233, 236];

/// Text and background colours of a mark in each theme: dark, light, high contrast.
type Inks = [(u8, u8); 3];

const PEER: Inks = [(252, 235), (16, 254), (231, 236)];
const SAME: Inks = [(231, 24), (16, 153), (16, 226)];
const CLUE: Inks = [(231, 23), (16, 152), (16, 123)];
const CHOSEN: Inks = [(231, 60), (16, 189), (16, 213)];
const LOOKED: Inks = [(230, 58), (16, 222), (16, 51)];
const PART_A: Inks = [(231, 94), (16, 214), (16, 214)];
const PART_B: Inks = [(231, 54), (16, 183), (16, 207)];
const FIN: Inks = [(231, 52), (16, 217), (16, 218)];
const CHANGED: Inks = [(231, 60), (16, 189), (16, 195)];
const EFFECT: Inks = [(231, 25), (16, 111), (16, 46)];
const ERROR: Inks = [(231, 124), (231, 160), (16, 196)];

/// The player's six colours: yellow, blue, orange, green, violet, grey.
const COLOURS: [Inks; Colour::COUNT as usize] = [
    [(231, 58), (16, 228), (16, 226)],
    [(231, 19), (16, 153), (16, 45)],
    [(231, 94), (16, 216), (16, 208)],
    [(231, 22), (16, 157), (16, 46)],
    [(231, 54), (16, 183), (16, 201)],
    [(231, 240), (16, 251), (16, 250)],
];

/// The meaning of a region of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// A rule applies to it.
    Rule,
    /// It only guides the eye.
    Guide,
}

impl Look {
    /// Chooses a look by the settings, with the environment as the fallback.
    pub(crate) fn new(
        environment: &Environment,
        colours: &str,
        theme: &str,
        characters: &str,
    ) -> Look {
        let depth = match colours {
            _ if theme == "mono" => Depth::None,
            "none" => Depth::None,
            "16" => Depth::Sixteen,
            "256" => Depth::Indexed,
            "true" => Depth::True,
            _ => environment.depth(),
        };
        let theme = match theme {
            "dark" => Theme::Dark,
            "light" => Theme::Light,
            "contrast" => Theme::Contrast,
            _ => environment.theme(),
        };
        let charset = match characters {
            "unicode" => Charset::Unicode,
            "ascii" => Charset::Ascii,
            _ => environment.charset(),
        };
        Look { depth, theme, charset }
    }

    pub(crate) fn pick<T>(&self, unicode: T, ascii: T) -> T {
        match self.charset {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// A colour of the 256-colour palette, or the closest one that the terminal supports.
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

    /// Selects one of three colours by the theme.
    fn by_theme<T: Copy>(&self, [dark, light, contrast]: [T; 3]) -> T {
        match self.theme {
            Theme::Dark => dark,
            Theme::Light => light,
            Theme::Contrast => contrast,
        }
    }

    /// The style of a character of the board.
    pub(crate) fn tile(&self, role: Option<Role>, tint: Option<u8>, ground: Ground) -> Style {
        // Sixteen colours are too few for tints, and differ too much between terminals.
        let has_tints = matches!(self.depth, Depth::Indexed | Depth::True);
        let tints = match (self.theme, ground) {
            (Theme::Light, Ground::Rule) => LIGHT_TINTS,
            (Theme::Light, Ground::Guide) => LIGHT_GUIDES,
            (Theme::Dark | Theme::Contrast, Ground::Rule) => DARK_TINTS,
            (Theme::Dark | Theme::Contrast, Ground::Guide) => DARK_GUIDES,
        };
        let tint = tint.filter(|_| has_tints).map(|tint| tints[usize::from(tint) % tints.len()]);
        let on_light = self.theme == Theme::Light;
        // Roles without a colour keep the text colour of the terminal, except on tints, where it
        // may be unreadable: each role has a colour for every theme, and one for dark and one for
        // light tints.
        let (ink, on_tint, sixteen, weight) = match role {
            None | Some(Role::Wall) => (None, [255, 16], None, Modifier::empty()),
            Some(Role::Grid) => (Some([240, 246, 250]), [246, 240], None, Modifier::DIM),
            Some(Role::Pencil) => (Some([249, 239, 231]), [254, 236], None, Modifier::DIM),
            Some(Role::Given | Role::Because | Role::Part(_)) => {
                (None, [255, 16], None, Modifier::BOLD)
            }
            Some(Role::Entry) => {
                (Some([117, 25, 51]), [159, 18], Some(Color::Cyan), Modifier::empty())
            }
            Some(Role::Path) => {
                (Some([179, 130, 226]), [222, 52], Some(Color::Yellow), Modifier::BOLD)
            }
            Some(Role::Error | Role::Gone) => (
                Some([203, 160, 196]),
                [217, 88],
                Some(Color::Red),
                Modifier::BOLD.union(Modifier::REVERSED),
            ),
            Some(Role::Hint) => (
                Some([114, 28, 46]),
                [157, 16],
                Some(Color::Green),
                Modifier::BOLD.union(Modifier::UNDERLINED),
            ),
        };
        let mut style = Style::new().add_modifier(weight);
        let ink = match tint {
            Some(_) => Some(on_tint[usize::from(on_light)]),
            None => ink.map(|ink| self.by_theme(ink)),
        };
        match (self.depth, ink) {
            (Depth::Indexed | Depth::True, Some(ink)) => {
                // A muted colour needs no additional dimming, which would make it unreadable.
                style = style.fg(self.colour(ink, Color::Reset)).remove_modifier(Modifier::DIM);
            }
            (Depth::Sixteen, _) => {
                style = style.fg(sixteen.unwrap_or(Color::Reset));
            }
            _ => (),
        }
        match tint {
            Some(tint) => style.bg(self.quiet(tint)),
            None => style,
        }
    }

    /// The background of a region; on dark terminals with enough colours it is closer to the
    /// background than any colour of the palette.
    fn quiet(&self, tint: u8) -> Color {
        match (self.colour(tint, Color::Reset), self.theme) {
            (Color::Rgb(red, green, blue), Theme::Dark) => {
                let quiet = |part: u8| (u16::from(part) * 3 / 5) as u8 + 12;
                Color::Rgb(quiet(red), quiet(green), quiet(blue))
            }
            (colour, _) => colour,
        }
    }

    /// The style of a highlighted cell.
    pub(crate) fn over(&self, over: Over) -> Style {
        let (bold, lined) = (Modifier::BOLD, Modifier::UNDERLINED);
        if self.depth == Depth::None {
            let weight = match over {
                // These only guide the eye and are never the only sign of anything.
                Over::Peer | Over::Colour(_) => Modifier::empty(),
                Over::Same | Over::Chosen | Over::Changed => bold | lined,
                Over::Clue | Over::Because | Over::Part(_) => lined,
                Over::Effect | Over::Error => bold | Modifier::REVERSED,
                Over::Cursor => Modifier::REVERSED,
            };
            return Style::new().add_modifier(weight);
        }
        let on = |inks: Inks, sixteen: Color| {
            let (ink, ground) = self.by_theme(inks);
            let style = Style::new().bg(self.colour(ground, sixteen));
            // Dimmed text, such as notes, would be unreadable on a coloured background.
            style.fg(self.colour(ink, Color::Black)).remove_modifier(Modifier::DIM)
        };
        match over {
            Over::Peer if self.depth == Depth::Sixteen => Style::new(),
            // Digits keep their colour, so that givens and entries can still be distinguished.
            Over::Peer => Style::new().bg(self.colour(self.by_theme(PEER).1, Color::Reset)),
            Over::Colour(colour) => {
                let n = usize::from(colour.number() - 1);
                let sixteen = [
                    Color::Yellow,
                    Color::Blue,
                    Color::LightRed,
                    Color::Green,
                    Color::Magenta,
                    Color::Gray,
                ];
                on(COLOURS[n], sixteen[n])
            }
            Over::Same => on(SAME, Color::Cyan).add_modifier(bold),
            Over::Clue => on(CLUE, Color::Cyan),
            Over::Chosen => on(CHOSEN, Color::Magenta),
            Over::Because => on(LOOKED, Color::Yellow),
            Over::Part(Part::Pivot | Part::ColourA) => {
                on(PART_A, Color::LightYellow).add_modifier(bold)
            }
            Over::Part(Part::Wing | Part::ColourB) => on(PART_B, Color::Magenta).add_modifier(bold),
            Over::Part(Part::Fin) => on(FIN, Color::LightMagenta).add_modifier(bold),
            Over::Changed => on(CHANGED, Color::Magenta).add_modifier(bold),
            Over::Effect => on(EFFECT, Color::Green).add_modifier(bold),
            Over::Error => {
                let style = on(ERROR, Color::Red).add_modifier(bold);
                if self.depth == Depth::Sixteen { style.fg(Color::White) } else { style }
            }
            Over::Cursor => Style::new().add_modifier(bold | Modifier::REVERSED),
        }
    }

    /// The style of a note that a hint mentions, on top of the style of its cell.
    pub(crate) fn candidate(&self, role: Role) -> Style {
        let gone = Modifier::BOLD | Modifier::CROSSED_OUT;
        let ink = |index: [u8; 3], sixteen| self.colour(self.by_theme(index), sixteen);
        match (role, self.depth) {
            (Role::Gone, Depth::None) => Style::new().add_modifier(gone),
            (Role::Gone, _) => Style::new().fg(ink([216, 124, 217], Color::Red)).add_modifier(gone),
            _ => Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM),
        }
    }

    /// The style of notes of the highlighted value.
    pub(crate) fn lit_note(&self) -> Style {
        self.over(Over::Same)
    }

    /// The sign that distinguishes the player's colours on terminals without colour.
    pub(crate) fn colour_sign(&self, colour: Colour) -> Option<char> {
        let signs = self.pick(['·', '=', '+', '×', '%', '#'], ['.', '=', '+', 'x', '%', '#']);
        (self.depth == Depth::None).then(|| signs[usize::from(colour.number() - 1)])
    }

    /// The number of a link in a chain, counted from 0.
    pub(crate) fn link_sign(&self, n: usize) -> char {
        let signs = self.pick("¹²³⁴⁵⁶⁷⁸⁹", "abcdefghi");
        signs.chars().nth(n).unwrap_or(self.pick('⁺', '+'))
    }

    /// The style of a heading.
    pub(crate) fn title(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The style of text that should not draw attention.
    pub(crate) fn dim(&self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The style of the selected line.
    pub(crate) fn chosen(&self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The style of an error message.
    pub(crate) fn warning(&self) -> Style {
        Style::new().fg(self.colour(208, Color::Yellow)).add_modifier(Modifier::BOLD)
    }
}

/// The red, green and blue of a colour of the 256-colour palette, other than the first 16.
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
            ..Environment::default()
        };
        Look::new(&environment, "auto", "auto", "auto").depth
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
        let look = Look::new(&environment, "256", "auto", "auto");
        assert_eq!((look.depth, look.charset), (Depth::Indexed, Charset::Ascii));
        assert_eq!(Look::new(&environment, "auto", "auto", "unicode").charset, Charset::Unicode);
    }

    #[test]
    fn the_background_of_the_terminal_is_believed() {
        let theme = |colours: &str, asked: &str| {
            let colorfgbg = Some(colours.to_owned());
            let environment = Environment { colorfgbg, ..Environment::default() };
            Look::new(&environment, "auto", asked, "auto").theme
        };
        assert_eq!((theme("15;0", "auto"), theme("0;15", "auto")), (Theme::Dark, Theme::Light));
        assert_eq!((theme("0;default;7", "auto"), theme("", "auto")), (Theme::Light, Theme::Dark));
        assert_eq!((theme("0;15", "dark"), theme("15;0", "light")), (Theme::Dark, Theme::Light));
        assert_eq!(theme("0;15", "contrast"), Theme::Contrast);
    }

    const ROLES: [Role; 8] = [
        Role::Given,
        Role::Entry,
        Role::Pencil,
        Role::Path,
        Role::Error,
        Role::Hint,
        Role::Grid,
        Role::Wall,
    ];

    fn overs() -> impl Iterator<Item = Over> {
        let plain = [
            Over::Peer,
            Over::Same,
            Over::Clue,
            Over::Chosen,
            Over::Because,
            Over::Changed,
            Over::Effect,
            Over::Error,
            Over::Cursor,
        ];
        let colours = (1..=Colour::COUNT).filter_map(Colour::new).map(Over::Colour);
        plain.into_iter().chain(Part::ALL.map(Over::Part)).chain(colours)
    }

    #[test]
    fn without_colour_no_colour_is_used() {
        for theme in [Theme::Dark, Theme::Light, Theme::Contrast] {
            let look = Look { depth: Depth::None, theme, charset: Charset::Unicode };
            for style in ROLES.map(|role| look.tile(Some(role), Some(1), Ground::Rule)) {
                assert!(
                    matches!(style.fg, None | Some(Color::Reset)) && style.bg.is_none(),
                    "{style:?}"
                );
            }
            for over in overs() {
                let style = look.over(over);
                assert!(style.fg.is_none() && style.bg.is_none(), "{over:?}: {style:?}");
                let is_aid = matches!(over, Over::Peer | Over::Colour(_));
                assert_eq!(style.add_modifier.is_empty(), is_aid, "{over:?}");
            }
        }
    }

    /// The relative luminance of a colour, from 0 to 1.
    fn luminance(index: u8) -> f64 {
        let (red, green, blue) = rgb(index);
        let linear = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    fn contrast(one: u8, other: u8) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// The index of a style's colour, or the default colour of a terminal with this theme.
    fn index(colour: Option<Color>, own: u8) -> u8 {
        match colour {
            Some(Color::Indexed(index)) => index,
            _ => own,
        }
    }

    #[test]
    fn ink_reads_on_its_ground_in_every_theme() {
        for theme in [Theme::Dark, Theme::Light, Theme::Contrast] {
            let look = Look { depth: Depth::Indexed, theme, charset: Charset::Unicode };
            let (own_ink, own_ground) = if theme == Theme::Light { (16, 231) } else { (252, 234) };
            let ratio =
                |style: Style| contrast(index(style.fg, own_ink), index(style.bg, own_ground));
            for over in overs().filter(|over| *over != Over::Cursor) {
                let ratio = ratio(look.over(over));
                assert!(ratio >= 4.5, "{theme:?} {over:?}: {ratio:.1}");
            }
            for role in ROLES.into_iter().filter(|role| *role != Role::Grid) {
                for tint in (0..6).map(Some).chain([None]) {
                    for ground in [Ground::Rule, Ground::Guide] {
                        let ratio = ratio(look.tile(Some(role), tint, ground));
                        let least = if role == Role::Error { 3.0 } else { 4.0 };
                        assert!(ratio >= least, "{theme:?} {role:?} {tint:?}: {ratio:.1}");
                    }
                }
            }
        }
    }
}
