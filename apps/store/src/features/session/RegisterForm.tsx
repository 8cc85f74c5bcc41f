import { CreateCustomerDocument } from '@patine/contract/operations';
import { type RegistrationForm, normaliseEmail, passwordRules, validateRegistration } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { ErrorSummary } from '@patine/ui/error-summary/ErrorSummary';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { useEnter } from './use-enter.ts';

const EMPTY: RegistrationForm & { optIn: boolean } = {
  email: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  password: '',
  passwordConfirmation: '',
  acceptTermsAndConditions: false,
  optIn: true,
};

type Field = keyof typeof EMPTY;

/** Opens an account and logs in. Errors stay hidden until an attempt to send. */
export function RegisterForm() {
  const { formatMessage } = useIntl();
  const { request } = useApi();
  const locale = useLocale();
  const enter = useEnter();
  const prefix = useId();
  const [form, setForm] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const [today] = useState(() => new Date());

  const register = useMutation({
    mutationFn: async () => {
      const emailAddress = normaliseEmail(form.email);
      await request(CreateCustomerDocument, {
        customerCreate: {
          emailAddress,
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
          birthDate: form.birthDate || null,
          acceptTermsAndConditions: form.acceptTermsAndConditions,
          plainPassword: form.password,
          optIn: form.optIn,
          locale: locale === 'fr' ? 'FR' : 'EN',
        },
      });
      await enter({ email: emailAddress, password: form.password });
    },
  });

  const errors = attempt === 0 ? [] : validateRegistration(form, today);
  const message = (field: Field) => {
    const error = errors.find((candidate) => candidate.field === field);
    return error ? formatMessage({ id: `register.${field}.${error.code}` }) : undefined;
  };
  const text = (field: Exclude<Field, 'acceptTermsAndConditions' | 'optIn'>) => ({
    id: `${prefix}-${field}`,
    name: field,
    label: formatMessage({ id: `register.${field}` }),
    value: form[field] ?? '',
    error: message(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [field]: event.target.value }),
  });
  const box = (field: 'acceptTermsAndConditions' | 'optIn') => ({
    id: `${prefix}-${field}`,
    name: field,
    checked: form[field],
    error: message(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [field]: event.target.checked }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (validateRegistration(form, today).length === 0 && !register.isPending) register.mutate();
  };

  return (
    <form method="post" noValidate className="grid grid-cols-2 gap-5 *:col-span-2" onSubmit={submit}>
      <div className="empty:hidden">
        {register.isError ? (
          <Alert tone="error" live>
            <FormattedMessage
              id={failureMessage(register.error, {
                EMAIL_CONFLICT: 'register.conflict',
                VALIDATION: 'register.refused',
              })}
            />
          </Alert>
        ) : (
          <ErrorSummary
            attempt={attempt}
            problems={errors.map(({ field }) => ({
              fieldId: `${prefix}-${field}`,
              message: message(field) ?? '',
            }))}
          />
        )}
      </div>
      <TextField {...text('firstName')} className="col-span-1!" autoComplete="given-name" />
      <TextField {...text('lastName')} className="col-span-1!" autoComplete="family-name" />
      <TextField {...text('email')} type="email" inputMode="email" autoComplete="username" />
      <TextField
        {...text('birthDate')}
        optional
        hint={formatMessage({ id: 'register.birthDate.hint' })}
        autoComplete="bday"
        placeholder="1990-05-21"
      />
      <PasswordField {...text('password')} rules={passwordRules} />
      <PasswordField {...text('passwordConfirmation')} autoComplete="new-password" />
      <div>
        <Checkbox
          {...box('acceptTermsAndConditions')}
          label={<FormattedMessage id="register.acceptTermsAndConditions" />}
        />
        <Checkbox {...box('optIn')} label={<FormattedMessage id="register.optIn" />} />
      </div>
      <Button type="submit" block loading={register.isPending}>
        <FormattedMessage id="register.submit" />
      </Button>
    </form>
  );
}
