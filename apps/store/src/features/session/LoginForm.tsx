import { normaliseEmail } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { TextField } from '@patine/ui/text-field/TextField';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { FormProblems } from './FormProblems.tsx';
import { emailErrors } from './email-errors.ts';
import type { Credentials } from './log-in.ts';
import { forgetTyped, keepTyped } from './typed-credentials.ts';
import { useLogin } from './use-login.ts';
import { useForm } from './use-form.ts';

const CartOverflow = lazy(() => import('./CartOverflow.tsx'));

const EMPTY: Credentials = { email: '', password: '' };

const errorsOf = ({ email, password }: Credentials) => [
  ...emailErrors(email),
  ...(password === '' ? [{ field: 'password', code: 'EMPTY' } as const] : []),
];

export type LoginFormProps = {
  /** Alternatives to logging in, hidden after submission. */
  children: ReactNode;
};

export function LoginForm({ children }: LoginFormProps) {
  const locale = useLocale();
  const [query] = useSearchParams();
  const redirect = query.get('redirect') ?? undefined;
  const login = useMutation({ mutationFn: useLogin() });
  const { text, submit, problems, attempt } = useForm({
    empty: EMPTY,
    messagePrefix: 'session',
    errorsOf,
    refused: [],
    send: ({ email, password }) => {
      if (!login.isPending)
        login.mutate({ email: normaliseEmail(email), password }, { onSuccess: forgetTyped });
    },
    onType: () => undefined,
  });
  if (login.data && login.data.waiting > 0)
    return (
      <Suspense>
        <CartOverflow {...login.data} />
      </Suspense>
    );

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onInput={({ currentTarget }) => keepTyped(new FormData(currentTarget))}
        onSubmit={submit}
      >
        <FormProblems
          problems={problems}
          attempt={attempt}
          failure={login.error}
          own={{ BAD_CREDENTIALS: 'login.failed', TOO_MANY_ATTEMPTS: 'login.tooMany' }}
        />
        <TextField {...text('email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField {...text('password')} />
        <TextLink href={paths.resetPassword(locale, redirect)} className="justify-self-start">
          <FormattedMessage id="login.forgotten" />
        </TextLink>
        <Button type="submit" block loading={login.isPending}>
          <FormattedMessage id="login.submit" />
        </Button>
      </form>
      {children}
    </>
  );
}
