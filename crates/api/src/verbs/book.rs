//! Makes books of puzzles.

use gridwright::Budget;
use gridwright_wire::{BookAnswer, BookRequest, ErrorAnswer};

/// Makes a book, one puzzle after the other.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{BookChapter, BookRequest, Budget, book};
/// let mut request = BookRequest::default();
/// request.chapters.push(BookChapter::new("cirth", 2));
/// let answer = book(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.puzzles.len(), 2);
/// ```
#[cfg(feature = "pdf")]
pub fn book(request: &BookRequest, budget: &mut Budget) -> Result<BookAnswer, ErrorAnswer> {
    making::book(request, budget)
}

/// Refuses to make a book, as this build makes no PDF files.
///
/// # Errors
/// Always.
///
/// ```
/// use gridwright_api::{BookRequest, Budget, book};
/// assert!(book(&BookRequest::default(), &mut Budget::unlimited()).is_err());
/// ```
#[cfg(not(feature = "pdf"))]
pub fn book(_: &BookRequest, _: &mut Budget) -> Result<BookAnswer, ErrorAnswer> {
    Err(crate::picture::unsupported("pdf"))
}

#[cfg(feature = "pdf")]
pub use making::book_puzzle;

#[cfg(feature = "pdf")]
mod making {
    use gridwright::Budget;
    use gridwright_book::{
        Chapter, Collection, Entry, LayoutError, OwnPuzzles, Part, Plan, lay_out,
    };
    use gridwright_wire::{
        BookAnswer, BookChapter, BookOutcome, BookPuzzle, BookRequest, ErrorAnswer, ErrorCode,
    };

    use super::super::generate::params;
    use crate::convert::{level, tenths};
    use crate::open::{family_named, words_in};
    use crate::picture::base64;

    /// Makes, rates and lays out all puzzles.
    pub(super) fn book(
        request: &BookRequest,
        budget: &mut Budget,
    ) -> Result<BookAnswer, ErrorAnswer> {
        let plan = plan(request)?;
        let bad = |why: &dyn ToString| ErrorAnswer::new(ErrorCode::BadPicture, why.to_string());
        let orders = plan.orders("").map_err(|error| bad(&error))?;
        let avoid = request.avoid.iter().cloned().collect();
        let mut collection = Collection::new(&plan, &orders, avoid);
        loop {
            let wanted = collection.wanted();
            if wanted.is_empty() || budget.is_spent() {
                break;
            }
            for one in wanted {
                let attempt = one.make(|| budget.part(request.nodes.unwrap_or(u64::MAX)));
                // Spending more than is left does not empty the budget, so it is replaced to end
                // the work.
                if budget.spend(attempt.nodes).is_err() {
                    *budget = budget.part(0);
                }
                collection.add(attempt);
            }
        }
        let missing = collection.missing();
        if let Some(missing) = missing.as_ref().filter(|missing| missing.is_refused) {
            return Err(ErrorAnswer::new(ErrorCode::BadParams, missing.to_string()));
        }
        let outcome = match missing {
            None => BookOutcome::Made,
            Some(_) if budget.is_spent() => BookOutcome::OutOfBudget,
            Some(_) => BookOutcome::NotFound,
        };
        let mut answer = BookAnswer::new(outcome, plan.shown_title());
        answer.detail = collection.missing().map(|missing| missing.to_string());
        let (entries, names) = collection.into_entries();
        answer.puzzles =
            entries.iter().zip(&names).map(|(entry, name)| book_puzzle(entry, name)).collect();
        if outcome == BookOutcome::Made {
            let laid_out = lay_out(&plan, &orders, &entries, Part::Whole, budget);
            match laid_out.and_then(|book| book.pdf(budget)) {
                Ok(file) => answer.base64 = Some(base64(&file)),
                Err(error @ LayoutError::Stopped) => {
                    (answer.outcome, answer.detail) =
                        (BookOutcome::OutOfBudget, Some(error.to_string()));
                }
                Err(error) => return Err(bad(&error)),
            }
        }
        Ok(answer)
    }

    /// Converts an entry to a puzzle in the list of an answer, for front ends that make books
    /// themselves.
    ///
    /// ```
    /// use gridwright_api::BookPuzzle;
    /// use gridwright_book::Entry;
    /// fn listed(entries: &[Entry], names: &[String]) -> Vec<BookPuzzle> {
    ///     let both = entries.iter().zip(names);
    ///     both.map(|(entry, name)| gridwright_api::book_puzzle(entry, name)).collect()
    /// }
    /// ```
    pub fn book_puzzle(entry: &Entry, name: &str) -> BookPuzzle {
        let family = entry.puzzle.info().id;
        let mut listed = BookPuzzle::new(entry.chapter + 1, family, entry.id.as_str(), name);
        listed.level = entry.rating.map(|(of_puzzle, _)| level(of_puzzle));
        listed.rating = entry.rating.map(|(_, er)| tenths(er));
        listed
    }

    fn plan(request: &BookRequest) -> Result<Plan, ErrorAnswer> {
        let mut plan = Plan::default();
        words_in(request.language.as_deref())?;
        for (asked, field) in [
            (&request.title, &mut plan.title),
            (&request.subtitle, &mut plan.subtitle),
            (&request.author, &mut plan.author),
            (&request.subject, &mut plan.subject),
            (&request.publisher, &mut plan.publisher),
            (&request.copyright, &mut plan.copyright),
            (&request.isbn, &mut plan.isbn),
            (&request.imprint, &mut plan.imprint),
            (&request.foreword, &mut plan.foreword),
            (&request.afterword, &mut plan.afterword),
            (&request.date, &mut plan.date),
            (&request.language, &mut plan.language),
            (&request.trim, &mut plan.trim),
            (&request.theme, &mut plan.theme),
        ] {
            if let Some(asked) = asked {
                field.clone_from(asked);
            }
        }
        plan.bleed = request.bleed.unwrap_or(plan.bleed);
        for (asked, field) in [
            (request.inner, &mut plan.inner),
            (request.outer, &mut plan.outer),
            (request.top, &mut plan.top),
            (request.bottom, &mut plan.bottom),
        ] {
            *field = asked.or(*field);
        }
        plan.shop.clone_from(&request.shop);
        plan.pdf.clone_from(&request.pdf);
        plan.large_print = request.large_print;
        plan.left_handed = request.left_handed;
        plan.hide.clone_from(&request.hide);
        plan.room.clone_from(&request.room);
        plan.hint_stages = request.hint_stages.unwrap_or(plan.hint_stages);
        plan.hints = request.hints;
        plan.per_page = request.per_page;
        plan.solutions_per_page = request.solutions_per_page.unwrap_or(plan.solutions_per_page);
        if let Some(seed) = &request.seed {
            plan.seed = seed.as_u64().ok_or_else(|| {
                let detail = format!("seed {seed}: expected at most {}", u64::MAX);
                ErrorAnswer::new(ErrorCode::BadRequest, detail)
            })?;
        }
        plan.chapters = request.chapters.iter().map(chapter).collect::<Result<_, _>>()?;
        Ok(plan)
    }

    fn chapter(asked: &BookChapter) -> Result<Chapter, ErrorAnswer> {
        let own = asked.puzzles.as_ref();
        let params = match own.filter(|_| asked.family.is_empty() && asked.params.is_empty()) {
            Some(_) => String::new(),
            None => params(family_named(&asked.family)?, &asked.params)?.to_string(),
        };
        let named =
            |text: &String| OwnPuzzles { text: text.clone(), ..OwnPuzzles::named("puzzles") };
        Ok(Chapter {
            title: asked.title.clone().unwrap_or_default(),
            family: asked.family.clone(),
            params,
            puzzles: own.map(named),
            level: asked.level.clone(),
            count: asked.count,
            per_page: asked.per_page,
            symbols: asked.symbols.clone(),
        })
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        /// Every key of a plan, in a file and in a request: both give the same plan.
        #[test]
        fn a_request_has_all_keys_of_a_plan() {
            let file = r##"
                title = "T"
                subtitle = "S"
                author = "A"
                subject = "About"
                publisher = "P"
                copyright = "C"
                isbn = "3-16-148410-X"
                imprint = "More"
                foreword = "# F"
                afterword = "Z"
                date = "2026-11-17"
                language = "de"
                trim = "6x9"
                for = "kdp"
                pdf = "pdf-x"
                bleed = 3.175
                inner = 20.0
                outer = 15.0
                top = 16.0
                bottom = 17.0
                large-print = true
                left-handed = true
                hide = ["ids", "dots"]
                room = ["time"]
                theme = "light"
                seed = 7
                per-page = 1
                solutions-per-page = 6
                hints = true
                hint-stages = 2

                [[chapter]]
                title = "One"
                family = "cirth"
                params = "size=5"
                level = "easy"
                count = 2
                per-page = 1
                symbols = "runes"

                [[chapter]]
                puzzles = "puzzles"
            "##;
            let own = "cirth:12....3..";
            let (expected, faults) = Plan::examine(file, |_| Ok(Some(own.to_owned())));
            assert_eq!(faults, []);
            let request = r##"{
                "title": "T", "subtitle": "S", "author": "A", "subject": "About",
                "publisher": "P", "copyright": "C", "isbn": "3-16-148410-X", "imprint": "More",
                "foreword": "# F", "afterword": "Z", "date": "2026-11-17", "language": "de",
                "trim": "6x9", "for": "kdp", "pdf": "pdf-x", "bleed": 3.175,
                "inner": 20, "outer": 15, "top": 16, "bottom": 17,
                "large_print": true, "left_handed": true, "hide": ["ids", "dots"],
                "room": ["time"], "theme": "light", "seed": 7, "per_page": 1,
                "solutions_per_page": 6, "hints": true, "hint_stages": 2,
                "chapters": [
                    {"title": "One", "family": "cirth", "params": {"size": 5}, "level": "easy",
                     "count": 2, "per_page": 1, "symbols": "runes"},
                    {"puzzles": "cirth:12....3.."}
                ]
            }"##;
            let request: BookRequest = serde_json::from_str(request).unwrap();
            assert_eq!(plan(&request).unwrap(), expected);
            let answer = book(&request, &mut Budget::unlimited()).unwrap();
            assert_eq!((answer.outcome, answer.puzzles.len()), (BookOutcome::Made, 3));
        }

        #[test]
        fn a_chapter_without_family_and_puzzles_is_refused() {
            let mut request = BookRequest::default();
            request.chapters.push(BookChapter::default());
            let error = book(&request, &mut Budget::unlimited()).unwrap_err();
            assert_eq!(error.code, ErrorCode::UnknownFamily, "{}", error.detail);
        }
    }
}
