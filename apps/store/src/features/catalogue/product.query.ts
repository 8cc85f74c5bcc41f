import { ProductPageDocument, type ProductPageQuery } from '@patine/contract/operations';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type Product = ProductPageQuery['product'] & {
  /** Shipping methods for this product alone within France. */
  shippingMethods: ProductPageQuery['productShippingMethods'];
};

/** Measurements in centimetres of the garment laid flat. */
export type Measures = Product['variants'][number]['internationalMeasures'];

export const productQuery = ({ request }: Api, locale: Locale, reference: number) =>
  queryOptions({
    queryKey: ['product', locale, reference],
    queryFn: async (): Promise<Product> => {
      const { product, productShippingMethods } = await request(ProductPageDocument, { reference });
      return { ...product, shippingMethods: productShippingMethods };
    },
    staleTime: 10_000,
  });
