//! SVG that looks the same everywhere: pictures whose letters are outlines, and pages of a document
//! that come with the built-in font.

use crate::font::{BOLD, Font, REGULAR};
use crate::picture::Picture;
use crate::shape::{Form, Shape};
use crate::sheet::{Layer, Sheet, Tag, printed};
use crate::svg::{escaped, hex, number, path};
use crate::theme::{Paint, paint};

/// The files of the built-in font, by their CSS weights.
///
/// ```
/// let [(weight, file), _] = gridwright_render::FONT_FILES;
/// assert!(weight == 400 && !file.is_empty());
/// ```
pub const FONT_FILES: [(u16, &[u8]); 2] = [(400, REGULAR), (700, BOLD)];

/// The same picture with letters as outlines, so that no font is needed.
///
/// ```
/// use gridwright_core::{Item, Scene};
/// use gridwright_render::{Picture, PictureStyle, outlined, svg};
/// let mut scene = Scene::new(2, 2);
/// scene.items.push(Item::Caption("Two by two".to_owned()));
/// let picture = Picture::of(&scene, &PictureStyle::default());
/// assert!(svg(&picture).contains("<text"));
/// assert!(!svg(&outlined(&picture)).contains("<text"));
/// ```
pub fn outlined(picture: &Picture) -> Picture {
    let fonts = [Font::regular(), Font::bold()];
    let outlined = |shape: &Shape| match &shape.form {
        Form::Text { at, size, text } => {
            let font = &fonts[usize::from(paint(picture.style.theme, shape.class).is_bold)];
            Shape { class: shape.class, form: Form::Path(font.outline(text, *at, *size)) }
        }
        Form::Path(_) | Form::Disc { .. } => shape.clone(),
    };
    Picture { shapes: picture.shapes.iter().map(outlined).collect(), ..picture.clone() }
}

/// A page as an SVG element for an XHTML file, whose style sheet must set the font of `.page text`
/// to that of [`FONT_FILES`]. Figures have their descriptions as labels.
///
/// ```
/// use gridwright_render::{Edges, Sheet, svg_page};
/// let sheet = Sheet { width: 420.0, height: 595.0, bleed: Edges::default(), layers: Vec::new() };
/// assert!(svg_page(&sheet).contains("viewBox=\"0 0 420 595\""));
/// ```
pub fn svg_page(sheet: &Sheet) -> String {
    let (width, height) = (number(sheet.width), number(sheet.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"page\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">\n"
    );
    for layer in &sheet.layers {
        add_layer(layer, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

fn add_layer(layer: &Layer, out: &mut String) {
    let [x, y, scale] = [layer.at.0, layer.at.1, layer.scale].map(number);
    let spoken = match &layer.tag {
        Tag::Figure(words) => format!(" role=\"img\" aria-label=\"{}\"", escaped(words)),
        Tag::Artifact => " aria-hidden=\"true\"".to_owned(),
        Tag::Heading(_) | Tag::Paragraph => String::new(),
    };
    let moved = match (x.as_str(), y.as_str(), scale.as_str()) {
        ("0", "0", "1") => String::new(),
        _ => format!(" transform=\"translate({x} {y}) scale({scale})\""),
    };
    out.push_str(&format!("<g{moved}{spoken}>\n"));
    for group in layer.picture.shapes.chunk_by(|one, other| one.class == other.class) {
        let look = look(&printed(layer, group[0].class));
        out.push_str(&format!("<g {look}>"));
        for shape in group {
            match &shape.form {
                Form::Path(moves) => out.push_str(&format!("<path d=\"{}\"/>", path(moves))),
                Form::Disc { centre: (x, y), radius } => {
                    let [x, y, radius] = [*x, *y, *radius].map(number);
                    out.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
                }
                Form::Text { at: (x, y), size, text } => {
                    let [x, y, size] = [*x, *y, *size].map(number);
                    let text = escaped(text);
                    out.push_str(&format!(
                        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{text}</text>"
                    ));
                }
            }
        }
        out.push_str("</g>\n");
    }
    out.push_str("</g>\n");
}

/// The attributes of a paint.
fn look(paint: &Paint) -> String {
    let mut parts = vec![format!("fill=\"{}\"", paint.fill.map_or("none".to_owned(), hex))];
    if let Some(pen) = paint.line {
        let (colour, width) = (hex(pen.colour), number(pen.width));
        parts.push(format!("stroke=\"{colour}\" stroke-width=\"{width}\""));
        match pen.dash {
            Some([dash, gap]) => {
                let [dash, gap] = [dash, gap].map(number);
                parts.push(format!("stroke-dasharray=\"{dash} {gap}\""));
            }
            None if pen.is_round => parts.push("stroke-linecap=\"round\"".to_owned()),
            None => parts.push("stroke-linecap=\"square\"".to_owned()),
        }
    }
    if paint.is_bold {
        parts.push("font-weight=\"700\"".to_owned());
    }
    parts.join(" ")
}
