import { OrderStatusDocument, type OrderStatusQuery } from '@patine/contract/operations';
import { ORDER_POLL_MS, ORDER_POLL_RETRIES } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type OrderState = OrderStatusQuery['me']['order'];

/** Polls every two seconds, at most ten times, while the payment is pending. */
export const orderStatusQuery = ({ request }: Pick<Api, 'request'>, id: string) =>
  queryOptions({
    queryKey: ['orders', id, 'status'],
    queryFn: async (): Promise<OrderState | null> => {
      try {
        return (await request(OrderStatusDocument, { id })).me.order;
      } catch (error) {
        if (error instanceof ApiError && (error.is('NOT_FOUND') || error.is('ACCESS_DENIED'))) throw error;
        return null;
      }
    },
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isWaiting(state) ? ORDER_POLL_MS : false),
  });

type Progress = { data?: OrderState | null | undefined; dataUpdateCount: number; status: string };

/** True while polling: the order may still become paid. */
export const isWaiting = ({ data, dataUpdateCount, status }: Progress): boolean =>
  status !== 'error' && (!data || data.status === 'CHECKOUT') && dataUpdateCount <= ORDER_POLL_RETRIES;
