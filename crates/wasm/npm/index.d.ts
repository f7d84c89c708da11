import type { Answer, ErrorAnswer, ErrorCode, Request } from './types.js';

export type * from './types.js';

/** The answer to a request of a verb. */
export type AnswerTo<Verb extends Request['verb']> = Extract<Answer, { verb: Verb extends 'daily' ? 'generate' : Verb }>;

/** The engine in the thread that has loaded it. */
export interface Engine {
  /** Answers a request. What the engine refuses is thrown as a `GridwrightError`. */
  ask<R extends Request>(request: R): AnswerTo<R['verb']>;
  /** Answers a request in JSON with an answer in JSON; nothing is thrown. */
  askJson(request: string): string;
}

export interface LoadOptions {
  /** The languages that sentences will be asked for in: `de`, `es` and `it` when left out. English is always there. */
  languages?: Array<'en' | 'de' | 'es' | 'it'> | undefined;
}

/** Loads the engine. It works in the thread that calls it, so long work is better asked of `gridwright/worker`. */
export function load(options?: LoadOptions): Promise<Engine>;

/** What the engine refuses; its message says what is wrong. */
export class GridwrightError extends Error {
  /** What kind of error it is, as one word. */
  readonly code: ErrorCode;
  /** All that is known about the error. */
  readonly answer: ErrorAnswer;
}

/** The bytes of a picture or a book. */
export function bytesOf(picture: { text?: string | null; base64?: string | null }): Uint8Array;
