//! Bar charts as SVG, for statistics.

use std::fmt::Write as _;

/// One chart of a plot: a title, and a bar for each row.
///
/// ```
/// use gridwright_render::{Bar, BarChart, bar_plot};
/// let chart = BarChart { title: "clues", bars: vec![Bar::new("24", 3.0, "3"), Bar::new("25", 1.0, "1")] };
/// let document = bar_plot("Two numbers", &[chart]);
/// assert!(document.starts_with("<svg xmlns=") && document.contains("<title>Two numbers</title>"));
/// ```
pub struct BarChart<'a> {
    /// The title of the chart.
    pub title: &'a str,
    /// The bars, from top to bottom.
    pub bars: Vec<Bar>,
}

/// A bar with its label and the text at its end.
///
/// ```
/// use gridwright_render::{Bar, BarChart, bar_plot};
/// let bars = vec![Bar::new("easy", 2.0, "2 puzzles")];
/// assert!(bar_plot("Levels", &[BarChart { title: "level", bars }]).contains("2 puzzles"));
/// ```
pub struct Bar {
    label: String,
    length: f64,
    text: String,
}

impl Bar {
    /// A bar; lengths are relative to the longest one of the chart.
    pub fn new(label: impl Into<String>, length: f64, text: impl Into<String>) -> Bar {
        Bar { label: label.into(), length, text: text.into() }
    }
}

/// The width of a plot, of its labels, and of the longest bar.
const WIDTH: usize = 640;
const LABELS: usize = 170;
const LONGEST: f64 = 350.0;

/// The height of a row, and of a bar in it.
const ROW: usize = 20;
const BAR: usize = 13;

const SHEET: &str = "text { font: 12px sans-serif; fill: #222 } .title { font-weight: bold } \
    .value { fill: #555 } rect { fill: #3b6fb0 } svg { background: #fff } \
    @media (prefers-color-scheme: dark) { text { fill: #eee } .value { fill: #aaa } rect { fill: #7aa7dd } svg { background: #1c1c1c } }";

/// Charts below one another, as a standalone SVG document. Charts without bars are left out.
///
/// ```
/// use gridwright_render::{BarChart, bar_plot};
/// assert!(!bar_plot("Nothing", &[BarChart { title: "clues", bars: Vec::new() }]).contains("clues"));
/// ```
pub fn bar_plot(title: &str, charts: &[BarChart<'_>]) -> String {
    let mut body = String::new();
    let mut y = ROW + ROW / 2;
    let _ = writeln!(body, "<text class=\"title\" x=\"10\" y=\"{y}\">{}</text>", escaped(title));
    for chart in charts.iter().filter(|chart| !chart.bars.is_empty()) {
        y += ROW + ROW / 2;
        let title = escaped(chart.title);
        let _ = writeln!(body, "<text class=\"title\" x=\"10\" y=\"{y}\">{title}</text>");
        let longest = chart.bars.iter().map(|bar| bar.length).fold(0.0, f64::max);
        for Bar { label, length, text } in &chart.bars {
            y += ROW;
            let (label, text) = (escaped(label), escaped(text));
            let width = if longest > 0.0 { LONGEST * length / longest } else { 0.0 };
            let (top, end) = (y - BAR + 2, LABELS as f64 + width + 6.0);
            let _ = writeln!(
                body,
                "<text x=\"{}\" y=\"{y}\" text-anchor=\"end\">{label}</text>\
                 <rect x=\"{LABELS}\" y=\"{top}\" width=\"{width:.1}\" height=\"{BAR}\"/>\
                 <text class=\"value\" x=\"{end:.1}\" y=\"{y}\">{text}</text>",
                LABELS - 8
            );
        }
    }
    let height = y + ROW;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\">\n<title>{}</title>\n<style>{SHEET}</style>\n{body}</svg>\n",
        escaped(title)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Bar, BarChart, bar_plot};

    #[test]
    fn the_longest_bar_fills_the_chart_and_texts_are_escaped() {
        let bars = vec![Bar::new("a<b", 4.0, "4"), Bar::new("c", 1.0, "1")];
        let charts =
            [BarChart { title: "some", bars }, BarChart { title: "none", bars: Vec::new() }];
        let document = bar_plot("T", &charts);
        assert!(document.contains("width=\"350.0\"") && document.contains("width=\"87.5\""));
        assert!(document.contains("a&lt;b") && !document.contains("none"));
    }
}
