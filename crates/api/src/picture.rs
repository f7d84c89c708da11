//! Draws pictures of boards, in the kinds that a request can select.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridwright::budget::OutOfBudget;
use gridwright::scene::{Marks, Scene};
use gridwright::{Budget, Position, Puzzle, Step};
use gridwright_render::{
    Charset, Picture, PictureStyle, TextStyle, Theme, outlined, svg, svg_inline, svg_sized, text,
};
use gridwright_wire as wire;
use gridwright_wire::{ErrorAnswer, ErrorCode, PictureKind, PictureRequest};
use gridwright_words::Words;

/// The default length of the longer side of a PNG, in pixels.
#[cfg(feature = "png")]
const USUAL_SIZE: u32 = 1000;

/// The content of a picture besides the clues.
pub(crate) enum Content<'a> {
    /// These marks only.
    Marks(Marks),
    /// A position and the step to be taken from it, with a legend.
    Step(&'a Position, &'a Step),
}

/// Draws a board with its content. `description` is the text alternative of the picture.
pub(crate) fn draw(
    words: Words,
    puzzle: &dyn Puzzle,
    content: Content<'_>,
    request: &PictureRequest,
    description: String,
    budget: &Budget,
) -> Result<wire::Picture, ErrorAnswer> {
    budget.go_on().map_err(stopped)?;
    let info = puzzle.info();
    let symbols = match &request.symbols {
        None => 0,
        Some(name) => info.symbol_set(name).ok_or_else(|| {
            let known = info.symbol_sets.iter().map(|set| set.name);
            let known: Vec<&str> = ["plain"].into_iter().chain(known).collect();
            bad(format!("symbols {name:?}: expected one of {}", known.join(", ")))
        })?,
    };
    let theme = match &request.theme {
        None => Theme::default(),
        Some(name) => Theme::named(name).ok_or_else(|| {
            bad(format!("theme {name:?}: expected one of {}", Theme::NAMES.join(", ")))
        })?,
    };
    let scene = match content {
        Content::Marks(marks) => {
            let mut scene = Scene::default();
            puzzle.draw(&Marks { symbols, ..marks }, &mut scene);
            scene
        }
        Content::Step(position, step) => {
            let is_ascii = request.kind == PictureKind::Ascii;
            let words = if is_ascii { words.in_ascii() } else { words };
            words.step_scene(puzzle, position, step, symbols)
        }
    };
    let style = PictureStyle { theme, title: words.family(info).into_owned(), description };
    let mut answer = wire::Picture::new(request.kind, scene.rows, scene.cols);
    let board = puzzle.board();
    let hit = |(site, at): (gridwright::Site, gridwright::scene::Pt)| wire::Hit {
        site: board.site_name(site),
        x: at.x,
        y: at.y,
    };
    answer.hits = scene.hits().map(hit).collect();
    if !matches!(request.kind, PictureKind::Text | PictureKind::Ascii) {
        answer.frame = Some(frame(&Picture::of(&scene, &style), &scene));
    }
    match request.kind {
        PictureKind::Text => answer.text = Some(text(&scene, &TextStyle::default())),
        PictureKind::Ascii => {
            let style = TextStyle { charset: Charset::Ascii, ..TextStyle::default() };
            answer.text = Some(text(&scene, &style));
        }
        PictureKind::Svg => {
            // Outlined text looks the same on machines with other fonts.
            let picture = outlined(&Picture::of(&scene, &style));
            answer.text = Some(match request.size {
                Some(size) => svg_sized(&picture, size as f32),
                None => svg(&picture),
            });
        }
        PictureKind::SvgInline => answer.text = Some(svg_inline(&Picture::of(&scene, &style))),
        PictureKind::Png => answer.base64 = Some(base64(&png(&scene, &style, request, budget)?)),
        PictureKind::Pdf => answer.base64 = Some(base64(&pdf(&scene, &style)?)),
        other => return Err(unsupported(other.name())),
    }
    Ok(answer)
}

/// Draws a step in the position from which it is taken; its sentence becomes the description.
pub(crate) fn draw_step(
    words: Words,
    puzzle: &dyn Puzzle,
    position: &Position,
    step: &Step,
    request: &PictureRequest,
    budget: &Budget,
) -> Result<wire::Picture, ErrorAnswer> {
    let name = words.technique(puzzle.info(), step.technique);
    let description = format!("{name}: {}", words.full(puzzle, step));
    draw(words, puzzle, Content::Step(position, step), request, description, budget)
}

/// Encodes bytes in base64, as in answers.
///
/// ```
/// assert_eq!(gridwright_api::base64(b"%PDF"), "JVBERg==");
/// ```
pub fn base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

/// The place of the board in the picture: it fills the width except for the margins.
fn frame(picture: &Picture, scene: &Scene) -> wire::Frame {
    let Picture { width, height, .. } = *picture;
    let cell = Picture::CELL;
    wire::Frame { width, height, margin: (width - cell * scene.cols as f32) / 2.0, cell }
}

fn stopped(_: OutOfBudget) -> ErrorAnswer {
    let detail = "the picture was not drawn in the time there was";
    ErrorAnswer::new(ErrorCode::OutOfBudget, detail)
}

#[cfg(feature = "png")]
fn png(
    scene: &Scene,
    style: &PictureStyle,
    request: &PictureRequest,
    budget: &Budget,
) -> Result<Vec<u8>, ErrorAnswer> {
    let size = request.size.unwrap_or(USUAL_SIZE);
    let most = gridwright_render::MOST_PIXELS;
    if !(16..=most).contains(&size) {
        return Err(bad(format!("size {size}: expected 16 to {most} pixels")));
    }
    gridwright_render::png_within(&Picture::of(scene, style), size, budget).map_err(stopped)
}

#[cfg(not(feature = "png"))]
fn png(
    _: &Scene,
    _: &PictureStyle,
    _: &PictureRequest,
    _: &Budget,
) -> Result<Vec<u8>, ErrorAnswer> {
    Err(unsupported("png"))
}

#[cfg(feature = "pdf")]
fn pdf(scene: &Scene, style: &PictureStyle) -> Result<Vec<u8>, ErrorAnswer> {
    Ok(gridwright_render::pdf(&Picture::of(scene, style)))
}

#[cfg(not(feature = "pdf"))]
fn pdf(_: &Scene, _: &PictureStyle) -> Result<Vec<u8>, ErrorAnswer> {
    Err(unsupported("pdf"))
}

fn bad(detail: String) -> ErrorAnswer {
    ErrorAnswer::new(ErrorCode::BadPicture, detail)
}

/// The error for a kind of file that this build does not support.
pub(crate) fn unsupported(what: &str) -> ErrorAnswer {
    ErrorAnswer::new(ErrorCode::Unsupported, format!("this build makes no {what} files"))
}
