// The families and techniques, as listed by the engine in the current language.

import { effect, signal } from '@preact/signals';
import { fault } from './busy';
import { engine } from './engine/engine';
import type { FamiliesAnswer, Family, LevelName, Variant } from './engine/protocol';
import { type Key, language, t } from './i18n/texts';
import { site } from './site';
import type { GameRecord } from './store/games';

export const families = signal<Family[]>([]);

export function watchLanguage(): void {
  effect(() => {
    const spoken = language.value;
    const request = { verb: 'families', language: spoken };
    void engine.askSurely<FamiliesAnswer>(request).then(
      (answer) => {
        families.value = offered(answer.families);
      },
      (error: Error) => {
        fault.value = error.message;
      },
    );
  });
}

/** The families that this site offers, in its order. */
function offered(known: Family[]): Family[] {
  return site.families?.flatMap((id) => known.find((family) => family.id === id) ?? []) ?? known;
}

export function familyNamed(id: string): Family | undefined {
  return families.value.find((family) => family.id === id);
}

/** The named variants of a family; the first one is the standard form. */
export function variantsOf(family: Family): Variant[] {
  return family.variants?.length ? family.variants : [{ id: '', name: family.name, params: '' }];
}

/** The title of a game: its family, and its variant unless that is the standard one. */
export function titleOf(game: Pick<GameRecord, 'family' | 'variant'>): string {
  const family = familyNamed(game.family);
  if (!family) return game.family;
  const variant = variantsOf(family).slice(1).find((one) => one.id === game.variant);
  return variant ? `${family.name} · ${variant.name}` : family.name;
}

const LEVELS: LevelName[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];

export function levelsOf(family: Family): LevelName[] {
  const kind = family.params.find((param) => param.name === 'level')?.kind;
  return kind?.type === 'choice' ? LEVELS.filter((level) => kind.choices.includes(level)) : [];
}

export function levelText(level: string): string {
  return t(`level.${level}` as Key);
}
