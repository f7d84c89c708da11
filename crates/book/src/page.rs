//! Text and pictures on one page.

use gridwright_render::{
    Class, Form, Layer, Move, Picture, PictureStyle, Ruler, Shape, Sheet, Theme, rune_outline,
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

/// A page in progress, in points from its upper left corner.
pub(crate) struct Page<'a> {
    ruler: &'a Ruler,
    theme: Theme,
    shapes: Vec<Shape>,
    layers: Vec<Layer>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(ruler: &'a Ruler, theme: Theme) -> Page<'a> {
        Page { ruler, theme, shapes: Vec::new(), layers: Vec::new() }
    }

    /// Adds a line of text; `at` is on its baseline.
    pub(crate) fn text(&mut self, at: (f32, f32), size: f32, face: Face, align: Align, text: &str) {
        let half = 0.5 * face.width(self.ruler, text, size);
        let x = match align {
            Align::Left => at.0 + half,
            Align::Centre => at.0,
            Align::Right => at.0 - half,
        };
        let mut left = x - half;
        for run in runs(text) {
            let width = face.width(self.ruler, run, size);
            let form = match run.chars().next().filter(|_| is_drawn(run)) {
                Some(rune) => {
                    let centre = (left + 0.5 * width, at.1 - 0.35 * size);
                    Form::Path(
                        rune_outline(rune, centre, 0.7 * size, 0.08 * size).unwrap_or_default(),
                    )
                }
                None => Form::Text { at: (left + 0.5 * width, at.1), size, text: run.to_owned() },
            };
            self.shapes.push(Shape { class: face.class(), form });
            left += width;
        }
    }

    /// Adds a thin horizontal line.
    pub(crate) fn rule(&mut self, from: (f32, f32), length: f32) {
        let moves = vec![Move::To(from), Move::Line((from.0 + length, from.1))];
        self.shapes.push(Shape { class: Class::Grid, form: Form::Path(moves) });
    }

    pub(crate) fn picture(&mut self, picture: Picture, at: (f32, f32), scale: f32) {
        self.layers.push(Layer { picture, at, scale });
    }

    pub(crate) fn finish(mut self, width: f32, height: f32, bleed: f32) -> Sheet {
        if !self.shapes.is_empty() {
            self.shapes.sort_by_key(|shape| shape.class);
            let style = PictureStyle { theme: self.theme, ..PictureStyle::default() };
            let texts = Picture { width, height, style, shapes: self.shapes };
            self.layers.push(Layer { picture: texts, at: (0.0, 0.0), scale: 1.0 });
        }
        Sheet { width, height, bleed, layers: self.layers }
    }
}

/// A text cut into letters of the font and single runes, which are drawn.
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

/// Whether a letter is of the runic block, which the font lacks.
fn is_rune(sign: char) -> bool {
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

/// Shortens a text in the middle to fit a width.
pub(crate) fn shortened(ruler: &Ruler, text: &str, size: f32, width: f32) -> String {
    if ruler.width(text, size) <= width {
        return text.to_owned();
    }
    let letters: Vec<char> = text.chars().collect();
    let mut keep = letters.len() / 2;
    loop {
        let start: String = letters[..keep].iter().collect();
        let end: String = letters[letters.len() - keep..].iter().collect();
        let cut = format!("{start}…{end}");
        if keep == 0 || ruler.width(&cut, size) <= width {
            return cut;
        }
        keep -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runes_are_drawn_where_they_stand_in_a_line() {
        assert_eq!(runs("r1c2=ᚠ, r1c3<>ᚢᚦ"), ["r1c2=", "ᚠ", ", r1c3<>", "ᚢ", "ᚦ"]);
        let ruler = Ruler::new();
        let mut page = Page::new(&ruler, Theme::Print);
        page.text((10.0, 20.0), 9.0, Face::Plain, Align::Left, "r1c2=ᚠ");
        let [Shape { form: Form::Text { text, .. }, .. }, Shape { form: Form::Path(moves), .. }] =
            &page.shapes[..]
        else {
            panic!("{:?}", page.shapes)
        };
        assert_eq!(text, "r1c2=");
        assert!(moves.len() > 5, "{moves:?}");
        let width = Face::Plain.width(&ruler, "r1c2=", 9.0);
        let is_right = |point: &Move| !matches!(point, Move::To((x, _)) if *x < 10.0 + width);
        assert!(moves.iter().all(is_right), "{moves:?}");
    }

    #[test]
    fn lines_and_ids_fit() {
        let ruler = Ruler::new();
        let text = "a text of several words and one-that-is-much-too-long-for-any-line at its end";
        let lines = wrapped(&ruler, text, 10.0, Face::Bold, 80.0);
        assert!(lines.len() > 4);
        assert!(lines.iter().all(|line| ruler.bold_width(line, 10.0) <= 80.0), "{lines:?}");
        let joined: String = lines.concat().split(' ').collect();
        assert_eq!(joined, text.replace(' ', ""));
        let short = shortened(&ruler, "family/size=9,level=easy@1#123456789.12", 8.0, 90.0);
        assert!(ruler.width(&short, 8.0) <= 90.0 && short.contains('…'), "{short}");
        assert_eq!(shortened(&ruler, "abc", 8.0, 90.0), "abc");
    }
}
