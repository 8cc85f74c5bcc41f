import type { PaymentOptions } from '@patine/contract/content/structure';
import { useQuery } from '@tanstack/react-query';
import { navigationQuery } from '../../lib/content.query.ts';
import { useStore } from '../../lib/store-context.tsx';

/** What can be paid with here; unknown while it cannot be read, and then nothing is promised. */
export function usePaymentOptions(): PaymentOptions | undefined {
  const { api, locale } = useStore();
  return useQuery(navigationQuery(api, locale)).data?.payment;
}
