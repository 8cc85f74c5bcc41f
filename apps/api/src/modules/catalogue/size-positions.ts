import { compareSizes } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { readSizes, updateSizePositions } from './facet-values-repository.ts';

/** Puts the sizes of the filter in a shop's order, XS to XXL, then numbers, one size last. */
export async function rankSizes(db: Database) {
  const sizes = await readSizes(db);
  const ranked = sizes
    .toSorted((a, b) => compareSizes(a.nameFr, b.nameFr))
    .map(({ slug }, position) => ({ slug, position }));
  if (ranked.length === 0) return;
  await updateSizePositions(db, ranked);
}
