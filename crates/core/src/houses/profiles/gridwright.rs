//! Our own teaching order: the names players know, each where it is easiest to learn.
//!
//! Chains are told by their two ends, which covers what forcing chains find; what assumes and
//! follows begins with Nishio, and is extreme.

use crate::houses::chains::{aic, multiple};
use crate::houses::profiles::Row;
use crate::houses::step::Technique;
use crate::houses::techniques::{
    aligned, als, bug, colours, finned, fish, links, locked, pairs, rectangles, singles, subsets,
    unique, wings,
};

/// The order in which techniques are tried.
pub(crate) struct Order<const W: usize>;

impl<const W: usize> Order<W> {
    pub(crate) const ROWS: &'static [Row<W>] = &[
        (10, singles::last_cell),
        (12, singles::hidden_single),
        (23, singles::naked_single),
        (26, locked::pointing),
        (28, locked::claiming),
        (29, subsets::locked_set::<W, 2>),
        (30, subsets::naked::<W, 2>),
        (32, fish::fish::<W, 2>),
        (34, subsets::hidden::<W, 2>),
        (35, subsets::locked_set::<W, 3>),
        (36, subsets::naked::<W, 3>),
        (38, fish::fish::<W, 3>),
        (40, subsets::hidden::<W, 3>),
        (40, links::skyscraper),
        (41, links::kite),
        (41, pairs::remote_pair),
        (41, finned::finned::<W, 2>),
        (40, links::turbot_fish),
        (42, wings::xy_wing),
        (42, finned::sashimi::<W, 2>),
        (43, links::empty_rectangle),
        (43, colours::simple_colours),
        (44, wings::xyz_wing),
        (44, pairs::w_wing),
        (45, unique::unique_loop),
        (47, rectangles::hidden_rectangle),
        (50, subsets::naked::<W, 4>),
        (52, fish::fish::<W, 4>),
        (53, finned::finned::<W, 3>),
        (54, subsets::hidden::<W, 4>),
        (54, finned::sashimi::<W, 3>),
        (54, links::links::<W, 3>),
        (55, wings::big_wing::<W, 4>),
        (56, bug::universal_grave),
        (56, colours::multi_colours),
        (57, finned::finned::<W, 4>),
        (58, finned::sashimi::<W, 4>),
        (60, als::sue_de_coq),
        (62, wings::big_wing::<W, 5>),
        (62, aligned::aligned_pair),
        (66, aic::x_chain),
        (67, aic::xy_chain),
        (70, aic::aic),
        (72, als::als_xz),
        (75, aligned::aligned_triple),
        (75, multiple::nishio),
        (80, multiple::multiple),
        (85, multiple::dynamic::<W, 0>),
        (90, multiple::dynamic::<W, 1>),
        (95, multiple::dynamic::<W, 2>),
        (100, multiple::dynamic::<W, 3>),
        (105, multiple::dynamic::<W, 4>),
    ];
}

/// The techniques these rows find, in the order of their values.
pub(crate) fn techniques() -> Vec<&'static Technique> {
    let mut all = vec![
        &singles::LAST_CELL,
        &singles::HIDDEN_SINGLE_BOX,
        &singles::HIDDEN_SINGLE,
        &singles::NAKED_SINGLE,
        &locked::POINTING,
        &locked::CLAIMING,
        &subsets::LOCKED_PAIR,
        &subsets::LOCKED_TRIPLE,
        &subsets::NAKED_PAIR,
        &subsets::NAKED_TRIPLE,
        &subsets::NAKED_QUAD,
        &subsets::HIDDEN_PAIR,
        &subsets::HIDDEN_TRIPLE,
        &subsets::HIDDEN_QUAD,
        &fish::X_WING,
        &fish::SWORDFISH,
        &fish::JELLYFISH,
        &links::SKYSCRAPER,
        &links::KITE,
        &links::TURBOT_FISH,
        &links::EMPTY_RECTANGLE,
        &links::THREE_LINKS,
        &links::THREE_LINK_LOOP,
        &pairs::REMOTE_PAIR,
        &pairs::W_WING,
        &finned::FINNED_X_WING,
        &finned::SASHIMI_X_WING,
        &finned::FINNED_SWORDFISH,
        &finned::SASHIMI_SWORDFISH,
        &finned::FINNED_JELLYFISH,
        &finned::SASHIMI_JELLYFISH,
        &wings::XY_WING,
        &wings::XYZ_WING,
        &wings::WXYZ_WING,
        &wings::VWXYZ_WING,
        &wings::WXYZ_RING,
        &wings::VWXYZ_RING,
        &colours::SIMPLE_COLOURS,
        &colours::MULTI_COLOURS,
        &rectangles::HIDDEN_RECTANGLE,
        &als::SUE_DE_COQ,
        &als::ALS_XZ,
        &aligned::ALIGNED_PAIR,
        &aligned::ALIGNED_TRIPLE,
        &aic::X_CHAIN,
        &aic::XY_CHAIN,
        &aic::AIC,
    ];
    all.extend(unique::ALL);
    all.extend(bug::ALL);
    all.extend(multiple::ALL);
    all.sort_by_key(|technique| technique.rating);
    all
}
