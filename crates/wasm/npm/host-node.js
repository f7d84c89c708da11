// What differs between node and browsers: this is for node.

import { readFile } from 'node:fs/promises';
import { Worker, parentPort } from 'node:worker_threads';

/** The bytes of a file of this package. */
export function read(url) {
  return readFile(url);
}

/** Starts a worker, and says who is told of its messages and of its end. */
export function startWorker(url, onMessage, onFault) {
  const worker = new Worker(url);
  worker.on('message', onMessage);
  worker.on('error', (error) => onFault(String(error)));
  // A program ends when it has nothing else to do; whoever asks keeps it alive until the answer is there.
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    hold: (isWaiting) => (isWaiting ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}

/** In a worker: who is told of messages, and how to answer. */
export function listen(onMessage) {
  parentPort.on('message', onMessage);
  return (message) => parentPort.postMessage(message);
}
