// How large and how fast the page is: node tests/figures.mjs

import { launch, open, play } from './browser.mjs';
import { DIST } from './engine.mjs';
import { serve } from './server.mjs';
import { sizes } from './sizes.mjs';

const LOADS = 7;
const KEYS = 21;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (value) => `${Math.round(value)} ms`;

async function loading(browser, address) {
  const times = [];
  const shifts = [];
  for (let n = 0; n < LOADS; n += 1) {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.new .chip')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (globalThis.ready = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await page.goto(address);
    times.push(await (await page.waitForFunction(() => globalThis.ready)).jsonValue());
    await page.waitForTimeout(300);
    shifts.push(await page.evaluate(() => globalThis.shift));
    await context.close();
  }
  console.log(`cold load to use      ${round(median(times))}, at most ${round(Math.max(...times))}; layout shift ${Math.max(...shifts).toFixed(3)}`);
}

/** From a key to the frame that shows what it did. */
async function keys(browser, address, name, text) {
  const { page, context } = await open(browser, address, { serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await play(page, text);
  await page.waitForTimeout(500);
  const cells = page.locator('.cell[aria-readonly="false"]');
  const times = [];
  for (let n = 0; n < KEYS; n += 1) {
    await cells.nth(n).focus();
    await page.evaluate((id) => {
      globalThis.painted = new Promise((resolve) => {
        let pressed = 0;
        addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (document.getElementById(id).ariaLabel.startsWith('empty')) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressed)));
        }).observe(document.querySelector('.cells'), { attributes: true, subtree: true });
      });
    }, await cells.nth(n).getAttribute('id'));
    await page.keyboard.press(String((n % 9) + 1));
    times.push(await page.evaluate(() => globalThis.painted));
  }
  await page.keyboard.press('Control+z');
  const hint = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector('[data-act="hint"]').click();
    while (!document.querySelector('.hint')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  console.log(`${name.padEnd(22)}key to paint ${round(median(times))}, at most ${round(Math.max(...times))}; first hint ${round(hint)}`);
  await context.close();
}

const { engine, page, english, font, language, unpacked } = sizes();
console.log(`engine                ${(engine / 1e6).toFixed(3)} MB brotli, ${(unpacked / 1e6).toFixed(2)} MB`);
console.log(`page                  ${(page / 1e3).toFixed(1)} KB brotli`);
console.log(`everything in English ${(english / 1e6).toFixed(3)} MB brotli`);
console.log(`font of pictures      ${(font / 1e3).toFixed(1)} KB brotli`);
console.log(`each other language   ${(language / 1e3).toFixed(1)} KB brotli`);
const site = await serve(DIST);
const browser = await launch();
await loading(browser, site.address);
await keys(browser, site.address, 'sudoku 9 x 9', 'sudoku/level=easy@1#3');
await keys(browser, site.address, 'samurai', 'sudoku/layout=samurai,level=easy@1#1');
await keys(browser, site.address, 'sudoku 25 x 25', 'sudoku/size=25@1#1');
await browser.close();
site.close();
