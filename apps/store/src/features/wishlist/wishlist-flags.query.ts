import { WishlistReferencesDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { WISHLIST_KEY } from '../../lib/wishlist/wishlist-keys.ts';

/** References of all products on the wishlist, for the shop's favourites filter. */
export const wishlistFlagsQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: [...WISHLIST_KEY, 'references'],
    queryFn: async () => (await request(WishlistReferencesDocument, {})).me.wishlist.references,
    staleTime: 0,
  });
