//! Pictures as PNG, drawn with the built-in font at any size.

use gridwright_core::{Budget, OutOfBudget};
use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, compress_to_output, create_comp_flags_from_zip_params,
};
use tiny_skia::{
    Color, FillRule, LineCap, Paint as Brush, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash,
    Transform,
};

use crate::font::Font;
use crate::picture::Picture;
use crate::shape::{Class, Form, Move, Shape};
use crate::sheet::{Sheet, printed};
use crate::theme::{Paint, Rgb, paint};

/// The longest side a PNG can have, in pixels.
///
/// ```
/// assert!(gridwright_render::MOST_PIXELS >= 4096);
/// ```
pub const MOST_PIXELS: u32 = 8192;

/// Number of pixels drawn at a time. Large pictures are drawn in bands of this size to save memory.
const BAND: u32 = 1 << 20;

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
    png_within(picture, longer_side, &Budget::unlimited()).expect("nobody stops it")
}

/// Like [`png`], but can be stopped through the budget.
///
/// # Errors
/// When the budget is stopped.
///
/// ```
/// use gridwright_core::{Budget, OutOfBudget, Scene};
/// use gridwright_render::{Picture, PictureStyle, png_within};
/// let picture = Picture::of(&Scene::new(2, 2), &PictureStyle::titled("Two by two"));
/// let stopped = Budget::unlimited().with_stop(std::sync::Arc::new(true.into()));
/// assert_eq!(png_within(&picture, 96, &stopped), Err(OutOfBudget));
/// ```
pub fn png_within(
    picture: &Picture,
    longer_side: u32,
    budget: &Budget,
) -> Result<Vec<u8>, OutOfBudget> {
    let longer_side = longer_side.clamp(1, MOST_PIXELS) as f32;
    let scale = longer_side / picture.width.max(picture.height);
    let pixels = |length: f32| ((length * scale).round() as u32).max(1);
    let (width, height) = (pixels(picture.width), pixels(picture.height));
    let mut file = File::new(width, height);
    draw(picture, scale, (width, height), BAND / width, |row| {
        file.add_row(row);
        budget.go_on()
    })?;
    Ok(file.finish())
}

/// The space between pages on a contact sheet, in pixels.
const SPACE: u32 = 12;
/// The width of a page on a contact sheet, in pixels, if there are few pages.
const PAGE: u32 = 360;

/// Draws all pages of a document side by side, each of them small, as PNG.
///
/// # Errors
/// When the budget is stopped.
///
/// ```
/// use gridwright_core::Budget;
/// use gridwright_render::{Edges, Sheet, png_contact_sheet};
/// let page = Sheet { width: 420.0, height: 595.0, bleed: Edges::default(), layers: Vec::new() };
/// let file = png_contact_sheet(&[page.clone(), page], &Budget::unlimited()).unwrap();
/// assert_eq!(file[..4], *b"\x89PNG");
/// ```
pub fn png_contact_sheet(sheets: &[Sheet], budget: &Budget) -> Result<Vec<u8>, OutOfBudget> {
    let number = sheets.len().max(1) as u32;
    let largest = |side: fn(&Sheet) -> f32| sheets.iter().map(side).fold(1.0, f32::max);
    let (width, height) = (largest(|sheet| sheet.width), largest(|sheet| sheet.height));
    // The sheet is about as wide as it is high, with an even number of pages per row, so that
    // spreads stay together.
    let across = (f64::from(number) * f64::from(height / width)).sqrt().ceil() as u32;
    let cols = across.next_multiple_of(2).min(number.next_multiple_of(2));
    let rows = number.div_ceil(cols);
    let fits = |count: u32, side: f32| (MOST_PIXELS / count - SPACE) as f32 / side;
    let scale = (PAGE as f32 / width).min(fits(cols, width)).min(fits(rows, height));
    let page = [width, height].map(|side| ((side * scale) as u32).max(1));
    let [wide, high] = [cols * (page[0] + SPACE) + SPACE, page[1] + SPACE];
    let mut file = File::new(wide, rows * high + SPACE);
    let mut band = Pixmap::new(wide, high).expect("the size is within limits");
    let fonts = [Font::regular(), Font::bold()];
    for row in sheets.chunks(cols as usize) {
        band.fill(Color::from_rgba8(120, 124, 130, 255));
        for (i, sheet) in row.iter().enumerate() {
            budget.go_on()?;
            let left = SPACE + i as u32 * (page[0] + SPACE);
            let to_page =
                Transform::from_scale(scale, scale).post_translate(left as f32, SPACE as f32);
            let paper = PathBuilder::from_rect(
                Rect::from_xywh(0.0, 0.0, sheet.width, sheet.height).expect("a page has a size"),
            );
            band.fill_path(&paper, &brush([255; 3]), FillRule::Winding, to_page, None);
            for layer in &sheet.layers {
                let to_layer = Transform::from_scale(layer.scale, layer.scale)
                    .post_translate(layer.at.0, layer.at.1)
                    .post_concat(to_page);
                for shape in &layer.picture.shapes {
                    let paint = printed(layer, shape.class);
                    if let Some(outline) = outline(&shape.form, &paint, &fonts) {
                        outline.draw(&mut band, to_layer);
                    }
                }
            }
        }
        band.data().chunks(4 * wide as usize).for_each(|row| file.add_row(row));
    }
    let blank = [120, 124, 130, 255].repeat(wide as usize);
    (0..SPACE).for_each(|_| file.add_row(&blank));
    Ok(file.finish())
}

/// Draws a picture a band at a time, and passes on each row of pixels of four bytes.
fn draw(
    picture: &Picture,
    scale: f32,
    (width, height): (u32, u32),
    rows: u32,
    mut take: impl FnMut(&[u8]) -> Result<(), OutOfBudget>,
) -> Result<(), OutOfBudget> {
    let outlines = outlines(picture);
    let rows = rows.clamp(1, height);
    let mut band = Pixmap::new(width, rows).expect("the size is within limits");
    for top in (0..height).step_by(rows as usize) {
        // The size in pixels is rounded, so the background may not reach the last pixels.
        if let Some([red, green, blue]) = paint(picture.style.theme, Class::Ground).fill {
            band.fill(Color::from_rgba8(red, green, blue, 255));
        }
        let bottom = (top + rows).min(height);
        let (from, to) = (top as f32 / scale, bottom as f32 / scale);
        let transform = Transform::from_scale(scale, scale).post_translate(0.0, -(top as f32));
        for outline in outlines.iter().filter(|outline| outline.is_between(from, to)) {
            outline.draw(&mut band, transform);
        }
        for row in band.data().chunks(4 * width as usize).take((bottom - top) as usize) {
            take(row)?;
        }
    }
    Ok(())
}

/// A shape that is ready to be drawn.
struct Outline {
    path: Path,
    fill: Option<Rgb>,
    line: Option<(Rgb, Stroke)>,
}

fn outlines(picture: &Picture) -> Vec<Outline> {
    let fonts = [Font::regular(), Font::bold()];
    let paint = |shape: &Shape| paint(picture.style.theme, shape.class);
    picture.shapes.iter().filter_map(|shape| outline(&shape.form, &paint(shape), &fonts)).collect()
}

fn outline(form: &Form, paint: &Paint, fonts: &[Font; 2]) -> Option<Outline> {
    let path = path_of(form, &fonts[usize::from(paint.is_bold)])?;
    let line = paint.line.map(|pen| {
        let line_cap = match (pen.dash, pen.is_round) {
            (Some(_), _) => LineCap::Butt,
            (None, true) => LineCap::Round,
            (None, false) => LineCap::Square,
        };
        let dash = pen.dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0));
        (pen.colour, Stroke { width: pen.width, line_cap, dash, ..Stroke::default() })
    });
    Some(Outline { path, fill: paint.fill, line })
}

impl Outline {
    /// Whether the shape may lie between two heights of the picture.
    fn is_between(&self, from: f32, to: f32) -> bool {
        // Pixels at the edge are antialiased; corners of lines may extend beyond their width.
        let reach = self.line.as_ref().map_or(0.0, |(_, pen)| pen.width * pen.miter_limit);
        let bounds = self.path.bounds();
        let margin = reach + 1.0;
        bounds.bottom() + margin >= from && bounds.top() - margin <= to
    }

    fn draw(&self, band: &mut Pixmap, transform: Transform) {
        if let Some(colour) = self.fill {
            band.fill_path(&self.path, &brush(colour), FillRule::Winding, transform, None);
        }
        if let Some((colour, stroke)) = &self.line {
            band.stroke_path(&self.path, &brush(*colour), stroke, transform, None);
        }
    }
}

fn brush([red, green, blue]: Rgb) -> Brush<'static> {
    let mut brush = Brush { anti_alias: true, ..Brush::default() };
    brush.set_color_rgba8(red, green, blue, 255);
    brush
}

fn path_of(form: &Form, font: &Font) -> Option<Path> {
    match form {
        Form::Disc { centre: (x, y), radius } => PathBuilder::from_circle(*x, *y, *radius),
        Form::Path(moves) => path_of_moves(moves),
        Form::Text { at, size, text } => path_of_moves(&font.outline(text, *at, *size)),
    }
}

fn path_of_moves(moves: &[Move]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for step in moves {
        match *step {
            Move::To((x, y)) => builder.move_to(x, y),
            Move::Line((x, y)) => builder.line_to(x, y),
            Move::Curve { control, to } => builder.quad_to(control.0, control.1, to.0, to.1),
            Move::Close => builder.close(),
        }
    }
    builder.finish()
}

/// A PNG file being written: three bytes per pixel, since the background leaves nothing
/// transparent.
struct File {
    bytes: Vec<u8>,
    row: Vec<u8>,
    packer: Box<CompressorOxide>,
    packed: Vec<u8>,
}

/// The number of compressed bytes in a chunk.
const CHUNK: usize = 1 << 16;

impl File {
    fn new(width: u32, height: u32) -> File {
        let mut head = Vec::new();
        head.extend(width.to_be_bytes());
        head.extend(height.to_be_bytes());
        // Eight bits per channel, RGB, and the only compression, filter and interlace methods defined.
        head.extend([8, 2, 0, 0, 0]);
        let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
        add_chunk(b"IHDR", &head, &mut bytes);
        // Level 6, in the zlib format, with the usual strategy.
        let flags = create_comp_flags_from_zip_params(6, 1, 0);
        let packer = Box::new(CompressorOxide::new(flags));
        File { bytes, row: Vec::new(), packer, packed: Vec::new() }
    }

    /// Adds a row of pixels of four bytes each.
    fn add_row(&mut self, pixels: &[u8]) {
        self.row.clear();
        self.row.push(0);
        self.row.extend(pixels.chunks(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]));
        self.pack(TDEFLFlush::None);
        if self.packed.len() >= CHUNK {
            self.add_packed();
        }
    }

    fn pack(&mut self, flush: TDEFLFlush) {
        let packed = &mut self.packed;
        compress_to_output(&mut self.packer, &self.row, flush, |bytes| {
            packed.extend(bytes);
            true
        });
    }

    fn add_packed(&mut self) {
        add_chunk(b"IDAT", &self.packed, &mut self.bytes);
        self.packed.clear();
    }

    fn finish(mut self) -> Vec<u8> {
        self.row.clear();
        self.pack(TDEFLFlush::Finish);
        self.add_packed();
        add_chunk(b"IEND", &[], &mut self.bytes);
        self.bytes
    }
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
    use gridwright_core::{Item, Pt, Role, Scene};

    use super::*;
    use crate::picture::PictureStyle;

    /// Checks that bands leave no seams: the number of bands does not change the picture.
    #[test]
    fn large_pictures_have_no_seams() {
        let mut scene = Scene::new(3, 3);
        scene.frame();
        let glyph =
            |i| Item::Glyph { at: Pt::cell(i, i), text: '8', plain: '8', role: Role::Given };
        scene.items.extend((0..3).map(glyph));
        let picture = Picture::of(&scene, &PictureStyle::titled("Three by three"));
        let drawn = |rows: u32| {
            let mut pixels: Vec<u8> = Vec::new();
            let scale = 301.0 / picture.width;
            let all = draw(&picture, scale, (301, 301), rows, |row| {
                pixels.extend(row);
                Ok(())
            });
            all.map(|()| pixels).unwrap()
        };
        let whole = drawn(301);
        for rows in [7, 100] {
            let differences = whole.iter().zip(drawn(rows)).map(|(a, b)| a.abs_diff(b));
            // Curves are cut at the end of a band, so the antialiasing of their edges differs a
            // little (59 was measured); a row that is missing or drawn twice would differ by 255.
            let most = differences.max();
            assert!(most <= Some(64), "bands of {rows} rows: {most:?}");
        }
    }

    #[test]
    fn the_checksum_is_the_standard_one() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}
