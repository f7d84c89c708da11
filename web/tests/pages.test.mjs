// Every screen beside the game: what it offers, how large it is, and what happens when something fails.

import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { open, play, record, until, visit } from './browser.mjs';
import { DIST, call, solved } from './engine.mjs';
import { firstLesson } from './lesson.mjs';
import { serve } from './server.mjs';
import { browser, site } from './site.mjs';
import { MOST_BYTES, sizes } from './sizes.mjs';

test('new games by variant and level, and what the engine refuses', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await page.click('[data-variant="jigsaw"]');
  await page.click('.chip[data-family="sudoku"][data-level="easy"]');
  await page.waitForSelector('.cells .cell');
  const kept = await record(page);
  assert.equal(kept.variant, 'jigsaw');
  assert.match(kept.game.puzzle, /jigsaw|regions/);

  // The choice is remembered; a level that was never seen is marked, with the engine's sentence.
  await visit(page, '');
  await page.waitForSelector('[data-variant="jigsaw"][aria-pressed="true"]');
  await page.click('[data-variant="first"]');
  await page.waitForSelector('.chip.is-off[data-family="sudoku"][data-level="extreme"]');
  assert.match(await page.getAttribute('.chip[data-family="sudoku"][data-level="extreme"]', 'title'), /anyway=yes/);
  await page.click('.chip[data-family="sudoku"][data-level="extreme"]');
  await page.waitForSelector('.fault');
  assert.match(await page.textContent('.fault'), /anyway=yes/);

  // Everything else is in a form that is made from the parameters.
  await page.click('.new li:first-child .more');
  await page.fill('#param-size', '6');
  await page.selectOption('#param-level', 'easy');
  await page.click('.dialog .btn.main');
  await page.waitForSelector('.cells .cell');
  assert.equal(await page.locator('.cell').count(), 36);
  assert.deepEqual(faults, []);
  await context.close();
});

test('opened by text, link, paste, file and drop; refused in one sentence', async () => {
  const { page, context } = await open(browser, site.address);
  const board = '4.9..68....84.1..2.......9637...4......1....9.....72...4..7....9.7....5..5.3.2...';
  const isOpen = async () => {
    await page.waitForSelector('.cells .cell');
    assert.equal(await page.locator('.cell').count(), 81);
    await visit(page, '');
    await page.waitForSelector('.openbox');
  };
  await page.fill('#open-text', 'hello');
  await page.click('.openbox .btn.main');
  await page.waitForSelector('.fault');
  assert.match(await page.textContent('.fault'), /expected/);
  await page.fill('#open-text', board);
  await page.click('.openbox .btn.main');
  await isOpen();
  await page.setInputFiles('.openbox input[type="file"]', { name: 'puzzle.txt', mimeType: 'text/plain', buffer: Buffer.from(board) });
  await isOpen();
  const drag = async (kind) => {
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.setData('text', text);
      return transfer;
    }, board);
    await page.dispatchEvent('main', kind, { dataTransfer: data });
  };
  await drag('dragover');
  await drag('drop');
  await isOpen();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, board);
  await isOpen();
  await visit(page, `open/${encodeURIComponent('no puzzle at all')}`);
  await page.waitForSelector('.page .fault');
  // One puzzle is one game, however often it is opened; it can be removed, and that taken back.
  assert.equal(await page.locator('.kept').count(), 1);
  await page.click('.kept .drop');
  await page.waitForSelector('.kept', { state: 'detached' });
  await page.click('[data-undo-remove]');
  await page.waitForSelector('.kept');
  await context.close();
});

test('the puzzle of a day, and a calendar of those before', async () => {
  const { page, context, faults } = await open(browser, site.address);
  const today = new Date().toISOString().slice(0, 10);
  await visit(page, 'daily/cirth/2026-10');
  await page.click('[data-day="2026-10-05"]');
  await page.waitForSelector('.cells .cell');
  const kept = await record(page);
  const same = call({ verb: 'daily', family: 'cirth', date: '2026-10-05' });
  assert.equal(kept.game.puzzle, same.puzzle.id, 'the same for everyone');
  await page.locator('.cell[aria-readonly="false"]').first().focus();
  await page.keyboard.press('1');
  await until(page, (game) => game.game.at === 1, 'begun');
  await visit(page, 'daily/cirth/2026-10');
  await page.waitForSelector('[data-day="2026-10-05"].begun');
  await visit(page, 'daily/cirth');
  await page.waitForSelector(`[data-day="${today}"][aria-current="date"]`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('words are loaded with the first puzzle that needs them, and are there without a network', async () => {
  const { page, context, faults } = await open(browser, site.address);
  const first = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(first.filter((name) => name.includes('texts-')), [], 'nothing of this is needed for the first screen');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (let n = 0; n < 2; n += 1) {
    await visit(page, '');
    await page.click('.new .chip[data-family="gogen"]');
    await page.waitForSelector('.play .words li');
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('a lesson with its pictures, and a position to practise on', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await visit(page, 'learn/x-wing/sudoku');
  await page.waitForSelector('.worked .looked', { state: 'attached' });
  for (const view of ['bare', 'why', 'move', 'miss']) {
    await page.click(`[data-view="${view}"]`);
    assert.ok((await page.textContent('.worked figcaption')).length > 5);
  }
  await page.click('[data-practise]');
  await page.waitForSelector('.cells .cell');
  await page.keyboard.press('F1');
  await page.waitForSelector('.hint h2');
  assert.equal(await page.textContent('.hint h2'), 'X-Wing');
  // The hints to a technique that only another profile uses are by that profile, and their move is the one looked for.
  await visit(page, 'learn/nishio-on/sudoku');
  await page.waitForSelector('.worked .looked', { state: 'attached' });
  await page.click('[data-practise]');
  await page.waitForSelector('[data-practice="open"]');
  await page.keyboard.press('F1');
  await page.waitForSelector('.hint h2');
  assert.equal(await page.textContent('.hint h2'), 'Nishio forcing chain');
  for (let stage = 1; stage <= 3; stage += 1) await page.keyboard.press('F1');
  await page.waitForSelector('[data-practice="helped"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('sudoku: the first lesson is played to its end', () => firstLesson(browser, site.address, 'sudoku'));

test('a game in lines, as in the terminal', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const { game, key } = await record(page);
  const states = call({ verb: 'play', game }).state.sites;
  const answers = solved(game.puzzle).filter((one, i) => !states[i].given);
  await visit(page, `lines/${key}`);
  await page.waitForSelector('#line');
  const type = async (line, wanted) => {
    const before = await page.locator('.log p').count();
    await page.fill('#line', line);
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => document.querySelectorAll('.log p').length > n + 1, before);
    assert.match(await page.locator('.log p').last().textContent(), wanted, line);
  };
  assert.match(await page.textContent('.log'), /4 rows, 4 columns/);
  await type('families', /futoshiki: /);
  await type('picture', /\+---/);
  assert.match(await page.locator('.log .drawn').textContent(), /\n.*\n/);
  await type('games', /1: Sudoku/);
  await type('continue 7', /no game 7/);
  await type('new nosuch', /nosuch/);
  await type('new sudoku size=3', /size/);
  await type('watch', /solved/);
  assert.match(await page.locator('.log p').nth(-2).textContent(), /^\d+\. .*: /);
  await type('hint', /Once more/);
  await type('nonsense', /Not understood/);
  await type(answers[0].site, /empty/);
  await type(`note ${answers[0].site} 1`, /notes 1/);
  await type(`${answers[0].site} ${answers[0].value}`, new RegExp(`${answers[0].site}, ${answers[0].value}`));
  await type('undo', /empty/);
  await type('check', /right so far/);
  for (const one of answers) await type(`${one.site} ${one.value}`, new RegExp(`${one.site}, ${one.value}|Solved`));
  assert.match(await page.locator('.log p').last().textContent(), /Solved/);

  // Another game in its place: new, opened, of the day, gone on with.
  const begun = async (line, wanted) => {
    await page.fill('#line', line);
    await page.keyboard.press('Enter');
    await page.waitForFunction((text) => new RegExp(text).test(document.querySelector('.log p')?.textContent ?? ''), wanted);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'line', 'the next command can be typed at once');
  };
  await begun('new futoshiki size=4 level=easy', 'Futoshiki, Easy');
  await begun('open cirth:12....3..', 'Cirth. 3 rows');
  await begun('daily sudoku easy', 'Sudoku, Easy. 9 rows');
  await type('games', /\d: /);
  const listed = (await page.locator('.log p').allTextContents()).find((line) => line.includes('Cirth'));
  await begun(`continue ${listed.split(':')[0]}`, 'Cirth. 3 rows');
  assert.deepEqual(faults, []);
  await context.close();
});

test('texts and sentences in four languages, switched live', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const key = (await record(page)).key;
  const seen = new Set();
  for (const [code, hint] of [['de', 'Tipp'], ['es', 'Pista'], ['it', 'Aiuto'], ['en', 'Hint']]) {
    await visit(page, 'settings');
    await page.click(`.chip[lang="${code}"]`);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, code);
    await visit(page, `play/${key}`);
    await page.waitForSelector('[data-act="hint"]');
    assert.match(await page.textContent('[data-act="hint"]'), new RegExp(hint));
    await page.click('[data-act="hint"]');
    await page.waitForSelector('.hint .why');
    seen.add(await page.textContent('.hint .why'));
  }
  assert.equal(seen.size, 4, [...seen].join(', '));
  assert.deepEqual(faults, []);
  await context.close();
});

/** An engine that comes down at the first request. */
const BROKEN = Buffer.from(
  [
    '0061736d01000000',
    '010a0260017f017f6000017f', // two types: a number to a number, nothing to a number
    '030403000101', // three functions
    '0503010001', // a memory
    '071c04066d656d6f7279020004726f6f6d00000361736b00010261740002', // memory, room, ask, at
    '0a0f03040041000b0300000b040041000b', // ask is unreachable
  ].join(''),
  'hex',
);

test('a fault of the engine and a cancelled search lose nothing', async () => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  let loads = 0;
  await context.route('**/*.wasm', (route) => {
    loads += 1;
    return loads === 1 ? route.fulfill({ body: BROKEN, contentType: 'application/wasm' }) : route.continue();
  });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector('.new .chip');
  assert.equal(loads, 2, 'the engine was started again');

  await play(page, 'sudoku/size=4,level=easy@1#7');
  const { key } = await record(page);
  await visit(page, `open/${encodeURIComponent('sudoku/size=25,level=extreme@1#1')}`);
  await page.click('[data-cancel]');
  await visit(page, `play/${key}`);
  await page.waitForSelector('.cells .cell');
  await page.locator('.cell[aria-readonly="false"]').first().focus();
  await page.keyboard.press('1');
  await until(page, (game) => game.game.at === 1, 'the game goes on');
  assert.equal(loads, 3, 'cancelling starts the engine again');
  await context.close();
});

test('without WebAssembly the server answers', async () => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(() => delete globalThis.WebAssembly);
  await context.route('**/api/v1/ask', (route) => route.fulfill({ json: call(route.request().postDataJSON()) }));
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector('.new .chip');
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await page.keyboard.press('F1');
  await page.waitForSelector('.hint .why');
  await context.close();
});

test('a new version is taken when the player wants it, and versions never mix', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridwright-page-'));
  cpSync(DIST, folder, { recursive: true });
  const own = await serve(folder);
  const { page, context } = await open(browser, own.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await visit(page, '');
  await page.waitForSelector('.kept');

  const read = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString());
  writeFileSync(join(folder, 'index.html'), read('index.html').replace('<head>', '<head><meta name="version" content="2">'));
  writeFileSync(join(folder, 'sw.js'), read('sw.js').replace(/version":"[0-9a-f]+/, 'version":"2'));
  await page.reload();
  assert.equal(await page.locator('meta[name="version"]').count(), 0, 'the old version is still in charge');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.click('[data-update]');
  await page.waitForSelector('meta[name="version"]', { state: 'attached' });
  await page.waitForSelector('.kept');
  const caches_ = await page.evaluate(() => caches.keys());
  assert.deepEqual(caches_, ['gridwright-2'], 'nothing of the old version is left');
  await context.close();
  own.close();
  rmSync(folder, { recursive: true });
});

test('the engine and the page are no larger than promised', () => {
  const size = sizes();
  for (const [name, most] of Object.entries(MOST_BYTES)) assert.ok(size[name] <= most, `${name}: ${size[name]} bytes, more than ${most}`);
});
