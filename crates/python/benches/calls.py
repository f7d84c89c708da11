"""What Python adds to the engine, in processor time: calls, batches, columns, and how soon an interrupt ends the work.

`pip install ./crates/python`, then `python crates/python/benches/calls.py` in a copy of the repository, which has the
kernel measured without Python first.
"""

from __future__ import annotations

import os
import signal
import statistics
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

import gridwright
from gridwright import sudoku

REPOSITORY = Path(__file__).parents[3]
PUZZLES = 20_000
EMPTY = "." * 81


def best(work: Callable[[], object], rounds: int = 20) -> float:
    """The processor time of the shortest of some rounds, in nanoseconds for each puzzle."""
    times = []
    for _ in range(rounds):
        begun = time.process_time_ns()
        work()
        times.append(time.process_time_ns() - begun)
    return min(times) / PUZZLES


def kernel(puzzles: bytes) -> tuple[float, float]:
    """What the kernel takes for each puzzle: a grid by itself, and lines to lines as a batch."""
    words = ["cargo", "run", "--quiet", "--release", "--package", "gridwright-python", "--example", "kernel"]
    printed = subprocess.run(words, cwd=REPOSITORY, input=puzzles, stdout=subprocess.PIPE, check=True).stdout
    one, batch = map(float, printed.split())
    return one, batch


def interrupted(work: Callable[[], object]) -> float:
    """How long work goes on after an interrupt, in milliseconds."""
    sent: list[float] = []

    def interrupt() -> None:
        sent.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.1, interrupt)
    timer.start()
    try:
        work()
    except KeyboardInterrupt:
        return (time.perf_counter() - sent[0]) * 1e3
    finally:
        timer.join()
    raise RuntimeError("the work ended by itself")


def main() -> None:
    """Prints all of it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    puzzles, _ = sudoku.generate_batch(42, PUZZLES)
    lines = [puzzles[i : i + 81] for i in range(0, len(puzzles), 81)]
    one, batch = kernel(puzzles)
    calls = best(lambda: [sudoku.solve(line) for line in lines])
    print(f"solve on bytes: {calls:.0f} ns a call, {one:.0f} ns in the kernel, {calls - one:.0f} ns more")
    calls = best(lambda: sudoku.solve_batch(puzzles, threads=1))
    print(f"solve_batch: {calls:.0f} ns a puzzle, {batch:.0f} ns in Rust, {100 * (calls / batch - 1):.1f} % more")
    puzzle = gridwright.Puzzle.read("cirth:12....3..")
    request = '{"verb": "count", "puzzle": "cirth:12....3.."}'
    print(f"ask_json: {best(lambda: [gridwright.ask_json(request) for _ in range(200)], 5) * PUZZLES / 2e5:.1f} us")
    print(f"solve with objects: {best(lambda: [gridwright.solve(puzzle) for _ in range(200)], 5) * PUZZLES / 2e5:.1f} us")
    long: dict[str, Callable[[], object]] = {
        "count": lambda: gridwright.count("sudoku:" + EMPTY, limit=0),
        "count on bytes": lambda: sudoku.count(EMPTY, limit=0),
        "count_batch": lambda: sudoku.count_batch(EMPTY.encode() * 3, limit=0),
        "generate_batch": lambda: sudoku.generate_batch(1, 10**9),
        "count_many": lambda: list(gridwright.count_many(["sudoku:" + EMPTY] * 3, limit=0)),
        "rate": lambda: [gridwright.rate(puzzle) for puzzle in iter(lambda: EXTREME, None)],
    }
    for name, work in long.items():
        times = [interrupted(work) for _ in range(10)]
        print(f"interrupt of {name}: {statistics.median(times):.1f} ms, at most {max(times):.1f}")


EXTREME = "sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


if __name__ == "__main__":
    main()
