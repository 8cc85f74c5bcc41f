import { type Rows, forCustomers, forHolders, forOwner } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const bid = async ({ shop }: OwnershipWorld) => {
  const { reference, variantId } = await shop.item();
  return { productReference: reference, productVariantId: variantId, amount: 8_000 };
};

/** The id of a pending offer of the owner. */
const offer = async (world: OwnershipWorld) => {
  const { makePriceOffer } = await world.asOwner<{ makePriceOffer: { id: string } }>(
    'mutation($productReference: Int!, $productVariantId: ID!, $amount: Int!) { makePriceOffer(productReference: $productReference, productVariantId: $productVariantId, amount: $amount) { id } }',
    await bid(world),
  );
  return { id: makePriceOffer.id };
};

/** The link by which a seller answers the owner's offer. */
const link = async (world: OwnershipWorld) => {
  await offer(world);
  return { token: (await world.shop.sellerLink()).token };
};

export const OFFER_ROWS: Rows = {
  'Customer.offers': forCustomers(),
  'Mutation.makePriceOffer': forCustomers(bid),
  'Mutation.withdrawOffer': forOwner(offer),
  'Query.sellerOffer': forHolders('token', link),
  'Mutation.answerPriceOffer': forHolders('token', async (world) => ({
    ...(await link(world)),
    accept: false,
  })),
};
