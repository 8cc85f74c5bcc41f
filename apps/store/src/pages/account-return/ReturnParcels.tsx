import { ParcelTimeline } from '@patine/ui/parcel-timeline/ParcelTimeline';
import { FormattedMessage } from 'react-intl';
import { ParcelGroup } from '../../features/orders/ParcelGroup.tsx';
import type { ReturnRequest } from '../../features/returns/returns.query.ts';

type Parcel = ReturnRequest['parcels'][number];

/** Return parcels with the same steps. */
export const ReturnParcels = ({ parcels }: { parcels: readonly Parcel[] }) => (
  <ParcelGroup
    parcels={parcels}
    timeline={parcels[0] ? <ParcelTimeline steps={parcels[0].steps} /> : null}
    renderTitle={({ recipientName }) => (
      <FormattedMessage id="account-return.parcel" values={{ recipient: recipientName }} />
    )}
    renderLines={({ items }) =>
      items.map((item) => ({
        id: item.id,
        item,
        note: item.customization ? (
          <p>
            <FormattedMessage id="account-order.customization" values={item.customization} />
          </p>
        ) : null,
      }))
    }
  />
);
