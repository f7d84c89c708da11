//! The order and values of Sukaku Explainer 1.18.

use crate::houses::chains::{forcing, multiple};
use crate::houses::profiles::Row;
use crate::houses::techniques::{
    aligned, bug, fish, links, locked, singles, subsets, unique, wings,
};

/// The order in which techniques are tried.
pub(crate) struct Order<const W: usize>;

impl<const W: usize> Order<W> {
    /// What the published banks were rated with: the three techniques that came last are left out.
    pub(crate) const PUBLISHED: &'static [Row<W>] = &[
        (10, singles::last_cell),
        (12, singles::hidden_single),
        (17, locked::direct_pointing),
        (19, locked::direct_claiming),
        (20, subsets::direct_hidden::<W, 2>),
        (23, singles::naked_single),
        (25, subsets::direct_hidden::<W, 3>),
        (26, locked::pointing),
        (28, locked::claiming),
        (30, subsets::naked::<W, 2>),
        (32, fish::fish::<W, 2>),
        (34, subsets::hidden::<W, 2>),
        (36, subsets::naked::<W, 3>),
        (38, fish::fish::<W, 3>),
        (40, subsets::hidden::<W, 3>),
        (40, links::links::<W, 2>),
        (42, wings::xy_wing),
        (44, wings::xyz_wing),
        (45, unique::unique_loop),
        (50, subsets::naked::<W, 4>),
        (52, fish::fish::<W, 4>),
        (54, subsets::hidden::<W, 4>),
        (54, links::links::<W, 3>),
        (55, wings::big_wing::<W, 4>),
        (56, bug::universal_grave),
        (62, wings::big_wing::<W, 5>),
        (62, aligned::aligned_pair),
        (65, forcing::forcing_chain),
        (75, aligned::aligned_triple),
        (75, multiple::nishio),
        (80, multiple::multiple),
        (85, multiple::dynamic::<W, 0>),
        (90, multiple::dynamic::<W, 1>),
        (95, multiple::dynamic::<W, 2>),
        (100, multiple::dynamic::<W, 3>),
        (105, multiple::dynamic::<W, 4>),
    ];

    /// Every default technique of 1.18.1.
    pub(crate) const FULL: &'static [Row<W>] = &[
        (10, singles::last_cell),
        (12, singles::hidden_single),
        (17, locked::direct_pointing),
        (19, locked::direct_claiming),
        (20, subsets::direct_hidden::<W, 2>),
        (23, singles::naked_single),
        (25, subsets::direct_hidden::<W, 3>),
        (26, locked::pointing),
        (28, locked::claiming),
        (30, subsets::naked::<W, 2>),
        (32, fish::fish::<W, 2>),
        (34, subsets::hidden::<W, 2>),
        (36, subsets::naked::<W, 3>),
        (38, fish::fish::<W, 3>),
        (40, subsets::hidden::<W, 3>),
        (40, links::links::<W, 2>),
        (42, wings::xy_wing),
        (44, wings::xyz_wing),
        (45, unique::unique_loop),
        (50, subsets::naked::<W, 4>),
        (52, fish::fish::<W, 4>),
        (54, subsets::hidden::<W, 4>),
        (54, links::links::<W, 3>),
        (55, wings::big_wing::<W, 4>),
        (56, bug::universal_grave),
        (58, links::links::<W, 4>),
        (62, wings::big_wing::<W, 5>),
        (62, aligned::aligned_pair),
        (66, wings::big_wing::<W, 6>),
        (65, forcing::forcing_chain),
        (75, wings::big_wing::<W, 7>),
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
