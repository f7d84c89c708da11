"""Data sets: the same bytes however they are made, and what goes wrong on the way."""

from __future__ import annotations

import json
import signal
import threading
import _thread
from pathlib import Path
from typing import Any, cast

import pyarrow.parquet
import pytest

from gridwright import _engine, bulk
from gridwright import ray as gridwright_ray

SETS: list[str | bulk.Set] = ["30xcirth/size=4", {"family": "sudoku", "params": "size=4", "count": 30}]


def files(folder: Path) -> dict[str, bytes]:
    """Everything that must be the same: all but the page, the times and the locks."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in paths if path.suffix not in (".times", ".lock") and path.name != "index.html"]
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


def test_shards_and_parts_give_the_same_bytes(tmp_path: Path) -> None:
    plan = bulk.plan(sets=SETS, seed=5, format="parquet", splits={"a": 0.5, "b": 0.5}, part_rows=7, rate=True)
    assert bulk.run(plan, tmp_path / "one").rows == bulk.merge(tmp_path / "one", verify=True).rows
    for shard in (2, 1, 3):
        bulk.run(plan, tmp_path / f"{shard}", shard=(shard, 3))
    whole = bulk.merge(*(tmp_path / name for name in "123"), out=tmp_path / "merged", verify=True)
    assert files(tmp_path / "one") == files(tmp_path / "merged")
    todo = bulk.begin(plan, tmp_path / "parts")
    assert todo == list(range(9)) == list(range(plan.parts))
    for number in reversed(todo):
        bulk.store(tmp_path / "parts", bulk.part(plan, number))
        assert number not in bulk.begin(plan, tmp_path / "parts")
    assert bulk.merge(tmp_path / "parts") == whole
    assert files(tmp_path / "one") == files(tmp_path / "parts")
    table = pyarrow.parquet.read_table(tmp_path / "one" / "a")
    assert table.num_rows == whole.splits[0].rows and whole.duplicates > 10


def test_a_plan_is_the_same_from_a_file_and_from_settings(tmp_path: Path) -> None:
    text = 'seed = 5\npart-rows = 7\n[splits]\na = 0.5\nb = 0.5\n[[set]]\nfamily = "cirth"\nparams = "size=4"\ncount = 30\n'
    (tmp_path / "plan.toml").write_text(text)
    settings: dict[str, Any] = {"format": "parquet", "rate": ["gridwright", "hodoku-2.2"], "trace": True, "language": "de", "nodes": 1000}
    one = bulk.plan(tmp_path / "plan.toml", sets=SETS[1:], **settings)
    assert one == bulk.plan(sets=SETS, seed=5, part_rows=7, splits={"b": 0.5, "a": 0.5}, **settings)
    assert one.settings["language"] == "de" and one.settings["nodes"] == 1000
    assert bulk.plan(tmp_path / "plan.toml", seed=6).settings["seed"] == 6


def test_progress_is_told_and_its_errors_are_raised(tmp_path: Path) -> None:
    plan = bulk.plan(sets=SETS, part_rows=7)
    told: list[tuple[int, int]] = []
    bulk.run(plan, tmp_path / "one", threads=1, progress=lambda done, rows: told.append((done, rows)))
    assert told[-1] == (60, 60) and told == sorted(told)

    def broken(done: int, rows: int) -> None:
        raise KeyError("no such bar")

    with pytest.raises(KeyError, match="no such bar"):
        bulk.run(plan, tmp_path / "two", progress=broken)
    bulk.run(plan, tmp_path / "two")
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_an_interrupt_ends_a_run_which_then_goes_on(tmp_path: Path) -> None:
    plan = bulk.plan(sets=["2000xsudoku"], part_rows=20, rate=True)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    started = threading.Event()

    def interrupt() -> None:
        started.wait()
        _thread.interrupt_main()

    thread = threading.Thread(target=interrupt)
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            bulk.run(plan, tmp_path / "data", progress=lambda done, rows: started.set() if done else None)
    finally:
        started.set()
        thread.join()
        signal.signal(signal.SIGINT, usual)
    assert not (tmp_path / "data" / "manifest.json").exists()
    assert bulk.run(plan, tmp_path / "data").rows == 2000


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    plan = bulk.plan(sets=SETS, part_rows=7)
    for sets, why in [(["chess"], "a number, x and a family"), (["5xchess"], "unknown family"), ([], "puzzles to make")]:
        with pytest.raises(ValueError, match=why):
            bulk.plan(sets=cast(Any, sets))
    with pytest.raises(ValueError, match="unknown field `sed`"):
        _engine.bulk_plan(json.dumps({"sed": 1}))
    for shard in [(0, 2), (3, 2), (1, 0)]:
        with pytest.raises(ValueError, match="expected one such as 2/8"):
            bulk.run(plan, tmp_path / "data", shard=shard)
    with pytest.raises(RuntimeError, match="9 parts are missing"):
        bulk.begin(plan, tmp_path / "data")
        bulk.merge(tmp_path / "data")
    with pytest.raises(RuntimeError, match="was begun with another plan"):
        bulk.run(bulk.plan(sets=SETS, seed=2), tmp_path / "data")
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        bulk.run(plan, tmp_path / "file")
    bulk.run(plan, tmp_path / "data")
    path = next((tmp_path / "data" / "data").iterdir())
    path.write_text(path.read_text() + "\n")
    with pytest.raises(RuntimeError, match="is not as it was written"):
        bulk.merge(tmp_path / "data", verify=True)


def test_without_ray_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(ImportError, match=r"pip install 'gridwright\[ray\]'"):
        gridwright_ray.run(bulk.plan(sets=SETS), tmp_path / "data")
