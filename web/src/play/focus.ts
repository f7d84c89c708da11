// Keeps the keyboard on the screen: when what had the focus is gone, something near gets it.

import { useEffect, useRef } from 'preact/hooks';

/** What gets the focus, the first that is there: the way out of a pause, a sheet, or the board. */
const NEXT = ['[data-goon]', '.ctx.sheet [data-close]', '.cells .cell[tabindex="0"]'];

/** Moves a focus that got lost when one of the states changed; only for players who use keys. */
export function useFocusBack(...states: unknown[]): void {
  const usesKeys = useRef(false);
  useEffect(() => {
    const key = () => (usesKeys.current = document.activeElement !== document.body);
    const point = () => (usesKeys.current = false);
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', point, true);
    };
  }, []);
  useEffect(() => {
    if (!usesKeys.current || document.activeElement !== document.body) return;
    for (const name of NEXT) {
      const next = document.querySelector<HTMLElement>(name);
      next?.focus({ preventScroll: true });
      if (next) return;
    }
  }, states);
}
