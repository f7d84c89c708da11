// Read by the compiler of TypeScript, not run: what a program in TypeScript may write.

import { type Answer, type AnswerTo, type Engine, load } from 'gridwright';
import { start } from 'gridwright/worker';

const engine: Engine = await load({ languages: ['de'] });

const made = engine.ask({ verb: 'generate', family: 'cirth', seed: 1, params: { size: 4 }, rate: true });
const level: 'easy' | 'medium' | 'hard' | 'expert' | 'extreme' | undefined = made.rating?.level;
const id: string = made.puzzle?.id ?? '';

const day: AnswerTo<'daily'> = engine.ask({ verb: 'daily', date: '2026-11-16' });
const hint = await start().ask({ verb: 'hint', puzzle: id, stage: 2 });
const sentences: Array<string | null | undefined> = [hint.where, hint.why, level, day.solution];

let game = engine.ask({ verb: 'play', game: id });
game = engine.ask({ verb: 'play', game: game.game, action: { do: 'place', sites: ['r1c1'], value: '1' } });
const sites: string[] = game.state.sites.map(({ site, value }) => `${site}=${value ?? ''} ${sentences.length}`);

const answer: Answer = JSON.parse(engine.askJson(JSON.stringify({ verb: 'formats', sites })));
if (answer.verb === 'formats') answer.formats.map(({ name }) => name);

// @ts-expect-error There is no such verb.
engine.ask({ verb: 'dance' });
// @ts-expect-error A puzzle is missing.
engine.ask({ verb: 'solve' });
// @ts-expect-error A solution is no number.
const wrong: number = engine.ask({ verb: 'solve', puzzle: id }).solution;
