// Exports all saved data to one file, and imports it.

import { engine } from '../engine/engine';
import { EngineError, type PlayAnswer } from '../engine/protocol';
import { counted, language, t } from '../i18n/texts';
import { small } from '../play/picture';
import { isGame } from '../share';
import { type Entry, type GameRecord, type Layer, type Store, all, put } from './games';
import { readText, textKeys, writeText } from './local';
import { type PracticeRecord, loadPractice } from './practice';
import { type Settings, change, settings, soundSettings } from './settings';
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
  return Object.fromEntries(textKeys(DRAFT).map((key) => [key.slice(DRAFT.length), readText(key) ?? '']));
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
export const isEverything = (text: string): boolean => new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text);

/** The numbers of imported records, and of games that the engine could not read. */
export interface Brought {
  games: number;
  solved: number;
  unread: number;
}

/** What was imported, as sentences. */
export function broughtText({ games, solved, unread }: Brought): string {
  const left = unread > 0 ? [counted('keep.unread', unread)] : [];
  return [counted('keep.brought', games), counted('keep.solved', solved), ...left].join(' ');
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
  const drawn = (await Promise.all(content.games.map(drawnAnew))).filter((game) => game !== undefined);
  const games = await merge('games', drawn, (game) => game.key, (game) => game.updated);
  const solved = await merge('solved', content.solved, (one) => one.key, () => 0);
  await merge('practice', content.practice, (one) => one.id, (one) => `${one.last} ${String(one.tries).padStart(9, '0')}`);
  for (const [family, puzzle] of Object.entries(content.drafts)) {
    if (readText(draftKey(family)) === null) writeText(draftKey(family), puzzle);
  }
  const wished = soundSettings(content.settings);
  change({ ...wished, practised: { ...wished.practised, ...settings.value.practised } });
  await loadPractice();
  return { games, solved, unread: content.games.length - drawn.length };
}

/**
 * The game with a new picture by the engine; undefined if the engine cannot read the game. Pictures
 * become part of the page, so none is taken from a file, whose content cannot be trusted.
 */
async function drawnAnew(record: GameRecord): Promise<GameRecord | undefined> {
  try {
    const request = { verb: 'play', game: record.game, picture: { as: 'svg-inline' }, language: language.value };
    const { picture } = await engine.ask<PlayAnswer>(request);
    return { ...record, picture: small(picture) };
  } catch (error) {
    if (error instanceof EngineError && error.isRefusal) return undefined;
    throw error;
  }
}

function read(text: string): Everything {
  let content: Partial<Everything>;
  try {
    content = (JSON.parse(text) ?? {}) as Partial<Everything>;
  } catch {
    throw new Error(t(isEverything(text) ? 'keep.damaged' : 'keep.notours'));
  }
  if (content.format !== FORMAT) throw new Error(t('keep.notours'));
  if (Number(content.version) > 1) throw new Error(t('keep.newer'));
  if (!isWhole(content)) throw new Error(t('keep.damaged'));
  return content as Everything;
}

/** Checks the kinds of all members that the page relies on. */
function isWhole({ version, games, solved, practice, settings, drafts }: Partial<Everything>): boolean {
  const texts = isObject(drafts) && Object.values(drafts).every((draft) => typeof draft === 'string');
  return version === 1 && isObject(settings) && texts && isList(games, isRecord) && isList(solved, isSolved) && isList(practice, isPractice);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (list: unknown, isOne: (value: unknown) => boolean): boolean => Array.isArray(list) && list.every(isOne);

/** Whether a value is an object with certain texts and numbers. */
const has = (value: unknown, texts: string[], numbers: string[]): value is Record<string, unknown> =>
  isObject(value) && texts.every((name) => typeof value[name] === 'string') && numbers.every((name) => Number.isFinite(value[name]));

const isSolved = (value: unknown): boolean => has(value, ['key', 'date', 'family', 'kind'], ['seconds', 'hints']);

const isPractice = (value: unknown): boolean => has(value, ['id', 'family', 'technique', 'last', 'due'], ['tries', 'found', 'row']);

const isLayer = (layer: unknown): layer is Layer => isObject(layer) && isObject(layer['centre']) && isObject(layer['colour']);

const isEntry = (entry: unknown): entry is Entry => entry === 'move' || (isObject(entry) && isLayer(entry['before']) && isLayer(entry['after']));

function isRecord(value: unknown): boolean {
  if (!has(value, ['key', 'family'], ['seconds', 'hints', 'at', 'filled', 'toFill', 'updated'])) return false;
  return isGame(value['game']) && isLayer(value['layer']) && isList(value['log'], isEntry);
}
