import { EDITOR_ROLES, type EditorRole, MAX_EDITOR_NAME } from '@patine/contract/content/editors';
import { LOCALES, type Locale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { Select } from '@patine/ui/select/Select';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { editorsQuery, peopleApi } from './people-api.ts';
import { useLanguageLabel } from '../use-language-name.ts';

/** Writes somebody an invitation. */
export function Invite({ onClose }: { onClose: () => void }) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const own = useLocale();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [emailAddress, setEmailAddress] = useState('');
  const [role, setRole] = useState<EditorRole>('editor');
  const [locale, setLocale] = useState<Locale>(own);
  const invite = useMutation({
    mutationFn: () => peopleApi.invite({ name, emailAddress, role, locale }),
    onSuccess: () => queries.invalidateQueries(editorsQuery),
  });
  const fields = invite.error instanceof ApiError ? (invite.error.body.fields ?? {}) : {};
  const isTaken = invite.error instanceof ApiError && invite.error.is('EMAIL_CONFLICT');
  const isField = isTaken || Object.keys(fields).length > 0;
  const emailError = isTaken
    ? 'pageEditor.people.email.taken'
    : fields['emailAddress']
      ? 'pageEditor.people.email.wrong'
      : null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="pageEditor.people.invite.title" />}
      description={formatMessage({ id: 'pageEditor.people.invite.text' })}
      footer={
        invite.isSuccess ? (
          <Button tone="ink" onClick={onClose}>
            <FormattedMessage id="pageEditor.publish.close" />
          </Button>
        ) : (
          <Button type="submit" form="invite" loading={invite.isPending}>
            <FormattedMessage id="pageEditor.people.invite.send" />
          </Button>
        )
      }
    >
      {invite.isSuccess ? (
        <Alert tone="success" live>
          <FormattedMessage id="pageEditor.people.invite.sent" values={{ address: emailAddress }} />
        </Alert>
      ) : (
        <form
          id="invite"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            invite.mutate();
          }}
        >
          <TextField
            label={formatMessage({ id: 'pageEditor.people.name' })}
            data-focus-first
            maxLength={MAX_EDITOR_NAME}
            value={name}
            {...(fields['name'] ? { error: formatMessage({ id: 'pageEditor.people.name.empty' }) } : {})}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            type="email"
            label={formatMessage({ id: 'pageEditor.people.email' })}
            value={emailAddress}
            {...(emailError ? { error: formatMessage({ id: emailError }) } : {})}
            onChange={({ target }) => setEmailAddress(target.value)}
          />
          <Select
            label={formatMessage({ id: 'pageEditor.people.role' })}
            hint={formatMessage({ id: `pageEditor.role.${role}.about` })}
            value={role}
            onChange={({ target }) => setRole(target.value as EditorRole)}
          >
            {EDITOR_ROLES.map((one) => (
              <option key={one} value={one}>
                {formatMessage({ id: `pageEditor.role.${one}` })}
              </option>
            ))}
          </Select>
          <Select
            label={formatMessage({ id: 'pageEditor.people.language' })}
            value={locale}
            onChange={({ target }) => setLocale(target.value as Locale)}
          >
            {LOCALES.map((one) => (
              <option key={one} value={one}>
                {languageLabel(one)}
              </option>
            ))}
          </Select>
          {invite.error && !isField ? (
            <Alert tone="error" live>
              <FailureMessage error={invite.error} />
            </Alert>
          ) : null}
        </form>
      )}
    </Dialog>
  );
}
