import { LogoutDocument } from '@patine/contract/operations';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiError } from '../../lib/api-error.ts';
import { CART_ID, removeBrowserCookie } from '../../lib/cookies.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Ends the session and begins a new document, so that nothing of the customer stays in memory. */
export function LogoutButton() {
  const { api, locale } = useStore();
  const logout = useMutation({
    mutationFn: async () => {
      try {
        await api.request(LogoutDocument, {});
      } catch (error) {
        // A session that has ended by itself needs no ending.
        if (!(error instanceof ApiError && error.is('ACCESS_DENIED'))) throw error;
      }
    },
    onSuccess: () => {
      removeBrowserCookie(CART_ID);
      location.assign(paths.home(locale));
    },
  });
  return (
    <>
      <Button tone="line" size="sm" loading={logout.isPending} onClick={() => logout.mutate()}>
        <FormattedMessage id="session.logout" />
      </Button>
      {logout.isError ? (
        <Alert tone="error" live className="mt-3">
          <FormattedMessage id={failureMessage(logout.error)} />
        </Alert>
      ) : null}
    </>
  );
}
