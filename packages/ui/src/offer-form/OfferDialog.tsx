import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Money } from '../money/Money.tsx';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';
import { OfferProcess } from './OfferProcess.tsx';

export type OfferDialogProps = Pick<OfferFormProps, 'bounds' | 'failure' | 'saving' | 'onOffer'> & {
  /** Name of the product. */
  product: string;
  /** The offer that was just sent; null before. */
  sent?: MoneyValue | null;
  /** Called by the close button, Escape, the overlay and the button after sending. */
  onClose: () => void;
};

/** Lazy-loaded by OfferModal. */
export default function OfferDialog({ product, sent = null, onClose, ...form }: OfferDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id={sent ? 'ui.offer-form.sentTitle' : 'ui.offer-form.title'} />}
      description={<span className="line-clamp-3 wrap-break-word">{product}</span>}
    >
      {sent ? (
        <Sent amount={sent} onClose={onClose} />
      ) : (
        <OfferForm {...form}>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.offer-form.cancel" />
          </Button>
        </OfferForm>
      )}
    </Dialog>
  );
}

function Sent({ amount, onClose }: { amount: MoneyValue; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <output className="block">
        <span className="block heading text-4xl tabular-nums">
          <Money value={amount} />
        </span>
        <FormattedMessage id="ui.offer-form.sent" />
      </output>
      <OfferProcess sent className="stitch-t pt-5" />
      <Button tone="ink" className="justify-self-start" onClick={onClose}>
        <FormattedMessage id="ui.offer-form.close" />
      </Button>
    </div>
  );
}
