// The page as a club hosts it: a folder of plain files below a path of a plain file server, with its own name, languages,
// families and colours, and without a network after the first visit.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch, visit } from './browser.mjs';

const folder = process.env.GRIDWRIGHT_SITE;

/** A port that nobody uses. */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A server that knows nothing but files. */
async function plainServer(root) {
  const port = await freePort();
  const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  for (let n = 0; n < 200; n += 1) {
    if (await fetch(address).then((answer) => answer.ok, () => false)) return { address, close: () => server.kill() };
    await new Promise((wake) => setTimeout(wake, 50));
  }
  server.kill();
  throw new Error('the file server did not start');
}

test('a site with settings of its own, below a path, without a network', { skip: !folder }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'gridwright-site-'));
  const below = join(root, 'club', 'puzzles');
  mkdirSync(below, { recursive: true });
  cpSync(folder, below, { recursive: true });
  const assets = readdirSync(join(below, 'assets'));
  assert.ok(assets.some((name) => name.endsWith('.wasm')) && assets.some((name) => name.endsWith('.wasm.gz')), 'plain, and packed beside it');
  assert.ok(!assets.some((name) => /(^|-)(es|it)-/.test(name)), 'languages that are not offered are left out');
  assert.ok(existsSync(join(below, 'site.css')));
  const server = await plainServer(root);
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale: 'fr-FR', colorScheme: 'light' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const address = `${server.address}club/puzzles/`;
    await page.goto(address);
    await page.waitForSelector('.new .chip');
    assert.equal(await page.title(), 'Village Puzzle Club');
    assert.match(await page.textContent('.mark'), /Village Puzzle Club/);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de', 'the first language is for everyone else');
    assert.deepEqual(await page.locator('.new h3').allTextContents(), ['Gogen', 'Sudoku'], 'its families, in its order');
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.lv i.on')).backgroundColor), 'rgb(138, 21, 56)');
    await visit(page, 'settings');
    await page.waitForSelector('.chip[lang]');
    assert.equal(await page.locator('.chip[lang]').count(), 2);

    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    server.close();
    await context.setOffline(true);
    await page.goto(address);
    await page.waitForSelector('.new .chip');
    for (const family of ['sudoku', 'gogen']) {
      await visit(page, '');
      await page.click(`.new .chip[data-family="${family}"]`);
      await page.waitForSelector('.play .cells .cell');
    }
    await visit(page, 'make');
    await page.click('[data-family="sudoku"] [data-variant="first"]');
    await page.waitForSelector('[data-verdict="several"]');
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    server.close();
    rmSync(root, { recursive: true });
  }
});
