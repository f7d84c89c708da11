// The engine in its own worker. It keeps no state between requests, so terminating it loses
// nothing. Without WebAssembly, the server that the page came from answers instead.

import { language, t } from '../i18n/texts';
import { EngineError, type Request } from './protocol';

interface Waiting {
  request: string;
  cancels: Cancelling;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  tries: number;
}

/** What happens to a request when the player cancels: a search ends, a move is asked again. */
type Cancelling = 'ends' | 'asks-again';

/** Whether the engine crashed, or could not be loaded. */
type Fault = 'fault' | 'unloaded';

/** Maximum number of times a request is sent if it crashes the engine. */
const TRIES = 2;

class LocalEngine {
  private worker: Worker | undefined = this.start();
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  ask(request: string, cancels: Cancelling): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { request, cancels, resolve, reject, tries: 1 });
      this.worker ??= this.start();
      this.worker.postMessage({ id, request });
    });
  }

  cancel(): void {
    for (const [id, one] of [...this.waiting]) {
      if (one.cancels === 'asks-again') continue;
      this.waiting.delete(id);
      one.reject(new EngineError('cancelled', '', ''));
    }
    this.startAgain();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer?: string; fault?: Fault }>) => {
      if (data.fault !== undefined) {
        this.restart(data.id, data.fault);
        return;
      }
      const one = this.waiting.get(data.id);
      if (!one || data.answer === undefined) return;
      this.waiting.delete(data.id);
      try {
        one.resolve(understood(data.answer));
      } catch (error) {
        one.reject(error);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.restart(undefined, 'unloaded');
    };
    return worker;
  }

  /**
   * Starts a new worker after a crash and sends it the pending requests, but the one that caused
   * the crash only once more.
   */
  private restart(culprit: number | undefined, fault: Fault): void {
    for (const [id, one] of [...this.waiting]) {
      one.tries += id === culprit || culprit === undefined ? 1 : 0;
      if (one.tries <= TRIES) continue;
      this.waiting.delete(id);
      one.reject(new EngineError(fault, '', t(`error.${fault}`)));
    }
    this.startAgain();
  }

  /** Starts a new worker for the pending requests; without any, the next request starts it. */
  private startAgain(): void {
    this.worker?.terminate();
    this.worker = this.waiting.size > 0 ? this.start() : undefined;
    for (const [id, { request }] of this.waiting) this.worker?.postMessage({ id, request });
  }
}

/** An engine that sends requests to the server. */
class RemoteEngine {
  private stop = new AbortController();

  async ask(request: string, cancels: Cancelling): Promise<unknown> {
    let answer: string;
    try {
      const response = await fetch('./api/v1/ask', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: request,
        ...(cancels === 'ends' ? { signal: this.stop.signal } : {}),
      });
      answer = await response.text();
      // A plain file server answers with a page of its own.
      if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${response.status}`);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      throw new EngineError(isCancelled ? 'cancelled' : 'unreachable', '', t('error.unreachable'));
    }
    return understood(answer);
  }

  cancel(): void {
    this.stop.abort();
    this.stop = new AbortController();
  }
}

/** Parses an answer; an error of the engine is thrown. */
function understood(text: string): unknown {
  const answer = JSON.parse(text) as { verb?: string; code?: string; title?: string; detail?: string };
  if (answer.verb === 'error' || answer.verb === undefined) {
    throw new EngineError(answer.code ?? '', answer.title ?? '', answer.detail ?? '');
  }
  return answer;
}

const server = new RemoteEngine();
const hasWebAssembly = typeof WebAssembly === 'object' && typeof Worker === 'function';
const chosen = hasWebAssembly ? new LocalEngine() : server;

/** The request as JSON, in the language of the page. The list of formats is in no language. */
function written(request: Request): string {
  return JSON.stringify(request.verb === 'formats' ? request : { language: language.value, ...request });
}

export const engine = {
  /** Sends a request. An error of the engine is thrown as an `EngineError`. */
  ask<Answer>(request: Request): Promise<Answer> {
    return chosen.ask(written(request), 'ends') as Promise<Answer>;
  },

  /** Sends a request that `cancel` does not end: a move, or what the page always needs. */
  askSurely<Answer>(request: Request): Promise<Answer> {
    return chosen.ask(written(request), 'asks-again') as Promise<Answer>;
  },

  /**
   * Asks the server that the page came from, for requests that the engine of the page does not
   * support: PDF files.
   */
  askServer<Answer>(request: Request): Promise<Answer> {
    return server.ask(written(request), 'ends') as Promise<Answer>;
  },

  /** Cancels the current search. Pending requests are rejected as cancelled, except sure ones. */
  cancel(): void {
    chosen.cancel();
    server.cancel();
  },
};
