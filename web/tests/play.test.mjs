// Every family played in a real browser, with the engine in WebAssembly and no server behind it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, play, record, until, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';
import { ask, body, golden } from './golden.mjs';
import { browser, site } from './site.mjs';

/** A small puzzle of each family, so that it is soon solved. */
const FAMILIES = {
  sudoku: 'sudoku/size=4,level=easy@1#7',
  cirth: 'cirth/size=4,level=easy@1#7',
  gogen: 'gogen/level=easy@1#7',
  alcazar: 'alcazar/width=4,height=4@1#7',
  futoshiki: 'futoshiki/size=4,level=easy@1#7',
};
const cell = (name) => `[id="site-${name}"]`;
const label = (page, name) => page.getAttribute(cell(name), 'aria-label');
const moves = (page) => until(page, () => true, 'kept').then((game) => game.game.at);

/** Puts a value at a site with the keyboard. */
async function put(page, { site: name, value }, isDrawn) {
  await page.locator(cell(name)).focus();
  await page.keyboard.press(isDrawn ? 'Enter' : value);
}

for (const [family, text] of Object.entries(FAMILIES)) {
  test(`${family}: begun, noted, wrong, right, hinted, undone, found again, solved, also offline`, async () => {
    const { page, context, faults } = await open(browser, site.address);
    // A game of its own kind, from the list.
    await page.click(`.chip[data-family="${family}"][data-level="easy"]`);
    await page.waitForSelector('.cells .cell');
    assert.equal((await record(page)).family, family);

    await page.evaluate(() => navigator.serviceWorker.ready);
    await play(page, text);
    const game = await record(page);
    const isDrawn = family === 'alcazar';
    const answers = solved(game.game.puzzle);
    const state = call({ verb: 'play', game: game.game }).state;
    const line = state.values.find((value) => value.line)?.value;
    const open_ = answers.filter((one, i) => !state.sites[i].given && (!isDrawn || one.value === line));
    const [first, second] = open_;

    // A note, and it survives a wrong value that is taken back.
    if (!isDrawn) {
      await page.locator(cell(first.site)).click();
      await page.click('[data-mode="notes"]');
      await page.click(`.key[data-value="${first.value}"]`);
      await page.waitForFunction(([id, value]) => document.getElementById(id).ariaLabel.includes(`notes ${value}`), [`site-${first.site}`, first.value]);
      await page.click('[data-mode="value"]');
    }
    // What is wrong: another value, or a cross where the path goes.
    const cross = state.values.find((value) => !value.line)?.value;
    const wrong = isDrawn ? cross : state.values.map(({ value }) => value).find((value) => value !== first.value);
    await page.locator(cell(first.site)).focus();
    if (isDrawn) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(wrong);
    await until(page, (kept) => call({ verb: 'play', game: kept.game }).state.sites.find((one) => one.site === first.site).value === wrong, 'wrong');
    await page.keyboard.press('F1');
    await page.waitForSelector('.hint [role="alert"]');
    await page.click('[data-back]');
    await page.waitForFunction(([id, isPath]) => document.getElementById(id).ariaLabel.startsWith(isPath ? 'Path' : 'empty'), [`site-${first.site}`, isDrawn]);
    if (isDrawn) await page.click('[data-act="undo"]');
    if (!isDrawn) assert.match(await label(page, first.site), new RegExp(`notes ${first.value}`), 'notes survive a mistake');

    // The right value, undo and redo.
    const before_ = await moves(page);
    await put(page, first, isDrawn);
    await until(page, (kept) => kept.game.at === before_ + 1, 'right value');
    await page.click('[data-act="undo"]');
    await until(page, (kept) => kept.game.at === before_, 'undone');
    await page.click('[data-act="redo"]');
    await until(page, (kept) => kept.game.at === before_ + 1, 'redone');

    // A hint in three stages, counted by the library.
    const stages = [];
    for (let stage = 1; stage <= 3; stage += 1) {
      await page.click(stage === 1 ? '[data-act="hint"]' : '[data-next]');
      await page.waitForSelector(`.stages li:nth-child(${stage}).on`);
      stages.push(await page.textContent('.hint .why'));
    }
    assert.equal(new Set(stages).size, 3, 'each stage says something else');
    await page.click('[data-do]');
    const hinted = await until(page, (kept) => kept.game.at === before_ + 2 && kept.hints === 1, 'hint followed');
    assert.equal(call({ verb: 'play', game: hinted.game }).state.hints, 1);

    // Found again without a network, and solved to the end.
    await page.reload();
    await page.waitForSelector('.cells .cell');
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.cells .cell');
    assert.equal((await record(page)).game.at, before_ + 2);
    const now = call({ verb: 'play', game: hinted.game }).state.sites;
    for (const one of open_) {
      if (now.find((site_) => site_.site === one.site).value === undefined) await put(page, one, isDrawn);
    }
    await page.waitForSelector('.solved');
    const done = await until(page, (kept) => kept.solved, 'solved');
    assert.equal(await page.textContent('.solved .facts div:nth-child(2) dd'), String(done.hints));

    // The moves played back.
    await page.locator('[data-replay]').press('Home');
    await page.waitForFunction(() => document.querySelector('[data-replay]').getAttribute('aria-valuetext').startsWith('Move 0 '));
    await page.keyboard.press('PageDown');
    assert.deepEqual(faults, []);
    await context.close();
    assert.ok(second, 'more than one cell to fill in');
  });
}

test('golden seeds make the same puzzles in the browser', async () => {
  const { page, context } = await open(browser, site.address);
  for (const family of Object.keys(FAMILIES)) {
    // One seed of each kind of puzzle; the others take longer.
    const recipes = golden(family).filter(([recipe]) => recipe.endsWith('#1'));
    const answers = await ask(page, recipes.map(([recipe]) => ({ verb: 'play', game: recipe })));
    assert.deepEqual(answers.map(body), recipes.map(([, wanted]) => wanted), family);
  }
  await context.close();
});

test('only the keyboard: from the first screen to a solved game', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await page.locator('#open-text').focus();
  await page.keyboard.type('sudoku/size=4,level=easy@1#9');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.cells .cell');
  const { game } = await record(page);
  const answers = new Map(solved(game.puzzle).map((one) => [one.site, one.value]));
  for (let n = 0; n < 40 && !(await page.evaluate(() => document.activeElement?.matches('.cell'))); n += 1) await page.keyboard.press('Tab');
  for (let row = 1; row <= 4; row += 1) {
    for (let column = 1; column <= 4; column += 1) {
      const name = `r${row}c${column}`;
      await page.waitForFunction((id) => document.activeElement.id === id, `site-${name}`);
      await page.keyboard.press(answers.get(name));
      if (column < 4) await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.waitForFunction((id) => document.activeElement.id === id, `site-r${row}c1`);
    if (row < 4) await page.keyboard.press('ArrowDown');
  }
  await page.waitForSelector('.solved');
  assert.deepEqual(faults, []);
  await context.close();
});

test('only touch: digits first, and a path drawn with a finger', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await visit(page, 'settings');
  await page.tap('[data-switch="digitFirst"]');
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const { game } = await record(page);
  const givens = new Set(call({ verb: 'play', game }).state.sites.filter((one) => one.given).map((one) => one.site));
  for (const value of ['1', '2', '3', '4']) {
    await page.tap(`.key[data-value="${value}"]`);
    for (const one of solved(game.puzzle)) {
      if (one.value === value && !givens.has(one.site)) await page.tap(cell(one.site));
    }
    if (value !== '4') await page.tap(`.key[data-value="${value}"]`);
  }
  await page.waitForSelector('.solved');

  await play(page, 'alcazar/width=4,height=4@1#7');
  const touch = await context.newCDPSession(page);
  const box = await page.locator('.cells').boundingBox();
  const at = (column, row) => ({ x: box.x + (box.width * (column + 0.66)) / 4.3, y: box.y + (box.height * (row + 0.66)) / 4.3 });
  const send = (type, ...points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', at(0, 0));
  for (let n = 1; n <= 12; n += 1) await send('touchMove', at(0, n / 4));
  await send('touchEnd');
  const drawn = await until(page, (kept) => kept.filled > 0, 'drawn');
  assert.equal(drawn.game.at, 1, 'a stroke is one move');
  // Two fingers zoom and write nothing.
  await send('touchStart', at(1, 1));
  await send('touchStart', at(1, 1), at(2, 2));
  await send('touchMove', at(0, 0), at(3, 3));
  await send('touchEnd');
  await page.waitForFunction(() => document.querySelector('.lens').style.transform.includes('scale'));
  assert.equal((await record(page)).game.at, 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test('colours, centre marks, peers, selection and modes by keyboard', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/level=easy@1#3');
  const empty = page.locator('.cell[aria-readonly="false"]').first();
  await empty.focus();
  const id = await empty.getAttribute('id');
  const holds = (text) => page.waitForFunction(([one, wanted]) => document.getElementById(one).ariaLabel.includes(wanted), [id, text]);
  await page.waitForSelector('.peer');
  await page.keyboard.press('Shift+Digit4');
  await holds('notes 4');
  await page.keyboard.press('Control+Digit5');
  await holds('centre 5');
  await page.keyboard.press('v');
  await page.keyboard.press('2');
  await holds('colour 2');
  for (const gone of ['colour', 'centre', 'notes']) {
    await page.keyboard.press('Control+z');
    await page.waitForFunction(([one, text]) => !document.getElementById(one).ariaLabel.includes(text), [id, gone]);
  }
  // A value that stands in the same row breaks a rule, and the page says so.
  await page.keyboard.press('z');
  const given = await page.locator(`[id="${id}"]`).locator('xpath=..').locator('[aria-readonly="true"]').first().getAttribute('aria-label');
  await page.keyboard.press(given.split(',')[0]);
  await page.waitForFunction(() => /rule/.test(document.querySelector('.said').textContent));
  await page.waitForSelector('.cell[aria-invalid="true"]');
  await page.keyboard.press('Control+a');
  assert.equal(await page.locator('.cell[aria-selected="true"]').count(), 81);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a mistake costs no notes, however it is mended', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="fill"]');
  const notes = (kept) => call({ verb: 'play', game: kept.game }).state.sites.map((one) => one.notes ?? '').join();
  const noted = await until(page, (kept) => kept.game.at === 1, 'notes');
  const states = call({ verb: 'play', game: noted.game }).state.sites;
  const right = new Map(solved(noted.game.puzzle).map((one) => [one.site, one.value]));
  const first = states.find((one) => one.notes?.length > 1);
  const wrong = [...first.notes].find((value) => value !== right.get(first.site));
  await put(page, { site: first.site, value: wrong });
  const mistaken = await until(page, (kept) => kept.game.at === 2, 'wrong');
  assert.notEqual(notes(mistaken), notes(noted), 'notes are crossed out');
  await page.keyboard.press('Delete');
  assert.equal(notes(await until(page, (kept) => kept.game.at === 3, 'erased')), notes(noted));
  assert.deepEqual(faults, []);
  await context.close();
});

test('what moves: a step shown in parts and a wave at the end, unless nothing may move', async () => {
  const { page, context, faults } = await open(browser, site.address, { reducedMotion: 'no-preference' });
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const hint = async () => {
    for (let stage = 1; stage <= 3; stage += 1) {
      await page.keyboard.press('F1');
      await page.waitForSelector(`.stages li:nth-child(${stage}).on`);
    }
  };
  await hint();
  const shown = () => page.evaluate(() => [...document.querySelectorAll('.picture .placed, .picture .changed')].some((one) => getComputedStyle(one).display !== 'none'));
  assert.equal(await shown(), true);
  await page.evaluate(() => {
    globalThis.wasHidden = false;
    new MutationObserver(() => (globalThis.wasHidden ||= document.querySelector('.board').classList.contains('stage-2'))).observe(document.querySelector('.board'), { attributes: true });
  });
  await page.click('[data-show]');
  await page.waitForFunction(() => globalThis.wasHidden && !document.querySelector('.board').classList.contains('stage-2'));
  assert.equal(await shown(), true, 'what follows comes last');
  await page.keyboard.press('Escape');
  // The last cell is filled: the wave runs once and is gone.
  const { game } = await record(page);
  const states = call({ verb: 'play', game }).state.sites;
  await page.evaluate(() => {
    globalThis.waved = 0;
    new MutationObserver(() => (globalThis.waved = Math.max(globalThis.waved, document.querySelectorAll('.wave').length))).observe(document.querySelector('.picture'), { childList: true, subtree: true });
  });
  for (const [i, one] of solved(game.puzzle).entries()) if (!states[i].given) await put(page, one);
  await page.waitForSelector('.solved');
  await page.waitForFunction(() => globalThis.waved === 16 && !document.querySelector('.wave'));
  // Nothing moves where the player or the system wants it so.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page, 'sudoku/size=4,level=easy@1#8');
  await hint();
  assert.equal(await page.locator('[data-show]').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('checkpoints, restart that can be undone, pause that hides the board', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const { game } = await record(page);
  const [first, second] = solved(game.puzzle).filter((one, i) => !call({ verb: 'play', game }).state.sites[i].given);
  await put(page, first);
  await until(page, (kept) => kept.game.at === 1, 'one move');
  await page.click('[data-act="flag"]');
  await until(page, (kept) => kept.game.checkpoints?.length === 1, 'checkpoint');
  await put(page, second);
  await until(page, (kept) => kept.game.at === 2, 'two moves');
  await page.click('[data-act="flag"]');
  await page.click('[data-point="1"]');
  await until(page, (kept) => kept.game.at === 1, 'back at the checkpoint');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="restart"]');
  await until(page, (kept) => kept.filled === 0, 'begun again');
  await page.click('[data-act="undo"]');
  await until(page, (kept) => kept.filled === 1, 'brought back');
  await page.click('[data-pause]');
  await page.waitForSelector('.covered');
  assert.equal(await page.locator('.cell').count(), 0);
  await page.click('[data-goon]');
  await page.waitForSelector('.cell');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="fill"]');
  await page.waitForFunction(() => [...document.querySelectorAll('.cell')].some((one) => /notes/.test(one.ariaLabel)));
  assert.deepEqual(faults, []);
  await context.close();
});

test('cages, words, proofs, explained mistakes and proved paths', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/killer=yes,level=easy@1#1');
  await page.locator(cell('r1c1')).click();
  await page.waitForSelector('.cage-pick');
  await page.click('[data-ways]');
  await page.waitForSelector('.combo');
  await page.keyboard.press('F2');
  await page.waitForSelector('.hint');
  assert.match(await page.textContent('.hint .why'), /r1c1/);

  await play(page, 'gogen/level=easy@1#7');
  await page.locator('[data-word]').first().click();
  await page.waitForSelector('.trace', { state: 'attached' });

  await play(page, 'sudoku/size=4,level=easy@1#7');
  const { game } = await record(page);
  const states = call({ verb: 'play', game }).state.sites;
  const [first, second] = solved(game.puzzle).filter((one, i) => !states[i].given);
  await put(page, { site: first.site, value: first.value === '1' ? '2' : '1' });
  await until(page, (kept) => kept.game.at === 1, 'wrong');
  await put(page, second);
  await until(page, (kept) => kept.game.at === 2, 'more');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="mistake"]');
  await page.waitForSelector('.walkbox');
  assert.match(await page.textContent('.walkbox .why'), new RegExp(first.site));
  await page.click('[data-before]');
  await until(page, (kept) => kept.game.at === 0, 'before the mistake');

  // A path drawn on as far as it is proved, one undo step that is marked as proved.
  await play(page, 'alcazar/width=5,height=5@1#2');
  await page.click('[data-follow]');
  const path = (await record(page)).game;
  const proves = ({ site: name }) => {
    const begun = call({ verb: 'play', game: path, action: { do: 'place', sites: [name], value: 'o' } }).game;
    return call({ verb: 'play', game: begun, action: { do: 'follow-path', site: name, most: 8 } }).changed;
  };
  const edge = solved(path.puzzle).find((one) => one.value === 'o' && proves(one));
  await page.locator(cell(edge.site)).focus();
  await page.keyboard.press('Enter');
  const followed = await until(page, (kept) => kept.layer.proved?.length > 0, 'drawn on');
  assert.equal(followed.game.at, 2);
  await page.waitForSelector('.proved', { state: 'attached' });
  await page.keyboard.press('Control+z');
  await until(page, (kept) => kept.game.at === 1 && !kept.layer.proved, 'one undo step');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the whole solution is walked through, and all steps are listed', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'futoshiki/size=4,level=easy@1#7');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="explain"]');
  await page.waitForSelector('.walkbox .why');
  const first = await page.textContent('.walkbox .why');
  await page.click('[data-walk-on]');
  await page.waitForFunction((text) => document.querySelector('.walkbox .why').textContent !== text, first);
  await page.keyboard.press('Escape');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="steps"]');
  await page.waitForSelector('.steps li');
  assert.deepEqual(faults, []);
  await context.close();
});

test('large boards zoom by buttons and keys, and the cursor stays in sight', async () => {
  const { page, context } = await open(browser, site.address, { viewport: { width: 390, height: 844 } });
  await play(page, 'sudoku/layout=samurai,level=easy@1#1');
  await page.click('[data-zoom-in]');
  await page.click('[data-zoom-in]');
  await page.locator('.cell').first().focus();
  await page.keyboard.press('Control+End');
  await page.waitForFunction(() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    const at = document.activeElement.getBoundingClientRect();
    return at.right <= board.right + 1 && at.bottom <= board.bottom + 1 && at.width > 25;
  });
  await context.close();
});
