import { LOCALE_NAMES } from '@patine/core';
import type { NewerDraft } from '@patine/contract/content/documents';
import type { Locale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import { failureOf } from '../failure-of.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { useTakeUp } from './use-take-up.ts';

export type NewerDraftDialogProps = { newer: NewerDraft; locale: Locale };

/** Somebody else saved the page meanwhile: their work or one's own is gone on with, and neither is lost. */
export function NewerDraftDialog({ newer, locale }: NewerDraftDialogProps) {
  const { formatMessage } = useIntl();
  const momentWords = useTimeMessage();
  const { editorState, saving, notify } = useEditorContext();
  const { pages } = editorState;
  const { send, forget } = saving;
  const keepMine = useMutation({
    mutationFn: async () => pages[locale] && send(locale, pages[locale], newer.version),
    onSuccess: forget,
  });
  const takeTheirs = useTakeUp(locale, (version) => {
    notify(formatMessage({ id: 'pageEditor.newer.taken' }, { version }), true);
    forget();
  });
  const failure = takeTheirs.error;

  return (
    <Dialog
      open
      onOpenChange={forget}
      title={<FormattedMessage id="pageEditor.newer.title" />}
      description={formatMessage(
        { id: 'pageEditor.newer.text' },
        {
          language: LOCALE_NAMES[locale],
          version: newer.version,
          source: newer.source,
          date: momentWords(newer.createdAt, 'long'),
        },
      )}
      footer={
        <>
          <Button loading={keepMine.isPending} onClick={() => keepMine.mutate()}>
            <FormattedMessage id="pageEditor.newer.mine" />
          </Button>
          <Button tone="line" loading={takeTheirs.isPending} onClick={() => takeTheirs.mutate()}>
            <FormattedMessage id="pageEditor.newer.theirs" values={{ version: newer.version }} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="pageEditor.newer.hint" values={{ version: newer.version }} />
      </p>
      {failure ? (
        <Alert tone="error" live className="mt-4">
          <FormattedMessage id={failureOf(failure)} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
