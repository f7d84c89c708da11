//! Pictures for files: how each kind is written, and the pages they are put on.

use anyhow::Result;
use gridwright::scene::Scene;
use gridwright_render::{
    Picture, PictureStyle, Theme, pdf, png, svg, svg_inline, svg_sheet, svg_sized,
};

use crate::args::PictureKind;
use crate::complaint::Complaint;
use crate::output::Sink;

/// Makes sure that nobody gets a screen full of bytes.
///
/// # Errors
/// When it is no text and would go to a terminal.
pub(crate) fn expect_no_terminal(kind: PictureKind, sink: &Sink) -> Result<()> {
    if matches!(kind, PictureKind::Png | PictureKind::Pdf) && sink.is_terminal() {
        let sentence = "expected -o FILE or a pipe: this kind of picture is not for a terminal";
        return Err(Complaint::bad(sentence).into());
    }
    Ok(())
}

/// Writes a picture, whose longer side has `size` pixels if it matters.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write(
    kind: PictureKind,
    scene: &Scene,
    style: &PictureStyle,
    size: Option<u32>,
    sink: &mut Sink,
) -> Result<()> {
    let picture = Picture::of(scene, style);
    match (kind, size) {
        (PictureKind::Png, size) => sink.put_bytes(&png(&picture, size.unwrap_or(1000))),
        (PictureKind::Pdf, _) => sink.put_bytes(&pdf(&picture)),
        (PictureKind::Svg, Some(size)) => sink.put(&svg_sized(&picture, size as f32)),
        (PictureKind::Svg | PictureKind::Text, _) => sink.put(&svg(&picture)),
        (PictureKind::Html, _) => {
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
