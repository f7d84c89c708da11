// The page as `gridwright serve` hands it out: its types, its content policy, and its use without a network.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, open } from './browser.mjs';
import { native, program } from './native.mjs';

let browser;
let server;

before(async () => {
  server = await native();
  if (server) browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.close();
});

test('a game on the page of the server, also without a network', { skip: !program }, async () => {
  const { page, context, faults } = await open(browser, server.address);
  const begin = async () => {
    await page.click('.new .chip');
    await page.waitForSelector('.cells .cell');
  };
  await begin();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(loaded.filter((name) => name.includes('/api/')), [], 'the engine of the page answers');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(server.address);
  await page.waitForSelector('.new .chip');
  await begin();
  assert.deepEqual(faults, []);
  await context.close();
});
