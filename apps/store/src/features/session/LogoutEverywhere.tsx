import { LogoutEverywhereDocument } from '@patine/contract/operations';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLogout } from './use-logout.ts';

/** Ends all sessions, including this one. */
export function LogoutEverywhere() {
  const logout = useLogout(LogoutEverywhereDocument);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-muted">
        <FormattedMessage id="session.logoutEverywhere.text" />
      </p>
      <Button tone="line" size="sm" loading={logout.isPending} onClick={() => logout.mutate()}>
        <FormattedMessage id="session.logoutEverywhere" />
      </Button>
      {logout.isError ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(logout.error)} />
        </Alert>
      ) : null}
    </div>
  );
}
