import { ErasePersonalDataDocument, LogoutDocument } from '@patine/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { setLeaving } from '../../lib/leaving.ts';
import { notifyTabs } from '../../lib/session-channel.ts';
import { clearCustomer } from '../../offline/clear-customer.ts';

/** Erases the account, and ends what this browser has of its session and of the pages that were looked at. */
export function useErase() {
  const { request } = useApi();
  return useMutation({
    mutationFn: async (plainPassword: string) => {
      await request(ErasePersonalDataDocument, { plainPassword });
      setLeaving(true);
      notifyTabs('ended');
      await clearCustomer();
      // The session is gone already: this takes its cookies away, and failing at it leaves nothing open.
      await request(LogoutDocument, {}).catch(() => null);
    },
  });
}
