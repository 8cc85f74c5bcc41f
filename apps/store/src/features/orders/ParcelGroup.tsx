import { CartLine, type CartLineProps } from '@patine/ui/cart-line/CartLine';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { CarrierEvents } from './CarrierEvents.tsx';
import type { OrderLine, Parcel as OrderParcel } from './order.query.ts';
import { TrackingNumber } from './TrackingNumber.tsx';

type TrackedParcel = Pick<OrderParcel, 'id' | 'trackingNumber' | 'trackingUrl' | 'events'>;

type ParcelLine = Pick<CartLineProps, 'note' | 'action'> & {
  id: string;
  item: Pick<OrderLine['orderItem'], 'product' | 'paidAmount'>;
};

export type ParcelGroupProps<Parcel> = {
  /** Parcels with the same steps. */
  parcels: readonly Parcel[];
  /** Their progress. */
  timeline: ReactNode;
  renderTitle: (parcel: Parcel) => ReactNode;
  /** Shown until the parcel has a tracking number. */
  renderStatus?: (parcel: Parcel) => ReactNode;
  renderLines: (parcel: Parcel) => readonly ParcelLine[];
};

/** Parcels at the same stage: their progress once, then what each holds. */
export function ParcelGroup<Parcel extends TrackedParcel>({
  parcels,
  timeline,
  ...parts
}: ParcelGroupProps<Parcel>) {
  const titleId = useId();
  const [first] = parcels;
  const frame =
    'grid gap-6 border border-line bg-surface p-4 sm:p-6 sm:[--line-picture:7rem] 2xl:[--line-picture:8rem]';
  if (parcels.length === 1 && first)
    return (
      <ParcelDetails parcel={first} {...parts} className={frame}>
        {timeline}
      </ParcelDetails>
    );
  return (
    <section aria-labelledby={titleId} className={frame}>
      <h2 id={titleId} className="text-lg font-semibold">
        <FormattedMessage id="account-order.parcels" values={{ count: parcels.length }} />
      </h2>
      {timeline}
      {parcels.map((parcel) => (
        <ParcelDetails
          key={parcel.id}
          parcel={parcel}
          {...parts}
          level={3}
          className="stitch-t grid gap-4 pt-5"
        />
      ))}
    </section>
  );
}

type ParcelDetailsProps<Parcel> = Omit<ParcelGroupProps<Parcel>, 'parcels' | 'timeline'> & {
  parcel: Parcel;
  className: string;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Its progress. */
  children?: ReactNode;
};

/** A parcel's sender or recipient, tracking and items. */
function ParcelDetails<Parcel extends TrackedParcel>({
  parcel,
  renderTitle,
  renderStatus,
  renderLines,
  className,
  level = 2,
  children,
}: ParcelDetailsProps<Parcel>) {
  const locale = useLocale();
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading
          id={titleId}
          className={`wrap-anywhere ${level === 2 ? 'text-lg font-semibold' : 'font-semibold'}`}
        >
          {renderTitle(parcel)}
        </Heading>
        {parcel.trackingNumber ? (
          <TrackingNumber number={parcel.trackingNumber} url={parcel.trackingUrl} />
        ) : (
          renderStatus?.(parcel)
        )}
      </div>
      {children}
      <CarrierEvents events={parcel.events} />
      <ul className="grid gap-5 *:not-first:stitch-t *:not-first:pt-5">
        {renderLines(parcel).map(({ id, item: { product, paidAmount }, note, action }) => (
          <li key={id}>
            <CartLine
              product={product}
              size={product.variants[0]?.size}
              href={paths.product(locale, product.slug)}
              price={paidAmount}
              note={note}
              action={action}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
