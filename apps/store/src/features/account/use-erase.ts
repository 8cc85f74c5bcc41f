import { ErasePersonalDataDocument, LogoutDocument } from '@patine/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { setLeaving } from '../../lib/leaving.ts';
import { notifyTabs } from '../../lib/session-channel.ts';
import { clearCustomer } from '../../offline/clear-customer.ts';

/** Erases the account and clears this browser's session and cached pages. */
export function useErase() {
  const { request } = useApi();
  return useMutation({
    mutationFn: async (plainPassword: string) => {
      await request(ErasePersonalDataDocument, { plainPassword });
      setLeaving(true);
      notifyTabs('ended');
      await clearCustomer();
      // The api has already ended the session: this only clears the cookies, so a failure is harmless.
      await request(LogoutDocument, {}).catch(() => null);
    },
  });
}
