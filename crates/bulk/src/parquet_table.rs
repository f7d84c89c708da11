//! Rows as Parquet: columns by the names of the members of a row, zstd.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

use arrow_schema::{FieldRef, Schema};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::properties::WriterProperties;
use parquet::schema::types::ColumnPath;
use serde_arrow::schema::{SchemaLike, TracingOptions};

use crate::hashed_file::HashedFile;
use crate::record::Record;

/// Columns with another value in every row: a dictionary of them takes time and saves nothing.
const DISTINCT: [&str; 5] = ["row", "id", "puzzle", "solution", "canonical"];

pub(crate) struct Writer {
    fields: Vec<FieldRef>,
    writer: ArrowWriter<HashedFile>,
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
        let schema = Arc::new(Schema::new(fields.clone()));
        let writer =
            ArrowWriter::try_new(file, schema, Some(properties)).map_err(io::Error::other)?;
        Ok(Writer { fields, writer })
    }

    pub(crate) fn write(&mut self, rows: &[Record]) -> io::Result<()> {
        let batch = serde_arrow::to_record_batch(&self.fields, &rows).map_err(io::Error::other)?;
        self.writer.write(&batch).map_err(io::Error::other)
    }

    pub(crate) fn finish(self) -> io::Result<HashedFile> {
        self.writer.into_inner().map_err(io::Error::other)
    }
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
