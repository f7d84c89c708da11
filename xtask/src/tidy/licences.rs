//! Checks that every dependency has a permissive licence.

use serde_json::Value;

use super::source::Complaint;

/// Licences that only require their own text to be kept.
const PERMISSIVE: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Test tools under another licence, each with the reason why it may be used: no part of them is in
/// the programs we build.
const TOOLS: &[(&str, &str)] =
    &[("cbindgen", "makes the header of the C library, and is not part of it")];

/// Complains about every dependency that is not available under a permissive licence.
pub(crate) fn complaints(metadata: &Value) -> Vec<Complaint> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .filter(|package| !package["source"].is_null())
        .filter_map(|package| {
            let licence = package["license"].as_str().unwrap_or("no licence named");
            let name = package["name"].as_str().unwrap_or("a package without a name");
            let message = format!("{name} is under {licence:?}, which is not permissive");
            let path = "Cargo.lock".to_owned();
            let is_tool = TOOLS.iter().any(|(tool, _)| *tool == name);
            (!is_permissive(licence) && !is_tool).then_some(Complaint { path, line: 1, message })
        })
        .collect()
}

/// Whether a licence expression is permissive: one alternative is enough, and all parts joined by
/// AND must be permissive.
fn is_permissive(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], "");
    let is_known = |part: &str| PERMISSIVE.contains(&part.trim());
    // Older packages write a slash for OR. A group in brackets counts as part of every alternative.
    plain
        .split('/')
        .flat_map(|part| part.split(" OR "))
        .any(|part| part.split(" AND ").all(is_known))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{complaints, is_permissive};

    #[test]
    fn copyleft_is_distinguished_from_permissive() {
        for licence in ["MIT", "MIT OR Apache-2.0", "MIT/Apache-2.0", "GPL-3.0 OR MIT"] {
            assert!(is_permissive(licence), "{licence}");
        }
        for licence in ["(MIT OR Apache-2.0) AND Unicode-3.0", "MIT OR Apache-2.0 OR LGPL-2.1"] {
            assert!(is_permissive(licence), "{licence}");
        }
        for licence in ["GPL-3.0", "LGPL-2.1-or-later", "MIT AND GPL-2.0", "no licence named"] {
            assert!(!is_permissive(licence), "{licence}");
        }
    }

    #[test]
    fn only_packages_from_elsewhere_are_asked() {
        let metadata = json!({ "packages": [
            { "name": "ours", "source": null, "license": null },
            { "name": "fine", "source": "registry", "license": "MIT" },
            { "name": "bad", "source": "registry", "license": "AGPL-3.0" },
        ]});
        let found: Vec<String> = complaints(&metadata).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["Cargo.lock:1: bad is under \"AGPL-3.0\", which is not permissive"]);
    }
}
