//! A page with plots of a data set, as one file without external resources.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use gridwright_render::{Bar, BarChart, bar_plot};

use crate::manifest::Manifest;
use crate::plan::Set;
use crate::stats::{SetStats, SetTimes};

/// Maximum number of techniques shown individually; the rest are summed up.
const MOST_TECHNIQUES: usize = 24;

/// Maximum number of bars; above it, neighbouring bars are merged.
const MOST_BARS: usize = 24;

const STYLE: &str = "body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 1320px; padding: 0 1em; color: #222; background: #fff } \
    table { border-collapse: collapse } td, th { padding: 2px 12px 2px 0; text-align: left; vertical-align: top } \
    td.n { text-align: right } code { font-size: 12px; word-break: break-all } \
    .sets { display: grid; grid-template-columns: repeat(auto-fill, minmax(640px, 1fr)); gap: 1em } \
    @media (prefers-color-scheme: dark) { body { color: #eee; background: #1c1c1c } }";

/// The page as HTML. `times` has the times of each part, by sets.
pub(crate) fn page(manifest: &Manifest, times: &[Vec<SetTimes>]) -> String {
    let sets = &manifest.plan.sets;
    let mut stats = vec![SetStats::default(); sets.len()];
    let mut all_times = vec![SetTimes::default(); sets.len()];
    for part in &manifest.parts {
        stats.iter_mut().zip(&part.stats).for_each(|(all, part)| all.merge(part));
    }
    for part in times {
        all_times.iter_mut().zip(part).for_each(|(all, part)| all.merge(part));
    }
    let mut whole = (SetStats::default(), SetTimes::default());
    stats.iter().for_each(|set| whole.0.merge(set));
    all_times.iter().for_each(|set| whole.1.merge(set));
    let mut body = String::new();
    summary(&mut body, manifest, &whole.1);
    body.push_str("<div class=\"sets\">\n");
    if sets.len() > 1 {
        body.push_str(&plots("All rows", &whole.0, &whole.1));
    }
    for ((set, stats), times) in sets.iter().zip(&stats).zip(&all_times) {
        body.push_str(&plots(&title(set), stats, times));
    }
    body.push_str("</div>\n");
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>A data set of puzzles</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

fn title(set: &Set) -> String {
    let params = if set.params.is_empty() { "as they come" } else { &set.params };
    format!("{} ({params})", set.family)
}

fn summary(body: &mut String, manifest: &Manifest, times: &SetTimes) {
    let Manifest { rows, duplicates, missing, plan, .. } = manifest;
    let _ = writeln!(
        body,
        "<h1>{rows} puzzles</h1>\n<p>Made by Gridwright {} from seed {} as {}. {duplicates} were an earlier puzzle in \
         disguise and are left out, {missing} were not found. All of them took {:.0} seconds of work.</p>\n\
         <p>SHA-256 of all rows: <code>{}</code></p>",
        manifest.program,
        plan.seed,
        plan.format.ending(),
        times.seconds,
        manifest.rows_sha256
    );
    body.push_str(
        "<table>\n<tr><th>Split</th><th>Rows</th><th>SHA-256 of its canonical forms</th></tr>\n",
    );
    for split in &manifest.splits {
        let _ = writeln!(
            body,
            "<tr><td>{}</td><td class=\"n\">{}</td><td><code>{}</code></td></tr>",
            split.name, split.rows, split.canonical_sha256
        );
    }
    body.push_str("</table>\n");
}

/// The plots of one set.
fn plots(title: &str, stats: &SetStats, times: &SetTimes) -> String {
    let levels = ["easy", "medium", "hard", "expert", "extreme"];
    let levels = levels.iter().filter_map(|level| Some((*level, *stats.levels.get(*level)?)));
    let tenth = |tenths: u32| format!("{}.{}", tenths / 10, tenths % 10);
    let mut techniques: Vec<(&str, u64)> =
        stats.techniques.iter().map(|(name, &n)| (name.as_str(), n)).collect();
    techniques.sort_by_key(|&(name, n)| (std::cmp::Reverse(n), name));
    let others = techniques.split_off(techniques.len().min(MOST_TECHNIQUES)).len();
    let mut techniques = bars(techniques.into_iter(), stats.rows);
    if others > 0 {
        techniques.push(Bar::new(format!("{others} others"), 0.0, ""));
    }
    let symmetries = stats.symmetries.iter().map(|(name, &n)| (name.as_str(), n));
    let nodes = stats.nodes.iter().map(|(&digits, &n)| (digits_label(digits), n));
    let powers = times.powers.iter().map(|(&power, &n)| (time_label(power), n));
    let charts = [
        ("Clues", bars(joined(&stats.clues, |n| n.to_string()).into_iter(), stats.rows)),
        ("Level", bars(levels, stats.rows)),
        ("Rating of the hardest step", bars(joined(&stats.ratings, tenth).into_iter(), stats.rows)),
        ("Rows that use a technique", techniques),
        ("Symmetry of printed values", bars(symmetries, stats.rows)),
        ("Search nodes", bars(nodes, stats.rows)),
        ("Time to make a row", bars(powers, stats.rows)),
    ];
    let charts: Vec<BarChart<'_>> =
        charts.into_iter().map(|(title, bars)| BarChart { title, bars }).collect();
    let heading = format!("{title}: {} rows", stats.rows);
    bar_plot(&heading, &charts)
}

fn bars<L: Into<String>>(counts: impl Iterator<Item = (L, u64)>, all: u64) -> Vec<Bar> {
    let share = |n: u64| 100.0 * n as f64 / all.max(1) as f64;
    counts.map(|(label, n)| Bar::new(label, n as f64, format!("{n} ({:.1} %)", share(n)))).collect()
}

/// Counts by numbers; if there were too many bars, each bar stands for a range of numbers.
fn joined(counts: &BTreeMap<u32, u64>, label: impl Fn(u32) -> String) -> Vec<(String, u64)> {
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value())
    else {
        return Vec::new();
    };
    let step = (most - least) as usize / MOST_BARS + 1;
    let range = (least..=most).step_by(step).map(|from| {
        let to = (from + step as u32 - 1).min(most);
        let name =
            if from == to { label(from) } else { format!("{} to {}", label(from), label(to)) };
        (name, counts.range(from..=to).map(|(_, n)| n).sum())
    });
    range.collect()
}

fn digits_label(digits: u32) -> String {
    match digits {
        0 => "0".to_owned(),
        digits => format!("{} to {}", 10u64.pow(digits - 1), 10u64.pow(digits) - 1),
    }
}

fn time_label(power: u32) -> String {
    let from = (1u64 << power) as f64;
    match from {
        small if small < 1e3 => format!("from {small:.0} us"),
        middle if middle < 1e6 => format!("from {:.1} ms", middle / 1e3),
        large => format!("from {:.1} s", large / 1e6),
    }
}
