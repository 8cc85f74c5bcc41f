import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import { Deadline } from '../../features/offers/Deadline.tsx';
import type { ListedOffer } from '../../features/offers/offers.query.ts';
import { TimeLeft } from '../../features/offers/TimeLeft.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { InProgressCard } from './InProgressCard.tsx';

/** An accepted offer leads to its product, one without an answer to the list of offers. */
export function OfferInProgress({ offer }: { offer: ListedOffer }) {
  const locale = useLocale();
  const { product, amount, price, expiresAt } = offer;
  const isAccepted = offer.status === 'ACCEPTED';
  const state = isAccepted ? 'accepted' : 'pending';
  return (
    <InProgressCard
      image={product.image?.id}
      state={{
        tone: isAccepted ? 'success' : 'progress',
        label: <FormattedMessage id={`account.inProgress.offer.${state}`} />,
      }}
      title={
        <FormattedMessage
          id={`account.inProgress.offer.${state}.until`}
          values={{ until: <Deadline at={expiresAt} /> }}
        />
      }
      names={product.name}
      action={{
        href: isAccepted ? paths.product(locale, product.slug) : paths.offers(locale),
        label: <FormattedMessage id={isAccepted ? 'offers.buy' : 'offers.all'} />,
        isUrgent: isAccepted,
      }}
    >
      <p className="text-sm text-muted tabular-nums">
        {amount.amount < price.amount ? (
          <FormattedMessage
            id="account.inProgress.offer.amount"
            values={{ amount: <Money value={amount} />, price: <Money value={price} /> }}
          />
        ) : (
          <Money value={amount} />
        )}
      </p>
      {isAccepted ? (
        <p className="min-h-[1lh] text-sm font-semibold">
          <TimeLeft until={expiresAt} />
        </p>
      ) : null}
    </InProgressCard>
  );
}
