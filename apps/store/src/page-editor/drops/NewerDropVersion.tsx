import type { NewerDraft } from '@patine/contract/content/documents';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewerVersionDialog } from '../document/NewerVersionDialog.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { readDrop } from './stored-drop.ts';
import type { DropDraft } from './use-drop-draft.ts';
import type { DropSaving } from './use-drop-saving.ts';

export type NewerDropVersionProps = { newer: NewerDraft; draft: DropDraft; saving: DropSaving };

/** Asks whose version of the drop is gone on with. */
export function NewerDropVersion({ newer, draft, saving }: NewerDropVersionProps) {
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
    <NewerVersionDialog
      title={<FormattedMessage id="dropEditor.newer.title" />}
      description={formatMessage(
        { id: 'dropEditor.newer.text' },
        { version, date: timeMessage(newer.createdAt, 'long') },
      )}
      version={version}
      mine={{ isPending: save.isPending, choose: () => save.mutate({ body, base: version }) }}
      theirs={{ ...takeTheirs, choose: () => takeTheirs.mutate() }}
      onClose={forget}
    />
  );
}
