import { Button } from '@patine/ui/button/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import type { Offer } from './offers.query.ts';
import { useWithdrawOffer } from './use-withdraw-offer.ts';

export type WithdrawOfferProps = {
  /** An offer that waits for its seller. */
  offer: Offer;
  /** Reference of its product. */
  reference: number;
};

/** Withdraws an offer after confirmation: a second one on the same piece is not possible. */
export function WithdrawOffer({ offer, reference }: WithdrawOfferProps) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawOffer(reference);
  return (
    <>
      <Button tone="quiet" size="sm" className="-ms-4 justify-self-start" onClick={() => setOpen(true)}>
        <FormattedMessage id="offers.withdraw" />
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={<FormattedMessage id="offers.withdraw.title" />}
          confirm={<FormattedMessage id="offers.withdraw.confirm" />}
          cancel={<FormattedMessage id="offers.withdraw.keep" />}
          error={
            withdraw.error
              ? failureMessage(withdraw.error, { OFFER_NOT_PENDING: 'offers.withdraw.late' })
              : null
          }
          pending={withdraw.isPending}
          onClose={() => setOpen(false)}
          onConfirm={() => withdraw.mutate(offer.id, { onSuccess: () => setOpen(false) })}
        >
          <FormattedMessage id="offers.withdraw.text" />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
