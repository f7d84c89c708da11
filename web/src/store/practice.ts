// Spaced repetition of techniques. A step that is found without help is repeated after a longer
// interval each time; one that had to be shown is repeated the next day.

import { signal } from '@preact/signals';
import type { Effect, SiteState } from '../engine/protocol';
import { all, put } from './games';

/** A technique of a family that was practised. */
export interface PracticeRecord {
  /** The ids of the family and the technique. */
  id: string;
  family: string;
  technique: string;
  tries: number;
  found: number;
  /** The number of successes in a row without help. */
  row: number;
  /** The day of the last attempt, and the day of the next. */
  last: string;
  due: string;
  /** The day on which it was learned, if it is. */
  learned?: string | undefined;
}

/** The intervals in days, by the number of successes in a row. */
export const INTERVALS = [1, 2, 4, 8, 16, 32, 64];

/** The number of successes in a row, on different days, after which a technique is learned. */
export const LEARNED = 3;

const DAY_MS = 86_400_000;

export const practised = signal<ReadonlyMap<string, PracticeRecord>>(new Map());

export async function loadPractice(): Promise<void> {
  practised.value = new Map((await all<PracticeRecord>('practice')).map((record) => [record.id, record]));
}

export const practiceId = (family: string, technique: string): string => `${family}/${technique}`;

/** The record after another attempt. */
export function tried(before: PracticeRecord | undefined, family: string, technique: string, isFound: boolean, today: string): PracticeRecord {
  // Repeated successes on one day are no proof of long-term memory.
  const isAgain = before?.last === today && (before?.row ?? 0) > 0;
  const row = isFound ? (before?.row ?? 0) + (isAgain ? 0 : 1) : 0;
  const wait = INTERVALS[Math.min(Math.max(row - 1, 0), INTERVALS.length - 1)] ?? 1;
  return {
    id: practiceId(family, technique),
    family,
    technique,
    tries: (before?.tries ?? 0) + 1,
    found: (before?.found ?? 0) + (isFound ? 1 : 0),
    row,
    last: today,
    due: new Date(Date.parse(today) + wait * DAY_MS).toISOString().slice(0, 10),
    learned: isFound ? (before?.learned ?? (row >= LEARNED ? today : undefined)) : undefined,
  };
}

/** Saves the result of an attempt. */
export async function keepTry(family: string, technique: string, isFound: boolean, today: string): Promise<PracticeRecord> {
  await loadPractice();
  const record = tried(practised.value.get(practiceId(family, technique)), family, technique, isFound, today);
  practised.value = new Map([...practised.value, [record.id, record]]);
  await put('practice', record);
  return record;
}

/**
 * The technique to practise next: the one due for the longest time; else the first one never
 * practised.
 */
export function nextUp(family: string, techniques: readonly string[], today: string): string | undefined {
  const records = [...practised.value.values()].filter((record) => record.family === family);
  const due = records.filter((record) => record.due <= today).sort((a, b) => a.due.localeCompare(b.due));
  return due[0]?.technique ?? techniques.find((technique) => !practised.value.has(practiceId(family, technique)));
}

/** Whether all effects of a step have been applied. */
export function isDone(effects: readonly Effect[], site: (name: string) => SiteState | undefined): boolean {
  return effects.every(({ site: name, place, drop = '' }) => {
    const { value, notes } = site(name) ?? {};
    if (place !== undefined) return value === place;
    const left = value ?? notes;
    return left !== undefined && [...drop].every((gone) => !left.includes(gone));
  });
}
