// The first lesson of a family, played to its end.

import assert from 'node:assert/strict';
import { open, record, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';

export async function firstLesson(browser, address, family) {
  const { page, context, faults } = await open(browser, address);
  await visit(page, `first/${family}`);
  await page.waitForSelector('.coach');
  await page.click('[data-coach-next]');
  const isDrawn = family === 'alcazar';
  const { game } = await record(page);
  const states = call({ verb: 'play', game }).state;
  const line = states.values.find((value) => value.line)?.value;
  const answers = solved(game.puzzle).filter((one, i) => !states.sites[i].given && (!isDrawn || one.value === line));
  const at = (step) => page.waitForSelector(`.coach .dots i:nth-child(${step}).on`);
  const focus = (one) => page.locator(`[id="site-${one.site}"]`).focus();
  await at(2);
  await focus(answers[0]);
  await page.keyboard.press(isDrawn ? 'Enter' : answers[0].value);
  await at(3);
  await page.click('[data-coach-next]');
  await at(4);
  await page.keyboard.press('Control+z');
  await at(5);
  await page.keyboard.press('F1');
  await page.waitForSelector('.hint');
  await page.keyboard.press('Escape');
  await at(6);
  for (const one of answers) {
    await focus(one);
    await page.keyboard.press(isDrawn ? 'Enter' : one.value);
  }
  await page.waitForSelector('.coach a[href="#/"]');
  assert.deepEqual(faults, []);
  await context.close();
}
