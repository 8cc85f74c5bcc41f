import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx';
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
    <ConfirmDialog
      title={<FormattedMessage id="address.delete.title" />}
      confirm={<FormattedMessage id="address.delete.confirm" />}
      cancel={<FormattedMessage id="checkout.cancel" />}
      error={error && failureMessage(error)}
      pending={deleting}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <FormattedMessage id="address.delete.text" values={{ name }} />
    </ConfirmDialog>
  );
}
