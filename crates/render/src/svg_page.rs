//! SVG that looks the same everywhere: pictures whose letters are outlines, single or with outlines
//! that many pictures share, and pages of a document that come with the built-in font.

use std::collections::BTreeSet;

use crate::font::{BOLD, Font, REGULAR};
use crate::picture::Picture;
use crate::shape::{Form, Shape};
use crate::sheet::{Layer, Sheet, Tag, printed};
use crate::svg::{add_group, escaped, hex, number, opening, path};
use crate::theme::{Paint, paint};

/// The files of the built-in font, by their CSS weights.
///
/// ```
/// let [(weight, file), _] = gridwright_render::FONT_FILES;
/// assert!(weight == 400 && !file.is_empty());
/// ```
pub const FONT_FILES: [(u16, &[u8]); 2] = [(400, REGULAR), (700, BOLD)];

/// Outlines of letters that the pictures of an HTML page share.
///
/// ```
/// use gridwright_core::{Item, Scene};
/// use gridwright_render::{LetterOutlines, Picture, PictureStyle};
/// let mut scene = Scene::new(2, 2);
/// scene.items.push(Item::Caption("Two".to_owned()));
/// let mut letters = LetterOutlines::default();
/// let picture = letters.svg(&Picture::of(&scene, &PictureStyle::default()));
/// assert!(!picture.contains("<text") && picture.contains("href=\"#w54\""));
/// assert!(letters.definitions().contains("<path id=\"w54\""));
/// ```
#[derive(Default)]
pub struct LetterOutlines {
    /// The letters used so far, and whether they are bold.
    used: BTreeSet<(bool, char)>,
}

/// The font size of shared outlines.
const SHARED_SIZE: f32 = 100.0;

impl LetterOutlines {
    /// A picture for the page, which also needs the [`svg_sheet`](crate::svg_sheet) of its theme.
    pub fn svg(&mut self, picture: &Picture) -> String {
        let fonts = [Font::regular(), Font::bold()];
        let mut out = opening(picture, "", "", 1.0);
        for group in picture.shapes.chunk_by(|one, other| one.class == other.class) {
            let has_text = group.iter().any(|shape| matches!(shape.form, Form::Text { .. }));
            if !has_text {
                add_group(group, &mut out);
                continue;
            }
            let class = group[0].class;
            let is_bold = paint(picture.style.theme, class).is_bold;
            let font = &fonts[usize::from(is_bold)];
            out.push_str(&format!("<g class=\"{}\">\n", class.name()));
            for shape in group {
                let Form::Text { at: (x, y), size, text } = &shape.form else {
                    add_shape(shape, &mut out);
                    continue;
                };
                let mut left = x - 0.5 * size * font.width(text);
                for letter in text.chars() {
                    let wide = size * font.advance(font.glyph(letter));
                    if !letter.is_whitespace() {
                        self.used.insert((is_bold, letter));
                        let [x, y] = [left + 0.5 * wide, *y].map(number);
                        let scale = format!("{:.4}", size / SHARED_SIZE);
                        let scale = scale.trim_end_matches('0').trim_end_matches('.');
                        let id = id_of(is_bold, letter);
                        out.push_str(&format!(
                            "<use href=\"#{id}\" transform=\"translate({x} {y}) scale({scale})\"/>\n"
                        ));
                    }
                    left += wide;
                }
            }
            out.push_str("</g>\n");
        }
        out.push_str("</svg>\n");
        out
    }

    /// The outlines of all letters of the pictures so far, for the page they are on.
    pub fn definitions(&self) -> String {
        let fonts = [Font::regular(), Font::bold()];
        let mut out = String::from(
            "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>\n",
        );
        for &(is_bold, letter) in &self.used {
            let font = &fonts[usize::from(is_bold)];
            let outline = font.outline(&letter.to_string(), (0.0, 0.0), SHARED_SIZE);
            let (id, outline) = (id_of(is_bold, letter), path(&outline));
            out.push_str(&format!("<path id=\"{id}\" d=\"{outline}\"/>\n"));
        }
        out.push_str("</defs></svg>\n");
        out
    }
}

fn id_of(is_bold: bool, letter: char) -> String {
    format!("{}{:x}", if is_bold { "b" } else { "w" }, letter as u32)
}

/// Adds a path or a disc.
fn add_shape(shape: &Shape, out: &mut String) {
    match &shape.form {
        Form::Path(moves) => out.push_str(&format!("<path d=\"{}\"/>\n", path(moves))),
        Form::Disc { centre: (x, y), radius } => {
            let [x, y, radius] = [*x, *y, *radius].map(number);
            out.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n"));
        }
        Form::Text { .. } => (),
    }
}

/// A page as an SVG element for an XHTML file, whose style sheet must set the font of `.page text`
/// to that of [`FONT_FILES`]. Figures have their descriptions as labels; links lead to the file that
/// `page_name` returns for a page, counted from 0.
///
/// ```
/// use gridwright_render::{Edges, Sheet, svg_page};
/// let sheet = Sheet { width: 420.0, height: 595.0, bleed: Edges::default(), layers: Vec::new() };
/// let page = svg_page(&sheet, |page| format!("page-{page}.xhtml"));
/// assert!(page.contains("viewBox=\"0 0 420 595\""));
/// ```
pub fn svg_page(sheet: &Sheet, page_name: impl Fn(usize) -> String) -> String {
    let (width, height) = (number(sheet.width), number(sheet.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         class=\"page\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">\n"
    );
    for layer in &sheet.layers {
        match layer.link {
            Some(link) => {
                let target = escaped(&page_name(link.page));
                out.push_str(&format!("<a xlink:href=\"{target}\">\n"));
                add_layer(layer, &mut out);
                out.push_str("</a>\n");
            }
            None => add_layer(layer, &mut out),
        }
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
