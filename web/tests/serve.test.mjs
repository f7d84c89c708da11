// The page as `gridwright serve` hands it out: its types, its content policy, and its use without a network.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { launch, open } from './browser.mjs';

const program = process.env.GRIDWRIGHT_SERVE;
let browser;
let server;
let address;

before(async () => {
  if (!program) return;
  server = spawn(program, ['--port', '0', '--log', 'off'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    address = `${line.replace('listening at ', '')}/`;
    break;
  }
  browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.kill();
});

test('a game on the page of the server, also without a network', { skip: !program }, async () => {
  const { page, context, faults } = await open(browser, address);
  const begin = async () => {
    await page.click('.new .chip');
    await page.waitForSelector('.cells .cell');
  };
  await begin();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(loaded.filter((name) => name.includes('/api/')), [], 'the engine of the page answers');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(address);
  await page.waitForSelector('.new .chip');
  await begin();
  assert.deepEqual(faults, []);
  await context.close();
});
