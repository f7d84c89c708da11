// The player's settings, saved in this browser.

import { effect, signal } from '@preact/signals';
import { type Language, preferred, speak } from '../i18n/texts';
import { readText, writeText } from './local';

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
  /** Highlight the row, the column and the box of the selected cell. */
  peers: boolean;
  /** Select a digit first, and then the cells to place it in. */
  digitFirst: boolean;
  /** Draw the proved edges after every stroke of a path. */
  follow: boolean;
  /** The maximum number of edges drawn in that way. */
  depth: number;
  /** The variant and level selected last, by family. */
  last: Record<string, { variant: string; level: string }>;
  /** First lessons that were played, as `first-FAMILY`, with their counts. */
  practised: Record<string, number>;
  /** The symmetry of givens while a puzzle is made. */
  symmetry: string;
  /** The last settings for printing. */
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

/** The settings in a value of any kind: those that exist, with values of the right kind. */
export function soundSettings(value: unknown): Partial<Settings> {
  const isSound = ([name, one]: [string, unknown]) => {
    const usual = (DEFAULTS as unknown as Record<string, unknown>)[name];
    return usual !== undefined && one !== null && typeof one === typeof usual && Array.isArray(one) === Array.isArray(usual);
  };
  return Object.fromEntries(Object.entries(value ?? {}).filter(isSound)) as Partial<Settings>;
}

function read(): Settings {
  try {
    return { ...DEFAULTS, ...soundSettings(JSON.parse(readText(KEY) ?? '{}')) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(read());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  writeText(KEY, JSON.stringify(settings.value));
}

/** Whether the system requests more contrast. */
const wantsContrast = signal(false);

/** Whether animations are disabled, by the player or the system. */
export function isStill(): boolean {
  return settings.value.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Applies the settings to the page. */
export function applySettings(): void {
  const query = matchMedia('(prefers-contrast: more)');
  wantsContrast.value = query.matches;
  query.addEventListener('change', () => (wantsContrast.value = query.matches));
  // Another window has changed them.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.value = read();
  });
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
