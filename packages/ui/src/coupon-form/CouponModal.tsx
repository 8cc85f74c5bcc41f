import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import type { CouponDialogProps } from './CouponDialog.tsx';
import { COUPON_MODAL_HIDE_MS, COUPON_MODAL_RESET_MS } from '../limits.ts';

const CouponDialog = lazy(() => import('./CouponDialog.tsx'));

export type CouponModalProps = CouponDialogProps & {
  /** True while it is open. Its code is loaded the first time. */
  open: boolean;
  /** Called to clear the failure after the dialog is hidden. */
  onReset: () => void;
};

/**
 * The code form in a dialog. After a failure, the dialog hides after 0.7 s and the status resets after 1 s. The error
 * is repeated outside of the dialog for screen readers.
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
