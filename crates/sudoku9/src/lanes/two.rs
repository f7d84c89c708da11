//! Twice as many lanes in twice as many registers.

use super::{Eight, Four, Lanes, Row, Word};
use crate::bands::Words;
use crate::grid::Grid;
use crate::ties::{Maps, Ties};

/// The lower and the upper half of the lanes.
#[derive(Clone, Copy)]
pub(crate) struct Two<W>(pub(crate) W, pub(crate) W);

impl<W: Word> Word for Two<W> {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Two(W::splat(word), W::splat(word))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Two(self.0.and(other.0), self.1.and(other.1))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Two(self.0.or(other.0), self.1.or(other.1))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Two(self.0.xor(other.0), self.1.xor(other.1))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Two(self.0.without(other.0), self.1.without(other.1))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Two(self.0.sub(other.0), self.1.sub(other.1))
    }

    #[inline(always)]
    fn shl<const N: i32>(self) -> Self {
        Two(self.0.shl::<N>(), self.1.shl::<N>())
    }

    #[inline(always)]
    fn shr<const N: i32>(self) -> Self {
        Two(self.0.shr::<N>(), self.1.shr::<N>())
    }
}

impl<F: Four> Eight for Two<F> {
    type Four = F;

    #[inline(always)]
    fn split(grid: &Grid) -> Words {
        F::split(grid)
    }

    #[inline(always)]
    fn ties(maps: &Maps) -> Ties {
        F::ties(maps)
    }

    #[inline(always)]
    fn load(words: &[u32; 8]) -> Self {
        let &[a, b, c, d, e, f, g, h] = words;
        Two(F::load(&[a, b, c, d]), F::load(&[e, f, g, h]))
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 8]) {
        let (mut low, mut high) = ([0; 4], [0; 4]);
        self.0.store(&mut low);
        self.1.store(&mut high);
        words[..4].copy_from_slice(&low);
        words[4..].copy_from_slice(&high);
    }

    #[inline(always)]
    fn first(self) -> u32 {
        self.0.first()
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        self.0.nonzero() | self.1.nonzero() << 4
    }

    #[inline(always)]
    fn are_zero(self, four: F) -> bool {
        self.0.or3(self.1, four).is_zero()
    }

    #[inline(always)]
    fn swap1(self) -> Self {
        Two(self.0.swap1(), self.1.swap1())
    }

    #[inline(always)]
    fn swap2(self) -> Self {
        Two(self.0.swap2(), self.1.swap2())
    }

    #[inline(always)]
    fn swap4(self) -> Self {
        Two(self.1, self.0)
    }

    #[inline(always)]
    fn spread(four: F, lane: usize) -> Self {
        let all = four.spread(lane);
        Two(all, all)
    }

    #[inline(always)]
    fn pick(a: Self, b: Self, c: Self) -> F {
        F::pick(a.0, b.0, c.0)
    }
}

impl<E: Eight> Lanes for Two<E> {
    type Eight = E;

    #[inline(always)]
    fn split(grid: &Grid) -> Words {
        E::split(grid)
    }

    #[inline(always)]
    fn ties(maps: &Maps) -> Ties {
        E::ties(maps)
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        let [low, high] = halves(&row.0);
        Two(E::load(low), E::load(high))
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        let (low, high) = row.0.split_at_mut(8);
        if let (Ok(low), Ok(high)) = (low.try_into(), high.try_into()) {
            self.0.store(low);
            self.1.store(high);
        }
    }

    #[inline(always)]
    fn nonzero(self) -> u16 {
        (self.0.nonzero() | self.1.nonzero() << 8) as u16
    }
}

#[inline(always)]
fn halves(row: &[u32; 16]) -> [&[u32; 8]; 2] {
    let (halves, _) = row.as_chunks::<8>();
    [&halves[0], &halves[1]]
}
