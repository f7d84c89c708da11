/// Returns the number of the first line, counted from 1, at which a TOML text nests tables, arrays
/// or keys too deeply. TOML parsers are recursive, so very deep nesting would overflow the stack
/// and end the program.
///
/// Brackets and dots inside quotes count too, since only a parser knows which quotes are open.
///
/// ```
/// use gridwright_files::nests_too_deep;
/// assert_eq!(nests_too_deep("[[set]]\ncount = 3\nlist = [[1], [2]]"), None);
/// let deep = format!("a = 1\nb = {}", "[".repeat(1000));
/// assert_eq!(nests_too_deep(&deep), Some(2));
/// let dotted = vec!["a"; 1000].join(".");
/// assert_eq!(nests_too_deep(&dotted), Some(1));
/// ```
pub fn nests_too_deep(text: &str) -> Option<usize> {
    const DEEPEST: usize = 100;
    let mut brackets = 0_usize;
    for (number, line) in text.lines().enumerate() {
        let mut dots = 0;
        for c in line.chars() {
            match c {
                '[' | '{' => (brackets, dots) = (brackets + 1, 0),
                ']' | '}' => (brackets, dots) = (brackets.saturating_sub(1), 0),
                ',' | '=' => dots = 0,
                '.' => dots += 1,
                _ => (),
            }
            if brackets + dots > DEEPEST {
                return Some(number + 1);
            }
        }
    }
    None
}
