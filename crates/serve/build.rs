//! Builds the program anew when the page that it hands out has been built anew.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
