//! The order and scores of HoDoKu 2.2: a step adds its score, and the sum may raise the level.

use crate::houses::profiles::finders::Find::{self, *};
use crate::step::Level::{self, Easy, Expert, Extreme, Hard, Medium};

/// The order in which techniques are tried, each with its score and the level it asks for.
const SCORED: [(Find, u32, Level); 47] = [
    (LastCell, 4, Easy),
    (NakedSingle, 4, Easy),
    (HiddenSingle, 14, Easy),
    (LockedPair, 40, Medium),
    (LockedTriple, 60, Medium),
    (Pointing, 50, Medium),
    (Claiming, 50, Medium),
    (NakedPair, 60, Medium),
    (NakedTriple, 80, Medium),
    (HiddenPair, 70, Medium),
    (HiddenTriple, 100, Medium),
    (NakedQuad, 120, Hard),
    (HiddenQuad, 150, Hard),
    (XWing, 140, Hard),
    (Swordfish, 150, Hard),
    (Jellyfish, 160, Hard),
    (RemotePair, 110, Hard),
    (GraveOfOne, 100, Hard),
    (Skyscraper, 130, Hard),
    (Kite, 150, Hard),
    (TurbotFish, 120, Hard),
    (EmptyRectangle, 120, Hard),
    (WWing, 150, Hard),
    (XyWing, 160, Hard),
    (XyzWing, 180, Hard),
    (UniqueRectangle, 100, Hard),
    (HiddenRectangle, 100, Hard),
    (FinnedXWing, 130, Hard),
    (SashimiXWing, 150, Hard),
    (FinnedSwordfish, 200, Expert),
    (SashimiSwordfish, 240, Expert),
    (FinnedJellyfish, 250, Expert),
    (SashimiJellyfish, 260, Expert),
    (SueDeCoq, 250, Expert),
    (SimpleColours, 150, Hard),
    (MultiColours, 200, Hard),
    (XChain, 260, Expert),
    (XyChain, 260, Expert),
    (Aic, 280, Expert),
    (AlsXz, 300, Expert),
    (Nishio, 500, Extreme),
    (MultipleChains, 500, Extreme),
    (DynamicChains, 700, Extreme),
    (NestedChains1, 700, Extreme),
    (NestedChains2, 700, Extreme),
    (NestedChains3, 700, Extreme),
    (NestedChains4, 700, Extreme),
];

/// The order alone.
pub(crate) const ORDER: [Find; SCORED.len()] = {
    let mut order = [SCORED[0].0; SCORED.len()];
    let mut i = 1;
    while i < SCORED.len() {
        order[i] = SCORED[i].0;
        i += 1;
    }
    order
};

/// The score of a technique and the level it asks for.
pub(crate) fn worth(id: &str) -> (u32, Level) {
    let has = |find: Find| find.techniques().iter().any(|technique| technique.id == id);
    let row = SCORED.iter().find(|(find, ..)| has(*find));
    let (_, score, level) = *row.expect("a profile finds its own techniques");
    (score, level)
}
