import type { Money } from '@patine/core';
import type { CouponStatus } from '@patine/ui/coupon-form/CouponForm';
import { useState } from 'react';
import { useAddDiscount } from './add-discount.ts';
import type { Cart } from './cart.query.ts';
import { useRemoveDiscount } from './remove-discount.ts';
import { useRefusalMessage } from './use-refusal-message.ts';

/** The previously applied coupon, and the total with it. */
export type Replaced = { code: string; total: Money };

/** The codes of a cart, and the state of adding or removing one: initial, loading, error. */
export function useCodes(cart: Pick<Cart, 'coupon' | 'giftCards' | 'priceDetails'>) {
  const { coupon, giftCards } = cart;
  const messages = useRefusalMessage();
  const add = useAddDiscount();
  const remove = useRemoveDiscount();
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const status: CouponStatus = add.isPending ? 'loading' : add.isError ? 'error' : 'initial';
  return {
    codes: [...(coupon ? [coupon.code] : []), ...giftCards.map(({ code }) => code)],
    status,
    error: add.isError ? messages.ofFailure(add.error) : undefined,
    /** Why the coupon in the cart is not applied. */
    refusal: coupon?.refusal ? messages.ofRefusal(coupon.refusal, coupon.minimumAmount) : null,
    removeFailure: remove.isError ? messages.ofFailure(remove.error) : null,
    /** The replaced coupon, until a code is added or removed. */
    replaced: replaced && coupon && coupon.code !== replaced.code ? replaced : null,
    add: (code: string, options?: { onSuccess?: () => void }) => {
      const before = coupon && { code: coupon.code, total: cart.priceDetails.totalAmount };
      setReplaced(null);
      add.mutate(code, {
        onSuccess: () => {
          setReplaced(before);
          options?.onSuccess?.();
        },
      });
    },
    reset: add.reset,
    remove: (code: string) => {
      setReplaced(null);
      remove.mutate(code);
    },
  };
}
