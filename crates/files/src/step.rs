//! The file operations that can fail.

/// One kind of file operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(feature = "faults"),
    expect(unreachable_pub, reason = "only faults are about steps")
)]
pub enum Step {
    /// Creates a file or opens it for writing.
    Open,
    /// Writes bytes.
    Write,
    /// Syncs a file to the disk.
    Sync,
    /// Renames a file to its final path.
    Rename,
    /// Syncs a folder to the disk, and with it the names of its files.
    SyncFolder,
    /// Truncates a file to its previous length.
    Truncate,
    /// Removes a file.
    Remove,
}
