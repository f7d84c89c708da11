"""Grid puzzles: generate, solve, count, explain, rate, draw and play.

>>> import gridwright
>>> puzzle = gridwright.generate("sudoku", seed=42, level="medium").puzzle
>>> puzzle.solve().outcome
'unique'
>>> puzzle.rate().rating.level
'medium'
>>> game = puzzle.play()
>>> game.hint(stage=1).technique
'hidden-single-box'

`gridwright.sudoku` has functions for Sudoku of 9 x 9 in 81 bytes, without objects, `gridwright.bulk` makes data sets, `gridwright.ray`
makes them on many machines, and `gridwright.gym` has a data set and a scorer for language models. In a notebook puzzles, steps, hints
and games show themselves as pictures. Work in progress ends when it is interrupted.
"""

from . import answers, bulk, sudoku
from ._asking import GridwrightError, PuzzleLike, ask, ask_json
from ._engine import __version__
from .answers import Answer, Picture, Puzzle, Rating, SavedGame, Step
from .batch import (
    ask_many,
    ask_many_json,
    count_many,
    explain_many,
    generate_many,
    rate_many,
    solve_many,
    verify_many,
)
from .game import Game
from .verbs import (
    book,
    canonical,
    check,
    clue,
    complete,
    convert,
    count,
    daily,
    edit,
    explain,
    families,
    formats,
    generate,
    hint,
    minimise,
    mistake,
    picture,
    play,
    practice,
    rate,
    repair,
    review,
    show,
    solve,
    steps,
    techniques,
    verify,
    verify_proof,
)

__all__ = [
    "Answer",
    "Game",
    "GridwrightError",
    "Picture",
    "Puzzle",
    "PuzzleLike",
    "Rating",
    "SavedGame",
    "Step",
    "__version__",
    "answers",
    "ask",
    "ask_json",
    "ask_many",
    "ask_many_json",
    "book",
    "bulk",
    "canonical",
    "check",
    "clue",
    "complete",
    "convert",
    "count",
    "count_many",
    "daily",
    "edit",
    "explain",
    "explain_many",
    "families",
    "formats",
    "generate",
    "generate_many",
    "hint",
    "minimise",
    "mistake",
    "picture",
    "play",
    "practice",
    "rate",
    "rate_many",
    "repair",
    "review",
    "show",
    "solve",
    "solve_many",
    "steps",
    "sudoku",
    "techniques",
    "verify",
    "verify_many",
    "verify_proof",
]
