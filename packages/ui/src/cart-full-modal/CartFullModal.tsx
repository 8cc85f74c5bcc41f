import { lazy, Suspense } from 'react';
import type { CartFullDialogProps } from './CartFullDialog.tsx';

const CartFullDialog = lazy(() => import('./CartFullDialog.tsx'));

export type CartFullModalProps = CartFullDialogProps & {
  /** True while it is open. Its code is loaded the first time. */
  open: boolean;
};

/** Dialog about a full cart; its code is loaded when it first opens. */
export function CartFullModal({ open, ...dialog }: CartFullModalProps) {
  if (!open) return null;
  return (
    <Suspense>
      <CartFullDialog {...dialog} />
    </Suspense>
  );
}
