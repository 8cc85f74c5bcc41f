import type { NewerDraft } from '@patine/contract/content/documents';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '../failure-of.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { readDrop } from './stored-drop.ts';
import type { DropDraft } from './use-drop-draft.ts';
import type { DropSaving } from './use-drop-saving.ts';

export type NewerDropProps = { newer: NewerDraft; draft: DropDraft; saving: DropSaving };

/** Somebody else saved the drop meanwhile: their work or one's own is gone on with, and neither is lost. */
export function NewerDrop({ newer, draft, saving }: NewerDropProps) {
  const { formatMessage } = useIntl();
  const timeMessage = useTimeMessage();
  const { slug, body, change, setSaved } = draft;
  const { save, forget } = saving;
  const { version } = newer;
  const takeTheirs = useMutation({
    mutationFn: () => readDrop(slug),
    onSuccess: (theirs) => {
      change(() => theirs.body);
      setSaved(theirs.saved);
      forget();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={forget}
      title={<FormattedMessage id="dropEditor.newer.title" />}
      description={formatMessage(
        { id: 'dropEditor.newer.text' },
        { version, date: timeMessage(newer.createdAt, 'long') },
      )}
      footer={
        <>
          <Button loading={save.isPending} onClick={() => save.mutate({ body, base: version })}>
            <FormattedMessage id="pageEditor.newer.mine" />
          </Button>
          <Button tone="line" loading={takeTheirs.isPending} onClick={() => takeTheirs.mutate()}>
            <FormattedMessage id="pageEditor.newer.theirs" values={{ version }} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="pageEditor.newer.hint" values={{ version }} />
      </p>
      {takeTheirs.error ? (
        <Alert tone="error" live className="mt-4">
          <FormattedMessage id={failureOf(takeTheirs.error)} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
