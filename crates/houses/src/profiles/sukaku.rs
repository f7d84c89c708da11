//! The orders of Sukaku Explainer 1.18.1 and its predecessors.

use gridwright_core::Profile;

use crate::profiles::finders::Find::{self, *};
use crate::profiles::finders::without;

pub(crate) static PUBLISHED_PROFILE: Profile =
    Profile { is_quoted: true, ..explainer("sukaku-1.18") };
pub(crate) static FULL_PROFILE: Profile = explainer("sukaku-1.18.1");
pub(crate) static BEFORE_PROFILE: Profile = explainer("se-1.2.1");

const fn explainer(id: &'static str) -> Profile {
    Profile { id, version: 1, counts_steps: false, score_limits: None, is_quoted: false }
}

/// Every default technique of Sukaku Explainer 1.18.1.
#[rustfmt::skip]
pub(crate) const FULL: [Find; 39] = [
    LastCell, HiddenSingle, DirectPointing, DirectClaiming, DirectHiddenPair, NakedSingle,
    DirectHiddenTriple, Pointing, Claiming, NakedPair, XWing, HiddenPair, NakedTriple, Swordfish,
    HiddenTriple, TwoLinks, XyWing, XyzWing, UniqueLoop, NakedQuad, Jellyfish, HiddenQuad,
    ThreeLinks, WxyzWing, Grave, FourLinks, VwxyzWing, AlignedPair, UvwxyzWing, ForcingChain,
    TuvwxyzWing, AlignedTriple, Nishio, MultipleChains, DynamicChains,
    NestedChains1, NestedChains2, NestedChains3, NestedChains4,
];

/// The order of version 1.15.12, with which the published puzzle collections were rated: without
/// the three techniques added last, and with strong links as they were before rings of them were
/// added.
pub(crate) const PUBLISHED: [Find; 36] = {
    let mut order = without(&FULL, &[FourLinks, UvwxyzWing, TuvwxyzWing]);
    let mut i = 0;
    while i < order.len() {
        order[i] = match order[i] {
            TwoLinks => PlainTwoLinks,
            ThreeLinks => PlainThreeLinks,
            find => find,
        };
        i += 1;
    }
    order
};

/// The order of Sudoku Explainer 1.2.1, which has no strong links and no big wings.
pub(crate) const BEFORE: [Find; 32] =
    without(&PUBLISHED, &[PlainTwoLinks, PlainThreeLinks, WxyzWing, VwxyzWing]);
