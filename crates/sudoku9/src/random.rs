//! Random numbers and random orders, drawn from the caller's stream of random bits.

/// A number below `n`, uniform enough for the small `n` used here.
#[inline(always)]
pub(crate) fn below(random: &mut dyn FnMut() -> u64, n: usize) -> usize {
    (((random() >> 32) * n as u64) >> 32) as usize
}

/// Shuffles a slice.
pub(crate) fn shuffle<T>(random: &mut dyn FnMut() -> u64, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(random, i + 1));
    }
}
