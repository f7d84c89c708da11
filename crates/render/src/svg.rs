//! Pictures as SVG: a group for each class, and a style sheet for the classes used.

use std::fmt::Write as _;

use crate::picture::Picture;
use crate::shape::{At, Class, Form, Move, Shape};
use crate::theme::{Rgb, Theme, paint};

/// Writes a picture as a standalone SVG document.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Picture, PictureStyle, svg};
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// let document = svg(&Picture::of(&scene, &PictureStyle::titled("Two by two")));
/// assert!(document.starts_with("<svg xmlns="));
/// assert!(document.contains("<title>Two by two</title>"));
/// assert!(document.contains("<g class=\"wall\">"));
/// ```
pub fn svg(picture: &Picture) -> String {
    svg_sized(picture, picture.width.max(picture.height))
}

/// Writes a picture as a standalone SVG document with a longer side of `longer_side` pixels.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Picture, PictureStyle, svg_sized};
/// let mut scene = Scene::new(1, 2);
/// scene.frame();
/// let document = svg_sized(&Picture::of(&scene, &PictureStyle::titled("A pair")), 600.0);
/// assert!(document.contains("width=\"600\""));
/// ```
pub fn svg_sized(picture: &Picture, longer_side: f32) -> String {
    let mut classes: Vec<Class> = picture.shapes.iter().map(|shape| shape.class).collect();
    classes.dedup();
    let sheet = sheet(picture.style.theme, &classes);
    let scale = longer_side / picture.width.max(picture.height);
    document(picture, " xmlns=\"http://www.w3.org/2000/svg\"", &sheet, scale)
}

/// Writes a picture for an HTML page that includes the [`svg_sheet`] of its theme.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Picture, PictureStyle, svg_inline};
/// let picture = Picture::of(&Scene::new(2, 2), &PictureStyle::titled("Two by two"));
/// assert!(!svg_inline(&picture).contains("<style>"));
/// ```
pub fn svg_inline(picture: &Picture) -> String {
    document(picture, "", "", 1.0)
}

/// The style sheet of a theme, for pages with several pictures.
///
/// ```
/// use gridwright_render::{Theme, svg_sheet};
/// assert!(svg_sheet(Theme::Auto).contains("prefers-color-scheme"));
/// ```
pub fn svg_sheet(theme: Theme) -> String {
    sheet(theme, &Class::ALL)
}

fn document(picture: &Picture, namespace: &str, sheet: &str, scale: f32) -> String {
    let mut out = opening(picture, namespace, sheet, scale);
    for group in picture.shapes.chunk_by(|one, other| one.class == other.class) {
        add_group(group, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

/// The part of a document before the first shape of a picture.
pub(crate) fn opening(picture: &Picture, namespace: &str, sheet: &str, scale: f32) -> String {
    let (width, height) = (number(picture.width), number(picture.height));
    let (wide, high) = (number(picture.width * scale), number(picture.height * scale));
    let title = escaped(&picture.style.title);
    let mut out = format!(
        "<svg{namespace} class=\"gridwright\" viewBox=\"0 0 {width} {height}\" width=\"{wide}\" \
         height=\"{high}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n"
    );
    if !picture.style.description.is_empty() {
        out.push_str(&format!("<desc>{}</desc>\n", escaped(&picture.style.description)));
    }
    if !sheet.is_empty() {
        out.push_str(&format!("<style>\n{sheet}</style>\n"));
    }
    out
}

/// Adds shapes of one class; the group has the font size of the first text.
pub(crate) fn add_group(group: &[Shape], out: &mut String) {
    let size_of = |shape: &Shape| match shape.form {
        Form::Text { size, .. } => Some(size),
        Form::Path(_) | Form::Disc { .. } => None,
    };
    let common = group.iter().find_map(size_of);
    out.push_str(&format!("<g class=\"{}\"", group[0].class.name()));
    if let Some(size) = common {
        out.push_str(&format!(" font-size=\"{}\"", number(size)));
    }
    out.push_str(">\n");
    for shape in group {
        match &shape.form {
            Form::Path(moves) => out.push_str(&format!("<path d=\"{}\"/>", path(moves))),
            Form::Disc { centre: (x, y), radius } => {
                let (x, y, radius) = (number(*x), number(*y), number(*radius));
                out.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
            }
            Form::Text { at: (x, y), size, text } => {
                out.push_str(&format!("<text x=\"{}\" y=\"{}\"", number(*x), number(*y)));
                if Some(*size) != common {
                    out.push_str(&format!(" font-size=\"{}\"", number(*size)));
                }
                out.push_str(&format!(">{}</text>", escaped(text)));
            }
        }
        out.push('\n');
    }
    out.push_str("</g>\n");
}

/// The `d` attribute of a path.
pub(crate) fn path(moves: &[Move]) -> String {
    let mut out = String::new();
    let mut here: At = (0.0, 0.0);
    for step in moves {
        match *step {
            Move::To((x, y)) => {
                out.push_str(&format!("M{} {}", number(x), number(y)));
                here = (x, y);
            }
            Move::Line((x, y)) => {
                if same(y, here.1) {
                    out.push_str(&format!("H{}", number(x)));
                } else if same(x, here.0) {
                    out.push_str(&format!("V{}", number(y)));
                } else {
                    out.push_str(&format!("L{} {}", number(x), number(y)));
                }
                here = (x, y);
            }
            Move::Curve { control, to } => {
                let [x1, y1, x2, y2] = [control.0, control.1, to.0, to.1].map(number);
                out.push_str(&format!("Q{x1} {y1} {x2} {y2}"));
                here = to;
            }
            Move::Close => out.push('z'),
        }
    }
    out
}

fn same(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.005
}

/// A number with at most two decimals.
pub(crate) fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn sheet(theme: Theme, classes: &[Class]) -> String {
    let mut out = String::from(
        ".gridwright text{font-family:\"Noto Sans\",Verdana,\"DejaVu Sans\",sans-serif;\
         text-anchor:middle}\n",
    );
    for &class in classes {
        let (name, look) = (selector(class), look(theme, class));
        writeln!(out, ".gridwright {name}{{{look}}}").expect("a string");
    }
    if theme == Theme::Auto {
        out.push_str("@media (prefers-color-scheme:dark){\n");
        for &class in classes {
            let (name, look) = (selector(class), look(Theme::Dark, class));
            writeln!(out, ".gridwright {name}{{{look}}}").expect("a string");
        }
        out.push_str("}\n");
    }
    out
}

/// The selector for the shapes of a class in a style sheet.
fn selector(class: Class) -> String {
    class.name().split(' ').map(|name| format!(".{name}")).collect()
}

fn look(theme: Theme, class: Class) -> String {
    let paint = paint(theme, class);
    let mut parts = vec![format!("fill:{}", paint.fill.map_or("none".to_owned(), hex))];
    if let Some(pen) = paint.line {
        parts.push(format!("stroke:{};stroke-width:{}", hex(pen.colour), number(pen.width)));
        if let Some([dash, gap]) = pen.dash {
            parts.push(format!("stroke-dasharray:{} {}", number(dash), number(gap)));
        } else {
            parts.push(format!("stroke-linecap:{}", if pen.is_round { "round" } else { "square" }));
        }
    }
    if paint.is_bold {
        parts.push("font-weight:700".to_owned());
    }
    parts.join(";")
}

pub(crate) fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Escapes text for use in markup and attributes; control characters become spaces.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, 2.5, -0.001, 0.125].map(number), ["1", "2.5", "0", "0.12"]);
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(escaped("a<b & \"c\"\u{1b}"), "a&lt;b &amp; &quot;c&quot; ");
    }
}
