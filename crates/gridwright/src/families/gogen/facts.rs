//! The implementation of the contract for a puzzle: facts, rules in three ways, forms and the
//! picture.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright_core::{
    Anchor, Board, Budget, Claim, Clause, Clue, ClueId, ClueKind, ClueProgress, ClueWay,
    Constraint, Count, Info, Item, Kernel, Marks, NewClue, OutOfBudget, Params, ParseError,
    Position, Pt, Puzzle, Reasoner, Role, Scene, Site, Solution, Step, StepQuery, Turned, Value,
    Visit, visit_rows,
};
use serde_json::{Map, Value as Json};

use super::alphabet::SYMBOLS;
use super::info::{INFO, PARAMS};
use super::kernel;
use super::mask::{CELLS, SIDE};
use super::puzzle::Words;
use super::techniques::{EITHER_WAY, LOOK_AHEAD, TABLE};
use super::word;
use super::{edit, json, pieces, text};

/// Largest number of paths of a word that are listed.
const MOST_WAYS: usize = 200;

impl Puzzle for Words {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        Params::defaults(PARAMS)
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    /// Requires each letter to have one cell, and each letter that follows it in a word to be in
    /// one of the cells around that.
    fn clauses(&self) -> Vec<Clause> {
        let all = || (0..CELLS as u16).map(Site);
        let around = |site: Site| {
            let (row, col) = (site.index() / SIDE, site.index() % SIDE);
            all().filter(move |other| {
                let (r, c) = (other.index() / SIDE, other.index() % SIDE);
                *other != site && row.abs_diff(r) <= 1 && col.abs_diff(c) <= 1
            })
        };
        let mut clauses: Vec<Clause> = (0..CELLS as u8)
            .map(|letter| Clause::ExactlyOne(all().map(|s| Claim::is(s, Value(letter))).collect()))
            .collect();
        let mut pairs: Vec<(u8, u8)> = Vec::new();
        for word in &self.words {
            let word: Vec<u8> = word.bytes().map(|letter| letter - b'A').collect();
            pairs.extend(word.windows(2).flat_map(|p| [(p[0], p[1]), (p[1], p[0])]));
        }
        pairs.sort_unstable();
        pairs.dedup();
        for (one, other) in pairs {
            clauses.extend(all().map(|site| {
                let beside = around(site).map(|near| Claim::is(near, Value(other)));
                Clause::AnyOf([Claim::is_not(site, Value(one))].into_iter().chain(beside).collect())
            }));
        }
        clauses
    }

    fn accepts(&self, values: &[Value]) -> bool {
        let keeps_clues = values.len() == CELLS
            && self
                .board
                .givens
                .iter()
                .zip(values)
                .all(|(given, value)| given.is_none_or(|g| g == *value));
        let text: String = values.iter().filter_map(|v| SYMBOLS.chars().nth(v.index())).collect();
        keeps_clues
            && text
                .parse()
                .is_ok_and(|board: pieces::Board| pieces::is_solution(&board, &self.words))
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn kernel(&self) -> Option<&dyn Kernel> {
        Some(self)
    }

    /// The givens and the words.
    fn clues(&self) -> Vec<Clue> {
        let words = self.words.iter().enumerate().map(|(i, word)| Clue {
            id: ClueId::Other(i as u16),
            kind: "word",
            label: word.clone(),
            anchor: Anchor::Beside,
            sites: Vec::new(),
        });
        self.board.given_clues().into_iter().chain(words).collect()
    }

    fn clue_kinds(&self) -> &'static [ClueKind] {
        edit::KINDS
    }

    fn with_clue(&self, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
        edit::with_clue(self, clue)
    }

    fn clue_ideas(&self, solution: &[Value]) -> Vec<NewClue> {
        edit::ideas(self, solution)
    }

    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        let is_kept = |clue: ClueId| kept.contains(&clue);
        let givens = self.board.givens.iter().zip(self.board.all_sites());
        let givens = givens.map(|(given, site)| given.filter(|_| is_kept(ClueId::Given(site))));
        let words = self.words.iter().enumerate();
        let words = words.filter(|(i, _)| is_kept(ClueId::Other(*i as u16)));
        Arc::new(Words::new(givens.collect(), words.map(|(_, word)| word.clone()).collect()))
    }

    fn clue_progress(&self, values: &[Option<Value>]) -> Vec<ClueProgress> {
        let values = self.board.fitted(values);
        let progress = |(i, letters): (usize, &Vec<u8>)| {
            let (sites, is_done) = word::progress(letters, &values);
            ClueProgress { id: ClueId::Other(i as u16), sites, is_done, left: None }
        };
        self.spelt.iter().enumerate().map(progress).collect()
    }

    /// The paths that a word can take.
    fn clue_ways(&self, clue: ClueId, values: &[Option<Value>]) -> Vec<ClueWay> {
        let ClueId::Other(index) = clue else { return Vec::new() };
        let Some(letters) = self.spelt.get(usize::from(index)) else { return Vec::new() };
        let letter_set = letters.iter().map(|&letter| Value(letter)).collect();
        let paths = word::paths(letters, &self.board.fitted(values), MOST_WAYS);
        paths.into_iter().map(|sites| ClueWay { sites, values: letter_set }).collect()
    }

    /// Draws a lattice: every cell is joined to all cells that it touches.
    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        (scene.rows, scene.cols) = (SIDE, SIDE);
        for r in 0..SIDE {
            for c in 0..SIDE {
                let steps = [(0, 1), (1, 0), (1, 1)].map(|(down, right)| (r + down, c + right));
                for (s, t) in steps.into_iter().filter(|&(s, t)| s < SIDE && t < SIDE) {
                    scene.line(Pt::cell(r, c), Pt::cell(s, t), Role::Grid);
                }
                if r + 1 < SIDE && c > 0 {
                    scene.line(Pt::cell(r, c), Pt::cell(r + 1, c - 1), Role::Grid);
                }
            }
        }
        scene.cells(&self.board, marks, &self.board.symbols);
        scene.items.push(Item::Caption(self.words.join(" ")));
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn line(&self) -> String {
        text::line(self)
    }

    fn json(&self) -> Map<String, Json> {
        json::write(self)
    }

    /// The line of the puzzle under the turn or reflection that makes its board least, with the
    /// words in order: it can be read as a puzzle. Letters are not renamed, since they would no
    /// longer spell the words.
    fn canonical(&self) -> String {
        let signs = text::board_chars(&self.board);
        let read = |turned: Turned| turned.sites.iter().map(|site| signs[site.index()]).collect();
        let least: Option<String> = self.board.turned().map(read).into_iter().min();
        let words: BTreeSet<&str> = self.words.iter().map(String::as_str).collect();
        let words: Vec<&str> = words.into_iter().collect();
        format!("{}/{}", least.expect("eight ways to turn it"), words.join(","))
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        Arc::new(Words::new(self.board.fitted(&givens), self.words.clone()))
    }
}

impl Reasoner for Words {
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        let position = position.fitting(&self.board);
        visit_rows(TABLE, self, &position, query, budget, &mut |step| {
            let is_ahead = [&LOOK_AHEAD, &EITHER_WAY].contains(&step.technique);
            let step = if is_ahead { step.rated_by_length() } else { step };
            if step.worth.rating <= query.at_most { visit(step) } else { ControlFlow::Continue(()) }
        })
    }
}

impl Kernel for Words {
    fn solve(
        &self,
        limit: usize,
        budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        let Some(start) = &self.start else { return Some(Ok(Vec::new())) };
        Some(kernel::solutions(start, &self.links, limit, budget))
    }

    fn count(&self, limit: u64, budget: &mut Budget) -> Option<Count> {
        Some(self.count_with(&self.links, limit, budget))
    }
}
