//! The page with the tables of all families.

const HEAD: &str = "\
# How long it takes to make a puzzle

For each family, shape and level: the seconds that one puzzle takes, median and worst of twenty, seeds 1 to 20 of
`generate FAMILY --PARAMETER VALUE --level LEVEL --anyway yes --seed SEED` in a release build, in time of one processor, on a machine with other work to do. `cargo xtask reach` measures them, writes the file `reach.tsv` of each family and this
page; `cargo xtask reach FAMILY` measures one family alone, and `--missing` what has no times yet. A level that was never seen in all the searches reads *never*, with the time that
a search takes: it is refused at once, and searched for with `--anyway yes`. What is proved not to exist reads *impossible*. A search is stopped after ten seconds, and where all of them take
longer than twenty, there are fewer than twenty; then the number of those that came to an end is shown. Shapes that are not
listed have not been measured. A row can be older than the generator of today.
";

/// The entry for a request that was proved impossible, so that no search is needed.
pub(crate) const IMPOSSIBLE: &str = "0/0 - -";

/// The page made from the tables of the families.
pub(crate) fn page(tables: &[(&str, String)]) -> String {
    let mut page = HEAD.to_owned();
    for (family, table) in tables {
        let rows: String = table.lines().filter(|line| !line.starts_with('#')).map(row).collect();
        if !rows.is_empty() {
            page.push_str(&format!("\n## {family}\n\n{COLUMNS}{rows}"));
        }
    }
    page
}

const COLUMNS: &str = "\
| shape | any | easy | medium | hard | expert | extreme |
|---|---|---|---|---|---|---|
";

/// The row of a shape; empty if no time was measured.
fn row(line: &str) -> String {
    let mut cells = line.split('\t');
    let shape = cells.next().filter(|shape| *shape != "-").unwrap_or("by default");
    let cells: Vec<String> = cells.map(cell).collect();
    if cells.iter().all(String::is_empty) {
        return String::new();
    }
    format!("| {} | {} |\n", shape.replace(',', ", "), cells.join(" | "))
}

/// Formats an entry such as `easy 20/20 0.001 0.002` for people.
fn cell(text: &str) -> String {
    let [_, searches, median, worst] = text.split(' ').collect::<Vec<_>>()[..] else {
        return String::new();
    };
    let (found, ended) = searches.split_once('/').unwrap_or_default();
    let times = format!("{} / {}", short(median), short(worst));
    match (found, ended) {
        ("0", "0") if median == "-" => "impossible".to_owned(),
        ("0", "0") => "not in 10 s".to_owned(),
        ("0", _) => format!("never ({times})"),
        _ if found != ended => format!("{times} ({found} of {ended} found)"),
        _ if ended != "20" => format!("{times} ({ended} of 20 ended)"),
        _ => times,
    }
}

/// Formats seconds with two significant digits.
fn short(seconds: &str) -> String {
    let seconds: f64 = seconds.parse().unwrap_or_default();
    match seconds {
        10.0.. => format!("{seconds:.0}"),
        1.0.. => format!("{seconds:.1}"),
        0.1.. => format!("{seconds:.2}"),
        _ => format!("{seconds:.3}"),
    }
}
