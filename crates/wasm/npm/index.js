// The engine in the thread that loads it. `gridwright/worker` has it in a thread of its own.

import { read } from '#host';

/** The lessons in English and their positions; everything else in English is part of the engine. */
const LESSONS = new URL('./texts-en.json', import.meta.url);

/** Words for puzzles of words. */
const WORDS = new URL('./texts-words.json', import.meta.url);

/** The other languages that sentences can be in. */
const TEXTS = {
  de: new URL('./texts-de.json', import.meta.url),
  es: new URL('./texts-es.json', import.meta.url),
  it: new URL('./texts-it.json', import.meta.url),
};

/** What the engine refuses. */
export class GridwrightError extends Error {
  constructor(answer) {
    super(answer.detail);
    this.name = 'GridwrightError';
    this.code = answer.code;
    this.answer = answer;
  }
}

/** Loads the engine, with the languages asked for. */
export async function load({ languages = Object.keys(TEXTS) } = {}) {
  const texts = languages.filter((language) => language !== 'en').map((language) => {
    if (!TEXTS[language]) throw new RangeError(`there is no language ${language}`);
    return read(TEXTS[language]);
  });
  const bytes = await read(new URL('./gridwright.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const engine = new Engine(instance.exports);
  for (const files of await Promise.all([read(LESSONS), read(WORDS), ...texts])) engine.addTexts(files);
  return engine;
}

class Engine {
  #exports;
  #decoder = new TextDecoder();
  #encoder = new TextEncoder();

  constructor(exports) {
    this.#exports = exports;
  }

  ask(request) {
    return understood(this.askJson(JSON.stringify(request)));
  }

  askJson(request) {
    const { memory, ask, at } = this.#exports;
    this.#write(this.#encoder.encode(request));
    const length = ask() >>> 0;
    return this.#decoder.decode(new Uint8Array(memory.buffer, at() >>> 0, length));
  }

  addTexts(files) {
    this.#write(files);
    if (this.#exports.texts() === 0) throw new TypeError('these are no texts');
  }

  #write(bytes) {
    // Making room may grow the memory, which detaches older views of it.
    const start = this.#exports.room(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }
}

/** The answer that a text holds; what the engine refuses is thrown. */
export function understood(text) {
  const answer = JSON.parse(text);
  if (answer.verb === 'error') throw new GridwrightError(answer);
  return answer;
}

/** The bytes of a picture or a book. */
export function bytesOf({ text, base64 }) {
  if (base64 === undefined) return new TextEncoder().encode(text ?? '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
