import { referenceFromSlug } from '@patine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { productQuery } from '../../features/catalogue/product.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { ProductView } from './ProductView.tsx';

export default function ProductPage() {
  const { api, locale } = useStore();
  const reference = referenceFromSlug(useParams()['slug'] ?? '') ?? 0;
  const { data } = useQuery(productQuery(api, locale, reference));
  return data ? <ProductView product={data} /> : null;
}
