//! Cuts a text with many puzzles into puzzles of one line or of several.

use gridwright_core::{Budget, Family};

use crate::families::FAMILIES;
use crate::game_header::{GAME_HEADER, GAME_WORDS};
use crate::plain_text::is_title;
use crate::recognise::{is_id, open_one};

/// Numbers of cells that a row of a board can have; longer lines are whole puzzles.
pub(crate) const ROWS: std::ops::RangeInclusive<usize> = 4..=49;

/// Number of rows of a grid of candidates, and of groups of digits in each of them.
const CANDIDATE_ROWS: usize = 9;

/// Largest text of a puzzle, in bytes.
const MOST_BYTES: usize = 4 << 20;

/// Total number of bytes parsed to find the end of one puzzle: each of very many lines could be it.
const MOST_BYTES_PARSED: usize = 2 << 20;

/// A puzzle of a larger text.
///
/// ```
/// use gridwright::formats::Splitter;
/// let mut splitter = Splitter::new(None);
/// let text = "# two puzzles\ncirth areas=none\n1..\n...\n..2\n\ncirth@1#1";
/// let mut items: Vec<_> = (1..).zip(text.lines()).flat_map(|(n, line)| splitter.add(n, line)).collect();
/// items.extend(splitter.end());
/// let lines: Vec<usize> = items.iter().map(|item| item.line).collect();
/// assert_eq!(lines, [2, 7]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The number of its first line.
    pub line: usize,
    /// Its text, with line breaks where it has several lines.
    pub text: String,
}

/// Takes a text line by line and returns puzzle by puzzle.
///
/// A puzzle of several lines starts with a line that shows this (the name of a family, a frame, a
/// section), or has as many rows as a row has cells. It ends at an empty line, at the start of the
/// next one, or with the text; once it is complete, also before a line that is a puzzle itself.
/// Every other line is a puzzle of its own. Empty lines and comments are skipped.
///
/// ```
/// use gridwright::formats::Splitter;
/// let mut splitter = Splitter::new(gridwright::family("cirth"));
/// assert_eq!(splitter.add(1, "12....3../none").len(), 1);
/// assert!(splitter.add(2, "cirth").is_empty() && splitter.add(3, "1..").is_empty());
/// assert_eq!(splitter.end()[0].line, 2);
/// ```
pub struct Splitter {
    family: Option<&'static dyn Family>,
    pending: Option<Pending>,
}

/// The lines of an incomplete puzzle.
struct Pending {
    kind: Kind,
    line: usize,
    lines: Vec<String>,
    n_bytes: usize,
    /// Number of bytes parsed so far to find its end.
    n_parsed: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Lines up to the next empty one.
    Block,
    /// Sections in brackets, up to the next first section.
    Sections,
    /// A JSON object with brackets open to this depth.
    Json(usize),
    /// Rows of this many cells.
    Rows(usize),
    /// Rows of a board, and words below it that may be separated by empty lines.
    Words,
    /// A saved game: its first line, the id of its puzzle, and lines that start with its keywords.
    Game,
}

/// The effect of a line on an incomplete puzzle.
enum Fate {
    /// The line belongs to the puzzle.
    GoesOn,
    /// The puzzle ended before it.
    Ends,
}

impl Splitter {
    /// A splitter for puzzles of one family, if it is given.
    pub fn new(family: Option<&'static dyn Family>) -> Splitter {
        Splitter { family, pending: None }
    }

    /// Takes a line and its number, and returns the puzzles that are now complete.
    pub fn add(&mut self, number: usize, line: &str) -> Vec<Item> {
        let line = line.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}');
        let mut items = Vec::new();
        if let Some(mut pending) = self.pending.take() {
            match self.fate(&mut pending, line) {
                Fate::Ends => items = self.finished(pending),
                Fate::GoesOn => {
                    pending.add(line);
                    return self.keep_or_finish(pending);
                }
            }
        }
        let is_idle =
            line.trim().is_empty() || line.trim_start().starts_with('#') || is_title(line);
        match self.start(line) {
            _ if is_idle => (),
            None => items.push(Item { line: number, text: line.to_owned() }),
            Some(kind) => {
                let (lines, n_bytes, n_parsed) = (Vec::new(), 0, 0);
                let mut pending = Pending { kind, line: number, lines, n_bytes, n_parsed };
                pending.add(line);
                items.extend(self.keep_or_finish(pending));
            }
        }
        items
    }

    /// Returns the last puzzles, once the text has ended.
    pub fn end(&mut self) -> Vec<Item> {
        self.pending.take().map_or_else(Vec::new, |pending| self.finished(pending))
    }

    /// Whether the next line starts a puzzle, regardless of its content.
    pub fn is_between_puzzles(&self) -> bool {
        self.pending.is_none()
    }

    fn keep_or_finish(&mut self, mut pending: Pending) -> Vec<Item> {
        let is_whole = match pending.kind {
            Kind::Json(depth) => depth == 0,
            Kind::Rows(n) if pending.lines.len() < n => false,
            Kind::Rows(_) => {
                let rows = pending.lines.join("\n");
                let lacks_words = !self.opens(&rows) && self.opens(&format!("{rows}\n\nAB\n"));
                if lacks_words {
                    pending.kind = Kind::Words;
                }
                !lacks_words
            }
            Kind::Block | Kind::Sections | Kind::Game | Kind::Words => pending.n_bytes > MOST_BYTES,
        };
        if is_whole {
            return self.finished(pending);
        }
        self.pending = Some(pending);
        Vec::new()
    }

    /// The kind of puzzle that starts with this line; `None` where the line is all of it.
    fn start(&self, line: &str) -> Option<Kind> {
        let text = line.trim();
        if text.starts_with('{') {
            return Some(depth_after(0, text)).filter(|&depth| depth > 0).map(Kind::Json);
        }
        if text.starts_with(GAME_HEADER) {
            return Some(Kind::Game);
        }
        if is_head(text) || is_drawn(text) {
            return Some(Kind::Block);
        }
        if is_section(text) {
            return Some(Kind::Sections);
        }
        if has_candidates(text) && !self.opens(text) {
            return Some(Kind::Rows(CANDIDATE_ROWS));
        }
        let n = n_cells(line).filter(|n| ROWS.contains(n))?;
        // A line that is a puzzle is taken for one, except that a row of nine could also be a
        // square of three, one of sixteen a square of four, and so on.
        let is_square = n.isqrt().pow(2) == n && n > 4;
        (is_square || !self.opens(text)).then_some(Kind::Rows(n))
    }

    fn fate(&self, pending: &mut Pending, line: &str) -> Fate {
        let text = line.trim();
        let goes_on = match pending.kind {
            Kind::Json(_) => true,
            Kind::Rows(_) if is_head(text) => false,
            Kind::Rows(n) => {
                let is_row = |line: &str| n_cells(line) == Some(n);
                let all = |is: &dyn Fn(&str) -> bool| {
                    is(line) && pending.lines.iter().all(|line| is(line))
                };
                all(&is_row) || n == CANDIDATE_ROWS && all(&has_candidates)
            }
            Kind::Words => {
                text.is_empty() || !is_head(text) && text.bytes().all(|b| b.is_ascii_alphabetic())
            }
            Kind::Sections => {
                !is_head(text)
                    && !text.eq_ignore_ascii_case("[puzzle]")
                    && !self.starts_another(pending, line)
            }
            Kind::Game if is_head(text) => false,
            // The id of its puzzle.
            Kind::Game if pending.lines.len() == 1 => !text.is_empty(),
            Kind::Game => text.split(' ').next().is_some_and(|word| GAME_WORDS.contains(&word)),
            Kind::Block if is_head(text) || is_section(text) => false,
            // Spaces are a row of cells in some drawings; an empty line is not.
            Kind::Block if line.is_empty() || text.starts_with('#') => {
                pending.text_to_parse().is_some_and(|text| !self.opens(&text))
            }
            Kind::Block => !self.starts_another(pending, line),
        };
        if goes_on { Fate::GoesOn } else { Fate::Ends }
    }

    /// Whether a line belongs to the next puzzle although no empty line separates them: it is an id or JSON, or
    /// it could start a puzzle and the one before is complete without it.
    fn starts_another(&self, pending: &mut Pending, line: &str) -> bool {
        let text = line.trim();
        if text.is_empty() {
            return false;
        }
        if is_id(text) || text.starts_with('{') {
            return true;
        }
        if pending.lacks_row(line) || !(is_frame(text) || self.opens(text)) {
            return false;
        }
        let Some(before) = pending.text_to_parse() else { return false };
        // Rows without a frame around them may have one below, which is then the next drawing's.
        let is_first_frame = is_frame(text) && !pending.lines.iter().any(|line| is_drawn(line));
        // Inside a drawing there are cells between two frames.
        let is_next_frame =
            is_frame(text) && pending.lines.last().is_some_and(|line| is_frame(line.trim()));
        let whole = self.opened(&before);
        // Together they may be a board of yet another family, to which a drawing is only a frame.
        whole.is_some()
            && (is_first_frame
                || is_next_frame
                || self.opened(&format!("{before}\n{line}")) != whole)
    }

    fn opens(&self, text: &str) -> bool {
        self.opened(text).is_some()
    }

    /// The family of the puzzle in a text.
    fn opened(&self, text: &str) -> Option<&'static str> {
        // Recipes are not made here: they are single lines, and look like no row.
        let record = open_one(text, self.family, &mut Budget::nodes(0)).ok()?;
        Some(record.puzzle.info().id)
    }

    /// Whether most lines are puzzles themselves; few rows of a large board have small values only.
    fn are_puzzles(&self, lines: &[String]) -> bool {
        2 * lines.iter().filter(|line| self.opens(line)).count() >= lines.len()
    }

    /// The finished puzzle, or one for each line where the lines are not the rows of one board.
    fn finished(&self, pending: Pending) -> Vec<Item> {
        let Pending { kind, line, lines, .. } = pending;
        if let Kind::Rows(n) = kind
            && (lines.len() < n || self.are_puzzles(&lines))
        {
            let item = |(i, text)| Item { line: line.saturating_add(i), text };
            return lines.into_iter().enumerate().map(item).collect();
        }
        vec![Item { line, text: lines.join("\n").trim_end_matches('\n').to_owned() }]
    }
}

impl Pending {
    fn add(&mut self, line: &str) {
        if let Kind::Json(depth) = self.kind {
            let before = if self.lines.is_empty() { 0 } else { depth };
            self.kind = Kind::Json(depth_after(before, line));
        }
        self.n_bytes += line.len() + 1;
        self.lines.push(line.to_owned());
    }

    /// Its text so far, unless too much has been parsed already to find its end.
    fn text_to_parse(&mut self) -> Option<String> {
        let n_parsed = self.n_parsed + self.n_bytes;
        (n_parsed <= MOST_BYTES_PARSED).then(|| {
            self.n_parsed = n_parsed;
            self.lines.join("\n")
        })
    }

    /// Whether a line is one more row of a board with a head above it that has fewer rows than
    /// columns so far: the rows of a large board can look like small boards.
    fn lacks_row(&self, line: &str) -> bool {
        let Some(n) = n_cells(line).filter(|n| ROWS.contains(n)) else { return false };
        let rows = self.lines.get(1..).unwrap_or_default();
        (1..n).contains(&rows.len())
            && is_head(self.lines[0].trim())
            && rows.iter().all(|row| n_cells(row) == Some(n))
    }
}

/// Whether a line stands above a puzzle of several lines: the name of a family, or of a saved game.
fn is_head(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    let is_name = |family: &&dyn Family| family.info().id.eq_ignore_ascii_case(word);
    line.starts_with(GAME_HEADER) || FAMILIES.iter().any(is_name)
}

/// Whether a line is the head of a section: `[Puzzle]`.
fn is_section(line: &str) -> bool {
    line.strip_prefix('[')
        .is_some_and(|rest| rest.starts_with(char::is_alphabetic) && rest.ends_with(']'))
}

/// Whether a line is the first of a drawing: a frame, or a row between bars.
fn is_drawn(line: &str) -> bool {
    let is_bar = |sign: char| "|│┃║".contains(sign);
    let (first, last) = (line.chars().next(), line.chars().last());
    is_frame(line) || (first.is_some_and(is_bar) && last.is_some_and(is_bar))
}

/// Whether a line is a row of a frame that starts with a corner.
fn is_frame(line: &str) -> bool {
    let is_box = |sign: char| ('\u{2500}'..='\u{257f}').contains(&sign) || "+-=*|".contains(sign);
    let is_corner = |sign: char| "+*".contains(sign) || ('\u{250c}'..='\u{257f}').contains(&sign);
    line.starts_with(is_corner)
        && line.chars().all(|sign| is_box(sign) || sign == ' ')
        && line.chars().count() > 4
        || is_candidate_frame(line)
}

/// Whether a line is above, within or below a grid of candidates: `.-----.-----.-----.`, with
/// dashes for each cell and the gaps between cells.
fn is_candidate_frame(line: &str) -> bool {
    let has_corners = [('.', '.'), (':', ':'), ('\'', '\'')]
        .iter()
        .any(|&(first, last)| line.starts_with(first) && line.ends_with(last));
    has_corners
        && line.len() > 2 * CANDIDATE_ROWS
        && line[1..].starts_with("---")
        && line.bytes().all(|byte| b".:'-+".contains(&byte))
}

/// Whether a line is a row of candidates: groups of ascending digits, with a `u` before those that a player placed.
fn has_candidates(line: &str) -> bool {
    let is_group = |group: &str| {
        let digits = group.strip_prefix('u').unwrap_or(group).as_bytes();
        !digits.is_empty()
            && digits.iter().all(|byte| (b'1'..=b'9').contains(byte))
            && digits.is_sorted_by(|a, b| a < b)
    };
    let groups = line.split_whitespace();
    groups.clone().count() == CANDIDATE_ROWS && groups.clone().all(is_group)
}

/// The number of cells in a line of cells alone, or of fields in a row of a table.
fn n_cells(line: &str) -> Option<usize> {
    if let Some(sign) = [',', ';', '\t'].into_iter().find(|&sign| line.contains(sign)) {
        let is_field = |field: &str| {
            let field = field.trim().trim_matches('"');
            field.len() <= 2
                && field.chars().all(|c| c.is_ascii_alphanumeric() || ".*?_-".contains(c))
        };
        return line.split(sign).all(is_field).then(|| line.split(sign).count());
    }
    let mut n = 0;
    for sign in line.chars().filter(|sign| !sign.is_whitespace()) {
        if !sign.is_ascii_alphanumeric() && !"._-*?·".contains(sign) {
            return None;
        }
        n += 1;
    }
    Some(n)
}

/// Number of brackets open after a line of JSON. Strings end with their line.
fn depth_after(mut depth: usize, line: &str) -> usize {
    let (mut in_string, mut is_escaped) = (false, false);
    for sign in line.chars() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' if in_string => is_escaped = true,
            '"' => in_string = !in_string,
            '{' | '[' if !in_string => depth += 1,
            '}' | ']' if !in_string => depth = depth.saturating_sub(1),
            _ => (),
        }
    }
    depth
}

#[cfg(test)]
pub(crate) mod tests {
    use super::Splitter;
    use crate::document::puzzle_document;
    use crate::exchange::{formats, write_as};
    use crate::families::FAMILIES;
    use crate::{Budget, Params, Recipe, Session, board_id, open};
    use gridwright_core::Play;

    pub(crate) fn split(text: &str) -> Vec<(usize, String)> {
        let mut splitter = Splitter::new(None);
        let mut items: Vec<_> =
            (1..).zip(text.lines()).flat_map(|(n, line)| splitter.add(n, line)).collect();
        items.extend(splitter.end());
        items.into_iter().map(|item| (item.line, item.text)).collect()
    }

    #[test]
    fn lines_stay_lines() {
        let line = ".".repeat(81);
        let text = format!("{line}\n\n# a comment\n{line}\ncirth@1#1\nhello\n12....3..\n.........");
        let expected = [
            (1, &*line),
            (4, &*line),
            (5, "cirth@1#1"),
            (6, "hello"),
            (7, "12....3.."),
            (8, "........."),
        ];
        let found = split(&text);
        let found: Vec<(usize, &str)> = found.iter().map(|(n, text)| (*n, text.as_str())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn rows_without_a_head_are_one_board() {
        let sudoku = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79";
        let found = split(&format!("{sudoku}\n\n{sudoku}"));
        assert_eq!(found, [(1, sudoku.to_owned()), (11, sudoku.to_owned())]);
        // Nine squares of three are nine puzzles.
        assert_eq!(split(&"12....3..\n".repeat(9)).len(), 9);
    }

    #[test]
    fn json_over_several_lines_is_one_item() {
        let text = "{\n \"a\": \"}\"\n}\n{\"b\": [\n1]}\n";
        assert_eq!(
            split(text),
            [(1, "{\n \"a\": \"}\"\n}".to_owned()), (4, "{\"b\": [\n1]}".to_owned())]
        );
    }

    #[test]
    fn saved_games_end_where_the_next_puzzle_starts() {
        let mut games = Vec::new();
        for family in FAMILIES {
            let params = Params::parse(family.info().params, family.info().presets[0]).unwrap();
            let made = Recipe::new(*family, params, 1).make(&mut Budget::unlimited()).unwrap();
            let mut game = Session::new(made.puzzle);
            game.note_candidates();
            game.checkpoint();
            let (untouched, puzzle) = (Session::new(game_puzzle(&game)).save(), game_puzzle(&game));
            for next in [board_id(&*puzzle), puzzle.text(), puzzle.line(), untouched] {
                if open(&next, None, &mut Budget::unlimited()).is_ok() {
                    games.push((game.save(), next));
                }
            }
        }
        assert!(games.len() >= 3 * FAMILIES.len(), "{}", games.len());
        for (game, next) in games {
            let (game, next) = (game.trim_end(), next.trim_end());
            let found: Vec<String> = split(&format!("{game}\n{next}\n{game}\n"))
                .into_iter()
                .map(|(_, text)| text)
                .collect();
            assert_eq!(found, [game, next, game]);
        }
    }

    fn game_puzzle(game: &Session) -> std::sync::Arc<dyn gridwright_core::Puzzle> {
        open(&board_id(game.puzzle()), None, &mut Budget::unlimited()).unwrap()
    }

    /// The output of `generate -n 3` is split into the same puzzles, for every family and preset.
    #[test]
    fn texts_of_every_family_come_back() {
        for family in FAMILIES {
            for preset in family.info().presets.iter().take(3) {
                let puzzles: Vec<_> = (1..=3)
                    .map(|seed| {
                        let params = Params::parse(family.info().params, preset).unwrap();
                        let recipe = Recipe::new(*family, params, seed);
                        recipe.make(&mut Budget::unlimited()).unwrap().puzzle
                    })
                    .collect();
                let text: String =
                    puzzles.iter().map(|puzzle| format!("# a name\n{}\n", puzzle.text())).collect();
                let found = split(&text);
                let found: Vec<String> = found
                    .iter()
                    .map(|(_, text)| open(text, None, &mut Budget::unlimited()).unwrap().line())
                    .collect();
                let expected: Vec<String> = puzzles.iter().map(|puzzle| puzzle.line()).collect();
                assert_eq!(found, expected, "{} {preset}", family.info().id);
            }
        }
    }

    /// Every form of every family, followed by every form of every family without an empty line between them.
    #[test]
    fn forms_follow_each_other_without_an_empty_line() {
        let open = |text: &str| open(text, None, &mut Budget::unlimited());
        let mut forms: Vec<String> = Vec::new();
        for family in FAMILIES {
            for preset in family.info().presets.iter().take(2) {
                let params = Params::parse(family.info().params, preset).unwrap();
                let recipe = Recipe::new(*family, params, 1);
                let puzzle = recipe.make(&mut Budget::unlimited()).unwrap().puzzle;
                let (text, document) = (puzzle.text(), puzzle_document(&*puzzle));
                let json = serde_json::to_string(&document).unwrap();
                let pretty = serde_json::to_string_pretty(&document).unwrap();
                let ids = [recipe.to_string(), board_id(&*puzzle)];
                for form in [text, puzzle.line(), json, pretty].into_iter().chain(ids) {
                    // Some lines fit several families, and are puzzles only where one is named.
                    if let Ok(read) = open(&form) {
                        assert_eq!(read.line(), puzzle.line(), "{form}");
                        forms.push(form.trim_end_matches('\n').to_owned());
                    }
                }
            }
        }
        assert!(forms.len() >= 11 * FAMILIES.len(), "{}", forms.len());
        for first in &forms {
            for second in &forms {
                let text = format!("{first}\n{second}\n{first}\n");
                let found: Vec<String> = split(&text).into_iter().map(|(_, text)| text).collect();
                assert_eq!(found, [first.as_str(), second, first], "{text}");
            }
        }
    }

    /// Files of other programs that hold one puzzle in several lines, one below the other.
    #[test]
    fn files_of_several_lines_follow_each_other() {
        let mut n_tried = 0;
        for known in formats().filter(|known| !known.format.is_line) {
            let made: Vec<_> = (1..=3)
                .map(|seed| {
                    let params = Params::parse(known.family.info().params, "").unwrap();
                    Recipe::new(known.family, params, seed).make(&mut Budget::unlimited()).unwrap()
                })
                .collect();
            let files: Vec<String> = made
                .iter()
                .filter_map(|made| {
                    write_as(known, &*made.puzzle, &Play::default(), &mut Budget::unlimited()).ok()
                })
                .collect();
            let expected: Vec<String> = made.iter().map(|made| board_id(&*made.puzzle)).collect();
            if files.len() < 3 || known.format.tag.is_some() {
                continue;
            }
            n_tried += 1;
            for between in ["", "\n", "\n\n", "# a comment\n", "\u{feff}"] {
                let text = files.iter().map(|file| format!("{}\n", file.trim_end()));
                let text = text.collect::<Vec<_>>().join(between);
                for text in [text.clone(), text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
                    let found: Vec<String> = split(&text)
                        .iter()
                        .map(|(_, text)| match open(text, None, &mut Budget::unlimited()) {
                            Ok(puzzle) => board_id(&*puzzle),
                            Err(why) => format!("{why}: {text}"),
                        })
                        .collect();
                    assert_eq!(found, expected, "{} with {between:?}:\n{text}", known.format.name);
                }
            }
        }
        assert!(n_tried >= 8, "{n_tried}");
    }

    /// Rows of a large board can be small boards; their number and their values decide.
    #[test]
    fn rows_of_large_boards_are_no_small_boards() {
        for (side, more) in [(12, ""), (16, ""), (16, ",windows=yes"), (20, ""), (25, "")] {
            let sudoku = FAMILIES[0];
            let params = format!("size={side},depth=logic{more}");
            let params = Params::parse(sudoku.info().params, &params).unwrap();
            let made = Recipe::new(sudoku, params, 1).make(&mut Budget::unlimited()).unwrap();
            let text = made.puzzle.text();
            // A first row without a given is also an empty board of four by four.
            let blank = ".".repeat(side);
            let (head, rows) = text.split_once('\n').unwrap();
            let (_, below) = rows.split_once('\n').unwrap();
            for text in [&*text, &format!("{head}\n{blank}\n{below}")] {
                let text = text.trim_end();
                assert_eq!(
                    split(&format!("{text}\n{text}\n")),
                    [(1, text), (1 + text.lines().count(), text)].map(own),
                    "{text}"
                );
                if more.is_empty() {
                    let rows = text.split_once('\n').unwrap().1;
                    assert_eq!(
                        split(&format!("{rows}\n{rows}\n")),
                        [(1, rows), (1 + side, rows)].map(own)
                    );
                }
            }
        }
        // One bad line among sixteen does not make a board of them.
        let lines = format!("{}5...............\n", "1...............\n".repeat(15));
        assert_eq!(split(&lines).len(), 16);
    }

    /// A board that never ends, with lines that are puzzles themselves, is not parsed for each of them.
    #[test]
    fn the_end_of_a_puzzle_is_not_looked_for_without_end() {
        use super::MOST_BYTES_PARSED;
        for between in ["", "\n"] {
            let line = format!("....1.3../eeoeeoeeo\n7\n{between}");
            let text = format!("sudoku\n.......43\ncages\n- r3c1\n{}", line.repeat(1_000));
            let mut splitter = Splitter::new(None);
            let mut n_parsed = Vec::new();
            for (n, line) in (1..).zip(text.lines()) {
                splitter.add(n, line);
                n_parsed.extend(splitter.pending.as_ref().map(|pending| pending.n_parsed));
            }
            let most = *n_parsed.iter().max().expect("a board that is not complete");
            // It is tried as often as that is allowed, and no longer.
            let is_at_limit = most > MOST_BYTES_PARSED - text.len() && most <= MOST_BYTES_PARSED;
            assert!(is_at_limit, "{between:?}: {most}");
        }
    }

    fn own((line, text): (usize, &str)) -> (usize, String) {
        (line, text.to_owned())
    }
}
