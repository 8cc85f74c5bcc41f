import type { ShownCartInput } from '@patine/contract/operations';
import type { Money } from '@patine/core';

/** The parts of a cart that the buyer confirms. */
export type PayableCart = {
  id: string;
  updatedAt: string;
  priceDetails: { totalAmount: Money };
  subCarts: readonly { cartItems: readonly { variantId: string; price: Money }[] }[];
};

/** The prices that the page shows when the order button is pressed: the api refuses to charge anything else. */
export const shownCart = ({ priceDetails, subCarts }: PayableCart): ShownCartInput => ({
  totalAmount: priceDetails.totalAmount.amount,
  items: subCarts.flatMap(({ cartItems }) =>
    cartItems.map(({ variantId, price }) => ({ variantId, price: price.amount })),
  ),
});
