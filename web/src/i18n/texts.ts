// The page's own texts. Texts about puzzles come from the engine, in the same language.

import { signal } from '@preact/signals';
import { site } from '../site';
import { en } from './en';

export type Texts = typeof en;
export type Key = keyof Texts;

const KNOWN = ['en', 'de', 'es', 'it'] as const;
export type Language = (typeof KNOWN)[number];

/** The languages that this site offers; the first one is the default. */
export const LANGUAGES: readonly Language[] = site.languages?.flatMap((code) => KNOWN.find((known) => known === code) ?? []) ?? KNOWN;

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};

const texts = signal<Texts>(en);
export const language = signal<Language>('en');

/** Loads the texts of a language and shows them everywhere. */
export async function speak(wanted: Language): Promise<void> {
  const code = LANGUAGES.includes(wanted) ? wanted : preferred();
  texts.value = await {
    en: async () => en,
    de: async () => (await import('./de')).de,
    es: async () => (await import('./es')).es,
    it: async () => (await import('./it')).it,
  }[code]();
  language.value = code;
  document.documentElement.lang = code;
}

/** The text of a key, with its arguments in braces filled in. */
export function t(key: Key, args: Record<string, string | number> = {}): string {
  return texts.value[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

/** The text of a key with `.one` or `.other`, by the plural rules of the language. */
export function counted(key: string, n: number, args: Record<string, string | number> = {}): string {
  const form = new Intl.PluralRules(language.value).select(n) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as Key, { n, ...args });
}

/** The locale for dates and numbers: the browser's preferred variant of this language, if it has one. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.startsWith(language.value)) ?? language.value;
}

/** The best of our languages for the browser's preferences. */
export function preferred(): Language {
  for (const tag of navigator.languages) {
    const code = tag.slice(0, 2) as Language;
    if (LANGUAGES.includes(code)) return code;
  }
  return LANGUAGES[0] ?? 'en';
}
