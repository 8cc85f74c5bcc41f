import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import { ReplacedCoupon, type ReplacedCouponProps } from './ReplacedCoupon.tsx';

export type CodeNoticesProps = {
  /** The coupon of the cart that does not count now, and why. */
  idle: { code: string; reason: string } | null;
  /** The coupon whose place the present one took. */
  replaced: ReplacedCouponProps | null;
  /** Why a code could not be taken out. */
  failure: string | null;
};

/** What is the matter with a code that is in the cart. */
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
