// How many bytes of each kind the page has, as they are sent: the build packs what is worth it.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, bytes } from './engine.mjs';

/** The most that are allowed. Everything in English includes what is loaded only when it is needed: lessons with their positions, and lists of words. */
export const MOST_BYTES = { engine: 900_000, page: 150_000, english: 1_075_000, font: 115_000 };

/**
 * The bytes of the engine, of the page without it, of everything in English with the files that are loaded when they
 * are needed (lessons, words), of the font, of another language, and of the engine unpacked.
 */
export function sizes() {
  const files = readdirSync(DIST, { recursive: true }).map(String).filter((name) => statSync(join(DIST, name)).isFile() && name !== 'sources.txt');
  const sum = (isWanted) => files.filter(isWanted).reduce((total, name) => total + statSync(join(DIST, name)).size, 0);
  const isEngine = (name) => /\.wasm(\.br)?$/.test(name);
  const isLanguage = (name) => /(^|[/-])(de|es|it)-[^/]*\.js/.test(name);
  const isLater = (name) => /texts-[^/]*\.json/.test(name);
  const isFont = (name) => /texts-fonts-/.test(name);
  return {
    engine: sum(isEngine),
    page: sum((name) => !isEngine(name) && !isLanguage(name) && !isLater(name)),
    english: sum((name) => !isLanguage(name) && !isFont(name)),
    font: sum(isFont),
    language: sum(isLanguage) / 3,
    unpacked: bytes.length,
  };
}
