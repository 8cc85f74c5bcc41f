import { CartLine } from '@patine/ui/cart-line/CartLine';
import { ParcelTimeline } from '@patine/ui/parcel-timeline/ParcelTimeline';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CarrierEvents } from '../../features/orders/CarrierEvents.tsx';
import { TrackingNumber } from '../../features/orders/TrackingNumber.tsx';
import type { ReturnRequest } from '../../features/returns/returns.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** A return parcel and its items. */
export function ReturnParcel({ parcel }: { parcel: ReturnRequest['parcels'][number] }) {
  const locale = useLocale();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-6 border border-line bg-surface p-4 sm:p-6 sm:[--line-picture:8rem] 2xl:[--line-picture:10rem]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-lg font-semibold wrap-anywhere">
          <FormattedMessage id="account-return.parcel" values={{ recipient: parcel.recipientName }} />
        </h2>
        {parcel.trackingNumber ? (
          <TrackingNumber number={parcel.trackingNumber} url={parcel.trackingUrl} />
        ) : null}
      </div>
      <ParcelTimeline steps={parcel.steps} />
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
