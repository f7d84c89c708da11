// What is kept in the browser's own database: games, puzzles that were solved, and what was practised, one record each.

import { signal } from '@preact/signals';
import type { Effect, LevelName, SavedGame } from '../engine/protocol';

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
  /** Steps of that technique, by what they change; one of them is to be found. */
  goals?: Effect[][] | undefined;
  /** Whether the practice is over, and whether the step was found without help. */
  practised?: 'found' | 'helped' | undefined;
  /** The techniques of hints that were shown: how often. */
  helped?: Record<string, number> | undefined;
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

/** The parts of the database, each by the key of its records. */
const STORES = { games: 'key', solved: 'key', practice: 'id' } as const;
export type Store = keyof typeof STORES;

/** Set while there may be solved games that statistics do not know. */
export const UNCOUNTED = 'gridwright-uncounted';

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('gridwright', 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      const db = request.result;
      // Games that were solved before there were statistics are counted when these are first looked at.
      if (oldVersion === 1) localStorage.setItem(UNCOUNTED, 'yes');
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      // A newer version of the page in another window must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return database;
}

/** Does something with a part of the database. */
export async function inStore<T>(name: Store, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(name, mode, { durability: 'relaxed' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

/** All records of a part; none where the browser keeps nothing. */
export async function all<T>(name: Store): Promise<T[]> {
  try {
    return (await inStore(name, 'readonly', (store) => store.getAll())) as T[];
  } catch (error) {
    storageFault.value = String(error);
    return [];
  }
}

/** Keeps records; a fault is shown and stops nothing. */
export async function put(name: Store, ...records: object[]): Promise<void> {
  try {
    for (const record of records) await inStore(name, 'readwrite', (store) => store.put(record));
    storageFault.value = null;
  } catch (error) {
    storageFault.value = String(error);
  }
}

/** Keeps a game; a fault is shown and does not stop the game. */
export function keep(record: GameRecord): Promise<void> {
  return put('games', record);
}

export async function games(): Promise<GameRecord[]> {
  return (await all<GameRecord>('games')).sort((a, b) => b.updated - a.updated);
}

export async function game(key: string): Promise<GameRecord | undefined> {
  try {
    return (await inStore('games', 'readonly', (store) => store.get(key))) as GameRecord | undefined;
  } catch {
    return undefined;
  }
}

export async function remove(key: string): Promise<void> {
  await inStore('games', 'readwrite', (store) => store.delete(key));
}

/** Asks the browser not to throw the games away. */
export function askToPersist(): void {
  void navigator.storage?.persist?.();
}
