// What was done is kept and goes out of the page: links, files, statistics, practice, paper.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { open, play, record, until, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';
import { native, program } from './native.mjs';
import { browser, site } from './site.mjs';

/** Lets the page put texts on the clipboard. */
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Plays a game to its end. */
async function finish(page) {
  const { game } = await record(page);
  const sites = call({ verb: 'play', game }).state.sites;
  for (const [i, one] of solved(game.puzzle).entries()) {
    if (sites[i].given || sites[i].value === one.value) continue;
    await page.locator(`[id="site-${one.site}"]`).focus();
    await page.keyboard.press(one.value);
  }
  await page.waitForSelector('.solved');
}

/** The content of a file that the page saves when something is done. */
async function saved(page, work) {
  const [download] = await Promise.all([page.waitForEvent('download'), work()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Waits until something is true. */
async function becomes(isSo, what) {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it never came to this: ${what}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

test('a link carries the puzzle, and its moves where they are wanted, into a fresh profile', async () => {
  const { page, context, faults } = await open(browser, site.address, CLIPBOARD);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const { game } = await record(page);
  const [first] = solved(game.puzzle).filter((_, i) => !call({ verb: 'play', game }).state.sites[i].given);
  await page.locator(`[id="site-${first.site}"]`).focus();
  await page.keyboard.press(first.value);
  await until(page, (kept) => kept.game.at === 1, 'a move');
  const links = [];
  for (const isWithMoves of [false, true]) {
    await page.click('[data-open-menu]');
    await page.click('[data-menu="share"]');
    if (isWithMoves) await page.click('[data-with-moves]');
    await page.click('[data-copy-link]');
    await page.waitForFunction(() => document.querySelector('[data-told]')?.textContent);
    links.push(await copied(page));
    await page.click('[data-close-share]');
  }
  for (const [link, moves] of [[links[0], 0], [links[1], 1]]) {
    const fresh = await open(browser, site.address);
    await fresh.page.goto(link);
    await fresh.page.waitForSelector('.play .cells .cell');
    const opened = await record(fresh.page);
    assert.deepEqual([opened.game.puzzle, opened.game.at], [game.puzzle, moves], link);
    assert.deepEqual(fresh.faults, []);
    await fresh.context.close();
  }
  // A link that lost its end is refused in a sentence.
  await visit(page, `game/${links[1].split('/').at(-1).slice(0, 20)}`);
  await page.waitForSelector('.page .fault');
  assert.match(await page.textContent('.fault'), /not whole/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a puzzle in every format, as a picture, and what is refused', async () => {
  const { page, context, faults } = await open(browser, site.address, CLIPBOARD);
  await play(page, 'sudoku/level=hard@1#3');
  const { game } = await record(page);
  await page.click('[data-open-menu]');
  await page.click('[data-menu="share"]');
  const { formats } = call({ verb: 'formats' });
  for (const to of ['text', 'line', 'id', ...formats.filter((row) => row.family === 'sudoku').map((row) => row.name)]) {
    await page.selectOption('#format', to);
    const answer = call({ verb: 'convert', puzzle: game.puzzle, to });
    const isRefused = answer.verb === 'error';
    await page.waitForFunction(
      ([text, isRefused]) => (isRefused ? document.querySelector('[data-told]').textContent === text : document.querySelector('#converted').value === text),
      [isRefused ? answer.detail : answer.text, isRefused],
    );
  }
  await page.selectOption('#format', 'json');
  await page.waitForFunction(() => document.querySelector('#converted').value.includes('"definition"'));
  await page.selectOption('#format', 'sdk');
  await page.waitForFunction(() => document.querySelector('#converted').value.length > 80);
  const file = await saved(page, () => page.click('[data-save-format]'));
  assert.equal(file.name, 'sudoku-sdk.sdk');
  assert.equal(call({ verb: 'convert', puzzle: file.content.toString() }).puzzle.id, game.puzzle);
  const svg = await saved(page, () => page.click('[data-save="svg"]'));
  assert.match(svg.content.toString(), /^<svg/);
  assert.doesNotMatch(svg.content.toString(), /<text/, 'letters are outlines, which need no font');
  await page.click('[data-with-solution]');
  const png = await saved(page, () => page.click('[data-save="png"]'));
  assert.equal(png.content.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.content.length > 5000);
  // Files as PDF come from the server; where there is none, the page says what to do instead.
  await page.click('[data-save="pdf"]');
  await page.waitForFunction(() => /has none/.test(document.querySelector('[data-told]').textContent));
  assert.deepEqual(faults.filter((fault) => !fault.includes('404')), []);
  await context.close();
});

test('statistics after three games, with and without hints', async () => {
  const { page, context, faults } = await open(browser, site.address, CLIPBOARD);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await finish(page);
  await play(page, 'sudoku/size=4,level=easy@1#8');
  await page.keyboard.press('F1');
  await page.waitForSelector('.hint');
  await page.keyboard.press('Escape');
  await finish(page);
  const today = new Date().toISOString().slice(0, 10);
  await visit(page, `daily/futoshiki/${today}`);
  await page.waitForSelector('.play .cells .cell');
  await finish(page);
  // The result of the day as a text that gives nothing away.
  await page.click('[data-share-daily]');
  await page.waitForFunction(() => document.querySelector('.said')?.textContent.includes('Copied'));
  const text = await copied(page);
  assert.match(text, new RegExp(`^Futoshiki.* · ${today}\\n\\d+:\\d\\d, no hints\\n[▁▂▃▄▅▆▇█]{10}\\n${site.address}#/daily/futoshiki/${today}$`));

  await visit(page, 'stats');
  const figure = (name) => page.textContent(`[data-figure="${name}"] dd`);
  await becomes(async () => (await figure('solved')).trim() === '3', 'three games');
  assert.match(await figure('unaided'), /67/);
  assert.match(await figure('streak'), /^1 best 1/);
  await becomes(async () => /\d\.\d \w/.test(await figure('hardest')), 'the hardest step is known');
  const rows = page.locator('[data-group]');
  assert.equal(await rows.count(), 2, 'one row for each variant and level');
  const sudoku = page.locator('[data-group="Sudoku · 4 x 4"][data-level="easy"]');
  assert.match(await sudoku.textContent(), /Easy2/);
  assert.equal(await sudoku.locator('svg').count(), 1);
  assert.ok((await page.locator('.shares li').count()) >= 2, 'techniques with the share that was found');
  assert.equal(await page.locator('.months .heat3').count(), 1, 'three puzzles today');
  await page.click('[data-hints="with"]');
  await page.click('.chip[data-family="futoshiki"]');
  await becomes(async () => (await rows.count()) === 1, 'one family');
  await visit(page, '');
  await page.waitForSelector('[data-streak="1"]');
  // Statistics stay when games go, begin anew when that is wished, and come back.
  await visit(page, 'games');
  for (let n = 3; n > 0; n -= 1) {
    await page.locator('.kept .drop').first().click();
    await becomes(async () => (await page.locator('.kept').count()) === n - 1, 'a game is gone');
  }
  await visit(page, 'stats');
  await becomes(async () => (await figure('solved')).trim() === '3', 'still three');
  await page.click('[data-over]');
  await becomes(async () => (await figure('solved')).trim() === '0', 'begun anew');
  await page.click('[data-over-undo]');
  await becomes(async () => (await figure('solved')).trim() === '3', 'taken back');
  assert.deepEqual(faults, []);
  await context.close();
});

test('games of an older version are counted', async () => {
  const { page, context } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await finish(page);
  const kept = await record(page);
  const old = await browser.newContext({ locale: 'en-GB' });
  const before = await old.newPage();
  // The database as the page had it before there were statistics.
  await before.goto(`${site.address}icon.svg`);
  await before.evaluate(
    (game) =>
      new Promise((resolve) => {
        const request = indexedDB.open('gridwright', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'key' }).put(game);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    kept,
  );
  await before.goto(`${site.address}#/stats`);
  await becomes(async () => (await before.textContent('[data-figure="solved"] dd'))?.trim() === '1', 'the old game counts');
  await before.waitForSelector('[data-group="Sudoku · 4 x 4"]');
  await context.close();
  await old.close();
});

test('everything as one file, brought into a fresh profile', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await visit(page, 'settings');
  await page.click('[data-switch="timer"]');
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await finish(page);
  await play(page, 'cirth:12....3..');
  await page.locator('.cell[aria-readonly="false"]').first().focus();
  await page.keyboard.press('3');
  await until(page, (kept) => kept.game.at === 1, 'a move');
  await visit(page, 'make');
  await page.click('[data-family="sudoku"] [data-variant="first"]');
  await page.waitForSelector('[data-verdict="several"]');
  await visit(page, 'stats');
  const file = await saved(page, () => page.click('[data-keep]'));
  assert.match(file.name, /^gridwright-\d{4}-\d\d-\d\d\.json$/);

  const folder = mkdtempSync(join(tmpdir(), 'gridwright-keep-'));
  const path = join(folder, file.name);
  writeFileSync(path, file.content);
  const fresh = await open(browser, site.address);
  await visit(fresh.page, 'stats');
  await fresh.page.setInputFiles('[data-load]', path);
  await fresh.page.waitForFunction(() => /2 games/.test(document.querySelector('[data-kept]').textContent));
  assert.equal((await fresh.page.textContent('[data-figure="solved"] dd')).trim(), '1');
  await visit(fresh.page, 'games');
  await fresh.page.waitForSelector('.kept');
  assert.equal(await fresh.page.locator('.kept').count(), 2);
  await fresh.page.locator('.kept a', { hasText: 'Cirth' }).click();
  await fresh.page.waitForSelector('.play .cells .cell');
  assert.equal((await record(fresh.page)).game.at, 1);
  assert.equal(await fresh.page.locator('[role="timer"]').count(), 0, 'settings come along');
  await visit(fresh.page, 'make');
  await fresh.page.waitForSelector('[data-family="sudoku"] a.chip');
  // Once more changes nothing; a file that is something else is refused before anything is changed.
  await visit(fresh.page, 'stats');
  await fresh.page.setInputFiles('[data-load]', path);
  await fresh.page.waitForFunction(() => /0 games/.test(document.querySelector('[data-kept]').textContent));
  for (const [content, wanted] of [
    ['hello', /no copy/],
    ['{"format":"gridwright-everything","version":2}', /newer version/],
    ['{"format":"gridwright-everything","version":1,"games":[{}]}', /damaged/],
  ]) {
    writeFileSync(path, content);
    await fresh.page.setInputFiles('[data-load]', path);
    await fresh.page.waitForFunction((text) => new RegExp(text).test(document.querySelector('[data-kept]').textContent), wanted.source);
  }
  // Whatever a file says is a picture or a mark does not become a part of the page.
  const forged = JSON.parse(file.content);
  for (const game of forged.games) {
    game.updated += 1e9;
    game.picture = '<b data-forged>Hello</b>';
    const sites = call({ verb: 'play', game: game.game }).state.sites;
    game.layer = {
      centre: Object.fromEntries(sites.map(({ site }) => [site, '<b data-forged>Hello</b>'])),
      colour: Object.fromEntries(sites.map(({ site }) => [site, '"/><b data-forged>Hello</b>'])),
    };
  }
  writeFileSync(path, JSON.stringify(forged));
  await fresh.page.setInputFiles('[data-load]', path);
  await fresh.page.waitForFunction(() => /2 games/.test(document.querySelector('[data-kept]').textContent));
  await visit(fresh.page, 'games');
  await fresh.page.waitForSelector('.kept .mini svg');
  assert.equal(await fresh.page.locator('.kept .mini svg').count(), 2, 'the engine has drawn them');
  await fresh.page.locator('.kept a', { hasText: 'Cirth' }).click();
  await fresh.page.waitForSelector('.play .cells .cell');
  await fresh.page.waitForSelector('.play text.note');
  assert.equal(await fresh.page.locator('[data-forged]').count(), 0);
  // The first screen takes such a file too.
  writeFileSync(path, file.content);
  const third = await open(browser, site.address);
  await third.page.setInputFiles('.openbox input[type="file"]', path);
  await third.page.waitForSelector('.kept');
  assert.equal(await third.page.locator('.kept').count(), 2);
  rmSync(folder, { recursive: true });
  assert.deepEqual([...faults, ...fresh.faults, ...third.faults], []);
  for (const one of [context, fresh.context, third.context]) await one.close();
});

test('practice with repetition: found, shown, due again, and written down', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await visit(page, 'learn');
  assert.equal(await page.getAttribute('[data-due]', 'data-due'), '0');
  await page.click('[data-train]');
  await page.waitForSelector('[data-practice="open"]');
  const kept = await record(page);
  assert.ok(kept.technique && kept.goals.length > 0, 'a technique with steps that count');
  // The step that is there is done without a hint.
  const [effect] = kept.goals[0];
  await page.locator(`[id="site-${effect.site}"]`).focus();
  await page.keyboard.press(effect.place);
  await page.waitForSelector('[data-practice="found"]');
  // The next technique is shown by a hint.
  await page.click('[data-next-practice]');
  await page.waitForSelector('[data-practice="open"]');
  const other = await until(page, (game) => game.key !== kept.key, 'another game');
  assert.notEqual(other.technique, kept.technique, 'what was found waits');
  for (let stage = 1; stage <= 3; stage += 1) {
    await page.keyboard.press('F1');
    await page.waitForSelector(`.stages li:nth-child(${stage}).on`);
  }
  await page.waitForSelector('[data-do]');
  await page.click('[data-do]');
  await page.waitForSelector('[data-practice="helped"]');
  await visit(page, 'learn');
  await page.waitForSelector(`[data-record="${kept.technique}"]`, { state: 'attached' });
  const row = async (technique) => page.locator(`[data-record="${technique}"]`).textContent();
  assert.match(await row(kept.technique), /1 of 1/);
  assert.match(await row(other.technique), /0 of 1/);
  // A few days later both are due, and what was found again on other days is learned.
  const later = (days) =>
    page.evaluate(
      ([days, id]) =>
        new Promise((resolve) => {
          const request = indexedDB.open('gridwright');
          request.onsuccess = () => {
            const store = request.result.transaction('practice', 'readwrite').objectStore('practice');
            store.get(id).onsuccess = ({ target }) => {
              const back = (day) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
              const one = target.result;
              store.put({ ...one, last: back(one.last), due: back(one.due) }).onsuccess = () => {
                request.result.close();
                resolve();
              };
            };
          };
        }),
      [days, `sudoku/${kept.technique}`],
    );
  const positions = new Set([JSON.stringify([kept.game.puzzle, kept.game.moves])]);
  for (let n = 2; n <= 3; n += 1) {
    await later(n);
    await page.reload();
    await visit(page, 'learn');
    await page.waitForSelector('[data-due="1"]');
    await page.click('[data-train]');
    await page.waitForSelector('[data-practice="open"]');
    const again = await record(page);
    assert.equal(again.technique, kept.technique);
    positions.add(JSON.stringify([again.game.puzzle, again.game.moves]));
    const [one] = again.goals[0];
    await page.locator(`[id="site-${one.site}"]`).focus();
    await page.keyboard.press(one.place);
    await page.waitForSelector('[data-practice="found"]');
    await visit(page, 'learn');
  }
  assert.equal(positions.size, 3, 'a fresh position each time');
  await page.waitForSelector('[data-learned="1"]');
  assert.match(await row(kept.technique), /3 of 3/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('one puzzle and a sheet of several on paper, with solutions', async () => {
  const { page, context, faults } = await open(browser, site.address);
  const pages = (pdf) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g).length;
  await play(page, 'gogen/level=easy@1#7');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="print"]');
  await page.waitForSelector('.leaf img');
  assert.equal(await page.locator('.leaf').count(), 2, 'the puzzle, and its solution');
  assert.equal(pages(await page.pdf({ format: 'A4' })), 2);
  await page.click('[data-print-switch="solutions"]');
  assert.equal(pages(await page.pdf({ format: 'A4' })), 1);
  await page.click('[data-print-switch="solutions"]');

  await visit(page, 'print');
  for (const choice of ['variant-first', 'count-6', 'per-page-4']) await page.click(`[data-print-choice="${choice}"]`);
  await page.click('[data-print-make]');
  await page.waitForSelector('[data-sheets="3"]');
  assert.equal(await page.locator('.leaf img').count(), 12);
  const names = await page.locator('.leaf small').allTextContents();
  assert.equal(new Set(names).size, 6, 'six different puzzles');
  for (const name of names) assert.match(name, /^sudoku\/size=4,level=easy@\d+#\d+(\.\d)?$/, 'the id opens the same puzzle');
  const pdf = await page.pdf({ format: 'A4' });
  assert.equal(pages(pdf), 3);
  // Paper shows the pages alone.
  const folder = mkdtempSync(join(tmpdir(), 'gridwright-print-'));
  writeFileSync(join(folder, 'sheet.pdf'), pdf);
  const text = spawnSync('pdftotext', ['-layout', join(folder, 'sheet.pdf'), '-'], { encoding: 'utf8' }).stdout;
  if (text) {
    assert.match(text, /Solutions: Sudoku · 4 x 4, Easy/);
    assert.doesNotMatch(text, /Make the puzzles|Statistics/);
  }
  rmSync(folder, { recursive: true });
  // Books come from the server; without one the page says what to do instead.
  await page.click('[data-book]');
  await page.waitForSelector('.fault');
  assert.match(await page.textContent('.fault'), /print them instead/);
  assert.deepEqual(faults.filter((fault) => !fault.includes('404')), []);
  await context.close();
});

test('files as PDF, and a small book, from the server behind the page', { skip: !program }, async () => {
  const server = await native();
  try {
    const { page, context, faults } = await open(browser, site.address);
    const asked = [];
    await context.route('**/api/v1/ask', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ json: await server.ask(asked.at(-1)) });
    });
    await play(page, 'gogen/level=easy@1#7');
    await page.click('[data-open-menu]');
    await page.click('[data-menu="share"]');
    const one = await saved(page, () => page.click('[data-save="pdf"]'));
    assert.equal(one.name, 'gogen.pdf');
    assert.equal(one.content.subarray(0, 5).toString(), '%PDF-');
    await visit(page, 'print');
    for (const choice of ['variant-first', 'count-4']) await page.click(`[data-print-choice="${choice}"]`);
    const book = await saved(page, () => page.click('[data-book]'));
    assert.equal(book.name, 'sudoku-easy.pdf');
    assert.equal(book.content.subarray(0, 5).toString(), '%PDF-');
    assert.deepEqual(asked.map(({ verb }) => verb), ['show', 'book'], 'nothing else is asked of the server');
    assert.deepEqual(faults, []);
    await context.close();
  } finally {
    server.close();
  }
});
