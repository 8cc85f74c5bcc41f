/** In its own module, so that readers of the cache do not load the query's code. */
export const ownOfferKey = (reference: number) => ['own-offer', reference] as const;
