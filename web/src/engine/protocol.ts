// The parts of requests and answers that the page uses; docs/schema/ has the complete definitions.

export type LevelName = 'easy' | 'medium' | 'hard' | 'expert' | 'extreme';

/** A game as the engine saves it, complete. */
export interface SavedGame {
  puzzle: string;
  moves?: string[];
  at: number;
  checkpoints?: number[];
}

export interface Hit {
  site: string;
  /** In half cells from the top left corner of the board. */
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
  margin: number;
  cell: number;
}

export interface Picture {
  rows: number;
  cols: number;
  text?: string;
  base64?: string;
  frame?: Frame;
  hits?: Hit[];
}

export interface SiteState {
  site: string;
  value?: string;
  given?: boolean;
  notes?: string;
}

export interface ValueState {
  value: string;
  left?: number;
  line?: boolean;
}

export interface Clue {
  id: string;
  kind: string;
  label: string;
  sites?: string[];
  done?: boolean;
  /** The sum of the open cells of a cage. */
  left?: number | string;
}

/** A row, a column, a box, a cage: sites that belong together. */
export interface House {
  name: string;
  sites: string[];
}

export interface Violation {
  rule: string;
  name: string;
  sites: string[];
}

export interface GameState {
  sites: SiteState[];
  violations?: Violation[];
  clues?: Clue[];
  values?: ValueState[];
  edges?: boolean;
  filled: number;
  to_fill: number;
  can_undo: boolean;
  can_redo: boolean;
  /** The number of steps shown to the player. */
  hints?: number;
}

export interface PlayAnswer {
  verb: 'play';
  outcome: 'open' | 'broken' | 'solved';
  family: string;
  game: SavedGame;
  state: GameState;
  changed: boolean;
  picture?: Picture;
  rules?: string;
  houses?: House[];
}

/** The effect of a step at a site: a value is placed, or candidates are removed. */
export interface Effect {
  site: string;
  place?: string;
  drop?: string;
}

export interface Step {
  effects?: Effect[];
  technique: string;
  name: string;
  rating: number;
  level: LevelName;
  short: string;
  full: string;
  move: string;
}

export interface HintAnswer {
  verb: 'hint';
  outcome: 'step' | 'solved' | 'broken' | 'wrong' | 'wrong-notes' | 'no-logic' | 'several' | 'no-solution' | 'out-of-budget' | 'later';
  /** The number of steps before a value is forced at the requested site. */
  later?: number;
  technique?: string;
  where?: string;
  why?: string;
  move?: string;
  step?: Step;
  sites?: string[];
  violations?: Violation[];
  picture?: Picture;
}

export interface StepsAnswer {
  verb: 'steps';
  outcome: HintAnswer['outcome'];
  steps?: Step[];
  pictures?: Picture[];
}

/** The steps to the solution, or as far as logic goes. */
export interface ExplainAnswer {
  verb: 'explain';
  outcome: string;
  steps?: Step[];
}

/** The first wrong move of a game, and the steps that refute it. */
export interface MistakeAnswer {
  verb: 'mistake';
  outcome: 'none' | 'found' | 'out-of-budget' | 'several' | 'no-solution';
  /** The number of moves before it. */
  move?: number;
  site?: string;
  value?: string;
  text?: string;
  steps?: Step[];
  /** The contradiction at the end of the steps. */
  contradiction?: string;
  pictures?: Picture[];
}

/**
 * Details about a clue: the digits that a cage can still hold, the ways in which a word can still
 * be placed.
 */
export interface ClueAnswer {
  verb: 'clue';
  combinations?: string[];
  paths?: string[][];
}

export interface PracticeAnswer {
  verb: 'practice';
  /** The profile by which the technique is next. */
  profile: string;
  game?: SavedGame;
}

export type ParamKind =
  | { type: 'int'; min: number; max: number }
  | { type: 'choice'; choices: string[]; labels?: string[] }
  | { type: 'ratings' | 'text' | 'lines' | 'rows'; what?: string };

export interface Param {
  name: string;
  /** Its name in a form. */
  label?: string;
  help: string;
  kind: ParamKind;
  default?: string;
  structural: boolean;
}

export interface TechniqueRow {
  id: string;
  name: string;
  worth: { rating: number; score: number; level: LevelName };
}

/** A variant of a family's puzzles that is known by a name. */
export interface Variant {
  id: string;
  name: string;
  /** Parameters such as `killer=yes`. */
  params: string;
}

export interface Family {
  id: string;
  name: string;
  summary: string;
  rules: string;
  params: Param[];
  presets: string[];
  variants?: Variant[];
  levels?: { shape: string; seen: LevelName[]; never: LevelName[] }[];
  symbols?: { name: string; chars: string }[];
  techniques: TechniqueRow[];
}

export interface FamiliesAnswer {
  verb: 'families';
  families: Family[];
}

export interface GenerateAnswer {
  verb: 'generate';
  outcome: string;
  family: string;
  recipe?: string;
  puzzle?: { id?: string };
  rating?: { er: number; level: LevelName };
  detail?: string;
}

export interface TechniqueAnswer {
  verb: 'technique';
  techniques?: TechniqueText[];
}

export interface Example {
  family: string;
  /** The profile in which the technique is the next step. */
  profile: string;
  puzzle: string;
  position: string;
  step: Step;
  near_miss?: string;
}

export interface TechniqueText {
  id: string;
  name: string;
  families: string[];
  lesson?: { what: string; spot: string; miss: string; relatives: string };
  examples?: Example[];
}

export type Action =
  | { do: 'place' | 'toggle'; sites: string[]; value: string; notes?: 'cross-out' | 'keep' }
  | { do: 'clear'; sites: string[] }
  | { do: 'toggle-notes'; site: string; values: string }
  | { do: 'set-notes'; site: string; values: string }
  | { do: 'go-to'; moves: number }
  | { do: 'enter'; position: { notes: Record<string, string> } }
  | { do: 'follow-path'; site: string; most: number }
  | { do: 'follow-hint'; profile?: string }
  | { do: 'fill-notes' | 'show-hint' | 'restart' | 'undo' | 'redo' | 'undo-mistakes' | 'checkpoint' | 'back-to-checkpoint' };

/** A change to the clues of a puzzle. */
export type Edit =
  | { do: 'given'; site: string; value?: string }
  | { do: 'add'; kind: string; label?: string; sites?: string[] }
  | { do: 'remove'; clue: string }
  | { do: 'areas'; areas: number[] };

/** A puzzle as the engine writes it; `id` opens it everywhere. */
export interface PuzzleDocument {
  id?: string;
  family: string;
}

/** A kind of clue besides givens. */
export interface ClueKind {
  kind: string;
  sites: 'none' | 'one' | 'pair' | 'some';
  label: string;
}

export interface EditAnswer {
  verb: 'edit';
  puzzle: PuzzleDocument;
  clues?: Clue[];
  values: string;
  kinds?: ClueKind[];
  areas?: number[];
}

export interface Rating {
  er: number;
  level: LevelName;
}

export interface ReviewAnswer {
  verb: 'review';
  outcome: 'unique' | 'several' | 'none' | 'out-of-budget';
  clues: number;
  solution?: string;
  second?: string;
  differ?: string[];
  /** Two solutions combined: for each site one value, or two. */
  both?: string[];
  candidates?: string[];
  candidates_are_whole: boolean;
  needless?: Clue[];
  rating?: Rating;
  steps: number;
  open: number;
  culprits?: { sentence: string }[];
}

export interface Repair {
  edit: Edit;
  id: string;
  solutions?: number;
  rating?: Rating;
}

export interface RepairAnswer {
  verb: 'repair';
  outcome: 'found' | 'unneeded' | 'none' | 'out-of-budget';
  repairs?: Repair[];
}

export interface CompleteAnswer {
  verb: 'complete';
  outcome: 'done' | 'none' | 'out-of-budget';
  puzzle: PuzzleDocument;
}

export interface ShowAnswer {
  verb: 'show';
  outcome: string;
  recipe?: string;
  puzzle: PuzzleDocument;
  picture?: Picture;
}

export interface CountAnswer {
  verb: 'count';
  outcome: string;
  count: number | string;
}

export interface RateAnswer {
  verb: 'rate';
  rating?: Rating & { hardest?: string; counts?: Record<string, number> };
}

/** A format of another program. */
export interface FormatRow {
  name: string;
  family: string;
  title: string;
  carries: string;
  extensions?: string[];
}

export interface FormatsAnswer {
  verb: 'formats';
  formats: FormatRow[];
}

export interface ConvertAnswer {
  verb: 'convert';
  puzzle: PuzzleDocument;
  text?: string;
}

export interface BookAnswer {
  verb: 'book';
  outcome: 'made' | 'not-found' | 'out-of-budget';
  base64?: string;
  detail?: string;
}

export type Request = { verb: string; language?: string; [member: string]: unknown };

/** An error of the engine: a problem document. */
export class EngineError extends Error {
  constructor(
    readonly code: string,
    readonly title: string,
    readonly detail: string,
  ) {
    super(detail);
  }

  /** Whether the engine understood the request and refused it; otherwise there is no answer. */
  get isRefusal(): boolean {
    return !['cancelled', 'fault', 'unloaded', 'unreachable'].includes(this.code);
  }
}
