// Icons on a grid of 20, drawn with one stroke width.

const PATHS = {
  back: 'M12 4.5 6.5 10l5.5 5.5',
  pause: 'M7 5v10M13 5v10',
  settings: 'M4 6h7M15 6h1M4 14h1M9 14h7M13 4v4M7 12v4',
  close: 'M5 5l10 10M15 5 5 15',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7a4 4 0 0 1 0 8H7',
  redo: 'M13 4l3.5 3.5L13 11M16 7.5H9a4 4 0 0 0 0 8h4',
  erase: 'M8 16h8M4.5 12.5l7-8 5 4.5-6 7H7z',
  flag: 'M5 17V4h9l-2 3 2 3H5',
  hint: 'M7.5 13.5a5 5 0 1 1 5 0V15h-5zM8 17.5h4',
  value: 'M4 4h12v12H4zM9 8l1.5-1v6',
  notes: 'M4 4h12v12H4zM6.5 6.6h.1M9.9 6.6h.1M13.4 6.6h.1',
  centre: 'M4 4h12v12H4zM7 10h.1M10 10h.1M13 10h.1',
  colour: 'M4 4h12v12H4zM4 11l7-7M4 16 16 4M9 16l7-7',
  play: 'M4 4h12v12H4zM8 4v12M12 4v12M4 8h12M4 12h12',
  learn: 'M3 6l7-3 7 3-7 3zM6 8v5c2 2 6 2 8 0V8',
  forward: 'M8 4.5 13.5 10 8 15.5',
  check: 'M4.5 10.5 8.5 14.5 15.5 6',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  start: 'M6 4v12M15 5 8.5 10l6.5 5z',
  run: 'M6 4.5 15 10l-9 5.5z',
  daily: 'M4 5h12v11H4zM4 8.5h12M7.5 3v3M12.5 3v3',
  path: 'M4 15h6V9h6V4',
  cross: 'M5 5l10 10M15 5 5 15',
  why: 'M7 7.5a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.3M10 15.5h.1',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l1-1',
  print: 'M6 8V3.5h8V8M6 14H3.5V8h13v6H14M6 12h8v5H6z',
  lines: 'M4 5h12M4 10h8M4 15h10',
  share: 'M10 12V3M6.5 6 10 2.8 13.5 6M4.5 10v6.5h11V10',
  pencil: 'M4 16l.8-3.4L13.3 4 16 6.7 7.4 15.2zM11.5 5.8l2.7 2.7',
  stats: 'M4 16.5V11M8 16.500V7M12 16.500V9.500M16 16.500V4',
  mirror: 'M10 3v14M7 6 3.500 14H7zM13 6l3.500 8H13z',
  both: 'M3.500 6h9v9h-9zM7.500 6V3.500h9v9H12.500',
  trash: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
      <rect x="1" y="1" width="20" height="20" rx="4" />
      <path d="M6 16V11h5V6h5v5" stroke="var(--accent)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  );
}

/** Five bars, filled up to the level. */
export function Bars({ level }: { level: string }) {
  const height = ['easy', 'medium', 'hard', 'expert', 'extreme'].indexOf(level) + 1;
  return (
    <span class="lv" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((bar) => (
        <i key={bar} class={bar <= height ? 'on' : ''} />
      ))}
    </span>
  );
}
