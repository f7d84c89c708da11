//! Tests the engine as Python loads it.

use std::path::PathBuf;
use std::process::Command;

/// The path of the library that cargo has built: in the folder of this test program or in its
/// parent.
fn library() -> PathBuf {
    let name = format!(
        "{}gridwright_python{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    );
    let here = std::env::current_exe().unwrap();
    let mut places = here.ancestors().skip(1).take(2).map(|folder| folder.join(&name));
    places.find(|path| path.exists()).expect("the engine for Python is built")
}

#[test]
fn python_loads_the_engine() {
    let program = "
import importlib.util, sys
spec = importlib.util.spec_from_file_location('_engine', sys.argv[1])
engine = importlib.util.module_from_spec(spec)
spec.loader.exec_module(engine)
print(engine.__version__, engine.ask('{\"verb\": \"count\", \"puzzle\": \"cirth:.........\"}')[-11:])
";
    let output = Command::new("python3").args(["-c", program]).arg(library()).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let expected = concat!(env!("CARGO_PKG_VERSION"), " \"count\":12}\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}
