import type { Facet } from '@patine/contract/search/record';
import { countryName, type Locale, showsEnglish } from '@patine/core';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { aliasesIn, currentValues } from './facet-aliases.ts';
import { readAllValues, readNamedValues } from './facet-values-repository.ts';
import { readFilterNames } from './filter-names-repository.ts';
import { readSelections } from './selections-repository.ts';
import { decadeName, selectionName } from './names/decades-and-selections.ts';

export type DictionaryEntry = { facet: Facet | 'selections'; slug: string; name: string; position: number };

/** Returns every filter value with the name that an editor, the feed or the shop gave it, in the order of its facet. */
export async function readDictionary(db: ReadDatabase, locale: Locale): Promise<DictionaryEntry[]> {
  const inEnglish = showsEnglish(locale);
  const { named, sellers, launches, decades } = await readNamedValues(db);
  const selections = await readSelections(db);
  const countries = [...new Set(sellers.map(({ country }) => country))];
  const entries = [
    ...currentValues(named).map((value) => ({
      facet: value.facet as Facet,
      slug: value.slug,
      name: inEnglish ? value.nameEn : value.nameFr,
      position: value.position,
    })),
    ...decades.map(({ decade }) => ({
      facet: 'years' as const,
      slug: decade ?? '',
      name: decadeName(decade ?? '', locale),
      position: Number(decade),
    })),
    ...selections.map(({ slug, nameFr, nameEn }) => ({
      facet: 'selections' as const,
      slug,
      name: (inEnglish ? nameEn : nameFr) ?? selectionName(slug, locale),
      position: 0,
    })),
    ...sellers.map(({ slug, name }) => ({ facet: 'store' as const, slug, name, position: 0 })),
    ...countries.map((slug) => ({
      facet: 'storeCountry' as const,
      slug,
      name: countryName(slug, locale),
      position: 0,
    })),
    ...launches.map((drop) => ({
      facet: 'drops' as const,
      slug: drop.slug,
      name: inEnglish ? drop.nameEn : drop.nameFr,
      position: 0,
    })),
  ];
  const given = await readFilterNames(db, locale);
  const byName = new Intl.Collator(locale).compare;
  return entries
    .map((entry) => ({ ...entry, name: given.get(`${entry.facet}:${entry.slug}`) ?? entry.name }))
    .sort(
      (a, b) =>
        (a.facet < b.facet ? -1 : a.facet > b.facet ? 1 : 0) ||
        a.position - b.position ||
        byName(a.name, b.name),
    );
}

/** Returns earlier slugs of filter values by facet, with the current ones. */
export const readAliases = async (db: Database) => aliasesIn(await readAllValues(db));

/** Indexes the names by facet and slug, for callers with thousands of lookups. */
export const namesIn = (dictionary: readonly DictionaryEntry[]) => {
  const names = new Map(dictionary.map(({ facet, slug, name }) => [`${facet}:${slug}`, name]));
  return (facet: string, slug: string) => names.get(`${facet}:${slug}`) ?? slug;
};
