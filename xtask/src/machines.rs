//! `cargo xtask machines`: runs the tests of the 9 x 9 kernel on processors that this machine does
//! not have.
//!
//! 64-bit ARM is emulated by qemu. WebAssembly is run by node, with and without 128-bit SIMD; its
//! tests need system calls to print and to exit, so they are compiled for WASI, not for browsers.

use std::process::Command;

use anyhow::Result;

use crate::cross::Target;
use crate::setup;
use crate::shell::{cargo, root, succeed};

const ARM: Target = Target {
    triple: "aarch64-unknown-linux-gnu",
    parts: "std,panic_abort,test",
    has_own_linker: false,
};

const WASI: Target =
    Target { triple: "wasm32-wasip1", parts: "std,panic_abort,test", has_own_linker: true };

/// Runs the tests of the kernel on all of them.
pub(crate) fn run() -> Result<()> {
    setup::for_machines()?;
    println!("-- 64-bit ARM");
    let mut arm = tests(&ARM)?;
    arm.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", setup::ARM_LINKER);
    let runner = format!("{} -L /usr/aarch64-linux-gnu", setup::ARM_EMULATOR);
    succeed(arm.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", runner))?;
    for (name, flags) in [("with", "-Ctarget-feature=+simd128"), ("without", "")] {
        println!("-- WebAssembly {name} 128-bit values");
        let mut wasi = tests(&WASI)?;
        let runner =
            format!("node --no-warnings {}", root().join("xtask/src/machines.mjs").display());
        wasi.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner);
        succeed(wasi.env("CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS", flags))?;
    }
    Ok(())
}

fn tests(target: &Target) -> Result<Command> {
    let mut command = cargo(&["test", "--release", "--package", "gridwright-sudoku9", "--tests"]);
    target.prepare(&mut command)?;
    Ok(command)
}
