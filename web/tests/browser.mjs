import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PATHS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How long to wait for anything; machines that do something else beside are slow. */
const PATIENCE_MS = 30_000;

/** A real Chromium. */
export async function launch() {
  const executablePath = PATHS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium was found: cargo xtask setup installs it');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A new profile, whose faults are collected. */
export async function open(browser, address, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(address);
  await page.waitForSelector('.new .chip');
  return { page, context, faults };
}

/** Goes to a screen of the page. */
export async function visit(page, place) {
  await page.evaluate((hash) => (location.hash = hash), `/${place}`);
}

/** Opens a puzzle by its text, and waits until its board has taken the place of the one before. */
export async function play(page, text) {
  await page.evaluate(() => document.querySelector('.play')?.setAttribute('data-left', ''));
  await visit(page, `open/${encodeURIComponent(text)}`);
  await page.waitForSelector('.play:not([data-left]) .cells .cell');
}

/** The game that is played now, as the page keeps it. */
export function record(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const key = decodeURIComponent(location.hash.split('/')[2]);
        const request = indexedDB.open('gridwright');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const got = request.result.transaction('games').objectStore('games').get(key);
          got.onsuccess = () => resolve(got.result);
        };
      }),
  );
}

/** Waits until the page has kept a game about which something is true. */
export async function until(page, isSo, what) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await record(page);
    if (now && isSo(now)) return now;
    if (Date.now() > end) throw new Error(`it never came to this: ${what}`);
    await page.waitForTimeout(20);
  }
}
