import { LogoutDocument } from '@patine/contract/operations';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLogout } from './use-logout.ts';

export function LogoutButton() {
  const logout = useLogout(LogoutDocument);
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
