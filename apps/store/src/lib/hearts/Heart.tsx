import { WishlistHeart } from '@patine/ui/wishlist-heart/WishlistHeart';
import { pressHeart, useHeart } from './hearts.ts';

export type HeartProps = {
  /** Of the product. */
  reference: number;
  /** Name of the button, with the piece's title. */
  label: string;
};

/** Empty in every page that the server makes: whose heart it is, the browser asks. */
export function Heart({ reference, label }: HeartProps) {
  const pressed = useHeart(reference)?.pressed ?? false;
  return <WishlistHeart label={label} pressed={pressed} onToggle={() => pressHeart(reference)} />;
}
