"""What puzzles, steps, pictures and some answers can do beside holding members."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from . import answers
    from .game import Game


class Puzzle:
    """A puzzle of any family. Functions of the package are here as methods."""

    family: str
    id: str | None
    definition: dict[str, Any]

    @staticmethod
    def read(text: str, *, family: str | None = None, format: str | None = None) -> answers.Puzzle:
        """The puzzle that a text stands for: an id, a board, a file or link of another program.

        >>> import gridwright
        >>> gridwright.Puzzle.read("12..............").family
        'sudoku'
        """
        from . import verbs

        source = {"text": text, "family": family, "from": format}
        return verbs.convert({name: value for name, value in source.items() if value is not None}).puzzle

    def as_json(self) -> dict[str, Any]:
        """The puzzle as requests and answers hold it."""
        head = {"format": "gridwright", "version": 1, "family": self.family}
        return head | ({} if self.id is None else {"id": self.id}) | {"definition": self.definition}

    def solve(self, *, steps: bool = False, nodes: int | None = None, language: str | None = None) -> answers.SolveAnswer:
        """See `gridwright.solve`."""
        from . import verbs

        return verbs.solve(self, steps=steps, nodes=nodes, language=language)

    def count(self, *, limit: int | None = None, nodes: int | None = None) -> int:
        """See `gridwright.count`."""
        from . import verbs

        return verbs.count(self, limit=limit, nodes=nodes).count

    def check(
        self,
        *,
        position: str | Mapping[str, Any] | None = None,
        nodes: int | None = None,
        language: str | None = None,
    ) -> answers.CheckAnswer:
        """See `gridwright.check`."""
        from . import verbs

        return verbs.check(self, position=position, nodes=nodes, language=language)

    def explain(
        self, *, profile: str | None = None, nodes: int | None = None, language: str | None = None
    ) -> answers.ExplainAnswer:
        """See `gridwright.explain`."""
        from . import verbs

        return verbs.explain(self, profile=profile, nodes=nodes, language=language)

    def hint(self, *, stage: int | None = None, language: str | None = None) -> answers.HintAnswer:
        """See `gridwright.hint`."""
        from . import verbs

        return verbs.hint(self, stage=stage, language=language)

    def rate(
        self, *, profile: str | None = None, route: str | None = None, nodes: int | None = None
    ) -> answers.RateAnswer:
        """See `gridwright.rate`."""
        from . import verbs

        return verbs.rate(self, profile=profile, route=route, nodes=nodes)

    def minimise(self, *, keep: str | None = None, clues: int | None = None) -> answers.MinimiseAnswer:
        """See `gridwright.minimise`."""
        from . import verbs

        return verbs.minimise(self, keep=keep, clues=clues)

    def canonical(self) -> str:
        """See `gridwright.canonical`."""
        from . import verbs

        return verbs.canonical(self)

    def convert(self, to: str) -> str:
        """The puzzle in another form: `text`, `line`, `id`, or a format of other programs."""
        from . import verbs

        text = verbs.convert(self, to=to).text
        return text if text is not None else ""

    def picture(
        self,
        kind: answers.PictureKind = "svg",
        *,
        theme: str | None = None,
        size: int | None = None,
        solution: bool = False,
        marks: bool = False,
    ) -> answers.Picture:
        """See `gridwright.picture`."""
        from . import verbs

        return verbs.picture(self, kind, theme=theme, size=size, solution=solution, marks=marks)

    def play(self, *, language: str | None = None) -> Game:
        """A new game of this puzzle."""
        from .game import Game

        return Game(self, language=language)

    def _repr_svg_(self) -> str | None:
        return self.picture("svg").text

    def __str__(self) -> str:
        return str(self.picture("text"))

    def __repr__(self) -> str:
        return f"Puzzle.read({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and (self.family, self.definition) == (other.family, other.definition)

    def __hash__(self) -> int:
        return hash((self.family, self.id))


class Step:
    """A step can be shown in a notebook where the position it was found in is known."""

    name: str
    short: str
    move: str

    def _draw_with(self, draw: Callable[[], str | None]) -> None:
        """Says how a picture of the step is made, when it is wanted."""
        object.__setattr__(self, "_draw", draw)

    def _repr_svg_(self) -> str | None:
        draw = cast("Callable[[], str | None] | None", getattr(self, "_draw", None))
        return None if draw is None else draw()

    def __str__(self) -> str:
        return f"{self.name}: {self.short}"


class Picture:
    """A picture shows itself in a notebook, and can be written to a file."""

    kind: answers.PictureKind
    text: str | None
    base64: str | None

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return base64.b64decode(self.base64) if self.base64 is not None else (self.text or "").encode()

    def save(self, path: str | Path) -> None:
        """Writes the picture to a file."""
        Path(path).write_bytes(self.data)

    def _repr_svg_(self) -> str | None:
        return self.text if self.kind in ("svg", "svg-inline") else None

    def _repr_png_(self) -> bytes | None:
        return self.data if self.kind == "png" else None

    def __str__(self) -> str:
        return (self.text or "").rstrip("\n")

    def __repr__(self) -> str:
        return f"<a picture as {self.kind}, {len(self.data)} bytes>"


class GenerateAnswer:
    """Shown in a notebook as the puzzle."""

    puzzle: answers.Puzzle | None

    def _repr_svg_(self) -> str | None:
        return None if self.puzzle is None else self.puzzle._repr_svg_()


class HintAnswer:
    """Shown in a notebook as the picture of its step, and as its sentences elsewhere."""

    where: str | None
    why: str | None
    move: str | None
    step: answers.Step | None
    picture: answers.Picture | None
    outcome: answers.HintOutcome

    def _repr_svg_(self) -> str | None:
        if self.picture is not None:
            return self.picture._repr_svg_()
        return None if self.step is None else self.step._repr_svg_()

    def __str__(self) -> str:
        said = [part for part in (self.where, self.why, self.move) if part]
        return " ".join(said) if said else self.outcome


class ShowAnswer:
    """Shown in a notebook as its picture."""

    picture: answers.Picture | None

    def _repr_svg_(self) -> str | None:
        return None if self.picture is None else self.picture._repr_svg_()
