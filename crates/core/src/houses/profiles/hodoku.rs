//! The order and scores of HoDoKu 2.2: a step adds its score, and the sum may raise the level.

use crate::houses::chains::{aic, multiple};
use crate::houses::profiles::Row;
use crate::houses::techniques::{
    als, bug, colours, finned, fish, links, locked, pairs, rectangles, singles, subsets, unique,
    wings,
};
use crate::step::{Level, Technique};

/// The order in which techniques are tried.
pub(crate) struct Order<const W: usize>;

impl<const W: usize> Order<W> {
    pub(crate) const ROWS: &'static [Row<W>] = &[
        (10, singles::last_cell),
        (23, singles::naked_single),
        (12, singles::hidden_single),
        (29, subsets::locked_set::<W, 2>),
        (35, subsets::locked_set::<W, 3>),
        (26, locked::pointing),
        (28, locked::claiming),
        (30, subsets::naked::<W, 2>),
        (36, subsets::naked::<W, 3>),
        (34, subsets::hidden::<W, 2>),
        (40, subsets::hidden::<W, 3>),
        (50, subsets::naked::<W, 4>),
        (54, subsets::hidden::<W, 4>),
        (32, fish::fish::<W, 2>),
        (38, fish::fish::<W, 3>),
        (52, fish::fish::<W, 4>),
        (41, pairs::remote_pair),
        (56, bug::bug_plus_one),
        (40, links::skyscraper),
        (41, links::kite),
        (40, links::turbot_fish),
        (43, links::empty_rectangle),
        (44, pairs::w_wing),
        (42, wings::xy_wing),
        (44, wings::xyz_wing),
        (45, unique::unique_rectangle),
        (47, rectangles::hidden_rectangle),
        (41, finned::finned::<W, 2>),
        (42, finned::sashimi::<W, 2>),
        (53, finned::finned::<W, 3>),
        (54, finned::sashimi::<W, 3>),
        (57, finned::finned::<W, 4>),
        (58, finned::sashimi::<W, 4>),
        (60, als::sue_de_coq),
        (43, colours::simple_colours),
        (56, colours::multi_colours),
        (66, aic::x_chain),
        (67, aic::xy_chain),
        (70, aic::aic),
        (72, als::als_xz),
        (75, multiple::nishio),
        (80, multiple::multiple),
        (85, multiple::dynamic::<W, 0>),
        (90, multiple::dynamic::<W, 1>),
        (95, multiple::dynamic::<W, 2>),
        (100, multiple::dynamic::<W, 3>),
        (105, multiple::dynamic::<W, 4>),
    ];
}

/// The score of a technique and the level it asks for.
pub(crate) fn worth(technique: &Technique) -> (u32, Level) {
    match technique.id {
        "last-cell" | "naked-single" => (4, Level::Easy),
        "hidden-single" | "hidden-single-box" => (14, Level::Easy),
        "locked-pair" => (40, Level::Medium),
        "locked-triple" | "naked-pair" => (60, Level::Medium),
        "pointing" | "claiming" => (50, Level::Medium),
        "naked-triple" => (80, Level::Medium),
        "hidden-pair" => (70, Level::Medium),
        "hidden-triple" => (100, Level::Medium),
        "naked-quad" | "turbot-fish" | "empty-rectangle" => (120, Level::Hard),
        "hidden-quad" | "swordfish" | "two-string-kite" | "w-wing" | "sashimi-x-wing"
        | "simple-colouring" => (150, Level::Hard),
        "x-wing" => (140, Level::Hard),
        "jellyfish" | "xy-wing" => (160, Level::Hard),
        "remote-pair" => (110, Level::Hard),
        "skyscraper" | "finned-x-wing" => (130, Level::Hard),
        "xyz-wing" => (180, Level::Hard),
        "multi-colouring" => (200, Level::Hard),
        "finned-swordfish" => (200, Level::Expert),
        "sashimi-swordfish" => (240, Level::Expert),
        "finned-jellyfish" | "sue-de-coq" => (250, Level::Expert),
        "sashimi-jellyfish" | "x-chain" | "xy-chain" => (260, Level::Expert),
        "aic" => (280, Level::Expert),
        "als-xz" => (300, Level::Expert),
        "nishio" | "nishio-on" | "cell-chains" | "cell-chains-on" | "house-chains"
        | "house-chains-on" => (500, Level::Extreme),
        id if id.starts_with("dynamic") => (700, Level::Extreme),
        // Unique rectangles of all kinds and the universal grave.
        _ => (100, Level::Hard),
    }
}
