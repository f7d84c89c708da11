// Exports all saved data to one file, and imports it.

import { engine } from '../engine/engine';
import { EngineError, type PlayAnswer } from '../engine/protocol';
import { language, t } from '../i18n/texts';
import { small } from '../play/picture';
import { type GameRecord, type Store, all, put } from './games';
import { type PracticeRecord, loadPractice } from './practice';
import { type Settings, change, settings } from './settings';
import type { SolvedRecord } from './solved';

const FORMAT = 'gridwright-everything';

interface Everything {
  format: typeof FORMAT;
  version: 1;
  saved: string;
  settings: Settings;
  drafts: Record<string, string>;
  games: GameRecord[];
  solved: SolvedRecord[];
  practice: PracticeRecord[];
}

const DRAFT = 'gridwright-draft-';

/** The key of a family's draft. */
export const draftKey = (family: string): string => DRAFT + family;

function drafts(): Record<string, string> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT));
  return Object.fromEntries(keys.map((key) => [key.slice(DRAFT.length), localStorage.getItem(key) ?? '']));
}

/** The content of a file with all saved data. */
export async function everything(): Promise<string> {
  const content: Everything = {
    format: FORMAT,
    version: 1,
    saved: new Date().toISOString(),
    settings: settings.value,
    drafts: drafts(),
    games: await all<GameRecord>('games'),
    solved: await all<SolvedRecord>('solved'),
    practice: await all<PracticeRecord>('practice'),
  };
  return `${JSON.stringify(content)}\n`;
}

/** Whether a text looks like such a file. */
export const isEverything = (text: string): boolean => text.trimStart().startsWith(`{"format":"${FORMAT}"`);

/** The numbers of imported records, and of games that the engine could not read. */
export interface Brought {
  games: number;
  solved: number;
}

/**
 * Imports such a file. No existing data are lost: of two records with the same key, the later one is
 * kept. A file of another kind is refused before anything is changed.
 */
export async function bringIn(text: string): Promise<Brought> {
  const content = read(text);
  const merge = async <T extends object>(store: Store, records: T[], key: (record: T) => string, when: (record: T) => string | number) => {
    const here = new Map((await all<T>(store)).map((record) => [key(record), record]));
    const isNewer = (record: T) => {
      const known = here.get(key(record));
      return !known || when(record) > when(known);
    };
    const newer = records.filter(isNewer);
    await put(store, ...newer);
    return newer.length;
  };
  const drawn = await Promise.all(content.games.map(drawnAnew));
  const games = await merge('games', drawn, (game) => game.key, (game) => game.updated);
  const solved = await merge('solved', content.solved, (one) => one.key, () => 0);
  await merge('practice', content.practice, (one) => one.id, (one) => `${one.last} ${String(one.tries).padStart(9, '0')}`);
  for (const [family, puzzle] of Object.entries(content.drafts)) {
    if (localStorage.getItem(draftKey(family)) === null) localStorage.setItem(draftKey(family), puzzle);
  }
  change({ ...content.settings, practised: { ...content.settings.practised, ...settings.value.practised } });
  await loadPractice();
  return { games, solved };
}

/**
 * The game with a new picture by the engine; undefined if the engine cannot read the game. Pictures
 * become part of the page, so none is taken from a file, whose content cannot be trusted.
 */
async function drawnAnew(record: GameRecord): Promise<GameRecord> {
  try {
    const request = { verb: 'play', game: record.game, picture: { as: 'svg-inline' }, language: language.value };
    const { picture } = await engine.ask<PlayAnswer>(request);
    return { ...record, picture: small(picture) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ...record, picture: '' };
  }
}

function read(text: string): Everything {
  let content: Partial<Everything>;
  try {
    content = JSON.parse(text) as Partial<Everything>;
  } catch {
    throw new Error(t('keep.notours'));
  }
  if (content.format !== FORMAT) throw new Error(t('keep.notours'));
  if (content.version !== 1) throw new Error(t('keep.newer'));
  const isList = (list: unknown, name: string): boolean =>
    Array.isArray(list) && list.every((record) => typeof (record as Record<string, unknown> | null)?.[name] === 'string');
  const { games, solved, practice } = content;
  const isWhole =
    isList(games, 'key') && isList(solved, 'key') && isList(practice, 'id') && games?.every((game) => typeof game.game?.puzzle === 'string');
  if (!isWhole || typeof content.settings !== 'object' || typeof content.drafts !== 'object') throw new Error(t('keep.damaged'));
  return content as Everything;
}
