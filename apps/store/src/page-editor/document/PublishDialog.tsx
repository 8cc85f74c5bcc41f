import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { useOnline } from '../use-online.ts';

export type PublishDialogProps = {
  open: boolean;
  title: ReactNode;
  description?: string | undefined;
  saving: {
    publish: Pick<UseMutationResult, 'isSuccess' | 'isPending' | 'error'>;
    /** Tried again and again until the connection is back. */
    isAway: boolean;
  };
  canPublish: boolean;
  onPublish: () => void;
  /** Goes on to a release instead, which publishes it later with other documents. */
  onRelease: () => void;
  onClose: () => void;
  /** What publishing does; once it is done, where to see it. */
  children: ReactNode;
};

/** Asks before a document is published, and says what became of it. */
export function PublishDialog({
  open,
  title,
  description,
  saving: { publish, isAway },
  canPublish,
  onPublish,
  onRelease,
  onClose,
  children,
}: PublishDialogProps) {
  const isOnline = useOnline();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        publish.isSuccess ? (
          <Button tone="ink" onClick={onClose}>
            <FormattedMessage id="pageEditor.publish.close" />
          </Button>
        ) : (
          <>
            <Button loading={publish.isPending} disabled={!canPublish} onClick={onPublish}>
              <FormattedMessage id="pageEditor.publish" />
            </Button>
            <Button tone="line" onClick={onRelease}>
              <FormattedMessage id="release.addTo.open" />
            </Button>
          </>
        )
      }
    >
      {children}
      {isAway || !isOnline ? (
        <Alert tone="notice" live className="mt-4">
          <FormattedMessage id={isAway ? 'pageEditor.state.away' : 'pageEditor.state.offline'} />
        </Alert>
      ) : null}
      {publish.error && !publish.isPending ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={publish.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
