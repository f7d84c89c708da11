// Golden seeds in full, and every kind of puzzle that the page offers: the browser makes what the native program makes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open } from './browser.mjs';
import { call } from './engine.mjs';
import { ask, body, golden } from './golden.mjs';
import { native, program } from './native.mjs';
import { browser, site } from './site.mjs';

const { families } = call({ verb: 'families' });
let server;

before(async () => (server = await native()));
after(() => server?.close());

for (const { id: family, generator, variants } of families) {
  test(`${family}: every golden recipe`, async () => {
    const { page, context } = await open(browser, site.address);
    const recipes = golden(family);
    const answers = await ask(page, recipes.map(([recipe]) => ({ verb: 'play', game: recipe })));
    assert.deepEqual(answers.map(body), recipes.map(([, wanted]) => wanted));
    await context.close();
  });

  test(`${family}: every variant, as the native program makes it`, { skip: !program }, async () => {
    const { page, context } = await open(browser, site.address);
    const recipe = (params) => `${family}/${['level=easy', params].filter(Boolean).join(',')}@${generator}#5`;
    const requests = variants.map(({ params }) => ({ verb: 'play', game: recipe(params) }));
    const answers = await ask(page, requests);
    for (const [i, request] of requests.entries()) assert.equal(body(answers[i]), body(await server.ask(request)), request.game);
    assert.ok(answers.every(({ game }) => game), 'each of them was made');
    await context.close();
  });
}
