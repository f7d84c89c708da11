//! Generates the shaders from their templates: inserts shared parts, and repeats lines for each
//! digit and band.

use std::collections::BTreeMap;

/// Number of threads in a group.
pub(crate) const THREADS: u32 = 128;

/// Number of saved positions on a thread's stack. A puzzle that needs more is left to the
/// processor.
pub(crate) const DEPTH: u32 = 32;

/// Number of 32-bit words of a saved position: 27 for the candidates, three for the cells with one
/// digit, and two to fill up the last vector.
pub(crate) const FRAME: u32 = 32;

const PARTS: &str = include_str!("parts.wgsl");

/// The shader that converts bytes to bit planes and back.
pub(crate) fn bytes() -> String {
    write(include_str!("bytes.wgsl"))
}

/// The shader that solves puzzles and counts solutions.
pub(crate) fn solver() -> String {
    write(include_str!("solve.wgsl"))
}

/// The shader that makes puzzles.
pub(crate) fn maker() -> String {
    write(include_str!("make.wgsl"))
}

fn write(template: &str) -> String {
    let parts = parts();
    let mut lines = Vec::new();
    expand(&template.lines().collect::<Vec<_>>(), &parts, &mut lines);
    let text = lines.join("\n") + "\n";
    text.replace("THREADS", &THREADS.to_string()).replace("DEPTH", &format!("{DEPTH}u"))
}

/// The shared parts by name.
fn parts() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut parts: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let mut name = "";
    for line in PARTS.lines() {
        match line.strip_prefix("#part ") {
            Some(next) => name = next,
            None => parts.entry(name).or_default().push(line),
        }
    }
    parts
}

/// Carries out the directives in some lines.
fn expand(lines: &[&str], parts: &BTreeMap<&str, Vec<&str>>, out: &mut Vec<String>) {
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        at += 1;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["#use", name] => expand(&parts[name], parts, out),
            ["#push", name] => push(name, out),
            ["#pop"] => pop(out),
            ["#each", what, ref order @ ..] => {
                let end = at + end_of(&lines[at..]);
                let mut body = Vec::new();
                expand(&lines[at..end], parts, &mut body);
                at = end + 1;
                let n = if what == "d" { 9 } else { 3 };
                let numbers = (0..n).map(|i| if order.is_empty() { i } else { n - 1 - i });
                for number in numbers {
                    let variable = format!("${what}");
                    out.extend(
                        body.iter().map(|line| line.replace(&variable, &number.to_string())),
                    );
                }
            }
            _ => out.push((*line).to_owned()),
        }
    }
}

/// The index of the `#end` that matches the `#each` just before these lines.
fn end_of(lines: &[&str]) -> usize {
    let mut depth = 1;
    for (at, line) in lines.iter().enumerate() {
        match line.split_whitespace().next() {
            Some("#each") => depth += 1,
            Some("#end") => depth -= 1,
            _ => (),
        }
        if depth == 0 {
            return at;
        }
    }
    unreachable!("every #each of a template has its #end")
}

/// The words of a position as the four-word vectors of a stack frame. `alone` gives the expression
/// stored for the one-digit cells of a band.
fn frame(name: &str, alone: impl Fn(u32) -> String) -> Vec<[Option<String>; 4]> {
    let word = |word: u32| match word {
        0..27 => Some(format!("{name}{}{}", word / 3, word % 3)),
        27..30 => Some(alone(word - 27)),
        _ => None,
    };
    (0..FRAME / 4).map(|k| [0, 1, 2, 3].map(|i| word(4 * k + i))).collect()
}

fn push(name: &str, out: &mut Vec<String>) {
    let frame = frame(name, |band| format!("single{band} | pair{band}"));
    for (k, words) in frame.into_iter().enumerate() {
        let words = words.map(|word| word.unwrap_or_else(|| "0u".to_owned())).join(", ");
        out.push(format!("stack[frames + depth * 8u + {k}u] = vec4<u32>({words});"));
    }
}

fn pop(out: &mut Vec<String>) {
    for (k, words) in frame("x", |band| format!("single{band}")).into_iter().enumerate() {
        out.push(format!("{{ let words = stack[frames + depth * 8u + {k}u];"));
        for (word, part) in words.into_iter().zip(["x", "y", "z", "w"]) {
            out.extend(word.map(|word| format!("{word} = words.{part};")));
        }
        out.push("}".to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wgpu::naga;

    fn check(source: &str) {
        let module = match naga::front::wgsl::parse_str(source) {
            Ok(module) => module,
            Err(error) => panic!("{}", error.emit_to_string(source)),
        };
        let flags = naga::valid::ValidationFlags::all();
        // Without optional capabilities, every device can run the shader.
        let mut validator = naga::valid::Validator::new(flags, naga::valid::Capabilities::empty());
        validator.validate(&module).unwrap_or_else(|error| panic!("{error:?}"));
    }

    #[test]
    fn the_shaders_are_valid_without_optional_capabilities() {
        check(&bytes());
        check(&solver());
        check(&maker());
    }

    #[test]
    fn a_check_finds_faults() {
        let broken = solver().replacen("hidden0 = 0u;", "hidden0 = 0.5;", 1);
        assert!(std::panic::catch_unwind(|| check(&broken)).is_err());
    }

    #[test]
    fn lines_are_repeated_for_digits_and_bands() {
        let mut out = Vec::new();
        expand(&["#each d down", "#each b", "x$d$b", "#end", "#end", "y"], &parts(), &mut out);
        assert_eq!(
            (out.len(), &*out[0], &*out[1], &*out[26], &*out[27]),
            (28, "x80", "x81", "x02", "y")
        );
    }
}
