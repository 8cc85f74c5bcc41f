import { PasswordLinkDocument, ResetPasswordDocument } from '@patine/contract/operations';
import {
  PASSWORD_RESET_MINUTES,
  type NewPasswordForm,
  passwordRules,
  validateNewPassword,
} from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { FormProblems } from './FormProblems.tsx';
import { LinkOutcome } from './LinkOutcome.tsx';
import { isExpired, linkToken } from './link-token.ts';
import { rejectedFields } from './rejected-fields.ts';
import { useForm } from './use-form.ts';
import { returnTo } from './password-reset-return.ts';

const EMPTY: NewPasswordForm = { password: '', passwordConfirmation: '' };

/** Sets a new password with an emailed link. */
export function ChangePasswordForm() {
  const { request } = useApi();
  const locale = useLocale();
  const [way] = useState(() => returnTo(Date.now()));
  const link = useQuery({
    queryKey: ['password-link'],
    queryFn: () => request(PasswordLinkDocument, { accessToken: linkToken(location.hash) }),
    // The token is in the URL's fragment, which servers do not receive.
    enabled: !import.meta.env.SSR,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: (plainPassword: string) =>
      request(ResetPasswordDocument, { plainPassword, accessToken: linkToken(location.hash) }),
  });
  const { text, submit, problems, attempt } = useForm({
    empty: EMPTY,
    messagePrefix: 'change-password',
    errorsOf: validateNewPassword,
    refused: rejectedFields(change.error),
    send: ({ password }) => {
      if (!change.isPending) change.mutate(password);
    },
    onType: () => {
      if (change.isError) change.reset();
    },
  });
  if (change.isSuccess)
    return <LinkOutcome tone="success" messagePrefix="change-password.ok" href={paths.login(locale, way)} />;
  if (isExpired(link.error) || isExpired(change.error))
    return (
      <LinkOutcome
        tone="error"
        messagePrefix="change-password.expired"
        values={{ minutes: PASSWORD_RESET_MINUTES }}
        href={paths.resetPassword(locale, way)}
      />
    );

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-muted">
        <FormattedMessage id="change-password.text" />
      </p>
      <FormProblems problems={problems} attempt={attempt} failure={change.error} />
      <PasswordField {...text('password')} rules={passwordRules} />
      <PasswordField {...text('passwordConfirmation')} autoComplete="new-password" />
      <Button type="submit" block loading={change.isPending}>
        <FormattedMessage id="change-password.submit" />
      </Button>
    </form>
  );
}
