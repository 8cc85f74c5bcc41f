/** Where the customer's own offer for a piece is kept: what only reads it needs none of the code that asks. */
export const ownOfferKey = (reference: number) => ['own-offer', reference] as const;
