import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NOTICE_MAX_LENGTH,
  NOTICE_REASONS,
  type NoticeReason,
} from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { Select } from '@patine/ui/select/Select';
import { TextArea } from '@patine/ui/text-field/TextArea';
import { TextField } from '@patine/ui/text-field/TextField';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '../../lib/api-error.ts';
import type { WrittenNotice } from './use-create-notice.ts';

export type NoticeFormProps = {
  saving: boolean;
  /** Error of the last submission; null before. */
  error: Error | null;
  onSend: (notice: WrittenNotice) => void;
  onCancel: () => void;
};

const FIELDS = ['explanation', 'name', 'emailAddress', 'inGoodFaith'] as const;
type FieldName = (typeof FIELDS)[number];

const readForm = (form: HTMLFormElement): WrittenNotice => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    reason: text('reason') as NoticeReason,
    explanation: text('explanation'),
    name: text('name'),
    emailAddress: text('emailAddress'),
    inGoodFaith: data.has('inGoodFaith'),
  };
};

/** Form for reporting a product; the api validates its fields. */
export function NoticeForm({ saving, error, onSend, onCancel }: NoticeFormProps) {
  const { formatMessage } = useIntl();
  const body = error instanceof ApiError ? error.body : null;
  const broken = body?.name === 'VALIDATION' ? (body.fields ?? {}) : {};
  const wrong = (field: FieldName) =>
    Object.hasOwn(broken, field) ? formatMessage({ id: `notice.invalid.${field}` }) : undefined;
  const isShownAtField = FIELDS.some((field) => Object.hasOwn(broken, field));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(readForm(event.currentTarget));
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {error && !isShownAtField ? (
        <Alert tone="error" live>
          <FormattedMessage id={body?.name === 'TOO_MANY_ATTEMPTS' ? 'notice.tooMany' : 'notice.failed'} />
        </Alert>
      ) : null}
      <Select name="reason" label={formatMessage({ id: 'notice.reason' })}>
        {NOTICE_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {formatMessage({ id: `notice.reason.${reason}` })}
          </option>
        ))}
      </Select>
      <TextArea
        name="explanation"
        label={formatMessage({ id: 'notice.explanation' })}
        hint={formatMessage({ id: 'notice.explanationHint' })}
        maxLength={NOTICE_MAX_LENGTH}
        error={wrong('explanation')}
      />
      <TextField
        name="name"
        label={formatMessage({ id: 'notice.name' })}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        error={wrong('name')}
      />
      <TextField
        name="emailAddress"
        type="email"
        label={formatMessage({ id: 'notice.email' })}
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        error={wrong('emailAddress')}
      />
      <Checkbox
        name="inGoodFaith"
        label={formatMessage({ id: 'notice.agree' })}
        error={wrong('inGoodFaith')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          <FormattedMessage id="notice.send" />
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          <FormattedMessage id="notice.cancel" />
        </Button>
      </div>
    </form>
  );
}
