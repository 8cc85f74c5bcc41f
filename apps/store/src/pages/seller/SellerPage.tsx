import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { sellerQuery } from '../../features/catalogue/seller.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { SellerView } from './SellerView.tsx';

export default function SellerPage() {
  const { api, locale } = useStore();
  const { data } = useQuery(sellerQuery(api, locale, useParams()['slug'] ?? ''));
  return data ? <SellerView seller={data} /> : null;
}
