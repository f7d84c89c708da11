//! What a document says of itself, and what it is for.

/// What a document is for.
///
/// ```
/// use gridwright_render::PdfKind;
/// assert_eq!(PdfKind::default(), PdfKind::Screen);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PdfKind {
    /// To be printed: pages and nothing else, since print shops refuse the rest.
    Print,
    /// The same as PDF/X-1a:2001: colours are those of a press.
    PrintX1a,
    /// To be read on a screen: tagged, with an outline, links and metadata (PDF/UA-1).
    #[default]
    Screen,
}

/// What a document says of itself.
///
/// ```
/// use gridwright_render::DocumentInfo;
/// let info = DocumentInfo { title: "Puzzles".to_owned(), ..DocumentInfo::default() };
/// assert!(info.bookmarks.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DocumentInfo {
    /// What it is for; of the rest a document for print has only what its standard asks for.
    pub kind: PdfKind,
    /// Its title.
    pub title: String,
    /// Who made it; nothing where it is empty.
    pub author: String,
    /// What it is about; nothing where it is empty.
    pub subject: String,
    /// The language of its text, such as `en`.
    pub language: String,
    /// The program that made it; nothing where it is empty.
    pub producer: String,
    /// Year, month and day, which PDF/X asks for.
    pub date: (u16, u8, u8),
    /// Its outline.
    pub bookmarks: Vec<Bookmark>,
}

/// A line of an outline.
///
/// ```
/// let bookmark = gridwright_render::Bookmark { title: "Rules".to_owned(), page: 2, level: 1 };
/// assert_eq!(bookmark.page, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// What it says.
    pub title: String,
    /// The page it leads to, counted from 0.
    pub page: usize,
    /// Its level; one of a higher level belongs to the one before it.
    pub level: u8,
}
