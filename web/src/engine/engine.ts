// The engine in a worker of its own. It keeps nothing between requests, so ending it loses nothing.

import { EngineError, type Request } from './protocol';

interface Waiting {
  request: string;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  tries: number;
}

export class Engine {
  private worker = this.start();
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  /** Asks for an answer. What the engine refuses is thrown as an `EngineError`. */
  ask<Answer>(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      const text = JSON.stringify(request);
      this.waiting.set(id, { request: text, resolve: resolve as (answer: unknown) => void, reject, tries: 1 });
      this.worker.postMessage({ id, request: text });
    });
  }

  /** Ends what is being worked on. Everything that waits is refused as called off. */
  cancel(): void {
    this.worker.terminate();
    const given = [...this.waiting.values()];
    this.waiting.clear();
    this.worker = this.start();
    for (const one of given) one.reject(new EngineError('cancelled', '', ''));
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer?: string; fault?: string }>) => {
      if (data.fault !== undefined) {
        this.restart(data.id, data.fault);
        return;
      }
      const one = this.waiting.get(data.id);
      if (!one || data.answer === undefined) return;
      this.waiting.delete(data.id);
      const answer = JSON.parse(data.answer) as { verb: string; code?: string; title?: string; detail?: string };
      if (answer.verb === 'error') {
        one.reject(new EngineError(answer.code ?? '', answer.title ?? '', answer.detail ?? ''));
      } else {
        one.resolve(answer);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.restart(undefined, event.message);
    };
    return worker;
  }

  /** After a fault: a new worker gets what was waiting, but each request only once more. */
  private restart(culprit: number | undefined, fault: string): void {
    this.worker.terminate();
    this.worker = this.start();
    for (const [id, one] of this.waiting) {
      one.tries += id === culprit || culprit === undefined ? 1 : 0;
      if (one.tries > 2) {
        this.waiting.delete(id);
        one.reject(new EngineError('fault', 'Fault', fault));
      } else {
        this.worker.postMessage({ id, request: one.request });
      }
    }
  }
}

export const engine = new Engine();
