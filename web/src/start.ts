// Ways to begin a game: made anew, opened from a text, or taken up again.

import { engine } from './engine/engine';
import type { Effect, GenerateAnswer, HintAnswer, LevelName, PlayAnswer, PracticeAnswer, SavedGame, StepsAnswer } from './engine/protocol';
import { counted, language } from './i18n/texts';
import { go } from './router';
import { linkedGame } from './share';
import { bringIn, isEverything } from './store/backup';
import { type GameRecord, askToPersist, game, games, keep } from './store/games';
import { nextUp } from './store/practice';
import { say } from './say';

/** A number that hardly ever comes up twice, and is short enough to be typed. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

/** Where a game is played: on the board, or line by line. */
export type Place = 'play' | 'lines';

export type Params = Record<string, string>;

/** Parameters such as `killer=yes`, and a level. */
export function withLevel(params: string, level: string): Params {
  const parts = params.split(',').filter(Boolean);
  return { ...Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string])), ...(level ? { level } : {}) };
}

/** Makes a puzzle with these parameters and starts to play it. */
export async function newGame(family: string, params: Params, about: Partial<GameRecord> = {}, place: Place = 'play'): Promise<void> {
  const made = await engine.ask<GenerateAnswer>({ verb: 'generate', family, params, seed: randomSeed() });
  if (!made.puzzle?.id) throw new Error(made.detail ?? made.outcome);
  const record = { family, params, level: params['level'] as LevelName | undefined, ...about };
  await begin(made.recipe ?? made.puzzle.id, record, place);
}

const refusals = new Map<string, Promise<string>>();

/** What the engine says against such a puzzle before it searches at all; nothing if it would search. */
export function refusal(family: string, params: Params): Promise<string> {
  const key = `${family} ${JSON.stringify(params)}`;
  const known = refusals.get(key);
  if (known) return known;
  const request = { verb: 'generate', family, params, seed: 1, nodes: 1 };
  const answer = engine.ask<GenerateAnswer>(request).then(
    () => '',
    (error: Error & { code?: string }) => (error.code === 'bad-params' ? error.message : ''),
  );
  refusals.set(key, answer);
  return answer;
}

/** Starts a game with whatever text a person has: an id, a board, a link, the text of a file. A copy of everything is brought in. */
export async function openText(text: string, place: Place = 'play'): Promise<void> {
  if (isEverything(text)) {
    const { games } = await bringIn(text);
    say(counted('keep.brought', games));
    go('games');
    return;
  }
  const carried = /#\/game\/([^\s/]+)/.exec(text)?.[1];
  if (carried) {
    await openGame(carried, place);
    return;
  }
  const linked = /#\/open\/([^\s/]+)/.exec(text)?.[1];
  await begin(linked ? decodeURIComponent(linked) : text, {}, place);
}

/** Starts the game that a link carries, with its moves. */
export async function openGame(carried: string, place: Place = 'play'): Promise<void> {
  await begin(await linkedGame(carried), {}, place);
}

export function dailyKey(family: string, date: string): string {
  return `daily-${family}-${date}`;
}

/** The puzzle of a day: the same for everyone. A level that is asked for makes another one. */
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

/** The level that a recipe asks for, such as `sudoku/level=easy@1#7`. */
export function levelIn(recipe: string | undefined): LevelName | undefined {
  return /[/,]level=(\w+)/.exec(recipe ?? '')?.[1] as LevelName | undefined;
}

/** What making a position may cost before one of the lesson is taken, and the list of steps that count as found. */
const PRACTICE_NODES = 300_000;
const STEPS_NODES = 20_000;

/** How many positions are made until a step of the technique is there to be found. */
const TRIES = 3;

/** A game whose next step is a technique, with the steps of it that can be found. */
async function position(technique: string, family: string): Promise<{ game: SavedGame; goals: Effect[][] }> {
  for (let n = 1; ; n += 1) {
    const request = { verb: 'practice', technique, family, seed: randomSeed(), nodes: PRACTICE_NODES };
    const { game, detail } = await engine.ask<PracticeAnswer>(request);
    if (!game) throw new Error(detail ?? technique);
    const { step } = await engine.ask<HintAnswer>({ verb: 'hint', puzzle: game, nodes: PRACTICE_NODES });
    const { steps = [] } = await engine.ask<StepsAnswer>({ verb: 'steps', puzzle: game, nodes: STEPS_NODES });
    const wanted = [...(step ? [step] : []), ...steps].filter((one) => one.technique === technique);
    if (wanted.length > 0 || n === TRIES) return { game, goals: wanted.map((one) => one.effects ?? []) };
  }
}

/** Starts a game whose next step is a technique. */
export async function practise(technique: string, family: string): Promise<void> {
  const { game, goals } = await position(technique, family);
  await begin(game, { family, technique, goals });
}

/** Techniques for which no position was found in which they can be seen. */
const unseen = new Set<string>();

/** Practises what is due, or else what comes next of these techniques. */
export async function train(family: string, techniques: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextUp(family, techniques.filter((technique) => !unseen.has(technique)), today());
    if (!next) return;
    const { game, goals } = await position(next, family);
    if (goals.length > 0) {
      await begin(game, { family, technique: next, goals });
      return;
    }
    unseen.add(next);
  }
}

/** Starts a game, or goes on with it where it is open. */
export async function begin(puzzle: string | SavedGame, about: Partial<GameRecord>, place: Place = 'play'): Promise<void> {
  const answer = await engine.ask<PlayAnswer>({
    verb: 'play',
    game: puzzle,
    picture: { as: 'svg-inline' },
    language: language.value,
  });
  // One game for each puzzle: opening it again goes on with it.
  const begun = (await games()).find((one) => one.game.puzzle === answer.game.puzzle && !one.solved);
  // Moves that a link carries are a game of their own.
  const isCarried = typeof puzzle !== 'string';
  if (begun && !about.key && !isCarried) {
    go(place, begun.key);
    return;
  }
  const record: GameRecord = {
    key: `${answer.family}-${Date.now().toString(36)}-${randomSeed().toString(36)}`,
    family: answer.family,
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
    picture: answer.picture?.text ?? '',
    updated: Date.now(),
  };
  await keep(record);
  askToPersist();
  go(place, record.key);
}

/** Today, as dates are written in addresses. Days change at midnight UTC, for everyone at once. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
