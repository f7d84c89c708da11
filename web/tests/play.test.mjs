// Every family played in a real browser, with the engine in WebAssembly and no server behind it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { launch, open } from './browser.mjs';
import { serve } from './server.mjs';

const FAMILIES = ['sudoku', 'cirth', 'gogen', 'alcazar', 'futoshiki'];
let browser;
let site;

before(async () => {
  site = await serve(process.env.GRIDWRIGHT_DIST ?? new URL('../dist', import.meta.url).pathname);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  site?.close();
});

async function start(page, family, level = 'easy') {
  await page.click(`.chip[data-family="${family}"][data-level="${level}"]`);
  await page.waitForSelector('.cells .cell');
}

const filled = async (page) => Number(/(\d+)/.exec(await page.textContent('.what .sub'))?.[1] ?? '0');

for (const family of FAMILIES) {
  test(`${family}: a hint in three stages, undo, reload, solved to the end`, async () => {
    const { page, context, faults } = await open(browser, site.address);
    await start(page, family);
    const stages = [];
    for (let stage = 1; stage <= 3; stage += 1) {
      await page.click(stage === 1 ? '[data-act="hint"]' : '[data-next]');
      await page.waitForSelector(`.stages li:nth-child(${stage}).on`);
      stages.push(await page.textContent('.hint .why'));
    }
    assert.equal(new Set(stages).size, 3, 'each stage says something else');
    await page.click('[data-do]');
    await page.waitForSelector('.hint', { state: 'detached' });
    assert.ok(await page.isEnabled('[data-act="undo"]'));
    await page.click('[data-act="undo"]');
    await page.waitForFunction(() => document.querySelector('[data-act="undo"]')?.disabled);
    await page.click('[data-act="redo"]');
    await page.waitForFunction(() => !document.querySelector('[data-act="undo"]')?.disabled);

    // Nothing is lost on reload.
    const before = await filled(page);
    await page.reload();
    await page.waitForSelector('.cells .cell');
    assert.equal(await filled(page), before);

    // Hints lead to the end.
    for (let n = 0; n < 400 && !(await page.isVisible('.solved')); n += 1) {
      await page.keyboard.press('F1');
      await page.waitForSelector('.hint, .solved');
      if (await page.isVisible('.solved')) break;
      await page.keyboard.press('F1');
      await page.keyboard.press('F1');
      await page.waitForSelector('[data-do]');
      await page.keyboard.press('F1');
      await page.waitForSelector('.hint', { state: 'detached' });
    }
    assert.ok(await page.isVisible('.solved'), 'solved');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('digits, notes, mistakes and colours by keyboard', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await start(page, 'sudoku');
  const empty = page.locator('.cell[aria-readonly="false"]').first();
  await empty.focus();
  const name = await empty.getAttribute('id');
  const label = () => page.getAttribute(`[id="${name}"]`, 'aria-label');
  await page.keyboard.press('Shift+Digit4');
  await page.waitForFunction((id) => /notes 4/.test(document.getElementById(id).ariaLabel), name);
  // A value that stands in the same row breaks a rule.
  const row = await page.locator(`[id="${name}"]`).locator('xpath=..').locator('[aria-readonly="true"]').first().getAttribute('aria-label');
  const wrong = row.split(',')[0];
  await page.keyboard.press(wrong);
  await page.waitForFunction((id) => !/empty/.test(document.getElementById(id).ariaLabel), name);
  assert.match(await page.textContent('.said'), /rule/);
  await page.click('[data-act="hint"]');
  await page.waitForSelector('.hint [role="alert"]');
  await page.click('.hint .btn.main');
  await page.waitForFunction((id) => /empty/.test(document.getElementById(id).ariaLabel), name);
  assert.match(await label(), /notes 4/, 'notes survive a mistake');
  await page.locator(`[id="${name}"]`).focus();
  await page.keyboard.press('v');
  await page.keyboard.press('2');
  await page.waitForFunction((id) => /colour 2/.test(document.getElementById(id).ariaLabel), name);
  await page.keyboard.press('Control+z');
  await page.waitForFunction((id) => !/colour/.test(document.getElementById(id).ariaLabel), name);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a path is drawn with the pointer, as one step to undo', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await start(page, 'alcazar');
  const box = await page.locator('.cells').boundingBox();
  const side = box.width / 8;
  await page.mouse.move(box.x + side * 1.5, box.y + side * 2.5);
  await page.mouse.down();
  await page.mouse.move(box.x + side * 4.5, box.y + side * 2.5, { steps: 8 });
  await page.mouse.up();
  await page.waitForFunction(() => !document.querySelector('[data-act="undo"]').disabled);
  const drawn = await filled(page);
  assert.ok(drawn >= 2, `${drawn} edges`);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelector('[data-act="undo"]').disabled);
  assert.equal(await filled(page), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('texts and sentences in four languages', async () => {
  const { page, context, faults } = await open(browser, site.address);
  const seen = new Set();
  for (const [code, hint] of [['de', 'Tipp'], ['es', 'Pista'], ['it', 'Aiuto'], ['en', 'Hint']]) {
    await page.goto(`${site.address}#/settings`);
    await page.click(`.chip[lang="${code}"]`);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, code);
    await page.goto(`${site.address}#/`);
    await page.waitForSelector('.new .chip');
    await start(page, 'sudoku');
    assert.match(await page.textContent('[data-act="hint"]'), new RegExp(hint));
    await page.click('[data-act="hint"]');
    await page.waitForSelector('.hint .why');
    seen.add((await page.textContent('.hint .why')).split(' ')[0]);
  }
  assert.ok(seen.size >= 3, [...seen].join(', '));
  assert.deepEqual(faults, []);
  await context.close();
});

test('what cannot be opened is said in one sentence', async () => {
  const { page, context } = await open(browser, site.address);
  await page.fill('#open-text', 'hello');
  await page.click('.openbox .btn.main');
  await page.waitForSelector('.fault');
  assert.match(await page.textContent('.fault'), /expected/);
  await page.fill('#open-text', '4.9..68....84.1..2.......9637...4......1....9.....72...4..7....9.7....5..5.3.2...');
  await page.click('.openbox .btn.main');
  await page.waitForSelector('.cells .cell');
  assert.equal(await page.locator('.cell').count(), 81);
  await context.close();
});

test('without a network after the first visit', async () => {
  const { page, context } = await open(browser, site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForSelector('.new .chip');
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('.new .chip');
  await start(page, 'sudoku');
  assert.equal(await page.locator('.cell').count(), 81);
  await context.close();
});

test('axe finds nothing on any screen, at phone and desktop size', async () => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 860 }]) {
    const { page, context } = await open(browser, site.address, { viewport });
    const check = async (name) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0].html.slice(0, 120)}`), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(wide, false, `${name} scrolls sideways`);
    };
    await check('home');
    for (const family of ['sudoku', 'gogen', 'alcazar']) {
      await page.goto(`${site.address}#/`);
      await page.waitForSelector('.new .chip');
      await start(page, family);
      await check(family);
      await page.click('[data-act="hint"]');
      await page.waitForSelector('.hint');
      await check(`${family} hint`);
    }
    for (const place of ['learn', 'learn/naked-pair', 'settings']) {
      await page.goto(`${site.address}#/${place}`);
      await page.waitForSelector('h1');
      await check(place);
    }
    await context.close();
  }
});
