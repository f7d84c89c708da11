// The first lessons of the other families.

import { test } from 'node:test';
import { firstLesson } from './lesson.mjs';
import { browser, site } from './site.mjs';

for (const family of ['cirth', 'gogen', 'alcazar', 'futoshiki']) {
  test(`${family}: the first lesson is played to its end`, () => firstLesson(browser, site.address, family));
}
