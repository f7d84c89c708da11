//! The results of targets.

/// The outcome of an input in a few words, without details: inputs with a new outcome are mutated
/// further. An error is a finding.
pub type Outcome = Result<String, String>;
