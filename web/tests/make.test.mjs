// Puzzles made by hand: an editor for every family, from the empty board to one solution.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, visit } from './browser.mjs';
import { browser, site } from './site.mjs';

/** Waits until the engine has said how many solutions there are. */
async function judged(page, expected) {
  await page.waitForSelector(`[data-verdict="${expected}"]`);
}

async function start(page, family, variant) {
  await visit(page, 'make');
  await page.click(`[data-family="${family}"] [data-variant="${variant}"]`);
  await page.waitForSelector('.is-make .cells .cell');
}

/** Waits until something is true of the page. */
async function until(isSo) {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it never came to this: ${isSo}`);
    await new Promise((wake) => setTimeout(wake, 30));
  }
}

const clues = async (page) => Number(await page.getAttribute('[data-clues]', 'data-clues'));

test('a Sudoku from the empty board to one solution, with the verdict changing live', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await start(page, 'sudoku', 'first');
  await judged(page, 'several');
  // By keys alone: the cursor is on the board, digits are printed, and two that clash leave no solution.
  await page.focus('[id="site-r1c1"]');
  await page.keyboard.press('3');
  await until(async () => (await clues(page)) === 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await judged(page, 'none');
  // The first repair is done, and there is a solution again.
  await page.waitForSelector('[data-repair]');
  await page.keyboard.press('Control+z');
  await judged(page, 'several');
  assert.equal(await clues(page), 1);
  assert.match(await page.getAttribute('[id="site-r2c2"]', 'aria-label'), /^one of/);
  await page.waitForSelector('[data-repair]');
  assert.match(await page.textContent('.logic'), /settles \d+ of 15/);
  const before = await clues(page);
  await page.click('[data-repair]');
  await until(async () => (await clues(page)) === before + 1);
  await page.click('[data-act="make.rest"]');
  await judged(page, 'unique');
  // The rating, whether every clue is needed, and the path.
  assert.match(await page.textContent('.verdict'), /\w \d\.\d.*(Every clue is needed|could be removed)/s);
  await page.waitForSelector('[data-path]');
  assert.match(await page.textContent('.logic'), /Hardest step so far: .*\d\.\d.*× \d/s);
  const made = await clues(page);
  // A reload loses nothing.
  await page.reload();
  await judged(page, 'unique');
  assert.equal(await clues(page), made);
  await page.click('[data-act="make.play"]');
  await page.waitForSelector('.play:not(.is-make) .cells .cell');
  assert.deepEqual(faults, []);
  await context.close();
});

test('clues of every kind are put in and taken away', async () => {
  const { page, context, faults } = await open(browser, site.address);
  const has = (n) => until(async () => (await clues(page)) === n);
  await start(page, 'gogen', 'uber');
  await page.click('[data-tool="word"]');
  await page.fill('#label', 'BREAD');
  await page.click('[data-add]');
  await has(1);
  await page.fill('#label', 'QZ');
  await page.click('[data-add]');
  await until(async () => /expected/.test(await page.textContent('.said')));
  assert.equal(await clues(page), 1);
  await page.click('.printed .iconbtn');
  await has(0);

  await start(page, 'futoshiki', 'small');
  await page.click('[id="site-r1c1"]', { force: true });
  await page.click('[id="site-r1c2"]', { force: true, modifiers: ['Shift'] });
  await page.click('[data-tool="sign"]');
  await page.click('[data-value=">"]');
  await has(1);
  await page.click('[data-act="make.rest"]');
  await judged(page, 'unique');

  await start(page, 'alcazar', 'small');
  await page.focus('.cell >> nth=8');
  await page.keyboard.press('Enter');
  await has(1);
  await page.keyboard.press('Enter');
  await has(0);

  await start(page, 'sudoku', 'first');
  await page.click('[id="site-r1c1"]', { force: true });
  await page.click('[id="site-r1c2"]', { force: true, modifiers: ['Shift'] });
  await page.click('[data-tool="cage"]');
  await page.fill('#label', '3');
  await page.click('[data-add]');
  await has(1);
  await page.click('[data-act="play.undo"]');
  await has(0);

  await start(page, 'cirth', 'small');
  await page.click('[data-tool="areas"]');
  await page.click('[id="site-r1c1"]', { force: true });
  await page.click('[data-area="0"]');
  await page.click('[data-print-areas]');
  await until(async () => (await page.locator('[data-print-areas][disabled]').count()) === 1 || /expected/.test(await page.textContent('.said')));
  assert.deepEqual(faults, []);
  await context.close();
});

test('two solutions overlaid, and a repair that leaves one', async () => {
  const { page, context, faults } = await open(browser, site.address);
  // Two solutions: the corners of a rectangle can be changed for one another.
  await page.evaluate(() => localStorage.setItem('gridwright-draft-sudoku', 'sudoku/size=4:..343412..434321'));
  await visit(page, 'make/sudoku');
  await judged(page, 'several');
  await until(async () => (await page.getAttribute('[data-solutions]', 'data-solutions')) === '2');
  await page.click('[data-lens]');
  await page.waitForSelector('.picture .second-line', { state: 'attached' });
  const [one, other] = [await page.locator('.picture .first').allTextContents(), await page.locator('.picture .second').allTextContents()];
  assert.deepEqual([one.join(''), other.join('')].sort(), ['1221', '2112']);
  await page.click('[data-repair]');
  await judged(page, 'unique');
  assert.equal(await page.locator('.picture .second').count(), 0, 'one solution is left');
  assert.match(await page.textContent('.verdict'), /Easy/);

  // Paths: a board without walls has many ways, and two of them are drawn.
  await start(page, 'alcazar', 'small');
  await judged(page, 'several');
  await page.click('[data-lens]');
  await page.waitForSelector('.picture .second-way', { state: 'attached' });
  assert.ok((await page.locator('.picture .first-way').count()) > 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('values in a symmetry, and away again', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await start(page, 'sudoku', 'first');
  await page.selectOption('[data-symmetry]', 'rotate180');
  await page.focus('[id="site-r1c2"]');
  await page.keyboard.press('3');
  await until(async () => (await clues(page)) === 2);
  assert.match(await page.getAttribute('[id="site-r4c3"]', 'aria-label'), /^[1-4], r4c3/);
  await judged(page, 'several');
  await page.keyboard.press('Delete');
  await until(async () => (await clues(page)) === 0);
  await start(page, 'alcazar', 'small');
  await page.selectOption('[data-symmetry]', 'mirror');
  await page.focus('.cell >> nth=8');
  await page.keyboard.press('Enter');
  await until(async () => (await clues(page)) === 2);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [family, variant] of Object.entries({ cirth: 'small', gogen: 'uber', alcazar: 'small', futoshiki: 'small' })) {
  test(`${family}: from the empty board to one solution, by keys alone`, async () => {
    const { page, context, faults } = await open(browser, site.address);
    await visit(page, 'make');
    await page.focus(`[data-family="${family}"] [data-variant="${variant}"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.is-make .cells .cell');
    await page.waitForSelector('[data-verdict="several"], [data-verdict="out-of-budget"]');
    // A first clue on the board, undone and done again.
    await page.locator('.is-make .cell').nth(family === 'alcazar' ? 8 : 0).focus();
    await page.keyboard.press(family === 'gogen' ? 'B' : family === 'alcazar' ? 'Enter' : '2');
    await until(async () => (await clues(page)) === 1);
    await page.keyboard.press('Control+z');
    await until(async () => (await clues(page)) === 0);
    await page.keyboard.press('Control+y');
    await until(async () => (await clues(page)) === 1);
    // The rest is printed by the engine, as often as a solution that is drawn can be told from all others.
    for (let n = 0; n < 8 && (await page.locator('[data-verdict="unique"]').count()) === 0; n += 1) {
      await page.focus('[data-act="make.rest"]');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      await page.waitForSelector('[data-verdict="unique"], [data-verdict="several"], [data-verdict="out-of-budget"]');
    }
    await judged(page, 'unique');
    assert.ok((await clues(page)) > 1);
    if (family === 'gogen') {
      await page.click('[data-tool="word"]');
      assert.ok((await page.locator('.printed li').count()) > 0, 'words rather than letters alone');
    }
    await page.focus('[data-act="make.play"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.play:not(.is-make) .cells .cell');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('the verdict is whole on a narrow phone, with its grade or its reason', async () => {
  const boards = {
    unique: ['sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 'futoshiki/level=easy@1#1', 'alcazar/level=easy@1#1', 'gogen/level=easy@1#1'],
    none: ['sudoku:55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'],
  };
  for (const [height, locale] of [[640, 'en-GB'], [741, 'de-DE'], [800, 'es-ES'], [640, 'it-IT']]) {
    const { page, context, faults } = await open(browser, site.address, { viewport: { width: 360, height }, hasTouch: true, isMobile: true, locale });
    for (const [outcome, drafts] of Object.entries(boards)) {
      for (const draft of drafts) {
        const family = draft.split(/[:/]/)[0];
        await visit(page, 'make');
        await page.waitForSelector(`[data-family="${family}"]`);
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`gridwright-draft-${family}`, draft]);
        await visit(page, `make/${family}`);
        await page.waitForSelector(`[data-verdict="${outcome}"]`);
        const board = await page.locator('.board').boundingBox();
        if (outcome === 'none') await page.waitForSelector('.repairs', { state: 'attached' });
        const cut = await page.evaluate(() => {
          const strip = document.querySelector('.ctx.strip').getBoundingClientRect();
          const parts = [...document.querySelectorAll('.verdict .big, .verdict .sub, .verdict .btn')];
          const isCut = (one) => {
            const box = one.getBoundingClientRect();
            return box.height < 12 || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2 || box.bottom > strip.bottom + 1 || box.top < strip.top - 1;
          };
          const tools = document.querySelector('.tools > :first-child').getBoundingClientRect();
          return [...parts.filter(isCut).map((one) => one.textContent), ...(strip.bottom > tools.top ? ['under the tools'] : []), ...(parts.length === 3 ? [] : ['not all of it'])];
        });
        assert.deepEqual(cut, [], `${locale} ${height} ${draft}`);
        // Everything else is a tap away, and nothing moves.
        await page.tap('[data-open-repairs]');
        await page.waitForSelector('.ctx.sheet .logic, .ctx.sheet .repairs');
        await page.tap('[data-open-repairs]');
        await page.waitForSelector('.ctx.strip');
        assert.deepEqual(await page.locator('.board').boundingBox(), board);
      }
    }
    // Every tool has its room, however many clues there are.
    await visit(page, 'make/futoshiki');
    await page.waitForSelector('[data-verdict="unique"]');
    const board = await page.locator('.board').boundingBox();
    for (const tool of ['sign', 'given']) {
      await page.tap(`[data-tool="${tool}"]`);
      const [strip, tools] = [await page.locator('.ctx.strip').boundingBox(), await page.locator('.tools > :first-child').boundingBox()];
      assert.ok(strip.y + strip.height <= tools.y, `${locale} ${height} ${tool}: ${strip.y + strip.height} is below ${tools.y}`);
      assert.deepEqual(await page.locator('.board').boundingBox(), board, tool);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('what the engine refuses is said in the language of the page', async () => {
  const { page, context, faults } = await open(browser, site.address, { locale: 'de-DE' });
  await visit(page, 'make');
  await page.click('[data-family="sudoku"] [data-variant="first"]');
  await page.waitForSelector('[data-verdict="several"]');
  await page.click('[data-tool="cage"]');
  await page.click('[id="site-r1c1"]');
  await page.fill('.addclue input', 'viele');
  await page.click('.addclue button');
  await page.waitForSelector('.said.is-bad');
  assert.match(await page.textContent('.said.is-bad span'), /erwartet: eine Summe/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what the engine refuses is said in full, also on a low phone', async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 360, height: 800 }, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
    const { page, context, faults } = await open(browser, site.address, { viewport });
    await visit(page, 'make');
    await page.click('[data-family="sudoku"] [data-variant="first"]');
    await page.waitForSelector('[data-verdict="several"]');
    await page.click('[data-tool="cage"]');
    await page.click('[id="site-r1c1"]');
    await page.fill('.addclue input', 'many');
    await page.click('.addclue button');
    await page.waitForSelector('.said.is-bad');
    assert.match(await page.textContent('.said.is-bad span'), /^expected a sum/);
    const isWhole = await page.evaluate(() => {
      const text = document.querySelector('.said span');
      const box = text.getBoundingClientRect();
      const on = document.elementFromPoint(box.x + 4, box.y + box.height / 2);
      return box.height > 10 && text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 2 && text.closest('.said').contains(on);
    });
    assert.ok(isWhole, `${viewport.width} x ${viewport.height}: ${await page.textContent('.said')}`);
    // The next change that is possible takes it away.
    await page.fill('.addclue input', '3');
    await page.click('.addclue button');
    await page.waitForFunction(() => !document.querySelector('.said.is-bad'));
    assert.deepEqual(faults, []);
    await context.close();
  }
});
