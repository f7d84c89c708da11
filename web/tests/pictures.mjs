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
await take('make', { ...DESKTOP, colorScheme: 'light' }, async (page) => {
  const draft = '4.9..68.....4.1..2.......9637...4......1....9.....72...4..7....9.7....5..5.3.2...';
  await page.evaluate((puzzle) => localStorage.setItem('gridwright-draft-sudoku', `sudoku:${puzzle}`), draft);
  await visit(page, 'make/sudoku');
  await page.waitForSelector('[data-repair]');
  await page.click('[data-lens]');
});
await take('statistics', { ...DESKTOP, colorScheme: 'dark' }, async (page) => {
  // Half a year of games, as somebody could have played them.
  await page.evaluate(() => {
    let state = 7;
    const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
    const levels = { easy: 260, medium: 520, hard: 1080, expert: 1650 };
    const steps = { 'hidden-single-box': 8, 'naked-pair': 2, pointing: 2, 'x-wing': 1, skyscraper: 1 };
    const records = Array.from({ length: 160 }, (_, i) => {
      const level = Object.keys(levels)[Math.floor(random() * random() * 4)];
      const daily = new Date(Date.now() - Math.floor(i * 1.1) * 86_400_000).toISOString().slice(0, 10);
      const hints = random() < 0.3 ? 1 : 0;
      const hardest = level === 'hard' ? { technique: 'skyscraper', rating: 4 } : { technique: 'naked-pair', rating: 3 };
      const helped = hints ? { [random() < 0.5 ? 'skyscraper' : 'x-wing']: 1 } : {};
      const seconds = Math.round(levels[level] * (0.6 + random() * random() * 1.6));
      return { key: `p${i}`, date: daily, family: 'sudoku', kind: '', level, seconds, hints, daily: i % 3 ? daily : undefined, hardest, steps, helped };
    });
    return new Promise((resolve) => {
      const request = indexedDB.open('gridwright');
      request.onsuccess = () => {
        const transaction = request.result.transaction('solved', 'readwrite');
        for (const record of records) transaction.objectStore('solved').put(record);
        transaction.oncomplete = () => resolve();
      };
    });
  });
  await visit(page, 'stats');
  await page.waitForSelector('[data-group]');
});
await browser.close();
site.close();
