//! Calls to the parts of a family that programmers can use on their own.

use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use gridwright::gogen;

use super::trial::{NUMBERS, TEXTS, Trial, tried};

/// Calls each of these functions.
pub(crate) fn try_pieces(trial: &mut Trial) {
    use gogen::{is_solution, neighbourhood_intersect, position, update};
    let cells = [(0, 0), (4, 4), (5, 0), (0, 5), (usize::MAX, usize::MAX)];
    let mut board = gogen::Board::default();
    let mut mask = gogen::Mask::default();
    for cell in cells {
        let one = tried!(trial, gogen::Mask::of(cell)).expect("a set of cells");
        tried!(trial, gogen::Mask::get(one, cell));
        tried!(trial, gogen::Mask::set(&mut mask, cell, false));
        tried!(trial, gogen::Mask::bitand(mask, one));
        tried!(trial, gogen::Mask::bitor(mask, one));
        tried!(trial, gogen::Mask::not(one));
        tried!(trial, gogen::Mask::count(one));
        tried!(trial, gogen::Mask::first(one, true));
        trial.call("gogen::Mask::fmt", || one.to_string());
        tried!(trial, gogen::Board::get(&board, cell));
        for letter in [None, Some('A'), Some('Z'), Some('!'), Some('ß'), Some('\u{10ffff}')] {
            tried!(trial, gogen::Board::set(&mut board, cell, letter));
            let letter = letter.unwrap_or_default();
            trial.call("gogen::position", || position(&board, letter));
            trial.call("gogen::update", || update(&mut board, letter, &mut mask));
        }
        for distance in NUMBERS {
            tried!(trial, gogen::Mask::neighbourhood(one, distance));
        }
        let mut other = one;
        trial.call("gogen::neighbourhood_intersect", || {
            neighbourhood_intersect(&mut mask, &mut other);
        });
    }
    for text in TEXTS {
        tried!(trial, gogen::Board::from_str(text));
    }
    trial.call("gogen::is_solution", || is_solution(&board, TEXTS));
    trial.call("gogen::Board::fmt", || board.to_string());
}
