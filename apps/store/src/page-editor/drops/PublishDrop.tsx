import { LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { PublishChecks } from '../document/PublishChecks.tsx';
import { PublishDialog } from '../document/PublishDialog.tsx';
import { PublishedAt } from '../document/PublishedAt.tsx';
import { DropRemarks, dropsToCheck } from '../mentions/DropRemarks.tsx';
import { UnavailablePieces } from '../mentions/UnavailablePieces.tsx';
import { mentionsQuery } from '../mentions/mentions-query.ts';
import { withoutPiece } from '../mentions/without-piece.ts';
import { ReleaseNote } from '../releases/ReleaseNote.tsx';
import { useNow } from '../use-now.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { dropId } from './drops-api.ts';
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
      {open && !publish.isSuccess ? <DropChecks draft={draft} /> : null}
      {count > 0 && !publish.isSuccess ? (
        <Alert tone="error" className="mt-4">
          <FormattedMessage id="dropEditor.publish.errors" values={{ count }} />
        </Alert>
      ) : null}
    </PublishDialog>
  );
}

/** Before publishing: pieces chosen by hand that are sold, and whether the drop opened or ended since it was written. */
function DropChecks({ draft: { slug, body, change } }: Pick<PublishDropProps, 'draft'>) {
  const now = useNow();
  const { data, isPending } = useQuery(mentionsQuery(dropId(slug), body));
  const pieces = data?.pieces ?? [];
  const drops = data ? dropsToCheck(data, now) : [];
  return (
    <PublishChecks isChecking={isPending} count={pieces.length + drops.length}>
      {drops.length > 0 ? (
        <Alert tone="notice">
          <DropRemarks drops={drops} />
        </Alert>
      ) : null}
      {pieces.length > 0 ? (
        <Alert
          tone="notice"
          title={
            <FormattedMessage id="dropEditor.publish.unavailablePieces" values={{ count: pieces.length }} />
          }
        >
          <UnavailablePieces
            pieces={pieces}
            onTakeOut={({ path }) => change((before) => withoutPiece(before, path))}
          />
        </Alert>
      ) : null}
    </PublishChecks>
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
