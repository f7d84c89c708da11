// The npm package as it was installed: run in a clean folder by `cargo xtask packages`.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { GridwrightError, bytesOf, load } from 'gridwright';
import { start } from 'gridwright/worker';

/** The rows of the table of requests and answers that are the same everywhere. */
const table = readFileSync(process.env.GRIDWRIGHT_TABLE, 'utf8').trimEnd().split('\n').map((line) => {
  const { text, request } = JSON.parse(line);
  const at = line.lastIndexOf(',"expected":') + ',"expected":'.length;
  return { request: text ?? JSON.stringify(request), answer: line.slice(at, -1) };
});

const engine = await load();

test('answers are those of the table', () => {
  assert.ok(table.length > 100);
  for (const { request, answer } of table) assert.ok(engine.askJson(request) === answer, request);
});

test('a worker gives the same answers', async () => {
  const worker = start();
  const answers = await Promise.all(table.map(({ request }) => worker.askJson(request)));
  assert.deepEqual(answers, table.map(({ answer }) => answer));
  worker.end();
  await assert.rejects(worker.askJson('{}'), /ended/);
});

test('what the engine refuses is thrown', async () => {
  const refused = (error) => error instanceof GridwrightError && error.code === 'bad-puzzle' && /expected/.test(error.message);
  assert.throws(() => engine.ask({ verb: 'solve', puzzle: 'cirth:12' }), refused);
  const worker = start({ languages: [] });
  await assert.rejects(worker.ask({ verb: 'solve', puzzle: 'cirth:12' }), refused);
  worker.end();
  await assert.rejects(load({ languages: ['xx'] }), /no language xx/);
});

test('long work is called off, and the worker works again', async () => {
  const worker = start();
  const long = worker.ask({ verb: 'count', puzzle: `sudoku:${'.'.repeat(81)}`, limit: 0 });
  setTimeout(() => worker.cancel(), 100);
  await assert.rejects(long, /called off/);
  assert.equal((await worker.ask({ verb: 'count', puzzle: 'cirth:.........' })).count, 12);
  worker.end();
});

test('pictures and books are bytes', () => {
  const { picture } = engine.ask({ verb: 'show', puzzle: 'cirth:12....3..', picture: { as: 'png' } });
  assert.deepEqual([...bytesOf(picture).slice(1, 4)], [...Buffer.from('PNG')]);
  const { picture: text } = engine.ask({ verb: 'show', puzzle: 'cirth:12....3..', picture: { as: 'svg' } });
  assert.match(new TextDecoder().decode(bytesOf(text)), /^<svg/);
});
