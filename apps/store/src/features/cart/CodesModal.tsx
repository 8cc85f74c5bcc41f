import { Button } from '@patine/ui/button/Button';
import { AppliedCodes } from '@patine/ui/coupon-form/AppliedCodes';
import { CouponModal } from '@patine/ui/coupon-form/CouponModal';
import Scissors from 'lucide-react/icons/scissors';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Cart } from './cart.query.ts';
import { CodeNotices } from './CodeNotices.tsx';
import { GiftCardTerms } from './GiftCardTerms.tsx';
import { useCodes } from './use-codes.ts';
import { useCartUpdating } from './use-cart.ts';

/** Coupons and gift cards in a dialog. It closes soon after a refusal; the reason stays below the button, for slower readers. */
export default function CodesModal({ cart }: { cart: Cart }) {
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const codes = useCodes(cart);
  const updating = useCartUpdating();

  const close = () => {
    setOpen(false);
    setRefused(codes.error ?? null);
  };
  return (
    <div className="grid gap-3">
      <CodeNotices cart={cart} codes={codes} />
      <AppliedCodes codes={codes.codes} disabled={updating} onRemove={(code) => codes.remove(code)} />
      <GiftCardTerms giftCards={cart.giftCards} />
      <Button
        tone="line"
        size="sm"
        className="justify-self-start"
        onClick={() => {
          setRefused(null);
          setOpen(true);
        }}
      >
        <Scissors aria-hidden className="size-4" />
        <FormattedMessage id="cart.coupon.add" />
      </Button>
      {refused !== null && !open ? <p className="text-sm font-semibold text-garance">{refused}</p> : null}
      <CouponModal
        open={open}
        status={codes.status}
        error={codes.error}
        onAdd={(code) => codes.add(code, { onSuccess: () => setOpen(false) })}
        onClose={close}
        onReset={codes.reset}
      />
    </div>
  );
}
