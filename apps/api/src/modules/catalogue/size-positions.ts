import { compareSizes } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { readSizes, updateSizePositions } from './facet-values-repository.ts';

/** Sorts the filter's sizes: XS to XXL, then numbers, then one size. */
export async function rankSizes(db: Database) {
  const sizes = await readSizes(db);
  const ranked = sizes
    .toSorted((a, b) => compareSizes(a.nameFr, b.nameFr))
    .map(({ slug }, position) => ({ slug, position }));
  if (ranked.length === 0) return;
  await updateSizePositions(db, ranked);
}
