"""From arguments to requests, and from answers to objects."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any, TypeVar, Union

from . import _behaviour, _engine, answers
from ._read import read

PuzzleLike = Union[_behaviour.Puzzle, answers.SavedGame, str, Mapping[str, Any]]
"""A puzzle or a game: as this package returns it, as a text (an id, a board, a saved game, a file or link of another program),
or as JSON."""

A = TypeVar("A")


class GridwrightError(ValueError):
    """The engine refuses a request. The sentence says what is wrong; `code` is the same as one word.

    >>> import gridwright
    >>> try:
    ...     gridwright.solve("cirth:12")
    ... except gridwright.GridwrightError as error:
    ...     print(error.code)
    bad-puzzle
    """

    def __init__(self, answer: answers.ErrorAnswer) -> None:
        super().__init__(answer.detail)
        self.answer = answer
        """All that is known about the error."""
        self.code: answers.ErrorCode = answer.code
        """What kind of error it is."""


def ask_json(request: str) -> str:
    """Answers a request in JSON with an answer in JSON: everything else here is made of this.

    >>> ask_json('{"verb": "count", "puzzle": "cirth:........."}')[-11:]
    '"count":12}'
    """
    return _engine.ask(request)


def ask(request: Mapping[str, Any]) -> answers.Answer:
    """Answers a request: an object with a `verb` and what belongs to it. docs/schema/requests.json has all of them.

    What the engine refuses is raised as a `GridwrightError`.

    >>> ask({"verb": "count", "puzzle": "cirth:........."}).count
    12
    """
    answer = from_json(_engine.ask(to_json(request)))
    if isinstance(answer, answers.ErrorAnswer):
        raise GridwrightError(answer)
    return answer


def asked(answer_type: type[A], verb: str, **members: Any) -> A:
    """The answer to a request of a verb. Members that are None or False are left out."""
    answer = ask(request(verb, **members))
    assert isinstance(answer, answer_type)
    return answer


def request(verb: str, **members: Any) -> dict[str, Any]:
    """A request without the members that are None or False."""
    kept = {name: value for name, value in members.items() if value is not None and value is not False}
    return {"verb": verb, **kept}


def to_json(request: Mapping[str, Any]) -> str:
    """A request as text."""
    return json.dumps(request, default=_plain)


def from_json(text: str) -> answers.Answer:
    """An answer as an object."""
    data = json.loads(text)
    answer: answers.Answer = read(answers.BY_VERB[data["verb"]], data)
    return answer


def _plain(value: Any) -> Any:
    """What an object stands for in JSON."""
    if isinstance(value, _behaviour.Puzzle):
        return value.as_json()
    if isinstance(value, answers.SavedGame):
        return dataclasses.asdict(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} is no part of a request")
