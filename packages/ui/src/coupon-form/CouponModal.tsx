import { COUPON_MODAL_HIDE_MS, COUPON_MODAL_RESET_MS } from '@patine/core';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import type { CouponDialogProps } from './CouponDialog.tsx';

const CouponDialog = lazy(() => import('./CouponDialog.tsx'));

export type CouponModalProps = CouponDialogProps & {
  /** True while it shows; the first time fetches its code. */
  open: boolean;
  /** Asked to forget the failure, once the dialog is out of sight. */
  onReset: () => void;
};

/**
 * A code in a dialog. A failure shows for a moment, the dialog hides after 0.7 s and the status begins again
 * after 1 s; what was wrong is said once more outside, where it is still heard.
 */
export function CouponModal({ open, onReset, ...dialog }: CouponModalProps) {
  const { formatMessage } = useIntl();
  const failed = dialog.status === 'error';
  const hide = useEffectEvent(dialog.onClose);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    if (!failed) return;
    const hiding = setTimeout(() => hide(), COUPON_MODAL_HIDE_MS);
    const resetting = setTimeout(() => reset(), COUPON_MODAL_RESET_MS);
    return () => {
      clearTimeout(hiding);
      clearTimeout(resetting);
    };
  }, [failed]);

  return (
    <>
      <LiveRegion
        assertive
        message={failed && !open ? (dialog.error ?? formatMessage({ id: 'ui.coupon-form.invalid' })) : ''}
      />
      {open ? (
        <Suspense>
          <CouponDialog {...dialog} />
        </Suspense>
      ) : null}
    </>
  );
}
