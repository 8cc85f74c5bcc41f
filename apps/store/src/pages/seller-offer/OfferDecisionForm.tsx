import { OFFER_RESERVATION_HOURS } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { Deadline } from '../../features/offers/Deadline.tsx';
import type { SellerOffer } from '../../features/offers/seller-offer.query.ts';

/** A plain form with two buttons, which works without scripts. */
export function OfferDecisionForm({ offer, action }: { offer: SellerOffer; action: string }) {
  return (
    <form method="post" action={action} className="grid gap-5">
      <p>
        <FormattedMessage id="seller-offer.until" values={{ until: <Deadline at={offer.expiresAt} /> }} />
      </p>
      {offer.heldUntil ? (
        <Alert tone="info" title={<FormattedMessage id="seller-offer.held.title" />}>
          <FormattedMessage
            id="seller-offer.held.text"
            values={{ until: <Deadline at={offer.heldUntil} /> }}
          />
        </Alert>
      ) : (
        <ul className="grid list-disc gap-1 ps-5 text-sm text-muted">
          <li>
            <FormattedMessage id="seller-offer.ifAccepted" values={{ hours: OFFER_RESERVATION_HOURS }} />
          </li>
          <li>
            <FormattedMessage id="seller-offer.ifDeclined" />
          </li>
        </ul>
      )}
      <div className="grid gap-3 sm:flex">
        {offer.heldUntil ? null : (
          <Button type="submit" name="answer" value="accept">
            <FormattedMessage id="seller-offer.accept" />
          </Button>
        )}
        <Button type="submit" name="answer" value="decline" tone="line">
          <FormattedMessage id="seller-offer.decline" />
        </Button>
      </div>
    </form>
  );
}
