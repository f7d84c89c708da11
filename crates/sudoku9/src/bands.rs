//! Positions as arrays of plain words.

/// The candidates or the givens of a position: one word for each digit in each band.
pub(crate) type Words = [[u32; 9]; 3];
