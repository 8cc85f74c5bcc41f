import { MAX_REVIEW_NOTE } from '@patine/contract/content/editors';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import type { AddToReleaseProps } from '../releases/AddToRelease.tsx';
import { peopleApi } from './people-api.ts';

/** Saves what is on the screen, and asks the publishers to review it. */
export default function AskReview({ save, isDone, onClose }: AddToReleaseProps) {
  const { formatMessage } = useIntl();
  const [note, setNote] = useState('');
  const ask = useMutation({
    mutationFn: async () => {
      for (const { version, ...document } of await save())
        await peopleApi.askReview(document, { version, note });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="pageEditor.review.ask" />}
      description={formatMessage({ id: 'pageEditor.review.text' })}
      footer={
        ask.isSuccess ? (
          <Button tone="ink" onClick={onClose}>
            <FormattedMessage id="pageEditor.publish.close" />
          </Button>
        ) : (
          <Button loading={ask.isPending} disabled={isDone} onClick={() => ask.mutate()}>
            <FormattedMessage id="pageEditor.review.send" />
          </Button>
        )
      }
    >
      {ask.isSuccess ? (
        <Alert tone="success" live>
          <FormattedMessage id="pageEditor.review.sent" />
        </Alert>
      ) : isDone ? (
        <p>
          <FormattedMessage id="pageEditor.review.nothing" />
        </p>
      ) : (
        <TextField
          optional
          maxLength={MAX_REVIEW_NOTE}
          label={formatMessage({ id: 'pageEditor.review.note' })}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {ask.error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={ask.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
