// The animation at the end of a game: one soft wave over the board, starting from the last entry.

import type { Picture } from '../engine/protocol';
import { centre } from './picture';

/**
 * The time in milliseconds that the wave takes to cross the board; the style sheet defines the time
 * it stays in a cell.
 */
const RUN_MS = 400;
const SVG = 'http://www.w3.org/2000/svg';

export function wave(drawn: HTMLElement | null, picture: Picture, from: string): void {
  const { frame, hits = [], rows, cols } = picture;
  const under = drawn?.querySelector('[data-layer="under"]');
  if (!frame || !under) return;
  // If sites are edges, the cells between them are used.
  const cells = hits.some((hit) => hit.x % 2 === 0 || hit.y % 2 === 0)
    ? Array.from({ length: rows * cols }, (_, i) => ({ site: '', x: 2 * (i % cols) + 1, y: 2 * Math.floor(i / cols) + 1 }))
    : hits;
  const start = hits.find((hit) => hit.site === from) ?? { x: cols, y: rows };
  const distance = (hit: { x: number; y: number }) => Math.hypot(hit.x - start.x, hit.y - start.y);
  const furthest = Math.max(...cells.map(distance));
  const group = document.createElementNS(SVG, 'g');
  for (const cell of cells) {
    const [x, y] = centre(frame, cell);
    const square = document.createElementNS(SVG, 'rect');
    const half = frame.cell / 2;
    for (const [name, value] of Object.entries({ class: 'wave', x: x - half, y: y - half, width: frame.cell, height: frame.cell })) {
      square.setAttribute(name, String(value));
    }
    square.style.animationDelay = `${Math.round((distance(cell) / furthest) * RUN_MS)}ms`;
    group.append(square);
  }
  under.before(group);
  void Promise.allSettled([...group.children].flatMap((square) => square.getAnimations()).map((one) => one.finished)).then(() => group.remove());
}
