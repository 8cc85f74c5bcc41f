import { Alert } from '@patine/ui/alert/Alert';
import { Money } from '@patine/ui/money/Money';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Deadline } from './Deadline.tsx';
import type { Offer } from './offers.query.ts';
import { offerStateOf } from './offer-state.ts';
import { WithdrawOffer } from './WithdrawOffer.tsx';

/** The customer's offer on the product page: amount, state and deadline. */
export function OwnOffer({ offer, reference }: { offer: Offer; reference: number }) {
  const locale = useLocale();
  const standing = offerStateOf(offer);
  return (
    // An accepted offer gives the button its price: it stands above it.
    <Alert
      className={standing === 'accepted' ? 'order-first' : undefined}
      tone={standing === 'accepted' ? 'success' : 'info'}
      title={<FormattedMessage id={`offers.${standing}.title`} />}
    >
      <p>
        <FormattedMessage
          id={`offers.${standing}.text`}
          values={{ amount: <Money value={offer.amount} />, until: <Deadline at={offer.expiresAt} /> }}
        />
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <TextLink href={paths.offers(locale)}>
          <FormattedMessage id="offers.all" />
        </TextLink>
        {standing === 'pending' ? <WithdrawOffer offer={offer} reference={reference} /> : null}
      </div>
    </Alert>
  );
}
