//! Pictures and pages as PDF: vectors, with the glyphs that are used embedded.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::{GlyphRemapper, subset};

use crate::font::Font;
use crate::picture::Picture;
use crate::shape::{Form, Move};
use crate::theme::{Paint, Rgb, paint};

/// Points, the unit of pages, in one unit of a picture: a cell is then 30 points wide.
const POINTS: f32 = 0.75;
/// The control points of a quarter of a circle.
const KAPPA: f32 = 0.552_284_8;

/// A page: what is drawn where, in points from its upper left corner.
///
/// ```
/// use gridwright_render::Sheet;
/// let sheet = Sheet { width: 595.0, height: 842.0, bleed: 0.0, layers: Vec::new() };
/// assert!(sheet.layers.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The width of the page once it is cut.
    pub width: f32,
    /// The height of the page once it is cut.
    pub height: f32,
    /// How far the paper goes on beyond the cut, on all sides.
    pub bleed: f32,
    /// What is on it, from back to front.
    pub layers: Vec<Layer>,
}

/// A picture on a page.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Layer, Picture, PictureStyle};
/// let picture = Picture::of(&Scene::new(2, 2), &PictureStyle::titled("Two by two"));
/// assert_eq!(Layer { picture, at: (72.0, 72.0), scale: 0.5 }.scale, 0.5);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// What it is.
    pub picture: Picture,
    /// Where its upper left corner is.
    pub at: (f32, f32),
    /// How many points one unit of it is.
    pub scale: f32,
}

/// What is said about a document beside its pages.
///
/// ```
/// use gridwright_render::About;
/// let about = About { title: "Puzzles".to_owned(), language: "en".to_owned(), ..About::default() };
/// assert!(about.bookmarks.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Its title.
    pub title: String,
    /// The language of its words, such as `en`.
    pub language: String,
    /// Names for places in it: a name, and the page from 0.
    pub bookmarks: Vec<(String, usize)>,
}

/// A picture as a document of one page that is just as large.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Picture, PictureStyle, pdf};
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// let file = pdf(&Picture::of(&scene, &PictureStyle::titled("Two by two")));
/// assert!(file.starts_with(b"%PDF-1."));
/// ```
pub fn pdf(picture: &Picture) -> Vec<u8> {
    let about =
        About { title: picture.style.title.clone(), language: "en".to_owned(), bookmarks: vec![] };
    let (width, height) = (POINTS * picture.width, POINTS * picture.height);
    let layer = Layer { picture: picture.clone(), at: (0.0, 0.0), scale: POINTS };
    pdf_document(&[Sheet { width, height, bleed: 0.0, layers: vec![layer] }], &about)
}

/// A document of many pages. The same pages give the same bytes.
///
/// ```
/// use gridwright_render::{About, Sheet, pdf_document};
/// let sheet = Sheet { width: 420.0, height: 595.0, bleed: 9.0, layers: Vec::new() };
/// let about = About { title: "Blank".to_owned(), ..About::default() };
/// let file = pdf_document(&[sheet.clone(), sheet], &about);
/// assert!(file.starts_with(b"%PDF-1."));
/// ```
pub fn pdf_document(sheets: &[Sheet], about: &About) -> Vec<u8> {
    let mut next = 0;
    let mut fresh = || {
        next += 1;
        Ref::new(next)
    };
    let [catalog, tree, info] = [fresh(), fresh(), fresh()];
    let mut fonts = [Used::new(Font::regular(), fresh()), Used::new(Font::bold(), fresh())];
    let mut pdf = Pdf::new();
    let contents: Vec<Vec<u8>> = sheets.iter().map(|sheet| drawn(sheet, &mut fonts)).collect();
    let pages: Vec<Ref> = sheets.iter().map(|_| fresh()).collect();
    pdf.pages(tree).kids(pages.iter().copied()).count(pages.len() as i32);
    for ((sheet, drawn), &id) in sheets.iter().zip(&contents).zip(&pages) {
        let content = fresh();
        let (width, height, bleed) = (sheet.width, sheet.height, sheet.bleed);
        let mut page = pdf.page(id);
        page.parent(tree).contents(content);
        page.media_box(Rect::new(0.0, 0.0, width + 2.0 * bleed, height + 2.0 * bleed));
        if bleed > 0.0 {
            page.bleed_box(Rect::new(0.0, 0.0, width + 2.0 * bleed, height + 2.0 * bleed));
        }
        page.trim_box(Rect::new(bleed, bleed, bleed + width, bleed + height));
        let mut resources = page.resources();
        let mut named = resources.fonts();
        for (font, name) in fonts.iter().zip(NAMES).filter(|(font, _)| font.is_used()) {
            named.pair(Name(name), font.id);
        }
        named.finish();
        resources.finish();
        page.finish();
        let packed = compress_to_vec_zlib(drawn, 6);
        pdf.stream(content, &packed).filter(Filter::FlateDecode);
    }
    for font in fonts.iter().filter(|font| font.is_used()) {
        embed(font, &mut pdf, &mut fresh);
    }
    let outline = (!about.bookmarks.is_empty()).then(&mut fresh);
    if let Some(outline) = outline {
        bookmark(outline, about, &pages, &mut pdf, &mut fresh);
    }
    let mut root = pdf.catalog(catalog);
    root.pages(tree);
    if !about.language.is_empty() {
        root.lang(TextStr(&about.language));
    }
    if let Some(outline) = outline {
        root.outlines(outline);
    }
    root.viewer_preferences().display_doc_title(true);
    root.finish();
    pdf.document_info(info).title(TextStr(&about.title)).producer(TextStr("Gridwright"));
    pdf.finish()
}

/// What the fonts are called on the pages.
const NAMES: [&[u8]; 2] = [b"F0", b"F1"];
/// What they are called to readers: a tag says that only some glyphs are there.
const FULL_NAMES: [&[u8]; 2] =
    [b"GRIDWA+AtkinsonHyperlegibleNext-Regular", b"GRIDWB+AtkinsonHyperlegibleNext-Bold"];

/// A font and the glyphs of it that are used.
struct Used {
    font: Font,
    id: Ref,
    glyphs: GlyphRemapper,
    /// A character for each glyph, by its number in the embedded font.
    letters: BTreeMap<u16, char>,
}

impl Used {
    fn new(font: Font, id: Ref) -> Used {
        Used { font, id, glyphs: GlyphRemapper::new(), letters: BTreeMap::new() }
    }

    /// The text in the numbers of the embedded font.
    fn encoded(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for c in text.chars() {
            let glyph = self.glyphs.remap(self.font.glyph(c).0);
            self.letters.entry(glyph).or_insert(c);
            bytes.extend(glyph.to_be_bytes());
        }
        bytes
    }

    fn is_used(&self) -> bool {
        !self.letters.is_empty()
    }
}

fn drawn(sheet: &Sheet, fonts: &mut [Used; 2]) -> Vec<u8> {
    let mut content = Content::new();
    let top = sheet.height + sheet.bleed;
    for layer in &sheet.layers {
        let (x, y) = (sheet.bleed + layer.at.0, top - layer.at.1);
        content.save_state();
        // Pages are measured from below, pictures from above.
        content.transform([layer.scale, 0.0, 0.0, -layer.scale, x, y]);
        let mut current = None;
        for shape in &layer.picture.shapes {
            let paint = paint(layer.picture.style.theme, shape.class);
            if current.replace(shape.class) != Some(shape.class) {
                prepare(&mut content, &paint);
            }
            match &shape.form {
                Form::Text { at, size, text } => {
                    let used = &mut fonts[usize::from(paint.is_bold)];
                    let left = at.0 - 0.5 * size * used.font.width(text);
                    content.begin_text();
                    content.set_font(Name(NAMES[usize::from(paint.is_bold)]), *size);
                    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, left, at.1]);
                    content.show(Str(&used.encoded(text)));
                    content.end_text();
                }
                Form::Path(moves) => {
                    for step in moves {
                        match *step {
                            Move::To((x, y)) => content.move_to(x, y),
                            Move::Line((x, y)) => content.line_to(x, y),
                            Move::Close => content.close_path(),
                        };
                    }
                    ink(&mut content, &paint);
                }
                Form::Disc { centre, radius } => {
                    circle(&mut content, *centre, *radius);
                    ink(&mut content, &paint);
                }
            }
        }
        content.restore_state();
    }
    content.finish().into_vec()
}

fn prepare(content: &mut Content, paint: &Paint) {
    if let Some(colour) = paint.fill {
        match grey(colour) {
            Some(grey) => content.set_fill_gray(grey),
            None => {
                let [r, g, b] = colour.map(part);
                content.set_fill_rgb(r, g, b)
            }
        };
    }
    let Some(pen) = paint.line else { return };
    match grey(pen.colour) {
        Some(grey) => content.set_stroke_gray(grey),
        None => {
            let [r, g, b] = pen.colour.map(part);
            content.set_stroke_rgb(r, g, b)
        }
    };
    content.set_line_width(pen.width);
    let (cap, dash) = match (pen.dash, pen.is_round) {
        (Some(dash), _) => (LineCapStyle::ButtCap, dash.to_vec()),
        (None, true) => (LineCapStyle::RoundCap, Vec::new()),
        (None, false) => (LineCapStyle::ProjectingSquareCap, Vec::new()),
    };
    content.set_line_cap(cap);
    content.set_dash_pattern(dash, 0.0);
}

fn part(byte: u8) -> f32 {
    f32::from(byte) / 255.0
}

/// Greys are printed with black ink alone.
fn grey([red, green, blue]: Rgb) -> Option<f32> {
    (red == green && green == blue).then(|| part(red))
}

fn ink(content: &mut Content, paint: &Paint) {
    match (paint.fill.is_some(), paint.line.is_some()) {
        (true, true) => content.fill_nonzero_and_stroke(),
        (true, false) => content.fill_nonzero(),
        (false, true) => content.stroke(),
        (false, false) => content.end_path(),
    };
}

fn circle(content: &mut Content, (x, y): (f32, f32), r: f32) {
    let k = KAPPA * r;
    content.move_to(x + r, y);
    content.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
    content.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
    content.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
    content.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
    content.close_path();
}

/// Writes a font with the glyphs that are used, and what character each is.
fn embed(used: &Used, pdf: &mut Pdf, fresh: &mut impl FnMut() -> Ref) {
    let face = &used.font.face;
    let index = usize::from(face.is_bold());
    let name = Name(FULL_NAMES[index]);
    let [cid, descriptor, file, letters] = [fresh(), fresh(), fresh(), fresh()];
    let system = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
    pdf.type0_font(used.id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(letters);
    let em = f32::from(face.units_per_em());
    let scaled = |units: i16| 1000.0 * f32::from(units) / em;
    let advance = |old: u16| 1000.0 * used.font.advance(ttf_parser::GlyphId(old));
    let mut font = pdf.cid_font(cid);
    font.subtype(CidFontType::Type2).base_font(name).system_info(system);
    font.font_descriptor(descriptor)
        .default_width(0.0)
        .cid_to_gid_map_predefined(Name(b"Identity"));
    font.widths().consecutive(0, used.glyphs.remapped_gids().map(advance));
    font.finish();
    let bounds = face.global_bounding_box();
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(
            scaled(bounds.x_min),
            scaled(bounds.y_min),
            scaled(bounds.x_max),
            scaled(bounds.y_max),
        ))
        .italic_angle(0.0)
        .ascent(scaled(face.ascender()))
        .descent(scaled(face.descender()))
        .cap_height(scaled(face.capital_height().unwrap_or_default()))
        .stem_v(if index == 1 { 140.0 } else { 80.0 })
        .font_file2(file);
    let data = subset(used.font.data, 0, &used.glyphs).expect("the font that comes along is sound");
    let packed = compress_to_vec_zlib(&data, 6);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), data.len() as i32);
    stream.finish();
    let mut map = UnicodeCmap::new(Name(b"Letters"), system);
    for (&glyph, &letter) in &used.letters {
        map.pair(glyph, letter);
    }
    pdf.cmap(letters, &map.finish());
}

fn bookmark(
    outline: Ref,
    about: &About,
    pages: &[Ref],
    pdf: &mut Pdf,
    fresh: &mut impl FnMut() -> Ref,
) {
    let items: Vec<Ref> = about.bookmarks.iter().map(|_| fresh()).collect();
    pdf.outline(outline).first(items[0]).last(items[items.len() - 1]).count(items.len() as i32);
    for (i, (title, page)) in about.bookmarks.iter().enumerate() {
        let mut item = pdf.outline_item(items[i]);
        item.title(TextStr(title)).parent(outline);
        if i > 0 {
            item.prev(items[i - 1]);
        }
        if let Some(&next) = items.get(i + 1) {
            item.next(next);
        }
        item.dest().page(pages[(*page).min(pages.len() - 1)]).fit();
    }
}
