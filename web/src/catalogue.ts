// The families and techniques, as the engine lists them in the language that is spoken.

import { effect, signal } from '@preact/signals';
import { engine } from './engine/engine';
import type { FamiliesAnswer, Family } from './engine/protocol';
import { language } from './i18n/texts';

export const families = signal<Family[]>([]);

export function watchLanguage(): void {
  effect(() => {
    const spoken = language.value;
    void engine.ask<FamiliesAnswer>({ verb: 'families', language: spoken }).then((answer) => {
      families.value = answer.families;
    });
  });
}

export function familyNamed(id: string): Family | undefined {
  return families.value.find((family) => family.id === id);
}
