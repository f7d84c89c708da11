//! Sudoku: every symbol once in each row, column and region, on boards of any size and in the
//! variants people play.

mod cage;
mod canonical;
mod clauses;
mod formats;
mod generate;
mod json;
mod kernel;
mod puzzle;
mod rows;
mod rules;
mod shape;
mod symmetry;
mod techniques;
mod text;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, LineAnswer, ParamError, ParamKind, ParamSpec, Params,
    ParseError, Puzzle, Rng, Shortfall,
};
use gridwright_houses::{PROFILE_NAMES, PROFILES, Solver};
use serde_json::{Map, Value as Json};

pub(super) struct Sudoku;

/// One plain character for every symbol of the largest board.
const SYMBOLS: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa";

static INFO: Info = Info {
    id: "sudoku",
    aliases: &["sudokus", "su-doku"],
    name: "Sudoku",
    summary: "Every symbol once in each row, column and box, from 4 x 4 to 36 x 36, with variants",
    rules: "Fill the board so that every row, every column and every box holds each symbol once. \
            Variants change the boxes or add rules: jigsaw regions or none at all, diagonals and \
            windows that hold each symbol once, no equal symbols a knight's or a king's move \
            apart, no neighbours that follow one another, cages that repeat nothing and add up to \
            a sum (symbols count 1, 2, 3 and so on), and several grids that overlap.",
    params: PARAMS,
    presets: &[
        "",
        "size=4",
        "size=6,boxes=3x2",
        "size=5,regions=latin",
        "size=7,regions=jigsaw",
        "size=8,depth=logic",
        "symmetry=rotate180",
        "diagonal=yes,windows=yes",
        "anti-knight=yes",
        "size=6,anti-king=yes",
        "size=6,non-consecutive=yes",
        "size=6,killer=yes",
        "killer=yes,clues=3",
        "layout=twin",
        "method=three-phase,target=medium",
        "level=medium,clues=30",
    ],
    symbol_sets: &[],
    profiles: PROFILES,
    techniques: techniques::known,
    lessons: &[include_str!("lessons.txt"), Solver::LESSONS],
    examples: include_str!("examples.txt"),
    generator: 1,
};

/// Whether a rule holds.
const NO_YES: ParamKind = ParamKind::Choice(&["no", "yes"]);

const fn flag(name: &'static str, help: &'static str) -> ParamSpec {
    ParamSpec { name, help, kind: NO_YES, default: Some("no"), is_structural: true }
}

static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "size",
        help: "Rows, columns and symbols of a grid",
        kind: ParamKind::Int { min: *shape::SIZES.start(), max: *shape::SIZES.end() },
        default: Some("9"),
        is_structural: true,
    },
    ParamSpec {
        name: "boxes",
        help: "Rows by columns of a box; as square as can be when left out",
        kind: ParamKind::Text("rows by columns, such as 2x3"),
        default: None,
        is_structural: true,
    },
    ParamSpec {
        name: "regions",
        help: "What holds each symbol once beside rows and columns: boxes, jigsaw shapes, or nothing (latin)",
        kind: ParamKind::Choice(&["boxes", "jigsaw", "latin"]),
        default: Some("boxes"),
        is_structural: true,
    },
    ParamSpec {
        name: "layout",
        help: "One grid, or grids of 9 x 9 that overlap: two, four, or five of them",
        kind: ParamKind::Choice(&["single", "twin", "sohei", "windmill", "samurai"]),
        default: Some("single"),
        is_structural: true,
    },
    flag("diagonal", "Both diagonals hold each symbol once"),
    flag("windows", "The windows between the boxes hold each symbol once"),
    flag("anti-knight", "Cells a knight's move apart differ"),
    flag("anti-king", "Cells that touch at a corner differ"),
    flag("non-consecutive", "Neighbours do not follow one another"),
    flag(
        "killer",
        "Cages repeat nothing and add up to their sums; there are no other clues unless some are asked for",
    ),
    ParamSpec {
        name: "method",
        help: "How it is made: default, or three-phase (diagonal boxes first; one cell a box, then what has no alternative, then what stays unique)",
        kind: ParamKind::Choice(&["default", "three-phase"]),
        default: Some("default"),
        is_structural: false,
    },
    ParamSpec {
        name: "target",
        help: "How many cells the last phase of three-phase takes: easy 10, medium 20, hard 30 (on 9 x 9; in proportion on others), expert all it can",
        kind: ParamKind::Choice(&["easy", "medium", "hard", "expert"]),
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "symmetry",
        help: "How the clues lie",
        kind: ParamKind::Choice(&["none", "rotate180", "rotate90", "mirror", "diagonal", "full"]),
        default: Some("none"),
        is_structural: false,
    },
    ParamSpec {
        name: "pattern",
        help: "Where the clues are: a row of the board a line, x for a clue and a dot for none",
        kind: ParamKind::Rows("rows of x and dots"),
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "clues",
        help: "Stop removing at this many clues",
        kind: ParamKind::Int { min: 0, max: shape::SIZES.end().pow(2) },
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "minimal",
        help: "Whether no clue at all can go, even where clues go in groups or a number is asked for",
        kind: NO_YES,
        default: Some("no"),
        is_structural: false,
    },
    ParamSpec {
        name: "depth",
        help: "When a clue may go: exact proves the solution unique, logic lets singles alone find it; auto is exact up to size 16",
        kind: ParamKind::Choice(&["auto", "exact", "logic"]),
        default: Some("auto"),
        is_structural: false,
    },
    ParamSpec::LEVEL,
    ParamSpec::RATING,
    ParamSpec::NEEDS,
    ParamSpec::AT_MOST,
    ParamSpec::BOTTLENECKS,
    ParamSpec::profile(PROFILE_NAMES),
];

impl Family for Sudoku {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    /// A board of cells and nothing else is a Sudoku before it is any other square, and nobody
    /// else can read what says more than that.
    fn claims(&self, _: &str) -> bool {
        true
    }

    fn formats(&self) -> &'static [Format] {
        formats::FORMATS
    }

    fn solve_lines(&self, lines: &[&str], budget: &mut Budget) -> Option<Vec<Option<LineAnswer>>> {
        Some(kernel::solve_lines(lines, budget))
    }

    fn generate(
        &self,
        generator: u32,
        params: &Params,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated, Shortfall> {
        match generator {
            _ if !params.are_of(PARAMS) => Err(ParamError::OtherFamily.into()),
            1 => generate::generate(params, rng, budget),
            _ => Err(Shortfall::NoGenerator(generator)),
        }
    }
}
