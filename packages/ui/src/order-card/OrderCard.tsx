import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import type { MyOrdersQuery } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Link } from '../link/Link.tsx';
import { Money } from '../money/Money.tsx';
import { OrderState } from '../order-status/OrderState.tsx';
import { PlainDate } from '../plain-date/PlainDate.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderPictures } from './OrderPictures.tsx';

export type OrderSummary = MyOrdersQuery['me']['orders']['items'][number];

export type OrderCardProps = ComponentPropsWithRef<'article'> & {
  /** Summary of the order: number, date, status, total and first photographs. */
  order: OrderSummary;
  /** URL of the order. */
  href: string;
};

/** An order in a list; the whole card is a link. Its pictures stand at the end, so that the texts of a list begin on one line. */
export function OrderCard({ order, href, className, ...rest }: OrderCardProps) {
  const items = order.parcels.flatMap((parcel) => parcel.items).map(({ orderItem }) => orderItem);
  const products = items.map(({ product }) => product);
  for (const { name, image } of products) if (!image) devWarning('OrderCard', `has no picture of “${name}”`);
  return (
    <article
      data-slot="order-card"
      className={cx(
        'group relative flex items-start gap-x-5 gap-y-4 border border-line bg-surface p-4 transition-colors hover:border-ink sm:flex-wrap sm:items-center sm:gap-x-8 sm:p-5 lg:pe-14',
        className,
      )}
      {...rest}
    >
      <div className="grid min-w-0 grow basis-0 gap-2 sm:basis-56">
        <OrderState status={order.status} parcels={order.parcels} />
        <Link
          href={href}
          className="justify-self-start heading text-xl wrap-anywhere sm:text-2xl after:absolute after:inset-0"
        >
          {/* A number that fits a line is not broken at its hyphen. */}
          <FormattedMessage
            id="ui.order-card.title"
            values={{ reference: <span className="inline-block max-w-full">{order.reference}</span> }}
          />
        </Link>
        {products.length > 0 ? (
          <p className="line-clamp-2 max-w-prose text-ink-soft wrap-anywhere">
            {products.map(({ name }) => name).join(', ')}
          </p>
        ) : null}
        <p className="text-sm text-muted tabular-nums">
          <OrderFacts
            facts={[
              <PlainDate key="day" value={order.createdAt} />,
              <FormattedMessage
                key="pieces"
                id="ui.order-card.pieces"
                values={{ count: order.productCount }}
              />,
              <Money key="total" value={order.totalAmount} exact />,
            ]}
          />
        </p>
      </div>
      <OrderPictures
        pictures={items.flatMap(({ id, product: { image } }) => (image ? [{ id, image: image.id }] : []))}
        count={order.productCount}
      />
      <ChevronRight
        aria-hidden
        className="pointer-events-none mirrored absolute end-4 top-1/2 size-6 -translate-y-1/2 text-muted transition-colors group-hover:text-ink max-lg:hidden"
      />
    </article>
  );
}
