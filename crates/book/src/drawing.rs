//! Pictures of puzzles, solutions and steps in the style of books.

use gridwright::clues::Anchor;
use gridwright::scene::{Item, Marks, Role, Scene};
use gridwright::{Position, Puzzle, Step, Value};
use gridwright_render::{Class, Form, Move, Picture, PictureStyle, Ruler, Shape, Theme};
use gridwright_words::Words;

/// The size of words in a list below a board, in units of the picture.
const WORD_SIZE: f32 = 15.0;

/// Draws puzzles for one book.
#[derive(Clone, Copy)]
pub(crate) struct Artist<'a> {
    pub(crate) ruler: &'a Ruler,
    pub(crate) theme: Theme,
    pub(crate) words: Words,
}

impl Artist<'_> {
    /// The board of a puzzle without anything else.
    pub(crate) fn board(&self, puzzle: &dyn Puzzle, symbols: usize) -> Picture {
        let marks = Marks { symbols, ..Marks::with(puzzle.board().givens.clone()) };
        self.picture(&self.scene(puzzle, &marks))
    }

    /// The picture of a puzzle to be solved, with a list of its words if it has any.
    pub(crate) fn puzzle(&self, puzzle: &dyn Puzzle, symbols: usize) -> Picture {
        self.with_words(self.board(puzzle, symbols), puzzle)
    }

    /// The picture of a solution, without words, without cages, whose sums would collide with the
    /// digits, and without the numbers of grids, which would be too small to read.
    pub(crate) fn solution(
        &self,
        puzzle: &dyn Puzzle,
        solution: &[Value],
        symbols: usize,
    ) -> Picture {
        let values = solution.iter().copied().map(Some).collect();
        let mut scene = self.scene(puzzle, &Marks { symbols, ..Marks::with(values) });
        scene.items.retain(|item| match item {
            Item::Cage { .. } => false,
            Item::Label { at, .. } => at.x % 2 == 0 || at.y % 2 == 0,
            _ => true,
        });
        self.picture(&scene)
    }

    /// The picture of a step, with a legend of its marks.
    pub(crate) fn step(
        &self,
        puzzle: &dyn Puzzle,
        position: &Position,
        step: &Step,
        symbols: usize,
    ) -> Picture {
        let mut scene = self.words.step_scene(puzzle, position, step, symbols);
        simplify(puzzle, &mut scene);
        self.picture(&scene)
    }

    fn scene(&self, puzzle: &dyn Puzzle, marks: &Marks) -> Scene {
        let mut scene = Scene::default();
        puzzle.draw(marks, &mut scene);
        simplify(puzzle, &mut scene);
        scene
    }

    fn picture(&self, scene: &Scene) -> Picture {
        let style = PictureStyle { theme: self.theme, ..PictureStyle::default() };
        let mut picture = Picture::of(scene, &style);
        self.fit_letters(&mut picture);
        picture
    }

    /// Makes letters in the boxes of a lattice so small that wide ones do not touch the boxes.
    fn fit_letters(&self, picture: &mut Picture) {
        let mut boxes = picture.shapes.iter().filter(|shape| shape.class == Class::Node);
        let Some(Shape { form: Form::Path(moves), .. }) = boxes.next() else { return };
        let xs = moves.iter().filter_map(|one| match one {
            Move::To((x, _)) | Move::Line((x, _)) => Some(*x),
            Move::Curve { .. } | Move::Close => None,
        });
        let (left, right) = xs.fold((f32::MAX, f32::MIN), |(a, b), x| (a.min(x), b.max(x)));
        let widest = 0.84 * (right - left);
        for shape in &mut picture.shapes {
            let is_sign = matches!(shape.class, Class::Given | Class::Entry | Class::Placed);
            let Form::Text { at, size, text } = &mut shape.form else { continue };
            let wide = self.ruler.bold_width(text, *size);
            if is_sign && text.chars().count() == 1 && wide > widest {
                let smaller = *size * widest / wide;
                // The middle of a capital stays where it is.
                at.1 -= 0.357 * (*size - smaller);
                *size = smaller;
            }
        }
    }

    /// Adds the clues beside a board, in columns, each with a box to tick.
    fn with_words(&self, mut picture: Picture, puzzle: &dyn Puzzle) -> Picture {
        let clues = puzzle.clues();
        let beside = clues.iter().filter(|clue| clue.anchor == Anchor::Beside);
        let words: Vec<&str> = beside.map(|clue| clue.label.as_str()).collect();
        if words.is_empty() {
            return picture;
        }
        let (size, tick) = (WORD_SIZE, 0.62 * WORD_SIZE);
        let widest = words.iter().map(|word| self.ruler.width(word, size)).fold(0.0, f32::max);
        let (indent, gap) = (1.6 * tick, 1.1 * size);
        let column = indent + widest + gap;
        let n_cols = (((picture.width + gap) / column) as usize).clamp(1, words.len());
        let n_rows = words.len().div_ceil(n_cols);
        let pitch = 1.45 * size;
        let left = ((picture.width + gap - column * n_cols as f32) / 2.0).max(0.0);
        let top = picture.height + 0.2 * pitch;
        for (i, word) in words.iter().enumerate() {
            let x = left + column * (i / n_rows) as f32;
            let y = top + pitch * ((i % n_rows) as f32 + 0.75);
            let (upper, right) = (y - tick, x + tick);
            let corners = [(right, upper), (right, y), (x, y)].map(Move::Line);
            let mut moves = vec![Move::To((x, upper))];
            moves.extend(corners);
            moves.push(Move::Close);
            picture.shapes.push(Shape { class: Class::Grid, form: Form::Path(moves) });
            let at = (x + indent + 0.5 * self.ruler.width(word, size), y);
            let form = Form::Text { at, size, text: (*word).to_owned() };
            picture.shapes.push(Shape { class: Class::Caption, form });
        }
        picture.height = top + pitch * n_rows as f32 + 0.2 * pitch;
        picture.width = picture.width.max(left + column * n_cols as f32 - gap);
        if let Some(ground) = picture.shapes.iter_mut().find(|shape| shape.class == Class::Ground) {
            let (width, height) = (picture.width, picture.height);
            let corners = [(width, 0.0), (width, height), (0.0, height)].map(Move::Line);
            let moves = std::iter::once(Move::To((0.0, 0.0))).chain(corners).chain([Move::Close]);
            ground.form = Form::Path(moves.collect());
        }
        picture.shapes.sort_by_key(|shape| shape.class);
        picture
    }
}

/// Removes elements that do not belong in a book from a scene: captions, which the page of rules
/// and the lists of words replace; tints of cages, whose outlines are enough; lines of diagonals,
/// where they would run through the sums of cages; and walls around areas without a rule, which
/// could be mistaken for one.
fn simplify(puzzle: &dyn Puzzle, scene: &mut Scene) {
    let has_cages = scene.items.iter().any(|item| matches!(item, Item::Cage { .. }));
    let n_regions = scene.items.iter().filter(|item| matches!(item, Item::Region { .. })).count();
    let are_cages_tinted = has_cages && n_regions > 1;
    let is_guide = has_guide_areas(puzzle);
    let (right, bottom) = (2 * scene.cols as i16, 2 * scene.rows as i16);
    scene.items.retain(|item| match item {
        Item::Caption(_) => false,
        // Cells of diagonals are tinted; a line would run through sums.
        Item::Guide { .. } => !has_cages,
        Item::Region { .. } => !are_cages_tinted,
        Item::Line { from, to, role: Role::Wall } => {
            let is_frame = (from.x == to.x && (from.x == 0 || from.x == right))
                || (from.y == to.y && (from.y == 0 || from.y == bottom));
            is_frame || !is_guide
        }
        _ => true,
    });
}

/// The size of the smallest text on the board of a puzzle, in units of its picture.
pub(crate) fn smallest_text(puzzle: &dyn Puzzle) -> f32 {
    let sizes = puzzle.clues().into_iter().map(|clue| match clue.anchor {
        Anchor::Corner(_) => 12.0,
        Anchor::Beside => WORD_SIZE,
        _ => 19.0,
    });
    sizes.fold(32.0, f32::min)
}

/// Whether a puzzle has areas to which no rule applies.
pub(crate) fn has_guide_areas(puzzle: &dyn Puzzle) -> bool {
    let Some(areas) = puzzle.areas() else { return false };
    if areas.iter().all(|area| *area == areas[0]) {
        return false;
    }
    // Areas of one shape with a row are still no rule, so rules are recognised by their names.
    let is_line = |key: &str| matches!(key, "row" | "column");
    let mut cells: Vec<Vec<usize>> = Vec::new();
    for area in &areas {
        let own: Vec<usize> = (0..areas.len()).filter(|&site| areas[site] == *area).collect();
        if own.len() > 1 && !cells.contains(&own) {
            cells.push(own);
        }
    }
    !puzzle.constraints().iter().filter(|rule| !is_line(rule.name().key)).any(|rule| {
        let mut sites: Vec<usize> = rule.sites().iter().map(|site| site.index()).collect();
        sites.sort_unstable();
        cells.contains(&sites)
    })
}
