import { Badge, type BadgeProps } from '@patine/ui/badge/Badge';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Money } from '@patine/ui/money/Money';
import { Picture } from '@patine/ui/picture/Picture';
import { FormattedMessage } from 'react-intl';
import { Deadline } from '../../features/offers/Deadline.tsx';
import type { ListedOffer } from '../../features/offers/offers.query.ts';
import { type OfferState, offerStateOf } from '../../features/offers/offer-state.ts';
import { TimeLeft } from '../../features/offers/TimeLeft.tsx';
import { WithdrawOffer } from '../../features/offers/WithdrawOffer.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const TONES: Record<OfferState, NonNullable<BadgeProps['tone']>> = {
  pending: 'progress',
  accepted: 'success',
  declined: 'neutral',
  unanswered: 'neutral',
  'promise-over': 'neutral',
  closed: 'neutral',
  used: 'neutral',
  withdrawn: 'neutral',
};

const LIVE: ReadonlySet<OfferState> = new Set(['pending', 'accepted']);

/** One offer: product, amount, state, deadline and next action. */
export function OfferCard({ offer }: { offer: ListedOffer }) {
  const locale = useLocale();
  const { product } = offer;
  const standing = offerStateOf(offer);
  const href = paths.product(locale, product.slug);
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border border-line bg-surface p-4 min-[23rem]:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6 sm:p-5">
      {product.image ? (
        <Picture
          id={product.image.id}
          alt=""
          sizes="(min-width: 43em) 10rem, 6.5rem"
          maxWidth={512}
          ratio="portrait"
        />
      ) : (
        <span className="block aspect-portrait bg-ecru" />
      )}
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <Badge tone={TONES[standing]} className="justify-self-start">
          <FormattedMessage id={`offers.${standing}.badge`} />
        </Badge>
        <h2 className="font-semibold wrap-break-word">
          <Link href={href} className="line-clamp-3 hover:underline hover:underline-offset-4">
            {product.name}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-4 tabular-nums">
          <span>
            <FormattedMessage
              id="offers.amount"
              values={{
                amount: (
                  <b className="font-bold">
                    <Money value={offer.amount} />
                  </b>
                ),
              }}
            />
          </span>
          <span className="text-muted">
            <FormattedMessage id="offers.listedPrice" values={{ price: <Money value={offer.price} /> }} />
          </span>
        </p>
        <p className="text-sm text-pretty text-muted">
          <FormattedMessage
            id={`offers.${standing}.note`}
            values={{ until: <Deadline at={offer.expiresAt} /> }}
          />
        </p>
        {LIVE.has(standing) ? (
          <p className="min-h-[1lh] text-sm font-semibold">
            <TimeLeft until={offer.expiresAt} />
          </p>
        ) : null}
        {standing === 'pending' ? <WithdrawOffer offer={offer} reference={product.reference} /> : null}
        {standing === 'accepted' ? (
          <Button asChild size="sm" className="mt-1 justify-self-start">
            <Link href={href}>
              <FormattedMessage id="offers.buy" />
            </Link>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
