// The pictures of the page in the README, or those that are named: node tests/pictures.mjs [NAME...]

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, open, play, record, visit } from './browser.mjs';
import { DIST, call, solved } from './engine.mjs';
import { serve } from './server.mjs';

const FOLDER = new URL('../../docs/pictures/page/', import.meta.url).pathname;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

mkdirSync(FOLDER, { recursive: true });
const site = await serve(DIST);
const browser = await launch();

async function take(name, options, work) {
  const wanted = process.argv.slice(2);
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const { page, context } = await open(browser, site.address, options);
  await work(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

/** A hint with all its stages. */
async function hint(page) {
  for (let stage = 1; stage <= 3; stage += 1) {
    await page.keyboard.press('F1');
    await page.waitForSelector(`.stages li:nth-child(${stage}).on`);
  }
}

/** Plays so many of the easiest steps. */
async function follow(page, steps) {
  for (let n = 0; n < steps; n += 1) {
    await hint(page);
    await page.keyboard.press('F1');
    await page.waitForSelector('.hint', { state: 'detached' });
  }
}

/** Fills in a share of the solution. */
async function fill(page, share) {
  const { game } = await record(page);
  const sites = call({ verb: 'play', game }).state.sites;
  const open_ = solved(game.puzzle).filter((_, i) => sites[i].value === undefined);
  for (const one of open_.slice(0, Math.round(open_.length * share))) {
    await page.locator(`[id="site-${one.site}"]`).focus();
    await page.keyboard.press(one.value);
  }
}

await take('hint', { ...DESKTOP, colorScheme: 'light' }, async (page) => {
  await visit(page, 'learn/x-wing/sudoku');
  await page.click('[data-practise]');
  await page.waitForSelector('.cells .cell');
  await hint(page);
});
await take('home', { ...PHONE, colorScheme: 'light' }, async (page) => {
  await play(page, 'sudoku/level=hard@1#3');
  await fill(page, 0.4);
  await visit(page, '');
  await page.waitForSelector('.kept');
  await page.waitForFunction(() => document.querySelectorAll('.today .mini svg').length === 5);
});
await take('killer', { ...PHONE, colorScheme: 'dark' }, async (page) => {
  await play(page, 'sudoku/killer=yes,level=easy@1#1');
  await fill(page, 0.3);
  await page.locator('.cell').nth(49).click();
  await page.click('[data-ways]');
});
await take('gogen', { ...PHONE, colorScheme: 'light' }, async (page) => {
  await play(page, 'gogen/level=easy@1#7');
  await follow(page, 5);
  await page.locator('.words li:not(.done) [data-word]').first().click();
});
await take('path', { ...PHONE, colorScheme: 'dark' }, async (page) => {
  await play(page, 'alcazar/level=easy@1#3');
  await follow(page, 9);
  await hint(page);
});
await browser.close();
site.close();
