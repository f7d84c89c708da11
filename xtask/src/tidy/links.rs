//! Checks for broken links in Markdown files. Only links to files are checked.

use super::source::{Complaint, Source};

/// Complains about each link to a file that does not exist. `exists` takes a path from the root.
pub(crate) fn broken(file: &Source, exists: impl Fn(&str) -> bool) -> Vec<Complaint> {
    let complaints = links(&file.text).into_iter().filter_map(|(line, target)| {
        let path = resolve(&file.path, &target)?;
        (!exists(&path)).then(|| file.complain(line, format!("the link to {target} is broken")))
    });
    complaints.collect()
}

/// The targets of all links outside code, each with its line from 1.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut is_code = false;
    for (i, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            let line = without_code(line);
            let inline = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let definition = line.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
            for target in inline.chain(definition.map(|(_, target)| target)) {
                // A title may follow the target.
                if let Some(target) = target.split_whitespace().next() {
                    found.push((i + 1, target.trim_matches(['<', '>']).to_owned()));
                }
            }
        }
    }
    found
}

/// The line without its `code spans`.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("``")
}

/// The path from the root that a link points to; `None` for links to sites or within the file.
fn resolve(from: &str, target: &str) -> Option<String> {
    let path = target.split('#').next().unwrap_or_default().replace("%20", " ");
    if path.is_empty() || path.contains("://") || path.starts_with("mailto:") {
        return None;
    }
    let (folder, _) = from.rsplit_once('/').unwrap_or_default();
    match path.strip_prefix('/') {
        Some(from_root) => Some(from_root.to_owned()),
        None if folder.is_empty() => Some(path),
        None => Some(format!("{folder}/{path}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_outside_code_are_found() {
        let text = "\
See [one](a.md) and ![two](<b.png> \"title\"), not `[x](code.md)`.
```
[not](this.md)
```
[`three`]: c.md
";
        let found = links(text);
        let expected = [(1, "a.md"), (1, "b.png"), (5, "c.md")];
        assert_eq!(found, expected.map(|(line, target)| (line, target.to_owned())));
    }

    #[test]
    fn only_files_are_looked_for() {
        let text =
            "[a](b.md#part) [c](#part) [d](https://example.org/x) [e](../f%20g.md) [h](/i)\n";
        let asked = std::cell::RefCell::new(Vec::new());
        let file = Source::new("docs/a.md", text);
        let complaints = broken(&file, |path| {
            asked.borrow_mut().push(path.to_owned());
            path == "docs/b.md"
        });
        assert_eq!(*asked.borrow(), ["docs/b.md", "docs/../f g.md", "i"]);
        let complaints: Vec<String> = complaints.iter().map(Complaint::to_string).collect();
        assert_eq!(
            complaints,
            [
                "docs/a.md:1: the link to ../f%20g.md is broken",
                "docs/a.md:1: the link to /i is broken",
            ]
        );
    }

    #[test]
    fn a_file_at_the_root_links_from_there() {
        assert_eq!(resolve("README.md", "docs/a.md"), Some("docs/a.md".to_owned()));
    }
}
