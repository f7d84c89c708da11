// Ways to start a game: with a new puzzle, from a text, or by continuing a saved one.

import { engine } from './engine/engine';
import { type Effect, EngineError, type GenerateAnswer, type HintAnswer, type LevelName, type PlayAnswer, type PracticeAnswer, type SavedGame, type StepsAnswer } from './engine/protocol';
import { language, t } from './i18n/texts';
import { small } from './play/picture';
import { decoded, go } from './router';
import { linkedGame } from './share';
import { bringIn, broughtText, isEverything } from './store/backup';
import { type GameRecord, askToPersist, game, games, keep } from './store/games';
import { nextUp } from './store/practice';
import { say } from './say';

/** A random number that rarely repeats, and is short enough to be typed. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

/** The screen for a game: the board, or lines of text. */
export type Place = 'play' | 'lines';

export type Params = Record<string, string>;

/** Parameters such as `killer=yes`, with a level. */
export function withLevel(params: string, level: string): Params {
  const parts = params.split(',').filter(Boolean);
  return { ...Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string])), ...(level ? { level } : {}) };
}

/** Makes a puzzle with these parameters and starts a game with it. */
export async function newGame(family: string, params: Params, about: Partial<GameRecord> = {}, place: Place = 'play'): Promise<void> {
  const made = await engine.ask<GenerateAnswer>({ verb: 'generate', family, params, seed: randomSeed() });
  if (!made.puzzle?.id) throw new Error(made.detail ?? made.outcome);
  const record = { family, params, level: params['level'] as LevelName | undefined, ...about };
  await begin(made.recipe ?? made.puzzle.id, record, place);
}

const refusals = new Map<string, Promise<string>>();

/** The engine's objection to these parameters before any search; empty if there is none. */
export function refusal(family: string, params: Params): Promise<string> {
  const key = `${family} ${JSON.stringify(params)}`;
  const known = refusals.get(key);
  if (known) return known;
  const request = { verb: 'generate', family, params, seed: 1, nodes: 1 };
  const answer = engine.askSurely<GenerateAnswer>(request).then(
    () => '',
    (error: Error & { code?: string }) => (error.code === 'bad-params' ? error.message : ''),
  );
  refusals.set(key, answer);
  return answer;
}

/**
 * Starts a game from any text: an id, a board, a link, the content of a file. A backup file is
 * imported.
 */
export async function openText(text: string, place: Place = 'play'): Promise<void> {
  if (isEverything(text)) {
    const brought = await bringIn(text);
    say(broughtText(brought));
    go('games');
    if (brought.unread > 0) throw new Error(broughtText(brought));
    return;
  }
  const carried = /#\/game\/([^\s/]+)/.exec(text)?.[1];
  if (carried) {
    await openGame(carried, place);
    return;
  }
  const linked = /#\/open\/([^\s/]+)/.exec(text)?.[1];
  await begin(linked ? decoded(linked) : text, {}, place);
}

/** Starts the game that a link contains, with its moves. */
export async function openGame(carried: string, place: Place = 'play'): Promise<void> {
  const game = await linkedGame(carried);
  try {
    await begin(game, {}, place);
  } catch (error) {
    throw error instanceof EngineError && error.isRefusal ? new Error(t('share.damaged')) : error;
  }
}

export function dailyKey(family: string, date: string): string {
  return `daily-${family}-${date}`;
}

/** Opens the daily puzzle, which is the same for everyone. Each level has a puzzle of its own. */
export async function openDaily(family: string, date: string, level = '', place: Place = 'play'): Promise<void> {
  const key = [dailyKey(family, date), level].filter(Boolean).join('-');
  if (await game(key)) {
    go(place, key);
    return;
  }
  const day = await engine.ask<GenerateAnswer>({ verb: 'daily', family, date, ...(level ? { level } : {}) });
  if (!day.puzzle?.id) throw new Error(day.detail ?? day.outcome);
  await begin(day.recipe ?? day.puzzle.id, { key, family, daily: date, level: levelIn(day.recipe) }, place);
}

/** The level in a recipe such as `sudoku/level=easy@1#7`. */
export function levelIn(recipe: string | undefined): LevelName | undefined {
  return /[/,]level=(\w+)/.exec(recipe ?? '')?.[1] as LevelName | undefined;
}

/**
 * The search budgets for making a practice position, before the one of the lesson is used, and for
 * listing the accepted steps.
 */
const PRACTICE_NODES = 300_000;
const STEPS_NODES = 20_000;

/** The number of positions tried until a step of the technique can be found. */
const TRIES = 3;

/** A game in which a technique applies next, with the data saved about it. */
interface Position {
  game: SavedGame;
  about: { family: string; technique: string; profile: string; goals: Effect[][] };
}

/** A position in which a technique applies next; undefined if none was found. */
async function position(technique: string, family: string): Promise<Position | undefined> {
  for (let n = 1; n <= TRIES; n += 1) {
    const request = { verb: 'practice', technique, family, seed: randomSeed(), nodes: PRACTICE_NODES };
    const { game, profile } = await engine.ask<PracticeAnswer>(request);
    if (!game) continue;
    const { step } = await engine.ask<HintAnswer>({ verb: 'hint', puzzle: game, profile, nodes: PRACTICE_NODES });
    const { steps = [] } = await engine.ask<StepsAnswer>({ verb: 'steps', puzzle: game, profile, nodes: STEPS_NODES });
    const wanted = [...(step ? [step] : []), ...steps].filter((one) => one.technique === technique);
    if (wanted.length > 0) return { game, about: { family, technique, profile, goals: wanted.map((one) => one.effects ?? []) } };
  }
  return undefined;
}

/** Starts a game in which a technique applies next. */
export async function practise(technique: string, family: string): Promise<void> {
  const found = await position(technique, family);
  if (!found) throw new Error(t('practice.none'));
  await begin(found.game, found.about);
}

/** Techniques for which no position could be found in which they occur. */
const unseen = new Set<string>();

/** Practises a technique that is due, or else the next one of these techniques. */
export async function train(family: string, techniques: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextUp(family, techniques.filter((technique) => !unseen.has(technique)), today());
    if (!next) return;
    const found = await position(next, family);
    if (found) {
      await begin(found.game, found.about);
      return;
    }
    unseen.add(next);
  }
}

/** Starts a game, or continues it if it is unfinished. */
export async function begin(puzzle: string | SavedGame, about: Partial<GameRecord>, place: Place = 'play'): Promise<void> {
  const answer = await engine.ask<PlayAnswer>({
    verb: 'play',
    game: puzzle,
    picture: { as: 'svg-inline' },
    language: language.value,
  });
  // One game per puzzle: opening the puzzle again continues the game.
  const begun = (await games()).find((one) => one.game.puzzle === answer.game.puzzle && !one.solved);
  // A link with moves starts a game of its own.
  const isCarried = typeof puzzle !== 'string';
  if (begun && !about.key && !isCarried) {
    go(place, begun.key);
    return;
  }
  const record: GameRecord = {
    key: `${answer.family}-${Date.now().toString(36)}-${randomSeed().toString(36)}`,
    family: answer.family,
    level: typeof puzzle === 'string' ? levelIn(puzzle) : undefined,
    ...about,
    game: answer.game,
    seconds: 0,
    hints: 0,
    layer: { centre: {}, colour: {} },
    log: [],
    at: 0,
    filled: answer.state.filled,
    toFill: answer.state.to_fill,
    solved: answer.outcome === 'solved',
    picture: small(answer.picture),
    updated: Date.now(),
  };
  await keep(record);
  askToPersist();
  go(place, record.key);
}

/** Today's date, as in addresses. Days change at midnight UTC, for everyone at once. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
