//! Pictures as files: the output of each kind, and the HTML pages with pictures.

use anyhow::Result;
use gridwright::scene::Scene;
use gridwright_render::{
    LetterOutlines, Picture, PictureStyle, Theme, outlined, pdf, png, svg, svg_sheet, svg_sized,
};

use crate::args::PictureKind;
use crate::complaint::Complaint;
use crate::output::Sink;
use crate::words::texts;

/// Prevents binary output to a terminal.
///
/// # Errors
/// When the picture is binary and would go to a terminal.
pub(crate) fn expect_no_terminal(kind: PictureKind, sink: &Sink) -> Result<()> {
    if matches!(kind, PictureKind::Png | PictureKind::Pdf) && sink.is_terminal() {
        let sentence = "expected -o FILE or a pipe: this kind of picture is not for a terminal";
        return Err(Complaint::bad(sentence).into());
    }
    Ok(())
}

/// Writes a picture, whose longer side has `size` pixels if that applies to its kind.
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
        (PictureKind::Svg, Some(size)) => sink.put(&svg_sized(&outlined(&picture), size as f32)),
        (PictureKind::Svg | PictureKind::Text, _) => sink.put(&svg(&outlined(&picture))),
        (PictureKind::Html, _) => {
            let mut letters = LetterOutlines::default();
            let body = figure(&mut letters, &picture, &escaped(&style.description));
            sink.put(&page(&style.title, style.theme, &(letters.definitions() + &body)))
        }
    }
}

/// A picture with a caption, as part of a page with the outlines of `letters`.
pub(crate) fn figure(letters: &mut LetterOutlines, picture: &Picture, words: &str) -> String {
    let picture = letters.svg(picture);
    format!("<figure>\n{picture}<figcaption>{words}</figcaption>\n</figure>\n")
}

/// The style of the navigation bar; a printed page has all steps and no buttons.
const BAR: &str = "#bar{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:.5em;align-items:center;padding:.5em 0;background:inherit;\
    background-color:Canvas;color:CanvasText}\n#bar[hidden]{display:none}\n#bar button{font:inherit;min-width:2.75em;min-height:2.75em}\n\
    #slider{flex:1 1 10em}\n@media screen{.away{display:none}}\n@media print{#bar{display:none}}\n";

/// An HTML page without external resources.
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
    let (sheet, language) = (svg_sheet(theme), texts().language().code());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{ground}\
         body{{font:{size}/1.45 system-ui,sans-serif;max-width:46em;margin:1em auto;padding:0 1em}}\n\
         figure{{margin:1em 0}}\nsection{{break-inside:avoid}}\nh2{{font-size:1.1em;margin:1.6em 0 .3em}}\n\
         svg{{max-width:100%;height:auto}}\nfigcaption{{overflow-wrap:anywhere}}\n{BAR}{sheet}</style>\n\
         </head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// A step of an explanation, as part of a page.
pub(crate) struct Section {
    /// Its heading.
    pub(crate) heading: String,
    /// Its figure.
    pub(crate) figure: String,
}

/// A page that shows one section at a time, with navigation by buttons, a slider and the arrow
/// keys. In print, and without scripts, it shows all sections.
pub(crate) fn paged(
    title: &str,
    theme: Theme,
    letters: &LetterOutlines,
    sections: &[Section],
) -> String {
    let word = |key: &str| escaped(&texts().get(&format!("explanation.{key}")));
    let [first, back, on, last, all, slider] =
        ["first", "back", "on", "last", "all", "slider"].map(word);
    let most = sections.len().saturating_sub(1);
    let mut body = letters.definitions();
    body += &format!(
        "<nav id=\"bar\" hidden>\n<button type=\"button\" data-go=\"first\" aria-label=\"{first}\" title=\"{first} (Home)\">⇤</button>\n\
         <button type=\"button\" data-go=\"back\" aria-label=\"{back}\" title=\"{back} (←)\">←</button>\n\
         <input id=\"slider\" type=\"range\" min=\"0\" max=\"{most}\" value=\"0\" aria-label=\"{slider}\">\n\
         <button type=\"button\" data-go=\"on\" aria-label=\"{on}\" title=\"{on} (→)\">→</button>\n\
         <button type=\"button\" data-go=\"last\" aria-label=\"{last}\" title=\"{last} (End)\">⇥</button>\n\
         <output id=\"place\" for=\"slider\"></output>\n\
         <label><input id=\"all\" type=\"checkbox\"> {all}</label>\n</nav>\n"
    );
    for (i, Section { heading, figure }) in sections.iter().enumerate() {
        let heading = escaped(heading);
        body.push_str(&format!(
            "<section id=\"step-{i}\">\n<h2 tabindex=\"-1\">{heading}</h2>\n{figure}</section>\n"
        ));
    }
    body.push_str(&format!("<script>\n{SCRIPT}</script>\n"));
    page(title, theme, &body)
}

const SCRIPT: &str = r##"(() => {
const sections = [...document.querySelectorAll("section")];
const [bar, slider, place, all] = ["bar", "slider", "place", "all"].map((id) => document.getElementById(id));
const last = sections.length - 1;
let here = 0;
function show(step) {
  here = Math.max(0, Math.min(last, step));
  sections.forEach((section, i) => { section.classList.toggle("away", !all.checked && i !== here); });
  slider.value = here;
  place.textContent = here + " / " + last;
  if (all.checked) sections[here].scrollIntoView({ block: "start" });
  history.replaceState(null, "", "#step-" + here);
}
function go(where) {
  show({ first: 0, back: here - 1, on: here + 1, last }[where]);
}
const keys = { ArrowLeft: "back", ArrowRight: "on", PageUp: "back", PageDown: "on", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
  const where = keys[event.key];
  if (!where) return;
  event.preventDefault();
  go(where);
});
bar.addEventListener("click", (event) => {
  const button = event.target.closest("[data-go]");
  if (button) go(button.dataset.go);
});
slider.addEventListener("input", () => show(Number(slider.value)));
all.addEventListener("change", () => show(here));
addEventListener("hashchange", () => show(Number(location.hash.slice(6)) || 0));
bar.hidden = false;
show(Number(location.hash.slice(6)) || 0);
})();
"##;

/// Escapes text for use in markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
