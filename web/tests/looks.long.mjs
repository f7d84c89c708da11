// Every screen in windows of other shapes and colours, as axe sees it.

import { test } from 'node:test';
import { looksRight } from './looks.mjs';
import { browser, site } from './site.mjs';

const SHAPES = {
  'small phone, dark': { viewport: { width: 360, height: 640 }, colorScheme: 'dark' },
  'phone held sideways': { viewport: { width: 844, height: 390 }, colorScheme: 'light' },
  'phone, high contrast': { viewport: { width: 390, height: 844 }, colorScheme: 'light', contrast: 'more' },
  'desktop, light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'desktop, dark': { viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
  'desktop, dark, high contrast': { viewport: { width: 1280, height: 860 }, colorScheme: 'dark', contrast: 'more' },
  'forced colours': { viewport: { width: 1024, height: 768 }, forcedColors: 'active' },
};
for (const [name, shape] of Object.entries(SHAPES)) {
  test(`axe finds nothing on any screen: ${name}`, () => looksRight(browser, site.address, name, shape));
}
