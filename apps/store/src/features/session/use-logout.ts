import type { Operation } from '@patine/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useStore } from '../../lib/store-context.tsx';
import { clearCustomer } from '../../offline/clear-customer.ts';
import { paths } from '../../paths.ts';
import { setLeaving } from '../../lib/leaving.ts';
import { notifyTabs } from '../../lib/session-channel.ts';

/** Ends sessions, clears the browser's data and loads a new document, so that no customer data stays in memory. */
export function useLogout<Result>(operation: Operation<Result, Record<string, never>>) {
  const { api, locale } = useStore();
  return useMutation({
    onMutate: () => setLeaving(true),
    onError: () => setLeaving(false),
    mutationFn: async () => {
      try {
        await api.request(operation, {});
      } catch (error) {
        // The session has already ended.
        if (!(error instanceof ApiError && error.is('ACCESS_DENIED'))) throw error;
      }
    },
    onSuccess: async () => {
      await clearCustomer();
      notifyTabs('ended');
      location.assign(paths.home(locale));
    },
  });
}
