// What axe and a ruler find on every screen.

import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { open, play, record, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';

/** Goes through every screen in a window of a shape, and fails at the first fault of one. */
export async function looksRight(browser, address, name, shape) {
  const { page, context } = await open(browser, address, shape);
  const check = async (screen) => {
    const { violations } = await new AxeBuilder({ page }).exclude('.picture').exclude('.mini').setLegacyMode(true).analyze();
    assert.deepEqual(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes[0].html.slice(0, 160)}`), []);
    const faults = await page.evaluate((isTouch) => {
      const found = [];
      if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
      const board = document.querySelector('.play');
      const drawn = document.querySelector('.play .board')?.getBoundingClientRect();
      if (drawn && Math.max(drawn.width, drawn.height) < 0.3 * Math.min(innerWidth, innerHeight)) found.push('the board is small');
      if (board && document.documentElement.scrollHeight > innerHeight + 1) found.push('play scrolls');
      if (isTouch) {
        for (const one of document.querySelectorAll('button, a, input, select, textarea, summary')) {
          const box = one.getBoundingClientRect();
          const isSmall = box.width > 0 && !one.matches('.cellref, .vh, .prose p a') && (box.height < 43.5 || box.width < 39.5);
          if (isSmall) found.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 90)}`);
        }
        const pad = document.querySelector('.play .acts')?.getBoundingClientRect();
        const strip = document.querySelector('.play .ctx.strip')?.getBoundingClientRect();
        const tools = document.querySelector('.play .tools > :first-child')?.getBoundingClientRect();
        const shown = document.querySelector('.play .board')?.getBoundingClientRect();
        if (pad && pad.bottom > innerHeight + 1) found.push('the actions are cut off');
        const isBeside = (one, other) => one.right <= other.left + 1;
        if (shown && tools && !isBeside(shown, tools) && shown.bottom > tools.top + 1) found.push('the board lies over the tools');
        if (shown && strip && strip.height > 0 && !isBeside(shown, strip) && shown.bottom > strip.top + 1) found.push('the board lies over the strip');
        if (strip && tools && strip.bottom > tools.top + 1) found.push('the strip lies over the tools');
      }
      return found;
    }, name.includes('phone'));
    assert.deepEqual(faults, [], screen);
  };
  await check('home');
  await visit(page, 'make');
  await page.waitForSelector('[data-family="sudoku"]');
  await check('kinds to make');
  await page.click('[data-family="sudoku"] [data-variant="first"]');
  await page.waitForSelector('[data-verdict="several"]');
  await page.waitForSelector('.repairs', { state: 'attached' });
  await check('make');
  await page.click('[data-tool="cage"]');
  await check('make cages');
  if (await page.locator('[data-open-repairs]').isVisible()) await page.click('[data-open-repairs]');
  await page.click('[data-lens]');
  await check('two solutions');
  for (const [family, tool] of [['gogen', 'given'], ['gogen', 'word'], ['futoshiki', 'sign']]) {
    await visit(page, `make/${family}`);
    await page.click(`.is-make [data-tool="${tool}"]`);
    await page.waitForSelector('[data-verdict="several"], [data-verdict="out-of-budget"]');
    await check(`make ${family} ${tool}`);
  }
  await visit(page, '');
  await page.waitForSelector('.new li');
  await page.click('.new li:first-child .more');
  await page.waitForSelector('.dialog');
  await check('options');
  for (const [screen, text] of Object.entries({
    sudoku: 'sudoku/level=easy@1#3',
    killer: 'sudoku/killer=yes,level=easy@1#1',
    gogen: 'gogen/level=easy@1#7',
    alcazar: 'alcazar/level=easy@1#3',
    large: 'sudoku/size=16,level=easy@1#1',
  })) {
    await play(page, text);
    if (screen !== 'alcazar') await page.locator('.cell[aria-readonly="false"]').nth(3).click();
    await check(screen);
  }
  await play(page, 'sudoku/size=4,level=easy@1#7');
  await page.click('[data-act="hint"]');
  await page.waitForSelector('.hint');
  await page.click('[data-next]');
  await check('hint');
  await page.click('[data-all]');
  await page.waitForSelector('.steps li');
  await check('steps');
  await page.click('[data-close]');
  await page.click('[data-open-menu]');
  await check('menu');
  await page.click('[data-close]');
  await page.click('[data-open-menu]');
  await page.click('[data-menu="share"]');
  await page.waitForFunction(() => document.querySelector('#converted')?.value);
  await check('share');
  await page.click('[data-close-share]');
  await page.click('[data-pause]');
  await check('paused');
  await page.click('[data-goon]');
  const { game, key } = await record(page);
  const states = call({ verb: 'play', game }).state.sites;
  for (const [i, one] of solved(game.puzzle).entries()) {
    if (states[i].given) continue;
    await page.locator(`[id="site-${one.site}"]`).focus();
    await page.keyboard.press(one.value);
  }
  await page.waitForSelector('.solved');
  await check('solved');
  for (const [place, wanted] of Object.entries({
    '': '.kept, .new',
    games: '.kept',
    daily: '.days',
    learn: '.techniques',
    'learn/x-wing/sudoku': '.worked svg',
    'first/futoshiki': '.coach',
    settings: '.rows',
    stats: '[data-group]',
    print: '[data-print-make]',
    [`print/${encodeURIComponent('gogen/level=easy@1#7')}`]: '.leaf img',
    [`lines/${key}`]: '#line',
  })) {
    await visit(page, place);
    await page.waitForSelector(wanted);
    await check(place || 'home with a game');
  }
  await visit(page, 'learn/naked-single/sudoku');
  await page.click('[data-practise]');
  await page.waitForSelector('.practice');
  await check('practice');
  await context.close();
}
