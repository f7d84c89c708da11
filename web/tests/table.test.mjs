// The engine of the page answers what every other way to the engine answers. It makes no PNG and no PDF, and checks no proofs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { callText, speakAll } from './engine.mjs';

test('answers are those of the table', () => {
  speakAll();
  const lines = readFileSync(new URL('../../crates/api/tests/same.jsonl', import.meta.url), 'utf8').trimEnd().split('\n');
  for (const line of lines) {
    const { text, request, full } = JSON.parse(line);
    const asked = text ?? JSON.stringify(request);
    const answer = callText(asked);
    const isRight = full ? JSON.parse(answer).code === 'unsupported' : line.endsWith(`,"expected":${answer}}`);
    assert.ok(isRight, `${asked}: ${answer.slice(0, 500)}`);
  }
});
