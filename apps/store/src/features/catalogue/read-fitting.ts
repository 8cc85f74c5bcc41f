import { productIndex } from '@patine/contract/search/indexes';
import type { ProductRecord } from '@patine/contract/search/record';
import { TARGETS, fitsSavedSizes, type Locale, type SavedSizes } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { sizesQuery } from '../../lib/saved-sizes.query.ts';
import { searchAround } from '../../lib/search.ts';
import { setFitting } from './fitting-store.ts';

/** Attributes that say whom a product fits. */
export const SIZED = [
  'reference',
  'size',
  'categories',
  'target',
] as const satisfies readonly (keyof ProductRecord)[];
export type SizedHit = Pick<ProductRecord, (typeof SIZED)[number]>;

/** A product's category is the longest of its paths. */
export const isFitting = ({ size, categories, target }: SizedHit, saved: SavedSizes): boolean => {
  const categoryPath = categories.reduce(
    (longest, path) => (path.length > longest.length ? path : longest),
    '',
  );
  const forWhom = TARGETS.find((one) => one === target);
  return forWhom !== undefined && fitsSavedSizes({ sizes: size, categoryPath, target: forWhom }, saved);
};

export type FittingHost = { api: Api; queryClient: QueryClient; locale: Locale };

let knownFor: SavedSizes | undefined;
/** Whether each product that was shown fits. */
const known = new Map<number, boolean>();

/** Finds out which of these products fit the customer. Without saved sizes nothing is asked. */
export async function readFitting({ api, queryClient, locale }: FittingHost, references: readonly number[]) {
  const saved = await queryClient.ensureQueryData(sizesQuery(api));
  if (saved !== knownFor) known.clear();
  knownFor = saved;
  const unknown = references.filter((reference) => !known.has(reference));
  if (unknown.length === 0 || Object.values(saved).every(({ length }) => length === 0)) return;
  for (const reference of unknown) known.set(reference, false);
  const [found] = await searchAround<SizedHit>(api.search, [
    {
      indexName: productIndex('relevance', locale),
      facetFilters: [unknown.map((reference) => `objectID:${reference}`)],
      attributesToRetrieve: SIZED,
      hitsPerPage: unknown.length,
    },
  ]);
  for (const hit of found?.hits ?? []) known.set(hit.reference, isFitting(hit, saved));
  setFitting(new Set([...known].flatMap(([reference, fits]) => (fits ? [reference] : []))));
}
