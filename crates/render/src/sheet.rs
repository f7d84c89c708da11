//! Pages of a document: pictures and texts at their positions, in points, independent of the output
//! format.

use crate::picture::Picture;
use crate::shape::{Class, Form};
use crate::theme::{Paint, Pen, paint};

/// A page, in points from its upper left corner.
///
/// ```
/// use gridwright_render::{Edges, Sheet};
/// let sheet = Sheet { width: 595.0, height: 842.0, bleed: Edges::default(), layers: Vec::new() };
/// assert!(sheet.layers.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The width of the trimmed page.
    pub width: f32,
    /// The height of the trimmed page.
    pub height: f32,
    /// The width of the paper beyond the trimmed page, on each side.
    pub bleed: Edges,
    /// Its content in reading order; later layers cover earlier ones.
    pub layers: Vec<Layer>,
}

/// A length on each side of a page.
///
/// ```
/// use gridwright_render::Edges;
/// assert_eq!(Edges::all(9.0).left, 9.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Edges {
    /// On the left.
    pub left: f32,
    /// On the right.
    pub right: f32,
    /// Above.
    pub top: f32,
    /// Below.
    pub bottom: f32,
}

impl Edges {
    /// The same on all sides.
    pub fn all(length: f32) -> Edges {
        Edges { left: length, right: length, top: length, bottom: length }
    }
}

/// A picture on a page.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Layer, Picture, PictureStyle, Tag};
/// let picture = Picture::of(&Scene::new(2, 2), &PictureStyle::titled("Two by two"));
/// let layer = Layer::new(picture, (72.0, 72.0), 0.5);
/// assert_eq!((layer.scale, layer.tag), (0.5, Tag::Artifact));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// The picture.
    pub picture: Picture,
    /// The position of its upper left corner.
    pub at: (f32, f32),
    /// Points per unit of the picture.
    pub scale: f32,
    /// Its role in the structure of the document, for screen readers.
    pub tag: Tag,
    /// The target of a click on it.
    pub link: Option<Link>,
}

impl Layer {
    /// A layer without a role in the document's structure.
    pub fn new(picture: Picture, at: (f32, f32), scale: f32) -> Layer {
        Layer { picture, at, scale, tag: Tag::Artifact, link: None }
    }

    /// The texts of the layer, in order.
    pub fn text(&self) -> String {
        let texts = self.picture.shapes.iter().filter_map(|shape| match &shape.form {
            Form::Text { text, .. } => Some(text.as_str()),
            Form::Path(_) | Form::Disc { .. } => None,
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}

/// The role of a layer in the structure of its document.
///
/// ```
/// use gridwright_render::Tag;
/// assert_ne!(Tag::Heading(1), Tag::Paragraph);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Tag {
    /// No role: page numbers, running heads, ornaments.
    #[default]
    Artifact,
    /// A heading of a level, from 1.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A picture, with a description in words.
    Figure(String),
}

/// An area of a page that links to another page.
///
/// ```
/// let link = gridwright_render::Link { page: 3, area: [10.0, 10.0, 80.0, 12.0] };
/// assert_eq!(link.page, 3);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Link {
    /// The page, counted from 0.
    pub page: usize,
    /// Left edge, top, width and height, in points of the page it is on.
    pub area: [f32; 4],
}

/// The thinnest line that print shops accept, in points.
const LEAST_LINE: f32 = 0.75;
/// The thinnest line that can be distinguished from one of [`LEAST_LINE`].
const LEAST_WALL: f32 = 1.5;

/// The paint of a class in a layer, with lines thick enough for print.
pub(crate) fn printed(layer: &Layer, class: Class) -> Paint {
    let mut paint = paint(layer.picture.style.theme, class);
    if let Some(pen) = &mut paint.line {
        let least =
            if matches!(class, Class::Wall | Class::Path) { LEAST_WALL } else { LEAST_LINE };
        let wider = (least / (layer.scale * pen.width)).max(1.0);
        // The dashes of a line grow with its width.
        let dash = pen.dash.map(|dash| dash.map(|part| part * wider.min(2.0)));
        *pen = Pen { width: wider * pen.width, dash, ..*pen };
    }
    paint
}

#[cfg(test)]
mod tests {
    use gridwright_core::Scene;

    use super::*;
    use crate::picture::PictureStyle;
    use crate::theme::Theme;

    #[test]
    fn no_line_is_too_thin_for_print_and_walls_stay_thicker() {
        let style = PictureStyle { theme: Theme::Print, ..PictureStyle::default() };
        let picture = Picture::of(&Scene::new(1, 1), &style);
        for scale in [0.1, 0.2, 0.5, 1.0] {
            let layer = Layer::new(picture.clone(), (0.0, 0.0), scale);
            let width = |class: Class| scale * printed(&layer, class).line.expect("a line").width;
            for class in Class::ALL {
                let line = printed(&layer, class).line;
                assert!(
                    line.is_none_or(|line| scale * line.width >= 0.7499),
                    "{class:?} at {scale}"
                );
            }
            assert!(width(Class::Wall) >= 1.9 * width(Class::Grid), "{scale}");
        }
    }
}
