// What goes wrong in real life: damaged links and files, two windows, no storage, a crash amid a move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { open, play, record, until, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';
import { browser, site } from './site.mjs';

const cell = (name) => `[id="site-${name}"]`;
const SMALL = 'sudoku/size=4,level=easy@1#7';

/** The sites to fill in a game, with their values. */
function open_(game) {
  const { sites } = call({ verb: 'play', game }).state;
  return solved(game.puzzle).filter((_, i) => !sites[i].given);
}

async function put(page, { site: name, value }) {
  await page.locator(cell(name)).focus();
  await page.keyboard.press(value);
}

/** The link to a game, as the page writes it. */
const carried = (game) => deflateRawSync(typeof game === 'string' ? game : JSON.stringify(game)).toString('base64url');

test('a damaged address is refused in one sentence, and nothing is lost', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, SMALL);
  const { key } = await record(page);
  const damaged = {
    'open/%E0%A4%A': /expected/,
    'open/sudoku%2Flevel%3Deasy%401': /./,
    'game/xyz': /not whole/,
    [`game/${carried('null')}`]: /not whole/,
    [`game/${carried({ puzzle: 7, at: 0 })}`]: /not whole/,
    [`game/${carried({ puzzle: SMALL, at: 1, moves: ['nonsense'] })}`]: /not whole/,
    [`game/${carried({ puzzle: SMALL, at: 1, moves: 'r1c1=1' })}`]: /not whole/,
    [`game/${carried({ puzzle: 'sudoku/size=4,lev', at: 0 })}`]: /not whole/,
    'play/nosuch': /not kept in this browser/,
    'lines/nosuch': /not kept in this browser/,
    'first/nosuch': /nosuch/,
    'nosuch/place': /nothing at this address/,
  };
  for (const [place, wanted] of Object.entries(damaged)) {
    await visit(page, '');
    await page.waitForSelector('.new .chip');
    await page.evaluate((hash) => (location.hash = hash), `/${place}`);
    await page.waitForFunction((text) => new RegExp(text).test(document.querySelector('.page > .fault p')?.textContent ?? ''), wanted.source);
    assert.equal(await page.evaluate(() => location.hash), '#/', `${place}: back on the first screen`);
    await page.waitForSelector('.new .chip');
    assert.equal(await page.locator('.kept').count(), 1, place);
  }
  // The same as the first address of a visit.
  await page.goto('about:blank');
  await page.goto(`${site.address}#/open/%E0%A4%A`);
  await page.waitForSelector('.page > .fault');
  await page.waitForSelector('.new .chip');
  // Screens that need no more than a part of their address show the rest.
  for (const [place, wanted] of [
    ['daily/sudoku/2026-13', '.day'],
    ['daily/sudoku/soon', '.day'],
    ['daily/nosuch', '.day'],
    ['daily/sudoku/2026-02-31', '.page > .fault'],
    ['learn/nosuch/sudoku', '.page > .fault'],
    ['learn//nosuch', '.techniques'],
    ['stats/nosuch', '.stats'],
    ['make/nosuch', '.page > .fault'],
    ['print/nosuch', '.page > .fault'],
  ]) {
    await visit(page, place);
    await page.waitForSelector(wanted);
    await page.waitForSelector('header.top .mark');
    await visit(page, '');
    await page.waitForSelector('.new .chip');
  }
  await visit(page, `play/${key}`);
  await page.waitForSelector('.cells .cell');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the way back from a link does not lead into it again', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await visit(page, 'learn');
  await page.waitForSelector('.techniques');
  await play(page, SMALL);
  await page.goBack();
  await page.waitForSelector('.techniques');
  assert.match(await page.evaluate(() => location.hash), /^#\/learn/);
  await visit(page, 'open/nonsense');
  await page.waitForSelector('.page > .fault');
  await page.goBack();
  await page.waitForSelector('.techniques');
  // A search that is cancelled leads back to the first screen.
  await visit(page, `open/${encodeURIComponent('sudoku/size=25,level=extreme@1#1')}`);
  await page.click('[data-cancel]');
  await page.waitForSelector('.new .chip');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a damaged copy changes nothing, and what can be read of one is read', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, SMALL);
  await put(page, open_((await record(page)).game)[0]);
  const kept = await until(page, (now) => now.game.at === 1, 'a move');
  await visit(page, 'stats');
  const whole = {
    format: 'gridwright-everything',
    version: 1,
    saved: '',
    settings: {},
    drafts: {},
    games: [{ ...kept, key: 'other', updated: kept.updated + 1e6 }],
    solved: [],
    practice: [],
  };
  const load = async (content, wanted) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await page.setInputFiles('[data-load]', { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.waitForFunction((one) => new RegExp(one).test(document.querySelector('[data-kept]').textContent), wanted.source);
  };
  const game = whole.games[0];
  const damaged = [
    JSON.stringify(whole).slice(0, -40),
    { ...whole, drafts: null },
    { ...whole, drafts: { sudoku: 7 } },
    { ...whole, settings: null },
    { ...whole, games: [{ ...game, layer: null }] },
    { ...whole, games: [{ ...game, log: 'move' }] },
    { ...whole, games: [{ ...game, log: [{ before: {} }] }] },
    { ...whole, games: [{ ...game, seconds: 'long' }] },
    { ...whole, games: [{ ...game, game: { puzzle: SMALL } }] },
    { ...whole, solved: [{ key: 'x' }] },
    { ...whole, practice: [{ id: 'x' }] },
    { ...whole, version: 'one' },
  ];
  for (const content of damaged) {
    await load('[]', /no copy/);
    await load(content, /This copy is damaged; nothing was changed\./);
  }
  await load('null', /no copy/);
  await visit(page, 'games');
  await page.waitForSelector('.kept');
  assert.equal(await page.locator('.kept').count(), 1, 'nothing was changed');

  // A game that no engine reads is left out; settings of the wrong kind are left alone.
  await visit(page, 'stats');
  const unreadable = { ...game, key: 'unreadable', game: { puzzle: 'sudoku:nonsense', at: 0 } };
  const settings = { timer: false, last: null, print: 'large', language: 7, unknown: 1 };
  await load({ ...whole, games: [game, unreadable], settings }, /1 game was brought in\..*1 game could not be read and was left out\./);
  await visit(page, '');
  await page.waitForSelector('.new .chip');
  await page.waitForFunction(() => document.querySelectorAll('.kept').length === 2);
  await page.reload();
  await page.waitForSelector('.new .chip');
  await visit(page, 'print');
  await page.waitForSelector('[data-print-make]');
  await visit(page, 'play/other');
  await page.waitForSelector('.cells .cell');
  assert.equal((await record(page)).game.at, 1);
  assert.equal(await page.locator('[role="timer"]').count(), 0, 'the other settings came along');
  // On the first screen too, and written by another program.
  await visit(page, '');
  await page.setInputFiles('.openbox input[type="file"]', { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...whole, drafts: null }, null, 2)) });
  await page.waitForFunction(() => /damaged/.test(document.querySelector('.page > .fault p')?.textContent ?? ''));
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game in two windows goes on in both, and neither takes back what the other did', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, SMALL);
  const { key, game } = await record(page);
  const [first, second, third, fourth] = open_(game);
  const other = await context.newPage();
  other.on('pageerror', (error) => faults.push(String(error)));
  await other.goto(`${site.address}#/play/${key}`);
  await other.waitForSelector('.cells .cell');
  const shows = (window, { site: name, value }) =>
    window.waitForFunction(([id, text]) => document.getElementById(id)?.getAttribute('aria-label').startsWith(text), [`site-${name}`, value]);

  await put(page, first);
  await shows(other, first);
  await put(other, second);
  await shows(page, second);
  await put(page, third);
  const kept = await until(page, (now) => now.game.at === 3, 'three moves');
  assert.equal(kept.filled, 3);
  await page.click('[data-act="undo"]');
  await other.waitForFunction((id) => document.getElementById(id).getAttribute('aria-label').startsWith('empty'), `site-${third.site}`);

  // A window that was not told, because it was asleep: its move is not made, and it says why.
  const asleep = await context.newPage();
  await asleep.addInitScript(() => (BroadcastChannel.prototype.addEventListener = () => undefined));
  await asleep.goto(`${site.address}#/play/${key}`);
  await asleep.waitForSelector('.cells .cell');
  await put(page, third);
  await until(page, (now) => now.game.at === 3, 'made in one window');
  await put(asleep, fourth);
  await asleep.waitForFunction(() => /another window/.test(document.querySelector('.play > .fault p')?.textContent ?? ''));
  await shows(asleep, third);
  assert.equal((await record(page)).game.at, 3, 'nothing was taken back');
  await put(asleep, fourth);
  await until(asleep, (now) => now.game.at === 4, 'made the second time');
  await shows(page, fourth);

  // A game that is removed in another window stays away, unless it is played on.
  await visit(other, 'games');
  await other.click('.kept .drop');
  await other.waitForFunction(() => !document.querySelector('.kept'));
  await visit(page, 'settings');
  await page.waitForSelector('[data-switch="timer"]');
  await visit(page, 'games');
  await page.waitForSelector('h1');
  assert.equal(await page.locator('.kept').count(), 0);
  // Settings are the same in all windows.
  await visit(page, 'settings');
  await visit(other, 'settings');
  await page.click('[data-switch="timer"]');
  await other.waitForSelector('[data-switch="timer"][aria-checked="false"]');
  await other.click('[data-switch="peers"]');
  await page.waitForSelector('[data-switch="peers"][aria-checked="false"]');
  await page.reload();
  await page.waitForSelector('[data-switch="timer"][aria-checked="false"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a pause hides everything that helps to think', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 390, height: 844 } });
  for (const text of ['futoshiki/level=easy@1#7', 'sudoku/killer=yes,level=easy@1#1', 'gogen/level=easy@1#7', 'alcazar/level=easy@1#3']) {
    await play(page, text);
    if (!text.startsWith('alcazar')) await page.locator('.cell[aria-readonly="false"]').first().click();
    await page.click('[data-act="hint"]');
    await page.waitForSelector('.hint');
    await page.click('[data-pause]');
    await page.waitForSelector('.covered');
    await page.waitForFunction(() => document.getElementById('said').textContent.trim() === 'Paused');
    const seen = await page.locator('main').innerText();
    assert.match(seen.replace(/\s+/g, ' ').trim(), /^\S+.* \d+ of \d+ (\d+:\d\d )?Paused (\d+:\d\d )?Go on$/, text);
    assert.equal(await page.locator('main svg:not(.i):visible, .said span:not(:empty):visible').count(), 0, text);
    // No key and no button does anything to a hidden board.
    const { game } = await record(page);
    for (const key of ['1', 'Delete', 'Control+z', 'h', 'F2']) await page.keyboard.press(key);
    assert.equal(await page.locator('[data-open-menu]').isDisabled(), true);
    assert.deepEqual((await record(page)).game, game);
    await page.click('[data-goon]');
    await page.waitForSelector('.cells .cell');
    await page.waitForSelector('.tools:visible');
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('without storage every game can be played, and a sentence says that nothing is kept', async () => {
  const refusals = {
    'a database that is refused': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    'a database that fails': () => {
      IDBFactory.prototype.open = () => {
        const request = { error: new DOMException('private', 'InvalidStateError') };
        setTimeout(() => request.onerror());
        return request;
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'no room': () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };
  for (const [name, refuse] of Object.entries(refusals)) {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript(refuse);
    await page.goto(site.address);
    await page.waitForSelector('.new .chip');
    await visit(page, `open/${encodeURIComponent(SMALL)}`);
    await page.waitForSelector('.play .cells .cell');
    await page.waitForSelector('.play > .fault');
    assert.match(await page.textContent('.fault p'), /gone when you close the page/, name);
    await page.click('.play > .fault button');
    await page.waitForFunction(() => !document.querySelector('.fault'));
    const answers = open_(call({ verb: 'play', game: SMALL }).game);
    await put(page, answers[0]);
    await page.waitForFunction((n) => document.querySelector('[data-filled]').dataset.filled === n, '1');
    // Found again as long as the page is open, and told no more.
    const address = await page.evaluate(() => location.hash);
    await visit(page, '');
    await page.waitForSelector('.kept');
    assert.equal(await page.locator('.fault').count(), 0, name);
    await page.evaluate((hash) => (location.hash = hash), address);
    await page.waitForSelector('.play .cells .cell');
    await page.waitForFunction((n) => document.querySelector('[data-filled]').dataset.filled === n, '1');
    for (const one of answers.slice(1)) await put(page, one);
    await page.waitForSelector('.solved');
    await visit(page, 'stats');
    await page.waitForFunction(() => document.querySelector('[data-figure="solved"] dd')?.textContent.trim() === '1');
    // Settings, drafts and the other screens work as well.
    await visit(page, 'settings');
    await page.click('[data-switch="timer"]');
    await page.waitForSelector('[data-switch="timer"][aria-checked="false"]');
    await visit(page, 'make');
    await page.click('[data-family="sudoku"] [data-variant="first"]');
    await page.waitForSelector('[data-verdict="several"]');
    await visit(page, 'games');
    await page.click('.kept .drop');
    await page.waitForFunction(() => !document.querySelector('.kept'));
    assert.deepEqual(faults, [], name);
    await context.close();
  }
});

test('a cancelled search loses no move that was made meanwhile', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await play(page, 'sudoku/level=easy@1#3');
  const { game } = await record(page);
  const answers = open_(game).slice(0, 6);
  // A worker that is asked for a hint answers no more, as in a search that takes for ever.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    globalThis.isEndless = true;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (globalThis.isEndless && message.request?.includes('"verb":"hint"')) this.isBusy = true;
      if (!this.isBusy) postMessage.call(this, message, ...rest);
    };
  });
  const ends = {
    // Moves that wait for the search, which is then cancelled by a key or a tap.
    Escape: async (moves) => {
      for (const one of moves) await put(page, one);
      await page.keyboard.press('Escape');
    },
    'the button': async (moves) => {
      await page.tap('[data-act="close"]');
      await page.waitForSelector('[data-act="hint"]:enabled');
      for (const one of moves) await put(page, one);
    },
    // A move ends a search that takes long.
    'a move': async (moves) => {
      await page.waitForSelector('[data-act="close"]');
      for (const one of moves) await put(page, one);
    },
  };
  let made = 0;
  for (const [name, end] of Object.entries(ends)) {
    await page.locator(cell(answers[made].site)).focus();
    await page.keyboard.press('F1');
    await page.waitForFunction(() => /Looking/.test(document.querySelector('.said').textContent));
    await end(answers.slice(made, made + 2));
    made += 2;
    const kept = await until(page, (now) => now.game.at === made, `all moves, ${name}`);
    const { sites } = call({ verb: 'play', game: kept.game }).state;
    for (const one of answers.slice(0, made)) assert.equal(sites.find(({ site: at }) => at === one.site).value, one.value, name);
    await page.waitForFunction(() => !/Looking/.test(document.querySelector('.said').textContent));
    assert.equal(await page.locator('.hint').count(), 0, `${name}: the search is over`);
  }
  await page.evaluate(() => (globalThis.isEndless = false));
  await page.keyboard.press('F1');
  await page.waitForSelector('.hint');
  assert.deepEqual(faults, []);
  await context.close();
});

/** An engine that answers nothing and traps. */
const BROKEN = Buffer.from('0061736d01000000010a0260017f017f6000017f0304030001010503010001071c04066d656d6f7279020004726f6f6d00000361736b00010261740002' + '0a0f03040041000b0300000b040041000b', 'hex');

test('Escape at the moment a hint appears closes it, and the hint is counted', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, SMALL);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.hint')) return;
      observer.disconnect();
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(cell('r1c1')).focus();
  await page.keyboard.press('F1');
  await until(page, ({ game }) => call({ verb: 'play', game }).state.hints === 1, 'the hint is counted');
  await page.waitForSelector('.hint', { state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('a crash amid moves loses none of them, and an engine that never loads says so', async () => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  let broken = 0;
  await context.route('**/*.wasm', (route) => (broken-- > 0 ? route.fulfill({ body: BROKEN, contentType: 'application/wasm' }) : route.continue()));
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector('.new .chip');
  await play(page, 'sudoku/level=easy@1#3');
  const { game } = await record(page);
  const answers = open_(game).slice(0, 3);
  // The worker comes down with three moves in it; the next one is broken too.
  broken = 1;
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    let isDown = false;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (!isDown && message.request?.includes('"action"')) {
        isDown = true;
        setTimeout(() => this.onmessage(new MessageEvent('message', { data: { id: message.id, fault: 'fault' } })), 300);
        return;
      }
      postMessage.call(this, message, ...rest);
    };
  });
  for (const one of answers) await put(page, one);
  // The first one is refused with a sentence after the second crash, the others are made.
  await page.waitForFunction(() => document.querySelector('[data-filled]').dataset.filled === '2');
  const kept = await until(page, (now) => now.game.at === 2, 'the other moves');
  assert.ok(kept.game.moves.length === 2);
  await put(page, answers[0]);
  await until(page, (now) => now.game.at === 3, 'once more');
  await context.close();

  const without = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  let asked = 0;
  await without.route('**/*.wasm', (route) => {
    asked += 1;
    return route.abort();
  });
  const empty = await without.newPage();
  await empty.goto(site.address);
  await empty.waitForFunction(() => /could not be loaded/.test(document.querySelector('.page > .fault p')?.textContent ?? ''));
  await empty.waitForTimeout(500);
  assert.ok(asked <= 4, `it is not tried for ever: ${asked}`);
  await without.close();
});

test('a new draft does not take the place of the one before for ever', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await visit(page, 'make');
  await page.click('[data-family="sudoku"] [data-variant="first"]');
  await page.waitForSelector('[data-verdict="several"]');
  await page.locator(cell('r1c1')).focus();
  await page.keyboard.press('3');
  await page.waitForSelector('[data-clues="1"]');
  // Another kind, and one more: neither was touched.
  for (const variant of ['killer', 'first']) {
    await visit(page, 'make');
    await page.click(`[data-family="sudoku"] [data-variant="${variant}"]`);
    await page.waitForSelector('[data-clues="0"]');
  }
  await page.reload();
  await page.waitForSelector('[data-clues="0"]');
  await page.click('[data-act="play.undo"]');
  await page.waitForSelector('[data-clues="1"]');
  await page.click('[data-act="play.redo"]');
  await page.waitForSelector('[data-clues="0"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a draft in two windows: what one has made is not gone when the other goes on', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await visit(page, 'make');
  await page.click('[data-family="futoshiki"] [data-variant]');
  await page.waitForSelector('[data-clues="0"]');
  const other = await context.newPage();
  await other.goto(`${site.address}#/make/futoshiki`);
  await other.waitForSelector('[data-clues="0"]');
  const print = async (window, name, n) => {
    await window.locator(cell(name)).focus();
    await window.keyboard.press('2');
    await window.waitForSelector(`[data-clues="${n}"]`);
  };
  await print(other, 'r1c1', 1);
  await print(other, 'r2c2', 2);
  await print(page, 'r3c3', 1);
  await other.close();
  await page.reload();
  await page.waitForSelector('[data-clues="1"]');
  await page.click('[data-act="play.undo"]');
  await page.waitForSelector('[data-clues="2"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a double click begins one game', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await page.dblclick('.chip[data-family="sudoku"][data-level="easy"]');
  await page.waitForSelector('.play .cells .cell');
  // Time enough for a second one.
  await page.waitForTimeout(1500);
  await visit(page, 'games');
  await page.waitForSelector('.kept');
  assert.equal(await page.locator('.kept').count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a long sentence and its button stay readable on a narrow phone', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 360, height: 640 }, locale: 'de-DE' });
  await visit(page, 'open/nonsense');
  const button = await page.locator('.page > .fault .btn').boundingBox();
  assert.ok(button.height < 60 && button.x + button.width <= 360, JSON.stringify(button));
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(faults, []);
  await context.close();
});
