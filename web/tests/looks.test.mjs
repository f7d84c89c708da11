// Every screen on a phone, as axe sees it.

import { test } from 'node:test';
import { looksRight } from './looks.mjs';
import { browser, site } from './site.mjs';

test('axe finds nothing on any screen: phone, light', async () => {
  await looksRight(browser, site.address, 'phone, light', { viewport: { width: 390, height: 844 }, colorScheme: 'light' });
});
