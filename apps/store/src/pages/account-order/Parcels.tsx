import { isElided } from '@patine/core';
import { CartLine } from '@patine/ui/cart-line/CartLine';
import { ParcelTimeline } from '@patine/ui/parcel-timeline/ParcelTimeline';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CarrierEvents } from '../../features/orders/CarrierEvents.tsx';
import { TrackingNumber } from '../../features/orders/TrackingNumber.tsx';
import type { Order, Parcel as ParcelValue } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { LineAction } from './LineAction.tsx';
import { LineNote } from './LineNote.tsx';

export type ParcelsProps = {
  /** Parcels with the same steps. */
  parcels: readonly ParcelValue[];
  method: Order['shippingMethod'];
  /** False for an order whose payment is pending or was abandoned: nothing has been shipped. */
  isPaid: boolean;
};

/** Parcels at the same stage: their progress once, then what each holds. */
export function Parcels({ parcels, method, isPaid }: ParcelsProps) {
  const titleId = useId();
  const [first] = parcels;
  const timeline =
    isPaid && first ? <ParcelTimeline steps={first.steps} relay={method.deliveryMethod === 'RELAY'} /> : null;
  const frame =
    'grid gap-6 border border-line bg-surface p-4 sm:p-6 sm:[--line-picture:7rem] 2xl:[--line-picture:8rem]';
  if (parcels.length === 1 && first)
    return (
      <Parcel parcel={first} method={method} isPaid={isPaid} className={frame}>
        {timeline}
      </Parcel>
    );
  return (
    <section aria-labelledby={titleId} className={frame}>
      <h2 id={titleId} className="text-lg font-semibold">
        <FormattedMessage id="account-order.parcels" values={{ count: parcels.length }} />
      </h2>
      {timeline}
      {parcels.map((parcel) => (
        <Parcel
          key={parcel.id}
          parcel={parcel}
          method={method}
          isPaid={isPaid}
          level={3}
          className="stitch-t grid gap-4 pt-5"
        />
      ))}
    </section>
  );
}

type ParcelProps = Omit<ParcelsProps, 'parcels'> & {
  parcel: ParcelValue;
  className: string;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Its progress. */
  children?: ReactNode;
};

/** A parcel's sender, tracking and items. */
function Parcel({ parcel, method, isPaid, className, level = 2, children }: ParcelProps) {
  const locale = useLocale();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const { inPreparation, shippingCondition, trackingNumber, trackingUrl } = parcel;
  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading id={titleId} className={level === 2 ? 'text-lg font-semibold' : 'font-semibold'}>
          <FormattedMessage
            id={
              method.deliveryType === 'GROUPED'
                ? 'account-order.parcel.GROUPED'
                : isElided(parcel.senderName)
                  ? 'account-order.parcel.DIRECT.vowel'
                  : 'account-order.parcel.DIRECT'
            }
            values={{ sender: parcel.senderName }}
          />
        </Heading>
        {trackingNumber ? (
          <TrackingNumber number={trackingNumber} url={trackingUrl} />
        ) : inPreparation ? (
          <p className="text-sm text-muted">{shippingCondition}</p>
        ) : null}
      </div>
      {children}
      <CarrierEvents events={parcel.events} />
      <ul className="grid gap-5 *:not-first:stitch-t *:not-first:pt-5">
        {parcel.items.map((line) => {
          const { product, id, paidAmount } = line.orderItem;
          return (
            <li key={id}>
              <CartLine
                product={product}
                size={product.variants[0]?.size}
                href={paths.product(locale, product.slug)}
                price={paidAmount}
                note={isPaid ? <LineNote line={line} /> : null}
                action={<LineAction line={line} />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
