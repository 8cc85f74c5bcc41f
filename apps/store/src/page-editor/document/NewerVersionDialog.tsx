import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';

type Choice = { isPending: boolean; error: Error | null; choose: () => void };

export type NewerVersionDialogProps = {
  title: ReactNode;
  /** Who saved it, and when. */
  description: string;
  version: number;
  /** Saves what is on the screen as the next version. */
  mine: Omit<Choice, 'error'>;
  /** Brings the newer version to the screen. */
  theirs: Choice;
  onClose: () => void;
};

/** Somebody else saved the document meanwhile: their work or one's own is gone on with, and neither is lost. */
export function NewerVersionDialog(props: NewerVersionDialogProps) {
  const { title, description, version, mine, theirs, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button loading={mine.isPending} onClick={mine.choose}>
            <FormattedMessage id="pageEditor.newer.mine" />
          </Button>
          <Button tone="line" loading={theirs.isPending} onClick={theirs.choose}>
            <FormattedMessage id="pageEditor.newer.theirs" values={{ version }} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="pageEditor.newer.hint" values={{ version }} />
      </p>
      {theirs.error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={theirs.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
