import type { ShownCartInput } from '@patine/contract/operations';
import type { Money } from '@patine/core';

/** The parts of a cart that its buyer agrees to pay. */
export type PayableCart = {
  id: string;
  updatedAt: string;
  priceDetails: { totalAmount: Money };
  subCarts: readonly { cartItems: readonly { variantId: string; price: Money }[] }[];
};

/** What the page shows when the binding button is pressed: the api refuses to ask for anything else. */
export const shownCart = ({ priceDetails, subCarts }: PayableCart): ShownCartInput => ({
  totalAmount: priceDetails.totalAmount.amount,
  items: subCarts.flatMap(({ cartItems }) =>
    cartItems.map(({ variantId, price }) => ({ variantId, price: price.amount })),
  ),
});
