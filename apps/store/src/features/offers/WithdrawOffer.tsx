import { Button } from '@patine/ui/button/Button';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from './offers.query.ts';

const ConfirmWithdrawal = lazy(() => import('./ConfirmWithdrawal.tsx'));

export type WithdrawOfferProps = {
  /** An offer that waits for its seller. */
  offer: Offer;
  /** Reference of its product. */
  reference: number;
};

/** Withdraws an offer after confirmation: a second one on the same piece is not possible. */
export function WithdrawOffer({ offer, reference }: WithdrawOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="sm" className="-ms-4 justify-self-start" onClick={() => setOpen(true)}>
        <FormattedMessage id="offers.withdraw" />
      </Button>
      {isOpen ? (
        <Suspense>
          <ConfirmWithdrawal id={offer.id} reference={reference} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
