// The browser's database: games, solved puzzles, and practised techniques, one record each. What the
// browser refuses to save lasts as long as the page.

import { signal } from '@preact/signals';
import type { Effect, LevelName, SavedGame } from '../engine/protocol';
import { writeText } from './local';

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
  /** The profile by which that technique applies next, if it is not the default one. */
  profile?: string | undefined;
  /** The effects of each step of that technique; the player has to find one of these steps. */
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

/** The reason why games cannot be saved, if so: the browser refuses it, or has no room left. */
export const storageFault = signal<'refused' | 'full' | null>(null);

/** The object stores of the database, each with the key of its records. */
const STORES = { games: 'key', solved: 'key', practice: 'id' } as const;
export type Store = keyof typeof STORES;

/** Records that could not be saved, by their keys. */
const unsaved: Record<Store, Map<string, object>> = { games: new Map(), solved: new Map(), practice: new Map() };

const keyOf = (name: Store, record: object): string => String((record as Record<string, unknown>)[STORES[name]]);

/** Set while there may be solved games that are not in the statistics yet. */
export const UNCOUNTED = 'gridwright-uncounted';

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const forget = () => (database = undefined);
    const request = indexedDB.open('gridwright', 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      const db = request.result;
      // Games solved before statistics existed are counted when the statistics are first opened.
      if (oldVersion === 1) writeText(UNCOUNTED, 'yes');
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      const db = request.result;
      // Closes the database, so that a newer version of the page in another window need not wait.
      db.onversionchange = () => {
        db.close();
        forget();
      };
      db.onclose = forget;
      resolve(db);
    };
    request.onerror = () => reject(request.error);
  });
  return database;
}

/** Performs operations on an object store. The result is that of the request that `work` returns. */
async function inStore<T>(name: Store, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(name, mode, { durability: 'relaxed' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    // Every error of a request ends the transaction.
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

/** Takes note of an error of the database. */
function refused(error: unknown): void {
  console.warn(String(error));
  storageFault.value = (error as DOMException | null)?.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** All records of an object store. */
export async function all<T>(name: Store): Promise<T[]> {
  let saved: object[] = [];
  try {
    saved = await inStore<object[]>(name, 'readonly', (store) => store.getAll());
  } catch (error) {
    refused(error);
  }
  return [...saved.filter((record) => !unsaved[name].has(keyOf(name, record))), ...unsaved[name].values()] as T[];
}

/** The record with a key. */
export async function one<T>(name: Store, key: string): Promise<T | undefined> {
  const record = unsaved[name].get(key);
  if (record) return record as T;
  try {
    return (await inStore(name, 'readonly', (store) => store.get(key))) as T | undefined;
  } catch (error) {
    refused(error);
    return undefined;
  }
}

/** Saves records. Those that the browser does not save are there until the page is closed. */
export async function put(name: Store, ...records: object[]): Promise<void> {
  for (const record of records) await putUnless(name, record, () => false);
}

/** Saves a record, unless one that is there speaks against it; that one is returned. */
async function putUnless<T extends object>(name: Store, record: T, isAgainst: (there: T) => boolean): Promise<T | undefined> {
  const key = keyOf(name, record);
  let there: T | undefined;
  let fault: unknown;
  try {
    await inStore(name, 'readwrite', (store) => {
      const request = store.get(key);
      request.onsuccess = () => {
        there = request.result as T | undefined;
        if (there && isAgainst(there)) return;
        there = undefined;
        try {
          store.put(record);
        } catch (error) {
          fault = error;
          store.transaction.abort();
        }
      };
      return request;
    });
    unsaved[name].delete(key);
    storageFault.value = null;
    if (!there) changed.postMessage({ name, key });
    return there;
  } catch (error) {
    refused(fault ?? error);
    unsaved[name].set(key, record);
    return undefined;
  }
}

/** Removes a record. */
export async function remove(name: Store, key: string): Promise<void> {
  unsaved[name].delete(key);
  await change(name, (store) => store.delete(key));
}

/** Removes all records of an object store. */
export async function clear(name: Store): Promise<void> {
  unsaved[name].clear();
  await change(name, (store) => store.clear());
}

async function change(name: Store, work: (store: IDBObjectStore) => IDBRequest<undefined>): Promise<void> {
  try {
    await inStore(name, 'readwrite', work);
  } catch (error) {
    refused(error);
  }
}

/** Tells other windows which record was saved. */
const changed = new BroadcastChannel('gridwright');

/** Calls back when another window has saved the game with a key. Returns a function that ends this. */
export function watchGame(key: string, work: () => void): () => void {
  const look = ({ data }: MessageEvent<{ name: Store; key: string }>) => {
    if (data.name === 'games' && data.key === key) work();
  };
  changed.addEventListener('message', look);
  return () => changed.removeEventListener('message', look);
}

/** Saves a game; an error is shown and does not stop the game. */
export function keep(record: GameRecord): Promise<void> {
  return put('games', record);
}

/**
 * Saves a game that was last read or saved here at the time `known`. If another window has saved it
 * since, nothing is saved, and the game of the other window is returned.
 */
export function keepAfter(known: number, record: GameRecord): Promise<GameRecord | undefined> {
  return putUnless('games', record, ({ updated }) => updated > known);
}

/** Whether two records of a game differ in more than the time. */
export function hasOtherMoves(one: GameRecord, other: GameRecord): boolean {
  const moves = ({ game, layer, at, lesson }: GameRecord) => JSON.stringify([game, layer, at, lesson]);
  return moves(one) !== moves(other);
}

export async function games(): Promise<GameRecord[]> {
  return (await all<GameRecord>('games')).sort((a, b) => b.updated - a.updated);
}

export function game(key: string): Promise<GameRecord | undefined> {
  return one<GameRecord>('games', key);
}

/** Asks the browser not to evict the games. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}
