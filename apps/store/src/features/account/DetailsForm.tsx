import { UpdateCustomerDocument } from '@patine/contract/operations';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { ErrorSummary } from '@patine/ui/error-summary/ErrorSummary';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { TextField } from '@patine/ui/text-field/TextField';
import { normaliseEmail } from '@patine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useReducer, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi } from '../../lib/store-context.tsx';
import { type DetailsField, detailsErrors, detailsForm, detailsReducer } from './details-form.ts';
import { DETAILS_KEY, type Details } from './details.query.ts';

export type DetailsFormProps = {
  customer: Details;
  /** Called after saving, since other components show the name too. */
  onSaved: () => void;
};

/** Name, email and display name; a new email address takes effect once it is confirmed. */
export function DetailsForm({ customer, onSaved }: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const { request } = useApi();
  const queryClient = useQueryClient();
  const prefix = useId();
  const [{ status, values }, send] = useReducer(detailsReducer, customer, detailsForm);
  const [attempt, setAttempt] = useState(0);
  const [plainPassword, setPlainPassword] = useState('');
  const changesEmail = normaliseEmail(values.emailAddress) !== customer.emailAddress;
  const lacksPassword = changesEmail && plainPassword === '';

  const save = useMutation({
    mutationFn: async () => {
      const { displayName, ...rest } = values;
      // A display name derived from the name is left out, so that it follows the name.
      const chosen = displayName === customer.displayName ? {} : { displayName };
      const proof = changesEmail ? { plainPassword } : {};
      return (await request(UpdateCustomerDocument, { customerUpdate: { ...rest, ...chosen, ...proof } }))
        .updateCustomer;
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(DETAILS_KEY, saved);
      send({ type: 'saved', customer: saved });
      setPlainPassword('');
      setAttempt(0);
      onSaved();
    },
    onError: () => send({ type: 'failed' }),
  });

  const errors = attempt === 0 ? [] : detailsErrors(values);
  const message = (field: DetailsField) => {
    const code = errors.find((error) => error.field === field)?.code;
    return code ? formatMessage({ id: `account-details.${field}.${code}` }) : undefined;
  };
  const passwordId = `${prefix}-plainPassword`;
  const passwordMessage =
    attempt > 0 && lacksPassword ? formatMessage({ id: 'account-details.plainPassword.EMPTY' }) : undefined;
  const problems = [
    ...errors.map(({ field }) => ({ fieldId: `${prefix}-${field}`, message: message(field) ?? '' })),
    ...(passwordMessage ? [{ fieldId: passwordId, message: passwordMessage }] : []),
  ];
  const text = (field: DetailsField) => ({
    id: `${prefix}-${field}`,
    name: field,
    label: formatMessage({ id: `account-details.${field}` }),
    value: values[field],
    error: message(field),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      send({ type: 'edited', field, value: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (lacksPassword) return;
    send({ type: 'submitted' });
    if (detailsErrors(values).length === 0 && status !== 'LOADING') save.mutate();
  };

  return (
    <form noValidate className="grid gap-5 sm:grid-cols-2 sm:*:col-span-2" onSubmit={submit}>
      <div className="empty:hidden">
        {status === 'ERROR' ? (
          <Alert tone="error" live>
            <FormattedMessage
              id={failureMessage(save.error, {
                VALIDATION: 'account-details.refused',
                BAD_CREDENTIALS: 'account-details.plainPassword.wrong',
              })}
            />
          </Alert>
        ) : (
          <ErrorSummary attempt={attempt} problems={problems} />
        )}
        {status === 'DISABLED_SUBMIT' && save.isSuccess ? (
          <Alert tone="success" live>
            <FormattedMessage id="account-details.saved" />
          </Alert>
        ) : null}
      </div>
      <TextField {...text('firstName')} className="sm:col-span-1!" autoComplete="given-name" />
      <TextField {...text('lastName')} className="sm:col-span-1!" autoComplete="family-name" />
      <TextField
        {...text('emailAddress')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={formatMessage({ id: 'account-details.emailAddress.hint' })}
      />
      {changesEmail ? (
        <PasswordField
          id={passwordId}
          name="plainPassword"
          label={formatMessage({ id: 'account-details.plainPassword' })}
          autoComplete="current-password"
          value={plainPassword}
          error={passwordMessage}
          onChange={({ target }) => setPlainPassword(target.value)}
        />
      ) : null}
      <TextField
        {...text('displayName')}
        optional
        autoComplete="nickname"
        hint={formatMessage({ id: 'account-details.displayName.hint' })}
      />
      <div>
        <Button type="submit" loading={status === 'LOADING'} disabled={status === 'DISABLED_SUBMIT'}>
          <FormattedMessage id="account-details.submit" />
        </Button>
      </div>
    </form>
  );
}
