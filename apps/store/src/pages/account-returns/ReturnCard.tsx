import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Money } from '@patine/ui/money/Money';
import { OrderFacts } from '@patine/ui/order-card/OrderFacts';
import { OrderPictures } from '@patine/ui/order-card/OrderPictures';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReturnState } from '../../features/returns/ReturnState.tsx';
import type { ListedReturn } from '../../features/returns/returns.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** A return in the list; the whole card is a link, and its parcel can be prepared while it is to be sent. */
export function ReturnCard({ request }: { request: ListedReturn }) {
  const locale = useLocale();
  const titleId = useId();
  const items = request.parcels.flatMap((parcel) => parcel.items);
  return (
    <article className="group relative flex flex-wrap items-start gap-x-5 gap-y-4 border border-line bg-surface p-4 transition-colors hover:border-ink sm:items-center sm:gap-x-8 sm:p-5 lg:has-[>svg]:pe-14">
      <div className="grid min-w-0 grow basis-0 gap-2 sm:basis-56">
        <ReturnState request={request} />
        <h2 id={titleId} className="heading text-xl sm:text-2xl">
          <Link
            href={paths.return(locale, request.id)}
            className="wrap-anywhere after:absolute after:inset-0"
          >
            <FormattedMessage
              id="account-return.title"
              values={{ reference: <span className="inline-block max-w-full">{request.reference}</span> }}
            />
          </Link>
        </h2>
        <p className="line-clamp-2 max-w-prose text-sm text-muted wrap-anywhere">
          {items.map(({ product }) => product.name).join(', ')}
        </p>
        <p className="text-sm text-muted tabular-nums">
          <OrderFacts
            facts={[
              <PlainDate key="day" value={request.requestedAt} />,
              <FormattedMessage
                key="pieces"
                id="account-returns.pieces"
                values={{ count: request.itemsCount }}
              />,
              <FormattedMessage
                key="order"
                id="account-returns.ofOrder"
                values={{ reference: request.orderReference }}
              />,
            ]}
          />
        </p>
        <p className="tabular-nums">
          <FormattedMessage
            id={request.status === 'REFUNDED' ? 'account-return.amount' : 'account-return.amount.expected'}
          />{' '}
          <span className="font-semibold whitespace-nowrap">
            <Money value={request.amount} exact />
          </span>
        </p>
      </div>
      <OrderPictures
        pictures={items.flatMap(({ id, product: { image } }) => (image ? [{ id, image: image.id }] : []))}
        count={request.itemsCount}
      />
      {request.status === 'REQUESTED' ? (
        <Button asChild className="relative max-sm:w-full">
          <Link href={paths.return(locale, request.id)} aria-describedby={titleId}>
            <FormattedMessage id="account.inProgress.return.prepare" />
          </Link>
        </Button>
      ) : (
        <ChevronRight
          aria-hidden
          className="pointer-events-none mirrored absolute end-4 top-1/2 size-6 -translate-y-1/2 text-muted transition-colors group-hover:text-ink max-lg:hidden"
        />
      )}
    </article>
  );
}
