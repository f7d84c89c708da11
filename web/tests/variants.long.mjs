// Every variant of every family, begun from the first screen, drawn, and played for a few moves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, record, until, visit } from './browser.mjs';
import { call, solved } from './engine.mjs';
import { browser, site } from './site.mjs';

const { families } = call({ verb: 'families' });

for (const { id: family, variants } of families) {
  test(`${family}: every variant is begun, drawn, noted, hinted, undone`, async () => {
    const { page, context, faults } = await open(browser, site.address);
    for (const { id } of variants) {
      await visit(page, '');
      const row = page.locator('.new li').filter({ has: page.locator(`.chip[data-family="${family}"]`) });
      await row.locator(`[data-variant="${id}"]`).click();
      await row.locator('.chip[data-level="easy"]').click();
      await page.waitForSelector('.play .cells .cell', { timeout: 120_000 });
      const kept = await record(page);
      assert.equal(kept.variant, id);
      const { state, picture } = call({ verb: 'play', game: kept.game, picture: { as: 'svg-inline' } });
      assert.equal(await page.locator('.cell').count(), picture.hits.length, id);
      // The board is inside the window, and every cell lies where it is drawn.
      const box = await page.locator('.board').boundingBox();
      for (const place of [page.locator('.cell').first(), page.locator('.cell').last()]) {
        const at = await place.boundingBox();
        assert.ok(at.x >= box.x - at.width && at.x + at.width <= box.x + box.width + at.width && at.width > 5, id);
      }
      const line = state.values.find((value) => value.line)?.value;
      const first = solved(kept.game.puzzle).find((one, i) => !state.sites[i].given && (!line || one.value === line));
      await page.locator(`[id="site-${first.site}"]`).focus();
      if (!line) {
        await page.keyboard.press('Space');
        await page.keyboard.press(first.value);
        await until(page, (now) => now.game.at === 1, `${id}: a note`);
        await page.keyboard.press('Control+z');
        await until(page, (now) => now.game.at === 0, `${id}: undone`);
        await page.click('[data-mode="value"]');
        await page.locator(`[id="site-${first.site}"]`).focus();
      }
      await page.keyboard.press(line ? 'Enter' : first.value);
      await until(page, (now) => now.game.at === 1, `${id}: a value`);
      for (let stage = 1; stage <= 3; stage += 1) {
        await page.keyboard.press('F1');
        await page.waitForSelector(`.stages li:nth-child(${stage}).on`, { timeout: 120_000 });
      }
      await page.click('[data-do]');
      await until(page, (now) => now.game.at === 2, `${id}: the hint is followed`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}
