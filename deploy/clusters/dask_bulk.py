"""Makes a data set on a cluster of Dask: python dask_bulk.py plan.toml data [SCHEDULER]."""

import sys

from dask.distributed import Client, as_completed

from gridwright import bulk


def main(file: str, out: str, *scheduler: str) -> None:
    """Makes what is missing, and merges it. A part whose worker is lost is made again elsewhere."""
    plan = bulk.plan(file, format="parquet")
    with Client(*scheduler) as client:
        todo = bulk.begin(plan, out)
        parts = client.map(bulk.part, [plan] * len(todo), todo, retries=3)
        for part in as_completed(parts):
            bulk.store(out, part.result())
            part.release()
    print(bulk.merge(out, verify=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
