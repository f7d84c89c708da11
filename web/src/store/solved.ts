// Solved puzzles and their statistics. As in the terminal game, only the times and days of puzzles
// solved without a hint count.

import { familyNamed, titleOf, variantsOf } from '../catalogue';
import { engine } from '../engine/engine';
import { EngineError, type LevelName, type RateAnswer } from '../engine/protocol';
import { type GameRecord, UNCOUNTED, all, one, put } from './games';
import { readText, removeText } from './local';

/** One solved puzzle; it is kept even if the game is deleted. */
export interface SolvedRecord {
  /** The key of the game, so that it is counted only once. */
  key: string;
  /** The day on which it was solved. */
  date: string;
  family: string;
  variant?: string | undefined;
  /** The kind of puzzle within its family, such as `size=4`. */
  kind: string;
  level?: LevelName | undefined;
  seconds: number;
  hints: number;
  /** The day of the puzzle, if it was a daily puzzle. */
  daily?: string | undefined;
  /** The hardest step that it needs, and its rating. */
  hardest?: { technique: string; rating: number } | undefined;
  /** The techniques that it needs, with their counts. */
  steps?: Record<string, number> | undefined;
  /** The techniques of the hints shown, with their counts. */
  helped?: Record<string, number> | undefined;
}

/**
 * The kind of puzzle within its family: its size and variants. Other parameters do not make a
 * different kind.
 */
export function kindOf(family: string, params: Record<string, string> | undefined): string {
  const specs = familyNamed(family)?.params ?? [];
  const tells = specs.filter(({ structural, kind }) => structural && kind.type !== 'lines' && kind.type !== 'rows');
  const said = tells.filter(({ name }) => params?.[name] !== undefined).map(({ name }) => `${name}=${params?.[name]}`);
  return said.join(',');
}

/** The parameters at the start of a board's id, such as `size=4` in `sudoku/size=4:1...`. */
function paramsIn(id: string): Record<string, string> {
  return paramsOf(/^[^/:]+\/([^:]+):/.exec(id)?.[1] ?? '');
}

/** The record of a solved game; lessons and practice do not count. */
export function solvedRecord(game: GameRecord, date: string): SolvedRecord | undefined {
  if (game.lesson || game.technique) return undefined;
  const { key, family, variant, level, seconds, hints, daily, helped } = game;
  const kind = kindOf(family, game.params ?? paramsIn(game.game.puzzle));
  return { key, date, family, variant, kind, level, seconds, hints, daily, helped };
}

export async function allSolved(): Promise<SolvedRecord[]> {
  if (readText(UNCOUNTED)) {
    for (const game of await all<GameRecord>('games')) {
      const record = game.solved && solvedRecord(game, new Date(game.updated).toISOString().slice(0, 10));
      if (record) await keepSolved(record);
    }
    removeText(UNCOUNTED);
  }
  return all<SolvedRecord>('solved');
}

/** Saves a solved puzzle unless it is already saved. Returns whether it was new. */
export async function keepSolved(record: SolvedRecord): Promise<boolean> {
  if (await one('solved', record.key)) return false;
  await put('solved', record);
  return true;
}

/** The search budget for rating a solved puzzle, in nodes. */
const RATE_NODES = 5_000_000;

/**
 * Finds out which techniques a solved puzzle needed, for the statistics, which also work without
 * it.
 */
export async function rateSolved(solved: SolvedRecord, puzzle: string): Promise<void> {
  try {
    const { rating } = await engine.ask<RateAnswer>({ verb: 'rate', puzzle, nodes: RATE_NODES });
    if (!rating) return;
    const hardest = rating.hardest ? { technique: rating.hardest, rating: rating.er } : undefined;
    await put('solved', { ...solved, level: solved.level ?? rating.level, hardest, steps: rating.counts });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
}

/** Whether its time and day count, which requires that it was solved without a hint. */
export const counts = (record: SolvedRecord): boolean => record.hints === 0;

/** Games that can be compared: of the same family, kind and level. */
export interface Group {
  name: string;
  level: LevelName | undefined;
  records: SolvedRecord[];
}

const LEVELS = ['easy', 'medium', 'hard', 'expert', 'extreme'];

/** The name of a kind of games: its variant, or else its parameters. */
function nameOf({ family, kind }: SolvedRecord): string {
  const known = familyNamed(family);
  const variant = known && variantsOf(known).find((one) => kindOf(family, paramsOf(one.params)) === kind);
  return kind === '' || variant ? titleOf({ family, variant: variant?.id }) : `${titleOf({ family })} ${kind}`;
}

const paramsOf = (written: string): Record<string, string> =>
  Object.fromEntries(written.split(',').filter(Boolean).map((part) => part.split('=', 2) as [string, string]));

/** The groups, ordered by family, kind and level. */
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

/** The five-number summary of times: the minimum, the quartiles, the maximum. */
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

/**
 * Streaks of days on which that day's puzzle was solved without a hint: the current one, up to
 * today or yesterday, and the longest.
 */
export function streaks(records: readonly SolvedRecord[], today: string): { now: number; most: number } {
  const days = new Set(records.filter(counts).flatMap(({ daily }) => daily ?? []));
  const runTo = (last: string) => {
    let run = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) run += 1;
    return run;
  };
  return { now: runTo(days.has(today) ? today : dayBefore(today)), most: Math.max(0, ...[...days].map(runTo)) };
}

/**
 * The share of the steps in solved puzzles that were found without a hint, by technique; the most
 * frequent first.
 */
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
