//! Every finder ends soon after it is told to stop, also on boards with many candidates.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::layout::{Kind, Layout};
use crate::profiles::finders::Find;
use crate::state::State;
use gridwright_core::{Budget, Mask, Position, Rng, Value};

/// The board with boxes of `n` x `n` cells.
fn board<const W: usize>(n: usize) -> Layout<W> {
    let side = n * n;
    let cell = |row: usize, column: usize| (row * side + column) as u16;
    let houses = (0..side).flat_map(|k| {
        let row = (Kind::Row, k, (0..side).map(|i| cell(k, i)).collect());
        let column = (Kind::Column, side + k, (0..side).map(|i| cell(i, k)).collect());
        let corner = (k / n * n, k % n * n);
        let area = (0..side).map(|i| cell(corner.0 + i / n, corner.1 + i % n)).collect();
        [row, column, (Kind::Box, 2 * side + k, area)]
    });
    Layout::new(side * side, side, houses, true)
}

/// A position in which every cell has its value in a solution and some other candidates.
fn position(n: usize, n_others: usize, seed: u64) -> Position {
    let side = n * n;
    let mut rng = Rng::from_seed(seed);
    let candidates = (0..side * side).map(|cell| {
        let (row, column) = (cell / side, cell % side);
        let solution = (row % n * n + row / n + column) % side;
        let others = (0..n_others).map(|_| rng.below(side));
        let values = std::iter::once(solution).chain(others);
        values.map(|value| Value(value as u8)).collect::<Mask>()
    });
    Position::from_parts(vec![None; side * side], candidates.collect())
}

/// Far more than the fraction of a millisecond to 50 ms that finders take, for busy machines.
const MOST: Duration = Duration::from_secs(1);

/// The time between the signal to stop and the end of the search.
#[expect(clippy::disallowed_methods, reason = "the time until a finder stops is measured")]
fn delay<const W: usize>(find: Find, layout: &Layout<W>, position: &Position) -> Duration {
    let state = State::of(layout, position, true);
    let stop = Arc::new(AtomicBool::new(false));
    let mut budget = Budget::unlimited().with_stop(Arc::clone(&stop));
    let (is_over, begun) = (AtomicBool::new(false), Instant::now());
    let after = Duration::from_millis(30);
    thread::scope(|scope| {
        scope.spawn(|| {
            while begun.elapsed() < after && !is_over.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            stop.store(true, Ordering::Relaxed);
        });
        let _ = (find.row::<W>().1)(&state, &mut budget, &mut |_| ControlFlow::Continue(()));
        is_over.store(true, Ordering::Relaxed);
        begun.elapsed().saturating_sub(after)
    })
}

#[test]
fn every_finder_ends_soon_after_it_is_told_to_stop() {
    let (middle, large) = (board::<6>(4), board::<40>(6));
    let mut slow = Vec::new();
    for &find in Find::ALL {
        for n_others in [2, 4, 8, 40] {
            for (n, took) in [
                (4, delay(find, &middle, &position(4, n_others, 1))),
                (6, delay(find, &large, &position(6, n_others, 1))),
            ] {
                if took > MOST {
                    slow.push(format!("{find:?} on {0} x {0}, {n_others}: {took:?}", n * n));
                }
            }
        }
    }
    assert!(slow.is_empty(), "{slow:#?}");
}
