//! Our own teaching order: the names players know, each where it is easiest to learn.
//!
//! Chains are told by their two ends, which covers what forcing chains find; what assumes and
//! follows begins with Nishio, and is extreme.

use crate::profiles::finders::Find::{self, *};

/// The order in which techniques are tried, a level a paragraph.
#[rustfmt::skip]
pub(crate) const ORDER: [Find; 58] = [
    LastCell, HiddenSingle, NakedSingle,

    Pointing, Claiming, EveryPlaceSees, LockedPair, NakedPair, XWing, HiddenPair,

    LockedTriple, NakedTriple, Swordfish, HiddenTriple, Skyscraper, Kite, RemotePair, FinnedXWing,
    TurbotFish, XyWing, SashimiXWing, EmptyRectangle, SimpleColours, XyzWing, WWing, UniqueLoop,

    HiddenRectangle, NakedQuad, Jellyfish, FinnedSwordfish, HiddenQuad, SashimiSwordfish,
    ThreeLinks, WxyzWing, Grave, MultiColours, FinnedJellyfish, SashimiJellyfish, SueDeCoq,
    VwxyzWing, AlignedPair, XChain, XyChain, ContinuousLoop, Aic, GroupedChain, AlsXz,

    AlignedTriple, Nishio, AlsXyWing, AlsChain, DeathBlossom, MultipleChains, DynamicChains,
    NestedChains1, NestedChains2, NestedChains3, NestedChains4,
];
