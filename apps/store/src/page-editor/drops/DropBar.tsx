import { Button } from '@patine/ui/button/Button';
import { IconButton } from '@patine/ui/icon-button/IconButton';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { useOnline } from '../use-online.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { REDO_KEYS, SAVE_KEYS, UNDO_KEYS, useShortcuts } from '../use-shortcuts.ts';
import type { DropDraft } from './use-drop-draft.ts';
import type { DropSaving } from './use-drop-saving.ts';

export type DropBarProps = {
  draft: DropDraft;
  saving: DropSaving;
  /** Whether saving or publishing was tried. */
  isTried: boolean;
  /** Whether the server has what is not saved. */
  isKeptByServer: boolean;
  /** Whether who edits may publish; others ask for a review. */
  isPublisher: boolean;
  onSave: () => void;
  onPublish: () => void;
};

/** What one can do with the whole drop, and where it stands. */
export function DropBar(props: DropBarProps) {
  const { draft, saving, isPublisher, onSave, onPublish } = props;
  const { formatMessage } = useIntl();
  const { name, isChanged, canUndo, canRedo, undo, redo } = draft;
  const isSaving = saving.save.isPending || saving.publish.isPending;
  useShortcuts({
    save: () => {
      if (isChanged && !isSaving) onSave();
    },
    undo,
    redo,
  });
  return (
    <ScreenHeader title={name} state={<DropState {...props} />}>
      <div className="flex items-center max-sm:me-auto max-sm:-ms-3">
        <IconButton
          label={formatMessage({ id: 'pageEditor.undo' })}
          aria-keyshortcuts={UNDO_KEYS}
          disabled={!canUndo}
          onClick={undo}
        >
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={formatMessage({ id: 'pageEditor.redo' })}
          aria-keyshortcuts={REDO_KEYS}
          disabled={!canRedo}
          onClick={redo}
        >
          <Redo2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Button
          tone="line"
          size="sm"
          aria-keyshortcuts={SAVE_KEYS}
          disabled={!isChanged}
          loading={saving.save.isPending && !saving.publish.isPending}
          onClick={onSave}
        >
          <FormattedMessage id="pageEditor.save" />
        </Button>
        <Button size="sm" onClick={onPublish}>
          <FormattedMessage id={isPublisher ? 'pageEditor.publish' : 'pageEditor.review.ask'} />
        </Button>
      </div>
    </ScreenHeader>
  );
}

/** Whether the shop has what is on the screen, in a line that is read out when it changes. */
function DropState({ draft, saving, isTried, isKeptByServer }: DropBarProps) {
  const isOnline = useOnline();
  const { saved, isChanged, canSave, validationErrors } = draft;
  const { save, publish, isAway } = saving;
  const isSending = save.isPending || publish.isPending;
  const error = isSending || !isChanged ? null : save.error;
  const isBlocked = isTried && !canSave;

  const message = () => {
    if (isAway) return <FormattedMessage id="pageEditor.state.away" />;
    if (isSending) return <FormattedMessage id="pageEditor.state.sending" />;
    if (!isOnline) return <FormattedMessage id="pageEditor.state.offline" />;
    if (isBlocked)
      return <FormattedMessage id="dropEditor.state.blocked" values={{ count: validationErrors.length }} />;
    if (error) return <FailureMessage error={error} />;
    if (isChanged)
      return <FormattedMessage id={isKeptByServer ? 'pageEditor.state.kept' : 'pageEditor.state.changed'} />;
    if (saved.version === 0) return <FormattedMessage id="dropEditor.state.feed" />;
    if (saved.publishedVersion === null) return <FormattedMessage id="pageEditor.state.saved" />;
    return (
      <FormattedMessage
        id={
          saved.publishedVersion === saved.version ? 'dropEditor.state.published' : 'pageEditor.state.behind'
        }
      />
    );
  };
  return (
    <output
      className={`block text-sm leading-snug ${error || isBlocked || isAway || !isOnline ? 'text-garance' : 'text-muted'}`}
    >
      {message()}
    </output>
  );
}
