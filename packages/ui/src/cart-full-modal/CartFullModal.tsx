import { lazy, Suspense } from 'react';

const CartFullDialog = lazy(() => import('./CartFullDialog.tsx'));

export type CartFullModalProps = {
  open: boolean;
  onClose: () => void;
  /** How many pieces a cart holds. */
  limit: number;
  cartHref: string;
};

/** Says that the cart takes no more; nothing of it is fetched before that happens. */
export function CartFullModal(props: CartFullModalProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <CartFullDialog {...props} />
    </Suspense>
  );
}
