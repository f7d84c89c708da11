//! The part of the help that applies to all verbs.

use super::first_family::{example_id, first_family};

/// The text after the list of verbs in the long help.
pub(super) fn manual() -> String {
    let (id, example) = (first_family().id, example_id());
    let with_params = example.replace('@', "/NAME=VALUE@");
    let ids = [
        (example.clone(), "the puzzle that seed 42 makes, today and for ever"),
        (format!("{example}.7"), "item 7 (from 0) of the batch of seed 42"),
        (with_params, "the same with parameters, see 'gridwright families'"),
        (format!("{id}:BOARD"), "the board itself, in one line"),
    ];
    let ids = ids.map(|(id, what)| format!("  {id:<24} {what}\n")).concat();
    format!(
        "\
What a puzzle is given as:
  Every verb that works on a puzzle takes [FAMILY] [PUZZLE] [-f FILE].
  A single word that is the name of a family is FAMILY; any other is PUZZLE.
  PUZZLE is, in this order: '-' for standard input; the name of a file that
  exists; an id; a board in one line; a link. -f FILE is always a file, or '-'.
  With neither, standard input is read. Without FAMILY, the family is
  recognised from the content, files and links of other programs included
  ('gridwright convert --list'). Inputs above 4 MiB are refused; --batch reads
  any number of puzzles, one a line.

Ids:
{ids}  'generate' prints the first kind, --format json both. Either opens wherever
  a file does.

Stable for scripts:
  count FAMILY -f FILE [--limit N]   the number alone, '>=N' at the limit
  solve --format line                the solution alone, in one line
  generate FAMILY -n N --seed S --format line [--threads T]
                                     one puzzle a line, the same for every T
  solve|count|rate|convert --batch FILE
                                     one answer a line, in the order of the input
  rate --format tsv                  puzzle, ER, EP, ED, hardest technique,
                                     score, level
  --format json|jsonl                objects with \"format\" and \"version\"

Environment:
  GRIDWRIGHT_DATA
             the folder for games, statistics and settings of 'play'
  NO_COLOR   when set and not empty, --color auto means never
  LC_ALL, LC_CTYPE, LANG
             the first that is set: unless it says UTF-8, terminals get ASCII

Exit codes:
  0  done
  1  the answer is no: no solution, not unique, a rule broken
  2  bad input or usage, or the output cannot be written
  3  out of budget, or interrupted; what was found so far is reported"
    )
}
