// What runs in the worker.

import { listen } from '#host';

import { load } from './index.js';

let engine;

const answer = listen(async ({ id, request, languages }) => {
  if (request === undefined) {
    engine = load({ languages });
    // Whoever asks is told of it.
    engine.catch(() => {});
    return;
  }
  try {
    answer({ id, answer: (await engine).askJson(request) });
  } catch (error) {
    answer({ id, fault: String(error) });
  }
});
