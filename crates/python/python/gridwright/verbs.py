"""What can be asked, one function for each verb. All of them are in `gridwright`, too.

Every function that works on a puzzle takes it as this package returns it, as a text (an id, a board, a file or link of
another program) or as JSON. `nodes` limits the work: what is not known by then is answered with `out-of-budget`.
Sentences, also those of errors, are in the `language` asked for: `en`, `de`, `es` or `it`.
"""

from __future__ import annotations

import datetime
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from . import answers
from ._asking import PuzzleLike, ask_json, asked


def generate(
    family: str | None = None,
    *,
    seed: int | None = None,
    index: int = 0,
    generator: int | None = None,
    rate: bool = False,
    canonical: bool = False,
    nodes: int | None = None,
    language: str | None = None,
    params: Mapping[str, Any] | None = None,
    **more: Any,
) -> answers.GenerateAnswer:
    """Makes a puzzle with exactly one solution. The same arguments make the same puzzle for ever; without a seed, one is
    drawn. What is asked of the family is passed by the names of its parameters, such as `size` and `level`.

    >>> made = generate("sudoku", seed=42, size=4)
    >>> made.puzzle.id, made.solution
    ('sudoku/size=4:...11.2....2.3..', '3241142341322314')
    >>> generate("sudoku", seed=42, level="hard", rate=True).rating.level
    'hard'
    """
    wished = dict(params or {}) | {name.replace("_", "-"): value for name, value in more.items()}
    return asked(
        answers.GenerateAnswer,
        "generate",
        family=family,
        params=wished or None,
        generator=generator,
        seed=_whole(secrets.randbits(53) if seed is None else seed),
        index=index or None,
        rate=rate,
        canonical=canonical,
        nodes=nodes,
        language=language,
    )


def daily(
    family: str | None = None,
    *,
    date: datetime.date | str | None = None,
    level: str | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.GenerateAnswer:
    """Makes the puzzle of a day, today where none is named: one for each family and level, the same for everyone.

    >>> daily("cirth", date="2026-11-16").outcome
    'made'
    """
    day = datetime.datetime.now(datetime.timezone.utc).date() if date is None else date
    return asked(
        answers.GenerateAnswer, "daily", family=family, date=str(day), level=level, nodes=nodes, language=language
    )


def solve(
    puzzle: PuzzleLike, *, steps: bool = False, nodes: int | None = None, language: str | None = None
) -> answers.SolveAnswer:
    """Solves a puzzle and says whether the solution is the only one.

    >>> answer = solve("cirth:12....3..")
    >>> answer.outcome, answer.solution
    ('unique', '123231312')
    """
    answer = asked(answers.SolveAnswer, "solve", puzzle=puzzle, steps=steps, nodes=nodes, language=language)
    _draw_path(answer.steps or [], puzzle)
    return answer


def count(
    puzzle: PuzzleLike, *, limit: int | None = None, nodes: int | None = None, language: str | None = None
) -> answers.CountAnswer:
    """Counts the solutions up to a limit; a million when left out, 0 for none.

    >>> count("cirth:.........").count
    12
    """
    return asked(answers.CountAnswer, "count", puzzle=puzzle, limit=limit, nodes=nodes, language=language)


def check(
    puzzle: PuzzleLike,
    *,
    position: str | Mapping[str, Any] | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.CheckAnswer:
    """Says which rules a board breaks, and whether it can still be solved; with a position, which entries and notes
    contradict the only solution.

    >>> answer = check("cirth:11.......")
    >>> answer.outcome, answer.violations[0].name
    ('broken', 'row 1')
    >>> check("cirth:12....3..", position="r1c3=3 r2c2=1").wrong
    ['r2c2']
    """
    return asked(
        answers.CheckAnswer, "check", puzzle=puzzle, position=position, nodes=nodes, language=language
    )


def explain(
    puzzle: PuzzleLike,
    *,
    position: str | Mapping[str, Any] | None = None,
    profile: str | None = None,
    nodes: int | None = None,
    language: str | None = None,
    certificate: bool | None = None,
) -> answers.ExplainAnswer:
    """Solves a puzzle as a person would, with the reason for every step.

    >>> answer = explain("cirth:12....3..")
    >>> for step in answer.steps[:2]:
    ...     print(step.move, step.technique)
    r2c1=2 last-cell
    r1c3=3 last-cell
    """
    answer = asked(
        answers.ExplainAnswer,
        "explain",
        puzzle=puzzle,
        position=position,
        profile=profile,
        nodes=nodes,
        language=language,
        certificate=certificate,
    )
    if position is None and profile is None:
        _draw_path(answer.steps, puzzle)
    return answer


def hint(
    puzzle: PuzzleLike,
    *,
    position: str | Mapping[str, Any] | None = None,
    profile: str | None = None,
    site: str | None = None,
    stage: int | None = None,
    picture: answers.PictureKind | Mapping[str, Any] | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.HintAnswer:
    """Says what a player can do next: at stage 1 which technique and where to look, at stage 2 also why, at stage 3 also
    the move.

    >>> print(hint("cirth:12....3..", stage=1))
    Last cell: look at column 1.
    >>> hint("cirth:12....3..").step.move
    'r2c1=2'
    """
    members = dict(
        puzzle=puzzle, position=position, profile=profile, site=site, stage=stage, nodes=nodes, language=language
    )
    answer = asked(answers.HintAnswer, "hint", picture=_picture_of(picture), **members)

    def draw() -> str | None:
        drawn = asked(answers.HintAnswer, "hint", picture=_picture_of("svg"), **members)
        return None if drawn.picture is None else drawn.picture.text

    if answer.step is not None:
        answer.step._draw_with(draw)
    return answer


def steps(
    puzzle: PuzzleLike,
    *,
    position: str | Mapping[str, Any] | None = None,
    profile: str | None = None,
    most: int | None = None,
    picture: answers.PictureKind | Mapping[str, Any] | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.StepsAnswer:
    """Lists all steps that a player can take next, easiest first.

    >>> [step.move for step in steps("cirth:12....3..", most=2).steps]
    ['r2c1=2', 'r1c3=3']
    """
    members = dict(puzzle=puzzle, position=position, profile=profile, most=most, nodes=nodes, language=language)
    answer = asked(answers.StepsAnswer, "steps", picture=_picture_of(picture), **members)

    def draw(i: int) -> Callable[[], str | None]:
        return lambda: asked(answers.StepsAnswer, "steps", picture=_picture_of("svg"), **members).pictures[i].text

    for i, step in enumerate(answer.steps):
        step._draw_with(draw(i))
    return answer


def rate(
    puzzle: PuzzleLike,
    *,
    profile: str | None = None,
    route: str | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.RateAnswer:
    """Says how hard a puzzle is. `route="easiest"` searches for the easiest path.

    >>> answer = rate("cirth:12....3..")
    >>> answer.rating.level, answer.rating.er
    ('easy', 1.5)
    >>> rate("cirth:12....3..", route="easiest").route.complete
    True
    """
    return asked(
        answers.RateAnswer, "rate", puzzle=puzzle, profile=profile, route=route, nodes=nodes, language=language
    )


def verify(
    puzzle: PuzzleLike, answer: Any, *, nodes: int | None = None, language: str | None = None
) -> answers.VerifyAnswer:
    """Says whether an answer that somebody else gives solves a puzzle, and how much of it is right. It is a text in any common
    layout, with words around it or without, or JSON.

    >>> verify("cirth:12....3..", "Here it is:\\n1 2 3\\n2 3 1\\n3 1 2").outcome
    'right'
    >>> answer = verify("cirth:12....3..", "123231321")
    >>> answer.outcome, answer.first_error.site
    ('wrong', 'r3c2')
    """
    return asked(answers.VerifyAnswer, "verify", puzzle=puzzle, answer=answer, nodes=nodes, language=language)


def verify_proof(
    proof: Mapping[str, Any] | str, *, nodes: int | None = None, language: str | None = None
) -> answers.VerifyProofAnswer:
    """Checks an explanation step by step, without knowing how to find one. It is passed as JSON.

    >>> proof = ask_json('{"verb": "explain", "puzzle": "cirth:12....3.."}')
    >>> verify_proof(proof).outcome
    'unique'
    """
    data = json.loads(proof) if isinstance(proof, str) else proof
    return asked(answers.VerifyProofAnswer, "verify-proof", proof=data, nodes=nodes, language=language)


def minimise(
    puzzle: PuzzleLike,
    *,
    keep: str | None = None,
    clues: int | None = None,
    seed: int | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.MinimiseAnswer:
    """Takes clues away while something stays true: `unique`, `propagation`, `logic`, or a level such as `hard`.

    >>> minimise("cirth:123231312").puzzle.id
    'cirth/size=3,areas=none:.2...1...'
    """
    seed_or_none = None if seed is None else _whole(seed)
    return asked(
        answers.MinimiseAnswer,
        "minimise",
        puzzle=puzzle,
        keep=keep,
        clues=clues,
        seed=seed_or_none,
        nodes=nodes,
        language=language,
    )


def edit(
    puzzle: PuzzleLike | None = None,
    edits: Sequence[Mapping[str, Any]] = (),
    *,
    family: str | None = None,
    params: Mapping[str, Any] | None = None,
    seed: int | None = None,
    symmetry: str | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.EditAnswer:
    """Changes what is printed on a puzzle, or begins with an empty board of a family. With a symmetry, values bring others along.

    >>> edit(family="cirth", params={"size": 3}, edits=[{"do": "given", "site": "r1c1", "value": "2"}]).puzzle.id
    'cirth/size=3:2......../seseooeeo'
    """
    return asked(
        answers.EditAnswer,
        "edit",
        puzzle=puzzle,
        family=family,
        params=params,
        seed=None if seed is None else _whole(seed),
        edits=list(edits) or None,
        symmetry=symmetry,
        nodes=nodes,
        language=language,
    )


def review(
    puzzle: PuzzleLike, *, profile: str | None = None, nodes: int | None = None, language: str | None = None
) -> answers.ReviewAnswer:
    """Says all there is to know about a puzzle while it is being made: its solutions, what can be removed, how hard it is.

    >>> review("cirth:12.......").outcome
    'several'
    """
    return asked(answers.ReviewAnswer, "review", puzzle=puzzle, profile=profile, nodes=nodes, language=language)


def repair(
    puzzle: PuzzleLike, *, limit: int | None = None, nodes: int | None = None, language: str | None = None
) -> answers.RepairAnswer:
    """Finds single clues to add, to change or to take away so that a puzzle has one solution.

    >>> repair("cirth:12.......", limit=1).outcome
    'found'
    """
    return asked(answers.RepairAnswer, "repair", puzzle=puzzle, limit=limit, nodes=nodes, language=language)


def complete(
    puzzle: PuzzleLike, *, seed: int | None = None, nodes: int | None = None, language: str | None = None
) -> answers.CompleteAnswer:
    """Prints more givens on a puzzle, so that it has one solution.

    >>> complete("cirth:12.......").puzzle.solve().outcome
    'unique'
    """
    seed_or_none = None if seed is None else _whole(seed)
    return asked(answers.CompleteAnswer, "complete", puzzle=puzzle, seed=seed_or_none, nodes=nodes, language=language)


def convert(
    puzzle: PuzzleLike, *, to: str | None = None, nodes: int | None = None, language: str | None = None
) -> answers.ConvertAnswer:
    """Writes a puzzle in another form: `text`, `line`, `id`, or a format of other programs.

    >>> convert("sudoku:12..............", to="pzpr").text
    'https://puzz.link/p?sudoku/4/4/12t'
    """
    return asked(answers.ConvertAnswer, "convert", puzzle=puzzle, to=to, nodes=nodes, language=language)


def canonical(puzzle: PuzzleLike, *, nodes: int | None = None, language: str | None = None) -> str:
    """The form that a puzzle shares with all that are the same but for symmetry.

    >>> canonical("cirth:12....3..")
    '.12..3...'
    """
    return asked(answers.CanonicalAnswer, "canonical", puzzle=puzzle, nodes=nodes, language=language).canonical


def show(
    puzzle: PuzzleLike,
    *,
    picture: answers.PictureKind | Mapping[str, Any] | None = None,
    solution: bool = False,
    marks: bool = False,
    step: int | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.ShowAnswer:
    """Says what is printed on a puzzle, with a picture where one is asked for.

    >>> len(show("cirth:12....3..").clues)
    3
    """
    return asked(
        answers.ShowAnswer,
        "show",
        puzzle=puzzle,
        picture=_picture_of(picture),
        solution=solution,
        marks=marks,
        step=step,
        nodes=nodes,
        language=language,
    )


def picture(
    puzzle: PuzzleLike,
    kind: answers.PictureKind = "svg",
    *,
    theme: str | None = None,
    size: int | None = None,
    symbols: str | None = None,
    solution: bool = False,
    marks: bool = False,
    step: int | None = None,
) -> answers.Picture:
    """Draws a puzzle: as `svg`, `svg-inline`, `png`, `pdf`, `text` or `ascii`.

    >>> print(picture("cirth:12....3..", "ascii"))
    +---+---+---+
    | 1   2   . |
    +   +   +   +
    | .   .   . |
    +   +   +   +
    | 3   .   . |
    +---+---+---+
    >>> picture("cirth:12....3..", "png", size=100).data[:4]
    b'\\x89PNG'
    """
    wished = _picture_of(kind, theme=theme, size=size, symbols=symbols)
    drawn = show(puzzle, picture=wished, solution=solution, marks=marks, step=step).picture
    assert drawn is not None
    return drawn


def book(
    title: str, chapters: list[Mapping[str, Any]], *, nodes: int | None = None, **more: Any
) -> answers.BookAnswer:
    """Makes a book of puzzles as a PDF file.

    >>> book("Two", [{"family": "cirth", "count": 2, "params": {"size": 4}}]).outcome
    'made'
    """
    return asked(answers.BookAnswer, "book", title=title, chapters=chapters, nodes=nodes, **more)


def play(
    game: PuzzleLike,
    action: Mapping[str, Any] | None = None,
    *,
    picture: answers.PictureKind | Mapping[str, Any] | None = None,
    conflicts: bool = False,
    houses: bool = False,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.PlayAnswer:
    """Takes one action in a game, which goes in and comes out. `Game` keeps it for you.

    >>> answer = play("cirth:12....3..", {"do": "place", "sites": ["r1c3"], "value": "3"})
    >>> answer.outcome, answer.game.moves
    ('open', ['r1c3=3'])
    """
    return asked(
        answers.PlayAnswer,
        "play",
        game=game,
        action=action,
        picture=_picture_of(picture),
        conflicts=conflicts,
        houses=houses,
        nodes=nodes,
        language=language,
    )


def mistake(
    game: PuzzleLike,
    *,
    profile: str | None = None,
    picture: answers.PictureKind | Mapping[str, Any] | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.MistakeAnswer:
    """Finds the first wrong move of a game, and why it is wrong.

    >>> mistake("cirth:12....3..").outcome
    'none'
    """
    return asked(
        answers.MistakeAnswer,
        "mistake",
        game=game,
        profile=profile,
        picture=_picture_of(picture),
        nodes=nodes,
        language=language,
    )


def clue(game: PuzzleLike, clue: str, *, language: str | None = None) -> answers.ClueAnswer:
    """Lists the ways in which a clue of a game can still come true."""
    return asked(answers.ClueAnswer, "clue", game=game, clue=clue, language=language)


def practice(
    technique: str,
    *,
    family: str | None = None,
    seed: int | None = None,
    nodes: int | None = None,
    language: str | None = None,
) -> answers.PracticeAnswer:
    """Makes a game in which a technique is next.

    >>> practice("naked-pair", family="cirth", seed=1).outcome
    'made'
    """
    drawn = _whole(secrets.randbits(53) if seed is None else seed)
    return asked(
        answers.PracticeAnswer, "practice", technique=technique, family=family, seed=drawn, nodes=nodes, language=language
    )


def families(family: str | None = None, *, language: str | None = None) -> answers.FamiliesAnswer:
    """Lists the families of puzzles, or tells of one.

    >>> [family.id for family in families().families]
    ['sudoku', 'cirth', 'gogen', 'alcazar', 'futoshiki']
    """
    return asked(answers.FamiliesAnswer, "families", family=family, language=language)


def techniques(
    name: str | None = None,
    *,
    picture: answers.PictureKind | Mapping[str, Any] | None = None,
    language: str | None = None,
) -> list[answers.Technique]:
    """Lists the techniques, or teaches one with positions that show it.

    >>> techniques("x-wing")[0].name
    'X-Wing'
    """
    answer = asked(
        answers.TechniqueAnswer, "technique", name=name, picture=_picture_of(picture), language=language
    )
    return answer.techniques


def formats() -> list[answers.Format]:
    """Lists the formats of other programs.

    >>> "sdm" in [format.name for format in formats()]
    True
    """
    return asked(answers.FormatsAnswer, "formats").formats


def _whole(number: int) -> int | str:
    """A number as requests hold it: JSON of other languages has no numbers above this."""
    return number if number < 2**53 else str(number)


def _picture_of(
    kind: answers.PictureKind | Mapping[str, Any] | None, **more: Any
) -> dict[str, Any] | None:
    """A wish for a picture."""
    if kind is None:
        return None
    wished = {"as": kind} if isinstance(kind, str) else dict(kind)
    return wished | {name: value for name, value in more.items() if value is not None}


def _draw_path(path: list[answers.Step], puzzle: PuzzleLike) -> None:
    """Lets the steps of an explanation from the clues on show themselves."""

    def draw(i: int) -> Callable[[], str | None]:
        return lambda: picture(puzzle, step=i + 1).text

    for i, step in enumerate(path):
        step._draw_with(draw(i))
