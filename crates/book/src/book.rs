//! A book that has been laid out, and the files it can be written as.

use gridwright::Budget;
use gridwright_render::{DocumentInfo, Sheet, pdf_document, png_contact_sheet};

use crate::epub::epub;
use crate::layout::LayoutError;

/// A book that has been laid out.
pub struct Book {
    pub(crate) sheets: Vec<Sheet>,
    pub(crate) info: DocumentInfo,
    pub(crate) remarks: Vec<String>,
}

impl Book {
    /// The number of its pages.
    pub fn n_pages(&self) -> usize {
        self.sheets.len()
    }

    /// What the shop that is to print it would refuse or frown at, in sentences.
    pub fn remarks(&self) -> &[String] {
        &self.remarks
    }

    /// The book as PDF, of the kind that the plan asks for.
    ///
    /// # Errors
    /// When the budget is told to stop.
    pub fn pdf(&self, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        Ok(pdf_document(&self.sheets, &self.info, budget)?)
    }

    /// The book as EPUB: its pages as they are printed.
    ///
    /// # Errors
    /// When the budget is told to stop.
    pub fn epub(&self, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        Ok(epub(&self.sheets, &self.info, budget)?)
    }

    /// All pages side by side, small, as PNG.
    ///
    /// # Errors
    /// When the budget is told to stop.
    pub fn contact_sheet(&self, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        Ok(png_contact_sheet(&self.sheets, budget)?)
    }
}
