// Ways to begin a game: made anew, opened from a text, or taken up again.

import { engine } from './engine/engine';
import type { GenerateAnswer, LevelName, PlayAnswer } from './engine/protocol';
import { language } from './i18n/texts';
import { go } from './router';
import { type GameRecord, askToPersist, games, keep } from './store/games';

/** A number that hardly ever comes up twice, and is short enough to be typed. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

/** Makes a puzzle with these parameters (`level=hard,size=6`) and starts to play it. */
export async function newGame(family: string, name: string, params: string): Promise<void> {
  const asked = Object.fromEntries(
    params.split(',').filter(Boolean).map((part) => part.split('=', 2) as [string, string]),
  );
  const made = await engine.ask<GenerateAnswer>({ verb: 'generate', family, params: asked, seed: randomSeed() });
  if (!made.puzzle?.id) throw new Error(made.detail ?? made.outcome);
  await begin(made.recipe ?? made.puzzle.id, { family, name, params, level: asked['level'] as LevelName | undefined });
}

/** Starts a game with whatever text a person has: an id, a board, a link, the text of a file. */
export async function openText(text: string): Promise<void> {
  await begin(text, {});
}

/** The puzzle of a day: the same for everyone. */
export async function openDaily(family: string, name: string, date: string): Promise<void> {
  const key = `daily-${family}-${date}`;
  const known = (await games()).find((game) => game.key === key);
  if (known) {
    go('play', key);
    return;
  }
  const day = await engine.ask<{ recipe?: string; puzzle?: { id?: string } }>({ verb: 'daily', family, date });
  await begin(day.recipe ?? day.puzzle?.id ?? '', { key, family, name, daily: date });
}

async function begin(puzzle: string, about: Partial<GameRecord>): Promise<void> {
  const answer = await engine.ask<PlayAnswer>({
    verb: 'play',
    game: puzzle,
    picture: { as: 'svg-inline' },
    language: language.value,
  });
  // One game for each puzzle: opening it again goes on with it.
  const begun = (await games()).find((game) => game.game.puzzle === answer.game.puzzle && !game.solved);
  if (begun && !about.key) {
    go('play', begun.key);
    return;
  }
  const record: GameRecord = {
    key: about.key ?? `${answer.family}-${Date.now().toString(36)}-${randomSeed().toString(36)}`,
    family: answer.family,
    name: about.name ?? answer.family,
    game: answer.game,
    level: about.level,
    params: about.params,
    daily: about.daily,
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
  go('play', record.key);
}

/** Today, as dates are written in addresses. */
export function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
