//! Parses Markdown into blocks that a page can show: headings, paragraphs and lists, with bold
//! words.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

use crate::page::{Face, Word};

/// A block of text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Block {
    pub(crate) kind: BlockKind,
    /// The words; `None` where a line ends.
    pub(crate) words: Vec<Option<Word>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BlockKind {
    Heading,
    Paragraph,
    /// An item of a list, with its number, or with a bullet.
    Item(Option<u64>),
}

/// The blocks of a text. Of elements that pages cannot show, such as pictures and tables, only the
/// words are kept.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open: Option<Block> = None;
    let mut lists: Vec<Option<u64>> = Vec::new();
    let (mut n_strong, mut is_spaced) = (0, true);
    let close = |open: &mut Option<Block>, blocks: &mut Vec<Block>| {
        blocks.extend(open.take().filter(|block| !block.words.is_empty()));
    };
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                close(&mut open, &mut blocks);
                let kind = match level {
                    HeadingLevel::H1 | HeadingLevel::H2 | HeadingLevel::H3 => BlockKind::Heading,
                    _ => BlockKind::Paragraph,
                };
                open = Some(Block { kind, words: Vec::new() });
            }
            Event::Start(Tag::List(first)) => {
                close(&mut open, &mut blocks);
                lists.push(first);
            }
            Event::End(TagEnd::List(_)) => {
                close(&mut open, &mut blocks);
                lists.pop();
            }
            Event::Start(Tag::Item) => {
                close(&mut open, &mut blocks);
                let number = lists.last_mut().and_then(|next| {
                    let number = *next;
                    *next = next.map(|number| number + 1);
                    number
                });
                open = Some(Block { kind: BlockKind::Item(number), words: Vec::new() });
            }
            // The paragraph inside an item is the item itself.
            Event::Start(Tag::Paragraph) if open.is_none() => {
                open = Some(Block { kind: BlockKind::Paragraph, words: Vec::new() });
            }
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item) => {
                close(&mut open, &mut blocks);
            }
            Event::Start(Tag::Strong | Tag::Emphasis) => n_strong += 1,
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => n_strong -= 1,
            Event::Text(text) | Event::Code(text) | Event::InlineHtml(text) => {
                let block =
                    open.get_or_insert(Block { kind: BlockKind::Paragraph, words: Vec::new() });
                let face = match (block.kind, n_strong) {
                    (BlockKind::Heading, _) | (_, 1..) => Face::Bold,
                    _ => Face::Plain,
                };
                add(&mut block.words, &mut is_spaced, face, &text);
            }
            Event::SoftBreak => is_spaced = true,
            Event::HardBreak => {
                if let Some(block) = &mut open {
                    block.words.push(None);
                }
            }
            _ => (),
        }
    }
    close(&mut open, &mut blocks);
    blocks
}

/// Adds the words of a text. If there is no space before the first one, as after bold text, it is
/// joined to the last word.
fn add(words: &mut Vec<Option<Word>>, is_spaced: &mut bool, face: Face, text: &str) {
    for sign in text.chars() {
        if sign.is_whitespace() {
            *is_spaced = true;
            continue;
        }
        match words.last_mut() {
            Some(Some(last)) if !*is_spaced && last.face == face => last.text.push(sign),
            last => {
                let is_glued = !*is_spaced && matches!(last, Some(Some(_)));
                words.push(Some(Word { face, text: sign.to_string(), is_glued }));
            }
        }
        *is_spaced = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let word = |word: &Option<Word>| match word {
            None => "/".to_owned(),
            Some(Word { face, text, is_glued }) => {
                let bold = if *face == Face::Bold { "*" } else { "" };
                format!("{}{bold}{text}{bold}", if *is_glued { "+" } else { "" })
            }
        };
        let block = |block: &Block| {
            let words: Vec<String> = block.words.iter().map(word).collect();
            format!("{:?}: {}", block.kind, words.join(" "))
        };
        blocks(text).iter().map(block).collect()
    }

    #[test]
    fn headings_lists_and_bold_words() {
        let text = "# To begin\n\nSome **bold**, some\nnot.\n\n- one\n- two\n\n3. three\n4. four";
        assert_eq!(
            shown(text),
            [
                "Heading: *To* *begin*",
                "Paragraph: Some *bold* +, some not.",
                "Item(None): one",
                "Item(None): two",
                "Item(Some(3)): three",
                "Item(Some(4)): four",
            ]
        );
        assert_eq!(shown("one  \ntwo"), ["Paragraph: one / two"]);
        assert_eq!(shown(""), [""; 0]);
    }
}
