//! Library lines of HoDoKu: a position of a 9 x 9, and the effects of a technique in it.

use gridwright_core::{
    Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal, Site, Value,
};

use super::super::puzzle::Grid;
use super::board::{classic, fault, grid, played};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "hodoku",
    title: "a HoDoKu line",
    carries: "9x9, with values put in and candidates crossed out, one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: true,
    is_it,
    read,
    write,
};

fn is_it(text: &str) -> bool {
    let text = text.trim();
    let colons = text.bytes().filter(|&sign| sign == b':').count();
    let is_code = |code: &str| code.starts_with(|c: char| c.is_ascii_digit() || c == 'x');
    // No other text starts so, and one with a part missing or too many is reported as such.
    text.starts_with(':') && colons >= 3 && is_code(&text[1..])
}

fn read(text: &str) -> Result<Record, ParseError> {
    let line = text.trim();
    let parts: Vec<&str> = line.split(':').collect();
    if !(7..=9).contains(&parts.len()) || !parts[0].is_empty() {
        return Err(fault(
            "a line such as :0100:1:CELLS:CROSSED OUT:EFFECT:EFFECT: with 6 or 7 colons",
        ));
    }
    let column = 1 + parts[..3].iter().map(|part| part.chars().count() + 1).sum::<usize>();
    let (mut clues, mut entries, mut is_entry) = (Vec::new(), Vec::new(), false);
    for (i, sign) in parts[3].chars().enumerate() {
        let error = |expected: &str| Err(ParseError::at(1, column + i, expected));
        match sign {
            '+' if !is_entry => is_entry = true,
            _ if clues.len() == 81 => return error("an end after 81 cells"),
            '1'..='9' => {
                let value = Value(sign as u8 - b'1');
                if is_entry {
                    entries.push((Site(clues.len() as u16), value));
                }
                clues.push((!is_entry).then_some(value));
                is_entry = false;
            }
            '.' | '0' if !is_entry => clues.push(None),
            _ if is_entry => return error("a digit after +"),
            _ => return error("a digit, + and a digit, or a dot"),
        }
    }
    if clues.len() != 81 {
        let end = column + parts[3].chars().count();
        return Err(ParseError::at(1, end, format!("81 cells, found {}", clues.len())));
    }
    let mut found = vec![Some(Mask::first(9)); 81];
    for triple in parts[4].split_whitespace() {
        let digits: Vec<usize> = triple
            .bytes()
            .filter(u8::is_ascii_digit)
            .map(|sign| usize::from(sign - b'0'))
            .collect();
        let [digit @ 1..=9, row @ 1..=9, col @ 1..=9] = digits[..] else {
            let expected = "digit, row and column of a candidate, such as 436";
            return Err(fault(expected));
        };
        let cell = 9 * (row - 1) + col - 1;
        let gone = Mask::of(Value(digit as u8 - 1));
        found[cell] = found[cell].map(|mask| mask.without(gone));
    }
    Ok(played(Grid::new(classic(), clues), entries, &found))
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    let cell = |site: Site| {
        let digit = |value: Value| char::from(b'1' + value.0);
        let entry = play.entries.iter().find(|&&(other, _)| other == site);
        match (grid.board().givens[site.index()], entry) {
            (Some(clue), _) => digit(clue).to_string(),
            (None, Some(&(_, value))) => format!("+{}", digit(value)),
            (None, None) => ".".to_owned(),
        }
    };
    let cells: String = grid.board().all_sites().map(cell).collect();
    let triples = play.crossed.iter().flat_map(|&(site, gone)| {
        let (row, col) = (site.index() / 9 + 1, site.index() % 9 + 1);
        gone.iter().map(move |value| format!("{}{row}{col}", value.index() + 1))
    });
    let crossed: Vec<String> = triples.collect();
    Ok(format!(":0000:x:{cells}:{}:::", crossed.join(" ")))
}
