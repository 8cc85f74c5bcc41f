import { CartLine } from '@patine/ui/cart-line/CartLine';
import { ParcelTimeline } from '@patine/ui/parcel-timeline/ParcelTimeline';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CarrierEvents } from '../../features/orders/CarrierEvents.tsx';
import { TrackingNumber } from '../../features/orders/TrackingNumber.tsx';
import type { ReturnRequest } from '../../features/returns/returns.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

type Parcel = ReturnRequest['parcels'][number];

const FRAME =
  'grid gap-6 border border-line bg-surface p-4 sm:p-6 sm:[--line-picture:8rem] 2xl:[--line-picture:10rem]';

/** Return parcels at the same stage: their progress once, then what each holds. */
export function ReturnParcels({ parcels }: { parcels: readonly Parcel[] }) {
  const titleId = useId();
  const [first] = parcels;
  const timeline = first ? <ParcelTimeline steps={first.steps} /> : null;
  if (parcels.length === 1 && first)
    return (
      <ReturnParcel parcel={first} className={FRAME}>
        {timeline}
      </ReturnParcel>
    );
  return (
    <section aria-labelledby={titleId} className={FRAME}>
      <h2 id={titleId} className="text-lg font-semibold">
        <FormattedMessage id="account-order.parcels" values={{ count: parcels.length }} />
      </h2>
      {timeline}
      {parcels.map((parcel) => (
        <ReturnParcel key={parcel.id} parcel={parcel} level={3} className="stitch-t grid gap-4 pt-5" />
      ))}
    </section>
  );
}

type ReturnParcelProps = {
  parcel: Parcel;
  className: string;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Its progress. */
  children?: ReactNode;
};

/** A return parcel's recipient, tracking and items. */
function ReturnParcel({ parcel, className, level = 2, children }: ReturnParcelProps) {
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
          <FormattedMessage id="account-return.parcel" values={{ recipient: parcel.recipientName }} />
        </Heading>
        {parcel.trackingNumber ? (
          <TrackingNumber number={parcel.trackingNumber} url={parcel.trackingUrl} />
        ) : null}
      </div>
      {children}
      <CarrierEvents events={parcel.events} />
      <ul className="grid gap-5 *:not-first:stitch-t *:not-first:pt-5">
        {parcel.items.map(({ id, product, paidAmount, customization }) => (
          <li key={id}>
            <CartLine
              product={product}
              size={product.variants[0]?.size}
              href={paths.product(locale, product.slug)}
              price={paidAmount}
              note={
                customization ? (
                  <p>
                    <FormattedMessage id="account-order.customization" values={customization} />
                  </p>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
