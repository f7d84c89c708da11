// The engine in a thread of its own: questions do not stop anything else, and can be called off.

import { startWorker } from '#host';

import { GridwrightError, understood } from './index.js';

export { GridwrightError };

/** Starts an engine in a worker. */
export function start({ languages } = {}) {
  return new WorkerEngine(languages);
}

class WorkerEngine {
  #languages;
  #worker;
  #isEnded = false;
  #waiting = new Map();
  #next = 1;

  constructor(languages) {
    this.#languages = languages;
    this.#begin();
  }

  async ask(request) {
    return understood(await this.askJson(JSON.stringify(request)));
  }

  askJson(request) {
    if (this.#isEnded) return Promise.reject(new Error('the engine was ended'));
    if (!this.#worker) this.#begin();
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.hold(true);
      this.#worker.post({ id, request });
    });
  }

  cancel() {
    this.#stop('called off');
  }

  end() {
    this.#isEnded = true;
    this.#stop('the engine was ended');
  }

  #begin() {
    const onMessage = ({ id, answer, fault }) => {
      const one = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#worker?.hold(false);
      if (fault === undefined) one?.resolve(answer);
      else one?.reject(new Error(fault));
    };
    const onFault = (fault) => this.#stop(fault);
    this.#worker = startWorker(new URL('./worker-thread.js', import.meta.url), onMessage, onFault);
    this.#worker.post({ languages: this.#languages });
  }

  /** Ends the worker and refuses all that waits. It keeps nothing between questions, so the next one can start another. */
  #stop(why) {
    this.#worker?.end();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
