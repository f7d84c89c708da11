//! Pictures whose letters are outlines, so that they look the same everywhere.

use crate::font::Font;
use crate::picture::Picture;
use crate::shape::{Form, Shape};
use crate::theme::paint;

/// The same picture with letters as outlines, so that no font is needed. In a browser the letters
/// stay text until the font is loaded (see [`add_texts`](gridwright_core::add_texts)).
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
    let Some(fonts) = Font::both() else { return picture.clone() };
    let outlined = |shape: &Shape| match &shape.form {
        Form::Text { at, size, text } => {
            let font = &fonts[usize::from(paint(picture.style.theme, shape.class).is_bold)];
            Shape { class: shape.class, form: Form::Path(font.outline(text, *at, *size)) }
        }
        Form::Path(_) | Form::Disc { .. } => shape.clone(),
    };
    Picture { shapes: picture.shapes.iter().map(outlined).collect(), ..picture.clone() }
}
