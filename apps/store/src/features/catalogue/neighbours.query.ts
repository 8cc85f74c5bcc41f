import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Product } from './product.query.ts';

/** Products of the same category and of the same seller. */
export const neighboursQuery = ({ search }: Api, locale: Locale, product: Product) =>
  queryOptions({
    queryKey: ['neighbours', locale, product.reference],
    // The server sends them with the page: the browser loads this code only for the next product.
    queryFn: async () => (await import('./find-neighbours.ts')).findNeighbours(search, locale, product),
  });
