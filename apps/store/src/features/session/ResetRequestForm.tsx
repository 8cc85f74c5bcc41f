import { AskPasswordResetDocument } from '@patine/contract/operations';
import { PASSWORD_RESET_MINUTES, normaliseEmail } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/store-context.tsx';
import { FormProblems } from './FormProblems.tsx';
import { emailErrors } from './email-errors.ts';
import { rejectedFields } from './rejected-fields.ts';
import { useForm } from './use-form.ts';
import { rememberReturnTo } from './password-reset-return.ts';

/** Requests a password reset link. The confirmation does not reveal whether the account exists. */
export function ResetRequestForm() {
  const { request } = useApi();
  const [query] = useSearchParams();
  const reset = useMutation({
    mutationFn: async (emailAddress: string) => {
      await request(AskPasswordResetDocument, { emailAddress });
      rememberReturnTo(query.get('redirect'), Date.now());
      return emailAddress;
    },
  });
  const { text, submit, problems, attempt } = useForm({
    empty: { email: '' },
    messagePrefix: 'session',
    errorsOf: ({ email }) => emailErrors(email),
    refused: rejectedFields(reset.error),
    send: ({ email }) => {
      if (!reset.isPending) reset.mutate(normaliseEmail(email));
    },
    onType: () => {
      if (reset.isError) reset.reset();
    },
  });

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      {reset.isSuccess ? (
        <Alert tone="success" live title={<FormattedMessage id="reset-password.sent.title" />}>
          <p className="wrap-anywhere">
            <FormattedMessage
              id="reset-password.sent.text"
              values={{ email: reset.data, minutes: PASSWORD_RESET_MINUTES }}
            />
          </p>
        </Alert>
      ) : (
        <FormProblems problems={problems} attempt={attempt} failure={reset.error} />
      )}
      <TextField {...text('email')} type="email" autoComplete="username" inputMode="email" />
      <Button type="submit" block tone={reset.isSuccess ? 'line' : 'primary'} loading={reset.isPending}>
        <FormattedMessage id={reset.isSuccess ? 'reset-password.again' : 'reset-password.submit'} />
      </Button>
    </form>
  );
}
