// The same engine outside a browser, to know what is right.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export const DIST = process.env.GRIDWRIGHT_DIST ?? new URL('../dist', import.meta.url).pathname;

const name = readdirSync(join(DIST, 'assets')).find((file) => /\.wasm(\.br)?$/.test(file));
const kept = readFileSync(join(DIST, 'assets', name));
export const bytes = name.endsWith('.br') ? brotliDecompressSync(kept) : kept;
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, room, ask, at, texts } = instance.exports;

function write(text) {
  const bytes = new TextEncoder().encode(text);
  const start = room(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
}

/** The answer to a request, both as text. */
export function callText(request) {
  write(request);
  const length = ask() >>> 0;
  return new TextDecoder().decode(new Uint8Array(memory.buffer, at() >>> 0, length));
}

export function call(request) {
  return JSON.parse(callText(JSON.stringify(request)));
}

/** Hands over the files that are not part of the engine, as the page does when it needs one. */
function give(start) {
  for (const file of readdirSync(join(DIST, 'assets')).filter((name) => name.startsWith(start))) {
    const kept = readFileSync(join(DIST, 'assets', file));
    write((file.endsWith('.br') ? brotliDecompressSync(kept) : kept).toString());
    if (texts() === 0) throw new Error(`${file} has no texts`);
  }
}

/** Hands over the texts of all languages. */
export const speakAll = () => give('texts-');

give('texts-words-');

/** The sites of a puzzle as they are in the solution, given or not. */
export function solved(puzzle) {
  let answer = call({ verb: 'play', game: puzzle });
  for (let n = 0; answer.outcome !== 'solved'; n += 1) {
    answer = call({ verb: 'play', game: answer.game, action: { do: 'follow-hint' } });
    if (answer.verb === 'error' || n > 2000) throw new Error(`${puzzle}: ${answer.detail}`);
  }
  return answer.state.sites;
}
