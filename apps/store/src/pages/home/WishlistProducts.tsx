import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { HomeWishlist } from '../../features/wishlist/HomeWishlist.tsx';

export default function WishlistProducts() {
  return <HomeWishlist cards={useProductCards()} />;
}
