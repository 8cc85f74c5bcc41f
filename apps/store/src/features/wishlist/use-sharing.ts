import { MakeWishlistPrivateDocument, ShareWishlistDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WISHLIST_KEY } from '../../lib/wishlist/wishlist-keys.ts';
import { useApi } from '../../lib/store-context.tsx';
import type { WishlistPage } from './wishlist.query.ts';

/** Creates or revokes the share link; returns the token, or null. */
export function useSharing() {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (share: boolean): Promise<string | null> => {
      if (share) return (await request(ShareWishlistDocument, {})).shareWishlist.token;
      await request(MakeWishlistPrivateDocument, {});
      return null;
    },
    onSuccess: (token) => {
      queryClient.setQueriesData<WishlistPage>({ queryKey: [...WISHLIST_KEY, 'mine'] }, (list) =>
        list ? { ...list, token } : undefined,
      );
      queryClient.removeQueries({ queryKey: [...WISHLIST_KEY, 'public'], type: 'inactive' });
    },
  });
}
