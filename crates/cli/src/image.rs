//! Pictures for files: the formats of `--as`, and the pages they are put on.

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use gridwright::Scene;
use gridwright_render::{
    MOST_PIXELS, Picture, PictureStyle, Theme, pdf, png, svg, svg_inline, svg_sheet, svg_sized,
};

use crate::args::{number, word};
use crate::complaint::Complaint;
use crate::output::Sink;

/// A kind of picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Text,
    Svg,
    Png,
    Pdf,
    Html,
}

impl Kind {
    const ALL: [(&'static str, Kind); 5] = [
        ("text", Kind::Text),
        ("svg", Kind::Svg),
        ("png", Kind::Png),
        ("pdf", Kind::Pdf),
        ("html", Kind::Html),
    ];

    /// What `--as` asks for, if it asks.
    pub(crate) fn of(asked: &ArgMatches) -> Option<Kind> {
        let name = word(asked, "as")?;
        Kind::ALL.iter().find(|(known, _)| *known == name).map(|&(_, kind)| kind)
    }

    /// Makes sure that nobody gets a screen full of bytes.
    ///
    /// # Errors
    /// When it is no text and would go to a terminal.
    pub(crate) fn check(self, sink: &Sink) -> Result<()> {
        if matches!(self, Kind::Png | Kind::Pdf) && sink.is_terminal() {
            let sentence = "expected -o FILE or a pipe: this kind of picture is not for a terminal";
            return Err(Complaint::bad(sentence).into());
        }
        Ok(())
    }
}

/// Adds `--as`, with the kinds a verb has.
pub(crate) fn kinds(command: Command, names: &'static [&'static str]) -> Command {
    command.arg(
        Arg::new("as")
            .long("as")
            .value_name("KIND")
            .value_parser(PossibleValuesParser::new(names))
            .conflicts_with_all(["format", "json"])
            .help("The kind of picture")
            .help_heading("Output"),
    )
}

/// Adds `--theme`.
pub(crate) fn themes(command: Command) -> Command {
    command.arg(
        Arg::new("theme")
            .long("theme")
            .value_name("THEME")
            .value_parser(PossibleValuesParser::new(Theme::NAMES))
            .default_value("light")
            .help("Colours and sizes of a picture that is not text; auto follows the screen")
            .help_heading("Output"),
    )
}

/// Adds `--size`.
pub(crate) fn sizes(command: Command) -> Command {
    let help = "The longer side of an svg or png, in pixels [default: 1000 for png]";
    command.arg(number("size", "PX", 16..=u64::from(MOST_PIXELS), help).help_heading("Output"))
}

/// The theme asked for.
pub(crate) fn theme(asked: &ArgMatches) -> Theme {
    word(asked, "theme").and_then(Theme::named).unwrap_or_default()
}

/// Writes a picture.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write(
    kind: Kind,
    scene: &Scene,
    style: &PictureStyle,
    asked: &ArgMatches,
    sink: &mut Sink,
) -> Result<()> {
    let size = asked.get_one::<u64>("size").map(|&size| size as u32);
    let picture = Picture::of(scene, style);
    match (kind, size) {
        (Kind::Png, size) => sink.put_bytes(&png(&picture, size.unwrap_or(1000))),
        (Kind::Pdf, _) => sink.put_bytes(&pdf(&picture)),
        (Kind::Svg, Some(size)) => sink.put(&svg_sized(&picture, size as f32)),
        (Kind::Svg | Kind::Text, _) => sink.put(&svg(&picture)),
        (Kind::Html, _) => {
            let body = figure(&picture, &escaped(&style.description));
            sink.put(&page(&style.title, style.theme, &body))
        }
    }
}

/// A picture and words below it, as part of a page.
pub(crate) fn figure(picture: &Picture, words: &str) -> String {
    format!("<figure>\n{}<figcaption>{words}</figcaption>\n</figure>\n", svg_inline(picture))
}

/// A page that needs nothing from elsewhere.
pub(crate) fn page(title: &str, theme: Theme, body: &str) -> String {
    let title = escaped(title);
    let (light, dark) = ("#fff;color:#111", "#14171c;color:#f0f0f0");
    let ground = match theme {
        Theme::Dark => format!("body{{background:{dark}}}\n"),
        Theme::Auto => format!(
            "body{{background:{light}}}\n\
             @media (prefers-color-scheme:dark){{body{{background:{dark}}}}}\n"
        ),
        Theme::Light | Theme::Print | Theme::LargePrint => format!("body{{background:{light}}}\n"),
    };
    let size = if theme == Theme::LargePrint { "1.35em" } else { "1em" };
    let sheet = svg_sheet(theme);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{ground}\
         body{{font:{size}/1.45 system-ui,sans-serif;max-width:46em;margin:1em auto;padding:0 1em}}\n\
         figure{{margin:1em 0}}\nsection{{break-inside:avoid}}\nh2{{font-size:1.1em;margin:1.6em 0 .3em}}\n\
         svg{{max-width:100%;height:auto}}\nfigcaption{{overflow-wrap:anywhere}}\n{sheet}</style>\n\
         </head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// Text that cannot be taken for markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
