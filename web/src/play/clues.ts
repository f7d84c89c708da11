// Clues in words, for screen readers: what a sign, a cage or marks say about a cell.

import type { Clue } from '../engine/protocol';
import { t } from '../i18n/texts';

/** The signs whose first cell holds the smaller value. */
const LESS = '<^';

/** What a clue says about one of its cells; undefined if that is no matter of single cells. */
export function clueText({ kind, label, sites = [] }: Clue, site: string): string | undefined {
  const [first = '', second = ''] = sites;
  switch (kind) {
    case 'sign': {
      const other = site === first ? second : first;
      const isLess = LESS.includes(label) === (site === first);
      return t(isLess ? 'sign.less' : 'sign.greater', { site: other });
    }
    case 'cage':
      return label ? t('cage.title', { sum: label }) : undefined;
    case 'marks':
      return t('make.one-of', { values: [...label].join(' ') });
    default:
      return undefined;
  }
}

/** What each cell is told by the clues. */
export function clueTexts(clues: readonly Clue[]): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const clue of clues) {
    for (const site of clue.sites ?? []) {
      const text = clueText(clue, site);
      if (text) texts.set(site, [...(texts.get(site) ?? []), text]);
    }
  }
  return texts;
}
