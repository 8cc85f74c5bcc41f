import { ConfirmEmailAddressDocument } from '@patine/contract/operations';
import { EMAIL_CHANGE_HOURS } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { ME_KEY } from '../../lib/query.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { LinkOutcome } from './LinkOutcome.tsx';
import { isExpired, linkToken } from './link-token.ts';

/** Confirmation needs a press: email scanners open links. */
export function ConfirmEmail() {
  const { request } = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => request(ConfirmEmailAddressDocument, { accessToken: linkToken(location.hash) }),
    onSuccess: () => queryClient.removeQueries({ queryKey: ME_KEY }),
  });
  const account = paths.account(locale);
  if (confirming.isSuccess)
    return <LinkOutcome tone="success" messagePrefix="confirm-email.ok" href={account} />;
  if (isExpired(confirming.error))
    return (
      <LinkOutcome
        tone="error"
        messagePrefix="confirm-email.expired"
        values={{ hours: EMAIL_CHANGE_HOURS }}
        href={account}
      />
    );

  return (
    <div className="grid gap-5">
      <p className="text-muted">
        <FormattedMessage id="confirm-email.text" />
      </p>
      {confirming.isError ? (
        <Alert tone="error" live>
          <FormattedMessage
            id={failureMessage(confirming.error, { EMAIL_CONFLICT: 'register.email.CONFLICT' })}
          />
        </Alert>
      ) : null}
      <Button block loading={confirming.isPending} onClick={() => confirming.mutate()}>
        <FormattedMessage id="confirm-email.submit" />
      </Button>
    </div>
  );
}
