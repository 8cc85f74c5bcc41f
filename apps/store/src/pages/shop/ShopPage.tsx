import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { shopListQuery } from '../../features/catalogue/shop-list.query.ts';
import { parseFilters } from '../../lib/parse-filters.ts';
import { useStore } from '../../lib/store-context.tsx';
import { useFavorites } from './use-favorites.ts';
import { ShopView } from './ShopView.tsx';

export default function ShopPage() {
  const { api, locale } = useStore();
  const { '*': category = '' } = useParams();
  const { search } = useLocation();
  const filters = useMemo(() => parseFilters(category, search), [category, search]);
  const queryClient = useQueryClient();
  const { favorites, favoritesState } = useFavorites(filters);
  const { data, isPlaceholderData } = useQuery({
    ...shopListQuery(api, queryClient, locale, filters, favorites),
    // The public list stays visible until the customer's own is loaded.
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <ShopView
      list={data}
      filters={filters}
      favoritesState={favorites && isPlaceholderData ? 'asking' : favoritesState}
    />
  );
}
