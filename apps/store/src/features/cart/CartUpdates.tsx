import { CART_ITEM_LIMIT } from '@patine/core';
import { AddedToCartToast } from '@patine/ui/added-to-cart-toast/AddedToCartToast';
import { CartFullModal } from '@patine/ui/cart-full-modal/CartFullModal';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useAdded } from './use-added.ts';

export type CartUpdatesProps = {
  /** Items added until this time are not announced, in milliseconds since 1970. */
  since: number;
};

/** Announces that an item was added, or that the cart is full. */
export function CartUpdates({ since }: CartUpdatesProps) {
  const cartHref = paths.cart(useLocale());
  const last = useAdded();
  const [seen, setSeen] = useState(since);
  const news = last && last.at > seen ? last : null;
  const close = () => setSeen(last?.at ?? 0);
  const isFull = news?.error instanceof ApiError && news.error.is('CART_FULL');

  return (
    <>
      <AddedToCartToast
        product={news?.status === 'success' ? news.product : null}
        cartHref={cartHref}
        onClose={close}
      />
      <CartFullModal open={isFull} limit={CART_ITEM_LIMIT} cartHref={cartHref} onClose={close} />
    </>
  );
}
