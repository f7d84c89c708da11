//! The requirements of print shops for the inside of a book: margins, bleed, sizes, numbers of
//! pages.
//!
//! The figures are from stored copies of the shops' own pages and may change; docs/books.md names the
//! source of each.

use std::fmt;

use crate::trim::{INCH, MM, Trim};

/// A print-on-demand service.
///
/// ```
/// use gridwright_book::Shop;
/// assert_eq!(Shop::named("kdp"), Some(Shop::Kdp));
/// assert_eq!(Shop::named("corner"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shop {
    /// Amazon KDP, paperback.
    Kdp,
    /// IngramSpark.
    Ingram,
    /// Lulu.
    Lulu,
}

impl fmt::Display for Shop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shop::Kdp => "KDP",
            Shop::Ingram => "IngramSpark",
            Shop::Lulu => "Lulu",
        })
    }
}

/// The minimum margins of a page, in millimetres.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Margins {
    pub(crate) inner: f32,
    pub(crate) outer: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

/// The properties of a book's inside that a shop checks.
#[derive(Clone, Copy)]
pub(crate) struct Interior {
    pub(crate) trim: Trim,
    /// The number of pages, if it is known.
    pub(crate) n_pages: Option<usize>,
    pub(crate) margins: Margins,
    pub(crate) bleed: f32,
    pub(crate) is_coloured: bool,
    /// Whether the file has links, an outline and metadata.
    pub(crate) is_for_screens: bool,
    /// The size of its smallest text, in points.
    pub(crate) least_text: f32,
}

/// A warning, with the key of the plan that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Remark {
    pub(crate) key: &'static str,
    pub(crate) sentence: String,
}

/// The bleed that all shops require, in millimetres.
pub(crate) const BLEED: f32 = 3.175;

/// The minimum text size, in points.
pub(crate) const LEAST_TEXT: f32 = 7.0;

impl Shop {
    /// The names of all shops.
    pub const NAMES: [&'static str; 3] = ["kdp", "ingram", "lulu"];

    /// The shop with that name.
    pub fn named(name: &str) -> Option<Shop> {
        let shops = [Shop::Kdp, Shop::Ingram, Shop::Lulu];
        let known = Shop::NAMES.iter().zip(shops).find(|(known, _)| **known == name);
        known.map(|(_, shop)| shop)
    }

    /// The minimum margins of a book of this many pages.
    pub(crate) fn least_margins(self, n_pages: usize, bleed: f32) -> Margins {
        let inch = 25.4;
        match self {
            Shop::Kdp => {
                let inner = match n_pages {
                    0..=150 => 0.375,
                    151..=300 => 0.5,
                    301..=500 => 0.625,
                    501..=700 => 0.75,
                    _ => 0.875,
                };
                let other = if bleed > 0.0 { 0.375 } else { 0.25 };
                Margins {
                    inner: inner * inch,
                    outer: other * inch,
                    top: other * inch,
                    bottom: other * inch,
                }
            }
            Shop::Ingram => Margins {
                inner: 0.5 * inch,
                outer: 0.5 * inch,
                top: 0.5 * inch,
                bottom: 0.5 * inch,
            },
            Shop::Lulu => {
                let gutter = if n_pages <= 150 { 0.2 } else { 0.3 };
                Margins {
                    inner: (0.5 + gutter) * inch,
                    outer: 0.5 * inch,
                    top: 0.5 * inch,
                    bottom: 0.5 * inch,
                }
            }
        }
    }

    /// The margins to use: a little wider than the minimum, so that nothing is cut off.
    pub(crate) fn margins(self, n_pages: usize, bleed: f32) -> Margins {
        let Margins { inner, outer, top, bottom } = self.least_margins(n_pages, bleed);
        let wide = |least: f32, usual: f32| (least + 0.5).max(usual);
        // The inner margin is wider, since columns near the spine are hard to write in.
        Margins {
            inner: wide(inner + 4.0, 15.0),
            outer: wide(outer, 9.5),
            top: wide(top, 11.0),
            bottom: wide(bottom, 11.0),
        }
    }

    /// The number of blank pages to add after the last page, so that the number of pages is even; at
    /// IngramSpark the last page must be blank, too.
    pub(crate) fn blank_pages(self, n_pages: usize) -> usize {
        match (self, n_pages % 2) {
            (_, 1) => 1,
            (Shop::Ingram, _) => 2,
            _ => 0,
        }
    }

    /// Whether the shop requires a bleed at the spine too.
    pub(crate) fn bleeds_at_spine(self) -> bool {
        self == Shop::Lulu
    }

    /// Warnings about what the shop would reject or criticise, in sentences.
    pub(crate) fn remarks(self, interior: &Interior) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let mut add = |key: &'static str, sentence: String| {
            remarks.push(Remark { key, sentence: format!("{self}: {sentence}") });
        };
        let (width, height) = interior.trim.inches();
        let size = format!("{width:.2} x {height:.2} in");
        let n = interior.n_pages.unwrap_or_default();
        let (least, most) = self.pages(interior.trim);
        if interior.n_pages.is_some_and(|n| !(least..=most).contains(&n)) {
            add("for", format!("{n} pages: expected {least} to {most} for {size}"));
        }
        if let Shop::Kdp = self
            && (!(3.99..=8.51).contains(&width) || !(5.99..=11.7).contains(&height))
        {
            add("trim", format!("a page of {size}: expected 4 to 8.5 inches by 6 to 11.69"));
        }
        let Margins { inner, outer, top, bottom } = self.least_margins(n, interior.bleed);
        let own = interior.margins;
        for (name, own, least) in [
            ("inner", own.inner, inner),
            ("outer", own.outer, outer),
            ("top", own.top, top),
            ("bottom", own.bottom, bottom),
        ] {
            if own < least - 0.01 {
                let pages = interior.n_pages.map_or(String::new(), |n| format!(" for {n} pages"));
                add(
                    name,
                    format!(
                        "the {name} margin is {own:.1} mm: expected at least {least:.1}{pages}"
                    ),
                );
            }
        }
        if interior.bleed > 0.0 && (interior.bleed - BLEED).abs() > 0.05 {
            add("bleed", format!("a bleed of {} mm: expected {BLEED}, or none", interior.bleed));
        }
        if interior.least_text < LEAST_TEXT - 0.01 {
            add(
                "per-page",
                format!(
                    "the smallest text has {:.1} points: expected at least {LEAST_TEXT}; ask for fewer a page",
                    interior.least_text
                ),
            );
        }
        if interior.is_coloured {
            let sentence = "the pages have colours: expected theme = \"print\" for a book in black";
            add("theme", sentence.to_owned());
        }
        if interior.is_for_screens {
            let sentence = "the file has links, an outline and metadata: expected pdf = \"print\"";
            add("pdf", sentence.to_owned());
        }
        remarks
    }

    /// The minimum and the maximum number of pages, on white paper.
    fn pages(self, trim: Trim) -> (usize, usize) {
        let (width, height) = trim.inches();
        let is = |w: f32, h: f32| (width - w).abs() < 0.01 && (height - h).abs() < 0.01;
        match self {
            Shop::Kdp if is(8.25, 6.0) || is(8.25, 8.25) => (24, 800),
            Shop::Kdp if is(8.5, 8.5) || is(8.5, 11.0) => (24, 590),
            Shop::Kdp if is(8.27, 11.69) => (24, 780),
            Shop::Kdp => (24, 828),
            Shop::Ingram => (18, 1200),
            Shop::Lulu => (32, 800),
        }
    }

    /// The width of the spine of a paperback on white paper, in points.
    pub(crate) fn spine(self, n_pages: usize) -> f32 {
        let n = n_pages as f32;
        match self {
            Shop::Kdp => 0.002_252 * n * INCH,
            // For 50-pound paper, the most common.
            Shop::Ingram => n / 500.0 * INCH,
            Shop::Lulu => (n / 444.0 + 0.06) * INCH,
        }
    }

    /// The number of pages from which a spine is wide enough for text.
    pub(crate) const SPINE_TEXT: usize = 79;
}

/// The spine width if no shop is named, for paper of a tenth of a millimetre.
pub(crate) fn usual_spine(n_pages: usize) -> f32 {
    n_pages as f32 * 0.05 * MM
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gutters_grow_with_the_number_of_pages() {
        let inner = |shop: Shop, n_pages: usize| shop.least_margins(n_pages, 0.0).inner / 25.4;
        let kdp = [24, 150, 151, 300, 301, 500, 501, 700, 701, 828];
        let inches = [0.375, 0.375, 0.5, 0.5, 0.625, 0.625, 0.75, 0.75, 0.875, 0.875];
        for (n_pages, inches) in kdp.into_iter().zip(inches) {
            assert!((inner(Shop::Kdp, n_pages) - inches).abs() < 0.001, "{n_pages}");
        }
        assert!(inner(Shop::Lulu, 400) > inner(Shop::Lulu, 40));
        for shop in [Shop::Kdp, Shop::Ingram, Shop::Lulu] {
            for (n_pages, bleed) in [(30, 0.0), (200, BLEED), (600, 0.0), (800, BLEED)] {
                let (least, own) =
                    (shop.least_margins(n_pages, bleed), shop.margins(n_pages, bleed));
                assert!(own.inner >= least.inner && own.outer >= least.outer);
                assert!(own.top >= least.top && own.bottom >= least.bottom);
            }
        }
        let bled = Shop::Kdp.least_margins(100, BLEED);
        assert!((bled.outer / 25.4 - 0.375).abs() < 0.001, "wider where pages bleed");
    }

    #[test]
    fn an_even_number_of_pages_and_a_blank_one_where_a_shop_asks_for_it() {
        assert_eq!([Shop::Kdp.blank_pages(7), Shop::Kdp.blank_pages(8)], [1, 0]);
        assert_eq!([Shop::Ingram.blank_pages(7), Shop::Ingram.blank_pages(8)], [1, 2]);
    }
}
