//! The metadata and the purpose of a document.

/// The purpose of a document.
///
/// ```
/// use gridwright_render::PdfKind;
/// assert_eq!(PdfKind::default(), PdfKind::Screen);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PdfKind {
    /// For printing: pages and nothing else, since print shops reject the rest.
    Print,
    /// For printing, as PDF/X-1a:2001, with the colours of a press.
    PrintX1a,
    /// For reading on a screen: tagged, with an outline, links and metadata (PDF/UA-1).
    #[default]
    Screen,
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
    /// The purpose; a document for print has only the metadata that its standard requires.
    pub kind: PdfKind,
    /// Its title.
    pub title: String,
    /// The author; left out if empty.
    pub author: String,
    /// The subject; left out if empty.
    pub subject: String,
    /// The language of its text, such as `en`.
    pub language: String,
    /// The program that made the document; left out if empty.
    pub producer: String,
    /// Year, month and day, which PDF/X requires.
    pub date: (u16, u8, u8),
    /// Its outline.
    pub bookmarks: Vec<Bookmark>,
    /// Whether it is bound at the right, so that its pages are turned from left to right.
    pub is_bound_right: bool,
}

/// An entry of an outline.
///
/// ```
/// let bookmark = gridwright_render::Bookmark { title: "Rules".to_owned(), page: 2, level: 1 };
/// assert_eq!(bookmark.page, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// The text of the entry.
    pub title: String,
    /// The page it links to, counted from 0.
    pub page: usize,
    /// Its level; an entry of a higher level belongs to the nearest entry of a lower level before
    /// it.
    pub level: u8,
}
