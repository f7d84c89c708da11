//! Runes and comparison signs as our own outlines, since many systems have no font for them.
//!
//! A flat table of strokes on a field 6 wide and 10 high, in the way runes are carved: straight
//! lines only. Where tradition has one shape for two letters, one of the shapes is our own.

use crate::shape::{At, Move};

/// The outline of a rune or sign: `height` tall around a centre, cut with strokes of that `weight`; `None` for
/// other letters.
///
/// ```
/// use gridwright_render::rune_outline;
/// assert!(rune_outline('ᚠ', (0.0, 0.0), 10.0, 1.0).is_some());
/// assert!(rune_outline('A', (0.0, 0.0), 10.0, 1.0).is_none());
/// ```
pub fn rune_outline(sign: char, centre: At, height: f32, weight: f32) -> Option<Vec<Move>> {
    let (_, strokes) = RUNES.iter().find(|(known, _)| *known == sign)?;
    let scale = height / 10.0;
    let place = |(x, y): At| (centre.0 + (x - 3.0) * scale, centre.1 + (y - 5.0) * scale);
    let mut moves = Vec::new();
    for stroke in strokes.split(';') {
        let points = points(stroke);
        for pair in points.windows(2) {
            moves.extend(bar(place(pair[0]), place(pair[1]), weight / 2.0));
        }
    }
    Some(moves)
}

/// The points of a stroke written as `x,y x,y ...`.
fn points(stroke: &str) -> Vec<At> {
    let number = |text: &str| text.parse().expect("the table holds numbers");
    let point = |pair: &str| {
        let (x, y) = pair.split_once(',').expect("the table holds pairs");
        (number(x), number(y))
    };
    stroke.split_whitespace().map(point).collect()
}

/// A stroke as an area. All strokes have the same orientation, so that overlaps stay filled.
fn bar(from: At, to: At, half: f32) -> [Move; 5] {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f32::EPSILON);
    let (x, y) = (dx / length * half, dy / length * half);
    // The ends are extended by half the weight, so that strokes that meet leave no notch.
    let (from, to) = ((from.0 - x, from.1 - y), (to.0 + x, to.1 + y));
    [
        Move::To((from.0 - y, from.1 + x)),
        Move::Line((from.0 + y, from.1 - x)),
        Move::Line((to.0 + y, to.1 - x)),
        Move::Line((to.0 - y, to.1 + x)),
        Move::Close,
    ]
}

const RUNES: &[(char, &str)] = &[
    ('<', "4.6,1.8 1.4,5 4.6,8.2"),
    ('>', "1.4,1.8 4.6,5 1.4,8.2"),
    ('∧', "-0.2,6.6 3,3.4 6.2,6.6"),
    ('∨', "-0.2,3.4 3,6.6 6.2,3.4"),
    ('ᚠ', "1,0 1,10;1,4.2 4.2,0.4;1,7.2 5.2,2.4"),
    ('ᚢ', "1,10 1,0 5,3 5,10"),
    ('ᚦ', "1.5,0 1.5,10;1.5,2.2 5,5 1.5,7.8"),
    ('ᚨ', "1.5,0 1.5,10;1.5,0 5,3;1.5,3.6 5,6.6"),
    ('ᚱ', "1,10 1,0 5,2.5 1,5 5,10"),
    ('ᚲ', "4.6,1.5 1.4,5 4.6,8.5"),
    ('ᚷ', "0.5,0.4 5.5,9.6;5.5,0.4 0.5,9.6"),
    ('ᚹ', "1.5,10 1.5,0 5,2.6 1.5,5.2"),
    ('ᚺ', "0.8,0 0.8,10;5.2,0 5.2,10;0.8,3.5 5.2,6.5"),
    ('ᚾ', "3,0 3,10;0.8,3.4 5.2,6.6"),
    ('ᛁ', "3,0 3,10"),
    ('ᛃ', "3,0.8 0.9,3 3,5.2;3,4.8 5.1,7 3,9.2"),
    ('ᛇ', "5,2.4 3,0 3,10 1,7.6"),
    ('ᛈ', "5,0.2 3,2.6 1,0 1,10 3,7.4 5,9.8"),
    ('ᛉ', "3,0 3,10;0.5,0.5 3,4.8 5.5,0.5"),
    ('ᛋ', "4.6,0 1.4,3.4 4.6,6.6 1.4,10"),
    ('ᛏ', "3,0 3,10;0.5,3.2 3,0 5.5,3.2"),
    ('ᛒ', "1,0 5,2.5 1,5 5,7.5 1,10 1,0"),
    ('ᛖ', "0.8,10 0.8,0 3,3 5.2,0 5.2,10"),
    ('ᛗ', "0.8,10 0.8,0 5.2,4.6;5.2,10 5.2,0 0.8,4.6"),
    ('ᛚ', "1.5,10 1.5,0 5,3"),
    ('ᛜ', "3,2 5.2,5 3,8 0.8,5 3,2"),
    ('ᛞ', "0.4,0.8 0.4,9.2 5.6,0.8 5.6,9.2 0.4,0.8"),
    ('ᛟ', "0.6,10 5.2,3.2 3,0 0.8,3.2 5.4,10"),
    ('ᚪ', "1.2,0 1.2,10;1.2,0 4,2.6 5.4,0.8;1.2,3.8 5,7"),
    ('ᚫ', "1.2,0 1.2,10;1.2,0 4.6,1.8 4.6,4;1.2,4 4.6,5.8 4.6,8"),
    ('ᚣ', "1,10 1,0 5,3 5,10;3,5 3,10"),
    ('ᛡ', "3,0 3,10;0.6,2.6 5.4,7.4;5.4,2.6 0.6,7.4"),
    ('ᛠ', "3,10 3,2.4;0.8,4.4 0.8,0 3,2.4 5.2,0 5.2,4.4"),
    ('ᛢ', "3,0 3,10;0.8,9 3,5.2 5,8.6 5.8,6.6"),
    ('ᛣ', "3,0 3,10;0.5,9.5 3,5.2 5.5,9.5"),
    ('ᛤ', "3,0 3,10;0.5,0.5 3,4.2 5.5,0.5;0.5,9.5 3,5.8 5.5,9.5"),
    ('ᛥ', "0.8,0 0.8,10;5.2,0 5.2,10;0.8,0 3,3.2 5.2,0;0.8,10 3,6.8 5.2,10"),
    ('ᛦ', "3,0 3,10;0.5,6 3,2.4 5.5,6"),
    ('ᛨ', "3,0 3,10;0.5,9.5 3,5.6 5.5,9.5;1,3.2 5,3.2"),
    ('ᚤ', "1,10 1,0 5,3 5,10;2.3,6.6 3.7,6.6"),
    ('ᚥ', "1,10 1,0 5,3 5,10;1,6.4 5,6.4"),
    ('ᚧ', "1.5,0 1.5,10;1.5,2.2 5,5 1.5,7.8;0.2,5 3,5"),
    ('ᚩ', "1.2,0 1.2,10;1.2,0 4,2.6 5.4,0.8;1.2,3.8 4,6.4 5.4,4.6"),
    ('ᚬ', "3,0 3,10;0.8,1.8 5.2,5;0.8,5 5.2,8.2"),
    ('ᚭ', "3.6,0 3.6,10;3.6,1.6 0.6,4.6;3.6,5 0.6,8"),
    ('ᚮ', "3,0 3,10;0.8,5 5.2,1.8;0.8,8.2 5.2,5"),
    ('ᚯ', "3,0 3,10;0.8,3.8 5.2,0.8;0.8,6.6 5.2,3.6;0.8,9.4 5.2,6.4"),
    ('ᚰ', "3,0 3,10;0.6,4.4 3,1.6 5.4,4.4;3,5 5.4,7.8"),
    ('ᚳ', "1.4,0 1.4,10;1.4,4 4.8,10"),
    ('ᚴ', "1.4,0 1.4,10;1.4,6 5,0.6"),
    ('ᚵ', "1.4,0 1.4,10;1.4,6 5,0.6;3.4,6 5.4,6"),
    ('ᚶ', "1.8,0 1.8,10;1.8,6.4 5.2,1;0,3 3,3"),
    ('ᚸ', "0.5,0.4 5.5,9.6;5.5,0.4 0.5,9.6;0.3,5 5.7,5"),
    ('ᚻ', "0.8,0 0.8,10;5.2,0 5.2,10;0.8,2 5.2,5;0.8,5.2 5.2,8.2"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_runes_look_alike() {
        let shapes: BTreeSet<&str> = RUNES.iter().map(|(_, strokes)| *strokes).collect();
        let signs: BTreeSet<char> = RUNES.iter().map(|(sign, _)| *sign).collect();
        assert_eq!((shapes.len(), signs.len()), (RUNES.len(), RUNES.len()));
    }

    #[test]
    fn every_rune_stays_within_its_field() {
        for (sign, _) in RUNES {
            let moves = rune_outline(*sign, (3.0, 5.0), 10.0, 1.0).unwrap();
            for step in moves {
                let (Move::To((x, y)) | Move::Line((x, y))) = step else { continue };
                assert!((-1.0..=7.0).contains(&x) && (-1.0..=11.0).contains(&y), "{sign}");
            }
        }
        assert_eq!(rune_outline('5', (0.0, 0.0), 10.0, 1.0), None);
    }
}
