import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export type ConfirmDialogProps = {
  title: ReactNode;
  /** Labels of the buttons. */
  confirm: ReactNode;
  cancel: ReactNode;
  /** Message id of the failure of the action. */
  error: string | null;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, error, pending, onClose, onConfirm, children } = props;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button tone="ink" loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      {error ? (
        <Alert tone="error" live className="mb-4">
          <FormattedMessage id={error} />
        </Alert>
      ) : null}
      <p>{children}</p>
    </Dialog>
  );
}
