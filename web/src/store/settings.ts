// What the player prefers, kept in this browser.

import { effect, signal } from '@preact/signals';
import { type Language, preferred, speak } from '../i18n/texts';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  contrast: boolean;
  timer: boolean;
  conflicts: boolean;
  clean: boolean;
  same: boolean;
  motion: boolean;
  runes: boolean;
  /** Highlights the row, the column and the box of the chosen cell. */
  peers: boolean;
  /** A digit is picked first, and then put into cells. */
  digitFirst: boolean;
  /** Draws what is proved after every stroke of a path. */
  follow: boolean;
  /** How many edges it draws at most. */
  depth: number;
  /** The variant and level that were chosen last, by family. */
  last: Record<string, { variant: string; level: string }>;
  /** First lessons that were played, as `first-FAMILY`: how often. */
  practised: Record<string, number>;
  /** The symmetry in which values are printed while a puzzle is made. */
  symmetry: string;
  /** What was printed last. */
  print: { family: string; variant: string; level: string; count: number; perPage: number; solutions: boolean; large: boolean };
}

const KEY = 'gridwright-settings';

const DEFAULTS: Settings = {
  language: preferred(),
  theme: 'auto',
  contrast: false,
  timer: true,
  conflicts: true,
  clean: true,
  same: true,
  motion: false,
  runes: false,
  peers: true,
  digitFirst: false,
  follow: false,
  depth: 8,
  last: {},
  practised: {},
  symmetry: 'none',
  print: { family: '', variant: '', level: '', count: 4, perPage: 4, solutions: true, large: false },
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(read());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether the system asks for more contrast. */
const wantsContrast = signal(false);

/** Whether nothing may move, by the player's wish or the system's. */
export function isStill(): boolean {
  return settings.value.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets the page follow the settings. */
export function applySettings(): void {
  const query = matchMedia('(prefers-contrast: more)');
  wantsContrast.value = query.matches;
  query.addEventListener('change', () => (wantsContrast.value = query.matches));
  effect(() => {
    const { theme, contrast, motion } = settings.value;
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.classList.toggle('contrast', contrast || wantsContrast.value);
    root.classList.toggle('still', motion);
  });
  effect(() => {
    void speak(settings.value.language);
  });
}
