//! Words to choose from, in a tree by which all words on a board are found in one walk.

use std::collections::VecDeque;
use std::sync::OnceLock;

use gridwright_core::{Rng, file_apart, handed_content};

use super::alphabet::letter;
use super::kernel::{Links, bits};
use super::mask::{CELLS, Mask};

/// The built-in list, the commonest words first, made by `words/make.py`. In a browser it is handed
/// over when it is first needed.
const WORDS: &str = file_apart!("words/words.txt");

/// Smallest number of letters of a word; shorter ones restrict too little.
const LEAST_LETTERS: usize = 3;

/// Words, and a tree of their prefixes.
pub(super) struct Lexicon {
    words: Vec<Vec<u8>>,
    /// The letters and pairs that each word uses.
    uses: Vec<Uses>,
    /// The words that contain each letter, by index.
    with: [Vec<u32>; CELLS],
    /// A node for each prefix of a word; the first is the empty one.
    nodes: Vec<Node>,
}

/// The letters in words, and the pairs of them that stand side by side.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Uses {
    /// One bit for each letter.
    pub(super) letters: u32,
    /// One bit for each pair of letters.
    pairs: [u64; 5],
}

impl Uses {
    fn of(word: &[u8]) -> Uses {
        let mut uses = Uses::default();
        for &letter in word {
            uses.letters |= 1 << letter;
        }
        for pair in word.windows(2) {
            let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
            let index = usize::from(high) * (usize::from(high) - 1) / 2 + usize::from(low);
            uses.pairs[index / 64] |= 1 << (index % 64);
        }
        uses
    }

    fn add(&mut self, other: &Uses) {
        self.letters |= other.letters;
        self.pairs.iter_mut().zip(other.pairs).for_each(|(mine, more)| *mine |= more);
    }

    /// The letters that stand beside each letter.
    pub(super) fn links(&self) -> Links {
        let mut links = [0; CELLS];
        let mut index = 0;
        for high in 1..CELLS {
            for low in 0..high {
                let is_there = self.pairs[index / 64] >> (index % 64) & 1 == 1;
                links[high] |= u32::from(is_there) << low;
                links[low] |= u32::from(is_there) << high;
                index += 1;
            }
        }
        links
    }

    /// The number of letters, and of pairs of letters.
    pub(super) fn worth(&self) -> (u32, u32) {
        (self.letters.count_ones(), self.pairs.iter().map(|pairs| pairs.count_ones()).sum())
    }
}

#[derive(Clone, Copy, Default)]
struct Node {
    /// The letters that can follow.
    next: u32,
    /// The index of the node of the first of them; those of the others follow it.
    first: u32,
    /// The word that ends here.
    word: Option<u32>,
}

impl Lexicon {
    /// The list that comes with the family; `None` until it has been handed over.
    pub(super) fn built_in() -> Option<&'static Lexicon> {
        static BUILT_IN: OnceLock<Lexicon> = OnceLock::new();
        let lexicon = |list| Lexicon::new(unfolded(list).iter().map(String::as_str));
        handed_content(WORDS).map(|list| BUILT_IN.get_or_init(|| lexicon(list)))
    }

    /// The words that can be spelt on some board; others are skipped.
    pub(super) fn new<'w>(words: impl Iterator<Item = &'w str>) -> Lexicon {
        let spelt: Vec<Vec<u8>> = words.filter_map(spelt).collect();
        let mut order: Vec<u32> = (0..spelt.len() as u32).collect();
        order.sort_by(|&a, &b| spelt[a as usize].cmp(&spelt[b as usize]));
        order.dedup_by(|a, b| spelt[*a as usize] == spelt[*b as usize]);
        let mut nodes = vec![Node::default()];
        // Node, the words that begin like it, and the length of that beginning.
        let mut queue = VecDeque::from([(0, 0, order.len(), 0)]);
        while let Some((node, start, end, depth)) = queue.pop_front() {
            let mut from = start;
            if from < end && spelt[order[from] as usize].len() == depth {
                nodes[node].word = Some(order[from]);
                from += 1;
            }
            nodes[node].first = nodes.len() as u32;
            while from < end {
                let letter = spelt[order[from] as usize][depth];
                let is_alike = |&word: &u32| spelt[word as usize][depth] == letter;
                let to = from + order[from..end].partition_point(is_alike);
                nodes[node].next |= 1 << letter;
                queue.push_back((nodes.len(), from, to, depth + 1));
                nodes.push(Node::default());
                from = to;
            }
        }
        let uses: Vec<Uses> = spelt.iter().map(|word| Uses::of(word)).collect();
        let mut with = [const { Vec::new() }; CELLS];
        for (word, uses) in uses.iter().enumerate() {
            bits(uses.letters).for_each(|letter| with[letter].push(word as u32));
        }
        Lexicon { words: spelt, uses, with, nodes }
    }

    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// A word as numbers of letters.
    pub(super) fn word(&self, index: u32) -> &[u8] {
        &self.words[index as usize]
    }

    /// A random letter beside this one in some word, likelier the more words have it there.
    pub(super) fn partner(&self, letter: usize, rng: &mut Rng) -> Option<usize> {
        let words = &self.with[letter];
        let word = self.word(*words.get(rng.below(words.len().max(1)))?);
        let at = word.iter().position(|&l| usize::from(l) == letter)?;
        let beside =
            if at == 0 || (at + 1 < word.len() && rng.below(2) == 0) { at + 1 } else { at - 1 };
        Some(usize::from(word[beside]))
    }

    /// All words that a full board spells, and the letters and pairs they use; `cell_of` has the
    /// cell of each letter.
    pub(super) fn on_board(&self, cell_of: &[usize; CELLS]) -> (Vec<u32>, Uses) {
        let mut letter_at = [0; CELLS];
        for (letter, &cell) in cell_of.iter().enumerate() {
            letter_at[cell] = letter;
        }
        let around: [u32; CELLS] = cell_of.map(|cell| {
            let near = Mask::of_bits(1 << cell).neighbourhood(1).bits() & !(1 << cell);
            bits(near).fold(0, |letters, other| letters | 1 << letter_at[other])
        });
        let mut found = Vec::new();
        let mut uses = Uses::default();
        let mut stack: Vec<(u32, u32)> = vec![(0, (1 << CELLS) - 1)];
        while let Some((node, reach)) = stack.pop() {
            let node = self.nodes[node as usize];
            if let Some(word) = node.word {
                found.push(word);
                uses.add(&self.uses[word as usize]);
            }
            for letter in bits(node.next & reach) {
                let before = (node.next & ((1 << letter) - 1)).count_ones();
                stack.push((node.first + before, around[letter]));
            }
        }
        (found, uses)
    }
}

/// The words of a list in which a digit before each word is the number of letters dropped from the
/// end of the word before, whose remaining letters it begins with.
fn unfolded(list: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for c in list.chars().filter(|c| !c.is_whitespace()) {
        match (c.to_digit(10), words.last_mut()) {
            (Some(n_dropped), last) => {
                let mut word = last.map(|word| word.clone()).unwrap_or_default();
                word.truncate(word.len().saturating_sub(n_dropped as usize));
                words.push(word);
            }
            (None, Some(word)) => word.push(c),
            (None, None) => {}
        }
    }
    words
}

/// A word as numbers of letters, if it can be spelt on a board.
fn spelt(word: &str) -> Option<Vec<u8>> {
    let letters: Option<Vec<u8>> = word.chars().map(|c| Some(letter(c)?.0)).collect();
    let fits = |word: &Vec<u8>| (LEAST_LETTERS..=CELLS).contains(&word.len());
    letters.filter(fits).filter(|word| word.windows(2).all(|pair| pair[0] != pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_list_is_large_and_clean() {
        let words = unfolded(handed_content(WORDS).unwrap());
        assert!(words.len() > 30_000);
        assert_eq!(Lexicon::built_in().unwrap().len(), words.len(), "every word can be spelt");
        for rude in ["fuck", "shit", "cunt", "rape", "nazi", "slut", "whore", "nigger"] {
            assert!(!words.iter().any(|word| word == rude));
        }
    }

    #[test]
    fn words_are_read_from_what_changes() {
        assert_eq!(unfolded("0able0d1s\n5box2at\n"), ["able", "abled", "ables", "box", "bat"]);
        assert!(unfolded("\n").is_empty());
    }

    #[test]
    fn a_board_spells_what_its_letters_reach() {
        let solved = "NGWKRTICEDSYXVBHUAOFQJMLP";
        let cell_of = std::array::from_fn(|letter| {
            solved.bytes().position(|b| usize::from(b - b'A') == letter).unwrap()
        });
        let words = ["boxed", "foam", "justice", "mushy", "playing", "quaver", "wicked"];
        let others = ["boxes", "ox", "foal", "zoo", "moon", "foams", "box"];
        let lexicon = Lexicon::new(words.into_iter().chain(others));
        let (mut found, uses) = lexicon.on_board(&cell_of);
        found.sort();
        assert_eq!(uses.worth().0, CELLS as u32, "every letter is in some word");
        let found: Vec<String> = found
            .into_iter()
            .map(|i| lexicon.word(i).iter().map(|l| char::from(b'a' + l)).collect())
            .collect();
        assert_eq!(
            found,
            ["boxed", "foam", "justice", "mushy", "playing", "quaver", "wicked", "foal", "box"]
        );
    }
}
