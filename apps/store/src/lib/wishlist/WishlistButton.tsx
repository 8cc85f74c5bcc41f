import { WishlistHeart } from '@patine/ui/wishlist-heart/WishlistHeart';
import { toggleWishlist, useWishlistFlag } from './wishlist-store.ts';

export type WishlistButtonProps = {
  /** Product reference. */
  reference: number;
  /** Accessible name of the button, including the product's title. */
  label: string;
};

/** Unpressed in server HTML: the browser requests the visitor's own state. */
export function WishlistButton({ reference, label }: WishlistButtonProps) {
  const pressed = useWishlistFlag(reference)?.pressed ?? false;
  return <WishlistHeart label={label} pressed={pressed} onToggle={() => toggleWishlist(reference)} />;
}
