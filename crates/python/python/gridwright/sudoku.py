"""Sudoku of 9 x 9 in 81 characters, as fast as it goes: `1` to `9`, and `.` or `0` for an empty cell.

No JSON is made here, and no objects but the bytes that come back. Everything else is in `gridwright` for puzzles of every
family and size.

>>> solve(EXAMPLE)
b'534678912672195348198342567859761423426853791713924856961537284287419635345286179'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from . import _engine

if TYPE_CHECKING:
    from typing_extensions import Buffer

EXAMPLE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
"""A puzzle to try things on."""

solve = _engine.sudoku_solve


def count(puzzle: str | bytes, limit: int = 0) -> int:
    """How many solutions a puzzle has, up to a limit; 0 for none.

    >>> count(EXAMPLE), count(b"." * 81, limit=2)
    (1, 2)
    """
    return _engine.sudoku_count(puzzle, limit)


def generate(seed: int, index: int = 0) -> tuple[bytes, bytes]:
    """The puzzle of the recipe `sudoku@1#SEED.INDEX`, and its solution.

    >>> puzzle, solution = generate(42)
    >>> solve(puzzle) == solution
    True
    """
    return _engine.sudoku_generate(seed, index)


def solve_batch(puzzles: Buffer, threads: int = 0) -> bytes:
    """The solutions of puzzles that lie one behind the other, 81 bytes each; 81 dots where there is none. Anything that
    lends its bytes can be passed: bytes, a memoryview, an array.

    >>> solve_batch(EXAMPLE * 2)[:81] == solve(EXAMPLE)
    True
    """
    return _engine.sudoku_solve_batch(puzzles, threads)


def count_batch(puzzles: Buffer, limit: int = 2, threads: int = 0) -> memoryview[int]:
    """How many solutions each of the puzzles has that lie one behind the other, up to a limit.

    >>> list(count_batch(EXAMPLE + b"." * 81))
    [1, 2]
    """
    return memoryview(_engine.sudoku_count_batch(puzzles, limit, threads)).cast("Q")


def generate_batch(seed: int, count: int, first: int = 0, threads: int = 0) -> tuple[bytes, bytes]:
    """The puzzles of a seed, 81 bytes each, `count` of them from the one of the index `first` on, and their solutions.

    >>> puzzles, solutions = generate_batch(42, 3)
    >>> solve_batch(puzzles) == solutions
    True
    """
    return _engine.sudoku_generate_batch(seed, first, count, threads)


class ArrowColumn(Protocol):
    """A column of any library for Arrow, such as an array of pyarrow or a series of polars."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """The column by the Arrow PyCapsule interface."""


def solve_column(puzzles: ArrowColumn, threads: int = 0) -> ArrowColumn:
    """The solutions of a column of puzzles, as text; nothing where there is none. The column is text or bytes of any library for
    Arrow, and what comes back is taken by all of them (`pyarrow.array(...)`); neither is copied on the way.
    """
    return _engine.sudoku_solve_column(puzzles, threads)


def count_column(puzzles: ArrowColumn, limit: int = 2, threads: int = 0) -> ArrowColumn:
    """How many solutions each puzzle of a column has, up to a limit; see `solve_column`."""
    return _engine.sudoku_count_column(puzzles, limit, threads)
