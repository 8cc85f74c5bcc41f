import { type Locale, LOCALES, RETURN_WINDOW_DAYS } from '@patine/core';
import type { SearchObject } from '@patine/search';
import type { Services } from '../../context.ts';
import { namesIn, readDictionary } from '../catalogue/dictionary.ts';
import { namesFor, type NameOf } from '../catalogue/facet-names.ts';
import { type ProductRow, readProductRows, streamFindableRows } from '../catalogue/product-rows.ts';
import { facetRecords, storeRecords } from './name-records.ts';
import { productRecord } from './product-record.ts';
import type { SearchIndex } from './search-index.ts';

const DAY_MS = 86_400_000;

/** Keeps the indexes as the database is. */
export function createIndexer({ db, clock }: Pick<Services, 'db' | 'clock'>, index: SearchIndex) {
  /** Sold pieces are shown, as sold, while they may come back. */
  const soldAfter = () => new Date(clock.now().getTime() - RETURN_WINDOW_DAYS * DAY_MS);

  const isFindable = (row: ProductRow) =>
    row.status === 'listed' ||
    (row.status === 'sold' && row.soldAt !== null && new Date(row.soldAt) > soldAfter());

  async function* records(locale: Locale, nameOf: NameOf): AsyncGenerator<SearchObject[]> {
    for await (const rows of streamFindableRows(db, soldAfter()))
      yield rows.map((row) => productRecord(row, locale, nameOf, clock.now()));
  }

  const names = async () => {
    for (const locale of LOCALES) {
      const dictionary = await readDictionary(db, locale);
      await index.replace('facet_value', locale, pageOf(facetRecords(dictionary)));
      await index.replace('stores', locale, pageOf(await storeRecords(db)));
    }
  };

  return {
    names,

    async everything() {
      await names();
      for (const locale of LOCALES) {
        const nameOf = namesIn(await readDictionary(db, locale));
        await index.replace('search', locale, records(locale, nameOf));
      }
    },

    async products(references: readonly number[]) {
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
          findable.map((row) => productRecord(row, locale, nameOf, clock.now())),
        );
      }
    },
  };
}
export type Indexer = ReturnType<typeof createIndexer>;

async function* pageOf(objects: readonly SearchObject[]) {
  yield objects;
}
