import { lazy, Suspense } from 'react';
import type { OfferDialogProps } from './OfferDialog.tsx';

const OfferDialog = lazy(() => import('./OfferDialog.tsx'));

export type OfferModalProps = OfferDialogProps & {
  /** True while it is open. Its code is loaded the first time. */
  open: boolean;
};

/** The offer form in a dialog, then the sent amount. Its code is loaded when it first opens. */
export function OfferModal({ open, ...dialog }: OfferModalProps) {
  if (!open) return null;
  return (
    <Suspense>
      <OfferDialog {...dialog} />
    </Suspense>
  );
}
