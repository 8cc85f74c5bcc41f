import { WishlistHeart } from '@patine/ui/wishlist-heart/WishlistHeart';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { toggleWishlist, useWishlistFlag } from '../../lib/wishlist/wishlist-store.ts';

export type WishlistCountButtonProps = { product: Product; className: string; look?: 'floating' | 'square' };

/** Wishlist button with the number of customers, including the visitor while pressed. */
export function WishlistCountButton({ product, className, look = 'floating' }: WishlistCountButtonProps) {
  const { reference, name, likes } = product;
  const { formatMessage } = useIntl();
  const { pressed = false, others = likes } = useWishlistFlag(reference) ?? {};
  const count = others + Number(pressed);
  return (
    <WishlistHeart
      label={formatMessage({ id: 'ui.wishlist-heart.label' }, { title: name })}
      pressed={pressed}
      look={look}
      className={className}
      count={count}
      aria-description={count > 0 ? formatMessage({ id: 'product.likes' }, { count }) : undefined}
      onToggle={() => toggleWishlist(reference)}
    />
  );
}
