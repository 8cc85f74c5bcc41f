import type { ShippingChoice } from '@patine/ui/shipping-method-picker/ShippingMethodPicker';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddressEntry } from '../../features/addresses/addresses.query.ts';
import type { Cart } from '../../features/cart/cart.query.ts';
import { unavailableItems } from '../../features/cart/unavailable-items.ts';
import { UnavailableWarning } from '../../features/cart/UnavailableWarning.tsx';
import { cheapestMethod } from '../../features/checkout/preselected-shipping-method.ts';
import { AddressSection } from './AddressSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { lazyMessages } from '../../i18n/lazy-messages.ts';

const PaymentReturn = lazy(lazyMessages(() => import('./PaymentReturn.tsx')));

export type CheckoutViewProps = { cart: Cart; addresses: readonly AddressEntry[] };

/** A selected method that is not saved yet, with the address that it was selected for. */
type Wanted = { addressId: string | null; choice: ShippingChoice | null };

const panel = '2xl:border 2xl:border-solid 2xl:border-line 2xl:bg-surface 2xl:p-8';
const section = `min-w-0 border-b border-dashed border-line pb-8 xl:col-start-1 ${panel}`;

/** All checkout steps on one page. The order summary is between delivery and payment, and on wide screens beside them. */
export function CheckoutView({ cart, addresses }: CheckoutViewProps) {
  const [query] = useSearchParams();
  const address = addresses.find(({ id }) => id === cart.deliveryAddressId) ?? null;
  const addressId = address?.id ?? null;
  const [wanted, setWanted] = useState<Wanted>({ addressId, choice: null });
  const preselected = address && !cart.shippingMethod ? cheapestMethod(cart.shippingMethods) : null;
  const choice = (wanted.addressId === addressId ? wanted.choice : null) ?? preselected;
  const needsPoint = choice?.deliveryMethod === 'RELAY' && cart.shippingMethod === null;
  return (
    <div className="grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[repeat(3,auto)_1fr] 2xl:gap-x-14 2xl:gap-y-6 2xl:grid-cols-[minmax(0,1fr)_28rem] min-[105em]:grid-cols-[minmax(0,1fr)_36rem]">
      <div className="min-w-0 empty:hidden xl:col-start-1">
        {query.has('payment') ? (
          <Suspense>
            <PaymentReturn paymentId="checkout-payment" />
          </Suspense>
        ) : null}
        <UnavailableWarning items={unavailableItems(cart)} />
      </div>
      <div className={section}>
        <AddressSection addresses={addresses} chosen={address} />
      </div>
      <div className={section}>
        <DeliverySection
          key={addressId}
          cart={cart}
          address={address?.postalAddress ?? null}
          wanted={choice}
          onWant={(next) => setWanted({ addressId, choice: next })}
        />
      </div>
      <OrderSummary cart={cart} />
      <div className={`min-w-0 xl:col-start-1 ${panel}`}>
        <PaymentSection cart={cart} needsPoint={needsPoint} />
      </div>
    </div>
  );
}
