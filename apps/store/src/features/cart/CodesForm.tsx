import { CouponForm } from '@patine/ui/coupon-form/CouponForm';
import type { Cart } from './cart.query.ts';
import { CodeNotices } from './CodeNotices.tsx';
import { GiftCardTerms } from './GiftCardTerms.tsx';
import { useCodes } from './use-codes.ts';
import { useCartUpdating } from './use-cart.ts';

/** Coupons and gift cards, inline beside the total. */
export default function CodesForm({ cart }: { cart: Cart }) {
  const codes = useCodes(cart);
  const updating = useCartUpdating();
  return (
    <div className="grid gap-3">
      <CodeNotices cart={cart} codes={codes} />
      <CouponForm
        status={codes.status}
        error={codes.error}
        codes={codes.codes}
        disabled={updating && codes.status !== 'loading'}
        onAdd={(code) => codes.add(code)}
        onRemove={(code) => codes.remove(code)}
        onInput={() => {
          if (codes.status === 'error') codes.reset();
        }}
      />
      <GiftCardTerms giftCards={cart.giftCards} />
    </div>
  );
}
