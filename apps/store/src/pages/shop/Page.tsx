import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { shopListQuery } from '../../features/catalogue/shop-list.query.ts';
import { parseFilters } from '../../lib/shop-filters.ts';
import { useStore } from '../../lib/store-context.tsx';
import { ShopView } from './ShopView.tsx';

export default function Page() {
  const { api, locale } = useStore();
  const { '*': category = '' } = useParams();
  const { search } = useLocation();
  const filters = parseFilters(category, search);
  const { data } = useQuery(shopListQuery(api, useQueryClient(), locale, filters));
  return data ? <ShopView list={data} filters={filters} /> : null;
}
