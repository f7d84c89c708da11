//! Sets the soname of the shared library, so that programs find it wherever it is installed.

#[expect(clippy::disallowed_methods, reason = "cargo tells a build script so what it builds for")]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux") {
        // The number rises when programs must be rebuilt.
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libgridwright.so.0");
    }
}
