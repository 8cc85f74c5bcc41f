import { type Rows, forCustomers, forHolders } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const bid = async ({ shop }: OwnershipWorld) => {
  const { reference, variantId } = await shop.item();
  return { productReference: reference, productVariantId: variantId, amount: 8_000 };
};

/** The link by which a seller answers the owner's offer. */
const link = async (world: OwnershipWorld) => {
  await world.asOwner(
    'mutation($productReference: Int!, $productVariantId: ID!, $amount: Int!) { makePriceOffer(productReference: $productReference, productVariantId: $productVariantId, amount: $amount) { id } }',
    await bid(world),
  );
  return { token: (await world.shop.sellerLink()).token };
};

export const OFFER_ROWS: Rows = {
  'Customer.offers': forCustomers(),
  'Mutation.makePriceOffer': forCustomers(bid),
  'Query.sellerOffer': forHolders('token', link),
  'Mutation.answerPriceOffer': forHolders('token', async (world) => ({
    ...(await link(world)),
    accept: false,
  })),
};
