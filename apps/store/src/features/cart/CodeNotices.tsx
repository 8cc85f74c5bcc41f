import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import { ReplacedCoupon, type ReplacedCouponProps } from './ReplacedCoupon.tsx';

export type CodeNoticesProps = {
  /** A coupon in the cart that is not applied, and the reason. */
  idle: { code: string; reason: string } | null;
  /** The coupon that the current one replaced. */
  replaced: ReplacedCouponProps | null;
  /** Why a code could not be removed. */
  failure: string | null;
};

/** Notices about the codes in the cart. */
export function CodeNotices({ idle, replaced, failure }: CodeNoticesProps) {
  return (
    <>
      {idle ? (
        <Alert
          tone="notice"
          live
          title={<FormattedMessage id="cart.coupon.idle" values={{ code: idle.code }} />}
        >
          <p>{idle.reason}</p>
        </Alert>
      ) : null}
      {replaced ? <ReplacedCoupon {...replaced} /> : null}
      {failure ? (
        <Alert tone="error" live>
          {failure}
        </Alert>
      ) : null}
    </>
  );
}
