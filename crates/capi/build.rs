//! Gives the shared library its name, so that programs find it under that name wherever it is installed.

#[expect(clippy::disallowed_methods, reason = "cargo tells a build script so what it builds for")]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux") {
        // The number changes when programs must be built again.
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libgridwright.so.0");
    }
}
