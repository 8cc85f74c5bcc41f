/** Key prefix of all wishlist queries. */
export const WISHLIST_KEY = ['wishlist'] as const;
/** Number of products on the wishlist, shown on every page. */
export const WISHLIST_COUNT_KEY = ['wishlist-count'] as const;
