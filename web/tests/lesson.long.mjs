// The first lessons of the other families.

import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { DIST } from './engine.mjs';
import { firstLesson } from './lesson.mjs';
import { serve } from './server.mjs';

let browser;
let site;

before(async () => {
  site = await serve(DIST);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  site?.close();
});

for (const family of ['cirth', 'gogen', 'alcazar', 'futoshiki']) {
  test(`${family}: the first lesson is played to its end`, () => firstLesson(browser, site.address, family));
}
