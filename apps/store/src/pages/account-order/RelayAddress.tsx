import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';

export function RelayAddress({ point }: { point: ServicePointFieldsFragment }) {
  return (
    <>
      <div className="stitch-b mb-4 pb-4">
        <p className="font-semibold">{point.name}</p>
        <p>{point.address}</p>
        <p>
          {point.postalCode} {point.cityName}
        </p>
      </div>
      <p className="mb-1 text-sm text-muted">
        <FormattedMessage id="account-order.billing" />
      </p>
    </>
  );
}
