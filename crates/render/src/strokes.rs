//! Lines on a grid of characters, and the box-drawing character where lines meet.

use gridwright_core::Role;

use crate::canvas::Spot;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Weight {
    #[default]
    None,
    Light,
    Heavy,
}

/// The weights of the lines from the middle of a character to its four sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Arms {
    pub(crate) up: Weight,
    pub(crate) down: Weight,
    pub(crate) left: Weight,
    pub(crate) right: Weight,
}

impl Arms {
    pub(crate) fn is_none(self) -> bool {
        self == Arms::default()
    }

    /// The heavier of the arms to the left and right.
    pub(crate) fn across(self) -> Weight {
        self.left.max(self.right)
    }

    /// The heavier of the arms up and down.
    pub(crate) fn upright(self) -> Weight {
        self.up.max(self.down)
    }
}

/// Lines merged into arms: each character has the heaviest arms and the greatest [`Role`] of the
/// lines through it.
pub(crate) struct Strokes {
    width: usize,
    cells: Vec<(Arms, Option<Role>)>,
}

impl Strokes {
    pub(crate) fn new(width: usize, height: usize) -> Strokes {
        Strokes { width, cells: vec![Default::default(); width * height] }
    }

    pub(crate) fn at(&self, (col, row): Spot) -> (Arms, Option<Role>) {
        self.cells[row * self.width + col]
    }

    /// Adds a horizontal or vertical line. Scenes have no slanted lines; one would become a corner.
    pub(crate) fn draw(&mut self, from: Spot, to: Spot, weight: Weight, role: Role) {
        let (left, right) = (from.0.min(to.0), from.0.max(to.0));
        for col in left..=right {
            let cell = &mut self.cells[from.1 * self.width + col];
            cell.1 = cell.1.max(Some(role));
            if col > left {
                cell.0.left = cell.0.left.max(weight);
            }
            if col < right {
                cell.0.right = cell.0.right.max(weight);
            }
        }
        let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
        for row in top..=bottom {
            let cell = &mut self.cells[row * self.width + to.0];
            cell.1 = cell.1.max(Some(role));
            if row > top {
                cell.0.up = cell.0.up.max(weight);
            }
            if row < bottom {
                cell.0.down = cell.0.down.max(weight);
            }
        }
    }
}

/// The box-drawing character for thin and thick arms; every combination has one.
pub(crate) fn box_sign(arms: Arms) -> char {
    let upright = 3 * arms.up as usize + arms.down as usize;
    let across = 3 * arms.left as usize + arms.right as usize;
    BOX_SIGNS[upright][across]
}

/// A row for each pair (up, down) and a column for each pair (left, right), each
/// n(one), l(ight) or h(eavy).
#[rustfmt::skip]
const BOX_SIGNS: [[char; 9]; 9] = [
    // nn   nl   nh   ln   ll   lh   hn   hl   hh      left and right
    [' ', '╶', '╺', '╴', '─', '╼', '╸', '╾', '━'], // up none, down none
    ['╷', '┌', '┍', '┐', '┬', '┮', '┑', '┭', '┯'], // up none, down light
    ['╻', '┎', '┏', '┒', '┰', '┲', '┓', '┱', '┳'], // up none, down heavy
    ['╵', '└', '┕', '┘', '┴', '┶', '┙', '┵', '┷'], // up light, down none
    ['│', '├', '┝', '┤', '┼', '┾', '┥', '┽', '┿'], // up light, down light
    ['╽', '┟', '┢', '┧', '╁', '╆', '┪', '╅', '╈'], // up light, down heavy
    ['╹', '┖', '┗', '┚', '┸', '┺', '┛', '┹', '┻'], // up heavy, down none
    ['╿', '┞', '┡', '┦', '╀', '╄', '┩', '╃', '╇'], // up heavy, down light
    ['┃', '┠', '┣', '┨', '╂', '╊', '┫', '╉', '╋'], // up heavy, down heavy
];

/// The double-lined character for arms of any weight. Unicode has no double half lines, so an end
/// looks like a whole line.
pub(crate) fn double_sign(arms: Arms) -> char {
    let is_there = |weight: Weight| weight > Weight::None;
    match (is_there(arms.up), is_there(arms.down), is_there(arms.left), is_there(arms.right)) {
        (false, false, false, false) => ' ',
        (false, false, _, _) => '═',
        (_, _, false, false) => '║',
        (false, true, false, true) => '╔',
        (false, true, true, false) => '╗',
        (false, true, true, true) => '╦',
        (true, false, false, true) => '╚',
        (true, false, true, false) => '╝',
        (true, false, true, true) => '╩',
        (true, true, false, true) => '╠',
        (true, true, true, false) => '╣',
        (true, true, true, true) => '╬',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arms(spec: &str) -> Arms {
        let weights: Vec<Weight> = spec
            .chars()
            .map(|c| match c {
                '.' => Weight::None,
                '-' => Weight::Light,
                '=' => Weight::Heavy,
                other => panic!("no weight is written {other}"),
            })
            .collect();
        Arms { up: weights[0], down: weights[1], left: weights[2], right: weights[3] }
    }

    #[test]
    fn arms_in_the_order_up_down_left_right_have_the_right_sign() {
        for (spec, sign) in [
            ("....", ' '),
            ("..--", '─'),
            ("==..", '┃'),
            ("---=", '┾'),
            ("--.=", '┝'),
            ("--==", '┿'),
            ("==--", '╂'),
            ("=--=", '╄'),
            (".=.=", '┏'),
            ("=.=.", '┛'),
            (".--.", '┐'),
            ("=-==", '╇'),
            ("-.==", '┷'),
            ("==-.", '┨'),
        ] {
            assert_eq!(box_sign(arms(spec)), sign, "{spec}");
        }
    }

    #[test]
    fn all_81_signs_differ_and_are_box_drawings() {
        let signs: std::collections::BTreeSet<char> = BOX_SIGNS.into_iter().flatten().collect();
        assert_eq!(signs.len(), 81);
        assert!(signs.into_iter().all(|sign| sign == ' ' || ('─'..='╿').contains(&sign)));
    }

    #[test]
    fn heavier_arms_and_later_roles_win() {
        let mut strokes = Strokes::new(3, 3);
        strokes.draw((0, 1), (2, 1), Weight::Heavy, Role::Wall);
        strokes.draw((2, 1), (0, 1), Weight::Light, Role::Grid);
        strokes.draw((1, 0), (1, 2), Weight::Light, Role::Grid);
        assert_eq!(strokes.at((1, 1)), (arms("--=="), Some(Role::Wall)));
        assert_eq!(strokes.at((0, 1)), (arms("...="), Some(Role::Wall)));
        assert_eq!(strokes.at((1, 2)), (arms("-..."), Some(Role::Grid)));
        assert_eq!(strokes.at((0, 0)), (arms("...."), None));
    }

    #[test]
    fn doubles_join() {
        for (spec, sign) in [(".=.=", '╔'), ("=.=.", '╝'), ("=...", '║'), ("====", '╬')] {
            assert_eq!(double_sign(arms(spec)), sign, "{spec}");
        }
    }
}
