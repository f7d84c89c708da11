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

/** Lets the page follow the settings. */
export function applySettings(): void {
  effect(() => {
    const { theme, contrast, motion } = settings.value;
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.classList.toggle('contrast', contrast);
    root.classList.toggle('still', motion);
  });
  effect(() => {
    void speak(settings.value.language);
  });
}
