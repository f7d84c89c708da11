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
"""The result of making a puzzle."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Puzzle(_behaviour.Puzzle):
    """A complete puzzle. Answers contain puzzles in this form, and requests accept it as a puzzle."""

    family: str
    """The id of the family, such as `sudoku`."""

    id: str | None = None
    """The puzzle's id: the same puzzle in one line. It is ignored when the puzzle is read."""

    definition: dict[str, Any]
    """The family's own members, such as `givens`; the page of the family's format describes them."""


@dataclass(frozen=True, kw_only=True)
class Rating:
    """The difficulty of a puzzle, computed from the steps of its solving path."""

    profile: ProfileRef
    """The profile that rates the steps."""

    er: float
    """The rating of the hardest step; 20.0 where the techniques do not solve the puzzle."""

    ep: float
    """The rating of the hardest step up to the first placement."""

    ed: float
    """The rating of the first step."""

    hardest: str
    """The id of the hardest technique; `trial` where the techniques do not solve the puzzle, `none` where there was nothing to solve."""

    bottlenecks: int
    """Number of steps of the hardest technique."""

    score: int
    """The sum of the scores of all steps."""

    level: Level
    """The level of the puzzle."""

    solved: bool
    """Whether the techniques solve the puzzle."""

    counts: dict[str, int] = field(default_factory=dict)
    """Number of steps of each technique, by the technique's id."""


@dataclass(frozen=True, kw_only=True)
class ProfileRef:
    """A profile and its version."""

    id: str
    """Its id, such as `gridwright`."""

    version: int
    """The version, which increases whenever any of its ratings may change."""

Level = Literal[
    "easy",
    "medium",
    "hard",
    "expert",
    "extreme",
]
"""The difficulty of a puzzle or a technique."""


@dataclass(frozen=True, kw_only=True)
class GenerateAnswer(_behaviour.GenerateAnswer):
    """A generated puzzle."""

    outcome: GenerateOutcome
    """The result."""

    family: str
    """The id of the family."""

    recipe: str | None = None
    """The recipe, an id that makes exactly this puzzle again; left out where the puzzle is not as requested."""

    puzzle: Puzzle | None = None
    """The generated puzzle."""

    solution: str | None = None
    """The solution of the puzzle in one line."""

    figures: dict[str, float] = field(default_factory=dict)
    """Figures of the generator by name, such as `attempts` and `clues`."""

    rating: Rating | None = None
    """The rating of the puzzle, if requested."""

    canonical: str | None = None
    """The canonical form of the puzzle, if requested."""

    detail: str | None = None
    """The reason why the puzzle is not as requested, as a sentence."""

SolveOutcome = Literal[
    "unique",
    "several",
    "none",
    "out-of-budget",
]
"""The number of solutions of a puzzle."""


@dataclass(frozen=True, kw_only=True)
class Culprit:
    """A possible reason why a puzzle has no solution."""

    sentence: str
    """The reason as a sentence."""

    violation: Violation | None = None
    """The rule that the givens alone break."""

    clues: list[str] = field(default_factory=list)
    """The ids of clues without which there is a solution."""

    unique: bool | None = None
    """Whether there is exactly one solution without these clues."""


@dataclass(frozen=True, kw_only=True)
class Violation:
    """A broken rule and the sites that break it."""

    rule: str
    """The kind of rule, such as `row`."""

    name: str
    """The name of the rule in the requested language, such as `row 1`."""

    sites: list[str]
    """The sites that break the rule."""


@dataclass(frozen=True, kw_only=True)
class Step(_behaviour.Step):
    """One deduction: its technique, its reason and its effects as data, and the same in sentences."""

    technique: str
    """The id of the technique, such as `hidden-single`."""

    name: str
    """The name of the technique in the requested language."""

    rating: float
    """The rating of the step in the profile."""

    score: int
    """The points that the step adds to the score in the profile."""

    level: Level
    """The level that the step requires."""

    because: list[str]
    """The sites that the reasoning looks at, to be highlighted."""

    reason: Reason
    """The facts that the step is based on."""

    effects: list[Effect]
    """The placements and removals; never empty."""

    short: str
    """The argument in one line, for someone who knows the technique."""

    full: str
    """The argument and its conclusion, in sentences that a learner can check."""

    move: str
    """The effects in short notation, such as `r1c3=3`."""


@dataclass(frozen=True, kw_only=True)
class Reason:
    """The facts that a step is based on: the rules, sites and values in its sentence."""

    rules: list[Rule] = field(default_factory=list)
    """The rules of the puzzle in the sentence, in order."""

    sites: list[str] = field(default_factory=list)
    """The sites in the sentence."""

    values: str = ""
    """The symbols of the values in the sentence."""

    candidates: list[Candidates] = field(default_factory=list)
    """The relevant candidates of the sites that the reasoning looks at."""

    chains: list[list[Claim]] = field(default_factory=list)
    """Chains of claims, each starting with its assumption."""

    parts: list[Part] = field(default_factory=list)
    """The arguments of the step by name, for proof checkers."""


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule of the puzzle."""

    index: int
    """The index of the rule among the rules of the puzzle, from 0."""

    rule: str
    """The kind of rule, such as `row`."""

    name: str
    """The name of the rule in the requested language, such as `row 1`."""


@dataclass(frozen=True, kw_only=True)
class Candidates:
    """Some candidates of a site."""

    site: str
    """The site."""

    values: str
    """The symbols of the candidates."""


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A claim that a site holds a value, or that it does not."""

    site: str
    """The site."""

    value: str
    """The symbol of the value."""

    holds: bool
    """Whether the claim is that the site holds the value."""


@dataclass(frozen=True, kw_only=True)
class Part:
    """A named argument of a step."""

    name: str
    """The name of the argument, such as `pivot`."""

    kind: str
    """The type of the argument, such as `site`; `docs/formats/proof.md` lists all types."""

    things: list[str] = field(metadata={"name": "is"})
    """The value of the argument, one text for each of its elements."""


@dataclass(frozen=True, kw_only=True)
class Effect:
    """The effect of a step on one site."""

    site: str
    """The site."""

    place: str | None = None
    """The symbol of the value."""

    drop: str | None = None
    """The symbols of the candidates."""


@dataclass(frozen=True, kw_only=True)
class SolveAnswer:
    """A solution, and whether it is the only one."""

    outcome: SolveOutcome
    """The number of solutions."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    solution: str | None = None
    """A solution in one line."""

    second: str | None = None
    """A second solution in one line, if there is one."""

    differ_at: str | None = None
    """The first site, in board order, where the two solutions differ."""

    culprits: list[Culprit] = field(default_factory=list)
    """Rules or clues that may be the reason why there is no solution."""

    steps: list[Step] | None = None
    """The steps that a person could take, if requested."""

CountOutcome = Literal[
    "exact",
    "limit",
    "out-of-budget",
]
"""The reason why counting ended."""

Whole = int
"""A whole number of any length: a number up to 2^53 - 1, a string of digits above."""


@dataclass(frozen=True, kw_only=True)
class CountAnswer:
    """The number of solutions of a puzzle."""

    outcome: CountOutcome
    """The reason why counting ended."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    count: Whole
    """Number of solutions counted."""

CheckOutcome = Literal[
    "solved",
    "broken",
    "unique",
    "several",
    "none",
    "out-of-budget",
]
"""The state of a board."""


@dataclass(frozen=True, kw_only=True)
class CheckAnswer:
    """The broken rules of a board and whether the board can still be solved."""

    outcome: CheckOutcome
    """The state of the board."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    filled: int
    """Number of sites with a value, given or entered."""

    sites: int
    """Number of sites of the board."""

    violations: list[Violation] = field(default_factory=list)
    """The broken rules."""

    wrong: list[str] = field(default_factory=list)
    """The sites whose entries differ from the solution, if the puzzle has exactly one."""

    wrong_notes: list[str] = field(default_factory=list)
    """The sites whose notes lack the value of the solution, if the puzzle has exactly one."""

    culprits: list[Culprit] = field(default_factory=list)
    """Rules or clues that may be the reason why the board has no solution."""

VerifyOutcome = Literal[
    "right",
    "wrong",
    "incomplete",
    "unreadable",
    "none",
    "out-of-budget",
]
"""The grade of a proposed answer."""


@dataclass(frozen=True, kw_only=True)
class WrongValue:
    """A wrong value in an answer."""

    site: str
    """The site of the value."""

    found: str
    """The value in the answer."""

    expected: str | None = None
    """The right value; left out where several values are possible."""


@dataclass(frozen=True, kw_only=True)
class VerifyAnswer:
    """The grade of a proposed answer to a puzzle. If the puzzle has several solutions, each of them is right."""

    outcome: VerifyOutcome
    """The grade."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    credit: float
    """Partial credit from 0 to 1: the share of the sites to fill that are right, where each given that was changed counts as one more site that is wrong."""

    right: int
    """Number of sites to fill that are right."""

    open: int
    """Number of sites to fill."""

    board: str | None = None
    """The answer as it was read, in one line, with a dot for each empty site."""

    first_error: WrongValue | None = None
    """The first value, in reading order, that leaves no solution together with the values before it."""

    changed: list[str] = field(default_factory=list)
    """The sites of givens that differ in the answer."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that the answer breaks."""

ExplainOutcome = Literal[
    "solved",
    "stuck",
    "contradiction",
    "out-of-budget",
]
"""The end of an explanation."""


@dataclass(frozen=True, kw_only=True)
class Certificate:
    """A machine-checkable proof that a puzzle has at most one solution: clauses that follow from the rules and the clues."""

    solution: str | None = None
    """The symbols of the solution, in board order; left out where there is no solution."""

    cuts: list[str] = field(default_factory=list)
    """Claims that cannot all be true because together they break a rule, such as a loop that closes too early."""

    clauses: list[str] = field(default_factory=list)
    """Clauses: of the claims in each, such as `r1c1=2 r1c2<>3`, at least one is true in any other solution."""


@dataclass(frozen=True, kw_only=True)
class ExplainAnswer:
    """An explanation: the solving steps with the reason for each. `verify-proof` checks it as a proof."""

    outcome: ExplainOutcome
    """The end of the explanation."""

    puzzle: Puzzle
    """The puzzle that is explained."""

    profile: ProfileRef
    """The profile that determines the order and the ratings of the steps."""

    start: str | None = None
    """The board at the start, in one line, where the explanation starts from a player's position instead of the clues."""

    mistakes: list[str] = field(default_factory=list)
    """Sites with wrong entries in the player's position; these entries are ignored."""

    wrong_notes: list[str] = field(default_factory=list)
    """Sites with wrong notes in the player's position; these notes are ignored."""

    steps: list[Step]
    """The steps in solving order."""

    board: str
    """The board after the last step, in one line."""

    solution: str | None = None
    """The solution in one line, if the steps reach it."""

    rating: Rating | None = None
    """The rating of the puzzle, if the steps solve it from the clues."""

    certificate: Certificate | None = None
    """A proof that there is no other solution, or none at all, if requested."""

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
"""The kinds of help a player can get."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Picture(_behaviour.Picture):
    """A picture of a board."""

    kind: PictureKind = field(metadata={"name": "as"})
    """The kind of picture."""

    rows: int
    """Number of rows of cells."""

    cols: int
    """Number of columns of cells."""

    text: str | None = None
    """The picture as text, for the kinds `text`, `ascii`, `svg` and `svg-inline`."""

    base64: str | None = None
    """The bytes of the file in base64, for the kinds `png` and `pdf`."""

    frame: Frame | None = None
    """The place of the board in the picture; left out for `text` and `ascii`."""

    hits: list[Hit] = field(default_factory=list)
    """The place of each site, for clicks and cursors."""

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
    """The place of the board in a picture, in the units of its view box."""

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
    """The centre of a site, in half cells from the top left corner of the board."""

    site: str
    """The site."""

    x: int
    """The horizontal distance, to the right."""

    y: int
    """The vertical distance, downwards."""


@dataclass(frozen=True, kw_only=True)
class HintAnswer(_behaviour.HintAnswer):
    """A hint: mistakes first, otherwise the next step in as much detail as its stage allows."""

    outcome: HintOutcome
    """The kind of hint."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    stage: int
    """The stage of the hint: 1 (where to look), 2 (also why) or 3 (also the move)."""

    technique: str | None = None
    """The id of the technique of the next step."""

    where: str | None = None
    """A sentence with the name of the technique and where to look."""

    why: str | None = None
    """At stages 2 and 3: the argument, as sentences."""

    move: str | None = None
    """At stage 3: the placements and removals that follow, as a sentence."""

    step: Step | None = None
    """At stage 3: the complete step as data."""

    later: int | None = None
    """Number of steps to take before the first one at the requested site; left out unless the outcome is `later`."""

    sites: list[str] = field(default_factory=list)
    """The sites to highlight: those with mistakes, or those the step looks at."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that are broken."""

    picture: Picture | None = None
    """A picture of the step, if requested."""


@dataclass(frozen=True, kw_only=True)
class StepsAnswer:
    """All steps that a player can take next, easiest first, or the mistakes, if there are any."""

    outcome: HintOutcome
    """The kind of help; `step` if there are steps."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    steps: list[Step] = field(default_factory=list)
    """The steps, easiest first."""

    left_out: bool = False
    """Whether harder steps may be missing because the limit on search nodes was reached."""

    pictures: list[Picture] = field(default_factory=list)
    """A picture of each step in the same order, if requested."""

    sites: list[str] = field(default_factory=list)
    """The sites with mistakes."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that are broken."""

RateOutcome = Literal[
    "rated",
    "several",
    "none",
    "other-profile",
    "out-of-budget",
]
"""The result of rating a puzzle."""


@dataclass(frozen=True, kw_only=True)
class Route:
    """The easiest solving path found, compared with the usual path."""

    hardest: float
    """The rating of its hardest step."""

    hard_steps: int
    """Number of its steps with that rating."""

    usual_hardest: float
    """The rating of the hardest step of the usual path."""

    usual_hard_steps: int
    """Number of steps of the usual path with that rating."""

    positions: int
    """Number of positions in which steps were compared."""

    complete: bool
    """Whether the search was completed, so that there is no easier path."""

    steps: list[str]
    """The steps of the path, each as the id of a technique, a tab and the moves of the step."""


@dataclass(frozen=True, kw_only=True)
class RateAnswer:
    """The difficulty of a puzzle."""

    outcome: RateOutcome
    """The result."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    rating: Rating | None = None
    """The rating; left out where there is none."""

    route: Route | None = None
    """The easiest path that was found, if requested; `rating` is then the rating of this path."""

VerifyProofOutcome = Literal[
    "unique",
    "if-unique",
    "no-solution",
    "incomplete",
    "refused",
    "out-of-budget",
]
"""The result of checking an explanation."""


@dataclass(frozen=True, kw_only=True)
class VerifyProofAnswer:
    """The result of checking an explanation, with the number of steps proved."""

    outcome: VerifyProofOutcome
    """The result."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    solution: str | None = None
    """The proved solution in one line."""

    steps: int
    """Number of steps in the explanation."""

    shown: int
    """Number of steps whose argument was proved."""

    assuming_one_solution: int
    """Number of proved steps that assume that the solution is unique."""

    certificate_clauses: int | None = None
    """Number of clauses in the certificate; left out where there is no valid certificate."""

    step: int | None = None
    """The number of the step that was refused or not decided, from 1."""

    why: str | None = None
    """The reason for the refusal, as a sentence."""

MinimiseOutcome = Literal[
    "done",
    "several",
    "none",
    "out-of-budget",
]
"""The result of removing clues."""


@dataclass(frozen=True, kw_only=True)
class Clue:
    """A clue: anything printed on the puzzle, such as a given, a word, a sum, or a sign between cells."""

    id: str
    """The id of the clue in its puzzle: the site of a given (`r1c1`), a sign and its sites (`r1c1<r1c2`), a label and its corner (`12@r2c1`), or the printed text."""

    kind: str
    """The kind of clue, such as `given`, `word` or `cage`."""

    label: str
    """The printed text, of any length."""

    anchor: Anchor
    """The place where it is printed."""

    sites: list[str] = field(default_factory=list)
    """The sites it belongs to; in a game, those where it can still be satisfied."""

    done: bool | None = None
    """In a game, whether the values on the board satisfy it."""

    left: int | None = None
    """In a game, for sums: the number that the open sites still have to add up to."""


@dataclass(frozen=True, kw_only=True)
class Anchor:
    """The place where a clue is printed."""

    place: str
    """"""

    x: int | None = None
    """The horizontal distance, to the right."""

    y: int | None = None
    """The vertical distance, downwards."""

    site: str | None = None
    """The site."""


@dataclass(frozen=True, kw_only=True)
class JoinedClue:
    """A clue made by joining several, such as a cage made of two."""

    clue: Clue
    """The joined clue."""

    parts: list[Clue]
    """The clues it replaces."""


@dataclass(frozen=True, kw_only=True)
class MinimiseAnswer:
    """A puzzle with clues removed or joined."""

    outcome: MinimiseOutcome
    """The result."""

    puzzle: Puzzle
    """The puzzle with the clues that are left."""

    solution: str | None = None
    """The solution of the puzzle in one line."""

    removed: list[Clue] = field(default_factory=list)
    """The clues that were removed."""

    joined: list[JoinedClue] = field(default_factory=list)
    """The clues that were made by joining several clues."""

    figures: dict[str, float] = field(default_factory=dict)
    """Figures by name: `clues` left, clues `removed`, clues saved because they were `joined`, solvability `tests`, and `undecided` clues, which stay."""

Done = Literal[
    "done",
]
"""The outcome of requests that have only one."""


@dataclass(frozen=True, kw_only=True)
class ClueKind:
    """A kind of clue, other than a given, that can be printed on puzzles of this family."""

    kind: str
    """The id of the kind, such as `cage`, to be passed in an edit."""

    sites: ClueSites
    """The sites that a clue of this kind belongs to."""

    label: str
    """A short description of the label of such a clue, such as `a word`."""

ClueSites = Literal[
    "none",
    "one",
    "pair",
    "some",
]
"""The sites that a clue of a kind belongs to."""


@dataclass(frozen=True, kw_only=True)
class EditAnswer:
    """A puzzle after an edit of its clues."""

    outcome: Done
    """Always `done`."""

    puzzle: Puzzle
    """The edited puzzle."""

    text: str
    """The edited puzzle as text."""

    clues: list[Clue] = field(default_factory=list)
    """All clues of the puzzle, including its givens."""

    values: str
    """The symbols of the values that can be given, as one string; empty where the family has no givens."""

    kinds: list[ClueKind] = field(default_factory=list)
    """The other kinds of clue that can be printed on this puzzle."""

    areas: list[int] = field(default_factory=list)
    """The number of the area of each site, in board order; left out where areas cannot be changed."""

ReviewOutcome = Literal[
    "unique",
    "several",
    "none",
    "out-of-budget",
]
"""The number of solutions of a puzzle being made."""


@dataclass(frozen=True, kw_only=True)
class ReviewAnswer:
    """The properties of a puzzle being made that an editor shows."""

    outcome: ReviewOutcome
    """The number of solutions."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    clues: int
    """Number of clues, including givens."""

    solution: str | None = None
    """A solution in one line."""

    second: str | None = None
    """A second solution in one line, if there is one."""

    differ: list[str] = field(default_factory=list)
    """The sites where the two solutions differ."""

    both: list[str] = field(default_factory=list)
    """The two solutions merged: for each site, in board order, the value they share, or both of their values."""

    candidates: list[str] = field(default_factory=list)
    """For each site, in board order, the values that it takes in some solution; empty if there is no solution, or if the budget was spent before the number of solutions was known."""

    candidates_are_whole: bool
    """Whether `candidates` is complete; false if the budget was spent first."""

    needless: list[Clue] | None = None
    """The clues that can each be removed alone while the solution stays unique; left out where this was not decided for all clues."""

    rating: Rating | None = None
    """The rating, where there is exactly one solution and it could be rated."""

    steps: int
    """Number of steps that the techniques find."""

    open: int
    """Number of sites without a value after these steps."""

    culprits: list[Culprit] = field(default_factory=list)
    """Rules or clues that may be the reason why there is no solution."""

RepairOutcome = Literal[
    "found",
    "unneeded",
    "none",
    "out-of-budget",
]
"""The result of a search for repairs."""


@dataclass(frozen=True, kw_only=True)
class Repair:
    """A single change that brings a puzzle nearer to exactly one solution."""

    edit: Edit
    """The change to make."""

    id: str
    """The id of the puzzle after the change."""

    solutions: int | None = None
    """The number of solutions after the change; left out where counting stopped at its limit."""

    rating: Rating | None = None
    """The rating after the change, where there is exactly one solution."""


@dataclass(frozen=True, kw_only=True)
class Edit:
    """One change to the clues of a puzzle."""

    do: str
    """"""

    site: str | None = None
    """The site of the given."""

    value: str | None | None = None
    """The symbol of the value; left out to remove the given."""

    kind: str | None = None
    """The kind of clue: `word`, `cage`, `marks` or `sign`."""

    label: str | None = None
    """The label to print."""

    sites: list[str] | None = None
    """The sites the clue belongs to, in the order in which its label is read."""

    clue: str | None = None
    """The id of the clue, as in the list of clues."""

    areas: list[int] | None = None
    """The number of its area for each site, in board order."""


@dataclass(frozen=True, kw_only=True)
class RepairAnswer:
    """Single changes that bring a puzzle nearer to exactly one solution."""

    outcome: RepairOutcome
    """The result of the search."""

    repairs: list[Repair] = field(default_factory=list)
    """The changes; those that leave exactly one solution come first."""

CompleteOutcome = Literal[
    "done",
    "none",
    "out-of-budget",
]
"""The result of adding givens to a puzzle."""


@dataclass(frozen=True, kw_only=True)
class CompleteAnswer:
    """A puzzle with givens added until it has one solution."""

    outcome: CompleteOutcome
    """The result."""

    puzzle: Puzzle
    """The puzzle, with the added givens."""

    text: str
    """The puzzle as text."""

    added: list[Clue] = field(default_factory=list)
    """The givens that were added."""


@dataclass(frozen=True, kw_only=True)
class ConvertAnswer:
    """A puzzle in another format."""

    outcome: Done
    """Always `done`: a puzzle that the format cannot hold is an error."""

    puzzle: Puzzle
    """The puzzle as JSON."""

    recipe: str | None = None
    """The recipe, if the puzzle was passed as a recipe."""

    text: str | None = None
    """The puzzle in the requested format."""


@dataclass(frozen=True, kw_only=True)
class CanonicalAnswer:
    """The canonical form of a puzzle, which all its symmetric equivalents share."""

    outcome: Done
    """Always `done`."""

    family: str
    """The id of the family."""

    id: str
    """The puzzle's id: the family, its parameters and the board in one line."""

    canonical: str
    """The canonical form in one line."""

ShowOutcome = Literal[
    "done",
    "several",
    "none",
    "out-of-budget",
]
"""The result of drawing a puzzle."""


@dataclass(frozen=True, kw_only=True)
class ShowAnswer(_behaviour.ShowAnswer):
    """A puzzle and a picture of it."""

    outcome: ShowOutcome
    """The result."""

    puzzle: Puzzle
    """The puzzle as JSON."""

    recipe: str | None = None
    """The recipe, if the puzzle was passed as a recipe."""

    clues: list[Clue] = field(default_factory=list)
    """All clues of the puzzle, including its givens."""

    solution: str | None = None
    """The solution in one line, if requested."""

    step: Step | None = None
    """The step shown in the picture, if one was requested."""

    picture: Picture | None = None
    """The picture, if requested."""

BookOutcome = Literal[
    "made",
    "not-found",
    "out-of-budget",
]
"""The result of making a book."""


@dataclass(frozen=True, kw_only=True)
class BookPuzzle:
    """A puzzle of a book."""

    chapter: int
    """The number of its chapter, from 1."""

    family: str
    """The id of the family."""

    recipe: str
    """The recipe of the puzzle or, for a puzzle that was passed in, its id."""

    canonical: str
    """The family and the canonical form, as the `avoid` member of a request takes them."""

    level: Level | None = None
    """The level, if the puzzle was rated."""

    rating: float | None = None
    """The rating of the hardest step, if the puzzle was rated."""


@dataclass(frozen=True, kw_only=True)
class BookAnswer:
    """A book of puzzles and a list of its puzzles."""

    outcome: BookOutcome
    """The result."""

    title: str
    """The title of the book."""

    puzzles: list[BookPuzzle] = field(default_factory=list)
    """The puzzles in the order of the book."""

    base64: str | None = None
    """The PDF file in base64; left out where no file was made, or where it was written elsewhere."""

    detail: str | None = None
    """The puzzles that are missing, as a sentence."""

PlayOutcome = Literal[
    "open",
    "broken",
    "solved",
]
"""The state of a game."""


@dataclass(frozen=True, kw_only=True)
class SavedGame:
    """A game with all moves that can be undone or redone. A front end needs to store nothing else."""

    puzzle: str
    """The id of the puzzle."""

    moves: list[str] = field(default_factory=list)
    """The changes of each move, such as `r1c1=5 r1c2?13`: a value entered (or removed, `r1c1=`), and the notes of a site after the move."""

    at: int
    """Number of moves in force; the moves after them can be redone."""

    checkpoints: list[int] = field(default_factory=list)
    """Checkpoints to go back to, each as a number of moves."""

    shown: list[str] = field(default_factory=list)
    """The steps that hints have shown, such as `r1c1=5` or `r1c2<>34 r1c3<>34`; each counts as one hint."""


@dataclass(frozen=True, kw_only=True)
class GameState:
    """The parts of a game's state that a front end shows besides the picture."""

    sites: list[SiteState]
    """All sites, in board order."""

    violations: list[Violation] = field(default_factory=list)
    """The rules that are broken now."""

    clues: list[Clue] = field(default_factory=list)
    """The clues other than givens, each with whether it is satisfied."""

    values: list[ValueState] = field(default_factory=list)
    """The values that can be entered, in order."""

    edges: bool = False
    """Whether the sites are edges between cells, over which a path is drawn, instead of cells."""

    filled: int
    """Number of sites that the player has filled in."""

    to_fill: int
    """Number of sites to fill in; on boards of edges, the largest possible number."""

    can_undo: bool
    """Whether there is a move to undo."""

    can_redo: bool
    """Whether there is a move to redo."""

    hints: int
    """Number of steps that hints have shown."""


@dataclass(frozen=True, kw_only=True)
class SiteState:
    """The contents of a site."""

    site: str
    """The name of the site."""

    value: str | None = None
    """The symbol of its value, given or entered; left out if the site is empty."""

    given: bool = False
    """Whether the value is a given."""

    notes: str = ""
    """The symbols of the noted candidates."""


@dataclass(frozen=True, kw_only=True)
class ValueState:
    """A value that a player can enter."""

    value: str
    """The symbol of the value."""

    left: int | None = None
    """Number of sites that still need the value, if every value occurs equally often in a solution."""

    line: bool = False
    """Whether the value means that the path crosses the edge."""


@dataclass(frozen=True, kw_only=True)
class House:
    """A house: sites that hold no value twice, such as a row, a column or a box."""

    name: str
    """The name of the house, such as `row 1`."""

    sites: list[str]
    """The sites of the house."""


@dataclass(frozen=True, kw_only=True)
class PlayAnswer:
    """A game after an action."""

    outcome: PlayOutcome
    """The state of the game."""

    family: str
    """The id of the family."""

    game: SavedGame
    """The game as data, to be passed with the next request."""

    state: GameState
    """The contents of the board and other facts that a front end shows."""

    changed: bool
    """Whether the action changed the game."""

    picture: Picture | None = None
    """A picture of the board, if requested."""

    rules: str | None = None
    """The rules of this puzzle as text, if `houses` was requested."""

    houses: list[House] = field(default_factory=list)
    """The houses of the puzzle, if requested."""

MistakeOutcome = Literal[
    "found",
    "unexplained",
    "none",
    "several",
    "no-solution",
    "out-of-budget",
]
"""The result of looking for a wrong move."""


@dataclass(frozen=True, kw_only=True)
class MistakeAnswer:
    """The first wrong move of a game, with steps that lead from it to a contradiction."""

    outcome: MistakeOutcome
    """The result of the search."""

    family: str
    """The id of the family."""

    move: int | None = None
    """Number of moves before the wrong one, all of them right."""

    site: str | None = None
    """The site of the wrong value."""

    value: str | None = None
    """The wrong value."""

    text: str = ""
    """The mistake as a sentence."""

    steps: list[Step] = field(default_factory=list)
    """The steps that follow from the wrong value, in order."""

    contradiction: str = ""
    """The contradiction after the last step, as a sentence."""

    pictures: list[Picture] = field(default_factory=list)
    """Pictures, if requested: one for each step, then one of the board with the contradiction."""


@dataclass(frozen=True, kw_only=True)
class ClueAnswer:
    """The remaining ways to satisfy a clue of a game."""

    outcome: Done
    """Always `done`."""

    clue: str
    """The id of the clue."""

    combinations: list[str] = field(default_factory=list)
    """The sets of values that the open sites of a clue, such as a cage, can hold."""

    paths: list[list[str]] = field(default_factory=list)
    """The sites, in order, of each way to place a clue such as a word."""

PracticeOutcome = Literal[
    "made",
    "example",
    "none",
]
"""The source of a practice game."""


@dataclass(frozen=True, kw_only=True)
class PracticeAnswer:
    """A game in which a technique is the next step."""

    outcome: PracticeOutcome
    """The source of the game."""

    family: str
    """The id of the family."""

    technique: str
    """The id of the technique."""

    profile: str
    """The id of the profile by whose order the technique is next."""

    game: SavedGame | None = None
    """The practice game; left out if the outcome is `none`."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """A puzzle family and the parameters it accepts."""

    id: str
    """The id of the family, such as `sudoku`."""

    aliases: list[str] = field(default_factory=list)
    """Other ids that are accepted for the family."""

    name: str
    """The name of the family in the requested language."""

    summary: str
    """A summary in one sentence."""

    rules: str
    """The rules, written for someone who does not know the puzzle."""

    generator: int
    """The newest generator number. For each number, what a seed makes never changes."""

    params: list[Param]
    """The parameters."""

    presets: list[str]
    """Suggested parameter values, each written as in ids: `size=6,level=hard`. An empty text stands for the defaults."""

    variants: list[Variant] = field(default_factory=list)
    """Well-known variants, the plain one first."""

    levels: list[ShapeLevels] = field(default_factory=list)
    """The levels observed for puzzles of some shapes."""

    symbols: list[SymbolSet] = field(default_factory=list)
    """Other sets of symbols in which values can be shown."""

    profiles: list[str]
    """The ids of the profiles that can rate its puzzles, the default one first."""

    techniques: list[TechniqueRow]
    """The techniques of the default profile, easiest first."""

    formats: list[str] = field(default_factory=list)
    """The names of the formats of other programs that the family reads and writes."""


@dataclass(frozen=True, kw_only=True)
class Param:
    """A parameter of a family."""

    name: str
    """The name of the parameter, such as `size`."""

    label: str = ""
    """The label in forms, such as `Size`."""

    help: str
    """A description for help texts and forms."""

    kind: ParamKind
    """The kind of values it takes."""

    default: str | None = None
    """The default value; left out where the parameter then sets no condition."""

    structural: bool
    """Whether it shapes the finished puzzle rather than only the way it is made."""


@dataclass(frozen=True, kw_only=True)
class ParamKind:
    """The kind of values that a parameter takes."""

    type: str
    """"""

    min: int | None = None
    """The smallest value allowed."""

    max: int | None = None
    """The largest value allowed."""

    choices: list[str] | None = None
    """The values."""

    labels: list[str] | None = None
    """The labels of the values in forms, in the same order."""

    what: str | None = None
    """A short description of the text."""


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A variant of a family that players know by name."""

    id: str
    """The id of the variant, such as `killer`."""

    name: str
    """The name of the variant in the requested language."""

    params: str
    """The parameters that select it, written as in ids; a level can be added."""


@dataclass(frozen=True, kw_only=True)
class ShapeLevels:
    """The levels observed for puzzles of one shape. A level in neither list is undecided."""

    shape: str
    """The structural parameters, written as in ids: `size=4`. An empty text stands for the defaults."""

    seen: list[Level]
    """The levels that were observed, easiest first."""

    never: list[Level]
    """The levels that no search has found: requests for them are refused unless they have `anyway=yes`."""


@dataclass(frozen=True, kw_only=True)
class SymbolSet:
    """A set of symbols in which values can be shown."""

    name: str
    """The name to pass as `symbols`."""

    chars: str
    """The symbols, one character for each value in order."""


@dataclass(frozen=True, kw_only=True)
class TechniqueRow:
    """A technique in the list of a family."""

    id: str
    """The id of the technique, such as `x-wing`."""

    name: str
    """The name of the technique in the requested language."""

    worth: Worth
    """The smallest worth of a step in the default profile."""


@dataclass(frozen=True, kw_only=True)
class Worth:
    """The rating, score and level that a step of a technique has at least."""

    rating: float
    """The rating of a step."""

    score: int
    """The points that a step adds to the score of a puzzle."""

    level: Level
    """The level that a step requires."""


@dataclass(frozen=True, kw_only=True)
class Profile:
    """A profile: a named, versioned order and rating of steps."""

    id: str
    """The id of the profile, such as `gridwright`."""

    version: int
    """The version, which increases whenever any of its ratings may change."""

    summary: str
    """A summary in one sentence."""


@dataclass(frozen=True, kw_only=True)
class FamiliesAnswer:
    """The supported puzzle families and profiles."""

    outcome: Done
    """Always `done`."""

    families: list[Family]
    """The families, with their parameters, presets and techniques."""

    profiles: list[Profile]
    """The profiles, which determine the order and the ratings of steps."""


@dataclass(frozen=True, kw_only=True)
class Technique:
    """A technique with its lesson and example positions."""

    id: str
    """The id of the technique, such as `x-wing`."""

    name: str
    """The name of the technique in the requested language."""

    families: list[str]
    """The ids of the families that use the technique."""

    lesson: Lesson | None = None
    """The lesson on the technique."""

    worth: dict[str, Worth]
    """The smallest worth of a step in each profile that has the technique, by the profile's id."""

    examples: list[Example] = field(default_factory=list)
    """Positions in which the technique is the next step."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """The lesson on a technique, in a few sentences for each part."""

    what: str
    """An explanation of the technique."""

    spot: str
    """Advice on spotting it."""

    miss: str
    """Patterns that are easily mistaken for it."""

    relatives: str
    """Its relation to similar techniques."""


@dataclass(frozen=True, kw_only=True)
class Example:
    """A position in which a technique is the next step, with that step."""

    family: str
    """The id of the family."""

    profile: str
    """The id of the profile by whose order the technique is next."""

    puzzle: str
    """The id of the puzzle."""

    position: str
    """The position: for each site `=` and its value, or its candidates, separated by commas."""

    step: Step
    """The step that the technique finds there."""

    near_miss: str = ""
    """A near miss: the same position except for one site, where the technique does not apply."""

    near_miss_text: str = ""
    """The difference between the two positions, as a sentence."""

    picture: Picture | None = None
    """A picture of the step, if requested."""

    near_miss_picture: Picture | None = None
    """A picture of the near miss, if requested."""


@dataclass(frozen=True, kw_only=True)
class TechniqueAnswer:
    """The solving techniques."""

    outcome: Done
    """Always `done`."""

    techniques: list[Technique]
    """The techniques, easiest first."""


@dataclass(frozen=True, kw_only=True)
class Format:
    """A file format of another program."""

    name: str
    """The name to pass in requests, such as `sdk`."""

    family: str
    """The id of the family whose puzzles it holds."""

    title: str
    """The common name of the format."""

    carries: str
    """A description of the data that it can hold."""

    extensions: list[str] = field(default_factory=list)
    """The usual file name extensions, without the dot."""

    line: bool
    """Whether a puzzle takes one line, so that a file can hold many."""


@dataclass(frozen=True, kw_only=True)
class FormatsAnswer:
    """The file formats of other programs."""

    outcome: Done
    """Always `done`."""

    formats: list[Format]
    """The formats that can be read and written."""


@dataclass(frozen=True, kw_only=True)
class DoctorFinding:
    """One fact about the program or its environment."""

    about: str
    """The subject, such as `version`, `processor` or `data-folder`."""

    found: str
    """The fact found, as text."""

    trouble: str | None = None
    """The problem with it, as a sentence; left out where there is none."""


@dataclass(frozen=True, kw_only=True)
class DoctorAnswer:
    """The version and the environment of a program, as the command line reports them."""

    outcome: Done
    """Always `done`."""

    findings: list[DoctorFinding]
    """The findings, in the order in which they are shown."""


@dataclass(frozen=True, kw_only=True)
class StatsFigure:
    """The distribution of one figure over many puzzles."""

    name: str
    """The name of the figure."""

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
    """The duration of a phase."""

    name: str
    """The name of the phase."""

    seconds: float
    """The duration in seconds."""


@dataclass(frozen=True, kw_only=True)
class StatsCount:
    """Number of times that something occurred."""

    name: str
    """The thing counted: a reason, a number of clues such as `24` or `24-25`, a level, or a range of ratings."""

    count: int
    """Number of times."""


@dataclass(frozen=True, kw_only=True)
class StatsAnswer:
    """Statistics of a generator run: the number of puzzles, the time they took, and their properties."""

    outcome: Done
    """Always `done`."""

    asked: int
    """Number of puzzles requested."""

    made: int
    """Number of puzzles made as requested."""

    seconds: float
    """Duration of the run in seconds."""

    puzzle_seconds: StatsFigure
    """Duration of single puzzles in seconds; with several threads their sum exceeds the duration of the run."""

    slowest: str | None = None
    """The recipe of the puzzle that took longest; left out where no puzzle was made."""

    figures: list[StatsFigure]
    """Figures of the generator for each puzzle, such as `attempts` and `nodes`."""

    phases: list[StatsSeconds]
    """Duration of each phase in seconds, summed over all puzzles."""

    rejected: list[StatsCount]
    """Number of rejected candidates for each reason."""

    clues: list[StatsCount]
    """Number of puzzles for each number of clues."""

    levels: list[StatsCount]
    """Number of puzzles of each level; `unrated` counts those for which no rating was found in time."""

    ratings: list[StatsCount]
    """Number of puzzles in each range of ratings."""


@dataclass(frozen=True, kw_only=True)
class TextAnswer:
    """A plain text; only the command line writes it."""

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
"""The kind of error. These codes are stable, so that programs can rely on them."""


@dataclass(frozen=True, kw_only=True)
class ErrorAnswer:
    """A request that could not be answered: a problem document as in RFC 9457."""

    outcome: ErrorOutcome
    """Always `error`."""

    type: str
    """The URI of the kind of error: `urn:gridwright:error:` followed by the code."""

    title: str
    """A short title shared by all errors of this kind."""

    detail: str
    """A sentence about this particular error."""

    code: ErrorCode
    """The kind of error."""

    status: int | None = None
    """Over HTTP, the status code of the response."""

    line: int | None = None
    """The line of the error in the input, from 1. In a batch, the line of the batch."""

    column: int | None = None
    """The column of the error, in characters, from 1."""

    field: str | None = None
    """The JSON member with the error, such as `definition.givens[2]`."""

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
"""An answer. Its `verb` names its type; `format` and `version` come before it."""

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
