// Commands typed one per line, with short answers: the same as in the terminal.

import { engine } from '../engine/engine';
import { type Action, type Clue, EngineError, type HintAnswer, type PlayAnswer } from '../engine/protocol';
import { families, familyNamed, levelText, titleOf } from '../catalogue';
import { counted, language, t } from '../i18n/texts';
import { go } from '../router';
import { newGame, openDaily, openText, today, withLevel } from '../start';
import { type GameRecord, games } from '../store/games';
import { settings } from '../store/settings';
import { clueText } from './clues';
import { type Game, HINT_NODES, clock, contents, troubleText } from './game';

/** The commands, for help. */
export const COMMANDS = [
  'r4c7',
  'row 4',
  'column 7',
  'board',
  'picture',
  'where 5',
  'empty',
  'clues',
  'rules',
  'time',
  'id',
  'r4c7 5',
  'clear r4c7',
  'note r4c7 3 8',
  'notes',
  'undo',
  'redo',
  'restart',
  'checkpoint',
  'back',
  'correct',
  'draw r1c1 right down',
  'block r1c1 up',
  'hint',
  'play',
  'check',
  'why r4c7',
  'watch',
  'new sudoku level=easy size=6',
  'daily cirth medium',
  'open cirth:12....3..',
  'games',
  'continue 1',
  'families',
  'quit',
] as const;

export function summary(game: Game): string {
  const { picture, state } = game.answer.value;
  const level = game.about.level ? `, ${levelText(game.about.level)}` : '';
  const size = t('linear.size', { rows: picture?.rows ?? 0, cols: picture?.cols ?? 0 });
  return `${titleOf(game.about)}${level}. ${size} ${t('linear.done', { done: state.filled, all: state.to_fill })}`;
}

const WAYS: Record<string, [number, number]> = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };

/**
 * Runs a command and returns the lines to be read out; none if another game becomes the current
 * one.
 */
export async function obey(game: Game, line: string): Promise<string[]> {
  const [command = '', ...written] = line.trim().split(/\s+/);
  const words = line.trim().toLowerCase().split(/[\s,]+/).filter(Boolean);
  const [first = '', ...rest] = words;
  try {
    const told = (await elsewhere(command.toLowerCase(), written)) ?? (await answer(game, first, rest));
    return told ?? [t('linear.unknown', { line: line.trim() })];
  } catch (error) {
    return [(error instanceof EngineError && error.detail) || (error as Error).message];
  }
}

/** Commands that do not concern the current game. */
async function elsewhere(command: string, written: string[]): Promise<string[] | undefined> {
  const [name = families.value[0]?.id ?? '', ...rest] = written;
  switch (command) {
    case 'families':
      return families.value.map((family) => `${family.id}: ${family.summary}`);
    case 'new':
      await newGame(name, withLevel(rest.join(','), ''), {}, 'lines');
      return [];
    case 'daily':
      await openDaily(name, today(), rest[0] ?? '', 'lines');
      return [];
    case 'open':
      await openText(written.join(' '), 'lines');
      return [];
    case 'games': {
      const kept = await unfinished();
      return kept.length > 0 ? kept.map((record, i) => `${i + 1}: ${introduction(record)}`) : [t('linear.nogames')];
    }
    case 'continue': {
      const wanted = (await unfinished())[Number(written[0] ?? 1) - 1];
      if (!wanted) return [t('linear.nogame', { n: written[0] ?? '1' })];
      go('lines', wanted.key);
      return [];
    }
    default:
      return undefined;
  }
}

/** The unfinished games, the latest first. */
async function unfinished(): Promise<GameRecord[]> {
  return (await games()).filter((record) => !record.solved);
}

/** The title and progress of a game. */
function introduction(record: GameRecord): string {
  const level = record.level ? `, ${levelText(record.level)}` : '';
  return `${titleOf(record)}${level}. ${t('linear.done', { done: record.filled, all: record.toFill })}`;
}

async function answer(game: Game, first: string, rest: string[]): Promise<string[] | undefined> {
  const state = () => game.state.value;
  const sites = () => state().sites;
  const named = (site: string) => game.site(site) !== undefined;
  const tell = (site: string) => [game.place(site), contents(game.site(site), state()), ...(game.told.value.get(site) ?? [])].join(', ');
  switch (first) {
    case 'help':
      return [t('linear.help'), COMMANDS.join('; ')];
    case 'row':
    case 'column': {
      const letter = first === 'row' ? 'r' : 'c';
      const inside = sites().filter((site) => new RegExp(`${letter}${rest[0]}(?!\\d)`).test(site.site));
      return inside.length > 0 ? inside.map((site) => tell(site.site)) : undefined;
    }
    case 'board':
      return boardLines(game);
    case 'picture':
      return [await drawing(game)];
    case 'watch':
      return watched(game);
    case 'where': {
      const found = sites().filter((site) => site.value?.toLowerCase() === rest[0]);
      return [found.length > 0 ? found.map((site) => site.site).join(', ') : t('linear.nowhere', { value: rest[0] ?? '' })];
    }
    case 'empty': {
      const open = sites().filter((site) => site.value === undefined);
      return [open.length > 0 ? open.map((site) => game.place(site.site)).join(', ') : t('linear.full')];
    }
    case 'clues': {
      const clues = state().clues ?? [];
      return clues.length > 0 ? clues.map(clueLine) : [t('linear.noclues')];
    }
    case 'rules':
      return [game.rules.value || (familyNamed(game.about.family)?.rules ?? '')];
    case 'time':
      return [clock(game.seconds.value)];
    case 'id':
      return [game.answer.value.game.puzzle];
    case 'undo':
    case 'redo': {
      const before = sites();
      await (first === 'undo' ? game.undo() : game.redo());
      return changes(game, before);
    }
    case 'restart':
      await game.restart();
      return [t('play.restarted')];
    case 'checkpoint':
      await game.act({ do: 'checkpoint' });
      return [t('play.set')];
    case 'back':
      return acted(game, { do: 'back-to-checkpoint' });
    case 'correct':
      return acted(game, { do: 'undo-mistakes' });
    case 'notes':
      return acted(game, { do: 'fill-notes' });
    case 'clear':
      return rest.every(named) && rest.length > 0 ? acted(game, { do: 'clear', sites: rest }) : undefined;
    case 'note': {
      const [site = '', ...values] = rest;
      return named(site) ? acted(game, { do: 'toggle-notes', site, values: values.join('').toUpperCase() }) : undefined;
    }
    case 'draw':
    case 'block':
      return drawn(game, first === 'draw', rest);
    case 'hint': {
      await game.askHint();
      const hint = game.hint.value;
      if (!hint) return [game.said.value || t('play.restarted')];
      if (hint.outcome !== 'step') return [troubleText(hint, (site) => game.place(site))];
      return [[hint.where, hint.why, hint.move][game.stage.value - 1] ?? '', ...(game.stage.value < 3 ? [t('linear.more')] : [])];
    }
    case 'play':
      return acted(game, { do: 'follow-hint' });
    case 'check': {
      const broken = state().violations ?? [];
      if (broken.length > 0) return broken.map((rule) => `${rule.name}: ${rule.sites.map((site) => game.place(site)).join(', ')}`);
      await game.askMistake();
      const told = game.said.value;
      game.closeHint();
      return [told];
    }
    case 'why': {
      const site = rest[0] ?? game.cursor.value;
      if (!named(site)) return undefined;
      game.cursor.value = site;
      await game.prove();
      return [game.proof.value ?? game.said.value];
    }
    default: {
      if (!named(first)) return undefined;
      game.cursor.value = first;
      const value = state().values?.find((one) => one.value.toLowerCase() === rest[0])?.value;
      if (rest.length === 0) return [tell(first)];
      if (value === undefined) return [t('linear.novalue', { value: rest[0] ?? '' })];
      return acted(game, { do: 'place', sites: [first], value, notes: settings.value.clean ? 'cross-out' : 'keep' });
    }
  }
}

/** A clue with its cells, or a word. */
function clueLine(clue: Clue): string {
  const [first = '', ...others] = clue.sites ?? [];
  const text = clueText(clue, first);
  const said = text === undefined ? clue.label : clue.kind === 'cage' ? `${text}: ${[first, ...others].join(' ')}` : `${first}: ${text}`;
  return clue.done ? `${said}, ${t('play.word.done')}` : said;
}

/** Performs an action, and describes the changes and the rules that are broken afterwards. */
async function acted(game: Game, action: Action): Promise<string[]> {
  const before = game.state.value.sites;
  await game.act(action);
  return changes(game, before);
}

function changes(game: Game, before: Game['state']['value']['sites']): string[] {
  if (game.solved.value) return [t('play.solved', { time: clock(game.seconds.value) })];
  const state = game.state.value;
  const changed = state.sites.filter((site, i) => site.value !== before[i]?.value || site.notes !== before[i]?.notes);
  const told = changed.filter((site, i) => site.value !== undefined || i < 9).map((site) => `${game.place(site.site)}, ${contents(site, state)}`);
  const broken = (state.violations ?? []).map((rule) => `${rule.name}: ${rule.sites.map((site) => game.place(site)).join(', ')}`);
  if (told.length === 0) return [game.said.value || t('linear.same')];
  return [...told, ...broken];
}

/** `draw r1c1 right down`: a path from a cell over its edges. */
async function drawn(game: Game, isLine: boolean, rest: string[]): Promise<string[] | undefined> {
  const [start = '', ...ways] = rest;
  const cell = /^r(\d+)c(\d+)$/.exec(start);
  const values = game.state.value.values ?? [];
  const value = values.find((one) => Boolean(one.line) === isLine)?.value;
  const hits = game.answer.value.picture?.hits ?? [];
  if (!cell || value === undefined || ways.length === 0) return undefined;
  let [x, y] = [2 * Number(cell[2]) - 1, 2 * Number(cell[1]) - 1];
  const sites: string[] = [];
  for (const way of ways) {
    const step = WAYS[way];
    if (!step) return undefined;
    const edge = hits.find((hit) => hit.x === x + step[0] && hit.y === y + step[1]);
    if (!edge) return [counted('linear.wall', sites.length + 1)];
    sites.push(edge.site);
    if (isLine) [x, y] = [x + 2 * step[0], y + 2 * step[1]];
  }
  return acted(game, { do: 'place', sites, value });
}

/** The board drawn with characters that every screen reader can read. */
async function drawing(game: Game): Promise<string> {
  const { picture } = await engine.ask<PlayAnswer>({ verb: 'play', game: game.answer.value.game, picture: { as: 'ascii' } });
  return (picture?.text ?? '').trimEnd();
}

/**
 * All steps to the end, ignoring wrong entries, each with its reason. They count as one hint, as
 * lists of steps do.
 */
async function watched(game: Game): Promise<string[]> {
  const common = { language: language.value, nodes: HINT_NODES };
  const lines: string[] = [];
  let at = game.answer.value;
  while (at.outcome !== 'solved') {
    const hint = await engine.ask<HintAnswer>({ verb: 'hint', puzzle: at.game, stage: 3, ...common });
    const isWrong = hint.outcome === 'wrong' || hint.outcome === 'broken';
    if (!isWrong && !hint.step) return [...lines, troubleText(hint, (site) => game.place(site))];
    if (hint.step) lines.push(`${lines.length + 1}. ${hint.step.name}: ${hint.step.full}`);
    const action = { do: isWrong ? 'undo-mistakes' : 'follow-hint' } as const;
    at = await engine.ask<PlayAnswer>({ verb: 'play', game: at.game, action, ...common });
  }
  if (lines.length > 0) await game.act({ do: 'show-hint' });
  return [...lines, t('linear.watched')];
}

/** The board, one line per row. */
function boardLines(game: Game): string[] {
  const rows = new Map<number, string[]>();
  for (const hit of game.answer.value.picture?.hits ?? []) {
    const site = game.site(hit.site);
    const sign = game.state.value.edges ? contents(site, game.state.value) : (site?.value ?? '.');
    rows.set(hit.y, [...(rows.get(hit.y) ?? []), sign]);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([y, signs]) => `${Math.ceil(y / 2)}: ${signs.join(' ')}`);
}
