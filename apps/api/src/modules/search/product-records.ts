import type { ProductRecord } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { namesFor, readProductRows } from '../catalogue/index.ts';
import { productRecord } from './product-record.ts';
import type { Sales } from './sales-repository.ts';

/** Returns products as searches return them, in this order, also those of drops that nobody can see yet: for previews. */
export type ReadProductRecords = (
  services: Pick<Services, 'db' | 'clock'>,
  locale: Locale,
  references: readonly number[],
) => Promise<ProductRecord[]>;

declare module 'fastify' {
  interface FastifyInstance {
    readProductRecords: ReadProductRecords;
  }
}

/** Nothing is ranked here. */
const NO_SALES: Sales = new Map();

export const readProductRecords: ReadProductRecords = async ({ db, clock }, locale, references) => {
  const rows = await readProductRows(db, references);
  const nameOf = await namesFor(db, rows, locale);
  const records = new Map(
    rows.map((row) => {
      const { keywords: _, ...record } = productRecord(row, locale, {
        nameOf,
        now: clock.now(),
        sales: NO_SALES,
      });
      return [row.reference, record];
    }),
  );
  return references.flatMap((reference) => records.get(reference) ?? []);
};
