//! Rows as Parquet, compressed with zstd; the columns are named after the members of a row.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, BooleanArray, RecordBatch, StringArray, UInt32Array, UInt64Array};
use arrow_schema::{FieldRef, Schema};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::properties::WriterProperties;
use parquet::schema::types::ColumnPath;
use serde::Serialize;
use serde_arrow::schema::{SchemaLike, TracingOptions};

use crate::hashed_file::HashedFile;
use crate::record::{BoxedRecord, Record, RowRating, TechniqueCount, TraceStep};

/// Columns whose values differ in every row: a dictionary for them takes time and saves nothing.
const DISTINCT: [&str; 5] = ["row", "id", "puzzle", "solution", "canonical"];

pub(crate) struct Writer {
    schema: Arc<Schema>,
    /// The fields of the columns that are lists.
    lists: Vec<FieldRef>,
    writer: ArrowWriter<HashedFile>,
}

/// The members of a row that are lists.
#[derive(Serialize)]
struct Lists<'a> {
    ratings: &'a [RowRating],
    techniques: &'a [TechniqueCount],
    trace: Option<&'a [TraceStep]>,
}

impl Writer {
    pub(crate) fn new(file: HashedFile) -> io::Result<Writer> {
        let options =
            TracingOptions::default().strings_as_large_utf8(false).sequence_as_large_list(false);
        let fields = Vec::<FieldRef>::from_type::<Record>(options).map_err(io::Error::other)?;
        let mut properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_created_by("gridwright".to_owned());
        for column in DISTINCT {
            properties = properties.set_column_dictionary_enabled(ColumnPath::from(column), false);
        }
        let properties = properties.build();
        let is_list =
            |field: &&FieldRef| ["ratings", "techniques", "trace"].contains(&field.name().as_str());
        let lists = fields.iter().filter(is_list).cloned().collect();
        let schema = Arc::new(Schema::new(fields));
        let writer = ArrowWriter::try_new(file, Arc::clone(&schema), Some(properties))
            .map_err(io::Error::other)?;
        Ok(Writer { schema, lists, writer })
    }

    pub(crate) fn write(&mut self, rows: &[BoxedRecord]) -> io::Result<()> {
        let lists: Vec<Lists<'_>> = rows.iter().map(|record| Lists::of(record)).collect();
        let lists = serde_arrow::to_record_batch(&self.lists, &lists).map_err(io::Error::other)?;
        let columns = self.schema.fields().iter().map(|field| {
            let name = field.name().as_str();
            match lists.column_by_name(name) {
                Some(list) => Ok(Arc::clone(list)),
                None => {
                    column(name, rows).ok_or_else(|| io::Error::other(format!("no column {name}")))
                }
            }
        });
        let columns = columns.collect::<io::Result<Vec<ArrayRef>>>()?;
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), columns);
        batch
            .and_then(|batch| self.writer.write(&batch).map_err(Into::into))
            .map_err(io::Error::other)
    }

    pub(crate) fn finish(self) -> io::Result<HashedFile> {
        self.writer.into_inner().map_err(io::Error::other)
    }
}

impl<'a> Lists<'a> {
    fn of(record: &'a Record) -> Lists<'a> {
        let Record { ratings, techniques, trace, .. } = record;
        Lists { ratings, techniques, trace: trace.as_deref() }
    }
}

/// The column of a member that is not a list, if `name` is one. These columns are most of a file
/// without steps, and building them here is several times as fast as with serde.
fn column(name: &str, rows: &[BoxedRecord]) -> Option<ArrayRef> {
    let text = |member: fn(&Record) -> &String| -> ArrayRef {
        Arc::new(StringArray::from_iter_values(rows.iter().map(|record| member(record))))
    };
    let rows = || rows.iter();
    Some(match name {
        "row" => Arc::new(UInt64Array::from_iter_values(rows().map(|record| record.row))),
        "id" => text(|record| &record.id),
        "family" => text(|record| &record.family),
        "params" => text(|record| &record.params),
        "split" => text(|record| &record.split),
        "puzzle" => text(|record| &record.puzzle),
        "solution" => text(|record| &record.solution),
        "canonical" => text(|record| &record.canonical),
        "clues" => Arc::new(UInt32Array::from_iter_values(rows().map(|record| record.clues))),
        "symmetry" => text(|record| &record.symmetry),
        "minimal" => Arc::new(rows().map(|record| record.minimal).collect::<BooleanArray>()),
        "nodes" => Arc::new(rows().map(|record| record.nodes).collect::<UInt64Array>()),
        _ => return None,
    })
}

pub(crate) fn read(path: &Path) -> io::Result<Vec<Record>> {
    let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(path)?)
        .and_then(ParquetRecordBatchReaderBuilder::build)
        .map_err(io::Error::other)?;
    let mut rows = Vec::new();
    for batch in reader {
        let batch = batch.map_err(io::Error::other)?;
        rows.extend(
            serde_arrow::from_record_batch::<Vec<Record>>(&batch).map_err(io::Error::other)?,
        );
    }
    Ok(rows)
}
