import { isElided } from '@patine/core';
import { CartLine } from '@patine/ui/cart-line/CartLine';
import { ParcelTimeline } from '@patine/ui/parcel-timeline/ParcelTimeline';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CarrierEvents } from '../../features/orders/CarrierEvents.tsx';
import { TrackingNumber } from '../../features/orders/TrackingNumber.tsx';
import type { Order, Parcel as ParcelValue } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { LineAction } from './LineAction.tsx';
import { LineNote } from './LineNote.tsx';

export type ParcelProps = {
  parcel: ParcelValue;
  method: Order['shippingMethod'];
  /** False for an order whose payment is pending or was abandoned: nothing has been shipped. */
  isPaid: boolean;
};

/** A parcel's tracking and its items. */
export function Parcel({ parcel, method, isPaid }: ParcelProps) {
  const locale = useLocale();
  const titleId = useId();
  const { inPreparation, shippingCondition, trackingNumber, trackingUrl } = parcel;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-6 border border-line bg-surface p-4 sm:p-6 sm:[--line-picture:8rem] 2xl:[--line-picture:10rem]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-lg font-semibold">
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
        </h2>
        {trackingNumber ? (
          <TrackingNumber number={trackingNumber} url={trackingUrl} />
        ) : inPreparation ? (
          <p className="text-sm text-muted">{shippingCondition}</p>
        ) : null}
      </div>
      {isPaid ? <ParcelTimeline steps={parcel.steps} relay={method.deliveryMethod === 'RELAY'} /> : null}
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
