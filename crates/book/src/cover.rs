//! A template for the cover of a paperback: back, spine and front, with lines where it is cut and
//! folded. The design is left to others.

use gridwright::Budget;
use gridwright_render::{Class, DocumentInfo, Edges, PdfKind, Ruler, Tag, Theme, pdf_document};

use crate::drawing::Artist;
use crate::entry::Entry;
use crate::layout::LayoutError;
use crate::page::{Face, Line, Page, balanced};
use crate::plan::Plan;
use crate::shop::{BLEED, Shop, usual_spine};
use crate::trim::{INCH, MM};

/// The dimensions of a cover, in points.
///
/// ```
/// use gridwright_book::{CoverSize, Plan};
/// let plan = Plan { shop: Some("kdp".to_owned()), trim: "6x9".to_owned(), ..Plan::default() };
/// let size = CoverSize::of(&plan, 200);
/// assert_eq!((size.spine * 1000.0 / 72.0).round(), 450.0);
/// assert_eq!((size.width - size.spine).round(), 882.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CoverSize {
    /// The width of the spine.
    pub spine: f32,
    /// The width of the whole sheet, including the bleed.
    pub width: f32,
    /// The height of the whole sheet, including the bleed.
    pub height: f32,
}

impl CoverSize {
    /// The dimensions for a book of this many pages.
    pub fn of(plan: &Plan, n_pages: usize) -> CoverSize {
        let (trim, _) = plan.looks();
        let spine = plan.shop().map_or_else(|| usual_spine(n_pages), |shop| shop.spine(n_pages));
        let bleed = BLEED * MM;
        let (width, height) = (2.0 * (trim.width + bleed) + spine, trim.height + 2.0 * bleed);
        CoverSize { spine, width, height }
    }
}

/// Writes the cover template for a book of this many pages, as PDF.
///
/// # Errors
/// When the budget is stopped.
pub fn cover(
    plan: &Plan,
    entries: &[Entry],
    n_pages: usize,
    budget: &Budget,
) -> Result<Vec<u8>, LayoutError> {
    let CoverSize { spine, width, height } = CoverSize::of(plan, n_pages);
    let (trim, theme) = plan.looks();
    let (ruler, words) = (Ruler::new(), plan.words());
    let bleed = BLEED * MM;
    let theme = if theme == Theme::Light { Theme::Light } else { Theme::Print };
    let mut page = Page::new(&ruler, theme, (width, height), false);
    let front = bleed + trim.width + spine;
    // The distance that content should keep from cuts and folds.
    let safe = 0.25 * INCH;
    for x in [bleed, front] {
        page.frame(Class::Counted, (x, bleed), (trim.width, trim.height));
        let inside = (trim.width - 2.0 * safe, trim.height - 2.0 * safe);
        page.frame(Class::Cage, (x + safe, bleed + safe), inside);
    }
    let middle = front + trim.width / 2.0;
    let wide = trim.width - 4.0 * safe;
    let big = (0.1 * trim.width).min(60.0);
    let title = balanced(&ruler, &plan.shown_title(), big, Face::Bold, wide);
    let below = balanced(&ruler, &plan.subtitle, 0.4 * big, Face::Plain, wide);
    let mut y = bleed + 0.12 * trim.height;
    let mut lines = Vec::new();
    for text in &title {
        y += 1.2 * big;
        lines.push(Line::centred((middle, y), big, Face::Bold, text));
    }
    for text in &below {
        y += 0.6 * big;
        lines.push(Line::centred((middle, y), 0.4 * big, Face::Plain, text));
    }
    let foot = bleed + trim.height - 2.5 * safe;
    lines.push(Line::centred((middle, foot), 0.4 * big, Face::Plain, &plan.author));
    page.lines(Tag::Paragraph, &lines);
    if let Some(first) = entries.first() {
        let artist = Artist { ruler: &ruler, theme, words };
        let picture = artist.board(&*first.puzzle, 0);
        let room = foot - 0.8 * big - y - 0.5 * big;
        let scale = (0.75 * wide / picture.width).min(room / picture.height).max(0.1);
        let at = (
            middle - scale * picture.width / 2.0,
            y + 0.5 * big + (room - scale * picture.height) / 2.0,
        );
        page.picture(picture, at, scale, words.description(&*first.puzzle));
    }
    // Print shops put the bar code there.
    let code = (2.0 * INCH, 1.2 * INCH);
    let corner = (bleed + trim.width - safe - code.0, bleed + trim.height - safe - code.1);
    page.frame(Class::Node, corner, code);
    let small = 9.0;
    let code_label = words.get("book.cover-code");
    let at = (corner.0 + code.0 / 2.0, corner.1 + code.1 / 2.0);
    page.line(Tag::Paragraph, Line::centred(at, small, Face::Quiet, &code_label));
    let millimetres = |points: f32| format!("{:.2}", points / MM);
    let args = [
        ("pages", n_pages.into()),
        ("spine", millimetres(spine).into()),
        ("width", millimetres(width).into()),
        ("height", millimetres(height).into()),
    ];
    let mut about =
        vec![words.with("book.cover-size", &args), words.get("book.cover-lines").into_owned()];
    if n_pages < Shop::SPINE_TEXT {
        let args = [("pages", Shop::SPINE_TEXT.into())];
        about.push(words.with("book.cover-no-text", &args));
    }
    let mut y = bleed + 2.0 * safe + small;
    for text in &about {
        for line in balanced(&ruler, text, small, Face::Quiet, wide) {
            let at = (bleed + trim.width / 2.0, y);
            page.line(Tag::Paragraph, Line::centred(at, small, Face::Quiet, &line));
            y += 1.4 * small;
        }
        y += 0.6 * small;
    }
    let info = DocumentInfo {
        kind: match plan.pdf_kind() {
            PdfKind::Screen => PdfKind::Print,
            kind => kind,
        },
        title: plan.shown_title(),
        date: plan.day().unwrap_or((2000, 1, 1)),
        ..DocumentInfo::default()
    };
    let sheet = page.finish(Edges::default());
    Ok(pdf_document(&[sheet], &info, budget)?)
}
