//! The parts of a PDF for screens besides its pages: structure and reading order, links, outline,
//! page labels and metadata, as PDF/UA-1 requires.

use pdf_writer::types::{
    ActionType, AnnotationFlags, AnnotationType, NumberingStyle, StructRole, TabOrder,
};
use pdf_writer::writers::Page;
use pdf_writer::{Content, Name, Pdf, Rect, Ref, TextStr};
use xmp_writer::{LangId, Namespace, XmpWriter};

use crate::pdf_info::{Bookmark, DocumentInfo};
use crate::sheet::{Layer, Link, Sheet, Tag};

/// The structure of a document while its pages are written.
pub(crate) struct Structure {
    root: Ref,
    document: Ref,
    elements: Vec<Element>,
    /// For each page, the elements that own its marked content, in order.
    owners: Vec<Vec<Ref>>,
}

/// A structure element with one piece of content.
struct Element {
    id: Ref,
    /// A link element between this element and its content, if there is a link.
    link: Option<LinkElement>,
    role: StructRole,
    words: Option<String>,
    area: Rect,
    page: usize,
    content: i32,
}

struct LinkElement {
    id: Ref,
    annotation: Ref,
    link: Link,
    words: String,
}

impl Structure {
    pub(crate) fn new(next_ref: &mut impl FnMut() -> Ref) -> Structure {
        let (root, document) = (next_ref(), next_ref());
        Structure { root, document, elements: Vec::new(), owners: Vec::new() }
    }

    /// Starts the next page.
    pub(crate) fn begin_page(&mut self) {
        self.owners.push(Vec::new());
    }

    /// Marks the start of a layer in the content of the current page.
    pub(crate) fn begin_layer(
        &mut self,
        content: &mut Content,
        sheet: &Sheet,
        layer: &Layer,
        next_ref: &mut impl FnMut() -> Ref,
    ) {
        let (role, words) = match &layer.tag {
            Tag::Artifact => {
                content.begin_marked_content(Name(b"Artifact"));
                return;
            }
            Tag::Heading(1) => (StructRole::H1, None),
            Tag::Heading(2) => (StructRole::H2, None),
            Tag::Heading(_) => (StructRole::H3, None),
            Tag::Paragraph => (StructRole::P, None),
            Tag::Figure(words) => (StructRole::Figure, Some(words.clone())),
        };
        let page = self.owners.len() - 1;
        let number = self.owners[page].len() as i32;
        let id = next_ref();
        let link = layer.link.map(|link| LinkElement {
            id: next_ref(),
            annotation: next_ref(),
            link,
            words: layer.text(),
        });
        self.owners[page].push(link.as_ref().map_or(id, |link| link.id));
        let name = match (&link, role) {
            (Some(_), _) => StructRole::Link,
            (None, role) => role,
        };
        content.begin_marked_content_with_properties(name.to_name()).properties().identify(number);
        let (width, height) =
            (layer.scale * layer.picture.width, layer.scale * layer.picture.height);
        let area = placed(sheet, [layer.at.0, layer.at.1, width, height]);
        self.elements.push(Element { id, link, role, words, area, page, content: number });
    }

    /// Writes the structure entries of a page.
    pub(crate) fn describe_page(&self, page: &mut Page<'_>, index: usize) {
        page.struct_parents(index as i32);
        page.tab_order(TabOrder::StructureOrder);
        let links = self.elements.iter().filter(|element| element.page == index);
        let links: Vec<Ref> =
            links.filter_map(|element| Some(element.link.as_ref()?.annotation)).collect();
        if !links.is_empty() {
            page.annotations(links);
        }
    }

    /// Writes all elements, and the annotations of links.
    pub(crate) fn write(
        &self,
        sheets: &[Sheet],
        pages: &[Ref],
        pdf: &mut Pdf,
        next_ref: &mut impl FnMut() -> Ref,
    ) {
        let mut root = pdf.struct_element(self.document);
        root.kind(StructRole::Document).parent(self.root);
        let mut children = root.children();
        for element in &self.elements {
            children.struct_element(element.id);
        }
        drop(children);
        drop(root);
        let mut n_links = 0;
        for element in &self.elements {
            let page = pages[element.page];
            let mut written = pdf.struct_element(element.id);
            written.kind(element.role).parent(self.document).page(page);
            if let Some(words) = &element.words {
                written.alt(TextStr(words));
                written.attributes().push().layout().bbox(element.area);
            }
            match &element.link {
                None => {
                    written.children().marked_content_id(element.content);
                }
                Some(link) => {
                    written.child(link.id);
                }
            }
            drop(written);
            let Some(LinkElement { id, annotation, link, words }) = &element.link else { continue };
            let mut written = pdf.struct_element(*id);
            written.kind(StructRole::Link).parent(element.id).page(page).alt(TextStr(words));
            let mut children = written.children();
            children.marked_content_id(element.content);
            children.object_ref().page(page).object(*annotation);
            drop(children);
            drop(written);
            let mut note = pdf.annotation(*annotation);
            note.subtype(AnnotationType::Link)
                .rect(placed(&sheets[element.page], link.area))
                .contents(TextStr(words))
                .flags(AnnotationFlags::PRINT)
                .border(0.0, 0.0, 0.0, None)
                .struct_parent((pages.len() + n_links) as i32);
            let target = pages[link.page.min(pages.len() - 1)];
            note.action().action_type(ActionType::GoTo).destination().page(target).fit();
            n_links += 1;
        }
        let lists: Vec<Ref> = self.owners.iter().map(|_| next_ref()).collect();
        for (owners, &list) in self.owners.iter().zip(&lists) {
            pdf.indirect(list).array().items(owners.iter().copied());
        }
        let mut root = pdf.indirect(self.root).start::<pdf_writer::writers::StructTreeRoot<'_>>();
        root.child(self.document);
        let mut tree = root.parent_tree();
        let mut numbers = tree.nums();
        for (i, list) in lists.iter().enumerate() {
            numbers.insert(i as i32, *list);
        }
        let links = self.elements.iter().filter_map(|element| element.link.as_ref());
        for (i, link) in links.enumerate() {
            numbers.insert((lists.len() + i) as i32, link.id);
        }
        drop(numbers);
        drop(tree);
        root.parent_tree_next_key((lists.len() + n_links) as i32);
    }

    pub(crate) fn root(&self) -> Ref {
        self.root
    }
}

/// An area of the trimmed page in PDF coordinates, from the lower left corner of the paper.
fn placed(sheet: &Sheet, [left, top, width, height]: [f32; 4]) -> Rect {
    let bleed = sheet.bleed;
    let (x, y) = (bleed.left + left, bleed.bottom + sheet.height - top);
    Rect::new(x, y - height, x + width, y)
}

/// Writes the outline; `None` if there are no bookmarks.
pub(crate) fn outline(
    bookmarks: &[Bookmark],
    pages: &[Ref],
    pdf: &mut Pdf,
    next_ref: &mut impl FnMut() -> Ref,
) -> Option<Ref> {
    if bookmarks.is_empty() || pages.is_empty() {
        return None;
    }
    let root = next_ref();
    let items: Vec<Ref> = bookmarks.iter().map(|_| next_ref()).collect();
    // The parent of a bookmark is the last one before it with a lower level.
    let parent = |i: usize| (0..i).rev().find(|&j| bookmarks[j].level < bookmarks[i].level);
    let parents: Vec<Option<usize>> = (0..items.len()).map(parent).collect();
    let children = |of: Option<usize>| -> Vec<usize> {
        (0..items.len()).filter(|&i| parents[i] == of).collect()
    };
    let top = children(None);
    pdf.outline(root).first(items[top[0]]).last(items[top[top.len() - 1]]).count(top.len() as i32);
    for (i, Bookmark { title, page, .. }) in bookmarks.iter().enumerate() {
        let siblings = children(parents[i]);
        let place = siblings.iter().position(|&j| j == i).unwrap_or(0);
        let mut item = pdf.outline_item(items[i]);
        item.title(TextStr(title)).parent(parents[i].map_or(root, |parent| items[parent]));
        if place > 0 {
            item.prev(items[siblings[place - 1]]);
        }
        if let Some(&next) = siblings.get(place + 1) {
            item.next(items[next]);
        }
        let own = children(Some(i));
        if let (Some(&first), Some(&last)) = (own.first(), own.last()) {
            // Entries start closed; the reader of the document opens them.
            item.first(items[first]).last(items[last]).count(-(own.len() as i32));
        }
        item.dest().page(pages[(*page).min(pages.len() - 1)]).fit();
    }
    Some(root)
}

/// The page numbers that PDF viewers show, equal to the printed ones.
pub(crate) fn page_labels(pdf: &mut Pdf, next_ref: &mut impl FnMut() -> Ref) -> Ref {
    let id = next_ref();
    pdf.indirect(id)
        .start::<pdf_writer::writers::PageLabel<'_>>()
        .style(NumberingStyle::Arabic)
        .offset(1);
    id
}

/// The metadata as XMP.
pub(crate) fn xmp(info: &DocumentInfo) -> String {
    let mut xmp = XmpWriter::new();
    let language = LangId(&info.language);
    xmp.title([(None, info.title.as_str())]);
    xmp.language([language]);
    xmp.format("application/pdf");
    if !info.author.is_empty() {
        xmp.creator([info.author.as_str()]);
    }
    if !info.subject.is_empty() {
        xmp.description([(None, info.subject.as_str())]);
    }
    if !info.producer.is_empty() {
        xmp.producer(&info.producer);
    }
    xmp.element("part", Namespace::PdfUAId).value(1);
    xmp.finish(None)
}
