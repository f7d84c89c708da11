// The page and a browser to open it in, for all tests of a file that imports this.

import { after, before } from 'node:test';
import { launch } from './browser.mjs';
import { DIST } from './engine.mjs';
import { serve } from './server.mjs';

export let browser;
export let site;

before(async () => {
  site = await serve(DIST);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  site?.close();
});
