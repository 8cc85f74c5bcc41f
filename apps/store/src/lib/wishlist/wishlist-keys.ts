/** Everything that is known of the customer's list. */
export const WISHLIST_KEY = ['wishlist'] as const;
/** How many pieces are on it: every page shows that. */
export const WISHLIST_COUNT_KEY = ['wishlist-count'] as const;
