//! Sets of cells as fixed arrays of words: two words hold 81 cells, ten hold 625.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of numbers below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub(crate) const EMPTY: Bits<W> = Bits([0; W]);

    /// The set of one number.
    #[inline]
    pub(crate) fn of(index: usize) -> Bits<W> {
        let mut set = Bits::EMPTY;
        set.insert(index);
        set
    }

    /// Whether the set contains a number.
    #[inline]
    pub(crate) fn contains(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a number to the set.
    #[inline]
    pub(crate) fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Removes a number from the set.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// Whether the set is empty.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Number of members.
    #[inline]
    pub(crate) fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The members that are not in the other set.
    #[inline]
    pub(crate) fn without(self, other: Bits<W>) -> Bits<W> {
        self & !other
    }

    /// Whether the sets share a member.
    #[inline]
    pub(crate) fn meets(self, other: Bits<W>) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every member is in the other set.
    #[inline]
    pub(crate) fn is_within(self, other: Bits<W>) -> bool {
        self.without(other).is_empty()
    }

    /// The smallest member; `None` if the set is empty.
    #[inline]
    pub(crate) fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The only member; `None` unless there is exactly one.
    #[inline]
    pub(crate) fn only(self) -> Option<usize> {
        if self.count() == 1 { self.first() } else { None }
    }

    /// The members in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> BitsIter<W> {
        BitsIter { left: self, word: 0 }
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(members: I) -> Bits<W> {
        let mut set = Bits::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

impl<const W: usize> BitAnd for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn bitand(mut self, other: Bits<W>) -> Bits<W> {
        self &= other;
        self
    }
}

impl<const W: usize> BitOr for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn bitor(mut self, other: Bits<W>) -> Bits<W> {
        self |= other;
        self
    }
}

impl<const W: usize> BitAndAssign for Bits<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Bits<W>) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Bits<W>) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl<const W: usize> Not for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn not(mut self) -> Bits<W> {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

/// Iterates over the members of a [`Bits`].
#[derive(Clone, Debug)]
pub(crate) struct BitsIter<const W: usize> {
    left: Bits<W>,
    word: usize,
}

impl<const W: usize> Iterator for BitsIter<W> {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word < W {
            let word = &mut self.left.0[self.word];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(64 * self.word + bit);
            }
            self.word += 1;
        }
        None
    }
}

/// The positions of the set bits of a mask, in ascending order.
#[inline]
pub(crate) fn ones(mut mask: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}
