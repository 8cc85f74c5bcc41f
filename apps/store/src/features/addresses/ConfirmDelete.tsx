import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';

export type ConfirmDeleteProps = {
  name: string;
  error: Error | null;
  deleting: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Loaded on demand by DeleteAddress. */
export default function ConfirmDelete({ name, error, deleting, onClose, onConfirm }: ConfirmDeleteProps) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id="address.delete.title" />}
      footer={
        <>
          <Button tone="ink" loading={deleting} onClick={onConfirm}>
            <FormattedMessage id="address.delete.confirm" />
          </Button>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="checkout.cancel" />
          </Button>
        </>
      }
    >
      {error ? (
        <Alert tone="error" live className="mb-4">
          <FormattedMessage id={failureMessage(error)} />
        </Alert>
      ) : null}
      <p>
        <FormattedMessage id="address.delete.text" values={{ name }} />
      </p>
    </Dialog>
  );
}
