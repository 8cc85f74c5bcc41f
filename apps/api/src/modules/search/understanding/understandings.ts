import { hash } from 'node:crypto';
import type { Locale } from '@patine/core';
import {
  createUnderstanding,
  languagesFor,
  onlyWords,
  type Understanding,
  type Vocabulary,
} from '@patine/search/understanding';
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

type Understand = (text: string) => Understanding;

/** What was made last for each language, with a hash of the words that it was made from. */
const latest = new Map<Locale, { words: string; understand: Understand }>();

/** Making an understanding takes a tenth of a second: the same words, as of every new shop, share one. */
function understandingOf(locale: Locale, vocabulary: Vocabulary): Understand {
  const words = hash('sha1', JSON.stringify({ ...vocabulary, words: [...vocabulary.words] }));
  const known = latest.get(locale);
  if (known?.words === words) return known.understand;
  const understand = createUnderstanding(vocabulary, languagesFor(locale));
  latest.set(locale, { words, understand });
  return understand;
}

/** Understands search texts in each language of the shop, by the words of the catalogue when it was last read. */
export function createUnderstandings({ db }: Pick<Services, 'db'>): Understandings {
  const byLocale = new Map<Locale, Understand>();
  let hasChanged = false;

  const refresh = async () => {
    hasChanged = false;
    for (const [locale, vocabulary] of await readVocabularies(db))
      byLocale.set(locale, understandingOf(locale, vocabulary));
  };

  return {
    understand: (text, locale) => byLocale.get(locale)?.(text) ?? onlyWords(text.trim(), text.trim()),
    refresh,
    markChanged: () => {
      hasChanged = true;
    },
    refreshIfChanged: async () => {
      if (hasChanged) await refresh();
    },
  };
}
