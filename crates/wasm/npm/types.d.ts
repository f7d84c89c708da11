// Requests and answers. Made from docs/schema/ by `cargo xtask types`; not to be changed by hand.

/** How making a puzzle ended. */
export type GenerateOutcome =
  | 'made'
  | 'not-found'
  | 'out-of-budget';

/** A puzzle in full. Answers hold puzzles in this form, and it is read wherever a puzzle is expected. */
export interface Puzzle {
  /** The name of the format. */
  format: 'gridwright';
  /** The version of the layout. */
  version: 1;
  /** The family's id, such as `sudoku`. */
  family: string;
  /** The same puzzle in one line. Readers go by the definition. */
  id?: string | null;
  /** The family's own members, such as `givens`: see the page of its format. */
  definition: Record<string, unknown>;
}

/** How hard a puzzle is: what its solving path takes. */
export interface Rating {
  /** By whose measure. */
  profile: ProfileRef;
  /** The rating of the hardest step; 20.0 where the techniques do not solve the puzzle. */
  er: number;
  /** The rating of the hardest step up to the first value placed. */
  ep: number;
  /** The rating of the first step. */
  ed: number;
  /** The id of the hardest technique; `trial` where the techniques do not solve the puzzle, `none` where there was nothing to do. */
  hardest: string;
  /** How many steps of the hardest technique there are. */
  bottlenecks: number;
  /** The sum of the scores of all steps. */
  score: number;
  /** In players' words. */
  level: Level;
  /** Whether the techniques solve the puzzle. */
  solved: boolean;
  /** How often each technique was used, by its id. */
  counts?: Record<string, number>;
}

/** A profile and its version. */
export interface ProfileRef {
  /** Its id, such as `gridwright`. */
  id: string;
  /** A new number whenever any rating it gives may change. */
  version: number;
}

/** How hard a puzzle or a technique is, in players' words. */
export type Level =
  | 'easy'
  | 'medium'
  | 'hard'
  | 'expert'
  | 'extreme';

/** A puzzle that was made. */
export interface GenerateAnswer {
  /** How it ended. */
  outcome: GenerateOutcome;
  /** The family. */
  family: string;
  /** The recipe that makes this puzzle for ever; left out where the puzzle is not as asked for. */
  recipe?: string | null;
  /** The puzzle. */
  puzzle?: Puzzle | null;
  /** Its solution in one line. */
  solution?: string | null;
  /** What it took and what it came to, such as `attempts` and `clues`. */
  figures?: Record<string, number>;
  /** How hard it is, if that was asked for. */
  rating?: Rating | null;
  /** Its canonical form, if that was asked for. */
  canonical?: string | null;
  /** Why it is not as asked for, in a sentence. */
  detail?: string | null;
}

/** How many solutions there are. */
export type SolveOutcome =
  | 'unique'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** Something that could be wrong in a puzzle without a solution. */
export interface Culprit {
  /** The same in a few words. */
  sentence: string;
  /** The rule that the givens alone break. */
  violation?: Violation | null;
  /** The ids of clues without which there is a solution. */
  clues?: Array<string>;
  /** Whether there is just one solution without these clues. */
  unique?: boolean | null;
}

/** A rule that is broken, and where. */
export interface Violation {
  /** What kind of rule it is, such as `row`. */
  rule: string;
  /** Its name, such as `row 1`. */
  name: string;
  /** The sites that break it. */
  sites: Array<string>;
}

/** One deduction: what it looks at, why it holds, what it changes, and the same for people. */
export interface Step {
  /** The id of the technique, such as `hidden-single`. */
  technique: string;
  /** The name of the technique. */
  name: string;
  /** How hard the step is in the profile. */
  rating: number;
  /** What the step adds to the score in the profile. */
  score: number;
  /** The level the step asks for. */
  level: Level;
  /** The sites the reasoning looks at, to be highlighted. */
  because: Array<string>;
  /** What the step rests on. */
  reason: Reason;
  /** What the step changes; never empty. */
  effects: Array<Effect>;
  /** The argument in one line, for someone who knows the technique. */
  short: string;
  /** The argument and what follows, in sentences that a learner can check. */
  full: string;
  /** The effects in a few words, such as `r1c3=3`. */
  move: string;
}

/** What a step rests on: all that its sentence mentions. */
export interface Reason {
  /** Rules of the puzzle, in the order in which the sentence mentions them. */
  rules?: Array<Rule>;
  /** Sites that the sentence mentions. */
  sites?: Array<string>;
  /** Values that the sentence mentions. */
  values?: string;
  /** The candidates that matter at the sites the reasoning looks at. */
  candidates?: Array<Candidates>;
  /** Chains of consequences, each from its assumption on. */
  chains?: Array<Array<Claim>>;
  /** The same under the names that the argument has for them: what plays which part. */
  parts?: Array<Part>;
}

/** A rule of the puzzle. */
export interface Rule {
  /** Its number among the rules of the puzzle, from 0. */
  index: number;
  /** What kind of rule it is, such as `row`. */
  rule: string;
  /** Its name, such as `row 1`. */
  name: string;
}

/** Candidates at a site. */
export interface Candidates {
  /** The site. */
  site: string;
  /** The values. */
  values: string;
}

/** That a site holds a value, or that it does not. */
export interface Claim {
  /** The site. */
  site: string;
  /** The value. */
  value: string;
  /** Whether the site holds it. */
  holds: boolean;
}

/** Something that plays a part in the argument of a step. */
export interface Part {
  /** Its name in the argument, such as `pivot`. */
  name: string;
  /** What it is, such as `site`; the list is in `docs/formats/proof.md`. */
  kind: string;
  /** The thing itself, or all of them. */
  is: Array<string>;
}

/** What a step does to one site. */
export type Effect =
  | { site: string; place: string }
  | { site: string; drop: string };

/** A solution, and whether it is the only one. */
export interface SolveAnswer {
  /** How many solutions there are. */
  outcome: SolveOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** A solution in one line. */
  solution?: string | null;
  /** Another solution. */
  second?: string | null;
  /** The first site where the two differ. */
  differ_at?: string | null;
  /** Where there is no solution: what could be wrong. */
  culprits?: Array<Culprit>;
  /** The steps that a person could take, if they were asked for. */
  steps?: Array<Step> | null;
}

/** How counting ended. */
export type CountOutcome =
  | 'exact'
  | 'limit'
  | 'out-of-budget';

/** A whole number of any length: a number up to 2^53 - 1, a string of digits above. */
export type Whole =
  | number
  | string;

/** A number of solutions. */
export interface CountAnswer {
  /** How it ended. */
  outcome: CountOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** The number. */
  count: Whole;
}

/** What can be said of a board. */
export type CheckOutcome =
  | 'solved'
  | 'broken'
  | 'unique'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** Which rules a board breaks, and whether it can still be solved. */
export interface CheckAnswer {
  /** What can be said of the board. */
  outcome: CheckOutcome;
  /** The family. */
  family: string;
  /** The board in one line. */
  id: string;
  /** How many sites are filled. */
  filled: number;
  /** How many sites there are. */
  sites: number;
  /** The rules that are broken. */
  violations?: Array<Violation>;
  /** The sites whose entries differ from the only solution. */
  wrong?: Array<string>;
  /** The sites whose notes lack the value of the only solution. */
  wrong_notes?: Array<string>;
  /** Where the clues leave no solution: what could be wrong. */
  culprits?: Array<Culprit>;
}

/** What an answer to a puzzle comes to. */
export type VerifyOutcome =
  | 'right'
  | 'wrong'
  | 'incomplete'
  | 'unreadable'
  | 'none'
  | 'out-of-budget';

/** A value that is wrong. */
export interface WrongValue {
  /** The site. */
  site: string;
  /** What stands there. */
  found: string;
  /** What belongs there, where only one value does. */
  expected?: string | null;
}

/** Whether an answer to a puzzle is right, and how much of it. Any solution is right where there are several. */
export interface VerifyAnswer {
  /** What the answer comes to. */
  outcome: VerifyOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** Partial credit from 0 to 1: the share of the open sites that are right. Each given that was changed counts as one more that is wrong. */
  credit: number;
  /** How many of the sites that were to be filled are right. */
  right: number;
  /** How many sites were to be filled. */
  open: number;
  /** The answer as it was read, in one line, with a dot for each site that is not filled. */
  board?: string | null;
  /** The first value in reading order that leaves no solution with those before it. */
  first_error?: WrongValue | null;
  /** The sites of givens that the answer has changed. */
  changed?: Array<string>;
  /** The rules that it breaks. */
  violations?: Array<Violation>;
}

/** How an explanation ends. */
export type ExplainOutcome =
  | 'solved'
  | 'stuck'
  | 'contradiction'
  | 'out-of-budget';

/** Why a puzzle has one solution, or none: clauses that lead from the rules and the clues to that. */
export interface Certificate {
  /** The solution, as the symbols of all sites; left out where there is none. */
  solution?: string | null;
  /** Claims that cannot all be true because that breaks a rule, such as a ring that closes early. */
  cuts?: Array<string>;
  /** Claims of which one is true in any other solution, such as `r1c1=2 r1c2<>3`. */
  clauses?: Array<string>;
}

/** An explanation: every step with its reason. It is a proof, which `verify-proof` checks. */
export interface ExplainAnswer {
  /** How it ends. */
  outcome: ExplainOutcome;
  /** The puzzle. */
  puzzle: Puzzle;
  /** By whose order and values the steps were found. */
  profile: ProfileRef;
  /** The board where it starts, in one line, if that is a player's position and not the clues. */
  start?: string | null;
  /** Sites of a player's position that are wrong, and were left out. */
  mistakes?: Array<string>;
  /** Sites of a player's position with wrong notes, which were left out. */
  wrong_notes?: Array<string>;
  /** The steps, one after the other. */
  steps: Array<Step>;
  /** The board where it ends, in one line. */
  board: string;
  /** The solution in one line, if it was reached. */
  solution?: string | null;
  /** How hard the puzzle is, if the solution was reached. */
  rating?: Rating | null;
  /** Why there is no other solution, or none, if that was asked for. */
  certificate?: Certificate | null;
}

/** What can be said to a player who asks for help. */
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
  /** Rows of cells. */
  rows: number;
  /** Columns of cells. */
  cols: number;
  /** The picture, where it is text. */
  text?: string | null;
  /** The bytes of the file in base64, where it is not. */
  base64?: string | null;
  /** Where the board lies in the picture, unless it is text. */
  frame?: Frame | null;
  /** Where each site is, for clicks and cursors. */
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

/** Where the board lies in a picture, in the units of its view box. */
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

/** Where a click means a site: its centre, in half cells from the top left corner of the board. */
export interface Hit {
  /** The site. */
  site: string;
  /** To the right. */
  x: number;
  /** Down. */
  y: number;
}

/** A hint: mistakes first, then the next step as far as its stage says. */
export interface HintAnswer {
  /** What can be said. */
  outcome: HintOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** How much is said, from 1 to 3. */
  stage: number;
  /** The id of the technique of the next step. */
  technique?: string | null;
  /** Which technique, and where to look. */
  where?: string | null;
  /** From stage 2 on: the argument. */
  why?: string | null;
  /** At stage 3: what follows. */
  move?: string | null;
  /** At stage 3: the step as data. */
  step?: Step | null;
  /** How many steps come before the first one about the site asked for. */
  later?: number | null;
  /** The sites to be highlighted: those that are wrong, or those the step looks at. */
  sites?: Array<string>;
  /** The rules that are broken. */
  violations?: Array<Violation>;
  /** A picture of the step, if one was asked for. */
  picture?: Picture | null;
}

/** All next steps: mistakes first, then the steps, easiest first. */
export interface StepsAnswer {
  /** What can be said; `step` if there are steps. */
  outcome: HintOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** The steps. */
  steps?: Array<Step>;
  /** Whether harder steps may be missing, because the nodes did not suffice for all. */
  left_out?: boolean;
  /** A picture of each step, if they were asked for. */
  pictures?: Array<Picture>;
  /** The sites that are wrong. */
  sites?: Array<string>;
  /** The rules that are broken. */
  violations?: Array<Violation>;
}

/** Whether a puzzle has a rating. */
export type RateOutcome =
  | 'rated'
  | 'several'
  | 'none'
  | 'other-profile'
  | 'out-of-budget';

/** The easiest path that was found, and how far it was looked for. */
export interface Route {
  /** The rating of its hardest step. */
  hardest: number;
  /** How many of its steps have that rating. */
  hard_steps: number;
  /** The rating of the hardest step of the usual path. */
  usual_hardest: number;
  /** How many steps of the usual path have that rating. */
  usual_hard_steps: number;
  /** The number of positions in which steps were compared. */
  positions: number;
  /** Whether the search came to its end. */
  complete: boolean;
  /** The steps: the id of a technique, a tab and what the step does. */
  steps: Array<string>;
}

/** How hard a puzzle is. */
export interface RateAnswer {
  /** Whether it has a rating. */
  outcome: RateOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** The rating. */
  rating?: Rating | null;
  /** The path that is rated, where the easiest one was asked for. */
  route?: Route | null;
}

/** What came of an explanation. */
export type VerifyProofOutcome =
  | 'unique'
  | 'if-unique'
  | 'no-solution'
  | 'incomplete'
  | 'refused'
  | 'out-of-budget';

/** What came of an explanation, and how far its arguments were shown. */
export interface VerifyProofAnswer {
  /** What came of it. */
  outcome: VerifyProofOutcome;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** The solution that is proved, in one line. */
  solution?: string | null;
  /** How many steps there are. */
  steps: number;
  /** How many have an argument that was shown to hold. */
  shown: number;
  /** How many of them count on there being one solution. */
  assuming_one_solution: number;
  /** How many clauses the certificate has, if it holds. */
  certificate_clauses?: number | null;
  /** The step that was refused or not decided, from 1. */
  step?: number | null;
  /** Why it was refused. */
  why?: string | null;
}

/** How taking clues away ended. */
export type MinimiseOutcome =
  | 'done'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** Anything that the setter prints: a value at a site, a word, a sum, a sign between cells. */
export interface Clue {
  /** Its name among the clues of the puzzle: the site of a given (`r1c1`), a sign and its sites (`r1c1<r1c2`), a label and its corner (`12@r2c1`), or what is printed. */
  id: string;
  /** What kind of clue it is, such as `given`, `word` or `cage`. */
  kind: string;
  /** What is printed, of any length. */
  label: string;
  /** Where it is printed. */
  anchor: Anchor;
  /** The sites it is about; in a game, those at which it can still come true. */
  sites?: Array<string>;
  /** In a game, whether the values on the board satisfy it. */
  done?: boolean | null;
  /** In a game, what its open sites still have to add up to, where it is a sum. */
  left?: number | null;
}

/** Where a clue is printed. */
export type Anchor =
  | { place: 'at'; x: number; y: number }
  | { place: 'corner'; site: string }
  | { place: 'beside' };

/** A clue that stands for several, such as a cage made of two. */
export interface JoinedClue {
  /** The clue. */
  clue: Clue;
  /** The clues that it was. */
  parts: Array<Clue>;
}

/** A puzzle with fewer clues. */
export interface MinimiseAnswer {
  /** How it ended. */
  outcome: MinimiseOutcome;
  /** The puzzle that is left. */
  puzzle: Puzzle;
  /** Its solution in one line. */
  solution?: string | null;
  /** The clues that were taken away. */
  removed?: Array<Clue>;
  /** The clues that are several in one now. */
  joined?: Array<JoinedClue>;
  /** What it took: `clues` left, `removed`, `joined` to others, `tests` made, `undecided` clues that stay. */
  figures?: Record<string, number>;
}

/** The outcome of what cannot end in different ways. */
export type Done =
  | 'done';

/** A kind of clue, beside givens, that can be printed on a puzzle. */
export interface ClueKind {
  /** Its name, as an edit says it. */
  kind: string;
  /** Which sites a clue of the kind is about. */
  sites: ClueSites;
  /** What its label says. */
  label: string;
}

/** Which sites a clue of a kind is about. */
export type ClueSites =
  | 'none'
  | 'one'
  | 'pair'
  | 'some';

/** A puzzle after changes to what is printed on it. */
export interface EditAnswer {
  /** It was done. */
  outcome: Done;
  /** The puzzle. */
  puzzle: Puzzle;
  /** The same as text. */
  text: string;
  /** Everything printed on it. */
  clues?: Array<Clue>;
  /** The values that can be printed at a site. */
  values: string;
  /** The kinds of clue that can be printed beside them. */
  kinds?: Array<ClueKind>;
  /** The number of its area for each site, where areas can be drawn. */
  areas?: Array<number>;
}

/** How many solutions a puzzle has that is being made. */
export type ReviewOutcome =
  | 'unique'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** All there is to know about a puzzle that is being made. */
export interface ReviewAnswer {
  /** How many solutions it has. */
  outcome: ReviewOutcome;
  /** The family. */
  family: string;
  /** The id. */
  id: string;
  /** How many clues it has. */
  clues: number;
  /** A solution, in one line. */
  solution?: string | null;
  /** A second solution, in one line. */
  second?: string | null;
  /** The sites where these two differ. */
  differ?: Array<string>;
  /** The two solutions laid over one another: for each site the value that both have, or the two values. */
  both?: Array<string>;
  /** For each site the values that it has in some solution; empty where there is none. */
  candidates?: Array<string>;
  /** Whether those are all; false where the budget was spent before. */
  candidates_are_whole: boolean;
  /** The clues without which there is still one solution, each on its own; left out where that is not known. */
  needless?: Array<Clue> | null;
  /** How hard it is, where it can be solved step by step. */
  rating?: Rating | null;
  /** How many steps lead as far as logic goes. */
  steps: number;
  /** How many sites are open then. */
  open: number;
  /** What could be wrong where there is no solution. */
  culprits?: Array<Culprit>;
}

/** How looking for repairs ended. */
export type RepairOutcome =
  | 'found'
  | 'unneeded'
  | 'none'
  | 'out-of-budget';

/** A single change after which a puzzle has fewer solutions. */
export interface Repair {
  /** The change. */
  edit: Edit;
  /** The puzzle after it. */
  id: string;
  /** How many solutions there are then; left out where there are more than were counted. */
  solutions?: number | null;
  /** How hard it is then, where it has one solution. */
  rating?: Rating | null;
}

/** One change to what is printed on a puzzle. */
export type Edit =
  | { do: 'given'; site: string; value?: string | null }
  | { do: 'add'; kind: string; label?: string; sites?: Array<string> }
  | { do: 'remove'; clue: string }
  | { do: 'areas'; areas: Array<number> };

/** Changes after which a puzzle has fewer solutions. */
export interface RepairAnswer {
  /** How it ended. */
  outcome: RepairOutcome;
  /** The changes, those that leave one solution first. */
  repairs?: Array<Repair>;
}

/** How printing more givens ended. */
export type CompleteOutcome =
  | 'done'
  | 'none'
  | 'out-of-budget';

/** A puzzle with more givens. */
export interface CompleteAnswer {
  /** How it ended. */
  outcome: CompleteOutcome;
  /** The puzzle. */
  puzzle: Puzzle;
  /** The same as text. */
  text: string;
  /** The givens that were printed. */
  added?: Array<Clue>;
}

/** A puzzle in another form. */
export interface ConvertAnswer {
  /** Always `done`; what a format cannot hold is an error. */
  outcome: Done;
  /** The puzzle. */
  puzzle: Puzzle;
  /** The recipe, where the puzzle was given by one. */
  recipe?: string | null;
  /** The puzzle in the form asked for. */
  text?: string | null;
}

/** The form that a puzzle shares with all that are the same but for symmetry. */
export interface CanonicalAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The family. */
  family: string;
  /** The puzzle in one line. */
  id: string;
  /** The canonical form in one line. */
  canonical: string;
}

/** How drawing ended. */
export type ShowOutcome =
  | 'done'
  | 'several'
  | 'none'
  | 'out-of-budget';

/** A puzzle and a picture of it. */
export interface ShowAnswer {
  /** How it ended. */
  outcome: ShowOutcome;
  /** The puzzle. */
  puzzle: Puzzle;
  /** The recipe, where the puzzle was given by one. */
  recipe?: string | null;
  /** All clues. */
  clues?: Array<Clue>;
  /** The solution in one line, if it was asked for. */
  solution?: string | null;
  /** The step that is shown, if one was asked for. */
  step?: Step | null;
  /** The picture, if one was asked for. */
  picture?: Picture | null;
}

/** How making a book ended. */
export type BookOutcome =
  | 'made'
  | 'not-found'
  | 'out-of-budget';

/** A puzzle of a book. */
export interface BookPuzzle {
  /** Its chapter, from 1. */
  chapter: number;
  /** The family. */
  family: string;
  /** The recipe. */
  recipe: string;
  /** The canonical form with its family, as in the `avoid` member of a request. */
  canonical: string;
  /** How hard it is. */
  level?: Level | null;
  /** Its rating. */
  rating?: number | null;
}

/** A book and what is in it. */
export interface BookAnswer {
  /** How it ended. */
  outcome: BookOutcome;
  /** The title. */
  title: string;
  /** The puzzles, in order. */
  puzzles?: Array<BookPuzzle>;
  /** The PDF file in base64; left out where it goes elsewhere. */
  base64?: string | null;
  /** What is missing, in a sentence. */
  detail?: string | null;
}

/** How a game stands. */
export type PlayOutcome =
  | 'open'
  | 'broken'
  | 'solved';

/** A game with every move that can be undone or redone. It is all that a front end has to keep. */
export interface SavedGame {
  /** The id of the puzzle. */
  puzzle: string;
  /** What each action changed, such as `r1c1=5 r1c2?13`: a value put in (or taken out, `r1c1=`) and notes as they are afterwards. */
  moves?: Array<string>;
  /** How many of the moves are in force; the others can be redone. */
  at: number;
  /** Points of the game to go back to, each as a number of moves. */
  checkpoints?: Array<number>;
  /** The steps that the player was shown, such as `r1c1=5` or `r1c2<>34 r1c3<>34`; each counts as a hint. */
  shown?: Array<string>;
}

/** Everything that a front end shows of a game beside the picture. */
export interface GameState {
  /** Every site, in the order of the board. */
  sites: Array<SiteState>;
  /** The rules broken now. */
  violations?: Array<Violation>;
  /** The clues that are no givens, and whether each is satisfied. */
  clues?: Array<Clue>;
  /** The values that can be put in, in their order. */
  values?: Array<ValueState>;
  /** Whether the sites are edges of cells, which a path is drawn over, and not cells. */
  edges?: boolean;
  /** How many sites the player has filled in. */
  filled: number;
  /** How many sites there are to fill in; on boards of edges, how many there could be at most. */
  to_fill: number;
  /** Whether there is a move to take back. */
  can_undo: boolean;
  /** Whether there is a move to make again. */
  can_redo: boolean;
  /** How many steps the player was shown. */
  hints: number;
}

/** What stands at a site. */
export interface SiteState {
  /** The name of the site. */
  site: string;
  /** The value, given or put in. */
  value?: string | null;
  /** Whether the value is given. */
  given?: boolean;
  /** The candidates noted. */
  notes?: string;
}

/** A value that can be put in. */
export interface ValueState {
  /** The value. */
  value: string;
  /** How often it is still missing, where that is the same for all values at the beginning. */
  left?: number | null;
  /** Whether it is what a line drawn over an edge stands for. */
  line?: boolean;
}

/** Sites that hold no value twice: a row, a column, a box. */
export interface House {
  /** Its name. */
  name: string;
  /** Its sites. */
  sites: Array<string>;
}

/** A game after an action. */
export interface PlayAnswer {
  /** How the game stands. */
  outcome: PlayOutcome;
  /** The family. */
  family: string;
  /** The game, to be kept and passed to the next request. */
  game: SavedGame;
  /** What stands on the board. */
  state: GameState;
  /** Whether the action changed anything. */
  changed: boolean;
  /** The picture, if one was asked for. */
  picture?: Picture | null;
  /** The rules of this puzzle, if houses were asked for. */
  rules?: string | null;
  /** What holds no value twice, if it was asked for. */
  houses?: Array<House>;
}

/** Whether there is a wrong move. */
export type MistakeOutcome =
  | 'found'
  | 'unexplained'
  | 'none'
  | 'several'
  | 'no-solution'
  | 'out-of-budget';

/** The first wrong move of a game, and what follows from it. */
export interface MistakeAnswer {
  /** Whether there is one. */
  outcome: MistakeOutcome;
  /** The family. */
  family: string;
  /** How many moves were right before it. */
  move?: number | null;
  /** The site. */
  site?: string | null;
  /** The wrong value. */
  value?: string | null;
  /** What is wrong, in a sentence. */
  text?: string;
  /** The steps that follow from the wrong value, one after the other. */
  steps?: Array<Step>;
  /** What cannot be after the last step, in a sentence. */
  contradiction?: string;
  /** Pictures, if they were asked for: of each step, and of the board after the last one. */
  pictures?: Array<Picture>;
}

/** The ways in which a clue of a game can still come true. */
export interface ClueAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The id of the clue. */
  clue: string;
  /** The sets of values that the open sites of a clue such as a cage can hold. */
  combinations?: Array<string>;
  /** The sites, in order, of each way in which a clue such as a word can lie. */
  paths?: Array<Array<string>>;
}

/** Where a game to practise on comes from. */
export type PracticeOutcome =
  | 'made'
  | 'example'
  | 'none';

/** A game in which a technique is next. */
export interface PracticeAnswer {
  /** Where it comes from. */
  outcome: PracticeOutcome;
  /** The family. */
  family: string;
  /** The id of the technique. */
  technique: string;
  /** The game. */
  game?: SavedGame | null;
}

/** A family of puzzles and what it can be asked for. */
export interface Family {
  /** Its id, such as `sudoku`. */
  id: string;
  /** Other ids that are understood. */
  aliases?: Array<string>;
  /** Its name. */
  name: string;
  /** One sentence. */
  summary: string;
  /** The rules, for someone who has never seen one. */
  rules: string;
  /** The number under which what a seed makes is frozen. */
  generator: number;
  /** What can be asked for. */
  params: Array<Param>;
  /** Parameters worth offering, each as in ids: `size=6,level=hard`. Empty stands for the defaults. */
  presets: Array<string>;
  /** The kinds of puzzle that players know by a name, the plain one first. */
  variants?: Array<Variant>;
  /** Which levels puzzles of some shapes have been seen to have. */
  levels?: Array<ShapeLevels>;
  /** Other symbols to show values in. */
  symbols?: Array<SymbolSet>;
  /** The ids of the profiles that rate its puzzles, the default first. */
  profiles: Array<string>;
  /** The techniques it is explained with by default, easiest first. */
  techniques: Array<TechniqueRow>;
  /** The names of the formats of other programs that it reads and writes. */
  formats?: Array<string>;
}

/** One thing that a family can be asked for. */
export interface Param {
  /** Its name, such as `size`. */
  name: string;
  /** What it is called in a form, such as `Size`. */
  label?: string;
  /** What it is, for help texts and forms. */
  help: string;
  /** What it can be. */
  kind: ParamKind;
  /** What it is when left out; nothing where leaving it out means that anything will do. */
  default?: string | null;
  /** Whether it shapes the finished puzzle, and not only how it is made. */
  structural: boolean;
}

/** What a parameter can be. */
export type ParamKind =
  | { type: 'int'; min: number; max: number }
  | { type: 'choice'; choices: Array<string>; labels?: Array<string> }
  | { type: 'ratings' }
  | { type: 'text'; what: string }
  | { type: 'lines'; what: string }
  | { type: 'rows'; what: string };

/** A kind of puzzle that players know by a name. */
export interface Variant {
  /** Its id, such as `killer`. */
  id: string;
  /** Its name. */
  name: string;
  /** The parameters that ask for it, as in ids; a level can be added. */
  params: string;
}

/** Which levels puzzles of one shape have been seen to have. A level in neither list was not decided. */
export interface ShapeLevels {
  /** All that was asked for beside how hard it is, as in ids: `size=4`. Empty stands for the defaults. */
  shape: string;
  /** The levels that were found, easiest first. */
  seen: Array<Level>;
  /** The levels that no search found: they are refused unless `anyway=yes` is asked for. */
  never: Array<Level>;
}

/** Other symbols to show values in. */
export interface SymbolSet {
  /** What to ask for. */
  name: string;
  /** One character for each value. */
  chars: string;
}

/** A technique in the list of a family. */
export interface TechniqueRow {
  /** Its id, such as `x-wing`. */
  id: string;
  /** Its name. */
  name: string;
  /** What a step counts for by default. */
  worth: Worth;
}

/** What a step counts for, at least. */
export interface Worth {
  /** How hard it is. */
  rating: number;
  /** What it adds to the score. */
  score: number;
  /** The level it asks for. */
  level: Level;
}

/** A named, versioned way of rating steps. */
export interface Profile {
  /** Its id, such as `gridwright`. */
  id: string;
  /** A new number whenever any rating it gives may change. */
  version: number;
  /** One sentence. */
  summary: string;
}

/** The families of puzzles. */
export interface FamiliesAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The families. */
  families: Array<Family>;
  /** The profiles, by which puzzles are explained and rated. */
  profiles: Array<Profile>;
}

/** A technique with its lesson and positions that show it. */
export interface Technique {
  /** Its id, such as `x-wing`. */
  id: string;
  /** Its name. */
  name: string;
  /** The ids of the families that use it. */
  families: Array<string>;
  /** What there is to know about it. */
  lesson?: Lesson | null;
  /** What a step counts for, by the id of each profile that has the technique. */
  worth: Record<string, Worth>;
  /** Positions in which it is next. */
  examples?: Array<Example>;
}

/** What there is to know about a technique, in a few sentences each. */
export interface Lesson {
  /** What it is. */
  what: string;
  /** How to spot it. */
  spot: string;
  /** What looks like it and is not. */
  miss: string;
  /** Where it stands among its relatives. */
  relatives: string;
}

/** A position in which a technique is next, and the step it makes there. */
export interface Example {
  /** The family. */
  family: string;
  /** The id of the profile by which the technique is next. */
  profile: string;
  /** The id of the puzzle. */
  puzzle: string;
  /** For each site `=` and its value, or its candidates, separated by commas. */
  position: string;
  /** The step. */
  step: Step;
  /** The same position but for one site, where the technique is not there. */
  near_miss?: string;
  /** What differs there, in a sentence. */
  near_miss_text?: string;
  /** A picture of the step, if one was asked for. */
  picture?: Picture | null;
  /** A picture of the near miss, if one was asked for. */
  near_miss_picture?: Picture | null;
}

/** Techniques. */
export interface TechniqueAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The techniques. */
  techniques: Array<Technique>;
}

/** A format of other programs. */
export interface Format {
  /** What to ask for, such as `sdk`. */
  name: string;
  /** The family that has it. */
  family: string;
  /** What people call it. */
  title: string;
  /** What it can hold. */
  carries: string;
  /** How names of such files end, without the dot. */
  extensions?: Array<string>;
  /** Whether a puzzle is one line, so that a file can hold many. */
  line: boolean;
}

/** Formats of other programs. */
export interface FormatsAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The formats. */
  formats: Array<Format>;
}

/** One thing that was looked at. */
export interface DoctorFinding {
  /** What it is about: `version`, `processor`, `data-folder`. */
  about: string;
  /** What it is. */
  found: string;
  /** What is wrong with it, if anything. */
  trouble?: string | null;
}

/** What a program is and what it found on this machine. */
export interface DoctorAnswer {
  /** Always `done`. */
  outcome: Done;
  /** Each finding: what it is about, and what it is. */
  findings: Array<DoctorFinding>;
}

/** One number of many puzzles. */
export interface StatsFigure {
  /** What it is. */
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

/** A phase and how long it took. */
export interface StatsSeconds {
  /** The phase. */
  name: string;
  /** How long it took. */
  seconds: number;
}

/** A name and how often it was met. */
export interface StatsCount {
  /** What was met: a reason, a number of clues such as `24` or `24-25`, a level, or ratings. */
  name: string;
  /** How often. */
  count: number;
}

/** What a run of the generator came to: how many puzzles, how long they took, and what they are like. */
export interface StatsAnswer {
  /** Always `done`. */
  outcome: Done;
  /** How many puzzles were asked for. */
  asked: number;
  /** How many came out as asked for. */
  made: number;
  /** How many seconds the run took. */
  seconds: number;
  /** How many seconds single puzzles took: on several threads, more than the run in all. */
  puzzle_seconds: StatsFigure;
  /** The recipe of the puzzle that took longest; missing where nothing was made. */
  slowest?: string | null;
  /** Figures of the generator, such as `attempts` and `nodes`. */
  figures: Array<StatsFigure>;
  /** Seconds of each phase, for all puzzles together. */
  phases: Array<StatsSeconds>;
  /** Why puzzles that were made on the way were rejected, and how many. */
  rejected: Array<StatsCount>;
  /** How many puzzles have so many clues. */
  clues: Array<StatsCount>;
  /** How many puzzles are of each level; `unrated` where no rating was found in time. */
  levels: Array<StatsCount>;
  /** How many puzzles have a rating in each range. */
  ratings: Array<StatsCount>;
}

/** A text that the command line alone writes. */
export interface TextAnswer {
  /** Always `done`. */
  outcome: Done;
  /** The text. */
  text: string;
}

/** The outcome of a request that could not be answered. */
export type ErrorOutcome =
  | 'error';

/** What kind of error it is; front ends may rely on these words. */
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

/** Why a request could not be answered: a problem document as in RFC 9457. */
export interface ErrorAnswer {
  /** Always `error`. */
  outcome: ErrorOutcome;
  /** A URI for the kind of error: `urn:gridwright:error:` and the code. */
  type: string;
  /** What all errors of this kind have in common. */
  title: string;
  /** What is wrong this time, in one sentence. */
  detail: string;
  /** The kind of error as one word. */
  code: ErrorCode;
  /** Over HTTP, the status of the response. */
  status?: number | null;
  /** The line of the input that is wrong, from 1. In a batch, the line of the batch. */
  line?: number | null;
  /** The column that is wrong, in characters, from 1. */
  column?: number | null;
  /** The member of the JSON input that is wrong, such as `definition.givens[2]`. */
  field?: string | null;
}

/** The value of a parameter. */
export type ParamValue =
  | number
  | string;

/** A puzzle as a request passes it. */
export type PuzzleInput =
  | string
  | Source
  | Puzzle
  | SavedGame;

/** A text that holds a puzzle, and what is known about it. */
export interface Source {
  /** The text. */
  text: string;
  /** The family; recognised from the text when left out. */
  family?: string | null;
  /** The format of another program, such as `sdk`; recognised from the text when left out. */
  from?: string | null;
}

/** A position as a request passes it. */
export type PositionInput =
  | string
  | Position;

/** What a player has put in so far, by the names of sites. */
export interface Position {
  /** The value at each site that is filled in. */
  entries?: Record<string, string>;
  /** The candidates noted at each site that has notes. */
  notes?: Record<string, string>;
}

/** What a picture should look like. */
export interface PictureRequest {
  /** The kind of picture. */
  as: PictureKind;
  /** Colours and line widths: `light`, `dark`, `auto`, `print` or `large-print`. Text has none. */
  theme?: string | null;
  /** The longer side of an SVG or PNG, in pixels. */
  size?: number | null;
  /** A set of symbols of the family to show values in. */
  symbols?: string | null;
}

/** Which path through a puzzle is rated. */
export type RouteKind =
  | 'usual'
  | 'easiest';

/** A part of a book: puzzles of one kind. */
export interface BookChapter {
  /** Its title; the family, the kind of board and the level when left out. */
  title?: string | null;
  /** The family; it can be left out where puzzles are given. */
  family?: string;
  /** What is asked of it, by the names of its parameters. */
  params?: Record<string, ParamValue>;
  /** Puzzles to use instead of making them: the text of a file in any format that is read. */
  puzzles?: string | null;
  /** How hard they are to be: short for the parameter of that name. */
  level?: string | null;
  /** How many puzzles; it can be left out where puzzles are given, for all of them. */
  count?: number | null;
  /** Puzzles a page. */
  per_page?: number | null;
  /** A set of symbols of the family. */
  symbols?: string | null;
}

/** A game as a request passes it. */
export type GameInput =
  | string
  | SavedGame
  | Puzzle;

/** What a player can do. Each action is at most one move, which one undo takes back. Those without members have braces, so that members they do not have are refused in them too. */
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

/** What placing a value does to the notes of the sites that may not hold the same value. */
export type NoteUpdate =
  | 'cross-out'
  | 'keep';

/** Makes a puzzle with exactly one solution. */
export interface GenerateRequest {
  verb: 'generate';
  /** The family; the first one of the list when left out. */
  family?: string | null;
  /** What is asked of it, by the names of its parameters. */
  params?: Record<string, ParamValue>;
  /** The generator's number; the newest when left out. */
  generator?: number | null;
  /** The seed. */
  seed: Whole;
  /** Which puzzle of the seed, from 0. */
  index?: number;
  /** Whether to rate the puzzle. */
  rate?: boolean;
  /** Whether to give its canonical form. */
  canonical?: boolean;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Makes the puzzle of a day. The answer is that of `generate`. */
export interface DailyRequest {
  verb: 'daily';
  /** The family; the first one of the list when left out. */
  family?: string | null;
  /** The day, such as `2026-11-16`, from 1970-01-01 to 9999-12-31. Days change at midnight UTC. */
  date: string;
  /** The level; the family's default when left out. Families without levels have one puzzle a day. */
  level?: string | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Solves a puzzle and says whether the solution is the only one. */
export interface SolveRequest {
  verb: 'solve';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** Whether to add the steps that a person could take. */
  steps?: boolean;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of the steps; English when left out. */
  language?: string | null;
}

/** Counts the solutions. */
export interface CountRequest {
  verb: 'count';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** Stops counting there; 1,000,000 when left out, 0 for no limit. */
  limit?: number | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Says which rules a board breaks, and whether it can still be solved. */
export interface CheckRequest {
  verb: 'check';
  /** The board with what is filled in, or a saved game. */
  puzzle: PuzzleInput;
  /** What the player has put in, where the puzzle has the clues alone. */
  position?: PositionInput | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of names; English when left out. */
  language?: string | null;
}

/** Says whether an answer to a puzzle is right, and how much of it. */
export interface VerifyRequest {
  verb: 'verify';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** The answer: a text in any common layout, such as a grid, a line, JSON or moves with words around them; or a list or object itself. The last `<answer>` element or `\\boxed{}` of a text counts, else its last full board. */
  answer: unknown;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of names; English when left out. */
  language?: string | null;
}

/** Solves a puzzle as a person would, with the reason for every step. */
export interface ExplainRequest {
  verb: 'explain';
  /** The puzzle, or a saved game as text. */
  puzzle: PuzzleInput;
  /** Where to start, as entries and notes; from the clues when left out. A saved game starts from its own entries if this is an empty text. */
  position?: PositionInput | null;
  /** The id of the profile; the first one when left out. */
  profile?: string | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
  /** Whether to say why there is no other solution, for `verify-proof`. It goes with the clues alone. */
  certificate?: boolean;
}

/** Says what a player can do next. */
export interface HintRequest {
  verb: 'hint';
  /** The puzzle, or a saved game. */
  puzzle: PuzzleInput;
  /** What the player has put in. */
  position?: PositionInput | null;
  /** The id of the profile; the first one when left out. */
  profile?: string | null;
  /** The one site that something is to be said about; any when left out. */
  site?: string | null;
  /** How much to say: 1 which technique and where to look, 2 also why, 3 also the move. 3 when left out. */
  stage?: number | null;
  /** What a picture of the step should look like, from stage 2 on; none when left out. */
  picture?: PictureRequest | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
}

/** Lists all steps that a player can take next. */
export interface StepsRequest {
  verb: 'steps';
  /** The puzzle, or a saved game. */
  puzzle: PuzzleInput;
  /** What the player has put in. */
  position?: PositionInput | null;
  /** The id of the profile; the first one when left out. */
  profile?: string | null;
  /** How many steps to list at most, easiest first; all when left out. */
  most?: number | null;
  /** What pictures of the steps should look like; none when left out. */
  picture?: PictureRequest | null;
  /** Lists what is found within so many search nodes; making the puzzle of a recipe is not counted. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
}

/** Says how hard a puzzle is. */
export interface RateRequest {
  verb: 'rate';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** The id of the profile; the first one when left out. */
  profile?: string | null;
  /** Which path is rated; the usual one when left out. */
  route?: RouteKind | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Checks an explanation step by step. */
export interface VerifyProofRequest {
  verb: 'verify-proof';
  /** The answer to an `explain` request. */
  proof: ExplainAnswer;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Takes clues away while something stays true. */
export interface MinimiseRequest {
  verb: 'minimise';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** What stays true: `unique` (the default), `propagation`, `logic`, or a level such as `hard`. */
  keep?: string | null;
  /** Stops when so many clues are left. */
  clues?: number | null;
  /** The order in which clues are tried; 0 when left out. */
  seed?: Whole | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Changes what is printed on a puzzle, or begins with an empty board. */
export interface EditRequest {
  verb: 'edit';
  /** The puzzle; an empty board of `family` when left out. */
  puzzle?: PuzzleInput | null;
  /** The family of the empty board; the first one when left out. */
  family?: string | null;
  /** What the empty board is like, by the parameters of its family. */
  params?: Record<string, ParamValue>;
  /** Where areas or values are drawn at random, which; 0 when left out. */
  seed?: Whole | null;
  /** The changes, one after the other. */
  edits?: Array<Edit>;
  /** The symmetry in which values are printed and taken away: `rotate180`, `rotate90`, `mirror`, `diagonal`, `full`; none when left out. The images of a place get values of a solution. */
  symmetry?: string | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Says all there is to know about a puzzle while it is being made. */
export interface ReviewRequest {
  verb: 'review';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** The id of the profile that it is rated by; the first one when left out. */
  profile?: string | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of sentences; English when left out. */
  language?: string | null;
}

/** Finds single clues to add, to change or to take away so that a puzzle has one solution. */
export interface RepairRequest {
  verb: 'repair';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** At most so many; ten when left out. */
  limit?: number | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Prints more givens on a puzzle, so that it has one solution. */
export interface CompleteRequest {
  verb: 'complete';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** Which solution, and which givens of it; 0 when left out. */
  seed?: Whole | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Writes a puzzle in another form. */
export interface ConvertRequest {
  verb: 'convert';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** `text`, `line`, `id`, or the name of a format of other programs. When left out, the answer holds the puzzle as JSON only. */
  to?: string | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Gives the form that a puzzle shares with all that are the same but for symmetry. */
export interface CanonicalRequest {
  verb: 'canonical';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
}

/** Draws a puzzle. */
export interface ShowRequest {
  verb: 'show';
  /** The puzzle. */
  puzzle: PuzzleInput;
  /** What the picture should look like; no picture when left out. */
  picture?: PictureRequest | null;
  /** Whether to show the solution. */
  solution?: boolean;
  /** Whether to show what each open site can still hold. */
  marks?: boolean;
  /** Shows this step of the explanation, from 1. */
  step?: number | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of descriptions; English when left out. */
  language?: string | null;
}

/** Makes a book of puzzles as a PDF file. */
export interface BookRequest {
  verb: 'book';
  /** The title. */
  title?: string | null;
  /** A line below the title. */
  subtitle?: string | null;
  /** Who made it. */
  author?: string | null;
  /** What it is about, for the metadata. */
  subject?: string | null;
  /** Who publishes it, for the imprint. */
  publisher?: string | null;
  /** The line about rights, for the imprint. */
  copyright?: string | null;
  /** Its ISBN, for the imprint. */
  isbn?: string | null;
  /** More for the imprint, in Markdown. */
  imprint?: string | null;
  /** A text before the chapters, in Markdown. */
  foreword?: string | null;
  /** A text at the end, in Markdown. */
  afterword?: string | null;
  /** The day it is of, such as `2026-11-17`. */
  date?: string | null;
  /** The language of its words, such as `en`. */
  language?: string | null;
  /** The size of a page once it is cut, such as `a5`. */
  trim?: string | null;
  /** The shop whose rules for margins and bleed are followed: `kdp`, `ingram` or `lulu`. */
  for?: string | null;
  /** What the PDF is for: `screen`, `print` or `pdf-x`; `print` where a shop is named, else `screen`. */
  pdf?: string | null;
  /** Paper beyond the cut, in millimetres. */
  bleed?: number | null;
  /** The margin at the spine, in millimetres. */
  inner?: number | null;
  /** The margin away from the spine, in millimetres. */
  outer?: number | null;
  /** The margin above, in millimetres. */
  top?: number | null;
  /** The margin below, in millimetres. */
  bottom?: number | null;
  /** Whether everything is larger and heavier. */
  large_print?: boolean;
  /** Whether it is bound at the right, so that the left hand writes away from the spine. */
  left_handed?: boolean;
  /** What is left out: `ids`, `ratings`, `levels`, `dots`, `pages`, `rules`, `program`. */
  hide?: Array<string>;
  /** Lines to write on below each puzzle: `time`, `notes`. */
  room?: Array<string>;
  /** `print` for greys, `light` for colours. */
  theme?: string | null;
  /** What the puzzles are made from; 1 when left out. */
  seed?: Whole | null;
  /** Puzzles a page, where a chapter does not say. */
  per_page?: number | null;
  /** Solutions a page, at most; 0 for none. */
  solutions_per_page?: number | null;
  /** Whether there is an appendix with the first step of each puzzle. */
  hints?: boolean;
  /** In how many lists that say more and more the hints are given; 1 when left out. */
  hint_stages?: number | null;
  /** Canonical forms of puzzles that must not come again, each with its family: `FAMILY FORM`. */
  avoid?: Array<string>;
  /** The chapters; at least one. */
  chapters?: Array<BookChapter>;
  /** Gives up on a puzzle after so many search nodes. */
  nodes?: number | null;
}

/** Takes one action in a game. */
export interface PlayRequest {
  verb: 'play';
  /** The game. */
  game: GameInput;
  /** What the player does; nothing, to see the game as it is. */
  action?: Action | null;
  /** What the picture should look like; no picture when left out. */
  picture?: PictureRequest | null;
  /** Whether the picture marks values that break a rule. */
  conflicts?: boolean;
  /** Whether to tell what is the same for the whole game: its rules, and what holds no value twice. */
  houses?: boolean;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of names; English when left out. */
  language?: string | null;
}

/** Finds the first wrong move of a game, and why it is wrong. */
export interface MistakeRequest {
  verb: 'mistake';
  /** The game. */
  game: GameInput;
  /** The id of the profile; the first one when left out. */
  profile?: string | null;
  /** What pictures of the steps should look like; none when left out. */
  picture?: PictureRequest | null;
  /** Gives up after so many search nodes. */
  nodes?: number | null;
  /** The language of the sentences; English when left out. */
  language?: string | null;
}

/** Lists the ways in which a clue of a game can still come true. */
export interface ClueRequest {
  verb: 'clue';
  /** The game. */
  game: GameInput;
  /** The id of the clue, as `play` lists it. */
  clue: string;
}

/** Makes a game in which a technique is next. */
export interface PracticeRequest {
  verb: 'practice';
  /** The technique, by its id or name. */
  technique: string;
  /** The family; the first one that has the technique when left out. */
  family?: string | null;
  /** The seed. */
  seed: Whole;
  /** Gives up making puzzles after so many search nodes. */
  nodes?: number | null;
}

/** Lists the families of puzzles. */
export interface FamiliesRequest {
  verb: 'families';
  /** Only this family. */
  family?: string | null;
  /** The language of the texts; English when left out. */
  language?: string | null;
}

/** Lists the techniques, or teaches one. */
export interface TechniqueRequest {
  verb: 'technique';
  /** The technique, by its id or name, with positions that show it. All of them, without positions, when left out. */
  name?: string | null;
  /** What pictures of the positions should look like; none when left out. */
  picture?: PictureRequest | null;
  /** The language of the texts; English when left out. */
  language?: string | null;
}

/** Lists the formats of other programs. */
export interface FormatsRequest {
  verb: 'formats';
}

/** A request. Its `verb` says which. */
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

/** An answer. Its `verb` says which; `format` and `version` stand in front of it. */
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
