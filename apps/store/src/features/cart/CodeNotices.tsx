import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import type { Cart } from './cart.query.ts';
import { ReplacedCoupon } from './ReplacedCoupon.tsx';
import type { useCodes } from './use-codes.ts';

export type CodeNoticesProps = { cart: Cart; codes: ReturnType<typeof useCodes> };

/**
 * Notices about the codes in the cart: a coupon that is not applied, the one that the current coupon replaced, and why a
 * code could not be removed.
 */
export function CodeNotices({ cart: { coupon, priceDetails }, codes }: CodeNoticesProps) {
  const { refusal, replaced, removeFailure } = codes;
  return (
    <>
      {coupon && refusal ? (
        <Alert
          tone="notice"
          live
          title={<FormattedMessage id="cart.coupon.idle" values={{ code: coupon.code }} />}
        >
          <p>{refusal}</p>
        </Alert>
      ) : null}
      {coupon && replaced ? (
        <ReplacedCoupon
          code={coupon.code}
          previous={replaced}
          total={priceDetails.totalAmount}
          onUndo={() => codes.add(replaced.code)}
        />
      ) : null}
      {removeFailure ? (
        <Alert tone="error" live>
          {removeFailure}
        </Alert>
      ) : null}
    </>
  );
}
