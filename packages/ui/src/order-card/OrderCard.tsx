import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { MyOrdersQuery } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Link } from '../link/Link.tsx';
import { Money } from '../money/Money.tsx';
import { OrderStatusBadge } from '../order-status/OrderStatusBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PlainDate } from '../plain-date/PlainDate.tsx';

export type OrderSummary = MyOrdersQuery['me']['orders']['items'][number];

export type OrderCardProps = ComponentPropsWithRef<'article'> & {
  /** Summary of the order: number, date, status, total and first photographs. */
  order: OrderSummary;
  /** URL of the order. */
  href: string;
};

const PICTURES = 4;
const picture = 'w-20 min-w-0 lg:w-24 2xl:w-28';

/** An order in a list; the whole card is a link. */
export function OrderCard({ order, href, className, ...rest }: OrderCardProps) {
  const items = order.parcels.flatMap((parcel) => parcel.items).map(({ orderItem }) => orderItem);
  const products = items.map(({ product }) => product);
  const pictures = items
    .flatMap(({ id, product: { image } }) => (image ? [{ id, image: image.id }] : []))
    .slice(0, PICTURES);
  for (const { name, image } of products) if (!image) devWarning('OrderCard', `has no picture of “${name}”`);
  return (
    <article
      data-slot="order-card"
      className={cx(
        'relative grid grid-cols-1 gap-4 border border-line bg-surface p-4 transition-colors hover:border-ink sm:flex sm:flex-wrap sm:items-center sm:gap-x-8 sm:p-5',
        className,
      )}
      {...rest}
    >
      <div className="min-w-0 grow sm:basis-64">
        <p className="flex flex-wrap items-center gap-3">
          <Link href={href} className="heading text-xl wrap-anywhere after:absolute after:inset-0">
            <FormattedMessage id="ui.order-card.title" values={{ reference: order.reference }} />
          </Link>
          <OrderStatusBadge status={order.status} parcels={order.parcels} />
        </p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          <PlainDate value={order.createdAt} />
          {' · '}
          <FormattedMessage id="ui.order-card.pieces" values={{ count: order.productCount }} />
          {' · '}
          <Money value={order.totalAmount} exact />
        </p>
        {products.length > 0 ? (
          <p className="mt-3 line-clamp-2 max-w-prose text-sm text-ink-soft wrap-anywhere lg:text-base">
            {products.map(({ name }) => name).join(', ')}
          </p>
        ) : null}
      </div>
      {pictures.length > 0 ? (
        <div className="flex min-w-0 gap-2 sm:gap-3">
          {pictures.map(({ id, image }) => (
            <div key={id} className={picture}>
              <Picture id={image} alt="" sizes="7rem" maxWidth={256} ratio="portrait" />
            </div>
          ))}
          {order.productCount > pictures.length ? (
            <span className={`${picture} grid place-items-center bg-ecru text-sm tabular-nums`}>
              +{order.productCount - pictures.length}
            </span>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
