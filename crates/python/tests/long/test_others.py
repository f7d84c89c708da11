"""The package beside the programs that it is made for: `reasoning_gym` and notebooks."""

from __future__ import annotations

import itertools

import nbclient
import nbformat
import reasoning_gym
from reasoning_gym.composite import CompositeConfig, CompositeDataset, DatasetSpec
from reasoning_gym.dataset import ProceduralDataset, ReseedingDataset
from reasoning_gym.factory import get_score_answer_fn

import gridwright
from gridwright import gym


def test_reasoning_gym_makes_and_scores_our_tasks() -> None:
    gym.register()
    gym.register()
    for family, params in [("sudoku", {"level": "easy"}), ("cirth", {}), ("gogen", {}), ("alcazar", {}), ("futoshiki", {})]:
        tasks = reasoning_gym.create_dataset("gridwright", family=family, params=params, size=3, seed=42)
        assert isinstance(tasks, ProceduralDataset)
        items = list(tasks)
        assert len(items) == len(tasks) == 3 and items == list(tasks)
        for item in items:
            assert {"question", "answer", "metadata"} <= item.keys()
            assert item["metadata"]["source_dataset"] == "gridwright"
            assert tasks.score_answer(item["answer"], item) == 1.0
            assert tasks.score_answer(None, item) == tasks.score_answer("I do not know.", item) == 0.0
        assert tasks.score_answer(items[0]["answer"], items[1]) < 1.0
    assert get_score_answer_fn("gridwright")(items[0]["answer"], items[0]) == 1.0


def test_seeds_that_follow_one_another_share_no_task() -> None:
    gym.register()
    one, other = (reasoning_gym.create_dataset("gridwright", size=20, seed=seed) for seed in (1, 2))
    questions = [item["question"] for item in itertools.chain(one, other)]
    assert len(set(questions)) == 40


def test_tasks_mix_with_others_and_never_end() -> None:
    gym.register()
    specs = [
        DatasetSpec(name="gridwright", weight=1, config={"family": "cirth", "params": {"size": 4}}),
        DatasetSpec(name="mini_sudoku", weight=1, config={}),
    ]
    mixed = CompositeDataset(CompositeConfig(size=20, seed=7, datasets=specs))
    sources = {item["metadata"]["source_dataset"] for item in mixed}
    assert sources == {"gridwright", "mini_sudoku"}
    assert all(mixed.score_answer(item["answer"], item) == 1.0 for item in mixed)
    mixed.update_dataset_config("gridwright", {"params": {"size": 5}})
    small = reasoning_gym.create_dataset("gridwright", family="cirth", params={"size": 5}, size=3, seed=1)
    endless = list(itertools.islice(ReseedingDataset(small, chunk_size=10), 25))
    assert len({item["metadata"]["recipe"] for item in endless}) == 25


def test_our_scorer_agrees_with_theirs_on_their_puzzles() -> None:
    """Puzzles and solutions that this engine had no part in."""
    theirs = reasoning_gym.create_dataset("mini_sudoku", size=20, seed=3)
    for item in theirs:
        puzzle = "".join(str(value or ".") for row in item["metadata"]["puzzle"] for value in row)
        verdict = gridwright.verify(f"sudoku:{puzzle}", item["answer"])
        assert verdict.outcome == "right" and verdict.credit == 1.0 == theirs.score_answer(item["answer"], item)
        wrong = item["answer"].replace("1", "2")
        assert gridwright.verify(f"sudoku:{puzzle}", wrong).outcome == "wrong"


def test_a_notebook_shows_pictures() -> None:
    cells = [
        "import gridwright",
        "puzzle = gridwright.generate('sudoku', seed=42).puzzle; puzzle",
        "puzzle.hint()",
        "puzzle.explain().steps[0]",
        "gridwright.Game(puzzle)",
        "gridwright.picture(puzzle, 'png')",
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    nbclient.NotebookClient(notebook, kernel_name="python3", timeout=120).execute()
    shown = [output["data"] for cell in notebook.cells for output in cell.outputs if "data" in output]
    assert len(shown) == 5
    assert all(data["image/svg+xml"].startswith("<svg") for data in shown[:4])
    # The hint is the first step.
    assert shown[0]["image/svg+xml"] != shown[1]["image/svg+xml"] == shown[2]["image/svg+xml"]
    assert "image/png" in shown[4]
