import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Product } from './product.query.ts';

/** Pieces of the same category, and others of the same seller. */
export const neighboursQuery = ({ search }: Api, locale: Locale, product: Product) =>
  queryOptions({
    queryKey: ['neighbours', locale, product.reference],
    // A page comes with them: how those of another piece are found is fetched with it.
    queryFn: async () => (await import('./find-neighbours.ts')).findNeighbours(search, locale, product),
  });
