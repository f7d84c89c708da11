"""Puzzles as tasks for language models: a data set and a scorer as `reasoning_gym` has them.

The data set works by itself. Where `reasoning_gym` is installed, `register` makes it known there, and
`reasoning_gym.create_dataset("gridwright", family="cirth", size=10, seed=42)` finds it.

>>> tasks = GridwrightDataset(GridwrightConfig(family="cirth", params={"size": 4}, size=2, seed=42))
>>> len(tasks), [task["metadata"]["recipe"] for task in tasks]
(2, ['cirth/size=4@1#42', 'cirth/size=4@1#42.1'])
>>> task = tasks[0]
>>> tasks.score_answer(task["answer"], task), tasks.score_answer("I do not know.", task)
(1.0, 0.0)
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import verbs

if TYPE_CHECKING:
    Base = object
else:
    try:
        Base = importlib.import_module("reasoning_gym.dataset").ProceduralDataset
    except ImportError:
        Base = object


@dataclass
class GridwrightConfig:
    """Which puzzles are in a data set. The same values make the same puzzles for ever."""

    family: str = "sudoku"
    """The family."""
    params: dict[str, Any] = field(default_factory=dict)
    """What is asked of the family, such as `size` and `level`."""
    rate: bool = False
    """Whether to rate each puzzle, for its metadata."""
    seed: int | None = None
    """The seed; drawn when left out."""
    size: int = 500
    """How many puzzles there are."""

    def validate(self) -> None:
        """Refuses what cannot be made, with a sentence that says why."""
        verbs.families(self.family)
        if self.size < 1:
            raise ValueError(f"expected a size of at least 1, found {self.size}")


class GridwrightDataset(Base):  # type: ignore[misc, unused-ignore]
    """Puzzles with their solutions: an item is a dictionary with `question`, `answer` and `metadata`."""

    def __init__(self, config: GridwrightConfig) -> None:
        """A data set as configured."""
        config.validate()
        self.config = config
        self.size = config.size
        self.seed = random.SystemRandom().randrange(2**32) if config.seed is None else config.seed
        family = verbs.families(config.family).families[0]
        self._name, self._rules = family.name, family.rules

    def __len__(self) -> int:
        """How many puzzles there are."""
        return self.size

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """All puzzles, one after the other."""
        return (self[index] for index in range(self.size))

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """The puzzle of an index. There is one for every number: the size says only where iterating ends, as in `reasoning_gym`."""
        if idx < 0:
            raise IndexError(idx)
        config = self.config
        made = verbs.generate(config.family, seed=self.seed, index=idx, rate=config.rate, params=config.params)
        if made.puzzle is None or made.solution is None:
            raise ValueError(made.detail)
        question = (
            f"Solve this {self._name} puzzle. {self._rules}\n\n{made.puzzle.convert('text')}\n"
            "Answer with the solved board and nothing else, in the same layout."
        )
        metadata: dict[str, Any] = {
            "source_dataset": "gridwright",
            "source_index": idx,
            "family": made.family,
            "puzzle": made.puzzle.id,
            "recipe": made.recipe,
            "difficulty": dict(config.params),
        }
        if made.rating is not None:
            metadata["level"], metadata["rating"] = made.rating.level, made.rating.er
        return {"question": question, "answer": made.solution, "metadata": metadata}

    def score_answer(self, answer: str | None, entry: Mapping[str, Any]) -> float:
        """What an answer is worth, from 0 to 1: see `gridwright.verify`. Any solution counts, in any common layout."""
        if not answer:
            return 0.0
        return verbs.verify(entry["metadata"]["puzzle"], answer).credit


def register(name: str = "gridwright") -> None:
    """Makes the data set known to `reasoning_gym`, which has to be installed; to do it again changes nothing."""
    factory = importlib.import_module("reasoning_gym.factory")
    if factory.DATASETS.get(name) != (GridwrightDataset, GridwrightConfig):
        factory.register_dataset(name, GridwrightDataset, GridwrightConfig)
