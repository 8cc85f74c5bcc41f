import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../features/session/me.query.ts';
import { wishlistFlagsQuery } from '../../features/wishlist/wishlist-flags.query.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useApi } from '../../lib/store-context.tsx';
import { useInBrowser } from '../../lib/use-browser-fact.ts';

/** State of the favourites: unknown, a visitor's (none) or a customer's. */
export type FavoritesState = 'asking' | 'visitor' | 'customer';

/** References of the customer's favourites, if the list filters by them. */
export function useFavorites({ favorite }: ShopFilters): {
  favorites: number[] | undefined;
  favoritesState: FavoritesState;
} {
  const api = useApi();
  const inBrowser = useInBrowser();
  const isSignedIn = seemsSignedIn();
  const isRequested = favorite !== undefined;
  const me = useQuery({ ...meQuery(api), enabled: isRequested && isSignedIn });
  const { data, isError } = useQuery({
    ...wishlistFlagsQuery(api),
    enabled: isRequested && Boolean(me.data),
  });
  const isVisitor = !isSignedIn || me.data === null || me.isError || isError;
  const favoritesState = inBrowser ? (isVisitor ? 'visitor' : data ? 'customer' : 'asking') : 'asking';
  return isRequested
    ? { favorites: data, favoritesState }
    : { favorites: undefined, favoritesState: 'visitor' };
}
