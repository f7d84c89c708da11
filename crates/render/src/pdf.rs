//! Pictures and documents as PDF: vector graphics, with the used glyphs embedded.

use std::collections::BTreeMap;

use gridwright_core::{Budget, OutOfBudget};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{
    CidFontType, Direction, FontFlags, LineCapStyle, OutputIntentSubtype, SystemInfo,
    TrappingStatus, UnicodeCmap,
};
use pdf_writer::{Content, Date, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::{GlyphRemapper, subset};

use crate::font::Font;
use crate::pdf_info::{DocumentInfo, PdfKind};
use crate::pdf_tags::{Structure, outline, page_labels, xmp};
use crate::picture::Picture;
use crate::shape::{At, Form, Move};
use crate::sheet::{Edges, Layer, Sheet, Tag, printed};
use crate::theme::{Paint, Rgb};

/// Points per unit of a picture; a cell is 30 points wide.
const POINTS: f32 = 0.75;
/// Distance of the control points that approximate a quarter of a circle by a Bézier curve.
const KAPPA: f32 = 0.552_284_8;

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
    let style = &picture.style;
    let info = DocumentInfo {
        title: style.title.clone(),
        language: "en".to_owned(),
        producer: PRODUCER.to_owned(),
        ..DocumentInfo::default()
    };
    let (width, height) = (POINTS * picture.width, POINTS * picture.height);
    let words = [style.title.as_str(), style.description.as_str()];
    let words = words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(". ");
    let layer =
        Layer { tag: Tag::Figure(words), ..Layer::new(picture.clone(), (0.0, 0.0), POINTS) };
    let sheet = Sheet { width, height, bleed: Edges::default(), layers: vec![layer] };
    pdf_document(&[sheet], &info, &Budget::unlimited()).expect("nobody stops it")
}

/// The program name in the metadata of a document.
const PRODUCER: &str = "Gridwright";

/// Writes a document of many pages. Deterministic: the same pages give the same bytes.
///
/// # Errors
/// When the budget is stopped.
///
/// ```
/// use gridwright_core::Budget;
/// use gridwright_render::{DocumentInfo, Edges, Sheet, pdf_document};
/// let sheet = Sheet { width: 420.0, height: 595.0, bleed: Edges::all(9.0), layers: Vec::new() };
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
    let (major, minor) = match info.kind {
        PdfKind::Print => (1, 4),
        PdfKind::PrintX1a => (1, 3),
        PdfKind::Screen => (1, 7),
    };
    pdf.set_version(major, minor);
    let is_for_screens = info.kind == PdfKind::Screen;
    let mut structure = is_for_screens.then(|| Structure::new(&mut next_ref));
    let mut contents = Vec::with_capacity(sheets.len());
    let mut digest = Digest::new();
    for sheet in sheets {
        budget.go_on()?;
        let drawn = page_content(sheet, info.kind, &mut fonts, structure.as_mut(), &mut next_ref);
        digest.add(&drawn);
        contents.push(drawn);
    }
    digest.add(info.title.as_bytes());
    pdf.set_file_id((digest.bytes(), digest.bytes()));
    let pages: Vec<Ref> = sheets.iter().map(|_| next_ref()).collect();
    pdf.pages(tree).kids(pages.iter().copied()).count(pages.len() as i32);
    for (i, ((sheet, drawn), &id)) in sheets.iter().zip(&contents).zip(&pages).enumerate() {
        budget.go_on()?;
        let content = next_ref();
        let Sheet { width, height, bleed, .. } = sheet;
        let paper = Rect::new(
            0.0,
            0.0,
            bleed.left + width + bleed.right,
            bleed.bottom + height + bleed.top,
        );
        let mut page = pdf.page(id);
        page.parent(tree).contents(content).media_box(paper);
        if *bleed != Edges::default() {
            page.bleed_box(paper);
        }
        let (left, bottom) = (bleed.left, bleed.bottom);
        page.trim_box(Rect::new(left, bottom, left + width, bottom + height));
        if let Some(structure) = &structure {
            structure.describe_page(&mut page, i);
        }
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
    let Some(structure) = structure else {
        let mut root = pdf.catalog(catalog);
        root.pages(tree);
        if info.kind == PdfKind::PrintX1a {
            let mut intents = root.output_intents();
            let mut intent = intents.push();
            intent.subtype(OutputIntentSubtype::PDFX);
            intent.output_condition_identifier(TextStr(CONDITION));
            intent.registry_name(TextStr("http://www.color.org"));
            intent.info(TextStr(CONDITION));
        }
        root.finish();
        if info.kind == PdfKind::PrintX1a {
            describe_x1a(&mut pdf, info_dict, info);
        }
        return Ok(pdf.finish());
    };
    structure.write(sheets, &pages, &mut pdf, &mut next_ref);
    let outline = outline(&info.bookmarks, &pages, &mut pdf, &mut next_ref);
    let label = page_labels(&mut pdf, &mut next_ref);
    let metadata = next_ref();
    pdf.metadata(metadata, xmp(info).as_bytes());
    let mut root = pdf.catalog(catalog);
    root.pages(tree).metadata(metadata);
    root.pair(Name(b"StructTreeRoot"), structure.root());
    root.mark_info().marked(true);
    root.page_labels().nums().insert(0, label);
    root.lang(TextStr(if info.language.is_empty() { "en" } else { &info.language }));
    if let Some(outline) = outline {
        root.outlines(outline);
    }
    let mut preferences = root.viewer_preferences();
    preferences.display_doc_title(true);
    if info.is_bound_right {
        preferences.direction(Direction::R2L);
    }
    preferences.finish();
    root.finish();
    let mut about = pdf.document_info(info_dict);
    about.title(TextStr(&info.title));
    if !info.producer.is_empty() {
        about.producer(TextStr(&info.producer));
    }
    if !info.author.is_empty() {
        about.author(TextStr(&info.author));
    }
    if !info.subject.is_empty() {
        about.subject(TextStr(&info.subject));
    }
    about.finish();
    Ok(pdf.finish())
}

/// The printing condition that PDF/X files name: a registered one, so that no colour profile needs
/// to be embedded.
const CONDITION: &str = "CGATS TR 001";

/// Writes the metadata that PDF/X-1a requires.
fn describe_x1a(pdf: &mut Pdf, id: Ref, info: &DocumentInfo) {
    let (year, month, day) = info.date;
    let date = Date::new(year)
        .month(month)
        .day(day)
        .hour(0)
        .minute(0)
        .second(0)
        .utc_offset_hour(0)
        .utc_offset_minute(0);
    let mut about = pdf.document_info(id);
    about.title(TextStr(&info.title)).creation_date(date).modified_date(date);
    about.trapped(TrappingStatus::NotTrapped);
    if !info.producer.is_empty() {
        about.producer(TextStr(&info.producer)).creator(TextStr(&info.producer));
    }
    about.pair(Name(b"GTS_PDFXVersion"), TextStr("PDF/X-1:2001"));
    about.pair(Name(b"GTS_PDFXConformance"), TextStr("PDF/X-1a:2001"));
}

/// A hash of a document's content (FNV-1a with 128 bits), which identifies the document.
struct Digest(u128);

impl Digest {
    fn new() -> Digest {
        Digest(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 =
                (self.0 ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
        }
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.to_be_bytes().to_vec()
    }
}

/// The resource names of the fonts on the pages.
const NAMES: [&[u8]; 2] = [b"F0", b"F1"];
/// The PostScript names of the fonts, with the tags that mark subsets.
const FULL_NAMES: [&[u8]; 2] = [b"GRIDWA+NotoSans-Regular", b"GRIDWB+NotoSans-Bold"];

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
fn page_content(
    sheet: &Sheet,
    kind: PdfKind,
    fonts: &mut [EmbeddedFont; 2],
    mut structure: Option<&mut Structure>,
    next_ref: &mut impl FnMut() -> Ref,
) -> Vec<u8> {
    let mut content = Content::new();
    let top = sheet.height + sheet.bleed.bottom;
    if let Some(structure) = &mut structure {
        structure.begin_page();
    }
    for layer in &sheet.layers {
        let (x, y) = (sheet.bleed.left + layer.at.0, top - layer.at.1);
        if let Some(structure) = &mut structure {
            structure.begin_layer(&mut content, sheet, layer, next_ref);
        }
        content.save_state();
        // In PDF the vertical axis points up, in pictures down.
        content.transform([layer.scale, 0.0, 0.0, -layer.scale, x, y]);
        let mut current = None;
        for shape in &layer.picture.shapes {
            let paint = printed(layer, shape.class);
            if current.replace(shape.class) != Some(shape.class) {
                prepare(&mut content, &paint, kind);
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
        if structure.is_some() {
            content.end_marked_content();
        }
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
                // PDF only has cubic curves; these two control points give the same curve.
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

fn prepare(content: &mut Content, paint: &Paint, kind: PdfKind) {
    if let Some(colour) = paint.fill {
        match ink_of(colour, kind) {
            Ink::Grey(grey) => content.set_fill_gray(grey),
            Ink::Rgb([r, g, b]) => content.set_fill_rgb(r, g, b),
            Ink::Cmyk([c, m, y, k]) => content.set_fill_cmyk(c, m, y, k),
        };
    }
    let Some(pen) = paint.line else { return };
    match ink_of(pen.colour, kind) {
        Ink::Grey(grey) => content.set_stroke_gray(grey),
        Ink::Rgb([r, g, b]) => content.set_stroke_rgb(r, g, b),
        Ink::Cmyk([c, m, y, k]) => content.set_stroke_cmyk(c, m, y, k),
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

/// A colour as it is written in a document.
enum Ink {
    Grey(f32),
    Rgb([f32; 3]),
    Cmyk([f32; 4]),
}

/// Greys are printed with black ink alone; PDF/X-1a allows only the colours of a press.
fn ink_of(colour: Rgb, kind: PdfKind) -> Ink {
    let [red, green, blue] = colour.map(|byte| f32::from(byte) / 255.0);
    if colour[0] == colour[1] && colour[1] == colour[2] {
        return Ink::Grey(red);
    }
    if kind != PdfKind::PrintX1a {
        return Ink::Rgb([red, green, blue]);
    }
    let white = red.max(green).max(blue);
    let part = |colour: f32| if white > 0.0 { 1.0 - colour / white } else { 0.0 };
    Ink::Cmyk([part(red), part(green), part(blue), 1.0 - white])
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
