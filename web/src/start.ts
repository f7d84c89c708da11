// Ways to begin a game: made anew, opened from a text, or taken up again.

import { engine } from './engine/engine';
import type { GenerateAnswer, LevelName, PlayAnswer, PracticeAnswer, SavedGame } from './engine/protocol';
import { language } from './i18n/texts';
import { go } from './router';
import { type GameRecord, askToPersist, game, games, keep } from './store/games';

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

/** Starts a game with whatever text a person has: an id, a board, a link, the text of a file. */
export async function openText(text: string, place: Place = 'play'): Promise<void> {
  const linked = /#\/open\/([^\s/]+)/.exec(text)?.[1];
  await begin(linked ? decodeURIComponent(linked) : text, {}, place);
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

/** A game whose next step is a technique. */
export async function practise(technique: string, family: string): Promise<void> {
  const request = { verb: 'practice', technique, family, seed: randomSeed() };
  const answer = await engine.ask<PracticeAnswer>(request);
  if (!answer.game) throw new Error(answer.detail ?? technique);
  await begin(answer.game, { family, technique });
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
  if (begun && !about.key && !about.technique) {
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
