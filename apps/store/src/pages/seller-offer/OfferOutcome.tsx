import { Alert } from '@patine/ui/alert/Alert';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import { Deadline } from '../../features/offers/Deadline.tsx';
import type { SellerOffer } from '../../features/offers/seller-offer.query.ts';
import { offerStateOf } from '../../features/offers/offer-state.ts';

/** State of an offer that has already been answered. */
export function OfferOutcome({ offer }: { offer: SellerOffer }) {
  const standing = offerStateOf(offer);
  const values = {
    amount: <Money value={offer.amount} />,
    until: <Deadline at={offer.expiresAt} />,
    answered: offer.answeredAt ? <Deadline at={offer.answeredAt} /> : null,
  };
  return (
    <Alert
      tone={standing === 'accepted' || standing === 'used' ? 'success' : 'info'}
      title={<FormattedMessage id={`seller-offer.${standing}.title`} />}
    >
      <FormattedMessage id={`seller-offer.${standing}.text`} values={values} />
    </Alert>
  );
}
