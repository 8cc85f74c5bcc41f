import { WishlistCountDocument } from '@patine/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { WISHLIST_COUNT_KEY } from '../../lib/wishlist/wishlist-keys.ts';
import { useApi } from '../../lib/store-context.tsx';

/** Number of products on the wishlist; requested only if a cookie hints at a session. */
export function useWishlistCount(): number {
  const { request } = useApi();
  const { data = 0 } = useQuery({
    queryKey: WISHLIST_COUNT_KEY,
    queryFn: async () => (await request(WishlistCountDocument, {})).me.wishlist.totalNumberOfItems,
    enabled: seemsSignedIn(),
  });
  return data;
}
