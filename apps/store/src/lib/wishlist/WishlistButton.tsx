import { WishlistHeart } from '@patine/ui/wishlist-heart/WishlistHeart';
import { toggleWishlist, useWishlistFlag } from './wishlist-store.ts';

export type WishlistButtonProps = {
  /** Of the product. */
  reference: number;
  /** Name of the button, with the piece's title. */
  label: string;
};

/** Empty in every page that the server makes: whose heart it is, the browser asks. */
export function WishlistButton({ reference, label }: WishlistButtonProps) {
  const pressed = useWishlistFlag(reference)?.pressed ?? false;
  return <WishlistHeart label={label} pressed={pressed} onToggle={() => toggleWishlist(reference)} />;
}
