"""Many puzzles at once, on all processors, with the answers in the order of the questions.

Puzzles come from any iterable, which is read a little ahead of the answers; nothing else is kept in memory. What the
engine refuses is an `ErrorAnswer` in its place, so that one bad puzzle does not end the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar, Union, cast

from . import _engine, answers
from ._asking import PuzzleLike, from_json, request, to_json

A = TypeVar("A")


def ask_many(requests: Iterable[Mapping[str, Any]], *, threads: int = 0) -> Iterator[answers.Answer]:
    """Answers many requests; see `gridwright.ask`. As many threads as processors are used where none are named.

    >>> puzzles = ["cirth:12....3..", "cirth:.........", "cirth:12"]
    >>> [answer.outcome for answer in ask_many({"verb": "solve", "puzzle": puzzle} for puzzle in puzzles)]
    ['unique', 'several', 'error']
    """
    return map(from_json, _engine.Batch(map(to_json, requests), threads))


def ask_many_json(requests: Iterable[str], *, threads: int = 0) -> Iterator[str]:
    """The same with requests and answers in JSON.

    >>> [answer[:46] for answer in ask_many_json(['{"verb": "formats"}'])]
    ['{"format":"gridwright","version":1,"verb":"for']
    """
    return _engine.Batch(requests, threads)


def solve_many(
    puzzles: Iterable[PuzzleLike], *, threads: int = 0, nodes: int | None = None
) -> Iterator[Union[answers.SolveAnswer, answers.ErrorAnswer]]:
    """Solves many puzzles; see `gridwright.solve`.

    >>> [answer.outcome for answer in solve_many(["cirth:12....3..", "cirth:........."])]
    ['unique', 'several']
    """
    return _asked(answers.SolveAnswer, "solve", puzzles, threads, nodes=nodes)


def count_many(
    puzzles: Iterable[PuzzleLike], *, limit: int | None = None, threads: int = 0, nodes: int | None = None
) -> Iterator[Union[answers.CountAnswer, answers.ErrorAnswer]]:
    """Counts the solutions of many puzzles; see `gridwright.count`.

    >>> [answer.count for answer in count_many(["cirth:12....3..", "cirth:........."])]
    [1, 12]
    """
    return _asked(answers.CountAnswer, "count", puzzles, threads, limit=limit, nodes=nodes)


def rate_many(
    puzzles: Iterable[PuzzleLike], *, profile: str | None = None, threads: int = 0, nodes: int | None = None
) -> Iterator[Union[answers.RateAnswer, answers.ErrorAnswer]]:
    """Rates many puzzles; see `gridwright.rate`.

    >>> [answer.rating.er for answer in rate_many(["cirth:12....3.."])]
    [1.5]
    """
    return _asked(answers.RateAnswer, "rate", puzzles, threads, profile=profile, nodes=nodes)


def explain_many(
    puzzles: Iterable[PuzzleLike],
    *,
    profile: str | None = None,
    threads: int = 0,
    nodes: int | None = None,
    language: str | None = None,
) -> Iterator[Union[answers.ExplainAnswer, answers.ErrorAnswer]]:
    """Explains many puzzles; see `gridwright.explain`.

    >>> [len(answer.steps) for answer in explain_many(["cirth:12....3.."])]
    [6]
    """
    members = dict(profile=profile, nodes=nodes, language=language)
    return _asked(answers.ExplainAnswer, "explain", puzzles, threads, **members)


def verify_many(
    pairs: Iterable[tuple[PuzzleLike, Any]], *, threads: int = 0, nodes: int | None = None
) -> Iterator[Union[answers.VerifyAnswer, answers.ErrorAnswer]]:
    """Holds many answers against their puzzles; see `gridwright.verify`.

    >>> [answer.credit for answer in verify_many([("cirth:12....3..", "123231312")])]
    [1.0]
    """
    requests = (request("verify", puzzle=puzzle, answer=answer, nodes=nodes) for puzzle, answer in pairs)
    return cast("Iterator[Union[answers.VerifyAnswer, answers.ErrorAnswer]]", ask_many(requests, threads=threads))


def generate_many(
    family: str | None = None,
    *,
    seed: int,
    count: int,
    first: int = 0,
    threads: int = 0,
    rate: bool = False,
    canonical: bool = False,
    nodes: int | None = None,
    **params: Any,
) -> Iterator[Union[answers.GenerateAnswer, answers.ErrorAnswer]]:
    """Makes the puzzles of a seed, `count` of them from the one of the index `first` on; see `gridwright.generate`.

    >>> [made.solution for made in generate_many("cirth", seed=1, count=2, size=3)]
    ['132213321', '123312231']
    """
    wished = {name.replace("_", "-"): value for name, value in params.items()}
    requests = (
        request(
            "generate",
            family=family,
            params=wished or None,
            seed=seed if seed < 2**53 else str(seed),
            index=index or None,
            rate=rate,
            canonical=canonical,
            nodes=nodes,
        )
        for index in range(first, first + count)
    )
    return cast(
        "Iterator[Union[answers.GenerateAnswer, answers.ErrorAnswer]]", ask_many(requests, threads=threads)
    )


def _asked(
    answer_type: type[A], verb: str, puzzles: Iterable[PuzzleLike], threads: int, **members: Any
) -> Iterator[Union[A, answers.ErrorAnswer]]:
    requests = (request(verb, puzzle=puzzle, **members) for puzzle in puzzles)
    return cast("Iterator[Union[A, answers.ErrorAnswer]]", ask_many(requests, threads=threads))
