//! Pictures as PNG, drawn with the built-in font at any size.

use miniz_oxide::deflate::compress_to_vec_zlib;
use tiny_skia::{
    Color, FillRule, LineCap, Paint as Brush, Path, PathBuilder, Pixmap, Stroke, StrokeDash,
    Transform,
};
use ttf_parser::OutlineBuilder;

use crate::font::Font;
use crate::picture::Picture;
use crate::shape::{At, Class, Form, Move};
use crate::theme::{Rgb, paint};

/// The longest side a PNG can have, in pixels.
///
/// ```
/// assert!(gridwright_render::MOST_PIXELS >= 4096);
/// ```
pub const MOST_PIXELS: u32 = 8192;

/// Draws a picture as PNG with a longer side of `longer_side` pixels, at most [`MOST_PIXELS`].
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Picture, PictureStyle, png};
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// let file = png(&Picture::of(&scene, &PictureStyle::titled("Two by two")), 96);
/// assert_eq!(file[..4], *b"\x89PNG");
/// ```
pub fn png(picture: &Picture, longer_side: u32) -> Vec<u8> {
    let longer_side = longer_side.clamp(1, MOST_PIXELS) as f32;
    let scale = longer_side / picture.width.max(picture.height);
    let pixels = |length: f32| ((length * scale).round() as u32).max(1);
    let (width, height) = (pixels(picture.width), pixels(picture.height));
    let mut pixmap = Pixmap::new(width, height).expect("the size is within limits");
    // The size in pixels is rounded, so that the ground may not reach the last of them.
    if let Some([red, green, blue]) = paint(picture.style.theme, Class::Ground).fill {
        pixmap.fill(Color::from_rgba8(red, green, blue, 255));
    }
    let fonts = [Font::regular(), Font::bold()];
    let transform = Transform::from_scale(scale, scale);
    for shape in &picture.shapes {
        let paint = paint(picture.style.theme, shape.class);
        let font = &fonts[usize::from(paint.is_bold)];
        let Some(path) = path_of(&shape.form, font) else { continue };
        if let Some(colour) = paint.fill {
            pixmap.fill_path(&path, &brush(colour), FillRule::Winding, transform, None);
        }
        if let Some(pen) = paint.line {
            let cap = match (pen.dash, pen.is_round) {
                (Some(_), _) => LineCap::Butt,
                (None, true) => LineCap::Round,
                (None, false) => LineCap::Square,
            };
            let dash = pen.dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0));
            let stroke = Stroke { width: pen.width, line_cap: cap, dash, ..Stroke::default() };
            pixmap.stroke_path(&path, &brush(pen.colour), &stroke, transform, None);
        }
    }
    encoded(&pixmap)
}

fn brush([red, green, blue]: Rgb) -> Brush<'static> {
    let mut brush = Brush { anti_alias: true, ..Brush::default() };
    brush.set_color_rgba8(red, green, blue, 255);
    brush
}

fn path_of(form: &Form, font: &Font) -> Option<Path> {
    match form {
        Form::Disc { centre: (x, y), radius } => PathBuilder::from_circle(*x, *y, *radius),
        Form::Path(moves) => {
            let mut builder = PathBuilder::new();
            for step in moves {
                match *step {
                    Move::To((x, y)) => builder.move_to(x, y),
                    Move::Line((x, y)) => builder.line_to(x, y),
                    Move::Curve { control, to } => {
                        builder.quad_to(control.0, control.1, to.0, to.1);
                    }
                    Move::Close => builder.close(),
                }
            }
            builder.finish()
        }
        Form::Text { at, size, text } => {
            let left = at.0 - 0.5 * size * font.width(text);
            let scale = size / f32::from(font.face.units_per_em());
            let mut pen = Letters { builder: PathBuilder::new(), at: (left, at.1), scale };
            for c in text.chars() {
                let glyph = font.glyph(c);
                font.face.outline_glyph(glyph, &mut pen);
                pen.at.0 += size * font.advance(glyph);
            }
            pen.builder.finish()
        }
    }
}

/// Collects outlines of glyphs, scaled and moved to their place.
struct Letters {
    builder: PathBuilder,
    at: At,
    scale: f32,
}

impl Letters {
    fn place(&self, x: f32, y: f32) -> At {
        (self.at.0 + self.scale * x, self.at.1 - self.scale * y)
    }
}

impl OutlineBuilder for Letters {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.builder.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.builder.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.place(x1, y1), self.place(x, y));
        self.builder.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let [(x1, y1), (x2, y2), (x, y)] =
            [(x1, y1), (x2, y2), (x, y)].map(|(x, y)| self.place(x, y));
        self.builder.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}

/// The bytes of the file: three per pixel, because the ground leaves nothing transparent.
fn encoded(pixmap: &Pixmap) -> Vec<u8> {
    let mut rows = Vec::new();
    for row in pixmap.data().chunks(4 * pixmap.width() as usize) {
        rows.push(0);
        rows.extend(row.chunks(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]));
    }
    let mut head = Vec::new();
    head.extend(pixmap.width().to_be_bytes());
    head.extend(pixmap.height().to_be_bytes());
    // Eight bits per channel, RGB, and the only compression, filter and interlace methods defined.
    head.extend([8, 2, 0, 0, 0]);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    add_chunk(b"IHDR", &head, &mut file);
    add_chunk(b"IDAT", &compress_to_vec_zlib(&rows, 6), &mut file);
    add_chunk(b"IEND", &[], &mut file);
    file
}

fn add_chunk(kind: &[u8; 4], data: &[u8], file: &mut Vec<u8>) {
    file.extend((data.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend(kind);
    file.extend(data);
    let sum = checksum(&file[start..]);
    file.extend(sum.to_be_bytes());
}

/// The CRC-32 of a chunk. Bit by bit is fast enough for pictures of this size.
fn checksum(data: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for &byte in data {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_standard_one() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}
