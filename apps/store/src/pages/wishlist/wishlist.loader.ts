import { myWishlistQuery, publicWishlistQuery } from '../../features/wishlist/wishlist.query.ts';
import { meQuery } from '../../features/session/me.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { readPage } from '../../lib/parse-filters.ts';

export const loader: PageLoader = async ({ queryClient, api, signedIn, params, url }) => {
  const page = readPage(url.searchParams.get('page')) ?? 1;
  const { token } = params;
  if (token !== undefined) await queryClient.ensureQueryData(publicWishlistQuery(api, token, page));
  else if (signedIn && (await queryClient.ensureQueryData(meQuery(api))))
    // Always refetched: products may have been added since.
    await queryClient.fetchQuery({ ...myWishlistQuery(api, page), staleTime: 0 });
  return null;
};
