// Sharing: links, texts, files.

import type { SavedGame } from './engine/protocol';
import { t } from './i18n/texts';
import { href } from './router';
import { say } from './say';

/** The address of this page without its hash. */
const base = (): string => location.href.split('#')[0] ?? '';

/** A link that contains a puzzle. */
export function puzzleLink(puzzle: string): string {
  return base() + href('open', puzzle);
}

/** A link that contains a puzzle with the moves made so far. */
export async function gameLink(game: SavedGame): Promise<string> {
  const { puzzle, moves = [], at } = game;
  return base() + href('game', await packed(JSON.stringify({ puzzle, moves: moves.slice(0, at), at: Math.min(at, moves.length) })));
}

/** The game that such a link contains. */
export async function linkedGame(text: string): Promise<SavedGame> {
  try {
    const game: unknown = JSON.parse(await unpacked(text));
    if (isGame(game)) return game;
  } catch {
    // The error is the same whatever is wrong with the link.
  }
  throw new Error(t('share.damaged'));
}

/** Whether a value has the shape of a saved game. */
export function isGame(value: unknown): value is SavedGame {
  const { puzzle, at, moves = [] } = (value ?? {}) as Record<string, unknown>;
  return typeof puzzle === 'string' && Number.isInteger(at) && Array.isArray(moves) && moves.every((move) => typeof move === 'string');
}

/** Compresses a text to characters that are allowed in links. */
async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Maximum decompressed size, more than any game needs; a larger link is refused. */
const MOST_BYTES = 1_000_000;

async function unpacked(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MOST_BYTES) throw new Error('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Copies a text to the clipboard, and returns a message. */
export async function copy(text: string, told = t('share.copied')): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    say(t('share.nocopy'));
    return t('share.nocopy');
  }
  say(told);
  return told;
}

/** Shares a text through the device's share dialog if there is one, else through the clipboard. */
export async function send(title: string, text: string): Promise<string> {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isTouch && navigator.share) {
    try {
      await navigator.share({ title, text });
      return '';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return '';
    }
  }
  return copy(text);
}

/** The largest file that is read, far more than any puzzle or copy needs. */
const MOST_FILE_BYTES = 64_000_000;

/** The text of a file that was chosen or dropped. */
export async function textOf(file: File): Promise<string> {
  try {
    if (file.size <= MOST_FILE_BYTES) return await file.text();
  } catch {
    // A folder, or a file that is gone.
  }
  throw new Error(t('error.file'));
}

/** Makes the browser save a file. */
export function save(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The bytes of a file in an answer. */
export function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Converts an SVG picture to PNG, with a width in pixels. */
export async function toPng(svg: string, width: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** A name for a file: letters, digits and dashes. */
export function fileName(...parts: string[]): string {
  return parts.join('-').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
