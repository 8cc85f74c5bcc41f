import { CartCheckoutDocument, type PaymentServiceProvider } from '@patine/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/store-context.tsx';
import { AttemptKeys } from './attempt-keys.ts';
import { type PayableCart, shownCart } from './shown-cart.ts';

export type Payment = { cart: PayableCart; provider: PaymentServiceProvider };

/** Starts a payment and opens its page. The status is reset when the visitor returns. */
export function useCheckout(onRefused: () => void) {
  const { request } = useApi();
  const keys = useRef<AttemptKeys>(null);
  keys.current ??= new AttemptKeys(() => crypto.randomUUID());

  const checkout = useMutation({
    mutationFn: async ({ cart, provider }: Payment) => {
      const { cartCheckout } = await request(
        CartCheckoutDocument,
        { cartId: cart.id, paymentServiceProvider: provider, shown: shownCart(cart) },
        { idempotencyKey: keys.current?.keyFor(cart, provider) ?? '' },
      );
      return cartCheckout;
    },
    onSuccess: ({ paymentUrl }) => location.assign(paymentUrl),
    onError: (error) => {
      if (error instanceof ApiError && !error.is('IDEMPOTENCY_IN_FLIGHT')) {
        keys.current?.end();
        onRefused();
      }
    },
  });

  // The back/forward cache may restore the page with a pending payment.
  const { reset } = checkout;
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      keys.current?.end();
      reset();
      onRefused();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [reset, onRefused]);

  const opening = checkout.isPending || checkout.isSuccess;
  return {
    pay: checkout.mutate,
    error: checkout.error,
    loading: opening ? (checkout.variables?.provider ?? null) : null,
  };
}
