// How large and how fast the page is: node tests/figures.mjs

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { launch, open, play } from './browser.mjs';
import { DIST } from './engine.mjs';
import { serve } from './server.mjs';

const LOADS = 7;
const KEYS = 21;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (value) => `${Math.round(value)} ms`;

/** The size of a file as it is sent: the build packs what is worth it. */
const packed = (path) => statSync(path).size;

function sizes() {
  const files = readdirSync(DIST, { recursive: true }).map(String).filter((name) => statSync(join(DIST, name)).isFile() && name !== 'sources.txt');
  const sum = (isWanted) => files.filter(isWanted).reduce((total, name) => total + packed(join(DIST, name)), 0);
  const isEngine = (name) => /\.wasm(\.br)?$/.test(name);
  const isLanguage = (name) => /(de|es|it)-[^/]*\.js/.test(name);
  const engine = files.find(isEngine);
  const plain = readFileSync(join(DIST, engine));
  const unpacked = engine.endsWith('.br') ? brotliDecompressSync(plain).length : plain.length;
  console.log(`engine                ${(sum(isEngine) / 1e6).toFixed(2)} MB brotli, ${(unpacked / 1e6).toFixed(2)} MB`);
  console.log(`page                  ${(sum((name) => !isEngine(name) && !isLanguage(name)) / 1e3).toFixed(1)} KB brotli`);
  console.log(`each other language   ${(sum(isLanguage) / 3e3).toFixed(1)} KB brotli`);
}

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

sizes();
const site = await serve(DIST);
const browser = await launch();
await loading(browser, site.address);
await keys(browser, site.address, 'sudoku 9 x 9', 'sudoku/level=easy@1#3');
await keys(browser, site.address, 'samurai', 'sudoku/layout=samurai,level=easy@1#1');
await keys(browser, site.address, 'sudoku 25 x 25', 'sudoku/size=25@1#1');
await browser.close();
site.close();
