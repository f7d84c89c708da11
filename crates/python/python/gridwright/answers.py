"""What comes back from the engine. Made from docs/schema/ by `cargo xtask types`; not to be changed by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Union

from . import _behaviour

GenerateOutcome = Literal[
    "made",
    "not-found",
    "out-of-budget",
]
"""How making a puzzle ended."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Puzzle(_behaviour.Puzzle):
    """A puzzle in full. Answers hold puzzles in this form, and it is read wherever a puzzle is expected."""

    family: str
    """The family's id, such as `sudoku`."""

    id: str | None = None
    """The same puzzle in one line. Readers go by the definition."""

    definition: dict[str, Any]
    """The family's own members, such as `givens`: see the page of its format."""


@dataclass(frozen=True, kw_only=True)
class Rating:
    """How hard a puzzle is: what its solving path takes."""

    profile: ProfileRef
    """By whose measure."""

    er: float
    """The rating of the hardest step; 20.0 where the techniques do not solve the puzzle."""

    ep: float
    """The rating of the hardest step up to the first value placed."""

    ed: float
    """The rating of the first step."""

    hardest: str
    """The id of the hardest technique; `trial` where the techniques do not solve the puzzle, `none` where there was nothing to do."""

    bottlenecks: int
    """How many steps of the hardest technique there are."""

    score: int
    """The sum of the scores of all steps."""

    level: Level
    """In players' words."""

    solved: bool
    """Whether the techniques solve the puzzle."""

    counts: dict[str, int] = field(default_factory=dict)
    """How often each technique was used, by its id."""


@dataclass(frozen=True, kw_only=True)
class ProfileRef:
    """A profile and its version."""

    id: str
    """Its id, such as `gridwright`."""

    version: int
    """A new number whenever any rating it gives may change."""

Level = Literal[
    "easy",
    "medium",
    "hard",
    "expert",
    "extreme",
]
"""How hard a puzzle or a technique is, in players' words."""


@dataclass(frozen=True, kw_only=True)
class GenerateAnswer(_behaviour.GenerateAnswer):
    """A puzzle that was made."""

    outcome: GenerateOutcome
    """How it ended."""

    family: str
    """The family."""

    recipe: str | None = None
    """The recipe that makes this puzzle for ever; left out where the puzzle is not as asked for."""

    puzzle: Puzzle | None = None
    """The puzzle."""

    solution: str | None = None
    """Its solution in one line."""

    figures: dict[str, float] = field(default_factory=dict)
    """What it took and what it came to, such as `attempts` and `clues`."""

    rating: Rating | None = None
    """How hard it is, if that was asked for."""

    canonical: str | None = None
    """Its canonical form, if that was asked for."""

    detail: str | None = None
    """Why it is not as asked for, in a sentence."""

SolveOutcome = Literal[
    "unique",
    "several",
    "none",
    "out-of-budget",
]
"""How many solutions there are."""


@dataclass(frozen=True, kw_only=True)
class Culprit:
    """Something that could be wrong in a puzzle without a solution."""

    sentence: str
    """The same in a few words."""

    violation: Violation | None = None
    """The rule that the givens alone break."""

    clues: list[str] = field(default_factory=list)
    """The ids of clues without which there is a solution."""

    unique: bool | None = None
    """Whether there is just one solution without these clues."""


@dataclass(frozen=True, kw_only=True)
class Violation:
    """A rule that is broken, and where."""

    rule: str
    """What kind of rule it is, such as `row`."""

    name: str
    """Its name, such as `row 1`."""

    sites: list[str]
    """The sites that break it."""


@dataclass(frozen=True, kw_only=True)
class Step(_behaviour.Step):
    """One deduction: what it looks at, why it holds, what it changes, and the same for people."""

    technique: str
    """The id of the technique, such as `hidden-single`."""

    name: str
    """The name of the technique."""

    rating: float
    """How hard the step is in the profile."""

    score: int
    """What the step adds to the score in the profile."""

    level: Level
    """The level the step asks for."""

    because: list[str]
    """The sites the reasoning looks at, to be highlighted."""

    reason: Reason
    """What the step rests on."""

    effects: list[Effect]
    """What the step changes; never empty."""

    short: str
    """The argument in one line, for someone who knows the technique."""

    full: str
    """The argument and what follows, in sentences that a learner can check."""

    move: str
    """The effects in a few words, such as `r1c3=3`."""


@dataclass(frozen=True, kw_only=True)
class Reason:
    """What a step rests on: all that its sentence mentions."""

    rules: list[Rule] = field(default_factory=list)
    """Rules of the puzzle, in the order in which the sentence mentions them."""

    sites: list[str] = field(default_factory=list)
    """Sites that the sentence mentions."""

    values: str = ""
    """Values that the sentence mentions."""

    candidates: list[Candidates] = field(default_factory=list)
    """The candidates that matter at the sites the reasoning looks at."""

    chains: list[list[Claim]] = field(default_factory=list)
    """Chains of consequences, each from its assumption on."""

    parts: list[Part] = field(default_factory=list)
    """The same under the names that the argument has for them: what plays which part."""


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule of the puzzle."""

    index: int
    """Its number among the rules of the puzzle, from 0."""

    rule: str
    """What kind of rule it is, such as `row`."""

    name: str
    """Its name, such as `row 1`."""


@dataclass(frozen=True, kw_only=True)
class Candidates:
    """Candidates at a site."""

    site: str
    """The site."""

    values: str
    """The values."""


@dataclass(frozen=True, kw_only=True)
class Claim:
    """That a site holds a value, or that it does not."""

    site: str
    """The site."""

    value: str
    """The value."""

    holds: bool
    """Whether the site holds it."""


@dataclass(frozen=True, kw_only=True)
class Part:
    """Something that plays a part in the argument of a step."""

    name: str
    """Its name in the argument, such as `pivot`."""

    kind: str
    """What it is, such as `site`; the list is in `docs/formats/proof.md`."""

    things: list[str] = field(metadata={"name": "is"})
    """The thing itself, or all of them."""


@dataclass(frozen=True, kw_only=True)
class Effect:
    """What a step does to one site."""

    site: str
    """The site."""

    place: str | None = None
    """The value."""

    drop: str | None = None
    """The values."""


@dataclass(frozen=True, kw_only=True)
class SolveAnswer:
    """A solution, and whether it is the only one."""

    outcome: SolveOutcome
    """How many solutions there are."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    solution: str | None = None
    """A solution in one line."""

    second: str | None = None
    """Another solution."""

    differ_at: str | None = None
    """The first site where the two differ."""

    culprits: list[Culprit] = field(default_factory=list)
    """Where there is no solution: what could be wrong."""

    steps: list[Step] | None = None
    """The steps that a person could take, if they were asked for."""

CountOutcome = Literal[
    "exact",
    "limit",
    "out-of-budget",
]
"""How counting ended."""

Whole = int
"""A whole number of any length: a number up to 2^53 - 1, a string of digits above."""


@dataclass(frozen=True, kw_only=True)
class CountAnswer:
    """A number of solutions."""

    outcome: CountOutcome
    """How it ended."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    count: Whole
    """The number."""

CheckOutcome = Literal[
    "solved",
    "broken",
    "unique",
    "several",
    "none",
    "out-of-budget",
]
"""What can be said of a board."""


@dataclass(frozen=True, kw_only=True)
class CheckAnswer:
    """Which rules a board breaks, and whether it can still be solved."""

    outcome: CheckOutcome
    """What can be said of the board."""

    family: str
    """The family."""

    id: str
    """The board in one line."""

    filled: int
    """How many sites are filled."""

    sites: int
    """How many sites there are."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that are broken."""

    wrong: list[str] = field(default_factory=list)
    """The sites whose entries differ from the only solution."""

    wrong_notes: list[str] = field(default_factory=list)
    """The sites whose notes lack the value of the only solution."""

    culprits: list[Culprit] = field(default_factory=list)
    """Where the clues leave no solution: what could be wrong."""

VerifyOutcome = Literal[
    "right",
    "wrong",
    "incomplete",
    "unreadable",
    "none",
    "out-of-budget",
]
"""What an answer to a puzzle comes to."""


@dataclass(frozen=True, kw_only=True)
class WrongValue:
    """A value that is wrong."""

    site: str
    """The site."""

    found: str
    """What stands there."""

    expected: str | None = None
    """What belongs there, where only one value does."""


@dataclass(frozen=True, kw_only=True)
class VerifyAnswer:
    """Whether an answer to a puzzle is right, and how much of it. Any solution is right where there are several."""

    outcome: VerifyOutcome
    """What the answer comes to."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    credit: float
    """Partial credit from 0 to 1: the share of the open sites that are right. Each given that was changed counts as one more that is wrong."""

    right: int
    """How many of the sites that were to be filled are right."""

    open: int
    """How many sites were to be filled."""

    board: str | None = None
    """The answer as it was read, in one line, with a dot for each site that is not filled."""

    first_error: WrongValue | None = None
    """The first value in reading order that leaves no solution with those before it."""

    changed: list[str] = field(default_factory=list)
    """The sites of givens that the answer has changed."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that it breaks."""

ExplainOutcome = Literal[
    "solved",
    "stuck",
    "contradiction",
    "out-of-budget",
]
"""How an explanation ends."""


@dataclass(frozen=True, kw_only=True)
class Certificate:
    """Why a puzzle has one solution, or none: clauses that lead from the rules and the clues to that."""

    solution: str | None = None
    """The solution, as the symbols of all sites; left out where there is none."""

    cuts: list[str] = field(default_factory=list)
    """Claims that cannot all be true because that breaks a rule, such as a ring that closes early."""

    clauses: list[str] = field(default_factory=list)
    """Claims of which one is true in any other solution, such as `r1c1=2 r1c2<>3`."""


@dataclass(frozen=True, kw_only=True)
class ExplainAnswer:
    """An explanation: every step with its reason. It is a proof, which `verify-proof` checks."""

    outcome: ExplainOutcome
    """How it ends."""

    puzzle: Puzzle
    """The puzzle."""

    profile: ProfileRef
    """By whose order and values the steps were found."""

    start: str | None = None
    """The board where it starts, in one line, if that is a player's position and not the clues."""

    mistakes: list[str] = field(default_factory=list)
    """Sites of a player's position that are wrong, and were left out."""

    wrong_notes: list[str] = field(default_factory=list)
    """Sites of a player's position with wrong notes, which were left out."""

    steps: list[Step]
    """The steps, one after the other."""

    board: str
    """The board where it ends, in one line."""

    solution: str | None = None
    """The solution in one line, if it was reached."""

    rating: Rating | None = None
    """How hard the puzzle is, if the solution was reached."""

    certificate: Certificate | None = None
    """Why there is no other solution, or none, if that was asked for."""

HintOutcome = Literal[
    "step",
    "later",
    "solved",
    "broken",
    "wrong",
    "wrong-notes",
    "no-logic",
    "several",
    "no-solution",
    "out-of-budget",
]
"""What can be said to a player who asks for help."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Picture(_behaviour.Picture):
    """A picture of a board."""

    kind: PictureKind = field(metadata={"name": "as"})
    """The kind of picture."""

    rows: int
    """Rows of cells."""

    cols: int
    """Columns of cells."""

    text: str | None = None
    """The picture, where it is text."""

    base64: str | None = None
    """The bytes of the file in base64, where it is not."""

    frame: Frame | None = None
    """Where the board lies in the picture, unless it is text."""

    hits: list[Hit] = field(default_factory=list)
    """Where each site is, for clicks and cursors."""

PictureKind = Literal[
    "text",
    "ascii",
    "svg",
    "svg-inline",
    "png",
    "pdf",
]
"""A kind of picture."""


@dataclass(frozen=True, kw_only=True)
class Frame:
    """Where the board lies in a picture, in the units of its view box."""

    width: float
    """The width of the picture."""

    height: float
    """The height of the picture."""

    margin: float
    """The distance of the board from the left and upper edges."""

    cell: float
    """The side of a cell."""


@dataclass(frozen=True, kw_only=True)
class Hit:
    """Where a click means a site: its centre, in half cells from the top left corner of the board."""

    site: str
    """The site."""

    x: int
    """To the right."""

    y: int
    """Down."""


@dataclass(frozen=True, kw_only=True)
class HintAnswer(_behaviour.HintAnswer):
    """A hint: mistakes first, then the next step as far as its stage says."""

    outcome: HintOutcome
    """What can be said."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    stage: int
    """How much is said, from 1 to 3."""

    technique: str | None = None
    """The id of the technique of the next step."""

    where: str | None = None
    """Which technique, and where to look."""

    why: str | None = None
    """From stage 2 on: the argument."""

    move: str | None = None
    """At stage 3: what follows."""

    step: Step | None = None
    """At stage 3: the step as data."""

    later: int | None = None
    """How many steps come before the first one about the site asked for."""

    sites: list[str] = field(default_factory=list)
    """The sites to be highlighted: those that are wrong, or those the step looks at."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that are broken."""

    picture: Picture | None = None
    """A picture of the step, if one was asked for."""


@dataclass(frozen=True, kw_only=True)
class StepsAnswer:
    """All next steps: mistakes first, then the steps, easiest first."""

    outcome: HintOutcome
    """What can be said; `step` if there are steps."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    steps: list[Step] = field(default_factory=list)
    """The steps."""

    left_out: bool = False
    """Whether harder steps may be missing, because the nodes did not suffice for all."""

    pictures: list[Picture] = field(default_factory=list)
    """A picture of each step, if they were asked for."""

    sites: list[str] = field(default_factory=list)
    """The sites that are wrong."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that are broken."""

RateOutcome = Literal[
    "rated",
    "several",
    "none",
    "other-profile",
    "out-of-budget",
]
"""Whether a puzzle has a rating."""


@dataclass(frozen=True, kw_only=True)
class Route:
    """The easiest path that was found, and how far it was looked for."""

    hardest: float
    """The rating of its hardest step."""

    hard_steps: int
    """How many of its steps have that rating."""

    usual_hardest: float
    """The rating of the hardest step of the usual path."""

    usual_hard_steps: int
    """How many steps of the usual path have that rating."""

    positions: int
    """The number of positions in which steps were compared."""

    complete: bool
    """Whether the search came to its end."""

    steps: list[str]
    """The steps: the id of a technique, a tab and what the step does."""


@dataclass(frozen=True, kw_only=True)
class RateAnswer:
    """How hard a puzzle is."""

    outcome: RateOutcome
    """Whether it has a rating."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    rating: Rating | None = None
    """The rating."""

    route: Route | None = None
    """The path that is rated, where the easiest one was asked for."""

VerifyProofOutcome = Literal[
    "unique",
    "if-unique",
    "no-solution",
    "incomplete",
    "refused",
    "out-of-budget",
]
"""What came of an explanation."""


@dataclass(frozen=True, kw_only=True)
class VerifyProofAnswer:
    """What came of an explanation, and how far its arguments were shown."""

    outcome: VerifyProofOutcome
    """What came of it."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    solution: str | None = None
    """The solution that is proved, in one line."""

    steps: int
    """How many steps there are."""

    shown: int
    """How many have an argument that was shown to hold."""

    assuming_one_solution: int
    """How many of them count on there being one solution."""

    certificate_clauses: int | None = None
    """How many clauses the certificate has, if it holds."""

    step: int | None = None
    """The step that was refused or not decided, from 1."""

    why: str | None = None
    """Why it was refused."""

MinimiseOutcome = Literal[
    "done",
    "several",
    "none",
    "out-of-budget",
]
"""How taking clues away ended."""


@dataclass(frozen=True, kw_only=True)
class Clue:
    """Anything that the setter prints: a value at a site, a word, a sum, a sign between cells."""

    id: str
    """Its name among the clues of the puzzle: the site of a given (`r1c1`), a sign and its sites (`r1c1<r1c2`), a label and its corner (`12@r2c1`), or what is printed."""

    kind: str
    """What kind of clue it is, such as `given`, `word` or `cage`."""

    label: str
    """What is printed, of any length."""

    anchor: Anchor
    """Where it is printed."""

    sites: list[str] = field(default_factory=list)
    """The sites it is about; in a game, those at which it can still come true."""

    done: bool | None = None
    """In a game, whether the values on the board satisfy it."""

    left: int | None = None
    """In a game, what its open sites still have to add up to, where it is a sum."""


@dataclass(frozen=True, kw_only=True)
class Anchor:
    """Where a clue is printed."""

    place: str
    """"""

    x: int | None = None
    """To the right."""

    y: int | None = None
    """Down."""

    site: str | None = None
    """The site."""


@dataclass(frozen=True, kw_only=True)
class JoinedClue:
    """A clue that stands for several, such as a cage made of two."""

    clue: Clue
    """The clue."""

    parts: list[Clue]
    """The clues that it was."""


@dataclass(frozen=True, kw_only=True)
class MinimiseAnswer:
    """A puzzle with fewer clues."""

    outcome: MinimiseOutcome
    """How it ended."""

    puzzle: Puzzle
    """The puzzle that is left."""

    solution: str | None = None
    """Its solution in one line."""

    removed: list[Clue] = field(default_factory=list)
    """The clues that were taken away."""

    joined: list[JoinedClue] = field(default_factory=list)
    """The clues that are several in one now."""

    figures: dict[str, float] = field(default_factory=dict)
    """What it took: `clues` left, `removed`, `joined` to others, `tests` made, `undecided` clues that stay."""

Done = Literal[
    "done",
]
"""The outcome of what cannot end in different ways."""


@dataclass(frozen=True, kw_only=True)
class ClueKind:
    """A kind of clue, beside givens, that can be printed on a puzzle."""

    kind: str
    """Its name, as an edit says it."""

    sites: ClueSites
    """Which sites a clue of the kind is about."""

    label: str
    """What its label says."""

ClueSites = Literal[
    "none",
    "one",
    "pair",
    "some",
]
"""Which sites a clue of a kind is about."""


@dataclass(frozen=True, kw_only=True)
class EditAnswer:
    """A puzzle after changes to what is printed on it."""

    outcome: Done
    """It was done."""

    puzzle: Puzzle
    """The puzzle."""

    text: str
    """The same as text."""

    clues: list[Clue] = field(default_factory=list)
    """Everything printed on it."""

    values: str
    """The values that can be printed at a site."""

    kinds: list[ClueKind] = field(default_factory=list)
    """The kinds of clue that can be printed beside them."""

    areas: list[int] = field(default_factory=list)
    """The number of its area for each site, where areas can be drawn."""

ReviewOutcome = Literal[
    "unique",
    "several",
    "none",
    "out-of-budget",
]
"""How many solutions a puzzle has that is being made."""


@dataclass(frozen=True, kw_only=True)
class ReviewAnswer:
    """All there is to know about a puzzle that is being made."""

    outcome: ReviewOutcome
    """How many solutions it has."""

    family: str
    """The family."""

    id: str
    """The id."""

    clues: int
    """How many clues it has."""

    solution: str | None = None
    """A solution, in one line."""

    second: str | None = None
    """A second solution, in one line."""

    differ: list[str] = field(default_factory=list)
    """The sites where these two differ."""

    both: list[str] = field(default_factory=list)
    """The two solutions laid over one another: for each site the value that both have, or the two values."""

    candidates: list[str] = field(default_factory=list)
    """For each site the values that it has in some solution; empty where there is none."""

    candidates_are_whole: bool
    """Whether those are all; false where the budget was spent before."""

    needless: list[Clue] | None = None
    """The clues without which there is still one solution, each on its own; left out where that is not known."""

    rating: Rating | None = None
    """How hard it is, where it can be solved step by step."""

    steps: int
    """How many steps lead as far as logic goes."""

    open: int
    """How many sites are open then."""

    culprits: list[Culprit] = field(default_factory=list)
    """What could be wrong where there is no solution."""

RepairOutcome = Literal[
    "found",
    "unneeded",
    "none",
    "out-of-budget",
]
"""How looking for repairs ended."""


@dataclass(frozen=True, kw_only=True)
class Repair:
    """A single change after which a puzzle has fewer solutions."""

    edit: Edit
    """The change."""

    id: str
    """The puzzle after it."""

    solutions: int | None = None
    """How many solutions there are then; left out where there are more than were counted."""

    rating: Rating | None = None
    """How hard it is then, where it has one solution."""


@dataclass(frozen=True, kw_only=True)
class Edit:
    """One change to what is printed on a puzzle."""

    do: str
    """"""

    site: str | None = None
    """The site."""

    value: str | None | None = None
    """The value; nothing to take it away."""

    kind: str | None = None
    """What kind of clue: `word`, `cage`, `marks`, `sign`."""

    label: str | None = None
    """What is printed."""

    sites: list[str] | None = None
    """The sites it is about, in the order in which its label is read."""

    clue: str | None = None
    """Its name, as in the list of clues."""

    areas: list[int] | None = None
    """The number of its area for each site."""


@dataclass(frozen=True, kw_only=True)
class RepairAnswer:
    """Changes after which a puzzle has fewer solutions."""

    outcome: RepairOutcome
    """How it ended."""

    repairs: list[Repair] = field(default_factory=list)
    """The changes, those that leave one solution first."""

CompleteOutcome = Literal[
    "done",
    "none",
    "out-of-budget",
]
"""How printing more givens ended."""


@dataclass(frozen=True, kw_only=True)
class CompleteAnswer:
    """A puzzle with more givens."""

    outcome: CompleteOutcome
    """How it ended."""

    puzzle: Puzzle
    """The puzzle."""

    text: str
    """The same as text."""

    added: list[Clue] = field(default_factory=list)
    """The givens that were printed."""


@dataclass(frozen=True, kw_only=True)
class ConvertAnswer:
    """A puzzle in another form."""

    outcome: Done
    """Always `done`; what a format cannot hold is an error."""

    puzzle: Puzzle
    """The puzzle."""

    recipe: str | None = None
    """The recipe, where the puzzle was given by one."""

    text: str | None = None
    """The puzzle in the form asked for."""


@dataclass(frozen=True, kw_only=True)
class CanonicalAnswer:
    """The form that a puzzle shares with all that are the same but for symmetry."""

    outcome: Done
    """Always `done`."""

    family: str
    """The family."""

    id: str
    """The puzzle in one line."""

    canonical: str
    """The canonical form in one line."""

ShowOutcome = Literal[
    "done",
    "several",
    "none",
    "out-of-budget",
]
"""How drawing ended."""


@dataclass(frozen=True, kw_only=True)
class ShowAnswer(_behaviour.ShowAnswer):
    """A puzzle and a picture of it."""

    outcome: ShowOutcome
    """How it ended."""

    puzzle: Puzzle
    """The puzzle."""

    recipe: str | None = None
    """The recipe, where the puzzle was given by one."""

    clues: list[Clue] = field(default_factory=list)
    """All clues."""

    solution: str | None = None
    """The solution in one line, if it was asked for."""

    step: Step | None = None
    """The step that is shown, if one was asked for."""

    picture: Picture | None = None
    """The picture, if one was asked for."""

BookOutcome = Literal[
    "made",
    "not-found",
    "out-of-budget",
]
"""How making a book ended."""


@dataclass(frozen=True, kw_only=True)
class BookPuzzle:
    """A puzzle of a book."""

    chapter: int
    """Its chapter, from 1."""

    family: str
    """The family."""

    recipe: str
    """The recipe."""

    canonical: str
    """The canonical form with its family, as in the `avoid` member of a request."""

    level: Level | None = None
    """How hard it is."""

    rating: float | None = None
    """Its rating."""


@dataclass(frozen=True, kw_only=True)
class BookAnswer:
    """A book and what is in it."""

    outcome: BookOutcome
    """How it ended."""

    title: str
    """The title."""

    puzzles: list[BookPuzzle] = field(default_factory=list)
    """The puzzles, in order."""

    base64: str | None = None
    """The PDF file in base64; left out where it goes elsewhere."""

    detail: str | None = None
    """What is missing, in a sentence."""

PlayOutcome = Literal[
    "open",
    "broken",
    "solved",
]
"""How a game stands."""


@dataclass(frozen=True, kw_only=True)
class SavedGame:
    """A game with every move that can be undone or redone. It is all that a front end has to keep."""

    puzzle: str
    """The id of the puzzle."""

    moves: list[str] = field(default_factory=list)
    """What each action changed, such as `r1c1=5 r1c2?13`: a value put in (or taken out, `r1c1=`) and notes as they are afterwards."""

    at: int
    """How many of the moves are in force; the others can be redone."""

    checkpoints: list[int] = field(default_factory=list)
    """Points of the game to go back to, each as a number of moves."""

    shown: list[str] = field(default_factory=list)
    """The steps that the player was shown, such as `r1c1=5` or `r1c2<>34 r1c3<>34`; each counts as a hint."""


@dataclass(frozen=True, kw_only=True)
class GameState:
    """Everything that a front end shows of a game beside the picture."""

    sites: list[SiteState]
    """Every site, in the order of the board."""

    violations: list[Violation] = field(default_factory=list)
    """The rules broken now."""

    clues: list[Clue] = field(default_factory=list)
    """The clues that are no givens, and whether each is satisfied."""

    values: list[ValueState] = field(default_factory=list)
    """The values that can be put in, in their order."""

    edges: bool = False
    """Whether the sites are edges of cells, which a path is drawn over, and not cells."""

    filled: int
    """How many sites the player has filled in."""

    to_fill: int
    """How many sites there are to fill in; on boards of edges, how many there could be at most."""

    can_undo: bool
    """Whether there is a move to take back."""

    can_redo: bool
    """Whether there is a move to make again."""

    hints: int
    """How many steps the player was shown."""


@dataclass(frozen=True, kw_only=True)
class SiteState:
    """What stands at a site."""

    site: str
    """The name of the site."""

    value: str | None = None
    """The value, given or put in."""

    given: bool = False
    """Whether the value is given."""

    notes: str = ""
    """The candidates noted."""


@dataclass(frozen=True, kw_only=True)
class ValueState:
    """A value that can be put in."""

    value: str
    """The value."""

    left: int | None = None
    """How often it is still missing, where that is the same for all values at the beginning."""

    line: bool = False
    """Whether it is what a line drawn over an edge stands for."""


@dataclass(frozen=True, kw_only=True)
class House:
    """Sites that hold no value twice: a row, a column, a box."""

    name: str
    """Its name."""

    sites: list[str]
    """Its sites."""


@dataclass(frozen=True, kw_only=True)
class PlayAnswer:
    """A game after an action."""

    outcome: PlayOutcome
    """How the game stands."""

    family: str
    """The family."""

    game: SavedGame
    """The game, to be kept and passed to the next request."""

    state: GameState
    """What stands on the board."""

    changed: bool
    """Whether the action changed anything."""

    picture: Picture | None = None
    """The picture, if one was asked for."""

    rules: str | None = None
    """The rules of this puzzle, if houses were asked for."""

    houses: list[House] = field(default_factory=list)
    """What holds no value twice, if it was asked for."""

MistakeOutcome = Literal[
    "found",
    "unexplained",
    "none",
    "several",
    "no-solution",
    "out-of-budget",
]
"""Whether there is a wrong move."""


@dataclass(frozen=True, kw_only=True)
class MistakeAnswer:
    """The first wrong move of a game, and what follows from it."""

    outcome: MistakeOutcome
    """Whether there is one."""

    family: str
    """The family."""

    move: int | None = None
    """How many moves were right before it."""

    site: str | None = None
    """The site."""

    value: str | None = None
    """The wrong value."""

    text: str = ""
    """What is wrong, in a sentence."""

    steps: list[Step] = field(default_factory=list)
    """The steps that follow from the wrong value, one after the other."""

    contradiction: str = ""
    """What cannot be after the last step, in a sentence."""

    pictures: list[Picture] = field(default_factory=list)
    """Pictures, if they were asked for: of each step, and of the board after the last one."""


@dataclass(frozen=True, kw_only=True)
class ClueAnswer:
    """The ways in which a clue of a game can still come true."""

    outcome: Done
    """Always `done`."""

    clue: str
    """The id of the clue."""

    combinations: list[str] = field(default_factory=list)
    """The sets of values that the open sites of a clue such as a cage can hold."""

    paths: list[list[str]] = field(default_factory=list)
    """The sites, in order, of each way in which a clue such as a word can lie."""

PracticeOutcome = Literal[
    "made",
    "example",
    "none",
]
"""Where a game to practise on comes from."""


@dataclass(frozen=True, kw_only=True)
class PracticeAnswer:
    """A game in which a technique is next."""

    outcome: PracticeOutcome
    """Where it comes from."""

    family: str
    """The family."""

    technique: str
    """The id of the technique."""

    game: SavedGame | None = None
    """The game."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of puzzles and what it can be asked for."""

    id: str
    """Its id, such as `sudoku`."""

    aliases: list[str] = field(default_factory=list)
    """Other ids that are understood."""

    name: str
    """Its name."""

    summary: str
    """One sentence."""

    rules: str
    """The rules, for someone who has never seen one."""

    generator: int
    """The number under which what a seed makes is frozen."""

    params: list[Param]
    """What can be asked for."""

    presets: list[str]
    """Parameters worth offering, each as in ids: `size=6,level=hard`. Empty stands for the defaults."""

    variants: list[Variant] = field(default_factory=list)
    """The kinds of puzzle that players know by a name, the plain one first."""

    levels: list[ShapeLevels] = field(default_factory=list)
    """Which levels puzzles of some shapes have been seen to have."""

    symbols: list[SymbolSet] = field(default_factory=list)
    """Other symbols to show values in."""

    profiles: list[str]
    """The ids of the profiles that rate its puzzles, the default first."""

    techniques: list[TechniqueRow]
    """The techniques it is explained with by default, easiest first."""

    formats: list[str] = field(default_factory=list)
    """The names of the formats of other programs that it reads and writes."""


@dataclass(frozen=True, kw_only=True)
class Param:
    """One thing that a family can be asked for."""

    name: str
    """Its name, such as `size`."""

    label: str = ""
    """What it is called in a form, such as `Size`."""

    help: str
    """What it is, for help texts and forms."""

    kind: ParamKind
    """What it can be."""

    default: str | None = None
    """What it is when left out; nothing where leaving it out means that anything will do."""

    structural: bool
    """Whether it shapes the finished puzzle, and not only how it is made."""


@dataclass(frozen=True, kw_only=True)
class ParamKind:
    """What a parameter can be."""

    type: str
    """"""

    min: int | None = None
    """The smallest allowed."""

    max: int | None = None
    """The largest allowed."""

    choices: list[str] | None = None
    """The words."""

    labels: list[str] | None = None
    """What each of them is called in a form, in the same order."""

    what: str | None = None
    """What they mean."""


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A kind of puzzle that players know by a name."""

    id: str
    """Its id, such as `killer`."""

    name: str
    """Its name."""

    params: str
    """The parameters that ask for it, as in ids; a level can be added."""


@dataclass(frozen=True, kw_only=True)
class ShapeLevels:
    """Which levels puzzles of one shape have been seen to have. A level in neither list was not decided."""

    shape: str
    """All that was asked for beside how hard it is, as in ids: `size=4`. Empty stands for the defaults."""

    seen: list[Level]
    """The levels that were found, easiest first."""

    never: list[Level]
    """The levels that no search found: they are refused unless `anyway=yes` is asked for."""


@dataclass(frozen=True, kw_only=True)
class SymbolSet:
    """Other symbols to show values in."""

    name: str
    """What to ask for."""

    chars: str
    """One character for each value."""


@dataclass(frozen=True, kw_only=True)
class TechniqueRow:
    """A technique in the list of a family."""

    id: str
    """Its id, such as `x-wing`."""

    name: str
    """Its name."""

    worth: Worth
    """What a step counts for by default."""


@dataclass(frozen=True, kw_only=True)
class Worth:
    """What a step counts for, at least."""

    rating: float
    """How hard it is."""

    score: int
    """What it adds to the score."""

    level: Level
    """The level it asks for."""


@dataclass(frozen=True, kw_only=True)
class Profile:
    """A named, versioned way of rating steps."""

    id: str
    """Its id, such as `gridwright`."""

    version: int
    """A new number whenever any rating it gives may change."""

    summary: str
    """One sentence."""


@dataclass(frozen=True, kw_only=True)
class FamiliesAnswer:
    """The families of puzzles."""

    outcome: Done
    """Always `done`."""

    families: list[Family]
    """The families."""

    profiles: list[Profile]
    """The profiles, by which puzzles are explained and rated."""


@dataclass(frozen=True, kw_only=True)
class Technique:
    """A technique with its lesson and positions that show it."""

    id: str
    """Its id, such as `x-wing`."""

    name: str
    """Its name."""

    families: list[str]
    """The ids of the families that use it."""

    lesson: Lesson | None = None
    """What there is to know about it."""

    worth: dict[str, Worth]
    """What a step counts for, by the id of each profile that has the technique."""

    examples: list[Example] = field(default_factory=list)
    """Positions in which it is next."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """What there is to know about a technique, in a few sentences each."""

    what: str
    """What it is."""

    spot: str
    """How to spot it."""

    miss: str
    """What looks like it and is not."""

    relatives: str
    """Where it stands among its relatives."""


@dataclass(frozen=True, kw_only=True)
class Example:
    """A position in which a technique is next, and the step it makes there."""

    family: str
    """The family."""

    profile: str
    """The id of the profile by which the technique is next."""

    puzzle: str
    """The id of the puzzle."""

    position: str
    """For each site `=` and its value, or its candidates, separated by commas."""

    step: Step
    """The step."""

    near_miss: str = ""
    """The same position but for one site, where the technique is not there."""

    near_miss_text: str = ""
    """What differs there, in a sentence."""

    picture: Picture | None = None
    """A picture of the step, if one was asked for."""

    near_miss_picture: Picture | None = None
    """A picture of the near miss, if one was asked for."""


@dataclass(frozen=True, kw_only=True)
class TechniqueAnswer:
    """Techniques."""

    outcome: Done
    """Always `done`."""

    techniques: list[Technique]
    """The techniques."""


@dataclass(frozen=True, kw_only=True)
class Format:
    """A format of other programs."""

    name: str
    """What to ask for, such as `sdk`."""

    family: str
    """The family that has it."""

    title: str
    """What people call it."""

    carries: str
    """What it can hold."""

    extensions: list[str] = field(default_factory=list)
    """How names of such files end, without the dot."""

    line: bool
    """Whether a puzzle is one line, so that a file can hold many."""


@dataclass(frozen=True, kw_only=True)
class FormatsAnswer:
    """Formats of other programs."""

    outcome: Done
    """Always `done`."""

    formats: list[Format]
    """The formats."""


@dataclass(frozen=True, kw_only=True)
class DoctorFinding:
    """One thing that was looked at."""

    about: str
    """What it is about: `version`, `processor`, `data-folder`."""

    found: str
    """What it is."""

    trouble: str | None = None
    """What is wrong with it, if anything."""


@dataclass(frozen=True, kw_only=True)
class DoctorAnswer:
    """What a program is and what it found on this machine."""

    outcome: Done
    """Always `done`."""

    findings: list[DoctorFinding]
    """Each finding: what it is about, and what it is."""


@dataclass(frozen=True, kw_only=True)
class StatsFigure:
    """One number of many puzzles."""

    name: str
    """What it is."""

    mean: float
    """The mean."""

    median: float
    """The median."""

    least: float
    """The smallest."""

    most: float
    """The largest."""


@dataclass(frozen=True, kw_only=True)
class StatsSeconds:
    """A phase and how long it took."""

    name: str
    """The phase."""

    seconds: float
    """How long it took."""


@dataclass(frozen=True, kw_only=True)
class StatsCount:
    """A name and how often it was met."""

    name: str
    """What was met: a reason, a number of clues such as `24` or `24-25`, a level, or ratings."""

    count: int
    """How often."""


@dataclass(frozen=True, kw_only=True)
class StatsAnswer:
    """What a run of the generator came to: how many puzzles, how long they took, and what they are like."""

    outcome: Done
    """Always `done`."""

    asked: int
    """How many puzzles were asked for."""

    made: int
    """How many came out as asked for."""

    seconds: float
    """How many seconds the run took."""

    puzzle_seconds: StatsFigure
    """How many seconds single puzzles took: on several threads, more than the run in all."""

    slowest: str | None = None
    """The recipe of the puzzle that took longest; missing where nothing was made."""

    figures: list[StatsFigure]
    """Figures of the generator, such as `attempts` and `nodes`."""

    phases: list[StatsSeconds]
    """Seconds of each phase, for all puzzles together."""

    rejected: list[StatsCount]
    """Why puzzles that were made on the way were rejected, and how many."""

    clues: list[StatsCount]
    """How many puzzles have so many clues."""

    levels: list[StatsCount]
    """How many puzzles are of each level; `unrated` where no rating was found in time."""

    ratings: list[StatsCount]
    """How many puzzles have a rating in each range."""


@dataclass(frozen=True, kw_only=True)
class TextAnswer:
    """A text that the command line alone writes."""

    outcome: Done
    """Always `done`."""

    text: str
    """The text."""

ErrorOutcome = Literal[
    "error",
]
"""The outcome of a request that could not be answered."""

ErrorCode = Literal[
    "bad-json",
    "bad-request",
    "bad-puzzle",
    "ambiguous-family",
    "unknown-family",
    "other-family",
    "bad-params",
    "unknown-generator",
    "not-found",
    "out-of-budget",
    "unknown-profile",
    "unknown-technique",
    "unknown-format",
    "format-refused",
    "unknown-language",
    "bad-position",
    "bad-game",
    "bad-action",
    "bad-proof",
    "bad-picture",
    "unsupported",
    "usage",
    "io",
    "tampered",
    "unknown-path",
    "bad-method",
    "bad-media-type",
    "too-large",
    "too-slow",
    "bad-key",
    "bad-origin",
    "too-many",
    "busy",
    "internal",
]
"""What kind of error it is; front ends may rely on these words."""


@dataclass(frozen=True, kw_only=True)
class ErrorAnswer:
    """Why a request could not be answered: a problem document as in RFC 9457."""

    outcome: ErrorOutcome
    """Always `error`."""

    type: str
    """A URI for the kind of error: `urn:gridwright:error:` and the code."""

    title: str
    """What all errors of this kind have in common."""

    detail: str
    """What is wrong this time, in one sentence."""

    code: ErrorCode
    """The kind of error as one word."""

    status: int | None = None
    """Over HTTP, the status of the response."""

    line: int | None = None
    """The line of the input that is wrong, from 1. In a batch, the line of the batch."""

    column: int | None = None
    """The column that is wrong, in characters, from 1."""

    field: str | None = None
    """The member of the JSON input that is wrong, such as `definition.givens[2]`."""

Answer = Union[
    GenerateAnswer,
    SolveAnswer,
    CountAnswer,
    CheckAnswer,
    VerifyAnswer,
    ExplainAnswer,
    HintAnswer,
    StepsAnswer,
    RateAnswer,
    VerifyProofAnswer,
    MinimiseAnswer,
    EditAnswer,
    ReviewAnswer,
    RepairAnswer,
    CompleteAnswer,
    ConvertAnswer,
    CanonicalAnswer,
    ShowAnswer,
    BookAnswer,
    PlayAnswer,
    MistakeAnswer,
    ClueAnswer,
    PracticeAnswer,
    FamiliesAnswer,
    TechniqueAnswer,
    FormatsAnswer,
    DoctorAnswer,
    StatsAnswer,
    TextAnswer,
    ErrorAnswer,
]
"""An answer. Its `verb` says which; `format` and `version` stand in front of it."""

BY_VERB: dict[str, type[Any]] = {
    "generate": GenerateAnswer,
    "solve": SolveAnswer,
    "count": CountAnswer,
    "check": CheckAnswer,
    "verify": VerifyAnswer,
    "explain": ExplainAnswer,
    "hint": HintAnswer,
    "steps": StepsAnswer,
    "rate": RateAnswer,
    "verify-proof": VerifyProofAnswer,
    "minimise": MinimiseAnswer,
    "edit": EditAnswer,
    "review": ReviewAnswer,
    "repair": RepairAnswer,
    "complete": CompleteAnswer,
    "convert": ConvertAnswer,
    "canonical": CanonicalAnswer,
    "show": ShowAnswer,
    "book": BookAnswer,
    "play": PlayAnswer,
    "mistake": MistakeAnswer,
    "clue": ClueAnswer,
    "practice": PracticeAnswer,
    "families": FamiliesAnswer,
    "technique": TechniqueAnswer,
    "formats": FormatsAnswer,
    "doctor": DoctorAnswer,
    "stats": StatsAnswer,
    "completions": TextAnswer,
    "man": TextAnswer,
    "error": ErrorAnswer,
}
"""The class of each answer by its verb."""
