import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressOptions } from '../../features/addresses/AddressOptions.tsx';
import { useAddresses } from '../../features/addresses/addresses.query.ts';
import type { Order } from '../../features/orders/order.query.ts';
import { ORDER_ERRORS, useChangeOrderAddress } from '../../features/orders/use-order-change.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Changes the delivery address to another one in the same country. Loaded on demand. */
export default function ChangeAddress({ order, onClose }: { order: Order; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data = [], isPending } = useAddresses();
  const change = useChangeOrderAddress(order.id);
  const now = order.deliveryAddress;
  const near = data.filter(
    ({ postalAddress: at }) =>
      at.countryCode === now.countryCode &&
      (at.addressLine1 !== now.addressLine1 || at.postalCode !== now.postalCode),
  );
  const [chosen, setChosen] = useState('');
  const id = chosen || (near[0]?.id ?? '');
  return (
    <div className="mt-4 grid gap-4 stitch-t pt-4">
      <p className="text-sm text-muted">
        <FormattedMessage id="account-order.address.text" />
      </p>
      {change.error ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(change.error, ORDER_ERRORS)} />
        </Alert>
      ) : null}
      {near.length > 0 ? (
        <AddressOptions
          legend={formatMessage({ id: 'account-order.address.choose' })}
          addresses={near}
          selectedId={id}
          withCountry={false}
          onSelect={setChosen}
        />
      ) : isPending ? null : (
        <p>
          <FormattedMessage id="account-order.address.none" />{' '}
          <TextLink href={paths.addresses(locale)}>
            <FormattedMessage id="account-order.address.toBook" />
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {near.length > 0 ? (
          <Button
            tone="ink"
            size="sm"
            loading={change.isPending}
            onClick={() => change.mutate(id, { onSuccess: onClose })}
          >
            <FormattedMessage id="account-order.address.confirm" />
          </Button>
        ) : null}
        <Button tone="quiet" size="sm" onClick={onClose}>
          <FormattedMessage id="checkout.cancel" />
        </Button>
      </div>
    </div>
  );
}
