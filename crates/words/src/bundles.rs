//! Fluent files: each text is parsed when it is first used and then cached.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast;
use fluent_syntax::parser::parse_runtime;

use crate::ascii::to_ascii;
use crate::language::Language;
use crate::lists;

/// The functions a pattern is formatted with, and the texts it may refer to.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A text with its attributes.
pub(crate) type Message = ast::Message<&'static str>;

/// The character set of texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) enum Letters {
    #[default]
    All,
    Ascii,
}

/// A file of texts.
struct File {
    /// The id of each text, ordered by id, with its part of the file.
    sources: Vec<(&'static str, &'static str)>,
    /// The texts that have been parsed.
    parsed: RwLock<BTreeMap<&'static str, Option<&'static Parsed>>>,
}

struct Parsed {
    message: Message,
    /// Whether the text refers to other texts of its file.
    has_references: bool,
}

/// Values that are created on first use and never dropped. Their number is bounded by the files in
/// the program, times languages and character sets.
type Cache<K, T> = RwLock<BTreeMap<K, &'static T>>;

/// The files used so far, by the address of their content.
static FILES: Cache<usize, File> = RwLock::new(BTreeMap::new());

/// Bundles without texts, which are all that most patterns need.
static FUNCTIONS: Cache<(Language, Letters), Bundle> = RwLock::new(BTreeMap::new());

/// Bundles with all texts of a file.
static WHOLE_FILES: Cache<(Language, Letters, usize), Bundle> = RwLock::new(BTreeMap::new());

/// The text of a file with this id, and the bundle to format it with; `None` if the file has no
/// such text.
pub(crate) fn message_with(
    id: &str,
    language: Language,
    letters: Letters,
    content: &'static str,
) -> Option<(&'static Bundle, &'static Message)> {
    let address = content.as_ptr().addr();
    let file = cached(&FILES, address, || File::new(content));
    let Parsed { message, has_references } = file.parsed(id)?;
    let bundle = if *has_references {
        cached(&WHOLE_FILES, (language, letters, address), || bundle(language, letters, content))
    } else {
        cached(&FUNCTIONS, (language, letters), || bundle(language, letters, ""))
    };
    Some((bundle, message))
}

fn cached<K: Ord, T>(cache: &'static Cache<K, T>, key: K, new: impl FnOnce() -> T) -> &'static T {
    let known = cache.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
    known.unwrap_or_else(|| {
        let mut cache = cache.write().unwrap_or_else(PoisonError::into_inner);
        cache.entry(key).or_insert_with(|| Box::leak(Box::new(new())))
    })
}

impl File {
    fn new(content: &'static str) -> File {
        // A text starts with its id at the beginning of a line; its other lines are indented.
        let mut starts = Vec::new();
        let mut at = 0;
        for line in content.split_inclusive('\n') {
            if line.as_bytes()[0].is_ascii_alphabetic() {
                starts.push(at);
            }
            at += line.len();
        }
        let ends = starts.iter().skip(1).copied().chain([content.len()]);
        let source = |(&start, end): (&usize, usize)| {
            let source = &content[start..end];
            let id = source.find([' ', '=']).map_or(source, |end| &source[..end]);
            (id, source)
        };
        let mut sources: Vec<_> = starts.iter().zip(ends).map(source).collect();
        sources.sort_unstable_by_key(|&(id, _)| id);
        debug_assert!(
            sources.windows(2).all(|pair| pair[0].0 != pair[1].0),
            "two texts with one id: {sources:?}"
        );
        File { sources, parsed: RwLock::new(BTreeMap::new()) }
    }

    fn parsed(&self, id: &str) -> Option<&'static Parsed> {
        let at = self.sources.binary_search_by_key(&id, |&(id, _)| id).ok()?;
        let known = self.parsed.read().unwrap_or_else(PoisonError::into_inner).get(id).copied();
        known.unwrap_or_else(|| {
            let (id, source) = self.sources[at];
            let mut all = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
            *all.entry(id).or_insert_with(|| Some(Box::leak(Box::new(parse(source)?))))
        })
    }
}

fn parse(source: &'static str) -> Option<Parsed> {
    // A text that fails to parse affects only itself; a test checks all files for such texts.
    let (resource, errors) = match parse_runtime(source) {
        Ok(resource) => (resource, Vec::new()),
        Err(both) => both,
    };
    debug_assert!(errors.is_empty(), "{source}: {errors:?}");
    let message = resource.body.into_iter().find_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message),
        _ => None,
    })?;
    // Arguments start with a dollar sign, functions with a capital letter.
    let is_reference =
        |text: &str| text.trim_start().starts_with(|c: char| c == '-' || c.is_ascii_lowercase());
    Some(Parsed { message, has_references: source.split('{').skip(1).any(is_reference) })
}

/// A bundle with these texts.
fn bundle(language: Language, letters: Letters, texts: &'static str) -> Bundle {
    let resource = FluentResource::try_new(texts.to_owned()).unwrap_or_else(|(texts, _)| texts);
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // Terminals would show the isolation marks around arguments, and the marks would break
    // comparisons; all supported languages are written from left to right.
    bundle.set_use_isolating(false);
    if letters == Letters::Ascii {
        bundle.set_transform(Some(to_ascii));
    }
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{language:?}: {added:?}");
    lists::add_functions(&mut bundle);
    bundle
}
