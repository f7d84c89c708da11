// The native program, that the page is held against: `gridwright-serve` as the tests have built it.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export const program = process.env.GRIDWRIGHT_SERVE;

/** Starts the server; nothing where it was not built. */
export async function native() {
  if (!program) return undefined;
  const server = spawn(program, ['--port', '0', '--log', 'off'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let address = '';
  for await (const line of createInterface({ input: server.stdout })) {
    address = `${line.replace('listening at ', '')}/`;
    break;
  }
  const ask = async (request) => {
    const response = await fetch(`${address}api/v1/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    return response.json();
  };
  return { address, ask, close: () => server.kill() };
}
