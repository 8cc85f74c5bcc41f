import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { FormattedMessage } from 'react-intl';

export type ConfirmCancelProps = {
  /** Error message of the cancellation. */
  error: string | null;
  cancelling: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Loaded on demand. */
export default function ConfirmCancel({ error, cancelling, onClose, onConfirm }: ConfirmCancelProps) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id="account-order.cancel.title" />}
      footer={
        <>
          <Button tone="ink" loading={cancelling} onClick={onConfirm}>
            <FormattedMessage id="account-order.cancel.confirm" />
          </Button>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="account-order.cancel.keep" />
          </Button>
        </>
      }
    >
      {error ? (
        <Alert tone="error" live className="mb-4">
          <FormattedMessage id={error} />
        </Alert>
      ) : null}
      <p>
        <FormattedMessage id="account-order.cancel.text" />
      </p>
    </Dialog>
  );
}
