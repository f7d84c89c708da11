// Games, one record each, in the browser's own database.

import { signal } from '@preact/signals';
import type { LevelName, SavedGame } from '../engine/protocol';

/** What the player draws on top of the engine's board. */
export interface Layer {
  centre: Record<string, string>;
  colour: Record<string, number>;
  /** Edges that were drawn because they are proved. */
  proved?: string[];
}

/** An entry of the history: a move of the engine, a change of the layer, or both at once. */
export type Entry = 'move' | { before: Layer; after: Layer; isMove?: boolean };

export interface GameRecord {
  key: string;
  family: string;
  game: SavedGame;
  level?: LevelName | undefined;
  /** The parameters it was made with, for another one like it. */
  params?: Record<string, string> | undefined;
  /** The variant of the family, where it was chosen by name. */
  variant?: string | undefined;
  daily?: string | undefined;
  /** The technique that it was made to practise. */
  technique?: string | undefined;
  /** How far the first lesson of the family has got, where the game is one. */
  lesson?: { step: number } | undefined;
  seconds: number;
  hints: number;
  layer: Layer;
  log: Entry[];
  at: number;
  /** The second in which each move was made. */
  times?: number[];
  filled: number;
  toFill: number;
  solved: boolean;
  picture: string;
  updated: number;
}

/** Why games cannot be kept here, if so. */
export const storageFault = signal<string | null>(null);

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('gridwright', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return database;
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction('games', mode, { durability: 'relaxed' });
    const request = work(transaction.objectStore('games'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

/** Keeps a game; a fault is shown and does not stop the game. */
export async function keep(record: GameRecord): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(record));
    storageFault.value = null;
  } catch (error) {
    storageFault.value = String(error);
  }
}

export async function games(): Promise<GameRecord[]> {
  try {
    const all = (await inStore('readonly', (store) => store.getAll())) as GameRecord[];
    return all.sort((a, b) => b.updated - a.updated);
  } catch (error) {
    storageFault.value = String(error);
    return [];
  }
}

export async function game(key: string): Promise<GameRecord | undefined> {
  try {
    return (await inStore('readonly', (store) => store.get(key))) as GameRecord | undefined;
  } catch {
    return undefined;
  }
}

export async function remove(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

/** Asks the browser not to throw the games away. */
export function askToPersist(): void {
  void navigator.storage?.persist?.();
}
