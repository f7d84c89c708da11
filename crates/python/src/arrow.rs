//! Columns of 9 x 9 Sudoku puzzles, exchanged through the Arrow PyCapsule interface without
//! copying.
#![expect(unsafe_code, reason = "the interface hands pointers over")]

use std::ffi::CStr;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi, to_ffi};
use arrow_array::types::{BinaryType, ByteArrayType, LargeBinaryType, LargeUtf8Type, Utf8Type};
use arrow_array::{Array, ArrayRef, StringArray, UInt64Array, make_array};
use arrow_schema::{ArrowError, DataType};
use gridwright_sudoku9::{Grid, parse_line, write_line};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::types::{PyAnyMethods, PyCapsule, PyCapsuleMethods};
use pyo3::{Bound, PyAny, PyErr, PyResult, Python, pyclass, pyfunction, pymethods};

use crate::interrupt::interruptible;
use crate::sudoku::examine;

/// The names of the capsules that hold a type and an array.
const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";

/// An Arrow column, which any Arrow library can read.
#[pyclass(module = "gridwright._engine", frozen)]
pub(crate) struct Column(ArrayRef);

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.0.data_type()).map_err(refused)?;
        PyCapsule::new_with_value(py, schema, SCHEMA)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // The interface allows ignoring a requested type.
        let _ = requested_schema;
        let (array, schema) = to_ffi(&self.0.to_data()).map_err(refused)?;
        let schema = PyCapsule::new_with_value(py, schema, SCHEMA)?;
        Ok((schema, PyCapsule::new_with_value(py, array, ARRAY)?))
    }
}

/// Solves a column of puzzles; null where a puzzle has no solution or is null.
#[pyfunction]
pub(crate) fn sudoku_solve_column(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    threads: usize,
) -> PyResult<Column> {
    let (grids, rows) = grids_of(&taken(puzzles)?)?;
    let solutions = interruptible(py, |stop| {
        let findings = examine(&grids, 1, threads, stop);
        let line = |found: Grid| String::from_utf8_lossy(&write_line(&found)).into_owned();
        let solution = |row: &Option<usize>| findings[(*row)?].first.map(line);
        StringArray::from_iter(rows.iter().map(solution))
    })?;
    Ok(Column(Arc::new(solutions)))
}

/// Counts the solutions of each puzzle of a column, up to `limit`; null where a puzzle is null.
#[pyfunction]
pub(crate) fn sudoku_count_column(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    limit: u64,
    threads: usize,
) -> PyResult<Column> {
    let (grids, rows) = grids_of(&taken(puzzles)?)?;
    let limit = if limit == 0 { u64::MAX } else { limit };
    let counts = interruptible(py, |stop| {
        let findings = examine(&grids, limit, threads, stop);
        UInt64Array::from_iter(rows.iter().map(|row| Some(findings[(*row)?].count)))
    })?;
    Ok(Column(Arc::new(counts)))
}

/// Takes ownership of the array that an object exports.
fn taken(object: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    let lent = object.call_method0("__arrow_c_array__").map_err(|_| {
        PyTypeError::new_err("expected a column of Arrow: an object with __arrow_c_array__")
    })?;
    let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = lent.extract()?;
    let schema = schema.pointer_checked(Some(SCHEMA))?.cast::<FFI_ArrowSchema>();
    let array = array.pointer_checked(Some(ARRAY))?.cast::<FFI_ArrowArray>();
    // SAFETY: a capsule of this name holds an array, which we own from now on; the capsule keeps an
    // empty one.
    let array = unsafe { FFI_ArrowArray::from_raw(array.as_ptr()) };
    // SAFETY: a capsule of this name holds a type, and `lent` keeps it; the array is of that type.
    let data = unsafe { from_ffi(array, schema.as_ref()) }.map_err(refused)?;
    Ok(make_array(data))
}

/// The puzzles of a column, and for each row the index of its puzzle, if it has one.
fn grids_of(column: &ArrayRef) -> PyResult<(Vec<Grid>, Vec<Option<usize>>)> {
    match column.data_type() {
        DataType::Utf8 => read(rows::<Utf8Type>(column)),
        DataType::LargeUtf8 => read(rows::<LargeUtf8Type>(column)),
        DataType::Binary => read(rows::<BinaryType>(column)),
        DataType::LargeBinary => read(rows::<LargeBinaryType>(column)),
        DataType::FixedSizeBinary(81) => read(column.as_fixed_size_binary().iter()),
        other => {
            let sentence = format!("expected a column of text or bytes, found {other}");
            Err(PyTypeError::new_err(sentence))
        }
    }
}

fn rows<T: ByteArrayType>(column: &ArrayRef) -> impl Iterator<Item = Option<&[u8]>> {
    column.as_bytes::<T>().iter().map(|value| value.map(AsRef::as_ref))
}

fn read<'a>(
    lines: impl Iterator<Item = Option<&'a [u8]>>,
) -> PyResult<(Vec<Grid>, Vec<Option<usize>>)> {
    let (mut grids, mut rows) = (Vec::new(), Vec::new());
    for (i, line) in lines.enumerate() {
        let Some(line) = line else {
            rows.push(None);
            continue;
        };
        let wrong = |error| PyValueError::new_err(format!("puzzle {}: {error}", i + 1));
        rows.push(Some(grids.len()));
        grids.push(parse_line(line).map_err(wrong)?);
    }
    Ok((grids, rows))
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn refused(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}
