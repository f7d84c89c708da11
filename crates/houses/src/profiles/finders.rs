//! All finders with the lowest rating of their steps and the techniques that they find.

use crate::chains::{aic, forcing, multiple, nested, nodes};
use crate::finder::Row;
use crate::step::Technique;
use crate::techniques::{
    aligned, als, als_chains, bug, colours, finned, fish, links, locked, mixed_fish, pairs,
    rectangles, scanned, singles, subsets, templates, unique, wings,
};

macro_rules! finders {
    ($($name:ident $least:literal $find:expr => $techniques:expr;)*) => {
        /// A finder of some closely related techniques.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Find {
            $($name,)*
        }

        impl Find {
            /// All finders.
            #[cfg(test)]
            pub(crate) const ALL: &'static [Find] = &[$(Find::$name,)*];

            /// The lowest rating of the finder's steps, and the finder for boards of `W` words.
            pub(crate) const fn row<const W: usize>(self) -> Row<W> {
                match self {
                    $(Find::$name => ($least, $find),)*
                }
            }

            /// The techniques of the finder's steps.
            pub(crate) fn techniques(self) -> &'static [&'static Technique] {
                match self {
                    $(Find::$name => const { &$techniques },)*
                }
            }
        }
    };
}

finders! {
    LastCell 10 singles::last_cell => [&singles::LAST_CELL];
    HiddenSingle 12 singles::hidden_single => [&singles::HIDDEN_SINGLE_BOX, &singles::HIDDEN_SINGLE];
    DirectPointing 17 locked::direct_pointing => [&locked::DIRECT_POINTING];
    DirectClaiming 19 locked::direct_claiming => [&locked::DIRECT_CLAIMING];
    DirectHiddenPair 20 subsets::direct_hidden::<W, 2> => [&subsets::DIRECT_HIDDEN_PAIR];
    NakedSingle 23 singles::naked_single => [&singles::NAKED_SINGLE];
    DirectHiddenTriple 25 subsets::direct_hidden::<W, 3> => [&subsets::DIRECT_HIDDEN_TRIPLE];
    Pointing 26 locked::pointing => [&locked::POINTING];
    ScannedPointing 26 scanned::pointing => [&locked::POINTING];
    Claiming 28 locked::claiming => [&locked::CLAIMING];
    ScannedClaiming 28 scanned::claiming => [&locked::CLAIMING];
    EveryPlaceSees 29 locked::every_place_sees => [&locked::EVERY_PLACE_SEES];
    LockedPair 29 subsets::locked_set::<W, 2> => [&subsets::LOCKED_PAIR];
    ScannedLockedPair 29 scanned::locked_pair => [&subsets::LOCKED_PAIR];
    NakedPair 30 subsets::naked::<W, 2> => [&subsets::NAKED_PAIR];
    ScannedNakedPair 30 scanned::naked_pair => [&subsets::NAKED_PAIR];
    XWing 32 fish::fish::<W, 2> => [&fish::X_WING];
    ScannedXWing 32 scanned::x_wing => [&fish::X_WING];
    HiddenPair 34 subsets::hidden::<W, 2> => [&subsets::HIDDEN_PAIR];
    ScannedHiddenPair 34 scanned::hidden_pair => [&subsets::HIDDEN_PAIR];
    LockedTriple 35 subsets::locked_set::<W, 3> => [&subsets::LOCKED_TRIPLE];
    ScannedLockedTriple 35 scanned::locked_triple => [&subsets::LOCKED_TRIPLE];
    NakedTriple 36 subsets::naked::<W, 3> => [&subsets::NAKED_TRIPLE];
    ScannedNakedTriple 36 scanned::naked_triple => [&subsets::NAKED_TRIPLE];
    Swordfish 38 fish::fish::<W, 3> => [&fish::SWORDFISH];
    ScannedSwordfish 38 scanned::swordfish => [&fish::SWORDFISH];
    HiddenTriple 40 subsets::hidden::<W, 3> => [&subsets::HIDDEN_TRIPLE];
    ScannedHiddenTriple 40 scanned::hidden_triple => [&subsets::HIDDEN_TRIPLE];
    TwoLinks 40 links::links::<W, 2> => [
        &links::SKYSCRAPER, &links::TURBOT_FISH, &links::KITE, &links::GROUPED_TWO_LINKS,
        &links::EMPTY_RECTANGLE,
    ];
    PlainTwoLinks 40 links::plain_links::<W, 2> => [
        &links::SKYSCRAPER, &links::TURBOT_FISH, &links::KITE, &links::GROUPED_TWO_LINKS,
        &links::EMPTY_RECTANGLE,
    ];
    Skyscraper 40 links::skyscraper => [&links::SKYSCRAPER, &links::TURBOT_FISH];
    ScannedSkyscraper 40 scanned::skyscraper => [&links::SKYSCRAPER, &links::TURBOT_FISH];
    Kite 41 links::kite => [&links::KITE];
    TurbotFish 40 links::turbot_fish => [&links::TURBOT_FISH];
    RemotePair 41 pairs::remote_pair => [&pairs::REMOTE_PAIR];
    FinnedXWing 41 finned::finned::<W, 2> => [&finned::FINNED_X_WING];
    SashimiXWing 42 finned::sashimi::<W, 2> => [&finned::SASHIMI_X_WING];
    XyWing 42 wings::xy_wing => [&wings::XY_WING];
    ScannedXyWing 42 scanned::xy_wing => [&wings::XY_WING];
    EmptyRectangle 43 links::empty_rectangle => [&links::EMPTY_RECTANGLE];
    ScannedEmptyRectangle 43 scanned::empty_rectangle => [&links::EMPTY_RECTANGLE];
    SimpleColours 43 colours::simple_colours => [&colours::SIMPLE_COLOURS];
    XyzWing 44 wings::xyz_wing => [&wings::XYZ_WING];
    WWing 44 pairs::w_wing => [&pairs::W_WING];
    ScannedWWing 44 scanned::w_wing => [&pairs::W_WING];
    UniqueRectangle 45 unique::unique_rectangle => unique::RECTANGLES;
    UniqueLoop 45 unique::unique_loop => unique::ALL;
    HiddenRectangle 47 rectangles::hidden_rectangle => [&rectangles::HIDDEN_RECTANGLE];
    AvoidableRectangle 47 rectangles::avoidable_rectangle => [&rectangles::AVOIDABLE_1, &rectangles::AVOIDABLE_2];
    RectangleMissing 48 unique::lacking_rectangle => [&rectangles::RECTANGLE_MISSING];
    NakedQuad 50 subsets::naked::<W, 4> => [&subsets::NAKED_QUAD];
    ScannedNakedQuad 50 scanned::naked_quad => [&subsets::NAKED_QUAD];
    Jellyfish 52 fish::fish::<W, 4> => [&fish::JELLYFISH];
    ScannedJellyfish 52 scanned::jellyfish => [&fish::JELLYFISH];
    FinnedSwordfish 53 finned::finned::<W, 3> => [&finned::FINNED_SWORDFISH];
    SashimiSwordfish 54 finned::sashimi::<W, 3> => [&finned::SASHIMI_SWORDFISH];
    HiddenQuad 54 subsets::hidden::<W, 4> => [&subsets::HIDDEN_QUAD];
    ScannedHiddenQuad 54 scanned::hidden_quad => [&subsets::HIDDEN_QUAD];
    ThreeLinks 54 links::links::<W, 3> => [&links::THREE_LINKS, &links::THREE_LINK_LOOP];
    PlainThreeLinks 54 links::plain_links::<W, 3> => [&links::THREE_LINKS];
    WxyzWing 55 wings::big_wing::<W, 4> => [&wings::WXYZ_WING, &wings::WXYZ_RING];
    GraveOfOne 56 bug::bug_plus_one => [&bug::BUG_1];
    Grave 56 bug::universal_grave => bug::ALL;
    MultiColours 56 colours::multi_colours => [&colours::MULTI_COLOURS];
    FinnedJellyfish 57 finned::finned::<W, 4> => [&finned::FINNED_JELLYFISH];
    SashimiJellyfish 58 finned::sashimi::<W, 4> => [&finned::SASHIMI_JELLYFISH];
    FourLinks 58 links::links::<W, 4> => [&links::FOUR_LINKS, &links::FOUR_LINK_LOOP];
    SueDeCoq 60 als::sue_de_coq => [&als::SUE_DE_COQ];
    VwxyzWing 62 wings::big_wing::<W, 5> => [&wings::VWXYZ_WING, &wings::VWXYZ_RING];
    AlignedPair 62 aligned::aligned_pair => [&aligned::ALIGNED_PAIR];
    ForcingChain 65 forcing::forcing_chain => forcing::ALL;
    UvwxyzWing 66 wings::big_wing::<W, 6> => [&wings::UVWXYZ_WING, &wings::UVWXYZ_RING];
    XChain 66 aic::x_chain => [&aic::X_CHAIN];
    XyChain 67 aic::xy_chain => [&aic::XY_CHAIN];
    ContinuousLoop 70 nodes::continuous_loop => [&nodes::CONTINUOUS_LOOP];
    Aic 70 aic::aic => [&aic::AIC];
    GroupedChain 71 nodes::grouped => [&nodes::GROUPED_LOOP, &nodes::GROUPED_AIC];
    AlsXz 72 als::als_xz => [&als::ALS_XZ, &als::DOUBLY_LINKED];
    FrankenFish 72 mixed_fish::franken::<W, 4> => [&mixed_fish::FRANKEN_FISH];
    FrankenSwordfish 72 mixed_fish::franken::<W, 3> => [&mixed_fish::FRANKEN_FISH];
    FinnedFrankenFish 73 mixed_fish::finned_franken::<W, 4> => [&mixed_fish::FINNED_FRANKEN_FISH];
    FinnedFrankenSwordfish 73 mixed_fish::finned_franken::<W, 3> => [&mixed_fish::FINNED_FRANKEN_FISH];
    FinnedMutantFish 74 mixed_fish::finned_mutant => [&mixed_fish::FINNED_MUTANT_FISH];
    TuvwxyzWing 75 wings::big_wing::<W, 7> => [&wings::TUVWXYZ_WING, &wings::TUVWXYZ_RING];
    AlignedTriple 75 aligned::aligned_triple => [&aligned::ALIGNED_TRIPLE];
    Nishio 75 multiple::nishio => multiple::NISHIO;
    AlsXyWing 76 als_chains::als_xy_wing => [&als_chains::ALS_XY_WING];
    AlsChain 78 als_chains::als_chain => [&als_chains::ALS_CHAIN];
    AlsAic 79 nodes::als_aic => [&nodes::ALS_AIC];
    DeathBlossom 79 als_chains::death_blossom => [&als_chains::DEATH_BLOSSOM];
    MultipleChains 80 multiple::multiple => multiple::PLAIN;
    Templates 84 templates::templates => [&templates::TEMPLATES];
    DynamicChains 85 nested::dynamic::<W, 0> => multiple::DYNAMIC;
    NestedChains1 90 nested::dynamic::<W, 1> => multiple::DYNAMIC;
    NestedChains2 95 nested::dynamic::<W, 2> => multiple::DYNAMIC;
    NestedChains3 100 nested::dynamic::<W, 3> => multiple::DYNAMIC;
    NestedChains4 105 nested::dynamic::<W, 4> => multiple::DYNAMIC;
}

/// A list without some of its finders, of which `M` are left.
pub(crate) const fn without<const N: usize, const M: usize>(
    list: &[Find; N],
    out: &[Find],
) -> [Find; M] {
    let mut left = [list[0]; M];
    let (mut i, mut n) = (0, 0);
    while i < N {
        let mut is_out = false;
        let mut j = 0;
        while j < out.len() {
            is_out |= out[j] as u8 == list[i] as u8;
            j += 1;
        }
        if !is_out {
            left[n] = list[i];
            n += 1;
        }
        i += 1;
    }
    assert!(n == M, "each finder that is left out must be in the list");
    left
}
