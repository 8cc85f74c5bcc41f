import { CART_ITEM_LIMIT } from '@patine/core';
import { AddedToCartToast } from '@patine/ui/added-to-cart-toast/AddedToCartToast';
import { CartFullModal } from '@patine/ui/cart-full-modal/CartFullModal';
import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { AddToCart } from './add-to-cart.ts';
import { CART_KEY } from './cart.query.ts';

/** What follows a piece into the cart, on any page: a word that it is there, or that the cart takes no more. */
export function CartNotices() {
  const cartHref = paths.cart(useLocale());
  const last = useMutationState({
    filters: { mutationKey: [...CART_KEY, 'add'] },
    select: ({ state }) => ({
      at: state.submittedAt,
      status: state.status,
      error: state.error,
      piece: (state.variables as AddToCart | undefined)?.piece ?? null,
    }),
  }).at(-1);
  const [seen, setSeen] = useState(last?.at ?? 0);
  const news = last && last.at > seen ? last : null;
  const close = () => setSeen(last?.at ?? 0);
  const isFull = news?.error instanceof ApiError && news.error.is('CART_FULL');

  return (
    <>
      <AddedToCartToast
        piece={news?.status === 'success' ? news.piece : null}
        cartHref={cartHref}
        onClose={close}
      />
      <CartFullModal open={isFull} limit={CART_ITEM_LIMIT} cartHref={cartHref} onClose={close} />
    </>
  );
}
