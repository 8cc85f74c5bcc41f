import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx';

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
    <ConfirmDialog
      title={<FormattedMessage id="account-order.cancel.title" />}
      confirm={<FormattedMessage id="account-order.cancel.confirm" />}
      cancel={<FormattedMessage id="account-order.cancel.keep" />}
      error={error}
      pending={cancelling}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <FormattedMessage id="account-order.cancel.text" />
    </ConfirmDialog>
  );
}
