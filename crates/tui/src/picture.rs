//! A screen as an SVG picture, for documents.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use crate::look::{Theme, rgb};

/// The size of a character, in the units of the picture.
const WIDTH: f64 = 9.63;
const HEIGHT: f64 = 19.0;

/// The text and background colours of a terminal, used where the game leaves the choice to it.
#[derive(Clone, Copy)]
struct Paper {
    ink: &'static str,
    ground: &'static str,
}

impl Paper {
    /// The colours of the terminals that a theme is made for.
    fn of(theme: Theme) -> Paper {
        match theme {
            Theme::Light => Paper { ink: "#1c1c1c", ground: "#fafafa" },
            Theme::Dark | Theme::Contrast => Paper { ink: "#d4d4d4", ground: "#1c1c1c" },
        }
    }
}

/// The style of a run of characters.
#[derive(Clone, PartialEq, Eq)]
struct Style {
    ink: String,
    ground: String,
    is_bold: bool,
    is_dim: bool,
    is_underlined: bool,
    is_struck: bool,
}

/// Draws the characters of a screen, run by run.
pub(crate) fn svg(buffer: &Buffer, theme: Theme, title: &str) -> String {
    let paper = Paper::of(theme);
    let (cols, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (f64::from(cols) * WIDTH + 16.0, f64::from(rows) * HEIGHT + 16.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" \
         font-size=\"16\">\n<title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{}\"/>\n",
        escaped(title),
        paper.ground
    );
    for row in 0..rows {
        let cells: Vec<&Cell> = (0..cols).map(|col| &buffer[(col, row)]).collect();
        let mut col = 0;
        while col < cells.len() {
            let style = style(cells[col], paper);
            let is_same = |cell: &&&Cell| self::style(cell, paper) == style;
            let run = cells[col..].iter().take_while(is_same).count();
            let text: String = cells[col..col + run].iter().map(|cell| cell.symbol()).collect();
            out.push_str(&run_svg(&style, paper, &text, (col, row), run));
            col += run;
        }
    }
    out + "</svg>\n"
}

fn run_svg(
    style: &Style,
    paper: Paper,
    text: &str,
    (col, row): (usize, u16),
    run: usize,
) -> String {
    let (x, y) = (8.0 + col as f64 * WIDTH, 8.0 + f64::from(row) * HEIGHT);
    let width = run as f64 * WIDTH;
    let mut out = String::new();
    if style.ground != paper.ground {
        out.push_str(&format!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{HEIGHT}\" \
             shape-rendering=\"crispEdges\" fill=\"{}\"/>\n",
            style.ground
        ));
    }
    if text.trim().is_empty() {
        return out;
    }
    let mut attributes = String::new();
    if style.is_bold {
        attributes.push_str(" font-weight=\"bold\"");
    }
    if style.is_dim {
        attributes.push_str(" opacity=\"0.6\"");
    }
    let lines = match (style.is_underlined, style.is_struck) {
        (true, _) => " text-decoration=\"underline\"",
        (false, true) => " text-decoration=\"line-through\"",
        (false, false) => "",
    };
    out.push_str(&format!(
        "<text x=\"{x:.1}\" y=\"{:.1}\" textLength=\"{width:.1}\" xml:space=\"preserve\" \
         fill=\"{}\"{attributes}{lines}>{}</text>\n",
        y + 14.5,
        style.ink,
        escaped(text)
    ));
    out
}

fn style(cell: &Cell, paper: Paper) -> Style {
    let has = |modifier| cell.modifier.contains(modifier);
    let (mut ink, mut ground) = (colour(cell.fg, paper.ink), colour(cell.bg, paper.ground));
    if has(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut ground);
    }
    Style {
        ink,
        ground,
        is_bold: has(Modifier::BOLD),
        is_dim: has(Modifier::DIM),
        is_underlined: has(Modifier::UNDERLINED),
        is_struck: has(Modifier::CROSSED_OUT),
    }
}

fn colour(colour: Color, own: &str) -> String {
    match colour {
        Color::Indexed(index) => {
            let (red, green, blue) = rgb(index);
            format!("#{red:02x}{green:02x}{blue:02x}")
        }
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => own.to_owned(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
