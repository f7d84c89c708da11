// Zooms the board: by pinching, by the wheel, by keys and by buttons.

import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** The zoom factor, and the offset of the board as fractions of its side. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const NONE: Zoom = { scale: 1, x: 0, y: 0 };

/** Boards with more cells per side than this have zoom buttons. */
export const LARGE = 12;

/** The number of cells per side that are visible at the largest zoom. */
const FEWEST = 6;

export interface Zooming {
  zoom: Signal<Zoom>;
  /** Zooms around a point that is given as fractions of the visible board. */
  by(factor: number, x?: number, y?: number): void;
  pan(dx: number, dy: number): void;
  reset(): void;
  /** Moves a point of the board, given as fractions of its side, into view. */
  reveal(x: number, y: number): void;
}

export function useZoom(side: number): Zooming {
  const zoom = useSignal<Zoom>(NONE);
  return useMemo(() => {
    const most = Math.max(1.5, side / FEWEST);
    const set = ({ scale, x, y }: Zoom) => {
      const size = Math.min(most, Math.max(1, scale));
      const inside = (offset: number) => Math.min(0, Math.max(1 - size, offset));
      zoom.value = size === 1 ? NONE : { scale: size, x: inside(x), y: inside(y) };
    };
    return {
      zoom,
      by(factor, x = 0.5, y = 0.5) {
        const now = zoom.value;
        const scale = Math.min(most, Math.max(1, now.scale * factor));
        const real = scale / now.scale;
        set({ scale, x: x - (x - now.x) * real, y: y - (y - now.y) * real });
      },
      pan(dx, dy) {
        const now = zoom.value;
        set({ ...now, x: now.x + dx, y: now.y + dy });
      },
      reset() {
        zoom.value = NONE;
      },
      reveal(x, y) {
        const now = zoom.value;
        if (now.scale === 1) return;
        const margin = 0.12;
        const moved = (offset: number, at: number) => {
          const seen = offset + at * now.scale;
          return offset + (Math.min(1 - margin, Math.max(margin, seen)) - seen);
        };
        set({ ...now, x: moved(now.x, x), y: moved(now.y, y) });
      },
    };
  }, [side]);
}
