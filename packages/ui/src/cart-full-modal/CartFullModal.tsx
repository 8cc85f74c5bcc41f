import { lazy, Suspense } from 'react';
import type { CartFullDialogProps } from './CartFullDialog.tsx';

const CartFullDialog = lazy(() => import('./CartFullDialog.tsx'));

export type CartFullModalProps = CartFullDialogProps & {
  /** True while it shows; the first time fetches its code. */
  open: boolean;
};

/** Says that the cart takes no more; nothing of it is fetched before that happens. */
export function CartFullModal({ open, ...dialog }: CartFullModalProps) {
  if (!open) return null;
  return (
    <Suspense>
      <CartFullDialog {...dialog} />
    </Suspense>
  );
}
