// What hands do on a board: select, write, draw, zoom, and what they are shown for it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, play, record, until, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';
import { browser, site } from './site.mjs';

const cell = (name) => `[id="site-${name}"]`;
const state = (kept) => call({ verb: 'play', game: kept.game }).state;

/** The middle of a cell on the screen. */
async function middle(page, name) {
  const box = await page.locator(cell(name)).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Drags from one cell over others. */
async function drag(page, names, { button = 'left', steps = 4 } = {}) {
  await page.mouse.move(...(await middle(page, names[0])));
  await page.mouse.down({ button });
  for (const name of names.slice(1)) await page.mouse.move(...(await middle(page, name)), { steps });
  await page.mouse.up({ button });
}

const selected = (page) => page.locator('.cell[aria-selected="true"]').evaluateAll((all) => all.map((one) => one.id.slice(5)).join(' '));

test('cells are selected by drag, Ctrl, Shift and double click; a note in many cells is one step', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/level=easy@1#3');
  await drag(page, ['r2c2', 'r2c4', 'r3c4']);
  assert.equal(await selected(page), 'r2c2 r2c3 r2c4 r3c4');
  // The first cell decides whether a drag with Ctrl adds cells or takes them out.
  await page.keyboard.down('Control');
  await drag(page, ['r2c3', 'r2c4']);
  assert.equal(await selected(page), 'r2c2 r3c4');
  await drag(page, ['r5c5', 'r5c6']);
  assert.equal(await selected(page), 'r2c2 r3c4 r5c5 r5c6');
  await page.keyboard.up('Control');
  await page.click(cell('r9c9'), { modifiers: ['Shift'] });
  assert.match(await selected(page), /r9c9$/);
  await page.keyboard.press('Escape');
  assert.equal(await selected(page), '');
  const given = page.locator('.cell[aria-readonly="true"]').first();
  const value = (await given.getAttribute('aria-label'))[0];
  await given.dblclick();
  const same = state(await record(page)).sites.filter((one) => one.value === value).map((one) => one.site);
  assert.equal(await selected(page), same.join(' '));
  await page.locator('.cell[aria-readonly="false"]').first().focus();
  await page.keyboard.press('Control+i');
  assert.equal((await selected(page)).split(' ').length, 80);

  const empty = state(await record(page)).sites.filter((one) => !one.given).slice(0, 3).map((one) => one.site);
  const notes = async () => state(await record(page)).sites.filter((one) => empty.includes(one.site)).map((one) => one.notes ?? '').join();
  await page.click(cell(empty[0]));
  for (const name of empty.slice(1)) await page.click(cell(name), { modifiers: ['Control'] });
  await page.click('[data-mode="notes"]');
  // Quick keys: neither is lost.
  await page.keyboard.type('57');
  await until(page, (kept) => kept.game.at === 2, 'two notes');
  assert.equal(await notes(), '57,57,57');
  await page.keyboard.press('5');
  await until(page, (kept) => kept.game.at === 3, 'taken away where all have it');
  assert.equal(await notes(), '7,7,7');
  for (const before of ['57,57,57', '5,5,5', ',,']) {
    const { game } = await record(page);
    await page.keyboard.press('Control+z');
    await until(page, (kept) => kept.game.at === game.at - 1, 'one step back');
    assert.equal(await notes(), before);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('equal digits, digits that are left, and conflicts are shown where they are wanted', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/level=easy@1#3');
  const kept = await record(page);
  const { sites } = state(kept);
  const right = solved(kept.game.puzzle);
  const [first, second] = right.filter((_, i) => !sites[i].given);
  const left = 9 - sites.filter((one) => one.value === first.value).length;
  const key = page.locator(`.key[data-value="${first.value}"]`);
  assert.match(await key.getAttribute('aria-label'), new RegExp(`^${first.value}, ${left} left$`));
  assert.equal(await key.getAttribute('data-left'), String(left));
  await page.click(cell(first.site));
  await page.keyboard.press(first.value);
  await page.waitForFunction(([value, n]) => document.querySelector(`.key[data-value="${value}"]`).dataset.left === n, [first.value, left === 1 ? '✓' : String(left - 1)]);
  // The move is announced, and equal digits are lit.
  assert.match(await page.textContent('#said'), new RegExp(`${first.site}: ${first.value}`));
  assert.equal(await page.locator('.picture .same').count(), 9 - left, 'every other one');
  // A digit that stands in the row already: shown at once, or not.
  const wrong = sites.find((one) => one.given && one.site.slice(0, 2) === second.site.slice(0, 2)).value;
  await page.click(cell(second.site));
  await page.keyboard.press(wrong);
  await page.waitForSelector('.cell[aria-invalid="true"]');
  await page.waitForSelector('.picture .clash', { state: 'attached' });
  await visit(page, 'settings');
  for (const name of ['conflicts', 'same', 'peers', 'timer']) await page.click(`[data-switch="${name}"]`);
  await visit(page, `play/${kept.key}`);
  await page.waitForSelector('.cells .cell');
  await page.click(cell(second.site));
  await page.waitForFunction(() => !document.querySelector('.picture .clash'));
  assert.equal(await page.locator('.cell[aria-invalid="true"], .picture .same, .picture .peer, [role="timer"]').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a path by mouse and by taps, and drawn on as far as was chosen', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'alcazar/width=5,height=5@1#2');
  const kept = await record(page);
  const value = (edges) => (kept_) => state(kept_).sites.filter((one) => edges.includes(one.site)).map((one) => one.value ?? '-').join('');
  // From cell to cell: the edges between them are drawn in one move, also when the mouse is fast.
  const box = await page.locator('.cells').boundingBox();
  const hits = call({ verb: 'play', game: kept.game, picture: { as: 'svg-inline' } }).picture.hits;
  const inside = (column, row) => [box.x + (box.width * (column + 0.6)) / 5.2, box.y + (box.height * (row + 0.6)) / 5.2];
  const edges = [2, 4, 6].map((y) => hits.find((hit) => hit.x === 3 && hit.y === y).site);
  await page.mouse.move(...inside(1, 0));
  await page.mouse.down();
  await page.mouse.move(...inside(1, 3), { steps: 2 });
  await page.mouse.up();
  await until(page, (now) => now.game.at === 1 && value(edges)(now) === 'ooo', 'drawn');
  // The same way again takes it away.
  await page.mouse.move(...inside(1, 0));
  await page.mouse.down();
  await page.mouse.move(...inside(1, 3), { steps: 6 });
  await page.mouse.up();
  await until(page, (now) => now.game.at === 2 && value(edges)(now) === '---', 'taken away');
  // A tap on an edge: a line, a cross, nothing.
  for (const [n, wanted] of [[3, 'o'], [4, 'x'], [5, '-']]) {
    await page.mouse.click(...(await middle(page, edges[0])));
    await until(page, (now) => now.game.at === n, 'tapped');
    const got = value([edges[0]])(await record(page));
    assert.ok(wanted === 'x' ? got !== 'o' && got !== '-' : got === wanted, `${n}: ${got}`);
  }
  // No more edges than were chosen are drawn on.
  const { game } = await record(page);
  const begun = (name) => call({ verb: 'play', game, action: { do: 'place', sites: [name], value: 'o' } }).game;
  const proved = (name) => {
    const answer = call({ verb: 'play', game: begun(name), action: { do: 'follow-path', site: name, most: 99 } });
    return answer.changed ? answer.state.filled - call({ verb: 'play', game: begun(name) }).state.filled : 0;
  };
  const edge = solved(game.puzzle).find((one) => one.value === 'o' && proved(one.site) > 1);
  await visit(page, 'settings');
  await page.click('[data-switch="follow"]');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await visit(page, `play/${kept.key}`);
  await page.waitForSelector('.cells .cell');
  await page.locator(cell(edge.site)).focus();
  await page.keyboard.press('Enter');
  const followed = await until(page, (now) => now.layer.proved?.length > 0, 'drawn on');
  assert.equal(followed.layer.proved.length, 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test('words tick themselves off, and cages say what is left', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'gogen/level=easy@1#7');
  const gogen = await record(page);
  const where = new Map(solved(gogen.game.puzzle).map((one) => [one.value, one.site]));
  const given = new Set(state(gogen).sites.filter((one) => one.given).map((one) => one.value));
  const words = state(gogen).clues.filter((clue) => clue.kind === 'word' && !clue.done).map((clue) => clue.label);
  const lacks = (word) => [...new Set(word)].filter((letter) => !given.has(letter));
  const word = words.sort((a, b) => lacks(a).length - lacks(b).length)[0];
  const open_ = `[data-word="${word}"]`;
  await page.click(open_);
  await page.waitForSelector('.trace', { state: 'attached' });
  const ways = await page.locator('.trace').count();
  for (const letter of lacks(word)) {
    await page.locator(cell(where.get(letter))).focus();
    await page.keyboard.press(letter);
  }
  await page.waitForSelector(`li.done ${open_}`);
  assert.equal(await page.textContent(`${open_} .vh`), `${word}, done`);
  await page.waitForFunction(() => document.querySelectorAll('.trace').length === 1);
  assert.ok(ways >= 1, 'fewer ways are left');

  await play(page, 'sudoku/killer=yes,level=easy@1#1');
  const killer = await record(page);
  const cage = state(killer).clues.find((clue) => clue.kind === 'cage' && clue.sites.length > 2);
  const [one] = solved(killer.game.puzzle).filter((site_) => site_.site === cage.sites[0]);
  await page.click(cell(one.site));
  const sum = () => page.textContent('.cagebox .facts div:first-child dd');
  assert.equal(Number(await sum()), Number(cage.label));
  await page.click('[data-ways]');
  await page.waitForSelector('.combo');
  const before = await page.locator('.combo').count();
  await page.locator(cell(one.site)).focus();
  await page.keyboard.press(one.value);
  await page.waitForFunction((left) => Number(document.querySelector('.cagebox .facts dd').textContent) === left, Number(cage.label) - Number(one.value));
  await page.waitForFunction((n) => document.querySelectorAll('.combo').length <= n, before);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a large board is moved by two fingers and by keys, and nothing is written', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await play(page, 'sudoku/size=25@1#1');
  assert.equal(await page.locator('.cell').count(), 625);
  const touch = await context.newCDPSession(page);
  const box = await page.locator('.board').boundingBox();
  const at = (x, y) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  const send = (type, ...points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', at(0.4, 0.4), at(0.6, 0.6));
  await send('touchMove', at(0.2, 0.2), at(0.8, 0.8));
  const lens = () => page.evaluate(() => document.querySelector('.lens').style.transform);
  await page.waitForFunction(() => document.querySelector('.lens').style.transform.includes('scale'));
  const zoomed = await lens();
  await send('touchMove', at(0.3, 0.2), at(0.9, 0.8));
  await page.waitForFunction((before) => document.querySelector('.lens').style.transform !== before, zoomed);
  await send('touchEnd');
  const scale = (text) => Number(/scale\(([\d.]+)/.exec(text)?.[1] ?? 1);
  assert.ok(Math.abs(scale(await lens()) - scale(zoomed)) < 0.2, 'moved, not zoomed');
  assert.equal((await record(page)).game.at, 0);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await page.waitForFunction(() => document.querySelector('.lens').style.transform === '');
  assert.deepEqual(faults, []);
  await context.close();
});

test('nothing moves on a phone: the board and the tools stay where they are', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 390, height: 760 }, hasTouch: true });
  for (const text of ['sudoku/level=easy@1#3', 'gogen/level=easy@1#7', 'alcazar/level=easy@1#3', 'sudoku/killer=yes,level=easy@1#1']) {
    await play(page, text);
    await page.waitForSelector('.picture svg');
    const place = () => page.evaluate(() => ['.board', '.tools .acts'].map((one) => Object.values(document.querySelector(one).getBoundingClientRect().toJSON()).map(Math.round).join()).join(' | '));
    const before = await place();
    const seen = [];
    if (!text.startsWith('alcazar')) await page.locator('.cell[aria-readonly="false"]').first().click();
    seen.push(await place());
    await page.click('[data-act="hint"]');
    await page.waitForSelector('.hint');
    seen.push(await place());
    await page.click('[data-close]');
    await page.click('[data-open-menu]');
    seen.push(await place());
    await page.click('[data-close]');
    await page.click('[data-pause]');
    await page.waitForSelector('.covered');
    seen.push(await place());
    await page.click('[data-goon]');
    await page.waitForSelector('.cell');
    seen.push(await place());
    assert.deepEqual([...new Set(seen)], [before], text);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('a mistake is refuted on the board to the contradiction', async () => {
  const { page, context, faults } = await open(browser, site.address);
  for (const text of ['sudoku/level=easy@1#3', 'alcazar/width=5,height=5@1#2']) {
    await play(page, text);
    const { game } = await record(page);
    const { sites, values } = call({ verb: 'play', game }).state;
    const right = solved(game.puzzle);
    // The first wrong value that needs a few steps to be refuted.
    const wrong = sites.flatMap((one, i) => (one.given ? [] : values.filter(({ value }) => value !== right[i].value).map(({ value }) => ({ site: one.site, value }))));
    const refuted = ({ site: name, value }) => {
      const begun = call({ verb: 'play', game, action: { do: 'place', sites: [name], value } });
      return call({ verb: 'mistake', game: begun.game, nodes: 1e6 });
    };
    const { site: name, value } = wrong.find((one) => [2, 3, 4, 5].includes(refuted(one).steps?.length));
    const { steps, contradiction } = refuted({ site: name, value });
    await page.locator(cell(name)).focus();
    if (values.some((one) => one.line)) {
      await page.keyboard.press('Enter');
      if (!values.find((one) => one.value === value).line) await page.keyboard.press('Enter');
    } else await page.keyboard.press(value);
    await until(page, (kept) => state(kept).sites.find((one) => one.site === name).value === value, 'wrong');
    await page.click('[data-open-menu]');
    await page.click('[data-menu="mistake"]');
    await page.waitForSelector('.walkbox');
    const pictures = new Set();
    for (const { full } of steps) {
      await page.waitForFunction((sentence) => document.querySelector('.walkbox .why[aria-live]').textContent === sentence, full);
      pictures.add(await page.evaluate(() => document.querySelector('.picture svg').outerHTML));
      await page.click('[data-walk-on]');
    }
    assert.equal(pictures.size, steps.length, 'each step has a picture');
    await page.waitForFunction((sentence) => document.querySelector('.walkbox .why[aria-live]').textContent === sentence, contradiction);
    assert.doesNotMatch(await page.textContent('.walkbox [role="alert"]'), /[_|]/, 'edges have readable names');
    await page.click('[data-before]');
    await until(page, (kept) => kept.filled === 0, 'before the mistake');
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('a picture for each stage, spoken proof, and moves played back', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const kept = await record(page);
  const sites = state(kept).sites;
  const isShown = (name) => page.evaluate((selector) => [...document.querySelectorAll(selector)].some((one) => getComputedStyle(one).display !== 'none'), `.picture ${name}`);
  const seen = [];
  for (let stage = 1; stage <= 3; stage += 1) {
    await page.keyboard.press('F1');
    await page.waitForSelector(`.stages li:nth-child(${stage}).on`);
    seen.push([await isShown('.looked'), (await isShown('.placed')) || (await isShown('.changed'))]);
  }
  assert.deepEqual(seen, [[false, false], [true, false], [true, true]]);
  await page.keyboard.press('Escape');
  // One key says what is forced at a cell and why, to eyes and ears alike.
  await page.locator('.cell[aria-readonly="false"]').first().focus();
  await page.keyboard.press('F2');
  await page.waitForSelector('.hint');
  const spoken = await page.textContent('#said');
  assert.ok(spoken.length > 10, spoken);
  assert.equal(spoken.trim(), (await page.textContent('.hint .why')).trim());
  await page.keyboard.press('Escape');
  for (const [i, one] of solved(kept.game.puzzle).entries()) {
    if (sites[i].given) continue;
    await page.locator(cell(one.site)).focus();
    await page.keyboard.press(one.value);
  }
  await page.waitForSelector('.solved');
  const text = () => page.evaluate(() => document.querySelector('.picture svg').textContent);
  const done = await text();
  await page.locator('[data-replay]').press('Home');
  await page.waitForFunction((last) => document.querySelector('.picture svg').textContent !== last, done);
  await page.click('[data-run]');
  await page.waitForFunction((last) => document.querySelector('.picture svg').textContent === last, done);
  assert.deepEqual(faults, []);
  await context.close();
});

test('games side by side, asked to stay, and there again after the browser came down', async () => {
  const context = await browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(() => {
    navigator.storage.persist = () => {
      globalThis.asked = (globalThis.asked ?? 0) + 1;
      return Promise.resolve(true);
    };
  });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector('.new .chip');
  const keys = [];
  for (const text of ['sudoku/size=4,level=easy@1#7', 'cirth:12....3..']) {
    await play(page, text);
    await page.locator('.cell[aria-readonly="false"]').first().focus();
    await page.keyboard.press('3');
    keys.push((await until(page, (kept) => kept.game.at === 1, 'a move')).key);
  }
  assert.ok((await page.evaluate(() => globalThis.asked)) > 0, 'the browser was asked to keep everything');
  // The process of the page is killed, without a word to it.
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  for (const key of keys) {
    await again.goto(`${site.address}#/play/${key}`);
    await again.waitForSelector('.cells .cell');
    assert.equal((await record(again)).game.at, 1);
    assert.match((await again.locator('.cell').evaluateAll((all) => all.map((one) => one.ariaLabel))).join('\n'), /^3, r/m);
  }
  await context.close();
});

test('a cell says what its signs and its cage ask of it, on the board and line by line', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'futoshiki/level=easy@1#7');
  const kept = await record(page);
  const signs = state(kept).clues.filter((clue) => clue.kind === 'sign');
  assert.ok(new Set(signs.map((clue) => clue.label)).size > 2, 'signs in several directions');
  const right = new Map(solved(kept.game.puzzle).map((one) => [one.site, one.value]));
  const said = (name) => page.getAttribute(cell(name), 'aria-label');
  for (const { sites: [a, b] } of signs) {
    const words = right.get(a) < right.get(b) ? ['less', 'greater'] : ['greater', 'less'];
    assert.match(await said(a), new RegExp(`, ${words[0]} than ${b}, (.*, )?${a}$`));
    assert.match(await said(b), new RegExp(`, ${words[1]} than ${a}, `));
  }
  // Content first, and nothing where there is no sign.
  const bare = state(kept).sites.find(({ site: name, value }) => value === undefined && !signs.some((clue) => clue.sites.includes(name)));
  if (bare) assert.equal(await said(bare.site), `empty, ${bare.site}`);
  await visit(page, `lines/${kept.key}`);
  await page.waitForSelector('.log p');
  const type = async (line) => {
    const before = await page.locator('.log p').count();
    await page.fill('#line', line);
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => document.querySelectorAll('.log p').length > n + 1, before);
    return (await page.locator('.log p').allTextContents()).slice(before + 1);
  };
  const lines = await type('clues');
  assert.equal(lines.length, signs.length);
  for (const line of lines) assert.match(line, /^r\dc\d: (less|greater) than r\dc\d/);
  const { sites: [a, b] } = signs[0];
  assert.match((await type(a))[0], new RegExp(`^${a}, .*(less|greater) than ${b}`));

  await play(page, 'sudoku/killer=yes,level=easy@1#1');
  const cage = state(await record(page)).clues.find((clue) => clue.kind === 'cage');
  assert.equal(await said(cage.sites[0]), `empty, Cage of ${cage.label}, ${cage.sites[0]}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the focus stays on the screen, whatever is closed by keys', async () => {
  const { page, context, faults } = await open(browser, site.address);
  await play(page, 'sudoku/size=4,level=easy@1#7');
  const isAt = (wanted) => page.waitForFunction((name) => document.activeElement?.matches(name), wanted);
  const press = async (name, key = 'Enter') => {
    await page.locator(name).first().focus();
    await page.keyboard.press(key);
  };
  await press('[data-open-menu]');
  await press('[data-menu="rules"]');
  await isAt('.ctx.sheet [data-close]');
  await page.keyboard.press('Enter');
  await isAt('.cells .cell');
  await press('[data-open-menu]');
  await press('[data-menu="share"]');
  await isAt('.dialog *');
  await page.keyboard.press('Escape');
  await isAt('.cells .cell');
  await page.keyboard.press('h');
  await page.waitForSelector('.hint');
  await press('.hint [data-close]');
  await isAt('.cells .cell');
  await page.keyboard.press('p');
  await isAt('[data-goon]');
  await page.keyboard.press('Enter');
  await isAt('.cells .cell');
  // A mouse leaves the selection alone.
  await page.keyboard.press('Escape');
  await page.click('[data-open-menu]');
  await page.click('.ctx.sheet [data-close]');
  assert.equal(await page.locator('.cell[aria-selected="true"]').count(), 0);

  await visit(page, 'make');
  await press('[data-family="sudoku"] [data-variant="first"]');
  await page.waitForSelector('[data-repair]');
  await press('[data-repair]');
  await page.waitForSelector('[data-clues="1"]');
  await isAt('.cells .cell');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a list of steps says when it is not all of them, and a point stays beside its cell', async () => {
  const { page, context, faults } = await open(browser, site.address, { viewport: { width: 360, height: 740 } });
  const steps = async (text) => {
    await play(page, text);
    await page.click('[data-open-menu]');
    await page.click('[data-menu="steps"]');
    await page.waitForSelector('.steps li');
    return [await page.textContent('.walkbox h2'), await page.locator('.steps li').count()];
  };
  const [title, n] = await steps('sudoku:123434.2214.432.');
  assert.ok(n < 40 && title === `${n} steps can be taken`, title);
  assert.deepEqual(await steps('sudoku/level=easy@1#3'), ['The first 40 of the steps that can be taken', 40]);
  const lone = await page.evaluate(() =>
    [...document.querySelectorAll('.walkbox .unbroken')].filter((one) => one.getClientRects().length > 1 || !/^r\d+c\d+[.,:;)]*$/.test(one.textContent)).map((one) => one.textContent),
  );
  assert.ok((await page.locator('.walkbox .unbroken').count()) > 0);
  assert.deepEqual(lone, []);
  assert.deepEqual(faults, []);
  await context.close();
});
