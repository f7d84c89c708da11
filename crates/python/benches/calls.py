"""What a call from Python costs: run with the installed package on a machine that has nothing else to do.

`pip install ./crates/python`, then `python crates/python/benches/calls.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import gridwright
from gridwright import sudoku

PUZZLES = 20_000


def best(work: Callable[[], object], rounds: int = 10) -> float:
    """The shortest time of some rounds, in seconds."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def main() -> None:
    """Prints the times."""
    puzzles, _ = sudoku.generate_batch(42, PUZZLES)
    lines = [puzzles[i : i + 81] for i in range(0, len(puzzles), 81)]
    batch = best(lambda: sudoku.solve_batch(puzzles, threads=1))
    calls = best(lambda: [sudoku.solve(line) for line in lines])
    print(f"solve, one call each: {calls / PUZZLES * 1e6:.2f} us")
    print(f"solve_batch, one thread: {batch / PUZZLES * 1e6:.2f} us a puzzle")
    request = '{"verb": "count", "puzzle": "cirth:12....3.."}'
    print(f"ask_json: {best(lambda: [gridwright.ask_json(request) for _ in range(1000)]) * 1e3:.1f} us")
    print(f"solve with objects: {best(lambda: [gridwright.solve('cirth:12....3..') for _ in range(1000)]) * 1e3:.1f} us")


if __name__ == "__main__":
    main()
