import type { AddressEntry } from '../../features/addresses/addresses.query.ts';
import type { Cart } from '../../features/cart/cart.query.ts';
import { unavailableItems } from '../../features/cart/unavailable-items.ts';
import { UnavailableWarning } from '../../features/cart/UnavailableWarning.tsx';
import { AddressSection } from './AddressSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { PaymentSection } from './PaymentSection.tsx';

export type CheckoutViewProps = { cart: Cart; addresses: readonly AddressEntry[] };

/** One page from address to payment, what is bought beside it. */
export function CheckoutView({ cart, addresses }: CheckoutViewProps) {
  const address = addresses.find(({ id }) => id === cart.deliveryAddressId) ?? null;
  return (
    <div className="grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 gap-8 *:not-last:border-b *:not-last:border-dashed *:not-last:border-line *:not-last:pb-8">
        <div className="empty:hidden">
          <PaymentReturn />
          <UnavailableWarning items={unavailableItems(cart)} />
        </div>
        <AddressSection addresses={addresses} chosen={address} />
        <DeliverySection key={address?.id} cart={cart} address={address?.postalAddress ?? null} />
        <PaymentSection cart={cart} />
      </div>
      <OrderSummary cart={cart} />
    </div>
  );
}
