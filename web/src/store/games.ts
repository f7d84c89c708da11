// The browser's database: games, solved puzzles, and practised techniques, one record each. What the
// browser refuses to save lasts as long as the page.

import { signal } from '@preact/signals';
import type { Effect, LevelName, SavedGame } from '../engine/protocol';

/** The player's own marks on top of the engine's board. */
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
  /** The parameters it was made with, for making a similar one. */
  params?: Record<string, string> | undefined;
  /** The variant of the family, if it was chosen by name. */
  variant?: string | undefined;
  daily?: string | undefined;
  /** The technique to practise. */
  technique?: string | undefined;
  /** The steps of that technique, by their effects; one of them is to be found. */
  goals?: Effect[][] | undefined;
  /** Set when the practice is over: whether the step was found without help. */
  practised?: 'found' | 'helped' | undefined;
  /** The techniques of the hints shown, with their counts. */
  helped?: Record<string, number> | undefined;
  /** The current step of the first lesson, if the game is one. */
  lesson?: { step: number } | undefined;
  seconds: number;
  hints: number;
  layer: Layer;
  log: Entry[];
  at: number;
  /** The time of each move, in seconds. */
  times?: number[];
  filled: number;
  toFill: number;
  solved: boolean;
  picture: string;
  updated: number;
}

/** The reason why games cannot be saved, if so. */
export const storageFault = signal<string | null>(null);

/** The object stores of the database, each with the key of its records. */
const STORES = { games: 'key', solved: 'key', practice: 'id' } as const;
export type Store = keyof typeof STORES;

/** Set while there may be solved games that are not in the statistics yet. */
export const UNCOUNTED = 'gridwright-uncounted';

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('gridwright', 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      const db = request.result;
      // Games solved before statistics existed are counted when the statistics are first opened.
      if (oldVersion === 1) localStorage.setItem(UNCOUNTED, 'yes');
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      // Closes the database, so that a newer version of the page in another window need not wait.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return database;
}

/** Performs an operation on an object store. */
export async function inStore<T>(name: Store, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(name, mode, { durability: 'relaxed' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

/** All records of an object store; none if the browser has no storage. */
export async function all<T>(name: Store): Promise<T[]> {
  try {
    return (await inStore(name, 'readonly', (store) => store.getAll())) as T[];
  } catch (error) {
    storageFault.value = String(error);
    return [];
  }
}

/** Saves records. Those that the browser does not save are there until the page is closed. */
export async function put(name: Store, ...records: object[]): Promise<void> {
  try {
    for (const record of records) await inStore(name, 'readwrite', (store) => store.put(record));
    storageFault.value = null;
  } catch (error) {
    storageFault.value = String(error);
  }
}

/** Saves a game; an error is shown and does not stop the game. */
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

/** Asks the browser not to evict the games. */
export function askToPersist(): void {
  void navigator.storage?.persist?.();
}
