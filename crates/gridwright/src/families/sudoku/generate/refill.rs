//! Fills a few values into their cells anew, for the walk over jigsaws.

use gridwright_core::Rng;

/// Largest number of choices: another move is cheaper than a long search.
const MOST_CHOICES: usize = 20;

/// Finds a value for each cell so that none of its three houses, given by number, has a value
/// twice.
///
/// Every house has as many cells as there are values.
pub(super) fn refill(
    n_houses: usize,
    n_values: usize,
    cells: impl Iterator<Item = [usize; 3]>,
    rng: &mut Rng,
) -> Option<Vec<usize>> {
    refill_with(n_houses, n_values, cells, None, rng)
}

/// The same with symmetry: the last cell gets the image of the first cell's value, the last but one
/// that of the second, and so on.
pub(super) fn refill_symmetric(
    n_houses: usize,
    images: &[usize],
    cells: impl Iterator<Item = [usize; 3]>,
    rng: &mut Rng,
) -> Option<Vec<usize>> {
    let bits = images.iter().map(|&image| 1 << image).collect();
    refill_with(n_houses, images.len(), cells, Some(bits), rng)
}

fn refill_with(
    n_houses: usize,
    n_values: usize,
    cells: impl Iterator<Item = [usize; 3]>,
    images: Option<Vec<u8>>,
    rng: &mut Rng,
) -> Option<Vec<usize>> {
    let houses_of: Vec<[usize; 3]> = cells.collect();
    let mut cells_of = vec![Vec::new(); n_houses];
    for (cell, houses) in houses_of.iter().enumerate() {
        houses.iter().for_each(|&house| cells_of[house].push(cell));
    }
    let mut left = vec![(1_u8 << n_values) - 1; houses_of.len()];
    let mut refill = Refill { houses_of, cells_of, choices: MOST_CHOICES, images };
    let is_filled = refill.search(&mut left, rng);
    is_filled.then(|| left.into_iter().map(|mask| mask.trailing_zeros() as usize).collect())
}

struct Refill {
    houses_of: Vec<[usize; 3]>,
    cells_of: Vec<Vec<usize>>,
    choices: usize,
    /// The image of each value, as a bit, if the grid must stay symmetric.
    images: Option<Vec<u8>>,
}

impl Refill {
    fn search(&mut self, left: &mut Vec<u8>, rng: &mut Rng) -> bool {
        let from = rng.below(left.len());
        let open = (from..left.len()).chain(0..from).filter(|&cell| left[cell].count_ones() > 1);
        let Some(cell) = open.min_by_key(|&cell| left[cell].count_ones()) else { return true };
        let mut values: Vec<u8> = bits(left[cell]).collect();
        rng.shuffle(&mut values);
        for value in values {
            if self.choices == 0 {
                return false;
            }
            self.choices -= 1;
            let mut next = left.clone();
            if self.fix(&mut next, cell, value) && self.search(&mut next, rng) {
                *left = next;
                return true;
            }
        }
        false
    }

    /// Puts a value into a cell, and follows all singles. Returns whether it fits.
    fn fix(&self, left: &mut [u8], cell: usize, value: u8) -> bool {
        let mut todo = vec![(cell, value)];
        while let Some((cell, value)) = todo.pop() {
            if left[cell] & value == 0 {
                return false;
            }
            let gone = left[cell] & !value;
            left[cell] = value;
            if let Some(images) = &self.images {
                let (mate, image) =
                    (left.len() - 1 - cell, images[value.trailing_zeros() as usize]);
                if left[mate] & image == 0 {
                    return false;
                }
                if left[mate] != image {
                    todo.push((mate, image));
                }
            }
            // Where a candidate went, its value may have one place left, or none.
            let mut looked_for: Vec<(usize, u8)> = Vec::new();
            for &house in &self.houses_of[cell] {
                looked_for.extend(bits(gone).map(|value| (house, value)));
                for &other in self.cells_of[house].iter().filter(|&&other| other != cell) {
                    if left[other] & value == 0 {
                        continue;
                    }
                    left[other] &= !value;
                    match left[other].count_ones() {
                        0 => return false,
                        1 => todo.push((other, left[other])),
                        _ => (),
                    }
                    looked_for.extend(self.houses_of[other].map(|house| (house, value)));
                }
            }
            for (house, value) in looked_for {
                let mut places = self.cells_of[house].iter().filter(|&&at| left[at] & value != 0);
                match (places.next(), places.next()) {
                    (None, _) => return false,
                    (Some(&at), None) if left[at] != value => todo.push((at, value)),
                    _ => (),
                }
            }
        }
        true
    }
}

/// The single bits of a mask.
fn bits(mask: u8) -> impl Iterator<Item = u8> {
    (0..8).map(|i| 1 << i).filter(move |bit| mask & bit != 0)
}

#[cfg(test)]
mod tests {
    use super::refill;
    use gridwright_core::Rng;

    #[test]
    fn three_values_fill_a_latin_square_with_diagonals_as_houses() {
        let houses = |cell: usize| [cell / 3, 3 + cell % 3, 6 + (cell / 3 + cell % 3) % 3];
        for seed in 0..20 {
            let rng = &mut Rng::from_seed(seed);
            let filled = refill(9, 3, (0..9).map(houses), rng).expect("shifts are such squares");
            for one in 0..9 {
                for other in 0..one {
                    let shares = houses(one).iter().any(|house| houses(other).contains(house));
                    assert!(!shares || filled[one] != filled[other], "{filled:?}");
                }
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_reported() {
        // Three cells that are in all houses together, and two values.
        assert_eq!(refill(3, 2, [[0, 1, 2]; 3].into_iter(), &mut Rng::from_seed(1)), None);
    }
}
