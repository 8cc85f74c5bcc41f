import { LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { PublishDialog } from '../document/PublishDialog.tsx';
import { PublishedAt } from '../document/PublishedAt.tsx';
import { ReleaseNote } from '../releases/ReleaseNote.tsx';
import { useNow } from '../use-now.ts';
import { useTimeMessage } from '../use-time-message.ts';
import type { DropDraft } from './use-drop-draft.ts';
import type { DropSaving } from './use-drop-saving.ts';

export type PublishDropProps = {
  open: boolean;
  draft: DropDraft;
  saving: DropSaving;
  onRelease: () => void;
  onClose: () => void;
};

/** Says what publishing does with this drop, and what became of it. */
export function PublishDrop({ open, draft, saving, onRelease, onClose }: PublishDropProps) {
  const { slug, validationErrors } = draft;
  const { publish } = saving;
  const count = validationErrors.length;
  return (
    <PublishDialog
      open={open}
      title={
        <FormattedMessage id={publish.isSuccess ? 'dropEditor.publish.after' : 'dropEditor.publish.title'} />
      }
      saving={saving}
      canPublish={count === 0}
      onPublish={() => publish.mutate()}
      onRelease={onRelease}
      onClose={onClose}
    >
      {publish.isSuccess ? (
        <PublishedAt pages={LOCALES.map((locale) => ({ path: paths.drop(locale, slug) }))} />
      ) : (
        <>
          <ReleaseNote documents={[draft.document]} place="publish" />
          <Outcome draft={draft} />
        </>
      )}
      {count > 0 && !publish.isSuccess ? (
        <Alert tone="error" className="mt-4">
          <FormattedMessage id="dropEditor.publish.errors" values={{ count }} />
        </Alert>
      ) : null}
    </PublishDialog>
  );
}

/** What visitors will see, and from when. */
function Outcome({ draft: { body } }: Pick<PublishDropProps, 'draft'>) {
  const timeMessage = useTimeMessage();
  const now = useNow();
  const launchAt = typeof body['launchAt'] === 'string' ? body['launchAt'] : null;
  const isLater = launchAt !== null && Date.parse(launchAt) > now;
  const state = launchAt === null ? 'announced' : isLater ? 'soon' : 'live';
  return (
    <p>
      <FormattedMessage
        id={`dropEditor.publish.${state}`}
        values={{ date: launchAt === null ? '' : timeMessage(launchAt, 'long') }}
      />
    </p>
  );
}
