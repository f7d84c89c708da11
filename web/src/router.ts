// The current screen, stored in the part of the address after the hash.

import { signal } from '@preact/signals';

const read = (): string[] => location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);

export const route = signal<string[]>(read());

addEventListener('hashchange', () => {
  route.value = read();
  scrollTo(0, 0);
});

export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`;
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
