//! Positions as plain words.

/// The candidates of a position, or its given cells: a word for each digit in each band.
pub(crate) type Words = [[u32; 9]; 3];
