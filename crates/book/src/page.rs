//! Text and pictures on one page.

use gridwright_render::{
    Class, Edges, Form, Layer, Link, Move, Picture, PictureStyle, Ruler, Shape, Sheet, Tag, Theme,
    rune_outline,
};

/// The alignment of a text to a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// The style of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Plain,
    Bold,
    /// For secondary information.
    Quiet,
}

impl Face {
    fn class(self) -> Class {
        match self {
            Face::Plain => Class::Caption,
            Face::Bold => Class::Given,
            Face::Quiet => Class::Note,
        }
    }

    pub(crate) fn width(self, ruler: &Ruler, text: &str, size: f32) -> f32 {
        match self {
            Face::Plain | Face::Quiet => ruler.width(text, size),
            Face::Bold => ruler.bold_width(text, size),
        }
    }
}

/// A word.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Word {
    pub(crate) face: Face,
    pub(crate) text: String,
    /// Whether there is no space before it.
    pub(crate) is_glued: bool,
}

/// A line of text; `at` is on its baseline.
#[derive(Clone, Copy)]
pub(crate) struct Line<'t> {
    pub(crate) at: (f32, f32),
    pub(crate) size: f32,
    pub(crate) face: Face,
    pub(crate) align: Align,
    pub(crate) text: &'t str,
}

impl<'t> Line<'t> {
    /// A line that starts at a point.
    pub(crate) fn left(at: (f32, f32), size: f32, face: Face, text: &'t str) -> Line<'t> {
        Line { at, size, face, align: Align::Left, text }
    }

    /// A line centred at a point.
    pub(crate) fn centred(at: (f32, f32), size: f32, face: Face, text: &'t str) -> Line<'t> {
        Line { at, size, face, align: Align::Centre, text }
    }
}

/// A page in progress, in points from its upper left corner.
pub(crate) struct Page<'a> {
    ruler: &'a Ruler,
    theme: Theme,
    size: (f32, f32),
    /// Whether the page is only measured, and nothing is drawn.
    is_dry: bool,
    layers: Vec<Layer>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(ruler: &'a Ruler, theme: Theme, size: (f32, f32), is_dry: bool) -> Page<'a> {
        Page { ruler, theme, size, is_dry, layers: Vec::new() }
    }

    /// Adds lines that belong together.
    pub(crate) fn lines(&mut self, tag: Tag, lines: &[Line<'_>]) {
        if self.is_dry {
            return;
        }
        let shapes = lines.iter().flat_map(|line| self.shapes_of(line)).collect();
        self.add(tag, shapes);
    }

    /// Adds a single line.
    pub(crate) fn line(&mut self, tag: Tag, line: Line<'_>) {
        self.lines(tag, &[line]);
    }

    /// Adds a line that links to a page.
    pub(crate) fn linked_line(&mut self, line: Line<'_>, page: usize) {
        self.line(Tag::Paragraph, line);
        let (left, width) = self.extent(&line);
        let area = [left, line.at.1 - line.size, width, 1.3 * line.size];
        if let Some(layer) = self.layers.last_mut() {
            layer.link = Some(Link { page, area });
        }
    }

    /// Adds words of several styles that belong together, each positioned by the left end of its
    /// baseline.
    pub(crate) fn words(&mut self, tag: Tag, size: f32, words: &[((f32, f32), &Word)]) {
        let lines: Vec<Line<'_>> = words
            .iter()
            .map(|&(at, Word { face, text, .. })| Line {
                at,
                size,
                face: *face,
                align: Align::Left,
                text,
            })
            .collect();
        self.lines(tag, &lines);
    }

    /// Adds a thin horizontal line.
    pub(crate) fn rule(&mut self, from: (f32, f32), length: f32) {
        self.path(Class::Grid, vec![Move::To(from), Move::Line((from.0 + length, from.1))]);
    }

    /// Adds a dotted line from the end of an entry to its page number.
    pub(crate) fn leader(&mut self, from: (f32, f32), length: f32, size: f32) {
        let pitch = 0.5 * size;
        // The dots of all entries stand below one another.
        let first = (from.0 / pitch).ceil() as i32;
        let last = ((from.0 + length) / pitch).floor() as i32;
        let dot = |i: i32| Shape {
            class: Class::Dot,
            form: Form::Disc { centre: (pitch * i as f32, from.1), radius: 0.05 * size },
        };
        self.add(Tag::Artifact, (first..=last).map(dot).collect());
    }

    /// Adds a rectangle, given by its corner and its size.
    pub(crate) fn frame(&mut self, class: Class, (x, y): (f32, f32), (width, height): (f32, f32)) {
        let corners = [(x + width, y), (x + width, y + height), (x, y + height)];
        let mut moves = vec![Move::To((x, y))];
        moves.extend(corners.map(Move::Line));
        moves.push(Move::Close);
        self.path(class, moves);
    }

    fn path(&mut self, class: Class, moves: Vec<Move>) {
        self.add(Tag::Artifact, vec![Shape { class, form: Form::Path(moves) }]);
    }

    /// Adds a row of dots, the first few of them filled; `at` is the left end of their baseline.
    pub(crate) fn dots(&mut self, at: (f32, f32), size: f32, (filled, all): (usize, usize)) {
        let dot = |i: usize| Shape {
            class: if i < filled { Class::Caption } else { Class::Grid },
            form: Form::Disc {
                centre: (at.0 + size * (0.3 + 0.62 * i as f32), at.1 - 0.34 * size),
                radius: size * if i < filled { 0.25 } else { 0.22 },
            },
        };
        let mut shapes: Vec<Shape> = (0..all).map(dot).collect();
        shapes.sort_by_key(|shape| shape.class);
        self.add(Tag::Artifact, shapes);
    }

    /// The width of a row of dots.
    pub(crate) fn dots_width(size: f32, all: usize) -> f32 {
        0.62 * size * all as f32
    }

    /// Adds a picture with a description in words.
    pub(crate) fn picture(
        &mut self,
        picture: Picture,
        at: (f32, f32),
        scale: f32,
        words: impl Into<String>,
    ) {
        if !self.is_dry {
            let tag = Tag::Figure(words.into());
            self.layers.push(Layer { tag, ..Layer::new(picture, at, scale) });
        }
    }

    pub(crate) fn finish(self, bleed: Edges) -> Sheet {
        Sheet { width: self.size.0, height: self.size.1, bleed, layers: self.layers }
    }

    fn add(&mut self, tag: Tag, shapes: Vec<Shape>) {
        if self.is_dry || shapes.is_empty() {
            return;
        }
        let style = PictureStyle { theme: self.theme, ..PictureStyle::default() };
        let picture = Picture { width: self.size.0, height: self.size.1, style, shapes };
        self.layers.push(Layer { tag, ..Layer::new(picture, (0.0, 0.0), 1.0) });
    }

    /// The left end of a line and its width.
    fn extent(&self, line: &Line<'_>) -> (f32, f32) {
        let width = line.face.width(self.ruler, line.text, line.size);
        let left = match line.align {
            Align::Left => line.at.0,
            Align::Centre => line.at.0 - width / 2.0,
            Align::Right => line.at.0 - width,
        };
        (left, width)
    }

    fn shapes_of(&self, line: &Line<'_>) -> Vec<Shape> {
        let Line { at, size, face, text, .. } = *line;
        let mut left = self.extent(line).0;
        let mut shapes = Vec::new();
        for run in runs(text) {
            let width = face.width(self.ruler, run, size);
            let form = match run.chars().next().filter(|_| is_drawn(run)) {
                Some(rune) => {
                    let centre = (left + 0.5 * width, at.1 - 0.35 * size);
                    let outline = rune_outline(rune, centre, 0.7 * size, 0.08 * size);
                    Form::Path(outline.unwrap_or_default())
                }
                None => Form::Text { at: (left + 0.5 * width, at.1), size, text: run.to_owned() },
            };
            shapes.push(Shape { class: face.class(), form });
            left += width;
        }
        shapes
    }
}

/// Splits a text into runs in the font and single runes, which are drawn.
fn runs(text: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    let mut start = 0;
    for (at, sign) in text.char_indices().filter(|(_, sign)| is_rune(*sign)) {
        let end = at + sign.len_utf8();
        runs.extend([&text[start..at], &text[at..end]]);
        start = end;
    }
    runs.push(&text[start..]);
    runs.retain(|run| !run.is_empty());
    runs
}

/// Whether a run is a rune.
fn is_drawn(run: &str) -> bool {
    run.chars().next().is_some_and(is_rune)
}

/// Whether a character is in the Runic block, which the font lacks.
pub(crate) fn is_rune(sign: char) -> bool {
    ('ᚠ'..='᛿').contains(&sign)
}

/// Wraps a text to lines no wider than `width`. A word that is too long is broken.
pub(crate) fn wrapped(ruler: &Ruler, text: &str, size: f32, face: Face, width: f32) -> Vec<String> {
    let fits = |line: &str| face.width(ruler, line, size) <= width;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        if let Some(last) = lines.last_mut() {
            let longer = format!("{last} {word}");
            if fits(&longer) {
                *last = longer;
                continue;
            }
        }
        let mut rest = word.to_owned();
        while !fits(&rest) && rest.chars().count() > 1 {
            let mut n = rest.chars().count() - 1;
            while n > 1 && !fits(&rest.chars().take(n).collect::<String>()) {
                n -= 1;
            }
            lines.push(rest.chars().take(n).collect());
            rest = rest.chars().skip(n).collect();
        }
        lines.push(rest);
    }
    lines
}

/// Wraps a paragraph like [`wrapped`], but leaves no single word in the last line where slightly
/// shorter lines avoid it.
pub(crate) fn flowing(ruler: &Ruler, text: &str, size: f32, face: Face, width: f32) -> Vec<String> {
    let lines = wrapped(ruler, text, size, face, width);
    let is_single = |lines: &[String]| lines.last().is_some_and(|last| !last.contains(' '));
    if lines.len() < 2 || !is_single(&lines) {
        return lines;
    }
    let narrower = (1..=15).map(|part| width * (1.0 - 0.02 * part as f32));
    let mut others = narrower.map(|width| wrapped(ruler, text, size, face, width));
    let other = others.find(|other| other.len() == lines.len() && !is_single(other));
    other.unwrap_or(lines)
}

/// Wraps a title to as few lines as [`wrapped`], with lengths as equal as possible, so that no
/// single word is left in the last line if another break is possible.
pub(crate) fn balanced(
    ruler: &Ruler,
    text: &str,
    size: f32,
    face: Face,
    width: f32,
) -> Vec<String> {
    let mut lines = wrapped(ruler, text, size, face, width);
    let n = lines.len();
    // Lines are at least as wide as the longest word, so that no word is broken unnecessarily.
    let widest = text.split_whitespace().map(|word| face.width(ruler, word, size));
    let least = widest.fold(width / 4.0, f32::max).min(width);
    for part in 1..40 {
        let narrower = width - (width - least) * part as f32 / 40.0;
        let narrow = wrapped(ruler, text, size, face, narrower);
        if narrow.len() > n {
            break;
        }
        lines = narrow;
    }
    lines
}

/// Shortens a title to fit a width: it ends after a whole word, with three dots.
pub(crate) fn cut(ruler: &Ruler, text: &str, size: f32, face: Face, width: f32) -> String {
    if face.width(ruler, text, size) <= width {
        return text.to_owned();
    }
    let lines = wrapped(ruler, text, size, face, width - face.width(ruler, "…", size));
    let first = lines.first().map_or("", String::as_str);
    format!("{}…", first.trim_end_matches([',', ':', ';', '.', '-']))
}

/// The size at which a line fits a width, at most `size` and at least `least`.
pub(crate) fn fitted(ruler: &Ruler, text: &str, face: Face, width: f32, sizes: (f32, f32)) -> f32 {
    let (least, size) = sizes;
    let wide = face.width(ruler, text, size);
    if wide <= width { size } else { (size * width / wide).max(least) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_left_alone_at_the_end_of_a_paragraph() {
        let ruler = Ruler::new();
        let text = "The small line below each puzzle is its id: the program that made it opens the \
                    same puzzle by it.";
        let mut n_mended = 0;
        for width in 200..500 {
            let lines = |wrap: fn(&Ruler, &str, f32, Face, f32) -> Vec<String>| {
                wrap(&ruler, text, 9.0, Face::Plain, width as f32)
            };
            let (plain, mended) = (lines(wrapped), lines(flowing));
            assert_eq!(plain.join(" "), mended.join(" "));
            assert_eq!(plain.len(), mended.len());
            let is_alone =
                |lines: &[String]| lines.len() > 1 && !lines[lines.len() - 1].contains(' ');
            assert!(!is_alone(&mended), "{width}: {mended:?}");
            n_mended += usize::from(is_alone(&plain));
        }
        assert!(n_mended > 0, "some widths need it");
    }

    #[test]
    fn runes_are_drawn_where_they_stand_in_a_line() {
        assert_eq!(runs("r1c2=ᚠ, r1c3<>ᚢᚦ"), ["r1c2=", "ᚠ", ", r1c3<>", "ᚢ", "ᚦ"]);
        let ruler = Ruler::new();
        let mut page = Page::new(&ruler, Theme::Print, (100.0, 100.0), false);
        let (at, text) = ((10.0, 20.0), "r1c2=ᚠ");
        let line = Line { at, size: 9.0, face: Face::Plain, align: Align::Left, text };
        page.line(Tag::Paragraph, line);
        let shapes = &page.layers[0].picture.shapes;
        let [Shape { form: Form::Text { text, .. }, .. }, Shape { form: Form::Path(moves), .. }] =
            &shapes[..]
        else {
            panic!("{shapes:?}")
        };
        assert_eq!(text, "r1c2=");
        assert!(moves.len() > 5, "{moves:?}");
        let width = Face::Plain.width(&ruler, "r1c2=", 9.0);
        let is_right = |point: &Move| !matches!(point, Move::To((x, _)) if *x < 10.0 + width);
        assert!(moves.iter().all(is_right), "{moves:?}");
    }

    #[test]
    fn lines_fit() {
        let ruler = Ruler::new();
        let text = "a text of several words and one-that-is-much-too-long-for-any-line at its end";
        let lines = wrapped(&ruler, text, 10.0, Face::Bold, 80.0);
        assert!(lines.len() > 4);
        assert!(lines.iter().all(|line| ruler.bold_width(line, 10.0) <= 80.0), "{lines:?}");
        let joined: String = lines.concat().split(' ').collect();
        assert_eq!(joined, text.replace(' ', ""));
    }

    #[test]
    fn long_titles_end_after_a_word() {
        let ruler = Ruler::new();
        let text = "A chapter of very many words, and then some more of them";
        let short = cut(&ruler, text, 10.0, Face::Bold, 150.0);
        assert!(Face::Bold.width(&ruler, &short, 10.0) <= 150.0, "{short}");
        let start = short.strip_suffix('…').expect("three dots");
        let rest = text.strip_prefix(start).expect("its start");
        assert!(rest.starts_with([' ', ',']), "{short}");
        assert_eq!(cut(&ruler, "Short", 10.0, Face::Bold, 150.0), "Short");
        let size = fitted(&ruler, text, Face::Plain, 200.0, (4.0, 20.0));
        assert!((Face::Plain.width(&ruler, text, size) - 200.0).abs() < 0.1, "{size}");
        assert_eq!(fitted(&ruler, text, Face::Plain, 200.0, (12.0, 20.0)), 12.0);
    }

    #[test]
    fn titles_have_lines_of_equal_length() {
        let ruler = Ruler::new();
        let lines =
            balanced(&ruler, "One hundred puzzles for a quiet week", 20.0, Face::Bold, 330.0);
        assert_eq!(lines, ["One hundred puzzles", "for a quiet week"]);
        assert_eq!(balanced(&ruler, "", 20.0, Face::Bold, 300.0), [""; 0]);
        assert_eq!(balanced(&ruler, "One", 20.0, Face::Bold, 300.0), ["One"]);
    }

    #[test]
    fn a_link_covers_its_line() {
        let ruler = Ruler::new();
        let mut page = Page::new(&ruler, Theme::Print, (100.0, 100.0), false);
        let line = Line {
            at: (90.0, 50.0),
            size: 10.0,
            face: Face::Plain,
            align: Align::Right,
            text: "12",
        };
        page.linked_line(line, 7);
        let Some(Link { page: 7, area: [left, top, width, height] }) = page.layers[0].link else {
            panic!("{:?}", page.layers)
        };
        assert!(left > 70.0 && left + width <= 90.01 && top < 50.0 && top + height > 50.0);
    }
}
