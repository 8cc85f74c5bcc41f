import { type Locale, LOCALES, showsEnglish } from '@patine/core';
import { foldWords, type Vocabulary, type VocabularyValue } from '@patine/search/understanding';
import type { Database } from '../../../db/client.ts';
import { BRAND_ALIASES, categoryLevels, decadeName, sizeValue } from '../../catalogue/index.ts';
import { sizeValueReader } from './size-values.ts';
import {
  readCategoryNames,
  readNameWords,
  readPriceCounts,
  readSizesByCategory,
  readUsedValues,
  type UsedValue,
} from './vocabulary-repository.ts';

const namesOf = ({ facet, slug, nameFr, nameEn }: UsedValue): VocabularyValue['names'] => {
  if (facet === 'years')
    return Object.fromEntries(LOCALES.map((locale) => [locale, decadeName(slug, locale)]));
  return { ...(nameFr === null ? {} : { fr: nameFr }), ...(nameEn === null ? {} : { en: nameEn }) };
};

/** Reads the words of the catalogue that search texts are understood by, for each language of the shop. */
export async function readVocabularies(db: Database): Promise<Map<Locale, Vocabulary>> {
  const used = await readUsedValues(db);
  const stored = await readSizesByCategory(db);
  const prices = await readPriceCounts(db);
  const levels = new Set(stored.flatMap(({ category }) => categoryLevels(category)));
  const categories = (await readCategoryNames(db)).filter(({ slug }) => levels.has(slug));
  const values = [...used, ...categories].map((value): VocabularyValue => ({
    attribute: value.facet as VocabularyValue['attribute'],
    slug: value.slug,
    names: namesOf(value),
  }));
  const sizes = stored.map(({ category, target, size }) => ({
    category,
    slug: sizeValue({ size, target, categoryPath: category }),
  }));
  const brands = [...BRAND_ALIASES].map(([slug, also]) => ({
    slug,
    names: [slug.replaceAll('-', ' '), ...also],
  }));
  const sizeValues = sizeValueReader();
  const vocabularies = new Map<Locale, Vocabulary>();
  for (const locale of LOCALES) {
    const words = foldWords(await readNameWords(db, showsEnglish(locale)));
    vocabularies.set(locale, { values, sizes, sizeValues, brands, prices, words });
  }
  return vocabularies;
}
