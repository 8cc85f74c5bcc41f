import type { Product } from '@patine/contract/resolvers';
import type { Locale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { namesFor } from './facet-names.ts';
import { isReference } from './known-products.ts';
import type { Viewer } from './item-state.ts';
import { productOf } from './product-view.ts';
import { readProductRows } from './product-rows-repository.ts';

/** Loads products by reference in two queries. The map leaves out unknown references. */
export async function productsByReference(
  db: Database,
  references: readonly number[],
  locale: Locale,
  viewer: Viewer,
): Promise<Map<number, Product>> {
  const wanted = [...new Set(references)].filter(isReference);
  if (wanted.length === 0) return new Map();
  const rows = await readProductRows(db, wanted);
  if (rows.length === 0) return new Map();
  const nameOf = await namesFor(db, rows, locale);
  return new Map(rows.map((row) => [row.reference, productOf(row, locale, nameOf, viewer)]));
}
