// Puzzles that were solved, and what they come to. What counts is what counts in the terminal game: times and days of
// puzzles that were solved without a hint.

import { familyNamed, titleOf, variantsOf } from '../catalogue';
import type { LevelName } from '../engine/protocol';
import { type GameRecord, UNCOUNTED, all, inStore, put } from './games';

/** One solved puzzle; it stays when the game is removed. */
export interface SolvedRecord {
  /** The key of the game, so that it counts once. */
  key: string;
  /** The day on which it was solved. */
  date: string;
  family: string;
  variant?: string | undefined;
  /** What tells it from others of its family, such as `size=4`. */
  kind: string;
  level?: LevelName | undefined;
  seconds: number;
  hints: number;
  /** The day whose puzzle it was, if it was one. */
  daily?: string | undefined;
  /** The hardest step that it needs, and how hard that is. */
  hardest?: { technique: string; rating: number } | undefined;
  /** The techniques that it needs: how often. */
  steps?: Record<string, number> | undefined;
  /** The techniques of hints that were shown: how often. */
  helped?: Record<string, number> | undefined;
}

/** What tells a puzzle from others of its family: its size and variants. Other parameters make no other kind. */
export function kindOf(family: string, params: Record<string, string> | undefined): string {
  const specs = familyNamed(family)?.params ?? [];
  const tells = specs.filter(({ structural, kind }) => structural && kind.type !== 'lines' && kind.type !== 'rows');
  const said = tells.filter(({ name }) => params?.[name] !== undefined).map(({ name }) => `${name}=${params?.[name]}`);
  return said.join(',');
}

/** The parameters that the id of a board begins with, such as `size=4` in `sudoku/size=4:1...`. */
function paramsIn(id: string): Record<string, string> {
  return paramsOf(/^[^/:]+\/([^:]+):/.exec(id)?.[1] ?? '');
}

/** A solved game as it is kept; lessons and practice do not count. */
export function solvedRecord(game: GameRecord, date: string): SolvedRecord | undefined {
  if (game.lesson || game.technique) return undefined;
  const { key, family, variant, level, seconds, hints, daily, helped } = game;
  const kind = kindOf(family, game.params ?? paramsIn(game.game.puzzle));
  return { key, date, family, variant, kind, level, seconds, hints, daily, helped };
}

export async function allSolved(): Promise<SolvedRecord[]> {
  if (localStorage.getItem(UNCOUNTED)) {
    for (const game of await all<GameRecord>('games')) {
      const record = game.solved && solvedRecord(game, new Date(game.updated).toISOString().slice(0, 10));
      if (record) await keepSolved(record);
    }
    localStorage.removeItem(UNCOUNTED);
  }
  return all<SolvedRecord>('solved');
}

/** Keeps a solved puzzle unless it is known. Says whether it was new. */
export async function keepSolved(record: SolvedRecord): Promise<boolean> {
  try {
    if (await inStore('solved', 'readonly', (store) => store.get(record.key))) return false;
  } catch {
    return false;
  }
  await put('solved', record);
  return true;
}

/** Whether its time and day count: it was solved without a hint. */
export const counts = (record: SolvedRecord): boolean => record.hints === 0;

/** Games that can be compared: of one family, kind and level. */
export interface Group {
  name: string;
  level: LevelName | undefined;
  records: SolvedRecord[];
}

const LEVELS = ['easy', 'medium', 'hard', 'expert', 'extreme'];

/** What games of a kind are called: by the variant that they are, or else by what tells them from others. */
function nameOf({ family, kind }: SolvedRecord): string {
  const known = familyNamed(family);
  const variant = known && variantsOf(known).find((one) => kindOf(family, paramsOf(one.params)) === kind);
  return kind === '' || variant ? titleOf({ family, variant: variant?.id }) : `${titleOf({ family })} ${kind}`;
}

const paramsOf = (written: string): Record<string, string> =>
  Object.fromEntries(written.split(',').filter(Boolean).map((part) => part.split('=', 2) as [string, string]));

/** The groups, in the order of families, kinds and levels. */
export function groups(records: readonly SolvedRecord[]): Group[] {
  const byKey = new Map<string, Group & { at: string }>();
  for (const record of records) {
    const level = record.level ? LEVELS.indexOf(record.level) : LEVELS.length;
    const at = [record.family, record.kind, level].join('\t');
    const name = nameOf(record);
    const group = byKey.get(at) ?? { name, level: record.level, records: [], at };
    group.records.push(record);
    byKey.set(at, group);
  }
  return [...byKey.values()].sort((a, b) => a.at.localeCompare(b.at));
}

/** Five figures of a row of times: the fastest, the quarters, the slowest. */
export function spread(times: readonly number[]): [number, number, number, number, number] | undefined {
  if (times.length === 0) return undefined;
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return Math.round(low + (high - low) * (place - Math.floor(place)));
  };
  return [at(0), at(0.25), at(0.5), at(0.75), at(1)];
}

const DAY_MS = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** Days in a row on which a puzzle of that very day was solved without a hint: up to today or yesterday, and the most ever. */
export function streaks(records: readonly SolvedRecord[], today: string): { now: number; most: number } {
  const days = new Set(records.filter(counts).flatMap(({ daily }) => daily ?? []));
  const runTo = (last: string) => {
    let run = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) run += 1;
    return run;
  };
  return { now: runTo(days.has(today) ? today : dayBefore(today)), most: Math.max(0, ...[...days].map(runTo)) };
}

/** How many of the steps that solved puzzles needed were found without being shown, by technique; the most frequent first. */
export function found(records: readonly SolvedRecord[]): { technique: string; chances: number; share: number }[] {
  const sums = new Map<string, { chances: number; shown: number }>();
  for (const { steps = {}, helped = {} } of records) {
    for (const [technique, chances] of Object.entries(steps)) {
      const sum = sums.get(technique) ?? { chances: 0, shown: 0 };
      sum.chances += chances;
      sum.shown += Math.min(chances, helped[technique] ?? 0);
      sums.set(technique, sum);
    }
  }
  const rows = [...sums].map(([technique, { chances, shown }]) => ({ technique, chances, share: (chances - shown) / chances }));
  return rows.sort((a, b) => b.chances - a.chances);
}

/** The hardest step of a puzzle that was solved without a hint. */
export function hardest(records: readonly SolvedRecord[]): { technique: string; rating: number } | undefined {
  const found = records.filter(counts).flatMap((record) => record.hardest ?? []);
  return found.sort((a, b) => b.rating - a.rating)[0];
}
