import type { CouponStatus } from '@patine/ui/coupon-form/CouponForm';
import { useAddDiscount } from './add-discount.ts';
import type { Cart } from './cart.query.ts';
import { useRemoveDiscount } from './remove-discount.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** The codes of a cart, and what adding or removing one does: initial, loading, error. */
export function useCodes({ coupon, giftCards }: Pick<Cart, 'coupon' | 'giftCards'>) {
  const words = useRefusalWords();
  const add = useAddDiscount();
  const remove = useRemoveDiscount();
  const status: CouponStatus = add.isPending ? 'loading' : add.isError ? 'error' : 'initial';
  return {
    codes: [...(coupon ? [coupon.code] : []), ...giftCards.map(({ code }) => code)],
    status,
    error: add.isError ? words.ofFailure(add.error) : undefined,
    /** What a coupon that is in the cart lacks to count. */
    refusal: coupon?.refusal ? words.ofRefusal(coupon.refusal, coupon.minimumAmount) : null,
    removeFailure: remove.isError ? words.ofFailure(remove.error) : null,
    add: add.mutate,
    reset: add.reset,
    remove: remove.mutate,
  };
}
