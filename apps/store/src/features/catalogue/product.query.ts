import { ProductPageDocument, type ProductPageQuery } from '@patine/contract/operations';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type Product = ProductPageQuery['product'];

export const productQuery = ({ request }: Api, locale: Locale, reference: number) =>
  queryOptions({
    queryKey: ['product', locale, reference],
    queryFn: async () => (await request(ProductPageDocument, { reference })).product,
    staleTime: 10_000,
  });
