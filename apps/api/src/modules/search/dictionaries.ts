import { builtInDictionary, type Dictionary } from '@patine/contract/content/dictionary';
import { eachLocale, type Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { publishedDictionary } from '../content/index.ts';

export type Dictionaries = Record<Locale, Dictionary>;

export const builtInDictionaries = (): Dictionaries => eachLocale(builtInDictionary);

/** Reads the dictionary of each language: the published one, or else the shop's own. */
export async function readDictionaries(sources: Pick<Services, 'db' | 'clock'>): Promise<Dictionaries> {
  const dictionaries = builtInDictionaries();
  for (const locale of Object.keys(dictionaries) as Locale[])
    dictionaries[locale] = (await publishedDictionary(sources, locale)) ?? dictionaries[locale];
  return dictionaries;
}
