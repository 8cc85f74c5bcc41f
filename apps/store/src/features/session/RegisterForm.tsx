import type { LinkedPage } from '@patine/contract/content/linked-pages';
import { CreateCustomerDocument } from '@patine/contract/operations';
import {
  type RegistrationForm,
  normaliseEmail,
  passwordRules,
  profileLocale,
  parseBirthDate,
  validateRegistration,
} from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { TextField } from '@patine/ui/text-field/TextField';
import { NewTabNote } from '@patine/ui/link/NewTabNote';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { navigationQuery } from '../../lib/content.query.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { FormProblems } from './FormProblems.tsx';
import { rejectedFields } from './rejected-fields.ts';
import { forgetTyped, typedCredentials } from './typed-credentials.ts';
import { useLogin } from './use-login.ts';
import { useForm } from './use-form.ts';

type Form = RegistrationForm & { optIn: boolean };

/** In field order. */
const EMPTY: Omit<Form, 'optIn'> = {
  email: '',
  password: '',
  passwordConfirmation: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  acceptTermsAndConditions: false,
};

export type RegisterFormProps = {
  /** True on the way to the payment: only what an account needs, with what was typed into the login form. */
  short: boolean;
};

/** Creates an account and logs in. */
function useRegister() {
  const { request } = useApi();
  const locale = useLocale();
  const enter = useLogin();
  const opened = useRef('');
  return useMutation({
    mutationFn: async ({ passwordConfirmation: _, email, password, ...rest }: Form) => {
      const emailAddress = normaliseEmail(email);
      // If only the login failed, the account already exists at the second attempt.
      if (opened.current !== emailAddress)
        await request(CreateCustomerDocument, {
          customerCreate: {
            ...rest,
            emailAddress,
            firstName: rest.firstName.trim(),
            lastName: rest.lastName.trim(),
            birthDate: parseBirthDate(rest.birthDate ?? '') || null,
            plainPassword: password,
            locale: profileLocale(locale),
          },
        });
      opened.current = emailAddress;
      await enter({ email: emailAddress, password });
    },
  });
}

/** Opens in a new tab, so that the form keeps its input. */
const WrittenPageLink = ({ page, id }: { page: LinkedPage; id: string }) => (
  <TextLink href={paths.page(useLocale(), page)} target="_blank" className="whitespace-nowrap">
    <FormattedMessage id={id} />
    <NewTabNote />
  </TextLink>
);

export function RegisterForm({ short }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const register = useRegister();
  // The operator's default for the checkbox; unchecked while unknown.
  const optIn = useQuery(navigationQuery(useApi(), useLocale())).data?.newsletterOptIn === true;
  const [today] = useState(() => new Date());
  const [empty] = useState<Form>(() =>
    short
      ? { ...EMPTY, ...typedCredentials(), optIn: false }
      : { ...EMPTY, email: typedCredentials().email, optIn },
  );
  useEffect(forgetTyped, []);
  const { text, box, submit, problems, attempt } = useForm<Form>({
    empty,
    messagePrefix: 'register',
    errorsOf: (form) =>
      validateRegistration(
        {
          ...form,
          birthDate: parseBirthDate(form.birthDate ?? ''),
          ...(short ? { passwordConfirmation: form.password } : {}),
        },
        today,
      ),
    refused: rejectedFields(register.error),
    send: (form) => {
      if (!register.isPending) register.mutate(form);
    },
    onType: () => {
      if (register.isError) register.reset();
    },
  });

  return (
    <form method="post" noValidate className="grid grid-cols-2 gap-5 *:col-span-2" onSubmit={submit}>
      <div className="empty:hidden">
        <FormProblems problems={problems} attempt={attempt} failure={register.error} />
      </div>
      <TextField {...text('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...text('password')} rules={passwordRules} />
      {short ? null : <PasswordField {...text('passwordConfirmation')} autoComplete="new-password" />}
      <TextField {...text('firstName')} className="col-span-1!" autoComplete="given-name" />
      <TextField {...text('lastName')} className="col-span-1!" autoComplete="family-name" />
      {short ? null : (
        <TextField
          {...text('birthDate')}
          optional
          hint={<FormattedMessage id="register.birthDate.hint" />}
          autoComplete="bday"
          placeholder={formatMessage({ id: 'register.birthDate.placeholder' })}
        />
      )}
      <div className="stitch-t grid gap-1 pt-4">
        <Checkbox
          {...box('acceptTermsAndConditions')}
          label={
            <FormattedMessage
              id="register.acceptTermsAndConditions"
              values={{ terms: <WrittenPageLink page="terms" id="register.terms.link" /> }}
            />
          }
        />
        {short ? null : (
          <Checkbox
            {...box('optIn')}
            label={
              <>
                <FormattedMessage id="register.optIn" />
                <span className="mt-0.5 block text-sm text-muted">
                  <FormattedMessage id="register.optIn.stop" />
                </span>
              </>
            }
          />
        )}
        <p className="mt-1 ps-[1.875rem] text-sm text-muted">
          <FormattedMessage
            id="register.privacy"
            values={{ privacy: <WrittenPageLink page="privacy" id="register.privacy.link" /> }}
          />
        </p>
      </div>
      <Button type="submit" block loading={register.isPending}>
        <FormattedMessage id={short ? 'register.submitForCheckout' : 'register.submit'} />
      </Button>
    </form>
  );
}
