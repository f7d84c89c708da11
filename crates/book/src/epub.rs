//! Books as EPUB 3 with a fixed layout: each page of the book is an XHTML file with an SVG picture.
//! Nothing in the archive is compressed.

use std::io::{Cursor, Write};

use gridwright::Budget;
use gridwright::budget::OutOfBudget;
use gridwright_render::{Bookmark, DocumentInfo, FONT_FILES, Sheet, svg_page};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const MIME: &str = "application/epub+zip";

const CONTAINER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\">\n\
    <rootfiles><rootfile full-path=\"book/book.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles>\n\
    </container>\n";

/// Writes pages as EPUB. The same pages give the same bytes.
pub(crate) fn epub(
    sheets: &[Sheet],
    info: &DocumentInfo,
    budget: &Budget,
) -> Result<Vec<u8>, OutOfBudget> {
    let mut zip = Archive(ZipWriter::new(Cursor::new(Vec::new())));
    // Readers expect this file first, and uncompressed.
    zip.add("mimetype", MIME.as_bytes());
    let mut add = |name: &str, data: &[u8]| zip.add(name, data);
    add("META-INF/container.xml", CONTAINER.as_bytes());
    add("book/book.opf", package(sheets.len(), info).as_bytes());
    add("book/nav.xhtml", navigation(sheets.len(), info).as_bytes());
    add("book/book.css", style_sheet().as_bytes());
    for (weight, file) in FONT_FILES {
        add(&format!("book/font-{weight}.ttf"), file);
    }
    for (i, sheet) in sheets.iter().enumerate() {
        budget.go_on()?;
        add(&format!("book/{}", page_name(i)), page(sheet, i, info).as_bytes());
    }
    Ok(zip.finish())
}

/// A ZIP archive in memory; writing to it cannot fail.
struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Archive {
    fn add(&mut self, name: &str, data: &[u8]) {
        // The earliest date that ZIP supports, so that the same book has the same bytes.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .last_modified_time(zip::DateTime::default());
        self.0.start_file(name, options).expect("names are used once");
        self.0.write_all(data).expect("memory takes it");
    }

    fn finish(self) -> Vec<u8> {
        self.0.finish().expect("memory takes it").into_inner()
    }
}

fn page_name(index: usize) -> String {
    format!("page-{}.xhtml", index + 1)
}

fn package(n_pages: usize, info: &DocumentInfo) -> String {
    let DocumentInfo { title, author, subject, language, date: (year, month, day), .. } = info;
    let day = format!("{year:04}-{month:02}-{day:02}");
    let title = escaped(title);
    let mut meta = format!(
        "<dc:identifier id=\"id\">urn:gridwright:{day}:{:016x}</dc:identifier>\n<dc:title>{title}</dc:title>\n\
         <dc:language>{language}</dc:language>\n",
        digest(&[title.as_str(), author, subject, &n_pages.to_string()])
    );
    for (name, text) in [("creator", author), ("description", subject)] {
        if !text.is_empty() {
            meta += &format!("<dc:{name}>{}</dc:{name}>\n", escaped(text));
        }
    }
    for (property, value) in [
        ("dcterms:modified", format!("{day}T00:00:00Z").as_str()),
        ("rendition:layout", "pre-paginated"),
        ("rendition:spread", "auto"),
        ("schema:accessMode", "visual"),
        ("schema:accessMode", "textual"),
        ("schema:accessibilityFeature", "alternativeText"),
        ("schema:accessibilityFeature", "tableOfContents"),
        ("schema:accessibilityHazard", "none"),
    ] {
        meta += &format!("<meta property=\"{property}\">{value}</meta>\n");
    }
    let mut items = String::from(
        "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>\n\
         <item id=\"css\" href=\"book.css\" media-type=\"text/css\"/>\n",
    );
    for (weight, _) in FONT_FILES {
        items += &format!(
            "<item id=\"font-{weight}\" href=\"font-{weight}.ttf\" media-type=\"font/ttf\"/>\n"
        );
    }
    let mut spine = String::new();
    for i in 0..n_pages {
        let (id, name) = (i + 1, page_name(i));
        items += &format!(
            "<item id=\"page-{id}\" href=\"{name}\" media-type=\"application/xhtml+xml\" properties=\"svg\"/>\n"
        );
        let side = if (i % 2 == 0) != info.is_bound_right { "right" } else { "left" };
        spine += &format!("<itemref idref=\"page-{id}\" properties=\"page-spread-{side}\"/>\n");
    }
    let direction = if info.is_bound_right { "rtl" } else { "ltr" };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" \
         xml:lang=\"{language}\">\n\
         <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n{meta}</metadata>\n\
         <manifest>\n{items}</manifest>\n<spine page-progression-direction=\"{direction}\">\n{spine}</spine>\n</package>\n"
    )
}

fn navigation(n_pages: usize, info: &DocumentInfo) -> String {
    let title = escaped(&info.title);
    let first = Bookmark { title: info.title.clone(), page: 0, level: 1 };
    let marks =
        if info.bookmarks.is_empty() { std::slice::from_ref(&first) } else { &info.bookmarks };
    let line = |mark: &Bookmark| {
        let (page, title) = (page_name(mark.page), escaped(&mark.title));
        format!("<li><a href=\"{page}\">{title}</a></li>\n")
    };
    let contents: String = marks.iter().map(line).collect();
    let page = |i: usize| format!("<li><a href=\"{}\">{}</a></li>\n", page_name(i), i + 1);
    let pages: String = (0..n_pages).map(page).collect();
    let language = &info.language;
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" \
         lang=\"{language}\" xml:lang=\"{language}\">\n\
         <head><title>{title}</title></head>\n<body>\n\
         <nav epub:type=\"toc\"><h1>{title}</h1>\n<ol>\n{contents}</ol>\n</nav>\n\
         <nav epub:type=\"page-list\" hidden=\"hidden\">\n<ol>\n{pages}</ol>\n</nav>\n\
         </body>\n</html>\n"
    )
}

fn style_sheet() -> String {
    let mut css = String::new();
    for (weight, _) in FONT_FILES {
        css += &format!(
            "@font-face{{font-family:\"Book\";font-weight:{weight};src:url(font-{weight}.ttf)}}\n"
        );
    }
    css + "html,body{margin:0;padding:0}\nsvg{display:block}\n.page text{font-family:\"Book\",sans-serif;text-anchor:middle}\n"
}

fn page(sheet: &Sheet, index: usize, info: &DocumentInfo) -> String {
    let (title, language) = (escaped(&info.title), &info.language);
    let (width, height) = (sheet.width.round(), sheet.height.round());
    let number = index + 1;
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{language}\" xml:lang=\"{language}\">\n\
         <head>\n<title>{title}, {number}</title>\n\
         <meta name=\"viewport\" content=\"width={width}, height={height}\"/>\n\
         <link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\"/>\n</head>\n\
         <body>\n{}</body>\n</html>\n",
        svg_page(sheet, page_name)
    )
}

/// Escapes text for use in markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A hash of some texts (FNV-1a), which identifies a book.
fn digest(texts: &[&str]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
