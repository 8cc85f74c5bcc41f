import { isElided } from '@patine/core';
import { ParcelTimeline } from '@patine/ui/parcel-timeline/ParcelTimeline';
import { FormattedMessage } from 'react-intl';
import type { Order, Parcel } from '../../features/orders/order.query.ts';
import { ParcelGroup } from '../../features/orders/ParcelGroup.tsx';
import { LineAction } from './LineAction.tsx';
import { LineNote } from './LineNote.tsx';

export type ParcelsProps = {
  /** Parcels with the same steps. */
  parcels: readonly Parcel[];
  method: Order['shippingMethod'];
  /** False for an order whose payment is pending or was abandoned: nothing has been shipped. */
  isPaid: boolean;
};

export function Parcels({ parcels, method, isPaid }: ParcelsProps) {
  const titleId = ({ senderName }: Parcel) =>
    method.deliveryType === 'GROUPED'
      ? 'account-order.parcel.GROUPED'
      : isElided(senderName)
        ? 'account-order.parcel.DIRECT.vowel'
        : 'account-order.parcel.DIRECT';
  return (
    <ParcelGroup
      parcels={parcels}
      timeline={
        isPaid && parcels[0] ? (
          <ParcelTimeline steps={parcels[0].steps} relay={method.deliveryMethod === 'RELAY'} />
        ) : null
      }
      renderTitle={(parcel) => (
        <FormattedMessage id={titleId(parcel)} values={{ sender: parcel.senderName }} />
      )}
      renderStatus={({ inPreparation, shippingCondition }) =>
        inPreparation ? <p className="text-sm text-muted">{shippingCondition}</p> : null
      }
      renderLines={({ items }) =>
        items.map((line) => ({
          id: line.orderItem.id,
          item: line.orderItem,
          note: isPaid ? <LineNote line={line} /> : null,
          action: <LineAction line={line} />,
        }))
      }
    />
  );
}
