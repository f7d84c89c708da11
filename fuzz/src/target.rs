//! The list of targets.

use crate::outcome::Outcome;
use crate::{links, plans, proofs, readers, requests, sessions, solvers};

/// A fuzz target, which takes any bytes.
pub struct Target {
    /// Its name on the command line and of its folder of seeds.
    pub name: &'static str,
    /// A description.
    pub about: &'static str,
    /// The seed inputs.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Runs an input. A panic is a finding, too.
    pub run: fn(&[u8]) -> Outcome,
}

/// All targets.
pub static TARGETS: &[Target] = &[
    Target {
        name: "texts",
        about: "boards of every family as text and in a line",
        seeds: readers::text_seeds,
        run: readers::texts,
    },
    Target {
        name: "documents",
        about: "puzzles as JSON",
        seeds: readers::document_seeds,
        run: readers::documents,
    },
    Target {
        name: "formats",
        about: "files and links of other programs",
        seeds: readers::format_seeds,
        run: readers::formats_read,
    },
    Target {
        name: "links",
        about: "what links hold once unpacked",
        seeds: links::seeds,
        run: links::run,
    },
    Target {
        name: "lists",
        about: "texts with many puzzles",
        seeds: readers::list_seeds,
        run: readers::lists,
    },
    Target {
        name: "recipes",
        about: "recipes and their parameters",
        seeds: readers::recipe_seeds,
        run: readers::recipes,
    },
    Target { name: "games", about: "saved games", seeds: readers::game_seeds, run: readers::games },
    Target {
        name: "positions",
        about: "positions that a player enters",
        seeds: readers::position_seeds,
        run: readers::positions,
    },
    Target {
        name: "answers",
        about: "answers to puzzles in any text",
        seeds: readers::answer_seeds,
        run: readers::answers,
    },
    Target {
        name: "book-plans",
        about: "plans of books",
        seeds: plans::book_seeds,
        run: plans::books,
    },
    Target {
        name: "bulk-plans",
        about: "plans of data sets",
        seeds: plans::bulk_seeds,
        run: plans::bulk,
    },
    Target {
        name: "requests",
        about: "requests in JSON and their answers",
        seeds: requests::seeds,
        run: requests::run,
    },
    Target {
        name: "sessions",
        about: "games of random actions against a simple model",
        seeds: sessions::seeds,
        run: sessions::run,
    },
    Target {
        name: "solvers",
        about: "engine, kernel, SAT solver and brute force on small boards",
        seeds: solvers::seeds,
        run: solvers::run,
    },
    Target {
        name: "proofs",
        about: "explanations in JSON, damaged, against the SAT solver",
        seeds: proofs::seeds,
        run: proofs::documents,
    },
    Target {
        name: "tampering",
        about: "explanations with changed arguments, against the SAT solver",
        seeds: proofs::tampering_seeds,
        run: proofs::tampered,
    },
];

/// The target of that name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
