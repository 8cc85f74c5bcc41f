import { MAX_REVIEW_NOTE } from '@patine/contract/content/editors';
import { LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import { isChanged, isPublished } from '../editor-state.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { documentIdOf } from '../shop-document.ts';
import { peopleApi } from './people-api.ts';

/** Saves what is on the screen, and asks the publishers to review it. */
export default function AskReview({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { editorState, saved, saving } = useEditorContext();
  const [note, setNote] = useState('');
  const { name, pages } = editorState;
  const waiting = LOCALES.filter(
    (locale) => pages[locale] && (isChanged(editorState, saved, locale) || !isPublished(saved[locale])),
  );
  const ask = useMutation({
    mutationFn: async () => {
      for (const locale of waiting) {
        const page = pages[locale];
        if (!page) continue;
        const version = isChanged(editorState, saved, locale)
          ? (await saving.send(locale, page)).version
          : (saved[locale]?.version ?? 0);
        await peopleApi.askReview(documentIdOf(name, locale), { version, note });
      }
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
          <Button loading={ask.isPending} disabled={waiting.length === 0} onClick={() => ask.mutate()}>
            <FormattedMessage id="pageEditor.review.send" />
          </Button>
        )
      }
    >
      {ask.isSuccess ? (
        <Alert tone="success" live>
          <FormattedMessage id="pageEditor.review.sent" />
        </Alert>
      ) : waiting.length === 0 ? (
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
