//! Reads a corpus from disk: a folder for each family, and rated puzzles beside them.
//!
//! ```text
//! alcazar/solutions.tsv    file, solutions: puzzle files beside it
//! gogen/published.jsonl    id, text or board (and words), solutions, perhaps solution
//! sudoku-rated.csv         puzzle, se_er, and hodoku_score where it is known
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

/// The family of the rated puzzles.
pub(crate) const RATED_FAMILY: &str = "sudoku";
const RATED_FILE: &str = "sudoku-rated.csv";
const COUNTS_FILE: &str = "solutions.tsv";

/// Puzzles with known answers.
#[derive(Default)]
pub(crate) struct Corpus {
    pub(crate) families: BTreeMap<String, Vec<Case>>,
    pub(crate) rated: Vec<Rated>,
}

/// A puzzle and its known answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    /// Its name in reports.
    pub(crate) id: String,
    pub(crate) puzzle: PuzzleText,
    /// The exact number of solutions.
    pub(crate) n_solutions: u64,
    /// The solution, without spaces, if it is known.
    pub(crate) solution: Option<String>,
}

/// The location of a puzzle's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PuzzleText {
    File(PathBuf),
    Inline(String),
}

/// A puzzle with its rating by another program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rated {
    pub(crate) puzzle: String,
    /// The rating of its hardest step, in tenths.
    pub(crate) er: u32,
    /// The sum of the scores of its steps, if it is known.
    pub(crate) score: Option<u32>,
}

impl Corpus {
    /// Reads the folder of one family, or a folder of such folders.
    pub(crate) fn read(dir: &Path) -> Result<Corpus> {
        let dir = dir.canonicalize().with_context(|| format!("cannot open {}", dir.display()))?;
        let mut corpus = Corpus::default();
        corpus.read_family(&dir)?;
        if corpus.families.is_empty() {
            for path in entries(&dir)?.iter().filter(|path| path.is_dir()) {
                corpus.read_family(path)?;
            }
            let rated = dir.join(RATED_FILE);
            if rated.exists() {
                corpus.rated = within(&rated, rated_puzzles(&read(&rated)?))?;
            }
        }
        Ok(corpus)
    }

    pub(crate) fn n_puzzles(&self) -> usize {
        self.families.values().map(Vec::len).sum::<usize>() + self.rated.len()
    }

    /// Adds the puzzles directly in a folder, if there are any.
    fn read_family(&mut self, dir: &Path) -> Result<()> {
        let mut cases = Vec::new();
        for path in entries(dir)? {
            if path.ends_with(COUNTS_FILE) {
                cases.extend(within(&path, counted_files(dir, &read(&path)?))?);
            } else if path.extension().is_some_and(|extension| extension == "jsonl") {
                cases.extend(within(&path, json_lines(&read(&path)?))?);
            }
        }
        if !cases.is_empty() {
            let family = dir.file_name().context("a family's folder has its name")?;
            self.families.insert(family.to_string_lossy().into_owned(), cases);
        }
        Ok(())
    }
}

/// The cases of a table with the columns `file` and `solutions`.
fn counted_files(dir: &Path, table: &str) -> Result<Vec<Case>> {
    let rows = columns(table, '\t', ["file", "solutions"])?;
    let case = |[file, solutions]: [String; 2]| {
        let n_solutions = solutions.parse().with_context(|| format!("{file}: {solutions:?}"))?;
        let puzzle = PuzzleText::File(dir.join(&file));
        Ok(Case { id: file, puzzle, n_solutions, solution: None })
    };
    rows.into_iter().map(case).collect()
}

/// The cases of a file with one JSON object per line.
fn json_lines(text: &str) -> Result<Vec<Case>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(i, line)| json_case(line).with_context(|| format!("line {}", i + 1))).collect()
}

fn json_case(line: &str) -> Result<Case> {
    let object: Value = serde_json::from_str(line)?;
    let id = object["id"].as_str().context("`id` is missing")?.to_owned();
    let text = match object["text"].as_str() {
        Some(text) => text.to_owned(),
        None => {
            let mut text = rows(&object["board"]).context("there is no `text` and no `board`")?;
            if let Some(words) = rows(&object["words"]) {
                text.push('\n');
                text.push_str(&words);
            }
            text
        }
    };
    let n_solutions = object["solutions"].as_u64().context("`solutions` is no number")?;
    let solution = rows(&object["solution"]).map(|rows| without_blanks(&rows));
    Ok(Case { id, puzzle: PuzzleText::Inline(text), n_solutions, solution })
}

/// A text given as a string or as an array of its lines.
fn rows(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(format!("{text}\n")),
        Value::Array(rows) => {
            rows.iter().map(|row| row.as_str().map(|row| format!("{row}\n"))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

/// The puzzles of a table with the columns `puzzle`, `se_er` and `hodoku_score`.
fn rated_puzzles(table: &str) -> Result<Vec<Rated>> {
    let rows = columns(table, ',', ["puzzle", "se_er", "hodoku_score"])?;
    let rated = |[puzzle, er, score]: [String; 3]| {
        let er = tenths(&er).with_context(|| format!("{puzzle}: {er:?} is no rating"))?;
        Ok(Rated { puzzle, er, score: score.parse().ok() })
    };
    rows.into_iter().map(rated).collect()
}

/// A number with at most one decimal, in tenths.
pub(crate) fn tenths(number: &str) -> Option<u32> {
    let (whole, tenth) = number.trim().split_once('.').unwrap_or((number.trim(), "0"));
    let tenth: u32 = if tenth.len() == 1 { tenth.parse().ok()? } else { return None };
    Some(10 * whole.parse::<u32>().ok()? + tenth)
}

/// The columns with these names of a table with a header, row by row.
fn columns<const N: usize>(
    table: &str,
    separator: char,
    names: [&str; N],
) -> Result<Vec<[String; N]>> {
    let mut lines = table.lines();
    let header: Vec<&str> = lines.next().unwrap_or_default().split(separator).collect();
    let mut places = [0; N];
    for (place, name) in places.iter_mut().zip(names) {
        let found = header.iter().position(|column| column.trim() == name);
        *place = found.with_context(|| format!("there is no column `{name}`"))?;
    }
    let mut rows = Vec::new();
    for (i, line) in lines.enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let fields: Vec<&str> = line.split(separator).map(str::trim).collect();
        let widest = places.iter().copied().max().unwrap_or(0);
        fields.get(widest).with_context(|| format!("line {} is too short", i + 2))?;
        rows.push(places.map(|place| fields[place].to_owned()));
    }
    Ok(rows)
}

pub(crate) fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The entries of a folder, sorted by name.
fn entries(dir: &Path) -> Result<Vec<PathBuf>> {
    let listed = fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))?;
    let mut paths = Vec::new();
    for entry in listed {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Adds the name of the file to an error.
fn within<T>(path: &Path, result: Result<T>) -> Result<T> {
    result.with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_with_counts() {
        let table = "file\topenings\tsolutions\na.az\t2\t1\nb.az\t8\t5761844\n";
        let cases = counted_files(Path::new("x"), table).unwrap();
        assert_eq!(cases.len(), 2);
        assert_eq!(cases[0].puzzle, PuzzleText::File(Path::new("x").join("a.az")));
        assert_eq!((cases[1].id.as_str(), cases[1].n_solutions), ("b.az", 5_761_844));
        let error = counted_files(Path::new("x"), "file\tn\na\t1\n").unwrap_err();
        assert_eq!(error.to_string(), "there is no column `solutions`");
        let error = counted_files(Path::new("x"), "file\tsolutions\na\n").unwrap_err();
        assert_eq!(error.to_string(), "line 2 is too short");
    }

    #[test]
    fn objects_with_a_board_and_words() {
        let line = r#"{"id": "a", "board": ["A.", ".D"], "words": ["AD", "CAB"],
            "solutions": 1, "solution": ["AB", "CD"]}"#
            .replace('\n', "");
        let cases = json_lines(&format!("{line}\n\n")).unwrap();
        let [case] = cases.as_slice() else { panic!("{cases:?}") };
        assert_eq!(case.puzzle, PuzzleText::Inline("A.\n.D\n\nAD\nCAB\n".to_owned()));
        assert_eq!((case.n_solutions, case.solution.as_deref()), (1, Some("ABCD")));
    }

    #[test]
    fn objects_with_a_text() {
        let cases = json_lines(r#"{"id": "a", "text": "1 2\n3", "solutions": 0}"#).unwrap();
        assert_eq!(cases[0].puzzle, PuzzleText::Inline("1 2\n3".to_owned()));
        assert_eq!((cases[0].n_solutions, &cases[0].solution), (0, &None));
        let cases = json_lines(r#"{"id": "a", "text": "", "solutions": 1, "solution": "1 2"}"#);
        assert_eq!(cases.unwrap()[0].solution.as_deref(), Some("12"));
    }

    #[test]
    fn wrong_objects_are_named_by_line() {
        for (text, message) in [
            ("{\"id\": \"a\", \"text\": \"\"}", "line 1: `solutions` is no number"),
            ("\n{\"id\": \"a\", \"solutions\": 1}", "line 2: there is no `text` and no `board`"),
            ("{\"text\": \"\"}", "line 1: `id` is missing"),
        ] {
            assert_eq!(format!("{:#}", json_lines(text).unwrap_err()), message);
        }
    }

    #[test]
    fn ratings_are_tenths() {
        let table = "puzzle,se_er,se_ep,hodoku_score\n12.,1.2,1.2,224\n..3,11,9.9,\n";
        let rated = rated_puzzles(table).unwrap();
        assert_eq!(rated[0], Rated { puzzle: "12.".to_owned(), er: 12, score: Some(224) });
        assert_eq!((rated[1].er, rated[1].score), (110, None));
        assert_eq!(tenths("7.25"), None);
        assert_eq!(tenths("-"), None);
        assert_eq!(tenths("1."), None);
    }

    #[test]
    fn a_folder_is_a_family_or_a_folder_of_families() {
        let root = std::env::temp_dir().join(format!("corpus-layout-{}", std::process::id()));
        let write = |path: &str, text: &str| {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("README.md", "about");
        write("alcazar/solutions.tsv", "file\tsolutions\na.az\t1\n");
        write("alcazar/a.az", "+-+\n");
        write("gogen/one.jsonl", "{\"id\": \"a\", \"text\": \"\", \"solutions\": 1}\n");
        write("gogen/two.jsonl", "{\"id\": \"b\", \"text\": \"\", \"solutions\": 2}\n");
        write("notes/readme.txt", "nothing to see");
        write("sudoku-rated.csv", "puzzle,se_er,hodoku_score\n1..,1.5,8\n");
        let names = |corpus: &Corpus| corpus.families.keys().cloned().collect::<Vec<_>>();

        let all = Corpus::read(&root).unwrap();
        assert_eq!(names(&all), ["alcazar", "gogen"]);
        assert_eq!((all.n_puzzles(), all.rated.len()), (4, 1));
        assert_eq!(all.families["gogen"][1].id, "b");
        let one = Corpus::read(&root.join("gogen")).unwrap();
        assert_eq!((names(&one), one.n_puzzles()), (vec!["gogen".to_owned()], 2));
        assert_eq!(Corpus::read(&root.join("notes")).unwrap().n_puzzles(), 0);
        assert!(Corpus::read(&root.join("missing")).is_err());
        fs::remove_dir_all(&root).unwrap();
    }
}
