//! The grid and regions that the walk over jigsaws begins with: boxes, or bands of rows cut into
//! regions.

use std::collections::BTreeSet;

use gridwright_core::Rng;

use super::super::shape::usual_boxes;

/// The value and the region of each cell.
type Pair = (Vec<usize>, Vec<usize>);

/// Boxes; or bands of rows cut into regions, for sides where boxes are missing or long and thin.
pub(super) fn start(n: usize, rng: &mut Rng) -> Pair {
    let banded = if has_thin_boxes(n) { bands(n, rng) } else { None };
    banded.unwrap_or_else(|| boxed(n, usual_boxes(n).unwrap_or((1, n)), rng))
}

/// The same, where a half-turn maps regions to regions, and cells of one value to cells of one
/// value.
pub(super) fn symmetric_start(n: usize, rng: &mut Rng) -> Pair {
    let banded = if has_thin_boxes(n) { symmetric_bands(n, rng) } else { None };
    banded.unwrap_or_else(|| symmetric_boxes(n, usual_boxes(n).unwrap_or((1, n)), rng))
}

/// Whether the boxes of a side are missing, or so thin that shapes would stay long.
fn has_thin_boxes(n: usize) -> bool {
    usual_boxes(n).is_none_or(|(rows, _)| 2 * rows * rows < n)
}

/// A grid with boxes of `rows` by `cols` cells; each row is one row of values plus a number.
fn boxed(n: usize, (rows, cols): (usize, usize), rng: &mut Rng) -> Pair {
    let (mut shifts, mut firsts) = (Vec::new(), Vec::new());
    for band in rng.permutation(cols) {
        shifts.extend(rng.permutation(rows).into_iter().map(|row| row * cols + band));
    }
    for stack in rng.permutation(rows) {
        firsts.extend(rng.permutation(cols).into_iter().map(|col| stack * cols + col));
    }
    shifted(n, (rows, cols), &shifts, &firsts)
}

/// The same with orders of rows and columns that are mirrored, so that a half-turn exchanges the
/// values `v` and `n - 2 - v`, modulo `n`.
fn symmetric_boxes(n: usize, (rows, cols): (usize, usize), rng: &mut Rng) -> Pair {
    let row_shift = |band: usize, row: usize| row * cols + band;
    let col_shift = |stack: usize, col: usize| stack * cols + col;
    let shifts = mirrored_lines(cols, rows, row_shift, rng);
    let firsts = mirrored_lines(rows, cols, col_shift, rng);
    shifted(n, (rows, cols), &shifts, &firsts)
}

/// A random value for each line, in bands of lines; values at equal distances from both ends add up
/// to the largest value.
fn mirrored_lines(
    n_bands: usize,
    n_lines: usize,
    value: impl Fn(usize, usize) -> usize,
    rng: &mut Rng,
) -> Vec<usize> {
    let n = n_bands * n_lines;
    let mut values = vec![0; n];
    let bands = mirrored_permutation(n_bands, rng);
    for (i, &band) in bands.iter().enumerate().take(n_bands.div_ceil(2)) {
        let is_middle = 2 * i + 1 == n_bands;
        let lines =
            if is_middle { mirrored_permutation(n_lines, rng) } else { rng.permutation(n_lines) };
        for (j, line) in lines.into_iter().enumerate() {
            let at = i * n_lines + j;
            values[at] = value(band, line);
            values[n - 1 - at] = n - 1 - values[at];
        }
    }
    values
}

/// A random permutation of the numbers below `n` in which entries at equal distances from both ends
/// add up to `n - 1`.
fn mirrored_permutation(n: usize, rng: &mut Rng) -> Vec<usize> {
    let mut order = vec![n / 2; n];
    for (at, pair) in rng.permutation(n / 2).into_iter().enumerate() {
        let value = if rng.below(2) == 0 { pair } else { n - 1 - pair };
        (order[at], order[n - 1 - at]) = (value, n - 1 - value);
    }
    order
}

/// A grid whose rows are one row of values plus a number each, modulo `n`, and its boxes.
fn shifted(n: usize, (rows, cols): (usize, usize), shifts: &[usize], firsts: &[usize]) -> Pair {
    let grid = (0..n * n).map(|cell| (shifts[cell / n] + firsts[cell % n]) % n);
    let regions = (0..n * n).map(|cell| cell / n / rows * rows + cell % n / cols);
    (grid.collect(), regions.collect())
}

/// Number of ways to cut a square into bands of rows that are tried before giving up.
const BANDS_TRIED: usize = 2000;

/// A grid whose rows are cut into bands, and each band, column by column, into regions of `n` cells.
///
/// From one cell of a band to the next, the value increases by a fixed step, modulo `n`. The step
/// of a band of `h` rows makes 1 when it is taken `h` times: so each row increases by 1 from column
/// to column, and the columns have all values if no two rows start with the same one.
fn bands(n: usize, rng: &mut Rng) -> Option<Pair> {
    let known = band_heights(n);
    for _ in 0..BANDS_TRIED {
        let (mut heights, mut left) = (Vec::new(), n);
        loop {
            let fits: Vec<_> = known.iter().copied().filter(|&(h, _)| h <= left).collect();
            if fits.is_empty() {
                break;
            }
            let band = fits[rng.below(fits.len())];
            left -= band.0;
            heights.push(band);
        }
        let mut starts = Vec::new();
        if left > 0 || !place_bands(n, &heights, &mut vec![false; n], &mut starts, &mut 3000) {
            continue;
        }
        return Some(banded(n, &heights, &starts));
    }
    None
}

/// The same, with bands whose heights are mirrored, and values that a half-turn exchanges in pairs.
fn symmetric_bands(n: usize, rng: &mut Rng) -> Option<Pair> {
    let known = band_heights(n);
    for _ in 0..BANDS_TRIED {
        // The upper half of the bands, and one in the middle.
        let (mut upper, mut left) = (Vec::new(), n);
        let middle = loop {
            let middle = known.iter().copied().find(|&(h, _)| h == left);
            let fits: Vec<_> = known.iter().copied().filter(|&(h, _)| 2 * h <= left).collect();
            if left == 0 || fits.is_empty() || middle.is_some() && rng.below(2) == 0 {
                break middle;
            }
            let band = fits[rng.below(fits.len())];
            left -= 2 * band.0;
            upper.push(band);
        };
        if left > 0 && middle.is_none() {
            continue;
        }
        // The values at both ends of a half-turn add up to this, modulo `n`.
        let sum = rng.below(n);
        let firsts =
            |(h, step): (usize, usize), start: usize| (0..h).map(move |i| (start + i * step) % n);
        let mut used = vec![false; n];
        let mut take = |bands: &[((usize, usize), usize)]| {
            let all: Vec<usize> =
                bands.iter().flat_map(|&(band, start)| firsts(band, start)).collect();
            let is_free = |&first: &usize| !used[first];
            let n_different = all.iter().collect::<BTreeSet<_>>().len();
            let fits = all.iter().all(is_free) && n_different == all.len();
            if fits {
                all.into_iter().for_each(|first| used[first] = true);
            }
            fits
        };
        let image = |(_, step): (usize, usize), start: usize| (sum + step + n - start) % n;
        let mut starts = Vec::new();
        let middle_start = middle.map(|band| {
            let own = (0..n).find(|&start| image(band, start) == start);
            own.filter(|&start| take(&[(band, start)]))
        });
        let is_placed = upper.iter().all(|&band| {
            let start = rng
                .permutation(n)
                .into_iter()
                .find(|&start| take(&[(band, start), (band, image(band, start))]));
            starts.extend(start);
            start.is_some()
        });
        if !is_placed || middle_start == Some(None) {
            continue;
        }
        let lower: Vec<_> = upper.iter().copied().rev().collect();
        let images: Vec<usize> =
            upper.iter().zip(&starts).map(|(&band, &start)| image(band, start)).rev().collect();
        let heights: Vec<_> = upper.into_iter().chain(middle).chain(lower).collect();
        let starts: Vec<usize> =
            starts.into_iter().chain(middle_start.flatten()).chain(images).collect();
        return Some(banded(n, &heights, &starts));
    }
    None
}

/// The possible heights of bands, near the side of a square box, each with its step.
fn band_heights(n: usize) -> Vec<(usize, usize)> {
    let is_near = |h: &usize| (*h as f64 - (n as f64).sqrt()).abs() <= 2.5;
    let step = |h: usize| (1..n).find(|step| step * h % n == 1);
    (2..n).filter(is_near).filter_map(|h| Some((h, step(h)?))).collect()
}

/// The grid and the regions of bands that start with these values.
fn banded(n: usize, heights: &[(usize, usize)], starts: &[usize]) -> Pair {
    let (mut grid, mut regions) = (vec![0; n * n], vec![0; n * n]);
    let mut top = 0;
    for (&(h, step), start) in heights.iter().zip(starts) {
        for i in 0..h * n {
            let cell = (top + i % h) * n + i / h;
            grid[cell] = (start + step * i) % n;
            regions[cell] = top + i / n;
        }
        top += h;
    }
    (grid, regions)
}

/// Chooses the first value of each band so that no two rows of the square start with the same value.
fn place_bands(
    n: usize,
    bands: &[(usize, usize)],
    used: &mut [bool],
    starts: &mut Vec<usize>,
    tries: &mut usize,
) -> bool {
    let Some(&(height, step)) = bands.get(starts.len()) else { return true };
    for start in 0..n {
        let firsts = move || (0..height).map(move |i| (start + i * step) % n);
        if *tries == 0 || firsts().any(|first| used[first]) {
            continue;
        }
        *tries -= 1;
        firsts().for_each(|first| used[first] = true);
        starts.push(start);
        if place_bands(n, bands, used, starts, tries) {
            return true;
        }
        starts.pop();
        firsts().for_each(|first| used[first] = false);
    }
    false
}
