//! A book that has been laid out, and the files it can be written as.

use gridwright::Budget;
use gridwright_render::{
    DocumentInfo, PdfKind, Ruler, Sheet, Theme, pdf_document, png_contact_sheet,
};

use crate::chapter::Order;
use crate::drawing::Artist;
use crate::entry::Entry;
use crate::epub::epub;
use crate::example::examples;
use crate::layout::{Draft, Job, LayoutError, Pages, Part, Sizes};
use crate::page::is_rune;
use crate::plan::Plan;
use crate::shop::{Interior, Remark, Shop};

/// A book that has been laid out.
pub struct Book {
    pub(crate) sheets: Vec<Sheet>,
    pub(crate) info: DocumentInfo,
    notes: Vec<Remark>,
    pub(crate) interior: Interior,
    shop: Option<Shop>,
}

impl Book {
    /// The number of its pages.
    pub fn n_pages(&self) -> usize {
        self.sheets.len()
    }

    /// Warnings about what the print shop would reject or criticise, in sentences.
    pub fn remarks(&self) -> Vec<String> {
        self.remarks_on(&self.interior).into_iter().map(|remark| remark.sentence).collect()
    }

    /// Like [`Book::remarks`], without those on the number of pages, for a book that has only few
    /// of its puzzles.
    pub(crate) fn remarks_apart_from_pages(&self) -> Vec<Remark> {
        self.remarks_on(&Interior { n_pages: None, ..self.interior })
    }

    fn remarks_on(&self, interior: &Interior) -> Vec<Remark> {
        let of_shop = self.shop.map_or_else(Vec::new, |shop| shop.remarks(interior));
        self.notes.iter().cloned().chain(of_shop).collect()
    }

    /// The book as PDF, of the kind that the plan requests.
    ///
    /// # Errors
    /// When the budget is stopped.
    pub fn pdf(&self, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        Ok(pdf_document(&self.sheets, &self.info, budget)?)
    }

    /// The book as EPUB, with its pages as they are printed.
    ///
    /// # Errors
    /// When the budget is stopped.
    pub fn epub(&self, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        Ok(epub(&self.sheets, &self.info, budget)?)
    }

    /// All pages side by side, small, as PNG.
    ///
    /// # Errors
    /// When the budget is stopped.
    pub fn contact_sheet(&self, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        Ok(png_contact_sheet(&self.sheets, budget)?)
    }
}

/// Lays out a book.
///
/// # Errors
/// When the puzzles of a chapter would be too small, a character is missing from the font, or the
/// budget is stopped.
pub fn lay_out(
    plan: &Plan,
    orders: &[Order],
    entries: &[Entry],
    part: Part,
    budget: &Budget,
) -> Result<Book, LayoutError> {
    let ruler = Ruler::new();
    let (trim, theme) = plan.looks();
    let artist = Artist { ruler: &ruler, theme, words: plan.words() };
    let job = Job { plan, orders, entries, part, ruler: &ruler, budget, artist, trim };
    let sizes = Sizes::of(&job)?;
    let examples = match part {
        Part::Answers => Vec::new(),
        Part::Whole | Part::Puzzles => examples(&job),
    };
    let mut draft = Draft::default();
    // After a few passes the page numbers no longer change.
    for _ in 0..8 {
        let next = Pages::new(&job, &sizes, &examples, &draft, true).all()?.draft;
        if next == draft {
            break;
        }
        draft = next;
    }
    let pages = Pages::new(&job, &sizes, &examples, &draft, false).all()?;
    for (page, sheet) in pages.sheets.iter().enumerate() {
        let text: String = sheet.layers.iter().map(gridwright_render::Layer::text).collect();
        let letters: String = ruler.missing(&text).chars().filter(|c| !is_rune(*c)).collect();
        if !letters.is_empty() {
            return Err(LayoutError::NoGlyph { page: page + 1, letters });
        }
    }
    let mut notes: Vec<Remark> = Vec::new();
    for (order, chapter) in orders.iter().zip(1..) {
        if let Some(why) = &order.why_no_words {
            let sentence =
                format!("chapter {chapter}: its words are not in the language of the book: {why}");
            notes.push(Remark { key: "chapter", sentence });
        }
    }
    let interior = Interior {
        trim,
        n_pages: Some(pages.sheets.len()),
        margins: pages.margins,
        bleed: plan.bleed,
        is_coloured: theme == Theme::Light,
        is_for_screens: plan.pdf_kind() == PdfKind::Screen,
        least_text: pages.least_text,
    };
    let title = match part {
        Part::Answers => format!("{}: {}", plan.shown_title(), plan.words().get("book.solutions")),
        Part::Whole | Part::Puzzles => plan.shown_title(),
    };
    let info = DocumentInfo {
        kind: plan.pdf_kind(),
        title,
        author: plan.author.clone(),
        subject: plan.subject.clone(),
        language: plan.language.clone(),
        producer: if plan.shows("program") { "Gridwright".to_owned() } else { String::new() },
        date: plan.day().unwrap_or((2000, 1, 1)),
        bookmarks: pages.draft.marks.clone(),
        is_bound_right: plan.left_handed,
    };
    Ok(Book { sheets: pages.sheets, info, notes, interior, shop: plan.shop() })
}
