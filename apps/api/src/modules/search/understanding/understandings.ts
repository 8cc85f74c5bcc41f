import type { Locale } from '@patine/core';
import { createUnderstanding, languagesFor, type Understanding } from '@patine/search/understanding';
import type { Services } from '../../../context.ts';
import { readVocabularies } from './read-vocabulary.ts';

export type Understandings = {
  understand: (text: string, locale: Locale) => Understanding;
  /** Reads the catalogue's words anew. */
  refresh: () => Promise<void>;
  /** Notes that items have changed, so that the next `refreshIfChanged` reads their words. */
  markChanged: () => void;
  refreshIfChanged: () => Promise<void>;
};

/** Understands search texts in each language of the shop, by the words of the catalogue when it was last read. */
export function createUnderstandings({ db }: Pick<Services, 'db'>): Understandings {
  const byLocale = new Map<Locale, (text: string) => Understanding>();
  let hasChanged = false;

  const refresh = async () => {
    hasChanged = false;
    for (const [locale, vocabulary] of await readVocabularies(db))
      byLocale.set(locale, createUnderstanding(vocabulary, languagesFor(locale)));
  };

  return {
    understand: (text, locale) =>
      byLocale.get(locale)?.(text) ?? { text: text.trim(), filters: [], words: text.trim(), help: null },
    refresh,
    markChanged: () => {
      hasChanged = true;
    },
    refreshIfChanged: async () => {
      if (hasChanged) await refresh();
    },
  };
}
