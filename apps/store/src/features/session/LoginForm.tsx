import { isValidEmail, normaliseEmail } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useEnter } from './use-enter.ts';

/** Errors of fields stay hidden until an attempt to send. */
export function LoginForm() {
  const { formatMessage } = useIntl();
  const enter = useEnter();
  const login = useMutation({ mutationFn: enter });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);

  const emailError = isValidEmail(normaliseEmail(email)) ? undefined : email.trim() ? 'BAD_FORMAT' : 'EMPTY';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!emailError && password && !login.isPending) login.mutate({ email: normaliseEmail(email), password });
  };
  const words = (code: string | undefined) =>
    tried && code ? formatMessage({ id: `session.email.${code}` }) : undefined;

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      {login.isError ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(login.error, { BAD_CREDENTIALS: 'login.failed' })} />
        </Alert>
      ) : null}
      <TextField
        label={formatMessage({ id: 'session.email' })}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        error={words(emailError)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={formatMessage({ id: 'session.password' })}
        name="password"
        value={password}
        error={tried && !password ? formatMessage({ id: 'session.password.EMPTY' }) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" block loading={login.isPending}>
        <FormattedMessage id="login.submit" />
      </Button>
    </form>
  );
}
