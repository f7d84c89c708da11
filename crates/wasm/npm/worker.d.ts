import type { AnswerTo, LoadOptions } from './index.js';
import type { Request } from './types.js';

export { GridwrightError } from './index.js';

/** An engine in a thread of its own. */
export interface WorkerEngine {
  /** Answers a request. What the engine refuses is thrown as a `GridwrightError`. */
  ask<R extends Request>(request: R): Promise<AnswerTo<R['verb']>>;
  /** Answers a request in JSON with an answer in JSON. */
  askJson(request: string): Promise<string>;
  /** Ends what is being worked on, and refuses all that waits; the engine can be asked again. */
  cancel(): void;
  /** Ends the worker. */
  end(): void;
}

/** Starts an engine in a worker, of a browser or of node. */
export function start(options?: LoadOptions): WorkerEngine;
