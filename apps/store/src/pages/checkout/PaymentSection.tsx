import { checkoutBlockers, HOLD_MINUTES_SANDBOX, HOLD_MINUTES_STRIPE } from '@patine/core';
import { HoldNotice } from '@patine/ui/hold-notice/HoldNotice';
import { PaymentButtons } from '@patine/ui/payment-buttons/PaymentButtons';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { CART_KEY, type Cart } from '../../features/cart/cart.query.ts';
import { itemsOf } from '../../features/cart/unavailable-items.ts';
import { useCartUpdating } from '../../features/cart/use-cart.ts';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Recap } from './Recap.tsx';
import { Section } from './Section.tsx';
import { Terms } from './Terms.tsx';

const loadFailure = lazyMessages(() => import('../../features/checkout/PaymentFailure.tsx'));
const PaymentFailure = lazy(loadFailure);
/** Below the button, so that nothing waits for it. */
const PaymentMarks = lazy(() => import('./PaymentMarks.tsx'));

export type PaymentSectionProps = {
  cart: Cart;
  /** True if relay delivery is selected without a relay point. */
  needsPoint: boolean;
};

export function PaymentSection({ cart, needsPoint }: PaymentSectionProps) {
  const queryClient = useQueryClient();
  const updating = useCartUpdating();
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: CART_KEY });
  }, [queryClient]);
  const { pay, error, loading } = useCheckout(refresh);
  // Loaded ahead: a payment may fail because the network does.
  useEffect(() => whenIdle(() => void loadFailure().catch(() => undefined)), []);

  const items = itemsOf(cart);
  const [blocker] = checkoutBlockers({
    items: items.map(({ product }) => product),
    hasDeliveryAddress: cart.deliveryAddressId !== null,
    hasShippingMethod: cart.shippingMethod !== null,
  });
  const reason = blocker === 'MISSING_SHIPPING_METHOD' && needsPoint ? 'SERVICE_POINT_REQUIRED' : blocker;
  const providers = cart.supportedPaymentServiceProviders;
  const minutes = providers[0] === 'SANDBOX' ? HOLD_MINUTES_SANDBOX : HOLD_MINUTES_STRIPE;
  const productNames = (references: readonly number[]) =>
    items.flatMap(({ product }) => (references.includes(product.reference) ? [product.name] : []));

  return (
    <Section id="payment" title={<FormattedMessage id="checkout.payment" />}>
      <div className="grid gap-3">
        {providers.includes('INTERNAL') ? null : <HoldNotice minutes={minutes} />}
        {error ? (
          <Suspense>
            <PaymentFailure error={error} productNames={productNames} />
          </Suspense>
        ) : null}
        <Recap cart={cart} />
        <PaymentButtons
          providers={providers}
          total={cart.priceDetails.totalAmount}
          loading={loading}
          disabled={updating}
          disabledReason={reason ? <FormattedMessage id={`checkout.blocker.${reason}`} /> : undefined}
          onPay={(provider) => pay({ cart, provider })}
        >
          <Terms />
        </PaymentButtons>
        {/* Two lines of marks on phones. */}
        <div className="min-h-15 sm:min-h-7">
          <Suspense>
            <PaymentMarks />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
