//! The Fluent files and their content.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use gridwright::FAMILIES;
use gridwright_words::Language;

/// A file of texts in every language.
pub(crate) struct File {
    pub(crate) name: String,
    texts: Vec<(&'static str, &'static str)>,
}

impl File {
    /// The content in a language.
    pub(crate) fn text(&self, language: Language) -> &'static str {
        let own = self.texts.iter().find(|(code, _)| *code == language.code());
        own.map_or("", |(_, text)| text)
    }
}

/// All files of texts.
pub(crate) fn all_files() -> Vec<File> {
    let interface = Language::ALL.map(|language| (language.code(), language.interface()));
    let terminal = Language::ALL.map(|language| (language.code(), language.terminal()));
    let commands = Language::ALL.map(|language| (language.code(), language.commands()));
    let errors = Language::ALL.map(|language| (language.code(), language.errors()));
    let mut files = vec![
        File { name: "the interface".to_owned(), texts: interface.to_vec() },
        File { name: "the terminal".to_owned(), texts: terminal.to_vec() },
        File { name: "the command line".to_owned(), texts: commands.to_vec() },
        File { name: "errors".to_owned(), texts: errors.to_vec() },
    ];
    for info in FAMILIES.iter().map(|family| family.info()) {
        for (i, &texts) in info.texts.iter().enumerate() {
            // Several families may share a file.
            if files.iter().all(|file| file.texts != texts) {
                let name = format!("{}, file {}", info.id, i + 1);
                files.push(File { name, texts: texts.to_vec() });
            }
        }
    }
    files
}

/// The arguments that a text uses, itself or through texts that it includes, and its letters.
#[derive(Clone, Default)]
pub(crate) struct Text {
    pub(crate) args: BTreeSet<String>,
    pub(crate) letters: String,
    includes: BTreeSet<String>,
}

/// The texts of a file by key: `message`, or `message.attribute`.
pub(crate) struct Texts(pub(crate) BTreeMap<String, Text>);

impl Texts {
    /// Parses a file.
    ///
    /// # Panics
    /// On invalid Fluent, and on a duplicate key.
    pub(crate) fn parse(file: &str) -> Texts {
        let resource = parse(file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut texts = BTreeMap::new();
        let mut add = |key: String, pattern: &Pattern<&str>| {
            let mut text = Text::default();
            text.add_pattern(pattern);
            assert!(texts.insert(key.clone(), text).is_none(), "{key} stands there twice");
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    if let Some(pattern) = &message.value {
                        add(id.to_owned(), pattern);
                    }
                    for attribute in &message.attributes {
                        add(format!("{id}.{}", attribute.id.name), &attribute.value);
                    }
                }
                Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => (),
                Entry::Junk { content } => panic!("not understood: {content}"),
            }
        }
        Texts::with_included(texts)
    }

    /// Adds to each text the arguments of those that it includes.
    fn with_included(mut texts: BTreeMap<String, Text>) -> Texts {
        loop {
            let before = texts.clone();
            let mut is_done = true;
            for (key, text) in &mut texts {
                for included in &text.includes {
                    let included = before
                        .get(included)
                        .unwrap_or_else(|| panic!("{key} includes {included}, which is missing"));
                    let n_args = text.args.len();
                    text.args.extend(included.args.iter().cloned());
                    is_done &= n_args == text.args.len();
                    if text.letters.is_empty() {
                        text.letters.push_str(&included.letters);
                        is_done &= text.letters.is_empty();
                    }
                }
            }
            if is_done {
                return Texts(texts);
            }
        }
    }
}

impl Text {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.push_str(value),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_call(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.add_call(arguments));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { value } => self.letters.push_str(value),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.includes.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.add_inline(argument));
        arguments.named.iter().for_each(|argument| self.add_inline(&argument.value));
    }
}
