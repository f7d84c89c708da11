// The current screen, stored in the part of the address after the hash.

import { signal } from '@preact/signals';

/** A part of an address. A damaged one is returned as it is, so that a screen can refuse it. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const read = (): string[] => location.hash.replace(/^#\/?/, '').split('/').map(decoded);

export const route = signal<string[]>(read());

addEventListener('hashchange', () => {
  route.value = read();
  scrollTo(0, 0);
});

/** Whether an address only leads to another one, so that going back must not end there. */
function isPassage([place = '', , second = '']: readonly string[]): boolean {
  return ['open', 'game', 'first'].includes(place) || (place === 'daily' && /^\d{4}-\d{2}-\d{2}$/.test(second));
}

export function go(...parts: string[]): void {
  if (isPassage(route.value)) goInstead(...parts);
  else location.hash = href(...parts);
}

/** Goes to a screen that takes the place of the current one in the history. */
export function goInstead(...parts: string[]): void {
  location.replace(href(...parts));
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
