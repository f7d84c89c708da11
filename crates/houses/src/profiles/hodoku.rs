//! The order and scores of HoDoKu 2.2: a step adds its score, and the sum may raise the level.

use gridwright_core::Level::{self, Easy, Expert, Extreme, Hard, Medium};
use gridwright_core::Profile;

use crate::profiles::finders::Find::{self, *};

pub(crate) static PROFILE: Profile = Profile {
    id: "hodoku-2.2",
    version: 1,
    counts_steps: false,
    score_limits: Some([800, 1000, 1600, 1800]),
    is_quoted: false,
};

/// The order in which techniques are tried, each with its score and the level that it requires.
pub(crate) const SCORED: [(Find, u32, Level); 55] = [
    (LastCell, 4, Easy),
    (NakedSingle, 4, Easy),
    (HiddenSingle, 14, Easy),
    (ScannedLockedPair, 40, Medium),
    (ScannedLockedTriple, 60, Medium),
    (ScannedPointing, 50, Medium),
    (ScannedClaiming, 50, Medium),
    (ScannedNakedPair, 60, Medium),
    (ScannedNakedTriple, 80, Medium),
    (ScannedHiddenPair, 70, Medium),
    (ScannedHiddenTriple, 100, Medium),
    (ScannedNakedQuad, 120, Hard),
    (ScannedHiddenQuad, 150, Hard),
    (ScannedXWing, 140, Hard),
    (ScannedSwordfish, 150, Hard),
    (ScannedJellyfish, 160, Hard),
    (RemotePair, 110, Hard),
    (GraveOfOne, 100, Hard),
    (ScannedSkyscraper, 130, Hard),
    (Kite, 150, Hard),
    (TurbotFish, 120, Hard),
    (ScannedEmptyRectangle, 120, Hard),
    (ScannedWWing, 150, Hard),
    (ScannedXyWing, 160, Hard),
    (XyzWing, 180, Hard),
    (UniqueRectangle, 100, Hard),
    (RectangleMissing, 100, Hard),
    (HiddenRectangle, 100, Hard),
    (AvoidableRectangle, 100, Hard),
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
    (ContinuousLoop, 280, Expert),
    (Aic, 280, Expert),
    (GroupedChain, 300, Expert),
    (AlsXz, 300, Expert),
    (AlsXyWing, 320, Expert),
    (AlsChain, 340, Expert),
    // Those of two houses are never next: locked candidates and grouped chains find them before.
    (FrankenSwordfish, 350, Expert),
    (FinnedFrankenSwordfish, 410, Expert),
    (Nishio, 500, Extreme),
    (MultipleChains, 500, Extreme),
    (DynamicChains, 700, Extreme),
    (NestedChains1, 700, Extreme),
    (NestedChains2, 700, Extreme),
    (NestedChains3, 700, Extreme),
    (NestedChains4, 700, Extreme),
];

/// The order without scores and levels.
pub(crate) const ORDER: [Find; SCORED.len()] = {
    let mut order = [SCORED[0].0; SCORED.len()];
    let mut i = 1;
    while i < SCORED.len() {
        order[i] = SCORED[i].0;
        i += 1;
    }
    order
};
