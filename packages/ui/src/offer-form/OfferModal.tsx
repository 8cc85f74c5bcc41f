import { lazy, Suspense } from 'react';
import type { OfferDialogProps } from './OfferDialog.tsx';

const OfferDialog = lazy(() => import('./OfferDialog.tsx'));

export type OfferModalProps = OfferDialogProps & {
  /** True while it shows; the first time fetches its code. */
  open: boolean;
};

/** The offer in its dialog: the form, then what was sent. Nothing of it is fetched before it is asked for. */
export function OfferModal({ open, ...dialog }: OfferModalProps) {
  if (!open) return null;
  return (
    <Suspense>
      <OfferDialog {...dialog} />
    </Suspense>
  );
}
