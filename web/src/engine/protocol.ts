// The parts of requests and answers that the page uses; docs/schema/ has all of them.

export type LevelName = 'easy' | 'medium' | 'hard' | 'expert' | 'extreme';

/** A game as the engine saves it: all that has to be kept. */
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
}

export interface PlayAnswer {
  verb: 'play';
  outcome: 'open' | 'broken' | 'solved';
  family: string;
  game: SavedGame;
  state: GameState;
  changed: boolean;
  picture?: Picture;
}

export interface Step {
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
  outcome: 'step' | 'solved' | 'broken' | 'wrong' | 'wrong-notes' | 'no-logic' | 'several' | 'no-solution' | 'out-of-budget';
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

export type ParamKind =
  | { type: 'int'; min: number; max: number }
  | { type: 'choice'; choices: string[] }
  | { type: 'ratings' | 'text' | 'lines' | 'rows'; what?: string };

export interface Param {
  name: string;
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

export interface Family {
  id: string;
  name: string;
  summary: string;
  rules: string;
  params: Param[];
  presets: string[];
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

export interface TechniqueText {
  id: string;
  name: string;
  families: string[];
  lesson?: { what: string; spot: string; miss: string; relatives: string };
  examples?: { family: string; puzzle: string; position: string; step: Step; near_miss?: string }[];
}

export type Action =
  | { do: 'place' | 'toggle'; sites: string[]; value: string; notes?: 'cross-out' | 'keep' }
  | { do: 'clear'; sites: string[] }
  | { do: 'toggle-notes'; site: string; values: string }
  | { do: 'set-notes'; site: string; values: string }
  | { do: 'fill-notes' | 'follow-hint' | 'restart' | 'undo' | 'redo' | 'undo-mistakes' | 'checkpoint' | 'back-to-checkpoint' };

export type Request = { verb: string; language?: string; [member: string]: unknown };

/** What the engine says when it cannot answer: a problem document. */
export class EngineError extends Error {
  constructor(
    readonly code: string,
    readonly title: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}
