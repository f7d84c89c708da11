// The same page in Firefox. No driver for it is at hand, so a script in the page plays, and the server hears how it went.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { DIST } from './engine.mjs';
import { serve } from './server.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const PUZZLES = ['sudoku/size=4,level=easy@1#7', 'cirth/size=4,level=easy@1#7', 'gogen/level=easy@1#7', 'alcazar/width=4,height=4@1#7', 'futoshiki/size=4,level=easy@1#7'];
const PATIENCE_MS = 120_000;

/** Plays in the page: every puzzle by its hints to the end. */
async function drive(puzzles) {
  const seen = async (selector) => {
    for (let n = 0; n < 2000; n += 1) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${selector} is missing in ${document.body.textContent.slice(0, 300)}`);
  };
  const results = [];
  addEventListener('error', (event) => results.push(`fault: ${event.message}`));
  try {
    await seen('.new .chip');
    for (const puzzle of puzzles) {
      location.hash = `/open/${encodeURIComponent(puzzle)}`;
      const before = document.querySelector('.play');
      while (document.querySelector('.play') === before) await new Promise((resolve) => setTimeout(resolve, 10));
      await seen('.cells .cell');
      for (let n = 0; n < 200 && !document.querySelector('.solved'); n += 1) {
        document.querySelector('[data-act="hint"]').click();
        await seen('.stages li:nth-child(1).on');
        document.querySelector('[data-next]').click();
        await seen('.stages li:nth-child(2).on');
        document.querySelector('[data-next]').click();
        (await seen('[data-do]')).click();
        while (document.querySelector('.hint')) await new Promise((resolve) => setTimeout(resolve, 10));
      }
      results.push(document.querySelector('.solved') ? 'solved' : 'open');
      location.hash = '/';
      await seen('.new .chip');
    }
  } catch (error) {
    results.push(String(error));
  }
  await fetch('/result', { method: 'POST', body: JSON.stringify(results) });
}

test('Firefox: every family solved by its hints', { skip: !existsSync(FIREFOX) }, async () => {
  const page = await serve(DIST);
  const profile = mkdtempSync(join(tmpdir(), 'gridwright-firefox-'));
  let told;
  const result = new Promise((resolve, reject) => {
    told = resolve;
    setTimeout(() => reject(new Error('nothing was heard of Firefox')), PATIENCE_MS).unref();
  });
  const server = createServer(async (request, response) => {
    if (request.url === '/result') {
      let text = '';
      for await (const part of request) text += part;
      response.end();
      told(JSON.parse(text));
    } else if (request.url === '/drive.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${drive})(${JSON.stringify(PUZZLES)})`);
    } else {
      const got = await fetch(new URL(request.url, page.address));
      const headers = Object.fromEntries(['content-type', 'content-security-policy'].map((name) => [name, got.headers.get(name) ?? '']));
      const body = Buffer.from(await got.arrayBuffer());
      const isPage = request.url === '/';
      response.writeHead(got.status, headers).end(isPage ? String(body).replace('</body>', '<script src="/drive.js"></script></body>') : body);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const firefox = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, address], { stdio: 'ignore' });
  try {
    assert.deepEqual(await result, PUZZLES.map(() => 'solved'));
  } finally {
    firefox.kill();
    server.close();
    page.close();
    await new Promise((resolve) => firefox.once('exit', resolve));
    rmSync(profile, { recursive: true, force: true });
  }
});
