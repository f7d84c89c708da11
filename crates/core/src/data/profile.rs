//! Profiles: named, versioned orders and ratings of steps.

/// Determines the order in which techniques are tried and the rating of each step.
///
/// ```
/// use gridwright_core::Profile;
/// assert_eq!(Profile::DEFAULT.id, "gridwright");
/// ```
#[derive(Debug)]
pub struct Profile {
    /// The stable id of the profile: `sukaku-1.18`.
    pub id: &'static str,
    /// The version, which increases whenever any of its ratings may change.
    pub version: u32,
    /// Whether many medium or hard steps raise the level of a puzzle.
    pub counts_steps: bool,
    /// The highest score of each level except the last, if a high score raises the level.
    pub score_limits: Option<[u32; 4]>,
    /// Whether published ratings use this profile: a rating requested without a profile must then
    /// hold by it as well as by the default.
    pub is_quoted: bool,
}

impl Profile {
    /// The default profile, with every family's own teaching order and ratings.
    pub const DEFAULT: &'static Profile = &DEFAULT;

    /// Whether this is the default profile, which every family has.
    pub fn is_default(&self) -> bool {
        self == &DEFAULT
    }
}

impl PartialEq for Profile {
    fn eq(&self, other: &Profile) -> bool {
        std::ptr::eq(self, other) || self.id == other.id
    }
}

impl Eq for Profile {}

static DEFAULT: Profile = Profile {
    id: "gridwright",
    version: 1,
    counts_steps: true,
    score_limits: None,
    is_quoted: false,
};
