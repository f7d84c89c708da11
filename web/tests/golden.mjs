// Golden seeds: recipes and the puzzles that the engine makes of them everywhere.

import { readFileSync } from 'node:fs';

/** The recipes of a family, each with the text of its puzzle. */
export function golden(family) {
  const file = new URL(`../../crates/gridwright/src/families/${family}/golden/recipes-1.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n').map((line) => line.split(/ (.*)/s).slice(0, 2));
}

/** The text of the puzzle in an answer, or why there is none. */
export function body({ game, detail }) {
  return game ? game.puzzle.slice(game.puzzle.indexOf(':') + 1) : detail;
}

/** What the engine answers in a worker of its own, as the page starts it. */
export function ask(page, requests) {
  return page.evaluate(async (asked) => {
    const script = performance.getEntriesByType('resource').map((entry) => entry.name).find((name) => /worker-.*\.js$/.test(name));
    const worker = new Worker(script, { type: 'module' });
    const answers = [];
    for (const [id, request] of asked.entries()) {
      const answer = new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(JSON.parse(data.answer))));
      worker.postMessage({ id, request: JSON.stringify(request) });
      answers.push(await answer);
    }
    worker.terminate();
    return answers;
  }, requests);
}
