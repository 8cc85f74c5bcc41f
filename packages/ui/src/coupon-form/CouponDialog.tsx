import { FormattedMessage } from 'react-intl';
import { Dialog } from '../dialog/Dialog.tsx';
import { CouponForm, type CouponFormProps } from './CouponForm.tsx';

export type CouponDialogProps = Pick<CouponFormProps, 'status' | 'onAdd' | 'error'> & {
  /** Called by the close button, Escape and a click on the overlay. */
  onClose: () => void;
};

/** Lazy-loaded by CouponModal. */
export default function CouponDialog({ onClose, ...form }: CouponDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id="ui.coupon-form.title" />}
      description={<FormattedMessage id="ui.coupon-form.text" />}
    >
      <CouponForm {...form} />
    </Dialog>
  );
}
