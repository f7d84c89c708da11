"""What the examples in the documentation do not show: errors, interrupts, threads, every member of every answer."""

from __future__ import annotations

import _thread
import dataclasses
import doctest
import inspect
import json
import os
import signal
import sys
import threading
import time
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow
import pytest

import gridwright
from gridwright import _asking, _engine, answers, gym, sudoku

REPOSITORY = Path(__file__).parents[3]
EMPTY = "." * 81


def samples() -> list[str]:
    """Answers that together have every member there is."""
    return (REPOSITORY / "crates/wire/tests/samples/answers.jsonl").read_text().splitlines()


def assert_same(value: Any, data: Any) -> None:
    """An object has all that its JSON has."""
    if dataclasses.is_dataclass(value):
        members = {one.metadata.get("name", one.name): one.name for one in dataclasses.fields(value)}
        for key, inner in data.items():
            if key not in ("format", "version", "verb"):
                assert_same(getattr(value, members[key]), inner)
    elif isinstance(value, list):
        assert len(value) == len(data)
        for one, inner in zip(value, data):
            assert_same(one, inner)
    elif isinstance(value, dict):
        assert value.keys() == data.keys()
        for name, one in value.items():
            assert_same(one, data[name])
    elif isinstance(value, int) and isinstance(data, str):
        assert str(value) == data
    else:
        assert value == data


@pytest.mark.parametrize("line", samples())
def test_objects_have_all_that_answers_have(line: str) -> None:
    assert_same(_asking.from_json(line), json.loads(line))


def test_answers_are_those_of_the_table() -> None:
    lines = (REPOSITORY / "crates/api/tests/same.jsonl").read_text().splitlines()
    rows = [json.loads(line) for line in lines]
    requests = [row["text"] if "text" in row else json.dumps(row["request"], ensure_ascii=False) for row in rows]
    for line, request, answer in zip(lines, requests, gridwright.ask_many_json(requests), strict=True):
        assert answer == line.rsplit(',"expected":', 1)[1][:-1], request


def test_every_verb_is_a_function() -> None:
    schema = json.loads((REPOSITORY / "docs/schema/requests.json").read_text())
    verbs = [way["properties"]["verb"]["const"] for way in schema["oneOf"]]
    renamed = {"technique": "techniques"}
    for way, verb in zip(schema["oneOf"], verbs):
        function = getattr(gridwright, renamed.get(verb, verb.replace("-", "_")))
        parameters = inspect.signature(function).parameters
        takes_more = any(one.kind is inspect.Parameter.VAR_KEYWORD for one in parameters.values())
        for member in way["properties"]:
            assert member == "verb" or member in parameters or takes_more, f"{verb}: {member}"


def test_a_refused_request_is_raised_with_its_sentence() -> None:
    with pytest.raises(gridwright.GridwrightError, match="expected") as raised:
        gridwright.solve("cirth:12")
    assert raised.value.code == "bad-puzzle"
    with pytest.raises(gridwright.GridwrightError) as raised:
        gridwright.ask({"verb": "dance"})
    assert raised.value.code == "bad-request"
    with pytest.raises(gridwright.GridwrightError, match="size=1: erwartet"):
        gridwright.generate("cirth", seed=1, size=1, language="de")
    with pytest.raises(TypeError, match="no part of a request"):
        gridwright.ask({"verb": "solve", "puzzle": object()})


def test_a_puzzle_goes_in_as_it_came_out() -> None:
    puzzle = gridwright.generate("sudoku", seed=7, size=6).puzzle
    assert puzzle is not None and puzzle.id is not None
    again = gridwright.Puzzle.read(puzzle.id)
    assert again == puzzle and hash(again) == hash(puzzle) and again != gridwright.Puzzle.read(EMPTY)
    assert eval(repr(puzzle), {"Puzzle": gridwright.Puzzle}) == puzzle
    assert gridwright.solve(puzzle.as_json()) == puzzle.solve()


def test_large_seeds_are_kept() -> None:
    made = gridwright.generate("cirth", seed=2**64 - 1, size=3)
    assert made.recipe is not None and made.recipe.endswith("#18446744073709551615")


def test_notebooks_get_pictures() -> None:
    puzzle = gridwright.Puzzle.read("cirth:12....3..")
    shown: list[Any] = [puzzle, gridwright.Game(puzzle), gridwright.hint(puzzle), gridwright.picture(puzzle)]
    shown += gridwright.explain(puzzle).steps[:2] + gridwright.steps(puzzle, most=2).steps
    pictures = [one._repr_svg_() for one in shown]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert pictures[4] != pictures[5] and pictures[6] != pictures[7]
    png = gridwright.picture(puzzle, "png")._repr_png_()
    assert png is not None and png.startswith(b"\x89PNG")


def test_pictures_are_written(tmp_path: Path) -> None:
    gridwright.picture("cirth:12....3..", "pdf").save(tmp_path / "puzzle.pdf")
    assert (tmp_path / "puzzle.pdf").read_bytes().startswith(b"%PDF")


def long_work() -> dict[str, Any]:
    """A request that would take hours."""
    return {"verb": "count", "puzzle": "sudoku:" + EMPTY, "limit": 0}


@pytest.mark.parametrize(
    "work",
    [
        lambda: gridwright.ask(long_work()),
        lambda: list(gridwright.ask_many([long_work()] * 3, threads=2)),
        lambda: sudoku.count(EMPTY),
        lambda: sudoku.count_batch(EMPTY.encode() * 3, limit=0),
        lambda: sudoku.generate_batch(1, 10**9),
    ],
)
def test_an_interrupt_ends_the_work(work: Any) -> None:
    interrupted: list[float] = []

    def interrupt() -> None:
        interrupted.append(time.process_time())
        _thread.interrupt_main()

    # A shell that starts programs in the background has them ignore interrupts.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.1, interrupt)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        timer.join()
        signal.signal(signal.SIGINT, usual)
    # The promise is 50 ms on every processor. What other programs take meanwhile does not count.
    assert time.process_time() - interrupted[0] < 0.05 * (os.cpu_count() or 1)


def test_other_threads_go_on_meanwhile() -> None:
    is_counting = threading.Event()
    seen = threading.Event()

    def watch() -> None:
        # Whoever holds the interpreter from beginning to end of the work lets nobody see it.
        while not seen.is_set():
            if is_counting.is_set():
                seen.set()
            time.sleep(0.0001)

    thread = threading.Thread(target=watch)
    switching = sys.getswitchinterval()
    # Longer than the test: no thread loses its turn but by giving it up.
    sys.setswitchinterval(1000)
    thread.start()
    try:
        for _ in range(1000):
            is_counting.set()
            gridwright.count("sudoku:" + EMPTY, nodes=50_000)
            is_counting.clear()
            if seen.is_set():
                break
        assert seen.is_set()
    finally:
        seen.set()
        sys.setswitchinterval(switching)
        thread.join()


def test_batches_read_only_a_little_ahead() -> None:
    taken = 0

    def endless() -> Iterator[str]:
        nonlocal taken
        while True:
            taken += 1
            yield "cirth:12....3.."

    answered = gridwright.solve_many(endless(), threads=2)
    for _ in range(10):
        assert next(answered).outcome == "unique"
    assert taken < 1000


def test_what_goes_wrong_in_an_iterable_is_raised() -> None:
    def broken() -> Iterator[str]:
        yield "cirth:12....3.."
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        list(gridwright.solve_many(broken()))
    with pytest.raises(TypeError):
        list(gridwright.ask_many_json(typing.cast(Any, [1])))


def test_81_characters_of_any_kind() -> None:
    puzzle, solution = sudoku.generate(42)
    assert sudoku.solve(puzzle) == solution and sudoku.solve(puzzle.decode()) == solution.decode()
    assert gridwright.solve("sudoku:" + puzzle.decode()).solution == solution.decode()
    clash = b"11" + b"." * 79
    assert sudoku.solve(clash) is None and sudoku.count(clash) == 0
    assert sudoku.solve_batch(bytearray(puzzle + clash)) == solution + b"." * 81
    assert sudoku.solve_batch(memoryview(puzzle * 5000), threads=2) == solution * 5000
    assert list(sudoku.count_batch(puzzle + clash)) == [1, 0]
    with pytest.raises(ValueError, match="expected 81 characters, found 3"):
        sudoku.solve("123")
    with pytest.raises(ValueError, match="puzzle 2: "):
        sudoku.solve_batch(puzzle + b"x" * 81)
    with pytest.raises(ValueError, match="81 bytes for each puzzle"):
        sudoku.solve_batch(b"123")
    with pytest.raises(TypeError):
        sudoku.solve(typing.cast(Any, 5))


def test_a_seed_makes_the_same_puzzles_in_any_number_of_threads() -> None:
    alone, together = sudoku.generate_batch(9, 20, threads=1), sudoku.generate_batch(9, 20, threads=3)
    assert alone == together
    assert alone[0][5 * 81 : 6 * 81] == sudoku.generate(9, 5)[0]
    assert sudoku.generate_batch(9, 2, first=5)[0] == alone[0][5 * 81 : 7 * 81]


def test_the_stub_lists_what_the_engine_has() -> None:
    stub = (REPOSITORY / "crates/python/python/gridwright/_engine.pyi").read_text()
    names = [name for name in dir(_engine) if not name.startswith("__")]
    for name in names:
        assert f"def {name}(" in stub or f"class {name}" in stub, name
    assert gridwright.__version__ == _engine.__version__
    assert answers.BY_VERB.keys() >= {"solve", "error"}


def test_the_examples_of_the_document_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # One of them writes a file.
    monkeypatch.chdir(tmp_path)
    document = (REPOSITORY / "docs/embedding.md").read_text()
    blocks = [part.split("\n```")[0] for part in document.split("\n```pycon\n")[1:]]
    example = doctest.DocTestParser().get_doctest("\n".join(blocks) + "\n", {}, "embedding.md", None, None)
    assert len(example.examples) > 10
    assert doctest.DocTestRunner().run(example).failed == 0


def test_columns_of_arrow_go_in_and_come_out() -> None:
    puzzles, solutions = sudoku.generate_batch(5, 3)
    lines = [puzzles[i : i + 81].decode() for i in (0, 81, 162)]
    rows = [lines[0], None, lines[1], "11" + "." * 79, lines[2]]
    expected = [solutions[:81].decode(), None, solutions[81:162].decode(), None, solutions[162:].decode()]
    encoded = [None if row is None else row.encode() for row in rows]
    for column in (
        pyarrow.array(rows),
        pyarrow.array(rows, pyarrow.large_string()),
        pyarrow.array(encoded),
        pyarrow.array(encoded, pyarrow.binary(81)),
        pyarrow.array(["x", *rows])[1:],
    ):
        assert pyarrow.array(sudoku.solve_column(column)).to_pylist() == expected
        assert pyarrow.array(sudoku.count_column(column)).to_pylist() == [1, None, 1, 0, 1]
    with pytest.raises(TypeError, match="text or bytes"):
        sudoku.solve_column(pyarrow.array([1]))
    with pytest.raises(TypeError, match="column of Arrow"):
        sudoku.solve_column(typing.cast(Any, rows))
    with pytest.raises(ValueError, match="puzzle 2: "):
        sudoku.solve_column(pyarrow.array([lines[0], "12"]))


@pytest.mark.parametrize("family", ["sudoku", "cirth", "gogen", "futoshiki"])
def test_answers_of_models_are_scored(family: str) -> None:
    tasks = gym.GridwrightDataset(gym.GridwrightConfig(family=family, size=2, seed=3))
    first, second = tasks
    assert first["question"] != second["question"] and first == tasks[0]
    assert tasks.score_answer(f"I think it is\n{first['answer']}", first) == 1
    assert tasks.score_answer(None, first) == 0 and tasks.score_answer("no idea", first) == 0
    assert tasks.score_answer(second["answer"], first) < 1
    assert tasks[2] not in (first, second)
    with pytest.raises(IndexError):
        tasks[-1]
    with pytest.raises(gridwright.GridwrightError, match="nothing"):
        gym.GridwrightDataset(gym.GridwrightConfig(family="nothing"))
