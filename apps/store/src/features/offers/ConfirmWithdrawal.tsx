import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useWithdrawOffer } from './use-withdraw-offer.ts';

export type ConfirmWithdrawalProps = {
  /** Id of the offer. */
  id: string;
  /** Reference of its product. */
  reference: number;
  onClose: () => void;
};

export default function ConfirmWithdrawal({ id, reference, onClose }: ConfirmWithdrawalProps) {
  const withdraw = useWithdrawOffer(reference);
  return (
    <ConfirmDialog
      title={<FormattedMessage id="offers.withdraw.title" />}
      confirm={<FormattedMessage id="offers.withdraw.confirm" />}
      cancel={<FormattedMessage id="offers.withdraw.keep" />}
      error={
        withdraw.error ? failureMessage(withdraw.error, { OFFER_NOT_PENDING: 'offers.withdraw.late' }) : null
      }
      pending={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate(id, { onSuccess: onClose })}
    >
      <FormattedMessage id="offers.withdraw.text" />
    </ConfirmDialog>
  );
}
