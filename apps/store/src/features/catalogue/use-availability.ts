import { ProductTrackingDocument } from '@patine/contract/operations';
import { AVAILABILITY_POLL_MS } from '@patine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../lib/store-context.tsx';
import { productQuery, type Product } from './product.query.ts';

/** Polls a visible product's availability and refetches its page when the availability or the price has changed. */
export function useAvailability({ reference, availability, pricing, soldAt }: Product) {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['availability', reference],
    queryFn: async () => (await api.request(ProductTrackingDocument, { reference })).product,
    refetchInterval: AVAILABILITY_POLL_MS,
    enabled: !import.meta.env.SSR && soldAt === null,
  });
  const changed =
    data !== undefined &&
    (data.availability !== availability || data.pricing.currentPrice.amount !== pricing.currentPrice.amount);
  useEffect(() => {
    if (changed) void queryClient.invalidateQueries(productQuery(api, locale, reference));
  }, [changed, queryClient, api, locale, reference]);
}
