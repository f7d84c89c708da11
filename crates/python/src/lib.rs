//! The engine for Python: requests and answers in JSON, one at a time or in batches, and fast paths
//! for 9 x 9 Sudoku in 81 bytes.
//!
//! People import `python/gridwright/`, which makes requests from arguments and objects from
//! answers. Other Python threads can run while the engine works, and an interrupt stops the work.

mod arrow;
mod ask;
mod batch;
mod bulk;
mod interrupt;
mod sudoku;

use pyo3::pymodule;

/// The compiled engine; use `gridwright` instead.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use crate::arrow::{Column, sudoku_count_column, sudoku_solve_column};
    #[pymodule_export]
    use crate::ask::ask;
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bulk::{bulk_begin, bulk_merge, bulk_plan, bulk_run};
    #[pymodule_export]
    use crate::sudoku::{
        sudoku_count, sudoku_count_batch, sudoku_generate, sudoku_generate_batch, sudoku_solve,
        sudoku_solve_batch,
    };

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "modules of Python have it in small letters")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
