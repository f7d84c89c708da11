//! `cargo xtask guide`: builds the documents as a searchable book with mdBook.
//!
//! The documents stay where they are and link to one another as files. This module lays out a copy
//! of them in the same way, with `docs/SUMMARY.md` as the table of contents. Linked source files
//! are copied too; links to folders and to documents that are not pages become plain text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use pulldown_cmark::{Event, LinkType, Options, Parser, Tag};

use crate::pack::archive::empty;
use crate::shell::{root, succeed, target};
use crate::tools::MDBOOK;

/// The table of contents.
pub(crate) const SUMMARY: &str = "docs/SUMMARY.md";

/// Builds the book in the place where readers of the repository look for it.
pub(crate) fn run() -> Result<()> {
    let place = target().join("guide");
    empty(&place)?;
    build(&place)?;
    check(&place)?;
    println!("{} is the book", place.join("index.html").display());
    Ok(())
}

/// Builds the book into a folder.
pub(crate) fn build(to: &Path) -> Result<()> {
    let work = target().join("guide-sources");
    empty(&work)?;
    let sources = work.join("src");
    lay_out(&sources)?;
    fs::copy(root().join("docs/book.toml"), work.join("book.toml")).context("docs/book.toml")?;
    let mut build = MDBOOK.command()?;
    succeed(build.arg("build").arg(&work).arg("--dest-dir").arg(to))?;
    fs::remove_dir_all(&work)?;
    Ok(())
}

/// Writes all pages of the table of contents into a folder, and all files that they show or link
/// to.
fn lay_out(to: &Path) -> Result<()> {
    let summary = fs::read_to_string(root().join(SUMMARY))?;
    let pages: BTreeSet<String> = linked(SUMMARY, &summary).into_iter().collect();
    let mut files = BTreeSet::new();
    for page in &pages {
        let text = fs::read_to_string(root().join(page)).with_context(|| page.clone())?;
        let (text, shown) = rewritten(page, &text, &pages);
        put(&to.join(page_name(page)), text.as_bytes())?;
        files.extend(shown);
    }
    for file in files {
        let content = fs::read(root().join(&file)).with_context(|| format!("{file} is shown"))?;
        put(&to.join(&file), &content)?;
    }
    let (summary, _) = rewritten(SUMMARY, &summary, &pages);
    put(&to.join("SUMMARY.md"), from_root(&summary).as_bytes())
}

fn put(path: &Path, content: &[u8]) -> Result<()> {
    fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
    fs::write(path, content).with_context(|| format!("cannot write {path:?}"))
}

/// Adjusts the table of contents, which is beside the folder of documents in the copy, and inside
/// it in the repository.
fn from_root(summary: &str) -> String {
    // An entry without a link is a heading above other pages.
    summary.replace("](", "](docs/").replace("](docs/../", "](").replace("](docs/)", "]()")
}

/// The file name of a page in the book. mdBook would give a `README.md` another name than links to
/// it use.
fn page_name(page: &str) -> String {
    match page.strip_suffix("README.md") {
        Some("") => "introduction.md".to_owned(),
        Some(folder) => format!("{folder}index.md"),
        None => page.to_owned(),
    }
}

/// A link in a text: its position and its target.
struct Link {
    range: std::ops::Range<usize>,
    to: String,
    is_inline: bool,
}

fn links(text: &str) -> Vec<Link> {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    let links = parser.into_offset_iter().filter_map(|(event, range)| match event {
        Event::Start(
            Tag::Link { link_type, dest_url, .. } | Tag::Image { link_type, dest_url, .. },
        ) => Some(Link {
            range,
            to: dest_url.into_string(),
            is_inline: link_type == LinkType::Inline,
        }),
        _ => None,
    });
    links.collect()
}

/// The files that a text links to, as paths from the root.
pub(crate) fn linked(from: &str, text: &str) -> Vec<String> {
    links(text).iter().filter_map(|link| resolved(from, &link.to)).collect()
}

/// The path from the root that a link points to; `None` for links to sites or within the page.
fn resolved(from: &str, to: &str) -> Option<String> {
    let path = to.split('#').next().unwrap_or_default();
    if path.is_empty() || path.contains("://") || path.starts_with("mailto:") {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => (),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The text of a page with its links adjusted for the book, and the files that it needs besides
/// pages.
fn rewritten(page: &str, text: &str, pages: &BTreeSet<String>) -> (String, BTreeSet<String>) {
    let mut files = html_sources(page, text);
    let mut changes: BTreeMap<usize, (usize, String)> = BTreeMap::new();
    for link in links(text).iter().filter(|link| link.is_inline) {
        let Some(path) = resolved(page, &link.to) else { continue };
        let source = &text[link.range.clone()];
        let Some(middle) = source.rfind("](") else { continue };
        let label = source[..middle].trim_start_matches('!').trim_start_matches('[');
        if pages.contains(&path) {
            let (old, new) = (file_name(&path), page_name(&path));
            let to = link.to.replacen(old, file_name(&new), 1);
            let from = link.range.start + middle + 2;
            changes.insert(from, (from + link.to.len(), to));
        } else if root().join(&path).is_file() && !path.ends_with(".md") {
            files.insert(path);
        } else {
            changes.insert(link.range.start, (link.range.end, label.to_owned()));
        }
    }
    let mut out = String::new();
    let mut at = 0;
    for (start, (end, new)) in changes {
        // A link around a picture that was already changed is left as it is.
        if start >= at {
            out += &text[at..start];
            out += &new;
            at = end;
        }
    }
    out += &text[at..];
    (out, files)
}

/// Pictures in HTML.
fn html_sources(page: &str, text: &str) -> BTreeSet<String> {
    let sources = text.split("<img src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    sources.filter_map(|source| resolved(page, source)).collect()
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Fails if a link in the pages of the book points to a page, or to a part of a page, that does not
/// exist.
pub(crate) fn check(book: &Path) -> Result<()> {
    let mut pages = BTreeMap::new();
    let mut open = vec![book.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "html") {
                let name = path.strip_prefix(book)?.to_string_lossy().replace('\\', "/");
                pages.insert(name, fs::read_to_string(&path)?);
            }
        }
    }
    ensure!(pages.len() > 20, "the book has only {} pages", pages.len());
    let mut broken = Vec::new();
    let mut count = 0;
    // The page of all pages has links within each of them, and the error page is shown anywhere.
    for (name, text) in pages
        .iter()
        .filter(|(name, _)| !["print.html", "404.html", "toc.html"].contains(&name.as_str()))
    {
        for to in attributes(text, "href").chain(attributes(text, "src")) {
            let Some(path) =
                resolved(name, to).or_else(|| to.starts_with('#').then(|| name.clone()))
            else {
                continue;
            };
            count += 1;
            let part = to.split_once('#').map(|(_, part)| part).filter(|part| !part.is_empty());
            let has_part = |part: &str| {
                pages.get(&path).is_none_or(|page| page.contains(&format!("id=\"{part}\"")))
            };
            if !book.join(&path).is_file() || !part.is_none_or(has_part) {
                broken.push(format!("{name}: {to}"));
            }
        }
    }
    ensure!(broken.is_empty(), "links lead nowhere:\n{}", broken.join("\n"));
    println!("{} pages, {count} links and pictures, none of them broken", pages.len());
    Ok(())
}

/// The values of an attribute in HTML.
fn attributes<'t>(text: &'t str, name: &str) -> impl Iterator<Item = &'t str> {
    let begin = format!(" {name}=\"");
    let parts: Vec<&str> = text.split(begin.as_str()).skip(1).collect();
    parts.into_iter().filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_those_of_the_book() {
        let pages: BTreeSet<String> =
            ["docs/a.md", "docs/g/README.md", "README.md"].map(str::to_owned).into();
        let text = "[b](g/README.md#x), [c](../README.md), [d `e`](../crates), [f](https://g.h) ![i](../Cargo.toml) `[j](k)`\n";
        let (text, files) = rewritten("docs/a.md", text, &pages);
        assert_eq!(
            text,
            "[b](g/index.md#x), [c](../introduction.md), d `e`, [f](https://g.h) ![i](../Cargo.toml) `[j](k)`\n"
        );
        assert_eq!(files.into_iter().collect::<Vec<_>>(), ["Cargo.toml"]);
        assert_eq!(
            from_root("- [a](a.md)\n- [b](../B.md)\n- [c]()\n"),
            "- [a](docs/a.md)\n- [b](B.md)\n- [c]()\n"
        );
    }

    #[test]
    fn a_broken_link_in_a_page_is_found() {
        let book = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(book.path().join(name), text).unwrap();
        for i in 0..21 {
            write(&format!("{i}.html"), "<a href=\"1.html#part\">x</a>");
        }
        write("1.html", "<h2 id=\"part\">x</h2>");
        check(book.path()).unwrap();
        write("2.html", "<a href=\"1.html#other\">x</a><img src=\"no.png\">");
        let error = check(book.path()).unwrap_err().to_string();
        assert_eq!(error, "links lead nowhere:\n2.html: 1.html#other\n2.html: no.png");
    }
}
