//! The project's own teaching order: the techniques that players know by name, each where it is
//! easiest to learn.
//!
//! Chains are presented by their two ends, which covers the conclusions of forcing chains;
//! techniques with assumptions begin with Nishio and are extreme.

use crate::profiles::finders::Find::{self, *};

/// The order in which techniques are tried, one paragraph for each level.
#[rustfmt::skip]
pub(crate) const ORDER: [Find; 65] = [
    LastCell, HiddenSingle, NakedSingle,

    Pointing, Claiming, EveryPlaceSees, LockedPair, NakedPair, XWing, HiddenPair,

    LockedTriple, NakedTriple, Swordfish, HiddenTriple, Skyscraper, Kite, RemotePair, FinnedXWing,
    TurbotFish, XyWing, SashimiXWing, EmptyRectangle, SimpleColours, XyzWing, WWing, UniqueLoop,

    HiddenRectangle, AvoidableRectangle, RectangleMissing, NakedQuad, Jellyfish, FinnedSwordfish,
    HiddenQuad, SashimiSwordfish,
    ThreeLinks, WxyzWing, Grave, MultiColours, FinnedJellyfish, SashimiJellyfish, SueDeCoq,
    VwxyzWing, AlignedPair, XChain, XyChain, ContinuousLoop, Aic,
    GroupedChain, AlsXz,
    FrankenFish, FinnedFrankenFish, FinnedMutantFish,

    AlignedTriple, Nishio, AlsXyWing, AlsChain, AlsAic, DeathBlossom, MultipleChains,
    Templates, DynamicChains, NestedChains1, NestedChains2, NestedChains3, NestedChains4,
];
