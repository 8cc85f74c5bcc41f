import type { PaymentOptions } from '@patine/contract/content/structure';
import { useQuery } from '@tanstack/react-query';
import { navigationQuery } from '../../lib/content.query.ts';
import { useStore } from '../../lib/store-context.tsx';

/** The available payment options; undefined while unknown. */
export function usePaymentOptions(): PaymentOptions | undefined {
  const { api, locale } = useStore();
  return useQuery(navigationQuery(api, locale)).data?.payment;
}
