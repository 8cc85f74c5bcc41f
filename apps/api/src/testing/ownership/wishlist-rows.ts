import { type Rows, forCustomers, forHolders } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const item = async ({ shop }: OwnershipWorld) => ({ productReference: (await shop.item()).reference });

const shared = async ({ asOwner }: OwnershipWorld) => {
  const { shareWishlist } = await asOwner<{ shareWishlist: { token: string } }>(
    'mutation { shareWishlist { token } }',
  );
  return { token: shareWishlist.token };
};

const liked = async (world: OwnershipWorld) => {
  const { productReference } = await item(world);
  await world.asOwner('mutation($it: Int!) { addProductToWishlist(productReference: $it) { reference } }', {
    it: productReference,
  });
  const voter = '5b1c8a52-5d1f-4a5e-9a57-6f3f6a0e7f11';
  return { ...(await shared(world)), productReference, voter, loved: true };
};

export const WISHLIST_ROWS: Rows = {
  'Customer.wishlist': forCustomers(),
  'Customer.areProductsOnWishlist': forCustomers(() => ({ productReferences: [1] })),
  'Customer.publicWishlist': forCustomers(),
  'Mutation.addProductToWishlist': forCustomers(item),
  'Mutation.removeProductFromWishlist': forCustomers(item),
  'Mutation.shareWishlist': forCustomers(),
  'Query.publicWishlist': forHolders('token', shared),
  // Friends vote on a shared wishlist; its owner cannot.
  'Mutation.voteOnWishlist': { ...forHolders('token', liked), owner: 'ACCESS_DENIED' },
  'Mutation.makeWishlistPrivate': forCustomers(),
  'Customer.isOnWaitlist': forCustomers(item),
  'Mutation.joinWaitlist': forCustomers(item),
  'Mutation.leaveWaitlist': forCustomers(item),
};
