//! Tests that a book, its answers, its cover and its log survive every disk fault: each file is as
//! before or whole, and the log covers every book that is there.

use std::fs;

use gridwright_files::faults::{calm, every_fault};

use super::*;

/// What is in each file before: another book, and a log of another puzzle.
const OLD: &str = "an older one\n";

#[test]
fn a_book_and_what_goes_with_it_is_there_whole_or_not_at_all() {
    let chapters = vec![parse_chapter(&format!("1x{}", first_family().id)).unwrap()];
    let plan = Plan { chapters, ..Plan::default() };
    let orders = plan.orders("").unwrap();
    let entries = || {
        let mut collection = Collection::new(&plan, &orders, BTreeSet::new());
        for wanted in collection.wanted() {
            collection.add(wanted.make(Budget::unlimited));
        }
        collection.into_entries()
    };
    let (mut n_unconfirmed, mut n_confirmed) = (0, 0);
    let n_faults = every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let names = ["whole.pdf", "answers.pdf", "cover.pdf", "log"];
        for name in names {
            fs::write(path(name), OLD).unwrap();
        }
        let (entries, new) = entries();
        let written = (|| -> Result<()> {
            let open =
                |name: &str| -> Result<Vec<Sink>> { Ok(vec![Sink::open(Some(&path(name)))?]) };
            let log = Log::open(&path("log"))?;
            let files = Files {
                books: open("whole.pdf")?,
                answers: open("answers.pdf")?,
                covers: open("cover.pdf")?,
                kind: FileKind::Pdf,
                answers_kind: FileKind::Pdf,
                n_editions: 1,
            };
            let budget = Budget::unlimited();
            files.write(&plan, &orders, entries, Some((log, new.clone())), &budget)?;
            Ok(())
        })();
        calm();
        let is_new = |name: &str| {
            let bytes =
                fs::read(path(name)).unwrap_or_else(|error| panic!("{fault}: {name}: {error}"));
            if bytes == OLD.as_bytes() {
                return false;
            }
            let is_whole = match name {
                "log" => bytes == format!("{OLD}{}\n", new.join("\n")).as_bytes(),
                _ => bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"),
            };
            assert!(is_whole, "{fault}: {name} is in pieces");
            true
        };
        let [book, answers, cover, log] = names.map(is_new);
        assert!(log || !(book || answers || cover), "{fault}: a book without a line in the log");
        if written.is_ok() {
            n_confirmed += 1;
            assert!(book && answers && cover, "{fault}: a confirmed file is missing");
        } else {
            n_unconfirmed += 1;
        }
    });
    // One run of each kind has no fault.
    assert!(n_faults > 60 && n_unconfirmed > 60 && n_confirmed >= 8, "{n_faults}, {n_confirmed}");
}
