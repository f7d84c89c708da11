// Requests and answers. Made from docs/schema/ by `cargo xtask types`; not to be changed by hand.

/** The result of making a puzzle. */
export type GenerateOutcome =
  | 'made'
  | 'not-found'
  | 'out-of-budget';

/** A complete puzzle. Answers contain puzzles in this form, and requests accept it as a puzzle. */
export interface Puzzle {
  /** The name of the format. */
  format: 'gridwright';
  /** The version of the layout. */
  version: 1;
  /** The id of the family, such as `sudoku`. */
  family: string;
  /** The puzzle's id: the same puzzle in one line. It is ignored when the puzzle is read. */
  id?: string | null;
  /** The family's own members, such as `givens`; the page of the family's format describes them. */
  definition: Record<string, unknown>;
}

/** The difficulty of a puzzle, computed from the steps of its solving path. */
export interface Rating {
  /** The profile that rates the steps. */
  profile: ProfileRef;
  /** The rating of the hardest step; 20.0 where the techniques do not solve the puzzle. */
  er: number;
  /** The rating of the hardest step up to the first placement. */
  ep: number;
  /** The rating of the first step. */
  ed: number;
  /** The id of the hardest technique; `trial` where the techniques do not solve the puzzle, `none` where there was nothing to solve. */
  hardest: string;
  /** Number of steps of the hardest technique. */
  bottlenecks: number;
  /** The sum of the scores of all steps. */
  score: number;
  /** The level of the puzzle. */
  level: Level;
  /** Whether the techniques solve the puzzle. */
  solved: boolean;
  /** Number of steps of each technique, by the technique's id. */
  counts?: Record<string, number>;
}

/** A profile and its version. */
export interface ProfileRef {
  /** Its id, such as `gridwright`. */
  id: string;
  /** The version, which increases whenever any of its ratings may change. */
  version: number;
}

/** The difficulty of a puzzle or a technique. */
export type Level =
  | 'easy'
  | 'medium'
  | 'hard'
  | 'expert'
  | 'extreme';

/** A generated puzzle. */
export interface GenerateAnswer {
  /** The result. */
  outcome: GenerateOutcome;
  /** The id of the family. */
  family: string;
  /** The recipe, an id that makes exactly this puzzle again; left out where the puzzle is not as requested. */
  recipe?: string | null;
  /** The generated puzzle. */
  puzzle?: Puzzle | null;
  /** The solution of the puzzle in one line. */
  solution?: string | null;
  /** Figures of the generator by name, such as `attempts` and `clues`. */
  figures?: Record<string, number>;
  /** The rating of the puzzle, if requested. */
  rating?: Rating | null;
  /** The canonical form of the puzzle, if requested. */
  canonical?: string | null;
  /** The reason why the puzzle is not as requested, as a sentence. */
  detail?: string | null;
}

/** The number of solutions of a puzzle. */
export type SolveOutcome =
  | 'unique'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** A possible reason why a puzzle has no solution. */
export interface Culprit {
  /** The reason as a sentence. */
  sentence: string;
  /** The rule that the givens alone break. */
  violation?: Violation | null;
  /** The ids of clues without which there is a solution. */
  clues?: Array<string>;
  /** Whether there is exactly one solution without these clues. */
  unique?: boolean | null;
}

/** A broken rule and the sites that break it. */
export interface Violation {
  /** The kind of rule, such as `row`. */
  rule: string;
  /** The name of the rule in the requested language, such as `row 1`. */
  name: string;
  /** The sites that break the rule. */
  sites: Array<string>;
}

/** One deduction: its technique, its reason and its effects as data, and the same in sentences. */
export interface Step {
  /** The id of the technique, such as `hidden-single`. */
  technique: string;
  /** The name of the technique in the requested language. */
  name: string;
  /** The rating of the step in the profile. */
  rating: number;
  /** The points that the step adds to the score in the profile. */
  score: number;
  /** The level that the step requires. */
  level: Level;
  /** The sites that the reasoning looks at, to be highlighted. */
  because: Array<string>;
  /** The facts that the step is based on. */
  reason: Reason;
  /** The placements and removals; never empty. */
  effects: Array<Effect>;
  /** The argument in one line, for someone who knows the technique. */
  short: string;
  /** The argument and its conclusion, in sentences that a learner can check. */
  full: string;
  /** The effects in short notation, such as `r1c3=3`. */
  move: string;
}

/** The facts that a step is based on: the rules, sites and values in its sentence. */
export interface Reason {
  /** The rules of the puzzle in the sentence, in order. */
  rules?: Array<Rule>;
  /** The sites in the sentence. */
  sites?: Array<string>;
  /** The symbols of the values in the sentence. */
  values?: string;
  /** The relevant candidates of the sites that the reasoning looks at. */
  candidates?: Array<Candidates>;
  /** Chains of claims, each starting with its assumption. */
  chains?: Array<Array<Claim>>;
  /** The arguments of the step by name, for proof checkers. */
  parts?: Array<Part>;
}

/** A rule of the puzzle. */
export interface Rule {
  /** The index of the rule among the rules of the puzzle, from 0. */
  index: number;
  /** The kind of rule, such as `row`. */
  rule: string;
  /** The name of the rule in the requested language, such as `row 1`. */
  name: string;
}

/** Some candidates of a site. */
export interface Candidates {
  /** The site. */
  site: string;
  /** The symbols of the candidates. */
  values: string;
}

/** A claim that a site holds a value, or that it does not. */
export interface Claim {
  /** The site. */
  site: string;
  /** The symbol of the value. */
  value: string;
  /** Whether the claim is that the site holds the value. */
  holds: boolean;
}

/** A named argument of a step. */
export interface Part {
  /** The name of the argument, such as `pivot`. */
  name: string;
  /** The type of the argument, such as `site`; `docs/formats/proof.md` lists all types. */
  kind: string;
  /** The value of the argument, one text for each of its elements. */
  is: Array<string>;
}

/** The effect of a step on one site. */
export type Effect =
  | { site: string; place: string }
  | { site: string; drop: string };

/** A solution, and whether it is the only one. */
export interface SolveAnswer {
  /** The number of solutions. */
  outcome: SolveOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** A solution in one line. */
  solution?: string | null;
  /** A second solution in one line, if there is one. */
  second?: string | null;
  /** The first site, in board order, where the two solutions differ. */
  differ_at?: string | null;
  /** Rules or clues that may be the reason why there is no solution. */
  culprits?: Array<Culprit>;
  /** The steps that a person could take, if requested. */
  steps?: Array<Step> | null;
}

/** The reason why counting ended. */
export type CountOutcome =
  | 'exact'
  | 'limit'
  | 'out-of-budget';

/** A whole number of any length: a number up to 2^53 - 1, a string of digits above. */
export type Whole =
  | number
  | string;

/** The number of solutions of a puzzle. */
export interface CountAnswer {
  /** The reason why counting ended. */
  outcome: CountOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** Number of solutions counted. */
  count: Whole;
}

/** The state of a board. */
export type CheckOutcome =
  | 'solved'
  | 'broken'
  | 'unique'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** The broken rules of a board and whether the board can still be solved. */
export interface CheckAnswer {
  /** The state of the board. */
  outcome: CheckOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** Number of sites with a value, given or entered. */
  filled: number;
  /** Number of sites of the board. */
  sites: number;
  /** The broken rules. */
  violations?: Array<Violation>;
  /** The sites whose entries differ from the solution, if the puzzle has exactly one. */
  wrong?: Array<string>;
  /** The sites whose notes lack the value of the solution, if the puzzle has exactly one. */
  wrong_notes?: Array<string>;
  /** Rules or clues that may be the reason why the board has no solution. */
  culprits?: Array<Culprit>;
}

/** The grade of a proposed answer. */
export type VerifyOutcome =
  | 'right'
  | 'wrong'
  | 'incomplete'
  | 'unreadable'
  | 'none'
  | 'out-of-budget';

/** A wrong value in an answer. */
export interface WrongValue {
  /** The site of the value. */
  site: string;
  /** The value in the answer. */
  found: string;
  /** The right value; left out where several values are possible. */
  expected?: string | null;
}

/** The grade of a proposed answer to a puzzle. If the puzzle has several solutions, each of them is right. */
export interface VerifyAnswer {
  /** The grade. */
  outcome: VerifyOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** Partial credit from 0 to 1: the share of the sites to fill that are right, where each given that was changed counts as one more site that is wrong. */
  credit: number;
  /** Number of sites to fill that are right. */
  right: number;
  /** Number of sites to fill. */
  open: number;
  /** The answer as it was read, in one line, with a dot for each empty site. */
  board?: string | null;
  /** The first value, in reading order, that leaves no solution together with the values before it. */
  first_error?: WrongValue | null;
  /** The sites of givens that differ in the answer. */
  changed?: Array<string>;
  /** The rules that the answer breaks. */
  violations?: Array<Violation>;
}

/** The end of an explanation. */
export type ExplainOutcome =
  | 'solved'
  | 'stuck'
  | 'contradiction'
  | 'out-of-budget';

/** A machine-checkable proof that a puzzle has at most one solution: clauses that follow from the rules and the clues. */
export interface Certificate {
  /** The symbols of the solution, in board order; left out where there is no solution. */
  solution?: string | null;
  /** Claims that cannot all be true because together they break a rule, such as a loop that closes too early. */
  cuts?: Array<string>;
  /** Clauses: of the claims in each, such as `r1c1=2 r1c2<>3`, at least one is true in any other solution. */
  clauses?: Array<string>;
}

/** An explanation: the solving steps with the reason for each. `verify-proof` checks it as a proof. */
export interface ExplainAnswer {
  /** The end of the explanation. */
  outcome: ExplainOutcome;
  /** The puzzle that is explained. */
  puzzle: Puzzle;
  /** The profile that determines the order and the ratings of the steps. */
  profile: ProfileRef;
  /** The board at the start, in one line, where the explanation starts from a player's position instead of the clues. */
  start?: string | null;
  /** Sites with wrong entries in the player's position; these entries are ignored. */
  mistakes?: Array<string>;
  /** Sites with wrong notes in the player's position; these notes are ignored. */
  wrong_notes?: Array<string>;
  /** The steps in solving order. */
  steps: Array<Step>;
  /** The board after the last step, in one line. */
  board: string;
  /** The solution in one line, if the steps reach it. */
  solution?: string | null;
  /** The rating of the puzzle, if the steps solve it from the clues. */
  rating?: Rating | null;
  /** A proof that there is no other solution, or none at all, if requested. */
  certificate?: Certificate | null;
}

/** The kinds of help a player can get. */
export type HintOutcome =
  | 'step'
  | 'later'
  | 'solved'
  | 'broken'
  | 'wrong'
  | 'wrong-notes'
  | 'no-logic'
  | 'several'
  | 'no-solution'
  | 'out-of-budget';

/** A picture of a board. */
export interface Picture {
  /** The kind of picture. */
  as: PictureKind;
  /** Number of rows of cells. */
  rows: number;
  /** Number of columns of cells. */
  cols: number;
  /** The picture as text, for the kinds `text`, `ascii`, `svg` and `svg-inline`. */
  text?: string | null;
  /** The bytes of the file in base64, for the kinds `png` and `pdf`. */
  base64?: string | null;
  /** The place of the board in the picture; left out for `text` and `ascii`. */
  frame?: Frame | null;
  /** The place of each site, for clicks and cursors. */
  hits?: Array<Hit>;
}

/** A kind of picture. */
export type PictureKind =
  | 'text'
  | 'ascii'
  | 'svg'
  | 'svg-inline'
  | 'png'
  | 'pdf';

/** The place of the board in a picture, in the units of its view box. */
export interface Frame {
  /** The width of the picture. */
  width: number;
  /** The height of the picture. */
  height: number;
  /** The distance of the board from the left and upper edges. */
  margin: number;
  /** The side of a cell. */
  cell: number;
}

/** The centre of a site, in half cells from the top left corner of the board. */
export interface Hit {
  /** The site. */
  site: string;
  /** The horizontal distance, to the right. */
  x: number;
  /** The vertical distance, downwards. */
  y: number;
}

/** A hint: mistakes first, otherwise the next step in as much detail as its stage allows. */
export interface HintAnswer {
  /** The kind of hint. */
  outcome: HintOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** The stage of the hint: 1 (where to look), 2 (also why) or 3 (also the move). */
  stage: number;
  /** The id of the technique of the next step. */
  technique?: string | null;
  /** A sentence with the name of the technique and where to look. */
  where?: string | null;
  /** At stages 2 and 3: the argument, as sentences. */
  why?: string | null;
  /** At stage 3: the placements and removals that follow, as a sentence. */
  move?: string | null;
  /** At stage 3: the complete step as data. */
  step?: Step | null;
  /** Number of steps to take before the first one at the requested site; left out unless the outcome is `later`. */
  later?: number | null;
  /** The sites to highlight: those with mistakes, or those the step looks at. */
  sites?: Array<string>;
  /** The rules that are broken. */
  violations?: Array<Violation>;
  /** A picture of the step, if requested. */
  picture?: Picture | null;
}

/** All steps that a player can take next, easiest first, or the mistakes, if there are any. */
export interface StepsAnswer {
  /** The kind of help; `step` if there are steps. */
  outcome: HintOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** The steps, easiest first. */
  steps?: Array<Step>;
  /** Whether harder steps may be missing because the limit on search nodes was reached. */
  left_out?: boolean;
  /** A picture of each step in the same order, if requested. */
  pictures?: Array<Picture>;
  /** The sites with mistakes. */
  sites?: Array<string>;
  /** The rules that are broken. */
  violations?: Array<Violation>;
}

/** The result of rating a puzzle. */
export type RateOutcome =
  | 'rated'
  | 'several'
  | 'none'
  | 'other-profile'
  | 'out-of-budget';

/** The easiest solving path found, compared with the usual path. */
export interface Route {
  /** The rating of its hardest step. */
  hardest: number;
  /** Number of its steps with that rating. */
  hard_steps: number;
  /** The rating of the hardest step of the usual path. */
  usual_hardest: number;
  /** Number of steps of the usual path with that rating. */
  usual_hard_steps: number;
  /** Number of positions in which steps were compared. */
  positions: number;
  /** Whether the search was completed, so that there is no easier path. */
  complete: boolean;
  /** The steps of the path, each as the id of a technique, a tab and the moves of the step. */
  steps: Array<string>;
}

/** The difficulty of a puzzle. */
export interface RateAnswer {
  /** The result. */
  outcome: RateOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** The rating; left out where there is none. */
  rating?: Rating | null;
  /** The easiest path that was found, if requested; `rating` is then the rating of this path. */
  route?: Route | null;
}

/** The result of checking an explanation. */
export type VerifyProofOutcome =
  | 'unique'
  | 'if-unique'
  | 'no-solution'
  | 'incomplete'
  | 'refused'
  | 'out-of-budget';

/** The result of checking an explanation, with the number of steps proved. */
export interface VerifyProofAnswer {
  /** The result. */
  outcome: VerifyProofOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** The proved solution in one line. */
  solution?: string | null;
  /** Number of steps in the explanation. */
  steps: number;
  /** Number of steps whose argument was proved. */
  shown: number;
  /** Number of proved steps that assume that the solution is unique. */
  assuming_one_solution: number;
  /** Number of clauses in the certificate; left out where there is no valid certificate. */
  certificate_clauses?: number | null;
  /** The number of the step that was refused or not decided, from 1. */
  step?: number | null;
  /** The reason for the refusal, as a sentence. */
  why?: string | null;
}

/** The result of removing clues. */
export type MinimiseOutcome =
  | 'done'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** A clue: anything printed on the puzzle, such as a given, a word, a sum, or a sign between cells. */
export interface Clue {
  /** The id of the clue in its puzzle: the site of a given (`r1c1`), a sign and its sites (`r1c1<r1c2`), a label and its corner (`12@r2c1`), or the printed text. */
  id: string;
  /** The kind of clue, such as `given`, `word` or `cage`. */
  kind: string;
  /** The printed text, of any length. */
  label: string;
  /** The place where it is printed. */
  anchor: Anchor;
  /** The sites it belongs to; in a game, those where it can still be satisfied. */
  sites?: Array<string>;
  /** In a game, whether the values on the board satisfy it. */
  done?: boolean | null;
  /** In a game, for sums: the number that the open sites still have to add up to. */
  left?: number | null;
}

/** The place where a clue is printed. */
export type Anchor =
  | { place: 'at'; x: number; y: number }
  | { place: 'corner'; site: string }
  | { place: 'beside' };

/** A clue made by joining several, such as a cage made of two. */
export interface JoinedClue {
  /** The joined clue. */
  clue: Clue;
  /** The clues it replaces. */
  parts: Array<Clue>;
}

/** A puzzle with clues removed or joined. */
export interface MinimiseAnswer {
  /** The result. */
  outcome: MinimiseOutcome;
  /** The puzzle with the clues that are left. */
  puzzle: Puzzle;
  /** The solution of the puzzle in one line. */
  solution?: string | null;
  /** The clues that were removed. */
  removed?: Array<Clue>;
  /** The clues that were made by joining several clues. */
  joined?: Array<JoinedClue>;
  /** Figures by name: `clues` left, clues `removed`, clues saved because they were `joined`, solvability `tests`, and `undecided` clues, which stay. */
  figures?: Record<string, number>;
}

/** The outcome of requests that have only one. */
export type Done =
  | 'done';

/** A kind of clue, other than a given, that can be printed on puzzles of this family. */
export interface ClueKind {
  /** The id of the kind, such as `cage`, to be passed in an edit. */
  kind: string;
  /** The sites that a clue of this kind belongs to. */
  sites: ClueSites;
  /** A short description of the label of such a clue, such as `a word`. */
  label: string;
}

/** The sites that a clue of a kind belongs to. */
export type ClueSites =
  | 'none'
  | 'one'
  | 'pair'
  | 'some';

/** A puzzle after an edit of its clues. */
export interface EditAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The edited puzzle. */
  puzzle: Puzzle;
  /** The edited puzzle as text. */
  text: string;
  /** All clues of the puzzle, including its givens. */
  clues?: Array<Clue>;
  /** The symbols of the values that can be given, as one string; empty where the family has no givens. */
  values: string;
  /** The other kinds of clue that can be printed on this puzzle. */
  kinds?: Array<ClueKind>;
  /** The number of the area of each site, in board order; left out where areas cannot be changed. */
  areas?: Array<number>;
}

/** The number of solutions of a puzzle being made. */
export type ReviewOutcome =
  | 'unique'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** The properties of a puzzle being made that an editor shows. */
export interface ReviewAnswer {
  /** The number of solutions. */
  outcome: ReviewOutcome;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** Number of clues, including givens. */
  clues: number;
  /** A solution in one line. */
  solution?: string | null;
  /** A second solution in one line, if there is one. */
  second?: string | null;
  /** The sites where the two solutions differ. */
  differ?: Array<string>;
  /** The two solutions merged: for each site, in board order, the value they share, or both of their values. */
  both?: Array<string>;
  /** For each site, in board order, the values that it takes in some solution; empty if there is no solution, or if the budget was spent before the number of solutions was known. */
  candidates?: Array<string>;
  /** Whether `candidates` is complete; false if the budget was spent first. */
  candidates_are_whole: boolean;
  /** The clues that can each be removed alone while the solution stays unique; left out where this was not decided for all clues. */
  needless?: Array<Clue> | null;
  /** The rating, where there is exactly one solution and it could be rated. */
  rating?: Rating | null;
  /** Number of steps that the techniques find. */
  steps: number;
  /** Number of sites without a value after these steps. */
  open: number;
  /** Rules or clues that may be the reason why there is no solution. */
  culprits?: Array<Culprit>;
}

/** The result of a search for repairs. */
export type RepairOutcome =
  | 'found'
  | 'unneeded'
  | 'none'
  | 'out-of-budget';

/** A single change that brings a puzzle nearer to exactly one solution. */
export interface Repair {
  /** The change to make. */
  edit: Edit;
  /** The id of the puzzle after the change. */
  id: string;
  /** The number of solutions after the change; left out where counting stopped at its limit. */
  solutions?: number | null;
  /** The rating after the change, where there is exactly one solution. */
  rating?: Rating | null;
}

/** One change to the clues of a puzzle. */
export type Edit =
  | { do: 'given'; site: string; value?: string | null }
  | { do: 'add'; kind: string; label?: string; sites?: Array<string> }
  | { do: 'remove'; clue: string }
  | { do: 'areas'; areas: Array<number> };

/** Single changes that bring a puzzle nearer to exactly one solution. */
export interface RepairAnswer {
  /** The result of the search. */
  outcome: RepairOutcome;
  /** The changes; those that leave exactly one solution come first. */
  repairs?: Array<Repair>;
}

/** The result of adding givens to a puzzle. */
export type CompleteOutcome =
  | 'done'
  | 'none'
  | 'out-of-budget';

/** A puzzle with givens added until it has one solution. */
export interface CompleteAnswer {
  /** The result. */
  outcome: CompleteOutcome;
  /** The puzzle, with the added givens. */
  puzzle: Puzzle;
  /** The puzzle as text. */
  text: string;
  /** The givens that were added. */
  added?: Array<Clue>;
}

/** A puzzle in another format. */
export interface ConvertAnswer {
  /** Always `done`: a puzzle that the format cannot hold is an error. */
  outcome: Done;
  /** The puzzle as JSON. */
  puzzle: Puzzle;
  /** The recipe, if the puzzle was passed as a recipe. */
  recipe?: string | null;
  /** The puzzle in the requested format. */
  text?: string | null;
}

/** The canonical form of a puzzle, which all its symmetric equivalents share. */
export interface CanonicalAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The id of the family. */
  family: string;
  /** The puzzle's id: the family, its parameters and the board in one line. */
  id: string;
  /** The canonical form in one line. */
  canonical: string;
}

/** The result of drawing a puzzle. */
export type ShowOutcome =
  | 'done'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** A puzzle and a picture of it. */
export interface ShowAnswer {
  /** The result. */
  outcome: ShowOutcome;
  /** The puzzle as JSON. */
  puzzle: Puzzle;
  /** The recipe, if the puzzle was passed as a recipe. */
  recipe?: string | null;
  /** All clues of the puzzle, including its givens. */
  clues?: Array<Clue>;
  /** The solution in one line, if requested. */
  solution?: string | null;
  /** The step shown in the picture, if one was requested. */
  step?: Step | null;
  /** The picture, if requested. */
  picture?: Picture | null;
}

/** The result of making a book. */
export type BookOutcome =
  | 'made'
  | 'not-found'
  | 'out-of-budget';

/** A puzzle of a book. */
export interface BookPuzzle {
  /** The number of its chapter, from 1. */
  chapter: number;
  /** The id of the family. */
  family: string;
  /** The recipe of the puzzle or, for a puzzle that was passed in, its id. */
  recipe: string;
  /** The family and the canonical form, as the `avoid` member of a request takes them. */
  canonical: string;
  /** The level, if the puzzle was rated. */
  level?: Level | null;
  /** The rating of the hardest step, if the puzzle was rated. */
  rating?: number | null;
}

/** A book of puzzles and a list of its puzzles. */
export interface BookAnswer {
  /** The result. */
  outcome: BookOutcome;
  /** The title of the book. */
  title: string;
  /** The puzzles in the order of the book. */
  puzzles?: Array<BookPuzzle>;
  /** The PDF file in base64; left out where no file was made, or where it was written elsewhere. */
  base64?: string | null;
  /** The puzzles that are missing, as a sentence. */
  detail?: string | null;
}

/** The state of a game. */
export type PlayOutcome =
  | 'open'
  | 'broken'
  | 'solved';

/** A game with all moves that can be undone or redone. A front end needs to store nothing else. */
export interface SavedGame {
  /** The id of the puzzle. */
  puzzle: string;
  /** The changes of each move, such as `r1c1=5 r1c2?13`: a value entered (or removed, `r1c1=`), and the notes of a site after the move. */
  moves?: Array<string>;
  /** Number of moves in force; the moves after them can be redone. */
  at: number;
  /** Checkpoints to go back to, each as a number of moves. */
  checkpoints?: Array<number>;
  /** The steps that hints have shown, such as `r1c1=5` or `r1c2<>34 r1c3<>34`; each counts as one hint. */
  shown?: Array<string>;
}

/** The parts of a game's state that a front end shows besides the picture. */
export interface GameState {
  /** All sites, in board order. */
  sites: Array<SiteState>;
  /** The rules that are broken now. */
  violations?: Array<Violation>;
  /** The clues other than givens, each with whether it is satisfied. */
  clues?: Array<Clue>;
  /** The values that can be entered, in order. */
  values?: Array<ValueState>;
  /** Whether the sites are edges between cells, over which a path is drawn, instead of cells. */
  edges?: boolean;
  /** Number of sites that the player has filled in. */
  filled: number;
  /** Number of sites to fill in; on boards of edges, the largest possible number. */
  to_fill: number;
  /** Whether there is a move to undo. */
  can_undo: boolean;
  /** Whether there is a move to redo. */
  can_redo: boolean;
  /** Number of steps that hints have shown. */
  hints: number;
}

/** The contents of a site. */
export interface SiteState {
  /** The name of the site. */
  site: string;
  /** The symbol of its value, given or entered; left out if the site is empty. */
  value?: string | null;
  /** Whether the value is a given. */
  given?: boolean;
  /** The symbols of the noted candidates. */
  notes?: string;
}

/** A value that a player can enter. */
export interface ValueState {
  /** The symbol of the value. */
  value: string;
  /** Number of sites that still need the value, if every value occurs equally often in a solution. */
  left?: number | null;
  /** Whether the value means that the path crosses the edge. */
  line?: boolean;
}

/** A house: sites that hold no value twice, such as a row, a column or a box. */
export interface House {
  /** The name of the house, such as `row 1`. */
  name: string;
  /** The sites of the house. */
  sites: Array<string>;
}

/** A game after an action. */
export interface PlayAnswer {
  /** The state of the game. */
  outcome: PlayOutcome;
  /** The id of the family. */
  family: string;
  /** The game as data, to be passed with the next request. */
  game: SavedGame;
  /** The contents of the board and other facts that a front end shows. */
  state: GameState;
  /** Whether the action changed the game. */
  changed: boolean;
  /** A picture of the board, if requested. */
  picture?: Picture | null;
  /** The rules of this puzzle as text, if `houses` was requested. */
  rules?: string | null;
  /** The houses of the puzzle, if requested. */
  houses?: Array<House>;
}

/** The result of looking for a wrong move. */
export type MistakeOutcome =
  | 'found'
  | 'unexplained'
  | 'none'
  | 'several'
  | 'no-solution'
  | 'out-of-budget';

/** The first wrong move of a game, with steps that lead from it to a contradiction. */
export interface MistakeAnswer {
  /** The result of the search. */
  outcome: MistakeOutcome;
  /** The id of the family. */
  family: string;
  /** Number of moves before the wrong one, all of them right. */
  move?: number | null;
  /** The site of the wrong value. */
  site?: string | null;
  /** The wrong value. */
  value?: string | null;
  /** The mistake as a sentence. */
  text?: string;
  /** The steps that follow from the wrong value, in order. */
  steps?: Array<Step>;
  /** The contradiction after the last step, as a sentence. */
  contradiction?: string;
  /** Pictures, if requested: one for each step, then one of the board with the contradiction. */
  pictures?: Array<Picture>;
}

/** The remaining ways to satisfy a clue of a game. */
export interface ClueAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The id of the clue. */
  clue: string;
  /** The sets of values that the open sites of a clue, such as a cage, can hold. */
  combinations?: Array<string>;
  /** The sites, in order, of each way to place a clue such as a word. */
  paths?: Array<Array<string>>;
}

/** The source of a practice game. */
export type PracticeOutcome =
  | 'made'
  | 'example'
  | 'none';

/** A game in which a technique is the next step. */
export interface PracticeAnswer {
  /** The source of the game. */
  outcome: PracticeOutcome;
  /** The id of the family. */
  family: string;
  /** The id of the technique. */
  technique: string;
  /** The id of the profile by whose order the technique is next. */
  profile: string;
  /** The practice game; left out if the outcome is `none`. */
  game?: SavedGame | null;
}

/** A puzzle family and the parameters it accepts. */
export interface Family {
  /** The id of the family, such as `sudoku`. */
  id: string;
  /** Other ids that are accepted for the family. */
  aliases?: Array<string>;
  /** The name of the family in the requested language. */
  name: string;
  /** A summary in one sentence. */
  summary: string;
  /** The rules, written for someone who does not know the puzzle. */
  rules: string;
  /** The newest generator number. For each number, what a seed makes never changes. */
  generator: number;
  /** The parameters. */
  params: Array<Param>;
  /** Suggested parameter values, each written as in ids: `size=6,level=hard`. An empty text stands for the defaults. */
  presets: Array<string>;
  /** Well-known variants, the plain one first. */
  variants?: Array<Variant>;
  /** The levels observed for puzzles of some shapes. */
  levels?: Array<ShapeLevels>;
  /** Other sets of symbols in which values can be shown. */
  symbols?: Array<SymbolSet>;
  /** The ids of the profiles that can rate its puzzles, the default one first. */
  profiles: Array<string>;
  /** The techniques of the default profile, easiest first. */
  techniques: Array<TechniqueRow>;
  /** The names of the formats of other programs that the family reads and writes. */
  formats?: Array<string>;
}

/** A parameter of a family. */
export interface Param {
  /** The name of the parameter, such as `size`. */
  name: string;
  /** The label in forms, such as `Size`. */
  label?: string;
  /** A description for help texts and forms. */
  help: string;
  /** The kind of values it takes. */
  kind: ParamKind;
  /** The default value; left out where the parameter then sets no condition. */
  default?: string | null;
  /** Whether it shapes the finished puzzle rather than only the way it is made. */
  structural: boolean;
}

/** The kind of values that a parameter takes. */
export type ParamKind =
  | { type: 'int'; min: number; max: number }
  | { type: 'choice'; choices: Array<string>; labels?: Array<string> }
  | { type: 'ratings' }
  | { type: 'text'; what: string }
  | { type: 'lines'; what: string }
  | { type: 'rows'; what: string };

/** A variant of a family that players know by name. */
export interface Variant {
  /** The id of the variant, such as `killer`. */
  id: string;
  /** The name of the variant in the requested language. */
  name: string;
  /** The parameters that select it, written as in ids; a level can be added. */
  params: string;
}

/** The levels observed for puzzles of one shape. A level in neither list is undecided. */
export interface ShapeLevels {
  /** The structural parameters, written as in ids: `size=4`. An empty text stands for the defaults. */
  shape: string;
  /** The levels that were observed, easiest first. */
  seen: Array<Level>;
  /** The levels that no search has found: requests for them are refused unless they have `anyway=yes`. */
  never: Array<Level>;
}

/** A set of symbols in which values can be shown. */
export interface SymbolSet {
  /** The name to pass as `symbols`. */
  name: string;
  /** The symbols, one character for each value in order. */
  chars: string;
}

/** A technique in the list of a family. */
export interface TechniqueRow {
  /** The id of the technique, such as `x-wing`. */
  id: string;
  /** The name of the technique in the requested language. */
  name: string;
  /** The smallest worth of a step in the default profile. */
  worth: Worth;
}

/** The rating, score and level that a step of a technique has at least. */
export interface Worth {
  /** The rating of a step. */
  rating: number;
  /** The points that a step adds to the score of a puzzle. */
  score: number;
  /** The level that a step requires. */
  level: Level;
}

/** A profile: a named, versioned order and rating of steps. */
export interface Profile {
  /** The id of the profile, such as `gridwright`. */
  id: string;
  /** The version, which increases whenever any of its ratings may change. */
  version: number;
  /** A summary in one sentence. */
  summary: string;
}

/** The supported puzzle families and profiles. */
export interface FamiliesAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The families, with their parameters, presets and techniques. */
  families: Array<Family>;
  /** The profiles, which determine the order and the ratings of steps. */
  profiles: Array<Profile>;
}

/** A technique with its lesson and example positions. */
export interface Technique {
  /** The id of the technique, such as `x-wing`. */
  id: string;
  /** The name of the technique in the requested language. */
  name: string;
  /** The ids of the families that use the technique. */
  families: Array<string>;
  /** The lesson on the technique. */
  lesson?: Lesson | null;
  /** The smallest worth of a step in each profile that has the technique, by the profile's id. */
  worth: Record<string, Worth>;
  /** Positions in which the technique is the next step. */
  examples?: Array<Example>;
}

/** The lesson on a technique, in a few sentences for each part. */
export interface Lesson {
  /** An explanation of the technique. */
  what: string;
  /** Advice on spotting it. */
  spot: string;
  /** Patterns that are easily mistaken for it. */
  miss: string;
  /** Its relation to similar techniques. */
  relatives: string;
}

/** A position in which a technique is the next step, with that step. */
export interface Example {
  /** The id of the family. */
  family: string;
  /** The id of the profile by whose order the technique is next. */
  profile: string;
  /** The id of the puzzle. */
  puzzle: string;
  /** The position: for each site `=` and its value, or its candidates, separated by commas. */
  position: string;
  /** The step that the technique finds there. */
  step: Step;
  /** A near miss: the same position except for one site, where the technique does not apply. */
  near_miss?: string;
  /** The difference between the two positions, as a sentence. */
  near_miss_text?: string;
  /** A picture of the step, if requested. */
  picture?: Picture | null;
  /** A picture of the near miss, if requested. */
  near_miss_picture?: Picture | null;
}

/** The solving techniques. */
export interface TechniqueAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The techniques, easiest first. */
  techniques: Array<Technique>;
}

/** A file format of another program. */
export interface Format {
  /** The name to pass in requests, such as `sdk`. */
  name: string;
  /** The id of the family whose puzzles it holds. */
  family: string;
  /** The common name of the format. */
  title: string;
  /** A description of the data that it can hold. */
  carries: string;
  /** The usual file name extensions, without the dot. */
  extensions?: Array<string>;
  /** Whether a puzzle takes one line, so that a file can hold many. */
  line: boolean;
}

/** The file formats of other programs. */
export interface FormatsAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The formats that can be read and written. */
  formats: Array<Format>;
}

/** One fact about the program or its environment. */
export interface DoctorFinding {
  /** The subject, such as `version`, `processor` or `data-folder`. */
  about: string;
  /** The fact found, as text. */
  found: string;
  /** The problem with it, as a sentence; left out where there is none. */
  trouble?: string | null;
}

/** The version and the environment of a program, as the command line reports them. */
export interface DoctorAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The findings, in the order in which they are shown. */
  findings: Array<DoctorFinding>;
}

/** The distribution of one figure over many puzzles. */
export interface StatsFigure {
  /** The name of the figure. */
  name: string;
  /** The mean. */
  mean: number;
  /** The median. */
  median: number;
  /** The smallest. */
  least: number;
  /** The largest. */
  most: number;
}

/** The duration of a phase. */
export interface StatsSeconds {
  /** The name of the phase. */
  name: string;
  /** The duration in seconds. */
  seconds: number;
}

/** Number of times that something occurred. */
export interface StatsCount {
  /** The thing counted: a reason, a number of clues such as `24` or `24-25`, a level, or a range of ratings. */
  name: string;
  /** Number of times. */
  count: number;
}

/** Statistics of a generator run: the number of puzzles, the time they took, and their properties. */
export interface StatsAnswer {
  /** Always `done`. */
  outcome: Done;
  /** Number of puzzles requested. */
  asked: number;
  /** Number of puzzles made as requested. */
  made: number;
  /** Duration of the run in seconds. */
  seconds: number;
  /** Duration of single puzzles in seconds; with several threads their sum exceeds the duration of the run. */
  puzzle_seconds: StatsFigure;
  /** The recipe of the puzzle that took longest; left out where no puzzle was made. */
  slowest?: string | null;
  /** Figures of the generator for each puzzle, such as `attempts` and `nodes`. */
  figures: Array<StatsFigure>;
  /** Duration of each phase in seconds, summed over all puzzles. */
  phases: Array<StatsSeconds>;
  /** Number of rejected candidates for each reason. */
  rejected: Array<StatsCount>;
  /** Number of puzzles for each number of clues. */
  clues: Array<StatsCount>;
  /** Number of puzzles of each level; `unrated` counts those for which no rating was found in time. */
  levels: Array<StatsCount>;
  /** Number of puzzles in each range of ratings. */
  ratings: Array<StatsCount>;
}

/** A plain text; only the command line writes it. */
export interface TextAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The text. */
  text: string;
}

/** The outcome of a request that could not be answered. */
export type ErrorOutcome =
  | 'error';

/** The kind of error. These codes are stable, so that programs can rely on them. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-request'
  | 'bad-puzzle'
  | 'ambiguous-family'
  | 'unknown-family'
  | 'other-family'
  | 'bad-params'
  | 'unknown-generator'
  | 'not-found'
  | 'out-of-budget'
  | 'unknown-profile'
  | 'unknown-technique'
  | 'unknown-format'
  | 'format-refused'
  | 'unknown-language'
  | 'bad-position'
  | 'bad-game'
  | 'bad-action'
  | 'bad-proof'
  | 'bad-picture'
  | 'unsupported'
  | 'usage'
  | 'io'
  | 'tampered'
  | 'unknown-path'
  | 'bad-method'
  | 'bad-media-type'
  | 'too-large'
  | 'too-slow'
  | 'bad-key'
  | 'bad-origin'
  | 'too-many'
  | 'busy'
  | 'internal';

/** A request that could not be answered: a problem document as in RFC 9457. */
export interface ErrorAnswer {
  /** Always `error`. */
  outcome: ErrorOutcome;
  /** The URI of the kind of error: `urn:gridwright:error:` followed by the code. */
  type: string;
  /** A short title shared by all errors of this kind. */
  title: string;
  /** A sentence about this particular error. */
  detail: string;
  /** The kind of error. */
  code: ErrorCode;
  /** Over HTTP, the status code of the response. */
  status?: number | null;
  /** The line of the error in the input, from 1. In a batch, the line of the batch. */
  line?: number | null;
  /** The column of the error, in characters, from 1. */
  column?: number | null;
  /** The JSON member with the error, such as `definition.givens[2]`. */
  field?: string | null;
}

/** The value of a parameter. */
export type ParamValue =
  | number
  | string;

/** The puzzle of a request. */
export type PuzzleInput =
  | string
  | Source
  | Puzzle
  | SavedGame;

/** A puzzle as text, with its family or its format. */
export interface Source {
  /** The text to read. */
  text: string;
  /** The id of the family; detected from the text when left out. */
  family?: string | null;
  /** The name of the other program's format, such as `sdk`; detected from the text when left out. */
  from?: string | null;
}

/** The position of a request. */
export type PositionInput =
  | string
  | Position;

/** A player's entries and notes, by the names of sites. */
export interface Position {
  /** The symbol of the value at each site with an entry. */
  entries?: Record<string, string>;
  /** The symbols of the candidates noted at each site with notes. */
  notes?: Record<string, string>;
}

/** The style of a picture. */
export interface PictureRequest {
  /** The kind of picture. */
  as: PictureKind;
  /** The theme, which sets colours and line widths: `light`, `dark`, `auto`, `print` or `large-print`. It has no effect on text. */
  theme?: string | null;
  /** The longer side of an SVG or PNG, in pixels. */
  size?: number | null;
  /** The name of the family's symbol set to show values in; the plain symbols when left out. */
  symbols?: string | null;
}

/** The solving path that is rated. */
export type RouteKind =
  | 'usual'
  | 'easiest';

/** A chapter of a book: puzzles of one kind. */
export interface BookChapter {
  /** The title; when left out, made from the family, the kind of board and the level. */
  title?: string | null;
  /** The id of the family; may be left out where `puzzles` is given. */
  family?: string;
  /** The parameters of the puzzles by name. */
  params?: Record<string, ParamValue>;
  /** Puzzles to use instead of new ones, as the text of a file in any supported format. */
  puzzles?: string | null;
  /** The level of the puzzles; the same as the parameter `level`. */
  level?: string | null;
  /** Number of puzzles; may be left out where `puzzles` is given, to use all of them. */
  count?: number | null;
  /** Number of puzzles per page. */
  per_page?: number | null;
  /** The name of the family's symbol set to print values in. */
  symbols?: string | null;
}

/** The game of a request. */
export type GameInput =
  | string
  | SavedGame
  | Puzzle;

/** An action of a player. Each makes at most one move, which a single undo takes back. Variants without members have braces so that unknown members are refused in them too. */
export type Action =
  | { do: 'place'; sites: Array<string>; value: string; notes?: NoteUpdate }
  | { do: 'toggle'; sites: Array<string>; value: string; notes?: NoteUpdate }
  | { do: 'clear'; sites: Array<string> }
  | { do: 'toggle-notes'; site: string; values: string }
  | { do: 'set-notes'; site: string; values: string }
  | { do: 'cross-out'; site: string; values: string }
  | { do: 'fill-notes' }
  | { do: 'follow-hint'; profile?: string | null }
  | { do: 'show-hint'; profile?: string | null }
  | { do: 'enter'; position: PositionInput }
  | { do: 'restart' }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'undo-mistakes' }
  | { do: 'checkpoint' }
  | { do: 'back-to-checkpoint' }
  | { do: 'go-to'; moves: number }
  | { do: 'follow-path'; site: string; most: number };

/** The effect of placing a value on the notes of the sites that cannot hold the same value. */
export type NoteUpdate =
  | 'cross-out'
  | 'keep';

/** Generates a puzzle with exactly one solution. */
export interface GenerateRequest {
  verb: 'generate';
  /** The id of the family; the first one of the list when left out. */
  family?: string | null;
  /** The parameters of the puzzle by name. */
  params?: Record<string, ParamValue>;
  /** The number of the generator version; the newest one when left out. */
  generator?: number | null;
  /** The seed of the puzzle. */
  seed: Whole;
  /** The index of the puzzle among those of the seed, from 0. */
  index?: number;
  /** Whether to rate the puzzle. */
  rate?: boolean;
  /** Whether to add the canonical form of the puzzle. */
  canonical?: boolean;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Generates the puzzle of a day. The answer is that of `generate`. */
export interface DailyRequest {
  verb: 'daily';
  /** The id of the family; the first one of the list when left out. */
  family?: string | null;
  /** The day, such as `2026-11-16`, from 1970-01-01 to 9999-12-31. Days change at midnight UTC. */
  date: string;
  /** The level; the family's default when left out. Families without levels have one puzzle per day. */
  level?: string | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Solves a puzzle and finds out whether the solution is unique. */
export interface SolveRequest {
  verb: 'solve';
  /** The puzzle to solve. */
  puzzle: PuzzleInput;
  /** Whether to add the steps that a person could take. */
  steps?: boolean;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of the steps; English when left out. */
  language?: string | null;
}

/** Counts the solutions of a puzzle. */
export interface CountRequest {
  verb: 'count';
  /** The puzzle whose solutions to count. */
  puzzle: PuzzleInput;
  /** The number of solutions at which counting stops; 1,000,000 when left out, 0 for no limit. */
  limit?: number | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Finds the broken rules of a board and whether the board can still be solved. */
export interface CheckRequest {
  verb: 'check';
  /** The board with its entries, or a saved game. */
  puzzle: PuzzleInput;
  /** The player's entries and notes, if `puzzle` has the clues only. */
  position?: PositionInput | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of names; English when left out. */
  language?: string | null;
}

/** Grades a proposed answer to a puzzle. */
export interface VerifyRequest {
  verb: 'verify';
  /** The puzzle that was answered. */
  puzzle: PuzzleInput;
  /** The proposed answer: a text in any common layout, such as a grid, a line, JSON or moves, with any words around it, or a JSON list or object. The content of the last `<answer>` element or `\\boxed{}` counts or, without one, the last full board. */
  answer: unknown;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of names; English when left out. */
  language?: string | null;
}

/** Solves a puzzle as a person would, with the reason for every step. */
export interface ExplainRequest {
  verb: 'explain';
  /** The puzzle, or a saved game as text. */
  puzzle: PuzzleInput;
  /** The position to start from, as entries and notes; the clues alone when left out. A saved game starts from its own entries if this is an empty text. */
  position?: PositionInput | null;
  /** The id of the profile that the steps follow; the default one when left out. */
  profile?: string | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
  /** Whether to add a proof for `verify-proof` that there is no other solution; not allowed together with `position`. */
  certificate?: boolean;
}

/** Finds the mistakes of a player, or the next step. */
export interface HintRequest {
  verb: 'hint';
  /** The puzzle, or a saved game. */
  puzzle: PuzzleInput;
  /** The player's entries and notes. */
  position?: PositionInput | null;
  /** The id of the profile that the steps follow; the default one when left out. */
  profile?: string | null;
  /** The name of the site that the hint should be about; any site when left out. */
  site?: string | null;
  /** The stage of the hint: 1 for the technique and where to look, 2 to add the argument, 3 to add the move. 3 when left out. */
  stage?: number | null;
  /** The style of a picture of the step, at stages 2 and 3; no picture when left out. */
  picture?: PictureRequest | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
}

/** Lists all steps that a player can take next. */
export interface StepsRequest {
  verb: 'steps';
  /** The puzzle, or a saved game. */
  puzzle: PuzzleInput;
  /** The player's entries and notes. */
  position?: PositionInput | null;
  /** The id of the profile that the steps follow; the default one when left out. */
  profile?: string | null;
  /** Maximum number of steps to list, easiest first; all when left out. */
  most?: number | null;
  /** The style of the pictures of the steps; no pictures when left out. */
  picture?: PictureRequest | null;
  /** Maximum number of search nodes for finding steps, not counting those for making the puzzle of a recipe; the steps found until then are listed. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
}

/** Rates the difficulty of a puzzle. */
export interface RateRequest {
  verb: 'rate';
  /** The puzzle to rate. */
  puzzle: PuzzleInput;
  /** The id of the profile that rates it; the default one when left out. */
  profile?: string | null;
  /** The solving path to rate; the usual one when left out. */
  route?: RouteKind | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Checks an explanation step by step. */
export interface VerifyProofRequest {
  verb: 'verify-proof';
  /** The answer to an `explain` request. */
  proof: ExplainAnswer;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Removes clues while the puzzle stays solvable in the requested way. */
export interface MinimiseRequest {
  verb: 'minimise';
  /** The puzzle to reduce. */
  puzzle: PuzzleInput;
  /** The condition to keep: `unique` (the default), `propagation`, `logic`, or a level such as `hard`. */
  keep?: string | null;
  /** Number of clues at which to stop. */
  clues?: number | null;
  /** The seed for the order in which clues are tried; 0 when left out. */
  seed?: Whole | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Edits the clues of a puzzle, or starts with an empty board. */
export interface EditRequest {
  verb: 'edit';
  /** The puzzle to edit; an empty board of `family` when left out. */
  puzzle?: PuzzleInput | null;
  /** The id of the empty board's family; the first family of the list when left out. */
  family?: string | null;
  /** The parameters of the empty board by name. */
  params?: Record<string, ParamValue>;
  /** The seed for areas and values that are drawn at random; 0 when left out. */
  seed?: Whole | null;
  /** The changes, made in this order. */
  edits?: Array<Edit>;
  /** The symmetry in which givens are added and removed: `rotate180`, `rotate90`, `mirror`, `diagonal` or `full`; none when left out. The mirror images of a site get values of a solution. */
  symmetry?: string | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Reviews a puzzle being made: its solutions, needless clues and rating. */
export interface ReviewRequest {
  verb: 'review';
  /** The puzzle to review. */
  puzzle: PuzzleInput;
  /** The id of the profile that rates it; the default one when left out. */
  profile?: string | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of sentences in the answer; English when left out. */
  language?: string | null;
}

/** Finds single clues to add, change or remove so that a puzzle has exactly one solution. */
export interface RepairRequest {
  verb: 'repair';
  /** The puzzle to repair. */
  puzzle: PuzzleInput;
  /** Maximum number of repairs; 10 when left out. */
  limit?: number | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Adds givens to a puzzle until it has exactly one solution. */
export interface CompleteRequest {
  verb: 'complete';
  /** The puzzle to complete. */
  puzzle: PuzzleInput;
  /** The seed that selects the solution and the givens; 0 when left out. */
  seed?: Whole | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Writes a puzzle in another format. */
export interface ConvertRequest {
  verb: 'convert';
  /** The puzzle to convert. */
  puzzle: PuzzleInput;
  /** The target: `text`, `line`, `id`, or the name of another program's format. When left out, the answer contains the puzzle as JSON only. */
  to?: string | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Computes the canonical form of a puzzle, which all its symmetric equivalents share. */
export interface CanonicalRequest {
  verb: 'canonical';
  /** The puzzle whose canonical form to compute. */
  puzzle: PuzzleInput;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Draws a puzzle. */
export interface ShowRequest {
  verb: 'show';
  /** The puzzle to draw. */
  puzzle: PuzzleInput;
  /** The style of the picture; no picture when left out. */
  picture?: PictureRequest | null;
  /** Whether to show the solution. */
  solution?: boolean;
  /** Whether to show the candidates of each open site. */
  marks?: boolean;
  /** The number of the explanation's step to show, from 1. */
  step?: number | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of descriptions; English when left out. */
  language?: string | null;
}

/** Makes a book of puzzles as a PDF file. */
export interface BookRequest {
  verb: 'book';
  /** The title of the book. */
  title?: string | null;
  /** A subtitle below the title. */
  subtitle?: string | null;
  /** The author. */
  author?: string | null;
  /** The subject, for the metadata of the PDF. */
  subject?: string | null;
  /** The publisher, for the imprint. */
  publisher?: string | null;
  /** The copyright line, for the imprint. */
  copyright?: string | null;
  /** The ISBN, for the imprint. */
  isbn?: string | null;
  /** More text for the imprint, in Markdown. */
  imprint?: string | null;
  /** A text before the chapters, in Markdown. */
  foreword?: string | null;
  /** A text at the end, in Markdown. */
  afterword?: string | null;
  /** The date of publication, such as `2026-11-17`. */
  date?: string | null;
  /** The language of the texts, such as `en`. */
  language?: string | null;
  /** The trim size of the pages, such as `a5` or `6x9`. */
  trim?: string | null;
  /** The print shop whose rules for margins and bleed apply: `kdp`, `ingram` or `lulu`. */
  for?: string | null;
  /** The purpose of the PDF: `screen`, `print` or `pdf-x`; when left out, `print` if a shop is named, else `screen`. */
  pdf?: string | null;
  /** The bleed, the margin that is trimmed off, in millimetres. */
  bleed?: number | null;
  /** The margin at the spine, in millimetres. */
  inner?: number | null;
  /** The margin away from the spine, in millimetres. */
  outer?: number | null;
  /** The top margin, in millimetres. */
  top?: number | null;
  /** The bottom margin, in millimetres. */
  bottom?: number | null;
  /** Whether text and boards are larger and heavier. */
  large_print?: boolean;
  /** Whether the book is bound on the right, for left-handed readers. */
  left_handed?: boolean;
  /** Elements to leave out: `ids`, `ratings`, `levels`, `dots`, `pages`, `rules`, `program`. */
  hide?: Array<string>;
  /** Spaces to write in below each puzzle: `time`, `notes`. */
  room?: Array<string>;
  /** The colours: `print` for greys, `light` for colours. */
  theme?: string | null;
  /** The seed of the puzzles; 1 when left out. */
  seed?: Whole | null;
  /** Number of puzzles per page in chapters that do not set it. */
  per_page?: number | null;
  /** Maximum number of solutions per page; 0 for a book without solutions. */
  solutions_per_page?: number | null;
  /** Whether to add an appendix with the first step of each puzzle. */
  hints?: boolean;
  /** Number of lists in that appendix, each more detailed than the one before, from 1 to 3; 1 when left out. */
  hint_stages?: number | null;
  /** Canonical forms of puzzles to avoid, each with its family: `FAMILY FORM`. */
  avoid?: Array<string>;
  /** The chapters; at least one. */
  chapters?: Array<BookChapter>;
  /** Maximum number of search nodes for each puzzle before giving up on it. */
  nodes?: number | null;
}

/** Takes one action in a game. */
export interface PlayRequest {
  verb: 'play';
  /** The game. */
  game: GameInput;
  /** The action; left out to get the game as it is. */
  action?: Action | null;
  /** The style of the picture; no picture when left out. */
  picture?: PictureRequest | null;
  /** Whether the picture marks values that break a rule. */
  conflicts?: boolean;
  /** Whether to add the facts that stay the same during the game: its rules and houses. */
  houses?: boolean;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of names and texts; English when left out. */
  language?: string | null;
}

/** Finds the first wrong move of a game and steps that show why it is wrong. */
export interface MistakeRequest {
  verb: 'mistake';
  /** The game. */
  game: GameInput;
  /** The id of the profile that the steps follow; the default one when left out. */
  profile?: string | null;
  /** The style of the pictures of the steps; no pictures when left out. */
  picture?: PictureRequest | null;
  /** Maximum number of search nodes before giving up. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
}

/** Lists the remaining ways to satisfy a clue of a game. */
export interface ClueRequest {
  verb: 'clue';
  /** The game. */
  game: GameInput;
  /** The id of the clue, as `play` returns it. */
  clue: string;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Makes a game in which a technique is the next step. */
export interface PracticeRequest {
  verb: 'practice';
  /** The technique, by its id or name. */
  technique: string;
  /** The id of the family; the first one that uses the technique when left out. */
  family?: string | null;
  /** The seed of the game. */
  seed: Whole;
  /** Maximum number of search nodes before giving up making puzzles. */
  nodes?: number | null;
  /** The language of an error; English when left out. */
  language?: string | null;
}

/** Lists the puzzle families. */
export interface FamiliesRequest {
  verb: 'families';
  /** The id of the only family to list; all families when left out. */
  family?: string | null;
  /** The language of the texts; English when left out. */
  language?: string | null;
}

/** Lists the techniques, or one technique with example positions. */
export interface TechniqueRequest {
  verb: 'technique';
  /** The id or name of the technique; its answer has example positions. When left out, all techniques are listed without positions. */
  name?: string | null;
  /** The style of the pictures of the positions; no pictures when left out. */
  picture?: PictureRequest | null;
  /** The language of the texts; English when left out. */
  language?: string | null;
}

/** Lists the file formats of other programs. */
export interface FormatsRequest {
  verb: 'formats';
}

/** A request. Its `verb` names its type. */
export type Request =
  | GenerateRequest
  | DailyRequest
  | SolveRequest
  | CountRequest
  | CheckRequest
  | VerifyRequest
  | ExplainRequest
  | HintRequest
  | StepsRequest
  | RateRequest
  | VerifyProofRequest
  | MinimiseRequest
  | EditRequest
  | ReviewRequest
  | RepairRequest
  | CompleteRequest
  | ConvertRequest
  | CanonicalRequest
  | ShowRequest
  | BookRequest
  | PlayRequest
  | MistakeRequest
  | ClueRequest
  | PracticeRequest
  | FamiliesRequest
  | TechniqueRequest
  | FormatsRequest;

/** An answer. Its `verb` names its type; `format` and `version` come before it. */
export type Answer =
  | ({ format: 'gridwright'; version: 1; verb: 'generate' } & GenerateAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'solve' } & SolveAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'count' } & CountAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'check' } & CheckAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'verify' } & VerifyAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'explain' } & ExplainAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'hint' } & HintAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'steps' } & StepsAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'rate' } & RateAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'verify-proof' } & VerifyProofAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'minimise' } & MinimiseAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'edit' } & EditAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'review' } & ReviewAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'repair' } & RepairAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'complete' } & CompleteAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'convert' } & ConvertAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'canonical' } & CanonicalAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'show' } & ShowAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'book' } & BookAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'play' } & PlayAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'mistake' } & MistakeAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'clue' } & ClueAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'practice' } & PracticeAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'families' } & FamiliesAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'technique' } & TechniqueAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'formats' } & FormatsAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'doctor' } & DoctorAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'stats' } & StatsAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'completions' } & TextAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'man' } & TextAnswer)
  | ({ format: 'gridwright'; version: 1; verb: 'error' } & ErrorAnswer);
