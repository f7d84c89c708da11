//! Pictures and documents as PDF: vector graphics, with the used glyphs embedded.

use std::collections::BTreeMap;

use gridwright_core::{Budget, OutOfBudget};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::{GlyphRemapper, subset};

use crate::font::Font;
use crate::picture::Picture;
use crate::shape::{At, Form, Move};
use crate::theme::{Paint, Rgb, paint};

/// Points per unit of a picture; a cell is 30 points wide.
const POINTS: f32 = 0.75;
/// Distance of the control points that approximate a quarter of a circle by a Bézier curve.
const KAPPA: f32 = 0.552_284_8;

/// A page, in points from its upper left corner.
///
/// ```
/// use gridwright_render::Sheet;
/// let sheet = Sheet { width: 595.0, height: 842.0, bleed: 0.0, layers: Vec::new() };
/// assert!(sheet.layers.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The width of the trimmed page.
    pub width: f32,
    /// The height of the trimmed page.
    pub height: f32,
    /// The bleed: how far the paper extends beyond the trimmed page on all sides.
    pub bleed: f32,
    /// The pictures on it, from back to front.
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
    /// The picture.
    pub picture: Picture,
    /// The position of its upper left corner.
    pub at: (f32, f32),
    /// Points per unit of the picture.
    pub scale: f32,
}

/// The metadata of a document.
///
/// ```
/// use gridwright_render::DocumentInfo;
/// let info = DocumentInfo { title: "Puzzles".to_owned(), ..DocumentInfo::default() };
/// assert!(info.bookmarks.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DocumentInfo {
    /// Its title.
    pub title: String,
    /// Who made it; nothing where it is empty.
    pub author: String,
    /// The language of its text, such as `en`.
    pub language: String,
    /// Titles of bookmarks, each with its page, counted from 0.
    pub bookmarks: Vec<(String, usize)>,
}

/// Writes a picture as a document of one page of the same size.
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
    let info = DocumentInfo {
        title: picture.style.title.clone(),
        author: String::new(),
        language: "en".to_owned(),
        bookmarks: vec![],
    };
    let (width, height) = (POINTS * picture.width, POINTS * picture.height);
    let layer = Layer { picture: picture.clone(), at: (0.0, 0.0), scale: POINTS };
    let sheet = Sheet { width, height, bleed: 0.0, layers: vec![layer] };
    pdf_document(&[sheet], &info, &Budget::unlimited()).expect("nobody stops it")
}

/// Writes a document of many pages. Deterministic: the same pages give the same bytes.
///
/// # Errors
/// When the budget is told to stop.
///
/// ```
/// use gridwright_core::Budget;
/// use gridwright_render::{DocumentInfo, Sheet, pdf_document};
/// let sheet = Sheet { width: 420.0, height: 595.0, bleed: 9.0, layers: Vec::new() };
/// let info = DocumentInfo { title: "Blank".to_owned(), ..DocumentInfo::default() };
/// let file = pdf_document(&[sheet.clone(), sheet], &info, &Budget::unlimited()).unwrap();
/// assert!(file.starts_with(b"%PDF-1."));
/// ```
pub fn pdf_document(
    sheets: &[Sheet],
    info: &DocumentInfo,
    budget: &Budget,
) -> Result<Vec<u8>, OutOfBudget> {
    let mut next = 0;
    let mut next_ref = || {
        next += 1;
        Ref::new(next)
    };
    let [catalog, tree, info_dict] = [next_ref(), next_ref(), next_ref()];
    let mut fonts = [
        EmbeddedFont::new(Font::regular(), next_ref()),
        EmbeddedFont::new(Font::bold(), next_ref()),
    ];
    let mut pdf = Pdf::new();
    let mut contents = Vec::with_capacity(sheets.len());
    for sheet in sheets {
        budget.go_on()?;
        contents.push(page_content(sheet, &mut fonts));
    }
    let pages: Vec<Ref> = sheets.iter().map(|_| next_ref()).collect();
    pdf.pages(tree).kids(pages.iter().copied()).count(pages.len() as i32);
    for ((sheet, drawn), &id) in sheets.iter().zip(&contents).zip(&pages) {
        budget.go_on()?;
        let content = next_ref();
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
        embed(font, &mut pdf, &mut next_ref);
    }
    let outline = (!info.bookmarks.is_empty()).then(&mut next_ref);
    if let Some(outline) = outline {
        bookmark(outline, info, &pages, &mut pdf, &mut next_ref);
    }
    let mut root = pdf.catalog(catalog);
    root.pages(tree);
    if !info.language.is_empty() {
        root.lang(TextStr(&info.language));
    }
    if let Some(outline) = outline {
        root.outlines(outline);
    }
    root.viewer_preferences().display_doc_title(true);
    root.finish();
    let mut about = pdf.document_info(info_dict);
    about.title(TextStr(&info.title)).producer(TextStr("Gridwright"));
    if !info.author.is_empty() {
        about.author(TextStr(&info.author));
    }
    about.finish();
    Ok(pdf.finish())
}

/// The resource names of the fonts on the pages.
const NAMES: [&[u8]; 2] = [b"F0", b"F1"];
/// The PostScript names of the fonts, with the tags that mark subsets.
const FULL_NAMES: [&[u8]; 2] =
    [b"GRIDWA+AtkinsonHyperlegibleNext-Regular", b"GRIDWB+AtkinsonHyperlegibleNext-Bold"];

/// A font and the glyphs of it that are embedded.
struct EmbeddedFont {
    font: Font,
    id: Ref,
    glyphs: GlyphRemapper,
    /// A character for each glyph id of the embedded font.
    letters: BTreeMap<u16, char>,
}

impl EmbeddedFont {
    fn new(font: Font, id: Ref) -> EmbeddedFont {
        EmbeddedFont { font, id, glyphs: GlyphRemapper::new(), letters: BTreeMap::new() }
    }

    /// The glyph ids of a text in the embedded font.
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

/// The content stream of a page.
fn page_content(sheet: &Sheet, fonts: &mut [EmbeddedFont; 2]) -> Vec<u8> {
    let mut content = Content::new();
    let top = sheet.height + sheet.bleed;
    for layer in &sheet.layers {
        let (x, y) = (sheet.bleed + layer.at.0, top - layer.at.1);
        content.save_state();
        // In PDF the vertical axis points up, in pictures down.
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
                    trace(&mut content, moves);
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

fn trace(content: &mut Content, moves: &[Move]) {
    let mut here: At = (0.0, 0.0);
    for step in moves {
        match *step {
            Move::To((x, y)) => {
                content.move_to(x, y);
                here = (x, y);
            }
            Move::Line((x, y)) => {
                content.line_to(x, y);
                here = (x, y);
            }
            Move::Curve { control, to } => {
                // PDF has cubic curves alone; these two control points make the same curve.
                let towards = |end: At| {
                    let part = |end: f32, control: f32| end + 2.0 / 3.0 * (control - end);
                    (part(end.0, control.0), part(end.1, control.1))
                };
                let ((x1, y1), (x2, y2)) = (towards(here), towards(to));
                content.cubic_to(x1, y1, x2, y2, to.0, to.1);
                here = to;
            }
            Move::Close => {
                content.close_path();
            }
        }
    }
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

/// The level of a grey, which is printed with black ink alone.
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

/// Writes a subset of a font and the characters of its glyphs.
fn embed(used: &EmbeddedFont, pdf: &mut Pdf, next_ref: &mut impl FnMut() -> Ref) {
    let face = &used.font.face;
    let index = usize::from(face.is_bold());
    let name = Name(FULL_NAMES[index]);
    let [cid, descriptor, file, letters] = [next_ref(), next_ref(), next_ref(), next_ref()];
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
    let data = subset(used.font.data, 0, &used.glyphs).expect("the built-in font can be parsed");
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
    info: &DocumentInfo,
    pages: &[Ref],
    pdf: &mut Pdf,
    next_ref: &mut impl FnMut() -> Ref,
) {
    let items: Vec<Ref> = info.bookmarks.iter().map(|_| next_ref()).collect();
    pdf.outline(outline).first(items[0]).last(items[items.len() - 1]).count(items.len() as i32);
    for (i, (title, page)) in info.bookmarks.iter().enumerate() {
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
