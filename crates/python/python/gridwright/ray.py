"""Data sets made by a cluster: each part of a plan is a task for Ray, and the bytes are those of one process.

`pip install './crates/python[ray]'` on every machine, then

    from gridwright import bulk, ray
    plan = bulk.plan("plan.toml", format="parquet")
    ray.run(plan, "data")

The machines need no disk in common: files travel to the one that calls `run`, which writes them. A task whose worker
or machine is lost is done again elsewhere, and what was written is not made again by the next `run`.
"""

from __future__ import annotations

import importlib
from typing import Any

from . import bulk

AHEAD = 2
"""Tasks that wait, for each that runs: enough that no processor waits for the next."""


def run(
    plan: bulk.Plan,
    out: bulk.StrPath,
    *,
    threads: int = 1,
    retries: int = 3,
    progress: bulk.Progress | None = None,
    verify: bool = False,
) -> bulk.Manifest:
    """Makes a data set with all processors of the cluster, or goes on with it; merges and, if asked to, verifies it.

    A task takes `threads` processors and makes one part: choose `part_rows` so that it takes a minute or so. It is tried again
    `retries` times when it is lost or cannot write. `progress` is told the rows that are done and all rows; without one they are
    shown on standard error. Where Ray was not started, it is started on this machine.
    """
    ray = _ray()
    if not ray.is_initialized():
        ray.init()
    progress = bulk.Meter() if progress is None else progress
    todo = bulk.begin(plan, out)
    make = ray.remote(bulk.part).options(num_cpus=threads, max_retries=retries, retry_exceptions=[OSError])
    size: int = plan.settings["part_rows"]
    rows = {part: min(size, plan.rows - part * size) for part in todo}
    done = plan.rows - sum(rows.values())
    waiting = iter(todo)
    tasks: dict[Any, int] = {}
    progress(done, plan.rows)
    try:
        while True:
            # Machines come and go.
            room = (AHEAD + 1) * max(1, int(ray.cluster_resources().get("CPU", 1)) // threads)
            while len(tasks) < room and (number := next(waiting, None)) is not None:
                tasks[make.remote(plan, number, threads)] = number
            if not tasks:
                break
            for task in ray.wait(list(tasks), num_returns=1)[0]:
                bulk.store(out, ray.get(task))
                done += rows[tasks.pop(task)]
            progress(done, plan.rows)
    finally:
        for task in tasks:
            ray.cancel(task)
    return bulk.merge(out, verify=verify)


def _ray() -> Any:
    """Ray itself, which has a name that this module has, too."""
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise ImportError("Ray is not installed: pip install 'gridwright[ray]' does it") from error
