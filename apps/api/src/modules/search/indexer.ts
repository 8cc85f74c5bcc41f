import { eachLocale, type Locale, LOCALES } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import {
  type DictionaryEntry,
  type NameOf,
  namesFor,
  namesIn,
  type ProductRow,
  readDictionary,
  readProductRows,
  streamFindableRows,
} from '../catalogue/index.ts';
import { facetRecords, storeRecords } from './name-records.ts';
import { productRecord } from './product-record.ts';
import { readListedKinds } from './repository.ts';
import { readSales, referencesOfKinds, type Sales } from './sales-repository.ts';
import type { InEachLocale, SearchIndex } from './search-index.ts';
import { soldSince } from './sold-products.ts';
import { querySuggestions } from './suggestions/query-suggestions.ts';

/** Most products that are read and written at a time, so that other changes wait for a part of a second at most. */
const BATCH = 100;

export type Indexer = {
  /** Writes these products as they are now, or removes them. */
  products: (references: readonly number[]) => Promise<void>;
  /** Writes the names of filter values and sellers, and query suggestions. */
  names: () => Promise<void>;
  /** Writes the products whose category and brand has a new sales count. */
  sales: () => Promise<void>;
  /** Writes all records and removes others. */
  everything: () => Promise<void>;
};

/** What an indexer knows of the records that it has written, beside the index. */
export type IndexerState = {
  sales: Sales;
  /** The names of filter values that the records were filled with, one line each. */
  names: readonly string[];
};

/** Writes the database's products, filter values and sellers to the search indexes. */
export function createIndexer(
  { db, readReplica, clock }: Pick<Services, 'db' | 'readReplica' | 'clock'>,
  index: SearchIndex,
  restored: IndexerState = { sales: new Map(), names: [] },
): Indexer & { state: () => IndexerState } {
  const isFindable = (row: ProductRow) =>
    row.status === 'listed' ||
    (row.status === 'sold' && row.soldAt !== null && new Date(row.soldAt) > soldSince(clock.now()));

  let { sales, names: indexedNames } = restored;

  async function* records(nameIn: Record<Locale, NameOf>): AsyncGenerator<InEachLocale> {
    for await (const rows of streamFindableRows(db, soldSince(clock.now()))) {
      for (let at = 0; at < rows.length; at += index.pageSize) {
        const page = rows.slice(at, at + index.pageSize);
        const now = clock.now();
        yield eachLocale((locale) =>
          page.map((row) => productRecord(row, locale, { nameOf: nameIn[locale], now, sales })),
        );
      }
    }
  }

  const names = async (dictionary: Record<Locale, DictionaryEntry[]>) => {
    const sellers = await storeRecords(db);
    await index.replace('facet_value', pageOf(eachLocale((locale) => facetRecords(dictionary[locale]))));
    await index.replace('stores', pageOf(eachLocale(() => sellers)));
    const kinds = await readListedKinds(db, clock.now());
    await index.replace(
      'query_suggestions',
      pageOf(eachLocale((locale) => querySuggestions(kinds, locale, namesIn(dictionary[locale])))),
    );
  };

  const writeBatch = async (references: readonly number[]) => {
    const rows = await readProductRows(db, references);
    const findable = rows.filter(isFindable);
    const shown = new Set(findable.map(({ reference }) => reference));
    const gone = references.filter((reference) => !shown.has(reference)).map(String);
    for (const locale of LOCALES) {
      const nameOf = await namesFor(db, findable, locale);
      await index.remove('search', locale, gone);
      await index.save(
        'search',
        locale,
        findable.map((row) => productRecord(row, locale, { nameOf, now: clock.now(), sales })),
      );
    }
  };

  /** One batch at a time: of two that hold the same product, the one that read it first could be written last. */
  let writing: Promise<void> = Promise.resolve();
  const write = async (references: readonly number[]) => {
    for (let at = 0; at < references.length; at += BATCH) {
      const batch = references.slice(at, at + BATCH);
      const written = writing.then(() => writeBatch(batch));
      writing = written.catch(() => undefined);
      await written;
    }
  };

  return {
    state: () => ({ sales, names: indexedNames }),

    names: async () => names(await readDictionaries(db)),

    async everything() {
      sales = await readSales(readReplica, clock.now());
      const dictionary = await readDictionaries(db);
      indexedNames = namesOf(dictionary);
      await names(dictionary);
      await index.replace('search', records(eachLocale((locale) => namesIn(dictionary[locale]))));
    },

    products: write,

    async sales() {
      const before = sales;
      sales = await readSales(readReplica, clock.now());
      const kinds = [...new Set([...before.keys(), ...sales.keys()])];
      const changed = kinds.filter((kind) => before.get(kind) !== sales.get(kind));
      if (changed.length > 0) await write(await referencesOfKinds(db, changed));
    },
  };
}

export const readDictionaries = async (db: Database) =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await readDictionary(db, locale)])),
  ) as Record<Locale, DictionaryEntry[]>;

/** The names that records have among their words. */
export const namesOf = (dictionary: Record<Locale, DictionaryEntry[]>): string[] =>
  LOCALES.flatMap((locale) =>
    dictionary[locale].map(({ facet, slug, name }) => [locale, facet, slug, name].join('\t')),
  );

async function* pageOf(page: InEachLocale) {
  yield page;
}
