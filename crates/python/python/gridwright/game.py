"""Games in progress."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from typing import Any

from . import answers, verbs
from ._asking import PuzzleLike


class Game:
    """A game in progress: moves, notes, undo, hints.

    >>> game = Game("cirth:12....3..")
    >>> print(game.hint(stage=1))
    Last cell: look at column 1.
    >>> game["r2c1"] = "2"
    >>> game.place("r1c3", "2")
    >>> game.outcome, game.state.violations[0].name
    ('broken', 'row 1')
    >>> game.undo()
    >>> while not game.is_solved:
    ...     game.follow_hint()
    >>> print(game)
    ┏━━━┯━━━┯━━━┓
    ┃ 1 │ 2 │ 3 ┃
    ┠───┼───┼───┨
    ┃ 2 │ 3 │ 1 ┃
    ┠───┼───┼───┨
    ┃ 3 │ 1 │ 2 ┃
    ┗━━━┷━━━┷━━━┛
    """

    def __init__(
        self, game: PuzzleLike, *, language: str | None = None
    ) -> None:
        """A new game of a puzzle, or one that was saved."""
        self.language = language
        """The language of sentences."""
        self._answer = verbs.play(game, language=language)

    @property
    def saved(self) -> answers.SavedGame:
        """The game as it is kept."""
        return self._answer.game

    @property
    def state(self) -> answers.GameState:
        """What stands on the board, and what can be done."""
        return self._answer.state

    @property
    def outcome(self) -> answers.PlayOutcome:
        """How the game stands: `open`, `broken` or `solved`."""
        return self._answer.outcome

    @property
    def is_solved(self) -> bool:
        """Whether the puzzle is solved."""
        return self.outcome == "solved"

    def save(self) -> str:
        """The game as a line of text, which `Game.load` takes.

        >>> game = Game("cirth:12....3..")
        >>> game["r1c3"] = "3"
        >>> Game.load(game.save())["r1c3"]
        '3'
        """
        return json.dumps(dataclasses.asdict(self.saved))

    @staticmethod
    def load(text: str, *, language: str | None = None) -> Game:
        """The game that `save` has made a text of."""
        return Game(json.loads(text), language=language)

    def do(self, action: str, **members: Any) -> bool:
        """Takes an action by its name, such as `fill-notes`; docs/schema/requests.json lists them. Returns whether it
        changed anything.

        >>> Game("cirth:12....3..").do("fill-notes")
        True
        """
        asked = {name: value for name, value in members.items() if value is not None}
        self._answer = verbs.play(self.saved, {"do": action, **asked}, language=self.language)
        return self._answer.changed

    def __getitem__(self, site: str) -> str | None:
        """The value at a site."""
        for state in self.state.sites:
            if state.site == site:
                return state.value
        raise KeyError(site)

    def __setitem__(self, site: str, value: str | None) -> None:
        """Puts a value in, or takes it out with None."""
        if value is None:
            self.clear(site)
        else:
            self.place(site, value)

    def place(self, sites: str | Sequence[str], value: str) -> None:
        """Puts a value at a site or several."""
        self.do("place", sites=_list(sites), value=value)

    def clear(self, sites: str | Sequence[str]) -> None:
        """Takes out what stands at sites."""
        self.do("clear", sites=_list(sites))

    def note(self, site: str, values: str) -> None:
        """Replaces the notes at a site.

        >>> game = Game("cirth:12....3..")
        >>> game.note("r1c3", "23")
        >>> game.saved.moves
        ['r1c3?23']
        """
        self.do("set-notes", site=site, values=values)

    def fill_notes(self) -> None:
        """Replaces all notes by the candidates that the values on the board allow."""
        self.do("fill-notes")

    def undo(self) -> None:
        """Takes the last move back."""
        self.do("undo")

    def redo(self) -> None:
        """Repeats the move that was undone last."""
        self.do("redo")

    def undo_mistakes(self) -> None:
        """Undoes moves until every value agrees with the solution."""
        self.do("undo-mistakes")

    def restart(self) -> None:
        """Removes everything that was put in."""
        self.do("restart")

    def hint(self, *, stage: int | None = None, site: str | None = None) -> answers.HintAnswer:
        """What can be done next; see `gridwright.hint`."""
        return verbs.hint(self.saved, stage=stage, site=site, language=self.language)

    def follow_hint(self) -> None:
        """Does what the next hint says."""
        self.do("follow-hint")

    def mistake(self) -> answers.MistakeAnswer:
        """The first wrong move, and why it is wrong."""
        return verbs.mistake(self.saved, language=self.language)

    def picture(self, kind: answers.PictureKind = "svg", **more: Any) -> answers.Picture:
        """Draws the game as it stands. Values that break a rule are marked."""
        picture = verbs.play(self.saved, picture={"as": kind, **more}, conflicts=True).picture
        assert picture is not None
        return picture

    def _repr_svg_(self) -> str | None:
        return self.picture("svg").text

    def __str__(self) -> str:
        return str(self.picture("text"))

    def __repr__(self) -> str:
        return f"<a game of {self.saved.puzzle} after {self.saved.at} moves: {self.outcome}>"


def _list(sites: str | Sequence[str]) -> list[str]:
    return [sites] if isinstance(sites, str) else list(sites)
