"""Data sets made by more than one process: the same bytes as those of one, whoever is lost on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pyarrow.parquet
import pytest
import ray
import ray.cluster_utils
import yaml

from gridwright import bulk
from gridwright import ray as gridwright_ray

REPOSITORY = Path(__file__).parents[4]


@pytest.fixture(scope="module")
def plan() -> bulk.Plan:
    """Puzzles of several kinds, with duplicates, in parts that take a second or so."""
    sets = ["6000xsudoku/level=easy", "1500xcirth/size=4", "1500xfutoshiki/size=4"]
    return bulk.plan(
        sets=sets, seed=5, format="parquet", rate=True, splits={"train": 0.8, "test": 0.2}, part_rows=500
    )


@pytest.fixture(scope="module")
def alone(plan: bulk.Plan, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data set as one process makes it."""
    folder = tmp_path_factory.mktemp("alone") / "data"
    bulk.run(plan, folder)
    return folder


@pytest.fixture
def cluster() -> Iterator[ray.cluster_utils.Cluster]:
    """A machine that only leads, and two that work."""
    cluster = ray.cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()


def files(folder: Path) -> dict[str, bytes]:
    """Everything that must be the same: all but the page, the times and the locks."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in paths if path.suffix not in (".times", ".lock") and path.name != "index.html"]
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


def assert_same(one: Path, other: Path) -> None:
    """Names first, so that a difference can be read."""
    first, second = files(one), files(other)
    assert sorted(first) == sorted(second)
    assert [name for name in first if first[name] != second[name]] == []


def test_ray_gives_the_same_bytes_with_a_worker_killed_and_a_node_lost(
    plan: bulk.Plan, alone: Path, cluster: ray.cluster_utils.Cluster, tmp_path: Path
) -> None:
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    told: list[tuple[int, int]] = []
    killed: list[int] = []
    lost: list[Any] = []

    def trouble(done: int, rows: int) -> None:
        """Whatever can happen to a cluster, while it works."""
        told.append((done, rows))
        if not killed and done > 1000:
            # It is busy: there are more parts than processors.
            working = [one for one in psutil.process_iter(["cmdline"]) if "ray::part" in " ".join(one.info["cmdline"] or [])]
            if working:
                os.kill(working[0].pid, signal.SIGKILL)
                killed.append(working[0].pid)
        if killed and not lost and done > 3000:
            lost.append(nodes.pop())
            cluster.remove_node(lost[0], allow_graceful=False)

    manifest = gridwright_ray.run(plan, tmp_path / "data", progress=trouble, verify=True)
    assert killed and lost, "nothing went wrong on the way"
    assert told[0] == (0, plan.rows) and told[-1] == (plan.rows, plan.rows)
    assert manifest.duplicates > 100
    assert_same(alone, tmp_path / "data")
    # What is there is not made again.
    gridwright_ray.run(plan, tmp_path / "data", progress=lambda done, rows: told.append((done, rows)))
    assert told[-1] == (plan.rows, plan.rows) and told[-2] != told[-3]
    assert_same(alone, tmp_path / "data")


def test_dask_gives_the_same_bytes(plan: bulk.Plan, alone: Path, tmp_path: Path) -> None:
    settings = plan.settings
    sets = [f'[[set]]\nfamily = "{one["family"]}"\nparams = "{one["params"]}"\ncount = {one["count"]}\n' for one in settings["sets"]]
    splits = '[splits]\ntrain = 0.8\ntest = 0.2\n'
    text = f'seed = 5\nformat = "parquet"\nrate = ["gridwright"]\npart-rows = 500\n{splits}' + "".join(sets)
    (tmp_path / "plan.toml").write_text(text)
    recipe = REPOSITORY / "deploy/clusters/dask_bulk.py"
    subprocess.run([sys.executable, recipe, "plan.toml", "data"], cwd=tmp_path, check=True)
    assert_same(alone, tmp_path / "data")


def test_splits_share_no_puzzle_and_rows_are_read_by_others(alone: Path) -> None:
    forms: dict[str, set[tuple[str, str]]] = {}
    for split in ("train", "test"):
        table = pyarrow.parquet.read_table(alone / split)
        forms[split] = set(zip(table["family"].to_pylist(), table["canonical"].to_pylist()))
        assert len(forms[split]) == table.num_rows > 1000
        assert set(table["split"].to_pylist()) == {split}
    assert not forms["train"] & forms["test"]


def test_kubernetes_takes_the_manifests() -> None:
    kubernetes_validate = pytest.importorskip("kubernetes_validate")
    for name in ("kubernetes.yaml", "kubernetes-merge.yaml"):
        documents = list(yaml.safe_load_all((REPOSITORY / "deploy/clusters" / name).read_text()))
        assert documents
        for document in documents:
            kubernetes_validate.validate(document, kubernetes_validate.latest_version(), strict=True)
