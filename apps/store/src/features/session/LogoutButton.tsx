import { LogoutDocument } from '@patine/contract/operations';
import { Button } from '@patine/ui/button/Button';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { CART_ID, removeBrowserCookie } from '../../lib/cookies.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Ends the session and begins a new document, so that nothing of the customer stays in memory. */
export function LogoutButton() {
  const { api, locale } = useStore();
  const logout = useMutation({
    mutationFn: () => api.request(LogoutDocument, {}),
    onSuccess: () => {
      removeBrowserCookie(CART_ID);
      location.assign(paths.home(locale));
    },
  });
  return (
    <Button tone="quiet" loading={logout.isPending} onClick={() => logout.mutate()}>
      <FormattedMessage id="session.logout" />
    </Button>
  );
}
