// Every screen on a phone, as axe sees it.

import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { DIST } from './engine.mjs';
import { looksRight } from './looks.mjs';
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

test('axe finds nothing on any screen: phone, light', async () => {
  await looksRight(browser, site.address, 'phone, light', { viewport: { width: 390, height: 844 }, colorScheme: 'light' });
});
