import { AddressCard } from '@patine/ui/address-card/AddressCard';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { RelayAddress } from './RelayAddress.tsx';

const ChangeAddress = lazy(() => import('./ChangeAddress.tsx'));

/** Shipping method and address; the address can be changed before shipping. */
export function Delivery({ order }: { order: Order }) {
  const [isChanging, setChanging] = useState(false);
  const { shippingMethod, changeable } = order;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChanging(false);
    toggle.current?.focus();
  };
  const canChange = changeable && !shippingMethod.servicePoint;
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="heading mb-4 text-2xl">
        <FormattedMessage id="account-order.delivery" />
      </h2>
      <div className="border border-line bg-surface p-5 sm:p-6">
        <p className="mb-3 text-muted">
          <FormattedMessage
            id={`account-order.method.${shippingMethod.deliveryMethod}`}
            values={{ carrier: shippingMethod.deliveryCarrier }}
          />
        </p>
        {shippingMethod.servicePoint ? <RelayAddress point={shippingMethod.servicePoint} /> : null}
        <AddressCard address={order.deliveryAddress} />
        {canChange ? (
          <button
            ref={toggle}
            type="button"
            aria-expanded={isChanging}
            className="-mx-2 mt-2 min-h-11 px-2 text-sm underline underline-offset-4 hover:decoration-2"
            onClick={() => setChanging(!isChanging)}
          >
            <FormattedMessage id="account-order.address.change" />
          </button>
        ) : null}
        {canChange && isChanging ? (
          <Suspense>
            <ChangeAddress order={order} onClose={close} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
