"""Data sets of puzzles: a plan becomes rows in files, the same bytes wherever they are made.

>>> import tempfile
>>> from gridwright import bulk
>>> plan = bulk.plan(sets=["60xcirth/size=4"], seed=42, splits={"train": 0.8, "test": 0.2}, part_rows=20)
>>> (plan.rows, plan.parts)
(60, 3)
>>> with tempfile.TemporaryDirectory() as folder:
...     bulk.run(plan, folder)
...     [(split.name, split.rows) for split in bulk.merge(folder, verify=True).splits]
Summary(parts=3, kept=0, rows=14, duplicates=46, missing=0)
[('test', 4), ('train', 10)]

Where others do the work, `begin` makes the folder and lists the parts that are missing, `part` makes one of them anywhere,
`store` puts it into the folder, and `merge` makes one data set of all. `gridwright.ray` is made of these four.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar

from . import _engine

StrPath: TypeAlias = str | os.PathLike[str]

Progress: TypeAlias = Callable[[int, int], object]
"""Is told how many rows are done, and of how many."""

Files: TypeAlias = dict[str, bytes]
"""Files by their names in the folder of a data set."""

A = TypeVar("A")


class Set(TypedDict, total=False):
    """So many puzzles of one kind."""

    family: str
    params: str
    count: int
    generator: int
    rate: bool


@dataclass(frozen=True)
class Plan:
    """A plan that was checked; `plan` makes one. It can be sent to any process."""

    json: str
    """The plan with everything that was left out filled in."""
    rows: int
    """How many rows it asks for."""
    parts: int
    """How many parts they are made in."""

    @property
    def settings(self) -> dict[str, Any]:
        """What the plan says."""
        settings: dict[str, Any] = json.loads(self.json)
        return settings


@dataclass(frozen=True)
class Summary:
    """What a shard came to."""

    parts: int
    """Its parts."""
    kept: int
    """Parts that were there before."""
    rows: int
    """Its rows."""
    duplicates: int
    """Rows left out because an earlier one of the shard is the same puzzle."""
    missing: int
    """Rows left out because no such puzzle was found."""


@dataclass(frozen=True)
class Split:
    """What a split holds."""

    name: str
    rows: int
    canonical_sha256: str
    """SHA-256 of the hashes of its canonical forms, sorted: the same for the same puzzles in any disguise."""


@dataclass(frozen=True)
class Manifest:
    """What a whole data set holds."""

    rows: int
    duplicates: int
    missing: int
    rows_sha256: str
    """SHA-256 of all rows, the same for both formats."""
    splits: list[Split]


def plan(
    file: StrPath | None = None,
    *,
    sets: Sequence[str | Set] | None = None,
    seed: int | None = None,
    format: Literal["jsonl", "parquet"] | None = None,
    splits: Mapping[str, float] | None = None,
    rate: bool | Sequence[str] | None = None,
    trace: bool | None = None,
    language: str | None = None,
    part_rows: int | None = None,
    nodes: int | None = None,
) -> Plan:
    """A plan from a TOML file, with settings on top of it, or from settings alone; docs/bulk.md has what each of them says.

    `sets` are texts such as `1000xsudoku/level=hard` or dictionaries, and come after those of the file. `rate` is True for the usual
    profile, or a list of profiles.

    >>> plan(sets=["1000xsudoku/level=hard", {"family": "cirth", "count": 20}], rate=True).settings["rate"]
    ['gridwright']
    >>> plan(sets=["5xchess"])
    Traceback (most recent call last):
    ValueError: unknown family "chess": expected one of sudoku, cirth, gogen, alcazar, futoshiki
    """
    whole: dict[str, Any] = {} if file is None else tomllib.loads(Path(file).read_text(encoding="utf-8"))
    profiles = ["gridwright"] if rate is True else [] if rate is False else None if rate is None else list(rate)
    settings = {
        "seed": seed,
        "format": format,
        "splits": None if splits is None else dict(splits),
        "rate": profiles,
        "trace": trace,
        "language": language,
        "part-rows": part_rows,
        "nodes": nodes,
    }
    whole.update({name: value for name, value in settings.items() if value is not None})
    whole["set"] = [*whole.get("set", []), *map(_set, sets or [])]
    return Plan(*_engine.bulk_plan(json.dumps(whole)))


def run(
    plan: Plan, out: StrPath, *, shard: tuple[int, int] = (1, 1), threads: int = 0, progress: Progress | None = None
) -> Summary:
    """Makes a shard of a data set, or goes on with it: shard (2, 8) is the second of eight.

    Files appear when they are whole, so that the same call goes on after any interruption. Without shards the manifest
    and the page of plots are written too. `threads` is 0 for all processors.
    """
    number, count = shard
    if number < 1:
        raise ValueError(f"shard {number}/{count}: expected one such as 2/8")
    return Summary(**json.loads(_engine.bulk_run(plan.json, os.fspath(out), (number - 1, count), threads, progress)))


def merge(*folders: StrPath, out: StrPath | None = None, verify: bool = False, threads: int = 0) -> Manifest:
    """Puts shards together without duplicates, and writes the manifest and the page of plots.

    With `verify` every file is read again: its hash, the hash of its rows, each solution against its puzzle, each
    canonical form, and that no puzzle is in two splits. What is not as it was written is raised as a RuntimeError.
    """
    paths = [os.fspath(folder) for folder in folders]
    whole = json.loads(_engine.bulk_merge(paths, None if out is None else os.fspath(out), verify, threads))
    splits = [Split(**split) for split in whole["splits"]]
    return Manifest(whole["rows"], whole["duplicates"], whole["missing"], whole["rows_sha256"], splits)


def begin(plan: Plan, out: StrPath) -> list[int]:
    """Makes the folder of a data set, or makes sure that it is of the same plan; the parts that are not there yet."""
    return _engine.bulk_begin(plan.json, os.fspath(out))


def part(plan: Plan, number: int, threads: int = 1) -> Files:
    """Makes one part, counted from 0, on whatever machine this runs on; its files, which `store` takes.

    >>> sorted(part(plan(sets=["5xcirth/size=4"]), 0))
    ['data/part-00000.jsonl', 'parts/part-00000.ids', 'parts/part-00000.json', 'parts/part-00000.times']
    """
    with tempfile.TemporaryDirectory(prefix="gridwright-") as folder:
        run(plan, folder, shard=(number + 1, plan.parts), threads=threads)
        place = Path(folder)
        return {path.relative_to(place).as_posix(): path.read_bytes() for path in place.glob("*/part-*")}


def store(out: StrPath, files: Files) -> None:
    """Puts a part into the folder of its data set: each file whole, and last of all the one that says the part is there."""
    for name in sorted(files, key=lambda name: name.endswith(".json")):
        path = Path(out, name)
        new = path.with_name(path.name + ".tmp")
        with new.open("wb") as file:
            file.write(files[name])
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


class Meter:
    """Shows how far the work is on standard error: in place on a terminal, as a line every 30 seconds in a log.

    >>> meter = Meter(file=sys.stdout)
    >>> meter(500, 500)
    500 of 500 rows
    """

    def __init__(self, file: Any = None) -> None:
        """A meter that counts from its first call on."""
        self._file = sys.stderr if file is None else file
        self._begun: tuple[float, int] | None = None
        self._shown = 0.0

    def __call__(self, done: int, rows: int) -> None:
        """Shows that so many rows of all are done."""
        now = time.monotonic()
        is_terminal = self._file.isatty()
        if self._begun is None:
            # What was there before is not part of the rate.
            self._begun = (now, done)
            if not is_terminal:
                self._shown = now
        begun, before = self._begun
        if done < rows and now - self._shown < (0.2 if is_terminal else 30):
            return
        self._shown = now
        text = f"{done} of {rows} rows"
        if done > before and done < rows:
            rate = (done - before) / max(now - begun, 1e-9)
            text += f", {rate:.0f} a second, {(rows - done) / rate / 60:.1f} minutes left"
        end = "\r" if is_terminal and done < rows else "\n"
        print(f"{text:<70}" if is_terminal else text, end=end, file=self._file, flush=True)


def _set(one: str | Set) -> Set:
    """A set as a dictionary."""
    if not isinstance(one, str):
        return one
    count, mark, kind = one.partition("x")
    if not mark or not count.isdecimal():
        raise ValueError(f"set {one!r}: expected a number, x and a family, such as 1000xsudoku/level=hard")
    family, _, params = kind.partition("/")
    return {"family": family, "params": params, "count": int(count)}
